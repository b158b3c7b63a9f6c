/** The resolved plan: what will really run, with every default and every model decided before the first call. */
import type { AgentSpec, FailOn, Limits, OnError, Pipeline, StageSpec, Strategy } from '../pipeline/schema.js';
import { type Vendor } from '../settings/environment.js';
import { type CanonicalAdapter } from './identity.js';
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
export declare function resolvePlan(pipeline: Pipeline, fallbackName: string, credentials: Credentials, implementers?: readonly string[]): PlanReading;
/** Binds what would run; two plans with one digest are the same plan. */
export declare function planDigest(plan: Plan): string;
/** Variables to set before an adapter can be called; empty where it can. */
export declare function missingVariables(adapter: CanonicalAdapter, credentials: Credentials): readonly string[];
