/**
 * The contour: wait, review, decide, fix, and again, until the head is approved or a person must look. Pure but for its
 * ports; it ends in `approved` or `needs-operator`, and each of its ends has a sentence.
 */
import { awaiting, type CheckRollup, failingOf, namesOf } from './check-rollup.ts';
import type { ContourEnd, ContourRecord, FixEnd, PassRecord } from './contour-record.ts';
import { decide, retargetedEnd } from './decide.ts';
import { headFollows, lookAgain, settle } from './look-again.ts';
import type { WaitLimits, WaitPorts } from './wait-for-checks.ts';

export interface ReviewedPass {
  readonly kind: 'reviewed';
  readonly head: string;
  readonly verdict: 'approve' | 'request_changes';
  /** Nobody said no, but the review is incomplete: a fix can't mend that. */
  readonly notReviewed: boolean;
  readonly reason: string;
  /** Equal for two passes with the same findings. */
  readonly signature: string;
  readonly findings: readonly string[];
  readonly costUsd: number | null;
  /** Seals the pass with the contour as it stands; again where a later step ends it. */
  readonly seal: (contour: ContourRecord) => Promise<void>;
}

export type PassEnd =
  | ReviewedPass
  /** The change that was read is of another head than the one waited for. */
  | { readonly kind: 'moved'; readonly head: string }
  /** The pass could not be made. */
  | { readonly kind: 'failed'; readonly reason: string };

export interface LoopPorts extends WaitPorts {
  readonly review: (passIndex: number, head: string) => Promise<PassEnd>;
  /** Undefined without a fix command. */
  readonly fix: ((passIndex: number, pass: ReviewedPass, rollup: CheckRollup) => Promise<FixEnd>) | undefined;
  /** Why the run was stopped from outside; undefined while it runs. */
  readonly stopped: () => string | undefined;
  /** False where the runner's files changed since a fix command began: something of it still runs. */
  readonly runnerUntouched: () => Promise<boolean>;
  /** The branch that the pull request was seen to go to instead of the first one; undefined while it does not. */
  readonly retargetedTo: () => string | undefined;
}

export interface LoopOptions extends WaitLimits {
  readonly maxPasses: number;
  readonly untilChecksGreen: boolean;
  readonly allowNoChecks: boolean;
}

/** Pushes of others during a wait that start a pass anew; more is not a review any longer. */
export const MAX_RESTARTS = 5;

