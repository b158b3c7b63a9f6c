/** A problem of a pipeline file, and the error that carries all of them. Light: no schema and no YAML reader. */
import { ReviewError } from '../kernel/errors.js';
/** A place in a file; both count from 1. */
export interface Position {
    line: number;
    column: number;
}
export interface PipelineProblem extends Position {
    /** Dotted path, empty for the whole file. */
    path: string;
    message: string;
}
/** `<path>:<line>:<column>: <dotted.path>: <message>` */
export declare function formatProblem(file: string, problem: PipelineProblem): string;
/** Sorted by place, one line each. */
export declare function formatProblems(file: string, problems: readonly PipelineProblem[]): string;
/** Carries the problems, so that a workflow can annotate each on its line. */
export declare class PipelineInvalid extends ReviewError {
    readonly path: string;
    readonly problems: readonly PipelineProblem[];
    readonly warnings: readonly PipelineProblem[];
    constructor(path: string, problems: readonly PipelineProblem[], warnings: readonly PipelineProblem[]);
}
