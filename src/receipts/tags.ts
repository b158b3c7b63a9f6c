/**
 * What needs a secret: the store keys and the tags of spine and audit log (spec reference-facts 7.4 to 7.6). Nothing of
 * it is needed to verify a receipt, and the page that verifies in a browser does without this file.
 */
import { createHmac, hkdfSync } from 'node:crypto';

export interface StoreKeys {
  /** The master key's text as bytes: rows of the first schemes are tagged with it. */
  readonly master: Uint8Array;
  readonly lineage: Uint8Array;
  readonly audit: Uint8Array;
}

/** HKDF-SHA256 of the master key's text, without salt. */
export function storeKeys(masterText: string): StoreKeys {
  const master = new TextEncoder().encode(masterText);
  return { master, lineage: derive(master, 'lineage'), audit: derive(master, 'audit') };
}

/** The master key of a signer who set none: 64 hex digits that only the holder of the seed can make. */
export function masterFromSeed(seed: Uint8Array): string {
  return Buffer.from(derive(seed, 'bernstein-review audit key')).toString('hex');
}

/** Lower-case hex HMAC-SHA256. */
export function hmacHex(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

function derive(key: Uint8Array, info: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, new Uint8Array(0), info, 32));
}
