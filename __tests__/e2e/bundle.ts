/** Runs the shipped bundles the way a runner or a shell does: another process, another directory, a bare environment. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '../fakes/github-server.ts';

export const ROOT = join(import.meta.dirname, '..', '..');
/** Node of the major that action.yml names: the `node` development dependency, which npm scripts put first. */
const NODE = join(ROOT, 'node_modules', '.bin', 'node');

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
  /** Milliseconds. */
  duration: number;
}

export interface RunOptions {
  env?: Record<string, string>;
  cwd?: string;
  input?: string;
  /** Standard input that never ends. */
  keepStdinOpen?: boolean;
  /** Called with the running process, to signal it. */
  onStart?: (child: ReturnType<typeof spawn>) => void;
}

export function temporaryFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'bernstein-review-test-')));
}

export function runBundle(
  program: 'action' | 'cli',
  args: readonly string[],
  options: RunOptions = {},
): Promise<Finished> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(NODE, [join(ROOT, 'dist', program, 'index.js'), ...args], {
      cwd: options.cwd ?? temporaryFolder(),
      env: { PATH: process.env['PATH'] ?? '', HOME: temporaryFolder(), ...options.env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString('utf8');
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString('utf8');
    });
    child.stdin.on('error', () => undefined);
    if (options.keepStdinOpen !== true) child.stdin.end(options.input ?? '');
    child.on('close', (code) => resolve({ code, stdout, stderr, duration: performance.now() - started }));
    options.onStart?.(child);
  });
}

export function runCli(args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  return runBundle('cli', args, options);
}

export interface ActionRun extends Finished {
  outputs: Record<string, string>;
  summary: string;
  /** The record of the run; undefined where none was written. */
  record: ReturnType<typeof JSON.parse>;
}

export interface ActionOptions extends RunOptions {
  inputs?: Record<string, string>;
  event?: { name: string; payload: unknown };
  githubUrl: string;
  token: string;
}

/** Runs the action with the files and variables that a runner gives it. */
export async function runAction(options: ActionOptions): Promise<ActionRun> {
  const temp = temporaryFolder();
  const workspace = options.cwd ?? temporaryFolder();
  const [output, summary, event] = ['output', 'summary', 'event.json'].map((name) => join(temp, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(output, '');
  writeFileSync(summary, '');
  writeFileSync(event, JSON.stringify(options.event?.payload ?? {}));
  const inputs = Object.entries({ 'github-token': options.token, artifact: 'false', ...options.inputs });
  const finished = await runBundle('action', [], {
    ...options,
    cwd: workspace,
    env: {
      GITHUB_ACTIONS: 'true',
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_API_URL: options.githubUrl,
      GITHUB_GRAPHQL_URL: `${options.githubUrl}/graphql`,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_RUN_ID: '100',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_WORKSPACE: workspace,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_EVENT_NAME: options.event?.name ?? 'workflow_dispatch',
      GITHUB_EVENT_PATH: event,
      RUNNER_TEMP: temp,
      ...Object.fromEntries(inputs.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      ...options.env,
    },
  });
  const outputs = parseOutputs(readFileSync(output, 'utf8'));
  const path = outputs['record-path'];
  return {
    ...finished,
    outputs,
    summary: readFileSync(summary, 'utf8'),
    record: path ? JSON.parse(readFileSync(path, 'utf8')) : undefined,
  };
}

/** The runner's own reading of the outputs file: `name<<delimiter`, lines, `delimiter`. */
export function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const heading = /^([\w-]+)<<(.+)$/.exec(lines[at] ?? '');
    if (heading === null) continue;
    const [, name = '', delimiter = ''] = heading;
    const value: string[] = [];
    for (at += 1; at < lines.length && lines[at] !== delimiter; at += 1) value.push(lines[at] ?? '');
    outputs[name] = value.join('\n');
  }
  return outputs;
}
