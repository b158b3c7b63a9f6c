import type { Location } from './finding.js';
import { type Severity } from './severity.js';
export interface PremiseVerdict {
    readonly verdict: 'HOLDS' | 'REFUTED' | 'UNCERTAIN';
    readonly target: 'PREMISE' | 'SUPPORT' | null;
    readonly counterexample: Location | null;
    readonly form: 'compliant' | 'non-compliant';
    readonly derivedPremise: string | null;
    readonly reason: string;
    /** Why a REFUTED does not count (c.6 row 7); such an answer is logged as an abstention. */
    readonly invalid: string | null;
}
export declare const FALSE_POSITIVE_CAUSES: readonly ['framework-convention', 'intentional-design', 'pre-existing', 'misunderstanding'];
export type FalsePositiveCause = (typeof FALSE_POSITIVE_CAUSES)[number];
export interface RealityVerdict {
    readonly verdict: 'REAL' | 'FALSE_POSITIVE';
    /** Recorded, never used. */
    readonly confidence: number;
    readonly reason: string;
    readonly cites: readonly Location[];
    readonly cause: FalsePositiveCause | null;
}
export interface SeverityVerdict {
    readonly severity: Severity;
    readonly confidence: number;
    readonly reason: string;
    readonly cites: readonly Location[];
}
/** True where a location exists at the head commit. */
export type Resolves = (place: Location) => Promise<boolean>;
/** The answer, or why it is an abstention. */
export type Reading<Verdict> = {
    readonly ok: true;
    readonly value: Verdict;
}
/** `honest` is an answer, and asking again would only press for another one. */
 | {
    readonly ok: false;
    readonly why: string;
    readonly honest?: boolean;
};
/** Without a counterexample that holds, REFUTED is UNCERTAIN (c.6 rows 7 and 9). `isContext` knows the run's documents. */
export declare function readPremiseVerdict(value: unknown, resolves: Resolves, isContext?: (path: string) => boolean): Promise<Reading<PremiseVerdict>>;
export declare function readRealityVerdict(value: unknown, resolves: Resolves, needsCause: boolean): Promise<Reading<RealityVerdict>>;
export declare function readSeverityVerdict(value: unknown, resolves: Resolves): Promise<Reading<SeverityVerdict>>;
