/** When two findings are the same, in the same place, or stand on the same premise (spec quality-gates b.2, b.3). */
import type { Finding, Location } from './finding.ts';
import { normalTitle } from './fingerprint.ts';

/** Lines apart that still are one place. */
const SAME_PLACE = 3;
export const SAME_TITLE = 0.6;
const SAME_PREMISE = 0.6;
const DISJOINT_PREMISE = 0.2;

/** Texts are compared many times over; their words are taken apart once. */
const knownWords = new Map<string, ReadonlySet<string>>();
const MOST_KNOWN = 20_000;

function wordsOf(text: string): ReadonlySet<string> {
  const known = knownWords.get(text);
  if (known !== undefined) return known;
  if (knownWords.size >= MOST_KNOWN) knownWords.clear();
  const words = new Set(
    normalTitle(text)
      .split(' ')
      .filter((word) => word !== ''),
  );
  knownWords.set(text, words);
  return words;
}

/** Overlap of two texts' words, 0 to 1. */
export function jaccard(left: string, right: string): number {
  if (left === right) return 1;
  const [a, b] = [wordsOf(left), wordsOf(right)];
  if (a.size === 0 && b.size === 0) return 1;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
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

/** Equal taxonomy code or weakness, or titles that say the same; in doubt different (merging wrongly hides). */
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

/** `L1.2`, `CWE-79` and our own checks mean one thing each; a word such as "security/auth" does not. */
function isCode(category: string): boolean {
  return /^(?:L\d+\.\w+|CWE-\d+|static\/[\w-]+)$/i.test(category);
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
