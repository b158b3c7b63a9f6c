/** Who a model is, whatever route it is reached by. Rules: DESIGN.md "Independence", INTERFACE.md "Credentials". */
import type { AdapterName } from '../pipeline/schema.js';
/** Adapters without their aliases. */
export type CanonicalAdapter = 'anthropic' | 'openai' | 'google' | 'openrouter' | 'openai-compatible' | 'command' | 'sarif' | 'static';
export declare function canonicalAdapter(name: AdapterName): CanonicalAdapter;
/** The adapter that a model's prefix names; OpenRouter carries everything else. */
export declare function adapterOfModel(model: string): CanonicalAdapter;
/** The id that the adapter's vendor knows: direct vendors take it without their own prefix. */
export declare function vendorModel(adapter: CanonicalAdapter, model: string): string;
/** Identity in one spelling: no provider, date, revision or channel, and dashes for dots and blanks. */
export declare function undatedIdentity(model: string): string;
/** The name that two routes to one model share: last path segment, lower case, without `:suffix`. */
export declare function modelIdentity(model: string): string;
