/** The operator's Ed25519 signing key, in the three spellings that INTERFACE.md takes; nothing else is one (AC-118). */
import { createPrivateKey } from 'node:crypto';
import { fromBase64, fromBase64Url } from './base64.ts';

export type SigningKeyReading =
  | { readonly ok: true; readonly seed: Uint8Array }
  /** What is wrong, without a byte of the key. */
  | { readonly ok: false; readonly why: string };

const SEED_BYTES = 32;

/** PKCS#8 PEM, or the 32-byte seed in hex, base64 or base64url. */
export function readSigningKey(text: string): SigningKeyReading {
  const trimmed = text.trim();
  if (trimmed.includes('-----BEGIN')) return readPkcs8(trimmed);
  if (/^[0-9a-fA-F]{64}$/.test(trimmed))
    return { ok: true, seed: Uint8Array.from(Buffer.from(trimmed, 'hex')) };
  const bytes = fromBase64(trimmed) ?? fromBase64Url(trimmed);
  if (bytes === undefined)
    return { ok: false, why: 'it is neither a PKCS#8 PEM nor a 32-byte seed in base64 or hex' };
  return bytes.length === SEED_BYTES
    ? { ok: true, seed: bytes }
    : { ok: false, why: `it decodes to ${bytes.length} bytes, and a seed has ${SEED_BYTES}` };
}

/** PKCS#8 PEM of a seed, with a newline at its end. */
export function signingKeyPem(seed: Uint8Array): string {
  const prefix = Uint8Array.from([0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20]);
  const body = Buffer.concat([prefix, seed]).toString('base64');
  return `-----BEGIN PRIVATE KEY-----\n${body}\n-----END PRIVATE KEY-----\n`;
}

/** Every spelling in which the key could show up in a text. */
export function spellingsOf(given: string, seed: Uint8Array): string[] {
  const bytes = Buffer.from(seed);
  const pem = signingKeyPem(seed);
  return [
    given.trim(),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    pem.split('\n')[1] ?? '',
  ].filter((text) => text !== '');
}

function readPkcs8(pem: string): SigningKeyReading {
  if (pem.includes('ENCRYPTED'))
    return { ok: false, why: 'it is an encrypted PEM; store it without a passphrase in the secret' };
  if (!pem.includes('\n') && pem.includes('\\n'))
    return { ok: false, why: 'its line breaks are written as \\n; store the PEM with real line breaks' };
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType !== 'ed25519')
      return { ok: false, why: `it is a key of type ${key.asymmetricKeyType ?? 'unknown'}, not Ed25519` };
    const { d } = key.export({ format: 'jwk' });
    const seed = d === undefined ? undefined : fromBase64Url(d);
    return seed === undefined ? { ok: false, why: 'it holds no private key' } : { ok: true, seed };
  } catch {
    // The library's message could quote the text.
    return { ok: false, why: 'it is a PEM that holds no readable PKCS#8 private key' };
  }
}
