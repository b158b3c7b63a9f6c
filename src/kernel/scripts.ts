/** Names that mix look-alike alphabets, so that they read as another name (threats AC-026). */

const LATIN = /\p{Script=Latin}/u;
const LOOK_ALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
/** A Greek letter beside figures or signs is a symbol, not a disguise; words are what can be misread. */
const WORD = /\p{L}+/gu;

/** Letters of another alphabet inside Latin words, as `U+0430`; empty where no word mixes. */
export function lookAlikes(name: string): string[] {
  const letters = [...name.matchAll(WORD)].flatMap(([word]) =>
    LATIN.test(word) ? [...word].filter((letter) => LOOK_ALIKE.test(letter)) : [],
  );
  return [...new Set(letters)].map(
    (letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}
