/**
 * The change under review, from the first source that gives all of it: local git objects, GitHub's diff, a
 * scratch clone of the two commits, GitHub's list of files. What a source leaves out is never taken for unchanged.
 */
import type { Change, FileChange } from '../change/change.ts';
import { parseDiff } from '../change/parse-diff.ts';
import { messageOf, ReviewError } from '../kernel/errors.ts';
import type { Log } from '../kernel/log.ts';
import type { Secret } from '../settings/secret.ts';
import { diffCommits, diffWorkTree, type GitDiff } from './git/diff.ts';
import type { Git } from './git/git.ts';
import { diffInScratch } from './git/scratch.ts';
import { API_DIFF_MAX_FILES, type PullRequestFacts, type PullRequests } from './github/pull-request.ts';

/** A local range; `head` undefined is the work tree. @throws ReviewError `usage` for refs that are none. */
export async function changeOfRange(git: Git, baseRef: string, headRef: string | undefined): Promise<Change> {
  const base = await git.commit(baseRef);
  const head = headRef === undefined ? undefined : await git.commit(headRef);
  const from = await git.mergeBase(base, head ?? (await git.commit('HEAD')));
  if (from === undefined) {
    throw new ReviewError(
      'change-unreadable',
      `${baseRef} and ${headRef ?? 'HEAD'} have no common ancestor here.`,
      {
        next: 'In a shallow clone fetch the history (actions/checkout with fetch-depth: 0); else name another base.',
      },
    );
  }
  const { diff, files } =
    head === undefined ? await diffWorkTree(git, from) : await diffCommits(git, from, head);
  const subjects =
    head === undefined
      ? ''
      : await git.text(['log', '--format=%s', '--no-merges', '--max-count=50', `${from}..${head}`]);
  const title = subjects.trim().split('\n').at(-1) || `Changes since ${baseRef}`;
  return {
    pullRequest: undefined,
    title,
    description: subjects.trim(),
    baseSha: from,
    headSha: head,
    source: 'local git',
    diff,
    files,
  };
}

/** @throws ReviewError `diff-malformed` for text that is no diff. */
export function changeOfDiff(diff: Uint8Array, name: string): Change {
  return {
    pullRequest: undefined,
    title: `Diff ${name}`,
    description: '',
    baseSha: undefined,
    headSha: undefined,
    source: 'diff file',
    diff,
    files: parseDiff(Buffer.from(diff).toString('utf8')),
  };
}

export interface PullRequestSources {
  readonly facts: PullRequestFacts;
  readonly api: PullRequests;
  /** The work tree's repository, where there is one. */
  readonly git: Git | undefined;
  /** For commands outside of a repository. */
  readonly anyGit: Git;
  readonly token: Secret | undefined;
  readonly serverUrl: string;
  readonly log: Log;
}

export async function changeOfPullRequest(sources: PullRequestSources): Promise<Change> {
  const { facts } = sources;
  const found =
    (await fromLocalGit(sources)) ??
    (await fromApiDiff(sources)) ??
    (await fromScratch(sources)) ??
    (await fromFiles(sources));
  return {
    pullRequest: facts.pullRequest,
    title: facts.pullRequest.title,
    description: facts.pullRequest.body,
    baseSha: facts.baseSha,
    headSha: facts.headSha,
    ...found,
  };
}

type Found = GitDiff & Pick<Change, 'source'>;

async function fromLocalGit({ facts, git }: PullRequestSources): Promise<Found | undefined> {
  if (git === undefined || !(await git.hasCommit(facts.baseSha)) || !(await git.hasCommit(facts.headSha)))
    return undefined;
  const from = await git.mergeBase(facts.baseSha, facts.headSha);
  return from === undefined
    ? undefined
    : { ...(await diffCommits(git, from, facts.headSha)), source: 'local git' };
}

async function fromApiDiff({ facts, api }: PullRequestSources): Promise<Found | undefined> {
  if (facts.changedFiles > API_DIFF_MAX_FILES) return undefined;
  const text = await api.diff(facts.pullRequest.number);
  if (text === undefined) return undefined;
  const files = parseDiff(text);
  // Fewer files than the pull request has is a cut diff; source shown as binary is hidden by an attribute.
  const hides = files.some(({ unavailable }) => unavailable !== undefined);
  return files.length < facts.changedFiles || hides
    ? undefined
    : { diff: Buffer.from(text, 'utf8'), files, source: 'GitHub diff' };
}

async function fromScratch(sources: PullRequestSources): Promise<Found | undefined> {
  const { facts, api, git, anyGit, token, serverUrl, log } = sources;
  const origin = (await git?.tryText(['remote', 'get-url', 'origin']))?.trim();
  const remotes = [
    ...new Set([...(origin ? [origin] : []), `${serverUrl}/${facts.pullRequest.repository}.git`]),
  ].filter((remote) => !remote.startsWith('-'));
  try {
    const found = await diffInScratch(git ?? anyGit, {
      remotes,
      token,
      serverUrl,
      base: facts.baseSha,
      head: facts.headSha,
      pullRequest: facts.pullRequest.number,
      mergeBase: await api.mergeBase(facts.baseSha, facts.headSha),
    });
    return { ...found, source: 'scratch clone' };
  } catch (thrown) {
    log.warn(
      `GitHub does not give the whole diff, and the two commits could not be fetched (${messageOf(thrown).replace(/\.$/, '')}); the list of files is used.`,
    );
    return undefined;
  }
}

async function fromFiles({ facts, api }: PullRequestSources): Promise<Found> {
  const files: FileChange[] = await api.files(facts.pullRequest.number);
  if (files.length < facts.changedFiles) {
    throw new ReviewError(
      'change-unreadable',
      `GitHub lists ${files.length} of ${facts.changedFiles} changed files.`,
      {
        next: 'Check the repository out with fetch-depth: 0, so that git can make the diff.',
      },
    );
  }
  const text = files.map(({ section }) => section).join('');
  return { diff: Buffer.from(text, 'utf8'), files, source: 'GitHub files' };
}

/** The work tree of a repository as a change's surroundings: its root, and whether it has the head checked out. */
export async function checkedOutCommit(git: Git | undefined): Promise<string | undefined> {
  return (await git?.tryText(['rev-parse', '--verify', '--quiet', 'HEAD']))?.trim();
}
