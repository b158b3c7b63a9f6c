/** Findings that every review raises, whatever its agents: text that people can't see (spec threats, AC-023 to 026). */
import type { Change } from '../change/change.ts';
import { changedLines } from '../change/change.ts';
import { findHidden } from '../kernel/visible.ts';
import type { Member } from './consolidated.ts';
import { plainFinding } from './finding.ts';

export const BUILT_IN = 'built-in';

/** Shown, never voting: a stage with the static adapter votes on the same lines. */
export function builtInFindings(change: Change): Member[] {
  const members: Member[] = [];
  const add = (
    place: { path: string; line: number } | null,
    title: string,
    escapes: readonly string[],
    bidirectional: boolean,
  ): void => {
    members.push({
      reporter: BUILT_IN,
      anchor:
        place === null ? null : { ...place, endLine: null, side: 'RIGHT', kind: 'line', tier: 'primary' },
      provenance: { value: 'independent', defaulted: false },
      salvaged: false,
      guard: null,
      rule: null,
      finding: plainFinding({
        title,
        severity: bidirectional ? 'High' : 'Medium',
        category: 'static/hidden-character',
        location: place === null ? null : { ...place, endLine: null },
        description: `It holds characters that can't be seen: ${escapes.slice(0, 8).join(' ')}. Reviewers were shown them as escapes.`,
      }),
    });
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
