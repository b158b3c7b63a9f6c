/** Leaked secrets on added lines. The scanner is a port, because its library is heavy and loads when used. */
import type { FileChange } from '../../change/change.ts';
import type { Finding } from '../../findings/finding.ts';
import { addedLines, staticFinding } from './check.ts';

export interface SecretHit {
  /** Line of the scanned text, from 1. */
  readonly line: number;
  /** What kind of secret; never the secret. */
  readonly kind: string;
}

export interface SecretScanner {
  scan(text: string): Promise<readonly SecretHit[]>;
}

/** One finding a line and kind; the secret itself is in none of them. */
export async function leakedSecrets(file: FileChange, scanner: SecretScanner): Promise<Finding[]> {
  const lines = addedLines(file);
  if (lines.length === 0) return [];
  const hits = await scanner.scan(lines.map(({ text }) => text).join('\n'));
  const seen = new Set<number>();
  return hits.flatMap(({ line, kind }) => {
    const at = lines[line - 1]?.line;
    if (at === undefined || seen.has(at)) return [];
    seen.add(at);
    return [
      staticFinding(
        file,
        at,
        'secret',
        'Critical',
        `Secret in the change (${kind})`,
        'The added line holds what looks like a credential. Whoever can read the repository, its history or a fork has it.',
        'Revoke the credential, remove it from the history and read it from a secret store.',
      ),
    ];
  });
}
