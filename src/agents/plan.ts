/** The resolved plan: what will really run, with every default and every model decided before the first call. */

import type { Detection } from '../dimensions/detection.ts';
import { type DimensionEntry, dimensionEntry, isOn } from '../dimensions/dimension-plan.ts';
import { digestOf } from '../kernel/digest.ts';
import { NEEDS_MAP } from '../pipeline/dimension.ts';
import type {
  AgentSpec,
  FailOn,
  Limits,
  OnError,
  Pipeline,
  StageSpec,
  Strategy,
} from '../pipeline/schema.ts';
import type { Vendor } from '../settings/environment.ts';
import type { ContextPaths } from './context-paths.ts';
import { hasContext, planContext } from './context-plan.ts';
import type { CanonicalAdapter } from './identity.ts';
import type { ModelSelection } from './model-selection.ts';
import { labelsOf, resolveAgents } from './resolve-agents.ts';
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
  /** What it reviews for; null where the pipeline does not say. */
  readonly dimension: string | null;
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
  /** Each reviewer with a dimension: that it runs, or why not. */
  readonly dimensions: readonly DimensionEntry[];
  /** Null where the pipeline has no context. */
  readonly context: ContextPlan | null;
  /** The pipeline itself names lens 0, so that it runs without context too. */
  readonly premiseNamed: boolean;
}

export interface ContextPlan {
  /** Documents to read; null where the context is built in the run. */
  readonly paths: ContextPaths | null;
  /** Whoever makes its semantic parts, as a stage of its own; no agents where no vendor has a key. */
  readonly stage: StagePlan;
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

/** What of the change and of the flags decides who runs. */
export interface Situation {
  /** Undefined where no change is at hand. */
  readonly detection?: Detection | undefined;
  /** `--no-context`. */
  readonly noContext?: boolean;
}

/** Resolves every default. `fallbackName` names a pipeline that has no name of its own. */
export function resolvePlan(
  pipeline: Pipeline,
  fallbackName: string,
  credentials: Credentials,
  implementers: readonly string[] = [],
  situation: Situation = {},
): PlanReading {
  const missing: MissingCredential[] = [];
  const dimensions: DimensionEntry[] = [];
  const stages = pipeline.stages.map(withStandardAgents).flatMap((given): StagePlan[] => {
    const stage = { ...given, agents: activeAgents(given, pipeline, situation, dimensions) };
    // Nobody of it has anything to do with this change.
    if (stage.agents.length === 0) return [];
    const labels = labelsOf(stage.agents);
    return [
      {
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
      },
    ];
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
      dimensions,
      premiseNamed: pipeline.stages.some(
        ({ kind, agents }) => kind === 'panel' && agents.some(({ role }) => role === 'premise'),
      ),
      context: situation.noContext === true ? null : planContext(pipeline, credentials),
    },
  };
}

/** The agents that run on this change; each with a dimension leaves an entry that says whether, and why. */
function activeAgents(
  { agents }: StageSpec,
  pipeline: Pipeline,
  { detection, noContext }: Situation,
  entries: DimensionEntry[],
): AgentSpec[] {
  const raw = noContext === true || !hasContext(pipeline);
  return agents.filter(({ dimension, when }) => {
    if (dimension === undefined) return true;
    const entry: DimensionEntry =
      raw && dimension === NEEDS_MAP
        ? { dimension, state: 'skipped', reason: 'it tests the map, and this run has none (raw mode)' }
        : dimensionEntry({ dimension, when: when ?? 'always' }, detection, pipeline.dimensions);
    entries.push(entry);
    return isOn(entry);
  });
}

/** Binds what would run; two plans with one digest are the same plan. */
export function planDigest(plan: Plan): string {
  return digestOf(JSON.stringify(plan));
}
