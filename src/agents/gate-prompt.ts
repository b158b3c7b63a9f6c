/**
 * The prompt of the review gate: specification, diff and test output, and nothing else. The builder's type has no
 * other field, so nothing else can get in: no findings of others, no title, no transcript.
 */
import { createFence } from './fence.ts';
import type { PromptPart } from './model-client.ts';

/** All that a gate's reviewer sees of a change. */
export interface ReviewInputs {
  readonly spec: string;
  readonly diff: string;
  readonly testOutput: string;
}

export function buildGatePrompt(inputs: ReviewInputs): PromptPart[] {
  const fence = createFence([inputs.spec, inputs.diff, inputs.testOutput]);
  const text = [
    '## Spec\n\n',
    fence.wrap('SPEC', inputs.spec),
    '\n\n## Diff\n\n',
    fence.wrap('DIFF', inputs.diff),
    '\n\n## Test output\n\n',
    fence.wrap('TEST-OUTPUT', inputs.testOutput),
    '\n',
  ].join('');
  return [{ text, shared: true }];
}
