/** What a run knows beside the change, and the part of it that each reader is shown. */

import type { CallRecord } from '../agents/call-model.ts';
import { createFence } from '../agents/fence.ts';
import { type Artifact, type ArtifactName, canaryLine } from './artifact.ts';
import type { IndependentClaims } from './claims.ts';
import { CLAIMING, type MapRow, renderRow, SECTIONS } from './map-row.ts';
import { rowsFor } from './routing.ts';

export interface Knowledge {
  /** `raw` by choice, `degraded` where it could not be had. */
  readonly mode: 'full' | 'raw' | 'degraded';
  /** Why it is not full; empty where it is. */
  readonly reason: string;
  readonly artifacts: readonly Artifact[];
  readonly rows: readonly MapRow[];
  /** Undefined where nobody made any, or what they made was discarded. */
  readonly claims: IndependentClaims | undefined;
  /** X-ray 01 and 02, without risks. */
  readonly structure: string;
  /** Red flags of X-ray 05. */
  readonly risks: readonly { readonly what: string; readonly path: string; readonly line: number }[];
  /** What was discarded, could not be made or was left out, one sentence each. */
  readonly notes: readonly string[];
  readonly calls: readonly CallRecord[];
  /** Milliseconds before the first call, and in all. */
  readonly builtIn: number;
  readonly duration: number;
}

/** Artifacts that a reader is told the marks of, and has no text of. */
interface Marks {
  readonly artifacts: readonly Pick<Artifact, 'name' | 'canary'>[];
}

/** What each reader's part is made of: what it must not see is no field of its type (f.2). */
export type ForReviewer = Pick<Knowledge, 'mode' | 'rows' | 'structure'> & Marks;
export type ForStructure = Pick<Knowledge, 'structure'> & Marks;
export type ForPremise = Pick<Knowledge, 'mode' | 'rows' | 'artifacts'>;
export type ForCritic = Pick<Knowledge, 'rows' | 'risks'> & Marks;

export function noKnowledge(
  mode: 'raw' | 'degraded',
  reason: string,
  notes: readonly string[] = [],
): Knowledge {
  return {
    mode,
    reason,
    artifacts: [],
    rows: [],
    claims: undefined,
    structure: '',
    risks: [],
    notes,
    calls: [],
    builtIn: 0,
    duration: 0,
  };
}

/** Characters of an excerpt; what is beyond is counted, never cut in a row. */
const MOST_TEXT = 40_000;

const EPISTEMIC = `What follows was made by code and by other models. It is a list of hypotheses and can be wrong.

- A \`verified\` row cites where it is enforced, and may be reused. \`documented\`, \`unverified\` and \`disputed\` rows are claims: derive them again from the code before anything rests on them.
- Look for rows that the change contradicts, and for rules that no row states. A row that is not here is no evidence of absence.
- A finding that rests on a row has \`premise_provenance\` "shared-context", or "mixed", and names the row in \`map_anchor\`: {"section": "…", "row_id": "…", "map_gap": false}. A broken rule that no row states has "row_id": null and "map_gap": true, with evidence both for the rule and for the violation.
- List every row that you tested in \`map_rows_tested\`: {"row_id": "…", "verdict": "holds|violated|contradicted|undecided", "evidence": [places]}.
`;

const SCOPE_BUDGET =
  'After about 15 reads without a finding, stop and answer with the outcome "off_topic".\n';

export interface ReviewerKnowledge {
  /** Section of the prompt; empty where there is nothing for this reviewer. */
  readonly text: string;
  /** Rows that the text holds. */
  readonly rows: readonly MapRow[];
}

const NOTHING: ReviewerKnowledge = { text: '', rows: [] };

/** The rows that are routed to a reviewer of `files`, or the structure where that is what its dimension works with. */
export function forReviewer(
  knowledge: ForReviewer,
  dimension: string | null,
  files: ReadonlySet<string>,
  tools: boolean,
): ReviewerKnowledge {
  if (knowledge.mode !== 'full') return NOTHING;
  if (dimension === 'structural-entropy') return structureFor(knowledge, tools);
  const map = artifactOf(knowledge, 'map');
  const routed = rowsFor(dimension, knowledge.rows, files);
  if (map === undefined || routed.length === 0) return NOTHING;
  const { lines, shown, left } = fitting(routed);
  const body = [canaryLine(map.canary), '', ...lines, ...leftLine(left)].join('\n');
  return { text: section(EPISTEMIC, 'MAP', body, tools), rows: shown };
}

