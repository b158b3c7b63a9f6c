/** What one deterministic check is: added lines or file facts in, findings out; no model, no I/O. */
import type { FileChange } from '../../change/change.ts';
import { type Finding, plainFinding } from '../../findings/finding.ts';
import type { Severity } from '../../findings/severity.ts';

export interface AddedLine {
  /** Line number in the file after the change. */
  readonly line: number;
  readonly text: string;
  /** Text of the next line of the file within the same hunk, added or not. */
  readonly next: string | undefined;
}

export type LineCheck = (file: FileChange, line: AddedLine) => Finding | undefined;
export type FileCheck = (file: FileChange) => Finding[];

/** Added lines of a file with the line that follows each. */
export function addedLines(file: FileChange): AddedLine[] {
  const added: AddedLine[] = [];
  for (const hunk of file.hunks) {
    const after = hunk.lines.filter((line) => line[0] === '+' || line[0] === ' ' || line === '');
    after.forEach((text, index) => {
      if (text[0] === '+') {
        added.push({
          line: hunk.newStart + index,
          text: text.slice(1).replace(/\r$/, ''),
          next: after[index + 1]?.slice(1),
        });
      }
    });
  }
  return added;
}

/** A finding of a deterministic check at a line of the file. */
export function staticFinding(
  file: FileChange,
  line: number,
  category: string,
  severity: Severity,
  title: string,
  description: string,
  fix: string,
): Finding {
  return plainFinding({
    title,
    severity,
    category: `static/${category}`,
    location: { path: file.path, line, endLine: null },
    description,
    fix: { text: fix, replacement: null },
  });
}

const PROSE = /\.(?:md|mdx|markdown|rst|txt|adoc|asciidoc)$/i;

/** Documentation quotes code without running it. */
export function isProse(path: string): boolean {
  return PROSE.test(path);
}

/** The file's extension in lower case, without the dot. */
export function extensionOf(path: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}
