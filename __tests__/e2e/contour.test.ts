/** The contour on the built action: how it ends, and what it leaves, in each way that it can end. */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRunFile } from '../../src/receipts/paths.ts';
import { startArtifactServer, unzip } from '../fakes/artifact-server.ts';
import type { FakeCheck } from '../fakes/github-server.ts';
import { runCli, temporaryFolder } from './bundle.ts';
import {
  BRANCH,
  contour,
  type Ending,
  ended,
  fixScript,
  git,
  type Options,
  passesOf,
  verified,
  type World,
  world,
} from './contour-world.ts';
import { file, untilTheEnd } from './stand-ins.ts';

describe('green', () => {
  it('after one pass: approved, and one receipt of the chain form', async () => {
    const place = await world(0);
    const result = await contour(place, { inputs: { 'fix-command': fixScript() } });
    await ended(result, place, { outcome: 'approved', reason: '', passes: 1, remote: place.head });
  });

  it('after three passes: each reviewed on its own head, and the chain verifies from the artifact', async () => {
    const place = await world(2);
    const service = await startArtifactServer();
    untilTheEnd(service);
    // Red on the first head, so that a log is part of the prompt.
    place.hub.logs.set(
      50,
      '2026-11-30T12:00:00.0Z expected 3, got 4\n2026-11-30T12:00:01.0Z ##[error]exit code 1\n',
    );
    place.hub.checks = (sha) => [
      {
        name: 'ci',
        status: 'COMPLETED',
        conclusion: sha === place.head ? 'FAILURE' : 'SUCCESS',
        run: 5,
        job: 50,
      },
      { name: 'review', status: 'IN_PROGRESS', conclusion: null, run: 100 },
      { name: 'legacy', state: 'SUCCESS' },
    ];
    const result = await contour(place, {
      inputs: { 'fix-command': fixScript(), artifact: 'true' },
      env: { ...service.environment, SECRET_OF_STEP: 'x' },
    });
    await ended(result, place, {
      outcome: 'approved',
      reason: '',
      passes: 3,
      remote: git(place.checkout, 'rev-parse', 'HEAD'),
    });
    expect(place.remoteHead()).not.toBe(place.head);
    expect(passesOf(result)).toEqual([
      { verdict: 'request_changes', checks: 'red', fix: 'landed' },
      { verdict: 'request_changes', checks: 'green', fix: 'landed' },
      { verdict: 'approve', checks: 'green', fix: null },
    ]);
    const prompt = readFileSync(join(result.folder, 'fix-pass-1.md'), 'utf8');
    expect(prompt).toContain('BUG is called 2 times');
    expect(prompt).toContain('expected 3, got 4\n##[error]exit code 1');
    expect(prompt).toContain('### ci (failure)');
    // The command sees what it needs and no token or key; what it prints is no command.
    expect(result.stderr).toMatch(/fix \| ?:? ?:?error::from the fixer .*BERNSTEIN_FIX_BRANCH/);
    expect(result.stderr).not.toMatch(/fix \|.*(?:ANTHROPIC_API_KEY|SECRET_OF_STEP|GITHUB_TOKEN|INPUT_)/);
    expect(`${result.stdout}\n${result.stderr}`).not.toMatch(/^\s*::error::from the fixer/m);
    const downloaded = temporaryFolder();
    const uploaded = unzip(service.uploads.values().next().value ?? Buffer.alloc(0));
    expect([...uploaded.keys()].filter((path) => !isRunFile(path))).toEqual([]);
    for (const [path, bytes] of uploaded) {
      mkdirSync(dirname(join(downloaded, path)), { recursive: true });
      writeFileSync(join(downloaded, path), bytes);
    }
    await verified(downloaded, 3);
    expect(result.comment).toMatch(/receipt verify --chain --pr/);
  });

  it('a fix that rewrites the checkout’s configuration decides nothing that git runs afterwards', async () => {
    const place = await world(1);
    const seen = join(temporaryFolder(), 'seen.txt');
    const spy = file('spy.sh', `#!/bin/sh\nenv >> ${JSON.stringify(seen)}\nexec git-upload-pack "$@"\n`);
    chmodSync(spy, 0o755);
    const result = await contour(place, {
      inputs: {
        'fix-command': fixScript(
          `git('push', '--quiet', 'origin', 'HEAD:' + process.env.BERNSTEIN_FIX_BRANCH);
git('config', 'remote.origin.uploadpack', ${JSON.stringify(spy)});`,
        ),
      },
      env: { MY_API_KEY: 'key-of-the-step', ACTIONS_RUNTIME_TOKEN: 'token-of-the-runner' },
    });
    expect(passesOf(result)[0]).toMatchObject({ fix: 'landed' });
    // Nothing that the command configured is asked afterwards.
    expect(existsSync(seen)).toBe(false);
  });

  it('through REST where GraphQL refuses, with conditional requests', async () => {
    const place = await world(0);
    place.hub.graphqlChecks = false;
    let reads = 0;
    place.hub.checks = () => {
      reads += 1;
      const many = Array.from(
        { length: 130 },
        (_, index): FakeCheck => ({
          name: `ci ${index}`,
          status: 'COMPLETED',
          conclusion: 'SUCCESS',
          run: 5,
        }),
      );
      return [...many, { name: 'legacy', state: 'SUCCESS' }];
    };
    const result = await contour(place);
    await ended(result, place, { outcome: 'approved', reason: '', passes: 1, remote: place.head });
    expect(reads).toBeGreaterThan(3);
    expect(place.hub.requests.some(({ headers }) => headers['if-none-match'] !== undefined)).toBe(true);
  });
});

