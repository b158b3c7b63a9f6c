/** A contour in the report: what was tried in each pass, what is left, and what a person does next. */
import { code, inline } from './markdown.ts';
import type { ReviewRecord } from './record.ts';

/** Empty for a single pass. */
export function contourSection(record: ReviewRecord): string {
  const { contour } = record;
  if (contour === null) return '';
  const rows = contour.passes.map(
    (pass) =>
      `| ${pass.index} | ${code(pass.head.slice(0, 12))} | ${pass.verdict} | ${checksOf(pass)} | ${fixOf(pass)} | ${seconds(pass.duration)} | ${costOf(pass.costUsd)} |`,
  );
  return [
    '### Passes',
    rows.length === 0
      ? 'No pass was made.'
      : [
          '| Pass | Head | Verdict | Checks | Fix | Time | Cost |',
          '|---|---|---|---|---|---|---|',
          ...rows,
        ].join('\n'),
    contour.restarts === 0 ? '' : `Begun anew ${contour.restarts} times because the head moved.`,
    left(record),
    contour.next === '' ? '' : `**Next:** ${inline(contour.next)}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The same for a terminal. */
export function contourLines(record: ReviewRecord): string[] {
  const { contour } = record;
  if (contour === null) return [];
  return [
    'Passes:',
    ...contour.passes.map(
      ({ index, head, verdict, checks, failingChecks, fix, fixCommit, duration }) =>
        `  ${index}. ${head.slice(0, 12)} ${verdict}, checks ${checks}${failingChecks.length > 0 ? ` (${failingChecks.join(', ')})` : ''}${fix === null ? '' : `, fix ${fix}${fixCommit === null ? '' : ` ${fixCommit.slice(0, 12)}`}`}, ${seconds(duration)}`,
    ),
    ...(contour.next === '' ? [] : [`Next: ${contour.next}`]),
  ];
}

type Pass = NonNullable<ReviewRecord['contour']>['passes'][number];

function left({ contour }: ReviewRecord): string {
  const last = contour?.passes.at(-1);
  if (contour?.outcome !== 'needs-operator' || last === undefined) return '';
  const items = [
    ...(last.findings.length === 0
      ? []
      : [`${last.findings.length} finding${last.findings.length === 1 ? '' : 's'}`]),
    ...(last.failingChecks.length === 0 ? [] : [`failing: ${last.failingChecks.map(code).join(', ')}`]),
  ];
  return items.length === 0 ? '' : `**Left:** ${items.join('; ')}`;
}

function checksOf({ checks, failingChecks }: Pass): string {
  return failingChecks.length === 0 ? checks : `${checks}: ${failingChecks.map(code).join(', ')}`;
}

function fixOf({ fix, fixCommit }: Pass): string {
  if (fix === null) return '';
  return `${inline(fix)}${fixCommit === null ? '' : ` ${code(fixCommit.slice(0, 12))}`}`;
}

function seconds(duration: number): string {
  return `${(duration / 1000).toFixed(1)} s`;
}

function costOf(cost: number | null): string {
  return cost === null ? 'unknown' : `$${cost.toFixed(4)}`;
}
