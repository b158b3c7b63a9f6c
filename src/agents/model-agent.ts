/**
 * An agent that asks a model: the change in as many calls as it needs, one nudge for a reply that can't be used,
 * and the parts merged into one vote. Any part that rejects rejects; any part that fails makes the vote an abstention.
 */
import type { LineRange, PackedPart } from '../change/pack.ts';
import type { Finding } from '../findings/finding.ts';
import { atLeast, type Severity } from '../findings/severity.ts';
import type { Limiter } from '../kernel/limit.ts';
import type { AgentPlan } from '../pipeline/plan.ts';
import type { Vote } from '../verdict/vote.ts';
import type { AgentReport, DeliveryState } from './agent-report.ts';
import { type CallContext, type CallRecord, callModel } from './call-model.ts';
import type { ModelAdapter, ModelReply } from './model-client.ts';
import { buildReviewPrompt, nudgeText, type Prompt, type ReviewPromptInputs } from './prompt.ts';
import { type Examined, type ReviewerReply, readReply } from './reply.ts';

export interface ModelAgentInputs {
  readonly agent: AgentPlan;
  readonly adapter: ModelAdapter;
  readonly prompt: Omit<ReviewPromptInputs, 'diff' | 'part'>;
  readonly parts: readonly PackedPart[];
  /** Stretches of lines that fit no call of this model; the vote can't be whole then. */
  readonly tooLong: number;
  readonly schema: object;
  readonly failOn: Severity;
  /** The stage's slots; each part takes one while it is reviewed. */
  readonly limiter: Limiter;
  readonly maxOutputTokens: number;
  /** Milliseconds for one call. */
  readonly callTimeout: number;
}

interface PartResult {
  readonly state: DeliveryState;
  readonly nudged: boolean;
  readonly reason: string | null;
  readonly vote: Vote;
  readonly feedback: string;
  readonly issues: readonly string[];
  readonly findings: readonly Finding[];
  readonly examined: readonly Examined[];
  readonly records: readonly CallRecord[];
  readonly ranges: readonly LineRange[];
}

export interface ModelAgentResult {
  readonly report: AgentReport;
  /** Lines of the parts that were delivered. */
  readonly seen: readonly LineRange[];
}

/** Never throws; a failing model is a report that says so. */
export async function runModelAgent(
  context: CallContext,
  inputs: ModelAgentInputs,
): Promise<ModelAgentResult> {
  const started = context.clock.monotonic();
  // A change without lines to read (only notes) still gets one call; one whose lines are all too long gets none.
  const parts = inputs.parts.length > 0 || inputs.tooLong > 0 ? inputs.parts : [{ text: '', ranges: [] }];
  const results = await Promise.all(
    parts.map((part, index) => {
      const number = parts.length > 1 ? { number: index + 1, of: parts.length } : undefined;
      return inputs.limiter(() => reviewPart(context, inputs, part, number));
    }),
  );
  const merged = mergeParts(inputs.tooLong === 0 ? results : [...results, tooLong(inputs.tooLong)]);
  const records = results.flatMap((result) => result.records);
  return {
    seen: results.flatMap((result) =>
      result.state === 'not-delivered' || result.state === 'degraded' ? [] : result.ranges,
    ),
    report: {
      label: inputs.agent.label,
      role: inputs.agent.role,
      adapter: inputs.agent.adapter,
      model: inputs.agent.model,
      modelReported: records.find((record) => record.modelReported !== null)?.modelReported ?? null,
      ...merged,
      calls: records,
      duration: Math.round(context.clock.monotonic() - started),
    },
  };
}

/** A reviewer can tighten its own vote, never loosen it (DESIGN.md "Verdict"; AC-005). */
export function effectiveVote(reply: ReviewerReply, failOn: Severity): Vote {
  if (reply.statedVerdict === 'request_changes') return 'request_changes';
  if (reply.findings.some((finding) => atLeast(finding.severity, failOn))) return 'request_changes';
  return reply.offTopic ? 'abstain' : 'approve';
}

async function reviewPart(
  context: CallContext,
  inputs: ModelAgentInputs,
  part: PackedPart,
  number: { number: number; of: number } | undefined,
): Promise<PartResult> {
  const prompt = buildReviewPrompt({ ...inputs.prompt, diff: part.text, part: number });
  const first = await ask(context, inputs, prompt, undefined);
  if (first.kind === 'reply')
    return delivered(first.reply, inputs.failOn, false, null, first.records, part.ranges);
  if (first.kind === 'failure') return notDelivered(first.why, false, first.records, []);
  const second = await ask(context, inputs, prompt, first.fault);
  const records = [...first.records, ...second.records];
  if (second.kind === 'reply')
    return delivered(second.reply, inputs.failOn, true, first.fault, records, part.ranges);
  const salvaged =
    second.kind === 'unusable' && second.salvaged.length > 0 ? second.salvaged : first.salvaged;
  const reason =
    second.kind === 'failure'
      ? `${first.fault}; after the nudge: ${second.why}`
      : `${first.fault}; after the nudge: ${second.fault}`;
  return notDelivered(reason, true, records, salvaged);
}

