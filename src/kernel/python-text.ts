/**
 * The few spellings of Python that the reference's texts use, so that our texts equal its own
 * (vectors aggregation.json and model-responses.json).
 */

/** `repr` of a string: single quotes unless the text holds one and no double quote. */
export function pythonRepr(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  let body = '';
  for (const character of text) {
    if (character === '\\' || character === quote) body += `\\${character}`;
    else if (character === '\n') body += '\\n';
    else if (character === '\r') body += '\\r';
    else if (character === '\t') body += '\\t';
    else body += reprOfCharacter(character);
  }
  return quote + body + quote;
}

/** `str` of a JSON value: `True`, `None`, `{'a': 'b'}`; strings stay as they are. */
export function pythonStr(value: unknown): string {
  return typeof value === 'string' ? value : pythonReprOfValue(value);
}

/** `format(x, '.2f')`: rounds half to even on the exact binary value, where `toFixed` rounds half up. */
export function formatTwoDecimals(value: number): string {
  const shown = value.toFixed(2);
  // value * 100 is exactly half-way between two integers only for an odd number of eighths.
  if (!Number.isInteger(value * 8) || Math.abs(value * 8) % 2 !== 1) return shown;
  const lower = Math.floor(value * 100);
  return ((lower % 2 === 0 ? lower : lower + 1) / 100).toFixed(2);
}

function reprOfCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x20 && code < 0x7f) return character;
  if (/[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(character)) return character;
  if (code <= 0xff) return `\\x${code.toString(16).padStart(2, '0')}`;
  if (code <= 0xffff) return `\\u${code.toString(16).padStart(4, '0')}`;
  return `\\U${code.toString(16).padStart(8, '0')}`;
}

function pythonReprOfValue(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return pythonRepr(value);
  if (Array.isArray(value)) return `[${value.map(pythonReprOfValue).join(', ')}]`;
  const entries = Object.entries(value as Record<string, unknown>);
  return `{${entries.map(([key, item]) => `${pythonRepr(key)}: ${pythonReprOfValue(item)}`).join(', ')}}`;
}

/** White space as Python's `str.isspace` has it: with the separators 0x1c to 0x1f and 0x85, without U+FEFF. */
const PYTHON_SPACE =
  '[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]';
const LEADING_SPACE = new RegExp(`^${PYTHON_SPACE}+`);
const TRAILING_SPACE = new RegExp(`${PYTHON_SPACE}+$`);

/** A class of white space for use inside other patterns. */
export const PYTHON_SPACE_CLASS = PYTHON_SPACE;

/** `str.strip`. */
export function pythonStrip(text: string): string {
  return text.replace(LEADING_SPACE, '').replace(TRAILING_SPACE, '');
}

/** `str.splitlines`: also vertical tab, form feed, the separators, NEL and the Unicode line ends. */
export function pythonLines(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