describe('handed back', () => {
  const push = "git('push', '--quiet', 'origin', 'HEAD:' + process.env.BERNSTEIN_FIX_BRANCH);";
  const edit = (path: string, text: string): string =>
    `writeFileSync(${JSON.stringify(path)}, ${JSON.stringify(text)}); git('add', '.'); git('commit', '--quiet', '-m', 'fix');`;

  it.each<
    [
      string,
      { script: string; reason: string; moved: boolean; pipeline?: string; env?: Record<string, string> },
    ]
  >([
    [
      'the command fails',
      {
        script: fixScript('process.exit(3);', 'console.error("no idea");'),
        reason: 'fix pass 1 landed no commit: the command exited with 3: no idea',
        moved: false,
      },
    ],
    [
      'the command hangs',
      {
        script: fixScript('setInterval(() => {}, 1000);', ' '),
        reason: 'the command was stopped after 1 s',
        moved: false,
        pipeline: ', fix_timeout_seconds: 1',
      },
    ],
    [
      'the command does nothing',
      { script: fixScript(' ', ' '), reason: 'the command produced no commit', moved: false },
    ],
    [
      'the command is not there',
      { script: '/no/such/program', reason: 'the command could not be run (ENOENT)', moved: false },
    ],
    [
      'it commits without pushing',
      { script: fixScript(' '), reason: 'was not pushed to the branch of the pull request', moved: false },
    ],
    [
      'it pushes to another branch',
      {
        script: fixScript("git('push', '--quiet', 'origin', 'HEAD:elsewhere');"),
        reason: 'was not pushed to the branch',
        moved: false,
      },
    ],
    [
      'it rewrites history',
      {
        script: fixScript(
          "git('push', '--quiet', '--force', 'origin', 'HEAD:' + process.env.BERNSTEIN_FIX_BRANCH);",
          "git('commit', '--quiet', '--amend', '-m', 'other');",
        ),
        reason: 'history was rewritten',
        moved: true,
      },
    ],
    [
      'it deletes a test',
      {
        script: fixScript(push, "rmSync('src/order.test.ts'); git('commit', '--quiet', '-am', 'fix');"),
        reason: 'the test file src/order.test.ts was deleted',
        moved: true,
      },
    ],
    [
      'it removes an assertion',
      {
        script: fixScript(push, edit('src/order.test.ts', "it('adds', () => {\n});\n")),
        reason: '1 assertion was removed from src/order.test.ts',
        moved: true,
      },
    ],
    [
      'it edits a workflow',
      {
        script: fixScript(push, edit('.github/workflows/ci.yml', 'on: never\n')),
        reason: '.github/workflows/ci.yml is protected (fix_protect)',
        moved: true,
      },
    ],
    [
      'it edits the pipeline, whatever fix_protect says',
      {
        script: fixScript(push, edit('.bernstein/review.yaml', 'x')),
        reason: '.bernstein/review.yaml is protected',
        moved: true,
        pipeline: ', fix_protect: [docs/**]',
      },
    ],
    [
      'AC-061: it writes to the files of the runner',
      {
        script: fixScript(
          push,
          "appendFileSync(process.env.RUNNER_FILE, 'LD_PRELOAD=x'); git('commit', '--quiet', '--allow-empty', '-m', 'fix');",
        ),
        reason: 'wrote to the files through which a step changes the next ones',
        moved: true,
        pipeline: ', fix_env: [RUNNER_FILE]',
        env: { RUNNER_FILE: 'GITHUB_ENV' },
      },
    ],
  ])('%s', async (_, { script, reason, moved, pipeline, env }) => {
    const place = await world(1, pipeline);
    const runnerFile = file('github-env', '');
    const result = await contour(place, {
      inputs: { 'fix-command': script },
      env: env === undefined ? {} : { RUNNER_FILE: runnerFile, GITHUB_ENV: runnerFile },
    });
    const made = git(place.checkout, 'rev-parse', 'HEAD');
    await ended(result, place, {
      outcome: 'needs-operator',
      reason,
      passes: 1,
      remote: moved ? made : place.head,
    });
    expect(made !== place.head || !moved).toBe(true);
  });

  it('budget spent', async () => {
    const place = await world(5);
    const result = await contour(place, { inputs: { 'fix-command': fixScript(), 'max-passes': '2' } });
    await ended(result, place, {
      outcome: 'needs-operator',
      reason: 'budget spent (max_passes=2): the review still requests changes',
      passes: 2,
      remote: git(place.checkout, 'rev-parse', 'HEAD'),
    });
  });

  it('no progress', async () => {
    const place = await world(1);
    const result = await contour(place, {
      inputs: { 'fix-command': fixScript(push, "git('commit', '--quiet', '--allow-empty', '-m', 'tried');") },
    });
    await ended(result, place, {
      outcome: 'needs-operator',
      reason: 'no progress: passes 1 and 2',
      passes: 2,
      remote: git(place.checkout, 'rev-parse', 'HEAD'),
    });
  });

  it('--fix without a command reviews once', async () => {
    const place = await world(1);
    const result = await contour(place);
    await ended(result, place, {
      outcome: 'needs-operator',
      reason: 'no fix runner configured',
      passes: 1,
      remote: place.head,
    });
  });

  const unsettled = (place: World, reason: string): Ending => ({
    outcome: 'needs-operator',
    reason,
    passes: 1,
    remote: place.head,
  });

  it('checks that never settle', async () => {
    const place = await world(0);
    place.hub.checks = () => [{ name: 'slow', status: 'IN_PROGRESS', conclusion: null, run: 5 }];
    const result = await contour(place, { inputs: { 'fix-command': fixScript() } });
    await ended(result, place, unsettled(place, 'the checks did not settle within 1 s: slow'));
  });

  it('checks that never start', async () => {
    const place = await world(0);
    place.hub.checks = () => [];
    const result = await contour(place, { inputs: { 'fix-command': fixScript() } });
    await ended(result, place, unsettled(place, 'no check started on the head within 0 s'));
  });

  it('a required check that never appears', async () => {
    const place = await world(0);
    place.hub.required = ['deploy'];
    const result = await contour(place);
    await ended(result, place, unsettled(place, 'the checks did not settle within 1 s: deploy'));
  });

  it('checks that flip after the review', async () => {
    const place = await world(0);
    let reviewed = false;
    place.hub.checks = () => [
      { name: 'ci', status: 'COMPLETED', conclusion: reviewed ? 'FAILURE' : 'SUCCESS', run: 5 },
    ];
    const result = await contour(place, {
      onCall: () => {
        reviewed = true;
      },
      inputs: { 'max-passes': '1' },
    });
    await ended(result, place, unsettled(place, 'budget spent (max_passes=1): the checks are red'));
  });

  it('after a push that starts no checks', async () => {
    const place = await world(1);
    place.hub.checks = (sha) =>
      sha === place.head ? [{ name: 'ci', status: 'COMPLETED', conclusion: 'SUCCESS', run: 5 }] : [];
    const result = await contour(place, { inputs: { 'fix-command': fixScript() } });
    await ended(result, place, {
      outcome: 'needs-operator',
      reason: "a push made with the workflow's own token starts no workflow",
      passes: 2,
      remote: git(place.checkout, 'rev-parse', 'HEAD'),
    });
    expect(result.comment).toContain('GitHub App token');
  });

  it.each<[string, string, (place: World) => Partial<Options>]>([
    [
      'a fork',
      'from a fork is not fixed',
      ({ hub }) => {
        hub.pull.headRepository = 'someone/shop';
        return {};
      },
    ],
    [
      'another checkout',
      'the checkout is at',
      ({ checkout, base }) => {
        git(checkout, 'checkout', '--quiet', '--detach', base);
        return {};
      },
    ],
    [
      'a privileged event',
      'no fix command runs on an event with secrets',
      ({ checkout, base }) => {
        git(checkout, 'checkout', '--quiet', '--detach', base);
        return { event: 'pull_request_target' };
      },
    ],
    [
      'an unclean checkout',
      'not committed',
      ({ checkout }) => {
        writeFileSync(join(checkout, 'src/order.ts'), 'mine\n');
        return {};
      },
    ],
  ])('%s: the command does not run', async (_, reason, prepare) => {
    const place = await world(1);
    const marker = join(temporaryFolder(), 'ran');
    const command = fixScript(' ', `writeFileSync(${JSON.stringify(marker)}, '');`);
    const result = await contour(place, { ...prepare(place), inputs: { 'fix-command': command } });
    await ended(result, place, { outcome: 'needs-operator', reason, passes: 1, remote: place.head });
    expect(existsSync(marker)).toBe(false);
  });
});

