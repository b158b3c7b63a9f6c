/**
 * What agreement is worth (spec quality-gates b.3): reviewers who were handed one premise are one observation.
 * The label changes no number; an echo must not even raise confidence by taking the highest.
 */
import type { Agreement, Member } from './consolidated.ts';
import type { Provenance } from './finding.ts';
import { relatePremises } from './similarity.ts';

/** Null where fewer than two reporters agree, or their agreement has no label. */
export function agreementOf(group: readonly Member[]): Agreement | null {
  // Two runs of one deterministic check are one observation, whoever ran it.
  const judged = group.filter(({ finding }) => finding.category?.startsWith('static/') !== true);
  // Who says it twice says it once, as independently as the less independent of the two.
  const perReporter = [
    ...new Map(
      [...judged]
        .sort((left, right) => strictness(left) - strictness(right))
        .map((member) => [member.reporter, member]),
    ).values(),
  ];
  if (perReporter.length < 2) return null;
  const independent = perReporter.filter(isIndependent);
  const shared = perReporter.filter((member) => !isIndependent(member));
  if (independent.length >= 2) {
    return {
      kind: 'corroborated',
      count: independent.length,
      premise: premiseOf(independent),
      basis: 'independent premises',
    };
  }
  if (shared.length < 2) return null;
  if (independent.length === 0 && pairwiseDisjoint(shared)) {
    return {
      kind: 'corroborated',
      count: shared.length,
      premise: premiseOf(shared),
      basis: 'disjoint shared premises',
    };
  }
  return { kind: 'echo', count: shared.length, premise: premiseOf(shared), basis: 'one shared premise' };
}

/** The highest among independent members; without one, the representative's, however many agree. */
export function confidenceOf(group: readonly Member[], representative: Member): number {
  const independent = group.filter(isIndependent).map(({ finding }) => finding.confidence);
  return independent.length > 0 ? Math.max(...independent) : representative.finding.confidence;
}

const STRICTNESS: readonly Provenance[] = ['independent', 'mixed', 'shared-context'];

function strictness({ provenance }: Member): number {
  return STRICTNESS.indexOf(provenance.value);
}

function isIndependent(member: Member): boolean {
  return member.provenance.value === 'independent';
}

function pairwiseDisjoint(members: readonly Member[]): boolean {
  return members.every((left, index) =>
    members.slice(index + 1).every((right) => relatePremises(left.finding, right.finding) === 'disjoint'),
  );
}

function premiseOf(members: readonly Member[]): string {
  return members.map(({ finding }) => finding.loadBearingPremise).find((premise) => premise !== null) ?? '';
}
