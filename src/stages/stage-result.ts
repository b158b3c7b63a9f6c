/** What a stage ends with. */
import type { AgentReport } from '../agents/agent-report.ts';
import type { StagePlan } from '../agents/plan.ts';
import type { StageVerdict } from '../verdict/stage-verdict.ts';
import type { CountedVote } from '../verdict/vote.ts';
import type { CriticResult } from './critic-result.ts';
import type { PanelResult } from './panel-result.ts';

export interface StageResult {
  readonly plan: StagePlan;
  readonly reports: readonly AgentReport[];
  /** In the order of `reports`. */
  readonly votes: readonly CountedVote[];
  readonly verdict: StageVerdict;
  /** Of a panel, and of a critic whose follow-up was attacked; null for every other stage. */
  readonly panel: PanelResult | null;
  readonly critic: CriticResult | null;
  /** The votes again over the findings that a panel let stand; null where no panel came after. */
  readonly afterPanel?: Tally | null;
}

/** Votes and what they fold to. */
export interface Tally {
  readonly votes: readonly CountedVote[];
  readonly verdict: StageVerdict;
}
