/**
 * The operator's fix command over the checkout, and what counts as a fix: a commit on top of the reviewed head that the
 * branch's remote holds, and that touches nothing it may not.
 */
import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PullRequest } from '../change/change.ts';
import type { FixEnd } from '../contour/contour-record.ts';
import type { FixCommand } from '../contour/ports.ts';
import { fixFaults } from '../contour/weakened.ts';
import { messageOf } from '../kernel/errors.ts';
import { safeLogText } from '../kernel/log-text.ts';
import { oneLine } from '../kernel/one-line.ts';
import { OWN_VARIABLE } from '../pipeline/schema.ts';
import { writeAtomically } from './files.ts';
import { lastLine, ShownOutput } from './fix-output.ts';
import { diffCommits } from './git/diff.ts';
import { type Git, OBJECT_ID } from './git/git.ts';
import type { TrustedCopies, TrustedCopy } from './git/trusted-copy.ts';
import { killMarked, runProcess } from './process.ts';

/** What a program needs to find its way; everything else is named in `fix_env`. */
const ALLOWED = /^(?:PATH|HOME|USER|LOGNAME|SHELL|TERM|TMPDIR|LANG|LC_[A-Z]+|TZ|CI|PWD)$/;
/** Files of the runner through which a step changes the steps after it (AC-061). */
const RUNNER_FILES = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
/** What every process that a command starts inherits, so that none outlives it. */
const MARK = 'BERNSTEIN_FIX_MARK';
const MAX_OUTPUT = 16 * 1024 * 1024;

export interface FixSurroundings {
  /** Undefined where the work directory is no checkout. */
  readonly git: Git | undefined;
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly pullRequest: PullRequest;
  /** An event that runs with secrets beside a stranger's change. */
  readonly privileged: boolean;
  /** Of the remote as it was reached before any command ran; undefined where there is none. */
  readonly copies: TrustedCopies | undefined;
  /** Told of the copy that holds the fix; nothing is read from the checkout after it. */
  readonly onCopy: (git: Git) => void;
  /** Told how to ask whether the runner's files are still as they were before the command. */
  readonly watch: (untouched: () => Promise<boolean>) => void;
  readonly signal: AbortSignal;
  readonly say: (text: string) => void;
}

/** Never throws for what the command does. */
export async function runFixCommand(around: FixSurroundings, command: FixCommand): Promise<FixEnd> {
  const refusal = await whyRefused(around, command);
  if (refusal !== undefined) return { landed: false, commit: null, ...refusal };
  const { folder, environment, signal } = around;
  if (around.git === undefined) throw new Error('a fix without a checkout was not refused');
  const reduced = environmentOf(environment, command, around.pullRequest);
  // The command may change the checkout's configuration, and with it what git runs.
  const git = around.git.knowing(reduced);
  const promptPath = join(folder, `fix-pass-${command.pass}.md`);
  await writeAtomically(promptPath, command.prompt);
  const before = await runnerFileSizes(environment);
  const mark = randomUUID();
  const output = new ShownOutput(around.say);
  const ran = await runProcess({
    argv: [...command.argv, promptPath],
    cwd: git.directory,
    env: { ...reduced, [MARK]: mark },
    timeout: command.timeout,
    signal,
    maxOutput: MAX_OUTPUT,
    onOutput: (text) => output.take(text),
  });
  output.end();
  await killMarked(`${MARK}=${mark}`);
  const untouched = async (): Promise<boolean> =>
    JSON.stringify(await runnerFileSizes(environment)) === JSON.stringify(before);
  around.watch(untouched);
  const commit = await headOf(git);
  const made = commit !== undefined && commit !== command.head ? commit : null;
  const no = (why: string, next: string): FixEnd => ({ landed: false, commit: made, why, next });
  const look = 'See what the command printed, and fix by hand or run again.';
  if (ran.end === 'cancelled') return no('the run was cancelled while it worked', 'Run the review again.');
  if (ran.end === 'timeout')
    return no(
      `the command was stopped after ${command.timeout / 1000} s`,
      'Raise contour.fix_timeout_seconds, or fix by hand.',
    );
  if (ran.end === 'too-much-output') return no(`the command printed more than ${MAX_OUTPUT} bytes`, look);
  if (ran.end === 'not-started' || ran.fault !== undefined)
    return no(
      `the command could not be run (${ran.fault ?? 'unknown fault'})`,
      'Check fix-command: a program and its arguments, without a shell.',
    );
  if (ran.code !== 0)
    return no(
      `the command exited with ${ran.code ?? 'a signal'}: ${lastLine(ran.stderr, ran.stdout.toString('utf8'))}`,
      look,
    );
  if (!(await untouched()))
    return no(
      'the command wrote to the files through which a step changes the next ones',
      'Look at what the command does to the workflow before it runs again.',
    );
  if (made === null) return no('the command produced no commit', look);
  return landed(around, command, made);
}