describe('GitHub that does not say', () => {
  it('which checks there are: handed back, and the green report of an earlier run is replaced', async () => {
    const place = await world(0);
    expect((await contour(place)).comment).toContain('Approved');
    place.hub.graphqlChecks = false;
    place.hub.refuse = (key) => (/check-runs|\/status$/.test(key) ? 403 : undefined);
    const result = await contour(place);
    await ended(result, place, {
      outcome: 'needs-operator',
      reason: "the checks can't be read",
      passes: 0,
      remote: place.head,
    });
    expect(result.comment).toContain('checks: read');
    expect(result.comment).not.toContain('Approved');
  });

  it('which checks are required: an outage is no answer, a missing right is one', async () => {
    const place = await world(0);
    place.hub.refuse = (key) => (/rules\/branches/.test(key) ? 500 : undefined);
    const outage = await contour(place);
    expect(outage.code).toBe(2);
    expect(`${outage.stdout}${outage.stderr}`).toContain('while reading the required checks');
    place.hub.refuse = (key) => (/branches/.test(key) ? 403 : undefined);
    const forbidden = await contour(place);
    await ended(forbidden, place, { outcome: 'approved', reason: '', passes: 1, remote: place.head });
  });

  it('which fixes an earlier run made: nothing is fixed', async () => {
    const place = await world(1);
    place.hub.refuse = (key) => (/^GET .*comments$/.test(key) ? 403 : undefined);
    const result = await contour(place, { inputs: { 'fix-command': fixScript() } });
    expect(result.outputs).toMatchObject({ outcome: 'needs-operator', passes: '1', 'comment-url': '' });
    expect(result.code).toBe(1);
    expect(result.record.reason).toContain('can not be read from its comment');
    expect(result.summary).toContain('**Next:**');
    await verified(result.folder, 1);
    expect(place.remoteHead()).toBe(place.head);
  });
});

