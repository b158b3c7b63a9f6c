/** Settings → edges → a run. The only place where edges are built and handed to the rooms. */

import { randomUUID } from 'node:crypto';
import { join, relative, resolve } from 'node:path';
import type { Change } from './change/change.ts';
import { PRIVILEGED_EVENTS } from './change/event.ts';
import { artifactStore } from './edges/artifact-store.ts';
import { systemClock } from './edges/clock.ts';
import type { Console } from './edges/console.ts';
import { isInside, makeRunFolder, readTextFile, withoutLinks, writeAtomically } from './edges/files.ts';
import { runFixCommand } from './edges/fix-command.ts';
import { Git } from './edges/git/git.ts';
import { remoteAccessOf, TrustedCopies } from './edges/git/trusted-copy.ts';
import { guardWorkTree } from './edges/git/work-tree.ts';
import { Checks } from './edges/github/checks.ts';
import { createGitHubClient } from './edges/github/client.ts';
import { JobLogs } from './edges/github/job-log.ts';
import { findComment } from './edges/github/sticky-comment.ts';
import { createModelClient } from './edges/models/client.ts';
import { obtainChange, type Surroundings, sourcesOf } from './edges/obtain-change.ts';
import { loadPrices } from './edges/prices.ts';
import { RunFolder } from './edges/run-folder.ts';
import { createSecretScanner } from './edges/secret-scanner.ts';
import type { SigningKey } from './edges/signing-key.ts';
import { sha256Base64 } from './kernel/digest.ts';
import { ReviewError } from './kernel/errors.ts';
import { recordWarnings } from './kernel/log.ts';
import { cleanValue, type Redactor } from './kernel/redact.ts';
import type { PipelineProblem } from './pipeline/problem.ts';
import type { FileReader } from './pipeline/source.ts';
import { SHIPPED_DIRECTORY } from './pipeline/source.ts';
import type { ProofPorts } from './proof.ts';
import { DIFF_FILE, RECORD_FILE, RULES_FILE } from './receipts/paths.ts';
import { createSigner } from './receipts/signer.ts';
import { readFixed } from './report/comment.ts';
import { renderHtml } from './report/html.ts';
import type { ReviewRecord } from './report/record.ts';
import { renderRecord } from './report/record-json.ts';
import { redactRecord } from './report/redact-record.ts';
import { renderRuleset } from './rules/ruleset.ts';
import { run } from './run.ts';
import type { RunResult } from './run-ports.ts';
import { type Endpoints, variableValue } from './settings/environment.ts';
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
  /** Signs the receipts; undefined for a run that reviews nothing. */
  readonly signingKey: SigningKey | undefined;
  readonly pipelineWarnings: (path: string, warnings: readonly PipelineProblem[]) => void;
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
  // Looked up beside the first request, which needs none of it.
  const repository = anyGit.root().then(
    (root) => (root === undefined ? undefined : anyGit.in(root)),
    () => undefined,
  );
  const folder =
    settings.mode === 'review'
      ? repository.then((git) => makeFolder(world, git))
      : Promise.resolve(undefined);
  const opened = folder.then((path) => (path === undefined ? undefined : RunFolder.open(path)));
  // Whoever awaits it sees the failure; until then it must not end the process.
  opened.catch(() => undefined);
  const log = recordWarnings(world.console);
  if (world.signingKey?.warning !== undefined) log.warn(world.signingKey.warning);
  const client = createGitHubClient({
    apiUrl: world.workflow.apiUrl,
    token: world.token,
    signal: world.cancelled,
  });
  const shipped: FileReader = (path) => readTextFile(join(world.packageRoot, SHIPPED_DIRECTORY, path));
  // What a review reads: the checkout, and after a fix a copy of the remote that the fix command could not write to.
  let readFrom = repository;
  const surroundings: Surroundings = {
    ...{ ...world, workdir, anyGit, client, shipped, log },
    get repository() {
      return readFrom;
    },
  };
  let runnerUntouched = async (): Promise<boolean> => true;
  let copies: Promise<TrustedCopies | undefined> = Promise.resolve(undefined);
  const started = run(settings, {
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
    root: workdir,
    shipped,
    readFile: async (path: string) => {
      const text = await readTextFile(resolve(workdir, path));
      if (text === undefined) throw new ReviewError('usage', `${path} does not exist.`);
      return text;
    },
    localSources: async () => sourcesOf(surroundings, await repository, undefined, undefined),
    cancelled: world.cancelled,
    guardWorkTree: async () => {
      const git = await repository;
      const runFolder = await folder;
      if (git === undefined || runFolder === undefined) return undefined;
      return guardWorkTree(git, runFolder).catch(() => undefined);
    },
    prices: loadPrices,
    artifacts: async () => artifactStore(await folder),
    randomWord: () => randomUUID().replaceAll('-', ''),
    obtainChange: async () => {
      const [obtained] = await Promise.all([obtainChange(surroundings), opened]);
      return obtained;
    },
    proof: async () => proofPorts(world, await opened),
    keep: async (record, change) => keep(await folder, redactRecord(record, world.redactor), change),
    pipelineWarnings: world.pipelineWarnings,
    runId: world.workflow.runId,
    fixCommand: variableValue(world.environment, 'BERNSTEIN_REVIEW_FIX_COMMAND'),
    pathInRepository: (path) => {
      const tree = withoutLinks(workdir);
      const full = withoutLinks(resolve(workdir, path));
      return isInside(tree, full) ? relative(tree, full).replaceAll('\\', '/') : undefined;
    },
    contour: (pullRequest) => {
      const checks = new Checks(client, pullRequest.repository);
      const logs = new JobLogs(client, pullRequest.repository);
      copies = repository.then(async (git) => {
        const access = git === undefined ? undefined : await remoteAccessOf(git);
        return git === undefined || access === undefined ? undefined : new TrustedCopies(git, access);
      });
      copies.catch(() => undefined);
      return {
        rows: (sha) => checks.rows(sha),
        required: () => checks.required(pullRequest.baseRef),
        fixedBefore: async (pipelineName) => {
          const place = { repository: pullRequest.repository, pullRequest: pullRequest.number, pipelineName };
          return findComment(client, place).then(
            (own) => readFixed(own?.body ?? ''),
            () => undefined,
          );
        },
        positionNow: () => checks.position(pullRequest.number).catch(() => undefined),
        logOf: (check) => logs.of(check),
        runnerUntouched: () => runnerUntouched(),
        fix: async (command) =>
          runFixCommand(
            {
              git: await repository,
              folder: (await folder) ?? workdir,
              environment: world.environment,
              pullRequest,
              privileged: PRIVILEGED_EVENTS.has(world.workflow.eventName ?? ''),
              copies: await copies.catch(() => undefined),
              watch: (untouched) => {
                runnerUntouched = untouched;
              },
              onCopy: (git) => {
                readFrom = Promise.resolve(git);
              },
              signal: world.cancelled,
              say: (text) => log.info(text),
            },
            command,
          ),
      };
    },
  });
  try {
    const result = await started;
    return { ...result, record: redactRecord(result.record, world.redactor), folder: await folder };
  } finally {
    await opened.then((own) => own?.close()).catch(() => undefined);
    await copies.then((own) => own?.remove()).catch(() => undefined);
  }
}

