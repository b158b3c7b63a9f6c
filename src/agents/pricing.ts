/** The port to a price list. Unknown stays unknown: a call without a price makes the sum unknown, never smaller. */
import type { CallRecord } from './call-model.ts';
import type { TokenUsage } from './model-client.ts';

export interface PriceList {
  /** US dollars of a call; undefined where the list has no price for the model. */
  price(adapter: string, model: string, usage: TokenUsage): number | undefined;
}

/** Sum over calls that brought a reply; null where one of them has no price or no usage. */
export function costOf(prices: PriceList, calls: readonly CallRecord[]): number | null {
  let sum = 0;
  for (const { adapter, model, usage, replyDigest } of calls) {
    if (replyDigest === null) continue;
    const cost = usage === null ? undefined : prices.price(adapter, model, usage);
    if (cost === undefined) return null;
    sum += cost;
  }
  return sum;
}
