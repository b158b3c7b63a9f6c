/**
 * A repository's standard: what must be raised and what must not. Its digest is the reference's (spec
 * reference-facts 5): sorted by code point, without duplicates, so that order does not matter and words do.
 */
import { canonicalJson, compareCodePoints } from '../kernel/canonical-json.ts';
import { digestOf, sha256Hex } from '../kernel/digest.ts';

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

/** The canonical set as a rules file; a text of several lines can't be a bullet and is written on one. */
export function renderRuleset({ rules }: Ruleset): string {
  const section = (kind: RuleKind, heading: string): string => {
    const texts = [...new Set(rules.filter((rule) => rule.kind === kind).map(({ text }) => text))].sort(
      compareCodePoints,
    );
    return texts.length === 0
      ? ''
      : `## ${heading}\n\n${texts.map((text) => `- ${text.replace(/\s*\n\s*/g, ' ')}\n`).join('')}\n`;
  };
  return `${section('raise', 'Raise')}${section('guard', 'Guard')}`;
}

/** `fingerprint:<id>`, with whatever a maintainer writes behind it. */
const FINGERPRINT = /^fingerprint\s*:\s*([0-9a-f]{6,64})\b/i;

/** The fingerprint that a guard rule lists. */
export function fingerprintIn(rule: string): string | undefined {
  return FINGERPRINT.exec(rule)?.[1]?.toLowerCase();
}
