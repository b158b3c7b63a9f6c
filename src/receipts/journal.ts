/**
 * The journal of a run: one hash-chained line for every model call and every decision. Its last hash is bound by the
 * receipt, so that who holds the file can follow the verdict back to the votes and the votes to the calls.
 */
import { canonicalJson } from '../kernel/canonical-json.ts';
import { digestOf } from '../kernel/digest.ts';
import { isJsonObject } from '../kernel/json.ts';

const DOMAIN = 'bernstein-review:journal:v1';
const VERSION = 1;

export type JournalKind =
  | 'contour'
  | 'panel'
  | 'pass'
  | 'call'
  | 'vote'
  | 'stage'
  | 'findings'
  | 'coverage'
  | 'verdict'
  | 'sealed';

/** What one line says; fractions are decimal text, because canonical JSON has whole numbers only. */
export interface JournalBody {
  readonly kind: JournalKind;
  /** ISO 8601, milliseconds, UTC. */
  readonly at: string;
  readonly [field: string]: unknown;
}

/** Where the chain stands: the hash of its last line, and how many there are. */
export interface JournalState {
  readonly head: string;
  readonly count: number;
}

export const EMPTY_JOURNAL: JournalState = { head: '', count: 0 };

/** The next line, with its newline, and where the chain stands after it. */
export function appendToJournal(
  state: JournalState,
  body: JournalBody,
): { readonly line: string; readonly state: JournalState } {
  const row = { ...body, v: VERSION, seq: state.count + 1, prev_hash: state.head };
  const head = entryHash(row);
  return {
    line: `${canonicalJson({ ...row, entry_hash: head })}\n`,
    state: { head, count: state.count + 1 },
  };
}

export interface JournalRow extends JournalBody {
  readonly seq: number;
  readonly entry_hash: string;
}

export type JournalReading =
  | { readonly ok: true; readonly rows: readonly JournalRow[] }
  /** `line` counts from 1; 0 is the file as a whole. */
  | { readonly ok: false; readonly code: JournalFault; readonly line: number; readonly why: string };

export type JournalFault = 'journal-form' | 'journal-order' | 'journal-link' | 'journal-hash';

/** Every line's bytes, number, link and hash. */
export function readJournal(bytes: Uint8Array): JournalReading {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { line: 0, ...malformed('the journal is not UTF-8') };
  }
  if (text === '') return { ok: true, rows: [] };
  if (!text.endsWith('\n')) return { line: 0, ...malformed('the journal does not end with a newline') };
  const rows: JournalRow[] = [];
  for (const line of text.slice(0, -1).split('\n')) {
    const row = readRow(line, rows.length + 1, rows.at(-1)?.entry_hash ?? '');
    if (!row.ok) return { line: rows.length + 1, ...row };
    rows.push(row.value);
  }
  return { ok: true, rows };
}

interface RowFault {
  readonly ok: false;
  readonly code: JournalFault;
  readonly why: string;
}

function fault(code: JournalFault, why: string): RowFault {
  return { ok: false, code, why };
}

function malformed(why: string): RowFault {
  return fault('journal-form', why);
}

function entryHash(row: Record<string, unknown>): string {
  return digestOf(`${DOMAIN}${canonicalJson(row)}`);
}

/** The row, or what is wrong with it. */
function readRow(
  line: string,
  seq: number,
  previous: string,
): { readonly ok: true; readonly value: JournalRow } | RowFault {
  let value: unknown;
  try {
    value = JSON.parse(line);
    if (!isJsonObject(value) || canonicalJson(value) !== line)
      return malformed('the line is not in canonical form');
  } catch {
    return malformed('the line is not canonical JSON');
  }
  const { entry_hash: hash, ...row } = value;
  if (row['v'] !== VERSION) return malformed('the line has an unknown version');
  if (row['seq'] !== seq) return fault('journal-order', 'the line is out of order');
  if (row['prev_hash'] !== previous)
    return fault('journal-link', 'the line does not link to the one before it');
  if (entryHash(row) !== hash) return fault('journal-hash', 'the hash does not follow from the line');
  if (typeof row['kind'] !== 'string' || typeof row['at'] !== 'string')
    return malformed('the line has no kind or no time');
  return { ok: true, value: value as unknown as JournalRow };
}
