/**
 * Stage kind `critic`: what nobody looked at, by code; whether one of it deserves another look, by one call; and that
 * look, once, through the same panel. Its failure is said and decides nothing.
 */
import { askJson } from '../agents/ask-json.ts';
import { criticSchema } from '../agents/lens-schema.ts';
import type { StagePlan } from '../agents/plan.ts';
import { CoverageLedger } from '../change/coverage.ts';
import type { Detection } from '../dimensions/detection.ts';
import type { DimensionEntry } from '../dimensions/dimension-plan.ts';
import { consolidate } from '../findings/consolidate.ts';
import type { ConsolidatedFinding } from '../findings/consolidated.ts';
import { isJsonObject } from '../kernel/json.ts';
import { freshMembers, type GuardFor } from './after-panel.ts';
import { coverageGaps } from './coverage-gaps.ts';
import type { CriticResult, FollowUp } from './critic-result.ts';
import { criticText } from './critic-text.ts';
import type { PanelInputs } from './panel-inputs.ts';
import type { PanelResult } from './panel-result.ts';
import { attackFindings, blocks, panelStageResult } from './panel-stage.ts';
import { runReviewStage } from './review-stage.ts';
import { callsOf, type StagePorts } from './stage-inputs.ts';
import type { StageResult } from './stage-result.ts';

const MAX_CRITIC_TOKENS = 2_000;

export interface CriticInputs extends PanelInputs {
  /** The panel's stage; undefined where the pipeline has none, and then there is no follow-up. */
  readonly panelStage: StagePlan | undefined;
  readonly guardFor: GuardFor;
  /** Stages of the pipeline that a follow-up reviewer can be taken from. */
  readonly reviewStages: readonly StagePlan[];
  readonly detection: Detection | undefined;
  readonly dimensions: readonly DimensionEntry[];
}

const NO_PANEL: PanelResult = {
  outcomes: [],
  guardOn: false,
  mode: 'guarded',
  raw: false,
  abstentions: 0,
  summary: '',
  calls: [],
};

export async function runCriticStage(
  ports: StagePorts,
  stage: StagePlan,
  inputs: CriticInputs,
): Promise<StageResult> {
  ports.progress.stageStarted(stage);
  const gaps = coverageGaps(inputs.earlier, inputs);
  const result = await look(ports, stage, inputs, gaps);
  const vote =
    inputs.panelStage !== undefined && blocks(inputs.panelStage, result.findings, result.panel.outcomes)
      ? 'request_changes'
      : 'approve';
  const feedback = `${gaps.length} coverage gap${gaps.length === 1 ? '' : 's'}; ${result.critic.note}`;
  const ended = panelStageResult(stage, 'critic', vote, feedback, result.panel, result.critic);
  const [report] = ended.reports;
  const whole: StageResult = {
    ...ended,
    reports:
      report === undefined ? [] : [{ ...report, calls: [...result.critic.calls, ...result.panel.calls] }],
  };
  ports.progress.stageFinished(whole);
  return whole;
}

interface Look {
  readonly critic: CriticResult;
  readonly panel: PanelResult;
  /** Of the follow-up, in the order of the panel's outcomes. */
  readonly findings: readonly ConsolidatedFinding[];
}

