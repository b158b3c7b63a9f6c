/** The ruleset: the reference's digests, and warnings for what it loses in silence. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardOf, raiseOf } from '../../src/rules/apply-rules.ts';
import { combineRules } from '../../src/rules/load-rules.ts';
import { parseRules } from '../../src/rules/parse-rules.ts';
import { rulesPromptSection } from '../../src/rules/prompt-section.ts';
import {
  canonicalRuleset,
  EMPTY_RULESET,
  makeRule,
  makeRuleset,
  renderRuleset,
} from '../../src/rules/ruleset.ts';

interface Case {
  name: string;
  form: 'markdown' | 'pipeline-mapping';
  input?: string;
  rules_mapping?: { raise?: string[]; guard?: string[]; raise_rules?: string[]; guard_rules?: string[] };
  default_file?: string | null;
  rules: { kind: string; text: string }[];
  canonical: string;
  digest: string;
}
const vectors = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/ruleset-digests.json'), 'utf8'),
);

describe('the reference cases', () => {
  it.each((vectors.cases as Case[]).map((each) => [each.name, each] as const))('%s', (_, each) => {
    const mapping = each.rules_mapping ?? {};
    const spec = {
      path: null,
      raise: mapping.raise ?? mapping.raise_rules ?? [],
      guard: mapping.guard ?? mapping.guard_rules ?? [],
    };
    const { ruleset } = combineRules(
      spec,
      each.form === 'markdown' ? each.input : (each.default_file ?? undefined),
      'x',
    );
    expect(ruleset.rules.map(({ kind, text }) => ({ kind, text }))).toEqual(each.rules);
    expect(canonicalRuleset(ruleset.rules)).toBe(each.canonical);
    expect(ruleset.digest).toBe(each.digest);
  });

  it('the empty set has its stable digest, and adds no byte to a prompt', () => {
    expect(EMPTY_RULESET.digest).toBe(vectors.empty_set_digest);
    expect(rulesPromptSection(EMPTY_RULESET)).toBe('');
  });
});

it.each([
  ['- rule\n  goes on\n', 3, 'goes on under a bullet'],
  ['- rule\n    - nested\n', 3, 'four or more'],
  ['1. first\n', 2, 'numbered item'],
  ['- rule\n```\n## Guard\n```\n', 4, 'inside a code fence'],
])('warns about what is lost in %j', (body, line, word) => {
  expect(parseRules(`## Raise\n${body}`).warnings).toEqual([
    { line, message: expect.stringContaining(word) },
  ]);
});

it.each([
  ['\ufeff## Raise\n- a\n', 1, 'byte order mark'],
  ['## Raise\n- a\n### Net\n- b\n', 4, 'ends its rules'],
  ['##Raise\n- a\n', 1, 'needs a blank'],
  ['## Guard\n- `fingerprint:abcdef012345`\n', 2, 'matches nothing'],
  ['## Raise\n- fingerprint:abcdef012345\n', 2, 'under Guard only'],
  ['## Raise\n- caf\ufffd\n', 2, 'not UTF-8'],
])('warns about what works in no way in %j', (text, line, word) => {
  expect(parseRules(text).warnings).toContainEqual({ line, message: expect.stringContaining(word) });
});

it('takes a fingerprint in any case and with a blank', () => {
  const ruleset = makeRuleset([makeRule('guard', 'Fingerprint: ABCDEF012345 agreed')]);
  expect(guardOf(ruleset, 'abcdef012345', null)).toBe(ruleset.rules[0]);
});

it('has no warning for prose and plain rules', () => {
  expect(
    parseRules('# Rules\n\nSome prose\n1. numbered prose\n\n## Raise\n\n- a\n- b\n\nProse between.\n')
      .warnings,
  ).toEqual([]);
});

it('renders the canonical set so that it reads back with the same digest', () => {
  const text = fc.stringMatching(/^[a-zA-Z`'][a-zA-Z0-9 .`'()-]{0,30}[a-z.]$/);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('raise' as const, 'guard' as const), text), { maxLength: 8 }),
      (rules) => {
        const ruleset = makeRuleset(rules.map(([kind, words]) => makeRule(kind, words)));
        expect(makeRuleset(parseRules(renderRuleset(ruleset)).rules).digest).toBe(ruleset.digest);
      },
    ),
  );
});

it('knows a guard by fingerprint or by its id, and a raise rule by its id', () => {
  const ruleset = makeRuleset([
    makeRule('guard', 'fingerprint:abcdef012345 rejected in review 7'),
    makeRule('guard', 'assert in tests is fine'),
    makeRule('raise', 'no sockets without deadline'),
  ]);
  const [print, guard, raise] = ruleset.rules;
  expect(guardOf(ruleset, 'abcdef012345', null)).toBe(print);
  expect(guardOf(ruleset, 'abcdef012346', null)).toBeUndefined();
  expect(guardOf(ruleset, 'x', guard?.id ?? '')).toBe(guard);
  expect(guardOf(ruleset, 'x', raise?.id ?? '')).toBeUndefined();
  expect(raiseOf(ruleset, raise?.id ?? '')).toBe(raise);
});

it('the shipped example has four raise and three guard rules', () => {
  const { rules, warnings } = parseRules(
    readFileSync(join(import.meta.dirname, '../../templates/review/review-rules.example.md'), 'utf8'),
  );
  expect(rules.map(({ kind }) => kind)).toEqual([
    'raise',
    'raise',
    'raise',
    'raise',
    'guard',
    'guard',
    'guard',
  ]);
  expect(warnings).toEqual([]);
});
