/** How many findings there are of what kind, and the equations between the figures (spec quality-gates i.2). */
import type { ConsolidatedFinding, FindingCounts, PanelCounts } from './consolidated.ts';
import { type FindingStatus, stands } from './panel-outcome.ts';
import { eligiblePremises } from './premise-groups.ts';
import { SEVERITIES, type Severity } from './severity.ts';

/** `mergedApart`: raw findings that a later round only repeated; they are members of no finding here. */
export function countFindings(
  raw: number,
  findings: readonly ConsolidatedFinding[],
  mergedApart: number,
): FindingCounts {
  const merges = (kind: 'corroborated' | 'echo' | null): number =>
    findings
      .filter(({ mergeKind }) => mergeKind === kind)
      .reduce((sum, { members, panel }) => sum + (panel?.membersBefore ?? members.length) - 1, 0);
  const guarded = findings.filter(({ guard }) => guard !== null).length;
  const open = findings.filter(({ guard }) => guard === null);
  const reported = open.filter(isReported);
  const verdictBearing = reported.filter(({ tags }) => !tags.includes('pre-existing'));
  const bySeverity = Object.fromEntries(
    SEVERITIES.map((severity) => [
      severity,
      verdictBearing.filter((finding) => finding.severity.final === severity).length,
    ]),
  ) as Record<Severity, number>;
  return {
    raw,
    mergedAway: raw - findings.length,
    deduped: findings.length,
    corroboratedMerges: merges('corroborated'),
    echoMerges: merges('echo'),
    unlabelledMerges: merges(null) + mergedApart,
    guarded,
    preExisting: reported.length - verdictBearing.length,
    reported: reported.length,
    bySeverity,
    panel: open.some(({ panel }) => panel !== null) ? panelCounts(open) : null,
  };
}

function panelCounts(open: readonly ConsolidatedFinding[]): PanelCounts {
  const count = (status: FindingStatus): number =>
    open.filter(({ panel }) => panel?.status === status).length;
  const tallies = open.flatMap(({ panel }) => (panel === null ? [] : [panel]));
  const attacked = count('verified') + count('contested') + count('filtered') + count('premise-refuted');
  const premises = tallies.flatMap((tally) => tally.premises);
  const notRun = open
    .filter(({ panel }) => panel?.status === 'unverified (cost-guard)' && panel.eligibility !== null)
    .reduce((sum, { members }) => sum + eligiblePremises(members).groups.length, 0);
  const silent = premises.filter(({ answer }) => 'abstained' in answer || answer.invalid !== null).length;
  return {
    notAttacked: open.filter(({ panel }) => panel === null).length,
    deterministic: count('deterministic'),
    belowFloor: count('below-floor'),
    candidates: attacked + count('unverified (cost-guard)') + count('unverified (fast)'),
    panel: attacked,
    verified: count('verified'),
    contested: count('contested'),
    filtered: count('filtered'),
    premiseRefuted: count('premise-refuted'),
    unverifiedGuard: count('unverified (cost-guard)'),
    unverifiedFast: count('unverified (fast)'),
    premiseContested: tallies.filter(
      ({ tags, status }) => tags.includes('premise-contested') && stands(status),
    ).length,
    premisesEligible: premises.length + notRun,
    premisesNotRun: notRun,
    premisesAnswered: premises.length - silent,
    premisesAbstained: silent,
    calls: tallies.reduce((sum, { calls }) => sum + calls, 0),
  };
}

/** i.1: what the panel made of what it attacked, the follow-up's included. */
export function verificationLine(panel: PanelCounts): string {
  const { verified, filtered, contested, premiseRefuted, premiseContested, unverifiedGuard } = panel;
  const narrowed = unverifiedGuard === 0 ? '' : `, narrowed to stakes+band (${unverifiedGuard} unverified)`;
  return `${verified} verified, ${filtered} false positives, ${contested} contested, ${premiseRefuted} premise-refuted, ${premiseContested} premise-contested${narrowed}`;
}

/** The equations that do not hold, in words; empty when all do. */
export function countFaults(counts: FindingCounts): string[] {
  const sum = SEVERITIES.reduce((total, severity) => total + counts.bySeverity[severity], 0);
  const holds: readonly (readonly [boolean, string])[] = [
    [counts.raw === counts.mergedAway + counts.deduped, 'raw ≠ merged away + deduped'],
    [
      counts.mergedAway === counts.corroboratedMerges + counts.echoMerges + counts.unlabelledMerges,
      'merged away ≠ its kinds',
    ],
    [counts.reported === sum + counts.preExisting, 'reported ≠ severities + pre-existing'],
    ...panelEquations(counts),
  ];
  return holds.flatMap(([ok, text]) => (ok ? [] : [text]));
}

function panelEquations(counts: FindingCounts): (readonly [boolean, string])[] {
  const { panel } = counts;
  if (panel === null)
    return [[counts.deduped === counts.reported + counts.guarded, 'deduped ≠ reported + guarded']];
  return [
    [
      counts.deduped ===
        counts.guarded + panel.notAttacked + panel.deterministic + panel.belowFloor + panel.candidates,
      'deduped ≠ guarded + deterministic + below floor + candidates',
    ],
    [
      panel.candidates === panel.panel + panel.unverifiedGuard + panel.unverifiedFast,
      'candidates ≠ panel + unverified',
    ],
    [
      panel.panel === panel.premiseRefuted + panel.filtered + panel.contested + panel.verified,
      'panel ≠ refuted + filtered + contested + verified',
    ],
    [
      counts.reported ===
        panel.notAttacked +
          panel.deterministic +
          panel.verified +
          panel.contested +
          panel.unverifiedGuard +
          panel.unverifiedFast,
      'reported ≠ verified + contested + unverified',
    ],
    [
      panel.premisesEligible === panel.premisesAnswered + panel.premisesAbstained + panel.premisesNotRun,
      'premises ≠ answered + abstained + not run',
    ],
  ];
}

/** True for a finding that the report shows as standing: neither guarded, nor killed, nor below the floor. */
export function isReported({ guard, panel }: Pick<ConsolidatedFinding, 'guard' | 'panel'>): boolean {
  return guard === null && (panel === null || (stands(panel.status) && panel.status !== 'below-floor'));
}
