/** Why a run does not begin: keys that are not set, a bound that can't be kept, nothing to look at. */
import { NO_USAGE } from './agents/model-client.ts';
import type { Plan, PlanReading } from './agents/plan.ts';
import type { PriceList } from './agents/pricing.ts';
import type { Change } from './change/change.ts';
import type { Scope } from './change/scope.ts';
import { ReviewError } from './kernel/errors.ts';
import type { LocatedPipeline } from './pipeline/source.ts';

export function refuseMissing(located: LocatedPipeline, missing: PlanReading['missing']): void {
  if (missing.length === 0) return;
  const lines = missing.map(
    ({ stage, agent, variables }) =>
      `${located.path}: agent ${stage}/${agent} needs ${variables.join(' or ')}, which is not set`,
  );
  throw new ReviewError('credentials-missing', lines.join('\n'), {
    next: 'Set the variables in the environment of the step (secrets of the repository), or name other adapters. Nothing was reviewed.',
  });
}

/** A bound on cost that can't be computed is no bound. */
export function refuseUnpriced(plan: Plan, prices: PriceList): void {
  const stages = plan.context === null ? plan.stages : [plan.context.stage, ...plan.stages];
  const agents = stages.flatMap((stage) => stage.agents.map((agent) => ({ stage, agent })));
  const unpriced = agents.filter(
    ({ agent }) => agent.model !== null && prices.price(agent.adapter, agent.model, NO_USAGE) === undefined,
  );
  const commands = agents.filter(({ agent }) => agent.adapter === 'command');
  if (unpriced.length + commands.length === 0) return;
  const names = [...unpriced, ...commands].map(
    ({ stage, agent }) => `${stage.name}/${agent.label} (${agent.model ?? agent.adapter})`,
  );
  throw new ReviewError(
    'usage',
    `limits.max_cost_usd needs a price for every model, and there is none for ${names.join(', ')}.`,
    {
      next: 'Bound the run by max_calls or tokens instead, or name models with a list price.',
    },
  );
}

/** Why there is nothing for a reviewer to look at; undefined where there is something. */
export function nothingToReview(change: Change, scope: Scope, plan: Plan): string | undefined {
  if (change.files.length === 0) return 'the change is empty';
  if (scope.reviewed.length > 0 || scope.notes.length > 0) return undefined;
  // Deterministic checks look for secrets where no model needs to look.
  const scanned = plan.stages.some(({ agents }) => agents.some(({ adapter }) => adapter === 'static'));
  if (scanned && scope.excluded.some(({ kind }) => kind === 'derived')) return undefined;
  const reasons = [...new Set(scope.excluded.map(({ reason }) => reason))].join(', ');
  return `nothing in scope: all ${change.files.length} changed files are left out (${reasons})`;
}
