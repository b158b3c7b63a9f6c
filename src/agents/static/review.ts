/** The `static` adapter: every deterministic check over the change, as one reviewer's findings. */
import type { FileChange } from '../../change/change.ts';
import type { Finding } from '../../findings/finding.ts';
import { addedLines, type FileCheck, type LineCheck } from './check.ts';
import { focusedTest, leftoverDebugging, skippedTest, swallowedException } from './code-checks.ts';
import { leakedSecrets, type SecretScanner } from './secrets.ts';
import { agentInstructions, deceptivePath, modeChange, submodule, symlink } from './structure-checks.ts';
import { conflictMarker, hiddenCharacter, reviewerAddress } from './text-checks.ts';
import { privilegedTrigger, scriptInjection, unpinnedAction } from './workflow-checks.ts';

const LINE_CHECKS: readonly LineCheck[] = [
  conflictMarker,
  hiddenCharacter,
  focusedTest,
  skippedTest,
  leftoverDebugging,
  swallowedException,
  privilegedTrigger,
  unpinnedAction,
  scriptInjection,
  reviewerAddress,
];
const FILE_CHECKS: readonly FileCheck[] = [modeChange, symlink, submodule, deceptivePath, agentInstructions];

/** Patterns are tried on lines up to this length; no person wrote a longer one, and a pattern could hang on it. */
export const MAX_CHECKED_LINE = 2_000;

export interface StaticReview {
  readonly findings: Finding[];
  /** Lines over the limit: scanned for secrets only. */
  readonly longLines: number;
}

/** Findings in file order, by line within a file. */
export async function reviewStatically(
  files: readonly FileChange[],
  scanner: SecretScanner,
): Promise<StaticReview> {
  const findings: Finding[] = [];
  let longLines = 0;
  for (const file of files) {
    const secrets = file.kind === 'text' ? await leakedSecrets(file, scanner) : [];
    const lines = addedLines(file);
    const short = lines.filter(
      ({ text, next }) => text.length <= MAX_CHECKED_LINE && (next?.length ?? 0) <= MAX_CHECKED_LINE,
    );
    longLines += lines.length - short.length;
    const perLine = short.flatMap((line) => LINE_CHECKS.flatMap((check) => check(file, line) ?? []));
    const perFile = FILE_CHECKS.flatMap((check) => check(file));
    const ofFile = [...perFile, ...secrets, ...perLine];
    ofFile.sort((left, right) => (left.location?.line ?? 0) - (right.location?.line ?? 0));
    findings.push(...ofFile);
  }
  return { findings, longLines };
}
