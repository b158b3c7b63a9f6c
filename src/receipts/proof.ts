/** What reports say of a run's proof. */
import type { KeyOrigin } from './signer.ts';

export interface Proof {
  readonly prUrl: string;
  /** Entry hash of the spine row that anchors the last receipt. */
  readonly anchor: string;
  /** Fingerprint of the signer's key. */
  readonly signer: string;
  readonly origin: KeyOrigin;
  readonly rulesetDigest: string;
  readonly diffHash: string;
  readonly passes: number;
  /** A chain of passes, rather than the single form. */
  readonly chain: boolean;
}
