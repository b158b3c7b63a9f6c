/** What reviewers are told and what they must not be, on the built bundle, with every prompt of the run at hand. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ARTIFACTS } from '../../src/context/artifact.ts';
import { MAY_SEE, type Reader } from '../../src/context/isolation.ts';
import { runCli, temporaryFolder } from './bundle.ts';
import {
  marksIn,
  plain,
  type Role,
  repository,
  review,
  type TeamRun,
  type ToldCall,
} from './context-world.ts';
import { finding, report } from './replies.ts';
import { file } from './stand-ins.ts';

const MAP_ROW = 'Only registerSession refills credentials MAPPER-WORDS';
const SECOND_PATH = {
  apparent: 'registerSession refills credentials',
  additional: 'probeHandler refills them too DISPUTE-WORDS',
};

/** The map says one path, the code has two, and a reviewer believes the map. */
function contradiction({ role, text }: ToldCall): ReturnType<typeof plain> {
  switch (role) {
    case 'mapper':
      return {
        rows: [
          { section: 'INV', text: MAP_ROW, status: 'verified', cites: [{ path: 'src/session.ts', line: 2 }] },
          { section: 'AS', text: 'store never fails', status: 'unverified', cites: [] },
          {
            section: 'CI',
            text: 'a row about nothing that exists',
            status: 'verified',
            cites: [{ path: 'src/nowhere.ts', line: 3 }],
          },
        ],
      };
    case 'auditor':
      return {
        claims: [
          {
            claim: 'The database has AUDITOR-WORDS nine tables',
            status: 'verified',
            evidence: [{ path: 'docs/sessions.md', line: 1 }],
          },
        ],
        multiplicity: [{ ...SECOND_PATH, evidence: [{ path: 'src/probe.ts', line: 4 }] }],
        not_established: [],
      };
    case 'join':
      return {
        contradictions: [
          ...text.matchAll(/^(\d+)\. map: Only registerSession.*\n {3}claim: registerSession/gm),
        ].map(([, number]) => Number(number)),
      };
    case 'reviewer logic-integrity':
      return report([
        finding({
          title: 'Sessions expire with FINDING-WORDS',
          severity: 'Critical',
          location: { path: 'src/credentials.ts', line: 2, end_line: null },
          load_bearing_premise: 'No path but registerSession refills credentials after they expire',
          premise_provenance: 'shared-context',
          map_anchor: { section: 'Invariants', row_id: rowOf(text, 'Only registerSession'), map_gap: false },
          evidence: [],
        }),
      ]);
    case 'premise':
      return {
        premise_verdict: 'REFUTED',
        refutation_target: 'PREMISE',
        counterexample: { path: 'src/probe.ts', line: 4 },
        premise_form: 'compliant',
        derived_premise: null,
        reason: 'the probe refills them',
      };
    default:
      return plain(role);
  }
}

function rowOf(text: string, words: string): string | null {
  return new RegExp(`\\[(\\w+\\d+)\\][^\\n]*${words}`).exec(text)?.[1] ?? null;
}

const byRole = (run: TeamRun, role: Role): ToldCall[] => run.calls.filter((call) => call.role === role);
const textOf = (run: TeamRun, role: Role): string =>
  byRole(run, role)
    .map(({ text }) => text)
    .join('\n');

