/**
 * What a schema can't say: names that must be unique, weights that must belong to somebody, adapters that
 * need their field, templates that must exist. Works on the raw value, so that these show up together with
 * type errors elsewhere in the file.
 */
import { isJsonObject, objectsOf } from '../kernel/json.ts';
import { contextProblems, dimensionProblems } from './context-checks.ts';
import type { NamedFiles } from './parse.ts';
import { positionOfKey, positionOfValue, type ValuePath } from './position-map.ts';
import type { PipelineProblem } from './problem.ts';
import { suggestion } from './problems.ts';
import { LENS_TEMPLATES } from './template-names.ts';
import type { YamlDocument } from './yaml-document.ts';

export interface CheckResult {
  problems: PipelineProblem[];
  warnings: PipelineProblem[];
}

export function checkPipeline(document: YamlDocument, value: unknown, exists: NamedFiles): CheckResult {
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
  const rules = isJsonObject(value['rules']) ? value['rules']['path'] : value['rules'];
  if (typeof rules === 'string' && !exists.rules(rules)) {
    result.problems.push(
      at(isJsonObject(value['rules']) ? ['rules', 'path'] : ['rules'], `rules file not found: ${rules}`),
    );
  }
  const stages = Array.isArray(value['stages']) ? value['stages'] : [];
  result.problems.push(...contextProblems(value, at), ...dimensionProblems(value, at));
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
    result.problems.push(...gateProblems(stage, path, at));
    result.problems.push(...panelProblems(stage, path, at, stages.slice(0, index)));
    const agents = Array.isArray(stage['agents']) ? stage['agents'] : [];
    agents.forEach((agent: unknown, position) => {
      if (isJsonObject(agent))
        result.problems.push(...agentProblems(agent, [...path, 'agents', position], at, exists.template));
    });
  });
  return result;
}

const GATE_KEYS = ['model_selection', 'candidates', 'requires_fresh_session'];

/** A gate's contract is fixed: what would loosen it, or has no place in it, is an error. */
function gateProblems(
  stage: Record<string, unknown>,
  path: ValuePath,
  at: (path: ValuePath, message: string) => PipelineProblem,
): PipelineProblem[] {
  if (stage['kind'] !== 'gate') {
    return GATE_KEYS.filter((key) => stage[key] !== undefined).map((key) =>
      at([...path, key], `"${key}" belongs to a stage of kind "gate"`),
    );
  }
  const problems: PipelineProblem[] = [];
  const agents = Array.isArray(stage['agents']) ? stage['agents'] : [];
  if (agents.length > 1) problems.push(at([...path, 'agents', 1], 'a gate has exactly one agent'));
  if (stage['requires_fresh_session'] === false) {
    problems.push(
      at(
        [...path, 'requires_fresh_session'],
        'FreshContextViolation: a gate always has a fresh session; remove this key',
      ),
    );
  }
  const aggregator = stage['aggregator'];
  if (
    isJsonObject(aggregator) &&
    aggregator['strategy'] !== undefined &&
    aggregator['strategy'] !== 'all' &&
    aggregator['strategy'] !== 'majority'
  ) {
    problems.push(
      at([...path, 'aggregator', 'strategy'], 'a gate always counts as "all"; remove the aggregator'),
    );
  }
  const [agent] = agents;
  if (!isJsonObject(agent)) return problems;
  if (agent['command'] !== undefined && stage['candidates'] !== undefined)
    problems.push(at([...path, 'candidates'], 'a command calls its own model; candidates have no effect'));
  for (const key of ['prompt_template', 'tools', 'blind', 'sarif']) {
    if (agent[key] !== undefined && agent[key] !== null && agent[key] !== false) {
      problems.push(
        at(
          [...path, 'agents', 0, key],
          `"${key}" has no place in a gate, which sees specification, diff and test output only`,
        ),
      );
    }
  }
  if (agent['adapter'] === 'static' || agent['adapter'] === 'sarif')
    problems.push(
      at([...path, 'agents', 0, 'adapter'], 'a gate needs an agent that judges: a model or a command'),
    );
  return problems;
}

/** A panel attacks what was found before it, by lenses that code knows; a critic looks at what was left out. */
function panelProblems(
  stage: Record<string, unknown>,
  path: ValuePath,
  at: (path: ValuePath, message: string) => PipelineProblem,
  before: readonly unknown[],
): PipelineProblem[] {
  const kind = stage['kind'];
  const problems: PipelineProblem[] = [];
  if (kind !== 'panel' && stage['contested_blocks'] !== undefined)
    problems.push(at([...path, 'contested_blocks'], '"contested_blocks" belongs to a stage of kind "panel"'));
  if (kind !== 'panel' && kind !== 'critic') return problems;
  const kindOf = (earlier: unknown): unknown =>
    isJsonObject(earlier) ? (earlier['kind'] ?? 'review') : undefined;
  if (!before.some((earlier) => kindOf(earlier) === 'review'))
    problems.push(at([...path, 'kind'], `a ${kind} needs a stage of kind "review" before it`));
  if (before.some((earlier) => kindOf(earlier) === kind))
    problems.push(at([...path, 'kind'], `a pipeline has one ${kind} at the most`));
  if (stage['on_error'] !== undefined)
    problems.push(at([...path, 'on_error'], `"on_error" has no place in a ${kind}: its vote is code's`));
  const aggregator = stage['aggregator'];
  if (isJsonObject(aggregator) && ![undefined, 'majority'].includes(aggregator['strategy'] as undefined))
    problems.push(at([...path, 'aggregator'], `"aggregator" has no place in a ${kind}: its vote is code's`));
  const agents = Array.isArray(stage['agents']) ? stage['agents'] : [];
  if (kind === 'critic' && agents.length > 1)
    problems.push(at([...path, 'agents', 1], 'a critic has exactly one agent'));
  const seen = new Set<unknown>();
  agents.forEach((agent: unknown, position) => {
    if (!isJsonObject(agent)) return;
    const place = [...path, 'agents', position];
    if (kind === 'panel') problems.push(...lensProblems(agent, place, at, seen));
    for (const key of ['tools', 'blind', 'sarif', 'max_input_tokens'])
      if (agent[key] !== undefined && agent[key] !== false)
        problems.push(at([...place, key], `"${key}" has no effect in a ${kind}`));
    if (agent['adapter'] === 'static' || agent['adapter'] === 'sarif')
      problems.push(at([...place, 'adapter'], `a ${kind} needs an agent that judges: a model or a command`));
  });
  return problems;
}

function lensProblems(
  agent: Record<string, unknown>,
  place: ValuePath,
  at: (path: ValuePath, message: string) => PipelineProblem,
  seen: Set<unknown>,
): PipelineProblem[] {
  const { role } = agent;
  if (typeof role !== 'string') return [];
  const known = Object.keys(LENS_TEMPLATES);
  if (!known.includes(role))
    return [
      at(
        [...place, 'role'],
        `a panel's agents are its lenses: ${known.join(', ')}${suggestion(role, known)}`,
      ),
    ];
  if (seen.has(role)) return [at([...place, 'role'], `the lens "${role}" is named twice`)];
  seen.add(role);
  return [];
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
  const agents = objectsOf(stage['agents']);
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
