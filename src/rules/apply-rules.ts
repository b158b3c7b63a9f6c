/** Rules after the fact: which guard covers a finding, and which raise rule it follows. */
import { fingerprintIn, type Rule, type Ruleset } from './ruleset.ts';

/** The guard that covers a finding: its fingerprint is listed, or the model marked it with the guard's id. */
export function guardOf(ruleset: Ruleset, fingerprint: string, category: string | null): Rule | undefined {
  return ruleset.rules.find(
    (rule) => rule.kind === 'guard' && (fingerprintIn(rule.text) === fingerprint || isNamed(rule, category)),
  );
}

/** The raise rule that a finding names. */
export function raiseOf(ruleset: Ruleset, category: string | null): Rule | undefined {
  return ruleset.rules.find((rule) => rule.kind === 'raise' && isNamed(rule, category));
}

/** The line that rejects a finding for good, ready to be put under a Guard heading. */
export function guardLine(fingerprint: string): string {
  return `- fingerprint:${fingerprint}`;
}

function isNamed(rule: Rule, category: string | null): boolean {
  return category !== null && category.trim().toLowerCase() === rule.id.toLowerCase();
}
