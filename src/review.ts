/** The story of one pass: the stages in order over one change, what was seen, and the verdict. */

import type { Change } from './change/change.ts';
import type { Coverage } from './change/coverage.ts';
import { CoverageLedger } from './change/coverage.ts';
import type { Scope } from './change/scope.ts';
import { reviewerReportSchema } from './findings/report-schema.ts';
import type { Plan, StagePlan } from './pipeline/plan.ts';
import { changeRecord, type Finished } from './report/record.ts';
import {
  DEFAULT_CALL_TIMEOUT,
  runReviewStage,
  type StageInputs,
  type StagePorts,
} from './stages/review-stage.ts';
import type { StageResult } from './stages/stage-result.ts';
import { foldPipeline, type Outcome, outcomeOf, type PipelineVerdict } from './verdict/pipeline-verdict.ts';

export interface PassInputs {
  readonly plan: Plan;
  /** Where the plan was read from, for reports. */
  readonly source: string;
  readonly change: Change;
  readonly scope: Scope;
  readonly contract: string;
  readonly templates: ReadonlyMap<string, string>;
}

export interface PassPorts extends StagePorts {
  /** Why the pass was stopped from outside (cancelled, deadline); undefined while it runs. */
  readonly stopped: () => string | undefined;
  /** Called after each stage, so that a kill later leaves what is known now. */
  readonly checkpoint: (soFar: Finished) => Promise<void>;
  /** The head commit now, where that can be asked; undefined where the head can't move. */
  readonly headNow: () => Promise<string | undefined>;
}

/** Never throws for a failing model: what could not be had makes the review incomplete, not approved. */
export async function reviewPass(ports: PassPorts, inputs: PassInputs): Promise<Finished> {
  const { plan, change, scope } = inputs;
  const ledger = new CoverageLedger(scope.reviewed);
  const stages: StageResult[] = [];
  const conclude = (moved: string | undefined): Finished => {
    const coverage = ledger.summary();
    const incomplete = incompleteReasons(ports, plan, coverage, stages, moved);
    const verdicts = stages.map(({ verdict }) => verdict);
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
      stages,
      pipelineVerdict,
      outcome,
      reason: reasonOf(outcome, pipelineVerdict),
      spent: { ...ports.calls.budget.spent },
    };
  };
  for (const stage of plan.stages) {
    stages.push(await runStage(ports, stage, stageInputs(inputs, ledger, stages)));
    if (stages.length < plan.stages.length) await ports.checkpoint(conclude(undefined));
  }
  const head =
    change.headSha === undefined || ports.stopped() !== undefined ? undefined : await ports.headNow();
  return conclude(head !== undefined && head !== change.headSha ? head : undefined);
}

function runStage(ports: PassPorts, stage: StagePlan, inputs: StageInputs): Promise<StageResult> {
  switch (stage.kind) {
    case 'review':
      return runReviewStage(ports, stage, inputs);
  }
}

function stageInputs(
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
    replySchema: reviewerReportSchema,
    callTimeout: seconds === undefined ? DEFAULT_CALL_TIMEOUT : seconds * 1000,
  };
}

function incompleteReasons(
  ports: PassPorts,
  plan: Plan,
  coverage: Coverage,
  stages: readonly StageResult[],
  movedTo: string | undefined,
): string[] {
  const reasons: string[] = [];
  const stopped = ports.stopped();
  if (stopped !== undefined) reasons.push(stopped);
  const missing = plan.stages.slice(stages.length).map(({ name }) => name);
  if (missing.length > 0) reasons.push(`stages not run: ${missing.join(', ')}`);
  const limit = ports.calls.budget.exhausted;
  if (limit !== undefined) reasons.push(`the limit ${limit} of the pipeline is reached`);
  if (plan.coverage === 'require') {
    for (const file of coverage.uncovered) {
      reasons.push(
        `${file.path}: ${file.reason ?? `no delivered reviewer saw lines ${file.lines.join(', ')}`}`,
      );
    }
  }
  if (movedTo !== undefined) reasons.push(`the head moved to ${movedTo} during the review`);
  return reasons;
}

function reasonOf(outcome: Outcome, verdict: PipelineVerdict): string {
  const first = verdict.incomplete[0];
  if (outcome !== 'not-reviewed' || first === undefined) return verdict.feedback;
  const others = verdict.incomplete.length - 1;
  return `${first}${others === 0 ? '' : ` (and ${others} more)`}`;
}
