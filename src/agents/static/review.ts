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

/** Findings in file order, by line within a file. */
export async function reviewStatically(
  files: readonly FileChange[],
  scanner: SecretScanner,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const file of files) {
    const secrets = file.kind === 'text' ? await leakedSecrets(file, scanner) : [];
    const perLine = addedLines(file).flatMap((line) =>
      LINE_CHECKS.flatMap((check) => check(file, line) ?? []),
    );
    const perFile = FILE_CHECKS.flatMap((check) => check(file));
    const ofFile = [...perFile, ...secrets, ...perLine];
    ofFile.sort((left, right) => (left.location?.line ?? 0) - (right.location?.line ?? 0));
    findings.push(...ofFile);
  }
  return findings;
}
