/** Reviewers with a dimension, counted by what became of them; the figures must add up (spec quality-gates e, i.2). */
import type { Plan } from '../agents/plan.ts';
import type { StageResult } from './stage-result.ts';

export interface DimensionCounts {
  readonly planned: number;
  readonly skipped: number;
  /** Nudged and off-topic ones among them. */
  readonly delivered: number;
  readonly salvaged: number;
  readonly notDelivered: number;
}

export function countDimensions({ dimensions }: Plan, stages: readonly StageResult[]): DimensionCounts {
  const states = stages.flatMap(({ plan, reports }) =>
    reports.filter((_, index) => (plan.agents[index]?.dimension ?? null) !== null).map(({ state }) => state),
  );
  const count = (...wanted: readonly string[]): number =>
    states.filter((state) => wanted.includes(state)).length;
  return {
    planned: dimensions.length,
    skipped: dimensions.filter(({ state }) => state === 'skipped' || state === 'not available').length,
    delivered: count('delivered', 'no-findings', 'off-topic'),
    salvaged: count('degraded'),
    notDelivered: count('not-delivered'),
  };
}

/** Stages that did not run leave reviewers without a state, and that is told elsewhere. */
export function dimensionFaults(counts: DimensionCounts, complete: boolean): string[] {
  const { planned, skipped, delivered, salvaged, notDelivered } = counts;
  return complete && planned !== skipped + delivered + salvaged + notDelivered
    ? ['dimensions ≠ skipped + delivered + salvaged + not delivered']
    : [];
}
