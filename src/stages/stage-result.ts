/** What a stage ends with. */
import type { AgentReport } from '../agents/agent-report.ts';
import type { StagePlan } from '../agents/plan.ts';
import type { StageVerdict } from '../verdict/stage-verdict.ts';
import type { CountedVote } from '../verdict/vote.ts';

export interface StageResult {
  readonly plan: StagePlan;
  readonly reports: readonly AgentReport[];
  /** In the order of `reports`. */
  readonly votes: readonly CountedVote[];
  readonly verdict: StageVerdict;
}
