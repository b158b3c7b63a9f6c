/**
 * Fences around untrusted text. The closing line carries a word that the text can't hold: it is derived from
 * a digest of all text in the run's fences, so no text can contain its own word, and equal runs send equal bytes.
 */
import { sha256Hex } from '../kernel/digest.ts';
import { showHidden } from '../kernel/visible.ts';

export interface Fence {
  /** The word that both lines of every fence of this prompt carry. */
  readonly word: string;
  /** `text`, unchanged but for hidden characters shown as escapes, between two fence lines. */
  wrap(label: string, text: string): string;
}

const WORD_LENGTH = 24;

/** A fence for the given untrusted texts; `wrap` takes these and no others. */
export function createFence(untrusted: readonly string[]): Fence {
  const shown = untrusted.map(showHidden);
  let word = '';
  // The loop ends at once unless somebody found a fixed point of SHA-256.
  for (let round = 0; word === '' || shown.some((text) => text.includes(word)); round += 1) {
    word = sha256Hex(JSON.stringify([round, ...shown])).slice(0, WORD_LENGTH);
  }
  return {
    word,
    wrap: (label, text) => `<<<${label} ${word}\n${ensureFinalNewline(showHidden(text))}${word} ${label}>>>`,
  };
}

function ensureFinalNewline(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
