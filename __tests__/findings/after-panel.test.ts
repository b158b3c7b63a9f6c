/** Findings and votes after a panel: counts that always add up, and nothing lost or loosened but by what the tables allow. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AgentReport } from '../../src/agents/agent-report.ts';
import { emptyAnswer } from '../../src/agents/deterministic-agent.ts';
import { resolvePlan } from '../../src/agents/plan.ts';
import type { Member } from '../../src/findings/consolidated.ts';
import { countFaults, isReported } from '../../src/findings/counts.ts';
import { type Provenance, plainFinding } from '../../src/findings/finding.ts';
import type { FindingStatus, PanelTally } from '../../src/findings/panel-outcome.ts';
import { stands } from '../../src/findings/panel-outcome.ts';
import { SEVERITIES } from '../../src/findings/severity.ts';
import { parsePipeline } from '../../src/pipeline/parse.ts';
import { consolidateRun, findingsForPanel, retally, stillCounts } from '../../src/stages/after-panel.ts';
import { aggregateStage } from '../../src/stages/aggregate.ts';
import type { PanelResult } from '../../src/stages/panel-result.ts';
import { panelStageResult } from '../../src/stages/panel-stage.ts';
import type { StageResult } from '../../src/stages/stage-result.ts';

const { pipeline } = parsePipeline(
  `stages:
  - { name: r, aggregator: { strategy: all }, agents: [{ role: a, model: anthropic/x }, { role: b, model: anthropic/x }] }
  - { name: p, kind: panel, agents: [{ role: premise, model: anthropic/x }] }
`,
  { template: () => true, rules: () => true },
);
if (pipeline === undefined) throw new Error('the test pipeline is invalid');
const { plan } = resolvePlan(pipeline, 'p', { has: () => true });
const [review, panelPlan] = plan.stages;
if (review === undefined || panelPlan === undefined) throw new Error('two stages');

const memberArbitrary = fc
  .record({
    title: fc.constantFrom('lock is never freed', 'rate is unset', 'id is not checked'),
    line: fc.integer({ min: 1, max: 30 }),
    path: fc.constantFrom('a.ts', 'b.ts'),
    severity: fc.constantFrom(...SEVERITIES),
    confidence: fc.integer({ min: 0, max: 100 }),
    provenance: fc.constantFrom<Provenance>('independent', 'mixed', 'shared-context'),
    premise: fc.option(fc.constantFrom('x holds', 'y never holds')),
    old: fc.boolean(),
    guarded: fc.boolean(),
  })
  .map(
    ({ title, line, path, severity, confidence, provenance, premise, old, guarded }) =>
      (reporter: string): Member => {
        const location = { path, line, endLine: null };
        return {
          reporter,
          finding: plainFinding({
            title,
            severity,
            location,
            description: 'd',
            confidence,
            loadBearingPremise: premise,
          }),
          anchor: { ...location, side: 'RIGHT', kind: 'line', tier: old ? 'pre-existing' : 'primary' },
          provenance: { value: provenance, defaulted: false },
          salvaged: false,
          guard: guarded ? 'G-000000' : null,
          rule: null,
        };
      },
  );

function reportOf(index: number, members: readonly Member[], rejects: boolean): AgentReport {
  const agent = review?.agents[index];
  if (agent === undefined) throw new Error('no such agent');
  const { findings: _, salvaged: __, ...answer } = emptyAnswer(agent);
  const vote =
    rejects || members.some(({ finding }) => finding.severity === 'High') ? 'request_changes' : 'approve';
  return {
    ...answer,
    state: 'delivered',
    stated: rejects ? 'request_changes' : 'approve',
    vote,
    members,
    rowsPlaced: [],
  };
}

function tallyOf(id: string, status: FindingStatus, severity: PanelTally['severityFinal']): PanelTally {
  return {
    id,
    status,
    eligibility: null,
    premises: [],
    reachability: null,
    falsePositive: null,
    severity: null,
    abstentions: [],
    severityBefore: severity,
    severityFinal: severity,
    tags: [],
    compliance: [],
    calls: 2,
  };
}

const statusArbitrary = fc.constantFrom<FindingStatus>(
  'verified',
  'contested',
  'filtered',
  'premise-refuted',
  'unverified (cost-guard)',
  'below-floor',
);

interface Round {
  stages: StageResult[];
  panel: PanelResult;
  findings: ReturnType<typeof findingsForPanel>;
}

function roundOf(
  makers: readonly ((reporter: string) => Member)[],
  rejects: readonly [boolean, boolean],
  statuses: readonly FindingStatus[],
): Round {
  if (review === undefined || panelPlan === undefined) throw new Error('two stages');
  const own = (index: number): Member[] =>
    makers.filter((_, at) => at % 2 === index).map((make) => make(`r/${index}`));
  const first = aggregateStage(review, [reportOf(0, own(0), rejects[0]), reportOf(1, own(1), rejects[1])]);
  const findings = findingsForPanel([first], [], () => null);
  const outcomes = findings.map((finding, index) => ({
    tally: tallyOf(
      finding.id,
      finding.guard === null ? (statuses[index % statuses.length] ?? 'verified') : 'deterministic',
      finding.severity.final,
    ),
    members: finding.members,
    calls: [],
  }));
  const panel: PanelResult = {
    outcomes,
    guardOn: false,
    mode: 'guarded',
    raw: false,
    abstentions: 0,
    summary: '',
    calls: [],
  };
  return { stages: [first, panelStageResult(panelPlan, 'panel', 'approve', '', panel)], panel, findings };
}

const roundArbitrary = fc.tuple(
  fc.array(memberArbitrary, { maxLength: 14 }),
  fc.tuple(fc.boolean(), fc.boolean()),
  fc.array(statusArbitrary, { minLength: 1, maxLength: 6 }),
);

describe('property', () => {
  it('counts add up, every finding keeps one status, and an echo changes no number', () => {
    fc.assert(
      fc.property(roundArbitrary, ([makers, rejects, statuses]) => {
        const { stages, findings } = roundOf(makers, rejects, statuses);
        const { findings: after, counts } = consolidateRun(stages, [], () => null);
        expect(countFaults(counts)).toEqual([]);
        expect(after).toHaveLength(findings.length);
        for (const finding of after) {
          expect(finding.panel).not.toBeNull();
          const before = findings.find(({ members }) => members[0] === finding.members[0]);
          if (finding.agreement?.kind !== 'echo') continue;
          expect(finding.confidence).toBe(before?.confidence);
          expect(finding.severity.final).toBe(before?.severity.final);
          expect(finding.confidence).toBeLessThanOrEqual(
            Math.max(...finding.members.map((member) => member.finding.confidence)),
          );
        }
        expect(counts.reported).toBe(after.filter(isReported).length);
      }),
    );
  });

  it('a rejection falls only when nothing under it stands; an approval never changes', () => {
    fc.assert(
      fc.property(roundArbitrary, ([makers, rejects, statuses]) => {
        const { stages, findings, panel } = roundOf(makers, rejects, statuses);
        const [first] = retally(stages, [], () => null);
        const again = first?.afterPanel?.votes ?? [];
        stages[0]?.votes.forEach((vote, index) => {
          const now = again[index];
          if (vote.vote === 'approve') expect(now?.vote).toBe('approve');
          const members = stages[0]?.reports[index]?.members ?? [];
          const open = members.filter(
            ({ guard, anchor }) => guard === null && anchor?.tier !== 'pre-existing',
          );
          if (vote.vote !== 'request_changes' || now?.vote === 'request_changes') return;
          expect(open.length).toBeGreaterThan(0);
          for (const member of open) {
            const at = findings.findIndex((finding) => finding.members.includes(member));
            const tally = panel.outcomes[at]?.tally;
            if (tally === undefined) throw new Error('a finding without an outcome');
            const killed = !stillCounts(tally, false);
            const light =
              stages[0]?.reports[index]?.stated === 'approve' &&
              !['Critical', 'High'].includes(tally.severityFinal);
            expect(killed || light).toBe(true);
          }
        });
      }),
    );
  });
});

it('a lens that abstained loosens no vote', () => {
  const abstained = { abstained: 'down' };
  const real = { verdict: 'REAL', confidence: 1, reason: '', cites: [], cause: null } as const;
  const contested = tallyOf('x', 'contested', 'High');
  expect(stillCounts({ ...contested, reachability: abstained, falsePositive: real }, false)).toBe(true);
  expect(
    stillCounts(
      { ...contested, reachability: real, falsePositive: { ...real, verdict: 'FALSE_POSITIVE' } },
      false,
    ),
  ).toBe(false);
  expect(
    stillCounts(
      { ...contested, reachability: real, falsePositive: { ...real, verdict: 'FALSE_POSITIVE' } },
      true,
    ),
  ).toBe(true);
  for (const status of ['filtered', 'premise-refuted'] as const) {
    expect(stands(status)).toBe(false);
    expect(stillCounts(tallyOf('x', status, 'High'), true)).toBe(false);
  }
});
