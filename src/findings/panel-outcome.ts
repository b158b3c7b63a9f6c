/** What the panel ends with for one finding (spec quality-gates c.6 to c.8): pure tables, and no other way to discard. */
import type { Member } from './consolidated.ts';
import { capDerived } from './evidence-class.ts';
import type { Location, Quantity } from './finding.ts';
import type { PremiseVerdict, RealityVerdict, SeverityVerdict } from './lens-verdict.ts';
import { quantifierIn } from './quantifier.ts';
import type { Severity } from './severity.ts';

export type FindingStatus =
  | 'verified'
  | 'contested'
  | 'filtered'
  | 'premise-refuted'
  | 'unverified (cost-guard)'
  | 'unverified (fast)'
  | 'below-floor'
  /** Found by a check, not by a judgement: there is nothing to attack. */
  | 'deterministic';

export type PanelTag = 'premise-contested' | 'support-struck';

/** An answer, or why the lens abstained. */
export type LensAnswer<Verdict> = Verdict | { readonly abstained: string };

export interface PremiseTally {
  /** As declared; null where none was. */
  readonly premise: string | null;
  readonly answer: LensAnswer<PremiseVerdict>;
  readonly effect: 'holds' | 'contested' | 'refuted' | 'support-struck';
}

export interface PanelTally {
  readonly id: string;
  readonly status: FindingStatus;
  /** Why lens 0 was asked; null where it was not. */
  readonly eligibility: string | null;
  readonly premises: readonly PremiseTally[];
  readonly reachability: LensAnswer<RealityVerdict> | null;
  readonly falsePositive: LensAnswer<RealityVerdict> | null;
  readonly severity: LensAnswer<SeverityVerdict> | null;
  readonly abstentions: readonly string[];
  readonly severityBefore: Severity;
  readonly severityFinal: Severity;
  readonly tags: readonly PanelTag[];
  /** Charged to reviewers, never to the finding. */
  readonly compliance: readonly string[];
  /** Calls made for this finding, retries within one included. */
  readonly calls: number;
}

export function abstained<Verdict extends object>(
  answer: LensAnswer<Verdict> | null,
): answer is { readonly abstained: string } {
  return answer !== null && 'abstained' in answer;
}

/** Why lens 0 is asked about a member's premise (c.3); undefined where it is not. */
export function premiseEligibility(member: Member): string | undefined {
  const { value } = member.provenance;
  if (value !== 'independent') return `provenance ${value}`;
  const premise = member.finding.loadBearingPremise;
  if (premise === null || premise.trim() === '') return 'no premise declared';
  const tier = quantifierIn(premise);
  return tier === undefined ? undefined : `quantifier (${tier})`;
}

/** c.6, for one member: what the answer on its premise does to it. */
export function premiseEffect(member: Member, answer: LensAnswer<PremiseVerdict>): PremiseTally['effect'] {
  if (abstained(answer) || answer.verdict === 'UNCERTAIN') return 'contested';
  if (answer.verdict === 'HOLDS') return 'holds';
  // Rows 3 and 5; a value that code filled in never decides a discard (row 6).
  if (answer.target === 'PREMISE') return 'refuted';
  const { value, defaulted } = member.provenance;
  return value === 'shared-context' && !defaulted ? 'refuted' : 'support-struck';
}

/** Rows 4, 6, 8: without the shared evidence, and without what the counterexample speaks against. */
export function withoutSupport(
  member: Member,
  counterexample: Location | null,
): { readonly member: Member; readonly hasOwn: boolean } {
  const { finding } = member;
  const own = finding.evidence.filter(
    ({ origin, at }) =>
      origin === 'own' && !(at.path === counterexample?.path && at.line === counterexample.line),
  );
  if (own.length === 0) return { member, hasOwn: false };
  const shows = own.map((item) => item.shows).filter((text) => text.trim() !== '');
  const description = shows.length === 0 ? finding.description : shows.join('\n');
  // The scenario was told in the light of what is struck.
  return {
    member: { ...member, finding: { ...finding, evidence: own, description, scenario: null } },
    hasOwn: true,
  };
}

/** c.7: only two valid FALSE_POSITIVE discard; everything less than two REAL is contested. */
export function survival(
  reachability: LensAnswer<RealityVerdict>,
  falsePositive: LensAnswer<RealityVerdict>,
): 'verified' | 'contested' | 'filtered' {
  if (abstained(reachability) || abstained(falsePositive)) return 'contested';
  if (reachability.verdict !== falsePositive.verdict) return 'contested';
  return reachability.verdict === 'REAL' ? 'verified' : 'filtered';
}

/** X2: the vote of lens 3 counts for a contested finding too. */
export const CONTESTED_USES_LENS3 = true;

/** c.8, and the derived cap again (b.4 rule 4). */
export function finalSeverity(
  status: 'verified' | 'contested',
  before: Severity,
  vote: LensAnswer<SeverityVerdict>,
  restsOnQuantity: boolean | null,
  quantities: readonly Quantity[],
): Severity {
  if (abstained(vote) || (status === 'contested' && !CONTESTED_USES_LENS3)) return before;
  return capDerived(vote.severity, restsOnQuantity, quantities);
}

/** True for a status under which a finding is reported as standing. */
export function stands(status: FindingStatus): boolean {
  return status !== 'filtered' && status !== 'premise-refuted';
}
