/** A problem of a pipeline file, and the error that carries all of them. Light: no schema and no YAML reader. */
import { ReviewError } from '../kernel/errors.ts';

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
export function formatProblem(file: string, problem: PipelineProblem): string {
  const place = problem.path === '' ? '' : `${problem.path}: `;
  return `${file}:${problem.line}:${problem.column}: ${place}${problem.message}`;
}

/** Sorted by place, one line each. */
export function formatProblems(file: string, problems: readonly PipelineProblem[]): string {
  const sorted = [...problems].sort((left, right) => left.line - right.line || left.column - right.column);
  return [...new Set(sorted.map((problem) => formatProblem(file, problem)))].join('\n');
}

/** Carries the problems, so that a workflow can annotate each on its line. */
export class PipelineInvalid extends ReviewError {
  readonly path: string;
  readonly problems: readonly PipelineProblem[];
  readonly warnings: readonly PipelineProblem[];

  constructor(path: string, problems: readonly PipelineProblem[], warnings: readonly PipelineProblem[]) {
    super('pipeline-invalid', formatProblems(path, problems));
    this.path = path;
    this.problems = problems;
    this.warnings = warnings;
  }
}