describe('a head that somebody else moves', () => {
  it('in the wait: the new head is reviewed', async () => {
    const place = await world(0);
    let moved = '';
    place.hub.checks = (sha) => {
      if (moved === '') {
        moved = place.pushFromElsewhere();
        return [{ name: 'ci', status: 'IN_PROGRESS', conclusion: null, run: 5 }];
      }
      return [{ name: 'ci', status: 'COMPLETED', conclusion: sha === moved ? 'SUCCESS' : 'FAILURE', run: 5 }];
    };
    const result = await contour(place);
    await ended(result, place, { outcome: 'approved', reason: '', passes: 1, remote: moved });
    expect(result.record.contour).toMatchObject({ restarts: 1, passes: [{ head: moved }] });
  });

  it('AC-049: in the review: the old head is never approved', async () => {
    const place = await world(0);
    let moved = '';
    const result = await contour(place, {
      onCall: () => {
        moved ||= place.pushFromElsewhere();
      },
    });
    expect(result.record.contour.passes.map(({ head }: { head: string }) => head)).toEqual([
      place.head,
      moved,
    ]);
    await ended(result, place, { outcome: 'approved', reason: '', passes: 2, remote: moved });
  });

  it('in the fix: nothing is overwritten', async () => {
    const place = await world(1);
    const other = `execFileSync('git', ['clone', '--quiet', '--branch', '${BRANCH}', ${JSON.stringify(place.remote)}, process.argv.at(-1) + '.clone']);
execFileSync('git', ['-c', 'user.name=O', '-c', 'user.email=o@example.invalid', 'commit', '--quiet', '--allow-empty', '-m', 'other'], { cwd: process.argv.at(-1) + '.clone' });
execFileSync('git', ['push', '--quiet', 'origin', 'HEAD'], { cwd: process.argv.at(-1) + '.clone' });`;
    const result = await contour(place, { inputs: { 'fix-command': fixScript(other) } });
    await ended(result, place, {
      outcome: 'needs-operator',
      reason: 'somebody else pushed',
      passes: 1,
      remote: place.remoteHead(),
    });
    expect(git(place.remote, 'log', '-1', '--format=%s', BRANCH)).toBe('other');
  });
});

