/**
 * The record of a run: everything that was decided and why, as data. review.json is this object; the comment,
 * the summary, the annotations and the terminal text are all made from it and from nothing else.
 */
import type { AgentReport } from '../agents/agent-report.ts';
import type { Spent } from '../agents/budget.ts';
import type { CallRecord } from '../agents/call-model.ts';
import type { Plan } from '../agents/plan.ts';
import { planDigest } from '../agents/plan.ts';
import type { Anchor, DiffTier } from '../change/anchor.ts';
import type { Change, PullRequest, Side } from '../change/change.ts';
import { countChangedLines } from '../change/change.ts';
import type { Coverage } from '../change/coverage.ts';
import type { Exclusion, Scope } from '../change/scope.ts';
import type { WorkTreeReport } from '../change/work-tree.ts';
import type { Knowledge } from '../context/knowledge.ts';
import type { ContourRecord } from '../contour/contour-record.ts';
import type { Consolidation } from '../findings/consolidate.ts';
import type { ConsolidatedFinding, FindingCounts, Member } from '../findings/consolidated.ts';
import { countFaults } from '../findings/counts.ts';
import type { Location } from '../findings/finding.ts';
import { type Metrics, metricsOf } from '../findings/metrics.ts';
import type { Severity } from '../findings/severity.ts';
import { digestOf } from '../kernel/digest.ts';
import type { LoadedRules } from '../rules/load-rules.ts';
import type { Rule } from '../rules/ruleset.ts';
import type { CriticResult } from '../stages/critic-result.ts';
import { countDimensions, type DimensionCounts, dimensionFaults } from '../stages/dimension-counts.ts';
import type { PanelResult } from '../stages/panel-result.ts';
import type { StageResult } from '../stages/stage-result.ts';
import { flattenIssues } from '../verdict/issues.ts';
import { blocksMerge, type Outcome, type PipelineVerdict } from '../verdict/pipeline-verdict.ts';
import type { Verdict, Vote } from '../verdict/vote.ts';
import {
  type ContextRecord,
  contextRecord,
  criticRecord,
  findingRecord,
  idsOfMembers,
  metricSources,
  panelRecord,
  stageRecord,
} from './record-parts.ts';

export const RECORD_SCHEMA = 'bernstein-review.record/1';

export interface AgentRecord extends Omit<AgentReport, 'members' | 'calls'> {
  /** The vote as the stage counted it. */
  readonly counted: Vote;
  /** Ids of its findings. */
  readonly findings: readonly string[];
  readonly calls: readonly CallRecord[];
}

export interface StageRecord {
  readonly name: string;
  readonly kind: string;
  readonly description: string | null;
  readonly strategy: string;
  readonly verdict: Verdict;
  readonly passScore: number;
  readonly approveCount: number;
  readonly totalCount: number;
  readonly feedback: string;
  readonly agents: readonly AgentRecord[];
  /** The votes again over the findings that a panel let stand; null where none came after. */
  readonly afterPanel: {
    readonly verdict: Verdict;
    readonly passScore: number;
    readonly approveCount: number;
    readonly votes: readonly Vote[];
  } | null;
}

/** A consolidated finding with the fields that reports read most at its top. */
export interface FindingRecord extends Omit<ConsolidatedFinding, 'severity' | 'anchor' | 'members'> {
  readonly severity: Severity;
  /** What the reviewers said, where code settled on another. */
  readonly severityStated: Severity;
  readonly adjustments: readonly string[];
  readonly location: (Location & { readonly side: Side }) | null;
  readonly anchored: Anchor['kind'] | null;
  readonly diffTier: DiffTier | null;
  /** `stage/agent` of everyone who reported it. */
  readonly reportedBy: readonly string[];
  readonly members: readonly Member[];
}

export interface ReviewRecord {
  readonly schema: typeof RECORD_SCHEMA;
  readonly version: string;
  readonly startedAt: string;
  /** Milliseconds. */
  readonly duration: number;
  readonly outcome: Outcome;
  /** Null where nothing was reviewed. */
  readonly verdict: Verdict | null;
  readonly blocksMerge: boolean;
  readonly passScore: number | null;
  /** One sentence that says why the outcome is what it is. */
  readonly reason: string;
  /** What made the review incomplete. */
  readonly incomplete: readonly string[];
  readonly pipeline: { readonly name: string; readonly source: string; readonly planDigest: string } | null;
  readonly plan: Plan | null;
  readonly change: ChangeRecord | null;
  readonly coverage: Coverage | null;
  readonly stages: readonly StageRecord[];
  readonly findings: readonly FindingRecord[];
  readonly findingCounts: FindingCounts | null;
  /** The standard of the verdict; null where nothing was reviewed. */
  readonly ruleset: {
    readonly digest: string;
    readonly source: string | null;
    readonly rules: readonly Rule[];
  } | null;
  /** Models that wrote the change, as a gate took them; null where no gate ran. */
  readonly implementers: readonly string[] | null;
  /** Equations over the counts that do not hold; empty when all do. */
  readonly countFaults: readonly string[];
  readonly workTree: WorkTreeReport | null;
  readonly panel: Pick<PanelResult, 'summary' | 'guardOn' | 'mode' | 'raw' | 'abstentions'> | null;
  readonly critic: Pick<CriticResult, 'gaps' | 'followUp' | 'note' | 'delivered'> | null;
  /** What reviewers were told beside the change; null where nothing was reviewed. */
  readonly context: ContextRecord | null;
  /** Null where nothing was reviewed. */
  readonly dimensionCounts: DimensionCounts | null;
  /** Of spec quality-gates (h); null where neither a panel ran nor a context was there. */
  readonly metrics: Metrics | null;
  /** Null for a single pass. */
  readonly contour: ContourRecord | null;
  /** Flat list of what rejecting agents said, `stage/role: text`. */
  readonly issues: readonly string[];
  readonly spent: Spent;
  /** Null where a price is unknown. */
  readonly costUsd: number | null;
  readonly warnings: readonly string[];
}

