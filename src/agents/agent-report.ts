/** What one agent of a stage ends with: its delivery state, its vote, its findings and what they cost. */
import type { Finding } from '../findings/finding.ts';
import type { Vote } from '../verdict/vote.ts';
import type { CallRecord } from './call-model.ts';
import type { Examined } from './reply.ts';

/** Spec quality-gates e.1; only the first two may ever be shown as a clean result. */
export type DeliveryState = 'delivered' | 'no-findings' | 'off-topic' | 'degraded' | 'not-delivered';

export interface AgentReport {
  readonly label: string;
  readonly role: string;
  readonly adapter: string;
  /** Model asked for; null for adapters without one. */
  readonly model: string | null;
  readonly modelReported: string | null;
  readonly state: DeliveryState;
  readonly nudged: boolean;
  /** Why it was not delivered, degraded or nudged; ours, never model text. */
  readonly reason: string | null;
  readonly vote: Vote;
  readonly feedback: string;
  readonly issues: readonly string[];
  readonly findings: readonly Finding[];
  readonly examined: readonly Examined[];
  readonly calls: readonly CallRecord[];
  /** Milliseconds. */
  readonly duration: number;
}

/** True where the agent's vote is its own and not a stand-in. */
export function isDelivered(state: DeliveryState): boolean {
  return state === 'delivered' || state === 'no-findings';
}
