/** What of a vendor's result is used here, whichever way the call was made. */
import type { LanguageModelV4GenerateResult } from '@ai-sdk/provider';

export type VendorResult = Pick<
  LanguageModelV4GenerateResult,
  'content' | 'finishReason' | 'usage' | 'response'
>;
export type VendorUsage = VendorResult['usage'];

/** Token counts of several turns of one call. */
export function addUsage(left: VendorUsage, right: VendorUsage): VendorUsage {
  const sum = (a: number | undefined, b: number | undefined): number | undefined =>
    a === undefined && b === undefined ? undefined : (a ?? 0) + (b ?? 0);
  return {
    inputTokens: {
      total: sum(left.inputTokens.total, right.inputTokens.total),
      noCache: sum(left.inputTokens.noCache, right.inputTokens.noCache),
      cacheRead: sum(left.inputTokens.cacheRead, right.inputTokens.cacheRead),
      cacheWrite: sum(left.inputTokens.cacheWrite, right.inputTokens.cacheWrite),
    },
    outputTokens: {
      total: sum(left.outputTokens.total, right.outputTokens.total),
      text: sum(left.outputTokens.text, right.outputTokens.text),
      reasoning: sum(left.outputTokens.reasoning, right.outputTokens.reasoning),
    },
  };
}
