import { type Rule } from './ruleset.js';
export interface RulesReading {
    readonly rules: readonly Rule[];
    readonly warnings: readonly {
        readonly line: number;
        readonly message: string;
    }[];
}
export declare function parseRules(text: string): RulesReading;
