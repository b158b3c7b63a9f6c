/** Panel and critic on the built bundle, with scripted reviewers and lenses; the incident that made the method. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SeenCall } from '../fakes/model-server.ts';
import { type Finished, runCli, temporaryFolder } from './bundle.ts';
import { finding, HOLDS, report } from './replies.ts';
import { file, models } from './stand-ins.ts';

/** A repository whose last commit changes src/order.ts; src/probe.ts is beside it. */
function repository(): string {
  const root = temporaryFolder();
  const git = (...args: string[]): void => {
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.invalid', ...args], { cwd: root });
  };
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  git('init', '--quiet', '-b', 'main', '.');
  write('src/order.ts', 'start();\n');
  write('src/probe.ts', Array.from({ length: 40 }, (_, index) => `probe(${index});\n`).join(''));
  git('add', '.');
  git('commit', '--quiet', '-m', 'base');
  write(
    'src/order.ts',
    `start();\n${Array.from({ length: 60 }, (_, index) => `step${index}();\n`).join('')}`,
  );
  write('src/other.ts', 'other();\n');
  git('add', '.');
  git('commit', '--quiet', '-m', 'change');
  return root;
}

interface Lenses {
  premise?: (call: SeenCall) => unknown;
  reachability?: (call: SeenCall) => unknown;
  falsePositive?: (call: SeenCall) => unknown;
  severity?: (call: SeenCall) => unknown;
  critic?: (call: SeenCall) => unknown;
}

const cites = [{ path: 'src/order.ts', line: 2 }];
const real = { verdict: 'REAL', confidence: 90, reason: 'it does', cites };
const fake = {
  verdict: 'FALSE_POSITIVE',
  confidence: 90,
  reason: 'it does not',
  cites,
  fp_category: 'misunderstanding',
};
const refuted = {
  ...HOLDS,
  premise_verdict: 'REFUTED',
  refutation_target: 'PREMISE',
  counterexample: { path: 'src/probe.ts', line: 12 },
  reason: 'the probe refills them',
};
const DOWN = 'down';

interface PanelRun extends Finished {
  record: ReturnType<typeof JSON.parse>;
  asked: Record<string, number>;
  folder: string;
}

async function run(
  reviewers: readonly string[],
  replies: (role: string, call: SeenCall) => string,
  lenses: Lenses = {},
  options: { flags?: string[]; panel?: string; critic?: boolean; parallelism?: number } = {},
): Promise<PanelRun> {
  const asked: Record<string, number> = {};
  const script = {
    premise: () => HOLDS,
    reachability: () => real,
    falsePositive: () => real,
    severity: () => ({ ...real, severity_vote: 'High' }),
    critic: () => ({ follow_ups: [], reason: 'nothing' }),
    ...lenses,
  };
  const model = await models((call) => {
    const kind = call.model.replace('claude-', '');
    asked[kind] = (asked[kind] ?? 0) + 1;
    const lens = {
      premise: script.premise,
      reachability: script.reachability,
      false: script.falsePositive,
      severity: script.severity,
      critic: script.critic,
    }[kind];
    if (lens === undefined) return replies(kind, call);
    const answer = lens(call);
    return answer === DOWN
      ? { status: 400, body: { error: { type: 'invalid_request_error', message: 'no' } } }
      : JSON.stringify(answer);
  });
  const agents = reviewers
    .map((role) => `      - { role: ${role}, model: anthropic/claude-${role} }`)
    .join('\n');
  const critic =
    options.critic === true
      ? '  - { name: critic, kind: critic, agents: [{ role: critic, model: anthropic/claude-critic }] }\n'
      : '';
  const pipeline = file(
    'review.yaml',
    `name: p
stages:
  - name: reviewers
    parallelism: 8
    aggregator: { strategy: all }
    agents:
${agents}
  - name: panel
    kind: panel
    parallelism: 32${options.panel ?? ''}
    agents:
      - { role: premise, model: anthropic/claude-premise }
      - { role: reachability, model: anthropic/claude-reachability }
      - { role: false_positive, model: anthropic/claude-false }
      - { role: severity, model: anthropic/claude-severity }
${critic}`,
  );
  const folder = join(temporaryFolder(), 'out');
  const finished = await runCli(
    ['--pipeline', pipeline, '--base', 'HEAD~1', '--head', 'HEAD', '--out', folder, ...(options.flags ?? [])],
    { cwd: repository(), env: model.environment },
  );
  const record = JSON.parse(readFileSync(join(folder, 'review.json'), 'utf8'));
  expect(record.count_faults).toEqual([]);
  return { ...finished, record, asked, folder };
}

