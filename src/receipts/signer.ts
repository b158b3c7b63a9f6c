/** Who signs a run's receipts: a key, where it came from, and the keys of spine and audit log that belong to it. */
import { keyFingerprint, publicKeyPem } from './public-key.ts';
import { publicKeyOf, sign } from './sign.ts';
import { hmacHex, masterFromSeed, storeKeys } from './tags.ts';

/** `ephemeral` was made for this run and is gone after it: it proves that the files belong together, not who made them. */
export type KeyOrigin = 'input' | 'environment' | 'identity' | 'ephemeral';

export interface Signer {
  readonly publicKeyPem: string;
  readonly fingerprint: string;
  readonly origin: KeyOrigin;
  /** Base64url signature over text. */
  readonly sign: (message: string) => string;
  readonly tagSpine: (text: string) => string;
  readonly tagAudit: (text: string) => string;
}

/** `masterText` is the content of the audit key file; undefined derives it from the seed. */
export function createSigner(seed: Uint8Array, origin: KeyOrigin, masterText: string | undefined): Signer {
  const key = publicKeyOf(seed);
  const keys = storeKeys(masterText ?? masterFromSeed(seed));
  return {
    publicKeyPem: publicKeyPem(key),
    fingerprint: keyFingerprint(key),
    origin,
    sign: (message) => sign(message, seed),
    tagSpine: (text) => hmacHex(keys.lineage, text),
    tagAudit: (text) => hmacHex(keys.audit, text),
  };
}
