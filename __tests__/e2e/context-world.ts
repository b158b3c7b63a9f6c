/** A repository with a second path that a map may miss, and scripted models for everyone who reads or makes its context. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { Answer, SeenCall } from '../fakes/model-server.ts';
import { type Finished, runCli, temporaryFolder } from './bundle.ts';
import { HOLDS, report } from './replies.ts';
import { file, models } from './stand-ins.ts';

export type Role =
  | 'mapper'
  | 'auditor'
  | 'join'
  | 'critic'
  | 'gate'
  | 'premise'
  | 'reachability'
  | 'false_positive'
  | 'severity'
  | `reviewer ${string}`;

export interface ToldCall extends SeenCall {
  role: Role;
  /** System and user turn. */
  text: string;
}

const OPENINGS: readonly (readonly [string, Role])[] = [
  ['You map the rules', 'mapper'],
  ['You establish what is true', 'auditor'],
  ['You are given numbered pairs', 'join'],
  ['You are the last look', 'critic'],
  ['You challenge the premise', 'premise'],
];
const LENSES: readonly Role[] = ['reachability', 'false_positive', 'severity'];

export function repository(extra: Record<string, string> = {}): string {
  const root = temporaryFolder();
  const git = (...args: string[]): void => {
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.invalid', ...args], { cwd: root });
  };
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  git('init', '--quiet', '-b', 'main', '.');
  write(
    'src/session.ts',
    'export function registerSession(id: string) {\n  return refillCredentials(id);\n}\n',
  );
  write(
    'src/probe.ts',
    "import { refillCredentials } from './credentials';\nexport function probeHandler(id: string) {\n  // A probe refills as well.\n  return refillCredentials(id);\n}\n",
  );
  write('src/credentials.ts', 'export function refillCredentials(id: string) {\n  return store(id);\n}\n');
  write('docs/sessions.md', '# Sessions\n\nrefillCredentials gives a session its credentials.\n');
  write('.codebase-xray/01-structure.md', 'COMMITTED-CONTEXT-WORDS about refillCredentials\n');
  write('.env', 'TOKEN=SECRET-FILE-WORDS refillCredentials\n');
  for (const [path, text] of Object.entries(extra)) write(path, text);
  git('add', '--all', '--force');
  git('commit', '--quiet', '-m', 'base');
  write(
    'src/credentials.ts',
    'export function refillCredentials(id: string) {\n  setTimeout(() => expire(id), 1000);\n  return store(id);\n}\n',
  );
  git('add', '--all', '--force');
  git('commit', '--quiet', '-m', 'change');
  return root;
}

export interface Team {
  /** Extra lines of the pipeline file. */
  context?: string;
  reviewers?: readonly string[];
  critic?: boolean;
  gate?: boolean;
  flags?: readonly string[];
  cwd?: string;
  script: (call: ToldCall) => Answer | object;
  out?: string;
}

export interface TeamRun extends Finished {
  calls: ToldCall[];
  record: ReturnType<typeof JSON.parse>;
  folder: string;
}

const REAL = {
  verdict: 'REAL',
  confidence: 90,
  reason: 'it does',
  cites: [{ path: 'src/credentials.ts', line: 2 }],
};

/** What everyone says who has nothing to say. */
export function plain(role: Role): Answer | object {
  switch (role) {
    case 'mapper':
      return { rows: [] };
    case 'auditor':
      return { claims: [], multiplicity: [], not_established: [] };
    case 'join':
      return { contradictions: [] };
    case 'critic':
      return { follow_ups: [], reason: 'none' };
    case 'gate':
      return { state: 'pass', summary: 'fine', issues: [], questions: [], confidence: 0.9 };
    case 'premise':
      return HOLDS;
    case 'reachability':
    case 'false_positive':
      return REAL;
    case 'severity':
      return { ...REAL, severity_vote: 'High' };
    default:
      return report([], [{ path: 'src/credentials.ts', what: 'all' }]);
  }
}

export async function review(team: Team): Promise<TeamRun> {
  const calls: ToldCall[] = [];
  const model = await models((seen) => {
    const role = roleOf(seen);
    const call = { ...seen, role, text: `${seen.system}\n${seen.user}` };
    calls.push(call);
    const answer = team.script(call);
    const known =
      typeof answer === 'string' ||
      'text' in answer ||
      'status' in answer ||
      'misbehave' in answer ||
      'toolCall' in answer;
    return known ? (answer as Answer) : JSON.stringify(answer);
  });
  const reviewers = (team.reviewers ?? ['security', 'logic-integrity', 'structural-entropy'])
    .map((name) => `      - { role: ${name}, dimension: ${name}, model: anthropic/claude-reviewer }`)
    .join('\n');
  const pipeline = file(
    'review.yaml',
    `name: team
${team.context ?? 'context: { build: true }\n'}stages:
  - name: reviewers
    parallelism: 8
    aggregator: { strategy: majority }
    agents:
${reviewers}
  - name: panel
    kind: panel
    parallelism: 8
    agents:
      - { role: premise, model: anthropic/claude-premise }
      - { role: reachability, model: anthropic/claude-reachability }
      - { role: false_positive, model: anthropic/claude-false }
      - { role: severity, model: anthropic/claude-severity }
${team.critic === true ? '  - { name: critic, kind: critic, agents: [{ role: critic, model: anthropic/claude-critic }] }\n' : ''}${team.gate === true ? '  - { name: gate, kind: gate, agents: [{ role: judge, model: anthropic/claude-judge }] }\n' : ''}`,
  );
  const folder = team.out ?? join(temporaryFolder(), 'out');
  const finished = await runCli(
    [
      ...['--pipeline', pipeline, '--base', 'HEAD~1', '--head', 'HEAD', '--out', folder],
      ...['--implementer-model', 'gpt-test'],
      ...(team.flags ?? []),
    ],
    { cwd: team.cwd ?? repository(), env: model.environment },
  );
  const record = JSON.parse(readFileSync(join(folder, 'review.json'), 'utf8'));
  expect(record.count_faults).toEqual([]);
  return { ...finished, calls, record, folder };
}

function roleOf({ system, user, model }: SeenCall): Role {
  const opening = OPENINGS.find(([text]) => system.startsWith(text))?.[1];
  if (opening !== undefined) return opening;
  const lens = LENSES.find((name) => model === `claude-${name === 'false_positive' ? 'false' : name}`);
  if (lens !== undefined) return lens;
  if (model === 'claude-judge') return 'gate';
  return `reviewer ${/## Your task\n\n# ([\w-]+)/.exec(user)?.[1] ?? 'general'}`;
}

/** Names of the artifacts whose marks stand in a text. */
export function marksIn(text: string): string[] {
  return [
    ...new Set(
      [...text.matchAll(/context-(leads|xray|claims|provenance|map)-[0-9a-f]{32}/g)].map(
        ([, name = '']) => name,
      ),
    ),
  ].sort();
}
