/** The answers to the parts of a change, merged into one: any part that rejects rejects, any that fails abstains. */
import type { LineRange } from '../change/pack.ts';
import type { Finding } from '../findings/finding.ts';
import type { Vote } from '../verdict/vote.ts';
import type { AgentAnswer, DeliveryState } from './agent-report.ts';
import type { CallRecord } from './call-model.ts';
import { mergeNotes, NO_NOTES } from './notes.ts';
import type { ReviewerReply } from './reply.ts';
import type { ReadLogEntry } from './repository-tools.ts';

/** An agent's answer as far as one part of the change goes. */
export interface PartAnswer extends Merged {
  readonly records: readonly CallRecord[];
  /** Lines that this part showed, where it was delivered. */
  readonly seen: readonly LineRange[];
}

/** A report without a verdict approves unless its findings say otherwise; off-topic has no opinion. */
export function statedVote(reply: ReviewerReply): Vote {
  if (reply.statedVerdict === 'request_changes') return 'request_changes';
  return reply.offTopic ? 'abstain' : 'approve';
}

export interface DeliveredPart {
  readonly reply: ReviewerReply;
  /** Findings of a first reply that could not be used. */
  readonly salvaged: readonly Finding[];
  /** Why it had to be asked twice; null for a first answer. */
  readonly nudge: string | null;
  readonly reads: readonly ReadLogEntry[];
  readonly records: readonly CallRecord[];
  readonly ranges: readonly LineRange[];
}

export function deliveredPart({ reply, salvaged, nudge, reads, records, ranges }: DeliveredPart): PartAnswer {
  const found = reply.findings.length > 0 || reply.issues.length > 0;
  return {
    state: reply.offTopic ? 'off-topic' : found ? 'delivered' : 'no-findings',
    nudged: nudge !== null,
    reason: nudge,
    stated: statedVote(reply),
    feedback: reply.feedback,
    issues: reply.issues,
    findings: reply.findings,
    salvaged,
    examined: reply.examined,
    notes: reply.notes,
    reads,
    records,
    seen: reply.offTopic ? [] : ranges,
  };
}

/** Findings of an unusable reply that are whole by themselves are kept, and the agent is degraded, never clean. */
export function lostPart(
  reason: string,
  nudged: boolean,
  records: readonly CallRecord[],
  salvaged: readonly Finding[],
  reads: readonly ReadLogEntry[] = [],
): PartAnswer {
  return {
    state: salvaged.length > 0 ? 'degraded' : 'not-delivered',
    nudged,
    reason,
    stated: 'abstain',
    feedback: '',
    issues: [],
    findings: [],
    salvaged,
    examined: [],
    notes: NO_NOTES,
    reads,
    records,
    seen: [],
  };
}

/** Gravest first: what any part lacks, the whole lacks. */
const STATE_ORDER: readonly DeliveryState[] = [
  'not-delivered',
  'degraded',
  'off-topic',
  'delivered',
  'no-findings',
];

type Merged = Pick<
  AgentAnswer,
  | 'state'
  | 'nudged'
  | 'reason'
  | 'stated'
  | 'feedback'
  | 'issues'
  | 'findings'
  | 'salvaged'
  | 'examined'
  | 'notes'
  | 'reads'
>;

export function mergeParts(parts: readonly PartAnswer[]): Merged {
  const votes = parts.map(({ stated }) => stated);
  const reasons = parts.flatMap(({ reason }, index) =>
    reason === null ? [] : [parts.length > 1 ? `part ${index + 1} of ${parts.length}: ${reason}` : reason],
  );
  return {
    state: mergeStates(parts),
    nudged: parts.some(({ nudged }) => nudged),
    reason: reasons.length === 0 ? null : reasons.join('; '),
    stated: votes.includes('request_changes')
      ? 'request_changes'
      : votes.includes('abstain')
        ? 'abstain'
        : 'approve',
    feedback: parts
      .map(({ feedback }) => feedback)
      .filter((text) => text !== '')
      .join('\n'),
    issues: parts.flatMap(({ issues }) => issues),
    findings: parts.flatMap(({ findings }) => findings),
    salvaged: parts.flatMap(({ salvaged }) => salvaged),
    examined: parts.flatMap(({ examined }) => examined),
    notes: mergeNotes(parts.map(({ notes }) => notes)),
    reads: parts.flatMap(({ reads }) => reads),
  };
}

function mergeStates(parts: readonly PartAnswer[]): DeliveryState {
  const worst = STATE_ORDER.find((state) => parts.some((part) => part.state === state)) ?? 'not-delivered';
  const useful = parts.some(({ state }) => state !== 'not-delivered');
  if (worst === 'not-delivered' && useful) return 'degraded';
  // A part that was off-topic keeps the whole from being clean.
  if (worst === 'off-topic' && parts.some(({ state }) => state === 'delivered')) return 'delivered';
  return worst;
}
