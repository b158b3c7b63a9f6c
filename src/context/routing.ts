/** Which rows of the map a dimension is given (spec quality-gates f.8): code filters, nobody is asked to look away. */
import type { MapRow, Section } from './map-row.ts';

interface Route {
  readonly sections: readonly Section[];
  /** Of a section, only rows that match this. */
  readonly only?: Partial<Record<Section, RegExp | 'unverified'>>;
}

const ROUTES: Readonly<Record<string, Route>> = {
  security: { sections: ['HS', 'AS', 'CI'], only: { HS: /inbound|both/, AS: 'unverified' } },
  architecture: { sections: ['INV', 'CS', 'CI', 'CG'] },
  'logic-integrity': { sections: ['CI', 'INV', 'AS', 'DR'], only: { CI: 'unverified', AS: 'unverified' } },
  'distributed-flows': { sections: ['HS', 'CG'], only: { HS: /HTTP|queue|process/ } },
  'circular-deps': {
    sections: ['AS', 'HS', 'INV'],
    only: { AS: /\b(?:init|start|boot|order|load|register)/i, HS: /environment/ },
  },
  'ui-races': { sections: ['INV', 'HS'], only: { HS: /UI state|timer/ } },
  'temporal-resilience': {
    sections: ['INV', 'AS', 'HS'],
    only: { AS: 'unverified', HS: /queue|timer|HTTP out/ },
  },
  'data-integrity': { sections: ['INV', 'CS', 'AS'], only: { AS: 'unverified' } },
  'resource-lifecycle': {
    sections: ['AS', 'HS'],
    only: { HS: /database|process|file system|lock|HTTP out/ },
  },
  'api-contracts': { sections: ['CF'] },
  'structural-entropy': { sections: [] },
  'codebase-hygiene': { sections: [] },
};
/** For a dimension without a row of its own: what nobody enforces, and hot-spots of the reviewer's own files. */
const OTHERS: Route = { sections: ['AS', 'HS'], only: { AS: 'unverified' } };

/** `files` are the ones that the reviewer is given; `dimension` null is a reviewer that names none. */
export function rowsFor(
  dimension: string | null,
  rows: readonly MapRow[],
  files: ReadonlySet<string>,
): MapRow[] {
  const own = dimension !== null && Object.hasOwn(ROUTES, dimension) ? ROUTES[dimension] : undefined;
  const { sections, only } = own ?? OTHERS;
  return rows.filter((row) => {
    if (!sections.includes(row.section)) return false;
    // Both sides of a dispute are what a reviewer must know most.
    if (row.status === 'disputed') return true;
    const rule = only?.[row.section];
    if (rule === 'unverified' && row.status !== 'unverified') return false;
    if (rule instanceof RegExp && !rule.test(row.text)) return false;
    return own !== undefined || row.section !== 'HS' || row.cites.some(({ path }) => files.has(path));
  });
}

/** The map's own account of who is given what. */
export function hintRows(rows: readonly MapRow[], dimensions: readonly string[]): Omit<MapRow, 'id'>[] {
  return dimensions.flatMap((dimension) => {
    const ids = rowsFor(dimension, rows, new Set()).map(({ id }) => id);
    return ids.length === 0
      ? []
      : [
          {
            section: 'RH' as const,
            text: `${dimension}: ${ids.slice(0, 60).join(', ')}${ids.length > 60 ? ` and ${ids.length - 60} more` : ''}`,
            status: null,
            cites: [],
            note: '',
          },
        ];
  });
}
