/** Agent reports → counted votes → stage verdict; what `on_error` puts in is never a delivered vote. */
import type { AgentReport } from '../agents/agent-report.ts';
import type { StagePlan } from '../agents/plan.ts';
import { foldStage } from '../verdict/stage-verdict.ts';
import type { CountedVote } from '../verdict/vote.ts';
import type { StageResult } from './stage-result.ts';

export function aggregateStage(plan: StagePlan, reports: readonly AgentReport[]): StageResult {
  const votes = reports.map((report) => countVote(plan, report));
  const { name, strategy, weights, threshold } = plan;
  return {
    plan,
    reports,
    votes,
    verdict: foldStage({ name, strategy, weights, threshold }, votes),
    panel: null,
    critic: null,
  };
}

function countVote(plan: StagePlan, report: AgentReport): CountedVote {
  const { role } = report;
  const model = report.model;
  if (report.vote !== 'abstain') return { role, model, vote: report.vote, delivered: true };
  // An off-topic reviewer did its work and has no opinion; only a failed one is what on_error is about.
  const failed = report.state === 'not-delivered' || report.state === 'degraded';
  const vote = failed ? plan.onError : 'abstain';
  return { role, model, vote, delivered: false };
}
