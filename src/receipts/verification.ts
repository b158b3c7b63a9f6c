/** What a verification says: every check that was made, in order, and what follows from them. */

/** A run's files by path relative to its folder. */
export type ArtifactFiles = ReadonlyMap<string, Uint8Array>;

export type CheckCode =
  | 'receipt-present'
  | 'receipt-missing'
  | 'other-form'
  | 'receipt-form'
  | 'receipt-canonical'
  | 'receipt-version'
  | 'pr-url'
  | 'issue'
  | 'diff'
  | 'rules'
  | 'rules-unbound'
  | 'resolution-hash'
  | 'signed'
  | 'signature'
  | 'signer-key'
  | 'one-signer'
  | 'trusted-key'
  | 'spine'
  | 'spine-missing'
  | 'spine-form'
  | 'spine-link'
  | 'spine-hash'
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
  | 'journal-missing'
  | 'journal-form'
  | 'journal-order'
  | 'journal-link'
  | 'journal-hash'
  | 'journal-head'
  | 'journal-pass'
  | 'journal-verdict'
  | 'journal-outcome'
  | 'journal-stage'
  | 'journal-vote'
  | 'journal-incomplete'
  | 'journal-lines'
  | 'journal-findings'
  | 'journal-rest'
  | 'files'
  | 'file-missing'
  | 'identity'
  | 'identity-missing'
  | 'audit'
  | 'audit-form'
  | 'audit-link'
  | 'audit-rows'
  | 'audit-receipt'
  | 'audit-rest'
  | 'audit-tags'
  | 'spine-tags'
  | 'spine-head-tag';

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

/** A fault with a code of its own, where one check can fail in several ways. */
export interface Fault {
  readonly code: CheckCode;
  readonly why: string;
}

/** Collects checks: what holds under the check's own code, a fault under the same or its own. */
export class CheckList {
  readonly checks: Check[] = [];
  readonly notes: string[] = [];

  /** `fault` undefined means that it holds. Gives whether it holds. */
  add(code: CheckCode, pass: number | null, holds: string, fault: string | Fault | undefined): boolean {
    const where = pass === null || pass === 0 ? '' : `pass ${pass}: `;
    const own = typeof fault === 'string' ? { code, why: fault } : fault;
    this.checks.push({
      code: own?.code ?? code,
      pass,
      ok: own === undefined,
      says: `${where}${own?.why ?? holds}`,
    });
    return own === undefined;
  }

  note(text: string): void {
    this.notes.push(text);
  }

  get firstFailure(): Check | undefined {
    return this.checks.find(({ ok }) => !ok);
  }
}
