/** Settings → edges → a run. The only place where edges are built and handed to the rooms. */
import { join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { PRIVILEGED_EVENTS, targetOfEvent } from './change/event.ts';
import type { Change } from './change/change.ts';
import { changeOfDiff, changeOfPullRequest, changeOfRange, checkedOutCommit } from './edges/change-source.ts';
import { systemClock } from './edges/clock.ts';
import type { Console } from './edges/console.ts';
import {
  isInside,
  makeRunFolder,
  readBytes,
  readStandardInput,
  readTextFile,
  writeAtomically,
} from './edges/files.ts';
import { Git } from './edges/git/git.ts';
import { createGitHubClient, type GitHubClient } from './edges/github/client.ts';
import { PullRequests } from './edges/github/pull-request.ts';
import { createModelClient } from './edges/models/client.ts';
import { createSecretScanner } from './edges/secret-scanner.ts';
import { ReviewError } from './kernel/errors.ts';
import { recordWarnings } from './kernel/log.ts';
import type { Redactor } from './kernel/redact.ts';
import type { PipelineProblem } from './pipeline/problems.ts';
import type { FileReader, PipelineSources } from './pipeline/source.ts';
import { SHIPPED_DIRECTORY } from './pipeline/source.ts';
import { renderRecord, type ReviewRecord } from './report/record.ts';
import { redactRecord } from './report/redact-record.ts';
import { type Obtained, run, type RunResult } from './run.ts';
import type { Endpoints } from './settings/environment.ts';
import type { Secret } from './settings/secret.ts';
import type { Settings } from './settings/settings.ts';
import type { WorkflowContext } from './settings/workflow.ts';

export interface World {
  readonly settings: Settings;
  readonly workflow: WorkflowContext;
  readonly endpoints: Endpoints;
  readonly environment: NodeJS.ProcessEnv;
  /** Root of the installed package, for shipped templates. */
  readonly packageRoot: string;
  readonly version: string;
  readonly console: Console;
  readonly redactor: Redactor;
  readonly cancelled: AbortSignal;
  readonly token: Secret | undefined;
  readonly pipelineWarnings: (path: string, warnings: readonly PipelineProblem[]) => Promise<void>;
}

export interface Composed extends RunResult {
  /** Folder of the run's files; undefined for a preview. */
  readonly folder: string | undefined;
}

/** Runs to a record. @throws ReviewError where the run could not start. */
export async function review(world: World): Promise<Composed> {
  const { settings } = world;
  const workdir = resolve(settings.workdir);
  const anyGit = new Git(workdir, world.environment, world.cancelled);
  const root = await anyGit.root().catch(() => undefined);
  const git = root === undefined ? undefined : anyGit.in(root);
  const tree = root ?? (world.workflow.inWorkflow ? world.workflow.workspace : undefined);
  const folder =
    settings.mode === 'review'
      ? await makeRunFolder(settings.out, world.workflow.temporaryDirectory, tree)
      : undefined;
  const log = recordWarnings(world.console);
  const client = createGitHubClient({
    apiUrl: world.workflow.apiUrl,
    token: world.token,
    signal: world.cancelled,
  });
  const shipped: FileReader = (path) => readTextFile(join(world.packageRoot, SHIPPED_DIRECTORY, path));
  const local: Local = { workdir, git, anyGit, shipped };
  const result = await run(settings, {
    version: world.version,
    log,
    clock: systemClock,
    progress: world.console,
    models: createModelClient(world.endpoints, world.environment, systemClock),
    random: Math.random,
    credentials: {
      has: (vendor) =>
        (vendor === 'openai-compatible' ? world.endpoints[vendor].baseUrl : world.endpoints[vendor].key) !==
        undefined,
    },
    secrets: createSecretScanner(),
    shipped,
    readFile: async (path) => {
      const text = await readTextFile(resolve(workdir, path));
      if (text === undefined) throw new ReviewError('usage', `${path} does not exist.`);
      return text;
    },
    localSources: sourcesOf(world, local, undefined, undefined),
    cancelled: world.cancelled,
    obtainChange: () => obtainChange(world, local, client, log),
    keep: (record, change) => keep(folder, redactRecord(record, world.redactor), change),
    pipelineWarnings: world.pipelineWarnings,
  });
  return { ...result, record: redactRecord(result.record, world.redactor), folder };
}

interface Local {
  readonly workdir: string;
  readonly git: Git | undefined;
  readonly anyGit: Git;
  readonly shipped: FileReader;
}

async function obtainChange(
  world: World,
  local: Local,
  client: GitHubClient,
  log: { info(message: string): void; warn(message: string): void },
): Promise<Obtained> {
  const { target } = world.settings;
  switch (target.kind) {
    case 'diff': {
      const bytes = target.file === '-' ? await readStandardInput() : await readBytes(resolve(target.file));
      if (bytes === undefined) throw new ReviewError('usage', `The diff file ${target.file} does not exist.`);
      return {
        kind: 'change',
        change: changeOfDiff(bytes, target.file),
        sources: sourcesOf(world, local, undefined, undefined),
        attributed: () => undefined,
        headNow: async () => undefined,
      };
    }
    case 'range': {
      if (local.git === undefined)
        throw new ReviewError('usage', `${local.workdir} is not a git repository.`, {
          next: 'Run inside the repository, or name it with --workdir.',
        });
      const { git } = local;
      const change = await changeOfRange(git, target.base, target.head);
      const head = change.headSha ?? (await git.commit('HEAD'));
      const reader =
        (commit: string): FileReader =>
        (path) =>
          git.fileAt(commit, path);
      const base = await git.commit(target.base);
      return {
        kind: 'change',
        change,
        sources: sourcesOf(world, local, reader(base), reader(head)),
        attributed: () => undefined,
        headNow: async () => undefined,
      };
    }
    case 'pull-request':
      return obtainPullRequest(world, local, client, log, target.number);
    case 'event':
      return obtainFromEvent(world, local, client, log);
  }
}

async function obtainFromEvent(
  world: World,
  local: Local,
  client: GitHubClient,
  log: { info(message: string): void; warn(message: string): void },
): Promise<Obtained> {
  const { eventName, eventPath } = world.workflow;
  const text = eventPath === undefined ? undefined : await readTextFile(eventPath);
  const target = targetOfEvent(eventName, parsePayload(text));
  switch (target.kind) {
    case 'skip':
      return target;
    case 'pull-request':
      return obtainPullRequest(world, local, client, log, target.number);
    case 'commit': {
      const number = await new PullRequests(client, repositoryOf(world)).numberOfCommit(
        target.sha,
        target.headRepository,
      );
      if (number === undefined)
        return { kind: 'skip', reason: `no open pull request has the head ${target.sha}` };
      return obtainPullRequest(world, local, client, log, number);
    }
    case 'none':
      throw new ReviewError('usage', `There is nothing to review: ${target.reason}.`, {
        next: 'Name a pull request (pr), a local range (base and head) or a diff file (diff).',
      });
  }
}

async function obtainPullRequest(
  world: World,
  local: Local,
  client: GitHubClient,
  log: { info(message: string): void; warn(message: string): void },
  number: number,
): Promise<Obtained> {
  const repository =
    world.workflow.repository ?? (await repositoryOfRemote(local.git)) ?? repositoryOf(world);
  const api = new PullRequests(client, repository);
  const facts = await api.facts(number);
  if (facts.state === 'closed') return { kind: 'skip', reason: `pull request #${number} is closed` };
  if (facts.draft && world.settings.skipDrafts)
    return { kind: 'skip', reason: `pull request #${number} is a draft` };
  await refusePrivilegedWorkspace(world, local.git, facts);
  const change = await changeOfPullRequest({
    facts,
    api,
    git: local.git,
    anyGit: local.anyGit.in(tmpdir()),
    token: world.token,
    serverUrl: world.workflow.serverUrl,
    log,
  });
  const reader = async (commit: string): Promise<FileReader> => {
    const git = local.git;
    return git !== undefined && (await git.hasCommit(commit))
      ? (path) => git.fileAt(commit, path)
      : (path) => api.fileAt(commit, path);
  };
  return {
    kind: 'change',
    change,
    sources: sourcesOf(world, local, await reader(facts.baseSha), await reader(facts.headSha)),
    attributed: () => undefined,
    headNow: () => headNow(api, number, log),
  };
}

/** A head that can't be asked is reported, and counts as unmoved: the diff is bound to its commit either way. */
async function headNow(
  api: PullRequests,
  number: number,
  log: { warn(message: string): void },
): Promise<string | undefined> {
  try {
    return await api.headSha(number);
  } catch (thrown) {
    log.warn(
      `whether the head moved during the review is not known: ${thrown instanceof Error ? thrown.message : 'GitHub did not answer'}`,
    );
    return undefined;
  }
}

/** Secrets and a writing token beside a checkout of a stranger's code is how they leak (AC-088). */
async function refusePrivilegedWorkspace(
  world: World,
  git: Git | undefined,
  facts: { baseSha: string; headSha: string },
): Promise<void> {
  const { eventName, inWorkflow } = world.workflow;
  if (!inWorkflow || git === undefined || eventName === undefined || !PRIVILEGED_EVENTS.has(eventName))
    return;
  const checkedOut = await checkedOutCommit(git);
  if (checkedOut === undefined || !(await git.hasCommit(facts.headSha))) return;
  const contains = async (commit: string): Promise<boolean> =>
    (await git.tryText(['merge-base', '--is-ancestor', facts.headSha, commit])) !== undefined;
  if (!(await contains(checkedOut))) return;
  if ((await git.hasCommit(facts.baseSha)) && (await contains(facts.baseSha))) return;
  throw new ReviewError(
    'unsafe-workspace',
    `On ${eventName} the work tree must not hold the pull request's code: this event runs with secrets.`,
    {
      next: 'Check out the base branch, or nothing: the change is read through git objects and the API.',
    },
  );
}

function sourcesOf(
  world: World,
  local: Local,
  base: FileReader | undefined,
  head: FileReader | undefined,
): PipelineSources {
  const root = local.git?.directory;
  return {
    base,
    head,
    disk: (path) => readTextFile(resolve(local.workdir, path)),
    shipped: local.shipped,
    inRepository: (path) => {
      const full = resolve(local.workdir, path);
      const tree = root ?? local.workdir;
      return isInside(tree, full) ? full.slice(tree.length + 1).replaceAll('\\', '/') : undefined;
    },
    configRef: world.settings.configRef,
    trustsWorkTree: !world.workflow.inWorkflow,
  };
}

function repositoryOf(world: World): string {
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

async function keep(
  folder: string | undefined,
  record: ReviewRecord,
  change: Change | undefined,
): Promise<void> {
  if (folder === undefined) return;
  if (change !== undefined) await writeAtomically(join(folder, 'pr.diff'), change.diff);
  await writeAtomically(join(folder, 'review.json'), renderRecord(record));
}
