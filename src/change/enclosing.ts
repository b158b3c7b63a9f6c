/** The code around hunks in the head's file: the enclosing function where one is recognised, else a few lines. */
import type { FileChange } from './change.ts';

const LINES_AROUND = 15;
/** A function starts at most this far above its hunk. */
const FARTHEST_START = 80;
const DECLARATION =
  /^\s*(?:export\s|public\s|private\s|protected\s|static\s|async\s|pub\s|unsafe\s|abstract\s|override\s|final\s)*(?:function\b|class\b|interface\b|struct\b|impl\b|enum\b|trait\b|def\b|fn\b|func\b|module\b|type\b|const\s+\w+\s*=\s*(?:async\s*)?\(|[\w<>[\],\s*&:]+\([^;]*\)\s*(?:const\s*)?\{\s*$)/;

export interface EnclosingBlock {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Blocks of lines that no hunk shows, in file order, without overlaps. */
export function enclosingBlocks(file: FileChange, headText: string): EnclosingBlock[] {
  const lines = headText.split('\n');
  const shown = new Set<number>();
  for (const hunk of file.hunks)
    for (let line = hunk.newStart; line < hunk.newStart + hunk.newLines; line += 1) shown.add(line);
  const wanted = new Set<number>();
  for (const hunk of file.hunks) {
    const end = hunk.newStart + hunk.newLines;
    for (let line = startAbove(lines, hunk.newStart); line < hunk.newStart; line += 1) wanted.add(line);
    for (let line = end; line < end + LINES_AROUND; line += 1) wanted.add(line);
  }
  const numbers = [...wanted]
    .filter((line) => line >= 1 && line <= lines.length && !shown.has(line))
    .sort((left, right) => left - right);
  const blocks: EnclosingBlock[] = [];
  for (let at = 0; at < numbers.length; ) {
    let end = at;
    while (numbers[end + 1] === (numbers[end] ?? 0) + 1) end += 1;
    const [from, to] = [numbers[at] ?? 1, numbers[end] ?? 1];
    const text = lines
      .slice(from - 1, to)
      .map((line, index) => `${from + index}: ${line}`)
      .join('\n');
    if (text.trim() !== '') blocks.push({ from, to, text });
    at = end + 1;
  }
  return blocks;
}

/** Line of the nearest declaration above, else a few lines up. */
function startAbove(lines: readonly string[], hunkStart: number): number {
  for (let line = hunkStart; line >= Math.max(1, hunkStart - FARTHEST_START); line -= 1) {
    if (DECLARATION.test((lines[line - 1] ?? '').slice(0, 300))) return Math.min(line, hunkStart - 1);
  }
  return hunkStart - LINES_AROUND;
}
