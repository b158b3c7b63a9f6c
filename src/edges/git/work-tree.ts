/** The state of a work tree through git: what is dirty, what is untracked, where refs and stashes stand. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  compareTrees,
  type WorkTreeGuard,
  type WorkTreeReport,
  type WorkTreeState,
} from '../../change/work-tree.ts';
import { sha256Hex } from '../../kernel/digest.ts';
import { isInside } from '../files.ts';
import type { Git } from './git.ts';

/** `keep` is the run's folder, should it lie below the tree. */
export async function guardWorkTree(git: Git, keep: string | undefined): Promise<WorkTreeGuard> {
  const before = await stateOf(git);
  return {
    async compare(mayRemove): Promise<WorkTreeReport> {
      const { untracked, violations } = compareTrees(before, await stateOf(git));
      const fresh = untracked.filter(
        (path) => keep === undefined || !isInside(keep, join(git.directory, path)),
      );
      if (!mayRemove) return { removed: [], appeared: fresh, violations };
      for (const path of fresh) await rm(join(git.directory, path), { force: true });
      return { removed: fresh, appeared: [], violations };
    },
  };
}

async function stateOf(git: Git): Promise<WorkTreeState> {
  const status = await git.text([
    'status',
    '--porcelain=v1',
    '-z',
    '--untracked-files=all',
    '--no-renames',
    '--ignore-submodules=dirty',
  ]);
  const head = (await git.tryText(['rev-parse', '--verify', '--quiet', 'HEAD'])) ?? 'none\n';
  const refs = (await git.tryText(['for-each-ref', '--format=%(objectname) %(refname)'])) ?? '';
  const stashes = (await git.tryText(['stash', 'list', '--format=%H stash'])) ?? '';
  const dirty = new Map<string, string>();
  const untracked = new Set<string>();
  for (const entry of status.split('\0').filter((line) => line.length > 3)) {
    const path = entry.slice(3);
    if (entry.startsWith('??')) untracked.add(path);
    else dirty.set(path, `${entry.slice(0, 2)} ${await contentDigest(join(git.directory, path))}`);
  }
  return {
    references: [`${head.trim()} HEAD`, ...`${refs}${stashes}`.split('\n').filter((line) => line !== '')],
    dirty,
    untracked,
  };
}

async function contentDigest(path: string): Promise<string> {
  try {
    return sha256Hex(await readFile(path));
  } catch {
    return 'absent';
  }
}
