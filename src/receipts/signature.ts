/**
 * Ed25519 signatures, strict: the reduced scalar and canonical points of RFC 8032, and no key of small order
 * (AC-106, vectors/crypto).
 */
import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import * as ed25519 from '@noble/ed25519';
import { fromBase64Url } from './base64.ts';
import { publicKeyPem, readExactPem } from './public-key.ts';

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
  if (signature.length !== 64 || key.length !== 32) return false;
  return verifiesNatively(message, signature, key) || verifyStrictly(message, signature, key);
}

/** The rule itself; `verifyBytes` never decides otherwise. */
export function verifyStrictly(message: Uint8Array, signature: Uint8Array, key: Uint8Array): boolean {
  wireHash();
  try {
    return ed25519.verify(signature, message, key, { zip215: false });
  } catch {
    return false;
  }
}

/**
 * A shortcut thirty times as fast. The system's check is without cofactor and compares the bytes of R, so for a sound
 * key what it accepts, the strict rule accepts too; what it refuses is left to the rule.
 */
function verifiesNatively(message: Uint8Array, signature: Uint8Array, key: Uint8Array): boolean {
  const sound = soundKey(key);
  try {
    return sound !== undefined && verify(null, message, sound, signature);
  } catch {
    return false;
  }
}

const MAX_KEYS = 64;
const soundKeys = new Map<string, KeyObject | undefined>();

/** The key for the system's check where it is canonical and not of small order; each is looked at once. */
function soundKey(key: Uint8Array): KeyObject | undefined {
  const name = publicKeyPem(key);
  if (soundKeys.has(name)) return soundKeys.get(name);
  let sound: KeyObject | undefined;
  try {
    const point = ed25519.Point.fromBytes(key, false);
    sound = point.isSmallOrder() ? undefined : createPublicKey(name);
  } catch {
    sound = undefined;
  }
  if (soundKeys.size >= MAX_KEYS) soundKeys.clear();
  soundKeys.set(name, sound);
  return sound;
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