const many = (count: number, severity = 'Medium', confidence = 90): object[] =>
  Array.from({ length: count }, (_, index) =>
    finding({
      title: `defect${index} alpha${index} beta${index}`,
      category: null,
      severity,
      confidence,
      location: { path: 'src/order.ts', line: 2 + index, end_line: null },
      load_bearing_premise: `step${index} is called twice`,
      premise_provenance: 'shared-context',
    }),
  );

const statuses = ({ record }: PanelRun): string[] =>
  record.findings.map((found: { panel: { status: string } | null }) => found.panel?.status ?? 'none');

async function proven(result: PanelRun): Promise<void> {
  const [, url = ''] = /--pr (\S+) --dir/.exec(result.stderr) ?? [];
  const verified = await runCli(['receipt', 'verify', '--pr', url, '--dir', result.folder]);
  expect(`${verified.stdout}${verified.stderr}`).toContain('OK -- ');
}

it('a premise and its opposite are attacked apart: the counterexample of one ends only its own member', async () => {
  const premises: Record<string, string> = {
    a: 'Every caller of charge holds the account lock',
    b: 'No caller of charge holds the account lock',
  };
  const result = await run(
    ['a', 'b'],
    (role) =>
      report([
        finding({
          title: 'charge races with refund',
          location: { path: 'src/order.ts', line: 3, end_line: null },
          load_bearing_premise: premises[role] ?? null,
          premise_provenance: 'shared-context',
        }),
      ]),
    { premise: (call) => (call.user.includes('Every caller') ? refuted : HOLDS) },
  );
  expect(result.asked['premise']).toBe(2);
  expect(statuses(result)).not.toContain('premise-refuted');
  await proven(result);
});

it('b.2: what is left of a finding stands alone: without the refuted member’s severity, words and vote', async () => {
  const parts: Record<string, object> = {
    a: {
      severity: 'Critical',
      description: 'GRAVE-WORDS of the refuted member, and longer than those of the other one',
      load_bearing_premise: 'Every caller of charge holds the account lock',
    },
    b: {
      severity: 'Low',
      description: 'mild words',
      load_bearing_premise: 'No caller of charge waits for the ledger',
    },
  };
  const seen: string[] = [];
  const result = await run(
    ['a', 'b'],
    (role) =>
      report(
        [
          finding({
            title: 'charge races with refund',
            location: { path: 'src/order.ts', line: 3, end_line: null },
            premise_provenance: 'shared-context',
            ...parts[role],
          }),
        ],
        [{ path: 'src/order.ts', what: 'all' }],
      ),
    {
      premise: (call) => (call.user.includes('Every caller') ? refuted : HOLDS),
      reachability: (call) => {
        seen.push(call.user);
        return real;
      },
      severity: () => DOWN,
    },
  );
  expect(result.record.findings).toMatchObject([{ severity: 'Low', panel: { status: 'verified' } }]);
  expect(seen.join('\n')).not.toContain('GRAVE-WORDS');
  expect(result.record.findings[0].description).toBe('mild words');
  await proven(result);
});

it('c.5: an honest "unable" is asked once; a refutation without its counterexample is logged as an abstention', async () => {
  const result = await run(['a'], () => report(many(1)), {
    premise: () => ({ ...refuted, counterexample: null }),
    reachability: () => ({ ...real, verdict: 'UNABLE' }),
  });
  expect(result.asked).toMatchObject({ reachability: 1 });
  expect(statuses(result)).toEqual(['contested']);
  const { panel } = result.record.findings[0];
  expect(panel.tags).toContain('premise-contested');
  expect(panel.abstentions.join('\n')).toContain('premise: it has no counterexample');
  expect(result.record.finding_counts.panel).toMatchObject({
    premises_eligible: 1,
    premises_answered: 0,
    premises_abstained: 1,
  });
});

