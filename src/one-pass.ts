/** One change through the pipeline, from who wrote it to what the pass found; sealing is the caller's. */
import { costOf } from './agents/pricing.ts';
import type { Change } from './change/change.ts';
import { countChangedLines } from './change/change.ts';
import { type Scope, scopeOf } from './change/scope.ts';
import { type Knowledge, noKnowledge } from './context/knowledge.ts';
import { implementersOf, prepareGates } from './gate-material.ts';
import { messageOf } from './kernel/errors.ts';
import { needsDetection, planOf, routesModels } from './plan-of-run.ts';
import type { PreparedRun } from './prepared-run.ts';
import { limitBroken, type ObtainedChange } from './preview.ts';
import { PassProof } from './proof.ts';
import { nothingToReview, refuseMissing, refuseUnpriced } from './refusals.ts';
import { type Finished, type ReviewRecord, recordOfReview } from './report/record.ts';
import { reviewPass } from './review.ts';
import type { RunPorts } from './run-ports.ts';
import type { StageProgress } from './stages/stage-inputs.ts';
import { noteChangedRules } from './standard.ts';

export type PassOfRun =
  | { readonly kind: 'nothing'; readonly reason: string }
  | {
      readonly kind: 'pass';
      readonly change: Change;
      readonly finished: Finished;
      /** Undefined where no receipts are made. */
      readonly proof: PassProof | undefined;
    };

/** `passIndex` 0 is a single pass. @throws ReviewError where the pass can't be made. */
export async function reviewOnce(
  run: PreparedRun,
  obtained: ObtainedChange,
  passIndex: number,
): Promise<PassOfRun> {
  const { settings, ports, located, loaded, rules, calls } = run;
  const { change } = obtained;
  let asked: Promise<readonly string[]> | undefined;
  // The commits are read once, and only where somebody needs to know who made them.
  const implementers = (): Promise<readonly string[]> => (asked ??= implementersOf(settings, obtained));
  const written = routesModels(loaded.pipeline) ? await implementers() : [];
  const scope = scopeOf(change.files, loaded.pipeline.ignore, obtained.attributed);
  const detection = needsDetection(loaded.pipeline)
    ? await (await import('./detect.ts')).detectionOf(obtained, scope)
    : undefined;
  const reading = planOf(ports, located, loaded, written, { detection, noContext: settings.panel.raw });
  const nothing = nothingToReview(change, scope, reading.plan);
  if (nothing !== undefined) return { kind: 'nothing', reason: nothing };
  const { plan, missing, material } = await prepareGates(
    settings,
    ports,
    reading.plan,
    obtained,
    implementers,
  );
  refuseMissing(located, [...reading.missing, ...missing]);
  noteChangedRules(ports.log, change, rules);
  if (plan.limits.max_cost_usd !== undefined) refuseUnpriced(plan, await run.prices());
  announce(ports, change, scope, run);
  // What earlier passes of a contour used is in the budget already.
  const broken = passIndex > 1 ? undefined : await limitBroken(ports, plan, loaded, rules, obtained);
  if (broken !== undefined) calls.budget.refuse(broken);
  const proof =
    run.proof === undefined
      ? undefined
      : new PassProof(run.proof, {
          change,
          plan,
          ruleset: rules.ruleset,
          issue: material?.spec ?? (await issueOf(run, change)),
          passIndex,
        });
  const progress = proof === undefined ? ports.progress : watchedBy(ports.progress, proof);
  const knowledge =
    broken !== undefined || run.stopped() !== undefined
      ? noKnowledge('raw', broken ?? 'the run was stopped')
      : plan.context === null
        ? noKnowledge('raw', settings.panel.raw ? 'no-context' : 'the pipeline has no context')
        : await (await import('./context-of-run.ts')).contextOf(run, plan, obtained, scope, progress);
  sayKnowledge(ports, knowledge);
  const finished = await reviewPass(
    {
      ...ports,
      progress,
      calls,
      stopped: run.stopped,
      positionNow: obtained.positionNow,
      headFile: obtained.headFile,
      reader: obtained.repository,
      cost: async (made) => (made.length === 0 ? 0 : costOf(await run.prices(), made)),
      workTree: await ports.guardWorkTree(),
      // The files of a sealed pass stay as they are until the next one is sealed.
      checkpoint: async (soFar) => {
        if (passIndex <= 1) await keepOrWarn(ports, recordOfReview(run.facts(), soFar), change);
      },
    },
    {
      plan,
      source: located.origin,
      change,
      scope,
      contract: run.contract,
      rules,
      gate: material,
      templates: loaded.templates,
      panel: settings.panel,
      knowledge,
      detection,
    },
  );
  return { kind: 'pass', change, finished, proof };
}

function sayKnowledge({ log }: RunPorts, { mode, reason, notes, rows }: Knowledge): void {
  if (mode === 'degraded') log.warn(`context: degraded: ${reason}`);
  if (mode === 'full') log.info(`context: ${rows.length} rows`);
  for (const note of notes) log.info(`context: ${note}`);
}

/** A full disk loses the file, not the verdict: it is printed and published all the same (AC-131). */
export async function keepOrWarn(
  ports: RunPorts,
  record: ReviewRecord,
  change: Change | undefined,
): Promise<void> {
  try {
    await ports.keep(record, change);
  } catch (thrown) {
    ports.log.warn(`The record could not be kept: ${messageOf(thrown)}`);
  }
}

/** Calls and ends of stages, told to the proof as well as to whoever watches. */
function watchedBy(progress: StageProgress, proof: PassProof): StageProgress {
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
async function issueOf({ settings, ports }: PreparedRun, change: Change): Promise<string> {
  if (settings.spec !== undefined) return ports.readFile(settings.spec);
  return `# ${change.title}\n\n${change.description}`;
}

function announce(ports: RunPorts, change: Change, scope: Scope, { located }: PreparedRun): void {
  const lines = scope.reviewed.reduce((sum, file) => sum + countChangedLines(file), 0);
  ports.log.info(
    `pipeline ${located.path} (${located.origin}); ${scope.reviewed.length} of ${change.files.length} files in scope, ${lines} changed lines, from ${change.source}`,
  );
}
