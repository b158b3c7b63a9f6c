/** The part of a job's log that tells why it failed: the failing step, its errors with their surroundings, and its end. */
import { stripVTControlCharacters } from 'node:util';

export interface FailingStep {
  /** ISO 8601. */
  readonly startedAt: string | null;
  readonly completedAt: string | null;
}

/** Bytes of one job's log in a prompt. */
export const LOG_BUDGET = 16_000;
/** Lines before and after a line that reports an error. */
const AROUND = 6;
const ERROR_LINE =
  /##\[error\]|::error|(?:^|[^\w])(?:error|errors|failed|failure|fatal|panic|exception|traceback|assert\w*|✗|✖|×)(?:[^\w]|$)/i;
const STAMP = /^\ufeff?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)\s?/;

/** Plain text of at most `budget` bytes; 0 or less means without a bound. */
export function failingPart(log: string, step: FailingStep | undefined, budget: number = LOG_BUDGET): string {
  const lines = log.replace(/\r\n?/g, '\n').split('\n');
  if (lines.at(-1) === '') lines.pop();
  const own = step === undefined ? lines : ofStep(lines, step);
  const clean = (own.length > 0 ? own : lines).map((line) =>
    stripVTControlCharacters(line.replace(STAMP, '')),
  );
  const whole = clean.join('\n');
  if (budget <= 0 || Buffer.byteLength(whole) <= budget) return whole;
  // A third for the errors where they stand, the rest for the end, where most tools sum up.
  const errors = keepTail(withSurroundings(clean), Math.floor(budget / 3));
  const end = keepTail(whole, budget - Buffer.byteLength(errors) - 40);
  return errors === '' || end.includes(errors) ? end : `${errors}\n[…]\n${end}`;
}

/** The end of `text`, at most `budget` bytes, cut between characters; 0 or less means without a bound. */
export function keepTail(text: string, budget: number): string {
  const bytes = Buffer.from(text);
  if (budget <= 0 || bytes.length <= budget) return text;
  let start = bytes.length - budget;
  while (start < bytes.length && ((bytes[start] ?? 0) & 0xc0) === 0x80) start += 1;
  return bytes.subarray(start).toString('utf8');
}

/** Lines stamped within the step's time; unstamped lines follow the one before. */
function ofStep(lines: readonly string[], { startedAt, completedAt }: FailingStep): string[] {
  const from = startedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(startedAt);
  // The API gives whole seconds.
  const to = completedAt === null ? Number.POSITIVE_INFINITY : Date.parse(completedAt) + 999;
  let inside = false;
  return lines.filter((line) => {
    const stamp = STAMP.exec(line)?.[1];
    if (stamp !== undefined) {
      const at = Date.parse(stamp);
      inside = at >= from && at <= to;
    }
    return inside;
  });
}

function withSurroundings(lines: readonly string[]): string {
  const kept = new Set<number>();
  lines.forEach((line, index) => {
    if (!ERROR_LINE.test(line)) return;
    for (let at = index - AROUND; at <= index + AROUND; at += 1)
      if (at >= 0 && at < lines.length) kept.add(at);
  });
  const shown: string[] = [];
  let before = -1;
  for (const at of [...kept].sort((left, right) => left - right)) {
    if (before >= 0 && at > before + 1) shown.push('[…]');
    shown.push(lines[at] ?? '');
    before = at;
  }
  return shown.join('\n');
}
