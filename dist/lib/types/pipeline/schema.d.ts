/**
 * The pipeline file as zod schemas: the reference's DSL (spec reference-facts, section 1) and our additions
 * (INTERFACE.md "Pipeline file"). Types are inferred from here and the JSON Schema is printed from here.
 */
import { z } from 'zod';
export declare const MAX_PARALLELISM = 32;
export declare const STRATEGIES: readonly ['any', 'all', 'majority', 'weighted'];
export declare const EFFORTS: readonly ['low', 'medium', 'high'];
export declare const STAGE_KINDS: readonly ['review', 'panel', 'critic', 'gate'];
export declare const ADAPTERS: readonly ['anthropic', 'claude', 'openai', 'codex', 'google', 'gemini', 'openrouter', 'openai-compatible', 'ollama', 'vllm', 'command', 'sarif', 'static'];
/** Keys and inputs of the run itself; a fix command is never given them. */
export declare const OWN_VARIABLE: RegExp;
export declare const pipelineSchema: z.ZodObject<{
    version: z.ZodDefault<z.ZodInt>;
    name: z.ZodDefault<z.ZodNullable<z.ZodString>>;
    pass_threshold: z.ZodDefault<z.ZodNumber>;
    block_on_fail: z.ZodDefault<z.ZodBoolean>;
    stages: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        kind: z.ZodDefault<z.ZodEnum<{
            critic: "critic";
            gate: "gate";
            panel: "panel";
            review: "review";
        }>>;
        description: z.ZodDefault<z.ZodNullable<z.ZodString>>;
        parallelism: z.ZodDefault<z.ZodInt>;
        agents: z.ZodArray<z.ZodObject<{
            role: z.ZodString;
            model: z.ZodDefault<z.ZodNullable<z.ZodString>>;
            adapter: z.ZodDefault<z.ZodNullable<z.ZodEnum<{
                anthropic: "anthropic";
                claude: "claude";
                codex: "codex";
                command: "command";
                gemini: "gemini";
                google: "google";
                ollama: "ollama";
                openai: "openai";
                "openai-compatible": "openai-compatible";
                openrouter: "openrouter";
                sarif: "sarif";
                static: "static";
                vllm: "vllm";
            }>>>;
            prompt_template: z.ZodDefault<z.ZodNullable<z.ZodString>>;
            effort: z.ZodDefault<z.ZodEnum<{
                high: "high";
                low: "low";
                medium: "medium";
            }>>;
            command: z.ZodOptional<z.ZodArray<z.ZodString>>;
            sarif: z.ZodOptional<z.ZodString>;
            tools: z.ZodDefault<z.ZodBoolean>;
            blind: z.ZodDefault<z.ZodBoolean>;
            max_input_tokens: z.ZodOptional<z.ZodInt>;
            dimension: z.ZodOptional<z.ZodString>;
            when: z.ZodOptional<z.ZodEnum<{
                always: "always";
                auto: "auto";
            }>>;
        }, z.core.$strict>>;
        aggregator: z.ZodDefault<z.ZodObject<{
            strategy: z.ZodDefault<z.ZodEnum<{
                all: "all";
                any: "any";
                majority: "majority";
                weighted: "weighted";
            }>>;
            weights: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodNumber>>;
            pass_threshold: z.ZodDefault<z.ZodNullable<z.ZodNumber>>;
        }, z.core.$strict>>;
        on_error: z.ZodOptional<z.ZodEnum<{
            abstain: "abstain";
            approve: "approve";
            request_changes: "request_changes";
        }>>;
        fail_on: z.ZodOptional<z.ZodEnum<{
            critical: "critical";
            high: "high";
            low: "low";
            medium: "medium";
        }>>;
        model_selection: z.ZodOptional<z.ZodEnum<{
            different_family_required: "different_family_required";
            different_model_preferred: "different_model_preferred";
            different_model_required: "different_model_required";
            same_model_ok: "same_model_ok";
        }>>;
        candidates: z.ZodOptional<z.ZodArray<z.ZodString>>;
        contested_blocks: z.ZodOptional<z.ZodBoolean>;
        requires_fresh_session: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>>;
    rules: z.ZodDefault<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
        path: z.ZodDefault<z.ZodNullable<z.ZodString>>;
        raise: z.ZodOptional<z.ZodArray<z.ZodString>>;
        guard: z.ZodOptional<z.ZodArray<z.ZodString>>;
        raise_rules: z.ZodOptional<z.ZodArray<z.ZodString>>;
        guard_rules: z.ZodOptional<z.ZodArray<z.ZodString>>;
    }, z.core.$strict>, z.ZodNull]>>;
    on_error: z.ZodDefault<z.ZodEnum<{
        abstain: "abstain";
        approve: "approve";
        request_changes: "request_changes";
    }>>;
    fail_on: z.ZodDefault<z.ZodEnum<{
        critical: "critical";
        high: "high";
        low: "low";
        medium: "medium";
    }>>;
    coverage: z.ZodDefault<z.ZodEnum<{
        report: "report";
        require: "require";
    }>>;
    ignore: z.ZodDefault<z.ZodArray<z.ZodString>>;
    limits: z.ZodDefault<z.ZodObject<{
        max_calls: z.ZodOptional<z.ZodInt>;
        max_input_tokens: z.ZodOptional<z.ZodInt>;
        max_output_tokens: z.ZodOptional<z.ZodInt>;
        max_cost_usd: z.ZodOptional<z.ZodNumber>;
        deadline_seconds: z.ZodOptional<z.ZodNumber>;
        call_timeout_seconds: z.ZodOptional<z.ZodNumber>;
    }, z.core.$strict>>;
    models: z.ZodDefault<z.ZodObject<{
        low: z.ZodOptional<z.ZodArray<z.ZodString>>;
        medium: z.ZodOptional<z.ZodArray<z.ZodString>>;
        high: z.ZodOptional<z.ZodArray<z.ZodString>>;
    }, z.core.$strict>>;
    contour: z.ZodDefault<z.ZodObject<{
        checks_timeout_seconds: z.ZodDefault<z.ZodNumber>;
        grace_seconds: z.ZodDefault<z.ZodNumber>;
        ignore_checks: z.ZodDefault<z.ZodArray<z.ZodString>>;
        allow_no_checks: z.ZodDefault<z.ZodBoolean>;
        fix_env: z.ZodDefault<z.ZodArray<z.ZodString>>;
        fix_protect: z.ZodDefault<z.ZodNullable<z.ZodArray<z.ZodString>>>;
        fix_timeout_seconds: z.ZodDefault<z.ZodNumber>;
    }, z.core.$strict>>;
    context: z.ZodOptional<z.ZodObject<{
        build: z.ZodOptional<z.ZodBoolean>;
        xray: z.ZodOptional<z.ZodString>;
        interconnect: z.ZodOptional<z.ZodString>;
        provenance: z.ZodOptional<z.ZodString>;
        claims: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>>;
    dimensions: z.ZodOptional<z.ZodUnion<readonly [z.ZodLiteral<"all">, z.ZodArray<z.ZodString>]>>;
    cache_warmup: z.ZodDefault<z.ZodBoolean>;
}, z.core.$strict>;
export type Pipeline = z.output<typeof pipelineSchema>;
export type StageSpec = Pipeline['stages'][number];
export type AgentSpec = StageSpec['agents'][number];
export type AdapterName = (typeof ADAPTERS)[number];
export type Effort = (typeof EFFORTS)[number];
export type Strategy = (typeof STRATEGIES)[number];
export type OnError = Pipeline['on_error'];
export type FailOn = Pipeline['fail_on'];
export type Limits = Pipeline['limits'];
/** Keys whose value must be written as a whole number: `2.0` equals 2 in JavaScript but is a mistake here. */
export declare const INTEGER_KEYS: ReadonlySet<string>;
/** The JSON Schema of a pipeline file (draft 2020-12), for editors. */
export declare function pipelineJsonSchema(): object;
