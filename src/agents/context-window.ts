/** How much of a change goes into one call. */
import { modelIdentity } from './identity.ts';

/** Input windows by family, in tokens; what is not listed is taken to be small. */
const WINDOWS: readonly (readonly [RegExp, number])[] = [
  [/^claude-/, 200_000],
  [/^gpt-5/, 270_000],
  [/^gpt-4\.1/, 1_000_000],
  [/^gpt-4o/, 128_000],
  [/^o[134]\b/, 200_000],
  [/^gemini-/, 1_000_000],
];
const SMALL_WINDOW = 100_000;

/** Reviewers miss more in longer prompts, and shorter calls run side by side. */
const CALL_TARGET = 48_000;

/** Input tokens that one call of this model may take; `limit` is the pipeline's word for the agent. */
export function inputBudget(model: string | null, limit: number | null): number {
  const identity = model === null ? '' : modelIdentity(model);
  const window = WINDOWS.find(([pattern]) => pattern.test(identity))?.[1] ?? SMALL_WINDOW;
  return limit === null ? Math.min(window, CALL_TARGET) : Math.min(window, limit);
}
