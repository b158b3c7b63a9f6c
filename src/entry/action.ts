/** The action: inputs and environment in, outputs and exit code out. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { review } from '../compose.ts';
import { artifactName, uploadRunFiles } from '../edges/artifact.ts';
import { Console } from '../edges/console.ts';
import { createGitHubClient } from '../edges/github/client.ts';
import { putComment } from '../edges/github/sticky-comment.ts';
import { obtainSigningKey } from '../edges/signing-key.ts';
import {
  annotate,
  annotateError,
  annotateProblems,
  appendSummary,
  maskSecret,
  setOutputs,
} from '../edges/workflow.ts';
import { messageOf, ReviewError } from '../kernel/errors.ts';
import { createRedactor } from '../kernel/redact.ts';
import { VERSION } from '../kernel/version.ts';
import { PipelineInvalid } from '../pipeline/problem.ts';
import { outputsOf, type Publishers, publish } from '../publish.ts';
import { commentText } from '../report/markdown.ts';
import { renderRecord } from '../report/record-json.ts';
import { renderText } from '../report/text.ts';
import { readEndpoints, VENDORS } from '../settings/environment.ts';
import { inputsOf } from '../settings/inputs.ts';
import { emptyOutputs } from '../settings/outputs.ts';
import { Secret } from '../settings/secret.ts';
import { parseSettings, type RawInputs, type Settings } from '../settings/settings.ts';
import { readWorkflowContext, type WorkflowContext } from '../settings/workflow.ts';
import { EXIT_COULD_NOT_START, exitCodeOf } from './exit-code.ts';
import { abortOnSignals, exitWhenWritten, tolerateClosedReaders } from './shutdown.ts';

/** After a cancel the files are still uploaded and the comment brought up to date, if GitHub answers at once. */
const CANCELLED_TIME = 2_500;
const UPLOAD_TIME = 60_000;
const PUBLISH_TIME = 120_000;

tolerateClosedReaders();
const environment = { ...process.env };
const cancelled = abortOnSignals();
const stderr = (text: string): void => {
  process.stderr.write(text);
};
let console = new Console({ redactor: createRedactor([]), colour: false, live: false, stderr });

try {
  exitWhenWritten(await main());
} catch (thrown) {
  await reportFailure(thrown);
  exitWhenWritten(EXIT_COULD_NOT_START);
}

async function main(): Promise<number> {
  const settings = parseSettings(rawInputs(), (name) => `input ${name}`);
  const workflow = readWorkflowContext(environment);
  const endpoints = readEndpoints(environment);
  const token = settings.githubToken;
  const secrets = [
    token,
    settings.signingKey,
    settings.auditKey,
    ...VENDORS.map((vendor) => endpoints[vendor].key),
  ].filter((secret) => secret !== undefined);
  secrets.forEach(maskSecret);
  const signingKey =
    settings.mode === 'review'
      ? await obtainSigningKey({ ...settings, environment, ownIdentity: false })
      : undefined;
  const keySecrets = (signingKey?.secrets ?? []).map((text) => new Secret(text));
  keySecrets.forEach(maskSecret);
  const redactor = createRedactor([...secrets, ...keySecrets].map((secret) => secret.reveal()));
  console = new Console({ redactor, colour: false, live: false, stderr });
  const packageRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
  const workdir = settings.workdir === '.' ? (workflow.workspace ?? '.') : settings.workdir;
  const { record, text, folder, proof } = await review({
    settings: { ...settings, workdir },
    workflow,
    endpoints,
    environment,
    packageRoot,
    version: VERSION,
    console,
    redactor,
    cancelled,
    token,
    signingKey,
    pipelineWarnings: (path, warnings) => annotateProblems(path, warnings, 'warning'),
  });
  const place = proof === undefined || folder === undefined ? undefined : { proof, folder };
  const published = await publish(record, publishersOf(settings, workflow, folder), {
    proof: place,
    serverUrl: workflow.serverUrl,
    stamp: { run: Number(workflow.runId ?? 0), attempt: Number(workflow.runAttempt ?? 1) },
    log: console,
  });
  const recordPath = folder === undefined ? '' : join(folder, 'review.json');
  if (settings.format === 'json') console.printJson(renderRecord(record));
  else console.print(text ?? renderText(record));
  if (folder !== undefined) console.info(`record: ${recordPath}`);
  await setOutputs(environment['GITHUB_OUTPUT'], outputsOf(record, published, recordPath, place?.folder));
  return exitCodeOf(record, settings.failOn === 'never');
}

function publishersOf(settings: Settings, workflow: WorkflowContext, folder: string | undefined): Publishers {
  const { apiUrl, runAttempt } = workflow;
  const { githubToken: token } = settings;
  return {
    comment:
      settings.comment && token !== undefined
        ? {
            put: (request) => {
              const time = cancelled.aborted ? CANCELLED_TIME : PUBLISH_TIME;
              const client = createGitHubClient({ apiUrl, token, signal: AbortSignal.timeout(time) });
              return putComment(client, request);
            },
          }
        : undefined,
    summary:
      settings.summary && settings.mode === 'review'
        ? (markdown) => appendSummary(environment['GITHUB_STEP_SUMMARY'], markdown)
        : undefined,
    annotate,
    artifact:
      folder !== undefined && settings.artifact
        ? (record) => {
            const base = settings.artifactName ?? `bernstein-review-${record.pipeline?.name ?? 'run'}`;
            const time = cancelled.aborted ? CANCELLED_TIME : UPLOAD_TIME;
            return uploadRunFiles(folder, artifactName(commentText(base), runAttempt), time);
          }
        : undefined,
  };
}

function rawInputs(): RawInputs {
  return Object.fromEntries(
    inputsOf('action').map(({ name }) => [name, environment[`INPUT_${name.toUpperCase()}`]?.trim() ?? '']),
  );
}

/** A run that could not start has decided nothing, so it blocks: later steps must not read silence as yes. */
async function reportFailure(thrown: unknown): Promise<void> {
  if (thrown instanceof PipelineInvalid) {
    annotateProblems(thrown.path, thrown.problems, 'error');
    annotateProblems(thrown.path, thrown.warnings, 'warning');
    console.problems(thrown.message);
  } else {
    const explanation =
      thrown instanceof ReviewError ? thrown.explanation : `Unexpected failure: ${messageOf(thrown)}`;
    console.error(explanation);
    annotateError(explanation);
  }
  try {
    await setOutputs(environment['GITHUB_OUTPUT'], {
      ...emptyOutputs(),
      outcome: 'not-reviewed',
      'blocks-merge': 'true',
    });
  } catch (failure) {
    console.warn(`The outputs could not be set: ${messageOf(failure)}`);
  }
}
