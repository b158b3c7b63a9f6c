/** The model calls that make context: each with its own reader's guard, and each of which may fail without an end. */
import { askJson, type JsonAnswer } from '../agents/ask-json.ts';
import type { CallContext, CallRecord } from '../agents/call-model.ts';
import { createFence } from '../agents/fence.ts';
import type { AgentPlan } from '../agents/plan.ts';
import type { RepositoryReader } from '../agents/repository-tools.ts';
import type { Artifact } from './artifact.ts';
import { type Reader, requireClean } from './isolation.ts';

export interface ContextModel {
  readonly agent: AgentPlan;
  /** The calls of this agent. */
  readonly calls: CallContext;
  readonly system: string;
  /** Milliseconds for one call. */
  readonly timeout: number;
  /** Undefined where there are no objects to read, or no tool calls to read them with. */
  readonly reader: RepositoryReader | undefined;
}

export type ContextAnswer<Value> =
  | { readonly ok: true; readonly value: Value; readonly records: readonly CallRecord[] }
  | { readonly ok: false; readonly why: string; readonly records: readonly CallRecord[] };

const MAX_OUTPUT = 12_000;

/** One question. `texts` are fenced; `artifacts` gives all there are by then; the reader must not meet the wrong ones. */
export async function askContext<Value>(
  model: ContextModel,
  reader: Reader,
  artifacts: () => readonly Artifact[],
  texts: readonly (readonly [label: string, text: string])[],
  schema: object,
  read: (value: unknown) => { ok: true; value: Value } | { ok: false; why: string },
): Promise<ContextAnswer<Value>> {
  const fence = createFence(texts.map(([, text]) => text));
  const answer: JsonAnswer<Value> = await askJson(
    { ...model.calls, guard: (text) => requireClean(text, reader, artifacts()) },
    {
      agent: model.agent,
      system: model.system,
      parts: [
        { text: `${texts.map(([label, text]) => fence.wrap(label, text)).join('\n\n')}\n`, shared: false },
      ],
      schema,
      maxOutputTokens: MAX_OUTPUT,
      timeout: model.timeout,
      reader: model.reader,
    },
    async (value) => read(value),
  );
  return answer;
}
