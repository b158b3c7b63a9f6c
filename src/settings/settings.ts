/** Strings from the entry, parsed strictly into one typed object; every problem is reported together. */
import { ReviewError } from '../kernel/errors.ts';
import { INPUTS, type InputName, type InputRow } from './inputs.ts';
import { Secret } from './secret.ts';

export interface Settings {
  readonly pipeline: string | undefined;
  readonly target: Target;
  readonly mode: 'review' | 'validate-only' | 'dry-run';
  readonly workdir: string;
  readonly spec: string | undefined;
  readonly testOutput: string | undefined;
  readonly implementerModel: string | undefined;
  readonly implementerTranscript: string | undefined;
  readonly out: string | undefined;
  readonly format: 'text' | 'json';
  readonly githubToken: Secret | undefined;
  readonly configRef: 'base' | 'head';
  readonly comment: boolean;
  readonly summary: boolean;
  readonly artifact: boolean;
  readonly artifactName: string | undefined;
  /** Pull requests that are not reviewed. */
  readonly skip: SkipSettings;
  readonly failOn: 'blocked' | 'never';
  readonly panel: PanelSettings;
  /** Undefined for a single pass. */
  readonly contour: ContourSettings | undefined;
  readonly signingKey: Secret | undefined;
  readonly auditKey: Secret | undefined;
}

export interface SkipSettings {
  readonly drafts: boolean;
  readonly bots: boolean;
  /** Any of these labels skips; compared without case. */
  readonly labels: readonly string[];
  readonly dependencyBumps: boolean;
}

export interface PanelSettings {
  readonly mode: 'guarded' | 'rigorous' | 'fast';
  /** Raw mode. */
  readonly raw: boolean;
}

export interface ContourSettings {
  readonly fix: boolean;
  readonly untilChecksGreen: boolean;
  readonly maxPasses: number;
  /** As given; the environment may hold another. */
  readonly fixCommand: string | undefined;
}

/** What is reviewed. `event` means: the pull request of the workflow event, where there is one. */
export type Target =
  | { readonly kind: 'pull-request'; readonly number: number }
  | { readonly kind: 'range'; readonly base: string; readonly head: string | undefined }
  | { readonly kind: 'diff'; readonly file: string }
  | { readonly kind: 'event' };

/** What the user set, by input name; an empty string counts as not set (an unset workflow variable is one). */
export type RawInputs = Partial<Record<InputName, string>>;

/** How the user knows an input: `--max-passes` on the command line, `max-passes` in a workflow. */
export type InputSpelling = (name: string) => string;

/** @throws ReviewError `usage` with every problem, one a line. */
export function parseSettings(raw: RawInputs, spelling: InputSpelling): Settings {
  const problems: string[] = [];
  const values = new Map<InputName, string>();
  for (const row of INPUTS as readonly (InputRow & { name: InputName })[]) {
    const given = raw[row.name];
    const value = given === undefined || given === '' ? row.default : given;
    if (value === undefined) continue;
    const problem = problemOf(row, value);
    if (problem === undefined) values.set(row.name, value);
    else problems.push(`${spelling(row.name)}: ${problem}`);
  }
  problems.push(...conflictsOf(values, spelling));
  if (problems.length > 0) {
    throw new ReviewError('usage', problems.join('\n'), {
      next: 'Correct the inputs named above and run again.',
    });
  }
  const flag = (name: InputName): boolean => values.get(name) === 'true';
  const secret = (name: InputName): Secret | undefined => {
    const value = values.get(name);
    return value === undefined ? undefined : new Secret(value);
  };
  const token = values.get('github-token');
  return {
    pipeline: values.get('pipeline'),
    target: targetOf(values),
    mode: flag('validate-only') ? 'validate-only' : flag('dry-run') ? 'dry-run' : 'review',
    workdir: values.get('workdir') ?? '.',
    spec: values.get('spec'),
    testOutput: values.get('test-output'),
    implementerModel: values.get('implementer-model'),
    implementerTranscript: values.get('implementer-transcript'),
    out: values.get('out'),
    format: values.get('format') === 'json' ? 'json' : 'text',
    githubToken: token === undefined || token.startsWith('${{') ? undefined : new Secret(token),
    configRef: values.get('config-ref') === 'head' ? 'head' : 'base',
    comment: flag('comment'),
    summary: flag('summary'),
    artifact: flag('artifact'),
    artifactName: values.get('artifact-name'),
    skip: {
      drafts: flag('skip-drafts'),
      bots: flag('skip-bots'),
      labels: (values.get('skip-labels') ?? '')
        .split(',')
        .map((label) => label.trim())
        .filter((label) => label !== ''),
      dependencyBumps: flag('skip-dependency-bumps'),
    },
    failOn: values.get('fail-on') === 'never' ? 'never' : 'blocked',
    panel: {
      mode: flag('fast') ? 'fast' : flag('rigorous') ? 'rigorous' : 'guarded',
      raw: flag('no-context'),
    },
    contour:
      flag('fix') || flag('until-checks-green')
        ? {
            fix: flag('fix'),
            untilChecksGreen: flag('until-checks-green'),
            maxPasses: Number(values.get('max-passes')),
            fixCommand: values.get('fix-command'),
          }
        : undefined,
    signingKey: secret('signing-key'),
    auditKey: secret('audit-key'),
  };
}

function problemOf(row: InputRow, value: string): string | undefined {
  switch (row.kind) {
    case 'boolean':
      return value === 'true' || value === 'false'
        ? undefined
        : `must be exactly true or false, not ${quote(value)}`;
    case 'count':
      return /^[1-9][0-9]{0,8}$/.test(value)
        ? undefined
        : `must be a whole number of at least 1, not ${quote(value)}`;
    case 'choice':
      return row.choices?.includes(value)
        ? undefined
        : `must be ${row.choices?.join(' or ')}, not ${quote(value)}`;
    case 'text':
    case 'secret':
      return value.includes('\0') ? 'must not hold a NUL character' : undefined;
  }
}

function conflictsOf(values: ReadonlyMap<InputName, string>, spelling: InputSpelling): string[] {
  const problems: string[] = [];
  const given = (['pr', 'base', 'diff'] as const).filter((name) => values.has(name));
  if (given.length > 1) {
    problems.push(`${given.map(spelling).join(' and ')} exclude each other: name one change to review`);
  }
  if (values.has('head') && !values.has('base'))
    problems.push(`${spelling('head')} needs ${spelling('base')}`);
  if (values.get('rigorous') === 'true' && values.get('fast') === 'true')
    problems.push(`${spelling('rigorous')} and ${spelling('fast')} exclude each other`);
  const loops = (['fix', 'until-checks-green'] as const).filter((name) => values.get(name) === 'true');
  const local = (['base', 'diff'] as const).filter((name) => values.has(name));
  for (const name of loops)
    if (local.length > 0)
      problems.push(
        `${spelling(name)} needs a pull request, and ${local.map(spelling).join(' and ')} names none`,
      );
  return problems;
}

function targetOf(values: ReadonlyMap<InputName, string>): Target {
  const pr = values.get('pr');
  if (pr !== undefined) return { kind: 'pull-request', number: Number(pr) };
  const base = values.get('base');
  if (base !== undefined) return { kind: 'range', base, head: values.get('head') };
  const file = values.get('diff');
  if (file !== undefined) return { kind: 'diff', file };
  return { kind: 'event' };
}

/** A value for an error message: short, on one line. */
function quote(value: string): string {
  const shown = JSON.stringify(value);
  return shown.length > 60 ? `${shown.slice(0, 57)}…"` : shown;
}
