/** No privileged event runs beside a checkout of the code that it reviews. */
import { PRIVILEGED_EVENTS } from '../change/event.ts';
import { ReviewError } from '../kernel/errors.ts';
import { checkedOutCommit } from './change-source.ts';
import { checkoutsUnder } from './files.ts';
import type { Git } from './git/git.ts';
import type { Surroundings } from './obtain-change.ts';

/** Secrets and a writing token beside a checkout of a stranger's code is how they leak (AC-088). */
export async function refusePrivilegedWorkspace(
  world: Surroundings,
  facts: { baseSha: string; headSha: string },
): Promise<void> {
  const { eventName, inWorkflow, workspace } = world.workflow;
  if (!inWorkflow || eventName === undefined || !PRIVILEGED_EVENTS.has(eventName)) return;
  for (const folder of await checkoutsUnder([
    world.workdir,
    ...(workspace === undefined ? [] : [workspace]),
  ])) {
    if (!(await holdsHead(world.anyGit.in(folder), facts))) continue;
    throw new ReviewError(
      'unsafe-workspace',
      `On ${eventName} the work tree must not hold the pull request's code: this event runs with secrets.`,
      { next: 'Check out the base branch, or nothing: the change is read through git objects and the API.' },
    );
  }
}

/** The head itself, a merge of it (whose parents a shallow clone still names), or a commit on top of it. */
async function holdsHead(
  git: Git,
  { baseSha, headSha }: { baseSha: string; headSha: string },
): Promise<boolean> {
  const checkedOut = await checkedOutCommit(git);
  if (checkedOut === undefined) return false;
  const commit = (await git.tryText(['cat-file', 'commit', checkedOut])) ?? '';
  const parents = [...commit.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1]);
  if (checkedOut === headSha || parents.includes(headSha)) return true;
  if (!(await git.hasCommit(headSha))) return false;
  const contains = async (descendant: string): Promise<boolean> =>
    (await git.tryText(['merge-base', '--is-ancestor', headSha, descendant])) !== undefined;
  return (await contains(checkedOut)) && !((await git.hasCommit(baseSha)) && (await contains(baseSha)));
}
