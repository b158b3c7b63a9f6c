/** Which model each agent of a stage runs on, and which can't run at all. */
import { dimensionTemplate, isDimension } from '../pipeline/dimension.ts';
import type { AgentSpec, Pipeline, StageSpec } from '../pipeline/schema.ts';
import { VENDOR_VARIABLES } from '../settings/environment.ts';
import { adapterOfModel, type CanonicalAdapter, canonicalAdapter, vendorModel } from './identity.ts';
import { familyOf, ROUTING_ORDER } from './model-table.ts';
import type { AgentPlan, Credentials, MissingCredential } from './plan.ts';
import { type Candidate, routeModels } from './route.ts';

/** Unique within a stage: the role, numbered where roles repeat. */
export function labelsOf(agents: readonly AgentSpec[]): string[] {
  const seen = new Map<string, number>();
  return agents.map(({ role }) => {
    const count = (seen.get(role) ?? 0) + 1;
    seen.set(role, count);
    return count === 1 ? role : `${role} #${count}`;
  });
}

/** Each agent with the model that it will really use; what can't run is added to `missing`. */
export function resolveAgents(
  stage: StageSpec,
  labels: readonly string[],
  table: Pipeline['models'],
  credentials: Credentials,
  missing: MissingCredential[],
  implementers: readonly string[],
): AgentPlan[] {
  // The router prefers what named models and the implementer leave unused.
  const named = stage.agents.flatMap(({ model }) => (model === null ? [] : [model]));
  const families = new Set([...named, ...implementers].map(familyOf));
  return stage.agents.map((agent, index) => {
    const label = labels[index] ?? agent.role;
    const { adapter, model, fallbacks, variables } = resolveModel(agent, table, credentials, families);
    if (model !== null && agent.model === null) families.add(familyOf(model));
    // A gate's model is bound later, when the implementer is known.
    if (variables.length > 0 && stage.kind !== 'gate')
      missing.push({ stage: stage.name, agent: label, variables });
    return {
      label,
      role: agent.role,
      adapter,
      adapterNamed: agent.adapter === null ? null : canonicalAdapter(agent.adapter),
      model: model === null ? null : vendorModel(adapter, model),
      modelAsked: agent.model,
      fallbacks: fallbacks.map((next) => ({
        adapter: next.adapter,
        model: vendorModel(next.adapter, next.model),
      })),
      effort: agent.effort,
      promptTemplate: agent.prompt_template ?? defaultTemplate(agent),
      command: agent.command ?? null,
      sarif: agent.sarif ?? null,
      tools: agent.tools,
      blind: agent.blind,
      maxInputTokens: agent.max_input_tokens ?? null,
      dimension: agent.dimension ?? null,
    };
  });
}

/** A known dimension comes with a prompt of its own. */
function defaultTemplate({ dimension, adapter, sarif }: AgentSpec): string | null {
  const promptless = adapter === 'static' || adapter === 'sarif' || sarif !== undefined;
  return dimension !== undefined && isDimension(dimension) && !promptless
    ? dimensionTemplate(dimension)
    : null;
}

interface ResolvedModel {
  readonly adapter: CanonicalAdapter;
  readonly model: string | null;
  readonly fallbacks: readonly Candidate[];
  /** Variables to set, where the agent can't run. */
  readonly variables: readonly string[];
}

function resolveModel(
  agent: AgentSpec,
  table: Pipeline['models'],
  credentials: Credentials,
  usedFamilies: ReadonlySet<string>,
): ResolvedModel {
  const named = adapterOf(agent);
  if (named === 'static' || named === 'sarif' || named === 'command')
    return { adapter: named, model: agent.model, fallbacks: [], variables: [] };
  if (agent.model !== null) {
    const adapter = named ?? adapterOfModel(agent.model);
    return { adapter, model: agent.model, fallbacks: [], variables: missingVariables(adapter, credentials) };
  }
  if (named === 'openai-compatible')
    return { adapter: named, model: null, fallbacks: [], variables: ['a `model` in the pipeline file'] };
  const [first, ...fallbacks] = routeModels({
    effort: agent.effort,
    adapter: named,
    override: table[agent.effort],
    has: (vendor) => credentials.has(vendor),
    usedFamilies,
  });
  if (first !== undefined) return { adapter: first.adapter, model: first.model, fallbacks, variables: [] };
  const vendors = named === undefined ? ROUTING_ORDER : [named];
  return {
    adapter: vendors[0] ?? 'anthropic',
    model: null,
    fallbacks: [],
    variables: vendors.flatMap((vendor) => VENDOR_VARIABLES[vendor].keys.slice(0, 1)),
  };
}

function adapterOf(agent: AgentSpec): CanonicalAdapter | undefined {
  if (agent.adapter !== null) return canonicalAdapter(agent.adapter);
  if (agent.command !== undefined) return 'command';
  if (agent.sarif !== undefined) return 'sarif';
  return agent.model === null ? undefined : adapterOfModel(agent.model);
}

/** Variables to set before an adapter can be called; empty where it can. */
export function missingVariables(adapter: CanonicalAdapter, credentials: Credentials): readonly string[] {
  if (adapter === 'static' || adapter === 'sarif' || adapter === 'command' || credentials.has(adapter))
    return [];
  const names = VENDOR_VARIABLES[adapter];
  return adapter === 'openai-compatible' ? [names.baseUrl] : names.keys;
}
