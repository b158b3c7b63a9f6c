/** The flat issue list of a run: what rejecting agents said, in stage and agent order (vectors/aggregation.json). */
import type { Vote } from './vote.ts';

export interface AgentIssues {
  readonly stage: string;
  readonly role: string;
  readonly vote: Vote;
  readonly feedback: string;
  readonly issues: readonly string[];
}

/** `stage/role: issue`, or the feedback where a rejecting agent gave no issues; empty feedback gives nothing. */
export function flattenIssues(agents: readonly AgentIssues[]): string[] {
  return agents
    .filter(({ vote }) => vote === 'request_changes')
    .flatMap(({ stage, role, feedback, issues }) => {
      const texts = issues.length > 0 ? issues : feedback === '' ? [] : [feedback];
      return texts.map((text) => `${stage}/${role}: ${text}`);
    });
}
