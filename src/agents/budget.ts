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

export type Reservation =
  | { readonly over: string; readonly outputTokens?: never }
  | { readonly over: undefined; readonly outputTokens: number };

/** Output that a reply is taken to have when its cost is reserved. */
const EXPECTED_OUTPUT = 1_500;

export interface CallTurns {
  /** One more turn of about `inputTokens`; false where a limit leaves no room. */
  readonly take: (inputTokens: number) => boolean;
  readonly release: () => void;
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
  /** Tokens of calls whose use nobody reported; they count against the limits, not as reported use. */
  #assumedInput = 0;
  #assumedOutput = 0;
  #reservedInput = 0;
  #reservedOutput = 0;
  readonly #prices: PriceList | undefined;
  #cost = 0;
  #reservedCost = 0;
  #exhausted: string | undefined;
  #refused: string | undefined;

  /** `prices` is needed where `max_cost_usd` is set. */
  constructor(limits: Limits, prices?: PriceList) {
    this.#limits = limits;
    this.#prices = prices;
  }

  /** The limit that stopped the run, once one did. */
  get exhausted(): string | undefined {
    return this.#exhausted;
  }

  /**
   * Takes one call of about `inputTokens` out of the budget and gives the output tokens that it may make; else says
   * which limit it would break.
   */
  reserve(inputTokens: number, target: CallTarget, wantedOutput: number): Reservation {
    const over = this.#brokenLimit(inputTokens, target);
    if (over !== undefined) {
      this.#exhausted ??= over;
      return { over };
    }
    const { max_output_tokens } = this.#limits;
    const left =
      max_output_tokens === undefined
        ? wantedOutput
        : max_output_tokens - this.spent.outputTokens - this.#assumedOutput - this.#reservedOutput;
    const outputTokens = Math.min(wantedOutput, left);
    this.spent.calls += 1;
    this.#reservedInput += inputTokens;
    this.#reservedOutput += outputTokens;
    this.#reservedCost += this.#expectedCost(target, inputTokens);
    return { over: undefined, outputTokens };
  }

  /**
   * Puts what a call really used in the place of what was reserved for it. Without a report of its use the call is
   * taken to have used its input and `assumedOutput`.
   */
  settle(
    reserved: { inputTokens: number; outputTokens: number },
    target: CallTarget,
    usage: TokenUsage | undefined,
    assumedOutput = 0,
  ): void {
    this.#reservedInput -= reserved.inputTokens;
    this.#reservedOutput -= reserved.outputTokens;
    this.#reservedCost -= this.#expectedCost(target, reserved.inputTokens);
    if (usage === undefined) {
      this.#assumedInput += reserved.inputTokens;
      this.#assumedOutput += assumedOutput;
      this.#cost += this.#price(target, {
        ...NO_USAGE,
        inputTokens: reserved.inputTokens,
        outputTokens: assumedOutput,
      });
      this.#noticeOverrun();
      return;
    }
    this.spent.inputTokens += usage.inputTokens;
    this.spent.outputTokens += usage.outputTokens;
    this.spent.cacheReadTokens += usage.cacheReadTokens;
    this.spent.cacheWriteTokens += usage.cacheWriteTokens;
    this.#cost += this.#price(target, usage);
    this.#noticeOverrun();
  }

  /** The turns of one call that reads with tools; what they reserve is given back when it ended, as its report has their use. */
  turnsOf(target: CallTarget): CallTurns {
    const turns: number[] = [];
    return {
      take: (inputTokens) => {
        if (this.#brokenLimit(inputTokens, target) !== undefined) return false;
        turns.push(inputTokens);
        this.spent.calls += 1;
        this.#reservedInput += inputTokens;
        this.#reservedCost += this.#expectedCost(target, inputTokens);
        return true;
      },
      release: () => {
        for (const inputTokens of turns.splice(0)) {
          this.#reservedInput -= inputTokens;
          this.#reservedCost -= this.#expectedCost(target, inputTokens);
        }
      },
    };
  }

  /** Ends the run before its first call, where the estimate of the whole breaks a limit. */
  refuse(limit: string): void {
    this.#exhausted ??= limit;
    this.#refused = limit;
  }

  /** A call may use more than was expected of it; the run then ends as over its limit all the same. */
  #noticeOverrun(): void {
    const { max_input_tokens, max_output_tokens, max_cost_usd } = this.#limits;
    if (max_input_tokens !== undefined && this.spent.inputTokens + this.#assumedInput > max_input_tokens)
      this.#exhausted ??= `max_input_tokens ${max_input_tokens}`;
    if (max_output_tokens !== undefined && this.spent.outputTokens + this.#assumedOutput > max_output_tokens)
      this.#exhausted ??= `max_output_tokens ${max_output_tokens}`;
    if (max_cost_usd !== undefined && this.#cost > max_cost_usd)
      this.#exhausted ??= `max_cost_usd ${max_cost_usd}`;
  }

  #expectedCost(target: CallTarget, inputTokens: number): number {
    return this.#price(target, { ...NO_USAGE, inputTokens, outputTokens: EXPECTED_OUTPUT });
  }

  #brokenLimit(inputTokens: number, target: CallTarget): string | undefined {
    if (this.#refused !== undefined) return this.#refused;
    const { max_calls, max_input_tokens, max_output_tokens, max_cost_usd } = this.#limits;
    const { calls } = this.spent;
    const used = this.spent.inputTokens + this.#assumedInput;
    const outputTokens = this.spent.outputTokens + this.#assumedOutput;
    if (max_calls !== undefined && calls + 1 > max_calls) return `max_calls ${max_calls}`;
    if (max_input_tokens !== undefined && used + this.#reservedInput + inputTokens > max_input_tokens) {
      return `max_input_tokens ${max_input_tokens}`;
    }
    if (max_output_tokens !== undefined && outputTokens + this.#reservedOutput >= max_output_tokens)
      return `max_output_tokens ${max_output_tokens}`;
    const next = this.#cost + this.#reservedCost + this.#expectedCost(target, inputTokens);
    return max_cost_usd !== undefined && next > max_cost_usd ? `max_cost_usd ${max_cost_usd}` : undefined;
  }

  /** A price that is unknown can't be counted; the plan refuses such models where `max_cost_usd` is set. */
  #price({ adapter, model }: CallTarget, usage: TokenUsage): number {
    return this.#prices?.price(adapter, model, usage) ?? 0;
  }
}
