/** The story of a run: which change, under which pipeline, to which record and exit code. No edge is known here. */

import { Budget } from './agents/budget.ts';
import type { CallContext } from './agents/call-model.ts';
import { previewGates } from './agents/gate-plan.ts';
import type { ModelClient } from './agents/model-client.ts';
import { type Credentials, type Plan, type PlanReading, resolvePlan } from './agents/plan.ts';
import { costOf, type PriceList } from './agents/pricing.ts';
import type { Change } from './change/change.ts';
import { countChangedLines } from './change/change.ts';
import { CoverageLedger } from './change/coverage.ts';
import type { Obtained } from './change/obtained.ts';
import { type Scope, scopeOf } from './change/scope.ts';
import type { WorkTreeGuard } from './change/work-tree.ts';
import { type AgentEstimate, brokenLimit, estimateRun, renderEstimates } from './estimate.ts';
import { implementersOf, namedImplementer, prepareGates } from './gate-material.ts';
import type { Clock } from './kernel/clock.ts';
import { messageOf, ReviewError } from './kernel/errors.ts';
import type { RecordingLog } from './kernel/log.ts';
import type { LoadedPipeline } from './pipeline/load.ts';
import { formatProblem, type PipelineProblem } from './pipeline/problem.ts';
import {
  type FileReader,
  type LocatedPipeline,
  locatePipeline,
  type PipelineSources,
} from './pipeline/source.ts';
import { nothingToReview, refuseMissing, refuseUnpriced } from './refusals.ts';
import { renderPlan } from './report/plan-text.ts';
import {
  type Finished,
  type ReviewRecord,
  type RunFacts,
  recordOfReview,
  recordWithoutReview,
} from './report/record.ts';
import { reviewPass } from './review.ts';
import type { LoadedRules } from './rules/load-rules.ts';
import type { Settings } from './settings/settings.ts';
import type { StageInputs, StagePorts } from './stages/stage-inputs.ts';
import { loadStandard, noteChangedRules } from './standard.ts';

/** Time for a whole run where the pipeline sets none. */
export const DEFAULT_DEADLINE = 3_600_000;

export interface RunPorts extends Pick<StagePorts, 'secrets' | 'readFile' | 'root' | 'progress'> {
  readonly version: string;
  readonly log: RecordingLog;
  readonly clock: Clock;
  readonly models: ModelClient;
  readonly random: () => number;
  readonly credentials: Credentials;
  /** Files under the shipped templates/review. */
  readonly shipped: FileReader;
  /** Where a pipeline is read from when no change is at hand. */
  readonly localSources: () => Promise<PipelineSources>;
  /** Aborts when a person or the runner stops the run. */
  readonly cancelled: AbortSignal;
  readonly obtainChange: () => Promise<Obtained>;
  /** Takes the state of the work tree; undefined where there is none. */
  readonly guardWorkTree: () => Promise<WorkTreeGuard | undefined>;
  readonly prices: () => Promise<PriceList>;
  /** Keeps the record; called again with each fuller one. */
  readonly keep: (record: ReviewRecord, change: Change | undefined) => Promise<void>;
  /** Warnings about the pipeline file, for annotation. */
  readonly pipelineWarnings: (path: string, warnings: readonly PipelineProblem[]) => void;
}

export interface RunResult {
  readonly record: ReviewRecord;
  /** Text for standard output where the run has one of its own (a plan); else the record is rendered. */
  readonly text: string | undefined;
}