describe('AC-050: a pull request that is retargeted', () => {
  const retargeted = (passes: number, receipts: number, place: World): Ending => ({
    outcome: 'needs-operator',
    reason: 'retargeted',
    passes,
    receipts,
    remote: place.head,
  });

  it('in the review: what was reviewed is not approved for the other branch', async () => {
    const place = await world(0);
    const result = await contour(place, {
      onCall: () => {
        place.hub.pull.baseRef = 'release';
      },
    });
    await ended(result, place, retargeted(1, 1, place));
    expect(result.record.reason).toContain('release');
  });

  it('in the wait: nothing is reviewed', async () => {
    const place = await world(0);
    place.hub.checks = () => {
      place.hub.pull.baseRef = 'release';
      return [{ name: 'ci', status: 'IN_PROGRESS', conclusion: null, run: 5 }];
    };
    const result = await contour(place);
    await ended(result, place, retargeted(0, 0, place));
  });

  it('while the checks are read again after the review', async () => {
    const place = await world(0);
    let reviewed = false;
    place.hub.checks = () => {
      if (reviewed) place.hub.pull.baseRef = 'release';
      return [{ name: 'ci', status: 'COMPLETED', conclusion: 'SUCCESS', run: 5 }];
    };
    const result = await contour(place, {
      onCall: () => {
        reviewed = true;
      },
    });
    await ended(result, place, retargeted(1, 1, place));
  });

  it('the receipt binds branch and commit of the base through its journal', async () => {
    const place = await world(0);
    const { folder } = await contour(place);
    const [pass = ''] = readFileSync(join(folder, 'journal.jsonl'), 'utf8').split('\n');
    expect(JSON.parse(pass)).toMatchObject({ kind: 'pass', base_ref: 'main', base_sha: place.base });
  });
});

