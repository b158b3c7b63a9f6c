/**
 * A rules file → rules, exactly as the reference reads it (spec reference-facts 5; vectors ruleset-digests.json),
 * and a warning with its line for everything that the reference loses in silence.
 */
import { pythonLines, pythonStrip, PYTHON_SPACE_CLASS as SPACE } from '../kernel/python-text.ts';
import { fingerprintIn, makeRule, type Rule, type RuleKind } from './ruleset.ts';

export interface RulesReading {
  readonly rules: readonly Rule[];
  readonly warnings: readonly { readonly line: number; readonly message: string }[];
}

const HEADING = new RegExp(`^${SPACE}{0,3}#{1,6}${SPACE}+(.*)$`, 's');
const BULLET = new RegExp(`^${SPACE}{0,3}[-*+]${SPACE}+(.*)$`, 's');
const DEEP_BULLET = new RegExp(`^${SPACE}{4,}[-*+]${SPACE}+`, 's');
const NUMBERED = new RegExp(`^${SPACE}*\\d+[.)]${SPACE}+`, 's');
const FENCE = new RegExp(`^${SPACE}{0,3}(\`\`\`|~~~)`);

const GLUED = /^ {0,3}#{1,6}(?:raise|guard)/i;
const FINGERPRINT = /fingerprint\s*:/i;

export function parseRules(text: string): RulesReading {
  const rules: Rule[] = [];
  const warnings: { line: number; message: string }[] = [];
  let section: RuleKind | undefined;
  let fenced = false;
  let afterBullet = false;
  let level = 0;
  let left: { kind: RuleKind; level: number } | undefined;
  pythonLines(text).forEach((line, index) => {
    const warn = (message: string): void => {
      warnings.push({ line: index + 1, message });
    };
    if (FENCE.test(line)) fenced = !fenced;
    if (index === 0 && line.startsWith('\ufeff'))
      warn('a byte order mark hides a heading in the first line; save the file without it');
    if (line.includes('\ufffd')) warn('the line is not UTF-8, so its text is not what was written');
    if (GLUED.test(line)) warn('a heading needs a blank behind its #; this line is prose');
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) {
      const kind = sectionOf(heading);
      const depth = /#+/.exec(line)?.[0].length ?? 0;
      left =
        kind !== undefined
          ? undefined
          : section !== undefined && depth > level
            ? { kind: section, level }
            : left !== undefined && depth > left.level
              ? left
              : undefined;
      section = kind;
      level = depth;
      afterBullet = false;
      if (fenced)
        warn(
          'a heading inside a code fence counts as a heading of the rules; indent it by four blanks, or move it',
        );
      return;
    }
    const bullet = BULLET.exec(line)?.[1];
    const rule = bullet === undefined ? '' : pythonStrip(bullet);
    if (section === undefined) {
      if (rule !== '' && left !== undefined)
        warn(`a heading below "${left.kind}" ends its rules, so this bullet is none; take that heading out`);
      return;
    }
    if (section === 'raise' && FINGERPRINT.test(rule)) warn('a fingerprint works under Guard only');
    if (section === 'guard' && FINGERPRINT.test(rule) && fingerprintIn(rule) === undefined)
      warn(
        'this fingerprint matches nothing; write the line as `- fingerprint:<id>`, as the report gives it',
      );
    if (rule !== '') {
      rules.push(makeRule(section, rule));
      afterBullet = true;
      return;
    }
    if (pythonStrip(line) === '') {
      afterBullet = false;
      return;
    }
    if (DEEP_BULLET.test(line))
      warn('a bullet indented by four or more is no rule; indent it by three at most');
    else if (NUMBERED.test(line)) warn('a numbered item is no rule; write it as a bullet');
    else if (afterBullet && !FENCE.test(line))
      warn('a line that goes on under a bullet is not part of the rule; write the rule on one line');
  });
  return { rules, warnings };
}

/** Any heading that starts neither with Raise nor with Guard closes the section. */
function sectionOf(heading: string): RuleKind | undefined {
  const title = pythonStrip(heading).toLowerCase();
  return title.startsWith('raise') ? 'raise' : title.startsWith('guard') ? 'guard' : undefined;
}
