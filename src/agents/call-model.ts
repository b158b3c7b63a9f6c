/** One model call with everything around it: budget, tries, waits, deadline, and a record of each try. */
import type { Clock } from '../kernel/clock.ts';
import { digestOf } from '../kernel/digest.ts';
import { messageOf } from '../kernel/errors.ts';
import type { Budget } from './budget.ts';
import {
  type FailureKind,
  type ModelCall,
  type ModelClient,
  ModelFailure,
  type ModelReply,
  NO_USAGE,
  type TokenUsage,
} from './model-client.ts';
import { mayHaveCost } from './pricing.ts';
import { decideRetry } from './retry.ts';
import { estimateTokens } from './tokens.ts';

/** What the record keeps of one try: digests and figures, no text. */
export interface CallRecord {
  readonly adapter: string;
  readonly model: string;
  readonly modelReported: string | null;
  readonly attempt: number;
  readonly promptDigest: string;
  readonly replyDigest: string | null;
  readonly finish: string;
  readonly usage: TokenUsage | null;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** Milliseconds. */
  readonly duration: number;
}

export type CallOutcome =
  | { readonly ok: true; readonly reply: ModelReply; readonly records: readonly CallRecord[] }
  | {
      readonly ok: false;
      readonly kind: FailureKind | 'budget' | 'contaminated';
      readonly why: string;
      readonly records: readonly CallRecord[];
    };

/** What all calls of a run share. */
export interface CallContext {
  readonly client: ModelClient;
  readonly clock: Clock;
  readonly budget: Budget;
  /** Aborts on cancel and on the run's deadline. */
  readonly signal: AbortSignal;
  /** Milliseconds until the run's deadline. */
  readonly remaining: () => number;
  readonly random: () => number;
  /** Adapters whose key was refused; they are not asked again in this run. */
  readonly refused: Map<string, string>;
  /** Throws where the text of a call holds what its reader must not see. */
  readonly guard?: ((text: string) => void) | undefined;
  /** Told of every try as it ends, whatever becomes of the agent. */
  readonly onCall?: ((record: CallRecord) => void) | undefined;
}

/** Never throws: a call that brings no reply is an outcome. */
export async function callModel(context: CallContext, call: Omit<ModelCall, 'signal'>): Promise<CallOutcome> {
  const records: CallRecord[] = [];
  const text = [call.system, ...call.parts.map((part) => part.text)].join('\n');
  try {
    context.guard?.(text);
  } catch (thrown) {
    return { ok: false, kind: 'contaminated', why: messageOf(thrown), records };
  }
  const promptDigest = digestOf(text);
  const estimate = estimateTokens(text);
  for (let attempt = 1; ; attempt += 1) {
    const stop = mayNotStart(context, call);
    if (stop !== undefined) return { ok: false, ...stop, records };
    const reserved = context.budget.reserve(estimate, call, call.maxOutputTokens);
    if (reserved.over !== undefined)
      return { ok: false, kind: 'budget', why: `the run's limit ${reserved.over} is reached`, records };
    const { outputTokens } = reserved;
    const started = context.clock.monotonic();
    const startedAt = new Date(context.clock.now()).toISOString();
    const record = (finish: string, reply: ModelReply | undefined): void => {
      const made: CallRecord = {
        adapter: call.adapter,
        model: call.model,
        modelReported: reply?.modelReported ?? null,
        attempt,
        promptDigest,
        replyDigest: reply === undefined ? null : digestOf(reply.text),
        finish,
        usage: reply?.usage ?? null,
        startedAt,
        duration: Math.round(context.clock.monotonic() - started),
      };
      records.push(made);
      context.onCall?.(made);
    };
    try {
      const timeout = Math.min(call.timeout, Math.max(1, context.remaining()));
      const reply = await context.client.call({
        ...call,
        maxOutputTokens: outputTokens,
        timeout,
        signal: context.signal,
        // A gateway that can't stream fails the first attempt; the next one does without.
        onFirstToken: attempt === 1 ? call.onFirstToken : undefined,
      });
      context.budget.settle(
        { inputTokens: estimate, outputTokens },
        call,
        reply.usage,
        estimateTokens(reply.text),
      );
      record(reply.finish, reply);
      return { ok: true, reply, records };
    } catch (thrown) {
      // Whoever waits for this call's first token must not wait for its retries too.
      call.onFirstToken?.();
      const failure =
        thrown instanceof ModelFailure
          ? thrown
          : new ModelFailure('bad-response', 'the model adapter failed', { cause: thrown });
      const used = mayHaveCost(failure.kind) ? undefined : NO_USAGE;
      context.budget.settle({ inputTokens: estimate, outputTokens }, call, used);
      record(failure.kind, undefined);
      if (failure.kind === 'key-refused') context.refused.set(call.adapter, failure.message);
      const decision = decideRetry({
        kind: failure.kind,
        tries: attempt,
        retryAfter: failure.retryAfter,
        remaining: context.remaining(),
        chance: context.random(),
      });
      if (!decision.retry) {
        const tries = attempt > 1 || failure.retryAfter !== undefined ? ` (${decision.why})` : '';
        return { ok: false, kind: failure.kind, why: `${failure.message}${tries}`, records };
      }
      await context.clock.sleep(decision.wait, context.signal);
    }
  }
}

function mayNotStart(
  context: CallContext,
  call: Omit<ModelCall, 'signal'>,
): { kind: FailureKind | 'budget'; why: string } | undefined {
  if (context.signal.aborted) return { kind: 'cancelled', why: 'the run was stopped before this call' };
  const refused = context.refused.get(call.adapter);
  if (refused !== undefined) return { kind: 'key-refused', why: refused };
  return undefined;
}
