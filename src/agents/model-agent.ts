/**
 * An agent that asks a model: the change in as many calls as it needs, one nudge for a reply that can't be used,
 * the next model where the router's pick is unavailable.
 */
import type { LineRange } from '../change/pack.ts';
import type { Finding } from '../findings/finding.ts';
import { sameIssue } from '../findings/similarity.ts';
import type { Limiter } from '../kernel/limit.ts';
import { deliveredPart, lostPart, mergeParts, type PartAnswer } from './agent-parts.ts';
import type { AgentAnswer } from './agent-report.ts';
import type { CacheWarmup } from './cache-warmup.ts';
import { type CallContext, type CallRecord, callModel } from './call-model.ts';
import type { ModelAdapter, ModelReply } from './model-client.ts';
import type { AgentPlan } from './plan.ts';
import { nudgeText, type Prompt } from './prompt.ts';
import { type ReviewerReply, readReply } from './reply.ts';
import { createToolBox, type LoggedToolBox, type RepositoryReader } from './repository-tools.ts';

export interface PreparedPart {
  readonly prompt: Prompt;
  readonly ranges: readonly LineRange[];
  /** Names model and shared bytes, for the cache warm-up. */
  readonly cacheKey: string;
}

export interface ModelAgentInputs {
  readonly agent: AgentPlan;
  readonly parts: readonly PreparedPart[];
  /** Stretches of lines that fit no call of this model; the vote can't be whole then. */
  readonly tooLong: number;
  readonly schema: object;
  /** The stage's slots; each part takes one while it is reviewed. */
  readonly limiter: Limiter;
  readonly warmup: CacheWarmup;
  readonly maxOutputTokens: number;
  /** Milliseconds for one call. */
  readonly callTimeout: number;
  /** Undefined where the agent has no tools, or the head's objects are not here. */
  readonly reader: RepositoryReader | undefined;
}

export interface ModelAgentResult {
  readonly answer: AgentAnswer;
  /** Lines of the parts that were delivered. */
  readonly seen: readonly LineRange[];
}

/** Never throws; a failing model is an answer that says so. */
export async function runModelAgent(
  context: CallContext,
  inputs: ModelAgentInputs,
): Promise<ModelAgentResult> {
  const started = context.clock.monotonic();
  const answers = await Promise.all(
    inputs.parts.map((part) => inputs.limiter(() => reviewPart(context, inputs, part))),
  );
  const merged = mergeParts(inputs.tooLong === 0 ? answers : [...answers, tooLong(inputs.tooLong)]);
  const calls = answers.flatMap(({ records }) => records);
  return {
    seen: answers.flatMap(({ seen }) => seen),
    answer: {
      label: inputs.agent.label,
      role: inputs.agent.role,
      adapter: calls.at(-1)?.adapter ?? inputs.agent.adapter,
      model: calls.at(-1)?.model ?? inputs.agent.model,
      modelReported: calls.find((call) => call.modelReported !== null)?.modelReported ?? null,
      ...merged,
      gate: null,
      sessions: [],
      questions: [],
      calls,
      duration: Math.round(context.clock.monotonic() - started),
    },
  };
}

async function reviewPart(
  context: CallContext,
  inputs: ModelAgentInputs,
  part: PreparedPart,
): Promise<PartAnswer> {
  const tools =
    inputs.reader === undefined ? undefined : createToolBox(inputs.reader, () => context.budget.countTurn());
  const reads = (): PartAnswer['reads'] => [...(tools?.log ?? [])];
  const first = await askAny(context, inputs, part, tools);
  const { records } = first;
  if (first.kind === 'reply') {
    return deliveredPart({
      reply: first.reply,
      salvaged: [],
      nudge: null,
      reads: reads(),
      records,
      ranges: part.ranges,
    });
  }
  if (first.kind === 'failure') return lostPart(first.why, false, records, [], reads());
  const second = await ask(context, inputs, part, first.target, {
    fault: first.fault,
    tools: undefined,
    warm: undefined,
  });
  const all = [...records, ...second.records];
  if (second.kind === 'reply') {
    const salvaged = first.salvaged.filter(
      (kept) => !second.reply.findings.some((found) => sameIssue(found, kept)),
    );
    // Found something, then nothing: one of the two is wrong, and it is not for us to say which.
    if (
      salvaged.length > 0 &&
      second.reply.findings.length === 0 &&
      second.reply.statedVerdict !== 'request_changes'
    ) {
      return lostPart(`${first.fault}; the answer to the nudge contradicts it`, true, all, salvaged, reads());
    }
    return deliveredPart({
      reply: second.reply,
      salvaged,
      nudge: first.fault,
      reads: reads(),
      records: all,
      ranges: part.ranges,
    });
  }
  const salvaged =
    second.kind === 'unusable' && second.salvaged.length > 0 ? second.salvaged : first.salvaged;
  const why = second.kind === 'failure' ? second.why : second.fault;
  return lostPart(`${first.fault}; after the nudge: ${why}`, true, all, salvaged, reads());
}

