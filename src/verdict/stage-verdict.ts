/**
 * Votes → stage verdict. Rules: DESIGN.md "Verdict"; for votes that were cast the figures and texts equal the
 * reference's (vectors/aggregation.json). Abstentions stay in the denominator and are never approval.
 */
import { formatTwoDecimals, pythonRepr } from '../kernel/python-text.ts';
import type { CountedVote, Verdict } from './vote.ts';

export type Strategy = 'any' | 'all' | 'majority' | 'weighted';

export interface StageRule {
  readonly name: string;
  readonly strategy: Strategy;
  /** By role, else by model; 1 where neither is named. */
  readonly weights: Readonly<Record<string, number>>;
  /** For `weighted`: least share of approving weight, 0 to 1. */
  readonly threshold: number;
}

export interface StageVerdict {
  readonly name: string;
  readonly strategy: Strategy;
  readonly verdict: Verdict;
  /** Approving weight ÷ total weight, 0 to 1. */
  readonly passScore: number;
  readonly approveCount: number;
  readonly totalCount: number;
  /** Votes that an agent really delivered (not abstained, not put in by `on_error`). */
  readonly deliveredCount: number;
  /** A delivered vote asks for changes. */
  readonly rejected: boolean;
  readonly feedback: string;
  /** False for a stage that can block and is no share of the score: it judges findings, not the change. */
  readonly counted?: boolean;
}

/** Weights whose sum is this close to zero count as zero, as in the reference. */
const WEIGHT_EPSILON = 1e-12;

/** Total: a stage without votes rejects, because nobody looked. */
export function foldStage(rule: StageRule, votes: readonly CountedVote[]): StageVerdict {
  const approveCount = votes.filter(({ vote }) => vote === 'approve').length;
  const totalCount = votes.length;
  const passScore = rule.strategy === 'weighted' ? weightedScore(rule, votes) : plainScore(votes);
  const verdict: Verdict = passes(rule, approveCount, totalCount, passScore) ? 'approve' : 'request_changes';
  const word = verdict === 'approve' ? 'approved' : 'request_changes';
  return {
    name: rule.name,
    strategy: rule.strategy,
    verdict,
    passScore,
    approveCount,
    totalCount,
    deliveredCount: votes.filter(({ vote, delivered }) => delivered && vote !== 'abstain').length,
    rejected: votes.some(({ vote, delivered }) => delivered && vote === 'request_changes'),
    feedback: `stage ${pythonRepr(rule.name)} ${word} (${approveCount}/${totalCount} agents, score=${formatTwoDecimals(passScore)})`,
  };
}

function passes(rule: StageRule, approvals: number, total: number, score: number): boolean {
  if (total === 0) return false;
  switch (rule.strategy) {
    case 'any':
      return approvals >= 1;
    case 'all':
      return approvals === total;
    case 'majority':
      return approvals * 2 > total;
    case 'weighted':
      return score >= rule.threshold;
  }
}

function plainScore(votes: readonly CountedVote[]): number {
  if (votes.length === 0) return 0;
  return votes.filter(({ vote }) => vote === 'approve').length / votes.length;
}

function weightedScore(rule: StageRule, votes: readonly CountedVote[]): number {
  let approving = 0;
  let total = 0;
  for (const { role, model, vote } of votes) {
    const weight = weightOf(rule, role) ?? (model === null ? undefined : weightOf(rule, model)) ?? 1;
    total += weight;
    if (vote === 'approve') approving += weight;
  }
  return Math.abs(total) <= WEIGHT_EPSILON ? plainScore(votes) : approving / total;
}

function weightOf(rule: StageRule, name: string): number | undefined {
  return Object.hasOwn(rule.weights, name) ? rule.weights[name] : undefined;
}
