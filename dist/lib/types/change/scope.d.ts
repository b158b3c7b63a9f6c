import { type FileChange } from './change.js';
export interface Exclusion {
    readonly path: string;
    /** `ignored` by the operator's globs, `derived` from other files, `unreadable` as text. */
    readonly kind: 'ignored' | 'derived' | 'unreadable';
    readonly reason: string;
}
export interface Scope {
    /** Files whose lines are to be reviewed. */
    readonly reviewed: readonly FileChange[];
    /** Facts of the change that no line shows, one sentence each. */
    readonly notes: readonly string[];
    readonly excluded: readonly Exclusion[];
}
/** `attributed` answers for paths that the base commit's .gitattributes call generated or vendored. */
export declare function scopeOf(files: readonly FileChange[], ignore: readonly string[], attributed: (path: string) => string | undefined): Scope;
export declare function isLockFile(path: string): boolean;
