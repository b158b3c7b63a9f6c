/** Prices from a list that is kept for this; loaded when the first cost is asked for. */
import type { PriceList } from '../agents/pricing.ts';

/** Adapters whose vendors have list prices, under the names of the list. */
const PROVIDERS: Readonly<Record<string, string>> = {
  anthropic: 'anthropic',
  openai: 'openai',
  google: 'google',
  openrouter: 'openrouter',
};

export async function loadPrices(): Promise<PriceList> {
  const { calcPrice } = await import('@pydantic/genai-prices');
  return {
    price(adapter, model, usage) {
      const providerId = PROVIDERS[adapter];
      if (providerId === undefined) return undefined;
      const counts = {
        input_tokens: usage.inputTokens,
        output_tokens: usage.outputTokens,
        cache_read_tokens: usage.cacheReadTokens,
        cache_write_tokens: usage.cacheWriteTokens,
      };
      return calcPrice(counts, model.replace(/:(?:free|beta|online|nitro|floor)$/, ''), { providerId })
        ?.total_price;
    },
  };
}
