/**
 * The checks of one commit, as one state. Classes and their order follow vectors/check-rollup.json, but for two rows that
 * must not read as green: completed without a conclusion, and a conclusion that is not known here.
 */
/** A row as GitHub's GraphQL gives it; REST rows are put in the same form. */
export interface CheckRow {
    readonly name?: string;
    readonly context?: string;
    readonly status?: string | null;
    readonly conclusion?: string | null;
    /** Of a commit status. */
    readonly state?: string | null;
    readonly detailsUrl?: string | null;
    readonly targetUrl?: string | null;
    /** Id of the workflow run that a check belongs to, where the API says it. */
    readonly workflowRun?: number | null;
    /** Id of the check run, which for workflows is the job's. */
    readonly job?: number | null;
}
export type CheckClass = 'green' | 'failing' | 'pending';
export interface Check {
    readonly name: string;
    readonly status: string;
    readonly conclusion: string;
    /** From the row, else from its address; empty for a check that is no workflow's. */
    readonly runId: string;
    readonly jobId: number | null;
    readonly class: CheckClass;
}
/** `none`: no check at all. Only `green` is green. */
export type RollupState = 'green' | 'red' | 'pending' | 'none';
export interface CheckRollup {
    /** The commit that every row is about. */
    readonly sha: string;
    readonly state: RollupState;
    readonly checks: readonly Check[];
}
export interface RollupRules {
    /** Our own workflow run: its checks wait for us, so we must not wait for them. */
    readonly ownRun: string | undefined;
    /** Globs of names that do not count; `*` and `?`. */
    readonly ignore: readonly string[];
    /** Names that the base branch requires. */
    readonly required: readonly string[];
}
/** Total over whatever GitHub may answer. */
export declare function rollUp(sha: string, rows: readonly CheckRow[], rules: RollupRules): CheckRollup;
/** With the checks that earlier heads had as pending ones, where this head has them not. */
export declare function awaiting(rollup: CheckRollup, names: ReadonlySet<string>): CheckRollup;
/** Nothing runs, and what ran on an earlier head has not started. */
export declare function onlyAwaits(rollup: CheckRollup): boolean;
/** Of checks, in order. */
export declare function namesOf(checks: readonly Check[]): string[];
export declare function failingOf({ checks }: CheckRollup): Check[];
export declare function pendingOf({ checks }: CheckRollup): Check[];
export declare function checkOf(row: CheckRow): Check;
/** Names of checks hold slashes and brackets, so only `*` and `?` are special. */
export declare function matchesName(glob: string, name: string): boolean;
