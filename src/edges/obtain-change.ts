/** The change under review as the user named it: a pull request, an event's one, a local range, a diff file. */

import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { Position } from '../change/change.ts';
import { targetOfEvent } from '../change/event.ts';
import type { Obtained } from '../change/obtained.ts';
import { isDependencyBump, whySkipped } from '../change/pre-checks.ts';
import { withoutCommittedContext } from '../context/isolation.ts';
import { ReviewError } from '../kernel/errors.ts';
import type { Log } from '../kernel/log.ts';
import type { FileReader, PipelineSources } from '../pipeline/source.ts';
import type { Secret } from '../settings/secret.ts';
import type { Settings } from '../settings/settings.ts';
import type { WorkflowContext } from '../settings/workflow.ts';
import { changeOfDiff, changeOfPullRequest, changeOfRange } from './change-source.ts';
import { isInside, readBytes, readStandardInput, readTextFile, withoutLinks } from './files.ts';
import { type Attributed, attributesAtCommit, attributesOfText } from './git/attributes.ts';
import { commitsOf } from './git/commits.ts';
import type { Git } from './git/git.ts';
import { createRepositoryReader } from './git/repository-reader.ts';
import { createSnapshot } from './git/snapshot.ts';
import type { GitHubClient } from './github/client.ts';
import { PullRequests } from './github/pull-request.ts';
import { refusePrivilegedWorkspace } from './workspace-guard.ts';

const NO_HEAD = {
  positionNow: async () => undefined,
  headFile: async () => undefined,
  repository: undefined,
  snapshot: undefined,
  attributed: () => undefined,
  commits: async () => [],
  linkedIssues: async () => [],
} as const;

/** What git objects of the head and the base commit give beyond the diff. */
async function fromObjects(
  git: Git,
  base: string,
  head: string,
  paths: readonly string[],
): Promise<
  Pick<Extract<Obtained, { kind: 'change' }>, 'attributed' | 'headFile' | 'repository' | 'snapshot'>
> {
  const files = new Map<string, Promise<string | undefined>>();
  return {
    attributed: await attributesAtCommit(git, base, paths),
    repository: withoutCommittedContext(createRepositoryReader(git, head)),
    snapshot: createSnapshot(git, head),
    headFile: (path) => {
      const known = files.get(path) ?? git.fileAt(head, path);
      files.set(path, known);
      return known;
    },
  };
}

export interface Surroundings {
  readonly settings: Settings;
  readonly workflow: WorkflowContext;
  readonly workdir: string;
  /** The work tree's repository, once it is known whether there is one. */
  readonly repository: Promise<Git | undefined>;
  /** For commands outside of a repository. */
  readonly anyGit: Git;
  readonly client: GitHubClient;
  readonly token: Secret | undefined;
  readonly shipped: FileReader;
  readonly cancelled: AbortSignal;
  readonly log: Log;
}

/** @throws ReviewError where there is no such change, or it can't be read whole. */
export async function obtainChange(world: Surroundings): Promise<Obtained> {
  const { target } = world.settings;
  switch (target.kind) {
    case 'diff': {
      const bytes =
        target.file === '-'
          ? await readStandardInput(world.cancelled)
          : await readBytes(resolve(target.file));
      if (bytes === undefined) throw new ReviewError('usage', `The diff file ${target.file} does not exist.`);
      return {
        kind: 'change',
        change: changeOfDiff(bytes, target.file),
        sources: sourcesOf(world, await world.repository, undefined, undefined),
        ...NO_HEAD,
      };
    }
    case 'range': {
      const git = await world.repository;
      // git's own words say what is wrong: no repository, no git, or a directory of another owner.
      if (git === undefined) {
        await world.anyGit.run(['rev-parse', '--git-dir']);
        throw new ReviewError('usage', `${world.workdir} is not a git repository.`);
      }
      const change = await changeOfRange(git, target.base, target.head);
      const head = change.headSha ?? (await git.commit('HEAD'));
      const reader =
        (commit: string): FileReader =>
        (path) =>
          git.fileAt(commit, path);
      const base = await git.commit(target.base);
      const objects = await fromObjects(
        git,
        base,
        head,
        change.files.flatMap(({ path, oldPath }) => [path, oldPath]),
      );
      // The work tree is not the head commit: what is read there must be what the diff shows.
      const headFile: FileReader =
        change.headSha === undefined
          ? (path) => readTextFile(resolve(git.directory, path)).catch(() => undefined)
          : objects.headFile;
      return {
        kind: 'change',
        change,
        sources: sourcesOf(world, git, reader(base), reader(head)),
        ...NO_HEAD,
        ...objects,
        headFile,
        commits: () => commitsOf(git, base, head),
      };
    }
    case 'pull-request':
      return obtainPullRequest(world, target.number);
    case 'event':
      return obtainFromEvent(world);
  }
}