describe('a planted contradiction', () => {
  it('becomes a disputed row with both citations, and the finding on its wrong side is premise-refuted', async () => {
    const run = await review({ script: contradiction, critic: true, gate: true });
    const disputed = run.record.context.rows.filter(
      ({ status }: { status: string }) => status === 'disputed',
    );
    expect(disputed).toMatchObject([
      {
        section: 'INV',
        cites: [
          { path: 'src/session.ts', line: 2 },
          { path: 'src/probe.ts', line: 4 },
        ],
      },
    ]);
    expect(textOf(run, 'reviewer logic-integrity')).toMatch(
      /\(disputed\) Only registerSession refills.*src\/session\.ts:2, src\/probe\.ts:4/,
    );
    expect(run.record.findings).toMatchObject([
      {
        panel: { status: 'premise-refuted' },
        members: [{ provenance: { value: 'shared-context' } }],
      },
    ]);
    expect(byRole(run, 'premise')).toHaveLength(1);
    expect(byRole(run, 'reachability')).toEqual([]);
    expect(run.record).toMatchObject({
      outcome: 'approved',
      context: { mode: 'full', claims: { multiplicity: [SECOND_PATH] } },
    });
    expect(run.record.metrics.map_utilisation).toBe(1);
    expect(run.stdout).toContain('premise refuted by src/probe.ts:4');
    const verified = await runCli([
      'receipt',
      'verify',
      '--pr',
      /--pr (\S+) --dir/.exec(run.stderr)?.[1] ?? '',
      '--dir',
      run.folder,
    ]);
    expect(verified.stdout).toContain('OK -- ');
    const journal = readFileSync(join(run.folder, 'journal.jsonl'), 'utf8');
    for (const agent of ['mapper', 'auditor', 'join']) expect(journal).toContain(`"agent":"${agent}"`);
  });

  it('vector 12: a verified row whose citation does not resolve is unverified, and says why', async () => {
    const run = await review({ script: contradiction });
    const row = run.record.context.rows.find(({ text }: { text: string }) =>
      text.startsWith('a row about nothing'),
    );
    expect(row).toMatchObject({ status: 'unverified', cites: [], note: 'a citation does not resolve' });
  });
});

describe('matrix f.2: over all prompts of a run', () => {
  const READERS: Record<string, Reader> = {
    'reviewer security': 'reviewer',
    'reviewer logic-integrity': 'logic-integrity',
    'reviewer structural-entropy': 'structural-entropy',
    reachability: 'lens',
    false_positive: 'lens',
    severity: 'lens',
  };
  const seen = review({
    script: (call) =>
      call.role === 'premise'
        ? plain('premise')
        : call.role === 'reviewer security'
          ? report([
              finding({
                title: 'Another defect OTHER-FINDING-WORDS',
                location: { path: 'src/credentials.ts', line: 3, end_line: null },
              }),
            ])
          : contradiction(call),
    critic: true,
    gate: true,
  });

  it.each<Role>([
    'mapper',
    'auditor',
    'join',
    'reviewer security',
    'reviewer logic-integrity',
    'reviewer structural-entropy',
    'premise',
    'reachability',
    'false_positive',
    'severity',
    'critic',
    'gate',
  ])('%s sees what its row allows, and no mark of anything else', async (role) => {
    const run = await seen;
    expect(byRole(run, role).length).toBeGreaterThan(0);
    const reader = READERS[role] ?? (role as Reader);
    const marks = marksIn(textOf(run, role));
    for (const mark of marks) expect(MAY_SEE[reader]).toContain(mark);
    const shown: Partial<Record<Role, string[]>> = {
      mapper: ['xray'],
      auditor: ['leads'],
      'reviewer security': ['map'],
      'reviewer logic-integrity': ['map'],
      'reviewer structural-entropy': ['xray'],
      premise: ['claims', 'map', 'provenance'],
      critic: ['map'],
    };
    expect(marks).toEqual(shown[role] ?? []);
  });

  it.each<[string, readonly Role[]]>([
    [
      'MAPPER-WORDS',
      ['auditor', 'reviewer structural-entropy', 'reachability', 'false_positive', 'severity', 'gate'],
    ],
    [
      'AUDITOR-WORDS',
      [
        'mapper',
        'reviewer security',
        'reviewer logic-integrity',
        'reviewer structural-entropy',
        'reachability',
        'false_positive',
        'severity',
        'critic',
        'gate',
      ],
    ],
    [
      'OTHER-FINDING-WORDS',
      ['reviewer logic-integrity', 'reviewer structural-entropy', 'mapper', 'auditor', 'gate'],
    ],
    ['COMMITTED-CONTEXT-WORDS', ['auditor', 'mapper', 'reviewer security', 'premise', 'critic', 'gate']],
    ['SECRET-FILE-WORDS', ['auditor', 'mapper', 'reviewer security', 'premise', 'critic', 'gate']],
  ])('%s are in no prompt of those who must not know them', async (words, roles) => {
    const run = await seen;
    for (const role of roles) expect(textOf(run, role), role).not.toContain(words);
  });

  it('a finding is attacked in the light of its own text alone', async () => {
    const run = await seen;
    for (const role of ['premise', 'reachability', 'false_positive', 'severity'] as const)
      for (const { text } of byRole(run, role))
        expect(
          text.includes('OTHER-FINDING-WORDS') &&
            text.includes('FINDING-WORDS\n') &&
            text.includes('Sessions expire'),
        ).toBe(false);
  });

  it('reviewers get only the rows that are routed to their dimension, with what they are worth', async () => {
    const run = await seen;
    const security = textOf(run, 'reviewer security');
    expect(security).toContain('It is a list of hypotheses and can be wrong.');
    expect(security).toContain('(unverified) store never fails');
    expect(security).not.toContain('Only registerSession');
    expect(textOf(run, 'reviewer logic-integrity')).toContain('Only registerSession');
    expect(textOf(run, 'reviewer structural-entropy')).toContain('# Structure (01)');
    expect(textOf(run, 'reviewer structural-entropy')).not.toContain('# Risks (05)');
  });

  it('the marks are as many as the documents, each random', async () => {
    const run = await seen;
    const again = await review({ script: contradiction });
    const words = (one: TeamRun): string[] => [
      ...new Set(one.calls.flatMap(({ text }) => text.match(/context-\w+-[0-9a-f]{32}/g) ?? [])),
    ];
    expect(words(run).filter((word) => words(again).includes(word))).toEqual([]);
    expect(run.record.context.artifacts.map(({ name }: { name: string }) => name).sort()).toEqual(
      [...ARTIFACTS].sort(),
    );
    for (const { file: name } of run.record.context.artifacts)
      expect(existsSync(join(run.folder, 'context', name))).toBe(true);
  });
});

