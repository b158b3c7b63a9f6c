/** What a reviewer says beside its findings: what it closed, what it leaves to others, which shared facts it tested. */
import type { Location } from '../findings/finding.ts';
import { readConsequence, readLocation, readQuantity } from '../findings/read-finding.ts';
import { isJsonObject, objectsOf, textOf } from '../kernel/json.ts';

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
  readonly rowsTested: readonly { readonly row: string; readonly verdict: string }[];
}

export const NO_NOTES: ReviewerNotes = { closed: [], cross: [], rowsTested: [] };

/** Lenient: an item in another form is left out, since nothing rests on it. */
export function readNotes(reply: Record<string, unknown>): ReviewerNotes {
  return {
    closed: objectsOf(reply['closed_as_acceptable']).map((item) => ({
      what: textOf(item['what']),
      at: placeOf(item['at']),
      reason: textOf(item['reason']),
      onDerivedNumber: objectsOf(item['quantities'])
        .flatMap(readQuantity)
        .some(({ evidenceClass, method }) => evidenceClass !== 'measured' || method === null),
      unseen: !['immediate', 'delayed'].includes(readConsequence(item['consequence'])?.visibility ?? ''),
    })),
    cross: objectsOf(reply['cross_reviewer_notes']).map((item) => ({
      to: typeof item['to_dimension'] === 'string' ? item['to_dimension'] : null,
      at: placeOf(item['at']),
      note: textOf(item['note']),
    })),
    rowsTested: objectsOf(reply['map_rows_tested']).map((item) => ({
      row: textOf(item['row_id']),
      verdict: textOf(item['verdict']),
    })),
  };
}

export function mergeNotes(all: readonly ReviewerNotes[]): ReviewerNotes {
  return {
    closed: all.flatMap(({ closed }) => closed),
    cross: all.flatMap(({ cross }) => cross),
    rowsTested: all.flatMap(({ rowsTested }) => rowsTested),
  };
}

function placeOf(value: unknown): Location | null {
  return isJsonObject(value) ? (readLocation(value) ?? null) : null;
}
