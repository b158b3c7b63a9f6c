/** Where the log of a failing job comes from: GitHub's API, asked once a job; the reference runs `gh` for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Check } from '../../src/contour/check-rollup.ts';
import type { GitHubClient } from '../../src/edges/github/client.ts';
import { JobLogs } from '../../src/edges/github/job-log.ts';

const vectors = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'fixtures', 'gh-logs.json'), 'utf8'),
) as { argv: string[]; extract: { name: string; ok: boolean; body: string; error: string }[] };

const CHECK: Check = {
  name: 'test',
  status: 'COMPLETED',
  conclusion: 'FAILURE',
  runId: '7',
  jobId: 9,
  class: 'failing',
};

type Ask = (route: string, parameters: Record<string, unknown>) => Promise<{ data: unknown }>;

function logsOver(log: Ask): { logs: JobLogs; asked: string[] } {
  const asked: string[] = [];
  const request: Ask = async (route, parameters) => {
    const { owner, repo, job_id: job } = parameters;
    asked.push(`${route} of ${String(owner)}/${String(repo)} ${String(job)}`);
    return route.endsWith('/logs') ? log(route, parameters) : { data: { steps: [] } };
  };
  return { logs: new JobLogs({ request } as unknown as GitHubClient, 'octo/shop'), asked };
}

const refused = (status: number): Ask => {
  return async () => {
    throw Object.assign(new Error('no'), { status });
  };
};
const broken = (message: string): Ask => {
  return async () => {
    throw new Error(message);
  };
};

describe('gh-logs.json: extract', () => {
  // The reference asks `gh`, and says what its exit code and stderr were; here each is an answer of the API.
  const OURS: Record<string, { ask: Ask; why?: RegExp }> = {
    ok: { ask: async () => ({ data: 'log' }) },
    'empty log ok': { ask: async () => ({ data: '' }) },
    'nonzero with stderr': { ask: refused(403), why: /^the token may not read it; grant actions: read$/ },
    'nonzero without stderr': { ask: refused(410), why: /^GitHub answers 410$/ },
    timeout: { ask: broken('The operation was aborted due to timeout'), why: /timeout/ },
    oserror: { ask: broken('boom'), why: /boom/ },
    // There is no program that could be missing; what can be is the log itself.
    'gh missing': { ask: refused(404), why: /^GitHub answers 404$/ },
  };

  it.each(vectors.extract.map((vector) => [vector.name, vector] as const))('%s', async (name, vector) => {
    const ours = OURS[name];
    if (ours === undefined) throw new Error('a vector that this test does not know');
    const answer = await logsOver(ours.ask).logs.of(CHECK);
    expect('log' in answer).toBe(vector.ok);
    if ('log' in answer) expect(answer.log).toBe(vector.body);
    else expect(answer.why).toMatch(ours.why ?? /^$/);
  });

  it('argv deviates: no program is started, and one job is read, not the whole run', async () => {
    expect(vectors.argv).toContain('--log-failed');
    const { logs, asked } = logsOver(async () => ({ data: 'log' }));
    await Promise.all([logs.of(CHECK), logs.of(CHECK), logs.of({ ...CHECK, name: 'again' })]);
    expect(asked).toEqual([
      'GET /repos/{owner}/{repo}/actions/jobs/{job_id} of octo/shop 9',
      'GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs of octo/shop 9',
    ]);
  });

  it('a log that comes as bytes is text, and a check of no workflow is asked for nothing', async () => {
    const { logs, asked } = logsOver(async () => ({ data: new TextEncoder().encode('é failed').buffer }));
    expect(await logs.of(CHECK)).toEqual({ log: 'é failed' });
    const other = logsOver(refused(500));
    expect(await other.logs.of({ ...CHECK, runId: '', jobId: null })).toEqual({
      why: 'the check belongs to no workflow run',
    });
    expect(asked).toHaveLength(2);
    expect(other.asked).toEqual([]);
  });
});
