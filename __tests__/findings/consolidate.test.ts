/** Consolidation: the rules of spec quality-gates a, b and i.2, with its acceptance vectors 6 to 9 and 16. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consolidate } from '../../src/findings/consolidate.ts';
import type { Member } from '../../src/findings/consolidated.ts';
import { countFaults } from '../../src/findings/counts.ts';
import { ruleSeverity, settleQuantities } from '../../src/findings/evidence-class.ts';
import { type Finding, type Provenance, plainFinding } from '../../src/findings/finding.ts';
import { fingerprintOf } from '../../src/findings/fingerprint.ts';
import { metricsOf } from '../../src/findings/metrics.ts';
import { effectiveProvenance } from '../../src/findings/provenance.ts';
import { readConfidence, type Severity } from '../../src/findings/severity.ts';

function member(
  reporter: string,
  overrides: Partial<Finding> = {},
  provenance: Provenance = 'independent',
  tier: 'primary' | 'pre-existing' = 'primary',
): Member {
  const finding = plainFinding({
    title: 'Heartbeat can not refill credentials',
    severity: 'High',
    location: { path: 'a.ts', line: 10, endLine: null },
    description: 'd',
    confidence: 70,
    ...overrides,
  });
  return {
    reporter,
    finding,
    anchor: finding.location === null ? null : { ...finding.location, side: 'RIGHT', kind: 'line', tier },
    provenance: { value: provenance, defaulted: false },
    salvaged: false,
    guard: null,
    rule: null,
  };
}

const at = (line: number, path = 'a.ts'): Partial<Finding> => ({ location: { path, line, endLine: null } });
const row = (rowId: string): Partial<Finding> => ({
  mapAnchor: { section: 'invariants', rowId, mapGap: false },
});
const quantity = (
  evidenceClass: 'measured' | 'derived' | null,
  method: string | null = null,
): Partial<Finding> => ({ quantities: [{ claim: '90 000 requests an hour', evidenceClass, method }] });

describe('which findings are one', () => {
  it('vector 9: 10 and 13 merge, 16 stays apart (no chaining)', () => {
    const { findings } = consolidate([member('a', at(10)), member('b', at(13)), member('c', at(16))]);
    expect(findings.map(({ members }) => members.length).sort((left, right) => left - right)).toEqual([1, 2]);
    expect(findings.find(({ members }) => members.length === 1)?.anchor?.line).toBe(16);
  });

  it.each<[string, Member, Member, number]>([
    [
      'equal codes in one place',
      member('a', { title: 'Reads past the end', category: 'CWE-125' }),
      member('b', { title: 'Buffer overrun', category: 'cwe-125' }),
      1,
    ],
    [
      'a word is no code',
      member('a', { title: 'Reads past the end', category: 'bug' }),
      member('b', { title: 'Timer never fires', category: 'bug' }),
      2,
    ],
    [
      'titles that mostly agree',
      member('a', { title: 'rate is used before it is set' }),
      member('b', { title: 'Rate is used before it was set' }),
      1,
    ],
    [
      'titles that half agree stay apart',
      member('a', { title: 'rate is unset' }),
      member('b', { title: 'rate overflows in total' }),
      2,
    ],
    ['other files', member('a', at(10)), member('b', at(10, 'b.ts')), 2],
    [
      'ranges that overlap',
      member('a', { location: { path: 'a.ts', line: 1, endLine: 40 } }),
      member('b', at(30)),
      1,
    ],
    ['code that was there before', member('a', {}, 'independent', 'pre-existing'), member('b'), 2],
  ])('%s', (_, left, right, count) => {
    expect(consolidate([left, right]).findings).toHaveLength(count);
  });

  it('marks what lies in one place, and links what is the same elsewhere', () => {
    const { findings } = consolidate([
      member('a'),
      member('b', { title: 'Timer never fires' }),
      member('c', at(90, 'other.ts')),
    ]);
    const [first] = findings.filter(
      ({ title, anchor }) => title.startsWith('Heartbeat') && anchor?.line === 10,
    );
    expect(first?.tags).toContain('co-located');
    expect(first?.relation.crossReference).toHaveLength(1);
  });

  it('keeps conflicting fixes, each with who proposed it, and all premises', () => {
    const { findings } = consolidate([
      member('a', { fix: { text: 'Refill on the probe', replacement: null }, loadBearingPremise: 'p1' }),
      member('b', {
        fix: { text: 'Remove the heartbeat altogether', replacement: null },
        loadBearingPremise: 'p2',
      }),
    ]);
    expect(findings[0]?.fixes.map(({ reporter }) => reporter)).toEqual(['a', 'b']);
    expect(findings[0]?.members.map(({ finding }) => finding.loadBearingPremise)).toEqual(['p1', 'p2']);
  });
});

describe('agreement', () => {
  it('vector 8: three from one shared row are an echo; confidence is the representative, severity the highest stated', () => {
    const { findings } = consolidate([
      member('a', { ...row('INV1'), confidence: 60, severity: 'Medium' }, 'shared-context'),
      member('b', { ...row('INV1'), confidence: 95 }, 'shared-context'),
      member('c', { ...row('INV1'), confidence: 80, severity: 'Critical' }, 'shared-context'),
    ]);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      agreement: { kind: 'echo', count: 3 },
      confidence: 60,
      severity: { final: 'Critical' },
      severityConflict: true,
    });
  });

  it('vector 8: two independent and one shared are corroborated by two', () => {
    const { findings } = consolidate([
      member('a', { confidence: 60 }),
      member('b', { confidence: 80 }),
      member('c', { confidence: 99 }, 'shared-context'),
    ]);
    expect(findings[0]).toMatchObject({ agreement: { kind: 'corroborated', count: 2 }, confidence: 80 });
  });

  it.each<[string, Member[], string | undefined]>([
    ['one alone', [member('a')], undefined],
    ['one reviewer twice', [member('a'), member('a')], undefined],
    ['one independent, one shared', [member('a'), member('b', {}, 'shared-context')], undefined],
    [
      'one independent, two shared',
      [member('a'), member('b', {}, 'mixed'), member('c', {}, 'shared-context')],
      'echo',
    ],
    [
      'two shared, undecided premises',
      [
        member('a', { loadBearingPremise: 'the probe handler refills' }, 'shared-context'),
        member('b', { loadBearingPremise: 'a cache keeps keys' }, 'shared-context'),
      ],
      'echo',
    ],
    [
      'two shared, other rows and other words',
      [
        member('a', { ...row('INV1'), loadBearingPremise: 'the probe handler refills' }, 'shared-context'),
        member('b', { ...row('INV2'), loadBearingPremise: 'a cache keeps keys' }, 'shared-context'),
      ],
      'corroborated',
    ],
  ])('%s', (_, members, kind) => {
    expect(consolidate(members).findings[0]?.agreement?.kind).toBe(kind);
  });

  it('b.3: the same defect in another place is agreement too, counts as no merge, and is one group', () => {
    const elsewhere = { location: { path: 'src/b.ts', line: 70, endLine: null } };
    const shared = [
      member('a', { loadBearingPremise: 'nothing refills' }, 'shared-context'),
      member('b', { loadBearingPremise: 'nothing refills', ...elsewhere }, 'shared-context'),
    ];
    const echo = consolidate(shared);
    expect(echo.findings.map(({ agreement }) => agreement)).toMatchObject([
      { kind: 'echo', count: 2 },
      { kind: 'echo', count: 2 },
    ]);
    expect(echo.counts).toMatchObject({ mergedAway: 0, echoMerges: 0 });
    expect(metricsOf(echo)).toMatchObject({ corroborated: 0, echoes: 1 });
    const apart = consolidate([member('a'), member('b', elsewhere)]);
    expect(apart.findings.map(({ agreement }) => agreement?.kind)).toEqual(['corroborated', 'corroborated']);
    const alone = consolidate([member('a'), member('a', elsewhere)]);
    expect(alone.findings.map(({ agreement }) => agreement)).toEqual([null, null]);
  });

  it('an echo raises neither confidence nor severity beyond what was stated', () => {
    const echo = fc.array(
      fc.tuple(
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom<Severity>('Critical', 'High', 'Medium', 'Low'),
      ),
      { minLength: 2, maxLength: 6 },
    );
    fc.assert(
      fc.property(echo, (stated) => {
        const members = stated.map(([confidence, severity], index) =>
          member(`r${index}`, { ...row('INV1'), confidence, severity }, 'shared-context'),
        );
        const [finding] = consolidate(members).findings;
        expect(finding?.confidence).toBe(Math.min(...stated.map(([confidence]) => confidence)));
        expect(stated.map(([, severity]) => severity)).toContain(finding?.severity.final);
      }),
    );
  });
});

describe('numbers and severities', () => {
  const ruled = (overrides: Partial<Finding>): string => {
    const finding = plainFinding({
      title: 't',
      severity: 'Critical',
      location: null,
      description: '',
      ...overrides,
    });
    return ruleSeverity(finding, finding.severity, settleQuantities(finding)).severity;
  };
  const silent = {
    overTime: true,
    consequence: { who: 'user', sees: '', when: '', visibility: 'none', isTrue: null },
  } as const;

  it.each<[string, Partial<Finding>, string]>([
    ['vector 6: critical on a derived number', quantity('derived'), 'High'],
    ['vector 6: on an unlabelled number', quantity(null), 'High'],
    [
      'vector 6: it does not rest on the number',
      { ...quantity('derived'), severityRestsOnQuantity: false },
      'Critical',
    ],
    ['vector 6: measured with a method', quantity('measured', 'replayed the log'), 'Critical'],
    ['vector 6: measured without one', quantity('measured'), 'High'],
    ['a number that stands only in the prose', { description: 'It sends 40,000 requests per hour.' }, 'High'],
    [
      'a number of the cited code',
      {
        description: 'It retries 3 times.',
        evidence: [
          { kind: 'code', at: { path: 'a', line: 1, endLine: null }, origin: 'own', shows: 'retry(3 times)' },
        ],
      },
      'Critical',
    ],
    ['no number', {}, 'Critical'],
    ['vector 7: low, over time, nobody sees', { severity: 'Low', ...silent }, 'High'],
    [
      'only in the logs',
      { severity: 'Medium', ...silent, consequence: { ...silent.consequence, visibility: 'logs-only' } },
      'High',
    ],
    [
      'seen at once',
      { severity: 'Low', ...silent, consequence: { ...silent.consequence, visibility: 'immediate' } },
      'Low',
    ],
    ['the cap wins over the floor', { ...silent, ...quantity('derived') }, 'High'],
  ])('%s', (_, overrides, expected) => {
    expect(ruled(overrides)).toBe(expected);
  });

  it('vector 7: the finding is tagged silent', () => {
    expect(consolidate([member('a', { severity: 'Low', ...silent })]).findings[0]?.tags).toContain('silent');
  });

  it.each([
    [undefined, 60],
    ['CONFIRMED', 95],
    [0.75, 75],
    [1, 100],
    [100, 100],
    [101, undefined],
    [-1, undefined],
    [Number.POSITIVE_INFINITY, undefined],
  ])('reads confidence %s as %s', (value, expected) => {
    expect(readConfidence(value)).toBe(expected);
  });
});

describe('provenance (a.3)', () => {
  const evidence = [
    { kind: 'code', at: { path: 'read.ts', line: 1, endLine: null }, origin: 'own', shows: '' },
  ] as const;
  const read = new Set(['read.ts']);
  it.each<[string, Partial<Finding>, boolean, Provenance, boolean]>([
    ['missing, with shared material', { premiseProvenance: null }, true, 'shared-context', true],
    ['missing, without', { premiseProvenance: null }, false, 'independent', true],
    [
      'declared independent with own reading',
      { premiseProvenance: 'independent', evidence: [...evidence] },
      true,
      'independent',
      false,
    ],
    ['declared independent without any', { premiseProvenance: 'independent' }, true, 'shared-context', true],
    [
      'declared independent, evidence never read',
      {
        premiseProvenance: 'independent',
        evidence: [{ ...evidence[0], at: { path: 'other.ts', line: 1, endLine: null } }],
      },
      true,
      'shared-context',
      true,
    ],
    [
      'declared shared stays shared',
      { premiseProvenance: 'shared-context', evidence: [...evidence] },
      true,
      'shared-context',
      false,
    ],
    [
      'declared shared stays shared without material',
      { premiseProvenance: 'shared-context' },
      false,
      'shared-context',
      false,
    ],
    [
      'declared independent, nothing read, without material',
      { premiseProvenance: 'independent' },
      false,
      'shared-context',
      true,
    ],
    ['declared mixed stays mixed', { premiseProvenance: 'mixed' }, true, 'mixed', false],
  ])('%s', (_, overrides, shared, value, defaulted) => {
    const finding = plainFinding({
      title: 't',
      severity: 'Low',
      location: null,
      description: '',
      ...overrides,
    });
    expect(effectiveProvenance(finding, { shared, read })).toEqual({ value, defaulted });
  });
});

describe('a.3 rule 4: a premise that repeats the row that it cites', () => {
  const rows = new Map([['INV1', 'Every session is refilled by the probe handler alone']]);
  const own = {
    kind: 'code' as const,
    at: { path: 'src/a.ts', line: 1, endLine: null },
    origin: 'own' as const,
  };
  const finding = (premise: string, rowId: string | null, evidence = [{ ...own, shows: 'x' }]): Finding =>
    plainFinding({
      title: 't',
      severity: 'Low',
      location: null,
      description: '',
      evidence,
      loadBearingPremise: premise,
      premiseProvenance: 'independent',
      mapAnchor: { section: null, rowId, mapGap: false },
    });
  const read = new Set(['src/a.ts']);
  it.each<[string, Finding, string]>([
    [
      'the row, word for word',
      finding('every session is refilled by the probe handler alone', 'INV1'),
      'mixed',
    ],
    ['other words', finding('The cron job refills sessions that nobody closed', 'INV1'), 'independent'],
    ['no row', finding('every session is refilled by the probe handler alone', null), 'independent'],
    [
      'nothing read: rule 3 is stricter',
      finding('every session is refilled by the probe handler alone', 'INV1', []),
      'shared-context',
    ],
  ])('%s', (_, subject, value) => {
    const provenance = effectiveProvenance(subject, { shared: true, read, rows });
    expect(provenance.value).toBe(value);
    expect(
      consolidate([{ ...member('a'), finding: subject, provenance }]).findings[0]?.tags.includes(
        'provenance-overridden',
      ),
    ).toBe(value !== 'independent');
  });
});

it('vector 16: the counts add up for any findings', () => {
  const any = fc.record({
    reporter: fc.constantFrom('a', 'b', 'c'),
    title: fc.constantFrom('rate is unset', 'rate is unset now', 'timer never fires', 'other thing'),
    line: fc.integer({ min: 1, max: 12 }),
    severity: fc.constantFrom<Severity>('Critical', 'High', 'Medium', 'Low'),
    provenance: fc.constantFrom<Provenance>('independent', 'shared-context', 'mixed'),
    tier: fc.constantFrom('primary' as const, 'pre-existing' as const),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 30 }), (raw) => {
      const members = raw.map(({ reporter, title, line, severity, provenance, tier }) =>
        member(reporter, { title, severity, ...at(line) }, provenance, tier),
      );
      const { findings, counts } = consolidate(members);
      expect(countFaults(counts)).toEqual([]);
      expect(findings.reduce((sum, { members: merged }) => sum + merged.length, 0)).toBe(raw.length);
    }),
  );
});

it('a fingerprint is stable against line shifts, case and punctuation', () => {
  const print = (title: string, line: number): string =>
    fingerprintOf({ title, location: { path: 'a.ts', line, endLine: null }, loadBearingPremise: null });
  expect(print('Rate is `unset`!', 10)).toBe(print('rate is unset', 400));
  expect(print('Rate is unset', 10)).not.toBe(print('Rate is set', 10));
});
