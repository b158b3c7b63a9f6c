/** From the located pipeline file to the plan of a run. */
import { type PlanReading, resolvePlan, type Situation } from './agents/plan.ts';
import type { LoadedPipeline } from './pipeline/load.ts';
import { formatProblem } from './pipeline/problem.ts';
import type { LocatedPipeline } from './pipeline/source.ts';
import type { RunPorts } from './run-ports.ts';

/** The schema library loads here, while the first request is on its way. */
export async function load(ports: RunPorts, located: LocatedPipeline): Promise<LoadedPipeline> {
  const { loadPipeline } = await import('./pipeline/load.ts');
  const loaded = await loadPipeline(located, ports.shipped);
  for (const warning of loaded.warnings) ports.log.warn(formatProblem(located.path, warning));
  ports.pipelineWarnings(located.path, loaded.warnings);
  return loaded;
}

/** Whether somebody asks what the change calls for: a reviewer that waits for it, or a critic. */
export function needsDetection({ stages }: LoadedPipeline['pipeline']): boolean {
  return stages.some(({ kind, agents }) => kind === 'critic' || agents.some(({ when }) => when === 'auto'));
}

/** Whether a model is the router's to pick, so that it matters who wrote the change. */
export function routesModels({ stages }: LoadedPipeline['pipeline']): boolean {
  return stages.some(({ kind, agents }) =>
    agents.some(
      ({ model, adapter, command, sarif }) =>
        kind !== 'gate' &&
        model === null &&
        adapter !== 'static' &&
        command === undefined &&
        sarif === undefined,
    ),
  );
}

export function planOf(
  ports: RunPorts,
  located: LocatedPipeline,
  loaded: LoadedPipeline,
  implementers: readonly string[],
  situation?: Situation,
): PlanReading {
  const stem = (located.path.split('/').at(-1) ?? '').replace(/\.ya?ml$/i, '');
  return resolvePlan(
    loaded.pipeline,
    stem === '' ? 'review' : stem,
    ports.credentials,
    implementers,
    situation,
  );
}
