/** The ruleset as reviewers read it; an empty one adds no byte to a prompt. */
import { fingerprintIn, type Rule, type RuleKind, type Ruleset } from './ruleset.ts';

/** Layout of spec reference-facts 5, with the ids that a finding names. */
export function rulesPromptSection(ruleset: Ruleset): string {
  const { rules, digest } = ruleset;
  if (rules.length === 0) return '';
  const raise = list(rules, 'raise', 'Raise: report every violation; put the rule id into "category"');
  const guard = list(
    rules,
    'guard',
    'Guard: do not report what these cover; if you must, put the guard id into "category"',
  );
  return `\n## Review ruleset\n\nRuleset digest: ${digest}\n\n${raise}${guard}`;
}

function list(rules: readonly Rule[], kind: RuleKind, heading: string): string {
  // A fingerprint is code's business: the model can't know it.
  const own = rules.filter((rule) => rule.kind === kind && fingerprintIn(rule.text) === undefined);
  return own.length === 0
    ? ''
    : `### ${heading}\n\n${own.map(({ id, text }) => `- [${id}] ${text.replace(/\n/g, '\n  ')}\n`).join('')}\n`;
}
