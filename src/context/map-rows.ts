/** The rows of the map that need no model: scope, calls, declared contracts, asserted invariants, hot-spots, impact (f.7). */
import { isComment } from '../dimensions/code-words.ts';
import type { Location } from '../findings/finding.ts';
import type { MapRow, Section } from './map-row.ts';
import type { SourceFile } from './neighbourhood.ts';
import type { XRay } from './xray.ts';

type NewRow = Omit<MapRow, 'id'>;

const ASSERTS =
  /^\s*(?:assert\b|debug_assert|assert_\w*!|Preconditions\.|Objects\.requireNonNull|invariant\s*\(|require\s*\(\s*\w+\s*[<>=!]|CHECK_\w+\s*\(|DCHECK)|\bCHECK\s*\(|\bUNIQUE\b|\bNOT NULL\b|\bFOREIGN KEY\b|\bunique\s*=\s*True\b|@(?:NotNull|Unique|Min|Max|Size|Column\([^)]*unique)/;
/** Languages whose compiler holds a declared type. */
const COMPILED = new Set(['TypeScript', 'Java', 'Rust', 'C++', 'Go', 'C#', 'Kotlin', 'Swift', 'Scala']);
const SCHEMA = new Set(['Protocol Buffers', 'GraphQL', 'SQL']);
const TEST = /(?:^|\/)(?:__tests__|tests?|spec)\/|(?:^|\/)test_[^/]*$|[._-](?:test|spec)\.\w+$|_test\.\w+$/;
const MOST_A_SECTION = 120;

/** The rows, and how many a section was too long for. */
export function mapRowsOf(xray: XRay): { readonly rows: NewRow[]; readonly left: number } {
  const { around, hotSpots, entryPoints } = xray;
  const seeds = around.files.filter(({ distance }) => distance === 0);
  const rows: NewRow[] = [
    row('TS', `changed files: ${seeds.map(({ path }) => path).join(', ') || 'none that is code'}`, []),
    ...entryPoints.map(({ what, path, line }) => row('TS', `entry point ${path} ${what}`, [at(path, line)])),
    ...callRows(xray),
    ...seeds.flatMap(contractRows),
    ...seeds.flatMap(invariantRows),
    ...hotSpots.map(({ kind, direction, risk, path, line }) =>
      row('HS', `${kind}, ${direction}, risk ${risk}`, [at(path, line)]),
    ),
    ...impactRows(xray),
  ];
  const counts = new Map<Section, number>();
  const kept = rows.filter(({ section }) => {
    const number = (counts.get(section) ?? 0) + 1;
    counts.set(section, number);
    return number <= MOST_A_SECTION;
  });
  return { rows: kept, left: rows.length - kept.length };
}

function callRows({ around }: XRay): NewRow[] {
  return around.changed
    .filter(({ kind }) => kind === 'function')
    .slice(0, MOST_A_SECTION + 1)
    .map(({ name, path, line, endLine }) => {
      const own = around.files.find((file) => file.path === path);
      const callees = [
        ...new Set(
          (own?.outline.calls ?? [])
            .filter((call) => call.line >= line && call.line <= endLine)
            .map((call) => call.name),
        ),
      ];
      const callers = around.calls.filter(({ callee }) => callee === name);
      const from = callers.map((call) => `${call.caller ?? 'the top level'} (${call.path}:${call.line})`);
      return row(
        'CG',
        `${name} is called from ${from.slice(0, 12).join(', ') || 'nowhere that was read'}${from.length > 12 ? ` and ${from.length - 12} more places` : ''}; it calls ${callees.slice(0, 20).join(', ') || 'nothing'}`,
        [at(path, line), ...callers.slice(0, 12).map((call) => at(call.path, call.line))],
      );
    });
}

function contractRows({ path, language, outline }: SourceFile): NewRow[] {
  return outline.symbols
    .filter(({ kind, exported }) => kind === 'type' && (exported || SCHEMA.has(language)))
    .map(({ name, line }) =>
      row(
        'CF',
        `${language} declares the shape ${name}`,
        [at(path, line)],
        COMPILED.has(language) ? 'verified' : 'documented',
      ),
    );
}

function invariantRows({ path, text, outline }: SourceFile): NewRow[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.length < 400 && ASSERTS.test(line) && !isComment(line)
        ? [
            row(
              'INV',
              `a condition is enforced in ${symbolAt(outline, index + 1)}`,
              [at(path, index + 1)],
              'verified',
            ),
          ]
        : [],
    );
}

function symbolAt({ symbols }: SourceFile['outline'], line: number): string {
  return symbols.findLast((symbol) => symbol.line <= line && line <= symbol.endLine)?.name ?? 'this file';
}

function impactRows({ around }: XRay): NewRow[] {
  const changed = new Set(around.files.filter(({ distance }) => distance === 0).map(({ path }) => path));
  const users = around.files.filter(
    ({ distance, imports }) => distance > 0 && imports.some((path) => changed.has(path)),
  );
  const callers = [...new Set(around.calls.map(({ path }) => path))];
  const reached = [...new Set([...users.map(({ path }) => path), ...callers])];
  const tests = reached.filter((path) => TEST.test(path));
  const code = reached.filter((path) => !TEST.test(path));
  return [
    ...code.map((path) => row('IR', `${path} uses what changed`, [at(path, 1)])),
    ...tests.map((path) => row('IR', `${path} tests what changed`, [at(path, 1)])),
    ...(tests.length === 0 ? [row('IR', 'no test that was read uses what changed', [])] : []),
  ];
}

function row(
  section: Section,
  text: string,
  cites: readonly Location[],
  status: MapRow['status'] = null,
): NewRow {
  return { section, text, status, cites, note: '' };
}

function at(path: string, line: number): Location {
  return { path, line, endLine: null };
}
