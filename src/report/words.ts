/** The words and figures that every report shares. */

import type { Outcome } from '../verdict/pipeline-verdict.ts';
import type { AgentRecord, FindingRecord, ReviewRecord } from './record.ts';

export const OUTCOME_TITLES: Readonly<Record<Outcome, string>> = {
  approved: 'Approved',
  'changes-requested': 'Changes requested',
  'not-reviewed': 'Not reviewed',
  'needs-operator': 'Needs a person',
  skipped: 'Skipped',
  validated: 'Valid',
  'dry-run': 'Dry run',
};

export const OUTCOME_MARKS: Readonly<Record<Outcome, string>> = {
  approved: '✅',
  'changes-requested': '❌',
  'not-reviewed': '⛔',
  'needs-operator': '⛔',
  skipped: '⏭️',
  validated: '✅',
  'dry-run': '📋',
};

/** `src/a.ts:12`, `src/a.ts:12-14`, or `whole change`. */
export function placeOf(finding: Pick<FindingRecord, 'location'>): string {
  if (finding.location === null) return 'whole change';
  const { path, line, endLine } = finding.location;
  return endLine === null ? `${path}:${line}` : `${path}:${line}-${endLine}`;
}

/** How a reviewer ended, in one phrase; a silent one never reads as clean. */
export function deliveryOf(agent: AgentRecord): string {
  const nudged = agent.nudged ? ', nudged' : '';
  switch (agent.state) {
    case 'delivered':
      return `delivered${nudged}`;
    case 'no-findings':
      return `delivered, no findings${nudged}`;
    case 'off-topic':
      return `off-topic${agent.reads.length === 0 ? '' : ` after ${agent.reads.length} reads`}${nudged}`;
    case 'degraded':
      return `degraded: collected from an unusable reply${nudged}`;
    case 'not-delivered':
      return `not delivered: known blind spot${nudged}`;
  }
}

/** The vote said, and what it counted as where that differs. */
export function voteOf(agent: AgentRecord): string {
  return agent.counted === agent.vote ? agent.vote : `${agent.vote}, counted as ${agent.counted}`;
}

export function percent(fraction: number): string {
  // Never rounds up to 100 % while a line is uncovered.
  return `${Math.floor(fraction * 1000) / 10} %`;
}

export function modelOf(agent: AgentRecord): string {
  return agent.model ?? agent.adapter;
}

/** Coverage in one sentence; empty where nothing was in scope. */
export function coverageSentence(record: ReviewRecord): string {
  const { coverage } = record;
  if (coverage === null || (coverage.total === 0 && coverage.uncovered.length === 0)) return '';
  const sentence = `${coverage.covered} of ${coverage.total} changed lines seen by a delivered reviewer (${percent(coverage.fraction)})`;
  return coverage.uncovered.length === 0
    ? sentence
    : `${sentence}; not covered: ${coverage.uncovered.length} file${coverage.uncovered.length === 1 ? '' : 's'}`;
}

/** A pipeline that is one reviewer's single pass, whatever its names. */
export function isSinglePass(record: ReviewRecord): boolean {
  const stage = record.stages[0];
  return record.stages.length === 1 && stage?.agents.length === 1 && stage.strategy === 'any';
}
