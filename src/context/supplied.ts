/** Context that the repository or the operator already has: its documents read as rows and claims, held to the same rules. */
import type { Location } from '../findings/finding.ts';
import type { Claim, IndependentClaims, Multiplicity } from './claims.ts';
import { CLAIMING, type MapRow, type RowStatus, SECTIONS, type Section } from './map-row.ts';

const STATUSES: readonly RowStatus[] = ['verified', 'documented', 'unverified', 'disputed'];
const HEADINGS: readonly (readonly [RegExp, Section])[] = [
  [/scope/i, 'TS'],
  [/call\s*graph/i, 'CG'],
  [/implicit/i, 'CI'],
  [/structural/i, 'CS'],
  [/formal|contract/i, 'CF'],
  [/invariant/i, 'INV'],
  [/domain|business\s*rule/i, 'DR'],
  [/assumption/i, 'AS'],
  [/hot-?\s*spot|integration/i, 'HS'],
  [/impact/i, 'IR'],
  [/hint|focus/i, 'RH'],
];
const MOST_ROWS = 1_500;

/** Rows of an interconnect map: bullets and table lines below a heading that names a section. */
export function readMap(text: string): MapRow[] {
  const rows: MapRow[] = [];
  const used = new Set<string>();
  for (const { heading, body } of items(text)) {
    const section = HEADINGS.find(([pattern]) => pattern.test(heading))?.[1];
    if (section === undefined || rows.length >= MOST_ROWS) continue;
    const named = new RegExp(`\\b(?:${Object.keys(SECTIONS).join('|')})\\d+\\b`).exec(body)?.[0];
    const id = named !== undefined && !used.has(named) ? named : freshId(section, used);
    used.add(id);
    rows.push({
      id,
      section,
      text: plain(named === undefined ? body : body.replace(named, '')),
      status: CLAIMING.has(section) ? (statusIn(body) ?? null) : null,
      cites: placesIn(body),
      note: '',
    });
  }
  return rows;
}

/** Claims and second paths of a document that was made without the map. */
export function readClaimsDocument(text: string): IndependentClaims {
  const claims: Claim[] = [];
  const multiplicity: Multiplicity[] = [];
  const notEstablished: string[] = [];
  for (const { heading, body } of items(text)) {
    const status = statusIn(body);
    if (/multiplicity|second path/i.test(heading)) {
      const [apparent = '', ...rest] = body
        .split(/\s*(?:;\s*but also|\||→)\s*/)
        .filter((part) => part.trim() !== '');
      multiplicity.push({
        apparent: plain(apparent),
        additional: plain(rest.join(' ')),
        evidence: placesIn(body),
      });
    } else if (/not establish/i.test(heading)) notEstablished.push(plain(body));
    else if (/claim/i.test(heading))
      claims.push({
        claim: plain(body),
        status: status === undefined || status === 'disputed' ? 'unverified' : status,
        evidence: placesIn(body),
      });
  }
  return { claims, multiplicity, notEstablished };
}

/** Bullets and rows of tables, each with the heading above it; a table's head is no row. */
function items(text: string): { readonly heading: string; readonly body: string }[] {
  const found: { heading: string; body: string }[] = [];
  let heading = '';
  const lines = text.split(/\r?\n/);
  lines.forEach((line, index) => {
    const title = /^#{1,6}\s+(.+)$/.exec(line)?.[1];
    if (title !== undefined) heading = title;
    const bullet = /^\s*(?:[-*]|\d+\.)\s+(.+)$/.exec(line)?.[1];
    if (bullet !== undefined) found.push({ heading, body: bullet });
    else if (/^\s*\|.*\|\s*$/.test(line) && !isRule(line) && !isRule(lines[index + 1] ?? ''))
      found.push({
        heading,
        body: line
          .replace(/^\s*\||\|\s*$/g, '')
          .split('|')
          .map((cell) => cell.trim())
          .filter((cell) => cell !== '')
          .join(' | '),
      });
  });
  return found;
}

function isRule(line: string): boolean {
  return /^\s*\|[\s:|-]+\|\s*$/.test(line);
}

/** In brackets, or a cell of its own; a word of the sentence is no status. */
function statusIn(text: string): RowStatus | undefined {
  return STATUSES.find((status) =>
    new RegExp(`[([]\\s*${status}\\s*[)\\]]|(?:^|\\|)\\s*${status}\\s*(?:\\||$)`, 'i').test(text),
  );
}

function placesIn(text: string): Location[] {
  return [...text.matchAll(/([\w@./-]+\.\w+):(\d+)/g)].map(([, path = '', line]) => ({
    path,
    line: Number(line),
    endLine: null,
  }));
}

function plain(text: string): string {
  return text
    .replace(/[[\]`*|]|\((?:verified|documented|unverified|disputed)\)/gi, ' ')
    .replace(/\b(?:verified|documented|unverified|disputed)\b\s*$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function freshId(section: Section, used: ReadonlySet<string>): string {
  let number = 1;
  while (used.has(`${section}${number}`)) number += 1;
  return `${section}${number}`;
}
