/**
 * Ed25519 signatures, strict: the reduced scalar and canonical points of RFC 8032, and no key of small order
 * (AC-106, vectors/crypto).
 */
import { createHash } from 'node:crypto';
import * as ed25519 from '@noble/ed25519';
import { base64Url, fromBase64Url } from './base64.ts';
import { readExactPem } from './public-key.ts';

/** Base64url without padding over `message`. `seed` is 32 bytes. */
export function sign(message: string, seed: Uint8Array): string {
  wireHash();
  return base64Url(ed25519.sign(new TextEncoder().encode(message), seed));
}

/** The public key of a 32-byte seed. */
export function publicKeyOf(seed: Uint8Array): Uint8Array {
  wireHash();
  return ed25519.getPublicKey(seed);
}

/** Why a signature does not count; undefined where it verifies. */
export function signatureFault(message: string, signature: string, pem: string): string | undefined {
  const key = readExactPem(pem);
  if (key === undefined) return 'the signer key is not the PEM of an Ed25519 public key';
  const bytes = fromBase64Url(signature);
  if (bytes === undefined) return 'the signature is not base64url without padding';
  return verifyBytes(new TextEncoder().encode(message), bytes, key)
    ? undefined
    : 'the signature does not verify';
}

/** Never throws: a signature or key of the wrong size does not verify. */
export function verifyBytes(message: Uint8Array, signature: Uint8Array, key: Uint8Array): boolean {
  wireHash();
  if (signature.length !== 64 || key.length !== 32) return false;
  try {
    return ed25519.verify(signature, message, key, { zip215: false });
  } catch {
    return false;
  }
}

/** The library leaves the hash to its user. */
function wireHash(): void {
  ed25519.hashes.sha512 ??= (message) =>
    Uint8Array.from(
      createHash('sha512')
        .update(message as Uint8Array)
        .digest(),
    );
}
