/** The pipeline file: the reference's cases, with each deviation named, and ours. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { parsePipeline } from '../../src/pipeline/parse.ts';
import { positionOfValue } from '../../src/pipeline/position-map.ts';
import { formatProblem } from '../../src/pipeline/problem.ts';
import { readYaml } from '../../src/pipeline/yaml-document.ts';

interface Case {
  name: string;
  yaml: string;
  expect: { ok: boolean; line?: number | null; model?: Record<string, unknown> };
}
const cases = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/pipeline-schema.json'), 'utf8'))
  .cases as Case[];

/** Where we differ from the reference on purpose, and why. */
const DEVIATIONS: Record<string, string> = {
  'stage name is a date': 'YAML 1.2 reads text',
  'stage name is sexagesimal': 'YAML 1.2 reads text',
  'pass_threshold exponent without dot is a string': 'YAML 1.2 reads a number',
  'block_on_fail yes': 'YAML 1.2 reads text',
  'parallelism octal': 'YAML 1.2 reads decimal 10',
  'weight NaN is accepted': 'a weight that is no number decides nothing',
  'weight for a role nobody has is accepted': 'a weight without effect is an error',
  'duplicate yaml keys: last wins': 'a key that appears twice is an error',
};

const parse = (text: string) => parsePipeline(text, { template: () => true, rules: () => true });
const lines = (text: string): string[] => parse(text).problems.map((problem) => formatProblem('f', problem));

describe('the reference cases', () => {
  it.each(cases.filter(({ name }) => !(name in DEVIATIONS)).map((each) => [each.name, each] as const))(
    '%s',
    (_, each) => {
      const { pipeline, problems } = parse(each.yaml);
      if (each.expect.ok) {
        expect(problems).toEqual([]);
        expect(pipeline).toMatchObject({ ...each.expect.model, rules: pipeline?.rules });
      } else {
        expect(problems.length).toBeGreaterThan(0);
        if (each.expect.line) expect(problems.map(({ line }) => line)).toContain(each.expect.line);
      }
    },
  );

  it.each(Object.entries(DEVIATIONS))('deviates on purpose: %s (%s)', (name) => {
    const each = cases.find((candidate) => candidate.name === name);
    const { problems, pipeline } = parse(each?.yaml ?? '');
    if (name === 'parallelism octal') expect(pipeline?.stages[0]?.parallelism).toBe(10);
    else expect(problems.length === 0).toBe(!each?.expect.ok);
  });
});

const minimal = 'stages:\n  - name: a\n    agents: [{ role: r }]\n';

