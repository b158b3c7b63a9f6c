/** A streamed reply put together again, with word of its first token. A stream that breaks is a failure, not a reply. */
import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import type { VendorResult } from './vendor-result.ts';

export async function streamReply(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions,
  onFirstToken: () => void,
): Promise<VendorResult> {
  const { stream } = await model.doStream(options);
  let text = '';
  let modelId: string | undefined;
  let finish: Pick<VendorResult, 'finishReason' | 'usage'> | undefined;
  for await (const part of stream) {
    switch (part.type) {
      case 'text-delta':
        onFirstToken();
        text += part.delta;
        break;
      case 'reasoning-start':
      case 'reasoning-delta':
        onFirstToken();
        break;
      case 'response-metadata':
        modelId = part.modelId ?? modelId;
        break;
      case 'finish':
        finish = { finishReason: part.finishReason, usage: part.usage };
        break;
      case 'error':
        throw part.error;
      default:
        break;
    }
  }
  if (finish === undefined) throw new Error('the stream ended without its end mark');
  return { content: [{ type: 'text', text }], ...finish, response: modelId === undefined ? {} : { modelId } };
}
