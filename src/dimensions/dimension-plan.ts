/** Which reviewers a change gets, and why each of the others does not run (spec quality-gates e, g). */
import { isDimension } from '../pipeline/dimension.ts';
import type { Detection } from './detection.ts';

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
export function dimensionEntry(
  { dimension, when }: DimensionRequest,
  detection: Detection | undefined,
  listed: readonly string[] | 'all' | undefined,
): DimensionEntry {
  if (when === 'always') return { dimension, state: 'always', reason: 'always on' };
  if (listed === 'all') return { dimension, state: 'always', reason: 'dimensions: all' };
  if (listed !== undefined)
    return listed.includes(dimension)
      ? { dimension, state: 'always', reason: 'named in dimensions' }
      : { dimension, state: 'skipped', reason: 'not named in dimensions' };
  if (detection === undefined) return { dimension, state: 'detected', reason: 'decided by the change' };
  const signal = isDimension(dimension) ? detection.get(dimension) : undefined;
  if (signal === undefined)
    return { dimension, state: 'skipped', reason: 'nothing in the change calls for it' };
  const { at } = signal;
  const place = at === null ? '' : ` in ${at.path}${at.line === null ? '' : `:${at.line}`}`;
  return signal.signal === 'always'
    ? { dimension, state: 'always', reason: 'always on' }
    : { dimension, state: 'detected', reason: `${signal.signal}${place}` };
}

export function isOn({ state }: DimensionEntry): boolean {
  return state === 'always' || state === 'detected';
}
