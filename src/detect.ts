/** Which dimensions a change at hand calls for; the repository's manifests are read where a pipeline or a critic asks. */
import type { Scope } from './change/scope.ts';
import type { Detection } from './dimensions/detection.ts';
import { factsOf, type RepositoryFacts } from './dimensions/repository-facts.ts';
import { detectDimensions } from './dimensions/signals.ts';
import type { ObtainedChange } from './preview.ts';

/** The signals of the files in scope, in the repository as either commit has it. */
export async function detectionOf(obtained: ObtainedChange, scope: Scope): Promise<Detection> {
  const { sources, headFile } = obtained;
  const files = [...scope.reviewed];
  const paths = files.map(({ path }) => path);
  const base = async (path: string): Promise<string | undefined> =>
    sources.base?.(path).catch(() => undefined);
  // What either commit says counts, so that a change can't take its own reviewer away.
  const [before, after] = await Promise.all([factsOf(base, paths), factsOf(headFile, paths)]);
  return detectDimensions(files, eitherOf(before, after));
}

function eitherOf(one: RepositoryFacts, other: RepositoryFacts): RepositoryFacts {
  return {
    react: one.react || other.react,
    tsconfigAtRoot: one.tsconfigAtRoot || other.tsconfigAtRoot,
    services: Math.max(one.services, other.services),
    platforms: [...new Set([...one.platforms, ...other.platforms])],
  };
}
