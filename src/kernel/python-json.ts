/**
 * JSON as Python writes it: the audit log's rows (spec reference-facts 7.6) are `json.dumps` with sorted keys, blanks
 * after separators and everything beyond ASCII escaped. Python tells `1` from `1.0`, so reading keeps the difference.
 */
import { compareCodePoints } from './canonical-json.ts';
import { PythonFloat, pythonFloat } from './python-float.ts';

type ReviverContext = { readonly source?: string };

/** `json.loads` for finite numbers: floats stay floats, large integers stay exact. @throws SyntaxError. */
export function readPythonJson(text: string): unknown {
  const keepNumbers = (_: string, value: unknown, context?: ReviverContext): unknown => {
    if (typeof value !== 'number') return value;
    const source = context?.source ?? String(value);
    if (/[.eE]/.test(source)) return new PythonFloat(value);
    return Number.isSafeInteger(value) ? value + 0 : BigInt(source);
  };
  return JSON.parse(text, keepNumbers as (key: string, value: unknown) => unknown);
}

/** A row of the audit log. @throws TypeError for a value that is no JSON. */
export function auditJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return asciiString(value);
  if (value instanceof PythonFloat) return pythonFloat(value.value);
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new TypeError('a fraction must be a PythonFloat');
    return String(value);
  }
  if (Array.isArray(value)) return `[${value.map(auditJson).join(', ')}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value).sort(([left], [right]) => compareCodePoints(left, right));
    return `{${entries.map(([key, item]) => `${asciiString(key)}: ${auditJson(item)}`).join(', ')}}`;
  }
  throw new TypeError(`a ${typeof value} has no JSON form`);
}

function asciiString(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
