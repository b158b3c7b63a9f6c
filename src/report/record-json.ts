/** The record as review.json. */
import type { ReviewRecord } from './record.ts';

/** review.json: snake_case keys, as everything else that users read by machine. */
export function renderRecord(record: ReviewRecord): string {
  return `${JSON.stringify(snakeKeys(record), null, 2)}\n`;
}

/** Values under these keys are maps whose keys are the user's own names. */
const NAMED_MAPS: ReadonlySet<string> = new Set(['weights', 'bySeverity']);

function snakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      NAMED_MAPS.has(key) ? item : snakeKeys(item),
    ]),
  );
}
