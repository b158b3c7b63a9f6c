/** Universal and negative quantifiers in a premise (spec quality-gates c.3): one counterexample settles such a premise. */

export type QuantifierTier = 'core' | 'extended';

const CORE = ['no', 'never', 'cannot', 'always', 'only'];
const EXTENDED = [
  "can't",
  'can not',
  'could not',
  'no one',
  'none',
  'nothing',
  'nobody',
  'nowhere',
  'neither',
  'nor',
  'every',
  'everything',
  'everyone',
  'everywhere',
  'each',
  'all',
  'any',
  'anything',
  'anyone',
  'anywhere',
  'whenever',
  'solely',
  'exclusively',
  'invariably',
  'unconditionally',
  'impossible',
  'without any',
  'without exception',
  'under no circumstances',
  'at no point',
  'at all times',
  'in no case',
  'entirely',
  'the sole',
  'not a single',
];

/** Undefined where the premise has none; plain negation ("does not validate") is none. */
export function quantifierIn(premise: string): QuantifierTier | undefined {
  const text = premise
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/`[^`]*`/g, ' ')
    .replace(/\b[A-Za-z]+(?:_[A-Za-z0-9]+)+\b/g, ' ')
    .replace(/\b[a-z]+[A-Z][A-Za-z0-9]*\b|\b[A-Z][a-z0-9]+[A-Z][A-Za-z0-9]*\b/g, ' ')
    .replace(/\bno\.\s*\d+/gi, ' ')
    .replace(/\bnot only\b/gi, ' ');
  if (CORE.some((word) => hasWord(text, word))) return 'core';
  return EXTENDED.some((word) => hasWord(text, word)) ? 'extended' : undefined;
}

/** The word on its own: neither letters nor a hyphen beside it, so that `read-only` is none. */
function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w-])${word.replaceAll(' ', '\\s+')}(?![\\w-])`, 'i').test(text);
}