describe('who reads the repository', () => {
  const PROBES = [
    { name: 'list_files', input: { path: '' } },
    { name: 'read_file', input: { path: '.codebase-xray/01-structure.md', from_line: 1, to_line: 9 } },
    { name: 'read_file', input: { path: '.env', from_line: 1, to_line: 9 } },
    { name: 'search', input: { text: 'refillCredentials' } },
    { name: 'read_file', input: { path: 'src/probe.ts', from_line: 1, to_line: 9 } },
  ];
  const READERS = ['mapper', 'auditor', 'premise', 'reachability', 'false_positive'] as const;

  it('is shown its files, and neither secrets nor context that somebody committed', async () => {
    const turns = new Map<Role, number>();
    const run = await review({
      script: (call) => {
        const turn = turns.get(call.role) ?? 0;
        turns.set(call.role, turn + 1);
        const probe = PROBES[turn];
        if (READERS.some((role) => role === call.role) && probe !== undefined) return { toolCall: probe };
        if (call.role === 'premise') return plain('premise');
        return call.role === 'reviewer security' ? plain('reviewer security') : contradiction(call);
      },
    });
    for (const role of READERS) {
      const calls = byRole(run, role);
      expect(calls.length, role).toBe(PROBES.length + 1);
      const last = calls.at(-1)?.request.body ?? '';
      expect(last, role).toContain('A probe refills as well.');
      expect(last, role).not.toContain('COMMITTED-CONTEXT-WORDS');
      expect(last, role).not.toContain('SECRET-FILE-WORDS');
      expect(last, role).not.toMatch(/\.codebase-xray\/(?!01-structure)/);
      const reader: Reader = role === 'reachability' || role === 'false_positive' ? 'lens' : role;
      for (const mark of marksIn(last)) expect(MAY_SEE[reader], role).toContain(mark);
    }
    expect(run.record.findings).toMatchObject([{ panel: { status: 'verified' } }]);
  });
});