/** Judged by what the remote holds, in a copy that the command could not write to. */
async function landed(around: FixSurroundings, command: FixCommand, commit: string): Promise<FixEnd> {
  const no = (why: string, next: string): FixEnd => ({ landed: false, commit, why, next });
  const { pullRequest, copies } = around;
  let copy: TrustedCopy;
  try {
    if (copies === undefined) throw new Error('the checkout has no remote origin');
    copy = await copies.fetch(pullRequest.headRef, pullRequest.baseRef);
  } catch (thrown) {
    return no(
      `whether it was pushed is not known: the remote does not answer (${oneLine(safeLogText(messageOf(thrown)), 200)})`,
      'Check that git can read the remote origin.',
    );
  }
  const { head: remote, git } = copy;
  if (remote === command.head)
    return no(
      `the commit ${commit.slice(0, 12)} was not pushed to the branch of the pull request`,
      'Let the command push to the branch that the prompt names.',
    );
  if (remote !== commit)
    return no(
      `the branch is at ${remote?.slice(0, 12) ?? 'no commit'} and not at the fix ${commit.slice(0, 12)}: somebody else pushed`,
      'Look at both changes; nothing was overwritten.',
    );
  if ((await git.tryText(['merge-base', '--is-ancestor', command.head, commit])) === undefined)
    return no(
      'the commit does not stand on the reviewed head: history was rewritten',
      'Restore the branch, and let the command only add commits.',
    );
  try {
    const { files } = await diffCommits(git, command.head, commit);
    const faults = fixFaults(files, command.protect);
    if (faults.length > 0)
      return no(
        faults.join('; '),
        'Look at the pushed commit and take back what weakens the review or the tests.',
      );
  } catch (thrown) {
    return no(`what it changed can't be read: ${messageOf(thrown)}`, 'Look at the pushed commit.');
  }
  around.onCopy(git);
  return { landed: true, commit };
}

/** Why a fix is not even tried. */
async function whyRefused(
  { git, pullRequest, privileged }: FixSurroundings,
  { head }: FixCommand,
): Promise<{ why: string; next: string } | undefined> {
  if (pullRequest.isFork)
    return {
      why: 'a pull request from a fork is not fixed: its code would run with your rights',
      next: 'Ask the author to fix it.',
    };
  if (privileged)
    return {
      why: 'no fix command runs on an event with secrets (pull_request_target, workflow_run, issue_comment)',
      next: 'Run the contour on pull_request.',
    };
  if (git === undefined)
    return {
      why: 'there is no checkout to fix',
      next: 'Check the branch of the pull request out before this step.',
    };
  const here = await headOf(git);
  if (here !== head)
    return {
      why: `the checkout is at ${here?.slice(0, 12) ?? 'no commit'} and the reviewed head is ${head.slice(0, 12)}`,
      next: 'Check out the branch itself (actions/checkout with ref: github.head_ref and fetch-depth: 0).',
    };
  const dirty = (await git.tryText(['status', '--porcelain', '--untracked-files=no']))?.trim();
  return dirty === ''
    ? undefined
    : {
        why: 'the checkout has changes that are not committed',
        next: 'Run the contour on a clean checkout.',
      };
}

async function headOf(git: Git): Promise<string | undefined> {
  const id = (await git.tryText(['rev-parse', '--verify', '--quiet', 'HEAD']))?.trim() ?? '';
  return OBJECT_ID.test(id) ? id : undefined;
}

function environmentOf(
  environment: NodeJS.ProcessEnv,
  { pass, head, variables }: FixCommand,
  pullRequest: PullRequest,
): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(
    ([name]) => (ALLOWED.test(name) || variables.includes(name)) && !OWN_VARIABLE.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    BERNSTEIN_FIX_PASS: String(pass),
    BERNSTEIN_FIX_HEAD: head,
    BERNSTEIN_FIX_BRANCH: pullRequest.headRef,
    BERNSTEIN_FIX_PULL_REQUEST: String(pullRequest.number),
  };
}

async function runnerFileSizes(environment: NodeJS.ProcessEnv): Promise<number[]> {
  return Promise.all(
    RUNNER_FILES.map(async (name) => {
      const path = environment[name];
      return path === undefined || path === ''
        ? -1
        : stat(path).then(
            ({ size }) => size,
            () => -1,
          );
    }),
  );
}
