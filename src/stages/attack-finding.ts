/** One finding under the lenses, in their order (spec quality-gates c.2): 0, then 1 beside 2, then 3. */
import {
  judgingPrompt,
  type LensCode,
  type LensFinding,
  premisePrompt,
  reachabilityPrompt,
} from '../agents/lens-prompt.ts';
import {
  falsePositiveSchema,
  premiseSchema,
  reachabilitySchema,
  severitySchema,
} from '../agents/lens-schema.ts';
import type { StagePlan } from '../agents/plan.ts';
import { documentOf } from '../context/documents.ts';
import { forPremise } from '../context/knowledge.ts';
import { remainderOf } from '../findings/consolidate.ts';
import type { ConsolidatedFinding, Member } from '../findings/consolidated.ts';
import { settleQuantities } from '../findings/evidence-class.ts';
import type { Location } from '../findings/finding.ts';
import { readPremiseVerdict, readRealityVerdict, readSeverityVerdict } from '../findings/lens-verdict.ts';
import {
  abstained,
  type FindingStatus,
  finalSeverity,
  type PanelTally,
  type PremiseTally,
  premiseEffect,
  survival,
  withoutSupport,
} from '../findings/panel-outcome.ts';
import { eligiblePremises } from '../findings/premise-groups.ts';
import { graver } from '../findings/severity.ts';
import type { Limiter } from '../kernel/limit.ts';
import { LensCalls } from './lens-calls.ts';
import { lensCode } from './lens-code.ts';
import type { PanelInputs } from './panel-inputs.ts';
import type { PanelOutcome } from './panel-result.ts';
import type { StagePorts } from './stage-inputs.ts';

/** The tally of a finding that no lens was asked about. */
export function untouched(finding: ConsolidatedFinding, status: FindingStatus): PanelTally {
  return {
    id: finding.id,
    status,
    eligibility: null,
    premises: [],
    reachability: null,
    falsePositive: null,
    severity: null,
    abstentions: [],
    severityBefore: finding.severity.final,
    severityFinal: finding.severity.final,
    tags: [],
    compliance: [],
    calls: 0,
  };
}

export async function attackFinding(
  ports: StagePorts,
  stage: StagePlan,
  inputs: PanelInputs,
  finding: ConsolidatedFinding,
  limiter: Limiter,
): Promise<PanelOutcome> {
  const lenses = new LensCalls(ports, stage, inputs, limiter);
  const code = await lensCode(inputs, finding.anchor);
  const challenged = inputs.raw
    ? NOT_CHALLENGED(finding)
    : await challengePremises(
        lenses,
        finding,
        code,
        forPremise(inputs.knowledge, finding.anchor?.path ?? null),
        documentOf(inputs.contextPaths),
      );
  const { premises, members, eligibility } = challenged;
  const compliance = [...challenged.compliance];
  const tags = [
    ...new Set(
      premises.flatMap(({ effect }) =>
        effect === 'contested'
          ? (['premise-contested'] as const)
          : effect === 'support-struck'
            ? (['support-struck'] as const)
            : [],
      ),
    ),
    ...(challenged.withoutOwn ? (['premise-contested'] as const) : []),
  ];
  const base = {
    ...untouched(finding, 'contested'),
    eligibility,
    premises,
    tags: [...new Set(tags)],
    compliance,
  };
  const conclude = (tally: PanelTally, left: readonly Member[]): PanelOutcome => ({
    tally: { ...tally, abstentions: lenses.abstentions, calls: lenses.calls.length },
    members: left,
    calls: lenses.calls,
  });
  if (members.length === 0) return conclude({ ...base, status: 'premise-refuted' }, finding.members);
  // What lens 0 took away speaks no longer: neither to the lenses nor in the severity.
  const rest = remainderOf(finding, members, () => finding.guard);
  const shown = shownFinding(rest, members);
  const [reachability, falsePositive] = await Promise.all([
    lenses.ask(
      'reachability',
      reachabilityPrompt({ finding: shown, code }),
      reachabilitySchema,
      (value, resolves) => readRealityVerdict(value, resolves, false),
    ),
    lenses.ask(
      'false_positive',
      judgingPrompt(judging(rest, shown, members, code)),
      falsePositiveSchema,
      (value, resolves) => readRealityVerdict(value, resolves, true),
    ),
  ]);
  const status = survival(reachability, falsePositive);
  if (status === 'filtered') return conclude({ ...base, status, reachability, falsePositive }, members);
  const severity = await lenses.ask(
    'severity',
    judgingPrompt(judging(rest, shown, members, code)),
    severitySchema,
    readSeverityVerdict,
  );
  // As before the panel: it is as grave as its gravest member, each held to its own numbers.
  const severityFinal = members
    .map(({ finding: own }) =>
      finalSeverity(
        status,
        rest.severity.final,
        severity,
        own.severityRestsOnQuantity,
        settleQuantities(own),
      ),
    )
    .reduce(graver);
  return conclude({ ...base, status, reachability, falsePositive, severity, severityFinal }, members);
}

