/** The resolved plan: what will really run, with every default and every model decided before the first call. */
import type { Detection } from '../dimensions/detection.js';
import { type DimensionEntry } from '../dimensions/dimension-plan.js';
import type { AgentSpec, FailOn, Limits, OnError, Pipeline, StageSpec, Strategy } from '../pipeline/schema.js';
import type { Vendor } from '../settings/environment.js';
import type { ContextPaths } from './context-paths.js';
import type { CanonicalAdapter } from './identity.js';
import type { ModelSelection } from './model-selection.js';
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
    readonly fallbacks: readonly {
        readonly adapter: CanonicalAdapter;
        readonly model: string;
    }[];
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
    readonly gate: {
        readonly selection: ModelSelection;
        readonly candidates: readonly string[];
    } | null;
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
export declare function resolvePlan(pipeline: Pipeline, fallbackName: string, credentials: Credentials, implementers?: readonly string[], situation?: Situation): PlanReading;
/** Binds what would run; two plans with one digest are the same plan. */
export declare function planDigest(plan: Plan): string;
