/** What follows a pass: the end, another pass at once, or a fix. Pure; every end has a sentence of its own. */
import { type CheckRollup, namesOf, onlyAwaits, pendingOf } from './check-rollup.ts';
import type { ContourEnd } from './contour-record.ts';
import type { LoopOptions, LoopPorts, ReviewedPass } from './loop.ts';

export interface LookedAgain {
  readonly rollup: CheckRollup;
  /** The head after the review, where it is another. */
  readonly movedTo: string | undefined;
  readonly unreadable: string | undefined;
}

export interface Decidable extends LookedAgain {
  readonly index: number;
  readonly pass: ReviewedPass;
  /** Nothing changed since the pass before. */
  readonly same: boolean;
  readonly head: string;
}

export type Decision =
  | { readonly kind: 'end'; readonly end: ContourEnd }
  | { readonly kind: 'again'; readonly head: string }
  | { readonly kind: 'fix'; readonly fix: NonNullable<LoopPorts['fix']> };

export function decide(
  ports: Pick<LoopPorts, 'fix' | 'stopped' | 'retargetedTo'>,
  options: LoopOptions,
  at: Decidable,
): Decision {
  const { index, pass, rollup, movedTo } = at;
  const end = (reason: string, next: string): Decision => ({
    kind: 'end',
    end: { outcome: 'needs-operator', reason, next },
  });
  const stopped = ports.stopped();
  if (stopped !== undefined) return end(stopped, 'Run the review again.');
  const target = ports.retargetedTo();
  if (target !== undefined) return { kind: 'end', end: retargetedEnd(target) };
  const last = index >= options.maxPasses;
  if (movedTo !== undefined) {
    if (!last) return { kind: 'again', head: movedTo };
    return end(`the head moved to ${movedTo} during pass ${index}, the last one`, 'Run the review again.');
  }
  if (at.unreadable !== undefined) return end(at.unreadable, 'Grant checks: read, and run again.');
  const green = rollup.state === 'green' || (rollup.state === 'none' && options.allowNoChecks);
  const checksHold = !options.untilChecksGreen || green;
  if (pass.verdict === 'approve' && checksHold)
    return { kind: 'end', end: { outcome: 'approved', reason: '', next: '' } };
  if (pass.notReviewed)
    return end(
      `pass ${index} was not reviewed: ${pass.reason}`,
      'See why the review is incomplete, and run again.',
    );
  if (last) {
    const why = [
      ...(pass.verdict === 'approve' ? [] : ['the review still requests changes']),
      ...(checksHold ? [] : [checksSentence(rollup)]),
    ];
    return end(
      `budget spent (max_passes=${options.maxPasses}): ${why.join(' and ') || 'the contour did not converge'}`,
      'Fix what is left by hand, or run again with more passes.',
    );
  }
  if (pass.verdict === 'approve' && rollup.state === 'none') return end(...noChecks(index, options));
  if (pass.verdict === 'approve' && onlyAwaits(rollup))
    return end(
      `checks that ran on an earlier head did not start on this one: ${namesOf(pendingOf(rollup)).join(', ')} (a push made with the workflow's own token starts no workflow)`,
      'Let the fix command push with a GitHub App token or a deploy key. A check that needs not run on every commit belongs in contour.ignore_checks.',
    );
  if (pass.verdict === 'approve' && rollup.state === 'pending')
    return end(
      `the checks did not settle within ${options.timeout / 1000} s: ${namesOf(pendingOf(rollup)).join(', ')}`,
      'See what these checks wait for, name them in contour.ignore_checks, or raise checks_timeout_seconds.',
    );
  if (ports.fix === undefined)
    return end(
      'no fix runner configured; pass --fix with a fix command to let the contour continue',
      'Fix what is left by hand, or run with fix and fix-command.',
    );
  if (at.same)
    return end(
      `no progress: passes ${index - 1} and ${index} have the same findings and failing checks`,
      'The fix command does not help with what is left; a person must.',
    );
  return { kind: 'fix', fix: ports.fix };
}

/** What was reviewed would land on another branch (AC-050). */
export function retargetedEnd(target: string): ContourEnd {
  return {
    outcome: 'needs-operator',
    reason: `the pull request was retargeted to ${target} during the run`,
    next: 'Run the review again, on the change as it now is.',
  };
}

function checksSentence({ state }: CheckRollup): string {
  return state === 'none' ? 'no check has started' : `the checks are ${state}`;
}

/** A push with the workflow's own token starts no workflow, which looks like a repository without checks. */
function noChecks(index: number, { grace }: LoopOptions): [string, string] {
  const within = `no check started on the head within ${grace / 1000} s`;
  return index > 1
    ? [
        `${within} after the fix was pushed: a push made with the workflow's own token starts no workflow`,
        'Let the fix command push with a GitHub App token or a deploy key; see the README.',
      ]
    : [
        within,
        'Start the checks, raise contour.grace_seconds, or set contour.allow_no_checks where there are none.',
      ];
}
