/** The reference's audit log (spec reference-facts 7.6): rows chained by tags that need a key, and links that do not. */
import { isJsonObject, shownValue } from '../kernel/json.ts';
import { auditJson, readPythonJson } from '../kernel/python-json.ts';

/** What the first row of a log links to. */
export const GENESIS = '0'.repeat(64);
const DOMAIN = 'bernstein:audit:v2';

export interface AuditEvent {
  readonly actor: string;
  readonly eventType: string;
  readonly resourceType: string;
  readonly resourceId: string;
  /** Fractions as `PythonFloat`. */
  readonly details: Readonly<Record<string, unknown>>;
  /** `YYYY-MM-DDTHH:MM:SS.ffffffZ`. */
  readonly timestamp: string;
}

/** Tag of one row: `text` is what scheme 2 authenticates. */
export type AuditTag = (text: string) => string;

/** A row's line without its newline, and the tag that the next one links to. */
export function makeAuditRow(
  event: AuditEvent,
  previous: string,
  tag: AuditTag,
): { readonly line: string; readonly hmac: string } {
  const row = {
    actor: event.actor,
    details: event.details,
    event_type: event.eventType,
    prev_hmac: previous,
    resource_id: event.resourceId,
    resource_type: event.resourceType,
    scheme: 2,
    timestamp: event.timestamp,
  };
  const hmac = tag(`${DOMAIN}${previous}${auditJson(row)}`);
  return { line: auditJson({ ...row, hmac }), hmac };
}

export interface AuditRow {
  /** `<file>:<line>`. */
  readonly place: string;
  readonly line: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface AuditReading {
  /** Canonical rows in order, however their links are. */
  readonly rows: readonly AuditRow[];
  /** In the reference's words, each with its file and line. */
  readonly errors: readonly AuditError[];
}

export interface AuditError {
  readonly code: 'audit-form' | 'audit-link' | 'audit-tags';
  readonly why: string;
}

/** Expected tag of a row: by scheme, over the text that the scheme authenticates. */
export interface AuditTags {
  readonly scheme1: (text: string) => string;
  readonly scheme2: (text: string) => string;
}

/** Files in name order. Without `tags` only form and links are checked. */
export function readAuditLog(
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
  tags: AuditTags | undefined,
): AuditReading {
  const rows: AuditRow[] = [];
  const errors: AuditError[] = [];
  let previous = GENESIS;
  for (const { name, bytes } of [...files].sort((left, right) => (left.name < right.name ? -1 : 1))) {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    if (text !== '' && !text.endsWith('\n'))
      errors.push({ code: 'audit-form', why: `${name}: missing trailing newline` });
    for (const [index, line] of text.split('\n').entries()) {
      if (line.trim() === '') continue;
      const place = `${name}:${index + 1}`;
      const fields = readRow(line);
      if (fields === undefined) {
        errors.push({ code: 'audit-form', why: `${place}: non-canonical line bytes` });
        continue;
      }
      errors.push(...rowErrors(fields, place, previous, tags));
      rows.push({ place, line, fields });
      previous = shownValue(fields['hmac']);
    }
  }
  return { rows, errors };
}

function readRow(line: string): Record<string, unknown> | undefined {
  try {
    const value = readPythonJson(line);
    return isJsonObject(value) && typeof value['hmac'] === 'string' && auditJson(value) === line
      ? value
      : undefined;
  } catch {
    return undefined;
  }
}

function rowErrors(
  { hmac, ...row }: Readonly<Record<string, unknown>>,
  place: string,
  previous: string,
  tags: AuditTags | undefined,
): AuditError[] {
  const scheme = Object.hasOwn(row, 'scheme') ? row['scheme'] : 1;
  if (scheme !== 1 && scheme !== 2)
    return [
      {
        code: 'audit-form',
        why: `${place}: unsupported audit scheme ${shownValue(scheme).slice(0, 12)}`,
      },
    ];
  const errors: AuditError[] = [];
  if (row['prev_hmac'] !== previous)
    errors.push({
      code: 'audit-link',
      why: `${place}: prev_hmac mismatch (expected ${short(previous)}, got ${short(shownValue(row['prev_hmac']))})`,
    });
  if (tags === undefined) return errors;
  const text = `${previous}${auditJson(row)}`;
  const expected = scheme === 2 ? tags.scheme2(`${DOMAIN}${text}`) : tags.scheme1(text);
  if (expected !== hmac)
    errors.push({
      code: 'audit-tags',
      why: `${place}: HMAC mismatch (expected ${short(expected)}, got ${short(shownValue(hmac))})`,
    });
  return errors;
}

function short(tag: string): string {
  return `${tag.slice(0, 16)}…`;
}
