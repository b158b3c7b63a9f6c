/** The parts of the Markdown report that comment and summary are put together from. */
import { isReported } from '../findings/counts.ts';
import { SEVERITIES, type Severity } from '../findings/severity.ts';
import type { FileLink } from './file-links.ts';
import { renderFinding } from './finding-text.ts';
import { code, inline } from './markdown.ts';
import type { ReviewRecord } from './record.ts';
import {
  coverageSentence,
  deliveryOf,
  modelOf,
  OUTCOME_MARKS,
  OUTCOME_TITLES,
  placeOf,
  voteOf,
} from './words.ts';

export function headline(record: ReviewRecord): string {
  return `## ${OUTCOME_MARKS[record.outcome]} ${OUTCOME_TITLES[record.outcome]}\n\n${inline(record.reason)}`;
}

/** One row an agent, with how it was delivered, so that a silent reviewer shows. */
export function stageTable(record: ReviewRecord): string {
  const rows = record.stages.flatMap((stage) => [
    `| **${inline(stage.name)}** | ${stage.strategy} | **${stage.verdict}** | ${stage.approveCount} of ${stage.totalCount} approve | ${stage.afterPanel === null ? '' : `after the panel: **${stage.afterPanel.verdict}**, ${stage.afterPanel.approveCount} of ${stage.totalCount} approve`} |`,
    ...stage.agents.map(
      (agent) =>
        `| &nbsp;&nbsp;${inline(agent.label)} | ${code(modelOf(agent))} | ${voteOf(agent)} | ${deliveryOf(agent)} | ${cell(agent.reason ?? agent.feedback)} |`,
    ),
  ]);
  return [
    '| Stage / agent | Strategy / model | Verdict / vote | Delivery | Remark |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** One string a finding, under its severity's heading, gravest first. */
export function findingSections(
  record: ReviewRecord,
  link: FileLink,
): { severity: Severity; heading: string; findings: string[] }[] {
  return SEVERITIES.flatMap((severity) => {
    const findings = record.findings.filter(
      (finding) =>
        finding.severity === severity && finding.diffTier !== 'pre-existing' && isReported(finding),
    );
    if (findings.length === 0) return [];
    return [
      {
        severity,
        heading: `### ${severity} (${findings.length})`,
        findings: findings.map((finding) => renderFinding(finding, link)),
      },
    ];
  });
}

/** Code that was there before; told, but not part of the verdict. */
export function preExistingSection(record: ReviewRecord, link: FileLink): string {
  const findings = record.findings.filter(
    (finding) => finding.diffTier === 'pre-existing' && isReported(finding),
  );
  if (findings.length === 0) return '';
  return `### Pre-existing (${findings.length}, not in the verdict)\n\n${findings.map((finding) => renderFinding(finding, link)).join('\n\n')}`;
}

/** What a gate asks the author, numbered. */
export function questionSection(record: ReviewRecord): string {
  const questions = record.stages.flatMap(({ agents }) => agents.flatMap((agent) => agent.questions));
  if (questions.length === 0) return '';
  return `### Questions to the author (${questions.length})\n\n${questions.map((question, index) => `${index + 1}. ${inline(question)}`).join('\n')}`;
}

/** What guard rules filtered, and which raise rules fired. */
export function rulesSection(record: ReviewRecord): string {
  const rules = record.ruleset?.rules ?? [];
  if (rules.length === 0) return '';
  const textOf = (id: string): string => rules.find((rule) => rule.id === id)?.text ?? '';
  const fired = rules.filter(
    ({ kind, id }) =>
      kind === 'raise' &&
      record.findings.some((finding) => finding.guard === null && finding.rules.includes(id)),
  );
  const filtered = record.findings.filter(({ guard }) => guard !== null);
  return [
    '### Rules',
    `Ruleset ${code(record.ruleset?.digest ?? '')}${record.ruleset?.source ? ` from ${code(record.ruleset.source)}` : ''}.`,
    fired.length === 0
      ? ''
      : `Raise rules that fired:\n\n${fired.map(({ id, text }) => `- ${code(id)} ${inline(text)}`).join('\n')}`,
    filtered.length === 0
      ? ''
      : `<details><summary>Filtered by guard rules (${filtered.length}, not in the verdict)</summary>\n\n${filtered.map((finding) => `- ${inline(finding.title)} ${code(placeOf(finding))} · ${code(finding.guard ?? '')} ${inline(textOf(finding.guard ?? ''))}`).join('\n')}\n\n</details>`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Faults of form by reviewer, the state of the work tree, and counts that do not add up. */
export function housekeepingSection(record: ReviewRecord): string {
  const faults = [...new Set(record.findings.flatMap(({ compliance }) => compliance))].map(
    (fault) => `- ${inline(fault)}`,
  );
  const tree = record.workTree;
  const lines = [
    ...(record.countFaults.length > 0
      ? [`**Count mismatch:** ${inline(record.countFaults.join('; '))}`]
      : []),
    ...(faults.length > 0 ? [`Form: \n\n${faults.join('\n')}`] : []),
    ...(tree !== null && tree.violations.length > 0
      ? [`**Work tree changed during the review:** ${tree.violations.map(code).join(', ')}`]
      : []),
    ...(tree !== null && tree.removed.length > 0
      ? [`Files that an agent left in the work tree, removed: ${tree.removed.map(code).join(', ')}`]
      : []),
    ...(tree !== null && tree.appeared.length > 0
      ? [`Files that appeared in the work tree during the review: ${tree.appeared.map(code).join(', ')}`]
      : []),
  ];
  return lines.length === 0 ? '' : `### Form and work tree\n\n${lines.join('\n\n')}`;
}

/** Issues of reviewers that answer in the legacy form, which have no place. */
export function issueSection(record: ReviewRecord): string {
  const issues = record.stages.flatMap((stage) =>
    stage.agents.flatMap((agent) =>
      agent.issues.map((issue) => `- ${inline(`${stage.name}/${agent.label}`)}: ${inline(issue)}`),
    ),
  );
  return issues.length === 0 ? '' : `### Issues without a place (${issues.length})\n\n${issues.join('\n')}`;
}

export function incompleteSection(record: ReviewRecord): string {
  if (record.incomplete.length === 0) return '';
  return `### Incomplete\n\n${record.incomplete.map((reason) => `- ${inline(reason)}`).join('\n')}`;
}

/** What was seen, what was not, and what was left out with its reason. */
export function coverageSection(record: ReviewRecord): string {
  const sentence = coverageSentence(record);
  const uncovered = (record.coverage?.uncovered ?? []).map(
    (file) => `- ${code(file.path)}: ${inline(file.reason ?? `lines ${file.lines.join(', ')}`)}`,
  );
  const notes = (record.change?.notes ?? []).map((note) => `- ${inline(note)}`);
  const excluded = (record.change?.excluded ?? []).map(
    ({ path, reason }) => `- ${code(path)}: ${inline(reason)}`,
  );
  const parts = [
    sentence === '' ? '' : `${sentence}.`,
    uncovered.length === 0 ? '' : `Not covered:\n\n${uncovered.join('\n')}`,
    notes.length === 0 ? '' : `Not in any line:\n\n${notes.join('\n')}`,
    excluded.length === 0 ? '' : `Left out:\n\n${excluded.join('\n')}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `### Coverage\n\n${parts.join('\n\n')}`;
}

export function warningSection(record: ReviewRecord): string {
  if (record.warnings.length === 0) return '';
  return `### Warnings\n\n${record.warnings.map((warning) => `- ${inline(warning)}`).join('\n')}`;
}

export function footer(record: ReviewRecord): string {
  const commit = record.change?.headSha;
  const parts = [
    record.pipeline === null
      ? ''
      : `Pipeline ${code(record.pipeline.name)} from ${inline(record.pipeline.source)}`,
    commit ? `commit ${code(commit.slice(0, 12))}` : '',
    `${record.spent.calls} model call${record.spent.calls === 1 ? '' : 's'}, ${record.spent.inputTokens} tokens in, ${record.spent.outputTokens} out${record.costUsd === null ? '' : `, $${record.costUsd.toFixed(4)}`}`,
    `bernstein-review ${record.version}`,
  ];
  return `<sub>${parts.filter((part) => part !== '').join(' · ')}</sub>`;
}

function cell(text: string): string {
  const line = inline(text.length > 300 ? `${text.slice(0, 300)}…` : text);
  return line;
}
