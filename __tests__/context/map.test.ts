/** Rows of the map: what lowers a status, who is given which, and what of a document becomes a row (f.6 to f.8, vector 12). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readClaims } from '../../src/context/claims.ts';
import { annotate, disputesOf, joinKnowledge, pairsOf, renderProvenance } from '../../src/context/join.ts';
import {
  CLAIMING,
  type MapRow,
  numbered,
  type RowStatus,
  renderMap,
  renderRow,
  SECTIONS,
  type Section,
  settleRow,
} from '../../src/context/map-row.ts';
import { readRows } from '../../src/context/mapper.ts';
import { hintRows, rowsFor } from '../../src/context/routing.ts';
import { readClaimsDocument, readMap } from '../../src/context/supplied.ts';
import type { Location } from '../../src/findings/finding.ts';

const at = (path: string, line = 1): Location => ({ path, line, endLine: null });
const row = (section: Section, overrides: Partial<MapRow> = {}): MapRow => ({
  id: `${section}1`,
  section,
  text: 'a claim',
  status: 'unverified',
  cites: [],
  note: '',
  ...overrides,
});
const resolves = async ({ path }: Location): Promise<boolean> => !path.startsWith('gone');

describe('status', () => {
  it.each<[string, RowStatus | null, Location[], RowStatus | null]>([
    ['verified with its line', 'verified', [at('a.ts')], 'verified'],
    ['verified, and the line is gone', 'verified', [at('gone.ts')], 'unverified'],
    ['verified, one of two lines is gone', 'verified', [at('a.ts'), at('gone.ts')], 'unverified'],
    ['verified without a line', 'verified', [], 'unverified'],
    ['documented with its line', 'documented', [at('a.md')], 'documented'],
    ['documented, and the line is gone', 'documented', [at('gone.md')], 'unverified'],
    ['disputed with both sides', 'disputed', [at('a.ts'), at('b.ts')], 'disputed'],
    ['disputed with one side', 'disputed', [at('a.ts')], 'unverified'],
    ['disputed with one side twice', 'disputed', [at('a.ts'), at('a.ts')], 'unverified'],
    ['disputed, and one side is gone', 'disputed', [at('a.ts'), at('gone.ts')], 'unverified'],
    ['unverified stays', 'unverified', [at('gone.ts')], 'unverified'],
    ['a claim without a status', null, [at('a.ts')], 'unverified'],
  ])('%s', async (_, status, cites, settled) => {
    expect((await settleRow(row('INV', { status, cites }), resolves)).status).toBe(settled);
  });

  it('property: no path raises a status', async () => {
    const rank: (RowStatus | null)[] = ['unverified', null, 'documented', 'verified'];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<RowStatus>('verified', 'documented', 'unverified', 'disputed'),
        fc.array(fc.constantFrom(at('a.ts'), at('b.ts', 2), at('gone.ts'))),
        fc.constantFrom(...(Object.keys(SECTIONS) as Section[])),
        async (status, cites, section) => {
          const settled = await settleRow(row(section, { status, cites }), resolves);
          expect(
            settled.status === status || (CLAIMING.has(section) && settled.status === 'unverified'),
          ).toBe(true);
          expect(rank.indexOf(settled.status)).toBeLessThanOrEqual(Math.max(rank.indexOf(status), 0));
        },
      ),
    );
  });

  it('a place without a claim needs none', async () => {
    expect((await settleRow(row('HS', { status: null, cites: [at('a.ts')] }), resolves)).status).toBeNull();
  });
});

describe('routing (f.8)', () => {
  const rows = numbered([
    row('HS', { text: 'HTTP in, inbound, risk high', status: null, cites: [at('own.ts')] }),
    row('HS', { text: 'queue, both, risk high', status: null, cites: [at('other.ts')] }),
    row('HS', { text: 'environment, inbound, risk low', status: null, cites: [at('other.ts')] }),
    row('HS', { text: 'UI state, both, risk low', status: null, cites: [at('other.ts')] }),
    row('HS', { text: 'lock, both, risk medium', status: null, cites: [at('other.ts')] }),
    row('AS', { text: 'registers before it boots' }),
    row('AS', { status: 'documented' }),
    row('CI', { status: 'unverified' }),
    row('CI', { status: 'verified' }),
    row('INV', { status: 'verified' }),
    row('CS'),
    row('CF', { status: 'verified' }),
    row('DR'),
    row('CG', { status: null }),
    row('INV', { status: 'disputed' }),
  ]);
  const ids = (dimension: string | null, files: string[] = ['own.ts']): string =>
    rowsFor(dimension, rows, new Set(files))
      .map(({ id }) => id)
      .join(' ');
  it.each<[string | null, string]>([
    ['security', 'HS1 HS2 HS3 HS4 HS5 AS1 CI1 CI2'],
    ['architecture', 'CI1 CI2 INV1 CS1 CG1 INV2'],
    ['logic-integrity', 'AS1 CI1 INV1 DR1 INV2'],
    ['distributed-flows', 'HS1 HS2 CG1'],
    ['circular-deps', 'HS3 AS1 INV1 INV2'],
    ['ui-races', 'HS4 INV1 INV2'],
    ['temporal-resilience', 'HS2 AS1 INV1 INV2'],
    ['data-integrity', 'AS1 INV1 CS1 INV2'],
    ['resource-lifecycle', 'HS5 AS1 AS2'],
    ['api-contracts', 'CF1'],
    ['structural-entropy', ''],
    ['codebase-hygiene', ''],
    ['testing', 'HS1 AS1'],
    [null, 'HS1 AS1'],
    ['constructor', 'HS1 AS1'],
  ])('%s gets %s', (dimension, expected) => {
    expect(ids(dimension)).toBe(expected);
  });

  it('hints name the rows by dimension', () => {
    expect(hintRows(rows, ['api-contracts', 'codebase-hygiene']).map(({ text }) => text)).toEqual([
      'api-contracts: CF1',
    ]);
  });
});

describe('the join (f.6): missing is not disputed', () => {
  const rows = [
    row('INV', {
      id: 'INV1',
      text: 'Only register refills',
      status: 'verified',
      cites: [at('session.ts', 2)],
    }),
    row('AS', { id: 'AS1', text: 'nothing to do with it', cites: [at('z.ts')] }),
  ];
  const claims = {
    claims: [],
    multiplicity: [
      { apparent: 'register refills', additional: 'the probe does too', evidence: [at('probe.ts', 4)] },
    ],
    notEstablished: [],
  };

  it('pairs share a file, a name or words, and need a place', () => {
    expect(pairsOf(claims, rows).map(({ row: { id } }) => id)).toEqual(['INV1']);
    expect(
      pairsOf(
        { ...claims, multiplicity: [{ apparent: 'register refills', additional: 'x', evidence: [] }] },
        rows,
      ),
    ).toEqual([]);
    expect(
      pairsOf(
        claims,
        rows.map((one) => ({ ...one, cites: [] })),
      ),
    ).toEqual([]);
  });

  it.each<[string, Location[], number[], number]>([
    ['both sides resolve', [at('probe.ts', 4)], [1], 1],
    ['the independent side is gone', [at('gone.ts', 4)], [1], 0],
    ['both sides are one place', [at('session.ts', 2)], [1], 0],
    ['nobody says that they contradict', [at('probe.ts', 4)], [], 0],
    ['a number that is no pair', [at('probe.ts', 4)], [7], 0],
    ['the same pair twice', [at('probe.ts', 4)], [1, 1], 1],
  ])('%s', async (_, evidence, numbers, count) => {
    const [first] = rows;
    if (first === undefined) throw new Error('no row');
    const disputes = await disputesOf(
      [{ row: first, claim: 'the probe does too', evidence }],
      numbers,
      resolves,
    );
    expect(disputes).toHaveLength(count);
    expect(annotate(rows, disputes).filter(({ status }) => status === 'disputed')).toHaveLength(count);
  });

  it('a concept that neither branch found is missing, and no row changes for it', () => {
    const leads = {
      navigation: [],
      concepts: [],
      leads: [],
      without: ['refillCredentials', 'register'],
      more: false,
    };
    const joined = joinKnowledge(leads, [], rows);
    expect(joined.missing).toEqual(['refillCredentials']);
    expect(joined.disputed).toEqual([]);
    const text = renderProvenance(joined);
    expect(text).toContain('## Inherited from the X-ray\n\n(not produced)');
    expect(text).toContain('## Disputed\n\n(none)');
  });
});

describe('documents and replies', () => {
  it('rows of bullets and tables, each with its section, id, status and places', () => {
    const text =
      '# Map\n## Implicit contracts\n- CI4 call init first (documented) docs/a.md:3\n* [INV9] not here\n## Assumptions\n| id | text | status | cites |\n|----|---|---|---|\n| AS1 | store never fails | unverified | src/a.ts:2, src/b.ts:9 |\n## Something else\n- ignored\n';
    expect(readMap(text)).toMatchObject([
      { id: 'CI4', section: 'CI', status: 'documented', cites: [{ path: 'docs/a.md', line: 3 }] },
      { id: 'INV9', section: 'CI', status: null },
      {
        id: 'AS1',
        section: 'AS',
        status: 'unverified',
        cites: [
          { path: 'src/a.ts', line: 2 },
          { path: 'src/b.ts', line: 9 },
        ],
      },
    ]);
    expect(readMap('')).toEqual([]);
  });

  it.each([
    ['the token is verified before use, src/a.ts:2', null],
    ['a documented rule that nobody disputed', null],
    ['(Verified) the token is checked', 'verified'],
    ['[documented] the token is checked', 'documented'],
    ['| the token is checked | disputed | src/a.ts:2 |', 'disputed'],
    ['| the disputed token is checked | unverified | src/a.ts:2 |', 'unverified'],
  ])('a word of a sentence is no status: %s', (line, status) => {
    expect(readMap(`## Invariants\n${line.startsWith('|') ? line : `- ${line}`}\n`)).toMatchObject([
      { status },
    ]);
  });

  it('claims of a document are never disputed', () => {
    expect(
      readClaimsDocument(
        '## Claims\n- (disputed) a is b, src/a.ts:1\n## Multiplicity\n- a refills; but also b refills, src/b.ts:2\n## Could not establish\n- c\n',
      ),
    ).toMatchObject({
      claims: [{ status: 'unverified', evidence: [{ path: 'src/a.ts', line: 1 }] }],
      multiplicity: [{ apparent: 'a refills', evidence: [{ path: 'src/b.ts', line: 2 }] }],
      notEstablished: ['c'],
    });
  });

  it('a mapper gives only semantic rows, an auditor no dispute', () => {
    expect(
      readRows({
        rows: [
          { section: 'HS', text: 'x', status: 'verified', cites: [] },
          { section: 'AS', text: 'y', status: 'disputed', cites: [{ path: 'a.ts', line: 1 }] },
          7,
        ],
      }),
    ).toEqual({
      ok: true,
      value: [{ section: 'AS', text: 'y', status: 'unverified', cites: [at('a.ts')], note: '' }],
    });
    expect(readRows([])).toMatchObject({ ok: false });
    expect(
      readClaims({ claims: [{ claim: 'x', status: 'disputed', evidence: [{ path: 'a.ts', line: 0 }] }] }),
    ).toMatchObject({ ok: true, value: { claims: [{ status: 'unverified', evidence: [] }] } });
  });

  it('a map is bounded, and says what it leaves out', () => {
    const many = Array.from({ length: 1_500 }, (_, index) => row('AS', { id: `AS${index}` }));
    const text = renderMap(many);
    expect(text.split('\n').length).toBeLessThanOrEqual(1_500);
    expect(text).toContain('(100 further rows are left out)');
    expect(renderRow(row('INV', { text: 'two\nlines', cites: [at('a.ts', 3)] }))).toBe(
      '[INV1] (unverified) two lines, at a.ts:3',
    );
  });
});
