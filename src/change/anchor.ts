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
/** Lines this close to a hunk belong to it, whatever the code around looks like. */
const CLOSE = 20;
/** Shorter quotes stand everywhere. */
const SHORTEST_QUOTE = 6;

interface DiffLine {
  readonly side: Side;
  readonly line: number;
  readonly text: string;
  readonly changed: boolean;
}

/** `headLines` are the lines of the head's file, where they are known. */
export function anchorPlace(
  files: readonly FileChange[],
  place: StatedPlace,
  headLines: readonly string[] | undefined,
): Anchor {
  const path = place.path.replace(/^(?:\.\/)+/, '');
  const candidates = filesNamed(files, path);
  if (candidates.length === 0)
    return { path, line: place.line, endLine: place.endLine, side: 'RIGHT', kind: 'file', tier: 'secondary' };
  // A type change has two sections of one path; the one that holds the place is meant.
  for (const file of candidates) {
    const anchor = anchorInFile(file, place);
    if (anchor !== undefined) return anchor;
  }
  return fileAnchor(candidates, place, headLines);
}

function filesNamed(files: readonly FileChange[], path: string): FileChange[] {
  const exact = files.filter((file) => file.path === path);
  if (exact.length > 0) return exact;
  const old = files.filter((file) => file.oldPath === path);
  return old.length > 0
    ? old
    : files.filter((file) => `a/${file.path}` === path || `b/${file.path}` === path);
}

function anchorInFile(file: FileChange, place: StatedPlace): Anchor | undefined {
  const lines = diffLines(file);
  const stated =
    lines.find((line) => line.side === 'RIGHT' && line.line === place.line) ??
    lines.find((line) => line.side === 'LEFT' && line.line === place.line && line.changed);
  const corrected =
    stated !== undefined && quotesMatch(stated.text, place.quotes) ? undefined : quotedLine(lines, place);
  const found =
    corrected ??
    stated ??
    (place.endLine === null
      ? undefined
      : lines.find(
          (line) => line.side === 'RIGHT' && line.line >= place.line && line.line <= (place.endLine ?? 0),
        ));
  if (found === undefined) return undefined;
  const end =
    place.endLine === null
      ? null
      : Math.max(found.line, place.endLine + (corrected === undefined ? 0 : found.line - place.line));
  const covered = lines.filter(
    (line) => line.side === found.side && line.line >= found.line && line.line <= (end ?? found.line),
  );
  return {
    path: file.path,
    line: found.line,
    endLine: end !== null && end > found.line && covered.some((line) => line.line === end) ? end : null,
    side: found.side,
    kind: corrected === undefined ? 'line' : 'corrected',
    tier: covered.some((line) => line.changed) ? 'primary' : 'secondary',
  };
}

/** Code in a unit that no hunk touches, on a line that the head really has, was there before; else it is unclear. */
function fileAnchor(
  files: readonly FileChange[],
  place: StatedPlace,
  headLines: readonly string[] | undefined,
): Anchor {
  const [first] = files;
  const end = place.endLine ?? place.line;
  const hunks = files.flatMap((file) => file.hunks);
  const near = hunks.some(
    (hunk) => place.line <= hunk.newStart + hunk.newLines + CLOSE && end >= hunk.newStart - CLOSE,
  );
  const known = headLines !== undefined && place.line <= headLines.length && hunks.length > 0;
  const sameUnit =
    known &&
    hunks.some(
      (hunk) =>
        unitOf(headLines, hunk.newStart) === unitOf(headLines, place.line) ||
        unitOf(headLines, hunk.newStart + hunk.newLines) === unitOf(headLines, place.line),
    );
  const before =
    known &&
    !near &&
    !sameUnit &&
    files.every(({ unavailable, kind }) => unavailable === undefined && kind === 'text');
  return {
    path: first?.path ?? place.path,
    line: place.line,
    endLine: null,
    side: 'RIGHT',
    kind: 'file',
    tier: before ? 'pre-existing' : 'secondary',
  };
}

/** Line where the outermost piece of code around `line` starts: the nearest one above that is not indented. */
function unitOf(lines: readonly string[], line: number): number {
  for (let at = Math.min(line, lines.length); at >= 1; at -= 1) {
    if (/^[^\s})\]]/.test(lines[at - 1] ?? '')) return at;
  }
  return 0;
}

/** The one line of the diff that holds a quote, near the stated line first, else in the whole file's diff. */
function quotedLine(lines: readonly DiffLine[], place: StatedPlace): DiffLine | undefined {
  for (const quote of place.quotes) {
    const wanted = normal(quote);
    if (wanted.length < SHORTEST_QUOTE) continue;
    const holding = lines.filter(({ text }) => text.includes(wanted));
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
    usable.some((quote) => text.includes(quote) || (text.length >= SHORTEST_QUOTE && quote.includes(text)))
  );
}

/** A trailing carriage return and runs of blanks do not matter to a quote. */
function normal(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Lines of a file's diff with their text normalised, made once a file. */
const linesOfFile = new WeakMap<FileChange, DiffLine[]>();

function diffLines(file: FileChange): DiffLine[] {
  const known = linesOfFile.get(file);
  if (known !== undefined) return known;
  const lines: DiffLine[] = [];
  for (const hunk of file.hunks) {
    let oldLine = hunk.oldStart;
    let newLine = hunk.newStart;
    for (const raw of hunk.lines) {
      const mark = raw[0];
      if (mark === '\\') continue;
      const text = normal(raw.slice(1));
      if (mark === '-') lines.push({ side: 'LEFT', line: oldLine, text, changed: true });
      else lines.push({ side: 'RIGHT', line: newLine, text, changed: mark === '+' });
      if (mark !== '+') oldLine += 1;
      if (mark !== '-') newLine += 1;
    }
  }
  linesOfFile.set(file, lines);
  return lines;
}
