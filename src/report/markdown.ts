/**
 * Untrusted text made inert for GitHub's Markdown: no markup, no HTML, no image, no link, no mention, no issue or
 * commit reference, no closing keyword. GitHub looks for mentions and references after rendering, so escaping
 * alone is not enough: such runs are broken with a zero-width space.
 */
import { showHidden } from '../kernel/visible.ts';

const BREAK = '\u200b';

/** Text on one line, as plain text. */
export function inline(text: string): string {
  const line = showHidden(text.replace(/\s+/g, ' ').trim());
  const broken = line
    .replace(/@/g, `${BREAK}@${BREAK}`)
    .replace(/#(?=\d)/g, `#${BREAK}`)
    .replace(/\bGH-(?=\d)/gi, (match) => `${match}${BREAK}`)
    .replace(/:(?=\/\/)/g, `:${BREAK}`)
    .replace(/\bwww\./gi, (match) => `${match.slice(0, 3)}${BREAK}.`)
    .replace(/\b(mailto|xmpp):/gi, (_, scheme: string) => `${scheme}${BREAK}:`)
    .replace(/\b[0-9a-f]{7,64}\b/gi, (hex) => hex.replace(/.{6}(?=.)/g, `$&${BREAK}`));
  return broken
    .replace(/[\\`*_{}[\]()!|~$^=#+-]/g, (character) => `\\${character}`)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/^(\d+)\./, '$1\\.');
}

/** Text of several lines as plain text, each line kept, at most `maxLines` of them. */
export function block(text: string, maxLines = 40): string {
  // A blank line would put the break at the start of a line, where it opens an HTML block.
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const shown = lines.slice(0, maxLines).map(inline);
  if (lines.length > maxLines) shown.push(`_(${lines.length - maxLines} more lines in the record)_`);
  return shown.join('<br>\n');
}

/** Text in a code span, where GitHub looks for nothing. Safe inside a table cell. */
export function code(text: string): string {
  const line = showHidden(text.replace(/\s+/g, ' ').trim());
  if (line === '') return '` `';
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${line.replace(/\|/g, '\\|')}${pad}${fence}`;
}

/** Text as a code block that it can't close, without a language, so that it is never a suggestion. */
export function codeBlock(text: string): string {
  const shown = showHidden(text).replace(/\r/g, '');
  const longest = Math.max(2, ...(shown.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${shown.replace(/\n+$/, '')}\n${fence}`;
}

/** Text for an HTML comment that it can't close. */
export function commentText(text: string): string {
  return showHidden(text.replace(/\s+/g, ' ')).replace(/[<>]/g, '').replace(/--+/g, '-');
}
