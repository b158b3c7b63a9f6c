/** The library surface: the gate, the pipeline, and the verdict's word, for orchestrators that need no action. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LibraryChange, type RunPipelineOptions, runPipeline as run } from '../compose-library.ts';
import { readTextFile } from '../edges/files.ts';
import type { Pipeline } from '../pipeline/schema.ts';
import type { ReviewRecord } from '../report/record.ts';

export { EvalGateConfigError, FreshContextViolation } from '../agents/gate-errors.ts';
export type { ReviewInputs } from '../agents/gate-prompt.ts';
export {
  blocksMerge,
  type GateState,
  parseStructuredVerdict,
  type ReviewVerdict,
} from '../agents/gate-verdict.ts';
export type { ModelCall, ModelReply, PromptPart, TokenUsage } from '../agents/model-client.ts';
export { type ModelClient, ModelFailure } from '../agents/model-client.ts';
export { ModelSelection } from '../agents/model-selection.ts';
export {
  type GateRunOptions,
  type ImplementerContext,
  type ReviewerRequest,
  ReviewGate,
  type ReviewGateOptions,
} from '../agents/review-gate.ts';
export type { LibraryChange, RunPipelineOptions } from '../compose-library.ts';
export { ReviewError } from '../kernel/errors.ts';
export { PipelineInvalid, type PipelineProblem } from '../pipeline/problem.ts';
export type { Pipeline } from '../pipeline/schema.ts';
export type { ReviewRecord } from '../report/record.ts';

/** Root of the installed package, for the shipped templates. */
function packageRoot(): string {
  return join(dirname(fileURLToPath(import.meta.url)), '..', '..');
}

/** Reads and checks a pipeline file. @throws PipelineInvalid with every problem at once. */
export async function loadPipeline(path: string): Promise<Pipeline> {
  const [{ loadPipeline: load }, { PipelineInvalid }] = await Promise.all([
    import('../pipeline/load.ts'),
    import('../pipeline/problem.ts'),
  ]);
  const text = await readTextFile(path);
  if (text === undefined)
    throw new PipelineInvalid(path, [{ line: 1, column: 1, path: '', message: 'file not found' }], []);
  const beside = (name: string): Promise<string | undefined> => readTextFile(join(dirname(path), name));
  const shipped = (name: string): Promise<string | undefined> =>
    readTextFile(join(packageRoot(), 'templates', 'review', name));
  return (await load({ text, path, origin: 'file', beside, notice: undefined }, shipped)).pipeline;
}

/** Runs the pipeline file over a change with the caller's model client. @throws ReviewError where it could not start. */
export function runPipeline(
  pipelinePath: string,
  change: LibraryChange,
  options: RunPipelineOptions,
): Promise<ReviewRecord> {
  return run(packageRoot(), pipelinePath, change, options);
}

/** Whether a merge must wait: changes requested under `block_on_fail`, or a review that did not happen. */
export function shouldBlockMerge(record: ReviewRecord): boolean {
  return record.blocksMerge !== false;
}
