/** The process environment, read once at the entry into typed values. */
import { isIPv4 } from 'node:net';
import { ReviewError } from '../kernel/errors.ts';
import { Secret } from './secret.ts';

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** The model vendors that a key or an endpoint belongs to; also the names of their adapters. */
export const VENDORS = ['anthropic', 'openai', 'google', 'openrouter', 'openai-compatible'] as const;
export type Vendor = (typeof VENDORS)[number];

interface VendorVariables {
  /** The first that is set wins. */
  readonly keys: readonly string[];
  readonly baseUrl: string;
  readonly defaultBaseUrl: string | undefined;
}

/** Names of INTERFACE.md "Credentials and endpoints". */
export const VENDOR_VARIABLES: Readonly<Record<Vendor, VendorVariables>> = {
  anthropic: {
    keys: ['ANTHROPIC_API_KEY'],
    baseUrl: 'ANTHROPIC_BASE_URL',
    defaultBaseUrl: 'https://api.anthropic.com',
  },
  openai: {
    keys: ['OPENAI_API_KEY'],
    baseUrl: 'OPENAI_BASE_URL',
    defaultBaseUrl: 'https://api.openai.com/v1',
  },
  google: {
    keys: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
    baseUrl: 'GEMINI_BASE_URL',
    defaultBaseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  },
  openrouter: {
    keys: ['OPENROUTER_API_KEY'],
    baseUrl: 'OPENROUTER_BASE_URL',
    defaultBaseUrl: 'https://openrouter.ai/api/v1',
  },
  'openai-compatible': {
    keys: ['OPENAI_COMPATIBLE_API_KEY'],
    baseUrl: 'OPENAI_COMPATIBLE_BASE_URL',
    defaultBaseUrl: undefined,
  },
};

export interface Endpoint {
  readonly key: Secret | undefined;
  /** Without a slash at its end; undefined only for openai-compatible without an address. */
  readonly baseUrl: string | undefined;
}

export type Endpoints = Readonly<Record<Vendor, Endpoint>>;

/** @throws ReviewError `endpoint-refused` when an address is not https, or holds credentials. */
export function readEndpoints(variables: EnvironmentVariables): Endpoints {
  const endpoints = {} as Record<Vendor, Endpoint>;
  for (const vendor of VENDORS) {
    const names = VENDOR_VARIABLES[vendor];
    const key = names.keys.map((name) => variableValue(variables, name)).find((value) => value !== undefined);
    const address = variableValue(variables, names.baseUrl);
    endpoints[vendor] = {
      key: key === undefined ? undefined : new Secret(key),
      baseUrl: address === undefined ? names.defaultBaseUrl : checkEndpoint(address, names.baseUrl),
    };
  }
  return endpoints;
}

/** A set, non-empty variable, trimmed; an empty one counts as not set. */
export function variableValue(variables: EnvironmentVariables, name: string): string | undefined {
  const value = variables[name]?.trim();
  return value === undefined || value === '' ? undefined : value;
}

/**
 * An endpoint that keys may be sent to: https without userinfo, or http on this machine's loopback
 * (threats.md, AC-031 and AC-032). Returns it without a slash at its end.
 */
export function checkEndpoint(address: string, variable: string): string {
  const next = `Set ${variable} to an https address, or to http on localhost for a model server on this machine.`;
  let url: URL;
  try {
    url = new URL(address);
  } catch (cause) {
    throw new ReviewError('endpoint-refused', `${variable} is not a valid address.`, { next, cause });
  }
  const refuse = (why: string): never => {
    throw new ReviewError('endpoint-refused', `${variable} ${why}, so no key is sent there.`, { next });
  };
  if (url.username !== '' || url.password !== '') refuse('holds a user name or password');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) {
    refuse(`uses ${url.protocol.slice(0, -1)} to a host that is not this machine`);
  }
  if (url.search !== '' || url.hash !== '') refuse('holds a query or a fragment');
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost' || hostname === '[::1]') return true;
  return isIPv4(hostname) && hostname.startsWith('127.');
}
