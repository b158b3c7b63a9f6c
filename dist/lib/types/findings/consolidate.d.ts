import type { ConsolidatedFinding, FindingCounts, Member } from './consolidated.js';
export interface Consolidation {
    /** Gravest first, then by confidence and place. */
    readonly findings: readonly ConsolidatedFinding[];
    readonly counts: FindingCounts;
}
/** `guardFor` names the guard rule that lists a fingerprint. */
export declare function consolidate(members: readonly Member[], guardFor?: (fingerprint: string) => string | null): Consolidation;
/** The equations of i.2 that do not hold, in words; empty when all do. */
export declare function countFaults(counts: FindingCounts): string[];
