/** The agents that a panel and a critic always have: what the pipeline leaves out takes the stage's defaults. */
import type { AgentSpec, StageSpec } from '../pipeline/schema.ts';
import { CRITIC_TEMPLATE, LENS_TEMPLATES } from '../pipeline/template-names.ts';

/** Role of a critic's agent. */
export const CRITIC_ROLE = 'critic';

/** The stage with its four lenses, or its critic, and their prompts; other stages as they are. */
export function withStandardAgents(stage: StageSpec): StageSpec {
  if (stage.kind === 'critic') {
    const agent = stage.agents.find(({ role }) => role === CRITIC_ROLE) ?? stage.agents[0];
    return agent === undefined ? stage : { ...stage, agents: [prompted(agent, CRITIC_TEMPLATE)] };
  }
  if (stage.kind !== 'panel') return stage;
  return {
    ...stage,
    agents: Object.entries(LENS_TEMPLATES).flatMap(([role, template]) => {
      const named = stage.agents.find((agent) => agent.role === role);
      const agent = named ?? defaultLens(stage, role);
      return agent === undefined ? [] : [prompted(agent, template)];
    }),
  };
}

function prompted(agent: AgentSpec, template: string): AgentSpec {
  return { ...agent, prompt_template: agent.prompt_template ?? template };
}

/** Like the first lens that is named; severity asks less of a model, so the router's cheap tier does. */
function defaultLens({ agents }: StageSpec, role: string): AgentSpec | undefined {
  const first = agents[0];
  if (first === undefined) return undefined;
  const plain = { ...first, role, prompt_template: null };
  const routed = first.model === null && first.command === undefined;
  return role === 'severity' && routed ? { ...plain, effort: 'low' } : plain;
}
