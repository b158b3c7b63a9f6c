/** A throw-away repository that holds just two commits of a pull request, for diffs that the API refuses. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Secret } from '../../settings/secret.ts';
import { diffCommits, type GitDiff } from './diff.ts';
import { type Git, OBJECT_ID } from './git.ts';

export interface ScratchRequest {
  /** Tried in order: the work tree's own remote, then the server's address. */
  readonly remotes: readonly string[];
  readonly token: Secret | undefined;
  /** Only an address under this one gets the token. */
  readonly serverUrl: string;
  readonly base: string;
  readonly head: string;
  readonly pullRequest: number;
  /** Merge base where it is known; else it is found by deepening. */
  readonly mergeBase: string | undefined;
}

const DEPTHS = ['--depth=50', '--depth=1000', '--unshallow'];

/** The diff from the merge base to the head. @throws ReviewError `git-failed` when no remote serves both commits. */
export async function diffInScratch(git: Git, request: ScratchRequest): Promise<GitDiff> {
  const directory = await mkdtemp(join(tmpdir(), 'bernstein-review-scratch-'));
  try {
    const scratch = git.in(directory);
    await scratch.run(['init', '--quiet', '--bare', '.']);
    let failure: unknown;
    for (const remote of request.remotes) {
      try {
        const from = await fetchBoth(scratch, remote, request);
        return await diffCommits(scratch, from, request.head);
      } catch (thrown) {
        failure = thrown;
      }
    }
    throw failure;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function fetchBoth(git: Git, remote: string, request: ScratchRequest): Promise<string> {
  const env = tokenEnvironment(remote, request);
  const fetchCommits = async (depth: string, ids: readonly string[]): Promise<void> => {
    await git.run(
      ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', depth, '--end-of-options', remote, ...ids],
      { env },
    );
  };
  if (request.mergeBase !== undefined && OBJECT_ID.test(request.mergeBase)) {
    await fetchCommits('--depth=1', [request.mergeBase, request.head]);
    return request.mergeBase;
  }
  for (const depth of DEPTHS) {
    await fetchCommits(depth, [request.base, request.head]);
    const found = await git.mergeBase(request.base, request.head);
    if (found !== undefined) return found;
  }
  return request.base;
}

/** The token goes by the environment, never by the command line, and only to the server it belongs to. */
function tokenEnvironment(remote: string, request: ScratchRequest): NodeJS.ProcessEnv {
  if (request.token === undefined || !remote.startsWith(`${request.serverUrl}/`)) return {};
  const basic = Buffer.from(`x-access-token:${request.token.reveal()}`).toString('base64');
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${request.serverUrl}/.extraHeader`,
    GIT_CONFIG_VALUE_0: `Authorization: Basic ${basic}`,
  };
}
