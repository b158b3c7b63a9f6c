/**
 * Whether and when to try a failed model call again. Pure: time and chance are arguments.
 * Policy: threats.md "Policy"; field cases 87 to 90; AC-122, AC-124.
 */
import type { FailureKind } from './model-client.ts';

/** Tries of one call, the first included. */
export const MAX_TRIES = 4;
/** A vendor that asks for a longer wait is not waited for; the reviewer fails with that reason. */
export const MAX_WAIT = 60_000;
const FIRST_BACKOFF = 500;
const MAX_BACKOFF = 8_000;
/** A reset time in the past, or a clock ahead of the vendor's, must not make a hot loop. */
const SHORTEST_WAIT = 100;

export type RetryDecision =
  | { readonly retry: true; readonly wait: number }
  | { readonly retry: false; readonly why: string };

export interface RetrySituation {
  readonly kind: FailureKind;
  /** Tries made so far, at least 1. */
  readonly tries: number;
  /** Milliseconds the vendor asked for. */
  readonly retryAfter: number | undefined;
  /** Milliseconds until the run's deadline. */
  readonly remaining: number;
  /** From 0 to 1: full jitter. */
  readonly chance: number;
}

/** A retry that can't finish before the deadline is not started. */
export function decideRetry(situation: RetrySituation): RetryDecision {
  if (!isPassing(situation.kind)) return { retry: false, why: 'it would fail again' };
  if (situation.tries >= MAX_TRIES) return { retry: false, why: `${situation.tries} tries failed` };
  const asked = situation.retryAfter;
  if (asked !== undefined && asked > MAX_WAIT)
    return { retry: false, why: `the vendor asks to wait ${Math.ceil(asked / 1000)} s` };
  const backoff = Math.min(MAX_BACKOFF, FIRST_BACKOFF * 2 ** (situation.tries - 1)) * situation.chance;
  const wait = Math.max(
    SHORTEST_WAIT,
    asked ?? 0,
    Math.round(asked === undefined ? backoff : asked + backoff / 4),
  );
  if (wait >= situation.remaining) return { retry: false, why: 'the deadline would pass first' };
  return { retry: true, wait };
}

/** Failures that may be gone at the next try. */
function isPassing(kind: FailureKind): boolean {
  switch (kind) {
    case 'network':
    case 'rate-limited':
    case 'overloaded':
    case 'server-error':
    case 'bad-response':
      return true;
    case 'timeout':
    case 'cancelled':
    case 'quota-spent':
    case 'key-refused':
    case 'model-unknown':
    case 'request-refused':
    case 'command-failed':
      return false;
  }
}
