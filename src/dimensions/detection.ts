/** What a change calls for, each with what was seen. */
import type { Dimension } from '../pipeline/dimension.ts';

export interface Signal {
  /** What was seen, in words. */
  readonly signal: string;
  /** Where; null for a fact of the repository. */
  readonly at: { readonly path: string; readonly line: number | null } | null;
}

/** The first signal of each dimension that the change turns on. */
export type Detection = ReadonlyMap<Dimension, Signal>;
