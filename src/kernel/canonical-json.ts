/**
 * Canonical JSON of the reference (spec reference-facts 7.1): keys by code point, no blanks, non-ASCII raw. Numbers
 * are whole, unless they were read as Python's own (`PythonFloat`, `bigint`).
 */
import { PythonFloat, pythonFloat } from './python-float.ts';

/** @throws TypeError for a plain fraction, a plain number beyond 2^53, a lone surrogate, or a value that is no JSON. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (value instanceof PythonFloat) return pythonFloat(value.value);
  if (typeof value === 'string') return canonicalString(value);
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || Object.is(value, -0))
      throw new TypeError('only whole numbers up to 2^53 have a canonical form here');
    return String(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value).sort(([left], [right]) => compareCodePoints(left, right));
    return `{${entries.map(([key, item]) => `${canonicalString(key)}:${canonicalJson(item)}`).join(',')}}`;
  }
  throw new TypeError(`a ${typeof value} has no canonical form`);
}

/** Order by code point, where JavaScript compares UTF-16 units. */
export function compareCodePoints(left: string, right: string): number {
  const [a, b] = [[...left], [...right]];
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const difference = (a[at]?.codePointAt(0) ?? 0) - (b[at]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function canonicalString(text: string): string {
  if (!text.isWellFormed()) throw new TypeError('a lone surrogate has no canonical form');
  // JSON.stringify escapes exactly what the reference does: quote, backslash and the C0 controls.
  return JSON.stringify(text);
}
