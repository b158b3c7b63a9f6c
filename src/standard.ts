/** The standard of a run: the rules in force at the base commit, and what a change of them means. */
import { posix } from 'node:path';
import type { Change } from './change/change.ts';
import type { Log } from './kernel/log.ts';
import type { LoadedPipeline } from './pipeline/load.ts';
import { type LocatedPipeline, type PipelineSources, trustedReader } from './pipeline/source.ts';
import { combineRules, DEFAULT_RULES, type LoadedRules, type RulesSpec } from './rules/load-rules.ts';

/** @throws ReviewError for a rules file that can't be read; what it loses is a warning with its line. */
export async function loadStandard(
  log: Log,
  sources: PipelineSources,
  located: LocatedPipeline,
  loaded: LoadedPipeline,
): Promise<LoadedRules> {
  const { rules } = loaded.pipeline;
  const spec: RulesSpec =
    typeof rules === 'string'
      ? { path: rules, raise: [], guard: [] }
      : {
          path: rules?.path ?? null,
          raise: [...(rules?.raise ?? []), ...(rules?.raise_rules ?? [])],
          guard: [...(rules?.guard ?? []), ...(rules?.guard_rules ?? [])],
        };
  const text = spec.path === null ? await trustedReader(sources)(DEFAULT_RULES) : loaded.rulesText;
  const source =
    spec.path === null ? DEFAULT_RULES : posix.normalize(posix.join(posix.dirname(located.path), spec.path));
  const read = combineRules(spec, text, source);
  for (const { line, message } of read.warnings) log.warn(`${source}:${line}: ${message}`);
  return read;
}

/** A pull request that changes the standard is told so; what it says does not take effect on itself. */
export function noteChangedRules(log: Log, change: Change, rules: LoadedRules): void {
  const path = rules.source ?? DEFAULT_RULES;
  if (!change.files.some((file) => file.path === path || file.oldPath === path)) return;
  log.warn(
    `The change touches the review rules (${path}). It was reviewed under the rules of the base commit, ${rules.ruleset.digest}.`,
  );
}
