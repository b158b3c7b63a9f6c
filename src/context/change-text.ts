/** The change as those who make context are shown it: what may hold secrets is named, and so is what has no room. */
import { isSecretLike } from '../agents/repository-tools.ts';
import type { FileChange } from '../change/change.ts';

/** Characters of the diff that a context call is shown; the rest of its files are named. */
export const MOST_DIFF = 200_000;

export function scopeText(files: readonly FileChange[]): string {
  return `# Scope\n\n${files.map(({ path, status }) => `- ${path} (${status})`).join('\n')}\n`;
}

export function diffText(files: readonly FileChange[]): string {
  let room = MOST_DIFF;
  const left: string[] = [];
  const shown = files.flatMap(({ path, oldPath, section }) => {
    if (isSecretLike(path) || isSecretLike(oldPath)) {
      left.push(`${path} (may hold secrets)`);
      return [];
    }
    if (section.length > room) {
      left.push(`${path} (no room)`);
      return [];
    }
    room -= section.length;
    return [section];
  });
  return `${shown.join('')}${left.length === 0 ? '' : `\nChanged, and not shown: ${left.join(', ')}\n`}`;
}
