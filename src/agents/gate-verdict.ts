/**
 * The gate's reply → verdict, as the reference's parser reads it (vectors model-responses.json `structured_verdict`).
 * Whatever is unknown, unparseable or missing is `fail`: an outage never opens the gate. Stricter in one point:
 * a reply with a key twice never passes.
 */
import { isJsonObject, readStrictJson } from '../kernel/json.ts';
import { pythonLines, pythonStr, pythonStrip } from '../kernel/python-text.ts';

export type GateState = 'pass' | 'fail' | 'questions';

export interface ReviewVerdict {
  readonly state: GateState;
  readonly summary: string;
  readonly issues: readonly string[];
  readonly questions: readonly string[];
  /** 0 to 1. */
  readonly confidence: number;
}

/** True for everything but `pass`. */
export function blocksMerge(verdict: ReviewVerdict): boolean {
  return verdict.state !== 'pass';
}

const SHOWN_OF_UNPARSEABLE = 200;

export function parseStructuredVerdict(raw: string): ReviewVerdict {
  const text = withoutFenceLines(pythonStrip(typeof raw === 'string' ? raw : ''));
  const value = parseLenient(text);
  if (value === undefined) {
    const shown = [...text].slice(0, SHOWN_OF_UNPARSEABLE).join('');
    return failure(`reviewer returned unparseable response: ${shown}`, 'unparseable reviewer response');
  }
  if (!isJsonObject(value))
    return failure(
      `reviewer response was not an object: ${pythonType(value, text)}`,
      'non-object reviewer response',
    );
  const stated = typeof value['state'] === 'string' ? value['state'].toLowerCase() : '';
  const known: GateState = stated === 'pass' || stated === 'questions' ? stated : 'fail';
  return {
    state: known === 'pass' && hasDuplicateKey(text) ? 'fail' : known,
    summary: 'summary' in value ? pythonStr(value['summary']) : '',
    issues: texts(value['issues']),
    questions: texts(value['questions']),
    confidence: confidenceOf(value['confidence']),
  };
}

function failure(summary: string, issue: string): ReviewVerdict {
  return { state: 'fail', summary, issues: [issue], questions: [], confidence: 1 };
}

/** A text that opens with a fence loses every line that is one. */
function withoutFenceLines(text: string): string {
  if (!text.startsWith('```')) return text;
  return pythonStrip(
    pythonLines(text)
      .filter((line) => !pythonStrip(line).startsWith('```'))
      .join('\n'),
  );
}

/** The words that Python's JSON knows and JSON does not, as texts of their names. */
function withoutBareWords(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g, (token) =>
    token.startsWith('"') ? token : `"${token}"`,
  );
}

/** JSON as Python reads it: `NaN` and `Infinity` are numbers there; here they stand as texts of their names. */
function parseLenient(text: string): unknown {
  if (text.startsWith('\ufeff')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Only bare words outside of strings are replaced.
  }
  try {
    return JSON.parse(withoutBareWords(text));
  } catch {
    return undefined;
  }
}

function hasDuplicateKey(text: string): boolean {
  const reading = readStrictJson(withoutBareWords(text));
  return !reading.ok && reading.fault === 'duplicate-key';
}

/** `float(x)` clamped to 0..1; what is no number, and not-a-number itself, is 1. */
function confidenceOf(value: unknown): number {
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'boolean'
        ? Number(value)
        : typeof value === 'string'
          ? pythonFloat(value)
          : Number.NaN;
  return Number.isNaN(number) ? 1 : Math.min(1, Math.max(0, number));
}

function pythonFloat(text: string): number {
  const trimmed = pythonStrip(text).replace(/(?<=\d)_(?=\d)/g, '');
  if (/^[-+]?(?:inf|infinity)$/i.test(trimmed)) return trimmed.startsWith('-') ? -Infinity : Infinity;
  return /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(trimmed) ? Number(trimmed) : Number.NaN;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(pythonStr) : [];
}

function pythonType(value: unknown, text: string): string {
  if (value === null) return 'NoneType';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return /[.eE]/.test(text) ? 'float' : 'int';
  return 'str';
}
