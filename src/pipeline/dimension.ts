/** What a reviewer can look for (spec quality-gates g). */

/** Always on; the others come on by signals of the change. */
export const ALWAYS = ['security', 'architecture', 'logic-integrity', 'codebase-hygiene'] as const;
export const DETECTED = [
  'ui-races',
  'react-performance',
  'ts-type-safety',
  'performance',
  'platform',
  'distributed-flows',
  'circular-deps',
  'temporal-resilience',
  'data-integrity',
  'resource-lifecycle',
  'api-contracts',
  'testing',
  'migrations',
  'structural-entropy',
] as const;

export type Dimension = (typeof ALWAYS)[number] | (typeof DETECTED)[number];

export const DIMENSIONS: readonly Dimension[] = [...ALWAYS, ...DETECTED];

/** It tests the rows of the map, so without one it has nothing to do. */
export const NEEDS_MAP: Dimension = 'logic-integrity';

export function isDimension(name: string): name is Dimension {
  return (DIMENSIONS as readonly string[]).includes(name);
}

/** Shipped prompt of a dimension. */
export function dimensionTemplate(dimension: Dimension): string {
  return `dimensions/${dimension}.md`;
}
