/** When two findings are the same, in the same place, or stand on the same premise (spec quality-gates b.2, b.3). */

import type { Finding, Location } from './finding.ts';
import { normalTitle } from './fingerprint.ts';

/** Lines apart that still are one place. */
const SAME_PLACE = 3;
export const SAME_TITLE = 0.6;
const SAME_PREMISE = 0.6;
const DISJOINT_PREMISE = 0.2;

/** Overlap of two texts' words, 0 to 1. */
export function jaccard(left: string, right: string): number {
  const words = (text: string): Set<string> =>
    new Set(
      normalTitle(text)
        .split(' ')
        .filter((word) => word !== ''),
    );
  const [a, b] = [words(left), words(right)];
  if (a.size === 0 && b.size === 0) return 1;
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared);
}

/** Same path, and ranges that overlap or lie at most three lines apart. */
export function samePlace(left: Location | null, right: Location | null): boolean {
  if (left === null || right === null) return left === right;
  if (left.path !== right.path) return false;
  const [leftEnd, rightEnd] = [left.endLine ?? left.line, right.endLine ?? right.line];
  const overlaps = left.line <= rightEnd && right.line <= leftEnd;
  return overlaps || Math.abs(left.line - right.line) <= SAME_PLACE;
}

/** Equal taxonomy code, weakness or rule id, or titles that say the same; in doubt different (merging hides). */
export function sameIssue(left: Finding, right: Finding): boolean {
  if (
    left.category !== null &&
    right.category !== null &&
    isCode(left.category) &&
    left.category.toLowerCase() === right.category.toLowerCase()
  )
    return true;
  return jaccard(left.title, right.title) >= SAME_TITLE;
}

/** `L1.2`, `CWE-79`, `tool/rule`: codes that mean one thing; a word such as "bug" does not. */
function isCode(category: string): boolean {
  return /^(?:L\d+\.\w+|CWE-\d+|[\w.@-]+\/[\w./@-]+)$/i.test(category);
}

export type PremiseRelation = 'same' | 'disjoint' | 'undecided';

/** By map row, else by words; what is undecided counts as the same (b.3). */
export function relatePremises(left: Finding, right: Finding): PremiseRelation {
  const [leftRow, rightRow] = [left.mapAnchor?.rowId ?? null, right.mapAnchor?.rowId ?? null];
  if (leftRow !== null && leftRow === rightRow) return 'same';
  if (left.loadBearingPremise === null || right.loadBearingPremise === null) return 'undecided';
  const likeness = jaccard(left.loadBearingPremise, right.loadBearingPremise);
  if (likeness >= SAME_PREMISE) return 'same';
  return likeness < DISJOINT_PREMISE && leftRow !== null && rightRow !== null ? 'disjoint' : 'undecided';
}
