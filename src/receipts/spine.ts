/**
 * The lineage spine of the reference (spec reference-facts 7.4): one hash-chained row a receipt, and a head that counts
 * them. The hashes need no key; the tags, which do, are in tags.ts.
 */
import { canonicalJson } from '../kernel/canonical-json.ts';
import { digestOf } from '../kernel/digest.ts';
import { isJsonObject, shownValue } from '../kernel/json.ts';
import { readPythonJson } from '../kernel/python-json.ts';

const DOMAIN = 'bernstein:lineage:v2';
const ACTOR = 'bernstein.review_receipt';
const CORE_KEYS = ['actor', 'artifact_path', 'content_hash', 'model', 'prev_hash', 'step_id', 'timestamp'];
const TRACE_KEYS = ['traceparent', 'tracestate', 'baggage'];

/** A row as it stands in the file, by its own key names. */
export type SpineRow = Readonly<Record<string, unknown>> & {
  readonly artifact_path: string;
  readonly content_hash: string;
  readonly entry_hash: string;
  readonly prev_hash: string;
  readonly hmac: string;
};

export interface NewSpineRow {
  readonly artifactPath: string;
  readonly contentHash: string;
  readonly prevHash: string;
  readonly stepId: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
}

/** A row with its entry hash; its tag comes from `tag`, which is given the canonical row without it. */
export function makeSpineRow(row: NewSpineRow, tag: (canonical: string) => string): SpineRow {
  const core = {
    actor: ACTOR,
    artifact_path: row.artifactPath,
    content_hash: row.contentHash,
    model: 'none',
    prev_hash: row.prevHash,
    step_id: row.stepId,
    timestamp: row.timestamp,
  };
  const untagged = { ...core, entry_hash: digestOf(`${DOMAIN}${canonicalJson(core)}`), v: 2 };
  return { ...untagged, hmac: tag(canonicalJson(untagged)) };
}

/** The head file's text over `rows`, without a newline. */
export function spineHead(rows: readonly SpineRow[], tag: (canonical: string) => string): string {
  const core = { count: rows.length, head_hash: rows.at(-1)?.entry_hash ?? '' };
  return canonicalJson({ ...core, hmac: tag(canonicalJson(core)) });
}

export function spineText(rows: readonly SpineRow[]): string {
  return rows.map((row) => `${canonicalJson(row)}\n`).join('');
}

export type SpineReading =
  | { readonly ok: true; readonly rows: readonly SpineRow[] }
  /** `row` counts from 1; 0 is the file as a whole or its head. */
  | { readonly ok: false; readonly code: SpineFault; readonly row: number; readonly why: string };

export type SpineFault = 'spine-missing' | 'spine-form' | 'spine-link' | 'spine-hash' | 'spine-head';

/** Every row's bytes, hash and link, and the head's count and hash. */
export function readSpine(bytes: Uint8Array | undefined, head: Uint8Array | undefined): SpineReading {
  if (bytes === undefined || bytes.length === 0)
    return { ok: false, code: 'spine-missing', row: 0, why: 'the review spine is missing or empty' };
  const text = decode(bytes);
  if (text === undefined || !text.endsWith('\n'))
    return {
      ok: false,
      code: 'spine-form',
      row: 0,
      why: 'the review spine is not UTF-8 text that ends with a newline',
    };
  const rows: SpineRow[] = [];
  for (const line of text.slice(0, -1).split('\n')) {
    const row = readRow(line, rows.at(-1)?.entry_hash ?? '');
    if (!row.ok) return { row: rows.length + 1, ...row };
    rows.push(row.value);
  }
  const why = headFault(rows, head);
  return why === undefined ? { ok: true, rows } : { ok: false, code: 'spine-head', row: 0, why };
}

interface RowFault {
  readonly ok: false;
  readonly code: SpineFault;
  readonly why: string;
}

function fault(code: SpineFault, why: string): RowFault {
  return { ok: false, code, why };
}

function malformed(why: string): RowFault {
  return fault('spine-form', why);
}

/** The row, or what is wrong with it. */
function readRow(line: string, previous: string): { readonly ok: true; readonly value: SpineRow } | RowFault {
  let value: unknown;
  try {
    value = readPythonJson(line);
    if (!isJsonObject(value) || canonicalJson(value) !== line)
      return malformed('the row is not in canonical form');
  } catch {
    return malformed('the row is not JSON');
  }
  // Rows of the first version have neither a version field nor a domain in their hash.
  const version = Object.hasOwn(value, 'v') ? value['v'] : 1;
  if (version !== 1 && version !== 2) return malformed('the row has an unknown version');
  const trace = TRACE_KEYS.filter((key) => Object.hasOwn(value, key));
  const hashed = [...CORE_KEYS, ...trace];
  const known = new Set([...hashed, 'entry_hash', 'hmac', 'v']);
  if (Object.keys(value).some((key) => !known.has(key)) || hashed.some((key) => !Object.hasOwn(value, key)))
    return malformed('the row has a field too many or too few');
  const texts = [...hashed.filter((key) => key !== 'timestamp'), 'entry_hash', 'hmac'];
  if (texts.some((key) => typeof value[key] !== 'string'))
    return malformed('a field of the row is of the wrong type');
  const core = Object.fromEntries(hashed.map((key) => [key, value[key]]));
  if (digestOf(`${version === 2 ? DOMAIN : ''}${canonicalJson(core)}`) !== value['entry_hash'])
    return fault('spine-hash', 'the entry hash does not follow from the row');
  if (value['prev_hash'] !== previous)
    return fault('spine-link', 'the row does not link to the one before it');
  return { ok: true, value: value as SpineRow };
}

function headFault(rows: readonly SpineRow[], bytes: Uint8Array | undefined): string | undefined {
  const text = bytes === undefined ? undefined : decode(bytes);
  if (text === undefined) return 'spine.head is missing or not UTF-8';
  try {
    const head = readPythonJson(text);
    if (!isJsonObject(head) || canonicalJson(head) !== text) return 'spine.head is not in canonical form';
    if (Object.keys(head).sort().join(' ') !== 'count head_hash hmac')
      return 'spine.head has a field too many or too few';
    if (head['count'] !== rows.length)
      return `spine.head counts ${shownValue(head['count']).slice(0, 12)} rows and the spine has ${rows.length}`;
    if (head['head_hash'] !== rows.at(-1)?.entry_hash) return 'spine.head names another last row';
    return typeof head['hmac'] === 'string' ? undefined : 'the tag of spine.head is no text';
  } catch {
    return 'spine.head is not JSON';
  }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
