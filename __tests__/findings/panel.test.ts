/** The panel's tables (spec quality-gates c.1 to c.9), row by row, and what may never happen. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consolidate } from '../../src/findings/consolidate.ts';
import type { ConsolidatedFinding, Member } from '../../src/findings/consolidated.ts';
import { type Finding, type Provenance, plainFinding } from '../../src/findings/finding.ts';
import {
  type PremiseVerdict,
  type RealityVerdict,
  readPremiseVerdict,
  readRealityVerdict,
  readSeverityVerdict,
} from '../../src/findings/lens-verdict.ts';
import {
  finalSeverity,
  type LensAnswer,
  premiseEffect,
  premiseEligibility,
  survival,
  withoutSupport,
} from '../../src/findings/panel-outcome.ts';
import { selectForPanel } from '../../src/findings/panel-selection.ts';
import { quantifierIn } from '../../src/findings/quantifier.ts';

function member(
  overrides: Partial<Finding> = {},
  value: Provenance = 'independent',
  defaulted = false,
): Member {
  const finding = plainFinding({
    title: 'Heartbeat responses cannot refill credentials',
    severity: 'High',
    location: { path: 'a.ts', line: 10, endLine: null },
    description: 'd',
    confidence: 70,
    ...overrides,
  });
  return {
    reporter: 'review/r',
    finding,
    anchor:
      finding.location === null
        ? null
        : { ...finding.location, side: 'RIGHT', kind: 'line', tier: 'primary' },
    provenance: { value, defaulted },
    salvaged: false,
    guard: null,
    rule: null,
  };
}

const ABSTAINED = { abstained: 'why' } as const;
const real: RealityVerdict = { verdict: 'REAL', confidence: 80, reason: '', cites: [], cause: null };
const fake: RealityVerdict = { ...real, verdict: 'FALSE_POSITIVE', cause: 'misunderstanding' };
const premise = (
  verdict: PremiseVerdict['verdict'],
  target: PremiseVerdict['target'] = null,
): PremiseVerdict => ({
  verdict,
  target,
  counterexample: { path: 'src/x.ts', line: 10, endLine: null },
  form: 'compliant',
  derivedPremise: null,
  reason: '',
  invalid: null,
});

describe('c.7 and vector 1: survival', () => {
  it.each<[string, LensAnswer<RealityVerdict>, LensAnswer<RealityVerdict>, string]>([
    ['R R', real, real, 'verified'],
    ['R F', real, fake, 'contested'],
    ['R A', real, ABSTAINED, 'contested'],
    ['F R', fake, real, 'contested'],
    ['F F', fake, fake, 'filtered'],
    ['F A', fake, ABSTAINED, 'contested'],
    ['A R', ABSTAINED, real, 'contested'],
    ['A F', ABSTAINED, fake, 'contested'],
    ['A A', ABSTAINED, ABSTAINED, 'contested'],
  ])('%s', (_, first, second, expected) => {
    expect(survival(first, second)).toBe(expected);
  });
});

describe('c.6: what lens 0 does', () => {
  it.each<[string, Provenance, boolean, LensAnswer<PremiseVerdict>, string]>([
    ['row 1', 'shared-context', false, premise('HOLDS'), 'holds'],
    ['row 2', 'mixed', false, premise('UNCERTAIN'), 'contested'],
    ['row 3, shared', 'shared-context', false, premise('REFUTED', 'PREMISE'), 'refuted'],
    ['row 3, independent', 'independent', false, premise('REFUTED', 'PREMISE'), 'refuted'],
    ['row 3, defaulted', 'shared-context', true, premise('REFUTED', 'PREMISE'), 'refuted'],
    ['row 4', 'mixed', false, premise('REFUTED', 'SUPPORT'), 'support-struck'],
    ['row 5', 'shared-context', false, premise('REFUTED', 'SUPPORT'), 'refuted'],
    ['row 6', 'shared-context', true, premise('REFUTED', 'SUPPORT'), 'support-struck'],
    ['row 7', 'shared-context', false, ABSTAINED, 'contested'],
    ['row 8', 'independent', false, premise('REFUTED', 'SUPPORT'), 'support-struck'],
  ])('%s', (_, provenance, defaulted, answer, effect) => {
    expect(premiseEffect(member({}, provenance, defaulted), answer)).toBe(effect);
  });

  it('strikes shared evidence and what the counterexample speaks against; without own evidence nothing is reduced', () => {
    const evidence = (origin: 'own' | 'shared', line: number) =>
      ({ kind: 'code', at: { path: 'a.ts', line, endLine: null }, origin, shows: `line ${line}` }) as const;
    const mixed = member({ evidence: [evidence('shared', 1), evidence('own', 2), evidence('own', 3)] });
    const struck = withoutSupport(mixed, { path: 'a.ts', line: 3, endLine: null });
    expect(struck.hasOwn).toBe(true);
    expect(struck.member.finding.evidence.map(({ at }) => at.line)).toEqual([2]);
    expect(struck.member.finding.description).toBe('line 2');
    const none = member({ evidence: [evidence('shared', 1)] });
    expect(withoutSupport(none, null)).toEqual({ member: none, hasOwn: false });
  });
});

describe('c.5 and vector 2: what counts as an answer', () => {
  const resolves = async ({ path, line }: { path: string; line: number }): Promise<boolean> =>
    path !== 'gone.ts' && line <= 100;
  const refuted = (path: string, line = 10, more: object = {}): object => ({
    premise_verdict: 'REFUTED',
    refutation_target: 'PREMISE',
    counterexample: { path, line },
    premise_form: 'compliant',
    derived_premise: null,
    reason: 'r',
    ...more,
  });

  it.each<[string, object, string]>([
    ['a counterexample that exists', refuted('src/x.ts'), 'REFUTED'],
    ['a line that is not there', refuted('src/x.ts', 1_000_000), 'UNCERTAIN'],
    ['a file that is not there', refuted('gone.ts'), 'UNCERTAIN'],
    ['prose', refuted('docs/a.md', 3), 'UNCERTAIN'],
    ['a map of a run', refuted('.team-review-3/02-map.ts', 3), 'UNCERTAIN'],
    ['no counterexample', refuted('x', 1, { counterexample: null }), 'UNCERTAIN'],
    ['no target', refuted('src/x.ts', 10, { refutation_target: null }), 'UNCERTAIN'],
    ['row 9: HOLDS with a target', refuted('src/x.ts', 10, { premise_verdict: 'HOLDS' }), 'UNCERTAIN'],
    [
      'row 9: UNCERTAIN with a target',
      refuted('src/x.ts', 10, { premise_verdict: 'UNCERTAIN' }),
      'UNCERTAIN',
    ],
    [
      'row +: HOLDS of a premise that is none',
      refuted('x', 1, {
        premise_verdict: 'HOLDS',
        refutation_target: null,
        counterexample: null,
        premise_form: 'non-compliant',
      }),
      'HOLDS',
    ],
    [
      'row +: REFUTED of a premise that is none',
      refuted('src/x.ts', 10, { premise_form: 'non-compliant', derived_premise: 'd' }),
      'REFUTED',
    ],
    [
      'HOLDS',
      { ...refuted('x'), premise_verdict: 'HOLDS', refutation_target: null, counterexample: null },
      'HOLDS',
    ],
  ])('%s', async (_, value, verdict) => {
    const reading = await readPremiseVerdict(value, resolves);
    expect(reading.ok ? reading.value.verdict : reading.why).toBe(verdict);
  });

  it.each<[string, unknown]>([
    ['no object', 'REAL'],
    [
      'a verdict of its own',
      { verdict: 'MAYBE', confidence: 5, cites: [{ path: 'a', line: 1 }], reason: '' },
    ],
    [
      'confidence out of range',
      { verdict: 'REAL', confidence: 101, cites: [{ path: 'a', line: 1 }], reason: '' },
    ],
    [
      'no place that is there',
      { verdict: 'REAL', confidence: 5, cites: [{ path: 'gone.ts', line: 1 }], reason: '' },
    ],
    ['UNABLE', { verdict: 'UNABLE', confidence: 5, cites: [], reason: '' }],
    [
      'false without a cause',
      { verdict: 'FALSE_POSITIVE', confidence: 5, cites: [{ path: 'a', line: 1 }], reason: '' },
    ],
  ])('an abstention: %s', async (_, value) => {
    expect((await readRealityVerdict(value, resolves, true)).ok).toBe(false);
  });

  it('lens 3 votes on severity and on nothing else', async () => {
    const vote = {
      verdict: 'REAL',
      severity_vote: 'Low',
      confidence: 5,
      cites: [{ path: 'a', line: 1 }],
      reason: '',
    };
    expect((await readSeverityVerdict(vote, resolves)).ok).toBe(true);
    expect((await readSeverityVerdict({ ...vote, verdict: 'FALSE_POSITIVE' }, resolves)).ok).toBe(false);
    expect((await readSeverityVerdict({ ...vote, severity_vote: 'Grave' }, resolves)).ok).toBe(false);
  });
});

describe('c.3 and vector 4: who is asked', () => {
  it.each<[string, string | undefined]>([
    ['No refill path exists after registration', 'core'],
    ['Handler at a.ts:10 does not validate id', undefined],
    ['`never` is returned', undefined],
    ['readOnly is set', undefined],
    ['the handler is read-only and uses no-cache', undefined],
    ['see no. 3 of the list', undefined],
    ['it is not only called here', undefined],
    ['The token can’t be refreshed', 'extended'],
    ['every caller holds the lock', 'extended'],
    ['The queue is always drained', 'core'],
  ])('%s', (text, tier) => {
    expect(quantifierIn(text)).toBe(tier);
  });

  it.each<[string, Member, boolean]>([
    ['shared', member({ loadBearingPremise: 'x' }, 'shared-context'), true],
    ['mixed', member({ loadBearingPremise: 'x' }, 'mixed'), true],
    ['independent with a quantifier', member({ loadBearingPremise: 'it never ends' }), true],
    ['independent without a premise', member({ loadBearingPremise: null }), true],
    ['independent, plain', member({ loadBearingPremise: 'the id is not validated' }), false],
  ])('%s', (_, of, asked) => {
    expect(premiseEligibility(of) !== undefined).toBe(asked);
  });
});

describe('c.1 and vector 5: floor, guard, band', () => {
  const findings = (
    count: number,
    confidence: number,
    severity: Finding['severity'] = 'Medium',
  ): ConsolidatedFinding[] =>
    consolidate(
      Array.from({ length: count }, (_, index) =>
        member({
          title: `t${index} u${index} v${index}`,
          confidence,
          severity,
          location: { path: `f${index}.ts`, line: 1, endLine: null },
        }),
      ),
    ).findings as ConsolidatedFinding[];

  it('25 are all attacked, 26 turn the guard on, rigorous turns it off, the floor counts first', () => {
    expect(selectForPanel(findings(25, 90), false)).toMatchObject({ guardOn: false });
    expect(selectForPanel(findings(26, 90), false)).toMatchObject({ guardOn: true, panel: [] });
    expect(selectForPanel(findings(26, 90), true).panel).toHaveLength(26);
    const floor = selectForPanel([...findings(25, 90), ...findings(10, 49)], false);
    expect(floor.guardOn).toBe(false);
    expect(floor.belowFloor).toHaveLength(10);
  });

  it('the band is 50 to 75; grave findings and conflicts are always in it', () => {
    const in75 = selectForPanel([...findings(26, 90), ...findings(1, 75)], false);
    expect(in75.panel).toHaveLength(1);
    expect(selectForPanel([...findings(26, 90), ...findings(1, 76)], false).panel).toHaveLength(0);
    expect(selectForPanel([...findings(26, 90), ...findings(1, 60)], false).panel).toHaveLength(1);
    expect(selectForPanel(findings(26, 90, 'High'), false).panel).toHaveLength(26);
    const conflict = findings(26, 90).map((finding) => ({ ...finding, severityConflict: true }));
    expect(selectForPanel(conflict, false).panel).toHaveLength(26);
  });
});

describe('c.8 and vector 6: severity', () => {
  const derived = [{ claim: '5 ms', evidenceClass: 'derived', method: null }] as const;
  const critical = { severity: 'Critical', confidence: 1, reason: '', cites: [] } as const;
  it.each<[string, string]>([
    [finalSeverity('verified', 'High', { ...critical, severity: 'Low' }, null, []), 'Low'],
    [finalSeverity('contested', 'High', { ...critical, severity: 'Low' }, null, []), 'Low'],
    [finalSeverity('verified', 'High', ABSTAINED, null, []), 'High'],
    [finalSeverity('contested', 'Medium', ABSTAINED, null, []), 'Medium'],
    [finalSeverity('verified', 'High', critical, null, derived), 'High'],
    [finalSeverity('verified', 'High', critical, false, derived), 'Critical'],
    [finalSeverity('verified', 'High', critical, null, []), 'Critical'],
  ])('%s is %s', (given, expected) => {
    expect(given).toBe(expected);
  });
});

it('property: only row 3, row 5 and two FALSE_POSITIVE ever discard, whatever fails', () => {
  const lens = fc.constantFrom<LensAnswer<RealityVerdict>>(real, fake, ABSTAINED);
  const answer = fc.constantFrom<LensAnswer<PremiseVerdict>>(
    premise('HOLDS'),
    premise('UNCERTAIN'),
    premise('REFUTED', 'PREMISE'),
    premise('REFUTED', 'SUPPORT'),
    ABSTAINED,
  );
  const provenance = fc.constantFrom<Provenance>('independent', 'mixed', 'shared-context');
  fc.assert(
    fc.property(answer, provenance, fc.boolean(), lens, lens, (said, value, defaulted, first, second) => {
      const refuted = premiseEffect(member({}, value, defaulted), said) === 'refuted';
      const row3 = 'verdict' in said && said.verdict === 'REFUTED' && said.target === 'PREMISE';
      const row5 = 'verdict' in said && said.target === 'SUPPORT' && value === 'shared-context' && !defaulted;
      expect(refuted).toBe(row3 || row5);
      expect(survival(first, second) === 'filtered').toBe(first === fake && second === fake);
      // A failure never turns a survivor into a discard.
      expect(premiseEffect(member({}, value, defaulted), ABSTAINED)).not.toBe('refuted');
      expect(survival(ABSTAINED, second)).not.toBe('filtered');
      expect(survival(first, ABSTAINED)).not.toBe('filtered');
    }),
  );
});
