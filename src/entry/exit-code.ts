/** Outcome → exit code (INTERFACE.md "Exit codes"). */
import type { ReviewRecord } from '../report/record.ts';

export const EXIT_COULD_NOT_START = 2;

/** `neverFail` is the action's `fail-on: never`: the outcome is reported and the step passes. */
export function exitCodeOf(record: ReviewRecord, neverFail: boolean): number {
  return record.blocksMerge && !neverFail ? 1 : 0;
}
