/** The parts of a record, made from what stages and consolidation end with. */

import type { Knowledge } from '../context/knowledge.ts';
import type { Consolidation } from '../findings/consolidate.ts';
import type { ConsolidatedFinding, FindingCounts, Member } from '../findings/consolidated.ts';
import { verificationLine } from '../findings/counts.ts';
import type { MetricSources } from '../findings/metrics.ts';
import type { StageResult } from '../stages/stage-result.ts';
import type { FindingRecord, Finished, ReviewRecord, StageRecord } from './record.ts';

/** Of the panel and of the follow-up's, as the findings stand at the end. */
export function panelRecord(stages: readonly StageResult[], counts: FindingCounts): ReviewRecord['panel'] {
  const panel = stages.find(({ plan }) => plan.kind === 'panel')?.panel ?? null;
  if (panel === null) return null;
  const { guardOn, mode, raw } = panel;
  const abstentions = stages.reduce((sum, stage) => sum + (stage.panel?.abstentions ?? 0), 0);
  const degraded = abstentions === 0 ? '' : `; panel degraded: ${abstentions} abstentions`;
  const summary = counts.panel === null ? panel.summary : `${verificationLine(counts.panel)}${degraded}`;
  return { summary, guardOn, mode, raw, abstentions };
}

export function criticRecord(stages: readonly StageResult[]): ReviewRecord['critic'] {
  const critic = stages.find((stage) => stage.critic !== null)?.critic ?? null;
  if (critic === null) return null;
  const { gaps, followUp, note, delivered } = critic;
  return { gaps, followUp, note, delivered };
}

export interface ContextRecord
  extends Pick<Knowledge, 'mode' | 'reason' | 'rows' | 'notes' | 'builtIn' | 'duration' | 'calls'> {
  /** Each document with its digest; they lie in the run's folder, below `context/`. */
  readonly artifacts: readonly { readonly name: string; readonly file: string; readonly digest: string }[];
  readonly claims: Knowledge['claims'] | null;
}

export function contextRecord(knowledge: Knowledge): ContextRecord {
  const { mode, reason, rows, notes, builtIn, duration, calls, artifacts, claims } = knowledge;
  return {
    ...{ mode, reason, rows, notes, builtIn, duration, calls },
    artifacts: artifacts.map(({ name, file, digest }) => ({ name, file, digest })),
    claims: claims ?? null,
  };
}

/** What the metrics are made from, of the reviewers of the first round. */
export function metricSources({ stages, knowledge }: Finished): MetricSources {
  return {
    use: stages
      .filter(({ plan }) => plan.kind === 'review')
      .flatMap(({ reports }) =>
        reports.map(({ rowsPlaced, notes, members }) => ({
          placed: rowsPlaced,
          tested: notes.rowsTested.map(({ row }) => row),
          findings: members.map(({ finding }) => finding),
        })),
      ),
    rows: new Map(knowledge.rows.map(({ id, text }) => [id, text])),
    claims: [
      ...(knowledge.claims?.claims ?? []).map(({ claim }) => claim),
      ...(knowledge.claims?.multiplicity ?? []).map(({ additional }) => additional),
    ],
  };
}

/** The id under which each reviewer's finding is reported. */
export function idsOfMembers({ findings }: Consolidation): ReadonlyMap<Member, string> {
  return new Map(findings.flatMap(({ id, members }) => members.map((member) => [member, id] as const)));
}

export function stageRecord(
  { plan, reports, votes, verdict, afterPanel }: StageResult,
  ids: ReadonlyMap<Member, string>,
): StageRecord {
  return {
    name: plan.name,
    kind: plan.kind,
    description: plan.description,
    strategy: plan.strategy,
    verdict: verdict.verdict,
    passScore: verdict.passScore,
    approveCount: verdict.approveCount,
    totalCount: verdict.totalCount,
    feedback: verdict.feedback,
    agents: reports.map(({ members, ...report }, index) => ({
      ...report,
      counted: votes[index]?.vote ?? 'abstain',
      findings: members.flatMap((member) => ids.get(member) ?? []),
    })),
    afterPanel:
      afterPanel === undefined || afterPanel === null
        ? null
        : {
            verdict: afterPanel.verdict.verdict,
            passScore: afterPanel.verdict.passScore,
            approveCount: afterPanel.verdict.approveCount,
            votes: afterPanel.votes.map(({ vote }) => vote),
          },
  };
}

export function findingRecord({ severity, anchor, ...finding }: ConsolidatedFinding): FindingRecord {
  return {
    ...finding,
    severity: severity.final,
    severityStated: severity.reviewer,
    adjustments: severity.adjustments,
    location:
      anchor === null
        ? null
        : { path: anchor.path, line: anchor.line, endLine: anchor.endLine, side: anchor.side },
    anchored: anchor?.kind ?? null,
    diffTier: anchor?.tier ?? null,
    reportedBy: [...new Set(finding.members.map(({ reporter }) => reporter))],
  };
}