it('vector 3: support under a mixed premise is struck; with nothing of its own left, the finding goes on with two tags', async () => {
  const mixed = (evidence: object[]): string =>
    report([
      finding({
        title: 'charge races with refund',
        location: { path: 'src/order.ts', line: 3, end_line: null },
        load_bearing_premise: 'charge holds the account lock while refund runs',
        premise_provenance: 'mixed',
        evidence,
      }),
    ]);
  const shared = {
    kind: 'code',
    at: { path: 'src/probe.ts', line: 12 },
    origin: 'shared',
    shows: 'SHARED-WORDS',
  };
  const own = { kind: 'code', at: { path: 'src/order.ts', line: 3 }, origin: 'own', shows: 'OWN-WORDS' };
  const support = { premise: () => ({ ...refuted, refutation_target: 'SUPPORT' }) };
  for (const [evidence, tags, left] of [
    [[shared, own], ['support-struck'], 'OWN-WORDS'],
    [[shared], ['support-struck', 'premise-contested'], ''],
  ] as const) {
    const seen: string[] = [];
    const result = await run(['a'], () => mixed([...evidence]), {
      ...support,
      reachability: (call) => {
        seen.push(call.user);
        return real;
      },
    });
    expect(statuses(result)).toEqual(['verified']);
    expect(result.record.findings[0].panel.tags.toSorted()).toEqual([...tags].toSorted());
    expect(seen).toHaveLength(1);
    expect(seen[0]).toContain(left);
    expect(seen[0]).not.toContain('SHARED-WORDS');
    await proven(result);
  }
});

it('vector 17, the incident: four reviewers echo one premise, one counterexample ends it', async () => {
  const reviewers = ['security', 'architecture', 'flows', 'temporal'];
  const reply = report([
    finding({
      title: 'Heartbeat responses cannot refill credentials',
      severity: 'Critical',
      location: { path: 'src/order.ts', line: 3, end_line: null },
      load_bearing_premise: 'No handler refills credentials after registration',
      premise_provenance: 'shared-context',
    }),
  ]);
  const result = await run(reviewers, () => reply, { premise: () => refuted });
  expect(statuses(result)).toEqual(['premise-refuted']);
  expect(result.record.findings[0].agreement).toMatchObject({ kind: 'echo', count: 4 });
  expect(result.record.metrics).toMatchObject({ corroborated: 0, echoes: 1 });
  expect(result.asked).toMatchObject({ premise: 1 });
  expect(result.asked).not.toHaveProperty('reachability');
  expect(result.asked).not.toHaveProperty('severity');
  // Its votes fall with it, both tallies are told, and the killed finding stays to be read.
  expect(result.record.stages[0]).toMatchObject({
    verdict: 'request_changes',
    after_panel: { verdict: 'approve', approve_count: 4 },
  });
  expect(result.record).toMatchObject({
    outcome: 'approved',
    finding_counts: { reported: 0, panel: { premise_refuted: 1, calls: 1 } },
  });
  expect(result.code).toBe(0);
  expect(result.stdout).toContain('premise refuted by src/probe.ts:12: the probe refills them');
  await proven(result);
});

