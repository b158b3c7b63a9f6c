/** What a run would do, told before it is done: the plan, its judges, its size and cost, and the limits it breaks. */
import { previewGates } from './agents/gate-plan.ts';
import type { Plan } from './agents/plan.ts';
import { CoverageLedger } from './change/coverage.ts';
import type { Obtained } from './change/obtained.ts';
import { scopeOf } from './change/scope.ts';
import { noKnowledge } from './context/knowledge.ts';
import { type AgentEstimate, brokenLimit, estimateRun, renderEstimates } from './estimate.ts';
import { implementersOf, namedImplementer } from './gate-material.ts';
import { messageOf } from './kernel/errors.ts';
import type { LoadedPipeline } from './pipeline/load.ts';
import { locatePipeline } from './pipeline/source.ts';
import { load, needsDetection, planOf } from './plan-of-run.ts';
import { renderPlan } from './report/plan-text.ts';
import { type RunFacts, recordWithoutReview } from './report/record.ts';
import type { LoadedRules } from './rules/load-rules.ts';
import type { RunPorts, RunResult } from './run-ports.ts';
import type { Settings } from './settings/settings.ts';
import type { StageInputs } from './stages/stage-inputs.ts';
import { loadStandard } from './standard.ts';

export async function preview(
  settings: Settings,
  ports: RunPorts,
  facts: () => RunFacts,
): Promise<RunResult> {
  const located = await locatePipeline(await ports.localSources(), settings.pipeline);
  const loaded = await load(ports, located);
  const dry = settings.mode === 'dry-run';
  const obtained = dry ? await changeAtHand(settings, ports) : undefined;
  const named = namedImplementer(settings);
  const written =
    obtained !== undefined ? await implementersOf(settings, obtained) : named.length > 0 ? named : undefined;
  const detection =
    obtained === undefined || !needsDetection(loaded.pipeline)
      ? undefined
      : await (await import('./detect.ts')).detectionOf(
          obtained,
          scopeOf(obtained.change.files, loaded.pipeline.ignore, obtained.attributed),
        );
  const reading = planOf(ports, located, loaded, written ?? [], { detection, noContext: settings.panel.raw });
  const { plan, missing } = previewGates(reading, dry ? written : undefined, ports.credentials);
  const rules = await loadStandard(ports.log, await ports.localSources(), located, loaded);
  const closing = dry ? 'Dry run: no model was called.' : 'Pipeline OK';
  const estimates =
    obtained === undefined
      ? ''
      : `${renderEstimates(await estimate(ports, plan, loaded, rules, obtained))}\n`;
  const record = { ...recordWithoutReview(facts(), dry ? 'dry-run' : 'validated', closing), plan };
  return {
    record,
    proof: undefined,
    text: `${renderPlan(plan, `${located.path} (${located.origin})`, dry ? missing : [], rules)}\n${estimates}${closing}\n`,
  };
}

export type ObtainedChange = Extract<Obtained, { kind: 'change' }>;

/** A change that the caller names; one that can't be had leaves the preview without figures, and says so. */
async function changeAtHand(settings: Settings, ports: RunPorts): Promise<ObtainedChange | undefined> {
  const { kind } = settings.target;
  if (kind === 'event') return undefined;
  try {
    const obtained = await ports.obtainChange();
    return obtained.kind === 'change' ? obtained : undefined;
  } catch (thrown) {
    if (kind !== 'pull-request') throw thrown;
    ports.log.warn(`no estimate without the change: ${messageOf(thrown)}`);
    return undefined;
  }
}

async function estimate(
  ports: RunPorts,
  plan: Plan,
  loaded: LoadedPipeline,
  rules: LoadedRules,
  { change, attributed, headFile }: ObtainedChange,
): Promise<AgentEstimate[]> {
  const scope = scopeOf(change.files, plan.ignore, attributed);
  const inputs: StageInputs = {
    change,
    scope,
    ledger: new CoverageLedger(scope.reviewed),
    earlier: [],
    modelsReview: true,
    contract: (await ports.shipped('contract.md')) ?? '',
    templates: loaded.templates,
    ruleset: rules.ruleset,
    replySchema: {},
    callTimeout: 0,
    raw: false,
    cacheWarmup: false,
    headFile,
    reader: undefined,
    knowledge: noKnowledge('raw', 'an estimate'),
    contextPaths: null,
  };
  return estimateRun(plan, inputs, await ports.prices());
}

/** The first limit of the pipeline that the whole run would break, by its estimate; checked before the first call. */
export async function limitBroken(
  ports: RunPorts,
  plan: Plan,
  loaded: LoadedPipeline,
  rules: LoadedRules,
  obtained: ObtainedChange,
): Promise<string | undefined> {
  const { max_calls, max_input_tokens, max_cost_usd } = plan.limits;
  if (max_calls === undefined && max_input_tokens === undefined && max_cost_usd === undefined)
    return undefined;
  return brokenLimit(plan.limits, await estimate(ports, plan, loaded, rules, obtained));
}
