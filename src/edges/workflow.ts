/**
 * GitHub Actions' own channels: outputs, summary, annotations, masks. The toolkit's command writer would cost every step
 * 90 ms and 15 MB for what stands here in three functions.
 */
import { randomUUID } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { safeLogText } from '../kernel/log-text.ts';
import type { PipelineProblem } from '../pipeline/problem.ts';
import type { Annotation } from '../report/annotations.ts';
import type { Outputs } from '../settings/outputs.ts';
import type { Secret } from '../settings/secret.ts';

/** Registers a secret with the runner, before anything else can print it. */
export function maskSecret(secret: Secret): void {
  for (const line of secret
    .reveal()
    .split(/\r?\n/)
    .filter((part) => part.trim().length >= 6)) {
    process.stdout.write(`::add-mask::${line.replace(/%/g, '%25').replace(/\r/g, '%0D')}\n`);
  }
}

/** Appends every output to the runner's file, each behind a delimiter that no value can guess (AC-070). */
export async function setOutputs(path: string | undefined, outputs: Outputs): Promise<void> {
  if (path === undefined || path === '') throw new Error('the runner gives no output file');
  const entries = Object.entries(outputs).map(([name, value]) => {
    const delimiter = `delimiter_${randomUUID()}`;
    return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
  });
  await appendFile(path, entries.join(''));
}

/** Appends to the job summary. @throws where the runner gives no file, or it can't be written. */
export async function appendSummary(path: string | undefined, markdown: string): Promise<void> {
  if (path === undefined || path === '') throw new Error('the runner gives no summary file');
  await appendFile(path, `${markdown}\n`);
}

export function annotate(annotations: readonly Annotation[]): void {
  for (const { level, path, line, endLine, title, message } of annotations) {
    command(level, { title, file: path, line, ...(endLine === null ? {} : { endLine }) }, message);
  }
}

/** Each problem of a pipeline file, on its file and line. */
export function annotateProblems(
  path: string,
  problems: readonly PipelineProblem[],
  level: 'error' | 'warning',
): void {
  for (const { path: place, message, line, column } of problems) {
    command(
      level,
      { title: 'Pipeline file', file: path, line, col: column },
      place === '' ? message : `${place}: ${message}`,
    );
  }
}

export function annotateError(message: string): void {
  command('error', { title: 'bernstein-review' }, message);
}

/** One workflow command on standard output, escaped as the runner decodes it. */
function command(name: string, properties: Readonly<Record<string, string | number>>, message: string): void {
  const data = (text: string): string =>
    text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  const property = (value: string | number): string =>
    data(safeLogText(String(value)))
      .replace(/:/g, '%3A')
      .replace(/,/g, '%2C');
  const list = Object.entries(properties).map(([key, value]) => `${key}=${property(value)}`);
  process.stdout.write(`::${name} ${list.join(',')}::${data(safeLogText(message))}\n`);
}
