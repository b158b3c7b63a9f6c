/**
 * A change packed into an agent's input budget: whole files first, then hunks under the file's header, then parts
 * of a giant hunk under a header of their own. Nothing is cut; a line that fits no call is returned as such.
 */
import { countChangedLines, type FileChange, type Hunk } from './change.ts';
import { headerLength } from './parse-diff.ts';

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

/** A piece that is never split further, before pieces are put together into parts. */
interface Piece extends LineRange {
  readonly text: string;
  readonly cost: number;
}

export type Estimate = (text: string) => number;

/** Packs `files` so that no part costs more than `budget` by `estimate`; `files` keeps its order. */
export function packChange(files: readonly FileChange[], budget: number, estimate: Estimate): Packing {
  const pieces: Piece[] = [];
  const oversized: LineRange[] = [];
  files.forEach((file, index) => {
    if (file.hunks.length === 0) return;
    const whole: Piece = {
      file: index,
      from: 0,
      to: countChangedLines(file),
      text: file.section,
      cost: estimate(file.section),
    };
    if (whole.cost <= budget) pieces.push(whole);
    else splitFile(file, index, budget, estimate, pieces, oversized);
  });
  return { parts: fillParts(pieces, budget), oversized };
}

function fillParts(pieces: readonly Piece[], budget: number): PackedPart[] {
  const parts: PackedPart[] = [];
  let open: Piece[] = [];
  let cost = 0;
  const close = (): void => {
    if (open.length === 0) return;
    parts.push({
      text: open.map((piece) => piece.text).join(''),
      ranges: open.map(({ file, from, to }) => ({ file, from, to })),
    });
    open = [];
    cost = 0;
  };
  for (const piece of pieces) {
    if (cost + piece.cost > budget) close();
    open.push(piece);
    cost += piece.cost;
  }
  close();
  return parts;
}

function splitFile(
  file: FileChange,
  index: number,
  budget: number,
  estimate: Estimate,
  pieces: Piece[],
  oversized: LineRange[],
): void {
  const header = headerOf(file);
  const room = budget - estimate(header);
  let ordinal = 0;
  let open: { texts: string[]; cost: number; from: number } = { texts: [], cost: 0, from: 0 };
  const close = (to: number): void => {
    if (open.texts.length > 0) {
      const text = `${header}${open.texts.join('')}`;
      pieces.push({ file: index, from: open.from, to, text, cost: estimate(text) });
    }
    open = { texts: [], cost: 0, from: to };
  };
  for (const hunk of file.hunks) {
    for (const part of splitHunk(hunk, room, estimate)) {
      const text = renderHunk(part);
      const changed = part.lines.filter(isChange).length;
      const cost = estimate(text);
      if (cost > room) {
        close(ordinal);
        oversized.push({ file: index, from: ordinal, to: ordinal + changed });
        ordinal += changed;
        open.from = ordinal;
        continue;
      }
      if (open.cost + cost > room) close(ordinal);
      open.texts.push(text);
      open.cost += cost;
      ordinal += changed;
    }
  }
  close(ordinal);
}

/** Everything of the section before its first hunk. */
function headerOf(file: FileChange): string {
  return file.section.slice(0, headerLength(file.section));
}

/** The hunk itself where it fits, else consecutive parts whose `@@` lines count their own lines. */
function splitHunk(hunk: Hunk, room: number, estimate: Estimate): Hunk[] {
  if (estimate(renderHunk(hunk)) <= room) return [hunk];
  const heading = /^@@ [^@]* @@(.*)$/.exec(hunk.header)?.[1] ?? '';
  const headerCost = estimate(
    `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@${heading}\n`,
  );
  const parts: Hunk[] = [];
  let oldLine = hunk.oldStart;
  let newLine = hunk.newStart;
  let lines: string[] = [];
  let cost = headerCost;
  const close = (): void => {
    if (lines.length === 0) return;
    const oldLines = lines.filter((line) => line[0] !== '+' && line[0] !== '\\').length;
    const newLines = lines.filter((line) => line[0] !== '-' && line[0] !== '\\').length;
    const header = `@@ -${oldLine},${oldLines} +${newLine},${newLines} @@${heading}`;
    parts.push({ header, oldStart: oldLine, oldLines, newStart: newLine, newLines, lines });
    oldLine += oldLines;
    newLine += newLines;
    lines = [];
    cost = headerCost;
  };
  for (const line of hunk.lines) {
    const lineCost = estimate(`${line}\n`);
    if (line[0] !== '\\' && cost + lineCost > room) close();
    lines.push(line);
    cost += lineCost;
  }
  close();
  return parts;
}

function renderHunk(hunk: Hunk): string {
  return `${hunk.header}\n${hunk.lines.join('\n')}\n`;
}

function isChange(line: string): boolean {
  return line[0] === '+' || line[0] === '-';
}
