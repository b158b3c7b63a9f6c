/**
 * Stage kind `panel`: attacks the findings of the stages before it. Lens 0 on the premise, 1 and 2 on whether it is
 * real, 3 on how grave it is; what a lens can't say kills nothing.
 */
import { emptyAnswer } from '../agents/deterministic-agent.ts';
import type { StagePlan } from '../agents/plan.ts';
import type { ConsolidatedFinding } from '../findings/consolidated.ts';
import { type FindingStatus, stands } from '../findings/panel-outcome.ts';
import { selectForPanel } from '../findings/panel-selection.ts';
import { eligiblePremises } from '../findings/premise-groups.ts';
import { atLeast } from '../findings/severity.ts';
import { createLimiter } from '../kernel/limit.ts';
import { foldStage } from '../verdict/stage-verdict.ts';
import { attackFinding, untouched } from './attack-finding.ts';
import type { PanelInputs } from './panel-inputs.ts';
import type { PanelOutcome, PanelResult } from './panel-result.ts';
import { failOnOf } from './review-stage.ts';
import type { StagePorts } from './stage-inputs.ts';
import type { StageResult } from './stage-result.ts';

export async function runPanelStage(
  ports: StagePorts,
  stage: StagePlan,
  inputs: PanelInputs,
): Promise<StageResult> {
  ports.progress.stageStarted(stage);
  const panel = await attackFindings(ports, stage, inputs);
  const vote = blocks(stage, inputs.findings, panel.outcomes) ? 'request_changes' : 'approve';
  const result = panelStageResult(stage, 'panel', vote, panel.summary, panel);
  ports.progress.stageFinished(result);
  return result;
}

/** A stage whose one vote is code's: what the panel, or the critic's follow-up, lets stand. */
export function panelStageResult(
  stage: StagePlan,
  label: string,
  vote: 'approve' | 'request_changes',
  feedback: string,
  panel: PanelResult,
  critic: StageResult['critic'] = null,
): StageResult {
  const first = stage.agents[0];
  if (first === undefined) throw new Error('a panel without lenses passed the checks');
  const { findings: _, salvaged: __, ...answer } = emptyAnswer({ ...first, label, role: label });
  const report = {
    ...answer,
    adapter: 'static' as const,
    model: null,
    state: 'delivered' as const,
    stated: vote,
    vote,
    feedback,
    calls: panel.calls,
    members: [],
    rowsPlaced: [],
  };
  const votes = [{ role: label, model: null, vote, delivered: true }];
  const { name, weights, threshold } = stage;
  return {
    plan: stage,
    reports: [report],
    votes,
    verdict: { ...foldStage({ name, strategy: 'all', weights, threshold }, votes), counted: false },
    panel,
    critic,
  };
}

/** Only what was verified may block; contested findings where the stage says so (spec quality-gates i.1). */
export function blocks(
  stage: StagePlan,
  findings: readonly ConsolidatedFinding[],
  outcomes: readonly PanelOutcome[],
): boolean {
  return outcomes.some(({ tally }, index) => {
    const finding = findings[index];
    if (finding === undefined || finding.guard !== null || finding.tags.includes('pre-existing'))
      return false;
    const may = tally.status === 'verified' || (tally.status === 'contested' && stage.contestedBlocks);
    return may && atLeast(tally.severityFinal, failOnOf(stage));
  });
}

export async function attackFindings(
  ports: StagePorts,
  stage: StagePlan,
  inputs: PanelInputs,
): Promise<PanelResult> {
  const open = inputs.findings.filter((finding) => finding.guard === null && !isDeterministic(finding));
  const selection = selectForPanel(open, inputs.mode === 'rigorous', inputs.candidatesBefore);
  const limiter = createLimiter(stage.parallelism);
  const outcomes = await Promise.all(
    inputs.findings.map(async (finding): Promise<PanelOutcome> => {
      const passed = (status: FindingStatus): PanelOutcome => ({
        tally: untouched(finding, status),
        members: finding.members,
        calls: [],
      });
      if (finding.guard !== null || isDeterministic(finding)) return passed('deterministic');
      if (selection.belowFloor.includes(finding)) return passed('below-floor');
      if (inputs.mode === 'fast') return passed('unverified (fast)');
      if (selection.leftOut.includes(finding)) {
        const left = passed('unverified (cost-guard)');
        const { eligibility } = eligiblePremises(finding.members);
        return inputs.raw ? left : { ...left, tally: { ...left.tally, eligibility } };
      }
      return attackFinding(ports, stage, inputs, finding, limiter);
    }),
  );
  return panelResult(inputs, outcomes, selection.guardOn);
}

function isDeterministic({ members }: ConsolidatedFinding): boolean {
  return members.every(({ finding }) => finding.category?.startsWith('static/') === true);
}

function panelResult(inputs: PanelInputs, outcomes: readonly PanelOutcome[], guardOn: boolean): PanelResult {
  const count = (status: FindingStatus): number =>
    outcomes.filter(({ tally }, index) => tally.status === status && inputs.findings[index]?.guard === null)
      .length;
  const tallies = outcomes.map(({ tally }) => tally);
  const abstentions = tallies.reduce((sum, tally) => sum + tally.abstentions.length, 0);
  const narrowed = count('unverified (cost-guard)');
  const line = `${count('verified')} verified, ${count('filtered')} false positives, ${count('contested')} contested, ${count('premise-refuted')} premise-refuted, ${tallies.filter(({ tags, status }) => tags.includes('premise-contested') && stands(status)).length} premise-contested${narrowed === 0 ? '' : `, narrowed to stakes+band (${narrowed} unverified)`}`;
  return {
    outcomes,
    guardOn,
    mode: inputs.mode,
    raw: inputs.raw,
    abstentions,
    summary: `${line}${abstentions === 0 ? '' : `; panel degraded: ${abstentions} abstentions`}`,
    calls: outcomes.flatMap(({ calls }) => calls),
  };
}
