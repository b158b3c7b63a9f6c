/** A record without secrets in any text: known values and token shapes alike (AC-076). */
import type { Redactor } from '../kernel/redact.ts';
import type { ReviewRecord } from './record.ts';

export function redactRecord(record: ReviewRecord, redactor: Redactor): ReviewRecord {
  return redact(record, redactor) as ReviewRecord;
}

function redact(value: unknown, redactor: Redactor): unknown {
  if (typeof value === 'string') return redactor.clean(value);
  if (Array.isArray(value)) return value.map((item) => redact(item, redactor));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, redact(item, redactor)]));
}
