/** Which pull requests an operator may leave out, and which not. */
import { describe, expect, it } from 'vitest';
import { parseDiff } from '../../src/change/parse-diff.ts';
import { isDependencyBump, type SkippableFacts, whySkipped } from '../../src/change/pre-checks.ts';
import type { SkipSettings } from '../../src/settings/settings.ts';

const facts: SkippableFacts = {
  number: 7,
  state: 'open',
  draft: false,
  author: 'ann',
  authorIsBot: false,
  labels: [],
};
const none: SkipSettings = { drafts: false, bots: false, labels: [], dependencyBumps: false };

describe('pre-checks', () => {
  it.each<[string, Partial<SkippableFacts>, Partial<SkipSettings>, string | undefined]>([
    ['nothing asked', { draft: true, authorIsBot: true, labels: ['wip'] }, {}, undefined],
    ['closed, always', { state: 'closed' }, {}, 'is closed'],
    ['draft', { draft: true }, { drafts: true }, 'is a draft'],
    ['bot', { authorIsBot: true, author: 'dependabot[bot]' }, { bots: true }, 'bot dependabot[bot]'],
    ['label', { labels: ['a', 'WIP'] }, { labels: ['wip'] }, 'label WIP'],
    ['part of a label', { labels: ['wip-2'] }, { labels: ['wip'] }, undefined],
  ])('%s', (_, own, asked, reason) => {
    const said = whySkipped({ ...facts, ...own }, { ...none, ...asked });
    if (reason === undefined) expect(said).toBeUndefined();
    else expect(said).toContain(reason);
  });

  const diff = (...paths: string[]): ReturnType<typeof parseDiff> =>
    parseDiff(
      paths
        .map((path) => `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-a\n+b\n`)
        .join(''),
    );
  it.each<[string, boolean, string[], boolean]>([
    ['manifest and lock by a bot', true, ['package.json', 'web/package-lock.json'], true],
    ['the same by a person', false, ['package.json'], false],
    ['a source file among them', true, ['package.json', 'src/a.ts'], false],
    ['a file that only looks like one', true, ['package.json.js'], false],
    ['nothing', true, [], false],
  ])('%s', (_, authorIsBot, paths, bump) => {
    expect(isDependencyBump(diff(...paths), { ...facts, authorIsBot })).toBe(bump);
  });
});
