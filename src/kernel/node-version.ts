/** The Node that this program needs: below it `JSON.parse` does not tell how a number was written, and hashes differ. */
import { ReviewError } from './errors.ts';

/** The same as `engines` of package.json. */
export const OLDEST_NODE = '22.12';

/** @throws ReviewError `usage` where `version`, as `process.versions.node` has it, is older. */
export function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new ReviewError(
    'usage',
    `This is Node ${version}, and bernstein-review needs ${OLDEST_NODE} or newer.`,
    {
      next: 'Install a newer Node; nothing was reviewed and nothing was verified.',
    },
  );
}
