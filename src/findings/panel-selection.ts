/** Which findings the panel attacks (spec quality-gates c.1): floor, cost guard, and what the guard leaves out. */
import type { ConsolidatedFinding } from './consolidated.ts';
import { atLeast } from './severity.ts';

export const FLOOR = 50;
/** More candidates than this turn the guard on; it counts findings, not tokens. */
export const GUARD_AT = 25;
const BAND_TOP = 75;

export interface Selection {
  readonly belowFloor: readonly ConsolidatedFinding[];
  readonly panel: readonly ConsolidatedFinding[];
  /** Candidates that the guard leaves unverified. */
  readonly leftOut: readonly ConsolidatedFinding[];
  readonly guardOn: boolean;
}

/** `findings` are deduplicated, after the severity rules; `rigorous` turns the guard off;
 * `before` is how many candidates an earlier round had. */
export function selectForPanel(
  findings: readonly ConsolidatedFinding[],
  rigorous: boolean,
  before = 0,
): Selection {
  const belowFloor = findings.filter(({ confidence }) => confidence < FLOOR);
  const candidates = findings.filter(({ confidence }) => confidence >= FLOOR);
  const guardOn = before + candidates.length > GUARD_AT && !rigorous;
  if (!guardOn) return { belowFloor, panel: candidates, leftOut: [], guardOn };
  const inBand = (finding: ConsolidatedFinding): boolean =>
    atLeast(finding.severity.final, 'High') || finding.confidence <= BAND_TOP || finding.severityConflict;
  return {
    belowFloor,
    panel: candidates.filter(inBand),
    leftOut: candidates.filter((finding) => !inBand(finding)),
    guardOn,
  };
}
