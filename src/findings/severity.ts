/** Severity and confidence words, normalised (spec quality-gates a.1). */

export const SEVERITIES = ['Critical', 'High', 'Medium', 'Low'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Confidence of a finding that states none (a.1). */
export const DEFAULT_CONFIDENCE = 60;

const SYNONYMS: Readonly<Record<string, Severity>> = {
  critical: 'Critical',
  high: 'High',
  must: 'High',
  "don't": 'High',
  dont: 'High',
  medium: 'Medium',
  moderate: 'Medium',
  do: 'Medium',
  low: 'Low',
};

/** A known word in any case; undefined for anything else. */
export function readSeverity(value: unknown): Severity | undefined {
  if (typeof value !== 'string') return undefined;
  const word = value.trim().toLowerCase().replace('’', "'");
  return Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word] : undefined;
}

/** True when `severity` is at least as grave as `bound`. */
export function atLeast(severity: Severity, bound: Severity): boolean {
  return SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(bound);
}

/** The graver of two. */
export function graver(left: Severity, right: Severity): Severity {
  return atLeast(left, right) ? left : right;
}

const CONFIDENCE_WORDS: Readonly<Record<string, number>> = { confirmed: 95, high: 80, medium: 60, low: 40 };

/**
 * Confidence as 0–100: words and fractions up to 1 are converted, nothing stated gives the default.
 * Undefined for a value outside every vocabulary.
 */
export function readConfidence(value: unknown): number | undefined {
  if (value === null || value === undefined) return DEFAULT_CONFIDENCE;
  if (typeof value === 'string') {
    const word = value.trim().toLowerCase();
    return Object.hasOwn(CONFIDENCE_WORDS, word) ? CONFIDENCE_WORDS[word] : undefined;
  }
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || value > 100) return undefined;
  return value > 0 && value <= 1 ? Math.round(value * 100) : Math.round(value);
}