/** No tokenizer reads code at more bytes a token than this. */
const MOST_BYTES_PER_TOKEN = 12;

interface Target {
  readonly adapter: ModelAdapter;
  readonly model: string;
}

type Answer = { readonly records: readonly CallRecord[] } & (
  | { readonly kind: 'reply'; readonly reply: ReviewerReply }
  | {
      readonly kind: 'unusable';
      readonly fault: string;
      readonly salvaged: readonly Finding[];
      readonly target: Target;
    }
  | { readonly kind: 'failure'; readonly why: string; readonly unavailable: boolean }
);

/** The agent's model, then its fallbacks while models are unavailable; the record shows every one that was asked. */
async function askAny(
  context: CallContext,
  inputs: ModelAgentInputs,
  part: PreparedPart,
  tools: LoggedToolBox | undefined,
): Promise<Answer> {
  const { agent } = inputs;
  const targets = [{ adapter: agent.adapter, model: agent.model ?? '' }, ...agent.fallbacks] as Target[];
  const records: CallRecord[] = [];
  const ticket = inputs.warmup.enter(part.cacheKey);
  await ticket.start;
  try {
    for (const [index, target] of targets.entries()) {
      const answer = await ask(context, inputs, part, target, { fault: undefined, tools, warm: ticket.warm });
      records.push(...answer.records);
      const next = answer.kind === 'failure' && answer.unavailable && index + 1 < targets.length;
      if (!next) return { ...answer, records };
    }
    throw new Error('an agent without a model was started');
  } finally {
    ticket.warm?.();
  }
}

interface AskOptions {
  readonly fault: string | undefined;
  readonly tools: LoggedToolBox | undefined;
  readonly warm: (() => void) | undefined;
}

async function ask(
  context: CallContext,
  inputs: ModelAgentInputs,
  part: PreparedPart,
  target: Target,
  options: AskOptions,
): Promise<Answer> {
  const nudge = options.fault === undefined ? [] : [{ text: nudgeText(options.fault), shared: false }];
  const outcome = await callModel(context, {
    ...target,
    system: part.prompt.system,
    parts: [...part.prompt.parts, ...nudge],
    schema: inputs.schema,
    maxOutputTokens: inputs.maxOutputTokens,
    command: inputs.agent.command ?? undefined,
    timeout: inputs.callTimeout,
    tools: options.tools,
    onFirstToken: options.warm,
  });
  const { records } = outcome;
  if (outcome.ok && wasCutByServer(target, part.prompt, outcome.reply)) {
    return {
      kind: 'failure',
      why: 'the model server read only part of the prompt; raise its context length, or set max_input_tokens',
      unavailable: false,
      records,
    };
  }
  if (!outcome.ok)
    return { kind: 'failure', why: outcome.why, unavailable: outcome.kind === 'model-unknown', records };
  return { ...readAnswer(outcome.reply, target), records };
}

/** Local servers cut a prompt that is longer than their context without a word; their own count gives it away. */
function wasCutByServer(target: Target, prompt: Prompt, reply: ModelReply): boolean {
  const bytes =
    Buffer.byteLength(prompt.system) +
    prompt.parts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  const read = reply.usage?.inputTokens ?? 0;
  return (
    target.adapter === 'openai-compatible' &&
    bytes >= 20_000 &&
    read > 0 &&
    read < bytes / MOST_BYTES_PER_TOKEN
  );
}

type Reading =
  | { kind: 'reply'; reply: ReviewerReply }
  | { kind: 'unusable'; fault: string; salvaged: readonly Finding[]; target: Target };

/** The finish reason comes first: a reply that was cut off is no reply, whatever its text says (AC-011). */
function readAnswer(reply: ModelReply, target: Target): Reading {
  const reading = readReply(reply.text);
  const salvaged = reading.ok ? reading.reply.findings : reading.salvaged;
  const unusable = (fault: string): Reading => ({ kind: 'unusable', fault, salvaged, target });
  if (reply.finish === 'length') return unusable('the reply was cut off at the output limit');
  if (reply.finish === 'filtered') return unusable('the model declined to answer');
  if (reply.finish === 'other') return unusable('the model did not finish its reply');
  return reading.ok ? { kind: 'reply', reply: reading.reply } : unusable(reading.fault);
}

function tooLong(count: number): PartAnswer {
  const what = count === 1 ? 'a line is' : `${count} stretches of lines are`;
  return lostPart(`${what} too long for a call of this model and was not reviewed`, false, [], []);
}
