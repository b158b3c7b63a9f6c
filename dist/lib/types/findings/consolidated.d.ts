/** A finding as the report knows it: one or more reviewers' findings, with the envelope that only code fills (a.4). */
import type { Anchor } from '../change/anchor.js';
import type { Finding, Provenance, Quantity } from './finding.js';
import type { PanelTally } from './panel-outcome.js';
import type { Severity } from './severity.js';
export interface Member {
    /** `stage/agent` that reported it. */
    readonly reporter: string;
    readonly finding: Finding;
    readonly anchor: Anchor | null;
    readonly provenance: {
        readonly value: Provenance;
        readonly defaulted: boolean;
    };
    /** Collected from a reply that could not be used as a whole; evidence, never a vote. */
    readonly salvaged: boolean;
    /** Id of the guard rule that covers it; null for none. */
    readonly guard: string | null;
    /** Id of the raise rule that it follows; null for none. */
    readonly rule: string | null;
}
export interface Agreement {
    readonly kind: 'corroborated' | 'echo';
    readonly count: number;
    readonly premise: string;
    readonly basis: string;
}
export type FindingTag = 'premise-contested' | 'support-struck' | 'silent' | 'pre-existing' | 'co-located' | 'map-gap' | 'provenance-overridden' | 'unanchored' | 'salvaged';
export interface ConsolidatedFinding {
    readonly id: string;
    /** Of every member; a guard must list them all. */
    readonly fingerprints: readonly string[];
    readonly origin: 'round-1' | 'follow-up';
    readonly members: readonly Member[];
    readonly title: string;
    readonly anchor: Anchor | null;
    readonly category: string | null;
    readonly description: string;
    readonly scenario: string | null;
    readonly confidence: number;
    readonly quantities: readonly Quantity[];
    /** Each distinct fix with who proposed it. */
    readonly fixes: readonly {
        readonly reporter: string;
        readonly text: string;
        readonly replacement: string | null;
    }[];
    readonly severity: {
        readonly reviewer: Severity;
        readonly final: Severity;
        readonly adjustments: readonly string[];
    };
    readonly severityConflict: boolean;
    /** Of everyone who saw it, here or, as a cross-reference, elsewhere (b.3). */
    readonly agreement: Agreement | null;
    /** Of the members alone: what their merge counts as (i.2). */
    readonly mergeKind: Agreement['kind'] | null;
    readonly relation: {
        readonly coLocated: readonly string[];
        readonly crossReference: readonly string[];
    };
    readonly tags: readonly FindingTag[];
    readonly compliance: readonly string[];
    /** The guard rule that filters it: shown and counted, not part of the verdict. */
    readonly guard: string | null;
    /** What the panel made of it; null where none looked at it. */
    readonly panel: FindingTally | null;
    /** Raise rules that its members follow. */
    readonly rules: readonly string[];
}
/** Spec quality-gates i.2, as far as it applies without a panel. */
export interface FindingCounts {
    readonly raw: number;
    readonly mergedAway: number;
    readonly deduped: number;
    readonly corroboratedMerges: number;
    readonly echoMerges: number;
    readonly unlabelledMerges: number;
    readonly guarded: number;
    readonly preExisting: number;
    readonly reported: number;
    readonly bySeverity: Readonly<Record<Severity, number>>;
    /** Null where no panel ran. */
    readonly panel: PanelCounts | null;
}
/** A panel's outcome with what the finding was before it. */
export interface FindingTally extends PanelTally {
    readonly membersBefore: number;
}
export interface PanelCounts {
    /** Found after the panel, by a later stage. */
    readonly notAttacked: number;
    readonly deterministic: number;
    readonly belowFloor: number;
    readonly candidates: number;
    readonly panel: number;
    readonly verified: number;
    readonly contested: number;
    readonly filtered: number;
    readonly premiseRefuted: number;
    readonly unverifiedGuard: number;
    readonly unverifiedFast: number;
    readonly premiseContested: number;
    /** Premises that lens 0 was asked about. */
    readonly premisesEligible: number;
    /** Of findings that the guard left out; they stay in the denominator of what was challenged (h). */
    readonly premisesNotRun: number;
    readonly premisesAnswered: number;
    readonly premisesAbstained: number;
    /** Model calls of the panel. */
    readonly calls: number;
}
