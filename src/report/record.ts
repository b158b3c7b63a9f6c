/**
 * The record of a run: everything that was decided and why, as data. review.json is this object; the comment,
 * the summary, the annotations and the terminal text are all made from it and from nothing else.
 */
import type { AgentReport } from '../agents/agent-report.ts';
import type { Spent } from '../agents/budget.ts';
import type { CallRecord } from '../agents/call-model.ts';
import type { Change, PullRequest } from '../change/change.ts';
import { countChangedLines } from '../change/change.ts';
import type { Coverage } from '../change/coverage.ts';
import type { Exclusion, Scope } from '../change/scope.ts';
import type { Finding } from '../findings/finding.ts';
import { fingerprintOf } from '../findings/fingerprint.ts';
import { SEVERITIES } from '../findings/severity.ts';
import { digestOf } from '../kernel/digest.ts';
import type { Plan } from '../pipeline/plan.ts';
import { planDigest } from '../pipeline/plan.ts';
import type { StageResult } from '../stages/stage-result.ts';
import { flattenIssues } from '../verdict/issues.ts';
import { blocksMerge, type Outcome, type PipelineVerdict } from '../verdict/pipeline-verdict.ts';
import type { Verdict, Vote } from '../verdict/vote.ts';

export const RECORD_SCHEMA = 'bernstein-review.record/1';

export interface AgentRecord extends Omit<AgentReport, 'findings' | 'calls'> {
  /** The vote as the stage counted it. */
  readonly counted: Vote;
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
}

export interface FindingRecord extends Finding {
  readonly id: string;
  /** `stage/agent` of everyone who reported it. */
  readonly reportedBy: readonly string[];
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
  /** Flat list of what rejecting agents said, `stage/role: text`. */
  readonly issues: readonly string[];
  readonly spent: Spent;
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
  readonly pipelineVerdict: PipelineVerdict;
  readonly outcome: Outcome;
  readonly reason: string;
  readonly spent: Spent;
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
    stages: stages.map(stageRecord),
    findings: collectFindings(stages),
    issues: flattenIssues(
      stages.flatMap(({ plan: stage, reports }) =>
        reports.map(({ role, vote, feedback, issues }) => ({
          stage: stage.name,
          role,
          vote,
          feedback,
          issues,
        })),
      ),
    ),
    spent: finished.spent,
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
    issues: [],
    spent: { calls: 0, inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
    warnings: facts.warnings,
  };
}

function stageRecord({ plan, reports, votes, verdict }: StageResult): StageRecord {
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
    agents: reports.map((report, index) => ({
      ...report,
      counted: votes[index]?.vote ?? 'abstain',
      findings: report.findings.map(fingerprintOf),
    })),
  };
}

/** Findings of all agents, the same one named once with everyone who reported it; gravest first, then by place. */
function collectFindings(stages: readonly StageResult[]): FindingRecord[] {
  const collected = new Map<string, FindingRecord>();
  for (const { plan, reports } of stages) {
    for (const report of reports) {
      for (const finding of report.findings) {
        const id = fingerprintOf(finding);
        const key = `${id}:${finding.location?.line ?? 0}`;
        const earlier = collected.get(key);
        const reporter = `${plan.name}/${report.label}`;
        if (earlier === undefined) collected.set(key, { id, reportedBy: [reporter], ...finding });
        else collected.set(key, { ...earlier, reportedBy: [...new Set([...earlier.reportedBy, reporter])] });
      }
    }
  }
  return [...collected.values()].sort(
    (left, right) =>
      SEVERITIES.indexOf(left.severity) - SEVERITIES.indexOf(right.severity) ||
      right.confidence - left.confidence ||
      (left.location?.path ?? '').localeCompare(right.location?.path ?? '', 'en') ||
      (left.location?.line ?? 0) - (right.location?.line ?? 0),
  );
}

/** review.json: snake_case keys, as everything else that users read by machine. */
export function renderRecord(record: ReviewRecord): string {
  return `${JSON.stringify(snakeKeys(record), null, 2)}\n`;
}

/** Values under these keys are maps whose keys are the user's own names. */
const NAMED_MAPS: ReadonlySet<string> = new Set(['weights']);

function snakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      NAMED_MAPS.has(key) ? item : snakeKeys(item),
    ]),
  );
}
