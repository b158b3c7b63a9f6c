/** Record → SARIF 2.1.0, for code scanning and every other reader of the format. Texts are plain; none is a link. */
import { isReported } from '../findings/counts.ts';
import { oneLine } from '../kernel/one-line.ts';
import { showHidden } from '../kernel/visible.ts';
import type { FindingRecord, ReviewRecord } from './record.ts';

const LEVELS = { Critical: 'error', High: 'error', Medium: 'warning', Low: 'note' } as const;
/** What code scanning sorts by: critical from 9.0, high from 7.0, medium from 4.0. */
const SCORES = { Critical: '9.5', High: '8.0', Medium: '5.0', Low: '2.0' } as const;
const MAX_TEXT = 4_000;

export function renderSarif(record: ReviewRecord): string {
  const rules = [...new Set(record.findings.map(ruleOf))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'bernstein-review',
            version: record.version,
            rules: rules.map((id) => ({ id, shortDescription: { text: plain(id) } })),
          },
        },
        ...(record.pipeline === null ? {} : { automationDetails: { id: `${record.pipeline.name}/` } }),
        invocations: [
          {
            executionSuccessful: record.outcome === 'approved' || record.outcome === 'changes-requested',
            toolExecutionNotifications: record.incomplete.map((reason) => ({
              level: 'error',
              message: { text: plain(reason) },
            })),
          },
        ],
        originalUriBaseIds: { SRCROOT: { description: { text: 'The root of the repository.' } } },
        results: record.findings.map((finding) => resultOf(finding, rules.indexOf(ruleOf(finding)))),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function ruleOf({ category }: FindingRecord): string {
  return category === null || category === '' ? 'finding' : oneLine(category, 100);
}

function resultOf(finding: FindingRecord, ruleIndex: number): object {
  const { location, severity } = finding;
  return {
    ruleId: ruleOf(finding),
    ruleIndex,
    level: LEVELS[severity],
    message: { text: messageOf(finding) },
    locations: location === null ? [] : [{ physicalLocation: placeOf(finding, location) }],
    partialFingerprints: Object.fromEntries(
      finding.fingerprints.map((fingerprint, index) => [`bernsteinReview${index + 1}/v1`, fingerprint]),
    ),
    ...(isReported(finding)
      ? {}
      : {
          suppressions: [
            {
              kind: 'external',
              status: 'accepted',
              justification:
                finding.guard === null ? `panel: ${finding.panel?.status}` : `guard rule ${finding.guard}`,
            },
          ],
        }),
    properties: {
      id: finding.id,
      severity,
      'security-severity': SCORES[severity],
      reportedBy: finding.reportedBy,
    },
  };
}

/** A finding on the base's side, or on no line of the diff, names its file alone. */
function placeOf(finding: FindingRecord, location: NonNullable<FindingRecord['location']>): object {
  const artifactLocation = {
    uri: location.path.split('/').map(encodeURIComponent).join('/'),
    uriBaseId: 'SRCROOT',
  };
  if (finding.anchored === 'file' || location.side === 'LEFT' || location.line < 1)
    return { artifactLocation };
  return {
    artifactLocation,
    region: { startLine: location.line, ...(location.endLine === null ? {} : { endLine: location.endLine }) },
  };
}

function messageOf({ title, description }: FindingRecord): string {
  const whole = description === '' || description === title ? title : `${title}\n\n${description}`;
  return plain(whole) || 'no text';
}

/** Brackets open a link in SARIF's plain text, and a backslash escapes them. */
function plain(text: string): string {
  const shown = [...showHidden(text).toWellFormed()];
  const cut = shown.length > MAX_TEXT ? [...shown.slice(0, MAX_TEXT), '…'] : shown;
  return cut.join('').replace(/[\\[\]]/g, (character) => `\\${character}`);
}
