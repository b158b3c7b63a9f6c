/** Stage kind `review`: every agent looks at the change on its own, in parallel, and votes. */
import type { AgentAnswer, AgentReport } from '../agents/agent-report.ts';
import { CacheWarmup } from '../agents/cache-warmup.ts';
import { emptyAnswer, runDeterministicAgent } from '../agents/deterministic-agent.ts';
import { runModelAgent } from '../agents/model-agent.ts';
import type { AgentPlan, StagePlan } from '../agents/plan.ts';
import { estimateTokens } from '../agents/tokens.ts';
import { documentOf } from '../context/documents.ts';
import { type Reader, withoutMarks } from '../context/isolation.ts';
import type { Severity } from '../findings/severity.ts';
import { createLimiter, type Limiter } from '../kernel/limit.ts';
import { NEEDS_MAP } from '../pipeline/dimension.ts';
import { aggregateStage } from './aggregate.ts';
import { type PreparedAgent, prepareAgent } from './prepare-agent.ts';
import { settleReport } from './settle-report.ts';
import { callsOf, type StageInputs, type StagePorts } from './stage-inputs.ts';
import type { StageResult } from './stage-result.ts';

/** Output tokens of one reply; a long list of findings fits, and reasoning models need room to think. */
export const MAX_OUTPUT_TOKENS = 16_000;
/** Time for one model call where the pipeline sets none. */
export const DEFAULT_CALL_TIMEOUT = 240_000;

export async function runReviewStage(
  ports: StagePorts,
  stage: StagePlan,
  inputs: StageInputs,
): Promise<StageResult> {
  ports.progress.stageStarted(stage);
  const limiter = createLimiter(stage.parallelism);
  const prepared = await Promise.all(
    stage.agents.map(async (agent) => (needsModel(agent) ? prepareAgent(agent, inputs) : undefined)),
  );
  const warmup = expectWarmups(stage, prepared, inputs.cacheWarmup);
  const reports = await Promise.all(
    stage.agents.map(async (agent, index): Promise<AgentReport> => {
      const ready = prepared[index];
      const answer =
        ready === undefined
          ? await runWithoutModel(ports, agent, inputs, limiter, stage)
          : await runWithModel(ports, stage, agent, inputs, limiter, ready, warmup);
      const report = await settleReport(answer, {
        stage: stage.name,
        failOn: failOnOf(stage),
        files: inputs.change.files,
        headFile: inputs.headFile,
        ruleset: inputs.ruleset,
        context: {
          shared: ready !== undefined && (inputs.earlier.length > 0 || ready.knows),
          read: ready?.read ?? new Set(),
          raw: inputs.raw,
          rows: new Map((ready?.rows ?? []).map(({ id, text }) => [id, text])),
        },
        rowIds: new Set(inputs.knowledge.rows.map(({ id }) => id)),
        isDocument: documentOf(inputs.contextPaths),
      });
      ports.progress.agentFinished(stage, report);
      return report;
    }),
  );
  const result = aggregateStage(stage, reports);
  ports.progress.stageFinished(result);
  return result;
}

function readerOf({ dimension }: AgentPlan): Reader {
  return dimension === 'logic-integrity' || dimension === 'structural-entropy' ? dimension : 'reviewer';
}

function needsModel(agent: AgentPlan): boolean {
  return agent.adapter !== 'static' && agent.adapter !== 'sarif';
}

async function runWithoutModel(
  ports: StagePorts,
  agent: AgentPlan,
  inputs: StageInputs,
  limiter: Limiter,
  stage: StagePlan,
): Promise<AgentAnswer> {
  if (ports.calls.signal.aborted)
    return { ...emptyAnswer(agent), reason: 'the run was stopped before this agent ran' };
  const started = ports.calls.clock.monotonic();
  const answer = await limiter(() => runDeterministicAgent(ports, agent, inputs.change, inputs.scope));
  // Patterns and another tool's results are no reading of the change where the pipeline has agents that read it.
  if (answer.state !== 'not-delivered' && !inputs.modelsReview)
    inputs.ledger.markAll(`${stage.name}/${agent.label}`);
  return { ...answer, duration: Math.round(ports.calls.clock.monotonic() - started) };
}

async function runWithModel(
  ports: StagePorts,
  stage: StagePlan,
  agent: AgentPlan,
  inputs: StageInputs,
  limiter: Limiter,
  ready: PreparedAgent,
  warmup: CacheWarmup,
): Promise<AgentAnswer> {
  if (ready.refused !== undefined) return { ...emptyAnswer(agent), reason: ready.refused };
  if (agent.dimension === NEEDS_MAP && inputs.knowledge.mode === 'degraded')
    return {
      ...emptyAnswer(agent),
      reason: `it tests the map, and there is none: ${inputs.knowledge.reason}`,
    };
  if (inputs.scope.reviewed.length === 0 && inputs.scope.notes.length === 0) {
    return {
      ...emptyAnswer(agent),
      state: 'no-findings',
      stated: 'approve',
      feedback: 'nothing in scope for a model',
    };
  }
  const { answer, seen } = await runModelAgent(
    callsOf(ports, stage, agent.label, readerOf(agent), inputs.knowledge),
    {
      agent,
      parts: ready.parts,
      tooLong: ready.tooLong,
      schema: inputs.replySchema,
      limiter,
      warmup,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      callTimeout: inputs.callTimeout,
      reader: agent.tools ? inputs.reader : undefined,
    },
  );
  inputs.ledger.mark(`${stage.name}/${agent.label}`, seen);
  return withoutMarks(answer, inputs.knowledge.artifacts);
}

/** Anthropic writes a prompt cache where we mark one; other vendors cache by themselves. */
function expectWarmups(
  stage: StagePlan,
  prepared: readonly (PreparedAgent | undefined)[],
  enabled: boolean,
): CacheWarmup {
  const warmup = new CacheWarmup(enabled);
  const groups = new Map<string, { calls: number; tokens: number }>();
  stage.agents.forEach((agent, index) => {
    if (agent.adapter !== 'anthropic') return;
    for (const { cacheKey, prompt } of prepared[index]?.parts ?? []) {
      const group = groups.get(cacheKey) ?? {
        calls: 0,
        tokens: estimateTokens(
          [prompt.system, ...prompt.parts.filter(({ shared }) => shared).map(({ text }) => text)].join(''),
        ),
      };
      group.calls += 1;
      groups.set(cacheKey, group);
    }
  });
  for (const [key, { calls, tokens }] of groups) warmup.expect(key, tokens, calls);
  return warmup;
}

export function failOnOf(stage: StagePlan): Severity {
  return ({ critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' } as const)[stage.failOn];
}
