/** The story of one pass: the stages in order over one change, what was seen, and the verdict. */

import type { CallRecord } from './agents/call-model.ts';
import type { Plan, StagePlan } from './agents/plan.ts';
import type { Change, Position } from './change/change.ts';
import type { Coverage } from './change/coverage.ts';
import { CoverageLedger } from './change/coverage.ts';
import type { Scope } from './change/scope.ts';
import type { WorkTreeGuard, WorkTreeReport } from './change/work-tree.ts';
import type { Knowledge } from './context/knowledge.ts';
import type { Detection } from './dimensions/detection.ts';
import { builtInFindings } from './findings/built-in.ts';
import type { Member } from './findings/consolidated.ts';
import { reviewerReportSchema } from './findings/report-schema.ts';
import { messageOf, ReviewError } from './kernel/errors.ts';
import type { Log } from './kernel/log.ts';
import { oneLine } from './kernel/one-line.ts';
import { changeRecord, type Finished } from './report/record.ts';
import { guardOf } from './rules/apply-rules.ts';
import type { LoadedRules } from './rules/load-rules.ts';
import type { PanelSettings } from './settings/settings.ts';
import { consolidateRun, findingsForPanel, type GuardFor, retally } from './stages/after-panel.ts';
import { runCriticStage } from './stages/critic-stage.ts';
import { type GateMaterial, runGateStage } from './stages/gate-stage.ts';
import type { PanelInputs } from './stages/panel-inputs.ts';
import { runPanelStage } from './stages/panel-stage.ts';
import { DEFAULT_CALL_TIMEOUT, runReviewStage } from './stages/review-stage.ts';
import type { StageInputs, StagePorts } from './stages/stage-inputs.ts';
import type { StageResult } from './stages/stage-result.ts';
import { foldPipeline, type Outcome, outcomeOf, type PipelineVerdict } from './verdict/pipeline-verdict.ts';

export interface PassInputs {
  readonly plan: Plan;
  /** Where the plan was read from, for reports. */
  readonly source: string;
  readonly change: Change;
  readonly scope: Scope;
  readonly contract: string;
  readonly rules: LoadedRules;
  /** Undefined where the plan has no gate. */
  readonly gate: GateMaterial | undefined;
  readonly templates: ReadonlyMap<string, string>;
  readonly panel: PanelSettings;
  readonly knowledge: Knowledge;
  /** What the change calls for; undefined where nobody asks. */
  readonly detection: Detection | undefined;
}

export interface PassPorts extends StagePorts {
  readonly log: Log;
  /** Why the pass was stopped from outside (cancelled, deadline); undefined while it runs. */
  readonly stopped: () => string | undefined;
  /** Called after each stage, so that a kill later leaves what is known now. */
  readonly checkpoint: (soFar: Finished) => Promise<void>;
  /** Where the pull request stands now; undefined where it can't move, or can't be asked. */
  readonly positionNow: () => Promise<Position | undefined>;
  readonly headFile: StageInputs['headFile'];
  readonly reader: StageInputs['reader'];
  /** Cost of the calls so far in US dollars; null where a price is unknown. */
  readonly cost: (calls: readonly CallRecord[]) => Promise<number | null>;
  readonly workTree: WorkTreeGuard | undefined;
}

/** Characters of a question that a reason quotes; the whole stands among the questions. */
const MAX_QUESTION = 200;

