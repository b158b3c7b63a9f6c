/** Where a run's context comes from, and who makes the parts of it that need a model. */
import type { AgentSpec, Pipeline, StageSpec } from '../pipeline/schema.ts';
import { CONTEXT_TEMPLATES } from '../pipeline/template-names.ts';
import type { ContextPlan, Credentials, MissingCredential } from './plan.ts';
import { labelsOf, resolveAgents } from './resolve-agents.ts';

/** A context that is built, or that some document gives. */
export function hasContext({ context }: Pipeline): boolean {
  return (
    context !== undefined &&
    (context.build === true ||
      [context.xray, context.interconnect, context.provenance, context.claims].some(
        (path) => path !== undefined,
      ))
  );
}

/** Who maps, who audits blind, and who compares the two; without a key the parts that need a model are left out. */
export function planContext(pipeline: Pipeline, credentials: Credentials): ContextPlan | null {
  const { context } = pipeline;
  if (context === undefined) return null;
  if (!hasContext(pipeline)) return null;
  const { build, xray, interconnect, provenance, claims } = context;
  const named = { xray, interconnect, provenance, claims };
  const missing: MissingCredential[] = [];
  const agents = Object.entries(CONTEXT_TEMPLATES).map(([role, template]) => ({
    ...CONTEXT_AGENT,
    role,
    prompt_template: template,
  }));
  const stage = { ...CONTEXT_STAGE, agents };
  const resolved = resolveAgents(stage, labelsOf(agents), pipeline.models, credentials, missing, []);
  return {
    paths: build === true ? null : named,
    stage: {
      name: CONTEXT_STAGE.name,
      kind: 'review',
      description: null,
      parallelism: agents.length,
      strategy: 'any',
      weights: {},
      threshold: 1,
      onError: 'abstain',
      failOn: 'high',
      gate: null,
      contestedBlocks: false,
      agents: build === true && missing.length === 0 ? resolved : [],
    },
  };
}

const CONTEXT_STAGE: StageSpec = {
  name: 'context',
  kind: 'review',
  description: null,
  parallelism: 1,
  agents: [],
  aggregator: { strategy: 'any', weights: {}, pass_threshold: null },
};
const CONTEXT_AGENT: AgentSpec = {
  role: '',
  model: null,
  adapter: null,
  prompt_template: null,
  effort: 'medium',
  tools: true,
  blind: false,
};
