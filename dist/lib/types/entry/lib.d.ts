import { type LibraryChange, type RunPipelineOptions } from '../compose-library.js';
import type { Pipeline } from '../pipeline/schema.js';
import type { ReviewRecord } from '../report/record.js';
export { EvalGateConfigError, FreshContextViolation } from '../agents/gate-errors.js';
export type { ReviewInputs } from '../agents/gate-prompt.js';
export { blocksMerge, type GateState, parseStructuredVerdict, type ReviewVerdict, } from '../agents/gate-verdict.js';
export type { ModelCall, ModelReply, PromptPart, TokenUsage } from '../agents/model-client.js';
export { type ModelClient, ModelFailure } from '../agents/model-client.js';
export { ModelSelection } from '../agents/model-selection.js';
export { type GateRunOptions, type ImplementerContext, type ReviewerRequest, ReviewGate, type ReviewGateOptions, } from '../agents/review-gate.js';
export type { LibraryChange, RunPipelineOptions } from '../compose-library.js';
export { ReviewError } from '../kernel/errors.js';
export { PipelineInvalid, type PipelineProblem } from '../pipeline/problem.js';
export type { Pipeline } from '../pipeline/schema.js';
export type { ReviewRecord } from '../report/record.js';
/** Reads and checks a pipeline file. @throws PipelineInvalid with every problem at once. */
export declare function loadPipeline(path: string): Promise<Pipeline>;
/** Runs the pipeline file over a change with the caller's model client. @throws ReviewError where it could not start. */
export declare function runPipeline(pipelinePath: string, change: LibraryChange, options: RunPipelineOptions): Promise<ReviewRecord>;
/** Whether a merge must wait: changes requested under `block_on_fail`, or a review that did not happen. */
export declare function shouldBlockMerge(record: ReviewRecord): boolean;
