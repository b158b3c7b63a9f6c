/**
 * Findings out of a reply that can't be used as a whole (cut off, or spoiled around them): only objects of the
 * findings list that are complete and valid by themselves. They are evidence, never a vote.
 */
import type { Finding } from '../findings/finding.ts';
import { readFinding } from '../findings/read-finding.ts';
import { readStrictJson } from '../kernel/json.ts';

const MAX_SALVAGED = 100;
/** Beyond this a broken reply is noise. */
const MAX_SCANNED = 1_000_000;

export function salvageFindings(raw: string): Finding[] {
  const text = raw.slice(0, MAX_SCANNED);
  const list = /"findings"\s*:\s*\[/.exec(text);
  if (list === null) return [];
  const found: Finding[] = [];
  let at = list.index + list[0].length;
  while (found.length < MAX_SALVAGED) {
    const start = text.slice(at).search(/[^\s,]/);
    if (start < 0 || text[at + start] !== '{') return found;
    const end = endOfObject(text, at + start);
    if (end === undefined) return found;
    const json = readStrictJson(text.slice(at + start, end));
    const reading = json.ok ? readFinding(json.value) : undefined;
    if (reading?.ok) found.push(reading.finding);
    at = end;
  }
  return found;
}

/** Index behind the brace that closes the object at `start`; undefined where the text ends first. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}
