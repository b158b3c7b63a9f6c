/**
 * Which model an agent runs on when the pipeline names none: by effort, from vendors that have a key, preferring
 * a family that the rest of the stage does not use. The others stay as candidates for a model that is unavailable.
 */
import type { Effort } from '../pipeline/schema.ts';
import type { Vendor } from '../settings/environment.ts';
import { adapterOfModel, type CanonicalAdapter } from './identity.ts';
import { familyOf, MODEL_TABLE, ROUTING_ORDER } from './model-table.ts';

export interface Candidate {
  readonly adapter: CanonicalAdapter;
  readonly model: string;
}

export interface RouteRequest {
  readonly effort: Effort;
  /** Only this vendor, where the pipeline names the adapter. */
  readonly adapter: Vendor | undefined;
  /** The pipeline's own table for this effort; its order is kept. */
  readonly override: readonly string[] | undefined;
  readonly has: (vendor: Vendor) => boolean;
  /** Families to avoid where there is a choice. */
  readonly usedFamilies: ReadonlySet<string>;
}

/** Best first; empty where no vendor has a key. */
export function routeModels(request: RouteRequest): Candidate[] {
  const fresh = ({ model }: Candidate): number => (request.usedFamilies.has(familyOf(model)) ? 1 : 0);
  return candidates(request).sort((left, right) => fresh(left) - fresh(right));
}

function candidates({ effort, adapter, override, has }: RouteRequest): Candidate[] {
  const usable = (vendor: CanonicalAdapter): boolean =>
    (adapter === undefined || vendor === adapter) && has(vendor as Vendor);
  if (override !== undefined) {
    return override
      .map((model) => ({ adapter: adapter ?? adapterOfModel(model), model }))
      .filter((candidate) => usable(candidate.adapter));
  }
  // The first choice of every vendor before the second choice of any.
  const rows = ROUTING_ORDER.filter(usable).map((vendor) =>
    vendor === 'openai-compatible'
      ? []
      : MODEL_TABLE[vendor][effort].map((model) => ({ adapter: vendor, model })),
  );
  const longest = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: longest }, (_, rank) =>
    rows.flatMap((row) => row.slice(rank, rank + 1)),
  ).flat();
}
