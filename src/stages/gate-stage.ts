/**
 * Stage kind `gate`: one reviewer whose contract is code. A fresh session for each call, specification, diff and test
 * output and nothing else, a verdict of three values; only `pass` lets the merge go.
 */
import type { AgentAnswer, AgentReport } from '../agents/agent-report.ts';
import { type CallContext, callModel } from '../agents/call-model.ts';
import { roomForChange } from '../agents/context-window.ts';
import { emptyAnswer } from '../agents/deterministic-agent.ts';
import { buildGatePrompt, type ReviewInputs } from '../agents/gate-prompt.ts';
import { gateVerdictSchema } from '../agents/gate-schema.ts';
import { type GateState, parseStructuredVerdict, type ReviewVerdict } from '../agents/gate-verdict.ts';
import type { ModelAdapter, ModelReply } from '../agents/model-client.ts';
import type { AgentPlan, StagePlan } from '../agents/plan.ts';
import { freshSessionId } from '../agents/review-gate.ts';
import { estimateTokens } from '../agents/tokens.ts';
import { type PackedPart, packChange } from '../change/pack.ts';
import { createLimiter } from '../kernel/limit.ts';
import { showHidden } from '../kernel/visible.ts';
import { rulesPromptSection } from '../rules/prompt-section.ts';
import { aggregateStage } from './aggregate.ts';
import { MAX_OUTPUT_TOKENS } from './review-stage.ts';
import { callsOf, type StageInputs, type StagePorts } from './stage-inputs.ts';
import type { StageResult } from './stage-result.ts';

/** What the operator gives a gate beside the change. */
export interface GateMaterial {
  readonly spec: string;
  readonly testOutput: string;
  readonly contract: string;
  /** Models that wrote the change; empty where unknown. */
  readonly implementers: readonly string[];
}

/** Less room than this for the diff is no review. */
const LEAST_DIFF_BUDGET = 400;

export async function runGateStage(
  ports: StagePorts,
  stage: StagePlan,
  inputs: StageInputs,
  material: GateMaterial,
): Promise<StageResult> {
  ports.progress.stageStarted(stage);
  const [agent] = stage.agents;
  if (agent === undefined) return aggregateStage(stage, []);
  const started = ports.calls.clock.monotonic();
  const answer = await judge(ports, stage, agent, inputs, material);
  const report: AgentReport = {
    ...answer,
    duration: Math.round(ports.calls.clock.monotonic() - started),
    members: [],
    rowsPlaced: [],
    vote: answer.stated,
  };
  ports.progress.agentFinished(stage, report);
  const result = aggregateStage(stage, [report]);
  ports.progress.stageFinished(result);
  return result;
}

async function judge(
  ports: StagePorts,
  stage: StagePlan,
  agent: AgentPlan,
  inputs: StageInputs,
  material: GateMaterial,
): Promise<AgentAnswer> {
  const system = `${material.contract}${rulesPromptSection(inputs.ruleset)}`;
  const overhead = estimateTokens(
    [system, ...buildGatePrompt({ ...material, diff: '' }).map(({ text }) => text)].join(''),
  );
  const room = roomForChange(agent.model, agent.maxInputTokens, overhead);
  if (room < LEAST_DIFF_BUDGET)
    return {
      ...emptyAnswer(agent),
      reason: 'specification and test output leave no room for the diff in one call',
    };
  const packing = packChange(inputs.scope.reviewed, room, (text) => estimateTokens(showHidden(text)));
  const parts = withBareSections(packing.parts, inputs);
  const limiter = createLimiter(stage.parallelism);
  const calls = callsOf(ports, stage, agent.label, 'gate', inputs.knowledge);
  const outcomes = await Promise.all(
    parts.map((part) => limiter(() => judgePart(calls, agent, inputs, material, system, part))),
  );
  inputs.ledger.mark(
    `${stage.name}/${agent.label}`,
    outcomes.flatMap(({ seen }) => seen),
  );
  return mergeOutcomes(agent, outcomes, packing.oversized.length);
}

