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
export declare function makeRule(kind: RuleKind, text: string): Rule;
/** Rules in the order in which they were declared. */
export declare function makeRuleset(rules: readonly Rule[]): Ruleset;
export declare const EMPTY_RULESET: Ruleset;
/** The bytes that the digest is over. */
export declare function canonicalRuleset(rules: readonly Rule[]): string;
/**
 * The canonical set as a rules file that reads back to the same set. An inline rule that can't be a bullet (of several
 * lines, or empty) is shown on one line, and the set's canonical text stands above.
 */
export declare function renderRuleset({ rules }: Ruleset): string;
/** The rules of a file that `renderRuleset` wrote with its canonical text; undefined for every other file. */
export declare function readCanonicalRules(text: string): readonly Rule[] | undefined;
/** The fingerprint that a guard rule lists. */
export declare function fingerprintIn(rule: string): string | undefined;
