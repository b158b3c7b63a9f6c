/** Severity and confidence words, normalised (spec quality-gates a.1). */
export declare const SEVERITIES: readonly ['Critical', 'High', 'Medium', 'Low'];
export type Severity = (typeof SEVERITIES)[number];
/** Confidence of a finding that states none (a.1). */
export declare const DEFAULT_CONFIDENCE = 60;
/** A known word in any case; undefined for anything else. */
export declare function readSeverity(value: unknown): Severity | undefined;
/** True when `severity` is at least as grave as `bound`. */
export declare function atLeast(severity: Severity, bound: Severity): boolean;
/** The graver of two. */
export declare function graver(left: Severity, right: Severity): Severity;
/**
 * Confidence as 0–100: words and fractions up to 1 are converted, nothing stated gives the default.
 * Undefined for a value outside every vocabulary.
 */
export declare function readConfidence(value: unknown): number | undefined;
