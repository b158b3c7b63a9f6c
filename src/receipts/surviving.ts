/** The findings that a receipt binds: those that stand in the report and count for the verdict. */
import type { ConsolidatedFinding } from '../findings/consolidated.ts';
import { isReported } from '../findings/counts.ts';
import { oneLine } from '../kernel/one-line.ts';
import type { ReceiptFinding } from './binding.ts';

/** Characters of a title that a receipt holds; review.json has the whole. */
const MAX_SUMMARY = 300;

export function survivingFindings(findings: readonly ConsolidatedFinding[]): ReceiptFinding[] {
  return findings.filter(isReported).map(({ anchor, id, category, severity, title }) => ({
    line: anchor?.line ?? 0,
    path: anchor?.path ?? '',
    rule: category === null ? id : `${id} ${category}`,
    summary: oneLine(`${severity.final}: ${title}`, MAX_SUMMARY),
  }));
}
