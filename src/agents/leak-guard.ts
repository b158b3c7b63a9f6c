/**
 * Whether an implementer's transcript has got into a reviewer's prompt: any run of 80 characters of it, white space
 * aside. The whole transcript is looked at, in time linear in the texts; what also stands in the diff is no leak.
 */
/** Shorter runs are quotations and idioms, not a transcript. */
export const LEAK_LENGTH = 80;

const BASE_ONE = 131;
const BASE_TWO = 137;
const MODULUS_ONE = 0x7fffffff;
const MODULUS_TWO = 0x3fffff;

/** True where `text` holds a run of the transcript that `allowed` (the diff) does not hold too. */
export function leaks(transcript: string, text: string, allowed = ''): boolean {
  const source = flatten(transcript);
  const target = flatten(text);
  if (source.length < LEAK_LENGTH || target.length < LEAK_LENGTH) return false;
  const [shorter, longer] = source.length <= target.length ? [source, target] : [target, source];
  const known = windows(shorter);
  let excused: { readonly keys: Map<number, number>; readonly text: string }[] | undefined;
  for (const [key, at] of eachWindow(longer)) {
    const hit = known.get(key);
    const run = longer.slice(at, at + LEAK_LENGTH);
    if (hit === undefined || shorter.slice(hit, hit + LEAK_LENGTH) !== run) continue;
    excused ??= [flatten(allowed), flatten(allowed.replace(/^[+\- ]/gm, ''))].map((diff) => ({
      keys: windows(diff),
      text: diff,
    }));
    if (!excused.some(({ keys, text: diff }) => diff.slice(keys.get(key) ?? diff.length).startsWith(run)))
      return true;
  }
  return false;
}

function flatten(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** First place of each window of the text, by its hash. */
function windows(text: string): Map<number, number> {
  const places = new Map<number, number>();
  for (const [key, at] of eachWindow(text)) if (!places.has(key)) places.set(key, at);
  return places;
}

/** A rolling hash over windows of the leak's length; two moduli make one key below 2^53. */
function* eachWindow(text: string): Generator<[number, number]> {
  if (text.length < LEAK_LENGTH) return;
  const [dropOne, dropTwo] = [power(BASE_ONE, MODULUS_ONE), power(BASE_TWO, MODULUS_TWO)];
  let one = 0;
  let two = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = (one * BASE_ONE + code) % MODULUS_ONE;
    two = (two * BASE_TWO + code) % MODULUS_TWO;
    const out = at - LEAK_LENGTH;
    if (out >= 0) {
      const gone = text.charCodeAt(out);
      one = (one - ((gone * dropOne) % MODULUS_ONE) + MODULUS_ONE) % MODULUS_ONE;
      two = (two - ((gone * dropTwo) % MODULUS_TWO) + MODULUS_TWO) % MODULUS_TWO;
    }
    if (at >= LEAK_LENGTH - 1) yield [one * (MODULUS_TWO + 1) + two, at - LEAK_LENGTH + 1];
  }
}

/** base^80 mod modulus: the weight of the character that leaves the window. */
function power(base: number, modulus: number): number {
  let result = 1;
  for (let step = 0; step < LEAK_LENGTH; step += 1) result = (result * base) % modulus;
  return result;
}
