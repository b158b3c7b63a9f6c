/** What a reviewer says beside its findings: what it closed, what it leaves to others, which shared facts it tested. */
import type { Location } from '../findings/finding.js';
/** Something looked at and taken for acceptable. */
export interface ClosedItem {
    readonly what: string;
    readonly at: Location | null;
    readonly reason: string;
    /** It was closed on a number that nobody measured, which closes nothing (spec quality-gates b.5). */
    readonly onDerivedNumber: boolean;
    /** Nobody said what a user sees of it and when, or it says that nobody would see it (d.2 category 5). */
    readonly unseen: boolean;
}
/** Something for another reviewer, or for nobody in particular (b.6). */
export interface CrossNote {
    readonly to: string | null;
    readonly at: Location | null;
    readonly note: string;
}
export interface ReviewerNotes {
    readonly closed: readonly ClosedItem[];
    readonly cross: readonly CrossNote[];
    readonly rowsTested: readonly {
        readonly row: string;
        readonly verdict: string;
    }[];
}
export declare const NO_NOTES: ReviewerNotes;
/** Lenient: an item in another form is left out, since nothing rests on it. */
export declare function readNotes(reply: Record<string, unknown>): ReviewerNotes;
export declare function mergeNotes(all: readonly ReviewerNotes[]): ReviewerNotes;
