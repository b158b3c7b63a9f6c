/** What is read around a change, what is left out of it, and that nobody sees what they must not (f.2, vector 11). */
import { describe, expect, expectTypeOf, it } from 'vitest';
import { parseDiff } from '../../src/change/parse-diff.ts';
import type { RepositorySnapshot } from '../../src/change/snapshot.ts';
import { ARTIFACTS, type ArtifactStore, makeArtifact, requireUnchanged } from '../../src/context/artifact.ts';
import { hotSpotsOf, risksOf } from '../../src/context/hot-spots.ts';
import {
  contaminationIn,
  isCommittedContext,
  MAY_SEE,
  mustNotSee,
  type Reader,
  requireClean,
  withoutCommittedContext,
} from '../../src/context/isolation.ts';
import type { ForCritic, ForPremise, ForReviewer, ForStructure } from '../../src/context/knowledge.ts';
import { findLeads, renderLeads } from '../../src/context/leads.ts';
import { mapRowsOf } from '../../src/context/map-rows.ts';
import { DEFAULT_BOUNDS, readNeighbourhood } from '../../src/context/neighbourhood.ts';
import { placeResolver } from '../../src/context/place-resolver.ts';
import { importResolver } from '../../src/context/resolve-import.ts';
import { makeXRay, renderStructure } from '../../src/context/xray.ts';

/** A commit in memory; `reads` counts the texts that were asked for. */
function snapshotOf(
  files: Record<string, string>,
): RepositorySnapshot & { reads: string[]; batches: number } {
  const reads: string[] = [];
  const self = {
    reads,
    batches: 0,
    files: async () => Object.entries(files).map(([path, text]) => ({ path, size: Buffer.byteLength(text) })),
    texts: async (paths: readonly string[]) => {
      self.batches += 1;
      reads.push(...paths);
      return new Map(
        paths.flatMap((path) => (files[path] === undefined ? [] : [[path, files[path]] as const])),
      );
    },
    mentions: async (words: readonly string[], limit: number) => {
      const hits = Object.entries(files).flatMap(([path, text]) =>
        text
          .split('\n')
          .flatMap((line, index) =>
            words
              .filter((word) => new RegExp(`\\b${word}\\b`).test(line))
              .map((word) => ({ path, line: index + 1, word })),
          ),
      );
      return { hits: hits.slice(0, limit), more: hits.length > limit };
    },
  };
  return self;
}

const changeOf = (path: string, line: number, text: string): ReturnType<typeof parseDiff> =>
  parseDiff(
    `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -${line},0 +${line},1 @@\n+${text}\n`,
  );

const CHAIN = {
  'src/rate.ts':
    "import { table } from './table';\nexport function rateOf(id: string) {\n  return table(id);\n}\n",
  'src/table.ts': "import { rows } from './rows';\nexport function table(id: string) { return rows(id); }\n",
  'src/rows.ts': "import pg from 'pg';\nexport function rows(id: string) { return pg.query('SELECT 1'); }\n",
  'src/order.ts':
    "import { rateOf } from './rate';\nexport function totalOf(id: string) {\n  return rateOf(id) * 2;\n}\n",
  'src/page.ts':
    "import { totalOf } from './order';\nexport function showTotal() {\n  return totalOf('a');\n}\n",
  'src/far.ts': "import { showTotal } from './page';\nexport const far = () => showTotal();\n",
  'src/order.test.ts': "import { totalOf } from './order';\nit('adds', () => totalOf('a'));\n",
  '.env': 'rateOf=secret\n',
  'docs/rates.md': '# Rates\n\nrateOf reads the table.\n',
};
const CHANGE = changeOf('src/rate.ts', 3, '  return table(id);');

