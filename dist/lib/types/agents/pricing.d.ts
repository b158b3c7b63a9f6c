/** The port to a price list. Unknown stays unknown: a call without a price makes the sum unknown, never smaller. */
import type { CallRecord } from './call-model.js';
import type { TokenUsage } from './model-client.js';
export interface PriceList {
    /** US dollars of a call; undefined where the list has no price for the model. */
    price(adapter: string, model: string, usage: TokenUsage): number | undefined;
}
export declare function mayHaveCost(finish: string): boolean;
/** Sum over calls; null where one has no price, no usage, or an end that may have cost something unknown. */
export declare function costOf(prices: PriceList, calls: readonly CallRecord[]): number | null;
