/** What a stage ends with. */
import type { AgentReport } from '../agents/agent-report.js';
import type { StagePlan } from '../agents/plan.js';
import type { StageVerdict } from '../verdict/stage-verdict.js';
import type { CountedVote } from '../verdict/vote.js';
export interface StageResult {
    readonly plan: StagePlan;
    readonly reports: readonly AgentReport[];
    /** In the order of `reports`. */
    readonly votes: readonly CountedVote[];
    readonly verdict: StageVerdict;
}
