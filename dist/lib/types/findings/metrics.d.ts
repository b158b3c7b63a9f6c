/**
 * Figures about the method (spec quality-gates h). None is a target and none is read by any decision: a reviewer that
 * cites the map more is not better, and agreement that is sought is worth nothing.
 */
import type { Consolidation } from './consolidate.js';
import type { Finding } from './finding.js';
export interface Metrics {
    /** Each is a fraction, or null where its denominator is zero. */
    readonly mapUtilisation: number | null;
    readonly independentPremises: number | null;
    readonly premiseChallenge: number | null;
    /** Rows that were used and tested, of the rows that were used. */
    readonly mapChallenge: number | null;
    readonly mapGap: number | null;
    readonly crossSource: number | null;
    /** Counts. */
    readonly corroborated: number;
    readonly echoes: number;
}
export declare const METRICS_WARNING = "Operational figures: none is a target, none is good or bad, none enters a verdict; map utilisation is no sign of quality.";
/** What a reviewer was given of the map, and what it says that it tested. */
export interface MapUse {
    readonly placed: readonly string[];
    readonly tested: readonly string[];
    readonly findings: readonly Finding[];
}
export interface MetricSources {
    readonly use: readonly MapUse[];
    /** Text of each row by id. */
    readonly rows: ReadonlyMap<string, string>;
    /** What was derived by somebody who saw no map. */
    readonly claims: readonly string[];
}
/** Denominators are taken before anything is filtered. */
export declare function metricsOf({ findings, counts }: Consolidation, sources?: MetricSources): Metrics;
