/** A commit's files through git: what a repository says about its own files hides none of them. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Git } from '../../src/edges/git/git.ts';
import { createSnapshot } from '../../src/edges/git/snapshot.ts';

const root = mkdtempSync(join(tmpdir(), 'snapshot-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.invalid', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

git('init', '--quiet', '-b', 'main', '.');
write('.gitattributes', '*.ts binary\nhidden/** -text -diff -grep\n');
write('src/rate.ts', 'export function rateOf() {}\nrateOfAll();\n');
write('hidden/use.ts', 'rateOf();\n');
write('odd\nname.ts', 'rateOf();\n');
write('big.ts', `rateOf();\n${'x'.repeat(2_000)}\n`);
write('*.ts', 'rateOf();\n');
git('add', '--all');
git('commit', '--quiet', '-m', 'one');
const commit = git('rev-parse', 'HEAD');
const snapshot = createSnapshot(new Git(root, process.env), commit);

describe('a snapshot', () => {
  it('finds whole words in every file that is not too large, whatever attributes call it', async () => {
    const { hits, more } = await snapshot.mentions(['rateOf'], 100, 1_000);
    expect(hits.map(({ path, line, word }) => `${path}:${line} ${word}`).sort()).toEqual([
      '*.ts:1 rateOf',
      'hidden/use.ts:1 rateOf',
      'odd\nname.ts:1 rateOf',
      'src/rate.ts:1 rateOf',
    ]);
    expect(more).toBe(false);
  });

  it('says that there is more where the limit ends it', async () => {
    expect(await snapshot.mentions(['rateOf'], 2, 1_000)).toMatchObject({ hits: { length: 2 }, more: true });
  });

  it('reads only files of the commit: no step upward, no other object, no line that ends the request', async () => {
    const texts = await snapshot.texts([
      'src/rate.ts',
      '../outside.ts',
      'src/../big.ts',
      '/etc/hostname',
      'none.ts',
      `a\n${commit}:big.ts`,
      'src',
    ]);
    expect([...texts.keys()]).toEqual(['src/rate.ts']);
  });

  it('a commit that is not there is an error, and no empty answer', async () => {
    const gone = createSnapshot(new Git(root, process.env), '0'.repeat(40));
    await expect(gone.files()).rejects.toThrow('git ls-tree failed');
    await expect(gone.mentions(['rateOf'], 10, 1_000)).rejects.toThrow('git ls-tree failed');
  });
});
