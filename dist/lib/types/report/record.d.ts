/**
 * The record of a run: everything that was decided and why, as data. review.json is this object; the comment,
 * the summary, the annotations and the terminal text are all made from it and from nothing else.
 */
import type { AgentReport } from '../agents/agent-report.js';
import type { Spent } from '../agents/budget.js';
import type { CallRecord } from '../agents/call-model.js';
import type { Plan } from '../agents/plan.js';
import type { Anchor, DiffTier } from '../change/anchor.js';
import type { Change, PullRequest, Side } from '../change/change.js';
import type { Coverage } from '../change/coverage.js';
import type { Exclusion, Scope } from '../change/scope.js';
import type { WorkTreeReport } from '../change/work-tree.js';
import type { Knowledge } from '../context/knowledge.js';
import type { ContourRecord } from '../contour/contour-record.js';
import type { Consolidation } from '../findings/consolidate.js';
import type { ConsolidatedFinding, FindingCounts, Member } from '../findings/consolidated.js';
import type { Location } from '../findings/finding.js';
import { type Metrics } from '../findings/metrics.js';
import type { Severity } from '../findings/severity.js';
import type { LoadedRules } from '../rules/load-rules.js';
import type { Rule } from '../rules/ruleset.js';
import type { CriticResult } from '../stages/critic-result.js';
import { type DimensionCounts } from '../stages/dimension-counts.js';
import type { PanelResult } from '../stages/panel-result.js';
import type { StageResult } from '../stages/stage-result.js';
import { type Outcome, type PipelineVerdict } from '../verdict/pipeline-verdict.js';
import type { Verdict, Vote } from '../verdict/vote.js';
import { type ContextRecord } from './record-parts.js';
export declare const RECORD_SCHEMA = "bernstein-review.record/1";
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
    readonly location: (Location & {
        readonly side: Side;
    }) | null;
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
    readonly pipeline: {
        readonly name: string;
        readonly source: string;
        readonly planDigest: string;
    } | null;
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
export declare function changeRecord(change: Change, scope: Scope): ChangeRecord;
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
export declare function recordOfReview(facts: RunFacts, finished: Finished): ReviewRecord;
/** The record of a pass, or of none, under the outcome of its contour. */
export declare function withContour(record: ReviewRecord, contour: ContourRecord): ReviewRecord;
/** The record of a run that reviewed nothing: skipped, validated, a dry run, or stopped before it began. */
export declare function recordWithoutReview(facts: RunFacts, outcome: Outcome, reason: string): ReviewRecord;
