/** What a verification says: every check that was made, in order, and what follows from them. */

/** A run's files by path relative to its folder. */
export type ArtifactFiles = ReadonlyMap<string, Uint8Array>;

export type CheckCode =
  | 'receipt-present'
  | 'receipt-form'
  | 'receipt-version'
  | 'pr-url'
  | 'issue'
  | 'diff'
  | 'rules'
  | 'resolution-hash'
  | 'signed'
  | 'signature'
  | 'one-signer'
  | 'trusted-key'
  | 'spine'
  | 'spine-head'
  | 'anchored'
  | 'anchor'
  | 'newest'
  | 'pass-order'
  | 'chain-link'
  | 'one-ruleset'
  | 'pass-missing'
  | 'stale-pass'
  | 'journal'
  | 'journal-head'
  | 'journal-pass'
  | 'journal-verdict'
  | 'journal-findings'
  | 'files'
  | 'identity'
  | 'audit'
  | 'audit-tags'
  | 'spine-tags';

export interface Check {
  readonly code: CheckCode;
  /** The pass that it is about; null for the whole. */
  readonly pass: number | null;
  readonly ok: boolean;
  /** One sentence: what failed, or what was found to hold. */
  readonly says: string;
}

/** INTERFACE.md "Exit codes": 1 is absence, 2 is a mismatch. */
export type VerificationExit = 0 | 1 | 2;

export interface Verification {
  readonly exitCode: VerificationExit;
  readonly chain: boolean;
  readonly prUrl: string;
  readonly passes: number;
  /** Of the last pass; empty where nothing was verified. */
  readonly verdict: string;
  readonly rulesetDigest: string;
  /** Fingerprint of the signer's key. */
  readonly signer: string;
  readonly keyTrust: 'trusted key' | 'untrusted key' | 'self-asserted key';
  /** Anchor of the last pass. */
  readonly anchor: string;
  readonly checks: readonly Check[];
  /** What could not be checked, and why that is no failure. */
  readonly notes: readonly string[];
}

/** Collects checks; `fail` and `pass` say the same code with opposite sentences. */
export class CheckList {
  readonly checks: Check[] = [];
  readonly notes: string[] = [];

  /** `fault` undefined means that it holds. Gives whether it holds. */
  add(code: CheckCode, pass: number | null, holds: string, fault: string | undefined): boolean {
    const where = pass === null || pass === 0 ? '' : `pass ${pass}: `;
    this.checks.push({ code, pass, ok: fault === undefined, says: `${where}${fault ?? holds}` });
    return fault === undefined;
  }

  note(text: string): void {
    this.notes.push(text);
  }

  get firstFailure(): Check | undefined {
    return this.checks.find(({ ok }) => !ok);
  }
}