/** Never throws for a failing model: what could not be had makes the review incomplete, not approved. */
export async function reviewPass(ports: PassPorts, inputs: PassInputs): Promise<Finished> {
  const { plan, change, scope } = inputs;
  const ledger = new CoverageLedger(scope.reviewed);
  const stages: StageResult[] = [];
  const built = builtInFindings(change);
  const guardFor: GuardFor = (fingerprint) => guardOf(inputs.rules.ruleset, fingerprint, null)?.id ?? null;
  const conclude = (
    moved: string | undefined,
    workTree: WorkTreeReport | null,
    costUsd: number | null,
  ): Finished => {
    const coverage = ledger.summary();
    const incomplete = incompleteReasons(ports, plan, coverage, stages, moved);
    const tallied = retally(stages, built, guardFor);
    const verdicts = tallied.map(({ verdict, afterPanel }) => afterPanel?.verdict ?? verdict);
    const pipelineVerdict = foldPipeline(
      { passThreshold: plan.passThreshold, blockOnFail: plan.blockOnFail },
      verdicts,
      incomplete,
    );
    const outcome = outcomeOf(pipelineVerdict, verdicts);
    return {
      plan,
      source: inputs.source,
      change: changeRecord(change, scope),
      coverage,
      stages: tallied,
      consolidation: consolidateRun(stages, built, guardFor),
      pipelineVerdict,
      outcome,
      reason: reasonOf(outcome, pipelineVerdict, tallied),
      spent: { ...ports.calls.budget.spent },
      implementers: inputs.gate?.implementers ?? null,
      costUsd,
      workTree,
      rules: inputs.rules,
      knowledge: inputs.knowledge,
    };
  };
  try {
    for (const stage of plan.stages) {
      stages.push(
        await runStage(ports, stage, stageInputs(ports, inputs, ledger, stages), inputs, built, guardFor),
      );
      if (stages.length < plan.stages.length) await ports.checkpoint(conclude(undefined, null, null));
    }
  } catch (thrown) {
    // The tree is put right and said so however the run ends.
    const report = await compareWorkTree(ports, plan);
    for (const path of [...(report?.removed ?? []), ...(report?.violations ?? [])])
      ports.log.warn(`the work tree was changed during the review: ${path}`);
    throw thrown;
  }
  const position =
    change.headSha === undefined || ports.stopped() !== undefined ? undefined : await ports.positionNow();
  const workTree = await compareWorkTree(ports, plan);
  const costUsd = await ports.cost([
    ...inputs.knowledge.calls,
    ...stages.flatMap(({ reports }) => reports.flatMap(({ calls }) => calls)),
  ]);
  return conclude(position && movedFrom(change, position), workTree, costUsd);
}

function runStage(
  ports: PassPorts,
  stage: StagePlan,
  inputs: StageInputs,
  pass: PassInputs,
  built: readonly Member[],
  guardFor: GuardFor,
): Promise<StageResult> {
  switch (stage.kind) {
    case 'review':
      return runReviewStage(ports, stage, inputs);
    case 'gate':
      if (pass.gate === undefined)
        throw new ReviewError('internal', 'A gate was started without its inputs.');
      return runGateStage(ports, stage, inputs, pass.gate);
    case 'panel':
      return runPanelStage(ports, stage, panelInputs(pass, inputs, built, guardFor));
    case 'critic':
      return runCriticStage(ports, stage, {
        ...panelInputs(pass, inputs, built, guardFor),
        panelStage: pass.plan.stages.find(({ kind }) => kind === 'panel'),
        reviewStages: pass.plan.stages.filter(({ kind }) => kind === 'review'),
        guardFor,
        detection: pass.detection,
        dimensions: pass.plan.dimensions,
      });
  }
}

function panelInputs(
  pass: PassInputs,
  inputs: StageInputs,
  built: readonly Member[],
  guardFor: GuardFor,
): PanelInputs {
  const panelAt = inputs.earlier.findIndex(({ plan }) => plan.kind === 'panel');
  const before = panelAt < 0 ? inputs.earlier : inputs.earlier.slice(0, panelAt);
  return { ...inputs, ...pass.panel, findings: findingsForPanel(before, built, guardFor) };
}

/** A comparison that fails is said, and loses no verdict. */
async function compareWorkTree(ports: PassPorts, plan: Plan): Promise<WorkTreeReport | null> {
  try {
    return (await ports.workTree?.compare(canWrite(plan))) ?? null;
  } catch (thrown) {
    return {
      removed: [],
      appeared: [],
      violations: [`the work tree could not be compared: ${messageOf(thrown)}`],
    };
  }
}

/** Only an operator's own program can write into the tree; everything else here is our code. */
function canWrite(plan: Plan): boolean {
  return plan.stages.some(({ agents }) => agents.some(({ adapter }) => adapter === 'command'));
}