describe('the neighbourhood', () => {
  it('goes two steps out on both sides, and no further', async () => {
    const around = await readNeighbourhood(snapshotOf(CHAIN), CHANGE);
    const distances = Object.fromEntries(around.files.map(({ path, distance }) => [path, distance]));
    expect(distances).toEqual({
      'src/rate.ts': 0,
      'src/table.ts': 1,
      'src/order.ts': 1,
      'src/rows.ts': 2,
      'src/page.ts': 2,
      'src/order.test.ts': 2,
    });
    expect(around.changed).toMatchObject([{ name: 'rateOf', path: 'src/rate.ts', line: 2, endLine: 4 }]);
    expect(
      around.calls.map(({ caller, callee, path, line }) => `${callee} from ${caller} ${path}:${line}`),
    ).toEqual([
      'rateOf from totalOf src/order.ts:3',
      'totalOf from showTotal src/page.ts:3',
      'totalOf from null src/order.test.ts:2',
    ]);
  });

  it('costs what the neighbourhood costs: a hundred times the repository reads the same files', async () => {
    const small = snapshotOf(CHAIN);
    const large = snapshotOf({
      ...CHAIN,
      ...Object.fromEntries(
        Array.from({ length: 900 }, (_, index) => [
          `lib/other${index}.ts`,
          `export const other${index} = ${index};\n`,
        ]),
      ),
    });
    await readNeighbourhood(small, CHANGE);
    await readNeighbourhood(large, CHANGE);
    expect(large.reads).toEqual(small.reads);
    expect(large.batches).toBe(small.batches);
  });

  it('lines that were only taken out have their function and their users around them', async () => {
    const deletion = parseDiff(
      'diff --git a/src/rate.ts b/src/rate.ts\n--- a/src/rate.ts\n+++ b/src/rate.ts\n@@ -3,1 +2,0 @@\n-  check(id);\n',
    );
    const around = await readNeighbourhood(snapshotOf(CHAIN), deletion);
    expect(around.changed.map(({ name }) => name)).toEqual(['rateOf']);
    expect(around.calls.map(({ path }) => path)).toContain('src/order.ts');
  });

  it('who used a declaration that is gone is around it too', async () => {
    const deletion = parseDiff(
      'diff --git a/src/table.ts b/src/table.ts\n--- a/src/table.ts\n+++ b/src/table.ts\n@@ -3,3 +2,0 @@\n-export function totalOf(id: string) {\n-  return 1;\n-}\n',
    );
    const around = await readNeighbourhood(snapshotOf(CHAIN), deletion);
    expect(around.files.map(({ path }) => path)).toContain('src/page.ts');
  });

  it('a file that a deletion took away is no seed, and its users are found', async () => {
    const { 'src/rate.ts': _, ...rest } = CHAIN;
    const deletion = parseDiff(
      'diff --git a/src/rate.ts b/src/rate.ts\ndeleted file mode 100644\n--- a/src/rate.ts\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-export function rateOf(id: string) {}\n',
    );
    const around = await readNeighbourhood(snapshotOf(rest), deletion);
    expect(around.files.map(({ path, distance }) => `${path} ${distance}`)).toContain('src/order.ts 1');
  });

  it('names what a bound left out, and never reads what may hold secrets', async () => {
    const snapshot = snapshotOf({
      ...CHAIN,
      'src/secrets.json': '{}',
      'src/big.ts': `import './rate';\nrateOf();\n${'x'.repeat(5_000)}`,
    });
    const around = await readNeighbourhood(snapshot, CHANGE, {
      ...DEFAULT_BOUNDS,
      files: 3,
      fileBytes: 1_000,
    });
    expect(around.files).toHaveLength(3);
    expect(around.leftOut.join('\n')).toContain('src/big.ts: larger than 1000 bytes');
    expect(around.leftOut.join('\n')).toMatch(/src\/\w+(?:\.test)?\.ts: beyond 3 files/);
    expect(snapshot.reads).not.toContain('.env');
  });

  it.each([
    ['src/a.ts', './b', ['src/b.ts']],
    ['src/a.ts', './b.js', ['src/b.ts']],
    ['src/a.ts', '../lib', ['lib/index.ts']],
    ['src/a.ts', 'react', []],
    ['pkg/m/a.py', '.b', ['pkg/m/b.py']],
    ['pkg/m/a.py', '..n', ['pkg/n/__init__.py']],
    ['pkg/m/a.py', 'pkg.m.b', ['pkg/m/b.py']],
    ['A.java', 'com.acme.Order', ['src/main/java/com/acme/Order.java']],
    ['cmd/main.go', 'example.org/shop/internal/db', ['internal/db/db.go', 'internal/db/pool.go']],
    ['src/lib.rs', 'mod rates', ['src/rates.rs']],
    ['src/lib.rs', 'crate::rates::', ['src/rates.rs']],
    ['app/x.cpp', 'util/list.h', ['include/util/list.h']],
    ['src/a.ts', 'same', []],
  ])('%s imports %s: %j', (from, module, expected) => {
    const resolve = importResolver([
      'src/a.ts',
      'src/b.ts',
      'lib/index.ts',
      'pkg/m/a.py',
      'pkg/m/b.py',
      'pkg/n/__init__.py',
      'src/main/java/com/acme/Order.java',
      'internal/db/db.go',
      'internal/db/pool.go',
      'internal/db/db_test.go',
      'src/rates.rs',
      'include/util/list.h',
      'x/same.ts',
      'y/same.ts',
    ]);
    expect(resolve(from, module)).toEqual(expected);
  });
});

