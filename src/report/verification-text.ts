/** Verification → what a person reads. The last line's first word is the reference's. */
import type { Verification } from '../receipts/verification.ts';

export function verificationLines(verification: Verification): string[] {
  const { checks, notes, exitCode, chain } = verification;
  const failures = checks.filter(({ ok }) => !ok);
  const facts: readonly (readonly [string, string])[] = [
    ['passes', chain ? String(verification.passes) : ''],
    ['verdict', exitCode === 0 ? verification.verdict : ''],
    ['ruleset', verification.rulesetDigest],
    ['signer', verification.signer === '' ? '' : `${verification.signer} (${verification.keyTrust})`],
    ['anchor', verification.anchor],
  ];
  return [
    `${chain ? 'Review chain' : 'Review receipt'} of ${verification.prUrl}`,
    ...facts.filter(([, value]) => value !== '').map(([name, value]) => `  ${name.padEnd(8)} ${value}`),
    ...notes.map((note) => `  note     ${note}`),
    ...conclusion(
      verification,
      failures.map(({ says }) => says),
    ),
  ];
}

function conclusion(
  { exitCode, chain, checks, keyTrust }: Verification,
  failures: readonly string[],
): string[] {
  if (exitCode === 1) return failures.map((says) => `${chain ? 'NO CHAIN' : 'NO RECEIPT'} -- ${says}`);
  if (exitCode === 2) return failures.map((says) => `MISMATCH -- ${says}`);
  const trust =
    keyTrust === 'trusted key'
      ? ''
      : ' Whoever made the files chose the key: pin it with --public-key or --trusted-keys.';
  return [`OK -- all ${checks.length} checks hold.${trust}`];
}

/** `--format json`: snake_case, every check that was made. */
export function verificationJson(verification: Verification): string {
  const { exitCode, checks, notes } = verification;
  const value = {
    ok: exitCode === 0,
    exit_code: exitCode,
    pr_url: verification.prUrl,
    chain: verification.chain,
    passes: verification.passes,
    verdict: verification.verdict,
    ruleset_digest: verification.rulesetDigest,
    signer: verification.signer,
    key_trust: verification.keyTrust,
    anchor: verification.anchor,
    failure: checks.find(({ ok }) => !ok) ?? null,
    checks,
    notes,
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