type Answer =
  | { kind: 'reply'; reply: ReviewerReply; records: readonly CallRecord[] }
  | { kind: 'unusable'; fault: string; salvaged: readonly Finding[]; records: readonly CallRecord[] }
  | { kind: 'failure'; why: string; records: readonly CallRecord[] };

async function ask(
  context: CallContext,
  inputs: ModelAgentInputs,
  prompt: Prompt,
  fault: string | undefined,
): Promise<Answer> {
  const nudge = fault === undefined ? [] : [{ text: nudgeText(fault), shared: false }];
  const outcome = await callModel(context, {
    adapter: inputs.adapter,
    model: inputs.agent.model ?? '',
    system: prompt.system,
    parts: [...prompt.parts, ...nudge],
    schema: inputs.schema,
    maxOutputTokens: inputs.maxOutputTokens,
    command: inputs.agent.command ?? undefined,
    timeout: inputs.callTimeout,
  });
  if (!outcome.ok) return { kind: 'failure', why: outcome.why, records: outcome.records };
  return { ...readAnswer(outcome.reply), records: outcome.records };
}

/** The finish reason comes first: a reply that was cut off is no reply, whatever its text says (AC-011). */
function readAnswer(
  reply: ModelReply,
):
  | { kind: 'reply'; reply: ReviewerReply }
  | { kind: 'unusable'; fault: string; salvaged: readonly Finding[] } {
  const reading = readReply(reply.text);
  const salvaged = reading.ok ? reading.reply.findings : reading.salvaged;
  if (reply.finish === 'length')
    return { kind: 'unusable', fault: 'the reply was cut off at the output limit', salvaged };
  if (reply.finish === 'filtered')
    return { kind: 'unusable', fault: 'the model declined to answer', salvaged };
  if (reply.finish === 'other')
    return { kind: 'unusable', fault: 'the model did not finish its reply', salvaged };
  return reading.ok
    ? { kind: 'reply', reply: reading.reply }
    : { kind: 'unusable', fault: reading.fault, salvaged };
}

function delivered(
  reply: ReviewerReply,
  failOn: Severity,
  nudged: boolean,
  reason: string | null,
  records: readonly CallRecord[],
  ranges: readonly LineRange[],
): PartResult {
  const state: DeliveryState = reply.offTopic
    ? 'off-topic'
    : reply.findings.length > 0 || reply.issues.length > 0
      ? 'delivered'
      : 'no-findings';
  return {
    state,
    nudged,
    reason,
    vote: effectiveVote(reply, failOn),
    feedback: reply.feedback,
    issues: reply.issues,
    findings: reply.findings,
    examined: reply.examined,
    records,
    ranges: reply.offTopic ? [] : ranges,
  };
}

function notDelivered(
  reason: string,
  nudged: boolean,
  records: readonly CallRecord[],
  salvaged: readonly Finding[],
): PartResult {
  return {
    state: salvaged.length > 0 ? 'degraded' : 'not-delivered',
    nudged,
    reason,
    vote: 'abstain',
    feedback: '',
    issues: [],
    findings: salvaged,
    examined: [],
    records,
    ranges: [],
  };
}

function tooLong(count: number): PartResult {
  const what = count === 1 ? 'a line is' : `${count} stretches of lines are`;
  return notDelivered(`${what} too long for a call of this model and was not reviewed`, false, [], []);
}

/** Gravest first: what any part lacks, the whole lacks. */
const STATE_ORDER: readonly DeliveryState[] = [
  'not-delivered',
  'degraded',
  'off-topic',
  'delivered',
  'no-findings',
];

function mergeParts(
  results: readonly PartResult[],
): Pick<
  AgentReport,
  'state' | 'nudged' | 'reason' | 'vote' | 'feedback' | 'issues' | 'findings' | 'examined'
> {
  const rejects = results.some(({ vote }) => vote === 'request_changes');
  const abstains = results.some(({ vote }) => vote === 'abstain');
  const failed = results.some(({ state }) => state === 'not-delivered' || state === 'degraded');
  const worst =
    STATE_ORDER.find((state) => results.some((result) => result.state === state)) ?? 'not-delivered';
  const salvagedSome =
    worst === 'not-delivered' &&
    results.some(({ state, findings }) => state !== 'not-delivered' || findings.length > 0);
  const reasons = results.flatMap(({ reason }, index) =>
    reason === null
      ? []
      : [results.length > 1 ? `part ${index + 1} of ${results.length}: ${reason}` : reason],
  );
  return {
    // One lost part of several leaves the others' findings usable, but the agent is not whole.
    state: failed
      ? salvagedSome
        ? 'degraded'
        : worst
      : worst === 'off-topic' && results.some(({ state }) => state !== 'off-topic')
        ? 'delivered'
        : worst,
    nudged: results.some(({ nudged }) => nudged),
    reason: reasons.length === 0 ? null : reasons.join('; '),
    vote: rejects ? 'request_changes' : abstains ? 'abstain' : 'approve',
    feedback: results
      .map(({ feedback }) => feedback)
      .filter((text) => text !== '')
      .join('\n'),
    issues: results.flatMap(({ issues }) => issues),
    findings: results.flatMap(({ findings }) => findings),
    examined: results.flatMap(({ examined }) => examined),
  };
}
