/** The story of a run: which change, under which pipeline, to which record and exit code. No edge is known here. */

import { Budget } from './agents/budget.ts';
import type { CallContext } from './agents/call-model.ts';
import { costOf } from './agents/pricing.ts';
import type { Change } from './change/change.ts';
import { countChangedLines } from './change/change.ts';
import type { Obtained } from './change/obtained.ts';
import { type Scope, scopeOf } from './change/scope.ts';
import { implementersOf, prepareGates } from './gate-material.ts';
import { messageOf, ReviewError } from './kernel/errors.ts';
import { type LocatedPipeline, locatePipeline } from './pipeline/source.ts';
import { load, planOf, routesModels } from './plan-of-run.ts';
import { limitBroken, preview } from './preview.ts';
import { EMPTY_CHAIN, PassProof } from './proof.ts';
import type { Proof } from './receipts/proof.ts';
import { nothingToReview, refuseMissing, refuseUnpriced } from './refusals.ts';
import {
  type Finished,
  type ReviewRecord,
  type RunFacts,
  recordOfReview,
  recordWithoutReview,
} from './report/record.ts';
import { reviewPass } from './review.ts';
import type { RunPorts, RunResult } from './run-ports.ts';
import type { Settings } from './settings/settings.ts';
import type { StageProgress } from './stages/stage-inputs.ts';
import { loadStandard, noteChangedRules } from './standard.ts';

/** Time for a whole run where the pipeline sets none. */
export const DEFAULT_DEADLINE = 3_600_000;

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
  let asked: Promise<readonly string[]> | undefined;
  // The commits are read once, and only where somebody needs to know who made them.
  const implementers = (): Promise<readonly string[]> => (asked ??= implementersOf(settings, obtained));
  const written = routesModels(loaded.pipeline) ? await implementers() : [];
  const reading = planOf(ports, located, loaded, written);
  const scope = scopeOf(change.files, reading.plan.ignore, obtained.attributed);
  const nothing = nothingToReview(change, scope, reading.plan);
  if (nothing !== undefined)
    return keepWithoutReview(ports, recordWithoutReview(facts(), 'skipped', nothing));
  const { plan, missing, material } = await prepareGates(
    settings,
    ports,
    reading.plan,
    obtained,
    implementers,
  );
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
  const proofPorts = await ports.proof?.();
  const proof =
    proofPorts === undefined
      ? undefined
      : new PassProof(proofPorts, {
          change,
          plan,
          ruleset: rules.ruleset,
          issue: material?.spec ?? (await issueOf(settings, ports, change)),
          passIndex: 0,
        });
  const pass = await reviewPass(
    {
      ...ports,
      progress: proof === undefined ? ports.progress : proofOf(ports.progress, proof),
      calls,
      stopped,
      headNow: obtained.headNow,
      headFile: obtained.headFile,
      reader: obtained.repository,
      cost: async (made) => (made.length === 0 ? 0 : costOf(prices ?? (await ports.prices()), made)),
      workTree: await ports.guardWorkTree(),
      checkpoint: (soFar) => keepOrWarn(ports, recordOfReview(facts(), soFar), change),
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
  const record = recordOfReview(facts(), pass);
  const proven = proof === undefined ? undefined : await sealOrWarn(ports, proof, pass, record);
  if (proven === undefined) await keepOrWarn(ports, record, change);
  finished.abort();
  return { record, text: undefined, proof: proven };
}

/** Calls and ends of stages, told to the proof as well as to whoever watches. */
function proofOf(progress: StageProgress, proof: PassProof): StageProgress {
  return {
    stageStarted: (stage) => progress.stageStarted(stage),
    agentFinished: (stage, report) => progress.agentFinished(stage, report),
    stageFinished: (result) => {
      proof.stageFinished();
      progress.stageFinished(result);
    },
    callFinished: (stage, agent, record) => proof.callFinished(stage.name, agent, record),
  };
}

/** Without a gate, the purpose is what reviewers are told: title and description. */
async function issueOf(settings: Settings, ports: RunPorts, change: Change): Promise<string> {
  if (settings.spec !== undefined) return ports.readFile(settings.spec);
  return `# ${change.title}\n\n${change.description}`;
}

async function sealOrWarn(
  ports: RunPorts,
  proof: PassProof,
  pass: Finished,
  record: ReviewRecord,
): Promise<Proof | undefined> {
  try {
    return (await proof.seal(EMPTY_CHAIN, pass, record)).proof;
  } catch (thrown) {
    ports.log.warn(`No receipt was written: ${messageOf(thrown)}. The verdict stands without one.`);
    return undefined;
  }
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
  return { record, text: undefined, proof: undefined };
}

function announce(ports: RunPorts, change: Change, scope: Scope, located: LocatedPipeline): void {
  const lines = scope.reviewed.reduce((sum, file) => sum + countChangedLines(file), 0);
  ports.log.info(
    `pipeline ${located.path} (${located.origin}); ${scope.reviewed.length} of ${change.files.length} files in scope, ${lines} changed lines, from ${change.source}`,
  );
}
