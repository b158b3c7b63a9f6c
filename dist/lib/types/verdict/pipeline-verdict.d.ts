import type { StageVerdict } from './stage-verdict.js';
import type { Verdict } from './vote.js';
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
export type Outcome = 'approved' | 'changes-requested' | 'not-reviewed' | 'needs-operator' | 'skipped' | 'validated' | 'dry-run';
/** Every reason in `incomplete` keeps the pipeline from approving. */
export declare function foldPipeline(rule: PipelineRule, stages: readonly StageVerdict[], incomplete: readonly string[]): PipelineVerdict;
/** `changes-requested` needs a delivered vote that rejects in a stage that failed; else nobody said no. */
export declare function outcomeOf(pipeline: PipelineVerdict, stages: readonly StageVerdict[]): 'approved' | 'changes-requested' | 'not-reviewed';
/**
 * Whether the merge is blocked. `block_on_fail: false` lets requested changes through; it does not let a
 * review through that did not happen (INTERFACE.md "Exit codes").
 */
export declare function blocksMerge(outcome: Outcome, blockOnFail: boolean): boolean;
