/** What the critic is shown (spec quality-gates d.1): what was done and what was not; nothing that was filtered. */
import { createFence } from '../agents/fence.ts';
import { forCritic } from '../context/knowledge.ts';
import { showHidden } from '../kernel/visible.ts';
import { type CriticResult, GAP_CATEGORIES } from './critic-result.ts';
import type { CriticInputs } from './critic-stage.ts';
import type { PanelResult } from './panel-result.ts';

export function criticText(
  inputs: CriticInputs,
  gaps: CriticResult['gaps'],
  panel: PanelResult | undefined,
): string {
  const verified = inputs.findings
    .filter((_, index) => panel === undefined || panel.outcomes[index]?.tally.status === 'verified')
    .map(
      ({ title, severity, anchor }) =>
        `${severity.final} ${anchor === null ? 'whole change' : `${anchor.path}:${anchor.line}`} ${title}`,
    );
  const reports = inputs.earlier
    .filter(({ plan }) => plan.kind === 'review')
    .flatMap(({ reports: own }) => own);
  const reviewers = reports.map(
    ({ role, state, examined }) =>
      `${role}: ${state}${examined.length === 0 ? '' : `; examined ${examined.map(({ path }) => path).join(', ')}`}`,
  );
  const closures = reports.flatMap(({ role, notes }) =>
    notes.closed.map(
      ({ what, at, reason }) =>
        `${role}: ${what}${at === null ? '' : ` at ${at.path}:${at.line}`}: ${reason}`,
    ),
  );
  const skipped = inputs.dimensions
    .filter(({ state }) => state === 'skipped' || state === 'not available')
    .map(({ dimension, state, reason }) => `${dimension}: ${state}, ${reason}`);
  const texts: readonly (readonly [string, string])[] = [
    ['CHANGED-FILES', inputs.scope.reviewed.map(({ path }) => showHidden(path)).join('\n')],
    ['ROSTER', inputs.reviewStages.flatMap(({ agents }) => agents.map(({ role }) => role)).join('\n')],
    ['REVIEWERS', reviewers.join('\n')],
    ['SKIPPED', skipped.join('\n') || 'none'],
    ['VERIFIED', verified.join('\n') || 'none'],
    ['CLOSED', closures.join('\n') || 'none'],
    ...forCritic(inputs.knowledge),
    [
      'GAPS',
      gaps.map(({ category, text }) => `${GAP_CATEGORIES[category - 1]}: ${text}`).join('\n') || 'none',
    ],
  ];
  const fence = createFence(texts.map(([, text]) => text));
  return `${texts.map(([label, text]) => fence.wrap(label, text)).join('\n\n')}\n`;
}
