/** What a contour leaves behind: its end, and what was tried in each pass. */
import type { RollupState } from './check-rollup.js';
export interface PassRecord {
    /** From 1. */
    readonly index: number;
    /** The commit that was reviewed. */
    readonly head: string;
    readonly verdict: 'approve' | 'request_changes';
    /** After the review where checks count, else before it. */
    readonly checks: RollupState;
    readonly failingChecks: readonly string[];
    /** Titles of the findings that survived. */
    readonly findings: readonly string[];
    /** `landed`, why it did not count, or null where none was tried. */
    readonly fix: string | null;
    readonly fixCommit: string | null;
    /** Milliseconds, the wait and the fix included. */
    readonly duration: number;
    readonly costUsd: number | null;
}
export interface ContourEnd {
    readonly outcome: 'approved' | 'needs-operator';
    readonly reason: string;
    /** What a person does next; empty when approved. */
    readonly next: string;
}
export interface ContourRecord extends Omit<ContourEnd, 'outcome'> {
    /** Null while the loop runs. */
    readonly outcome: ContourEnd['outcome'] | null;
    readonly maxPasses: number;
    readonly untilChecksGreen: boolean;
    /** Passes that were begun anew because the head moved. */
    readonly restarts: number;
    readonly passes: readonly PassRecord[];
    /** Commits that fixes made, here and in the run that made the first head. */
    readonly fixCommits: readonly string[];
}
export type FixEnd = {
    readonly landed: true;
    readonly commit: string;
} | {
    readonly landed: false;
    /** The commit that the command made, where it made one. */
    readonly commit: string | null;
    readonly why: string;
    readonly next: string;
};
