/** What a contour needs of the world beside a review. */
import type { Position, PullRequest } from '../change/change.ts';
import type { Check, CheckRow } from './check-rollup.ts';
import type { FixEnd } from './contour-record.ts';

export interface ContourPorts {
  /** Every check and status of one commit. @throws ReviewError where they can't be read. */
  readonly rows: (sha: string) => Promise<readonly CheckRow[]>;
  /** Names that the base branch requires; none where the token may not ask. @throws ReviewError where GitHub fails. */
  readonly required: () => Promise<readonly string[]>;
  /** Commits that an earlier contour under this pipeline made as fixes; undefined where that can't be read. */
  readonly fixedBefore: (pipelineName: string) => Promise<readonly string[] | undefined>;
  /** Where the pull request stands; undefined where nobody answers. */
  readonly positionNow: () => Promise<Position | undefined>;
  /** The failing part of a failing check's log, or why there is none. */
  readonly logOf: (check: Check) => Promise<{ readonly log: string } | { readonly why: string }>;
  readonly fix: (request: FixCommand) => Promise<FixEnd>;
  /** False where the runner's files changed since a fix command began (AC-061). */
  readonly runnerUntouched: () => Promise<boolean>;
}

/** Builds the ports for one pull request. */
export type ContourPortsOf = (pullRequest: PullRequest) => ContourPorts;

export interface FixCommand {
  readonly pass: number;
  readonly argv: readonly string[];
  /** The commit that was reviewed, on which the fix must stand. */
  readonly head: string;
  /** Text of the prompt. */
  readonly prompt: string;
  /** Variables beyond the allowed ones, by name. */
  readonly variables: readonly string[];
  /** Globs that a fix may not touch. */
  readonly protect: readonly string[];
  /** Milliseconds. */
  readonly timeout: number;
}
