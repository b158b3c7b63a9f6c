/** What the lenses say, and which of it counts (spec quality-gates c.5): an answer that is not whole is an abstention. */
import { isJsonObject } from '../kernel/json.ts';
import type { Location } from './finding.ts';
import { readLocation } from './read-finding.ts';
import { readSeverity, type Severity } from './severity.ts';

export interface PremiseVerdict {
  readonly verdict: 'HOLDS' | 'REFUTED' | 'UNCERTAIN';
  readonly target: 'PREMISE' | 'SUPPORT' | null;
  readonly counterexample: Location | null;
  readonly form: 'compliant' | 'non-compliant';
  readonly derivedPremise: string | null;
  readonly reason: string;
  /** Why a REFUTED does not count (c.6 row 7); such an answer is logged as an abstention. */
  readonly invalid: string | null;
}

export const FALSE_POSITIVE_CAUSES = [
  'framework-convention',
  'intentional-design',
  'pre-existing',
  'misunderstanding',
] as const;
export type FalsePositiveCause = (typeof FALSE_POSITIVE_CAUSES)[number];

export interface RealityVerdict {
  readonly verdict: 'REAL' | 'FALSE_POSITIVE';
  /** Recorded, never used. */
  readonly confidence: number;
  readonly reason: string;
  readonly cites: readonly Location[];
  readonly cause: FalsePositiveCause | null;
}

export interface SeverityVerdict {
  readonly severity: Severity;
  readonly confidence: number;
  readonly reason: string;
  readonly cites: readonly Location[];
}

/** True where a location exists at the head commit. */
export type Resolves = (place: Location) => Promise<boolean>;

/** The answer, or why it is an abstention. */
export type Reading<Verdict> =
  | { readonly ok: true; readonly value: Verdict }
  /** `honest` is an answer, and asking again would only press for another one. */
  | { readonly ok: false; readonly why: string; readonly honest?: boolean };

const no = (why: string): { readonly ok: false; readonly why: string } => ({ ok: false, why });

/** Documents tell where to look; they refute nothing. */
const PROSE = /\.(?:md|rst|txt|adoc)$/i;
/** Files that runs of this method leave; what they say is what is being questioned. */
const RUN_ARTIFACT = /(?:^|\/)(?:\.codebase-xray|\.deep-dive|\.team-review[^/]*|\.sdd)(?:\/|$)/;

/** Without a counterexample that holds, REFUTED is UNCERTAIN (c.6 rows 7 and 9). `isContext` knows the run's documents. */
export async function readPremiseVerdict(
  value: unknown,
  resolves: Resolves,
  isContext: (path: string) => boolean = () => false,
): Promise<Reading<PremiseVerdict>> {
  if (!isJsonObject(value)) return no('it is not an object');
  const verdict = value['premise_verdict'];
  if (verdict !== 'HOLDS' && verdict !== 'REFUTED' && verdict !== 'UNCERTAIN')
    return no('its premise_verdict is not known');
  const form = value['premise_form'];
  if (form !== 'compliant' && form !== 'non-compliant') return no('its premise_form is not known');
  const given = value['refutation_target'];
  const target = given === 'PREMISE' || given === 'SUPPORT' ? given : null;
  if (given !== undefined && given !== null && target === null)
    return no('its refutation_target is not known');
  const place = placeIn(value['counterexample']);
  const derived = value['derived_premise'];
  const facts = {
    counterexample: place,
    form,
    derivedPremise: typeof derived === 'string' && derived.trim() !== '' ? derived : null,
    reason: typeof value['reason'] === 'string' ? value['reason'] : '',
    invalid: null,
  } as const;
  const uncertain = (why: string, invalid: string | null = null): Reading<PremiseVerdict> => ({
    ok: true,
    value: {
      ...facts,
      verdict: 'UNCERTAIN',
      target: null,
      reason: `${facts.reason} (${why})`.trim(),
      invalid,
    },
  });
  if (verdict !== 'REFUTED')
    return target === null
      ? { ok: true, value: { ...facts, verdict, target: null } }
      : uncertain('it names what it refutes, and refutes nothing');
  const why =
    target === null
      ? 'it does not say what it refutes'
      : place === null
        ? 'it has no counterexample'
        : PROSE.test(place.path)
          ? 'the counterexample is prose'
          : RUN_ARTIFACT.test(place.path) || isContext(place.path)
            ? 'the counterexample is an artifact of a run'
            : (await resolves(place))
              ? null
              : 'the counterexample is not at the head commit';
  if (why !== null) return uncertain(why, why);
  return { ok: true, value: { ...facts, verdict, target } };
}

export async function readRealityVerdict(
  value: unknown,
  resolves: Resolves,
  needsCause: boolean,
): Promise<Reading<RealityVerdict>> {
  if (!isJsonObject(value)) return no('it is not an object');
  const verdict = value['verdict'];
  if (verdict === 'UNABLE') return { ...no('it says that it can not tell'), honest: true };
  if (verdict !== 'REAL' && verdict !== 'FALSE_POSITIVE') return no('its verdict is not known');
  const common = await readCommon(value, resolves);
  if (!common.ok) return common;
  const cause = FALSE_POSITIVE_CAUSES.find((known) => known === value['fp_category']) ?? null;
  if (needsCause && verdict === 'FALSE_POSITIVE' && cause === null)
    return no('it calls the finding false without a cause');
  return { ok: true, value: { ...common.value, verdict, cause } };
}

export async function readSeverityVerdict(
  value: unknown,
  resolves: Resolves,
): Promise<Reading<SeverityVerdict>> {
  if (!isJsonObject(value)) return no('it is not an object');
  if (value['verdict'] !== 'REAL') return no('its verdict is other than REAL');
  const vote = value['severity_vote'];
  const severity = readSeverity(vote);
  if (severity === undefined || severity !== vote) return no('its severity is not known');
  const common = await readCommon(value, resolves);
  return common.ok ? { ok: true, value: { ...common.value, severity } } : common;
}

async function readCommon(
  value: Record<string, unknown>,
  resolves: Resolves,
): Promise<Reading<{ confidence: number; reason: string; cites: Location[] }>> {
  const confidence = value['confidence'];
  if (typeof confidence !== 'number' || !(confidence >= 0 && confidence <= 100))
    return no('its confidence is not between 0 and 100');
  const listed = Array.isArray(value['cites']) ? value['cites'].map(placeIn) : [];
  const cites = listed.filter((place) => place !== null);
  const found = await Promise.all(cites.map(resolves));
  if (!found.includes(true)) return no('no place that it cites is at the head commit');
  const { reason } = value;
  return { ok: true, value: { confidence, reason: typeof reason === 'string' ? reason : '', cites } };
}

function placeIn(value: unknown): Location | null {
  return isJsonObject(value) ? (readLocation(value) ?? null) : null;
}
