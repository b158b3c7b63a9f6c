/** One finding in markdown: its place, what is known about it, its fixes, and how it is rejected for good. */
import { guardLine } from '../rules/apply-rules.ts';
import type { FileLink } from './file-links.ts';
import { block, code, codeBlock, inline } from './markdown.ts';
import type { FindingRecord } from './record.ts';
import { placeOf } from './words.ts';

export function renderFinding(finding: FindingRecord, link: FileLink): string {
  const place = finding.location === null ? 'whole change' : linked(finding, link);
  const facts = [
    place,
    inline(finding.reportedBy.join(', ')),
    ...(finding.category === null ? [] : [code(finding.category)]),
    `confidence ${finding.confidence}`,
    ...marksOf(finding),
  ];
  const lines = [`- **${inline(finding.title)}** ${facts.join(' · ')}`];
  if (finding.description !== '' && finding.description !== finding.title)
    lines.push(indent(block(finding.description)));
  if (finding.scenario !== null) lines.push(indent(`Scenario: ${block(finding.scenario)}`));
  for (const quantity of finding.quantities)
    lines.push(
      indent(
        `Number: ${inline(quantity.claim)} (${quantity.evidenceClass ?? 'derived'}${quantity.method === null ? '' : `, ${inline(quantity.method)}`})`,
      ),
    );
  for (const sentence of groundsOf(finding)) lines.push(indent(sentence));
  if (finding.agreement !== null) lines.push(indent(agreementSentence(finding)));
  for (const fix of finding.fixes) {
    const by = finding.fixes.length > 1 ? ` (${inline(fix.reporter)})` : '';
    lines.push(indent(`Fix${by}: ${block(fix.text)}`));
    if (fix.replacement !== null) lines.push(indent(codeBlock(fix.replacement)));
  }
  lines.push(
    indent(
      `<sub>Reject for good, under Guard in the review rules: ${finding.fingerprints.map((print) => code(guardLine(print))).join(' and ')}</sub>`,
    ),
  );
  return lines.join('\n\n');
}

const SHOWN_TAGS: readonly string[] = [
  'premise-contested',
  'support-struck',
  'silent',
  'map-gap',
  'co-located',
  'provenance-overridden',
];

/** Rows of the map that it rests on. */
function anchorsOf({ members }: FindingRecord): string[] {
  const ids = members.flatMap(({ finding: own }) => own.mapAnchor?.rowId ?? []);
  return [...new Set(ids)].map((id) => `map row ${code(id)}`);
}

/** What a reader must know about the finding beside its text. */
function marksOf(finding: FindingRecord): string[] {
  return [
    ...(finding.severityStated === finding.severity ? [] : [`reviewer said ${finding.severityStated}`]),
    ...(finding.panel === null || finding.panel.status === 'deterministic'
      ? []
      : [`**${finding.panel.status}**`]),
    ...finding.tags.filter((tag) => SHOWN_TAGS.includes(tag)),
    ...anchorsOf(finding),
    ...finding.adjustments.map(inline),
    ...(finding.severityConflict ? ['reviewers differ on severity'] : []),
    ...(finding.tags.includes('salvaged') ? ['collected from an unusable reply'] : []),
    ...(finding.anchored === 'corrected' ? ['line corrected by the quoted code'] : []),
    ...(finding.anchored === 'file' ? ['not on a line of the diff'] : []),
    ...finding.rules.map((id) => `rule ${code(id)}`),
    ...(finding.relation.crossReference.length > 0 ? ['also elsewhere'] : []),
  ];
}

/** On what the finding stands, and what it does to whom, as each reviewer put it. */
function groundsOf(finding: FindingRecord): string[] {
  const grounds = finding.members.flatMap(({ finding: own, provenance }) => {
    const { consequence, loadBearingPremise } = own;
    return [
      ...(consequence === null
        ? []
        : [
            `Consequence: ${inline(`${consequence.who} sees ${consequence.sees}, ${consequence.when}`)} (${consequence.visibility}).`,
          ]),
      ...(loadBearingPremise === null
        ? []
        : [`Premise: ${inline(loadBearingPremise)} (${provenance.value}).`]),
    ];
  });
  return [...new Set(grounds)];
}

function agreementSentence({ agreement }: FindingRecord): string {
  if (agreement === null) return '';
  if (agreement.kind === 'corroborated')
    return `Corroborated by ${agreement.count} reviewers (${agreement.basis}).`;
  const premise = agreement.premise === '' ? '' : ` "${inline(agreement.premise)}"`;
  return `Echo: ${agreement.count} reviewers agreed from the shared premise${premise}.`;
}

function linked(finding: FindingRecord, link: FileLink): string {
  const place = code(placeOf(finding));
  const address =
    finding.location === null
      ? undefined
      : link(finding.location.path, finding.location.line, finding.location.endLine);
  return address === undefined ? place : `[${place}](${address})`;
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