describe('what the panel decides', () => {
  const one = (severity = 'High'): string => report(many(1, severity));

  it('two false: filtered, without lens 3; two real: verified, and it blocks', async () => {
    const filtered = await run(['a'], () => one(), { reachability: () => fake, falsePositive: () => fake });
    expect(statuses(filtered)).toEqual(['filtered']);
    expect(filtered.asked).not.toHaveProperty('severity');
    expect(filtered.code).toBe(0);
    expect(filtered.stdout).toContain('two lenses call it false: misunderstanding');
    const verified = await run(['a'], () => one());
    expect(statuses(verified)).toEqual(['verified']);
    expect(verified.record.stages[1].verdict).toBe('request_changes');
    expect(verified.code).toBe(1);
    await proven(verified);
  });

  it('one of each: contested, blocks only where the stage says so', async () => {
    const split = { reachability: () => fake };
    const advisory = await run(['a'], () => one(), split);
    expect(statuses(advisory)).toEqual(['contested']);
    expect(advisory.asked['severity']).toBe(1);
    expect(advisory.code).toBe(0);
    const blocking = await run(['a'], () => one(), split, { panel: '\n    contested_blocks: true' });
    expect(blocking.code).toBe(1);
  });

  it('lens 3 lowers the severity, and both are told', async () => {
    const result = await run(['a'], () => one(), { severity: () => ({ ...real, severity_vote: 'Low' }) });
    expect(result.record.findings[0]).toMatchObject({
      severity: 'Low',
      severity_stated: 'High',
      panel: { severity_before: 'High' },
    });
    expect(result.code).toBe(0);
  });

  it('14: all lenses down: all contested, nothing discarded, and no rejection is loosened by an outage', async () => {
    const down = {
      premise: () => DOWN,
      reachability: () => DOWN,
      falsePositive: () => DOWN,
      severity: () => DOWN,
    };
    const medium = await run(['a'], () => report(many(3)), down);
    expect(statuses(medium)).toEqual(['contested', 'contested', 'contested']);
    expect(medium.record.panel.summary).toContain('panel degraded: 12 abstentions');
    expect(medium.record.outcome).toBe('approved');
    expect(medium.code).toBe(0);
    const grave = await run(['a'], () => one(), down);
    expect(statuses(grave)).toEqual(['contested']);
    expect(grave.record.stages[1].verdict).toBe('approve');
    expect(grave.record.outcome).toBe('changes-requested');
  });

  it('a lens sees what it may and nothing else; a malformed answer is asked for once more', async () => {
    const seen: Record<string, string> = {};
    const keep =
      <Value>(lens: string, answer: Value) =>
      (call: SeenCall): Value => {
        seen[lens] = call.user;
        return answer;
      };
    let tries = 0;
    const result = await run(
      ['a'],
      () =>
        report([
          finding({
            title: 'T',
            severity: 'High',
            location: { path: 'src/order.ts', line: 3, end_line: null },
            load_bearing_premise: 'PREMISE-TEXT never holds',
            premise_provenance: 'shared-context',
            confidence: 71,
            quantities: [{ claim: '9000 calls', evidence_class: 'derived', method: null }],
          }),
        ]),
      {
        premise: keep('premise', HOLDS),
        reachability: (call) => {
          tries += 1;
          return tries === 1 ? { verdict: 'MAYBE' } : keep('reachability', real)(call);
        },
        falsePositive: keep('false', real),
        severity: keep('severity', { ...real, severity_vote: 'High' }),
      },
    );
    expect(statuses(result)).toEqual(['verified']);
    expect(result.asked['reachability']).toBe(2);
    expect(seen['premise']).toContain('PREMISE-TEXT');
    for (const lens of ['reachability', 'false', 'severity'])
      expect(seen[lens]).not.toContain('PREMISE-TEXT');
    expect(seen['reachability']).not.toContain('9000 calls');
    for (const lens of ['false', 'severity']) expect(seen[lens]).toContain('9000 calls');
    for (const text of Object.values(seen)) {
      expect(text).not.toMatch(/shared-context|echo|corroborated|Confidence|request_changes|HOLDS/);
      expect(text).toContain('step1();');
    }
    expect(result.record.findings[0].panel.calls).toBe(5);
  });
});