describe('what is made of it', () => {
  it('rows without a model: calls, contracts, enforced conditions, hot-spots, impact', async () => {
    const files = {
      ...CHAIN,
      'src/rate.ts':
        "import { table } from './table';\nexport function rateOf(id: string) {\n  assert(id !== '');\n  fetch('/rates');\n  return table(id);\n}\nexport interface Rate { a: number }\n",
    };
    const xray = makeXRay(
      await readNeighbourhood(snapshotOf(files), changeOf('src/rate.ts', 3, "  assert(id !== '');")),
    );
    const rows = mapRowsOf(xray).rows.map(
      ({ section, text, status, cites }) =>
        `${section} ${status} ${text} ${cites.map(({ path, line }) => `${path}:${line}`).join(' ')}`,
    );
    expect(rows).toContain(
      'CG null rateOf is called from totalOf (src/order.ts:3); it calls assert, fetch, table src/rate.ts:2 src/order.ts:3',
    );
    expect(rows).toContain('INV verified a condition is enforced in rateOf src/rate.ts:3');
    expect(rows).toContain('CF verified TypeScript declares the shape Rate src/rate.ts:7');
    expect(rows).toContain('HS null HTTP out, outbound, risk medium src/rate.ts:4');
    expect(rows).toContain('IR null src/order.test.ts tests what changed src/order.test.ts:1');
    expect(renderStructure(xray)).toContain(
      '- src/rate.ts: TypeScript, 7 lines, 1 functions, 0 classes, 1 imports, changed',
    );
  });

  it('leads are pointers to documents and tests, never to secrets or to context that somebody committed', async () => {
    const snapshot = snapshotOf({ ...CHAIN, '.codebase-xray/a.md': 'rateOf\n', 'README.md': '# Shop\n' });
    const around = await readNeighbourhood(snapshot, CHANGE);
    const leads = await findLeads(snapshot, CHANGE, around.changed);
    expect(leads.leads).toEqual([
      { concept: 'rateOf', document: 'docs/rates.md', line: 3, status: 'documented' },
    ]);
    expect(leads.navigation).toEqual(['README.md']);
    const text = renderLeads(leads);
    expect(text).not.toMatch(/\.env|codebase-xray/);
  });

  it('hot-spots and risks are places, not comments', () => {
    const file = {
      path: 'a.py',
      language: 'Python',
      outline: { lines: 4, symbols: [], imports: [], calls: [] },
      distance: 0,
      imports: [],
      text: "# requests.get\nrequests.get('x')\ntry: pass\nexcept Exception:\n  pass  # TODO later\n",
    };
    expect(hotSpotsOf(file).map(({ kind, line }) => `${kind} ${line}`)).toEqual(['HTTP out 2']);
    expect(risksOf(file).map(({ what, line }) => `${what} ${line}`)).toEqual([
      'catches everything 4',
      'says itself that it is not done 5',
    ]);
  });

  it('a place resolves where the head has that line, asked in one batch', async () => {
    const snapshot = snapshotOf(CHAIN);
    const resolves = placeResolver(snapshot, [['src/rate.ts', CHAIN['src/rate.ts']]]);
    const at = (path: string, line: number): { path: string; line: number; endLine: null } => ({
      path,
      line,
      endLine: null,
    });
    expect(
      await Promise.all([
        resolves(at('src/rate.ts', 4)),
        resolves(at('src/rate.ts', 5)),
        resolves(at('src/rows.ts', 2)),
        resolves(at('src/rows.ts', 3)),
        resolves(at('src/none.ts', 1)),
        resolves(at('src/table.ts', 0)),
      ]),
    ).toEqual([true, false, true, false, false, false]);
    expect(snapshot.batches).toBe(1);
  });
});

