import { type RulesReading } from './parse-rules.js';
import { type Ruleset } from './ruleset.js';
export declare const DEFAULT_RULES = ".bernstein/review-rules.md";
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
export declare function rulesetOfFile(text: string): RulesReading & {
    readonly ruleset: Ruleset;
};
/** File rules first, then inline raise, then inline guard, as the reference orders them. */
export declare function combineRules(spec: RulesSpec, text: string | undefined, source: string): LoadedRules;
