/** Which paths of the repository are documents of a context: committed ones, and those that the pipeline names. */
import type { ContextPaths } from '../agents/context-paths.ts';
import { isCommittedContext } from './isolation.ts';

/** What such a file says is what is being questioned, so it is no evidence of anybody's own. */
export function documentOf(paths: ContextPaths | null): (path: string) => boolean {
  const named = Object.values(paths ?? {}).flatMap((path) =>
    path === undefined ? [] : [path.replace(/^\.\//, '').replace(/\/+$/, '')],
  );
  return (path) =>
    isCommittedContext(path) ||
    named.some((document) => path === document || path.startsWith(`${document}/`));
}
