/** Findings that every review raises, whatever its agents: text that people can't see (spec threats, AC-023 to 026). */
import type { Change } from '../change/change.ts';
import { changedLines } from '../change/change.ts';
import { lookAlikes } from '../kernel/scripts.ts';
import { findHidden } from '../kernel/visible.ts';
import type { Member } from './consolidated.ts';
import { plainFinding } from './finding.ts';

export const BUILT_IN = 'built-in';

/** Text for a reviewer of the kind that is a machine, with what it should do (AC-035). */
const TO_A_REVIEWER =
  /\b(?:ai|llm|automated|bot|code)[ -]?(?:code[ -]?)?review(?:er|ers|ing)?\b.{0,80}\b(?:approve|skip|ignore|do not (?:flag|report))\b|\bignore (?:all |any )?(?:previous|prior|above|earlier) (?:instructions|prompts)\b/i;
const LONGEST_LINE = 2_000;

/** Shown, never voting: a stage with the static adapter votes on the same lines. */
export function builtInFindings(change: Change): Member[] {
  const members: Member[] = [];
  const add = (
    place: { path: string; line: number } | null,
    title: string,
    escapes: readonly string[],
    bidirectional: boolean,
  ): void => {
    members.push(
      builtIn({
        title,
        severity: bidirectional ? 'High' : 'Medium',
        category: 'static/hidden-character',
        location: place === null ? null : { ...place, endLine: null },
        description: `It holds characters that can't be seen: ${escapes.slice(0, 8).join(' ')}. Reviewers were shown them as escapes.`,
      }),
    );
  };
  for (const [name, text] of [
    ['title', change.title],
    ['description', change.description],
    ['branch name', change.pullRequest?.headRef ?? ''],
  ] as const) {
    const hidden = findHidden(text);
    if (hidden !== undefined)
      add(null, `Invisible characters in the ${name}`, hidden.escapes, hidden.bidirectional);
  }
  for (const file of change.files) {
    const hidden = findHidden(`${file.path}\n${file.oldPath}`);
    if (hidden !== undefined)
      add(
        { path: file.path, line: 1 },
        'Invisible characters in the path of the file',
        hidden.escapes,
        hidden.bidirectional,
      );
    const disguised = lookAlikes(`${file.path}\n${file.oldPath}`);
    if (disguised.length > 0)
      members.push(
        builtIn({
          title: 'The path mixes letters of several alphabets',
          severity: 'Medium',
          category: 'static/mixed-script-path',
          location: { path: file.path, line: 1, endLine: null },
          description: `It holds ${disguised.join(' ')} inside Latin words, so that it can pass for another path.`,
        }),
      );
    const addressed = [...changedLines(file)].find(
      ({ side, text }) => side === 'RIGHT' && text.length < LONGEST_LINE && TO_A_REVIEWER.test(text),
    );
    if (addressed !== undefined)
      members.push(
        builtIn({
          title: 'The text addresses an automated reviewer',
          severity: 'Low',
          category: 'static/review-directed-text',
          location: { path: file.path, line: addressed.line, endLine: null },
          description:
            'It asks a reviewer to approve, to skip or to forget its instructions. Nobody here obeys it; a person should ask why it is there.',
        }),
      );
    // One finding a file, on its first such line: a file full of them is one thing to look at.
    const lines = [...changedLines(file)].flatMap(({ side, line, text }) => {
      const hidden = side === 'RIGHT' ? findHidden(text) : undefined;
      return hidden === undefined ? [] : [{ line, hidden }];
    });
    const [first] = lines;
    if (first === undefined) continue;
    const bidirectional = lines.some(({ hidden }) => hidden.bidirectional);
    const title = bidirectional
      ? 'Bidirectional control characters reorder the line'
      : 'Invisible characters in the line';
    const escapes = [...new Set(lines.flatMap(({ hidden }) => hidden.escapes))];
    add(
      { path: file.path, line: first.line },
      lines.length === 1 ? title : `${title} (and ${lines.length - 1} more lines of the file)`,
      escapes,
      bidirectional,
    );
  }
  return members;
}

function builtIn(finding: Parameters<typeof plainFinding>[0]): Member {
  const { location } = finding;
  return {
    reporter: BUILT_IN,
    anchor: location === null ? null : { ...location, side: 'RIGHT', kind: 'line', tier: 'primary' },
    provenance: { value: 'independent', defaulted: false },
    salvaged: false,
    guard: null,
    rule: null,
    finding: plainFinding(finding),
  };
}
