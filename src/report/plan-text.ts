/** The resolved plan for a person: what --validate-only and --dry-run print. */

import type { AgentPlan, MissingCredential, Plan, StagePlan } from '../agents/plan.ts';
import type { LoadedRules } from '../rules/load-rules.ts';

export function renderPlan(
  plan: Plan,
  source: string,
  missing: readonly MissingCredential[],
  rules: LoadedRules,
): string {
  const lines = [
    `Review pipeline: ${plan.name}`,
    `  read from: ${source}`,
    `  pass_threshold=${plan.passThreshold.toFixed(2)}  block_on_fail=${plan.blockOnFail}  coverage=${plan.coverage}`,
    `  ruleset=${rules.ruleset.digest} (${rules.ruleset.rules.length} rules${rules.source === null ? '' : ` from ${rules.source}`})`,
    ...limitLines(plan),
    '',
    ...plan.stages.flatMap((stage, index) => stageLines(stage, index, missing)),
    ...contextLines(plan),
    ...(plan.dimensions.length === 0 ? [] : ['', 'Dimensions:']),
    ...plan.dimensions.map(({ dimension, state, reason }) => `   - ${dimension}: ${state} (${reason})`),
  ];
  return `${lines.join('\n')}\n`;
}

function limitLines(plan: Plan): string[] {
  const limits = Object.entries(plan.limits).map(([name, value]) => `${name}=${value}`);
  return [
    ...(limits.length === 0 ? [] : [`  limits: ${limits.join('  ')}`]),
    ...(plan.ignore.length === 0 ? [] : [`  ignore: ${plan.ignore.join('  ')}`]),
  ];
}

function contextLines({ context }: Plan): string[] {
  if (context === null) return [];
  const { paths, stage } = context;
  const named = Object.entries(paths ?? {}).flatMap(([name, path]) =>
    path === undefined ? [] : [`${name} ${path}`],
  );
  const models = stage.agents.map(({ role, adapter, model }) =>
    `${role}: ${adapter} ${model ?? ''}`.trimEnd(),
  );
  return [
    '',
    paths === null
      ? `Context: built in the run${models.length === 0 ? ', without a model' : ''}`
      : `Context: ${named.join(', ')}`,
    ...models.map((line) => `   - ${line}`),
  ];
}

function stageLines(stage: StagePlan, index: number, missing: readonly MissingCredential[]): string[] {
  const aggregator =
    stage.strategy === 'weighted' ? `weighted@${stage.threshold.toFixed(2)}` : stage.strategy;
  return [
    `${index + 1}. ${stage.name}  kind=${stage.kind}  parallelism=${stage.parallelism}  aggregator=${aggregator}  fail_on=${stage.failOn}  on_error=${stage.onError}`,
    ...(stage.description === null ? [] : [`   ${stage.description}`]),
    ...(stage.gate === null
      ? []
      : [
          `   gate: ${stage.gate.selection}${stage.gate.candidates.length === 0 ? '' : `, candidates ${stage.gate.candidates.join(', ')}`}`,
        ]),
    ...stage.agents.map((agent) => `   - ${agentLine(stage, agent, missing)}`),
  ];
}

function agentLine(stage: StagePlan, agent: AgentPlan, missing: readonly MissingCredential[]): string {
  const gap = missing.find((entry) => entry.stage === stage.name && entry.agent === agent.label);
  const model = agent.model === null ? '' : ` ${agent.model}`;
  const picked =
    stage.gate === null && agent.modelAsked === null && agent.model !== null
      ? ` (picked by effort ${agent.effort})`
      : '';
  const template = agent.promptTemplate === null ? '' : `, template ${agent.promptTemplate}`;
  const detail =
    agent.command !== null ? `: ${agent.command.join(' ')}` : agent.sarif !== null ? `: ${agent.sarif}` : '';
  const note = gap === undefined ? '' : `  [cannot run: set ${gap.variables.join(' or ')}]`;
  if (stage.gate !== null && agent.model === null && agent.command === null)
    return `${agent.label}: model decided when it is known who wrote the change${note}`;
  return `${agent.label}: ${agent.adapter}${model}${picked}${detail}${template}${note}`;
}
