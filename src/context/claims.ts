/** Independent claims (01b): what somebody who has not seen the map derives, and each second path that they find (f.5). */
import { placeSchema } from '../agents/lens-schema.ts';
import type { Location } from '../findings/finding.ts';
import { readLocation } from '../findings/read-finding.ts';
import { isJsonObject, objectsOf, textOf } from '../kernel/json.ts';
import { listed } from './listed.ts';

export interface Claim {
  readonly claim: string;
  readonly status: 'verified' | 'documented' | 'unverified';
  readonly evidence: readonly Location[];
}

export interface Multiplicity {
  readonly apparent: string;
  readonly additional: string;
  readonly evidence: readonly Location[];
}

export interface IndependentClaims {
  readonly claims: readonly Claim[];
  readonly multiplicity: readonly Multiplicity[];
  readonly notEstablished: readonly string[];
}

/** No comparison, no review, no fix and no severity has a field here. */
export const claimsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['claims', 'multiplicity', 'not_established'],
  properties: {
    claims: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['claim', 'status', 'evidence'],
        properties: {
          claim: { type: 'string' },
          status: { enum: ['verified', 'documented', 'unverified'] },
          evidence: { type: 'array', items: placeSchema },
        },
      },
    },
    multiplicity: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['apparent', 'additional', 'evidence'],
        properties: {
          apparent: { type: 'string' },
          additional: { type: 'string' },
          evidence: { type: 'array', items: placeSchema },
        },
      },
    },
    not_established: { type: 'array', items: { type: 'string' } },
  },
};

/** More than any reply has room for. */
const MOST = 400;

export function readClaims(
  value: unknown,
): { ok: true; value: IndependentClaims } | { ok: false; why: string } {
  if (!isJsonObject(value) || !Array.isArray(value['claims']))
    return { ok: false, why: 'it has no list of claims' };
  const claims = objectsOf(value['claims'])
    .slice(0, MOST)
    .flatMap((entry): Claim[] => {
      const claim = textOf(entry['claim']).trim();
      const said = entry['status'];
      // `disputed` is for the join to say; whoever has seen one side only can't.
      const status = said === 'verified' || said === 'documented' ? said : 'unverified';
      return claim === '' ? [] : [{ claim, status, evidence: placesOf(entry['evidence']) }];
    });
  const multiplicity = objectsOf(value['multiplicity'])
    .slice(0, MOST)
    .flatMap((entry): Multiplicity[] => {
      const [apparent, additional] = [textOf(entry['apparent']).trim(), textOf(entry['additional']).trim()];
      return apparent === '' || additional === ''
        ? []
        : [{ apparent, additional, evidence: placesOf(entry['evidence']) }];
    });
  const open = Array.isArray(value['not_established']) ? value['not_established'] : [];
  const notEstablished = open.filter((text): text is string => typeof text === 'string').slice(0, MOST);
  return { ok: true, value: { claims, multiplicity, notEstablished } };
}

export function placesOf(value: unknown): Location[] {
  return objectsOf(value).flatMap((entry) => readLocation(entry) ?? []);
}

export function renderClaims({ claims, multiplicity, notEstablished }: IndependentClaims): string {
  const places = (evidence: readonly Location[]): string =>
    evidence.map(({ path, line }) => `${path}:${line}`).join(', ') || 'no place';
  return [
    '# Independent claims',
    'Made without the map and without the X-ray.',
    '## Claims',
    listed(claims.map(({ claim, status, evidence }) => `- (${status}) ${claim}, at ${places(evidence)}`)),
    '## Multiplicity',
    listed(
      multiplicity.map(
        ({ apparent, additional, evidence }) =>
          `- ${apparent}; but also ${additional}, at ${places(evidence)}`,
      ),
    ),
    '## Could not establish',
    listed(notEstablished.map((text) => `- ${text}`)),
  ].join('\n\n');
}
