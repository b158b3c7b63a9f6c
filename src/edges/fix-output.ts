/** What a fix command prints, on its way into the log: bounded, and never a command to the runner. */
import { safeLogText } from '../kernel/log-text.ts';
import { oneLine } from '../kernel/one-line.ts';

/** Lines of a command's output that the log shows. */
const SHOWN_LINES = 200;

/** Line by line as it comes (AC-062), on CR as on LF, each behind a prefix and without what the runner would obey. */
export class ShownOutput {
  readonly #say: (text: string) => void;
  #rest = '';
  #lines = 0;

  constructor(say: (text: string) => void) {
    this.#say = say;
  }

  take(text: string): void {
    const lines = (this.#rest + text).split(/\r\n|\r|\n/);
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#show(line);
  }

  end(): void {
    this.#show(this.#rest);
    if (this.#lines > SHOWN_LINES) this.#say(`fix | (${this.#lines - SHOWN_LINES} more lines)`);
  }

  #show(line: string): void {
    if (line.trim() === '') return;
    this.#lines += 1;
    if (this.#lines <= SHOWN_LINES) this.#say(`fix | ${safeLogText(line)}`);
  }
}

/** The last line of the first text that has one, for a sentence. */
export function lastLine(...texts: readonly string[]): string {
  for (const text of texts) {
    const line = text
      .trim()
      .split(/\r\n|\r|\n/)
      .at(-1)
      ?.trim();
    if (line !== undefined && line !== '') return oneLine(safeLogText(line), 200);
  }
  return 'no output';
}
