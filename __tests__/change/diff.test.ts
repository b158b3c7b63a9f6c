/** Diffs as git and people make them: field cases group A, attacks AC-040 to AC-047, and what git itself prints. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedLines } from '../../src/change/change.ts';
import { parseDiff } from '../../src/change/parse-diff.ts';
import { diffCommits, diffWorkTree } from '../../src/edges/git/diff.ts';
import { Git } from '../../src/edges/git/git.ts';

const header = (path: string): string => `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n`;
const lines = (text: string) => parseDiff(text).flatMap((file) => [...changedLines(file)]);

describe('hunks', () => {
  it.each<[string, string, { side: string; line: number; text: string }[]]>([
    [
      '1: a removed line that looks like a header',
      '@@ -1,3 +1,2 @@\n a\n--- old comment\n b\n@@ -9,2 +8,3 @@\n c\n+++ x\n d\n',
      [
        { side: 'LEFT', line: 2, text: '-- old comment' },
        { side: 'RIGHT', line: 9, text: '++ x' },
      ],
    ],
    ['3: a removed Markdown rule', '@@ -1,2 +1 @@\n----\n a\n', [{ side: 'LEFT', line: 1, text: '---' }]],
    [
      '4: no counts',
      '@@ -5 +5 @@\n-a\n+b\n',
      [
        { side: 'LEFT', line: 5, text: 'a' },
        { side: 'RIGHT', line: 5, text: 'b' },
      ],
    ],
    ['6: one context line, one added', '@@ -1 +1,2 @@\n a\n+b\n', [{ side: 'RIGHT', line: 2, text: 'b' }]],
    [
      '16: the no-newline mark is no line',
      '@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n',
      [
        { side: 'LEFT', line: 2, text: 'b' },
        { side: 'RIGHT', line: 2, text: 'c' },
      ],
    ],
    [
      '19: only a line feed ends a line',
      '@@ -1 +1 @@\n-a\r\n+b\u2028c\rd\f\r\n',
      [
        { side: 'LEFT', line: 1, text: 'a\r' },
        { side: 'RIGHT', line: 1, text: 'b\u2028c\rd\f\r' },
      ],
    ],
    [
      'AC-043: content that spoofs headers',
      '@@ -1 +1,4 @@\n a\n++++ b/safe.ts\n+@@ -1 +1 @@\n+diff --git a/safe.ts b/safe.ts\n',
      [
        { side: 'RIGHT', line: 2, text: '+++ b/safe.ts' },
        { side: 'RIGHT', line: 3, text: '@@ -1 +1 @@' },
        { side: 'RIGHT', line: 4, text: 'diff --git a/safe.ts b/safe.ts' },
      ],
    ],
  ])('%s', (_, hunks, expected) => {
    expect(parseDiff(header('x')).concat(parseDiff(header('x') + hunks))).toHaveLength(2);
    expect(lines(header('x') + hunks)).toEqual(expected);
  });

  it('22: a broken file in the middle is an error, not an end', () => {
    const good = `${header('a')}@@ -1 +1 @@\n-a\n+b\n`;
    const broken = `${header('b')}@@ -1,5 +1,1 @@\n-a\n+b\n`;
    expect(() => parseDiff(good + broken + good)).toThrow(/malformed: file 2/);
  });

  it('21: text before the first file is no part of the change', () => {
    const mail = `From 0123 Mon Sep 17\nSubject: [PATCH] x\n\n---\n a | 2 +-\n\n${header('a')}@@ -1 +1 @@\n-a\n+b\n--\n2.39\n`;
    expect(() => parseDiff(mail)).not.toThrow();
    expect(parseDiff(mail).map(({ path }) => path)).toEqual(['a']);
  });

  it.each([
    ['text without a file', 'hello\n'],
    ['a combined diff', 'diff --cc a\nindex 1,2..3\n--- a/a\n+++ b/a\n@@@ -1,1 -1,1 +1,2 @@@\n  a\n++b\n'],
  ])('refuses %s', (_, text) => {
    expect(() => parseDiff(text)).toThrow(/malformed/);
  });

  it('reads a plain unified diff without git headers', () => {
    const [file] = parseDiff('--- a/old.txt\t2026-01-01\n+++ b/old.txt\t2026-01-02\n@@ -1 +1 @@\n-a\n+b\n');
    expect(file).toMatchObject({ path: 'old.txt', status: 'modified' });
  });
});

describe('what git prints', () => {
  const names = [
    'plain.txt',
    'with space.txt',
    'tab\there.txt',
    'quo"te.txt',
    'back\\slash.txt',
    'café.txt',
    'cafe\u0301.txt',
    '\u202egnp.js',
    'w b/z.txt',
    '-rf',
    'a\ndiff --git x',
    'emoji 👩‍💻.txt',
    'trailing ',
    'aux.ts',
    '+++ b',
  ];

  function repository(): { folder: string; git: (...args: string[]) => string } {
    const folder = mkdtempSync(join(tmpdir(), 'bernstein-review-test-'));
    const git = (...args: string[]): string =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.invalid', ...args], {
        cwd: folder,
        encoding: 'utf8',
      });
    git('init', '--quiet', '--initial-branch=main');
    return { folder, git };
  }

  const write = (folder: string, path: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };

  it('is read back with every path, mode, link, rename and binary file (7, 9, 10, 13, 15, AC-044, AC-046)', async () => {
    const { folder, git } = repository();
    for (const name of names) write(folder, name, 'one\ntwo\n');
    write(folder, 'mode.sh', '#!/bin/sh\n');
    write(folder, 'old name.txt', `${'same\n'.repeat(20)}`);
    write(folder, 'gone.txt', 'x\n');
    git('add', '--all');
    git('commit', '--quiet', '-m', 'base');
    for (const name of names) write(folder, name, 'one\n-- two\n');
    chmodSync(join(folder, 'mode.sh'), 0o755);
    git('mv', 'old name.txt', 'new name.txt');
    unlinkSync(join(folder, 'gone.txt'));
    symlinkSync('/proc/self/environ', join(folder, 'link'));
    write(folder, 'picture.png', Buffer.from([0x89, 0x50, 0, 1, 2, 0, 255]));
    write(folder, 'no-newline.txt', 'end');
    write(folder, '.gitattributes', '*.txt -diff\n* binary\n');
    git('add', '--all');
    git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},module`);
    git('commit', '--quiet', '-m', 'head');
    const runner = new Git(folder, process.env);
    const { files, diff } = await diffCommits(
      runner,
      await runner.commit('main~1'),
      await runner.commit('main'),
    );
    const byPath = new Map(files.map((file) => [file.path, file]));
    for (const name of names)
      expect([...changedLines(byPath.get(name) as never)]).toEqual([
        { side: 'LEFT', line: 2, text: 'two' },
        { side: 'RIGHT', line: 2, text: '-- two' },
      ]);
    expect(byPath.get('mode.sh')).toMatchObject({ oldMode: '100644', newMode: '100755', hunks: [] });
    expect(byPath.get('new name.txt')).toMatchObject({ status: 'renamed', oldPath: 'old name.txt' });
    expect(byPath.get('gone.txt')).toMatchObject({ status: 'deleted' });
    expect(byPath.get('link')).toMatchObject({ kind: 'symlink', status: 'added' });
    expect(byPath.get('module')).toMatchObject({ kind: 'submodule' });
    expect(byPath.get('picture.png')).toMatchObject({ kind: 'binary', hunks: [] });
    expect(files.map(({ section }) => section).join('')).toBe(Buffer.from(diff).toString('utf8'));
  });

  it('shows the work tree with untracked files and touches nothing', async () => {
    const { folder, git } = repository();
    write(folder, 'a.txt', 'one\n');
    git('add', '--all');
    git('commit', '--quiet', '-m', 'base');
    write(folder, 'a.txt', 'two\n');
    write(folder, 'staged.txt', 'x\n');
    git('add', 'staged.txt');
    write(folder, 'untracked.txt', 'x\n');
    const before = git('status', '--porcelain=v1');
    const runner = new Git(folder, process.env);
    const { files } = await diffWorkTree(runner, await runner.commit('HEAD'));
    expect(files.map(({ path }) => path)).toEqual(['a.txt', 'staged.txt', 'untracked.txt']);
    expect(git('status', '--porcelain=v1')).toBe(before);
  });
});

it('reads back any rendered hunk (AC-043)', () => {
  const text = fc.string({ maxLength: 30 }).map((line) => line.replace(/\n/g, ''));
  const line = fc.tuple(fc.constantFrom(' ', '+', '-'), text);
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (content) => {
      const old = content.filter(([mark]) => mark !== '+').length;
      const fresh = content.filter(([mark]) => mark !== '-').length;
      const body = content.map(([mark, rest]) => `${mark}${rest}\n`).join('');
      const start = (count: number): number => (count === 0 ? 0 : 1);
      const [file] = parseDiff(
        `${header('x')}@@ -${start(old)},${old} +${start(fresh)},${fresh} @@\n${body}`,
      );
      expect(file?.hunks[0]?.lines).toEqual(content.map(([mark, rest]) => `${mark}${rest}`));
    }),
  );
});
