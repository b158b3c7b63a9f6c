/** The identity of a finding across runs: stable against line shifts, since no line number is in it (a.4). */
import { sha256Hex } from '../kernel/digest.ts';
import type { Finding } from './finding.ts';

/** Title as compared: case and punctuation out, identifiers kept. */
export function normalTitle(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_$]+/gu, ' ')
    .trim();
}

/** Twelve hex digits over path, normalised title and premise. */
export function fingerprintOf(finding: Pick<Finding, 'title' | 'location' | 'loadBearingPremise'>): string {
  const path = finding.location?.path ?? '';
  return sha256Hex(`${path}\n${normalTitle(finding.title)}\n${finding.loadBearingPremise ?? ''}`).slice(
    0,
    12,
  );
}
