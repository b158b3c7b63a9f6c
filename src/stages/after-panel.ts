/** Findings and votes as a panel leaves them: what was killed is out of both, and nothing else is. */
import type { AgentReport } from '../agents/agent-report.ts';
import {
  type Consolidation,
  consolidate,
  isDuplicate,
  remainderOf,
  sortFindings,
} from '../findings/consolidate.ts';
import type { ConsolidatedFinding, Member } from '../findings/consolidated.ts';
import { countFindings } from '../findings/counts.ts';
import type { Finding } from '../findings/finding.ts';
import { abstained, type FindingStatus, type PanelTally } from '../findings/panel-outcome.ts';
import { atLeast } from '../findings/severity.ts';
import { relatePremises } from '../findings/similarity.ts';
import { foldStage } from '../verdict/stage-verdict.ts';
import type { CountedVote, Vote } from '../verdict/vote.ts';
import type { PanelOutcome, PanelResult } from './panel-result.ts';
import { failOnOf } from './review-stage.ts';
import type { StageResult } from './stage-result.ts';

export type GuardFor = (fingerprint: string) => string | null;

/** Findings of the stages before the first panel, as the panel was shown them. */
export function findingsForPanel(
  stages: readonly StageResult[],
  built: readonly Member[],
  guardFor: GuardFor,
): readonly ConsolidatedFinding[] {
  return consolidate([...membersOf(stages), ...built], guardFor).findings;
}

/** Everything found, with what the panel and a follow-up made of it. */
export function consolidateRun(
  stages: readonly StageResult[],
  built: readonly Member[],
  guardFor: GuardFor,
): Consolidation {
  const at = stages.findIndex(({ plan }) => plan.kind === 'panel');
  const panel = stages[at]?.panel ?? null;
  if (panel === null) return consolidate([...membersOf(stages), ...built], guardFor);
  const first = consolidate([...membersOf(stages.slice(0, at)), ...built], guardFor);
  const attacked = first.findings.map((finding, index) =>
    applyOutcome(finding, panel.outcomes[index], guardFor),
  );
  const later = stages.slice(at + 1);
  const critic = later.find((stage) => stage.critic !== null);
  const followed = critic?.critic?.report?.members ?? [];
  const others = membersOf(later).filter((member) => !followed.includes(member));
  const fresh = freshMembers(followed, first.findings, panel.outcomes);
  const second = consolidate(fresh, guardFor).findings.map((finding, index) => ({
    ...applyOutcome(finding, critic?.panel?.outcomes[index], guardFor),
    origin: 'follow-up' as const,
  }));
  const taken = new Set(attacked.map(({ id }) => id));
  const apart = second.map((finding) =>
    taken.has(finding.id) ? { ...finding, id: `${finding.id}-2` } : finding,
  );
  const third = consolidate(others, guardFor).findings;
  const findings = sortFindings([...attacked, ...apart, ...third]);
  const merged = followed.length - fresh.length;
  const raw = first.counts.raw + followed.length + others.length;
  return { findings, counts: countFindings(raw, findings, merged) };
}

/**
 * A follow-up's findings that nobody had before, or that stand no longer or less gravely; the others agree with what is
 * there. `outcomes` are the panel's, in the order of `known`.
 */
export function freshMembers(
  members: readonly Member[],
  known: readonly ConsolidatedFinding[],
  outcomes: readonly PanelOutcome[],
): readonly Member[] {
  const covers = (finding: ConsolidatedFinding, at: number, member: Member): boolean => {
    const tally = outcomes[at]?.tally;
    if (finding.guard !== null || tally === undefined) return false;
    const same = finding.members.filter((other) => isDuplicate(other, member));
    if (COVERING.includes(tally.status))
      return same.length > 0 && atLeast(tally.severityFinal, member.finding.severity);
    // What was killed or contested is not brought back by saying it again; a graver case, or another premise, is new.
    return same.some(
      (other) =>
        atLeast(tally.severityBefore, member.finding.severity) && samePremise(other.finding, member.finding),
    );
  };
  return members.filter((member) => !known.some((finding, at) => covers(finding, at, member)));
}

/** The same words, or none to tell them apart by. */
function samePremise(left: Finding, right: Finding): boolean {
  const [one, other] = [left.loadBearingPremise, right.loadBearingPremise];
  return one === null || other === null || relatePremises(left, right) === 'same';
}

/** What is reported with all its weight. */
const COVERING: readonly FindingStatus[] = [
  'verified',
  'deterministic',
  'unverified (cost-guard)',
  'unverified (fast)',
];