describe('selection', () => {
  it('30 findings: the guard is on, and the narrowing is declared', async () => {
    const result = await run(['a'], () =>
      report([
        ...many(28),
        ...many(2, 'High').map((found, index) => ({
          ...found,
          title: `grave${index} gamma${index} delta${index}`,
          location: { path: 'src/order.ts', line: 40 + 10 * index, end_line: null },
        })),
      ]),
    );
    expect(result.record.panel).toMatchObject({ guard_on: true });
    expect(
      statuses(result).filter((status) => status === 'unverified (cost-guard)').length,
    ).toBeGreaterThanOrEqual(20);
    expect(statuses(result).filter((status) => status === 'verified')).toHaveLength(2);
    expect(result.record.panel.summary).toContain('narrowed to stakes+band');
    // What the guard left out stays in the denominator of what was challenged (h, i.2).
    const { panel } = result.record.finding_counts;
    expect(panel.premises_not_run).toBe(panel.unverified_guard);
    expect(panel.premises_eligible).toBe(
      panel.premises_answered + panel.premises_abstained + panel.premises_not_run,
    );
    await proven(result);
  });

  it('vector 15: under the guard no follow-up is made, and the report says so', async () => {
    const result = await run(
      ['a'],
      () => report(many(30)),
      {
        critic: () => ({ follow_ups: [{ dimension: 'a', files: ['src/other.ts'], why: 'w' }], reason: 'r' }),
      },
      { critic: true },
    );
    expect(result.record.critic).toMatchObject({ follow_up: null });
    expect(result.record.critic.note).toContain('the cost guard is on');
    expect(result.asked['a']).toBe(1);
  });

  it('25: the guard is off, with at most four calls a finding; --rigorous attacks all of 30; --fast none', async () => {
    const all = await run(['a'], () => report(many(25)));
    expect(statuses(all)).toEqual(Array(25).fill('verified'));
    expect(all.record.finding_counts.panel.calls).toBe(100);
    const rigorous = await run(['a'], () => report(many(30)), {}, { flags: ['--rigorous'] });
    expect(statuses(rigorous)).toEqual(Array(30).fill('verified'));
    const fast = await run(['a'], () => report(many(3)), {}, { flags: ['--fast'], critic: true });
    expect(statuses(fast)).toEqual(Array(3).fill('unverified (fast)'));
    expect(Object.keys(fast.asked)).toEqual(['a']);
    expect(fast.record.critic.note).toContain('fast');
  });

  it('raw mode challenges no premise, and nothing can echo', async () => {
    const result = await run(['a', 'b'], () => report(many(1)), {}, { flags: ['--no-context'] });
    expect(result.asked).not.toHaveProperty('premise');
    expect(result.record.findings[0].agreement).toMatchObject({ kind: 'corroborated' });
  });

  it('below the floor nothing is dropped in silence', async () => {
    const result = await run(['a'], () => report(many(2, 'Medium', 40)));
    expect(statuses(result)).toEqual(['below-floor', 'below-floor']);
    expect(result.record.finding_counts).toMatchObject({ reported: 0, panel: { below_floor: 2 } });
  });
});

