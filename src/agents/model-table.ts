/** Which models the router picks from, by vendor and effort; strongest evidence of use first. As of 2026-11. */

import type { Effort } from '../pipeline/schema.ts';
import type { Vendor } from '../settings/environment.ts';
import { undatedIdentity } from './identity.ts';

/** Families by the words that vendors name their models with. */
const FAMILIES: readonly (readonly [family: string, sign: RegExp])[] = [
  ['claude', /claude|anthropic|(?:^|-)(?:opus|sonnet|haiku)(?:-|$)/],
  ['gpt', /gpt|codex|openai|davinci|^o\d/],
  ['gemini', /gemini|gemma|^google/],
  ['llama', /llama/],
  ['mistral', /(?:mi[sx]|code|mini|dev|magi)s?tral/],
  ['qwen', /qwen|qwq/],
  ['deepseek', /deepseek/],
  ['grok', /grok/],
  ['kimi', /kimi|moonshot/],
  ['glm', /^(?:chat)?glm/],
  ['command', /^command/],
  ['phi', /^phi/],
];

/** Model families, for independence: two models of one family share their blind spots. */
export function familyOf(model: string): string {
  const identity = undatedIdentity(model);
  return FAMILIES.find(([, sign]) => sign.test(identity))?.[0] ?? identity;
}

/** Vendors in the order in which the router asks for a key. */
export const ROUTING_ORDER: readonly Vendor[] = ['anthropic', 'openai', 'google', 'openrouter'];

export const MODEL_TABLE: Readonly<
  Record<Exclude<Vendor, 'openai-compatible'>, Readonly<Record<Effort, readonly string[]>>>
> = {
  anthropic: {
    low: ['claude-haiku-4-5'],
    medium: ['claude-sonnet-4-5'],
    high: ['claude-opus-4-5', 'claude-sonnet-4-5'],
  },
  openai: { low: ['gpt-5-mini'], medium: ['gpt-5.1', 'gpt-5'], high: ['gpt-5.1', 'gpt-5'] },
  google: { low: ['gemini-2.5-flash'], medium: ['gemini-2.5-pro'], high: ['gemini-2.5-pro'] },
  openrouter: {
    low: ['google/gemini-2.5-flash', 'openai/gpt-5-mini'],
    medium: ['anthropic/claude-sonnet-4.5', 'openai/gpt-5.1'],
    high: ['anthropic/claude-opus-4.5', 'openai/gpt-5.1'],
  },
};
