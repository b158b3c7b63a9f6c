/** What the panel ends with for one finding (spec quality-gates c.6 to c.8): pure tables, and no other way to discard. */
import type { Member } from './consolidated.js';
import type { Location, Quantity } from './finding.js';
import type { PremiseVerdict, RealityVerdict, SeverityVerdict } from './lens-verdict.js';
import type { Severity } from './severity.js';
export type FindingStatus = 'verified' | 'contested' | 'filtered' | 'premise-refuted' | 'unverified (cost-guard)' | 'unverified (fast)' | 'below-floor'
/** Found by a check, not by a judgement: there is nothing to attack. */
 | 'deterministic';
export type PanelTag = 'premise-contested' | 'support-struck';
/** An answer, or why the lens abstained. */
export type LensAnswer<Verdict> = Verdict | {
    readonly abstained: string;
};
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
export declare function abstained<Verdict extends object>(answer: LensAnswer<Verdict> | null): answer is {
    readonly abstained: string;
};
/** Why lens 0 is asked about a member's premise (c.3); undefined where it is not. */
export declare function premiseEligibility(member: Member): string | undefined;
/** c.6, for one member: what the answer on its premise does to it. */
export declare function premiseEffect(member: Member, answer: LensAnswer<PremiseVerdict>): PremiseTally['effect'];
/** Rows 4, 6, 8: without the shared evidence, and without what the counterexample speaks against. */
export declare function withoutSupport(member: Member, counterexample: Location | null): {
    readonly member: Member;
    readonly hasOwn: boolean;
};
/** c.7: only two valid FALSE_POSITIVE discard; everything less than two REAL is contested. */
export declare function survival(reachability: LensAnswer<RealityVerdict>, falsePositive: LensAnswer<RealityVerdict>): 'verified' | 'contested' | 'filtered';
/** X2: the vote of lens 3 counts for a contested finding too. */
export declare const CONTESTED_USES_LENS3 = true;
/** c.8, and the derived cap again (b.4 rule 4). */
export declare function finalSeverity(status: 'verified' | 'contested', before: Severity, vote: LensAnswer<SeverityVerdict>, restsOnQuantity: boolean | null, quantities: readonly Quantity[]): Severity;
/** True for a status under which a finding is reported as standing. */
export declare function stands(status: FindingStatus): boolean;
