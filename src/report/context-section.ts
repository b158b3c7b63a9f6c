/** Who was there for which dimension, and what reviewers were told beside the change. */
import { NEEDS_MAP } from '../pipeline/dimension.ts';
import { code, inline } from './markdown.ts';
import type { ReviewRecord } from './record.ts';

/** Each dimension with its state; what did not run is told with its reason. */
export function dimensionSection({ plan, context }: ReviewRecord): string {
  const entries = (plan?.dimensions ?? []).map((entry) =>
    entry.dimension === NEEDS_MAP && context?.mode === 'degraded'
      ? { ...entry, state: 'not available' as const, reason: context.reason }
      : entry,
  );
  if (entries.length === 0) return '';
  const on = entries.filter(({ state }) => state === 'always' || state === 'detected');
  const off = entries.filter((entry) => !on.includes(entry));
  const line = ({ dimension, state, reason }: (typeof entries)[number]): string =>
    `- ${code(dimension)} ${state}: ${inline(reason)}`;
  return [
    `<details><summary>Dimensions: ${on.length} reviewed, ${off.length} not</summary>`,
    '',
    ...[...on, ...off].map(line),
    '',
    '</details>',
  ].join('\n');
}

export function contextSection(record: ReviewRecord): string {
  const { context } = record;
  if (context === null || (context.mode === 'raw' && context.reason !== 'no-context')) return '';
  if (context.mode !== 'full') return `**Context: ${context.mode}.** ${inline(context.reason)}`;
  const disputed = context.rows.filter(({ status }) => status === 'disputed');
  const gaps = record.findings.filter(({ tags }) => tags.includes('map-gap'));
  const fold = (summary: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`<details><summary>${summary}</summary>\n\n${lines.join('\n')}\n\n</details>`];
  return [
    `**Context:** ${context.rows.length} rows of hypotheses, ${disputed.length} disputed, ${context.artifacts.length} documents.`,
    ...fold(
      `Disputed rows (${disputed.length})`,
      disputed.map(
        ({ id, text, cites, note }) =>
          `- ${code(id)} ${inline(text)} at ${cites.map(({ path, line }) => code(`${path}:${line}`)).join(' and ')}: ${inline(note)}`,
      ),
    ),
    ...fold(
      `Map gaps (${gaps.length})`,
      gaps.map(({ title }) => `- ${inline(title)}`),
    ),
    ...fold(
      `About the context (${context.notes.length})`,
      context.notes.slice(0, 50).map((note) => `- ${inline(note)}`),
    ),
  ].join('\n\n');
}
