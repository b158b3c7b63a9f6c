/** Base64 of both alphabets, strict: what decodes also encodes back to the same text (AC-107). */

const PORTION = 0x4000;

/** Without padding, as signatures are written. */
export function base64Url(bytes: Uint8Array): string {
  return base64(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** With padding. */
export function base64(bytes: Uint8Array): string {
  let binary = '';
  // In portions: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += PORTION)
    binary += String.fromCharCode(...bytes.subarray(at, at + PORTION));
  return btoa(binary);
}

/** Bytes of unpadded base64url; undefined for any other spelling. */
export function fromBase64Url(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return undefined;
  const bytes = decode(text.replace(/-/g, '+').replace(/_/g, '/'));
  return bytes !== undefined && base64Url(bytes) === text ? bytes : undefined;
}

/** Bytes of padded base64; undefined for any other spelling. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined;
  const bytes = decode(text);
  return bytes !== undefined && base64(bytes) === text ? bytes : undefined;
}

function decode(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
