/**
 * Untrusted text made inert for a terminal and for the runner's log. The runner reads `::command::` at the start
 * of a line after trimming it and `##[command]` anywhere, and splits lines on CR as well as LF (AC-062, AC-071 to 074).
 */
import { stripVTControlCharacters } from 'node:util';
import { showHidden } from './visible.ts';

/** Several lines stay several lines; every other control character is shown as an escape or removed. */
export function safeLogText(text: string): string {
  return showHidden(stripVTControlCharacters(text).replace(/\r\n?|\u0085|\u2028|\u2029|[\v\f]/g, '\n'))
    .replace(/##\[/g, '## [')
    .replace(/^(\s*):(?=:)/gm, '$1: ');
}
