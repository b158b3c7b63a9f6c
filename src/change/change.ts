/** The change under review: what a reviewer is shown and what a verdict is about. */

export interface Hunk {
  /** The `@@` line as it stands in the diff. */
  readonly header: string;
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  /** Each with its first character: space, `+`, `-`, or `\` for the no-newline marker. */
  readonly lines: readonly string[];
}

export type FileStatus = 'added' | 'deleted' | 'modified' | 'renamed' | 'copied';
export type FileKind = 'text' | 'binary' | 'symlink' | 'submodule';

export interface FileChange {
  /** Path after the change (before it, for a deleted file). */
  readonly path: string;
  readonly oldPath: string;
  readonly status: FileStatus;
  readonly kind: FileKind;
  readonly oldMode: string | undefined;
  readonly newMode: string | undefined;
  readonly hunks: readonly Hunk[];
  /** The file's part of the diff, byte for byte, with its header lines. */
  readonly section: string;
  /** Set where the content of the change could not be had, with the reason; such lines are uncovered. */
  readonly unavailable: string | undefined;
}

/** `RIGHT` is the head's side, `LEFT` the base's, as GitHub names them. */
export type Side = 'LEFT' | 'RIGHT';

export interface ChangedLine {
  readonly side: Side;
  /** Line number on that side, from 1. */
  readonly line: number;
  /** Without the leading `+` or `-`. */
  readonly text: string;
}

export type DiffSource = 'local git' | 'scratch clone' | 'GitHub diff' | 'GitHub files' | 'diff file';

export interface PullRequest {
  readonly repository: string;
  readonly number: number;
  readonly url: string;
  readonly title: string;
  readonly body: string;
  /** Login of the author; `ghost` where the account is gone. */
  readonly author: string;
  readonly baseRef: string;
  readonly headRef: string;
  readonly isFork: boolean;
}

/** Where a pull request stands now: it may move while it is reviewed. */
export interface Position {
  readonly headSha: string;
  readonly baseRef: string;
}

export interface Change {
  readonly pullRequest: PullRequest | undefined;
  /** Title and description shown to reviewers: the pull request's, else made from the range. */
  readonly title: string;
  readonly description: string;
  readonly baseSha: string | undefined;
  /** Undefined where the head is the working tree or a diff file. */
  readonly headSha: string | undefined;
  readonly source: DiffSource;
  /** The whole diff, the exact bytes that were parsed. */
  readonly diff: Uint8Array;
  readonly files: readonly FileChange[];
}

/** The added and removed lines of a file, in diff order. */
export function* changedLines(file: FileChange): Generator<ChangedLine> {
  for (const hunk of file.hunks) {
    let oldLine = hunk.oldStart;
    let newLine = hunk.newStart;
    for (const text of hunk.lines) {
      const mark = text[0];
      if (mark === '+') {
        yield { side: 'RIGHT', line: newLine, text: text.slice(1) };
        newLine += 1;
      } else if (mark === '-') {
        yield { side: 'LEFT', line: oldLine, text: text.slice(1) };
        oldLine += 1;
      } else if (mark !== '\\') {
        oldLine += 1;
        newLine += 1;
      }
    }
  }
}

/** Number of added and removed lines of a file. */
export function countChangedLines(file: FileChange): number {
  let count = 0;
  for (const hunk of file.hunks) {
    for (const line of hunk.lines) if (line[0] === '+' || line[0] === '-') count += 1;
  }
  return count;
}
