/** The port to a model: one call in, one reply or one failure out. Adapters live in edges/models. */
export interface ModelCall {
    /** Which adapter carries the call; canonical name, no alias. */
    readonly adapter: ModelAdapter;
    /** As the adapter's vendor names it. */
    readonly model: string;
    readonly system: string;
    /** The user turn, in parts: shared bytes first, so that providers' prompt caches serve all agents. */
    readonly parts: readonly PromptPart[];
    /** JSON Schema of the wanted reply, for vendors that take one. */
    readonly schema: object | undefined;
    readonly maxOutputTokens: number;
    /** For the command adapter: program and arguments. */
    readonly command: readonly string[] | undefined;
    /** Milliseconds for this one call. */
    readonly timeout: number;
    readonly signal: AbortSignal;
    /** Read-only tools of this call; undefined for none. */
    readonly tools: ToolBox | undefined;
    /** Called when the vendor starts to answer; asks for a streamed reply. */
    readonly onFirstToken: (() => void) | undefined;
}
export interface ToolBox {
    readonly definitions: readonly ToolDefinition[];
    /** Never throws: a refused or failed call is a text that says so. */
    run(name: string, input: unknown): Promise<string>;
    /** False once the reading budget, or the run's, has no room for a prompt of so many tokens; no tools are offered then. */
    mayContinue(promptTokens: number): boolean;
}
export interface ToolDefinition {
    readonly name: string;
    readonly description: string;
    readonly inputSchema: object;
}
export interface PromptPart {
    readonly text: string;
    /** True for bytes that other agents of the run send too. */
    readonly shared: boolean;
}
export type ModelAdapter = 'anthropic' | 'openai' | 'google' | 'openrouter' | 'openai-compatible' | 'command';
export interface TokenUsage {
    readonly inputTokens: number;
    readonly outputTokens: number;
    /** Part of `inputTokens` that came out of, or went into, the vendor's prompt cache. */
    readonly cacheReadTokens: number;
    readonly cacheWriteTokens: number;
}
export declare const NO_USAGE: TokenUsage;
export interface ModelReply {
    readonly text: string;
    /** `stop` is the only normal end; any other makes the reply unusable (AC-011). */
    readonly finish: 'stop' | 'length' | 'filtered' | 'other';
    /** The model that the vendor says answered. */
    readonly modelReported: string | undefined;
    /** Undefined where the adapter can't know. */
    readonly usage: TokenUsage | undefined;
}
export type FailureKind = 'timeout' | 'cancelled' | 'network' | 'rate-limited' | 'overloaded' | 'server-error' | 'quota-spent' | 'key-refused' | 'model-unknown' | 'request-refused' | 'bad-response' | 'command-failed';
/** A call that brought no reply. Its message is ours: it never quotes what the vendor sent. */
export declare class ModelFailure extends Error {
    readonly kind: FailureKind;
    /** Milliseconds that the vendor asked us to wait. */
    readonly retryAfter: number | undefined;
    readonly status: number | undefined;
    constructor(kind: FailureKind, message: string, details?: {
        retryAfter?: number;
        status?: number;
        cause?: unknown;
    });
}
export interface ModelClient {
    /** @throws ModelFailure and nothing else. */
    call(call: ModelCall): Promise<ModelReply>;
}
