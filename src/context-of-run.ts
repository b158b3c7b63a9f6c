/** From the plan's context to what the run knows: built, read, or not had, with whoever makes it bound to the run's calls. */
import { posix } from 'node:path';
import type { Plan } from './agents/plan.ts';
import type { Scope } from './change/scope.ts';
import type { ContextModel } from './context/ask-context.ts';
import { buildContext } from './context/build-context.ts';
import { type Knowledge, noKnowledge } from './context/knowledge.ts';
import { placeResolver } from './context/place-resolver.ts';
import { supplyContext } from './context/supply-context.ts';
import type { PipelineSources } from './pipeline/source.ts';
import type { PreparedRun } from './prepared-run.ts';
import type { ObtainedChange } from './preview.ts';
import { DEFAULT_CALL_TIMEOUT } from './stages/review-stage.ts';
import type { StageProgress } from './stages/stage-inputs.ts';
import { callsOf } from './stages/stage-inputs.ts';

/** Never throws. `progress` is told of every call. */
export async function contextOf(
  run: PreparedRun,
  plan: Plan,
  obtained: ObtainedChange,
  scope: Scope,
  progress: StageProgress,
): Promise<Knowledge> {
  const { ports, loaded } = run;
  const { context } = plan;
  if (context === null) return noKnowledge('raw', 'the pipeline has no context');
  const { snapshot, repository } = obtained;
  if (snapshot === undefined || obtained.change.headSha === undefined)
    return noKnowledge(
      'degraded',
      "the head commit's files are not here as git objects: check out with fetch-depth: 0, or review a commit and not a work tree",
    );
  const store = await ports.artifacts();
  const { clock, randomWord: word } = ports;
  if (context.paths !== null)
    return supplyContext({
      paths: context.paths,
      read: trustedFile(obtained.sources),
      resolves: placeResolver(snapshot, []),
      store,
      word,
      clock,
    });
  const seconds = plan.limits.call_timeout_seconds;
  const modelOf = (role: string): ContextModel | undefined => {
    const agent = context.stage.agents.find((each) => each.role === role);
    return (
      agent && {
        agent,
        calls: callsOf(
          { ...ports, calls: run.calls, progress },
          context.stage,
          agent.label,
          'raw',
          noKnowledge('raw', ''),
        ),
        system: loaded.templates.get(agent.promptTemplate ?? '') ?? '',
        timeout: seconds === undefined ? DEFAULT_CALL_TIMEOUT : seconds * 1000,
        reader: repository,
      }
    );
  };
  return buildContext({
    files: scope.reviewed,
    snapshot,
    store,
    word,
    clock,
    mapper: modelOf('mapper'),
    auditor: modelOf('auditor'),
    join: modelOf('join'),
  });
}

/**
 * A document that the pipeline names: in the repository, of the base commit whatever `config-ref` says; outside of it, the
 * operator's own. What the change itself brings is never read.
 */
function trustedFile(sources: PipelineSources): (path: string) => Promise<string | undefined> {
  return async (path) => {
    if (posix.isAbsolute(path))
      return sources.inRepository(path) === undefined ? sources.disk(path) : undefined;
    const plain = posix.normalize(path);
    if (plain.startsWith('../')) return undefined;
    if (sources.base !== undefined) return sources.base(plain);
    return sources.trustsWorkTree ? sources.disk(plain) : undefined;
  };
}
