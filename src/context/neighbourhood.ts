/**
 * The files around a change: what the changed files import, and who uses what was changed, two steps out. Everything is
 * bounded, and what a bound left out is named.
 */
import { isSecretLike } from '../agents/repository-tools.ts';
import { changedLines, type FileChange } from '../change/change.ts';
import type { RepositorySnapshot } from '../change/snapshot.ts';
import { languageOf } from './language.ts';
import { type Outline, outlineOf, type SourceSymbol } from './outline.ts';
import { outlineOfLines } from './outline-lines.ts';
import { importResolver } from './resolve-import.ts';

export interface SourceFile {
  readonly path: string;
  readonly language: string;
  readonly outline: Outline;
  readonly text: string;
  /** Steps from the change; 0 is changed itself. */
  readonly distance: number;
  /** Files of the repository that it imports. */
  readonly imports: readonly string[];
}

export interface ChangedSymbol extends SourceSymbol {
  readonly path: string;
}

export interface CallEdge {
  /** The function around the call; null at the top level of its file. */
  readonly caller: string | null;
  readonly callee: string;
  readonly path: string;
  readonly line: number;
}

export interface Neighbourhood {
  readonly files: readonly SourceFile[];
  readonly changed: readonly ChangedSymbol[];
  /** Calls of changed symbols from elsewhere, and of their callers. */
  readonly calls: readonly CallEdge[];
  /** Imports that no file of the repository answers, by module. */
  readonly external: readonly { readonly module: string; readonly path: string; readonly line: number }[];
  /** Every path of the commit. */
  readonly paths: readonly string[];
  /** What was not read, one reason each. */
  readonly leftOut: readonly string[];
}

export interface Bounds {
  readonly files: number;
  /** Bytes of all texts. */
  readonly bytes: number;
  readonly fileBytes: number;
  readonly steps: number;
  readonly mentions: number;
}

export const DEFAULT_BOUNDS: Bounds = {
  files: 250,
  bytes: 4 * 1024 * 1024,
  fileBytes: 256 * 1024,
  steps: 2,
  mentions: 4_000,
};

/** Names that are called everywhere say nothing about who uses a change. */
const COMMON =
  /^(?:\w{1,2}|get|set|run|main|init|new|add|put|map|key|name|test|call|load|save|open|close|read|write|start|stop|apply|update|create|delete|remove|constructor|toString|render|handle|index|value|data|item|list)$/i;
const MOST_WORDS = 60;
const LONGEST_NAME = 120;

/** Linear in the files it takes in. */
export async function readNeighbourhood(
  snapshot: RepositorySnapshot,
  change: readonly FileChange[],
  bounds: Bounds = DEFAULT_BOUNDS,
): Promise<Neighbourhood> {
  const all = await snapshot.files();
  const sizes = new Map(all.map(({ path, size }) => [path, size]));
  const paths = all.map(({ path }) => path);
  const resolve = importResolver(paths);
  const files = new Map<string, SourceFile>();
  const leftOut = new Set<string>();
  let bytes = 0;
  const take = async (wanted: readonly string[], distance: number): Promise<SourceFile[]> => {
    const fresh = [...new Set(wanted)].filter((path) => !files.has(path) && languageOf(path) !== undefined);
    const admitted = fresh.filter((path) => {
      const size = sizes.get(path) ?? 0;
      const why = isSecretLike(path)
        ? 'may hold secrets'
        : size > bounds.fileBytes
          ? `larger than ${bounds.fileBytes} bytes`
          : files.size + 1 > bounds.files || bytes + size > bounds.bytes
            ? `beyond ${bounds.files} files or ${bounds.bytes} bytes`
            : undefined;
      if (why === undefined) bytes += size;
      else leftOut.add(`${path}: ${why}`);
      return why === undefined && sizes.has(path);
    });
    const room = admitted.slice(0, Math.max(0, bounds.files - files.size));
    for (const path of admitted.slice(room.length)) leftOut.add(`${path}: beyond ${bounds.files} files`);
    const taken: SourceFile[] = [];
    const texts = await snapshot.texts(room);
    for (const path of room) if (!texts.has(path)) leftOut.add(`${path}: can't be read as text`);
    for (const [path, text] of texts) {
      const language = languageOf(path);
      if (language === undefined) continue;
      const outline = await outlineOf(text, language);
      const imports = [...new Set(outline.imports.flatMap(({ module }) => resolve(path, module)))].filter(
        (other) => other !== path,
      );
      const file = { path, language: language.name, outline, text, distance, imports };
      files.set(path, file);
      taken.push(file);
    }
    return taken;
  };

  const seeds = await take(
    change.filter(({ status, kind }) => status !== 'deleted' && kind === 'text').map(({ path }) => path),
    0,
  );
  const changed = seeds.flatMap((file) => changedSymbols(file, change));
  const calls: CallEdge[] = [];
  const seen = new Set<string>();
  let outward = seeds;
  let words = searchable([...changed.map(({ name }) => name), ...change.flatMap(removedNames)]);
  for (let step = 1; step <= bounds.steps; step += 1) {
    outward = await take(
      outward.flatMap(({ imports }) => imports),
      step,
    );
    const asked = words.slice(0, MOST_WORDS);
    if (words.length > asked.length)
      leftOut.add(`users of ${words.length - asked.length} further names: beyond ${MOST_WORDS} names`);
    const { hits, more } = await snapshot.mentions(asked, bounds.mentions, bounds.fileBytes);
    if (more)
      leftOut.add(`further uses of ${asked.slice(0, 3).join(', ')}…: beyond ${bounds.mentions} places`);
    await take(
      hits.map(({ path }) => path),
      step,
    );
    const found = callsOf(files, new Set(asked), hits);
    for (const call of found) {
      const key = `${call.path}\0${call.line}\0${call.callee}`;
      if (!seen.has(key)) calls.push(call);
      seen.add(key);
    }
    words = searchable(found.flatMap(({ caller }) => (caller === null ? [] : [caller]))).filter(
      (name) => !asked.includes(name),
    );
  }
  const list = [...files.values()];
  return {
    files: list,
    changed,
    calls,
    external: list
      .filter(({ distance }) => distance === 0)
      .flatMap(({ path, outline }) =>
        outline.imports
          .filter(({ module }) => resolve(path, module).length === 0)
          .map(({ module, line }) => ({ module, path, line })),
      ),
    paths,
    leftOut: [...leftOut],
  };
}

