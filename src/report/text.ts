/** Record → what a terminal shows. A single-pass review prints no names, so that equal reviews print equal bytes. */

import { isReported } from '../findings/counts.ts';
import { oneLine } from '../kernel/one-line.ts';
import { guardLine } from '../rules/apply-rules.ts';
import { contourLines } from './contour-section.ts';
import { killedReason } from './panel-section.ts';
import type { AgentRecord, FindingRecord, ReviewRecord, StageRecord } from './record.ts';
import {
  coverageSentence,
  deliveryOf,
  isSinglePass,
  modelOf,
  OUTCOME_TITLES,
  placeOf,
  voteOf,
} from './words.ts';

/** Longest description shown here; the record has the whole. */
const MAX_DESCRIPTION = 600;

export function renderText(record: ReviewRecord): string {
  const lines = [`${OUTCOME_TITLES[record.outcome].toUpperCase()}: ${record.reason}`];
  if (record.stages.length > 0)
    lines.push('', ...(isSinglePass(record) ? singlePassLines(record) : stageLines(record)));
  if (record.stages.length > 0) lines.push('', ...findingLines(record));
  const coverage = coverageSentence(record);
  if (coverage !== '') lines.push('', `Coverage: ${coverage}`);
  for (const file of record.coverage?.uncovered ?? []) {
    lines.push(`  not covered: ${file.path} ${file.reason ?? file.lines.join(', ')}`);
  }
  for (const { path, reason } of record.change?.excluded ?? []) lines.push(`  left out: ${path} (${reason})`);
  if (record.contour !== null) lines.push('', ...contourLines(record));
  if (record.incomplete.length > 0)
    lines.push('', 'Incomplete:', ...record.incomplete.map((reason) => `  ${reason}`));
  return `${lines.join('\n')}\n`;
}

function singlePassLines(record: ReviewRecord): string[] {
  const agent = record.stages[0]?.agents[0];
  return agent === undefined
    ? []
    : [`Review: ${voteOf(agent)} (${deliveryOf(agent)})`, ...detailLines(agent, '  ')];
}

function stageLines(record: ReviewRecord): string[] {
  return record.stages.flatMap((stage: StageRecord, index) => [
    `${index + 1}. ${stage.name}: ${stage.feedback}`,
    ...stage.agents.flatMap((agent) => [
      `   ${agent.label} (${modelOf(agent)}): ${voteOf(agent)} (${deliveryOf(agent)})`,
      ...detailLines(agent, '     '),
    ]),
  ]);
}

function detailLines(agent: AgentRecord, indent: string): string[] {
  return [
    ...(agent.reason === null ? [] : [`${indent}reason: ${agent.reason}`]),
    ...(agent.feedback === '' ? [] : [`${indent}${shorten(agent.feedback)}`]),
    ...agent.issues.map((issue) => `${indent}- ${shorten(issue)}`),
    ...(agent.state === 'no-findings' && agent.examined.length > 0
      ? [`${indent}examined: ${shorten(examinedOf(agent))}`]
      : []),
    ...agent.questions.map((question, index) => `${indent}${index + 1}. ${shorten(question)}`),
  ];
}

function findingLines(record: ReviewRecord): string[] {
  const text = (finding: FindingRecord): string[] => findingText(finding, isSinglePass(record));
  const open = record.findings.filter(isReported);
  const killed = record.findings.filter(
    ({ panel, guard }) =>
      guard === null && (panel?.status === 'filtered' || panel?.status === 'premise-refuted'),
  );
  const guarded = record.findings.filter(({ guard }) => guard !== null);
  return [
    open.length === 0 ? 'Findings: none' : `Findings: ${open.length}`,
    ...open.flatMap(text),
    ...(record.panel === null ? [] : [`Panel: ${record.panel.summary}`]),
    ...(killed.length === 0 ? [] : [`Filtered by the panel, not in the verdict: ${killed.length}`]),
    ...killed.map(
      (finding) => `  ${placeOf(finding)}  ${shorten(finding.title)}: ${shorten(killedReason(finding))}`,
    ),
    ...(guarded.length === 0 ? [] : [`Filtered by guard rules, not in the verdict: ${guarded.length}`]),
    ...guarded.flatMap(text),
  ];
}

function findingText(finding: FindingRecord, anonymous: boolean): string[] {
  const reporter = anonymous ? '' : ` [${finding.reportedBy.join(', ')}]`;
  const lines = [`  ${finding.severity.padEnd(8)} ${placeOf(finding)}  ${shorten(finding.title)}${reporter}`];
  if (finding.description !== '' && finding.description !== finding.title)
    lines.push(`           ${shorten(finding.description)}`);
  if (finding.tags.includes('salvaged')) lines.push('           collected from an unusable reply');
  for (const fix of finding.fixes) lines.push(`           fix: ${shorten(fix.text)}`);
  lines.push(
    `           ${finding.guard === null ? `reject for good: ${finding.fingerprints.map(guardLine).join('  and  ')}` : `guard: ${finding.guard}`}`,
  );
  return lines;
}

function shorten(text: string): string {
  return oneLine(text, MAX_DESCRIPTION, '… (shortened; whole in review.json)');
}

function examinedOf({ examined }: AgentRecord): string {
  return examined.map(({ path, what }) => (what === '' ? path : `${path} (${what})`)).join(', ');
}
