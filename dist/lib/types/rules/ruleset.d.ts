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
/** The canonical set as a rules file; a text of several lines can't be a bullet and is written on one. */
export declare function renderRuleset({ rules }: Ruleset): string;
/** The fingerprint that a guard rule lists. */
export declare function fingerprintIn(rule: string): string | undefined;
