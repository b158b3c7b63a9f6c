/** Files of a run → what is presented to a verification, where the reader names nothing else. */
import { rulesetOfFile } from '../rules/load-rules.ts';
import { DIFF_FILE, ISSUE_FILE, RULES_FILE } from './paths.ts';
import type { ArtifactFiles } from './verification.ts';

export interface Presented {
  readonly issue: Uint8Array | undefined;
  readonly diff: Uint8Array | undefined;
  readonly rules: Uint8Array | undefined;
}

export function presentedBy(files: ArtifactFiles): Presented {
  return { issue: files.get(ISSUE_FILE), diff: files.get(DIFF_FILE), rules: files.get(RULES_FILE) };
}

/** Text of UTF-8 bytes with line ends folded to LF, as the reference reads it; undefined for other bytes. */
export function foldedText(bytes: Uint8Array): string | undefined {
  try {
    return foldLines(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** CRLF and a lone CR become LF. */
export function foldLines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** Digest of the ruleset that a rules file states; undefined for bytes that are no UTF-8. */
export function rulesDigestOf(bytes: Uint8Array): string | undefined {
  const text = foldedText(bytes);
  return text === undefined ? undefined : rulesetOfFile(text).ruleset.digest;
}
