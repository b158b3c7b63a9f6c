/** What a schema can't say of context and dimensions: keys that exclude each other, names that nobody has. */
import { isJsonObject } from '../kernel/json.ts';
import { DIMENSIONS, isDimension } from './dimension.ts';
import type { ValuePath } from './position-map.ts';
import type { PipelineProblem } from './problem.ts';
import { suggestion } from './problems.ts';

type At = (path: ValuePath, message: string) => PipelineProblem;

const PATHS = ['xray', 'interconnect', 'provenance', 'claims'];

/** Context is built here or read from files, not both. */
export function contextProblems({ context }: Record<string, unknown>, at: At): PipelineProblem[] {
  if (!isJsonObject(context)) return [];
  const named = PATHS.filter((key) => context[key] !== undefined);
  if (context['build'] === true && named.length > 0)
    return named.map((key) =>
      at(
        ['context', key],
        `context is built in this run (build: true), so "${key}" has no effect; remove one`,
      ),
    );
  if (Object.keys(context).length === 0)
    return [at(['context'], `context needs build: true, or a path (${PATHS.join(', ')})`)];
  return [];
}

/** A dimension belongs to a reviewer, `auto` to a dimension that signals are known for. */
export function dimensionProblems(value: Record<string, unknown>, at: At): PipelineProblem[] {
  const problems: PipelineProblem[] = [];
  const carried = new Set<string>();
  const stages = Array.isArray(value['stages']) ? value['stages'] : [];
  stages.forEach((stage: unknown, index) => {
    if (!isJsonObject(stage) || !Array.isArray(stage['agents'])) return;
    const kind = stage['kind'] ?? 'review';
    stage['agents'].forEach((agent: unknown, position) => {
      if (!isJsonObject(agent)) return;
      const { dimension, when } = agent;
      const path = ['stages', index, 'agents', position];
      if (kind !== 'review') {
        for (const key of ['dimension', 'when'])
          if (agent[key] !== undefined)
            problems.push(at([...path, key], `"${key}" belongs to a reviewer, in a stage of kind "review"`));
        return;
      }
      if (when !== undefined && dimension === undefined)
        problems.push(at([...path, 'when'], '"when" needs a "dimension" to decide by'));
      if (typeof dimension !== 'string') return;
      carried.add(dimension);
      if (when === 'auto' && !isDimension(dimension))
        problems.push(
          at(
            [...path, 'dimension'],
            `no signals are known for "${dimension}", so it can't be auto; known are ${DIMENSIONS.join(', ')}${suggestion(dimension, DIMENSIONS)}`,
          ),
        );
    });
  });
  const { dimensions } = value;
  if (Array.isArray(dimensions))
    dimensions.forEach((name: unknown, index) => {
      if (typeof name === 'string' && !carried.has(name))
        problems.push(
          at(
            ['dimensions', index],
            `no reviewer has the dimension "${name}"${suggestion(name, [...carried])}`,
          ),
        );
    });
  if (dimensions !== undefined && carried.size === 0 && !Array.isArray(dimensions))
    problems.push(at(['dimensions'], 'no reviewer has a dimension, so this has no effect'));
  return problems;
}
