/**
 * Figures about the method (spec quality-gates h). None is a target and none is read by any decision: a reviewer that
 * cites the map more is not better, and agreement that is sought is worth nothing.
 */
import type { Consolidation } from './consolidate.ts';

export interface Metrics {
  /** Each is a fraction, or null where its denominator is zero. */
  readonly mapUtilisation: number | null;
  readonly independentPremises: number | null;
  readonly premiseChallenge: number | null;
  readonly mapGap: number | null;
  readonly crossSource: number | null;
  /** Counts. */
  readonly corroborated: number;
  readonly echoes: number;
}

export const METRICS_WARNING =
  'Operational figures: none is a target, none is good or bad, none enters a verdict.';

/** Denominators are taken before anything is filtered. */
export function metricsOf({ findings, counts }: Consolidation): Metrics {
  const all = findings.length;
  const having = (test: (finding: Consolidation['findings'][number]) => boolean): number =>
    findings.filter(test).length;
  const kinds = (finding: Consolidation['findings'][number]): Set<string> =>
    new Set(
      finding.members.flatMap(({ finding: own }) =>
        own.evidence
          .map(({ kind }) => kind)
          .filter((kind) => kind === 'code' || kind === 'test' || kind === 'doc'),
      ),
    );
  const withEvidence = having((finding) => kinds(finding).size > 0);
  return {
    mapUtilisation: share(
      having(({ members }) => members.some(({ finding }) => (finding.mapAnchor?.rowId ?? null) !== null)),
      all,
    ),
    independentPremises: share(
      having(({ members }) => members.some(({ provenance }) => provenance.value === 'independent')),
      all,
    ),
    premiseChallenge: share(counts.panel?.premisesAnswered ?? 0, counts.panel?.premisesEligible ?? 0),
    mapGap: share(
      having(({ tags }) => tags.includes('map-gap')),
      all,
    ),
    crossSource: share(
      having((finding) => kinds(finding).size >= 2),
      withEvidence,
    ),
    corroborated: agreements(findings, 'corroborated'),
    echoes: agreements(findings, 'echo'),
  };
}

/** Groups of agreement: findings that are linked as one defect in several places are one group. */
function agreements(findings: Consolidation['findings'], kind: 'corroborated' | 'echo'): number {
  const counted = new Set<string>();
  return findings.filter(({ id, agreement, relation }) => {
    if (agreement?.kind !== kind) return false;
    const known = relation.crossReference.some((other) => counted.has(other));
    counted.add(id);
    return !known;
  }).length;
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