/** @throws ReviewError where the run could not start; a review that began always gives a record. */
export async function run(settings: Settings, ports: RunPorts): Promise<RunResult> {
  const started = ports.clock.monotonic();
  const startedAt = new Date(ports.clock.now()).toISOString();
  const facts = (): RunFacts => ({
    version: ports.version,
    startedAt,
    duration: Math.round(ports.clock.monotonic() - started),
    warnings: ports.log.warnings,
  });
  if (settings.mode !== 'review') return preview(settings, ports, facts);
  let obtained: Obtained;
  try {
    obtained = await ports.obtainChange();
  } catch (thrown) {
    if (!ports.cancelled.aborted) throw thrown;
    return keepWithoutReview(
      ports,
      recordWithoutReview(facts(), 'not-reviewed', 'the run was cancelled before the review began'),
    );
  }
  if (obtained.kind === 'skip')
    return keepWithoutReview(ports, recordWithoutReview(facts(), 'skipped', obtained.reason));
  const { change, sources } = obtained;
  const located = await locatePipeline(sources, settings.pipeline);
  if (located.notice !== undefined) ports.log.warn(located.notice);
  const loaded = await load(ports, located);
  const written = routesModels(loaded.pipeline) ? await implementersOf(settings, obtained) : [];
  const reading = planOf(ports, located, loaded, written);
  const scope = scopeOf(change.files, reading.plan.ignore, obtained.attributed);
  const nothing = nothingToReview(change, scope, reading.plan);
  if (nothing !== undefined)
    return keepWithoutReview(ports, recordWithoutReview(facts(), 'skipped', nothing));
  const { plan, missing, material } = await prepareGates(settings, ports, reading.plan, obtained);
  refuseMissing(located, [...reading.missing, ...missing]);
  const rules = await loadStandard(ports.log, sources, located, loaded);
  noteChangedRules(ports.log, change, rules);
  // The list is large, and only a bound on cost needs it before the end.
  const prices = plan.limits.max_cost_usd === undefined ? undefined : await ports.prices();
  if (prices !== undefined) refuseUnpriced(plan, prices);
  announce(ports, change, scope, located);
  const contract = await ports.shipped('contract.md');
  if (contract === undefined)
    throw new ReviewError('internal', 'The shipped contract.md is missing.', {
      next: 'Install the package again.',
    });

  const budget = new Budget(plan.limits, prices);
  const broken = await limitBroken(ports, plan, loaded, rules, obtained);
  if (broken !== undefined) budget.refuse(broken);
  const deadline = new AbortController();
  const limit =
    plan.limits.deadline_seconds === undefined ? DEFAULT_DEADLINE : plan.limits.deadline_seconds * 1000;
  const ends = ports.clock.monotonic() + limit;
  const finished = new AbortController();
  void ports.clock.sleep(limit, finished.signal).then(() => deadline.abort());
  const calls: CallContext = {
    client: ports.models,
    clock: ports.clock,
    budget,
    signal: AbortSignal.any([ports.cancelled, deadline.signal]),
    remaining: () => ends - ports.clock.monotonic(),
    random: ports.random,
    refused: new Map(),
  };
  const stopped = (): string | undefined => {
    if (ports.cancelled.aborted) return 'the run was cancelled';
    return deadline.signal.aborted && !finished.signal.aborted
      ? `the deadline of ${limit / 1000} s passed`
      : undefined;
  };
  const keepPass = async (pass: Finished): Promise<ReviewRecord> => {
    const record = recordOfReview(facts(), pass);
    await keepOrWarn(ports, record, change);
    return record;
  };
  const pass = await reviewPass(
    {
      ...ports,
      calls,
      stopped,
      headNow: obtained.headNow,
      headFile: obtained.headFile,
      reader: obtained.repository,
      cost: async (made) => (made.length === 0 ? 0 : costOf(prices ?? (await ports.prices()), made)),
      workTree: await ports.guardWorkTree(),
      checkpoint: async (soFar) => {
        await keepPass(soFar);
      },
    },
    {
      plan,
      source: located.origin,
      change,
      scope,
      contract,
      rules,
      gate: material,
      templates: loaded.templates,
    },
  );
  const record = await keepPass(pass);
  finished.abort();
  return { record, text: undefined };
}

async function preview(settings: Settings, ports: RunPorts, facts: () => RunFacts): Promise<RunResult> {
  const located = await locatePipeline(await ports.localSources(), settings.pipeline);
  const loaded = await load(ports, located);
  const dry = settings.mode === 'dry-run';
  const obtained = dry ? await changeAtHand(settings, ports) : undefined;
  const named = namedImplementer(settings);
  const written =
    obtained !== undefined ? await implementersOf(settings, obtained) : named.length > 0 ? named : undefined;
  const reading = planOf(ports, located, loaded, written ?? []);
  const { plan, missing } = previewGates(reading, dry ? written : undefined, ports.credentials);
  const rules = await loadStandard(ports.log, await ports.localSources(), located, loaded);
  const closing = dry ? 'Dry run: no model was called.' : 'Pipeline OK';
  const estimates =
    obtained === undefined
      ? ''
      : `${renderEstimates(await estimate(ports, plan, loaded, rules, obtained))}\n`;
  const record = { ...recordWithoutReview(facts(), dry ? 'dry-run' : 'validated', closing), plan };
  return {
    record,
    text: `${renderPlan(plan, `${located.path} (${located.origin})`, dry ? missing : [], rules)}\n${estimates}${closing}\n`,
  };
}

