/** SHA-256 in the two spellings that records use. */
import { createHash } from 'node:crypto';

/** Lower-case hex SHA-256 of UTF-8 text or bytes. */
export function sha256Hex(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** `sha256:` + hex, the form that records and receipts bind. */
export function digestOf(content: string | Uint8Array): string {
  return `sha256:${sha256Hex(content)}`;
}

/** Base64 SHA-256, as a page's content policy names a script. */
export function sha256Base64(content: string): string {
  return createHash('sha256').update(content).digest('base64');
}
