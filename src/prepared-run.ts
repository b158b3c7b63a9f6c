/** What every pass of a run shares, settled before the first: the standard, the budget, the time, who signs. */
import { Budget } from './agents/budget.ts';
import type { CallContext } from './agents/call-model.ts';
import type { PriceList } from './agents/pricing.ts';
import { ReviewError } from './kernel/errors.ts';
import type { LoadedPipeline } from './pipeline/load.ts';
import { type LocatedPipeline, locatePipeline } from './pipeline/source.ts';
import { load } from './plan-of-run.ts';
import type { ObtainedChange } from './preview.ts';
import type { ProofPorts } from './proof.ts';
import type { RunFacts } from './report/record.ts';
import type { LoadedRules } from './rules/load-rules.ts';
import type { RunPorts } from './run-ports.ts';
import type { Settings } from './settings/settings.ts';
import { loadStandard } from './standard.ts';

/** Milliseconds for a whole run where the pipeline sets none; a contour also waits for checks and fixes. */
export const DEFAULT_DEADLINE = 3_600_000;
export const DEFAULT_CONTOUR_DEADLINE = 5.5 * 3_600_000;

export interface PreparedRun {
  readonly settings: Settings;
  readonly ports: RunPorts;
  readonly located: LocatedPipeline;
  readonly loaded: LoadedPipeline;
  readonly rules: LoadedRules;
  readonly contract: string;
  readonly calls: CallContext;
  readonly prices: () => Promise<PriceList>;
  /** Why the run was stopped from outside; undefined while it runs. */
  readonly stopped: () => string | undefined;
  readonly proof: ProofPorts | undefined;
  readonly facts: () => RunFacts;
  /** Ends the run's clock. */
  readonly finish: () => void;
}

/** Pipeline and rules as the first head has them: every pass of a chain is held to the same standard. */
export async function prepareRun(
  settings: Settings,
  ports: RunPorts,
  facts: () => RunFacts,
  obtained: ObtainedChange,
): Promise<PreparedRun> {
  const { sources } = obtained;
  const located = await locatePipeline(sources, settings.pipeline);
  if (located.notice !== undefined) ports.log.warn(located.notice);
  const loaded = await load(ports, located);
  const rules = await loadStandard(ports.log, sources, located, loaded);
  const contract = await ports.shipped('contract.md');
  if (contract === undefined)
    throw new ReviewError('internal', 'The shipped contract.md is missing.', {
      next: 'Install the package again.',
    });
  const { limits } = loaded.pipeline;
  // The list is large, and only a bound on cost needs it before the end.
  const early = limits.max_cost_usd === undefined ? undefined : await ports.prices();
  const prices = async (): Promise<PriceList> => early ?? ports.prices();
  const limit =
    limits.deadline_seconds !== undefined
      ? limits.deadline_seconds * 1000
      : settings.contour === undefined
        ? DEFAULT_DEADLINE
        : DEFAULT_CONTOUR_DEADLINE;
  const deadline = new AbortController();
  const finished = new AbortController();
  const ends = ports.clock.monotonic() + limit;
  void ports.clock.sleep(limit, finished.signal).then(() => deadline.abort());
  return {
    settings,
    ports,
    located,
    loaded,
    rules,
    contract,
    calls: {
      client: ports.models,
      clock: ports.clock,
      budget: new Budget(limits, early),
      signal: AbortSignal.any([ports.cancelled, deadline.signal]),
      remaining: () => ends - ports.clock.monotonic(),
      random: ports.random,
      refused: new Map(),
    },
    prices,
    stopped: () => {
      if (ports.cancelled.aborted) return 'the run was cancelled';
      return deadline.signal.aborted && !finished.signal.aborted
        ? `the deadline of ${limit / 1000} s passed`
        : undefined;
    },
    proof: await ports.proof?.(),
    facts,
    finish: () => finished.abort(),
  };
}