async function look(
  ports: StagePorts,
  stage: StagePlan,
  inputs: CriticInputs,
  gaps: CriticResult['gaps'],
): Promise<Look> {
  const without = (note: string, extra: Partial<CriticResult> = {}): Look => ({
    critic: { gaps, followUp: null, note, delivered: true, report: null, calls: [], ...extra },
    panel: NO_PANEL,
    findings: [],
  });
  if (inputs.mode === 'fast') return without('the critic was not asked (fast)');
  const agent = stage.agents[0];
  if (agent === undefined) return without('there is no critic');
  const answer = await askJson(
    callsOf(ports, stage, agent.label, 'critic', inputs.knowledge),
    {
      agent,
      system: inputs.templates.get(agent.promptTemplate ?? '') ?? '',
      parts: [{ text: criticText(inputs, gaps, panelBefore(inputs)), shared: false }],
      schema: criticSchema,
      maxOutputTokens: MAX_CRITIC_TOKENS,
      timeout: inputs.callTimeout,
      reader: undefined,
    },
    async (value) => readFollowUps(value),
  );
  const calls = [...answer.records];
  if (!answer.ok) return without(`critic not delivered: ${answer.why}`, { delivered: false, calls });
  const [wanted, second] = answer.value;
  if (wanted === undefined) return without('no follow-up recommended', { calls });
  const reviewer = inputs.reviewStages
    .flatMap((review) => review.agents.map((candidate) => ({ review, candidate })))
    .find(
      ({ candidate }) =>
        [candidate.role, candidate.dimension].some(
          (name) => name?.toLowerCase() === wanted.dimension.toLowerCase(),
        ) &&
        candidate.adapter !== 'static' &&
        candidate.adapter !== 'sarif',
    );
  const files = inputs.scope.reviewed.filter(({ path }) => wanted.files.includes(path));
  const unknown = new Set(wanted.files).size - files.length;
  const refusal =
    second !== undefined
      ? `${answer.value.length} follow-ups were named, and one is allowed`
      : reviewer === undefined
        ? `no reviewer "${wanted.dimension}" is in the roster`
        : files.length === 0 || unknown > 0
          ? `it names ${files.length === 0 ? 'no file' : 'files outside'} of the change`
          : inputs.panelStage === undefined
            ? 'there is no panel to attack what it would find'
            : guardWasOn(inputs)
              ? 'the cost guard is on'
              : ports.calls.budget.exhausted !== undefined
                ? `the limit ${ports.calls.budget.exhausted} is reached`
                : undefined;
  if (refusal !== undefined || reviewer === undefined || inputs.panelStage === undefined)
    return without(`no follow-up: ${refusal}`, { calls });
  const scope = { ...inputs.scope, reviewed: files, notes: [] };
  const again = await runReviewStage(
    ports,
    { ...reviewer.review, name: stage.name, agents: [reviewer.candidate] },
    { ...inputs, scope, ledger: new CoverageLedger(files), earlier: [] },
  );
  const [report] = again.reports;
  const findings = consolidate(
    freshMembers(report?.members ?? [], inputs.findings, panelBefore(inputs)?.outcomes ?? []),
    inputs.guardFor,
  ).findings;
  const panel = await attackFindings(ports, inputs.panelStage, {
    ...inputs,
    findings,
    candidatesBefore: candidatesOf(panelBefore(inputs)),
  });
  return {
    critic: {
      gaps,
      followUp: { ...wanted, files: files.map(({ path }) => path) },
      note: `follow-up by ${wanted.dimension} on ${files.length} file${files.length === 1 ? '' : 's'}: ${followUpEnd(report?.state ?? 'not-delivered', findings.length)}`,
      delivered: true,
      report: report ?? null,
      calls: [...calls, ...(report?.calls ?? [])],
    },
    panel,
    findings,
  };
}

function followUpEnd(state: string, count: number): string {
  if (state !== 'delivered' && state !== 'no-findings') return state;
  return count === 0 ? 'nothing new' : `${count} new finding${count === 1 ? '' : 's'}`;
}

/** Findings that counted for the guard in the first round. */
function candidatesOf(panel: PanelResult | undefined): number {
  return (panel?.outcomes ?? []).filter(
    ({ tally }) => tally.status !== 'below-floor' && tally.status !== 'deterministic',
  ).length;
}

function panelBefore({ earlier }: CriticInputs): PanelResult | undefined {
  return earlier.find(({ panel }) => panel !== null)?.panel ?? undefined;
}

function guardWasOn({ earlier }: CriticInputs): boolean {
  return earlier.some(({ panel }) => panel?.guardOn === true);
}

function readFollowUps(value: unknown): { ok: true; value: FollowUp[] } | { ok: false; why: string } {
  if (!isJsonObject(value) || !Array.isArray(value['follow_ups']))
    return { ok: false, why: 'it has no list of follow_ups' };
  const read = value['follow_ups'].map((entry): FollowUp | undefined => {
    if (!isJsonObject(entry) || typeof entry['dimension'] !== 'string' || !Array.isArray(entry['files']))
      return undefined;
    const files = entry['files'].filter((path) => typeof path === 'string');
    return {
      dimension: entry['dimension'],
      files,
      why: typeof entry['why'] === 'string' ? entry['why'] : '',
    };
  });
  return read.every((entry) => entry !== undefined)
    ? { ok: true, value: read }
    : { ok: false, why: 'a follow-up has no dimension or no files' };
}
