/** What a run may still spend: `limits` of the pipeline file, checked before every try of every call. */
import type { Limits } from '../pipeline/schema.ts';
import type { TokenUsage } from './model-client.ts';

export interface Spent {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
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
  #exhausted: string | undefined;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** The limit that stopped the run, once one did. */
  get exhausted(): string | undefined {
    return this.#exhausted;
  }

  /** Takes one call of about `inputTokens` out of the budget; else says which limit it would break. */
  reserve(inputTokens: number): string | undefined {
    const limits = this.#limits;
    const over =
      limits.max_calls !== undefined && this.spent.calls + 1 > limits.max_calls
        ? `max_calls ${limits.max_calls}`
        : limits.max_input_tokens !== undefined &&
            this.spent.inputTokens + this.#reservedInput + inputTokens > limits.max_input_tokens
          ? `max_input_tokens ${limits.max_input_tokens}`
          : limits.max_output_tokens !== undefined && this.spent.outputTokens >= limits.max_output_tokens
            ? `max_output_tokens ${limits.max_output_tokens}`
            : undefined;
    if (over !== undefined) {
      this.#exhausted ??= over;
      return over;
    }
    this.spent.calls += 1;
    this.#reservedInput += inputTokens;
    return undefined;
  }

  /** Puts what a call really used in the place of what was reserved for it. */
  settle(reserved: number, usage: TokenUsage | undefined): void {
    this.#reservedInput -= reserved;
    this.spent.inputTokens += usage?.inputTokens ?? 0;
    this.spent.outputTokens += usage?.outputTokens ?? 0;
    this.spent.cacheReadTokens += usage?.cacheReadTokens ?? 0;
    this.spent.cacheWriteTokens += usage?.cacheWriteTokens ?? 0;
  }
}