describe('cancelled', () => {
  /** Runs a contour that `when` can interrupt. */
  async function interrupted(place: World, when: (stop: () => void) => Options): ReturnType<typeof contour> {
    let child: { kill(signal: NodeJS.Signals): boolean } | undefined;
    return contour(place, {
      ...when(() => child?.kill('SIGINT')),
      onStart: (started) => {
        child = started;
      },
    });
  }
  const cancelled = (place: World, passes: number, receipts: number): Ending => ({
    outcome: 'needs-operator',
    reason: 'the run was cancelled',
    passes,
    receipts,
    remote: place.head,
  });

  it('in the wait: nothing was reviewed', async () => {
    const place = await world(0);
    const result = await interrupted(place, (stop) => {
      place.hub.checks = () => {
        stop();
        return [{ name: 'ci', status: 'IN_PROGRESS', conclusion: null, run: 5 }];
      };
      return {};
    });
    await ended(result, place, cancelled(place, 0, 0));
  });

  it('in the review: the pass is sealed as one that requests changes, and its files are uploaded', async () => {
    const place = await world(1);
    const service = await startArtifactServer();
    untilTheEnd(service);
    const result = await interrupted(place, (stop) => ({
      onCall: stop,
      inputs: { artifact: 'true' },
      env: service.environment,
    }));
    await ended(result, place, cancelled(place, 1, 1));
    expect(result.outputs['artifact-id']).toBe('4242');
    expect(result.comment).toContain('gh run download 100 -n bernstein-review-one');
  });

  it('in the fix: the branch is left as it is', async () => {
    const place = await world(1);
    const marker = join(temporaryFolder(), 'fixing');
    const result = await interrupted(place, (stop) => {
      const timer = setInterval(() => {
        if (!existsSync(marker)) return;
        clearInterval(timer);
        stop();
      }, 20);
      return {
        inputs: {
          'fix-command': fixScript(
            'setInterval(() => {}, 1000);',
            `writeFileSync(${JSON.stringify(marker)}, '');`,
          ),
        },
      };
    });
    await ended(result, place, cancelled(place, 1, 1));
  });
});

it('102: a head that an earlier contour made is reviewed and not fixed again', async () => {
  const place = await world(3);
  const first = await contour(place, { inputs: { 'fix-command': fixScript(), 'max-passes': '2' } });
  const fixed = place.remoteHead();
  await ended(first, place, {
    outcome: 'needs-operator',
    reason: 'budget spent',
    passes: 2,
    remote: git(place.checkout, 'rev-parse', 'HEAD'),
  });
  expect(first.comment).toContain(`<!-- bernstein-review:fixed ${fixed} -->`);
  const second = await contour(place, {
    inputs: { 'fix-command': fixScript() },
    env: { GITHUB_RUN_ID: '101' },
  });
  await ended(second, place, {
    outcome: 'needs-operator',
    reason: 'the head is a fix of an earlier run',
    passes: 1,
    remote: fixed,
  });
  // A stranger's comment that looks like ours says nothing.
  const forged = await world(1);
  forged.hub.comments.push({
    id: 1,
    author: 'mallory',
    body: `<!-- bernstein-review:v1 one -->\n<!-- bernstein-review:fixed ${forged.head} -->`,
  });
  expect((await contour(forged, { inputs: { 'fix-command': fixScript() } })).outputs['outcome']).toBe(
    'approved',
  );
});

it('is for pull requests, and says so', async () => {
  const result = await runCli(['--base', 'main', '--fix', '--until-checks-green', '--max-passes', '0']);
  expect(result.code).toBe(2);
  expect(result.stderr).toContain('--max-passes: must be a whole number of at least 1');
  expect(result.stderr).toContain('--fix needs a pull request, and --base names none');
});
