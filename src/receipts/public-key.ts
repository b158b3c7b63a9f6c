/** An Ed25519 public key as PEM, as bytes, and as the fingerprint that people compare. */
import { digestOf } from '../kernel/digest.ts';
import { base64, fromBase64 } from './base64.ts';

/** DER of SubjectPublicKeyInfo before the 32 bytes of the key (RFC 8410). */
const SPKI_PREFIX = Uint8Array.from([0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00]);
const KEY_BYTES = 32;

/** SPKI PEM with a newline at its end. */
export function publicKeyPem(key: Uint8Array): string {
  return `-----BEGIN PUBLIC KEY-----\n${base64(spki(key))}\n-----END PUBLIC KEY-----\n`;
}

/** `sha256:` over the SPKI DER, so that `openssl pkey -pubin -outform DER | openssl dgst -sha256` gives the same. */
export function keyFingerprint(key: Uint8Array): string {
  return digestOf(spki(key));
}

/** The key of the exact PEM that a writer gives; undefined for any other text. */
export function readExactPem(pem: string): Uint8Array | undefined {
  const key = readPem(pem);
  return key !== undefined && publicKeyPem(key) === pem ? key : undefined;
}

/** The key of a PEM file that a person gives: line ends and text around the block do not matter. */
export function readPem(text: string): Uint8Array | undefined {
  const match = /-----BEGIN PUBLIC KEY-----([A-Za-z0-9+/=\s]*)-----END PUBLIC KEY-----/.exec(text);
  const der = fromBase64((match?.[1] ?? '').replace(/\s/g, ''));
  if (der === undefined || der.length !== SPKI_PREFIX.length + KEY_BYTES) return undefined;
  if (!SPKI_PREFIX.every((byte, index) => der[index] === byte)) return undefined;
  return der.slice(SPKI_PREFIX.length);
}

function spki(key: Uint8Array): Uint8Array {
  const der = new Uint8Array(SPKI_PREFIX.length + key.length);
  der.set(SPKI_PREFIX);
  der.set(key, SPKI_PREFIX.length);
  return der;
}
