/**
 * Stage verdicts → pipeline verdict → outcome. Rules: DESIGN.md "Verdict"; figures and texts for complete
 * reviews equal the reference's (vectors/aggregation.json).
 */
import { formatTwoDecimals } from '../kernel/python-text.ts';
import type { StageVerdict } from './stage-verdict.ts';
import type { Verdict } from './vote.ts';

export interface PipelineRule {
  /** Least share of stages that must pass, 0 to 1. */
  readonly passThreshold: number;
  readonly blockOnFail: boolean;
}

export interface PipelineVerdict {
  readonly verdict: Verdict;
  /** Passed stages ÷ stages, 0 to 1. */
  readonly passScore: number;
  readonly stagesPassed: number;
  readonly stagesTotal: number;
  readonly feedback: string;
  /** What made the review incomplete; empty when it is complete. */
  readonly incomplete: readonly string[];
}

export type Outcome =
  | 'approved'
  | 'changes-requested'
  | 'not-reviewed'
  | 'needs-operator'
  | 'skipped'
  | 'validated'
  | 'dry-run';

/** Every reason in `incomplete` keeps the pipeline from approving. */
export function foldPipeline(
  rule: PipelineRule,
  stages: readonly StageVerdict[],
  incomplete: readonly string[],
): PipelineVerdict {
  const reasons = [...incompleteStages(stages), ...incomplete];
  const counted = stages.filter((stage) => stage.counted !== false);
  const stagesPassed = counted.filter(({ verdict }) => verdict === 'approve').length;
  const stagesTotal = counted.length;
  const passScore = stagesTotal === 0 ? 0 : stagesPassed / stagesTotal;
  const verdict: Verdict =
    reasons.length === 0 && passScore >= rule.passThreshold && !stages.some(failsHardGate)
      ? 'approve'
      : 'request_changes';
  const figures = `${stagesPassed}/${stagesTotal} stages passed, score=${formatTwoDecimals(passScore)}, threshold=${formatTwoDecimals(rule.passThreshold)}`;
  const suffix = reasons.length === 0 ? '' : '; review incomplete';
  return {
    verdict,
    passScore,
    stagesPassed,
    stagesTotal,
    feedback: `pipeline ${verdict} (${figures})${suffix}`,
    incomplete: reasons,
  };
}

/** `changes-requested` needs a delivered vote that rejects in a stage that failed; else nobody said no. */
export function outcomeOf(
  pipeline: PipelineVerdict,
  stages: readonly StageVerdict[],
): 'approved' | 'changes-requested' | 'not-reviewed' {
  if (pipeline.verdict === 'approve') return 'approved';
  const rejects = stages.some((stage) => stage.verdict === 'request_changes' && stage.rejected);
  return rejects ? 'changes-requested' : 'not-reviewed';
}

/**
 * Whether the merge is blocked. `block_on_fail: false` lets requested changes through; it does not let a
 * review through that did not happen (INTERFACE.md "Exit codes").
 */
export function blocksMerge(outcome: Outcome, blockOnFail: boolean): boolean {
  switch (outcome) {
    case 'changes-requested':
      return blockOnFail;
    case 'not-reviewed':
    case 'needs-operator':
      return true;
    case 'approved':
    case 'skipped':
    case 'validated':
    case 'dry-run':
      return false;
  }
}

function failsHardGate(stage: StageVerdict): boolean {
  return stage.strategy === 'all' && stage.verdict === 'request_changes';
}

function incompleteStages(stages: readonly StageVerdict[]): string[] {
  if (stages.length === 0) return ['no stage ran'];
  return stages
    .filter(({ deliveredCount }) => deliveredCount === 0)
    .map(({ name, totalCount }) => `stage "${name}": none of its ${totalCount} agents delivered a vote`);
}
