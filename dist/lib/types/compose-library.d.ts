/** The same run as a library: a pipeline from disk, a change from a diff text or a work tree, the caller's models. */
import { type ModelClient } from './agents/model-client.js';
import type { ReviewRecord } from './report/record.js';
/** A change as text, or a range of a work tree; without `head` up to the tree itself. */
export type LibraryChange = {
    readonly diff: string;
    readonly title?: string;
    readonly description?: string;
} | {
    readonly workTree: string;
    readonly base: string;
    readonly head?: string;
};
export interface RunPipelineOptions {
    /** Makes every model call of the run; it decides about keys, retries within a call and recording. */
    readonly modelClient: ModelClient;
    readonly signal?: AbortSignal;
    /** Told of warnings; without it they are only in the record. */
    readonly onWarning?: (warning: string) => void;
    /** For gates: the model that wrote the change, its transcript, the specification and the test output, as texts. */
    readonly implementerModel?: string;
    readonly implementerTranscript?: string;
    readonly spec?: string;
    readonly testOutput?: string;
}
/** Reviews `change` under the pipeline file at `pipelinePath`. @throws ReviewError where the run could not start. */
export declare function runPipeline(packageRoot: string, pipelinePath: string, change: LibraryChange, options: RunPipelineOptions): Promise<ReviewRecord>;
