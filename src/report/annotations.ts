/** Findings as annotations on changed lines of the pull request. */
import { isReported } from '../findings/counts.ts';
import type { ReviewRecord } from './record.ts';

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly path: string;
  readonly line: number;
  readonly endLine: number | null;
  readonly title: string;
  readonly message: string;
}

/** GitHub shows ten annotations of a level for one step. */
const MAX_PER_LEVEL = 10;

export interface Annotations {
  readonly shown: readonly Annotation[];
  /** Located findings that got none. */
  readonly leftOut: number;
}

/** Only findings on a line of the head's side of the diff: GitHub shows no other. Critical and High are errors, Medium warnings, Low notices; at most ten of each, gravest first. */
export function annotationsOf(record: ReviewRecord): Annotations {
  const counts = { error: 0, warning: 0, notice: 0 };
  const shown: Annotation[] = [];
  let leftOut = 0;
  for (const finding of record.findings) {
    if (
      !isReported(finding) ||
      finding.location === null ||
      finding.anchored === 'file' ||
      finding.location.side === 'LEFT'
    )
      continue;
    const level =
      finding.severity === 'Critical' || finding.severity === 'High'
        ? 'error'
        : finding.severity === 'Medium'
          ? 'warning'
          : 'notice';
    if (counts[level] >= MAX_PER_LEVEL) {
      leftOut += 1;
      continue;
    }
    counts[level] += 1;
    shown.push({
      level,
      path: finding.location.path,
      line: finding.location.line,
      endLine: finding.location.endLine,
      title: `${finding.severity}: ${finding.title}`.slice(0, 200),
      message: finding.description === '' ? finding.title : finding.description,
    });
  }
  return { shown, leftOut };
}
