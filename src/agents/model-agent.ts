/**
 * An agent that asks a model: the change in as many calls as it needs, one nudge for a reply that can't be used,
 * the next model where the router's pick is unavailable.
 */
import type { LineRange } from '../change/pack.ts';
import { sameIssue } from '../findings/similarity.ts';
import type { Limiter } from '../kernel/limit.ts';
import { deliveredPart, lostPart, mergeParts, type PartAnswer } from './agent-parts.ts';
import type { AgentAnswer } from './agent-report.ts';
import { type Answer, type AskInputs, ask, type Target } from './ask-model.ts';
import type { CacheWarmup } from './cache-warmup.ts';
import type { CallContext, CallRecord } from './call-model.ts';
import type { Prompt } from './prompt.ts';
import type { ReviewerReply } from './reply.ts';
import {
  createToolBox,
  type LoggedToolBox,
  type RepositoryReader,
  SCOPE_BUDGET,
} from './repository-tools.ts';

export interface PreparedPart {
  readonly prompt: Prompt;
  readonly ranges: readonly LineRange[];
  /** Names model and shared bytes, for the cache warm-up. */
  readonly cacheKey: string;
}

export interface ModelAgentInputs extends AskInputs {
  readonly parts: readonly PreparedPart[];
  /** Stretches of lines that fit no call of this model; the vote can't be whole then. */
  readonly tooLong: number;
  /** The stage's slots; each part takes one while it is reviewed. */
  readonly limiter: Limiter;
  readonly warmup: CacheWarmup;
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
      confidence: null,
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
  const target = { adapter: inputs.agent.adapter, model: inputs.agent.model ?? '' };
  const turns = context.budget.turnsOf(target);
  const tools = inputs.reader === undefined ? undefined : createToolBox(inputs.reader, turns.take);
  const reads = (): PartAnswer['reads'] => [...(tools?.log ?? [])];
  const first = await askAny(context, inputs, part, tools);
  turns.release();
  const { records } = first;
  if (first.kind === 'reply') {
    return deliveredPart({
      reply: withinScope(first.reply, reads()),
      salvaged: [],
      nudge: null,
      reads: reads(),
      records,
      ranges: part.ranges,
    });
  }
  if (first.kind === 'failure') return lostPart(first.why, false, records, [], reads());
  const second = await ask(context, inputs, part.prompt, first.target, {
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

/** A reviewer that spent its reads without a finding has left the change (spec quality-gates g "Scope budget"). */
function withinScope(reply: ReviewerReply, reads: PartAnswer['reads']): ReviewerReply {
  const foundNothing =
    reply.findings.length === 0 && reply.issues.length === 0 && reply.statedVerdict !== 'request_changes';
  return reads.length >= SCOPE_BUDGET && foundNothing ? { ...reply, offTopic: true } : reply;
}

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
      const answer = await ask(context, inputs, part.prompt, target, {
        fault: undefined,
        tools,
        warm: ticket.warm,
      });
      records.push(...answer.records);
      const next = answer.kind === 'failure' && answer.unavailable && index + 1 < targets.length;
      if (!next) return { ...answer, records };
    }
    throw new Error('an agent without a model was started');
  } finally {
    ticket.warm?.();
  }
}

function tooLong(count: number): PartAnswer {
  const what = count === 1 ? 'a line is' : `${count} stretches of lines are`;
  return lostPart(`${what} too long for a call of this model and was not reviewed`, false, [], []);
}