describe('the critic', () => {
  const empty = report([], [{ path: 'src/order.ts', what: 'all' }]);

  it('tells the gaps, and one follow-up finds something that the panel then attacks', async () => {
    let calls = 0;
    const result = await run(
      ['security', 'tests'],
      (role) => {
        if (role !== 'security') return empty;
        calls += 1;
        return calls === 1
          ? empty
          : report([
              finding({
                title: 'Other is never closed',
                severity: 'High',
                location: { path: 'src/other.ts', line: 1, end_line: null },
              }),
            ]);
      },
      {
        critic: () => ({
          follow_ups: [{ dimension: 'security', files: ['src/other.ts'], why: 'it opens things' }],
          reason: 'r',
        }),
        reachability: () => ({ ...real, cites: [{ path: 'src/other.ts', line: 1 }] }),
        falsePositive: () => ({ ...real, cites: [{ path: 'src/other.ts', line: 1 }] }),
      },
      { critic: true },
    );
    expect(result.record.critic).toMatchObject({ delivered: true, follow_up: { dimension: 'security' } });
    expect(result.record.critic.gaps).toContainEqual({ category: 2, text: 'src/other.ts' });
    expect(result.record.findings).toMatchObject([
      { title: 'Other is never closed', origin: 'follow-up', panel: { status: 'verified' } },
    ]);
    expect(result.record.stages[2].verdict).toBe('request_changes');
    expect(result.code).toBe(1);
    await proven(result);
  });

  it('a follow-up that says graver, or what the floor kept back, is attacked and reported', async () => {
    let calls = 0;
    const result = await run(
      ['security'],
      () => {
        calls += 1;
        const grave = calls > 1;
        return report([
          finding({
            title: 'Other is never closed',
            severity: grave ? 'Critical' : 'Low',
            confidence: grave ? 95 : 30,
            location: { path: 'src/other.ts', line: 1, end_line: null },
          }),
        ]);
      },
      {
        critic: () => ({
          follow_ups: [{ dimension: 'security', files: ['src/other.ts'], why: 'it opens things' }],
          reason: 'r',
        }),
        reachability: () => ({ ...real, cites: [{ path: 'src/other.ts', line: 1 }] }),
        falsePositive: () => ({ ...real, cites: [{ path: 'src/other.ts', line: 1 }] }),
        severity: () => ({
          ...real,
          cites: [{ path: 'src/other.ts', line: 1 }],
          severity_vote: 'Critical',
        }),
      },
      { critic: true },
    );
    expect(statuses(result).sort()).toEqual(['below-floor', 'verified']);
    expect(result.record.stages[2].verdict).toBe('request_changes');
    expect(result.code).toBe(1);
    await proven(result);
  });

  it('d.2: a closure that says nothing of what a user sees is a gap, and what needs a map is not called clean', async () => {
    const base = JSON.parse(report([], [{ path: 'src/order.ts', what: 'all' }]));
    const closure = (what: string, visibility: string | null): object => ({
      what,
      at: { path: 'src/order.ts', line: 2, end_line: null },
      reason: 'rare',
      quantities: [{ claim: '3 calls a day', evidence_class: 'measured', method: 'counted in the log' }],
      consequence:
        visibility === null
          ? null
          : { who: 'user', sees: 'a delay', when: 'at checkout', visibility, is_true: true },
    });
    base.closed_as_acceptable = [
      closure('silent retry', null),
      closure('logged retry', 'logs-only'),
      closure('slow page', 'delayed'),
    ];
    const result = await run(['a'], () => JSON.stringify(base), {}, { critic: true });
    const texts = result.record.critic.gaps
      .filter(({ category }: { category: number }) => category === 5)
      .map(({ text }: { text: string }) => text);
    expect(texts).toHaveLength(2);
    expect(texts.join()).toMatch(/silent retry.*without saying what a user sees/);
    expect(texts.join()).not.toContain('slow page');
  });

  it.each<[string, unknown, string]>([
    [
      'two follow-ups',
      {
        follow_ups: [
          { dimension: 'a', files: ['src/other.ts'], why: '' },
          { dimension: 'a', files: ['src/order.ts'], why: '' },
        ],
        reason: '',
      },
      '2 follow-ups were named',
    ],
    [
      'an unknown dimension',
      { follow_ups: [{ dimension: 'astrology', files: ['src/other.ts'], why: '' }], reason: '' },
      'no reviewer "astrology"',
    ],
    [
      'a file that is not changed',
      { follow_ups: [{ dimension: 'a', files: ['/etc/passwd'], why: '' }], reason: '' },
      'no file of the change',
    ],
    ['none', { follow_ups: [], reason: '' }, 'no follow-up recommended'],
  ])('15: %s is no follow-up', async (_, answer, note) => {
    const result = await run(['a'], () => empty, { critic: () => answer }, { critic: true });
    expect(result.record.critic).toMatchObject({ follow_up: null, delivered: true });
    expect(result.record.critic.note).toContain(note);
    expect(result.asked['a']).toBe(1);
  });

  it('that fails leaves the gaps that code found, and never says that there are none', async () => {
    const result = await run(['a'], () => empty, { critic: () => DOWN }, { critic: true });
    expect(result.record.critic).toMatchObject({
      delivered: false,
      gaps: expect.arrayContaining([{ category: 2, text: 'src/other.ts' }]),
    });
    expect(result.record.critic.note).toContain('critic not delivered');
    expect(result.code).toBe(0);
  });
});
