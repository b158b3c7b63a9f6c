/** The counts that must appear, and must add up (spec quality-gates i.2), and what they come to for the author. */
import { isReported } from '../findings/counts.ts';
import type { ReviewRecord } from './record.ts';

export function countsSection({
  findingCounts: counts,
  dimensionCounts: dimensions,
  context,
}: ReviewRecord): string {
  if (counts === null || counts.panel === null) return '';
  const { panel } = counts;
  const lines = [
    `- findings: ${counts.raw} raw = ${counts.mergedAway} merged away + ${counts.deduped} distinct`,
    `- merged away: ${counts.corroboratedMerges} corroborated, ${counts.echoMerges} echo, ${counts.unlabelledMerges} without a label`,
    `- distinct: ${counts.guarded} guarded, ${panel.deterministic} deterministic, ${panel.belowFloor} below the floor, ${panel.candidates} candidates, ${panel.notAttacked} after the panel`,
    `- candidates: ${panel.panel} attacked, ${panel.unverifiedGuard} left out by the cost guard, ${panel.unverifiedFast} by fast`,
    `- attacked: ${panel.verified} verified, ${panel.contested} contested, ${panel.filtered} filtered, ${panel.premiseRefuted} premise-refuted; ${panel.premiseContested} of those reported are premise-contested`,
    `- premises: ${panel.premisesEligible} eligible = ${panel.premisesAnswered} answered + ${panel.premisesAbstained} abstained + ${panel.premisesNotRun} not run`,
    `- reported: ${counts.reported}, ${counts.preExisting} of them pre-existing; ${panel.calls} calls of the panel`,
    ...(dimensions === null || dimensions.planned === 0
      ? []
      : [
          `- dimensions: ${dimensions.planned} planned = ${dimensions.skipped} skipped + ${dimensions.delivered} delivered + ${dimensions.salvaged} salvaged + ${dimensions.notDelivered} not delivered`,
        ]),
    `- mode: ${context?.mode ?? 'raw'}`,
  ];
  return `<details><summary>Counts</summary>\n\n${lines.join('\n')}\n\n</details>`;
}

/** Ready, ready with fixes, or not; findings stand in the order in which they are best fixed. */
export function readinessSection(record: ReviewRecord): string {
  if (record.verdict === null || record.panel === null) return '';
  const open = record.findings.filter(
    (finding) => isReported(finding) && finding.diffTier !== 'pre-existing',
  ).length;
  if (record.blocksMerge || record.verdict === 'request_changes')
    return `**Not ready.**${open === 0 ? '' : ' Fix in the order below, the gravest first.'}`;
  return open === 0 ? '**Ready.**' : '**Ready with fixes.** In the order below, the gravest first.';
}