interface Challenged {
  readonly premises: readonly PremiseTally[];
  readonly members: readonly Member[];
  readonly eligibility: string | null;
  readonly compliance: readonly string[];
  /** Support was struck, and nothing of its own is left under a member. */
  readonly withoutOwn: boolean;
}

const NOT_CHALLENGED = (finding: ConsolidatedFinding): Challenged => ({
  premises: [],
  members: finding.members,
  eligibility: null,
  compliance: [],
  withoutOwn: false,
});

/** Lens 0 once a distinct premise; the members that stand on a refuted one are gone. */
async function challengePremises(
  lenses: LensCalls,
  finding: ConsolidatedFinding,
  code: LensCode,
  knowledge: ReturnType<typeof forPremise>,
  isDocument: (path: string) => boolean,
): Promise<Challenged> {
  const { eligibility, groups } = eligiblePremises(finding.members);
  if (groups.length === 0) return NOT_CHALLENGED(finding);
  const answers = await Promise.all(
    groups.map(({ premise, members }) =>
      lenses.ask(
        'premise',
        premisePrompt({ finding: shownFinding(finding, members), diff: code.diff, premise, knowledge }),
        premiseSchema,
        (value, resolves) => readPremiseVerdict(value, resolves, isDocument),
      ),
    ),
  );
  let left = [...finding.members];
  const premises: PremiseTally[] = [];
  const compliance: string[] = [];
  let withoutOwn = false;
  groups.forEach(({ premise, members }, index) => {
    const answer = answers[index] ?? { abstained: 'it was not asked' };
    if (!abstained(answer) && answer.form === 'non-compliant')
      compliance.push(...members.map(({ reporter }) => `${reporter}: the premise is not compliant`));
    const effects = members.map((member) => premiseEffect(member, answer));
    for (const [at, member] of members.entries()) {
      const effect = effects[at] ?? 'contested';
      if (effect === 'refuted') left = left.filter((other) => other !== member);
      if (effect !== 'support-struck') continue;
      const struck = withoutSupport(member, abstained(answer) ? null : answer.counterexample);
      withoutOwn ||= !struck.hasOwn;
      if (!struck.hasOwn) compliance.push(`${member.reporter}: claims evidence of its own and has none`);
      left = left.map((other) => (other === member ? struck.member : other));
    }
    premises.push({ premise, answer, effect: gravest(effects) });
  });
  return { premises, members: left, eligibility, compliance, withoutOwn };
}

const GRAVEST: readonly PremiseTally['effect'][] = ['refuted', 'support-struck', 'contested', 'holds'];

function gravest(effects: readonly PremiseTally['effect'][]): PremiseTally['effect'] {
  return GRAVEST.find((effect) => effects.includes(effect)) ?? 'contested';
}

function shownFinding(finding: ConsolidatedFinding, members: readonly Member[]): LensFinding {
  const detailed = [...members].sort(
    (left, right) => right.finding.description.length - left.finding.description.length,
  )[0];
  const { anchor } = finding;
  const location: Location | null =
    anchor === null ? null : { path: anchor.path, line: anchor.line, endLine: anchor.endLine };
  return {
    title: finding.title,
    severity: finding.severity.final,
    location,
    description: detailed?.finding.description ?? finding.description,
    scenario: finding.scenario,
    fix: finding.fixes.map(({ text }) => text).join('\n'),
  };
}

function judging(
  finding: ConsolidatedFinding,
  shown: LensFinding,
  members: readonly Member[],
  code: LensCode,
): Parameters<typeof judgingPrompt>[0] {
  return {
    finding: shown,
    code,
    quantities: finding.quantities,
    consequences: members.flatMap(({ finding: own }) => (own.consequence === null ? [] : [own.consequence])),
  };
}
