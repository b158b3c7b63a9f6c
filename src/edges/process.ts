/** Child processes: argv without a shell, a process group of their own, a time limit and an output cap. */
import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

export interface ProcessRequest {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly input?: string | Uint8Array;
  /** Milliseconds. */
  readonly timeout: number;
  readonly signal?: AbortSignal;
  /** Told of both outputs as they come. */
  readonly onOutput?: (text: string) => void;
  /** Bytes of standard output that are kept; more ends the process. */
  readonly maxOutput: number;
}

export type ProcessEnd = 'exit' | 'timeout' | 'cancelled' | 'too-much-output' | 'not-started';

export interface ProcessResult {
  readonly end: ProcessEnd;
  /** Exit code; null where a signal ended it or it never ran. */
  readonly code: number | null;
  readonly stdout: Buffer;
  /** The last part of standard error, for error messages. */
  readonly stderr: string;
  /** System error code where it could not be started, such as ENOENT. */
  readonly fault: string | undefined;
}

const MAX_STDERR = 16_384;
/** After the end of a run's child, grandchildren that hold its output open are not waited for any longer. */
const CLOSE_GRACE = 500;

/** Never rejects: every way to end is a result. The whole process group is gone when it resolves. */
export function runProcess(request: ProcessRequest): Promise<ProcessResult> {
  return new Promise((resolve) => {
    const [program = '', ...args] = request.argv;
    const child = spawn(program, args, {
      cwd: request.cwd,
      env: request.env,
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      shell: false,
      windowsHide: true,
    });
    const chunks: Buffer[] = [];
    let size = 0;
    let stderr = '';
    let end: ProcessEnd = 'exit';
    let settled = false;

    const killGroup = (): void => {
      if (child.pid === undefined) return;
      try {
        if (process.platform === 'win32') child.kill('SIGKILL');
        else process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The group is gone already, which is what was wanted.
      }
    };
    const stop = (why: ProcessEnd): void => {
      if (end === 'exit') end = why;
      killGroup();
    };
    const finish = (code: number | null, fault?: string): void => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      request.signal?.removeEventListener('abort', onAbort);
      killGroup();
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ end, code, stdout: Buffer.concat(chunks), stderr, fault });
    };
    const onAbort = (): void => stop('cancelled');
    const timer = setTimeout(() => stop('timeout'), request.timeout);
    if (request.signal?.aborted) onAbort();
    request.signal?.addEventListener('abort', onAbort, { once: true });

    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > request.maxOutput) stop('too-much-output');
      else chunks.push(chunk);
      request.onOutput?.(chunk.toString('utf8'));
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr = (stderr + chunk.toString('utf8')).slice(-MAX_STDERR);
      request.onOutput?.(chunk.toString('utf8'));
    });
    child.on('error', (error: NodeJS.ErrnoException) => {
      end = 'not-started';
      finish(null, error.code ?? error.message);
    });
    child.on('close', (code) => finish(code));
    child.on('exit', (code) => setTimeout(() => finish(code), CLOSE_GRACE));
    // A child that ends without reading its input is no fault of ours.
    child.stdin.on('error', () => undefined);
    child.stdin.end(request.input ?? '');
  });
}

/** Ends every process whose environment holds `entry`, in whatever session it runs; nothing where there is no /proc. */
export async function killMarked(entry: string): Promise<void> {
  const names = await readdir('/proc').catch(() => []);
  await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
      .map(async (name) => {
        const environment = await readFile(`/proc/${name}/environ`, 'utf8').catch(() => '');
        if (!environment.split('\0').includes(entry)) return;
        try {
          process.kill(Number(name), 'SIGKILL');
        } catch {
          // It ended by itself.
        }
      }),
  );
}
