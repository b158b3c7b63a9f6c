/** What verification uses of `node:crypto`, for the page that verifies in a browser. */
import { sha256, sha512 } from '@noble/hashes/sha2.js';

const HASHES = { sha256, sha512 };

interface Hash {
  update(content: string | Uint8Array): Hash;
  digest(): Uint8Array;
  digest(encoding: 'hex'): string;
}

export function createHash(name: keyof typeof HASHES): Hash {
  const hash = HASHES[name].create();
  function digest(): Uint8Array;
  function digest(encoding: 'hex'): string;
  function digest(encoding?: 'hex'): Uint8Array | string {
    const bytes = hash.digest();
    return encoding === undefined
      ? bytes
      : Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  const self: Hash = {
    update(content) {
      hash.update(typeof content === 'string' ? new TextEncoder().encode(content) : content);
      return self;
    },
    digest,
  };
  return self;
}

/** The system's shortcut for signatures: a browser page has none, so the strict rule decides every time. */
export function createPublicKey(): undefined {
  return undefined;
}

export function verify(): boolean {
  return false;
}