/**
 * Raw mode: nobody was handed anything, so nothing is shared and no premise is challenged. A pipeline without context
 * that names lens 0 keeps it, and one without a panel keeps its labels: what earlier stages said is handed on all the
 * same, and a declared lens is not ignored.
 */
function isRaw({ panel, knowledge, plan }: PassInputs): boolean {
  if (knowledge.mode === 'full') return false;
  const attacked = plan.stages.some(({ kind }) => kind === 'panel');
  return panel.raw || knowledge.mode === 'degraded' || (attacked && !plan.premiseNamed);
}

function stageInputs(
  ports: PassPorts,
  inputs: PassInputs,
  ledger: CoverageLedger,
  earlier: readonly StageResult[],
): StageInputs {
  const seconds = inputs.plan.limits.call_timeout_seconds;
  return {
    change: inputs.change,
    scope: inputs.scope,
    ledger,
    earlier: [...earlier],
    contract: inputs.contract,
    templates: inputs.templates,
    ruleset: inputs.rules.ruleset,
    replySchema: reviewerReportSchema,
    callTimeout: seconds === undefined ? DEFAULT_CALL_TIMEOUT : seconds * 1000,
    modelsReview: inputs.plan.stages.some(({ agents }) =>
      agents.some(({ adapter }) => adapter !== 'static' && adapter !== 'sarif'),
    ),
    cacheWarmup: inputs.plan.cacheWarmup,
    knowledge: inputs.knowledge,
    contextPaths: inputs.plan.context?.paths ?? null,
    raw: isRaw(inputs),
    headFile: ports.headFile,
    reader: ports.reader,
  };
}

/** How the pull request is no longer the one that was reviewed (AC-049, AC-050). */
function movedFrom({ headSha, pullRequest }: Change, now: Position): string | undefined {
  if (now.headSha !== headSha) return `the head moved to ${now.headSha} during the review`;
  return pullRequest === undefined || now.baseRef === pullRequest.baseRef
    ? undefined
    : `the pull request was retargeted from ${pullRequest.baseRef} to ${now.baseRef} during the review`;
}

function incompleteReasons(
  ports: PassPorts,
  plan: Plan,
  coverage: Coverage,
  stages: readonly StageResult[],
  moved: string | undefined,
): string[] {
  const reasons: string[] = [];
  const stopped = ports.stopped();
  if (stopped !== undefined) reasons.push(stopped);
  const missing = plan.stages.slice(stages.length).map(({ name }) => name);
  if (missing.length > 0) reasons.push(`stages not run: ${missing.join(', ')}`);
  if (plan.stages.every(({ kind }) => kind !== 'review' && kind !== 'gate'))
    reasons.push('nothing in the change calls for a reviewer of this pipeline');
  const limit = ports.calls.budget.exhausted;
  if (limit !== undefined) reasons.push(`the limit ${limit} is reached`);
  if (plan.coverage === 'require') {
    for (const file of coverage.uncovered) {
      reasons.push(
        `${file.path}: ${file.reason ?? `no delivered reviewer saw lines ${file.lines.join(', ')}`}`,
      );
    }
  }
  if (moved !== undefined) reasons.push(moved);
  return reasons;
}

function reasonOf(outcome: Outcome, verdict: PipelineVerdict, stages: readonly StageResult[]): string {
  const questions = stages.flatMap(({ reports }) =>
    reports.flatMap((report) => (report.gate === 'questions' ? report.questions : [])),
  );
  const asks = stages.some(({ reports }) => reports.some(({ gate }) => gate === 'questions'));
  if (outcome === 'changes-requested' && asks && questions.length === 0)
    return 'the gate has questions, but its reply names none; ask it again';
  if (outcome === 'changes-requested' && questions.length > 0) {
    const asked = questions.map((question, index) => `${index + 1}. ${oneLine(question, MAX_QUESTION)}`);
    return `the gate asks before it can decide: ${asked.join(' ')}`;
  }
  const first = verdict.incomplete[0];
  if (outcome !== 'not-reviewed' || first === undefined) return verdict.feedback;
  const others = verdict.incomplete.length - 1;
  return `${first}${others === 0 ? '' : ` (and ${others} more)`}`;
}
