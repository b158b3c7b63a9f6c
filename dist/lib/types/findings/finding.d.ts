/** One defect as a reviewer reported it: spec quality-gates section (a.1), without the code-owned envelope. */
import type { Severity } from './severity.js';
export interface Location {
    readonly path: string;
    /** From 1. */
    readonly line: number;
    readonly endLine: number | null;
}
export interface Evidence {
    readonly kind: 'code' | 'test' | 'doc' | 'config' | 'schema' | 'log' | 'run';
    readonly at: Location;
    readonly origin: 'own' | 'shared';
    readonly shows: string;
}
export interface Quantity {
    readonly claim: string;
    readonly evidenceClass: 'measured' | 'derived' | null;
    readonly method: string | null;
}
export interface Consequence {
    readonly who: 'user' | 'operator' | 'both';
    readonly sees: string;
    readonly when: string;
    readonly visibility: 'immediate' | 'delayed' | 'logs-only' | 'none';
    readonly isTrue: boolean | null;
}
export type Provenance = 'independent' | 'shared-context' | 'mixed';
export interface MapAnchor {
    readonly section: string | null;
    readonly rowId: string | null;
    readonly mapGap: boolean;
}
export interface Finding {
    readonly title: string;
    readonly severity: Severity;
    /** 0 to 100. */
    readonly confidence: number;
    /** Null for a remark about the change as a whole. */
    readonly location: Location | null;
    readonly category: string | null;
    readonly description: string;
    readonly scenario: string | null;
    readonly evidence: readonly Evidence[];
    readonly quantities: readonly Quantity[];
    readonly severityRestsOnQuantity: boolean | null;
    readonly overTime: boolean;
    readonly consequence: Consequence | null;
    readonly loadBearingPremise: string | null;
    readonly premiseProvenance: Provenance | null;
    readonly mapAnchor: MapAnchor | null;
    readonly fix: {
        readonly text: string;
        readonly replacement: string | null;
    } | null;
    /** Faults of form, charged to the reviewer, never to the finding (a.5). */
    readonly compliance: readonly string[];
}
/** A finding with only what every finding has; the rest says nothing. */
export declare function plainFinding(required: Pick<Finding, 'title' | 'severity' | 'location' | 'description'> & Partial<Finding>): Finding;
