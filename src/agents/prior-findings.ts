/** What earlier stages said, as text for the prompts of later ones (layout: reference-facts section 3). */
import type { Member } from '../findings/consolidated.ts';
import type { Finding } from '../findings/finding.ts';
import type { Verdict, Vote } from '../verdict/vote.ts';

export interface PriorStage {
  readonly name: string;
  readonly verdict: Verdict;
  readonly agents: readonly PriorAgent[];
}

export interface PriorAgent {
  readonly role: string;
  readonly model: string | null;
  readonly vote: Vote;
  readonly feedback: string;
  readonly issues: readonly string[];
  readonly members: readonly Member[];
}

/** Empty for no stages. Each stage's verdict, each agent's vote, feedback, issues and findings. */
export function formatPriorFindings(stages: readonly PriorStage[]): string {
  return stages.map(formatStage).join('\n');
}

function formatStage(stage: PriorStage): string {
  const verdict = stage.verdict === 'approve' ? 'approved' : 'request_changes';
  return [`### ${oneLine(stage.name)} - ${verdict}`, ...stage.agents.flatMap(formatAgent), ''].join('\n');
}

function formatAgent(agent: PriorAgent): string[] {
  const feedback = agent.feedback === '' ? '' : ` - ${oneLine(agent.feedback)}`;
  return [
    `- ${oneLine(agent.role)} (${oneLine(agent.model ?? 'no model')}): ${agent.vote}${feedback}`,
    ...agent.issues.map((issue) => `  - issue: ${oneLine(issue)}`),
    ...agent.members.map(({ finding }) => formatFinding(finding)),
  ];
}

function formatFinding(finding: Finding): string {
  const place =
    finding.location === null ? 'whole change' : `${finding.location.path}:${finding.location.line}`;
  const description =
    finding.description === '' || finding.description === finding.title
      ? ''
      : `: ${oneLine(finding.description)}`;
  return `  - finding: [${finding.severity}] ${oneLine(place)} ${oneLine(finding.title)}${description}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
