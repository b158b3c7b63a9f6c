/**
 * A repository's standard: what must be raised and what must not. Its digest is the reference's (spec
 * reference-facts 5): sorted by code point, without duplicates, so that order does not matter and words do.
 */
import { canonicalJson, compareCodePoints } from '../kernel/canonical-json.ts';
import { digestOf, sha256Hex } from '../kernel/digest.ts';
import { isJsonObject, readStrictJson } from '../kernel/json.ts';
import { pythonLines, pythonStrip } from '../kernel/python-text.ts';

export type RuleKind = 'raise' | 'guard';

export interface Rule {
  readonly kind: RuleKind;
  readonly text: string;
  /** `R-` or `G-` and six hex digits of the text's hash: stable when rules move. */
  readonly id: string;
}

export interface Ruleset {
  readonly rules: readonly Rule[];
  readonly digest: string;
}

export function makeRule(kind: RuleKind, text: string): Rule {
  return { kind, text, id: `${kind === 'raise' ? 'R' : 'G'}-${sha256Hex(text).slice(0, 6)}` };
}

/** Rules in the order in which they were declared. */
export function makeRuleset(rules: readonly Rule[]): Ruleset {
  return { rules, digest: digestOf(canonicalRuleset(rules)) };
}

export const EMPTY_RULESET: Ruleset = makeRuleset([]);

/** The bytes that the digest is over. */
export function canonicalRuleset(rules: readonly Rule[]): string {
  const texts = (kind: RuleKind): string[] =>
    [...new Set(rules.filter((rule) => rule.kind === kind).map(({ text }) => text))].sort(compareCodePoints);
  return canonicalJson({ guard: texts('guard'), raise: texts('raise'), v: 1 });
}

const CANONICAL_OPEN = '<!-- bernstein-review:ruleset ';
const CANONICAL_CLOSE = ' -->';

/**
 * The canonical set as a rules file that reads back to the same set. An inline rule that can't be a bullet (of several
 * lines, or empty) is shown on one line, and the set's canonical text stands above.
 */
export function renderRuleset({ rules }: Ruleset): string {
  const bullets = renderBullets(rules);
  if (rules.every(({ text }) => isBullet(text))) return bullets;
  const exact = canonicalRuleset(rules).replace(/[<>]/g, (character) =>
    character === '<' ? '\\u003c' : '\\u003e',
  );
  return `${CANONICAL_OPEN}${exact}${CANONICAL_CLOSE}\n\n${bullets}`;
}

/** The rules of a file that `renderRuleset` wrote with its canonical text; undefined for every other file. */
export function readCanonicalRules(text: string): readonly Rule[] | undefined {
  const end = text.indexOf(`${CANONICAL_CLOSE}\n\n`);
  if (!text.startsWith(CANONICAL_OPEN) || end < 0) return undefined;
  const reading = readStrictJson(text.slice(CANONICAL_OPEN.length, end));
  if (!reading.ok || !isJsonObject(reading.value)) return undefined;
  const { raise, guard } = reading.value;
  const listed = (kind: RuleKind, texts: unknown): Rule[] =>
    Array.isArray(texts) ? texts.map((entry) => makeRule(kind, String(entry))) : [];
  const rules = [...listed('raise', raise), ...listed('guard', guard)];
  // A file whose bullets say something else than its canonical text is nobody's ruleset.
  return renderRuleset(makeRuleset(rules)) === text ? rules : undefined;
}

function isBullet(text: string): boolean {
  return text !== '' && pythonStrip(text) === text && pythonLines(text).length === 1;
}

function renderBullets(rules: readonly Rule[]): string {
  const section = (kind: RuleKind, heading: string): string => {
    const texts = [...new Set(rules.filter((rule) => rule.kind === kind).map(({ text }) => text))].sort(
      compareCodePoints,
    );
    return texts.length === 0
      ? ''
      : `## ${heading}\n\n${texts.map((text) => `- ${pythonLines(text).join(' ')}\n`).join('')}\n`;
  };
  return `${section('raise', 'Raise')}${section('guard', 'Guard')}`;
}

/** `fingerprint:<id>`, with whatever a maintainer writes behind it. */
const FINGERPRINT = /^fingerprint\s*:\s*([0-9a-f]{6,64})\b/i;

/** The fingerprint that a guard rule lists. */
export function fingerprintIn(rule: string): string | undefined {
  return FINGERPRINT.exec(rule)?.[1]?.toLowerCase();
}
