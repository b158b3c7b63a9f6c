/**
 * The checks of one commit, as one state. Classes and their order follow vectors/check-rollup.json, but for two rows that
 * must not read as green: completed without a conclusion, and a conclusion that is not known here.
 */

import { textOf } from '../kernel/json.ts';

/** A row as GitHub's GraphQL gives it; REST rows are put in the same form. */
export interface CheckRow {
  readonly name?: string;
  readonly context?: string;
  readonly status?: string | null;
  readonly conclusion?: string | null;
  /** Of a commit status. */
  readonly state?: string | null;
  readonly detailsUrl?: string | null;
  readonly targetUrl?: string | null;
  /** Id of the workflow run that a check belongs to, where the API says it. */
  readonly workflowRun?: number | null;
  /** Id of the check run, which for workflows is the job's. */
  readonly job?: number | null;
}

export type CheckClass = 'green' | 'failing' | 'pending';

export interface Check {
  readonly name: string;
  readonly status: string;
  readonly conclusion: string;
  /** From the row, else from its address; empty for a check that is no workflow's. */
  readonly runId: string;
  readonly jobId: number | null;
  readonly class: CheckClass;
}

/** `none`: no check at all. Only `green` is green. */
export type RollupState = 'green' | 'red' | 'pending' | 'none';

export interface CheckRollup {
  /** The commit that every row is about. */
  readonly sha: string;
  readonly state: RollupState;
  readonly checks: readonly Check[];
}

const FAILING = new Set([
  'FAILURE',
  'TIMED_OUT',
  'CANCELLED',
  'ACTION_REQUIRED',
  'STARTUP_FAILURE',
  'STALE',
  'ERROR',
]);
const GREEN = new Set(['SUCCESS', 'NEUTRAL', 'SKIPPED']);
/** States of a commit status that is not done. */
const OPEN_STATES = new Set(['', 'QUEUED', 'IN_PROGRESS', 'PENDING', 'WAITING', 'REQUESTED', 'EXPECTED']);

export interface RollupRules {
  /** Our own workflow run: its checks wait for us, so we must not wait for them. */
  readonly ownRun: string | undefined;
  /** Globs of names that do not count; `*` and `?`. */
  readonly ignore: readonly string[];
  /** Names that the base branch requires. */
  readonly required: readonly string[];
}

/** Total over whatever GitHub may answer. */
export function rollUp(sha: string, rows: readonly CheckRow[], rules: RollupRules): CheckRollup {
  const all = rows.map(checkOf);
  const own = all.filter(({ runId }) => rules.ownRun !== undefined && runId === rules.ownRun);
  const ignored = (name: string): boolean => rules.ignore.some((glob) => matchesName(glob, name));
  const counted = all.filter((check) => !own.includes(check) && !ignored(check.name));
  const seen = new Set(namesOf(all));
  const missing = rules.required
    .filter((name) => !seen.has(name) && !ignored(name))
    .map(
      (name): Check => ({
        name,
        status: 'EXPECTED',
        conclusion: '',
        runId: '',
        jobId: null,
        class: 'pending',
      }),
    );
  const checks = [...counted, ...missing];
  return { sha, state: stateOf(checks), checks };
}

/** Status of a check that ran on an earlier head of the contour and has not started on this one (field case 100). */
const AWAITED = 'AWAITED';

/** With the checks that earlier heads had as pending ones, where this head has them not. */
export function awaiting(rollup: CheckRollup, names: ReadonlySet<string>): CheckRollup {
  const there = new Set(namesOf(rollup.checks));
  const absent = [...names].filter((name) => !there.has(name));
  if (absent.length === 0) return rollup;
  const awaited = absent.map(
    (name): Check => ({ name, status: AWAITED, conclusion: '', runId: '', jobId: null, class: 'pending' }),
  );
  return { ...rollup, state: 'pending', checks: [...rollup.checks, ...awaited] };
}

/** Nothing runs, and what ran on an earlier head has not started. */
export function onlyAwaits(rollup: CheckRollup): boolean {
  const pending = pendingOf(rollup);
  return pending.length > 0 && pending.every(({ status }) => status === AWAITED);
}

/** Of checks, in order. */
export function namesOf(checks: readonly Check[]): string[] {
  return checks.map(({ name }) => name);
}

export function failingOf({ checks }: CheckRollup): Check[] {
  return checks.filter((check) => check.class === 'failing');
}

export function pendingOf({ checks }: CheckRollup): Check[] {
  return checks.filter((check) => check.class === 'pending');
}

function stateOf(checks: readonly Check[]): RollupState {
  if (checks.length === 0) return 'none';
  if (checks.some((check) => check.class === 'pending')) return 'pending';
  return checks.some((check) => check.class === 'failing') ? 'red' : 'green';
}

export function checkOf(row: CheckRow): Check {
  const url = textOf(row.detailsUrl) || textOf(row.targetUrl);
  const facts = {
    name: textOf(row.name) || textOf(row.context),
    runId:
      typeof row.workflowRun === 'number' ? String(row.workflowRun) : (/\/runs\/(\d+)/.exec(url)?.[1] ?? ''),
    jobId: typeof row.job === 'number' ? row.job : null,
  };
  if (row.state !== undefined && row.status === undefined) {
    const state = textOf(row.state).toUpperCase();
    if (OPEN_STATES.has(state))
      return { ...facts, status: state || 'PENDING', conclusion: '', class: 'pending' };
    return { ...facts, status: 'COMPLETED', conclusion: state, class: classOf('COMPLETED', state) };
  }
  const status = textOf(row.status);
  const conclusion = textOf(row.conclusion);
  return { ...facts, status, conclusion, class: classOf(status, conclusion) };
}

function classOf(status: string, conclusion: string): CheckClass {
  const word = conclusion.toUpperCase();
  if (word === '' && status.toUpperCase() !== 'COMPLETED') return 'pending';
  if (FAILING.has(word)) return 'failing';
  // Done without a word, or with a word of tomorrow: nobody said that it is good.
  return GREEN.has(word) ? 'green' : 'pending';
}

/** Names of checks hold slashes and brackets, so only `*` and `?` are special. */
export function matchesName(glob: string, name: string): boolean {
  const pattern = glob
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\?/g, '.');
  return new RegExp(`^${pattern}$`, 's').test(name);
}
