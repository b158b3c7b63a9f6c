/** What a stage ends with. */
import type { AgentReport } from '../agents/agent-report.js';
import type { StagePlan } from '../agents/plan.js';
import type { StageVerdict } from '../verdict/stage-verdict.js';
import type { CountedVote } from '../verdict/vote.js';
import type { CriticResult } from './critic-result.js';
import type { PanelResult } from './panel-result.js';
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
