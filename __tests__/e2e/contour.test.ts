/** The contour on the built action: a real git remote, a stand-in GitHub whose checks follow pushes, and fix scripts. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startArtifactServer, unzip } from '../fakes/artifact-server.ts';
import { type FakeCheck, type FakeGitHub, startGitHub } from '../fakes/github-server.ts';
import { type ActionRun, runAction, runCli, temporaryFolder } from './bundle.ts';
import { APPROVE, finding, report } from './replies.ts';
import { file, models, untilTheEnd } from './stand-ins.ts';

const PR_URL = 'https://github.com/acme/shop/pull/7';
const BRANCH = 'feature';

function git(cwd: string, ...args: string[]): string {
  const identity = [
    '-c',
    'user.name=T',
    '-c',
    'user.email=t@example.invalid',
    '-c',
    'init.defaultBranch=main',
  ];
  return execFileSync('git', [...identity, ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

interface World {
  hub: FakeGitHub;
  /** Bare repository: the remote of the checkout. */
  remote: string;
  checkout: string;
  base: string;
  head: string;
  /** Head of the branch at the remote now. */
  remoteHead: () => string;
  /** A commit of somebody else's, pushed to the branch. */
  pushFromElsewhere: () => string;
}

/** A pull request whose branch holds `bugs` lines with BUG, and a test. */
async function world(bugs: number, pipeline = ''): Promise<World> {
  const remote = temporaryFolder();
  git(remote, 'init', '--quiet', '--bare', '.');
  const checkout = temporaryFolder();
  git(checkout, 'init', '--quiet', '.');
  git(checkout, 'remote', 'add', 'origin', remote);
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(checkout, path)), { recursive: true });
    writeFileSync(join(checkout, path), text);
  };
  write('src/order.ts', 'start();\n');
  write('src/order.test.ts', "it('adds', () => {\n  expect(total()).toBe(3);\n});\n");
  write('.github/workflows/ci.yml', 'on: push\n');
  write(
    '.bernstein/review.yaml',
    `name: one\nstages:\n  - name: review\n    aggregator: { strategy: all }\n    agents: [{ role: r, model: anthropic/claude-test }]\ncontour: { grace_seconds: 0, checks_timeout_seconds: 1${pipeline} }\n`,
  );
  git(checkout, 'add', '.');
  git(checkout, 'commit', '--quiet', '-m', 'base');
  git(checkout, 'push', '--quiet', 'origin', 'HEAD:main');
  const base = git(checkout, 'rev-parse', 'HEAD');
  git(checkout, 'checkout', '--quiet', '-b', BRANCH);
  write(
    'src/order.ts',
    `start();\n${Array.from({ length: bugs }, (_, index) => `BUG(${index});\n`).join('')}ship();\n`,
  );
  git(checkout, 'commit', '--quiet', '-am', 'feature');
  git(checkout, 'push', '--quiet', 'origin', `HEAD:${BRANCH}`);
  const head = git(checkout, 'rev-parse', 'HEAD');
  const hub = await startGitHub({ baseSha: base, headSha: head, headRef: BRANCH });
  untilTheEnd(hub);
  hub.checks = () => [{ name: 'ci', status: 'COMPLETED', conclusion: 'SUCCESS', run: 5, job: 50 }];
  const remoteHead = (): string => git(remote, 'rev-parse', `refs/heads/${BRANCH}`);
  hub.onRequest = () => {
    hub.pull.headSha = remoteHead();
    hub.pull.diff = execFileSync('git', ['diff', `${base}...${hub.pull.headSha}`], {
      cwd: remote,
      encoding: 'utf8',
    });
    hub.pull.files = [{ filename: 'src/order.ts', status: 'modified', changes: 2 }];
  };
  const pushFromElsewhere = (): string => {
    const other = temporaryFolder();
    git(other, 'clone', '--quiet', '--branch', BRANCH, remote, '.');
    writeFileSync(join(other, 'other.txt'), `${Date.now()}-${Math.random()}\n`);
    git(other, 'add', '.');
    git(other, 'commit', '--quiet', '-m', 'from elsewhere');
    git(other, 'push', '--quiet', 'origin', `HEAD:${BRANCH}`);
    return git(other, 'rev-parse', 'HEAD');
  };
  return { hub, remote, checkout, base, head, remoteHead, pushFromElsewhere };
}

