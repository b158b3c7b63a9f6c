import type { Detection } from './detection.js';
export interface DimensionEntry {
    readonly dimension: string;
    readonly state: 'always' | 'detected' | 'skipped' | 'not available';
    /** About the code for a skip; a fault of the set-up for what is not available. */
    readonly reason: string;
}
export interface DimensionRequest {
    readonly dimension: string;
    readonly when: 'always' | 'auto';
}
/**
 * The entry of one reviewer. `listed` is the pipeline's `dimensions` and overrides detection; `detection` is undefined
 * where no change is at hand, and then a reviewer that waits for one is shown as on.
 */
export declare function dimensionEntry({ dimension, when }: DimensionRequest, detection: Detection | undefined, listed: readonly string[] | 'all' | undefined): DimensionEntry;
export declare function isOn({ state }: DimensionEntry): boolean;