function membersOf(stages: readonly StageResult[]): Member[] {
  return stages.flatMap(({ reports, critic }) => [
    ...reports.flatMap(({ members }) => members),
    ...(critic?.report?.members ?? []),
  ]);
}

function applyOutcome(
  finding: ConsolidatedFinding,
  outcome: PanelOutcome | undefined,
  guardFor: GuardFor,
): ConsolidatedFinding {
  if (outcome === undefined) return finding;
  const { tally, members } = outcome;
  const rebuilt = remainderOf(finding, members, guardFor);
  const changed = tally.severityFinal !== finding.severity.final;
  return {
    ...rebuilt,
    id: finding.id,
    fingerprints: finding.fingerprints,
    relation: finding.relation,
    // Agreement is about who said it at first; no number follows from it.
    agreement: finding.agreement,
    mergeKind: finding.mergeKind,
    severity: {
      ...rebuilt.severity,
      final: tally.severityFinal,
      adjustments: changed
        ? [...rebuilt.severity.adjustments, `${tally.severityBefore} before the panel`]
        : rebuilt.severity.adjustments,
    },
    tags: [...new Set([...finding.tags, ...tally.tags])],
    compliance: [...new Set([...finding.compliance, ...tally.compliance])],
    panel: { ...tally, membersBefore: finding.members.length },
  };
}

/** Review stages before the panel, with their votes again over what stands. */
export function retally(
  stages: readonly StageResult[],
  built: readonly Member[],
  guardFor: GuardFor,
): StageResult[] {
  const at = stages.findIndex(({ plan }) => plan.kind === 'panel');
  const panel = stages[at]?.panel ?? null;
  if (panel === null || panel.mode === 'fast') return [...stages];
  const findings = findingsForPanel(stages.slice(0, at), built, guardFor);
  const contested = stages[at]?.plan.contestedBlocks ?? false;
  return stages.map((stage, index) => {
    if (index >= at || stage.plan.kind !== 'review') return stage;
    const votes = stage.votes.map((vote, position) => {
      const report = stage.reports[position];
      return report === undefined ? vote : recast(vote, report, stage, findings, panel, contested);
    });
    const { name, strategy, weights, threshold } = stage.plan;
    return {
      ...stage,
      afterPanel: { votes, verdict: foldStage({ name, strategy, weights, threshold }, votes) },
    };
  });
}

/** Only a rejection can change: it falls when every finding under it was killed, or contested by lenses that answered. */
function recast(
  vote: CountedVote,
  report: AgentReport,
  { plan }: StageResult,
  findings: readonly ConsolidatedFinding[],
  panel: PanelResult,
  contestedBlocks: boolean,
): CountedVote {
  if (vote.vote !== 'request_changes' || !vote.delivered) return vote;
  const own = report.members.filter(
    ({ salvaged, guard, anchor }) => !salvaged && guard === null && anchor?.tier !== 'pre-existing',
  );
  // What it rejects for is not a finding, so nobody attacked it.
  if (own.length === 0 || report.issues.length > 0) return vote;
  const standing = own.flatMap((member) => {
    const at = findings.findIndex(({ members }) => members.includes(member));
    const outcome = panel.outcomes[at];
    const falls =
      outcome !== undefined &&
      !(stillCounts(outcome.tally, contestedBlocks) && isAmong(member, outcome.members));
    return falls ? [] : [{ member, tally: outcome?.tally }];
  });
  const rejects =
    report.stated === 'request_changes'
      ? standing.length > 0
      : standing.some(({ member, tally }) =>
          atLeast(tally?.severityFinal ?? member.finding.severity, failOnOf(plan)),
        );
  const recounted: Vote = rejects ? 'request_changes' : 'approve';
  return { ...vote, vote: recounted };
}

/** A member whose support was struck is another object, and the same finding of the same reviewer. */
function isAmong({ reporter, finding }: Member, members: readonly Member[]): boolean {
  return members.some((other) => other.reporter === reporter && other.finding.title === finding.title);
}

/** A lens that failed loosens nobody's vote: a finding contested by an abstention counts as it did before the panel. */
export function stillCounts(tally: PanelTally, contestedBlocks: boolean): boolean {
  switch (tally.status) {
    case 'filtered':
    case 'premise-refuted':
      return false;
    case 'contested':
      return contestedBlocks || abstained(tally.reachability) || abstained(tally.falsePositive);
    case 'verified':
    case 'deterministic':
    case 'below-floor':
    case 'unverified (cost-guard)':
    case 'unverified (fast)':
      return true;
  }
}
