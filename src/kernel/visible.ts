/**
 * Invisible and direction-changing characters, made visible. The set is the policy of spec threats
 * AC-023 to AC-026: every format character (Cf), the fillers and the variation selectors, and all C0/C1
 * controls but tab and line feed.
 */

const INVISIBLE =
  /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/u;
const BIDIRECTIONAL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/;

const INVISIBLE_ALL = new RegExp(INVISIBLE.source, 'gu');
const HIDDEN_ALL = new RegExp(`${INVISIBLE.source}|${CONTROLS.source}`, 'gu');
const HIDDEN_ANY = new RegExp(`${INVISIBLE.source}|${CONTROLS.source}`, 'u');
/** Emoji sequences use U+FE0F and U+200D visibly, between pictographs; those do not hide anything. */
const EMOJI_SEQUENCE =
  /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*/gu;

/** `\u{202e}` for one character, by code point. */
export function escapeCharacter(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/**
 * Text with every invisible or control character written as an escape. Tab and line feed stay, and a
 * carriage return directly before a line feed stays (a CRLF file is not hidden text).
 */
export function showHidden(text: string): string {
  if (!HIDDEN_ANY.test(text)) return text;
  return text.replace(HIDDEN_ALL, (character, offset: number) => {
    if (character === '\r' && (text[offset + 1] === '\n' || offset === text.length - 1)) return character;
    return escapeCharacter(character);
  });
}

export interface HiddenCharacters {
  /** The distinct characters found, as escapes, in order of appearance. */
  escapes: string[];
  count: number;
  /** One of them reorders the text around it (Trojan Source). */
  bidirectional: boolean;
}

/** The invisible characters of a line; undefined where there are none. A leading BOM and emoji do not count. */
export function findHidden(line: string): HiddenCharacters | undefined {
  if (!INVISIBLE.test(line)) return undefined;
  const found = line
    .replace(/^\ufeff/, '')
    .replace(EMOJI_SEQUENCE, '')
    .match(INVISIBLE_ALL);
  if (found === null) return undefined;
  return {
    escapes: [...new Set(found)].map(escapeCharacter),
    count: found.length,
    bidirectional: found.some((character) => BIDIRECTIONAL.test(character)),
  };
}
