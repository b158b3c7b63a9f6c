/** The same run as a library: a pipeline from disk, a change from a diff text or a work tree, the caller's models. */

import { randomUUID } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { type ModelClient, ModelFailure } from './agents/model-client.ts';
import type { Obtained } from './change/obtained.ts';
import { artifactStore } from './edges/artifact-store.ts';
import { changeOfDiff, changeOfRange } from './edges/change-source.ts';
import { systemClock } from './edges/clock.ts';
import { readTextFile } from './edges/files.ts';
import { commitsOf } from './edges/git/commits.ts';
import { Git } from './edges/git/git.ts';
import { loadPrices } from './edges/prices.ts';
import { createSecretScanner } from './edges/secret-scanner.ts';
import { ReviewError } from './kernel/errors.ts';
import { recordWarnings } from './kernel/log.ts';
import { VERSION } from './kernel/version.ts';
import { type PipelineSources, SHIPPED_DIRECTORY } from './pipeline/source.ts';
import type { ReviewRecord } from './report/record.ts';
import { run } from './run.ts';
import { parseSettings } from './settings/settings.ts';

/** A change as text, or a range of a work tree; without `head` up to the tree itself. */
export type LibraryChange =
  | { readonly diff: string; readonly title?: string; readonly description?: string }
  | { readonly workTree: string; readonly base: string; readonly head?: string };

export interface RunPipelineOptions {
  /** Makes every model call of the run; it decides about keys, retries within a call and recording. */
  readonly modelClient: ModelClient;
  readonly signal?: AbortSignal;
  /** Told of warnings; without it they are only in the record. */
  readonly onWarning?: (warning: string) => void;
  /** For gates: the model that wrote the change, its transcript, the specification and the test output, as texts. */
  readonly implementerModel?: string;
  readonly implementerTranscript?: string;
  readonly spec?: string;
  readonly testOutput?: string;
}

/** Reviews `change` under the pipeline file at `pipelinePath`. @throws ReviewError where the run could not start. */
export async function runPipeline(
  packageRoot: string,
  pipelinePath: string,
  change: LibraryChange,
  options: RunPipelineOptions,
): Promise<ReviewRecord> {
  const root = resolve('workTree' in change ? change.workTree : dirname(pipelinePath));
  const shipped = (path: string): Promise<string | undefined> =>
    readTextFile(join(packageRoot, SHIPPED_DIRECTORY, path));
  const sources: PipelineSources = {
    base: undefined,
    head: undefined,
    disk: (path) => readTextFile(resolve(root, path)),
    shipped,
    inRepository: () => undefined,
    configRef: 'base',
    trustsWorkTree: true,
  };
  const texts = textsOf(options);
  const settings = parseSettings(
    {
      pipeline: resolve(pipelinePath),
      diff: '-',
      ...(options.implementerModel === undefined ? {} : { 'implementer-model': options.implementerModel }),
      ...Object.fromEntries([...texts.keys()].map((name) => [name, name])),
    },
    (name) => name,
  );
  const { record } = await run(settings, {
    version: VERSION,
    log: recordWarnings({ info: () => undefined, warn: options.onWarning ?? (() => undefined) }),
    clock: systemClock,
    progress: {
      stageStarted: () => undefined,
      agentFinished: () => undefined,
      stageFinished: () => undefined,
    },
    models: withinTime(options.modelClient),
    random: Math.random,
    credentials: { has: () => true },
    secrets: createSecretScanner(),
    root,
    shipped,
    readFile: async (path) => {
      const text = texts.get(path) ?? (await readTextFile(resolve(root, path)));
      if (text === undefined) throw new ReviewError('usage', `${path} does not exist.`);
      return text;
    },
    localSources: async () => sources,
    cancelled: options.signal ?? new AbortController().signal,
    obtainChange: () => obtain(change, sources, options.signal),
    guardWorkTree: async () => undefined,
    prices: loadPrices,
    artifacts: async () => artifactStore(undefined),
    randomWord: () => randomUUID().replaceAll('-', ''),
    keep: async () => undefined,
    proof: undefined,
    contour: undefined,
    runId: undefined,
    fixCommand: undefined,
    pathInRepository: (path) => path,
    pipelineWarnings: () => undefined,
  });
  return record;
}

/** A caller's client need not know of deadlines: a call that takes too long, or is stopped, ends here. */
function withinTime(client: ModelClient): ModelClient {
  return {
    call: (call) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new ModelFailure('timeout', `no reply within ${call.timeout / 1000} s`)),
          call.timeout,
        );
        const stop = (): void =>
          reject(new ModelFailure('cancelled', 'the run was stopped during this call'));
        if (call.signal.aborted) stop();
        call.signal.addEventListener('abort', stop, { once: true });
        const settled = (): void => {
          clearTimeout(timer);
          call.signal.removeEventListener('abort', stop);
        };
        void Promise.resolve()
          .then(() => client.call(call))
          .then(resolve, reject)
          .finally(settled);
      }),
  };
}

/** The caller's texts by the input that takes a file elsewhere. */
function textsOf(options: RunPipelineOptions): ReadonlyMap<string, string> {
  const given = {
    spec: options.spec,
    'test-output': options.testOutput,
    'implementer-transcript': options.implementerTranscript,
  };
  return new Map(Object.entries(given).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));
}

async function obtain(
  change: LibraryChange,
  sources: PipelineSources,
  signal: AbortSignal | undefined,
): Promise<Obtained> {
  const nothing = {
    sources,
    attributed: () => undefined,
    positionNow: async () => undefined,
    headFile: async () => undefined,
    repository: undefined,
    snapshot: undefined,
    commits: async () => [],
    linkedIssues: async () => [],
  };
  if ('diff' in change) {
    const parsed = changeOfDiff(Buffer.from(change.diff, 'utf8'), 'of the caller');
    return {
      kind: 'change',
      ...nothing,
      change: { ...parsed, title: change.title ?? parsed.title, description: change.description ?? '' },
    };
  }
  const git = new Git(resolve(change.workTree), process.env, signal);
  const root = await git.root();
  if (root === undefined) throw new ReviewError('usage', `${change.workTree} is not a git repository.`);
  const tree = git.in(root);
  return {
    kind: 'change',
    ...nothing,
    commits: () => commitsOf(tree, change.base, change.head ?? 'HEAD'),
    change: await changeOfRange(tree, change.base, change.head),
  };
}
