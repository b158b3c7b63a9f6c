/** What a run would send, before it is paid for: input tokens, calls and cost of each agent over a change at hand. */
import { NO_USAGE } from './agents/model-client.ts';
import type { AgentPlan, Plan } from './agents/plan.ts';
import type { PriceList } from './agents/pricing.ts';
import { estimateTokens } from './agents/tokens.ts';
import { diffText } from './context/change-text.ts';
import { prepareAgent } from './stages/prepare-agent.ts';
import type { StageInputs } from './stages/stage-inputs.ts';

export interface AgentEstimate {
  readonly agent: string;
  readonly calls: number;
  readonly inputTokens: number;
  /** Of the input alone, in US dollars; null where the model has no known price. */
  readonly costUsd: number | null;
}

/** Later stages also carry what earlier ones will say, which nobody knows yet. */
export async function estimateRun(
  plan: Plan,
  inputs: StageInputs,
  prices: PriceList,
): Promise<AgentEstimate[]> {
  const estimates: AgentEstimate[] = [];
  const add = (agent: string, plan: AgentPlan, calls: number, inputTokens: number): void => {
    const price =
      plan.model === null ? undefined : prices.price(plan.adapter, plan.model, { ...NO_USAGE, inputTokens });
    estimates.push({ agent, calls, inputTokens, costUsd: price ?? null });
  };
  // Of the context, at least what every one of its calls begins with; what it will find nobody knows yet.
  const diff = plan.context === null ? '' : diffText(inputs.scope.reviewed);
  for (const agent of plan.context?.stage.agents ?? [])
    add(
      `context/${agent.label}`,
      agent,
      1,
      estimateTokens(
        `${inputs.templates.get(agent.promptTemplate ?? '') ?? ''}${agent.label === 'join' ? '' : diff}`,
      ),
    );
  for (const stage of plan.stages) {
    // Nobody knows yet how many findings there will be to attack.
    if (stage.kind === 'panel' || stage.kind === 'critic') continue;
    for (const agent of stage.agents) {
      if (agent.adapter === 'static' || agent.adapter === 'sarif') continue;
      const { parts } = await prepareAgent(agent, inputs);
      const inputTokens = parts.reduce(
        (sum, { prompt }) =>
          sum + estimateTokens([prompt.system, ...prompt.parts.map(({ text }) => text)].join('')),
        0,
      );
      add(`${stage.name}/${agent.label}`, agent, parts.length, inputTokens);
    }
  }
  return estimates;
}

/** The first limit that the estimates break together, and by how much. */
export function brokenLimit(limits: Plan['limits'], estimates: readonly AgentEstimate[]): string | undefined {
  const calls = estimates.reduce((sum, each) => sum + each.calls, 0);
  const tokens = estimates.reduce((sum, each) => sum + each.inputTokens, 0);
  const cost = estimates.reduce((sum, each) => sum + (each.costUsd ?? 0), 0);
  if (limits.max_calls !== undefined && calls > limits.max_calls)
    return `max_calls ${limits.max_calls} (the run needs ${calls})`;
  if (limits.max_input_tokens !== undefined && tokens > limits.max_input_tokens)
    return `max_input_tokens ${limits.max_input_tokens} (the run needs about ${tokens})`;
  return limits.max_cost_usd !== undefined && cost > limits.max_cost_usd
    ? `max_cost_usd ${limits.max_cost_usd} (the input alone costs about ${cost.toFixed(4)})`
    : undefined;
}

export function renderEstimates(estimates: readonly AgentEstimate[]): string {
  const lines = estimates.map(({ agent, calls, inputTokens, costUsd }) => {
    const cost = costUsd === null ? 'price unknown' : `$${costUsd.toFixed(4)} for the input`;
    return `  ${agent}: ${calls} call${calls === 1 ? '' : 's'}, about ${inputTokens} input tokens, ${cost}`;
  });
  const tokens = estimates.reduce((sum, { inputTokens }) => sum + inputTokens, 0);
  const known = estimates.flatMap(({ costUsd }) => (costUsd === null ? [] : [costUsd]));
  const cost = known.reduce((sum, each) => sum + each, 0);
  const whole = known.length === estimates.length ? `$${cost.toFixed(4)} for the input` : 'price unknown';
  const total = estimates.length > 1 ? `\n  in all: about ${tokens} input tokens, ${whole}` : '';
  return `Estimated for this change:\n${lines.join('\n')}${total}\n`;
}