describe('problems', () => {
  it.each<[string, string, string[]]>([
    [
      'a near miss at the top',
      `pass_treshold: 1\n${minimal}`,
      ['f:1:1: pass_treshold: unknown key; did you mean "pass_threshold"?'],
    ],
    [
      'a near miss deep down',
      `${minimal}limits:\n  max_cals: 3\n`,
      ['f:5:3: limits.max_cals: unknown key; did you mean "max_calls"?'],
    ],
    ['keys twice', `name: a\nname: b\n${minimal}`, ['f:2:1: name: key appears twice; remove one of them']],
    [
      'two stages of one name',
      'stages:\n  - { name: a, agents: [{ role: r }] }\n  - { name: a, agents: [{ role: r }] }\n',
      ['f:3:13: stages.1.name: stage name "a" is used twice (also stages.0); names must differ'],
    ],
    [
      'a panel without anything before it, and a lens that is none',
      minimal.replace('name: a', 'name: a\n    kind: panel'),
      [
        'f:3:11: stages.0.kind: a panel needs a stage of kind "review" before it',
        "f:4:22: stages.0.agents.0.role: a panel's agents are its lenses: premise, reachability, false_positive, severity",
      ],
    ],
    [
      'an unknown adapter',
      minimal.replace('role: r', 'role: r, adapter: claud'),
      ['f:3:34: stages.0.agents.0.adapter: must be one of'],
    ],
    [
      'a number where text is wanted',
      minimal.replace('role: r', 'role: r, model: 4e5'),
      ['f:3:32: stages.0.agents.0.model: must be text, but is `4e5`: put it in quotes'],
    ],
    [
      'a command without its adapter',
      minimal.replace('role: r', 'role: r, adapter: static, command: [x]'),
      [
        'f:3:51: stages.0.agents.0.command: "command" belongs to adapter "command", but the adapter here is "static"',
      ],
    ],
    [
      'an adapter without its command',
      minimal.replace('role: r', 'role: r, adapter: command'),
      ['f:3:34: stages.0.agents.0.adapter: adapter "command" needs the key "command" in this agent'],
    ],
    [
      'a value that starts a tag',
      `ignore: !dist/**\n${minimal}`,
      ['f:1:9: invalid YAML: unknown scalar tag !<!dist/**> (a value that starts with ! needs quotes)'],
    ],
    [
      'an alias to nothing',
      `name: *nobody\n${minimal}`,
      ['f:1:7: invalid YAML: unidentified alias "nobody"'],
    ],
    ['a harmless __proto__', `__proto__: { a: 1 }\n${minimal}`, ['f:1:1: __proto__: unknown key']],
    ['zero bytes', '', ['f:1:1: pipeline file is empty']],
    ['comments only', '# nothing\n\n', ['f:1:1: pipeline file is empty']],
  ])('%s', (_, text, expected) => {
    const found = lines(text);
    expect(found).toHaveLength(expected.length);
    expected.forEach((start, index) => {
      expect(found[index]).toContain(start);
    });
  });

  it('names a template that is nowhere', () => {
    const { problems } = parsePipeline(minimal.replace('role: r', 'role: r, prompt_template: x.md'), {
      template: () => false,
      rules: () => false,
    });
    expect(problems).toMatchObject([{ path: 'stages.0.agents.0.prompt_template', line: 3 }]);
  });

  it('accepts merge keys and aliases, as the reference does', () => {
    const text =
      'stages:\n  - &base\n    name: a\n    parallelism: 3\n    agents: [{ role: r }]\n  - <<: *base\n    name: b\n';
    expect(parse(text).pipeline?.stages[1]).toMatchObject({ name: 'b', parallelism: 3 });
  });

  it('ends an expansion attack', () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x,x]',
      ...[...'bcdefghi'].map(
        (name, index) => `${name}: &${name} [${Array(10).fill(`*${'abcdefghi'[index]}`).join(',')}]`,
      ),
      minimal,
    ].join('\n');
    expect(parse(bomb).problems.length).toBeGreaterThan(0);
  });
});

describe('dialect warnings', () => {
  it.each([
    [`name: on\n${minimal}`, 'name', 'a boolean'],
    [
      `name: "x"\n${minimal.replace('name: a', 'name: a\n    parallelism: 010')}`,
      'stages.0.parallelism',
      'an octal number',
    ],
    [`name: 1:30\n${minimal}`, 'name', 'a base-60 number'],
    [`pass_threshold: 5e-1\n${minimal}`, 'pass_threshold', 'text'],
    [`name: use #tag\n${minimal}`, 'name', 'starts a comment'],
  ])('%j', (text, path, word) => {
    const { warnings, problems } = parse(text);
    expect(problems).toEqual([]);
    expect(warnings).toMatchObject([{ path, message: expect.stringContaining(word) }]);
  });

  it('has none for a plain file', () => {
    expect(parse(`name: "on"\n${minimal}`).warnings).toEqual([]);
  });
});

