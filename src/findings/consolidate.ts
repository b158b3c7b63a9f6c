/**
 * The findings of all reviewers put together (spec quality-gates b.1 to b.4): the same defect once, with everyone
 * who saw it; agreement labelled for what it is; nothing dropped. Merging wrongly hides a finding, so doubt keeps apart.
 */
import type { Anchor } from '../change/anchor.ts';
import { agreementOf, confidenceOf } from './agreement.ts';
import type { ConsolidatedFinding, FindingCounts, FindingTag, Member } from './consolidated.ts';
import { countFindings } from './counts.ts';
import { ruleSeverity, settleQuantities } from './evidence-class.ts';
import type { Location } from './finding.ts';
import { fingerprintOf, normalTitle } from './fingerprint.ts';
import { isOverridden } from './provenance.ts';
import { graver, SEVERITIES } from './severity.ts';
import { jaccard, SAME_TITLE, sameIssue, samePlace } from './similarity.ts';

export interface Consolidation {
  /** Gravest first, then by confidence and place. */
  readonly findings: readonly ConsolidatedFinding[];
  readonly counts: FindingCounts;
}

/** `guardFor` names the guard rule that lists a fingerprint. */
export function consolidate(
  members: readonly Member[],
  guardFor: (fingerprint: string) => string | null = () => null,
): Consolidation {
  const groups = groupDuplicates(members);
  const merged = groups.map((group) => mergeGroup(group, guardFor));
  const findings = relate(merged).sort(inOrder);
  return { findings, counts: countFindings(members.length, findings, 0) };
}

/** Sorted by path and line, compared with the group's first member, never chained (10, 13, 16 are two groups). */
function groupDuplicates(members: readonly Member[]): Member[][] {
  const sorted = [...members].sort((left, right) => comparePlaces(placeOf(left), placeOf(right)));
  const groups: Member[][] = [];
  // Only groups of the same path, the latest ones first reached, can hold a duplicate.
  const byPath = new Map<string, Member[][]>();
  for (const member of sorted) {
    const path = member.anchor?.path ?? '';
    const near = byPath.get(path) ?? [];
    byPath.set(path, near);
    const group = near.find(([first]) => first !== undefined && isDuplicate(first, member));
    if (group !== undefined) {
      group.push(member);
      continue;
    }
    const fresh = [member];
    near.push(fresh);
    groups.push(fresh);
  }
  return groups;
}

export function isDuplicate(left: Member, right: Member): boolean {
  return (
    samePlace(placeOf(left), placeOf(right)) &&
    sameTier(left.anchor, right.anchor) &&
    sameIssue(left.finding, right.finding)
  );
}

function sameTier(left: Anchor | null, right: Anchor | null): boolean {
  return (left?.tier === 'pre-existing') === (right?.tier === 'pre-existing');
}

function placeOf(member: Member): Location | null {
  return member.anchor === null
    ? null
    : { path: member.anchor.path, line: member.anchor.line, endLine: member.anchor.endLine };
}

/** What is left of a finding with these members, the finding itself where they are all of it, or none are left. */
export function remainderOf(
  finding: ConsolidatedFinding,
  members: readonly Member[],
  guardFor: (fingerprint: string) => string | null,
): ConsolidatedFinding {
  const same =
    members.length === finding.members.length &&
    members.every((member, at) => member === finding.members[at]);
  return same || members.length === 0 ? finding : rebuildFinding(members, guardFor);
}

/** One finding of its members. */
export function rebuildFinding(
  members: readonly Member[],
  guardFor: (fingerprint: string) => string | null,
): ConsolidatedFinding {
  return mergeGroup(members, guardFor);
}

/** Gravest first, then by confidence and place. */
export function sortFindings(findings: readonly ConsolidatedFinding[]): ConsolidatedFinding[] {
  return [...findings].sort(inOrder);
}

