/** A located pipeline file → the pipeline and every file it names, or one error with every problem. */
import { parsePipeline } from './parse.ts';
import { PipelineInvalid, type PipelineProblem } from './problem.ts';
import type { Pipeline } from './schema.ts';
import type { FileReader, LocatedPipeline } from './source.ts';
import { rulesPathOf, standardTemplates, templateNames } from './template-names.ts';

export interface LoadedPipeline {
  readonly pipeline: Pipeline;
  /** Text of each named prompt template. */
  readonly templates: ReadonlyMap<string, string>;
  /** Text of the named rules file; undefined where none is named. */
  readonly rulesText: string | undefined;
  readonly warnings: readonly PipelineProblem[];
}

/** @throws PipelineInvalid with every problem at once. */
export async function loadPipeline(located: LocatedPipeline, shipped: FileReader): Promise<LoadedPipeline> {
  const templates = new Map<string, string>();
  for (const name of [...templateNames(located.text), ...standardTemplates(located.text)]) {
    const text = isPlainName(name) ? ((await located.beside(name)) ?? (await shipped(name))) : undefined;
    if (text !== undefined) templates.set(name, text);
  }
  const rulesPath = rulesPathOf(located.text);
  const rulesText = rulesPath === undefined ? undefined : await located.beside(rulesPath);
  const { pipeline, problems, warnings } = parsePipeline(located.text, {
    template: (name) => templates.has(name),
    rules: () => rulesText !== undefined,
  });
  if (pipeline === undefined) throw new PipelineInvalid(located.path, problems, warnings);
  return { pipeline, templates, rulesText, warnings };
}

/** A template lies beside the pipeline file or below it, never above. */
function isPlainName(name: string): boolean {
  return name !== '' && !name.startsWith('/') && !/[\0\\]/.test(name) && !name.split('/').includes('..');
}
