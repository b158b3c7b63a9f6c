/** GitHub's API with the workflow's token: a small client, quiet, with few and bounded retries. */
import { Octokit } from '@octokit/core';
import { paginateRest } from '@octokit/plugin-paginate-rest';
import { retry } from '@octokit/plugin-retry';
import { messageOf, ReviewError } from '../../kernel/errors.ts';
import type { Secret } from '../../settings/secret.ts';

/** Base of the growing wait between tries, milliseconds. */
const RETRY_BASE = 300;
const REQUEST_TIMEOUT = 60_000;

const Client = Octokit.plugin(paginateRest, retry).defaults({ userAgent: 'bernstein-review' });
export type GitHubClient = InstanceType<typeof Client>;

export interface GitHubSettings {
  readonly apiUrl: string;
  readonly token: Secret | undefined;
  readonly signal: AbortSignal;
}

export function createGitHubClient(settings: GitHubSettings): GitHubClient {
  const quiet = (): void => undefined;
  return new Client({
    baseUrl: settings.apiUrl,
    ...(settings.token === undefined ? {} : { auth: settings.token.reveal() }),
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    retry: { retries: 2, retryAfterBaseValue: RETRY_BASE },
    request: {
      fetch: (input: string | URL | Request, init?: RequestInit) =>
        fetch(input, {
          ...init,
          signal: AbortSignal.any([settings.signal, AbortSignal.timeout(REQUEST_TIMEOUT)]),
        }),
    },
  });
}

/** The HTTP status of a failed request, where there was an answer. */
export function statusOf(thrown: unknown): number | undefined {
  const status =
    typeof thrown === 'object' && thrown !== null && 'status' in thrown ? thrown.status : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** GitHub's own first line of explanation; it holds no token. */
export function saidBy(thrown: unknown): string {
  return (messageOf(thrown).split('\n', 1)[0] ?? '').slice(0, 200);
}

/** A failed request as an error that stops the run. */
export function githubError(thrown: unknown, doing: string): ReviewError {
  const status = statusOf(thrown);
  if (status === 401) {
    return new ReviewError('credentials-refused', `GitHub refuses the token (401) while ${doing}.`, {
      next: 'Check github-token (in the action) or GITHUB_TOKEN (on the command line).',
      cause: thrown,
    });
  }
  const answer = status === undefined ? saidBy(thrown) : `${status} ${saidBy(thrown)}`;
  return new ReviewError('github-failed', `GitHub failed while ${doing}: ${answer}.`, {
    next: 'Nothing was decided. Check the permissions contents: read and pull-requests: read, or run again.',
    cause: thrown,
  });
}
