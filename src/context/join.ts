/**
 * Knowledge provenance (01): what each branch found, what neither did, and where they contradict each other. Missing is
 * not disputed: a dispute is a type of its own, and has a place on each side (f.6).
 */
import type { Location } from '../findings/finding.ts';
import { jaccard } from '../findings/similarity.ts';
import { isJsonObject } from '../kernel/json.ts';
import type { Artifact } from './artifact.ts';
import { askContext, type ContextAnswer, type ContextModel } from './ask-context.ts';
import type { IndependentClaims } from './claims.ts';
import type { KnowledgeLeads } from './leads.ts';
import { listed } from './listed.ts';
import { CLAIMING, type MapRow } from './map-row.ts';

/** A claim beside a row that is about the same thing. */
export interface Pair {
  readonly row: MapRow;
  readonly claim: string;
  readonly evidence: readonly Location[];
}

export interface Dispute {
  readonly row: string;
  readonly claim: string;
  readonly independent: Location;
  readonly mapped: Location;
}

export interface KnowledgeProvenance {
  readonly discovered: KnowledgeLeads['leads'];
  /** Leads that the X-ray itself rests on; undefined where none were made, which is no gap. */
  readonly inherited: readonly string[] | undefined;
  readonly missing: readonly string[];
  readonly disputed: readonly Dispute[];
}

/** Most pairs that are compared. */
export const MOST_PAIRS = 60;
/** Overlap of words from which a claim and a row may be about the same thing. */
const RELATED = 0.2;

/** Claims and second paths beside the rows that share a file, a name or words with them. */
export function pairsOf(claims: IndependentClaims, rows: readonly MapRow[]): Pair[] {
  const said = [
    ...claims.multiplicity.map(({ apparent, additional, evidence }) => ({
      claim: `${apparent}; but also ${additional}`,
      evidence,
    })),
    ...claims.claims.map(({ claim, evidence }) => ({ claim, evidence })),
  ].filter(({ evidence }) => evidence.length > 0);
  const claiming = rows.filter(
    ({ section, cites, status }) => CLAIMING.has(section) && status !== null && cites.length > 0,
  );
  return said
    .flatMap(({ claim, evidence }) =>
      claiming.filter((row) => related(row, claim, evidence)).map((row) => ({ row, claim, evidence })),
    )
    .slice(0, MOST_PAIRS);
}

function related(row: MapRow, claim: string, evidence: readonly Location[]): boolean {
  const names = (text: string): Set<string> =>
    new Set(text.match(/\b(?:[a-z]+[A-Z]\w*|\w+_\w+|[A-Z]\w*[a-z]\w*[A-Z]\w*)\b|\b\w+(?=\()/g));
  const mine = names(row.text);
  return (
    row.cites.some(({ path }) => evidence.some((place) => place.path === path)) ||
    [...names(claim)].some((name) => mine.has(name)) ||
    jaccard(row.text, claim) >= RELATED
  );
}

export const contradictionSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['contradictions'],
  properties: { contradictions: { type: 'array', items: { type: 'integer' } } },
};

/** One call for all pairs; the numbers of those that can't both be true. */
export function askForContradictions(
  model: ContextModel,
  artifacts: () => readonly Artifact[],
  pairs: readonly Pair[],
): Promise<ContextAnswer<readonly number[]>> {
  const text = pairs
    .map(({ row, claim }, index) => `${index + 1}. map: ${row.text}\n   claim: ${claim}`)
    .join('\n');
  return askContext(
    { ...model, reader: undefined },
    'join',
    artifacts,
    [['PAIRS', text]],
    contradictionSchema,
    (value) =>
      isJsonObject(value) && Array.isArray(value['contradictions'])
        ? {
            ok: true,
            value: value['contradictions'].filter(
              (one): one is number => typeof one === 'number' && one >= 1 && one <= pairs.length,
            ),
          }
        : { ok: false, why: 'it has no list of contradictions' },
  );
}

/** A contradiction whose two sides both resolve becomes a dispute; neither side is held right. */
export async function disputesOf(
  pairs: readonly Pair[],
  contradicting: readonly number[],
  resolves: (place: Location) => Promise<boolean>,
): Promise<Dispute[]> {
  const disputes: Dispute[] = [];
  for (const number of new Set(contradicting)) {
    const pair = pairs[number - 1];
    if (pair === undefined || disputes.some(({ row }) => row === pair.row.id)) continue;
    const independent = await firstOf(pair.evidence, resolves);
    const mapped = await firstOf(
      pair.row.cites.filter(
        ({ path, line }) =>
          independent === undefined || path !== independent.path || line !== independent.line,
      ),
      resolves,
    );
    if (independent !== undefined && mapped !== undefined)
      disputes.push({ row: pair.row.id, claim: pair.claim, independent, mapped });
  }
  return disputes;
}

async function firstOf(
  places: readonly Location[],
  resolves: (place: Location) => Promise<boolean>,
): Promise<Location | undefined> {
  for (const place of places) if (await resolves(place)) return place;
  return undefined;
}

/** The rows with their disputes: both sides cited, and the claim beside the row's own words. */
export function annotate(rows: readonly MapRow[], disputes: readonly Dispute[]): MapRow[] {
  return rows.map((row) => {
    const dispute = disputes.find((one) => one.row === row.id);
    if (dispute === undefined) return row;
    return {
      ...row,
      status: 'disputed',
      cites: [dispute.mapped, dispute.independent],
      note: `an independent reading says: ${dispute.claim}`,
    };
  });
}

/** Concepts that neither branch found anything about; related rows stay what they are. */
export function joinKnowledge(
  leads: KnowledgeLeads,
  disputed: readonly Dispute[],
  rows: readonly MapRow[],
): KnowledgeProvenance {
  const mapped = new Set(rows.flatMap(({ text }) => text.toLowerCase().match(/\w+/g) ?? []));
  return {
    discovered: leads.leads,
    inherited: undefined,
    missing: leads.without.filter((name) => !mapped.has(name.toLowerCase())),
    disputed,
  };
}

export function renderProvenance({ discovered, inherited, missing, disputed }: KnowledgeProvenance): string {
  const place = ({ path, line }: Location): string => `${path}:${line}`;
  return [
    '# Knowledge provenance',
    'What it says is where to look. A disputed row is settled for neither side.',
    '## Independently discovered',
    listed(
      discovered.map(
        ({ concept, document, line, status }) => `- ${concept}: ${document}:${line} (${status})`,
      ),
    ),
    '## Inherited from the X-ray',
    inherited === undefined ? '(not produced)' : listed(inherited),
    '## Missing',
    listed(missing.map((name) => `- ${name}`)),
    '## Disputed',
    listed(
      disputed.map(
        ({ row, claim, independent, mapped }) =>
          `- [${row}] ${claim}: independent reading ${place(independent)}, map ${place(mapped)}`,
      ),
    ),
  ].join('\n\n');
}
