/** What a reviewer can look for (spec quality-gates g). */
/** Always on; the others come on by signals of the change. */
export declare const ALWAYS: readonly ['security', 'architecture', 'logic-integrity', 'codebase-hygiene'];
export declare const DETECTED: readonly ['ui-races', 'react-performance', 'ts-type-safety', 'performance', 'platform', 'distributed-flows', 'circular-deps', 'temporal-resilience', 'data-integrity', 'resource-lifecycle', 'api-contracts', 'testing', 'migrations', 'structural-entropy'];
export type Dimension = (typeof ALWAYS)[number] | (typeof DETECTED)[number];
export declare const DIMENSIONS: readonly Dimension[];
/** It tests the rows of the map, so without one it has nothing to do. */
export declare const NEEDS_MAP: Dimension;
export declare function isDimension(name: string): name is Dimension;
/** Shipped prompt of a dimension. */
export declare function dimensionTemplate(dimension: Dimension): string;
