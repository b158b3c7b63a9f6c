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

/** Room for the change is worth this much even under a long preamble, where the window has it. */
const LEAST_ROOM = 16_000;

/** Tokens of one call that the change may take; `limit` is the pipeline's word for the agent, `overhead` the rest. */
export function roomForChange(model: string | null, limit: number | null, overhead: number): number {
  const identity = model === null ? '' : modelIdentity(model);
  const window = WINDOWS.find(([pattern]) => pattern.test(identity))?.[1] ?? SMALL_WINDOW;
  if (limit !== null) return Math.min(window, limit) - overhead;
  return Math.min(window - overhead, Math.max(CALL_TARGET - overhead, LEAST_ROOM));
}