/** Rejects while the diff adds a line with BUG. */
function reviewer(onCall: () => void = () => undefined): Parameters<typeof models>[0] {
  return (call) => {
    onCall();
    return /^\+BUG/m.test(call.user)
      ? report([finding({ title: `BUG is called ${call.user.match(/^\+BUG/gm)?.length} times` })])
      : APPROVE;
  };
}

/** Takes one BUG out, commits and does `then`. */
function fixScript(
  then = "git('push', '--quiet', 'origin', 'HEAD:' + process.env.BERNSTEIN_FIX_BRANCH);",
  instead = '',
): string {
  return `node ${file(
    'fix.mjs',
    `import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync, rmSync, appendFileSync } from 'node:fs';
const git = (...args) => execFileSync('git', ['-c', 'user.name=F', '-c', 'user.email=f@example.invalid', ...args], { stdio: ['ignore', 'pipe', 'inherit'] }).toString();
const prompt = readFileSync(process.argv.at(-1), 'utf8');
console.log('::error::from the fixer ' + Object.keys(process.env).sort().join(' '));
${
  instead ||
  `writeFileSync('src/order.ts', readFileSync('src/order.ts', 'utf8').replace(/BUG\\(\\d+\\);\\n/, ''));
git('commit', '--quiet', '-am', 'fix');`
}
${then}
`,
  )}`;
}

interface Options {
  inputs?: Record<string, string>;
  env?: Record<string, string>;
  event?: string;
  onCall?: () => void;
  onStart?: (child: { kill(signal: NodeJS.Signals): boolean }) => void;
}

async function contour(
  place: World,
  options: Options = {},
): Promise<ActionRun & { comment: string; folder: string }> {
  const model = await models(reviewer(options.onCall));
  const result = await runAction({
    githubUrl: place.hub.url,
    token: place.hub.token,
    cwd: place.checkout,
    event: {
      name: options.event ?? 'pull_request',
      payload: { number: 7, pull_request: { number: 7 }, issue: { number: 7, pull_request: {} } },
    },
    inputs: { fix: 'true', 'until-checks-green': 'true', ...options.inputs },
    env: { ...model.environment, ...options.env },
    ...(options.onStart === undefined ? {} : { onStart: options.onStart }),
  });
  return {
    ...result,
    comment: place.hub.comments[0]?.body ?? '',
    folder: dirname(result.outputs['record-path'] ?? ''),
  };
}

function passesOf(run: ActionRun): { verdict: string; checks: string; fix: string | null }[] {
  return run.record.contour.passes.map(
    ({ verdict, checks, fix }: { verdict: string; checks: string; fix: string | null }) => ({
      verdict,
      checks,
      fix,
    }),
  );
}

async function verified(folder: string, passes: number): Promise<void> {
  const receipts = join(folder, '.sdd', 'reviews', 'receipts');
  expect(existsSync(receipts) ? readdirSync(receipts) : []).toHaveLength(passes);
  if (passes === 0) return;
  const result = await runCli(['receipt', 'verify', '--chain', '--pr', PR_URL, '--dir', folder]);
  expect(`${result.stdout}${result.stderr}`).toContain('OK -- ');
  expect(result.stdout).toContain(`passes   ${passes}`);
}

