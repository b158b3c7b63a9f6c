/**
 * A change packed into an agent's input budget: whole files first, then hunks under the file's header, then parts
 * of a giant hunk under a header of their own. Nothing is cut; a line that fits no call is returned as such.
 */
import { type FileChange } from './change.js';
/** Changed lines of one file, by their ordinal in diff order; `to` is exclusive. */
export interface LineRange {
    readonly file: number;
    readonly from: number;
    readonly to: number;
}
export interface PackedPart {
    readonly text: string;
    readonly ranges: readonly LineRange[];
}
export interface Packing {
    readonly parts: readonly PackedPart[];
    /** Lines too long for any call. */
    readonly oversized: readonly LineRange[];
}
export type Estimate = (text: string) => number;
/** Packs `files` so that no part costs more than `budget` by `estimate`; `files` keeps its order. */
export declare function packChange(files: readonly FileChange[], budget: number, estimate: Estimate): Packing;
