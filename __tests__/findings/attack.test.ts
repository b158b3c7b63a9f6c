/** The panel itself over random findings, answers and failures (issue: only rows 3 and 5 of c.6 and F+F discard). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Budget } from '../../src/agents/budget.ts';
import { type ModelCall, ModelFailure } from '../../src/agents/model-client.ts';
import { resolvePlan } from '../../src/agents/plan.ts';
import { noKnowledge } from '../../src/context/knowledge.ts';
import { systemClock } from '../../src/edges/clock.ts';
import { rebuildFinding } from '../../src/findings/consolidate.ts';
import type { Member } from '../../src/findings/consolidated.ts';
import { type Provenance, plainFinding } from '../../src/findings/finding.ts';
import { SEVERITIES } from '../../src/findings/severity.ts';
import { parsePipeline } from '../../src/pipeline/parse.ts';
import type { PanelInputs } from '../../src/stages/panel-inputs.ts';
import { attackFindings } from '../../src/stages/panel-stage.ts';
import type { StagePorts } from '../../src/stages/stage-inputs.ts';

const { pipeline } = parsePipeline(
  `stages:
  - { name: r, agents: [{ role: a, model: anthropic/x }] }
  - name: p
    kind: panel
    agents:
      - { role: premise, model: anthropic/premise }
      - { role: reachability, model: anthropic/reachability }
      - { role: false_positive, model: anthropic/false_positive }
      - { role: severity, model: anthropic/severity }
`,
  { template: () => true, rules: () => true },
);
if (pipeline === undefined) throw new Error('the test pipeline is invalid');
const [, stage] = resolvePlan(pipeline, 'p', { has: () => true }).plan.stages;
if (stage === undefined) throw new Error('a panel');

type Answer = object | 'malformed' | 'error';

const here = { path: 'src/a.ts', line: 2 };
const faults = fc.constantFrom<Answer>('malformed', 'error');
const premiseAnswer = fc.oneof(
  faults,
  fc.record({
    premise_verdict: fc.constantFrom('HOLDS', 'REFUTED', 'UNCERTAIN'),
    refutation_target: fc.constantFrom('PREMISE', 'SUPPORT', null),
    counterexample: fc.constantFrom(
      here,
      { path: 'src/a.ts', line: 900 },
      { path: 'README.md', line: 1 },
      null,
    ),
    premise_form: fc.constantFrom('compliant', 'non-compliant'),
    derived_premise: fc.constant(null),
    reason: fc.constant('r'),
  }),
);
const reality = fc.oneof(
  faults,
  fc.record({
    verdict: fc.constantFrom('REAL', 'FALSE_POSITIVE', 'UNABLE'),
    confidence: fc.constantFrom(80, 300),
    cites: fc.constantFrom([here], [{ path: 'src/none.ts', line: 1 }], []),
    fp_category: fc.constantFrom('misunderstanding', null),
    reason: fc.constant('r'),
  }),
);
const severityAnswer = fc.oneof(
  faults,
  fc.record({
    verdict: fc.constant('REAL'),
    severity_vote: fc.constantFrom(...SEVERITIES),
    confidence: fc.constant(80),
    cites: fc.constant([here]),
    reason: fc.constant('r'),
  }),
);
const memberOf = fc.record({
  provenance: fc.constantFrom<Provenance>('independent', 'mixed', 'shared-context'),
  defaulted: fc.boolean(),
  severity: fc.constantFrom(...SEVERITIES),
  ownEvidence: fc.boolean(),
  quantifier: fc.boolean(),
  answer: premiseAnswer,
});

type Drawn = Record<string, unknown>;
const field = (answer: Answer, name: string): unknown =>
  typeof answer === 'string' ? undefined : (answer as Drawn)[name];

interface DrawnMember {
  provenance: Provenance;
  defaulted: boolean;
  quantifier: boolean;
  answer: Answer;
}

/** c.3: what rests on what everybody was told, and what one counterexample settles. */
function challenged({ provenance, quantifier }: DrawnMember): boolean {
  return provenance !== 'independent' || quantifier;
}

/** Rows 3 and 5 of c.6, from the specification. */
function killed(member: DrawnMember): boolean {
  const { provenance, defaulted, answer } = member;
  const valid = field(answer, 'premise_verdict') === 'REFUTED' && field(answer, 'counterexample') === here;
  if (!challenged(member) || !valid) return false;
  const target = field(answer, 'refutation_target');
  return target === 'PREMISE' || (target === 'SUPPORT' && provenance === 'shared-context' && !defaulted);
}

function isAnswer(answer: Answer): boolean {
  return typeof answer !== 'string';
}

