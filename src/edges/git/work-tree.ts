/** The state of a work tree through git: what is dirty, untracked or ignored, where refs and stashes stand. */
import { copyFile, lstat, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  compareTrees,
  type WorkTreeGuard,
  type WorkTreeReport,
  type WorkTreeState,
} from '../../change/work-tree.ts';
import { sha256Hex } from '../../kernel/digest.ts';
import { isInside, makeDirectory } from '../files.ts';
import type { Git } from './git.ts';

/** Ignored files of more than this are compared by size and time. */
const MAX_HASHED = 4 * 1024 * 1024;

/**
 * Only a file that was made during the run is taken out of the tree, and it is moved into the run's folder, not
 * deleted: a file that merely became untracked (a reset, an edited .gitignore, a rename) is the user's.
 */
export async function guardWorkTree(git: Git, runFolder: string): Promise<WorkTreeGuard> {
  const started = Date.now();
  const before = await stateOf(git);
  return {
    async compare(mayRemove): Promise<WorkTreeReport> {
      const { untracked, violations } = compareTrees(before, await stateOf(git));
      const removed: string[] = [];
      const appeared: string[] = [];
      for (const path of untracked.filter((entry) => !isInside(runFolder, join(git.directory, entry)))) {
        const moved =
          mayRemove &&
          (await wasMadeSince(join(git.directory, path), started)) &&
          (await quarantine(git.directory, path, runFolder));
        (moved ? removed : appeared).push(path);
      }
      return { removed, appeared, violations };
    },
  };
}

async function wasMadeSince(path: string, time: number): Promise<boolean> {
  try {
    const facts = await lstat(path);
    return facts.isFile() && facts.birthtimeMs >= time;
  } catch {
    return false;
  }
}

async function quarantine(tree: string, path: string, runFolder: string): Promise<boolean> {
  const target = join(runFolder, 'left-in-work-tree', path);
  try {
    await makeDirectory(dirname(target));
    await rename(join(tree, path), target).catch(async () => {
      await copyFile(join(tree, path), target);
      await rm(join(tree, path));
    });
    return true;
  } catch {
    return false;
  }
}

async function stateOf(git: Git): Promise<WorkTreeState> {
  const status = await git.text([
    'status',
    '--porcelain=v1',
    '-z',
    '--untracked-files=all',
    '--ignored=traditional',
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
    else if (!entry.startsWith('!!') || !path.endsWith('/'))
      dirty.set(path, `${entry.slice(0, 2)} ${await contentDigest(join(git.directory, path))}`);
  }
  return {
    references: [`${head.trim()} HEAD`, ...`${refs}${stashes}`.split('\n').filter((line) => line !== '')],
    dirty,
    untracked,
  };
}

async function contentDigest(path: string): Promise<string> {
  try {
    const facts = await lstat(path);
    if (!facts.isFile()) return 'no file';
    return facts.size > MAX_HASHED ? `${facts.size} ${facts.mtimeMs}` : sha256Hex(await readFile(path));
  } catch {
    return 'absent';
  }
}
