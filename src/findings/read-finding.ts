/**
 * One finding out of a model's JSON. Strict about what a verdict rests on (title, place, confidence range),
 * lenient about form: a missing field is a compliance fault of the reviewer, never a lost finding (a.5).
 */
import { isJsonObject } from '../kernel/json.ts';
import type { Consequence, Evidence, Finding, Location, MapAnchor, Provenance, Quantity } from './finding.ts';
import { DEFAULT_CONFIDENCE, readConfidence, readSeverity } from './severity.ts';
import { jaccard } from './similarity.ts';

export type FindingReading = { ok: true; finding: Finding } | { ok: false; fault: string };

/** Overlap of premise and title from which the one is a paraphrase of the other (a.5). */
const SAME_WORDS = 0.8;
/** Longest text of one field that is kept; a longer one is a fault, since nothing is cut silently. */
export const MAX_FIELD_LENGTH = 20_000;

export function readFinding(value: unknown): FindingReading {
  if (!isJsonObject(value)) return { ok: false, fault: 'a finding is not an object' };
  const title = text(value['title']) ?? text(value['summary']);
  if (title === undefined || title.trim() === '') return { ok: false, fault: 'a finding has no title' };
  if (longestText(value) > MAX_FIELD_LENGTH)
    return { ok: false, fault: `a finding has a field of over ${MAX_FIELD_LENGTH} characters` };
  const confidence = readConfidence(value['confidence']);
  if (confidence === undefined) return { ok: false, fault: 'a finding has a confidence outside 0 to 100' };
  const place = isJsonObject(value['location']) ? value['location'] : value;
  const location = readLocation(place);
  if (location === undefined)
    return { ok: false, fault: 'a finding has a location that is not a path and a line' };
  const severity = readSeverity(value['severity']);
  const overTime = value['over_time'] === true;
  const consequence = readConsequence(value['consequence']);
  const declared = text(value['load_bearing_premise'])?.trim() ?? '';
  const premise = declared === '' ? null : declared;
  const provenance = oneOf<Provenance>(value['premise_provenance'], [
    'independent',
    'shared-context',
    'mixed',
  ]);
  const quantities = list(value['quantities']).flatMap(readQuantity);
  const compliance = [
    ...(location === null ? ['no location'] : []),
    ...(provenance === null ? ['premise provenance missing or unknown'] : []),
    ...(premise !== null && isSuspectPremise(premise, title) ? ['premise_form: suspect'] : []),
    ...(quantities.some(({ evidenceClass }) => evidenceClass === null)
      ? ['a number without an evidence class']
      : []),
    ...(severity === undefined ? ['severity missing or unknown, read as Medium'] : []),
    ...(value['confidence'] === undefined || value['confidence'] === null
      ? [`confidence missing, read as ${DEFAULT_CONFIDENCE}`]
      : []),
    ...(premise === null ? ['no load-bearing premise'] : []),
    ...(overTime && consequence === null ? ['over-time damage without a consequence'] : []),
  ];
  return {
    ok: true,
    finding: {
      title: title.trim(),
      severity: severity ?? 'Medium',
      confidence,
      location,
      category: text(value['category']) ?? null,
      description: text(value['description']) ?? text(value['body']) ?? text(value['message']) ?? '',
      scenario: text(value['scenario']) ?? null,
      evidence: list(value['evidence']).flatMap(readEvidence),
      quantities,
      severityRestsOnQuantity:
        typeof value['severity_rests_on_quantity'] === 'boolean' ? value['severity_rests_on_quantity'] : null,
      overTime,
      consequence,
      loadBearingPremise: premise,
      premiseProvenance: provenance,
      mapAnchor: readAnchor(value['map_anchor']),
      fix: readFix(value['fix'] ?? value['suggestion']),
      compliance,
    },
  };
}

/** A premise that only says the title again, or is too short to be tested. */
function isSuspectPremise(premise: string, title: string): boolean {
  return premise.trim().split(/\s+/).length < 4 || jaccard(premise, title) >= SAME_WORDS;
}

/** `path` or `file`, with `line` as a whole number from 1; null where no place is named at all. */
export function readLocation(value: Record<string, unknown>): Location | null | undefined {
  const path = value['path'] ?? value['file'];
  const line = value['line'];
  if ((path === undefined || path === null) && (line === undefined || line === null)) return null;
  if (typeof path !== 'string' || path === '' || !isLine(line)) return undefined;
  const end = value['end_line'];
  return { path, line, endLine: isLine(end) && end >= line ? end : null };
}

function isLine(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}

function readEvidence(value: unknown): Evidence[] {
  if (!isJsonObject(value) || !isJsonObject(value['at'])) return [];
  const at = readLocation(value['at']);
  const kind = oneOf<Evidence['kind']>(value['kind'], [
    'code',
    'test',
    'doc',
    'config',
    'schema',
    'log',
    'run',
  ]);
  if (!at || kind === null) return [];
  return [
    { kind, at, origin: value['origin'] === 'shared' ? 'shared' : 'own', shows: text(value['shows']) ?? '' },
  ];
}

export function readQuantity(value: unknown): Quantity[] {
  if (!isJsonObject(value)) return [];
  const claim = text(value['claim']);
  if (claim === undefined) return [];
  return [
    {
      claim,
      evidenceClass: oneOf(value['evidence_class'], ['measured', 'derived']),
      method: text(value['method']) ?? null,
    },
  ];
}

/** Null where it is missing, or who sees it and how is not known. */
export function readConsequence(value: unknown): Consequence | null {
  if (!isJsonObject(value)) return null;
  const who = oneOf<Consequence['who']>(value['who'], ['user', 'operator', 'both']);
  const visibility = oneOf<Consequence['visibility']>(value['visibility'], [
    'immediate',
    'delayed',
    'logs-only',
    'none',
  ]);
  if (who === null || visibility === null) return null;
  const isTrue = typeof value['is_true'] === 'boolean' ? value['is_true'] : null;
  return { who, sees: text(value['sees']) ?? '', when: text(value['when']) ?? '', visibility, isTrue };
}

function readAnchor(value: unknown): MapAnchor | null {
  if (!isJsonObject(value)) return null;
  return {
    section: text(value['section']) ?? null,
    rowId: text(value['row_id']) ?? null,
    mapGap: value['map_gap'] === true,
  };
}

function readFix(value: unknown): Finding['fix'] {
  if (typeof value === 'string') return value === '' ? null : { text: value, replacement: null };
  if (!isJsonObject(value)) return null;
  const fix = text(value['text']);
  return fix === undefined ? null : { text: fix, replacement: text(value['replacement']) ?? null };
}

function longestText(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(0, ...Object.values(value).map(longestText));
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function oneOf<Word extends string>(value: unknown, words: readonly Word[]): Word | null {
  return words.find((word) => word === value) ?? null;
}
