/** What a critic leaves behind: what nobody looked at, and whether somebody looked after all. */
import type { AgentReport } from '../agents/agent-report.ts';
import type { CallRecord } from '../agents/call-model.ts';

/** Spec quality-gates d.2, in its order. */
export const GAP_CATEGORIES = [
  'dimension warranted, not delivered',
  'file that nobody examined',
  'assumption that nobody addressed',
  'hot-spot without a finding',
  'closed on a metric alone',
] as const;

export interface CoverageGap {
  /** 1 to 5. */
  readonly category: number;
  readonly text: string;
}

export interface FollowUp {
  readonly dimension: string;
  readonly files: readonly string[];
  readonly why: string;
}

export interface CriticResult {
  readonly gaps: readonly CoverageGap[];
  readonly followUp: FollowUp | null;
  /** Why there was no follow-up, or how it ended. */
  readonly note: string;
  /** False where the critic's own call brought no usable answer; never "no gaps" then. */
  readonly delivered: boolean;
  /** The follow-up reviewer's report. */
  readonly report: AgentReport | null;
  readonly calls: readonly CallRecord[];
}
