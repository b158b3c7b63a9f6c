/** The rows of the map that patterns can't find: one model call, each row with citations that code checks (f.7). */
import { placeSchema } from '../agents/lens-schema.ts';
import { isJsonObject, objectsOf, textOf } from '../kernel/json.ts';
import type { Artifact } from './artifact.ts';
import { askContext, type ContextAnswer, type ContextModel } from './ask-context.ts';
import { placesOf } from './claims.ts';
import { type MapRow, renderMap, type Section } from './map-row.ts';

const SEMANTIC: readonly Section[] = ['CS', 'CI', 'INV', 'DR', 'AS'];
/** More than any reply has room for. */
const MOST = 400;

export const mapSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['rows'],
  properties: {
    rows: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['section', 'text', 'status', 'cites'],
        properties: {
          section: { enum: SEMANTIC },
          text: { type: 'string' },
          status: { enum: ['verified', 'documented', 'unverified'] },
          cites: {
            type: 'array',
            items: placeSchema,
          },
        },
      },
    },
  },
};

type NewRow = Omit<MapRow, 'id'>;

export function askForRows(
  model: ContextModel,
  artifacts: () => readonly Artifact[],
  xray: Artifact,
  known: readonly MapRow[],
  diff: string,
): Promise<ContextAnswer<readonly NewRow[]>> {
  return askContext(
    model,
    'mapper',
    artifacts,
    [
      ['X-RAY', xray.text],
      ['ROWS', renderMap(known)],
      ['DIFF', diff],
    ],
    mapSchema,
    readRows,
  );
}

/** A row in another section, or with a status of another's, is not the mapper's to give. */
export function readRows(
  value: unknown,
): { ok: true; value: readonly NewRow[] } | { ok: false; why: string } {
  if (!isJsonObject(value) || !Array.isArray(value['rows']))
    return { ok: false, why: 'it has no list of rows' };
  const rows = objectsOf(value['rows']).flatMap((entry): NewRow[] => {
    const section = SEMANTIC.find((name) => name === entry['section']);
    const text = textOf(entry['text']).trim();
    const said = entry['status'];
    const status = said === 'verified' || said === 'documented' ? said : 'unverified';
    return section === undefined || text === ''
      ? []
      : [{ section, text, status, cites: placesOf(entry['cites']), note: '' }];
  });
  return { ok: true, value: rows.slice(0, MOST) };
}