describe('green', () => {
  it('after one pass: approved, and one receipt of the chain form', async () => {
    const place = await world(0);
    const result = await contour(place, { inputs: { 'fix-command': fixScript() } });
    expect(result).toMatchObject({ code: 0 });
    expect(result.outputs).toMatchObject({
      outcome: 'approved',
      verdict: 'approve',
      passes: '1',
      'blocks-merge': 'false',
    });
    expect(result.comment).toContain('### Passes');
    await verified(result.folder, 1);
    expect(place.remoteHead()).toBe(place.head);
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
    expect(result.outputs).toMatchObject({ outcome: 'approved', passes: '3' });
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
    for (const [path, bytes] of unzip(service.uploads.values().next().value ?? Buffer.alloc(0))) {
      mkdirSync(dirname(join(downloaded, path)), { recursive: true });
      writeFileSync(join(downloaded, path), bytes);
    }
    await verified(downloaded, 3);
    expect(result.comment).toMatch(/receipt verify --chain --pr/);
    expect(place.remoteHead()).toBe(git(place.checkout, 'rev-parse', 'HEAD'));
  });

  it('a fix that rewrites the checkout’s configuration gets no key out of what git runs afterwards', async () => {
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
    const environment = readFileSync(seen, 'utf8');
    expect(environment).toContain('PATH=');
    expect(environment).not.toMatch(/key-of-the-step|token-of-the-runner|anthropic-key|INPUT_|GITHUB_TOKEN/);
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
    expect(result.outputs).toMatchObject({ outcome: 'approved' });
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
    expect(result.code).toBe(1);
    expect(result.outputs).toMatchObject({ outcome: 'needs-operator', 'blocks-merge': 'true', passes: '1' });
    expect(result.record.reason).toContain(reason);
    expect(result.comment).toContain('Needs a person');
    expect(result.comment).toContain('**Next:**');
    expect(place.remoteHead() !== place.head).toBe(moved);
    await verified(result.folder, 1);
  });

  it('budget spent', async () => {
    const place = await world(5);
    const result = await contour(place, { inputs: { 'fix-command': fixScript(), 'max-passes': '2' } });
    expect(result.record.reason).toBe('budget spent (max_passes=2): the review still requests changes');
    expect(result.outputs).toMatchObject({ outcome: 'needs-operator', passes: '2' });
    await verified(result.folder, 2);
  });

  it('no progress', async () => {
    const place = await world(1);
    const result = await contour(place, {
      inputs: { 'fix-command': fixScript(push, "git('commit', '--quiet', '--allow-empty', '-m', 'tried');") },
    });
    expect(result.record.reason).toContain('no progress: passes 1 and 2');
    await verified(result.folder, 2);
  });

  it('--fix without a command reviews once', async () => {
    const place = await world(1);
    const result = await contour(place);
    expect(result.record.reason).toContain('no fix runner configured');
    await verified(result.folder, 1);
  });

  it('checks never settle, never start, flip after the review', async () => {
    const pending = await world(0);
    pending.hub.checks = () => [{ name: 'slow', status: 'IN_PROGRESS', conclusion: null, run: 5 }];
    expect((await contour(pending, { inputs: { 'fix-command': fixScript() } })).record.reason).toBe(
      'the checks did not settle within 1 s: slow',
    );
    const none = await world(0);
    none.hub.checks = () => [];
    expect((await contour(none, { inputs: { 'fix-command': fixScript() } })).record.reason).toBe(
      'no check started on the head within 0 s',
    );
    const required = await world(0);
    required.hub.required = ['deploy'];
    expect((await contour(required)).record.reason).toContain('the checks did not settle within 1 s: deploy');
    const flips = await world(0);
    let reviewed = false;
    flips.hub.checks = () => [
      { name: 'ci', status: 'COMPLETED', conclusion: reviewed ? 'FAILURE' : 'SUCCESS', run: 5 },
    ];
    const result = await contour(flips, {
      onCall: () => {
        reviewed = true;
      },
      inputs: { 'max-passes': '1' },
    });
    expect(result.record.reason).toBe('budget spent (max_passes=1): the checks are red');
  });

  it('after a push that starts no checks', async () => {
    const place = await world(1);
    place.hub.checks = (sha) =>
      sha === place.head ? [{ name: 'ci', status: 'COMPLETED', conclusion: 'SUCCESS', run: 5 }] : [];
    const result = await contour(place, { inputs: { 'fix-command': fixScript() } });
    expect(result.record.reason).toContain("a push made with the workflow's own token starts no workflow");
    expect(result.comment).toContain('GitHub App token');
    await verified(result.folder, 2);
  });

  it('a fork, a privileged event, another checkout, an unclean one: the command does not run', async () => {
    const fork = await world(1);
    fork.hub.pull.headRepository = 'someone/shop';
    expect((await contour(fork, { inputs: { 'fix-command': fixScript() } })).record.reason).toContain(
      'from a fork is not fixed',
    );
    const other = await world(1);
    git(other.checkout, 'checkout', '--quiet', '--detach', other.base);
    const elsewhere = await contour(other, { inputs: { 'fix-command': fixScript() } });
    expect(elsewhere.record.reason).toContain('the checkout is at');
    const privileged = await contour(other, {
      inputs: { 'fix-command': fixScript() },
      event: 'pull_request_target',
    });
    expect(privileged.record.reason).toContain('no fix command runs on an event with secrets');
    const dirty = await world(1);
    writeFileSync(join(dirty.checkout, 'src/order.ts'), 'mine\n');
    expect((await contour(dirty, { inputs: { 'fix-command': fixScript() } })).record.reason).toContain(
      'not committed',
    );
    for (const place of [fork, other, dirty]) expect(place.remoteHead()).toBe(place.head);
  });
});

