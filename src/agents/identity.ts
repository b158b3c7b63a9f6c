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

/** Provider and region in front of a name: `us.anthropic.`, `meta-`. */
const DOTTED_PROVIDER =
  /^(?:[a-z]{2,6}\.)?(?:anthropic|openai|google|meta|mistral|amazon|deepseek|qwen|cohere|xai)\./;
/** What vendors put behind the name of one model: dates, revisions, channels. */
const REVISION =
  /(?:[-@](?:20\d{6}|20\d{2}-\d{2}-\d{2})|-\d{4}|-00\d|-v\d+|-(?:preview|exp)(?:-\d{2}-\d{2,4})?|-latest)$/;

/** Identity in one spelling: no provider, date, revision or channel, and dashes for dots and blanks. */
export function undatedIdentity(model: string): string {
  let name = modelIdentity(model).replace(/\s+/g, '-').replace(DOTTED_PROVIDER, '');
  while (REVISION.test(name)) name = name.replace(REVISION, '');
  return name.replaceAll('.', '-');
}

/** The name that two routes to one model share: last path segment, lower case, without `:suffix`. */
export function modelIdentity(model: string): string {
  const segment = model.trim().toLowerCase().split('/').at(-1) ?? '';
  return segment.split(':', 1)[0] ?? '';
}