describe('raw mode', () => {
  const shared = report([
    finding({
      location: { path: 'src/credentials.ts', line: 2, end_line: null },
      load_bearing_premise: 'store holds every session',
      premise_provenance: 'shared-context',
      map_anchor: { section: 'Invariants', row_id: 'INV1', map_gap: false },
    }),
  ]);
  const script = ({ role }: ToldCall): ReturnType<typeof plain> =>
    role.startsWith('reviewer') ? shared : plain(role);

  it('vector 13: no mark, no document, no lens 0 and no echo; provenance is independent', async () => {
    const run = await review({
      script,
      flags: ['--no-context'],
      critic: true,
      gate: true,
      reviewers: ['security', 'architecture'],
    });
    expect(run.calls.flatMap(({ text }) => marksIn(text))).toEqual([]);
    for (const role of ['mapper', 'auditor', 'join', 'premise'] as const)
      expect(byRole(run, role)).toEqual([]);
    for (const { text } of run.calls) expect(text).not.toMatch(/01a-|01b-|02-interconnect|\.codebase-xray/);
    expect(run.record.findings).toMatchObject([
      {
        agreement: { kind: 'corroborated' },
        members: [{ provenance: { value: 'independent' } }, { provenance: { value: 'independent' } }],
      },
    ]);
    expect(run.record.metrics.echoes).toBe(0);
    expect(run.record.context.mode).toBe('raw');
    expect(existsSync(join(run.folder, 'context'))).toBe(false);
  });

  it('logic-integrity is not spawned, and the plan says why', async () => {
    const run = await review({ script, flags: ['--no-context'] });
    expect(byRole(run, 'reviewer logic-integrity')).toEqual([]);
    expect(run.record.plan.dimensions).toContainEqual({
      dimension: 'logic-integrity',
      state: 'skipped',
      reason: 'it tests the map, and this run has none (raw mode)',
    });
  });

  it('sends the bytes that a pipeline without context sends', async () => {
    const cwd = repository();
    const quiet = ({ role }: ToldCall): ReturnType<typeof plain> => plain(role);
    const options = { script: quiet, cwd, critic: true, gate: true, reviewers: ['security', 'architecture'] };
    const raw = await review({ ...options, flags: ['--no-context'] });
    const without = await review({ ...options, context: '' });
    const bodies = (run: TeamRun): string[] => run.calls.map(({ text, model }) => `${model}\n${text}`).sort();
    expect(bodies(raw).length).toBeGreaterThan(3);
    expect(bodies(raw)).toEqual(bodies(without));
  });
});

