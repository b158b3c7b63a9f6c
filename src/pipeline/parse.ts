/** Pipeline text → pipeline, or every problem at once. Pure: templates are checked through a function. */

import { checkPipeline } from './checks.ts';
import { knownKeysAt } from './known-keys.ts';
import type { PipelineProblem } from './problem.ts';
import { problemsOfIssues } from './problems.ts';
import { INTEGER_KEYS, type Pipeline, pipelineSchema } from './schema.ts';
import { dialectWarnings } from './yaml-dialect.ts';
import { positionAt, readYaml, type YamlDocument, type YamlNode } from './yaml-document.ts';

export interface PipelineReading {
  /** Present when there is no problem. */
  pipeline: Pipeline | undefined;
  problems: PipelineProblem[];
  warnings: PipelineProblem[];
}

/** Answers for the files that a pipeline names. */
export interface NamedFiles {
  readonly template: (name: string) => boolean;
  readonly rules: (path: string) => boolean;
}

/** Reads a pipeline file's text. */
export function parsePipeline(text: string, exists: NamedFiles): PipelineReading {
  if (/^(?:\s|#[^\n]*)*$/.test(text.replace(/^\ufeff/, '')))
    return failure({ line: 1, column: 1, path: '', message: 'pipeline file is empty' });
  const reading = readYaml(text.replace(/^\ufeff/, ''));
  if (!reading.ok) return failure({ ...reading.position, path: '', message: reading.message });
  const { document } = reading;
  if (document.root.kind !== 'mapping') {
    const kind = document.root.kind === 'sequence' ? 'a list' : 'a single value';
    return failure({
      line: 1,
      column: 1,
      path: '',
      message: `top-level YAML must be a mapping, got ${kind}`,
    });
  }
  const parsed = pipelineSchema.safeParse(document.value);
  const problems = [
    ...document.duplicates.map(({ key, path, position }) => ({
      ...position,
      path: [...path, key].join('.'),
      message: 'key appears twice; remove one of them',
    })),
    ...decimalIntegers(document),
    ...(parsed.success ? [] : problemsOfIssues(document, parsed.error.issues, knownKeysAt)),
  ];
  const warnings: PipelineProblem[] = dialectWarnings(document).map(({ position, path, message }) => ({
    ...position,
    path,
    message,
  }));
  const checked = checkPipeline(document, parsed.success ? parsed.data : document.value, exists);
  problems.push(...checked.problems);
  warnings.push(...checked.warnings);
  return { pipeline: parsed.success && problems.length === 0 ? parsed.data : undefined, problems, warnings };
}

function failure(problem: PipelineProblem): PipelineReading {
  return { pipeline: undefined, problems: [problem], warnings: [] };
}

/** `parallelism: 2.0` is a number to JavaScript; the file said a decimal. */
function decimalIntegers(document: YamlDocument): PipelineProblem[] {
  const problems: PipelineProblem[] = [];
  const visit = (node: YamlNode, path: readonly string[]): void => {
    node.items.forEach((item, index) => {
      visit(item, [...path, String(index)]);
    });
    for (const { key, value } of node.entries) {
      if (
        INTEGER_KEYS.has(key) &&
        path.at(-1) !== 'weights' &&
        value.plain !== undefined &&
        /^[-+]?[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?$/.test(value.plain) &&
        Number.isInteger(Number(value.plain))
      ) {
        const message = `must be a whole number, but is \`${value.plain}\``;
        problems.push({ ...positionAt(document.text, value.start), path: [...path, key].join('.'), message });
      }
      visit(value, [...path, key]);
    }
  };
  visit(document.root, []);
  return problems;
}
