/** GitHub's API with the workflow's token: a small client, quiet, with few and bounded retries. */
import { Octokit } from '@octokit/core';
import { paginateRest } from '@octokit/plugin-paginate-rest';
import { messageOf, ReviewError } from '../../kernel/errors.ts';
import type { Secret } from '../../settings/secret.ts';
import { systemClock } from '../clock.ts';

/** Waits before the second and third try of a read, milliseconds; a longer `Retry-After` is not waited for. */
const RETRY_WAITS = [300, 1_200];
const LONGEST_RETRY_AFTER = 10_000;
const REQUEST_TIMEOUT = 60_000;

const Client = Octokit.plugin(paginateRest).defaults({ userAgent: 'bernstein-review' });
export type GitHubClient = InstanceType<typeof Client>;

export interface GitHubSettings {
  readonly apiUrl: string;
  readonly token: Secret | undefined;
  readonly signal: AbortSignal;
}

export function createGitHubClient(settings: GitHubSettings): GitHubClient {
  const quiet = (): void => undefined;
  const client = new Client({
    baseUrl: settings.apiUrl,
    ...(settings.token === undefined ? {} : { auth: settings.token.reveal() }),
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    request: {
      fetch: (input: string | URL | Request, init?: RequestInit) =>
        fetch(input, {
          ...init,
          signal: AbortSignal.any([settings.signal, AbortSignal.timeout(REQUEST_TIMEOUT)]),
        }),
    },
  });
  client.hook.wrap('request', async (request, options) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await request(options);
      } catch (thrown) {
        const wait = retryWait(thrown, options.method, tries);
        if (wait === undefined || settings.signal.aborted) throw thrown;
        await systemClock.sleep(wait, settings.signal);
      }
    }
  });
  return client;
}

/** `owner/name` as GitHub's routes take it. */
export function placeOf(repository: string): { readonly owner: string; readonly repo: string } {
  const [owner = '', repo = ''] = repository.split('/');
  return { owner, repo };
}

/** Only reads are tried again: a write that failed may have been taken (nothing is posted twice). */
function retryWait(thrown: unknown, method: string, tries: number): number | undefined {
  const wait = RETRY_WAITS[tries];
  if (method !== 'GET' || wait === undefined) return undefined;
  const status = statusOf(thrown);
  const headers = (thrown as { response?: { headers?: Record<string, string> } }).response?.headers;
  const asked = Number(headers?.['retry-after'] ?? Number.NaN) * 1000;
  const limited = status === 429 || (status === 403 && Number.isFinite(asked));
  if (status !== undefined && status < 500 && !limited) return undefined;
  if (Number.isFinite(asked)) return asked > LONGEST_RETRY_AFTER ? undefined : Math.max(wait, asked);
  return wait;
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