/** The contour's record; the last pass was sealed with it. */
export async function runLoop(
  world: LoopPorts,
  options: LoopOptions,
  firstHead: string,
  fixedBefore: readonly string[] = [],
): Promise<ContourRecord> {
  const ports = rememberingChecks(world);
  const passes: PassRecord[] = [];
  let last: ReviewedPass | undefined;
  let restarts = 0;
  let head = firstHead;
  let before: string | undefined;
  const recordOf = (end: ContourEnd | null): ContourRecord => ({
    outcome: end?.outcome ?? null,
    reason: end?.reason ?? '',
    next: end?.next ?? '',
    maxPasses: options.maxPasses,
    untilChecksGreen: options.untilChecksGreen,
    restarts,
    passes: [...passes],
    fixCommits: [
      ...fixedBefore,
      ...passes.flatMap(({ fixCommit }) => (fixCommit === null ? [] : [fixCommit])),
    ],
  });
  const handBack = async (reason: string, next: string): Promise<ContourRecord> => {
    const record = recordOf({ outcome: 'needs-operator', reason, next });
    // The pass before was sealed as one that goes on.
    await last?.seal(record);
    return record;
  };
  for (let index = 1; ; ) {
    const started = ports.clock.monotonic();
    const settled = await settle(ports, head, options);
    if (settled.kind === 'stopped')
      return handBack(
        ports.stopped() ?? 'the run was stopped while it waited for checks',
        'Run the review again.',
      );
    const target = ports.retargetedTo();
    if (target !== undefined) {
      const { reason, next } = retargetedEnd(target);
      return handBack(reason, next);
    }
    const moved = async (to: string): Promise<ContourRecord | undefined> => {
      restarts += 1;
      head = to;
      return restarts > MAX_RESTARTS
        ? handBack(
            `the head moved ${restarts} times while pass ${index} waited`,
            'Run the review again when nobody pushes.',
          )
        : undefined;
    };
    if (settled.kind === 'unreadable')
      return handBack(settled.reason, 'Grant checks: read and actions: read, and run again.');
    if (settled.kind === 'moved') {
      const end = await moved(settled.head);
      if (end !== undefined) return end;
      continue;
    }
    const pass = await ports.review(index, head);
    if (pass.kind === 'moved') {
      const end = await moved(pass.head);
      if (end !== undefined) return end;
      continue;
    }
    if (pass.kind === 'failed')
      return handBack(
        `pass ${index} could not be made: ${pass.reason}`,
        'Correct what it names and run again.',
      );
    const reviewedIn = Math.round(ports.clock.monotonic() - started);
    last = pass;
    const after = await lookAgain(ports, pass, settled.rollup, options);
    const failing = namesOf(failingOf(after.rollup));
    passes.push({
      index,
      head,
      verdict: pass.verdict,
      checks: after.rollup.state,
      failingChecks: failing,
      findings: pass.findings,
      fix: null,
      fixCommit: null,
      duration: reviewedIn,
      costUsd: pass.costUsd,
    });
    const signature = `${pass.signature}|${failing.toSorted().join('|')}`;
    const decision = decide(ports, options, { index, pass, ...after, same: signature === before, head });
    // Only a fix that was tried can have failed to help.
    before = decision.kind === 'fix' ? signature : undefined;
    if (decision.kind === 'end') {
      const tampered = decision.end.outcome === 'approved' && !(await ports.runnerUntouched());
      const record = recordOf(tampered ? TAMPERED : decision.end);
      await pass.seal(record);
      return record;
    }
    await pass.seal(recordOf(null));
    if (decision.kind === 'again') {
      head = decision.head;
      index += 1;
      continue;
    }
    const fixStarted = ports.clock.monotonic();
    const fix = await decision.fix(index, pass, after.rollup).catch(notTried);
    const done = passes[passes.length - 1] as PassRecord;
    passes[passes.length - 1] = {
      ...done,
      fix: fix.landed ? 'landed' : fix.why,
      fixCommit: fix.commit,
      duration: done.duration + Math.round(ports.clock.monotonic() - fixStarted),
    };
    const end = fix.landed ? await headFollows(ports, index, head, fix.commit) : fixFailed(ports, index, fix);
    if (end !== undefined) {
      const record = recordOf(end);
      await pass.seal(record);
      return record;
    }
    head = fix.commit ?? head;
    index += 1;
  }
}

const TAMPERED: ContourEnd = {
  outcome: 'needs-operator',
  reason: 'what a fix command left running wrote to the files through which a step changes the next ones',
  next: 'Look at what the command does to the workflow before it runs again.',
};

function notTried(thrown: unknown): FixEnd {
  return {
    landed: false,
    commit: null,
    why: `the fix could not be tried (${thrown instanceof Error ? thrown.message : 'unknown fault'})`,
    next: 'See what it names, and run again.',
  };
}

/** A head is held to the checks that earlier heads had: one quick check of many is no green (field case 100). */
function rememberingChecks(ports: LoopPorts): LoopPorts {
  const seen = new Map<string, Set<string>>();
  return {
    ...ports,
    readRollup: async (sha) => {
      const rollup = await ports.readRollup(sha);
      const names = seen.get(sha) ?? new Set();
      for (const name of namesOf(rollup.checks)) names.add(name);
      seen.set(sha, names);
      const earlier = [...seen].flatMap(([head, own]) => (head === sha ? [] : [...own]));
      return awaiting(rollup, new Set(earlier));
    },
  };
}

function fixFailed(ports: LoopPorts, index: number, fix: Extract<FixEnd, { landed: false }>): ContourEnd {
  const stopped = ports.stopped();
  return {
    outcome: 'needs-operator',
    reason:
      stopped ??
      (fix.commit === null
        ? `fix pass ${index} landed no commit: ${fix.why || 'no detail reported'}`
        : `fix pass ${index} does not count: ${fix.why}`),
    next: fix.next,
  };
}
