/** A change together with what only its source knows: where to read files of its commits, whether its head moved. */
import type { PipelineSources } from '../pipeline/source.ts';
import type { Change, Position } from './change.ts';
import type { CommitFacts } from './implementer.ts';
import type { RepositorySnapshot } from './snapshot.ts';

export type Obtained =
  | { readonly kind: 'skip'; readonly reason: string }
  | {
      readonly kind: 'change';
      readonly change: Change;
      readonly sources: PipelineSources;
      /** Attribute of the base commit that makes a path need no review. */
      readonly attributed: (path: string) => string | undefined;
      readonly commits: () => Promise<readonly CommitFacts[]>;
      /** Title and text of each issue that the pull request closes. */
      readonly linkedIssues: () => Promise<readonly string[]>;
      /** Undefined where it can't move, or can't be asked. */
      readonly positionNow: () => Promise<Position | undefined>;
      /** Text of a file at the head commit; undefined where its git objects are not here. */
      readonly headFile: (path: string) => Promise<string | undefined>;
      /** The head commit's files, many at once; undefined where its git objects are not here. */
      readonly snapshot: RepositorySnapshot | undefined;
      /** Reads, lists and searches the head commit; undefined where its git objects are not here. */
      readonly repository:
        | {
            readonly list: (directory: string) => Promise<readonly string[] | undefined>;
            readonly read: (path: string) => Promise<string | undefined>;
            readonly search: (
              text: string,
            ) => Promise<readonly { readonly path: string; readonly line: number; readonly text: string }[]>;
          }
        | undefined;
    };
