/**
 * What a schema can't say: names that must be unique, weights that must belong to somebody, adapters that
 * need their field, templates that must exist. Works on the raw value, so that these show up together with
 * type errors elsewhere in the file.
 */
import { isJsonObject } from '../kernel/json.ts';
import { positionOfKey, positionOfValue, type ValuePath } from './position-map.ts';
import type { PipelineProblem } from './problem.ts';
import { suggestion } from './problems.ts';
import type { YamlDocument } from './yaml-document.ts';

export interface CheckResult {
  problems: PipelineProblem[];
  warnings: PipelineProblem[];
}

export function checkPipeline(
  document: YamlDocument,
  value: unknown,
  templateExists: (name: string) => boolean,
): CheckResult {
  const result: CheckResult = { problems: [], warnings: [] };
  const at = (path: ValuePath, message: string): PipelineProblem => ({
    ...positionOfValue(document, path),
    path: path.join('.'),
    message,
  });
  if (!isJsonObject(value)) return result;
  if (typeof value['version'] === 'number' && Number.isInteger(value['version']) && value['version'] !== 1) {
    result.warnings.push(
      at(['version'], `version ${value['version']} is read as version 1, the only one there is`),
    );
  }
  const stages = Array.isArray(value['stages']) ? value['stages'] : [];
  const firstWithName = new Map<string, number>();
  stages.forEach((stage: unknown, index) => {
    if (!isJsonObject(stage)) return;
    const path = ['stages', index];
    const name = stage['name'];
    if (typeof name === 'string') {
      const first = firstWithName.get(name);
      if (first === undefined) firstWithName.set(name, index);
      else
        result.problems.push(
          at(
            [...path, 'name'],
            `stage name "${name}" is used twice (also stages.${first}); names must differ`,
          ),
        );
    }
    checkWeights(document, stage, path, result);
    const agents = Array.isArray(stage['agents']) ? stage['agents'] : [];
    agents.forEach((agent: unknown, position) => {
      if (isJsonObject(agent))
        result.problems.push(...agentProblems(agent, [...path, 'agents', position], at, templateExists));
    });
  });
  return result;
}

function checkWeights(
  document: YamlDocument,
  stage: Record<string, unknown>,
  path: ValuePath,
  result: CheckResult,
): void {
  const aggregator = stage['aggregator'];
  if (!isJsonObject(aggregator) || !isJsonObject(aggregator['weights'])) return;
  const weightsPath = [...path, 'aggregator', 'weights'];
  const names = Object.keys(aggregator['weights']);
  const agents = Array.isArray(stage['agents']) ? stage['agents'].filter(isJsonObject) : [];
  const known = agents
    .flatMap((agent) => [agent['role'], agent['model']])
    .filter((name) => typeof name === 'string');
  for (const name of names) {
    if (known.includes(name)) continue;
    result.problems.push({
      ...positionOfKey(document, weightsPath, name),
      path: [...weightsPath, name].join('.'),
      message: `no agent of this stage has the role or model "${name}"${suggestion(name, known)}`,
    });
  }
  if (names.length > 0 && aggregator['strategy'] !== 'weighted') {
    result.warnings.push({
      ...positionOfValue(document, weightsPath),
      path: weightsPath.join('.'),
      message: 'weights have no effect unless the strategy is "weighted"',
    });
  }
}

function agentProblems(
  agent: Record<string, unknown>,
  path: ValuePath,
  at: (path: ValuePath, message: string) => PipelineProblem,
  templateExists: (name: string) => boolean,
): PipelineProblem[] {
  const problems: PipelineProblem[] = [];
  const adapter =
    agent['adapter'] ??
    (agent['command'] !== undefined ? 'command' : agent['sarif'] !== undefined ? 'sarif' : null);
  for (const own of ['command', 'sarif'] as const) {
    if (adapter === own && agent[own] === undefined) {
      problems.push(at([...path, 'adapter'], `adapter "${own}" needs the key "${own}" in this agent`));
    }
    if (adapter !== own && agent[own] !== undefined) {
      problems.push(
        at(
          [...path, own],
          `"${own}" belongs to adapter "${own}", but the adapter here is "${typeof adapter === 'string' ? adapter : 'none'}"`,
        ),
      );
    }
  }
  const promptless = adapter === 'static' || adapter === 'sarif';
  const idle = promptless ? ['tools', 'blind', 'max_input_tokens'] : adapter === 'command' ? ['tools'] : [];
  for (const key of idle) {
    if (agent[key] !== undefined && agent[key] !== false) {
      problems.push(at([...path, key], `"${key}" has no effect with this adapter; remove it`));
    }
  }
  const template = agent['prompt_template'];
  if (typeof template === 'string') {
    if (adapter === 'static' || adapter === 'sarif') {
      problems.push(
        at(
          [...path, 'prompt_template'],
          `adapter "${adapter}" sends no prompt, so a template has no effect; remove it`,
        ),
      );
    } else if (!templateExists(template)) {
      problems.push(
        at(
          [...path, 'prompt_template'],
          `prompt template "${template}" is neither beside the pipeline file nor among the shipped ones`,
        ),
      );
    }
  }
  return problems;
}
