/**
 * Verification → what a person reads. The last line's first word is the reference's. What comes from the files may be a
 * stranger's, and this is printed to terminals and to workflow logs: every text stays on its line, without controls.
 */
import { showHidden } from '../kernel/visible.ts';
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
  const lines = [
    `${chain ? 'Review chain' : 'Review receipt'} of ${verification.prUrl}`,
    ...facts.filter(([, value]) => value !== '').map(([name, value]) => `  ${name.padEnd(8)} ${value}`),
    ...notes.map((note) => `  note     ${note}`),
    ...conclusion(
      verification,
      failures.map(({ says }) => says),
    ),
  ];
  return lines.map(onOneLine);
}

function onOneLine(text: string): string {
  return showHidden(text).replace(/[\r\n\t]+/g, ' ');
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
  return `${JSON.stringify(value, null, 2).replace(/[^\n\x20-\x7e]/g, escaped)}\n`;
}

/** JSON's own escape of one UTF-16 unit: `JSON.stringify` leaves C1 controls and direction marks as they are. */
function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