function structureFor(knowledge: ForStructure, tools: boolean): ReviewerKnowledge {
  const xray = artifactOf(knowledge, 'xray');
  if (xray === undefined || knowledge.structure === '') return NOTHING;
  const body = [canaryLine(xray.canary), '', cut(knowledge.structure)].join('\n');
  return {
    text: section(
      'What code read of the repository around the change. It names what there is, not what is right.\n',
      'X-RAY',
      body,
      tools,
    ),
    rows: [],
  };
}

function section(introduction: string, label: string, body: string, tools: boolean): string {
  const fence = createFence([body]);
  return `\n## Around the change\n\n${introduction}${tools ? SCOPE_BUDGET : ''}\n${fence.wrap(label, body)}\n`;
}

/** Map, provenance and independent claims for lens 0: what bears on the finding's file first (c.4). */
export function forPremise(
  knowledge: ForPremise,
  path: string | null,
): readonly (readonly [string, string])[] {
  if (knowledge.mode !== 'full') return [];
  const near = (row: MapRow): number =>
    (row.status === 'disputed' ? 0 : 2) +
    (row.cites.some((place) => place.path === path) ? 0 : 1) +
    (CLAIMING.has(row.section) ? 0 : 4);
  const { lines, left } = fitting([...knowledge.rows].sort((one, other) => near(one) - near(other)));
  const map = artifactOf(knowledge, 'map');
  const texts: [string, string][] =
    map === undefined ? [] : [['MAP', [canaryLine(map.canary), '', ...lines, ...leftLine(left)].join('\n')]];
  for (const [label, name] of [
    ['KNOWLEDGE-PROVENANCE', 'provenance'],
    ['INDEPENDENT-CLAIMS', 'claims'],
  ] as const) {
    const artifact = artifactOf(knowledge, name);
    if (artifact !== undefined) texts.push([label, cut(artifact.text)]);
  }
  return texts;
}

/** The map, what claims something first, and the risks, for the critic (d.1). */
export function forCritic(knowledge: ForCritic): readonly (readonly [string, string])[] {
  const map = artifactOf(knowledge, 'map');
  const { lines, left } = fitting([
    ...knowledge.rows.filter(({ section }) => CLAIMING.has(section)),
    ...knowledge.rows.filter(({ section }) => section === 'HS' || section === 'IR'),
  ]);
  const risks = knowledge.risks.map(({ what, path, line }) => `${path}:${line} ${what}`).slice(0, 200);
  return [
    [
      'MAP',
      map === undefined ? 'none' : [canaryLine(map.canary), '', ...lines, ...leftLine(left)].join('\n'),
    ],
    ['RISKS', risks.join('\n') || 'none'],
  ];
}

export function artifactOf<Each extends Pick<Artifact, 'name'>>(
  knowledge: { readonly artifacts: readonly Each[] },
  name: ArtifactName,
): Each | undefined {
  return knowledge.artifacts.find((artifact) => artifact.name === name);
}

function fitting(rows: readonly MapRow[]): { lines: string[]; shown: MapRow[]; left: number } {
  const lines: string[] = [];
  const shown: MapRow[] = [];
  let room = MOST_TEXT;
  for (const row of rows) {
    const line = `${SECTIONS[row.section]}: ${renderRow(row)}`;
    if (line.length > room) continue;
    room -= line.length + 1;
    lines.push(line);
    shown.push(row);
  }
  return { lines, shown, left: rows.length - shown.length };
}

/** Whole lines up to the bound, and how many more there are. */
function cut(text: string): string {
  if (text.length <= MOST_TEXT) return text;
  const kept = text.slice(0, text.lastIndexOf('\n', MOST_TEXT) + 1);
  return `${kept}(${text.slice(kept.length).split('\n').length} further lines are left out)\n`;
}

function leftLine(left: number): string[] {
  return left === 0 ? [] : [`(${left} further rows are left out)`];
}