function proofPorts(world: World, store: RunFolder | undefined): ProofPorts | undefined {
  const { signingKey: key, redactor } = world;
  if (store === undefined || key === undefined) return undefined;
  return {
    store,
    signer: createSigner(key.seed, key.origin, key.auditKey),
    clock: systemClock,
    version: world.version,
    prices: loadPrices,
    log: world.console,
    clean: (value) => cleanValue(value, (text) => redactor.clean(text).toWellFormed()),
    page: async (record, { files, prUrl, chain }) => {
      const script = await readTextFile(join(world.packageRoot, 'dist', 'page', 'index.js'));
      if (script === undefined) throw new ReviewError('internal', 'The verifier of the page is missing.');
      return renderHtml(record, { prUrl, chain, files, script, hash: sha256Base64 });
    },
  };
}

/** The run's folder; in a workflow without a repository the workspace is the tree that it must not lie in. */
function makeFolder(world: World, git: Git | undefined): Promise<string> {
  const tree = git?.directory ?? (world.workflow.inWorkflow ? world.workflow.workspace : undefined);
  return makeRunFolder(world.settings.out, world.workflow.temporaryDirectory, tree);
}

async function keep(
  folder: string | undefined,
  record: ReviewRecord,
  change: Change | undefined,
): Promise<void> {
  if (folder === undefined) return;
  if (change !== undefined) await writeAtomically(join(folder, DIFF_FILE), change.diff);
  if (record.ruleset !== null) await writeAtomically(join(folder, RULES_FILE), renderRuleset(record.ruleset));
  await writeAtomically(join(folder, RECORD_FILE), renderRecord(record));
}
