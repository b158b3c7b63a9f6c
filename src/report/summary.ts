/** The job summary: the comment's content with a picture of the pipeline, under the runner's size limit. */

import type { FileLink } from './file-links.ts';
import { fitReport } from './fitting.ts';
import { renderMermaid } from './mermaid.ts';
import type { ProofPlace } from './proof-section.ts';
import type { ReviewRecord } from './record.ts';

/** The runner drops a summary of over 1 MiB; other steps may write to the same file. */
export const MAX_SUMMARY_BYTES = 900_000;

export function renderSummary(record: ReviewRecord, link: FileLink, proof: ProofPlace | undefined): string {
  return fitReport(record, {
    sizeOf: (text) => Buffer.byteLength(text),
    limit: MAX_SUMMARY_BYTES,
    opening: [],
    picture:
      record.stages.length === 0 || record.verdict === null
        ? ''
        : renderMermaid(record.stages, record.verdict),
    link,
    proof,
  });
}
