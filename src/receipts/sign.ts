/**
 * Signing with a 32-byte seed. Ed25519 is deterministic, so the system's implementation gives the bytes that every other
 * one gives, without the time that a table of points costs each run.
 */
import { createPrivateKey, createPublicKey, type KeyObject, sign as signNatively } from 'node:crypto';
import { base64Url, fromBase64Url } from './base64.ts';
import { signingKeyPem } from './signing-key.ts';

/** Base64url without padding over the UTF-8 bytes of `message`. */
export function sign(message: string, seed: Uint8Array): string {
  return base64Url(signNatively(null, new TextEncoder().encode(message), privateKeyOf(seed)));
}

/** The public key of a seed, 32 bytes. */
export function publicKeyOf(seed: Uint8Array): Uint8Array {
  const { x } = createPublicKey(privateKeyOf(seed)).export({ format: 'jwk' });
  return fromBase64Url(x ?? '') ?? new Uint8Array(0);
}

function privateKeyOf(seed: Uint8Array): KeyObject {
  return createPrivateKey(signingKeyPem(seed));
}
