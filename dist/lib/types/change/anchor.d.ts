/**
 * A stated location held against the diff: it must lie in it (side and line), is corrected when the quoted code
 * stands uniquely nearby, and is else kept as a finding about the file, marked.
 */
import type { FileChange, Side } from './change.js';
export interface StatedPlace {
    readonly path: string;
    readonly line: number;
    readonly endLine: number | null;
    /** Code that the reviewer quoted, in the order of trust. */
    readonly quotes: readonly string[];
}
export type DiffTier = 'primary' | 'secondary' | 'pre-existing';
export interface Anchor {
    /** Repository path as the change has it. */
    readonly path: string;
    readonly line: number;
    readonly endLine: number | null;
    readonly side: Side;
    /** `line`: as stated; `corrected`: moved to the quoted code; `file`: no line of the diff. */
    readonly kind: 'line' | 'corrected' | 'file';
    readonly tier: DiffTier;
}
/** `headLines` are the lines of the head's file, where they are known. */
export declare function anchorPlace(files: readonly FileChange[], place: StatedPlace, headLines: readonly string[] | undefined): Anchor;
