import { describe, expect, it } from 'vitest';
import { anchorPlace } from '../../src/change/anchor.ts';
import { enclosingBlocks } from '../../src/change/enclosing.ts';
import { parseDiff } from '../../src/change/parse-diff.ts';
import { scopeOf } from '../../src/change/scope.ts';

const diff = `diff --git a/src/a.ts b/src/a.ts
--- a/src/a.ts
+++ b/src/a.ts
@@ -10,5 +10,6 @@ function f() {
 const one = 1;
-const gone = two(one);
+const fresh = three(one);
+send(fresh);
 const last = 4;
 return last;
 }
`;
const files = parseDiff(diff);
const anchor = (
  path: string,
  line: number,
  quotes: string[] = [],
  headLines: number | null = 200,
  endLine: number | null = null,
) =>
  anchorPlace(
    files,
    { path, line, endLine, quotes },
    headLines === null
      ? undefined
      : Array.from({ length: headLines }, (_, index) => (index % 50 === 0 ? 'function f() {' : '  x();')),
  );

describe('anchorPlace', () => {
  it.each<[string, ReturnType<typeof anchor>, object]>([
    ['an added line', anchor('src/a.ts', 11), { side: 'RIGHT', kind: 'line', tier: 'primary', line: 11 }],
    ['a context line', anchor('src/a.ts', 13), { side: 'RIGHT', kind: 'line', tier: 'secondary' }],
    ['a name with a prefix', anchor('b/src/a.ts', 11), { path: 'src/a.ts', kind: 'line' }],
    [
      'a wrong line with a quote that stands once nearby',
      anchor('src/a.ts', 40, ['send(fresh);']),
      { kind: 'corrected', line: 12, tier: 'primary' },
    ],
    [
      'a line that is not what was quoted',
      anchor('src/a.ts', 13, ['const fresh = three(one);']),
      { kind: 'corrected', line: 11 },
    ],
    [
      'a quote that matches the line stays',
      anchor('src/a.ts', 12, ['send(fresh)']),
      { kind: 'line', line: 12 },
    ],
    [
      'a quote of removed code',
      anchor('src/a.ts', 30, ['two(one)']),
      { kind: 'corrected', side: 'LEFT', line: 11 },
    ],
    [
      'a quote that stands nowhere, near the hunk',
      anchor('src/a.ts', 20, ['nowhere()']),
      { kind: 'file', tier: 'secondary' },
    ],
    ['code far from every hunk', anchor('src/a.ts', 150), { kind: 'file', tier: 'pre-existing' }],
    ['a line that the file does not have', anchor('src/a.ts', 9_000), { kind: 'file', tier: 'secondary' }],
    [
      'a file whose content is not known',
      anchor('src/a.ts', 150, [], null),
      { kind: 'file', tier: 'secondary' },
    ],
    ['a range that ends in the hunk', anchor('src/a.ts', 3, [], 200, 12), { kind: 'line', tier: 'primary' }],
    [
      'a file outside of the change',
      anchor('src/other.ts', 5),
      { kind: 'file', tier: 'secondary', path: 'src/other.ts' },
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toMatchObject(expected);
  });
});

it('shows the enclosing function and lines around a hunk, without what the hunk shows', () => {
  const head = Array.from({ length: 120 }, (_, index) =>
    index === 39 ? 'export function outer(x: number) {' : `  line${index + 1}();`,
  ).join('\n');
  const [file] = parseDiff(
    `diff --git a/f.ts b/f.ts\n--- a/f.ts\n+++ b/f.ts\n@@ -60,2 +60,3 @@\n   line60();\n+  line61();\n   line62();\n`,
  );
  const blocks = enclosingBlocks(file as never, head);
  expect(blocks.map(({ from, to }) => [from, to])).toEqual([
    [40, 59],
    [63, 77],
  ]);
  expect(blocks[0]?.text).toContain('40: export function outer');
});

describe('scopeOf', () => {
  const of = (...names: string[]) =>
    parseDiff(
      names
        .map((name) => `diff --git a/${name} b/${name}\n--- a/${name}\n+++ b/${name}\n@@ -1 +1 @@\n-a\n+b\n`)
        .join(''),
    );
  it('leaves out by named reasons, and nothing else', () => {
    const { reviewed, excluded } = scopeOf(
      of('a.ts', 'dist/x.js', 'package-lock.json', 'gen/api.ts'),
      ['dist/**'],
      (path) => (path.startsWith('gen/') ? 'generated (linguist-generated)' : undefined),
    );
    expect(reviewed.map(({ path }) => path)).toEqual(['a.ts']);
    expect(excluded).toEqual([
      { path: 'dist/x.js', kind: 'ignored', reason: 'matches ignore glob dist/**' },
      { path: 'package-lock.json', kind: 'derived', reason: 'lock file' },
      { path: 'gen/api.ts', kind: 'derived', reason: 'generated (linguist-generated)' },
    ]);
  });

  it('names modes, links, submodules, renames and binary files, even where globs ignore them', () => {
    const text = `diff --git a/run.sh b/run.sh\nold mode 100644\nnew mode 100755\ndiff --git a/x.png b/x.png\nnew file mode 100644\nBinary files /dev/null and b/x.png differ\ndiff --git a/old.ts b/new.ts\nsimilarity index 100%\nrename from old.ts\nrename to new.ts\ndiff --git a/dep b/dep\nindex 1111111..2222222 160000\n--- a/dep\n+++ b/dep\n@@ -1 +1 @@\n-Subproject commit 1\n+Subproject commit 2\n`;
    expect(scopeOf(parseDiff(text), ['*.sh'], () => undefined).notes).toEqual([
      'run.sh: mode changed from 100644 to 100755.',
      'x.png: binary file added; its content is not shown.',
      'new.ts: renamed from old.ts.',
      'dep: submodule changed; the commits inside it are not shown.',
    ]);
  });
});
