/** The port to a price list. Unknown stays unknown: a call without a price makes the sum unknown, never smaller. */
import type { CallRecord } from './call-model.ts';
import type { TokenUsage } from './model-client.ts';

export interface PriceList {
  /** US dollars of a call; undefined where the list has no price for the model. */
  price(adapter: string, model: string, usage: TokenUsage): number | undefined;
}

/** Ends at which a vendor may have worked, and will charge, without telling us how much. */
const MAY_COST: ReadonlySet<string> = new Set(['timeout', 'cancelled', 'network', 'bad-response']);

export function mayHaveCost(finish: string): boolean {
  return MAY_COST.has(finish);
}

/** Sum over calls; null where one has no price, no usage, or an end that may have cost something unknown. */
export function costOf(prices: PriceList, calls: readonly CallRecord[]): number | null {
  let sum = 0;
  for (const { adapter, model, usage, replyDigest, finish } of calls) {
    if (replyDigest === null) {
      if (mayHaveCost(finish)) return null;
      continue;
    }
    const cost = usage === null ? undefined : prices.price(adapter, model, usage);
    if (cost === undefined) return null;
    sum += cost;
  }
  return sum;
}
