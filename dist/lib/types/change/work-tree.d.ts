/** The rule of the work tree (spec quality-gates e.2): a review leaves it as it was, and says where that failed. */
export interface WorkTreeReport {
    /** New untracked files that an agent left, removed. */
    readonly removed: readonly string[];
    /** New untracked files in a run whose agents can't write: somebody else's, left alone. */
    readonly appeared: readonly string[];
    /** Tracked files, refs or stashes that changed during the run. */
    readonly violations: readonly string[];
}
/** The tree at one moment. */
export interface WorkTreeState {
    /** Commit, refs and stashes, one a line. */
    readonly references: readonly string[];
    /** Digest of each changed, tracked file. */
    readonly dirty: ReadonlyMap<string, string>;
    readonly untracked: ReadonlySet<string>;
}
/** Takes the state now, and compares with it later. */
export interface WorkTreeGuard {
    /** `mayRemove`: whether an agent of this run could have written into the tree. */
    compare(mayRemove: boolean): Promise<WorkTreeReport>;
}
/** Names of references, tracked and untracked files that differ; pure. */
export declare function compareTrees(before: WorkTreeState, after: WorkTreeState): {
    untracked: string[];
    violations: string[];
};
