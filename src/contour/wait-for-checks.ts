/** Waits until the checks of a commit have settled: bounded, ever less often, and over at once when the head moves. */
import type { Clock } from '../kernel/clock.ts';
import { type CheckRollup, onlyAwaits, pendingOf } from './check-rollup.ts';

export interface WaitPorts {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** @throws where the checks can't be read. */
  readonly readRollup: (sha: string) => Promise<CheckRollup>;
  /** The head now; undefined where that can't be asked. */
  readonly headNow: () => Promise<string | undefined>;
  readonly say: (message: string) => void;
}

export interface WaitLimits {
  /** Milliseconds for the whole wait. */
  readonly timeout: number;
  /** Milliseconds in which a first check may appear. */
  readonly grace: number;
}

export type Settled =
  | { readonly kind: 'settled'; readonly rollup: CheckRollup }
  /** Still pending when the time was over. */
  | { readonly kind: 'timeout'; readonly rollup: CheckRollup }
  | { readonly kind: 'moved'; readonly head: string }
  | { readonly kind: 'stopped' };

/** Milliseconds between two readings: the first, and the longest. */
export const FIRST_WAIT = 5_000;
export const LONGEST_WAIT = 30_000;
/** Names that a line of progress shows. */
const SHOWN = 5;

export async function waitForChecks(ports: WaitPorts, sha: string, limits: WaitLimits): Promise<Settled> {
  const { clock, signal } = ports;
  const started = clock.monotonic();
  let pause = FIRST_WAIT;
  let said = '';
  for (;;) {
    if (signal.aborted) return { kind: 'stopped' };
    const head = await ports.headNow();
    if (head !== undefined && head !== sha) return { kind: 'moved', head };
    const rollup = await ports.readRollup(sha);
    const elapsed = clock.monotonic() - started;
    const starting = rollup.state === 'none' || onlyAwaits(rollup);
    const appears = starting && elapsed < limits.grace;
    if ((rollup.state !== 'pending' || starting) && !appears) return { kind: 'settled', rollup };
    const left = (appears ? limits.grace : limits.timeout) - elapsed;
    if (left <= 0) return { kind: 'timeout', rollup };
    const line = rollup.state === 'none' ? 'waiting for a first check' : `waiting for ${namesOf(rollup)}`;
    if (line !== said) ports.say(line);
    said = line;
    await clock.sleep(Math.min(pause, left), signal);
    pause = Math.min(LONGEST_WAIT, pause * 1.5);
  }
}

function namesOf(rollup: CheckRollup): string {
  const names = pendingOf(rollup).map(({ name }) => name || 'a check without a name');
  const rest = names.length - SHOWN;
  return `${names.slice(0, SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