/** The innermost declarations that a changed line lies in. */
function changedSymbols({ path, outline }: SourceFile, change: readonly FileChange[]): ChangedSymbol[] {
  const file = change.find((each) => each.path === path);
  if (file === undefined) return [];
  const innermost = ownersOf(outline.symbols, outline.lines);
  const places = placesOnTheRight(file);
  const touched = new Set(places.map((line) => innermost[line]).filter((symbol) => symbol !== undefined));
  return [...touched].map((symbol) => ({ ...symbol, path }));
}

/** Lines of the head that were added, and where lines were taken out the line that now stands there. */
function placesOnTheRight({ hunks }: FileChange): number[] {
  return hunks.flatMap(({ newStart, lines }) => {
    let line = Math.max(1, newStart);
    return lines.flatMap((text) => {
      const at = line;
      if (text[0] === '-') return [at, Math.max(1, at - 1)];
      if (text[0] !== '\\') line += 1;
      return text[0] === '+' ? [at] : [];
    });
  });
}

/** Declarations that the change takes away; who used them is as much around it as who uses what is there. */
function removedNames(file: FileChange): string[] {
  const text = [...changedLines(file)].filter(({ side }) => side === 'LEFT').map((line) => line.text);
  return outlineOfLines(text.join('\n')).symbols.map(({ name }) => name);
}

/** Names that a search makes sense for. */
function searchable(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => name.length <= LONGEST_NAME && !COMMON.test(name));
}

/** The innermost symbol of each line; symbols come outer ones first. */
function ownersOf(symbols: readonly SourceSymbol[], lines: number): readonly (SourceSymbol | undefined)[] {
  const owners: (SourceSymbol | undefined)[] = new Array(lines + 1).fill(undefined);
  for (const symbol of symbols) owners.fill(symbol, symbol.line, symbol.endLine + 1);
  return owners;
}

function callsOf(
  files: ReadonlyMap<string, SourceFile>,
  names: ReadonlySet<string>,
  hits: readonly { readonly path: string }[],
): CallEdge[] {
  return [...new Set(hits.map(({ path }) => path))].flatMap((path) => {
    const outline = files.get(path)?.outline;
    if (outline === undefined) return [];
    const calls = outline.calls.filter(({ name }) => names.has(name));
    if (calls.length === 0) return [];
    const functions = ownersOf(
      outline.symbols.filter(({ kind }) => kind === 'function'),
      outline.lines,
    );
    return calls
      .map(
        ({ name, line }): CallEdge => ({ caller: functions[line]?.name ?? null, callee: name, path, line }),
      )
      .filter(({ caller, callee }) => caller !== callee);
  });
}
