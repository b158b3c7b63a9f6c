/** Reviewers with a dimension, counted by what became of them; the figures must add up (spec quality-gates e, i.2). */
import type { Plan } from '../agents/plan.js';
import type { StageResult } from './stage-result.js';
export interface DimensionCounts {
    readonly planned: number;
    readonly skipped: number;
    /** Nudged and off-topic ones among them. */
    readonly delivered: number;
    readonly salvaged: number;
    readonly notDelivered: number;
}
export declare function countDimensions({ dimensions }: Plan, stages: readonly StageResult[]): DimensionCounts;
/** Stages that did not run leave reviewers without a state, and that is told elsewhere. */
export declare function dimensionFaults(counts: DimensionCounts, complete: boolean): string[];
