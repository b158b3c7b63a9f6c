/** The text that a fix command is given: what was found, which checks fail and why, and what it must leave alone. */
import { createFence } from '../agents/fence.ts';
import type { Ruleset } from '../rules/ruleset.ts';

export interface FixFinding {
  readonly title: string;
  readonly severity: string;
  /** `path:line`, or `whole change`. */
  readonly place: string;
  readonly description: string;
  readonly fixes: readonly string[];
}

export interface FailingCheck {
  readonly name: string;
  readonly conclusion: string;
  /** The failing part of its log; undefined where it could not be had. */
  readonly log: string | undefined;
  /** Why there is no log. */
  readonly why: string;
}

export interface FixRequest {
  readonly pass: number;
  readonly pullRequest: number;
  readonly branch: string;
  readonly head: string;
  readonly verdict: string;
  readonly feedback: string;
  readonly findings: readonly FixFinding[];
  /** What rejecting agents said beyond findings. */
  readonly issues: readonly string[];
  readonly failing: readonly FailingCheck[];
  readonly ruleset: Ruleset;
  readonly protect: readonly string[];
  /** The shipped instructions. */
  readonly instructions: string;
}

/** Markdown; everything that a model or a log wrote stands in fences. */
export function fixPrompt(request: FixRequest): string {
  const found = request.findings.map(findingText).join('\n\n');
  const checks = request.failing.map(checkText).join('\n\n');
  const issues = request.issues.join('\n');
  const fence = createFence([request.feedback, found, issues, checks]);
  const guards = request.ruleset.rules.filter(({ kind }) => kind === 'guard');
  const parts = [
    `# Fix pass ${request.pass} for pull request #${request.pullRequest}`,
    request.instructions.trim(),
    `Branch \`${request.branch.replaceAll('`', '')}\`, reviewed head \`${request.head}\`.`,
    `## Review verdict\n\n${request.verdict}\n\n${fence.wrap('FEEDBACK', request.feedback || '(no summary)')}`,
    request.findings.length === 0
      ? ''
      : `## Findings (${request.findings.length})\n\n${fence.wrap('FINDINGS', found)}`,
    issues === '' ? '' : `## Issues raised\n\n${fence.wrap('ISSUES', issues)}`,
    request.failing.length === 0
      ? ''
      : `## Failing checks (${request.failing.length})\n\n${fence.wrap('CHECKS', checks)}`,
    `## Leave alone\n\n${request.protect.map((glob) => `- ${glob}`).join('\n')}\n- tests: none deleted, skipped or made to assert less`,
    guards.length === 0
      ? ''
      : `## Intended, not to be changed\n\n${guards.map(({ text }) => `- ${text}`).join('\n')}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function findingText({ title, severity, place, description, fixes }: FixFinding): string {
  return [`${severity}: ${title}`, `at ${place}`, description, ...fixes.map((fix) => `Proposed: ${fix}`)]
    .filter((line) => line !== '')
    .join('\n');
}

/** The name too is text of whoever wrote the workflow. */
function checkText({ name, conclusion, log, why }: FailingCheck): string {
  const heading = `### ${name.replace(/\s+/g, ' ')} (${conclusion.toLowerCase() || 'unknown'})`;
  return `${heading}\n\n${log ?? `(log unavailable: ${why})`}`;
}
