/** Gaps that code finds (d.2), and figures about reviewers and rows that add up (h, i.2). */
import { describe, expect, it } from 'vitest';
import { emptyAnswer } from '../../src/agents/deterministic-agent.ts';
import { NO_NOTES } from '../../src/agents/notes.ts';
import { resolvePlan } from '../../src/agents/plan.ts';
import { parseDiff } from '../../src/change/parse-diff.ts';
import { scopeOf } from '../../src/change/scope.ts';
import { type Knowledge, noKnowledge } from '../../src/context/knowledge.ts';
import type { MapRow } from '../../src/context/map-row.ts';
import type { Detection } from '../../src/dimensions/detection.ts';
import { consolidate } from '../../src/findings/consolidate.ts';
import { plainFinding } from '../../src/findings/finding.ts';
import { metricsOf } from '../../src/findings/metrics.ts';
import { parsePipeline } from '../../src/pipeline/parse.ts';
import { aggregateStage } from '../../src/stages/aggregate.ts';
import { coverageGaps } from '../../src/stages/coverage-gaps.ts';
import { countDimensions, dimensionFaults } from '../../src/stages/dimension-counts.ts';
import type { StageResult } from '../../src/stages/stage-result.ts';

const { pipeline } = parsePipeline(
  'stages: [{ name: r, agents: [{ role: sec, dimension: security, model: anthropic/x }, { role: migrations, model: anthropic/x }, { role: t, dimension: testing, when: auto, model: anthropic/x }] }]\n',
  { template: () => true, rules: () => true },
);
if (pipeline === undefined) throw new Error('the test pipeline is invalid');
const files = parseDiff(
  'diff --git a/src/a.ts b/src/a.ts\n--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1 +1 @@\n-a\n+b\n',
);
const scope = scopeOf(files, [], () => undefined);
const at = (path: string, line: number): { path: string; line: number; endLine: null } => ({
  path,
  line,
  endLine: null,
});
const row = (id: string, overrides: Partial<MapRow>): MapRow => ({
  id,
  section: 'AS',
  text: 't',
  status: 'unverified',
  cites: [],
  note: '',
  ...overrides,
});
const known = (rows: readonly MapRow[]): Knowledge => ({ ...noKnowledge('raw', ''), mode: 'full', rows });
const detection: Detection = new Map([
  ['security', { signal: 'always', at: null }],
  ['migrations', { signal: 'the path', at: { path: 'db/1.sql', line: null } }],
  ['data-integrity', { signal: '"transaction"', at: { path: 'src/a.ts', line: 3 } }],
]);

function stageOf(reading: ReturnType<typeof resolvePlan>, overrides: object = {}): StageResult {
  const [stage] = reading.plan.stages;
  if (stage === undefined) throw new Error('no stage');
  return aggregateStage(
    stage,
    stage.agents.map((agent) => {
      const { findings: _, salvaged: __, ...answer } = emptyAnswer(agent);
      return {
        ...answer,
        state: 'no-findings' as const,
        vote: 'approve' as const,
        members: [],
        rowsPlaced: [],
        examined: [{ path: 'src/a.ts', what: 'all' }],
        ...overrides,
      };
    }),
  );
}

const reading = resolvePlan(pipeline, 'p', { has: () => true }, [], { detection });
const gapsOf = (category: number, rows: readonly MapRow[], overrides: object = {}): string[] =>
  coverageGaps([stageOf(reading, overrides)], { scope, knowledge: known(rows), detection })
    .filter((gap) => gap.category === category)
    .map(({ text }) => text);

describe('gaps', () => {
  it('1: what a signal calls for and nobody has, by dimension or by role', () => {
    expect(gapsOf(1, [])).toEqual([
      'data-integrity is called for ("transaction" in src/a.ts:3), and no reviewer has it',
    ]);
  });

  it('3: an assumption that nothing enforces, unless it is cited or tested', () => {
    const rows = [row('AS1', {}), row('AS2', { status: 'documented' }), row('INV1', { section: 'INV' })];
    expect(gapsOf(3, rows)).toEqual(['[AS1] (unverified) t']);
    expect(
      gapsOf(3, rows, { notes: { ...NO_NOTES, rowsTested: [{ row: 'AS1', verdict: 'holds' }] } }),
    ).toEqual([]);
  });

  it('4: a grave hot-spot without a finding within ten lines', () => {
    const rows = [
      row('HS1', {
        section: 'HS',
        text: 'database, both, risk high',
        status: null,
        cites: [at('src/a.ts', 1)],
      }),
      row('HS2', {
        section: 'HS',
        text: 'timer, both, risk medium',
        status: null,
        cites: [at('src/a.ts', 1)],
      }),
    ];
    const memberAt = (line: number): object => ({
      members: [
        {
          reporter: 'r/a',
          finding: plainFinding({ title: 't', severity: 'Low', location: null, description: '' }),
          anchor: { path: 'src/a.ts', line, endLine: null },
        },
      ],
    });
    expect(gapsOf(4, rows)).toHaveLength(1);
    expect(gapsOf(4, rows, memberAt(11))).toEqual([]);
    expect(gapsOf(4, rows, memberAt(12))).toHaveLength(1);
  });
});

describe('figures', () => {
  it('dimensions add up, and a reviewer that is missing is a fault', () => {
    const counts = countDimensions(reading.plan, [stageOf(reading)]);
    expect(counts).toEqual({ planned: 2, skipped: 1, delivered: 1, salvaged: 0, notDelivered: 0 });
    expect(dimensionFaults(counts, true)).toEqual([]);
    expect(dimensionFaults({ ...counts, delivered: 0 }, true)).toHaveLength(1);
    expect(dimensionFaults({ ...counts, delivered: 0 }, false)).toEqual([]);
    expect(countDimensions(reading.plan, [stageOf(reading, { state: 'degraded' })])).toMatchObject({
      delivered: 0,
      salvaged: 1,
    });
  });

  it('map challenge: rows that were used and tested, of those that were used', () => {
    const finding = plainFinding({
      title: 't',
      severity: 'Low',
      location: null,
      description: '',
      loadBearingPremise: 'every order has one owner',
      mapAnchor: { section: null, rowId: 'INV1', mapGap: false },
    });
    const sources = {
      use: [{ placed: ['INV1', 'INV2', 'AS1'], tested: ['INV1', 'AS1'], findings: [finding] }],
      rows: new Map([
        ['INV1', 'a'],
        ['INV2', 'every order has one owner'],
        ['AS1', 'b'],
      ]),
      claims: ['every order has one owner'],
    };
    const member = {
      reporter: 'a',
      finding,
      anchor: null,
      provenance: { value: 'shared-context' as const, defaulted: false },
      salvaged: false,
      guard: null,
      rule: null,
    };
    expect(metricsOf(consolidate([member]), sources)).toMatchObject({
      mapChallenge: 0.5,
      independentPremises: 1,
      mapUtilisation: 1,
    });
    expect(metricsOf(consolidate([member]))).toMatchObject({ mapChallenge: null, independentPremises: 0 });
  });
});