describe('what goes wrong', () => {
  it('models that fail take their own part with them, and it is said', async () => {
    const run = await review({
      script: (call) =>
        call.role === 'mapper' || call.role === 'auditor'
          ? { status: 400, body: { error: { type: 'invalid_request_error', message: 'no' } } }
          : plain(call.role),
    });
    expect(run.record.context.mode).toBe('full');
    expect(run.record.context.notes.join('\n')).toContain('no independent claims: ');
    expect(run.record.context.notes.join('\n')).toContain('no semantic rows: ');
    expect(run.record.outcome).toBe('approved');
  });

  it('vector 11: leads that change while the auditor works are not used, nor what was made of them', async () => {
    const out = join(temporaryFolder(), 'out');
    const run = await review({
      out,
      script: (call) => {
        if (call.role === 'auditor') writeFileSync(join(out, 'context', '01a-knowledge-leads.md'), 'edited');
        return contradiction(call);
      },
    });
    expect(run.record.context.notes.join('\n')).toContain('01a-knowledge-leads.md was discarded');
    expect(run.record.context.artifacts.map(({ name }: { name: string }) => name)).not.toContain('claims');
    expect(run.record.context.rows.filter(({ status }: { status: string }) => status === 'disputed')).toEqual(
      [],
    );
    expect(byRole(run, 'join')).toEqual([]);
  });

  it('claims with another document’s mark in them are not independent, and are discarded', async () => {
    let mark = '';
    outFolder = join(temporaryFolder(), 'out');
    const run = await review({
      script: (call) => {
        if (call.role === 'mapper') mark = /context-xray-[0-9a-f]{32}/.exec(call.text)?.[0] ?? '';
        if (call.role === 'auditor')
          return {
            text: JSON.stringify({
              claims: [{ claim: `I read ${mark || readMark()}`, status: 'verified', evidence: [] }],
              multiplicity: [],
              not_established: [],
            }),
            delay: 50,
          };
        return plain(call.role);
      },
      out: outFolder,
    });
    expect(run.record.context.notes.join('\n')).toContain(
      '01b-independent-claims.md was discarded: it holds words of the xray',
    );
    expect(run.record.context.claims).toBeNull();
  });

  it('a mark that a reviewer copies into a finding stops neither the panel nor the critic', async () => {
    const run = await review({
      critic: true,
      script: (call) => {
        if (call.role !== 'reviewer security') return plain(call.role);
        const [mark = 'none'] = /context-map-[0-9a-f]{32}/.exec(call.text) ?? [];
        return report([
          finding({
            title: 'Credentials expire in use',
            location: { path: 'src/credentials.ts', line: 2, end_line: null },
            description: `As ${mark} says, they expire`,
          }),
        ]);
      },
      reviewers: ['security'],
    });
    expect(byRole(run, 'reviewer security')[0]?.text).toMatch(/context-map-/);
    expect(run.record.findings).toMatchObject([{ panel: { status: 'verified' } }]);
    expect(JSON.stringify(run.record.findings)).toContain('As (mark) says');
    for (const role of ['reachability', 'false_positive', 'critic'] as const)
      expect(marksIn(textOf(run, role)).filter((name) => role !== 'critic' || name !== 'map')).toEqual([]);
    expect(byRole(run, 'reachability')).toHaveLength(1);
  });

  it('a work tree without a commit is degraded: raw, said, and logic-integrity has not reviewed', async () => {
    const cwd = repository();
    writeFileSync(join(cwd, 'src/credentials.ts'), 'export const changed = 1;\n');
    const run = await reviewWorkTree(cwd);
    expect(run.stderr).toContain('context: degraded');
    expect(run.stdout).toContain('it tests the map, and there is none');
    expect(run.code).toBe(1);
  });
});

let outFolder = '';
function readMark(): string {
  return (
    /context-xray-[0-9a-f]{32}/.exec(readFileSync(join(outFolder, 'context', 'xray.md'), 'utf8'))?.[0] ?? ''
  );
}

async function reviewWorkTree(cwd: string): ReturnType<typeof runCli> {
  const { models } = await import('./stand-ins.ts');
  const model = await models(() => report([], [{ path: 'src/credentials.ts', what: 'all' }]));
  const pipeline = file(
    'review.yaml',
    'context: { build: true }\nstages:\n  - name: s\n    aggregator: { strategy: all }\n    agents: [{ role: logic, dimension: logic-integrity, model: anthropic/claude-test }]\n',
  );
  return runCli(['--pipeline', pipeline, '--base', 'HEAD'], { cwd, env: model.environment });
}

