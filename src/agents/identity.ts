/** Who a model is, whatever route it is reached by. Rules: DESIGN.md "Independence", INTERFACE.md "Credentials". */
import type { AdapterName } from '../pipeline/schema.ts';

/** Adapters without their aliases. */
export type CanonicalAdapter =
  | 'anthropic'
  | 'openai'
  | 'google'
  | 'openrouter'
  | 'openai-compatible'
  | 'command'
  | 'sarif'
  | 'static';

const ALIASES: Readonly<Record<AdapterName, CanonicalAdapter>> = {
  anthropic: 'anthropic',
  claude: 'anthropic',
  openai: 'openai',
  codex: 'openai',
  google: 'google',
  gemini: 'google',
  openrouter: 'openrouter',
  'openai-compatible': 'openai-compatible',
  ollama: 'openai-compatible',
  vllm: 'openai-compatible',
  command: 'command',
  sarif: 'sarif',
  static: 'static',
};

export function canonicalAdapter(name: AdapterName): CanonicalAdapter {
  return ALIASES[name];
}

/** The adapter that a model's prefix names; OpenRouter carries everything else. */
export function adapterOfModel(model: string): CanonicalAdapter {
  const prefix = model.includes('/') ? model.slice(0, model.indexOf('/')).trim().toLowerCase() : '';
  return prefix === 'anthropic' || prefix === 'google' || prefix === 'openai' ? prefix : 'openrouter';
}

/** The id that the adapter's vendor knows: direct vendors take it without their own prefix. */
export function vendorModel(adapter: CanonicalAdapter, model: string): string {
  const prefixes: Partial<Record<CanonicalAdapter, readonly string[]>> = {
    anthropic: ['anthropic/'],
    openai: ['openai/'],
    google: ['google/', 'gemini/', 'models/'],
    openrouter: ['openrouter/'],
    'openai-compatible': ['openai-compatible/', 'ollama/', 'vllm/'],
  };
  const prefix = prefixes[adapter]?.find((candidate) => model.toLowerCase().startsWith(candidate));
  return prefix === undefined || (adapter === 'openrouter' && !model.slice(prefix.length).includes('/'))
    ? model
    : model.slice(prefix.length);
}

/** The name that two routes to one model share: last path segment, lower case, without `:suffix`. */
export function modelIdentity(model: string): string {
  const segment = model.trim().toLowerCase().split('/').at(-1) ?? '';
  return segment.split(':', 1)[0] ?? '';
}
