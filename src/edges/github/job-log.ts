/** The failing part of a job's log: one request for the job's steps, one download. */
import type { Check } from '../../contour/check-rollup.ts';
import { type FailingStep, failingPart } from '../../contour/failing-log.ts';
import { objectsOf } from '../../kernel/json.ts';
import { type GitHubClient, placeOf, saidBy, statusOf } from './client.ts';

export class JobLogs {
  readonly #client: GitHubClient;
  readonly #place: { owner: string; repo: string };
  /** One download a job, however often it is asked for. */
  readonly #read = new Map<number, Promise<{ readonly log: string } | { readonly why: string }>>();

  constructor(client: GitHubClient, repository: string) {
    this.#client = client;
    this.#place = placeOf(repository);
  }

  /** Never throws: a fix can be tried without a log. */
  of(check: Check): Promise<{ readonly log: string } | { readonly why: string }> {
    if (check.runId === '' || check.jobId === null)
      return Promise.resolve({ why: 'the check belongs to no workflow run' });
    const known = this.#read.get(check.jobId) ?? this.#fetch(check.jobId);
    this.#read.set(check.jobId, known);
    return known;
  }

  async #fetch(job: number): Promise<{ readonly log: string } | { readonly why: string }> {
    try {
      const step = await this.#failingStep(job);
      const { data } = await this.#client.request('GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs', {
        ...this.#place,
        job_id: job,
      });
      const text =
        typeof data === 'string' ? data : Buffer.from(data as unknown as ArrayBuffer).toString('utf8');
      return { log: failingPart(text, step) };
    } catch (thrown) {
      const status = statusOf(thrown);
      if (status === 403) return { why: 'the token may not read it; grant actions: read' };
      return { why: status === undefined ? saidBy(thrown) : `GitHub answers ${status}` };
    }
  }

  /** Undefined where GitHub names no failed step: then the whole log is looked at. */
  async #failingStep(job: number): Promise<FailingStep | undefined> {
    try {
      const { data } = await this.#client.request('GET /repos/{owner}/{repo}/actions/jobs/{job_id}', {
        ...this.#place,
        job_id: job,
      });
      const failed = objectsOf(data.steps).find(
        ({ conclusion }) =>
          conclusion === 'failure' || conclusion === 'timed_out' || conclusion === 'cancelled',
      );
      if (failed === undefined) return undefined;
      const time = (key: string): string | null => (typeof failed[key] === 'string' ? failed[key] : null);
      return {
        startedAt: time('started_at'),
        completedAt: time('completed_at'),
      };
    } catch {
      return undefined;
    }
  }
}
