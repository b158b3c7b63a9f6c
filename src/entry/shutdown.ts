/** One signal stops the run and leaves its record; a second one, or too long a wait, ends the process. */

/** The runner's second signal comes 7.5 s after the first, and the kill 2.5 s later; the record is whole long before. */
const LONGEST_STOP = 7_000;

/** Aborts on SIGINT or SIGTERM. */
export function abortOnSignals(): AbortSignal {
  const controller = new AbortController();
  const stop = (): void => {
    if (controller.signal.aborted) process.exit(1);
    controller.abort();
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return controller.signal;
}

/** A reader that went away is no failure of the review; anything else that loses the report is. */
export function tolerateClosedReaders(): void {
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.exit(2);
  });
}

/** Exit after standard output has been taken by whoever reads it. */
export function exitWhenWritten(code: number): void {
  process.exitCode = code;
  process.stdout.write('', () => process.exit(code));
}
