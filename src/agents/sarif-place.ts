/** Where a SARIF result lies in the repository: tools write relative paths, absolute addresses and base ids. */
import { isJsonObject, objectsOf } from '../kernel/json.ts';

export interface SarifPlace {
  readonly path: string;
  /** Undefined for a result about the file as a whole. */
  readonly line: number | undefined;
  readonly endLine: number | undefined;
}

type Run = Record<string, unknown>;

/** Every place that a result names. `root` is the absolute path of the repository, for absolute addresses. */
export function placesOf(run: Run, result: Record<string, unknown>, root: string): SarifPlace[] {
  return objectsOf(result['locations']).flatMap((location) => {
    const physical = location['physicalLocation'];
    if (!isJsonObject(physical) || !isJsonObject(physical['artifactLocation'])) return [];
    const path = pathOf(run, physical['artifactLocation'], root);
    if (path === undefined) return [];
    const region = isJsonObject(physical['region']) ? physical['region'] : {};
    const line = whole(region['startLine']);
    const end = whole(region['endLine']);
    return [{ path, line, endLine: line !== undefined && end !== undefined && end >= line ? end : line }];
  });
}

function pathOf(run: Run, location: Record<string, unknown>, root: string): string | undefined {
  const indexed =
    typeof location['index'] === 'number'
      ? objectsOf(run['artifacts'])[location['index']]?.['location']
      : undefined;
  const source = typeof location['uri'] === 'string' ? location : isJsonObject(indexed) ? indexed : location;
  const uri = source['uri'];
  if (typeof uri !== 'string') return undefined;
  return relativeTo(root, withBase(run, uri, source['uriBaseId'], 0));
}

/** Base ids may build on each other; a chain of more than a few is a loop. */
function withBase(run: Run, uri: string, baseId: unknown, depth: number): string {
  const bases = run['originalUriBaseIds'];
  if (typeof baseId !== 'string' || !isJsonObject(bases) || depth > 8 || /^[a-z][a-z0-9+.-]*:/i.test(uri))
    return uri;
  const base = bases[baseId];
  if (!isJsonObject(base) || typeof base['uri'] !== 'string') return uri;
  return withBase(run, `${base['uri'].replace(/\/?$/, '/')}${uri}`, base['uriBaseId'], depth + 1);
}

function relativeTo(root: string, address: string): string {
  const bare = decode(address.replace(/^file:(?:\/\/[^/]*)?/, '')).replaceAll('\\', '/');
  const inside = bare.startsWith(`${root}/`) ? bare.slice(root.length + 1) : bare;
  return inside.replace(/^(?:\.\/)+/, '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function whole(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 ? value : undefined;
}