function mergeGroup(
  group: readonly Member[],
  guardFor: (fingerprint: string) => string | null,
): ConsolidatedFinding {
  const representative = [...group].sort(
    (left, right) =>
      ownEvidence(right) - ownEvidence(left) || left.finding.confidence - right.finding.confidence,
  )[0] as Member;
  const detailed = [...group].sort(
    (left, right) => right.finding.description.length - left.finding.description.length,
  )[0] as Member;
  const severities = group.map(({ finding }) => finding.severity);
  const highest = severities.reduce(graver);
  const rulings = group.map(({ finding }) =>
    ruleSeverity(finding, finding.severity, settleQuantities(finding)),
  );
  const final = rulings.map(({ severity }) => severity).reduce(graver);
  const tier = representative.anchor?.tier;
  const tags: FindingTag[] = [
    ...(rulings.some(({ silent }) => silent) ? (['silent'] as const) : []),
    ...(tier === 'pre-existing' ? (['pre-existing'] as const) : []),
    ...(representative.anchor?.kind === 'file' ? (['unanchored'] as const) : []),
    ...(group.every(({ salvaged }) => salvaged) ? (['salvaged'] as const) : []),
    ...(group.some(({ finding }) => finding.mapAnchor?.mapGap === true) ? (['map-gap'] as const) : []),
    ...(group.some(isOverridden) ? (['provenance-overridden'] as const) : []),
  ];
  const printOf = (member: Member): string => fingerprintOf({ ...member.finding, location: placeOf(member) });
  // What one reviewer's fingerprint covers does not cover what another saw: all of them must be listed.
  const guards = group.map((member) => member.guard ?? guardFor(printOf(member)));
  return {
    id: printOf(representative),
    fingerprints: [...new Set(group.map(printOf))],
    guard: guards.includes(null) ? null : (guards[0] ?? null),
    rules: [...new Set(group.flatMap(({ rule }) => (rule === null ? [] : [rule])))],
    origin: 'round-1',
    panel: null,
    members: group,
    title: representative.finding.title,
    anchor: representative.anchor,
    category:
      representative.finding.category ??
      group.find(({ finding }) => finding.category !== null)?.finding.category ??
      null,
    description: detailed.finding.description,
    scenario: representative.finding.scenario ?? detailed.finding.scenario,
    confidence: confidenceOf(group, representative),
    quantities: group.flatMap(({ finding }) => settleQuantities(finding)),
    fixes: distinctFixes(group),
    severity: {
      reviewer: highest,
      final,
      adjustments: [...new Set(rulings.flatMap(({ adjustments }) => adjustments))],
    },
    severityConflict: new Set(severities).size > 1,
    agreement: agreementOf(group),
    mergeKind: agreementOf(group)?.kind ?? null,
    relation: { coLocated: [], crossReference: [] },
    tags,
    compliance: [
      ...new Set(
        group.flatMap(({ reporter, finding }) => finding.compliance.map((fault) => `${reporter}: ${fault}`)),
      ),
    ],
  };
}

function ownEvidence(member: Member): number {
  return member.finding.evidence.filter(({ origin }) => origin === 'own').length;
}

/** Conflicting fixes are all kept, each with who proposed it. */
function distinctFixes(group: readonly Member[]): ConsolidatedFinding['fixes'] {
  const fixes: { reporter: string; text: string; replacement: string | null }[] = [];
  for (const { reporter, finding } of group) {
    const { fix } = finding;
    if (fix === null || fix.text.trim() === '') continue;
    if (
      fixes.some(
        ({ text, replacement }) => replacement === fix.replacement && jaccard(text, fix.text) >= SAME_TITLE,
      )
    )
      continue;
    fixes.push({ reporter, text: fix.text, replacement: fix.replacement });
  }
  return fixes;
}

/** Beyond this many findings only equal titles are linked; the pairs of all would take too long. */
const MOST_COMPARED = 300;

/** Same place, other issue: co-located. Same issue, other place: cross-referenced. */
function relate(findings: readonly ConsolidatedFinding[]): ConsolidatedFinding[] {
  const byPath = groupBy(findings, ({ anchor }) => anchor?.path ?? '');
  const byTitle = groupBy(findings, ({ title }) => normalTitle(title));
  return findings.map((finding) => {
    const neighbours = finding.anchor === null ? [] : (byPath.get(finding.anchor.path) ?? []);
    const coLocated = neighbours
      .filter((other) => other !== finding && samePlace(finding.anchor, other.anchor))
      .map(({ id }) => id);
    const alike =
      findings.length <= MOST_COMPARED
        ? findings.filter((other) => jaccard(finding.title, other.title) >= SAME_TITLE)
        : (byTitle.get(normalTitle(finding.title)) ?? []);
    const elsewhere = alike.filter(
      (other) => other !== finding && other.id !== finding.id && !samePlace(finding.anchor, other.anchor),
    );
    return {
      ...finding,
      // Who saw the same defect elsewhere agrees as much as who saw it here.
      agreement:
        elsewhere.length === 0
          ? finding.agreement
          : agreementOf([finding, ...elsewhere].flatMap(({ members }) => members)),
      relation: { coLocated, crossReference: elsewhere.map(({ id }) => id) },
      tags: coLocated.length > 0 ? [...finding.tags, 'co-located' as const] : finding.tags,
    };
  });
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function inOrder(left: ConsolidatedFinding, right: ConsolidatedFinding): number {
  return (
    SEVERITIES.indexOf(left.severity.final) - SEVERITIES.indexOf(right.severity.final) ||
    right.confidence - left.confidence ||
    comparePlaces(left.anchor, right.anchor)
  );
}

function comparePlaces(
  left: { path: string; line: number } | null,
  right: { path: string; line: number } | null,
): number {
  const [a, b] = [left?.path ?? '', right?.path ?? ''];
  if (a !== b) return a < b ? -1 : 1;
  return (left?.line ?? 0) - (right?.line ?? 0);
}
