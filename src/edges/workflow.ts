/** GitHub Actions' own channels: outputs, summary, annotations, masks, artifact. The toolkit loads when used. */
import { appendFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { messageOf } from '../kernel/errors.ts';
import { safeLogText } from '../kernel/log-text.ts';
import type { PipelineProblem } from '../pipeline/problems.ts';
import type { Annotation } from '../report/annotations.ts';
import type { Outputs } from '../settings/inputs.ts';
import type { Secret } from '../settings/secret.ts';

/** An upload that hangs must not hold the job; the toolkit alone would wait for many minutes. */
const UPLOAD_TIMEOUT = 60_000;

/** Registers a secret with the runner, before anything else can print it. */
export function maskSecret(secret: Secret): void {
  for (const line of secret
    .reveal()
    .split(/\r?\n/)
    .filter((part) => part.trim().length >= 6)) {
    process.stdout.write(`::add-mask::${line.replace(/%/g, '%25').replace(/\r/g, '%0D')}\n`);
  }
}

export async function setOutputs(outputs: Outputs): Promise<void> {
  const { setOutput } = await import('@actions/core');
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}

/** Appends to the job summary. @throws where the runner gives no file, or it can't be written. */
export async function appendSummary(path: string | undefined, markdown: string): Promise<void> {
  if (path === undefined || path === '') throw new Error('the runner gives no summary file');
  await appendFile(path, `${markdown}\n`);
}

export async function annotate(annotations: readonly Annotation[]): Promise<void> {
  if (annotations.length === 0) return;
  const core = await import('@actions/core');
  for (const { level, path, line, endLine, title, message } of annotations) {
    core[level](safeLogText(message), {
      file: path,
      startLine: line,
      ...(endLine === null ? {} : { endLine }),
      title: safeLogText(title),
    });
  }
}

/** Each problem of a pipeline file, on its file and line. */
export async function annotateProblems(
  path: string,
  problems: readonly PipelineProblem[],
  level: 'error' | 'warning',
): Promise<void> {
  if (problems.length === 0) return;
  const core = await import('@actions/core');
  for (const problem of problems) {
    const message = problem.path === '' ? problem.message : `${problem.path}: ${problem.message}`;
    core[level](safeLogText(message), {
      file: path,
      startLine: problem.line,
      startColumn: problem.column,
      title: 'Pipeline file',
    });
  }
}

export async function annotateError(message: string): Promise<void> {
  const core = await import('@actions/core');
  core.error(safeLogText(message), { title: 'bernstein-review' });
}

/** Uploads files under `name` and gives the artifact's id. @throws Error with a reason that is never empty. */
export async function uploadArtifact(name: string, files: readonly string[], root: string): Promise<number> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer within ${UPLOAD_TIMEOUT / 1000} s`)),
      UPLOAD_TIMEOUT,
    );
    timer.unref();
  });
  try {
    const { id } = await Promise.race([
      new DefaultArtifactClient().uploadArtifact(name, [...files], root),
      late,
    ]);
    if (id === undefined) throw new Error(`${basename(root)} was uploaded without an id`);
    return id;
  } catch (thrown) {
    // A refused blob upload comes with an empty message and only a name.
    throw new Error(messageOf(thrown).trim() || (thrown instanceof Error ? thrown.name : 'unknown reason'), {
      cause: thrown,
    });
  } finally {
    clearTimeout(timer);
  }
}