describe('documents that are there already', () => {
  const MAP =
    '# Map\n\n## Invariants\n\n- [INV7] (verified) Only registerSession refills, src/session.ts:2\n- (disputed) one side only, src/session.ts:1\n\n## Assumptions\n\n| id | text | status | cites |\n|---|---|---|---|\n| AS3 | store never fails | unverified | src/credentials.ts:2 |\n';

  it('are read at the base commit, and held to the same rules', async () => {
    const cwd = repository({ 'docs/map.md': MAP });
    const run = await review({
      cwd,
      context: 'context: { interconnect: docs/map.md }\n',
      script: ({ role }) => plain(role),
      reviewers: ['logic-integrity', 'security'],
    });
    expect(run.record.context.rows).toMatchObject([
      { id: 'INV7', status: 'verified', cites: [{ path: 'src/session.ts', line: 2 }] },
      { section: 'INV', status: 'unverified', note: 'disputed without a citation for each side' },
      { id: 'AS3', status: 'unverified' },
    ]);
    expect(textOf(run, 'reviewer logic-integrity')).toContain(
      '[INV7] (verified) Only registerSession refills',
    );
    for (const role of ['mapper', 'auditor'] as const) expect(byRole(run, role)).toEqual([]);
  });

  it('one that only the change brings is not read', async () => {
    const run = await review({
      context: 'context: { interconnect: docs/new-map.md }\n',
      script: ({ role }) => plain(role),
      reviewers: ['security'],
    });
    expect(run.record.context).toMatchObject({
      mode: 'degraded',
      reason: 'context that the pipeline names is not there: docs/new-map.md',
    });
  });

  it.each([
    ['a step upward', (): string => '../map.md'],
    ['an absolute path into the repository', (cwd: string): string => join(cwd, 'docs/map.md')],
  ])('%s is not read', async (_, pathOf) => {
    const cwd = repository({ 'docs/map.md': MAP });
    writeFileSync(join(cwd, '..', 'map.md'), MAP);
    const path = pathOf(cwd);
    const run = await review({
      cwd,
      context: `context: { interconnect: ${JSON.stringify(path)} }\n`,
      script: ({ role }) => plain(role),
      reviewers: ['security'],
    });
    expect(run.record.context).toMatchObject({
      mode: 'degraded',
      reason: `context that the pipeline names is not there: ${path}`,
    });
    expect(run.calls.flatMap(({ text }) => marksIn(text))).toEqual([]);
  });

  it('an operator’s own, outside of the repository, is', async () => {
    const path = file('map.md', MAP);
    const run = await review({
      context: `context: { interconnect: ${JSON.stringify(path)} }\n`,
      script: ({ role }) => plain(role),
      reviewers: ['security'],
    });
    expect(run.record.context.rows).toHaveLength(3);
  });
});

describe('dimensions', () => {
  const team = (lines: string, top = ''): string =>
    file(
      'review.yaml',
      `name: d\n${top}stages:\n  - name: s\n    aggregator: { strategy: all }\n    agents:\n${lines}`,
    );
  const auto = (name: string): string =>
    `      - { role: ${name}, dimension: ${name}, when: auto, model: anthropic/claude-test }\n`;

  it('the dry run shows each as always, detected by what and where, or skipped and why', async () => {
    const pipeline = team(
      `      - { role: security, dimension: security, model: anthropic/claude-test }\n${auto('temporal-resilience')}${auto('migrations')}`,
    );
    const run = await runCli(['--pipeline', pipeline, '--base', 'HEAD~1', '--head', 'HEAD', '--dry-run'], {
      cwd: repository(),
      env: { ANTHROPIC_API_KEY: 'k' },
    });
    expect(run.stdout).toContain('- security: always (always on)');
    expect(run.stdout).toContain('- temporal-resilience: detected ("set timeout" in src/credentials.ts:2)');
    expect(run.stdout).toContain('- migrations: skipped (nothing in the change calls for it)');
    expect(run.stdout).not.toContain('migrations: anthropic');
  });

  it('a change that calls for nobody is not reviewed, and not approved', async () => {
    const run = await runCli(
      ['--pipeline', team(auto('migrations')), '--base', 'HEAD~1', '--head', 'HEAD', '--format', 'json'],
      { cwd: repository(), env: { ANTHROPIC_API_KEY: 'k' } },
    );
    expect(run.code).toBe(1);
    expect(JSON.parse(run.stdout)).toMatchObject({
      outcome: 'not-reviewed',
      incomplete: expect.arrayContaining(['nothing in the change calls for a reviewer of this pipeline']),
    });
  });

  it('the list overrides what signals say', async () => {
    const pipeline = team(
      `${auto('migrations')}${auto('temporal-resilience')}`,
      'dimensions: [migrations]\n',
    );
    const run = await runCli(['--pipeline', pipeline, '--base', 'HEAD~1', '--head', 'HEAD', '--dry-run'], {
      cwd: repository(),
      env: { ANTHROPIC_API_KEY: 'k' },
    });
    expect(run.stdout).toContain('- migrations: always (named in dimensions)');
    expect(run.stdout).toContain('- temporal-resilience: skipped (not named in dimensions)');
  });
});
