/** The ledger of what was seen: for every changed line in scope, which delivered agent saw it. */
import { type FileChange } from './change.js';
import type { LineRange } from './pack.js';
export interface UncoveredFile {
    readonly path: string;
    /** Such as `12-40 (head)`; empty where the lines are unknown. */
    readonly lines: readonly string[];
    readonly count: number;
    readonly reason: string | undefined;
}
export interface Coverage {
    /** Changed lines in scope. */
    readonly total: number;
    readonly covered: number;
    /** Covered ÷ total, 0 to 1; 1 for a change without lines. A file whose lines could not be had counts as one line. */
    readonly fraction: number;
    readonly uncovered: readonly UncoveredFile[];
    /** Agents that saw lines, with how many each. */
    readonly agents: readonly {
        readonly agent: string;
        readonly lines: number;
    }[];
}
export declare class CoverageLedger {
    #private;
    constructor(files: readonly FileChange[]);
    /** `agent` delivered a reply on these lines. */
    mark(agent: string, ranges: readonly LineRange[]): void;
    /** `agent` saw every line in scope (a deterministic agent). */
    markAll(agent: string): void;
    summary(): Coverage;
}
