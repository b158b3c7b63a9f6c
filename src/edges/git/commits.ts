/** Who made the commits of a range, as git tells it. */
import type { CommitFacts } from '../../change/implementer.ts';
import type { Git } from './git.ts';

/** The latest 250 commits of `base..head`; none where git can't tell. */
export async function commitsOf(git: Git, base: string, head: string): Promise<CommitFacts[]> {
  const log =
    (await git.tryText(['log', '-z', '--max-count=250', '--format=%an <%ae>%n%B', `${base}..${head}`])) ?? '';
  return log
    .split('\0')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const end = entry.indexOf('\n');
      return { author: entry.slice(0, end), message: entry.slice(end + 1) };
    });
}
