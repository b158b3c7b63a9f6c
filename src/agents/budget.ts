/** What a run may still spend: `limits` of the pipeline file, checked before every try of every call. */
import type { Limits } from '../pipeline/schema.ts';
import { NO_USAGE, type TokenUsage } from './model-client.ts';
import type { PriceList } from './pricing.ts';

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

export class Budget {
  readonly spent: Spent = {
    calls: 0,
    inputTokens: 0,
    outputTokens: 0,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
  };
  readonly #limits: Limits;
  #reservedInput = 0;
  readonly #prices: PriceList | undefined;
  #cost = 0;
  #reservedCost = 0;
  #exhausted: string | undefined;

  /** `prices` is needed where `max_cost_usd` is set. */
  constructor(limits: Limits, prices?: PriceList) {
    this.#limits = limits;
    this.#prices = prices;
  }

  /** The limit that stopped the run, once one did. */
  get exhausted(): string | undefined {
    return this.#exhausted;
  }

  /** Takes one call of about `inputTokens` out of the budget; else says which limit it would break. */
  reserve(inputTokens: number, target: CallTarget): string | undefined {
    const over = this.#brokenLimit(inputTokens, target);
    if (over !== undefined) {
      this.#exhausted ??= over;
      return over;
    }
    this.spent.calls += 1;
    this.#reservedInput += inputTokens;
    this.#reservedCost += this.#price(target, { ...NO_USAGE, inputTokens });
    return undefined;
  }

  /** Puts what a call really used in the place of what was reserved for it. */
  settle(reserved: number, target: CallTarget, usage: TokenUsage | undefined): void {
    this.#reservedInput -= reserved;
    this.#reservedCost -= this.#price(target, { ...NO_USAGE, inputTokens: reserved });
    if (usage === undefined) return;
    this.spent.inputTokens += usage.inputTokens;
    this.spent.outputTokens += usage.outputTokens;
    this.spent.cacheReadTokens += usage.cacheReadTokens;
    this.spent.cacheWriteTokens += usage.cacheWriteTokens;
    this.#cost += this.#price(target, usage);
  }

  #brokenLimit(inputTokens: number, target: CallTarget): string | undefined {
    const { max_calls, max_input_tokens, max_output_tokens, max_cost_usd } = this.#limits;
    const { calls, inputTokens: used, outputTokens } = this.spent;
    if (max_calls !== undefined && calls + 1 > max_calls) return `max_calls ${max_calls}`;
    if (max_input_tokens !== undefined && used + this.#reservedInput + inputTokens > max_input_tokens) {
      return `max_input_tokens ${max_input_tokens}`;
    }
    if (max_output_tokens !== undefined && outputTokens >= max_output_tokens)
      return `max_output_tokens ${max_output_tokens}`;
    const next = this.#cost + this.#reservedCost + this.#price(target, { ...NO_USAGE, inputTokens });
    return max_cost_usd !== undefined && next > max_cost_usd ? `max_cost_usd ${max_cost_usd}` : undefined;
  }

  /** A price that is unknown can't be counted; the plan refuses such models where `max_cost_usd` is set. */
  #price({ adapter, model }: CallTarget, usage: TokenUsage): number {
    return this.#prices?.price(adapter, model, usage) ?? 0;
  }
}
