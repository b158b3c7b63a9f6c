/** What one agent of a stage ends with: its delivery state, its vote, its findings and what they cost. */
import type { Member } from '../findings/consolidated.js';
import type { Finding } from '../findings/finding.js';
import type { Vote } from '../verdict/vote.js';
import type { CallRecord } from './call-model.js';
import type { GateState } from './gate-verdict.js';
import type { ReviewerNotes } from './notes.js';
import type { Examined } from './reply.js';
import type { ReadLogEntry } from './repository-tools.js';
/** Spec quality-gates e.1; only the first two may ever be shown as a clean result. */
export type DeliveryState = 'delivered' | 'no-findings' | 'off-topic' | 'degraded' | 'not-delivered';
/** An agent's own word, before its findings were held against the change. */
export interface AgentAnswer {
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
    /** The vote it stated, or that follows from a report without a verdict. */
    readonly stated: Vote;
    readonly feedback: string;
    /** Verdict of a gate; null for every other agent. */
    readonly gate: GateState | null;
    /** The least confidence of a gate's verdicts, 0 to 1; null for every other agent. */
    readonly confidence: number | null;
    /** Sessions of a gate's calls, one a call. */
    readonly sessions: readonly string[];
    /** What a gate asks the author. */
    readonly questions: readonly string[];
    readonly issues: readonly string[];
    readonly findings: readonly Finding[];
    /** Findings of replies that could not be used as a whole. */
    readonly salvaged: readonly Finding[];
    readonly examined: readonly Examined[];
    readonly notes: ReviewerNotes;
    readonly reads: readonly ReadLogEntry[];
    readonly calls: readonly CallRecord[];
    /** Milliseconds. */
    readonly duration: number;
}
export interface AgentReport extends Omit<AgentAnswer, 'findings' | 'salvaged'> {
    /** The vote after its findings tightened it. */
    readonly vote: Vote;
    readonly members: readonly Member[];
    /** Ids of the map's rows that its prompt held. */
    readonly rowsPlaced: readonly string[];
}