describe('GitHub that does not say', () => {
  it('which checks there are: handed back, and the green report of an earlier run is replaced', async () => {
    const place = await world(0);
    expect((await contour(place)).comment).toContain('Approved');
    place.hub.graphqlChecks = false;
    place.hub.refuse = (key) => (/check-runs|\/status$/.test(key) ? 403 : undefined);
    const result = await contour(place);
    expect(result.outputs).toMatchObject({ outcome: 'needs-operator', 'blocks-merge': 'true' });
    expect(result.code).toBe(1);
    expect(place.hub.comments).toHaveLength(1);
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
    expect((await contour(place)).outputs).toMatchObject({ outcome: 'approved' });
  });

  it('which fixes an earlier run made: nothing is fixed', async () => {
    const place = await world(1);
    place.hub.refuse = (key) => (/^GET .*comments$/.test(key) ? 403 : undefined);
    const result = await contour(place, { inputs: { 'fix-command': fixScript() } });
    expect(result.record.reason).toContain('can not be read from its comment');
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
    expect(result.outputs).toMatchObject({ outcome: 'approved' });
    expect(result.record.contour).toMatchObject({ restarts: 1, passes: [{ head: moved }] });
    await verified(result.folder, 1);
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
    expect(result.outputs).toMatchObject({ outcome: 'approved', passes: '2' });
    await verified(result.folder, 2);
  });

  it('in the fix: nothing is overwritten', async () => {
    const place = await world(1);
    const other = `execFileSync('git', ['clone', '--quiet', '--branch', '${BRANCH}', ${JSON.stringify(place.remote)}, process.argv.at(-1) + '.clone']);
execFileSync('git', ['-c', 'user.name=O', '-c', 'user.email=o@example.invalid', 'commit', '--quiet', '--allow-empty', '-m', 'other'], { cwd: process.argv.at(-1) + '.clone' });
execFileSync('git', ['push', '--quiet', 'origin', 'HEAD'], { cwd: process.argv.at(-1) + '.clone' });`;
    const result = await contour(place, { inputs: { 'fix-command': fixScript(other) } });
    expect(result.record.reason).toContain('somebody else pushed');
    expect(git(place.remote, 'log', '-1', '--format=%s', BRANCH)).toBe('other');
    await verified(result.folder, 1);
  });
});

describe('cancelled', () => {
  it('in the wait, the review and the fix: a person must look, and what was sealed verifies', async () => {
    const stop = async (
      place: World,
      when: (kill: () => void) => Options,
    ): Promise<ActionRun & { folder: string }> => {
      let child: { kill(signal: NodeJS.Signals): boolean } | undefined;
      const options = when(() => child?.kill('SIGINT'));
      return contour(place, {
        ...options,
        onStart: (started) => {
          child = started;
        },
      });
    };
    const waiting = await world(0);
    const waited = await stop(waiting, (kill) => {
      waiting.hub.checks = () => {
        kill();
        return [{ name: 'ci', status: 'IN_PROGRESS', conclusion: null, run: 5 }];
      };
      return {};
    });
    expect(waited.code).toBe(1);
    expect(waited.outputs['outcome']).toBe('needs-operator');
    await verified(waited.folder, 0);
    const reviewing = await world(1);
    const reviewed = await stop(reviewing, (kill) => ({ onCall: kill }));
    expect(reviewed.code).toBe(1);
    expect(reviewed.record.reason).toBe('the run was cancelled');
    await verified(reviewed.folder, 1);
    const fixing = await world(1);
    const marker = join(temporaryFolder(), 'fixing');
    const fixed = await stop(fixing, (kill) => {
      const timer = setInterval(() => {
        if (!existsSync(marker)) return;
        clearInterval(timer);
        kill();
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
    expect(fixed.code).toBe(1);
    expect(fixed.record.reason).toBe('the run was cancelled');
    await verified(fixed.folder, 1);
    expect(fixing.remoteHead()).toBe(fixing.head);
  });
});

it('102: a head that an earlier contour made is reviewed and not fixed again', async () => {
  const place = await world(3);
  const first = await contour(place, { inputs: { 'fix-command': fixScript(), 'max-passes': '2' } });
  expect(first.outputs).toMatchObject({ outcome: 'needs-operator', passes: '2' });
  const fixed = place.remoteHead();
  expect(first.comment).toContain(`<!-- bernstein-review:fixed ${fixed} -->`);
  const second = await contour(place, {
    inputs: { 'fix-command': fixScript() },
    env: { GITHUB_RUN_ID: '101' },
  });
  expect(second.record.reason).toContain('the head is a fix of an earlier run');
  expect(place.remoteHead()).toBe(fixed);
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