/** Files without lines (modes, binaries, renames) are part of the diff that a judge must see. */
function withBareSections(parts: readonly PackedPart[], inputs: StageInputs): readonly PackedPart[] {
  const bare = inputs.change.files.filter(
    ({ hunks, path }) =>
      hunks.length === 0 &&
      !inputs.scope.excluded.some((entry) => entry.path === path && entry.kind !== 'unreadable'),
  );
  const text = bare
    .map(({ section }) =>
      section
        .split('\n')
        .filter((line) => !line.includes('\0'))
        .slice(0, 12)
        .join('\n'),
    )
    .join('');
  if (text === '') return parts.length > 0 ? parts : [{ text: '', ranges: [] }];
  const [first, ...rest] = parts;
  return [{ text: `${first?.text ?? ''}${text}`, ranges: first?.ranges ?? [] }, ...rest];
}

interface PartOutcome {
  readonly verdict: ReviewVerdict | undefined;
  readonly why: string | null;
  readonly sessionId: string;
  readonly calls: AgentAnswer['calls'];
  readonly seen: PackedPart['ranges'];
}

async function judgePart(
  calls: CallContext,
  agent: AgentPlan,
  inputs: StageInputs,
  material: GateMaterial,
  system: string,
  part: PackedPart,
): Promise<PartOutcome> {
  const review: ReviewInputs = { spec: material.spec, diff: part.text, testOutput: material.testOutput };
  const sessionId = freshSessionId(undefined);
  const outcome = await callModel(calls, {
    adapter: agent.adapter as ModelAdapter,
    model: agent.model ?? '',
    system,
    parts: buildGatePrompt(review),
    schema: gateVerdictSchema,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    command: agent.command ?? undefined,
    timeout: inputs.callTimeout,
    tools: undefined,
    onFirstToken: undefined,
  });
  if (!outcome.ok)
    return { verdict: undefined, why: outcome.why, sessionId, calls: outcome.records, seen: [] };
  return {
    verdict: verdictOf(outcome.reply),
    why: null,
    sessionId,
    calls: outcome.records,
    seen: part.ranges,
  };
}

/** A reply that did not come to its end is no verdict, whatever it says so far. */
function verdictOf(reply: ModelReply): ReviewVerdict {
  if (reply.finish === 'stop') return parseStructuredVerdict(reply.text);
  const summary = reply.finish === 'filtered' ? 'the reviewer declined to answer' : 'the reply was cut off';
  return { state: 'fail', summary, issues: [summary], questions: [], confidence: 1 };
}

const GRAVEST: readonly GateState[] = ['fail', 'questions', 'pass'];

function mergeOutcomes(agent: AgentPlan, outcomes: readonly PartOutcome[], tooLong: number): AgentAnswer {
  const verdicts = outcomes.flatMap(({ verdict }) => (verdict === undefined ? [] : [verdict]));
  const failures = outcomes.flatMap(({ why }) => (why === null ? [] : [why]));
  if (tooLong > 0) failures.push('a line is too long for a call of this model and was not reviewed');
  const state = GRAVEST.find((candidate) => verdicts.some((verdict) => verdict.state === candidate));
  const calls = outcomes.flatMap((outcome) => outcome.calls);
  const whole = failures.length === 0 && state !== undefined;
  return {
    ...emptyAnswer(agent),
    modelReported: calls.find((call) => call.modelReported !== null)?.modelReported ?? null,
    state: whole ? 'delivered' : verdicts.length > 0 ? 'degraded' : 'not-delivered',
    reason: failures.length === 0 ? null : failures.join('; '),
    stated:
      state === undefined || (state === 'pass' && !whole)
        ? 'abstain'
        : state === 'pass'
          ? 'approve'
          : 'request_changes',
    gate: state ?? null,
    sessions: outcomes.map(({ sessionId }) => sessionId),
    feedback: verdicts
      .map(({ summary }) => summary)
      .filter((text) => text !== '')
      .join('\n'),
    issues: verdicts.flatMap(({ issues }) => issues),
    confidence: verdicts.length === 0 ? null : Math.min(...verdicts.map(({ confidence }) => confidence)),
    questions: verdicts.flatMap(({ questions }) => questions).filter((question) => question.trim() !== ''),
    calls,
  };
}
