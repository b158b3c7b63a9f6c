/**
 * Secrets taken out of text before it leaves the process: the values this run knows, and what looks like
 * a token by prefix and alphabet (never by length: today's tokens are longer than yesterday's).
 */

const TOKEN_SHAPES: readonly RegExp[] = [
  /\b(?:ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9_.-]{16,}/g,
  /\bgithub_pat_[A-Za-z0-9_]{20,}/g,
  /\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{4,}\.[A-Za-z0-9_-]*/g,
  /\bsk-[A-Za-z0-9_-]{16,}/g,
  /\bAIza[A-Za-z0-9_-]{20,}/g,
  /\bhf_[A-Za-z0-9]{20,}/g,
  /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g,
  /\bnpm_[A-Za-z0-9]{20,}/g,
  /\bglpat-[A-Za-z0-9_-]{16,}/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
];

/** Shorter known values would also hit ordinary words. */
const SHORTEST_KNOWN_SECRET = 6;
const REPLACEMENT = '[redacted]';

export interface Redactor {
  /** `text` without any known secret or token-shaped run. */
  clean(text: string): string;
}

/** `value` with every text in it cleaned; keys and everything that is no text stay. */
export function cleanValue<Value>(value: Value, clean: (text: string) => string): Value {
  return cleaned(value, clean) as Value;
}

function cleaned(value: unknown, clean: (text: string) => string): unknown {
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) return value.map((item) => cleaned(item, clean));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleaned(item, clean)]));
}

/** A redactor for the given secret values (keys, tokens) and for token shapes in general. */
export function createRedactor(knownSecrets: readonly string[]): Redactor {
  const known = [...new Set(knownSecrets)]
    .filter((secret) => secret.length >= SHORTEST_KNOWN_SECRET)
    .sort((left, right) => right.length - left.length);
  return {
    clean(text) {
      let cleaned = text;
      for (const secret of known) cleaned = cleaned.replaceAll(secret, REPLACEMENT);
      for (const shape of TOKEN_SHAPES) cleaned = cleaned.replace(shape, REPLACEMENT);
      return cleaned;
    },
  };
}
