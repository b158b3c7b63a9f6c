import type { CountedVote, Verdict } from './vote.js';
export type Strategy = 'any' | 'all' | 'majority' | 'weighted';
export interface StageRule {
    readonly name: string;
    readonly strategy: Strategy;
    /** By role, else by model; 1 where neither is named. */
    readonly weights: Readonly<Record<string, number>>;
    /** For `weighted`: least share of approving weight, 0 to 1. */
    readonly threshold: number;
}
export interface StageVerdict {
    readonly name: string;
    readonly strategy: Strategy;
    readonly verdict: Verdict;
    /** Approving weight ÷ total weight, 0 to 1. */
    readonly passScore: number;
    readonly approveCount: number;
    readonly totalCount: number;
    /** Votes that an agent really delivered (not abstained, not put in by `on_error`). */
    readonly deliveredCount: number;
    /** A delivered vote asks for changes. */
    readonly rejected: boolean;
    readonly feedback: string;
    /** False for a stage that can block and is no share of the score: it judges findings, not the change. */
    readonly counted?: boolean;
}
/** Total: a stage without votes rejects, because nobody looked. */
export declare function foldStage(rule: StageRule, votes: readonly CountedVote[]): StageVerdict;
