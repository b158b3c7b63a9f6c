/** A record without secrets in any text: known values and token shapes alike (AC-076). */
import { cleanValue, type Redactor } from '../kernel/redact.ts';
import type { ReviewRecord } from './record.ts';

export function redactRecord(record: ReviewRecord, redactor: Redactor): ReviewRecord {
  return cleanValue(record, (text) => redactor.clean(text));
}