type ObtainedChange = Extract<Obtained, { kind: 'change' }>;

/** A change that the caller names; one that can't be had leaves the preview without figures, and says so. */
async function changeAtHand(settings: Settings, ports: RunPorts): Promise<ObtainedChange | undefined> {
  const { kind } = settings.target;
  if (kind === 'event') return undefined;
  try {
    const obtained = await ports.obtainChange();
    return obtained.kind === 'change' ? obtained : undefined;
  } catch (thrown) {
    if (kind !== 'pull-request') throw thrown;
    ports.log.warn(`no estimate without the change: ${messageOf(thrown)}`);
    return undefined;
  }
}

async function estimate(
  ports: RunPorts,
  plan: Plan,
  loaded: LoadedPipeline,
  rules: LoadedRules,
  { change, attributed, headFile }: ObtainedChange,
): Promise<AgentEstimate[]> {
  const scope = scopeOf(change.files, plan.ignore, attributed);
  const inputs: StageInputs = {
    change,
    diffText: '',
    scope,
    ledger: new CoverageLedger(scope.reviewed),
    earlier: [],
    modelsReview: true,
    contract: (await ports.shipped('contract.md')) ?? '',
    templates: loaded.templates,
    ruleset: rules.ruleset,
    replySchema: {},
    callTimeout: 0,
    cacheWarmup: false,
    headFile,
    reader: undefined,
  };
  return estimateRun(plan, inputs, await ports.prices());
}

/** The first limit of the pipeline that the whole run would break, by its estimate; checked before the first call. */
async function limitBroken(
  ports: RunPorts,
  plan: Plan,
  loaded: LoadedPipeline,
  rules: LoadedRules,
  obtained: ObtainedChange,
): Promise<string | undefined> {
  const { max_calls, max_input_tokens, max_cost_usd } = plan.limits;
  if (max_calls === undefined && max_input_tokens === undefined && max_cost_usd === undefined)
    return undefined;
  return brokenLimit(plan.limits, await estimate(ports, plan, loaded, rules, obtained));
}

/** The schema library loads here, while the first request is on its way. */
async function load(ports: RunPorts, located: LocatedPipeline): Promise<LoadedPipeline> {
  const { loadPipeline } = await import('./pipeline/load.ts');
  const loaded = await loadPipeline(located, ports.shipped);
  for (const warning of loaded.warnings) ports.log.warn(formatProblem(located.path, warning));
  ports.pipelineWarnings(located.path, loaded.warnings);
  return loaded;
}

/** Whether a model is the router's to pick, so that it matters who wrote the change. */
function routesModels({ stages }: LoadedPipeline['pipeline']): boolean {
  return stages.some(({ kind, agents }) =>
    agents.some(
      ({ model, adapter, command, sarif }) =>
        kind !== 'gate' &&
        model === null &&
        adapter !== 'static' &&
        command === undefined &&
        sarif === undefined,
    ),
  );
}

function planOf(
  ports: RunPorts,
  located: LocatedPipeline,
  loaded: LoadedPipeline,
  implementers: readonly string[],
): PlanReading {
  const stem = (located.path.split('/').at(-1) ?? '').replace(/\.ya?ml$/i, '');
  return resolvePlan(loaded.pipeline, stem === '' ? 'review' : stem, ports.credentials, implementers);
}

/** A full disk loses the file, not the verdict: it is printed and published all the same (AC-131). */
async function keepOrWarn(ports: RunPorts, record: ReviewRecord, change: Change | undefined): Promise<void> {
  try {
    await ports.keep(record, change);
  } catch (thrown) {
    ports.log.warn(`The record could not be kept: ${messageOf(thrown)}`);
  }
}

async function keepWithoutReview(ports: RunPorts, record: ReviewRecord): Promise<RunResult> {
  await keepOrWarn(ports, record, undefined);
  return { record, text: undefined };
}

function announce(ports: RunPorts, change: Change, scope: Scope, located: LocatedPipeline): void {
  const lines = scope.reviewed.reduce((sum, file) => sum + countChangedLines(file), 0);
  ports.log.info(
    `pipeline ${located.path} (${located.origin}); ${scope.reviewed.length} of ${change.files.length} files in scope, ${lines} changed lines, from ${change.source}`,
  );
}
