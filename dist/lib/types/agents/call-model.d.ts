/** One model call with everything around it: budget, tries, waits, deadline, and a record of each try. */
import type { Clock } from '../kernel/clock.js';
import type { Budget } from './budget.js';
import { type FailureKind, type ModelCall, type ModelClient, type ModelReply, type TokenUsage } from './model-client.js';
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
export type CallOutcome = {
    readonly ok: true;
    readonly reply: ModelReply;
    readonly records: readonly CallRecord[];
} | {
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
export declare function callModel(context: CallContext, call: Omit<ModelCall, 'signal'>): Promise<CallOutcome>;
