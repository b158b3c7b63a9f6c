/** The one comment of a pipeline on a pull request. */

import type { FileLink } from './file-links.ts';
import { fitReport } from './fitting.ts';
import { commentText } from './markdown.ts';
import type { ProofPlace } from './proof-section.ts';
import type { ReviewRecord } from './record.ts';

/** GitHub takes 65,536 characters; INTERFACE.md promises at most this many. */
export const MAX_COMMENT_LENGTH = 65_000;

export function commentMarker(pipelineName: string): string {
  return `<!-- bernstein-review:v1 ${commentText(pipelineName)} -->`;
}

export interface RunStamp {
  /** Rises from run to run of a repository; 0 outside a workflow. */
  readonly run: number;
  readonly attempt: number;
}

/** Who wrote the comment's present text, so that an older run never overwrites a newer one. */
export function stampLine(stamp: RunStamp): string {
  return `<!-- bernstein-review:run ${stamp.run}.${stamp.attempt} -->`;
}

/** The commits that this contour's fixes made, so that the runs that they start do not fix them again (field case 102). */
export function fixedLine(commits: readonly string[]): string {
  return `<!-- bernstein-review:fixed ${commits.join(' ')} -->`;
}

export function readFixed(body: string): string[] {
  const match = /^<!-- bernstein-review:fixed ((?:[0-9a-f]{40,64} ?)+)-->$/m.exec(body);
  return match === null ? [] : (match[1] ?? '').trim().split(' ');
}

export function readStamp(body: string): RunStamp | undefined {
  const match = /^<!-- bernstein-review:run (\d{1,15})\.(\d{1,6}) -->$/m.exec(body);
  return match === null ? undefined : { run: Number(match[1]), attempt: Number(match[2]) };
}

/** True when `left` was made by a later run, or a later attempt of the same run. */
export function isNewer(left: RunStamp, right: RunStamp): boolean {
  return left.run > right.run || (left.run === right.run && left.attempt > right.attempt);
}

export function renderComment(
  record: ReviewRecord,
  pipelineName: string,
  stamp: RunStamp,
  link: FileLink,
  proof: ProofPlace | undefined,
): string {
  return fitReport(record, {
    sizeOf: (text) => text.length,
    limit: MAX_COMMENT_LENGTH,
    opening: [
      commentMarker(pipelineName),
      stampLine(stamp),
      ...(record.contour === null || record.contour.fixCommits.length === 0
        ? []
        : [fixedLine(record.contour.fixCommits)]),
    ],
    picture: '',
    link,
    proof,
  });
}
