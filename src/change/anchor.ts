/**
 * A stated location held against the diff: it must lie in it (side and line), is corrected when the quoted code
 * stands uniquely nearby, and is else kept as a finding about the file, marked.
 */
import type { FileChange, Side } from './change.ts';

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

/** A quote is looked for this far from the stated line. */
const NEARBY = 60;
/** Lines this close to a hunk belong to the same unit of code; further ones were there before. */
const SAME_UNIT = 20;
/** Shorter quotes stand everywhere. */
const SHORTEST_QUOTE = 6;

interface DiffLine {
  readonly side: Side;
  readonly line: number;
  readonly text: string;
  readonly changed: boolean;
}

/** `headLineExists` tells whether a line exists in the head's file, where that is known. */
export function anchorPlace(
  files: readonly FileChange[],
  place: StatedPlace,
  headLineExists: (path: string, line: number) => boolean | undefined,
): Anchor {
  const path = place.path.replace(/^(?:\.\/)+/, '');
  const file =
    files.find((candidate) => candidate.path === path) ??
    files.find((candidate) => candidate.oldPath === path) ??
    files.find((candidate) => `a/${candidate.path}` === path || `b/${candidate.path}` === path);
  if (file === undefined) return { ...place, path, side: 'RIGHT', kind: 'file', tier: 'secondary' };
  const lines = diffLines(file);
  const stated =
    lines.find((line) => line.side === 'RIGHT' && line.line === place.line) ??
    lines.find((line) => line.side === 'LEFT' && line.line === place.line && line.changed);
  const corrected =
    stated !== undefined && quotesMatch(stated.text, place.quotes) ? undefined : quotedLine(lines, place);
  const found = corrected ?? stated;
  if (found === undefined) return fileAnchor(file, place, headLineExists);
  const shift = found.line - place.line;
  const endLine = place.endLine === null ? null : place.endLine + shift;
  const touches =
    found.changed ||
    (endLine !== null &&
      lines.some(
        (line) => line.changed && line.side === found.side && line.line >= found.line && line.line <= endLine,
      ));
  return {
    path: file.path,
    line: found.line,
    endLine:
      endLine !== null && lines.some((line) => line.side === found.side && line.line === endLine)
        ? endLine
        : null,
    side: found.side,
    kind: corrected === undefined ? 'line' : 'corrected',
    tier: touches ? 'primary' : 'secondary',
  };
}

/** Code far from every hunk, on a line that the head really has, was there before; anything else is unclear. */
function fileAnchor(
  file: FileChange,
  place: StatedPlace,
  headLineExists: (path: string, line: number) => boolean | undefined,
): Anchor {
  const near = file.hunks.some(
    (hunk) =>
      place.line >= hunk.newStart - SAME_UNIT && place.line <= hunk.newStart + hunk.newLines + SAME_UNIT,
  );
  const before = !near && file.unavailable === undefined && headLineExists(file.path, place.line) === true;
  return {
    path: file.path,
    line: place.line,
    endLine: null,
    side: 'RIGHT',
    kind: 'file',
    tier: before ? 'pre-existing' : 'secondary',
  };
}

/** The one line of the diff that holds a quote, near the stated line first, else in the whole file's diff. */
function quotedLine(lines: readonly DiffLine[], place: StatedPlace): DiffLine | undefined {
  for (const quote of place.quotes) {
    const wanted = normal(quote);
    if (wanted.length < SHORTEST_QUOTE) continue;
    const holding = lines.filter(({ text }) => normal(text).includes(wanted));
    const near = holding.filter(({ line }) => Math.abs(line - place.line) <= NEARBY);
    if (near.length === 1) return near[0];
    if (holding.length === 1) return holding[0];
  }
  return undefined;
}

/** True where nothing was quoted, or the line holds one of the quotes. */
function quotesMatch(text: string, quotes: readonly string[]): boolean {
  const usable = quotes.map(normal).filter((quote) => quote.length >= SHORTEST_QUOTE);
  return (
    usable.length === 0 ||
    usable.some(
      (quote) =>
        normal(text).includes(quote) ||
        (text.trim().length >= SHORTEST_QUOTE && quote.includes(normal(text))),
    )
  );
}

/** A trailing carriage return and runs of blanks do not matter to a quote. */
function normal(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function diffLines(file: FileChange): DiffLine[] {
  const lines: DiffLine[] = [];
  for (const hunk of file.hunks) {
    let oldLine = hunk.oldStart;
    let newLine = hunk.newStart;
    for (const raw of hunk.lines) {
      const mark = raw[0];
      const text = raw.slice(1);
      if (mark === '\\') continue;
      if (mark === '-') lines.push({ side: 'LEFT', line: oldLine, text, changed: true });
      else lines.push({ side: 'RIGHT', line: newLine, text, changed: mark === '+' });
      if (mark !== '+') oldLine += 1;
      if (mark !== '-') newLine += 1;
    }
  }
  return lines;
}