it('finds the same positions as an independent YAML reader', () => {
  const key = fc.stringMatching(/^[a-z]{1,6}$/);
  const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      fc.integer({ min: 0, max: 99 }),
      fc.boolean(),
      fc.stringMatching(/^[a-z]{1,8}$/),
      fc.array(tie('node'), { maxLength: 3 }),
      fc.dictionary(key, tie('node'), { maxKeys: 3 }),
    ),
  })).node;
  const render = (node: unknown, indent: string): string => {
    if (Array.isArray(node))
      return node.length === 0
        ? ' []'
        : node.map((item) => `\n${indent}- ${render(item, `${indent}  `).trimStart()}`).join('');
    if (typeof node === 'object' && node !== null) {
      const entries = Object.entries(node);
      return entries.length === 0
        ? ' {}'
        : entries.map(([name, item]) => `\n${indent}${name}:${render(item, `${indent}  `)}`).join('');
    }
    return ` ${JSON.stringify(node)}`;
  };
  fc.assert(
    fc.property(fc.dictionary(key, value, { minKeys: 1, maxKeys: 4 }), (tree) => {
      const text = `${render(tree, '').trimStart()}\n`;
      const reading = readYaml(text);
      expect(reading.ok).toBe(true);
      if (!reading.ok) return;
      const counter = new LineCounter();
      const oracle = parseDocument(text, { lineCounter: counter });
      const visit = (node: unknown, path: (string | number)[]): void => {
        if (isMap(node))
          for (const pair of node.items)
            visit(pair.value, [...path, String(isScalar(pair.key) ? pair.key.value : '')]);
        else if (isSeq(node)) for (const [index, item] of node.items.entries()) visit(item, [...path, index]);
        const range = (node as { range?: [number, number, number] }).range;
        if (!range) return;
        const { line, col } = counter.linePos(range[0]);
        expect(positionOfValue(reading.document, path)).toEqual({ line, column: col });
      };
      visit(oracle.contents, []);
    }),
    { numRuns: 200 },
  );
});

describe('context and dimensions', () => {
  const stages = (agent = '{ role: a }', kind = 'review'): string =>
    `stages:\n  - { name: r, agents: [{ role: x, dimension: security }] }\n  - { name: s, kind: ${kind}, agents: [${agent}] }\n`;
  it.each<[string, string, string[]]>([
    ['built', `context: { build: true }\n${stages()}`, []],
    [
      'read',
      `context: { xray: docs/xray, interconnect: docs/map.md, provenance: a.md, claims: b.md }\n${stages()}`,
      [],
    ],
    ['switched off', `context: { build: false }\n${stages()}`, []],
    [
      'built and read',
      `context: { build: true, claims: b.md }\n${stages()}`,
      [
        'f:1:33: context.claims: context is built in this run (build: true), so "claims" has no effect; remove one',
      ],
    ],
    [
      'nothing',
      `context: {}\n${stages()}`,
      ['f:1:10: context: context needs build: true, or a path (xray, interconnect, provenance, claims)'],
    ],
    [
      'a typo',
      `context: { buildd: true }\n${stages()}`,
      [expect.stringContaining('did you mean "build"?') as unknown as string],
    ],
    ['a dimension of one’s own', stages('{ role: a, dimension: tax }'), []],
    [
      'auto without signals',
      stages('{ role: a, dimension: securty, when: auto }'),
      [expect.stringContaining('no signals are known for "securty"') as unknown as string],
    ],
    [
      'auto without a dimension',
      stages('{ role: a, when: auto }'),
      ['f:3:56: stages.1.agents.0.when: "when" needs a "dimension" to decide by'],
    ],
    [
      'in a panel',
      stages('{ role: premise, dimension: security }', 'panel'),
      ['f:3:66: stages.1.agents.0.dimension: "dimension" belongs to a reviewer, in a stage of kind "review"'],
    ],
    ['listed', `dimensions: [security]\n${stages()}`, []],
    ['all', `dimensions: all\n${stages()}`, []],
    [
      'listed and nobody’s',
      `dimensions: [secruity]\n${stages()}`,
      ['f:1:14: dimensions.0: no reviewer has the dimension "secruity"; did you mean "security"?'],
    ],
  ])('%s', (_, text, expected) => {
    const found = lines(text);
    expect(found).toHaveLength(expected.length);
    for (const [index, line] of expected.entries()) expect(found[index]).toEqual(line);
  });
});
