/** What GitHub shows after a review or a fix: the checks that count, and the head that they must belong to. */
import type { CheckRollup } from './check-rollup.ts';
import type { ContourEnd } from './contour-record.ts';
import type { LookedAgain } from './decide.ts';
import type { LoopOptions, LoopPorts, ReviewedPass } from './loop.ts';
import { type Settled, type WaitLimits, waitForChecks } from './wait-for-checks.ts';

/** Milliseconds in which GitHub must show the fix as the head. */
const HEAD_TIMEOUT = 60_000;
const HEAD_PAUSE = 2_000;
const HEAD_TRIES = 3;

/** The wait; checks that can't be read are an end and no exception. */
export async function settle(
  ports: LoopPorts,
  head: string,
  limits: WaitLimits,
): Promise<Settled | { readonly kind: 'unreadable'; readonly reason: string }> {
  try {
    return await waitForChecks(ports, head, limits);
  } catch (thrown) {
    if (ports.signal.aborted) return { kind: 'stopped' };
    const said = thrown instanceof Error ? thrown.message : 'GitHub did not answer';
    return { kind: 'unreadable', reason: `the checks can't be read: ${said}` };
  }
}

/** The rollup that counts is read after the review, and the head with it. */
export async function lookAgain(
  ports: LoopPorts,
  pass: ReviewedPass,
  before: CheckRollup,
  options: LoopOptions,
): Promise<LookedAgain> {
  const head = await knownHead(ports);
  const movedTo = head !== undefined && head !== pass.head ? head : undefined;
  if (head === undefined) return { rollup: before, movedTo, unreadable: HEAD_UNKNOWN };
  if (!options.untilChecksGreen || movedTo !== undefined || ports.signal.aborted)
    return { rollup: before, movedTo, unreadable: undefined };
  // What was pending before the review had its time; what became pending since gets the same.
  const limits = before.state === 'pending' ? { timeout: 0, grace: 0 } : options;
  const settled = await settle(ports, pass.head, limits);
  switch (settled.kind) {
    case 'settled':
    case 'timeout': {
      const now = await knownHead(ports);
      return {
        rollup: settled.rollup,
        movedTo: now !== undefined && now !== pass.head ? now : undefined,
        unreadable: now === undefined ? HEAD_UNKNOWN : undefined,
      };
    }
    case 'moved':
      return { rollup: before, movedTo: settled.head, unreadable: undefined };
    case 'stopped':
      return { rollup: before, movedTo, unreadable: undefined };
    case 'unreadable':
      return { rollup: before, movedTo, unreadable: settled.reason };
  }
}

const HEAD_UNKNOWN = 'the head of the pull request can not be read, so what was reviewed may be out of date';

/** The head, asked for a few times; undefined where nobody answers. */
async function knownHead(ports: LoopPorts): Promise<string | undefined> {
  for (let tries = 1; ; tries += 1) {
    const head = await ports.headNow();
    if (head !== undefined || tries >= HEAD_TRIES || ports.signal.aborted) return head;
    await ports.clock.sleep(HEAD_PAUSE, ports.signal);
  }
}

/** GitHub may take a moment to show the new head; another one than the fix is somebody else's. */
export async function headFollows(
  ports: LoopPorts,
  index: number,
  reviewed: string,
  commit: string,
): Promise<ContourEnd | undefined> {
  const started = ports.clock.monotonic();
  for (;;) {
    const head = await ports.headNow();
    if (head === commit) return undefined;
    const stopped = ports.stopped();
    if (stopped !== undefined)
      return { outcome: 'needs-operator', reason: stopped, next: 'Run the review again.' };
    if (head !== undefined && head !== reviewed)
      return {
        outcome: 'needs-operator',
        reason: `somebody else moved the head to ${head} during fix pass ${index}; it is left as it is`,
        next: 'Look at both changes, and run the review again.',
      };
    if (ports.clock.monotonic() - started >= HEAD_TIMEOUT)
      return {
        outcome: 'needs-operator',
        reason: `GitHub does not show the commit of fix pass ${index} as the head`,
        next: 'Check that the fix command pushes to the branch of the pull request.',
      };
    await ports.clock.sleep(HEAD_PAUSE, ports.signal);
  }
}
