/** The ledger of what was seen: for every changed line in scope, which delivered agent saw it. */
import { type ChangedLine, changedLines, countChangedLines, type FileChange } from './change.ts';
import type { LineRange } from './pack.ts';

export interface UncoveredFile {
  readonly path: string;
  /** Such as `12-40 (head)`; empty where the lines are unknown. */
  readonly lines: readonly string[];
  readonly count: number;
  readonly reason: string | undefined;
}

export interface Coverage {
  /** Changed lines in scope. */
  readonly total: number;
  readonly covered: number;
  /** Covered ÷ total, 0 to 1; 1 for a change without lines. A file whose lines could not be had counts as one line. */
  readonly fraction: number;
  readonly uncovered: readonly UncoveredFile[];
  /** Agents that saw lines, with how many each. */
  readonly agents: readonly { readonly agent: string; readonly lines: number }[];
}

export class CoverageLedger {
  readonly #files: readonly FileChange[];
  readonly #seen: readonly Uint8Array[];
  readonly #perAgent = new Map<string, Uint8Array[]>();

  constructor(files: readonly FileChange[]) {
    this.#files = files;
    this.#seen = blank(files);
  }

  /** `agent` delivered a reply on these lines. */
  mark(agent: string, ranges: readonly LineRange[]): void {
    const own = this.#perAgent.get(agent) ?? blank(this.#files);
    this.#perAgent.set(agent, own);
    for (const { file, from, to } of ranges) {
      this.#seen[file]?.fill(1, from, to);
      own[file]?.fill(1, from, to);
    }
  }

  /** `agent` saw every line in scope (a deterministic agent). */
  markAll(agent: string): void {
    this.mark(
      agent,
      this.#files.map((file, index) => ({ file: index, from: 0, to: countChangedLines(file) })),
    );
  }

  summary(): Coverage {
    const total = this.#seen.reduce((sum, lines) => sum + lines.length, 0);
    const covered = this.#seen.reduce((sum, lines) => sum + count(lines), 0);
    const uncovered = this.#files.flatMap((file, index) =>
      uncoveredOf(file, this.#seen[index] ?? new Uint8Array()),
    );
    const unknown = this.#files.filter((file) => file.unavailable !== undefined).length;
    const agents = [...this.#perAgent].map(([agent, files]) => ({
      agent,
      lines: files.reduce((sum, lines) => sum + count(lines), 0),
    }));
    return {
      total,
      covered,
      fraction: total + unknown === 0 ? 1 : covered / (total + unknown),
      uncovered,
      agents,
    };
  }
}

function uncoveredOf(file: FileChange, seen: Uint8Array): UncoveredFile[] {
  if (file.unavailable !== undefined)
    return [{ path: file.path, lines: [], count: 0, reason: file.unavailable }];
  const missing = [...changedLines(file)].filter((_, ordinal) => seen[ordinal] !== 1);
  return missing.length === 0
    ? []
    : [{ path: file.path, lines: spans(missing), count: missing.length, reason: undefined }];
}

/** Runs of neighbouring lines on one side, as `from-to (head)` or `from-to (base)`. */
function spans(lines: readonly ChangedLine[]): string[] {
  const result: string[] = [];
  for (const side of ['LEFT', 'RIGHT'] as const) {
    const numbers = lines.filter((line) => line.side === side).map(({ line }) => line);
    let start = numbers[0];
    numbers.forEach((line, index) => {
      if (numbers[index + 1] === line + 1) return;
      const span = start === line ? `${line}` : `${start}-${line}`;
      result.push(`${span} (${side === 'LEFT' ? 'base' : 'head'})`);
      start = numbers[index + 1];
    });
  }
  return result;
}

function blank(files: readonly FileChange[]): Uint8Array[] {
  return files.map((file) => new Uint8Array(countChangedLines(file)));
}

function count(lines: Uint8Array): number {
  let sum = 0;
  for (const seen of lines) sum += seen;
  return sum;
}
