/** What the panel and the critic leave in the report: the line of verdicts, what was killed and why, and the gaps. */

import { METRICS_WARNING } from '../findings/metrics.ts';
import { abstained } from '../findings/panel-outcome.ts';
import { GAP_CATEGORIES } from '../stages/critic-result.ts';
import { code, inline } from './markdown.ts';
import type { FindingRecord, ReviewRecord } from './record.ts';
import { percent, placeOf } from './words.ts';

export function panelSection(record: ReviewRecord): string {
  const { panel } = record;
  if (panel === null) return '';
  const lines = [
    `**Panel:** ${inline(panel.summary)}`,
    ...(panel.mode === 'fast' ? ['Fast: no panel ran; every finding is unverified.'] : []),
    ...(panel.guardOn
      ? [
          'More than 25 findings: the panel attacked the grave and the doubtful ones. It counts findings, not cost; `rigorous` attacks all.',
        ]
      : []),
    ...(panel.raw ? ['Raw mode: no premise was challenged.'] : []),
    ...(panel.abstentions > 0
      ? [`**Panel degraded:** ${panel.abstentions} abstentions. What a lens could not say killed nothing.`]
      : []),
  ];
  return lines.join('\n\n');
}

/** Collapsed, with the reason and the counterexample: nothing is dropped in silence. */
export function killedSection(record: ReviewRecord): string {
  const open = record.findings.filter(({ guard }) => guard === null);
  const killed = open.filter(
    ({ panel }) => panel?.status === 'filtered' || panel?.status === 'premise-refuted',
  );
  const below = open.filter(({ panel }) => panel?.status === 'below-floor');
  return [
    fold(`Filtered by the panel (${killed.length}, not in the verdict)`, killed.map(killedLine)),
    fold(
      `Below the floor of confidence (${below.length}, not attacked)`,
      below.map(
        (finding) =>
          `- ${finding.severity} ${inline(finding.title)} ${code(placeOf(finding))}, confidence ${finding.confidence}`,
      ),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Categories that only a map of the repository can fill. */
const NEEDS_MAP: readonly number[] = [3, 4];

export function criticSection(record: ReviewRecord): string {
  const { critic } = record;
  if (critic === null) return '';
  const groups = GAP_CATEGORIES.map((name, index) => {
    const gaps = critic.gaps.filter(({ category }) => category === index + 1);
    return gaps.length === 0
      ? `- ${name}: (${NEEDS_MAP.includes(index + 1) && record.context?.mode !== 'full' ? 'not checked: no map of the repository' : 'none'})`
      : [`- ${name}:`, ...gaps.map(({ text }) => `  - ${inline(text)}`)].join('\n');
  });
  const follow = critic.followUp === null ? '' : ` ${inline(critic.followUp.why)}`;
  return [
    '### Coverage gaps',
    ...(critic.delivered ? [] : ['**The critic was not delivered;** these gaps were found by code alone.']),
    groups.join('\n'),
    `Follow-up: ${inline(critic.note)}.${follow}`,
  ].join('\n\n');
}

export function metricsSection({ metrics }: ReviewRecord): string {
  if (metrics === null) return '';
  const figures: readonly (readonly [string, number | null])[] = [
    ['map utilisation', metrics.mapUtilisation],
    ['independent premises', metrics.independentPremises],
    ['premises challenged', metrics.premiseChallenge],
    ['map rows challenged', metrics.mapChallenge],
    ['map gaps', metrics.mapGap],
    ['evidence of two kinds', metrics.crossSource],
  ];
  const shown = figures.map(([name, value]) => `${name} ${value === null ? 'n/a' : percent(value)}`);
  return `<sub>${METRICS_WARNING} ${shown.join(' · ')} · corroborated ${metrics.corroborated} · echoes ${metrics.echoes}</sub>`;
}

/** Why a finding does not stand, in one line for a terminal. */
export function killedReason({ panel }: FindingRecord): string {
  if (panel === null) return '';
  if (panel.status === 'premise-refuted') {
    const refuted = panel.premises.find(({ effect }) => effect === 'refuted');
    if (refuted === undefined || abstained(refuted.answer)) return 'premise refuted';
    const { counterexample, reason, derivedPremise, form } = refuted.answer;
    const place = counterexample === null ? '' : ` by ${counterexample.path}:${counterexample.line}`;
    const derived =
      derivedPremise !== null && (refuted.premise === null || form === 'non-compliant')
        ? ` (premise derived by the lens: ${derivedPremise})`
        : '';
    return `premise refuted${place}: ${reason}${derived}`;
  }
  const reasons = [panel.reachability, panel.falsePositive].flatMap((answer) =>
    answer === null || abstained(answer)
      ? []
      : [`${answer.cause === null ? '' : `${answer.cause}: `}${answer.reason}`],
  );
  return `two lenses call it false: ${reasons.join(' / ')}`;
}

function killedLine(finding: FindingRecord): string {
  return `- ${finding.severity} ${inline(finding.title)} ${code(placeOf(finding))} · **${finding.panel?.status}** · ${inline(killedReason(finding))}`;
}

function fold(summary: string, lines: readonly string[]): string {
  return lines.length === 0
    ? ''
    : `<details><summary>${summary}</summary>\n\n${lines.join('\n')}\n\n</details>`;
}
