/** Which other files a raw pipeline value names, before it is known to be valid. */

import { isJsonObject } from '../kernel/json.ts';
import { dimensionTemplate, isDimension } from './dimension.ts';
import { readYaml } from './yaml-document.ts';

/** The rules file that a raw pipeline value names; undefined where it names none. */
export function rulesPathOf(text: string): string | undefined {
  const reading = readYaml(text);
  const rules =
    reading.ok && isJsonObject(reading.document.value) ? reading.document.value['rules'] : undefined;
  const path = isJsonObject(rules) ? rules['path'] : rules;
  return typeof path === 'string' && path !== '' ? path : undefined;
}

/** The distinct names, in file order; none for text that is not a pipeline. */
export function templateNames(text: string): string[] {
  const reading = readYaml(text);
  if (!reading.ok || !isJsonObject(reading.document.value)) return [];
  const stages = reading.document.value['stages'];
  const agents = (Array.isArray(stages) ? stages : []).flatMap((stage) =>
    isJsonObject(stage) && Array.isArray(stage['agents']) ? stage['agents'] : [],
  );
  const names = agents.flatMap((agent) =>
    isJsonObject(agent) ? [agent['prompt_template'] ?? templateOf(agent['dimension'])] : [],
  );
  return [...new Set(names.filter((name): name is string => typeof name === 'string'))];
}

function templateOf(dimension: unknown): string | undefined {
  return typeof dimension === 'string' && isDimension(dimension) ? dimensionTemplate(dimension) : undefined;
}

/** Lenses of a panel by role, each with its shipped prompt. */
export const LENS_TEMPLATES = {
  premise: 'lens_premise.md',
  reachability: 'lens_reachability.md',
  false_positive: 'lens_false_positive.md',
  severity: 'lens_severity.md',
} as const;
export const CRITIC_TEMPLATE = 'critic.md';
/** Whoever makes a run's context, by role. */
export const CONTEXT_TEMPLATES = {
  mapper: 'context_mapper.md',
  auditor: 'context_auditor.md',
  join: 'context_join.md',
} as const;

/** Shipped prompts that stages of the file use without naming them. */
export function standardTemplates(text: string): string[] {
  const reading = readYaml(text);
  const stages = reading.ok && isJsonObject(reading.document.value) ? reading.document.value['stages'] : [];
  const kinds = (Array.isArray(stages) ? stages : []).map((stage) =>
    isJsonObject(stage) ? stage['kind'] : '',
  );
  const context =
    reading.ok && isJsonObject(reading.document.value) ? reading.document.value['context'] : undefined;
  return [
    ...(kinds.includes('panel') ? Object.values(LENS_TEMPLATES) : []),
    ...(kinds.includes('critic') ? [CRITIC_TEMPLATE] : []),
    ...(isJsonObject(context) && context['build'] === true ? Object.values(CONTEXT_TEMPLATES) : []),
  ];
}