describe('isolation', () => {
  const artifacts = ARTIFACTS.map((name) => makeArtifact(name, `body of ${name}`, `word-of-${name}`));
  const READERS = Object.keys(MAY_SEE) as Reader[];

  it.each(READERS.flatMap((reader) => ARTIFACTS.map((name) => [reader, name] as const)))(
    'vector 11: %s and %s',
    (reader, name) => {
      const text = artifacts.find((artifact) => artifact.name === name)?.text ?? '';
      const allowed = MAY_SEE[reader].includes(name);
      expect(contaminationIn(text, reader, artifacts)).toBe(allowed ? undefined : name);
      if (allowed) expect(() => requireClean(text, reader, artifacts)).not.toThrow();
      else
        expect(() => requireClean(text, reader, artifacts)).toThrow(
          `holds the ${name}, which it must not see`,
        );
      expect(mustNotSee(reader).includes(name)).toBe(!allowed);
    },
  );

  it('what a reader must not see is no field of what its part of a prompt is made of', () => {
    type Marked = keyof ForReviewer['artifacts'][number];
    expectTypeOf<keyof ForReviewer>().toEqualTypeOf<'artifacts' | 'mode' | 'rows' | 'structure'>();
    expectTypeOf<keyof ForStructure>().toEqualTypeOf<'artifacts' | 'structure'>();
    expectTypeOf<keyof ForCritic>().toEqualTypeOf<'artifacts' | 'risks' | 'rows'>();
    expectTypeOf<Marked>().toEqualTypeOf<'canary' | 'name'>();
    expectTypeOf<keyof ForStructure['artifacts'][number]>().toEqualTypeOf<Marked>();
    expectTypeOf<keyof ForCritic['artifacts'][number]>().toEqualTypeOf<Marked>();
    expectTypeOf<keyof ForPremise>().toEqualTypeOf<'artifacts' | 'mode' | 'rows'>();
  });

  it('the auditor may see leads alone; lenses, gate and raw reviewers nothing', () => {
    expect(MAY_SEE.auditor).toEqual(['leads']);
    for (const reader of ['lens', 'gate', 'raw'] as const) expect(MAY_SEE[reader]).toEqual([]);
    expect(MAY_SEE['structural-entropy']).toEqual(['xray']);
    for (const reader of ['reviewer', 'logic-integrity'] as const)
      expect(MAY_SEE[reader]).not.toContain('claims');
  });

  it('vector 11: a frozen document that was edited or is gone is an error', async () => {
    const kept = new Map<string, string>();
    const store: ArtifactStore = {
      write: async (file, text) => void kept.set(file, text),
      read: async (file) => kept.get(file),
    };
    const [leads] = artifacts;
    if (leads === undefined) throw new Error('no artifact');
    await expect(requireUnchanged(store, leads)).rejects.toThrow('was changed after it was written');
    await store.write(leads.file, leads.text);
    await expect(requireUnchanged(store, leads)).resolves.toBeUndefined();
    await store.write(leads.file, `${leads.text} `);
    await expect(requireUnchanged(store, leads)).rejects.toThrow('was changed after it was written');
  });

  it('committed context is masked for whoever must derive their own', async () => {
    const reader = withoutCommittedContext({
      list: async (directory) =>
        directory === '' ? ['src/', '.codebase-xray/', '.team-review-7/', 'a.ts'] : ['x.md'],
      read: async (path) => path,
      search: async () => [
        { path: '.deep-dive/a.md', line: 1, text: 'x' },
        { path: 'a.ts', line: 1, text: 'x' },
      ],
    });
    expect(await reader.list('')).toEqual(['src/', 'a.ts']);
    expect(await reader.list('.codebase-xray')).toBeUndefined();
    expect(await reader.read('.team-review/old.md')).toBeUndefined();
    expect(await reader.search('x')).toMatchObject([{ path: 'a.ts' }]);
    expect(isCommittedContext('src/codebase-xray.ts')).toBe(false);
  });
});
