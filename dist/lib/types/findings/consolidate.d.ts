import type { ConsolidatedFinding, FindingCounts, Member } from './consolidated.js';
export interface Consolidation {
    /** Gravest first, then by confidence and place. */
    readonly findings: readonly ConsolidatedFinding[];
    readonly counts: FindingCounts;
}
/** `guardFor` names the guard rule that lists a fingerprint. */
export declare function consolidate(members: readonly Member[], guardFor?: (fingerprint: string) => string | null): Consolidation;
export declare function isDuplicate(left: Member, right: Member): boolean;
/** What is left of a finding with these members, the finding itself where they are all of it, or none are left. */
export declare function remainderOf(finding: ConsolidatedFinding, members: readonly Member[], guardFor: (fingerprint: string) => string | null): ConsolidatedFinding;
/** One finding of its members. */
export declare function rebuildFinding(members: readonly Member[], guardFor: (fingerprint: string) => string | null): ConsolidatedFinding;
/** Gravest first, then by confidence and place. */
export declare function sortFindings(findings: readonly ConsolidatedFinding[]): ConsolidatedFinding[];
