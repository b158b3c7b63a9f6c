/** Calls and decisions of a pass as journal lines. Texts of models are not among them: digests, figures and names. */
import type { AgentReport } from '../agents/agent-report.ts';
import type { CallRecord } from '../agents/call-model.ts';
import type { Plan, StagePlan } from '../agents/plan.ts';
import type { Coverage } from '../change/coverage.ts';
import type { PanelTally } from '../findings/panel-outcome.ts';
import type { PanelResult } from '../stages/panel-result.ts';
import type { Outcome, PipelineVerdict } from '../verdict/pipeline-verdict.ts';
import type { StageVerdict } from '../verdict/stage-verdict.ts';
import type { CountedVote } from '../verdict/vote.ts';
import type { JournalBody } from './journal.ts';

/** What a verification compares or folds again: addresses, digests, enumerations and decimal figures, never free text. */
const EXACT: ReadonlySet<string> = new Set([
  ...[
    'kind',
    'at',
    'version',
    'pr_url',
    'task_id',
    'plan_hash',
    'diff_hash',
    'issue_hash',
    'ruleset_digest',
    'base_sha',
  ],
  ...['signer', 'adapter', 'prompt_digest', 'reply_digest', 'finish', 'cost_usd', 'started_at'],
  ...['state', 'stated', 'vote', 'counted', 'after_panel', 'strategy', 'stage_kind', 'on_error'],
  ...['verdict', 'outcome', 'threshold', 'pass_threshold', 'pass_score', 'mode'],
]);

/** A row with its free texts cleaned, the names of weights among them; a secret that looks like a word changes no fact. */
export function cleanRow(body: JournalBody, clean: <Value>(value: Value) => Value): JournalBody {
  const fields = Object.entries(body).map(([key, value]) => {
    if (EXACT.has(key)) return [key, value];
    if (key === 'weights')
      return [
        key,
        Object.fromEntries(Object.entries(value as object).map(([name, weight]) => [clean(name), weight])),
      ];
    return [key, clean(value)];
  });
  return Object.fromEntries(fields) as JournalBody;
}

/** Cost in US dollars; null where the price is unknown. */
export function callRow(
  at: string,
  stage: string,
  agent: string,
  call: CallRecord,
  cost: number | null,
): JournalBody {
  const { usage } = call;
  return {
    kind: 'call',
    at,
    stage,
    agent,
    adapter: call.adapter,
    model: call.model,
    model_reported: call.modelReported,
    attempt: call.attempt,
    prompt_digest: call.promptDigest,
    reply_digest: call.replyDigest,
    finish: call.finish,
    tokens:
      usage === null
        ? null
        : {
            input: usage.inputTokens,
            output: usage.outputTokens,
            cache_read: usage.cacheReadTokens,
            cache_write: usage.cacheWriteTokens,
          },
    cost_usd: cost === null ? null : String(cost),
    started_at: call.startedAt,
    duration_ms: call.duration,
  };
}

export interface JudgedStage {
  readonly plan: StagePlan;
  readonly reports: readonly AgentReport[];
  readonly votes: readonly CountedVote[];
  readonly verdict: StageVerdict;
  readonly afterPanel?: { readonly votes: readonly CountedVote[]; readonly verdict: StageVerdict } | null;
  readonly panel: PanelResult | null;
}

/** One line a vote, then the stage's own. */
export function stageRows(at: string, judged: JudgedStage): JournalBody[] {
  const { plan, reports, votes, afterPanel } = judged;
  // What counts in the end: the votes over what a panel let stand, where one came after.
  const verdict = afterPanel?.verdict ?? judged.verdict;
  const voteRows = reports.map(
    (report, index): JournalBody => ({
      kind: 'vote',
      at,
      stage: plan.name,
      agent: report.label,
      role: report.role,
      adapter: report.adapter,
      model: report.model,
      state: report.state,
      stated: report.stated,
      vote: report.vote,
      counted: votes[index]?.vote ?? 'abstain',
      delivered: votes[index]?.delivered ?? false,
      after_panel: afterPanel?.votes[index]?.vote ?? null,
    }),
  );
  return [
    ...(judged.panel?.outcomes ?? []).map(({ tally }) => panelRow(at, plan.name, tally)),
    ...voteRows,
    {
      kind: 'stage',
      at,
      stage: plan.name,
      stage_kind: plan.kind,
      strategy: plan.strategy,
      threshold: String(plan.threshold),
      weights: Object.fromEntries(
        Object.entries(plan.weights).map(([name, weight]) => [name, String(weight)]),
      ),
      on_error: plan.onError,
      verdict: verdict.verdict,
      pass_score: String(verdict.passScore),
      approve_count: verdict.approveCount,
      total_count: verdict.totalCount,
    },
  ];
}

/** What the panel made of one finding: verdicts and names, no texts. */
function panelRow(at: string, stage: string, tally: PanelTally): JournalBody {
  const said = (answer: object | null): string | null => {
    if (answer === null) return null;
    if ('abstained' in answer) return 'ABSTAINED';
    return 'severity' in answer
      ? String(answer.severity)
      : 'verdict' in answer
        ? String(answer.verdict)
        : null;
  };
  return {
    kind: 'panel',
    at,
    stage,
    finding: tally.id,
    status: tally.status,
    eligibility: tally.eligibility,
    premises: tally.premises.map(({ answer, effect }) => ({ verdict: said(answer), effect })),
    reachability: said(tally.reachability),
    false_positive: said(tally.falsePositive),
    severity_vote: said(tally.severity),
    abstentions: tally.abstentions.length,
    severity_before: tally.severityBefore,
    severity_final: tally.severityFinal,
    calls: tally.calls,
  };
}

export function coverageRow(at: string, mode: string, coverage: Coverage): JournalBody {
  return {
    kind: 'coverage',
    at,
    mode,
    changed_lines: coverage.total,
    covered_lines: coverage.covered,
    uncovered: coverage.uncovered.map(({ path, lines, reason }) => ({
      path,
      lines,
      reason: reason ?? null,
    })),
  };
}

export function verdictRow(at: string, plan: Plan, verdict: PipelineVerdict, outcome: Outcome): JournalBody {
  return {
    kind: 'verdict',
    at,
    pass_threshold: String(plan.passThreshold),
    block_on_fail: plan.blockOnFail,
    incomplete: verdict.incomplete,
    verdict: verdict.verdict,
    outcome,
    pass_score: String(verdict.passScore),
  };
}

/** Where the contour stands after a pass: what was tried, and its end where it is one. */
export function contourRow(at: string, contour: ContourFacts): JournalBody {
  return {
    kind: 'contour',
    at,
    outcome: contour.outcome,
    reason: contour.reason,
    restarts: contour.restarts,
    passes: contour.passes.map((pass) => ({
      index: pass.index,
      head: pass.head,
      checks: pass.checks,
      failing_checks: pass.failingChecks,
      fix: pass.fix,
      fix_commit: pass.fixCommit,
    })),
  };
}

/** As much of a contour's record as the journal holds; the room of the contour comes after this one. */
export interface ContourFacts {
  readonly outcome: string | null;
  readonly reason: string;
  readonly restarts: number;
  readonly passes: readonly {
    readonly index: number;
    readonly head: string;
    readonly checks: string;
    readonly failingChecks: readonly string[];
    readonly fix: string | null;
    readonly fixCommit: string | null;
  }[];
}
