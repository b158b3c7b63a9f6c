import type { PromptPart } from './model-client.js';
/** All that a gate's reviewer sees of a change. */
export interface ReviewInputs {
    readonly spec: string;
    readonly diff: string;
    readonly testOutput: string;
}
export declare function buildGatePrompt(inputs: ReviewInputs): PromptPart[];
