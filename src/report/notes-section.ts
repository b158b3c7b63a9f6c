/** What reviewers said beside their findings, each where it belongs (spec quality-gates b.5, b.6). */
import { samePlace } from '../findings/similarity.ts';
import { code, inline } from './markdown.ts';
import type { ReviewRecord } from './record.ts';

/** Examined, closed and noted; empty where nobody said any of it. Notes are no findings and have no severity. */
export function notesSection(record: ReviewRecord): string {
  const agents = record.stages.flatMap((stage) =>
    stage.agents.map((agent) => ({ name: `${stage.name}/${agent.label}`, agent })),
  );
  const lines = agents.flatMap(({ name, agent }) => [
    ...(agent.state === 'no-findings' && agent.examined.length > 0
      ? [
          `- ${code(name)} examined ${agent.examined.map(({ path, what }) => `${code(path)} ${inline(what)}`.trim()).join(', ')}`,
        ]
      : []),
    ...agent.notes.closed.map(
      ({ what, at, reason, onDerivedNumber }) =>
        `- ${code(name)} closed as acceptable: ${inline(what)}${placeText(at)}, ${inline(reason)}${onDerivedNumber ? ' **(on a number that nobody measured: still open)**' : ''}`,
    ),
    ...agent.notes.cross.map(
      ({ to, at, note }) =>
        `- ${code(name)} ${recipientText(record, to, at)}: ${inline(note)}${placeText(at)}`,
    ),
  ]);
  return lines.length === 0
    ? ''
    : `<details><summary>Notes of the reviewers (${lines.length})</summary>\n\n${lines.join('\n')}\n\n</details>`;
}

type Place = { readonly path: string; readonly line: number; readonly endLine: number | null } | null;

/** To whom a note goes, and whether that one found something in the same place. */
function recipientText(record: ReviewRecord, to: string | null, at: Place): string {
  const wanted = to?.toLowerCase() ?? '';
  const recipients = record.stages.flatMap((stage) =>
    stage.agents
      .filter(({ label, role }) => [label, role].some((name) => name.toLowerCase() === wanted))
      .map(({ label }) => `${stage.name}/${label}`),
  );
  if (to === null || recipients.length === 0) return 'notes, for nobody who ran';
  const found = record.findings.find(
    ({ location, reportedBy }) =>
      samePlace(location, at) && reportedBy.some((reporter) => recipients.includes(reporter)),
  );
  return found === undefined
    ? `notes for ${code(to)}`
    : `also noticed what ${code(to)} found (${inline(found.title)})`;
}

function placeText(at: Place): string {
  return at === null ? '' : ` ${code(`${at.path}:${at.line}`)}`;
}
