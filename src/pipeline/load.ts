/** A located pipeline file → the pipeline and every template it names, or one error with every problem. */
import { ReviewError } from '../kernel/errors.ts';
import { parsePipeline } from './parse.ts';
import { formatProblems, type PipelineProblem } from './problems.ts';
import type { Pipeline } from './schema.ts';
import type { FileReader, LocatedPipeline } from './source.ts';
import { templateNames } from './template-names.ts';

export interface LoadedPipeline {
  readonly pipeline: Pipeline;
  /** Text of each named prompt template. */
  readonly templates: ReadonlyMap<string, string>;
  readonly warnings: readonly PipelineProblem[];
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

/** @throws PipelineInvalid with every problem at once. */
export async function loadPipeline(located: LocatedPipeline, shipped: FileReader): Promise<LoadedPipeline> {
  const templates = new Map<string, string>();
  for (const name of templateNames(located.text)) {
    const text = isPlainName(name) ? ((await located.beside(name)) ?? (await shipped(name))) : undefined;
    if (text !== undefined) templates.set(name, text);
  }
  const { pipeline, problems, warnings } = parsePipeline(located.text, (name) => templates.has(name));
  if (pipeline === undefined) throw new PipelineInvalid(located.path, problems, warnings);
  return { pipeline, templates, warnings };
}

/** A template lies beside the pipeline file or below it, never above. */
function isPlainName(name: string): boolean {
  return name !== '' && !name.startsWith('/') && !/[\0\\]/.test(name) && !name.split('/').includes('..');
}
