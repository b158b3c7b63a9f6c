/** A pull request for contours: a real git remote, a stand-in GitHub whose checks follow pushes, fix scripts, and what is asserted of every ending. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { BOT, type FakeGitHub, startGitHub } from '../fakes/github-server.ts';
import { type ActionRun, runAction, runCli, temporaryFolder } from './bundle.ts';
import { APPROVE, finding, report } from './replies.ts';
import { file, models, untilTheEnd } from './stand-ins.ts';

export const PR_URL = 'https://github.com/acme/shop/pull/7';
export const BRANCH = 'feature';

export function git(cwd: string, ...args: string[]): string {
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

export interface World {
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
export async function world(bugs: number, pipeline = ''): Promise<World> {
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
export function reviewer(onCall: () => void = () => undefined): Parameters<typeof models>[0] {
  return (call) => {
    onCall();
    return /^\+BUG/m.test(call.user)
      ? report([finding({ title: `BUG is called ${call.user.match(/^\+BUG/gm)?.length} times` })])
      : APPROVE;
  };
}

/** Takes one BUG out, commits and does `then`. */
export function fixScript(
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

export interface Options {
  inputs?: Record<string, string>;
  env?: Record<string, string>;
  event?: string;
  /** Text of the comment that the event is about. */
  comment?: string;
  onCall?: () => void;
  onStart?: (child: { kill(signal: NodeJS.Signals): boolean }) => void;
}

export async function contour(
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
      payload: {
        number: 7,
        pull_request: { number: 7 },
        issue: { number: 7, pull_request: {} },
        comment: { body: options.comment ?? '' },
      },
    },
    inputs: { fix: 'true', 'until-checks-green': 'true', ...options.inputs },
    env: { ...model.environment, ...options.env },
    ...(options.onStart === undefined ? {} : { onStart: options.onStart }),
  });
  return {
    ...result,
    comment: place.hub.comments.find(({ author }) => author === BOT)?.body ?? '',
    folder: dirname(result.outputs['record-path'] ?? ''),
  };
}

export function passesOf(run: ActionRun): { verdict: string; checks: string; fix: string | null }[] {
  return run.record.contour.passes.map(
    ({ verdict, checks, fix }: { verdict: string; checks: string; fix: string | null }) => ({
      verdict,
      checks,
      fix,
    }),
  );
}

export async function verified(folder: string, passes: number): Promise<void> {
  const receipts = join(folder, '.sdd', 'reviews', 'receipts');
  expect(existsSync(receipts) ? readdirSync(receipts) : []).toHaveLength(passes);
  if (passes === 0) return;
  const result = await runCli(['receipt', 'verify', '--chain', '--pr', PR_URL, '--dir', folder]);
  expect(`${result.stdout}${result.stderr}`).toContain('OK -- ');
  expect(result.stdout).toContain(`passes   ${passes}`);
}

export interface Ending {
  readonly outcome: 'approved' | 'needs-operator';
  /** A part of the record's reason. */
  readonly reason: string;
  readonly passes: number;
  /** Receipts, where they are not one a pass. */
  readonly receipts?: number;
  /** The branch's head at the remote afterwards. */
  readonly remote: string;
}

/** Outcome, exit code, outputs, comment, receipts and remote branch: what every ending is held to. */
export async function ended(
  result: Awaited<ReturnType<typeof contour>>,
  place: World,
  { outcome, reason, passes, receipts = passes, remote }: Ending,
): Promise<void> {
  const approved = outcome === 'approved';
  expect(result.record.reason).toContain(reason);
  expect(result.code).toBe(approved ? 0 : 1);
  expect(result.outputs).toMatchObject({
    outcome,
    'blocks-merge': String(!approved),
    passes: String(passes),
    ...(approved ? { verdict: 'approve' } : {}),
  });
  expect(place.hub.comments.filter(({ author }) => author === BOT)).toHaveLength(1);
  expect(result.comment).toContain(approved ? 'Approved' : 'Needs a person');
  expect(result.comment.includes('**Next:**')).toBe(!approved);
  expect(result.comment).toContain('### Passes');
  expect(result.comment.includes('No pass was made.')).toBe(passes === 0);
  await verified(result.folder, receipts);
  expect(place.remoteHead()).toBe(remote);
}
