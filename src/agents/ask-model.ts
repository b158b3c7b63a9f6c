/** One question to one model: the call, and whether its reply can be used, must be asked again or is lost. */
import type { Finding } from '../findings/finding.ts';
import { type CallContext, type CallRecord, callModel } from './call-model.ts';
import type { FailureKind, ModelAdapter, ModelReply } from './model-client.ts';
import type { AgentPlan } from './plan.ts';
import { nudgeText, type Prompt } from './prompt.ts';
import { type ReviewerReply, readReply } from './reply.ts';
import type { LoggedToolBox } from './repository-tools.ts';

/** What every call of an agent has in common. */
export interface AskInputs {
  readonly agent: AgentPlan;
  readonly schema: object;
  readonly maxOutputTokens: number;
  /** Milliseconds for one call. */
  readonly callTimeout: number;
}

/** No tokenizer reads code at more bytes a token than this. */
const MOST_BYTES_PER_TOKEN = 12;

export interface Target {
  readonly adapter: ModelAdapter;
  readonly model: string;
}

export type Answer = { readonly records: readonly CallRecord[] } & (
  | { readonly kind: 'reply'; readonly reply: ReviewerReply }
  | {
      readonly kind: 'unusable';
      readonly fault: string;
      readonly salvaged: readonly Finding[];
      readonly target: Target;
    }
  | { readonly kind: 'failure'; readonly why: string; readonly unavailable: boolean }
);

export interface AskOptions {
  readonly fault: string | undefined;
  readonly tools: LoggedToolBox | undefined;
  readonly warm: (() => void) | undefined;
}

/** One call of one model, and its reply read. */
export async function ask(
  context: CallContext,
  inputs: AskInputs,
  prompt: Prompt,
  target: Target,
  options: AskOptions,
): Promise<Answer> {
  const nudge = options.fault === undefined ? [] : [{ text: nudgeText(options.fault), shared: false }];
  const outcome = await callModel(context, {
    ...target,
    system: prompt.system,
    parts: [...prompt.parts, ...nudge],
    schema: inputs.schema,
    maxOutputTokens: inputs.maxOutputTokens,
    command: inputs.agent.command ?? undefined,
    timeout: inputs.callTimeout,
    tools: options.tools,
    onFirstToken: options.warm,
  });
  const { records } = outcome;
  if (outcome.ok && wasCutByServer(target, prompt, outcome.reply)) {
    return {
      kind: 'failure',
      why: 'the model server read only part of the prompt; raise its context length, or set max_input_tokens',
      unavailable: false,
      records,
    };
  }
  if (!outcome.ok && outcome.kind === 'timeout')
    return { kind: 'unusable', fault: outcome.why, salvaged: [], target, records };
  if (!outcome.ok)
    return { kind: 'failure', why: outcome.why, unavailable: isUnavailable(outcome.kind), records };
  return { ...readAnswer(outcome.reply, target), records };
}

/** Another vendor may answer where this one can't; a request that is refused would be refused again. */
function isUnavailable(kind: FailureKind | 'budget' | 'contaminated'): boolean {
  return [
    'model-unknown',
    'overloaded',
    'rate-limited',
    'quota-spent',
    'key-refused',
    'server-error',
  ].includes(kind);
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
  if (reply.finish !== 'stop') return unusable('the model did not finish its reply');
  return reading.ok ? { kind: 'reply', reply: reading.reply } : unusable(reading.fault);
}
