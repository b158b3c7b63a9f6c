/** The diff between two commits, or between a commit and the work tree, held against git's own file list. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileChange } from '../../change/change.ts';
import { parseDiff } from '../../change/parse-diff.ts';
import { ReviewError } from '../../kernel/errors.ts';
import type { Git } from './git.ts';

/**
 * Every option that a user's configuration or the change's .gitattributes could turn otherwise is fixed:
 * `--text` so that an attribute can't hide a file, no external diff or text conversion so that none is run.
 */
const DIFF_OPTIONS = [
  '--text',
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--no-relative',
  '-M',
  '-U3',
  '--full-index',
  '--src-prefix=a/',
  '--dst-prefix=b/',
  '--submodule=short',
  '--ignore-submodules=none',
];

export interface GitDiff {
  readonly diff: Uint8Array;
  readonly files: FileChange[];
}

/** @throws ReviewError `diff-malformed` when the parsed files differ from git's list (nothing may be lost). */
export async function diffCommits(git: Git, from: string, to: string): Promise<GitDiff> {
  const diff = await git.run(['diff', ...DIFF_OPTIONS, from, to, '--']);
  const raw = await git.run(['diff', '--raw', '-z', ...DIFF_OPTIONS, from, to, '--']);
  return checked(diff, raw);
}

/** Tracked changes and untracked files alike; the real index is not touched. */
export async function diffWorkTree(git: Git, from: string): Promise<GitDiff> {
  const scratch = await mkdtemp(join(tmpdir(), 'bernstein-review-index-'));
  try {
    const env = { GIT_INDEX_FILE: join(scratch, 'index') };
    await git.run(['read-tree', 'HEAD'], { env });
    const unborn = (await unbornRepositories(git)).map((path) => `:(exclude,literal)${path}`);
    await git.run(['add', '--all', '--intent-to-add', '--', '.', ...unborn], { env });
    const diff = await git.run(['diff', ...DIFF_OPTIONS, from, '--'], { env });
    const raw = await git.run(['diff', '--raw', '-z', ...DIFF_OPTIONS, from, '--'], { env });
    return checked(diff, raw);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Repositories inside the tree that have no commit yet: git can't record them, and refuses the whole `add`. */
async function unbornRepositories(git: Git): Promise<string[]> {
  const others = await git.text(['ls-files', '--others', '--exclude-standard', '-z']);
  const inner = others.split('\0').filter((path) => path.endsWith('/'));
  const heads = await Promise.all(
    inner.map((path) =>
      git.in(join(git.directory, path)).tryText(['rev-parse', '--verify', '--quiet', 'HEAD']),
    ),
  );
  return inner.filter((_, index) => heads[index] === undefined).map((path) => path.slice(0, -1));
}

function checked(diff: Buffer, raw: Buffer): GitDiff {
  const files = parseDiff(diff.toString('utf8'));
  const listed = new Set(pathsOfRaw(raw.toString('utf8')));
  const parsed = new Set(files.map(({ path }) => path));
  const lost = [...listed].filter((path) => !parsed.has(path));
  if (lost.length > 0 || parsed.size !== listed.size) {
    throw new ReviewError(
      'diff-malformed',
      `The diff holds ${parsed.size} files, but git lists ${listed.size}.`,
      {
        next: 'Nothing was reviewed. Please report this with the kind of change it was.',
      },
    );
  }
  return { diff, files };
}

/** Paths of `--raw -z` output: `:modes ids status NUL path NUL`, with a second path for renames and copies. */
function pathsOfRaw(raw: string): string[] {
  const fields = raw.split('\0');
  const paths: string[] = [];
  for (let at = 0; at < fields.length && fields[at] !== ''; ) {
    const renamed = /[RC]\d*$/.test(fields[at] ?? '');
    paths.push(fields[at + (renamed ? 2 : 1)] ?? '');
    at += renamed ? 3 : 2;
  }
  return paths;
}