async function obtainFromEvent(world: Surroundings): Promise<Obtained> {
  const { eventName, eventPath } = world.workflow;
  const text = eventPath === undefined ? undefined : await readTextFile(eventPath);
  const target = targetOfEvent(eventName, parsePayload(text));
  switch (target.kind) {
    case 'skip':
      return target;
    case 'pull-request':
      return obtainPullRequest(world, target.number);
    case 'commit': {
      const number = await new PullRequests(world.client, repositoryOf(world)).numberOfCommit(
        target.sha,
        target.headRepository,
      );
      if (number === undefined) {
        throw new ReviewError('pull-request-missing', `No pull request has the head ${target.sha}.`, {
          next: "Run on workflow runs of pull requests only (if: github.event.workflow_run.event == 'pull_request'), or name one with pr.",
        });
      }
      return obtainPullRequest(world, number);
    }
    case 'none':
      throw new ReviewError('usage', `There is nothing to review: ${target.reason}.`, {
        next: 'Name a pull request (pr), a local range (base and head) or a diff file (diff).',
      });
  }
}

async function obtainPullRequest(world: Surroundings, number: number): Promise<Obtained> {
  const repository =
    world.workflow.repository ?? (await repositoryOfRemote(await world.repository)) ?? repositoryOf(world);
  const api = new PullRequests(world.client, repository);
  const [facts, git] = await Promise.all([api.facts(number), world.repository]);
  const skippable = { ...facts, number, author: facts.pullRequest.author };
  const skip = whySkipped(skippable, world.settings.skip);
  if (skip !== undefined) return { kind: 'skip', reason: skip };
  await refusePrivilegedWorkspace(world, facts);
  const change = await changeOfPullRequest({
    facts,
    api,
    git,
    anyGit: world.anyGit.in(tmpdir()),
    token: world.token,
    serverUrl: world.workflow.serverUrl,
    log: world.log,
  });
  if (world.settings.skip.dependencyBumps && isDependencyBump(change.files, skippable))
    return {
      kind: 'skip',
      reason: `pull request #${number} only changes dependencies (skip-dependency-bumps)`,
    };
  const reader = async (commit: string): Promise<FileReader> => {
    return git !== undefined && (await git.hasCommit(commit))
      ? (path) => git.fileAt(commit, path)
      : (path) => api.fileAt(commit, path);
  };
  const paths = change.files.flatMap(({ path, oldPath }) => [path, oldPath]);
  const here =
    git !== undefined && (await git.hasCommit(facts.baseSha)) && (await git.hasCommit(facts.headSha));
  const objects = here
    ? await fromObjects(git, facts.baseSha, facts.headSha, paths)
    : { ...NO_HEAD, attributed: await attributesFromApi(world, api, facts.baseSha, paths) };
  return {
    kind: 'change',
    change,
    sources: sourcesOf(world, git, await reader(facts.baseSha), await reader(facts.headSha)),
    ...objects,
    positionNow: () => positionNow(api, number, world.log),
    commits: () => (here ? commitsOf(git, facts.baseSha, facts.headSha) : api.commits(number)),
    linkedIssues: () => api.linkedIssues(facts.pullRequest.body),
  };
}

/** Without git on the machine nothing is called generated: more is reviewed, not less. */
async function attributesFromApi(
  world: Surroundings,
  api: PullRequests,
  base: string,
  paths: readonly string[],
): Promise<Attributed> {
  const text = await api.fileAt(base, '.gitattributes');
  if (text === undefined || !/linguist-(?:generated|vendored)/.test(text)) return () => undefined;
  return attributesOfText(world.anyGit.in(tmpdir()), text, paths).catch(() => () => undefined);
}

/** A pull request that can't be asked is reported, and counts as unmoved: the diff is bound to its commit either way. */
async function positionNow(api: PullRequests, number: number, log: Log): Promise<Position | undefined> {
  try {
    const { headSha, pullRequest } = await api.facts(number);
    return { headSha, baseRef: pullRequest.baseRef };
  } catch (thrown) {
    log.warn(
      `whether the head moved during the review is not known: ${thrown instanceof Error ? thrown.message : 'GitHub did not answer'}`,
    );
    return undefined;
  }
}

/** Where a pipeline file may be read from, given the two commits' readers. */
export function sourcesOf(
  world: Surroundings,
  git: Git | undefined,
  base: FileReader | undefined,
  head: FileReader | undefined,
): PipelineSources {
  const root = git?.directory;
  return {
    base,
    head,
    disk: (path) => readTextFile(resolve(world.workdir, path)),
    shipped: world.shipped,
    inRepository: (path) => {
      // Both sides without links: git names its root so, and a link must not lead around the rule of trust.
      const full = withoutLinks(resolve(world.workdir, path));
      const tree = withoutLinks(root ?? world.workdir);
      return isInside(tree, full) ? full.slice(tree.length + 1).replaceAll('\\', '/') : undefined;
    },
    configRef: world.settings.configRef,
    // A preview runs nothing; a review in a workflow must not be configured by what it reviews.
    trustsWorkTree:
      !world.workflow.inWorkflow ||
      world.settings.mode !== 'review' ||
      (base === undefined && world.settings.configRef === 'head'),
  };
}

function repositoryOf(world: Surroundings): string {
  if (world.workflow.repository !== undefined) return world.workflow.repository;
  throw new ReviewError('usage', 'The repository of the pull request is not known.', {
    next: 'Set GITHUB_REPOSITORY to owner/name, or run in a clone whose remote origin is on GitHub.',
  });
}

async function repositoryOfRemote(git: Git | undefined): Promise<string | undefined> {
  const remote = (await git?.tryText(['remote', 'get-url', 'origin']))?.trim();
  return /[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(remote ?? '')?.[1];
}

function parsePayload(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ReviewError('usage', 'The workflow event file is not JSON.', { cause });
  }
}
