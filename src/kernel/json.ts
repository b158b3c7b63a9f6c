/**
 * Strict JSON for text that a model or a stranger wrote: exactly one value, no duplicate keys,
 * no non-finite number, bounded depth and size. `JSON.parse` allows the first three.
 */

export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };

export type JsonReading = { ok: true; value: JsonValue } | { ok: false; fault: JsonFault };

export type JsonFault =
  | 'too-large'
  | 'too-deep'
  | 'syntax'
  | 'trailing-text'
  | 'duplicate-key'
  | 'non-finite-number';

/** A reply of a reviewer fits many times over; more is a fault or an attack. */
export const MAX_JSON_BYTES = 4 * 1024 * 1024;
/** Our deepest schema nests eight levels. */
export const MAX_JSON_DEPTH = 64;

/** Reads `text` as one JSON value; white space around it is allowed, anything else is a fault. */
export function readStrictJson(text: string): JsonReading {
  if (text.length > MAX_JSON_BYTES) return { ok: false, fault: 'too-large' };
  const structure = scanStructure(text);
  if (structure === 'too-deep') return { ok: false, fault: 'too-deep' };
  let value: JsonValue;
  try {
    value = JSON.parse(text) as JsonValue;
  } catch {
    return { ok: false, fault: structure === 'trailing-text' ? 'trailing-text' : 'syntax' };
  }
  if (structure === 'duplicate-key') return { ok: false, fault: 'duplicate-key' };
  if (!everyNumberFinite(value)) return { ok: false, fault: 'non-finite-number' };
  return { ok: true, value };
}

/** True for a JSON object (not null, not an array). */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Structure = 'plain' | 'too-deep' | 'duplicate-key' | 'trailing-text';

/** One pass over the characters: depth, keys seen twice in one object, and text after the first value. */
function scanStructure(text: string): Structure {
  const keysOfOpenObjects: (Set<string> | null)[] = [];
  let expectsKey = false;
  let duplicate = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      const end = endOfString(text, at);
      const keys = keysOfOpenObjects.at(-1);
      if (expectsKey && keys) {
        const key = decodeKey(text.slice(at, end + 1));
        if (keys.has(key)) duplicate = true;
        keys.add(key);
        expectsKey = false;
      }
      at = end;
    } else if (character === '{' || character === '[') {
      keysOfOpenObjects.push(character === '{' ? new Set() : null);
      expectsKey = character === '{';
      if (keysOfOpenObjects.length > MAX_JSON_DEPTH) return 'too-deep';
    } else if (character === '}' || character === ']') {
      keysOfOpenObjects.pop();
      expectsKey = false;
      if (keysOfOpenObjects.length === 0 && text.slice(at + 1).trim() !== '') return 'trailing-text';
    } else if (character === ',') {
      expectsKey = keysOfOpenObjects.at(-1) instanceof Set;
    }
  }
  return duplicate ? 'duplicate-key' : 'plain';
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

function decodeKey(literal: string): string {
  try {
    return String(JSON.parse(literal));
  } catch {
    return literal;
  }
}

function everyNumberFinite(value: JsonValue): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(everyNumberFinite);
  if (isJsonObject(value)) return Object.values(value).every((item) => everyNumberFinite(item as JsonValue));
  return true;
}

/** A value of a stranger's file as text: an object is named and never asked for its own idea of text, which could throw. */
export function shownValue(value: unknown): string {
  return typeof value === 'object' && value !== null
    ? Array.isArray(value)
      ? 'a list'
      : 'an object'
    : String(value);
}

/** The objects of a list; none where it is no list. */
export function objectsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** A text as it is; empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
