/** The resolved plan: what will really run, with every default and every model decided before the first call. */
import { adapterOfModel, type CanonicalAdapter, canonicalAdapter, vendorModel } from '../agents/identity.ts';
import { MODEL_TABLE, ROUTING_ORDER } from '../agents/model-table.ts';
import { digestOf } from '../kernel/digest.ts';
import { VENDOR_VARIABLES, type Vendor } from '../settings/environment.ts';
import type { AgentSpec, FailOn, Limits, OnError, Pipeline, StageSpec, Strategy } from './schema.ts';

export interface AgentPlan {
  /** Unique within the stage: the role, numbered where roles repeat. */
  readonly label: string;
  readonly role: string;
  readonly adapter: CanonicalAdapter;
  /** As the vendor names it; null for adapters without a model. */
  readonly model: string | null;
  /** As the pipeline file names it; null where the router picked. */
  readonly modelAsked: string | null;
  readonly effort: AgentSpec['effort'];
  readonly promptTemplate: string | null;
  readonly command: readonly string[] | null;
  readonly sarif: string | null;
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
  readonly agents: readonly AgentPlan[];
}

export interface Plan {
  readonly name: string;
  readonly passThreshold: number;
  readonly blockOnFail: boolean;
  readonly coverage: Pipeline['coverage'];
  readonly ignore: readonly string[];
  readonly limits: Limits;
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
export function resolvePlan(pipeline: Pipeline, fallbackName: string, credentials: Credentials): PlanReading {
  const missing: MissingCredential[] = [];
  const stages = pipeline.stages.map((stage): StagePlan => {
    const labels = labelsOf(stage.agents);
    return {
      name: stage.name,
      kind: stage.kind,
      description: stage.description,
      parallelism: stage.parallelism,
      strategy: stage.aggregator.strategy,
      weights: stage.aggregator.weights,
      threshold: stage.aggregator.pass_threshold ?? pipeline.pass_threshold,
      onError: stage.on_error ?? pipeline.on_error,
      failOn: stage.fail_on ?? pipeline.fail_on,
      agents: stage.agents.map((agent, index) => {
        const resolved = resolveAgent(agent, labels[index] ?? agent.role, credentials);
        if (resolved.variables.length > 0)
          missing.push({ stage: stage.name, agent: resolved.plan.label, variables: resolved.variables });
        return resolved.plan;
      }),
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

function resolveAgent(
  agent: AgentSpec,
  label: string,
  credentials: Credentials,
): { plan: AgentPlan; variables: readonly string[] } {
  const adapter = adapterOf(agent);
  const model = modelOf(agent, adapter, credentials);
  const plan: AgentPlan = {
    label,
    role: agent.role,
    adapter: model.adapter,
    model: model.name === null ? null : vendorModel(model.adapter, model.name),
    modelAsked: agent.model,
    effort: agent.effort,
    promptTemplate: agent.prompt_template,
    command: agent.command ?? null,
    sarif: agent.sarif ?? null,
  };
  return { plan, variables: model.variables ?? missingVariables(model.adapter, credentials) };
}

function adapterOf(agent: AgentSpec): CanonicalAdapter | undefined {
  if (agent.adapter !== null) return canonicalAdapter(agent.adapter);
  if (agent.command !== undefined) return 'command';
  if (agent.sarif !== undefined) return 'sarif';
  return agent.model === null ? undefined : adapterOfModel(agent.model);
}

function modelOf(
  agent: AgentSpec,
  adapter: CanonicalAdapter | undefined,
  credentials: Credentials,
): { adapter: CanonicalAdapter; name: string | null; variables?: readonly string[] } {
  if (adapter === 'static' || adapter === 'sarif' || adapter === 'command')
    return { adapter, name: agent.model };
  if (agent.model !== null && adapter !== undefined) return { adapter, name: agent.model };
  if (adapter === 'openai-compatible')
    return { adapter, name: null, variables: ['a `model` in the pipeline file'] };
  const vendors = adapter === undefined ? ROUTING_ORDER : [adapter];
  const vendor = vendors.find((candidate) => credentials.has(candidate));
  if (vendor === undefined || vendor === 'openai-compatible') {
    const first = adapter ?? 'anthropic';
    return {
      adapter: first,
      name: null,
      variables: [...vendors].flatMap((name) => VENDOR_VARIABLES[name].keys.slice(0, 1)),
    };
  }
  return { adapter: vendor, name: MODEL_TABLE[vendor][agent.effort][0] ?? null };
}

function missingVariables(adapter: CanonicalAdapter, credentials: Credentials): readonly string[] {
  if (adapter === 'static' || adapter === 'sarif' || adapter === 'command' || credentials.has(adapter))
    return [];
  const names = VENDOR_VARIABLES[adapter];
  return adapter === 'openai-compatible' ? [names.baseUrl] : names.keys;
}
