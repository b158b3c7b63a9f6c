/** Checks that hold for any text: conflict markers, hidden characters, text that addresses a reviewer. */
import { findHidden } from '../../kernel/visible.ts';
import { isProse, type LineCheck, staticFinding } from './check.ts';

/** Only the outer markers: a line of equals signs alone is also a heading in several formats. */
export const conflictMarker: LineCheck = (file, { line, text }) => {
  if (!/^(?:<{7}|>{7}|\|{7})(?: |$)/.test(text)) return undefined;
  return staticFinding(
    file,
    line,
    'conflict-marker',
    'High',
    'Unresolved merge conflict marker',
    'The line is a marker that git leaves where it could not merge; the file is not what either side meant.',
    'Resolve the conflict and remove the marker lines.',
  );
};

/** Trojan Source and its kin: what a reader sees is not what a compiler reads. */
export const hiddenCharacter: LineCheck = (file, { line, text }) => {
  const hidden = findHidden(text);
  if (hidden === undefined) return undefined;
  const shown = hidden.escapes.slice(0, 8).join(' ');
  return staticFinding(
    file,
    line,
    'hidden-character',
    hidden.bidirectional ? 'High' : 'Medium',
    hidden.bidirectional
      ? 'Bidirectional control characters reorder the line'
      : 'Invisible characters in the line',
    `The line holds ${hidden.count} character${hidden.count === 1 ? '' : 's'} that can't be seen: ${shown}.`,
    'Remove the characters, or write them as escapes where they are meant.',
  );
};

const ADDRESSED =
  /\b(?:AI|LLM|automated|bot|agent|model)s?\b[^.\n]{0,40}\breview(?:er|ers|ing)?\b|\breview(?:er|ing)?\s+(?:bot|agent|model)s?\b/i;
const DEMAND =
  /\b(?:approve|skip|ignore|do not (?:flag|report|mention)|don't (?:flag|report|mention)|no findings|LGTM)\b/i;

/** Said to the reviewer, not to the reader of the code; shown, so that a person decides (AC-035). */
export const reviewerAddress: LineCheck = (file, { line, text }) => {
  if (!ADDRESSED.test(text) || !DEMAND.test(text)) return undefined;
  return staticFinding(
    file,
    line,
    'reviewer-address',
    isProse(file.path) ? 'Low' : 'Medium',
    'Text that tells an automated reviewer what to do',
    'The added text addresses a reviewer and asks for an outcome. Reviewers here take it as data.',
    'Remove it, or say what it is for.',
  );
};
