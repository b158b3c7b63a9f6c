/** One question that wants one JSON object: asked again once, with the reason, where the reply is not usable. */
import { readStrictJson } from '../kernel/json.ts';
import { type CallContext, type CallRecord, callModel } from './call-model.ts';
import type { ModelAdapter, PromptPart } from './model-client.ts';
import type { AgentPlan } from './plan.ts';
import { withoutFence } from './reply.ts';
import { createToolBox, type ReadBounds, type RepositoryReader, WIDE_READS } from './repository-tools.ts';

export interface JsonQuestion {
  readonly agent: AgentPlan;
  readonly system: string;
  readonly parts: readonly PromptPart[];
  readonly schema: object;
  readonly maxOutputTokens: number;
  /** Milliseconds for one call. */
  readonly timeout: number;
  /** Undefined where the question comes without tools. */
  readonly reader: RepositoryReader | undefined;
  /** How much may be read; widely where nothing is said. */
  readonly reads?: ReadBounds;
}

export type JsonAnswer<Value> = { readonly records: readonly CallRecord[] } & (
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: string }
);

/** `read` says what an object means, or why it is not usable; an honest refusal is not asked again. Never throws. */
export async function askJson<Value>(
  context: CallContext,
  question: JsonQuestion,
  read: (
    value: unknown,
  ) => Promise<{ ok: true; value: Value } | { ok: false; why: string; honest?: boolean }>,
): Promise<JsonAnswer<Value>> {
  const records: CallRecord[] = [];
  let why = '';
  for (let tries = 0; tries < 2; tries += 1) {
    const nudge =
      why === ''
        ? []
        : [
            {
              text: `\nYour reply could not be used: ${why}. Reply again with the one JSON object.\n`,
              shared: false,
            },
          ];
    const target = { adapter: question.agent.adapter as ModelAdapter, model: question.agent.model ?? '' };
    const turns = context.budget.turnsOf(target);
    const tools =
      question.reader === undefined
        ? undefined
        : createToolBox(question.reader, turns.take, question.reads ?? WIDE_READS);
    const outcome = await callModel(context, {
      ...target,
      system: question.system,
      parts: [...question.parts, ...nudge],
      schema: question.schema,
      maxOutputTokens: question.maxOutputTokens,
      command: question.agent.command ?? undefined,
      timeout: question.timeout,
      tools,
      onFirstToken: undefined,
    });
    turns.release();
    records.push(...outcome.records);
    if (!outcome.ok) return { ok: false, why: outcome.why, records };
    const { reply } = outcome;
    if (reply.finish !== 'stop') {
      why = reply.finish === 'filtered' ? 'the model declined to answer' : 'the reply was cut off';
      continue;
    }
    const reading = readStrictJson(withoutFence(reply.text.trim()));
    const read_ = reading.ok
      ? await read(reading.value)
      : { ok: false as const, why: 'it is not one JSON object', honest: false };
    if (read_.ok) return { ok: true, value: read_.value, records };
    why = read_.why;
    if (read_.honest === true) break;
  }
  return { ok: false, why, records };
}
