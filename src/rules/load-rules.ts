/** The ruleset of a run: the named file or the default one, then the pipeline's own raise and guard entries. */
import { pythonStrip } from '../kernel/python-text.ts';
import { parseRules, type RulesReading } from './parse-rules.ts';
import { makeRule, makeRuleset, type Ruleset, readCanonicalRules } from './ruleset.ts';

export const DEFAULT_RULES = '.bernstein/review-rules.md';

/** The pipeline's `rules:` in one form; a path is relative to the pipeline file. */
export interface RulesSpec {
  readonly path: string | null;
  readonly raise: readonly string[];
  readonly guard: readonly string[];
}

export interface LoadedRules {
  readonly ruleset: Ruleset;
  /** Where the file is, as reports name it; null for inline rules alone. */
  readonly source: string | null;
  readonly warnings: RulesReading['warnings'];
}

/** The ruleset that a rules file states: a repository's own, or the canonical set that a run left. */
export function rulesetOfFile(text: string): RulesReading & { readonly ruleset: Ruleset } {
  const canonical = readCanonicalRules(text);
  const reading = canonical === undefined ? parseRules(text) : { rules: canonical, warnings: [] };
  return { ...reading, ruleset: makeRuleset(reading.rules) };
}

/** File rules first, then inline raise, then inline guard, as the reference orders them. */
export function combineRules(spec: RulesSpec, text: string | undefined, source: string): LoadedRules {
  const file = text === undefined ? { rules: [], warnings: [] } : parseRules(text);
  const inline = [
    ...spec.raise.map((rule) => makeRule('raise', pythonStrip(rule))),
    ...spec.guard.map((rule) => makeRule('guard', pythonStrip(rule))),
  ];
  return {
    ruleset: makeRuleset([...file.rules, ...inline]),
    source: text === undefined ? null : source,
    warnings: file.warnings,
  };
}
