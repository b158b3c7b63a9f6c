/**
 * Figures about the method (spec quality-gates h). None is a target and none is read by any decision: a reviewer that
 * cites the map more is not better, and agreement that is sought is worth nothing.
 */
import type { Consolidation } from './consolidate.ts';
import type { Finding } from './finding.ts';
import { jaccard } from './similarity.ts';

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

export const METRICS_WARNING =
  'Operational figures: none is a target, none is good or bad, none enters a verdict; map utilisation is no sign of quality.';

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

const NO_SOURCES: MetricSources = { use: [], rows: new Map(), claims: [] };

/** Denominators are taken before anything is filtered. */
export function metricsOf({ findings, counts }: Consolidation, sources: MetricSources = NO_SOURCES): Metrics {
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
      having(({ members }) =>
        members.some(
          ({ provenance, finding }) =>
            provenance.value === 'independent' || isClaimed(finding.loadBearingPremise, sources.claims),
        ),
      ),
      all,
    ),
    premiseChallenge: share(counts.panel?.premisesAnswered ?? 0, counts.panel?.premisesEligible ?? 0),
    mapChallenge: mapChallenge(sources),
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

/** Overlap of a premise with a claim or a row from which they say the same. */
const SAME = 0.6;

/** Reconstructed by somebody who never saw the reviewer's premise, nor the reviewer the claim. */
function isClaimed(premise: string | null, claims: readonly string[]): boolean {
  return premise !== null && claims.some((claim) => jaccard(premise, claim) >= SAME);
}

function mapChallenge({ use, rows }: MetricSources): number | null {
  let [used, tested] = [0, 0];
  for (const reviewer of use) {
    const consumed = reviewer.placed.filter((id) =>
      reviewer.findings.some(
        ({ mapAnchor, loadBearingPremise }) =>
          mapAnchor?.rowId === id ||
          (loadBearingPremise !== null && jaccard(loadBearingPremise, rows.get(id) ?? '') >= SAME),
      ),
    );
    used += consumed.length;
    tested += consumed.filter((id) => reviewer.tested.includes(id)).length;
  }
  return share(tested, used);
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
