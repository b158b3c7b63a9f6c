/** The resolved plan: what will really run, with every default and every model decided before the first call. */

import { digestOf } from '../kernel/digest.ts';
import type {
  AgentSpec,
  FailOn,
  Limits,
  OnError,
  Pipeline,
  StageSpec,
  Strategy,
} from '../pipeline/schema.ts';
import { VENDOR_VARIABLES, type Vendor } from '../settings/environment.ts';
import { adapterOfModel, type CanonicalAdapter, canonicalAdapter, vendorModel } from './identity.ts';
import type { ModelSelection } from './model-selection.ts';
import { familyOf, ROUTING_ORDER } from './model-table.ts';
import { type Candidate, routeModels } from './route.ts';
import { withStandardAgents } from './standard-agents.ts';

export interface AgentPlan {
  /** Unique within the stage: the role, numbered where roles repeat. */
  readonly label: string;
  readonly role: string;
  readonly adapter: CanonicalAdapter;
  /** As the pipeline file names it; null where it follows from the model. */
  readonly adapterNamed: CanonicalAdapter | null;
  /** As the vendor names it; null for adapters without a model. */
  readonly model: string | null;
  /** As the pipeline file names it; null where the router picked. */
  readonly modelAsked: string | null;
  /** What is tried next when the model is unavailable; only for a model that the router picked. */
  readonly fallbacks: readonly { readonly adapter: CanonicalAdapter; readonly model: string }[];
  readonly effort: AgentSpec['effort'];
  readonly promptTemplate: string | null;
  readonly command: readonly string[] | null;
  readonly sarif: string | null;
  readonly tools: boolean;
  readonly blind: boolean;
  /** Of one call; null takes the model's window. */
  readonly maxInputTokens: number | null;
}

export interface StagePlan {
  readonly name: string;
  readonly kind: StageSpec['kind'];
  readonly description: string | null;
  readonly parallelism: number;
  readonly strategy: Strategy;
  readonly weights: Readonly<Record<string, number>>;
  readonly threshold: number;
  readonly onError: OnError;
  readonly failOn: FailOn;
  /** Rule and candidates of a gate; null for other kinds. */
  readonly gate: { readonly selection: ModelSelection; readonly candidates: readonly string[] } | null;
  /** Of a panel: contested findings may block. */
  readonly contestedBlocks: boolean;
  readonly agents: readonly AgentPlan[];
}

export interface Plan {
  readonly name: string;
  readonly passThreshold: number;
  readonly blockOnFail: boolean;
  readonly coverage: Pipeline['coverage'];
  readonly ignore: readonly string[];
  readonly limits: Limits;
  readonly cacheWarmup: boolean;
  readonly stages: readonly StagePlan[];
}

export interface PlanReading {
  readonly plan: Plan;
  /** Agents that can't run for want of a key or an address, each with the variable to set. */
  readonly missing: readonly MissingCredential[];
}

export interface MissingCredential {
  readonly stage: string;
  readonly agent: string;
  readonly variables: readonly string[];
}

/** Which vendors a call can be made to. */
export interface Credentials {
  has(vendor: Vendor): boolean;
}

/** Resolves every default. `fallbackName` names a pipeline that has no name of its own. */
export function resolvePlan(
  pipeline: Pipeline,
  fallbackName: string,
  credentials: Credentials,
  implementers: readonly string[] = [],
): PlanReading {
  const missing: MissingCredential[] = [];
  const stages = pipeline.stages.map(withStandardAgents).map((stage): StagePlan => {
    const labels = labelsOf(stage.agents);
    return {
      name: stage.name,
      kind: stage.kind,
      description: stage.description,
      parallelism: stage.parallelism,
      // Only a pass lets the merge go, so a gate fails the pipeline on its own.
      strategy: stage.kind === 'review' ? stage.aggregator.strategy : 'all',
      weights: stage.aggregator.weights,
      threshold: stage.aggregator.pass_threshold ?? pipeline.pass_threshold,
      onError: stage.on_error ?? pipeline.on_error,
      failOn: stage.fail_on ?? pipeline.fail_on,
      gate:
        stage.kind === 'gate'
          ? {
              selection: stage.model_selection ?? 'different_model_preferred',
              candidates: stage.candidates ?? [],
            }
          : null,
      contestedBlocks: stage.contested_blocks ?? false,
      agents: resolveAgents(stage, labels, pipeline.models, credentials, missing, implementers),
    };
  });
  return {
    missing,
    plan: {
      name: pipeline.name === null || pipeline.name.trim() === '' ? fallbackName : pipeline.name,
      passThreshold: pipeline.pass_threshold,
      blockOnFail: pipeline.block_on_fail,
      coverage: pipeline.coverage,
      ignore: pipeline.ignore,
      limits: pipeline.limits,
      cacheWarmup: pipeline.cache_warmup,
      stages,
    },
  };
}

/** Binds what would run; two plans with one digest are the same plan. */
export function planDigest(plan: Plan): string {
  return digestOf(JSON.stringify(plan));
}

function labelsOf(agents: readonly AgentSpec[]): string[] {
  const seen = new Map<string, number>();
  return agents.map(({ role }) => {
    const count = (seen.get(role) ?? 0) + 1;
    seen.set(role, count);
    return count === 1 ? role : `${role} #${count}`;
  });
}

function resolveAgents(
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
      promptTemplate: agent.prompt_template,
      command: agent.command ?? null,
      sarif: agent.sarif ?? null,
      tools: agent.tools,
      blind: agent.blind,
      maxInputTokens: agent.max_input_tokens ?? null,
    };
  });
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
