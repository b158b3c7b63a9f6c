/** A row of the interconnect map: a hypothesis with an id, a status and citations; code only ever lowers a status (f.7). */
import type { Location } from '../findings/finding.js';
export declare const SECTIONS: {
    readonly TS: 'Target scope';
    readonly CG: 'Call graph';
    readonly CF: 'Contracts: formal';
    readonly CS: 'Contracts: structural';
    readonly CI: 'Contracts: implicit';
    readonly INV: 'Invariants';
    readonly DR: 'Domain rules';
    readonly AS: 'Assumptions';
    readonly HS: 'Integration hot-spots';
    readonly IR: 'Change impact radius';
    readonly RH: 'Reviewer hints';
};
export type Section = keyof typeof SECTIONS;
export type RowStatus = 'verified' | 'documented' | 'unverified' | 'disputed';
export interface MapRow {
    readonly id: string;
    readonly section: Section;
    readonly text: string;
    /** Null for rows that are places and claim nothing. */
    readonly status: RowStatus | null;
    readonly cites: readonly Location[];
    /** Why code lowered its status; empty where it did not. */
    readonly note: string;
}
/** Sections whose rows claim something, so that each needs a status. */
export declare const CLAIMING: ReadonlySet<Section>;
/** `resolves` tells whether a place is a line of the head commit. */
export declare function settleRow(row: MapRow, resolves: (place: Location) => Promise<boolean>): Promise<MapRow>;
/** Rows of a section numbered in order. */
export declare function numbered(rows: readonly Omit<MapRow, 'id'>[]): MapRow[];
/** `[INV1] (verified) text, at a.ts:3`, on one line. */
export declare function renderRow({ id, status, text, cites, note }: MapRow): string;
/** Most lines of a rendered map; what is beyond is counted. */
export declare const MOST_ROWS = 1400;
export declare function renderMap(rows: readonly MapRow[]): string;
