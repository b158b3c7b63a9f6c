/** Gate stages bound to their reviewer before the first call: the model rule is kept, or the run does not start. */
import { EvalGateConfigError } from './gate-errors.ts';
import { adapterOfModel, vendorModel } from './identity.ts';
import { ModelSelection, selectReviewer } from './model-selection.ts';
import { familyOf } from './model-table.ts';
import type { AgentPlan, Credentials, MissingCredential, Plan, StagePlan } from './plan.ts';
import { missingVariables } from './resolve-agents.ts';
import { routeModels } from './route.ts';

export interface BoundGates {
  readonly plan: Plan;
  readonly missing: readonly MissingCredential[];
  readonly warnings: readonly string[];
}

/** @throws EvalGateConfigError where a required rule can't be kept, or can't be checked for want of an implementer. */
export function bindGates(plan: Plan, implementers: readonly string[], credentials: Credentials): BoundGates {
  const missing: MissingCredential[] = [];
  const warnings: string[] = [];
  const stages = plan.stages.map((stage): StagePlan => {
    const agent = stage.agents[0];
    if (stage.gate === null || agent === undefined) return stage;
    const { selection, candidates: named } = stage.gate;
    const required =
      selection === ModelSelection.DifferentModelRequired ||
      selection === ModelSelection.DifferentFamilyRequired;
    if (agent.adapter === 'command' && agent.modelAsked === null) {
      if (required)
        throw new EvalGateConfigError(
          `Gate ${stage.name} requires another model than the implementer's, but nothing says which model its command calls.`,
          'Name it with model: beside the command.',
        );
      return stage;
    }
    const candidates = named.length > 0 ? named : routed(agent, implementers, credentials);
    const { reviewer, warning } = selectReviewer({
      mode: selection,
      implementers,
      candidates: usable(candidates, agent, credentials),
      explicit: agent.modelAsked,
    });
    // Without any candidate the rule's fallback is the implementer, which nobody named as a reviewer.
    if (reviewer === '' || (candidates.length === 0 && agent.modelAsked === null)) {
      missing.push({
        stage: stage.name,
        agent: agent.label,
        variables: missingVariables(agent.adapter === 'static' ? 'anthropic' : agent.adapter, credentials),
      });
      return stage;
    }
    if (warning !== undefined) warnings.push(`gate ${stage.name}: ${warning}`);
    const adapter =
      agent.adapter === 'command' ? 'command' : (agent.adapterNamed ?? adapterOfModel(reviewer));
    const lacking = missingVariables(adapter, credentials);
    if (lacking.length > 0) missing.push({ stage: stage.name, agent: agent.label, variables: lacking });
    return {
      ...stage,
      agents: [{ ...agent, adapter, model: vendorModel(adapter, reviewer), fallbacks: [] }],
    };
  });
  return { plan: { ...plan, stages }, missing, warnings };
}

/**
 * Gates as a preview shows them: bound where it is known who wrote the change (`implementers`), else without a model. @throws EvalGateConfigError where a known implementer leaves no reviewer.
 */
export function previewGates(
  reading: { readonly plan: Plan; readonly missing: readonly MissingCredential[] },
  implementers: readonly string[] | undefined,
  credentials: Credentials,
): Pick<BoundGates, 'plan' | 'missing'> {
  const open: Plan = {
    ...reading.plan,
    stages: reading.plan.stages.map((stage) =>
      stage.gate === null
        ? stage
        : { ...stage, agents: stage.agents.map((agent) => ({ ...agent, model: agent.modelAsked })) },
    ),
  };
  const ruled = implementers === undefined ? withoutRule(reading.plan) : reading.plan;
  const bound = bindGates(ruled, implementers ?? [], credentials);
  const missing = [...reading.missing, ...bound.missing];
  return { plan: implementers === undefined ? open : bound.plan, missing };
}

/** For what is missing whoever wrote the change. */
function withoutRule(plan: Plan): Plan {
  return {
    ...plan,
    stages: plan.stages.map((stage) => ({
      ...stage,
      gate: stage.gate === null ? null : { ...stage.gate, selection: ModelSelection.SameModelOk },
    })),
  };
}

/** The router's picks by effort, other families first. */
function routed(agent: AgentPlan, implementers: readonly string[], credentials: Credentials): string[] {
  if (agent.modelAsked !== null) return [];
  const picks = routeModels({
    effort: agent.effort,
    adapter:
      agent.adapterNamed === null ||
      agent.adapterNamed === 'command' ||
      agent.adapterNamed === 'static' ||
      agent.adapterNamed === 'sarif'
        ? undefined
        : agent.adapterNamed,
    override: undefined,
    has: (vendor) => credentials.has(vendor),
    usedFamilies: new Set(implementers.map(familyOf)),
  });
  return picks.map(({ adapter, model }) => (model.includes('/') ? model : `${adapter}/${model}`));
}

/** Candidates that a call can be made to; all of them where none can, so that the error names what is missing. */
function usable(
  candidates: readonly string[],
  agent: AgentPlan,
  credentials: Credentials,
): readonly string[] {
  const ready = candidates.filter(
    (model) => missingVariables(agent.adapterNamed ?? adapterOfModel(model), credentials).length === 0,
  );
  return ready.length > 0 ? ready : candidates;
}
