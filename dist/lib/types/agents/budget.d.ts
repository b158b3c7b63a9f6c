/** What a run may still spend: `limits` of the pipeline file, checked before every try of every call. */
import type { Limits } from '../pipeline/schema.js';
import { type TokenUsage } from './model-client.js';
import type { PriceList } from './pricing.js';
export interface Spent {
    calls: number;
    inputTokens: number;
    outputTokens: number;
    cacheReadTokens: number;
    cacheWriteTokens: number;
}
export interface CallTarget {
    readonly adapter: string;
    readonly model: string;
}
export type Reservation = {
    readonly over: string;
    readonly outputTokens?: never;
} | {
    readonly over: undefined;
    readonly outputTokens: number;
};
export interface CallTurns {
    /** One more turn of about `inputTokens`; false where a limit leaves no room. */
    readonly take: (inputTokens: number) => boolean;
    readonly release: () => void;
}
export declare class Budget {
    #private;
    readonly spent: Spent;
    /** `prices` is needed where `max_cost_usd` is set. */
    constructor(limits: Limits, prices?: PriceList);
    /** The limit that stopped the run, once one did. */
    get exhausted(): string | undefined;
    /**
     * Takes one call of about `inputTokens` out of the budget and gives the output tokens that it may make; else says
     * which limit it would break.
     */
    reserve(inputTokens: number, target: CallTarget, wantedOutput: number): Reservation;
    /**
     * Puts what a call really used in the place of what was reserved for it. Without a report of its use the call is
     * taken to have used its input and `assumedOutput`.
     */
    settle(reserved: {
        inputTokens: number;
        outputTokens: number;
    }, target: CallTarget, usage: TokenUsage | undefined, assumedOutput?: number): void;
    /** The turns of one call that reads with tools; what they reserve is given back when it ended, as its report has their use. */
    turnsOf(target: CallTarget): CallTurns;
    /** Ends the run before its first call, where the estimate of the whole breaks a limit. */
    refuse(limit: string): void;
}