export interface ChangeRecord {
  readonly pullRequest: PullRequest | null;
  readonly title: string;
  readonly baseSha: string | null;
  readonly headSha: string | null;
  readonly source: string;
  readonly diffDigest: string;
  readonly files: readonly {
    path: string;
    oldPath: string;
    status: string;
    kind: string;
    changedLines: number;
  }[];
  readonly notes: readonly string[];
  readonly excluded: readonly Exclusion[];
}

export function changeRecord(change: Change, scope: Scope): ChangeRecord {
  return {
    pullRequest: change.pullRequest ?? null,
    title: change.title,
    baseSha: change.baseSha ?? null,
    headSha: change.headSha ?? null,
    source: change.source,
    diffDigest: digestOf(change.diff),
    files: change.files.map((file) => ({
      path: file.path,
      oldPath: file.oldPath,
      status: file.status,
      kind: file.kind,
      changedLines: countChangedLines(file),
    })),
    notes: scope.notes,
    excluded: scope.excluded,
  };
}

export interface Finished {
  readonly plan: Plan;
  readonly source: string;
  readonly change: ChangeRecord;
  readonly coverage: Coverage;
  readonly stages: readonly StageResult[];
  readonly consolidation: Consolidation;
  readonly pipelineVerdict: PipelineVerdict;
  readonly outcome: Outcome;
  readonly reason: string;
  readonly spent: Spent;
  readonly implementers: readonly string[] | null;
  readonly costUsd: number | null;
  readonly workTree: WorkTreeReport | null;
  readonly rules: LoadedRules;
  readonly knowledge: Knowledge;
}

export interface RunFacts {
  readonly version: string;
  readonly startedAt: string;
  readonly duration: number;
  readonly warnings: readonly string[];
}

/** The record of a review that ran to an outcome. */
export function recordOfReview(facts: RunFacts, finished: Finished): ReviewRecord {
  const { plan, stages, pipelineVerdict } = finished;
  const dimensionCounts = countDimensions(plan, stages);
  const ids = idsOfMembers(finished.consolidation);
  return {
    ...recordWithoutReview(facts, finished.outcome, finished.reason),
    verdict: pipelineVerdict.verdict,
    blocksMerge: blocksMerge(finished.outcome, plan.blockOnFail),
    passScore: pipelineVerdict.passScore,
    incomplete: pipelineVerdict.incomplete,
    pipeline: { name: plan.name, source: finished.source, planDigest: planDigest(plan) },
    plan,
    change: finished.change,
    coverage: finished.coverage,
    stages: stages.map((stage) => stageRecord(stage, ids)),
    findings: finished.consolidation.findings.map(findingRecord),
    findingCounts: finished.consolidation.counts,
    ruleset: { ...finished.rules.ruleset, source: finished.rules.source },
    countFaults: [
      ...countFaults(finished.consolidation.counts),
      ...dimensionFaults(dimensionCounts, stages.length === plan.stages.length),
    ],
    dimensionCounts,
    context: contextRecord(finished.knowledge),
    workTree: finished.workTree,
    panel: panelRecord(stages, finished.consolidation.counts),
    critic: criticRecord(stages),
    metrics:
      stages.some(({ panel }) => panel !== null) || finished.knowledge.mode === 'full'
        ? metricsOf(finished.consolidation, metricSources(finished))
        : null,
    implementers: finished.implementers,
    costUsd: finished.costUsd,
    issues: flattenIssues(
      stages.flatMap(({ plan: stage, reports, afterPanel }) =>
        reports.map(({ role, vote, feedback, issues }, index) => ({
          stage: stage.name,
          role,
          vote: afterPanel?.votes[index]?.vote ?? vote,
          feedback,
          issues,
        })),
      ),
    ),
    spent: finished.spent,
  };
}

/** The record of a pass, or of none, under the outcome of its contour. */
export function withContour(record: ReviewRecord, contour: ContourRecord): ReviewRecord {
  if (contour.outcome === null) return { ...record, contour };
  const blocks = blocksMerge(contour.outcome, true);
  const costs = contour.passes.map(({ costUsd }) => costUsd);
  return {
    ...record,
    contour,
    costUsd: costs.some((cost) => cost === null)
      ? null
      : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
    outcome: contour.outcome,
    blocksMerge: blocks,
    reason: contour.outcome === 'approved' ? record.reason : contour.reason,
  };
}

/** The record of a run that reviewed nothing: skipped, validated, a dry run, or stopped before it began. */
export function recordWithoutReview(facts: RunFacts, outcome: Outcome, reason: string): ReviewRecord {
  return {
    schema: RECORD_SCHEMA,
    version: facts.version,
    startedAt: facts.startedAt,
    duration: facts.duration,
    outcome,
    verdict: null,
    blocksMerge: blocksMerge(outcome, true),
    passScore: null,
    reason,
    incomplete: [],
    pipeline: null,
    plan: null,
    change: null,
    coverage: null,
    stages: [],
    findings: [],
    findingCounts: null,
    ruleset: null,
    countFaults: [],
    workTree: null,
    panel: null,
    critic: null,
    context: null,
    dimensionCounts: null,
    metrics: null,
    contour: null,
    implementers: null,
    costUsd: null,
    issues: [],
    spent: { calls: 0, inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
    warnings: facts.warnings,
  };
}