function callsFalse(answer: Answer, needsCause: boolean): boolean {
  return (
    field(answer, 'verdict') === 'FALSE_POSITIVE' &&
    field(answer, 'confidence') === 80 &&
    (field(answer, 'cites') as object[])[0] === here &&
    (!needsCause || field(answer, 'fp_category') !== null)
  );
}

it('property: only a refuted premise under every member, or two lenses, discard a finding', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(memberOf, { minLength: 1, maxLength: 3 }),
      reality,
      reality,
      severityAnswer,
      async (drawn, reachability, falsePositive, severity) => {
        const members = drawn.map(
          (one, index): Member => ({
            reporter: `r/${index}`,
            finding: plainFinding({
              title: 'The lock is not freed',
              severity: one.severity,
              location: { ...here, endLine: null },
              description: 'd',
              confidence: 80,
              loadBearingPremise: `the step${index} of it is ${one.quantifier ? 'never called' : 'called twice'}`,
              evidence: one.ownEvidence
                ? [
                    {
                      kind: 'code',
                      at: { path: 'src/a.ts', line: 1, endLine: null },
                      origin: 'own',
                      shows: 's',
                    },
                  ]
                : [],
            }),
            anchor: { ...here, endLine: null, side: 'RIGHT', kind: 'line', tier: 'primary' },
            provenance: { value: one.provenance, defaulted: one.defaulted },
            salvaged: false,
            guard: null,
            rule: null,
          }),
        );
        const asked: string[] = [];
        const answerTo = (call: ModelCall): Answer => {
          asked.push(call.model);
          const text = call.parts.map((part) => part.text).join('');
          if (call.model === 'premise') {
            const at = drawn.findIndex((_, index) => text.includes(`the step${index} of it`));
            return drawn[at]?.answer ?? 'error';
          }
          if (call.model === 'reachability') return reachability;
          return call.model === 'severity' ? severity : falsePositive;
        };
        const ports = {
          calls: {
            client: {
              call: async (call: ModelCall) => {
                const answer = answerTo(call);
                if (answer === 'error') throw new ModelFailure('request-refused', 'no');
                const text = answer === 'malformed' ? 'certainly!' : JSON.stringify(answer);
                return { text, finish: 'stop', modelReported: undefined, usage: undefined };
              },
            },
            clock: systemClock,
            budget: new Budget({}),
            signal: new AbortController().signal,
            remaining: () => 60_000,
            random: () => 0.5,
            refused: new Map(),
          },
          progress: { stageStarted: () => 0, agentFinished: () => 0, stageFinished: () => 0 },
        } as unknown as StagePorts;
        const finding = rebuildFinding(members, () => null);
        const inputs = {
          findings: [finding],
          mode: 'rigorous',
          knowledge: noKnowledge('raw', 'a test'),
          raw: false,
          change: { files: [] },
          templates: new Map(),
          callTimeout: 1_000,
          headFile: async (path: string) =>
            path === 'src/a.ts' || path === 'README.md' ? 'a\nb\nc\n' : undefined,
          reader: undefined,
        } as unknown as PanelInputs;
        const { outcomes } = await attackFindings(ports, stage, inputs);
        const outcome = outcomes[0];
        if (outcome === undefined) throw new Error('no outcome');
        const { status, severityFinal } = outcome.tally;
        const alive = drawn.filter((one) => !killed(one));
        // c.6 "+": a premise that is no premise is said of its reviewer, and changes nothing else.
        const named = drawn.flatMap((one, index) =>
          challenged(one) && isAnswer(one.answer) && field(one.answer, 'premise_form') === 'non-compliant'
            ? [`r/${index}: the premise is not compliant`]
            : [],
        );
        expect(outcome.tally.compliance.filter((note) => note.endsWith('not compliant')).sort()).toEqual(
          named,
        );
        if (alive.length === 0) {
          expect(status).toBe('premise-refuted');
          expect(asked).not.toContain('reachability');
          return;
        }
        const twice = callsFalse(reachability, false) && callsFalse(falsePositive, true);
        expect(status === 'filtered').toBe(twice);
        expect(status).not.toBe('premise-refuted');
        expect(asked.includes('severity')).toBe(!twice);
        expect(outcome.members.map(({ reporter }) => reporter)).toEqual(
          drawn.flatMap((one, index) => (killed(one) ? [] : [`r/${index}`])),
        );
        // Without lens 3, the severity is that of the gravest member that is left, whatever others had said.
        if (!twice && typeof severity === 'string')
          expect(severityFinal).toBe(SEVERITIES.find((name) => alive.some((one) => one.severity === name)));
      },
    ),
    { numRuns: 400 },
  );
});
