/** Findings that every review raises, whatever its agents: text that people can't see (spec threats, AC-023 to 026). */
import type { Change } from '../change/change.ts';
import { changedLines } from '../change/change.ts';
import { findHidden, showHidden } from '../kernel/visible.ts';
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
    for (const { side, line, text } of changedLines(file)) {
      const hidden = side === 'RIGHT' ? findHidden(text) : undefined;
      if (hidden !== undefined)
        add(
          { path: file.path, line },
          hidden.bidirectional
            ? 'Bidirectional control characters reorder the line'
            : `Invisible characters in the line of ${showHidden(file.path)}`,
          hidden.escapes,
          hidden.bidirectional,
        );
    }
  }
  return members;
}
