/** A row of the interconnect map: a hypothesis with an id, a status and citations; code only ever lowers a status (f.7). */
import type { Location } from '../findings/finding.ts';
import { listed, onOneLine } from './listed.ts';

export const SECTIONS = {
  TS: 'Target scope',
  CG: 'Call graph',
  CF: 'Contracts: formal',
  CS: 'Contracts: structural',
  CI: 'Contracts: implicit',
  INV: 'Invariants',
  DR: 'Domain rules',
  AS: 'Assumptions',
  HS: 'Integration hot-spots',
  IR: 'Change impact radius',
  RH: 'Reviewer hints',
} as const;
export type Section = keyof typeof SECTIONS;

export type RowStatus = 'verified' | 'documented' | 'unverified' | 'disputed';

export interface MapRow {
  readonly id: string;
  readonly section: Section;
  readonly text: string;
  /** Null for rows that are places and claim nothing. */
  readonly status: RowStatus | null;
  readonly cites: readonly Location[];
  /** Why code lowered its status; empty where it did not. */
  readonly note: string;
}

/** Sections whose rows claim something, so that each needs a status. */
export const CLAIMING: ReadonlySet<Section> = new Set(['CF', 'CS', 'CI', 'INV', 'DR', 'AS']);

/** `resolves` tells whether a place is a line of the head commit. */
export async function settleRow(
  row: MapRow,
  resolves: (place: Location) => Promise<boolean>,
): Promise<MapRow> {
  const answers = await Promise.all(row.cites.map(resolves));
  const cites = row.cites.filter((_, index) => answers[index] === true);
  const lost = row.cites.length - cites.length;
  const lowered = (note: string): MapRow => ({ ...row, cites, status: 'unverified', note });
  if (!CLAIMING.has(row.section)) return { ...row, cites };
  switch (row.status) {
    case 'disputed':
      return distinct(cites) >= 2 ? { ...row, cites } : lowered('disputed without a citation for each side');
    case 'verified':
    case 'documented':
      return cites.length > 0 && lost === 0
        ? { ...row, cites }
        : lowered(lost > 0 ? 'a citation does not resolve' : 'nothing is cited');
    case 'unverified':
      return { ...row, cites };
    case null:
      return lowered('no status');
  }
}

function distinct(places: readonly Location[]): number {
  return new Set(places.map(({ path, line }) => `${path}:${line}`)).size;
}

/** Rows of a section numbered in order. */
export function numbered(rows: readonly Omit<MapRow, 'id'>[]): MapRow[] {
  const counts = new Map<Section, number>();
  return rows.map((row) => {
    const number = (counts.get(row.section) ?? 0) + 1;
    counts.set(row.section, number);
    return { ...row, id: `${row.section}${number}` };
  });
}

/** `[INV1] (verified) text, at a.ts:3`, on one line. */
export function renderRow({ id, status, text, cites, note }: MapRow): string {
  const places = cites.map(({ path, line }) => `${path}:${line}`).join(', ');
  return onOneLine(
    `[${id}]${status === null ? '' : ` (${status})`} ${clipped(text)}${places === '' ? '' : `, at ${places}`}${note === '' ? '' : ` (${clipped(note)})`}`,
  );
}

/** Characters of a row's words that are shown. */
const LONGEST_TEXT = 2_000;

function clipped(text: string): string {
  const plain = onOneLine(text).trim();
  return plain.length <= LONGEST_TEXT
    ? plain
    : `${plain.slice(0, LONGEST_TEXT)} (${plain.length - LONGEST_TEXT} characters more)`;
}

/** Most lines of a rendered map; what is beyond is counted. */
export const MOST_ROWS = 1_400;

export function renderMap(rows: readonly MapRow[]): string {
  const shown = rows.slice(0, MOST_ROWS);
  const parts = Object.entries(SECTIONS).map(([section, title]) => {
    const own = shown.filter((row) => row.section === section).map((row) => `- ${renderRow(row)}`);
    return `## ${title}\n\n${listed(own, MOST_ROWS)}`;
  });
  const rest = rows.length - shown.length;
  return [
    '# Interconnect map',
    'An index of fallible hypotheses, not ground truth. A row that is not here is no evidence of absence.',
    ...parts,
    ...(rest > 0 ? [`(${rest} further rows are left out)`] : []),
  ].join('\n\n');
}
