/** Where the files of a run's proof lie, relative to its folder (spec reference-facts 7.7). */
import { sha256Hex } from '../kernel/digest.ts';

export const RECEIPTS_FOLDER = '.sdd/reviews/receipts';
export const SPINE_FILE = '.sdd/lineage/reviews/spine.jsonl';
export const SPINE_HEAD_FILE = '.sdd/lineage/reviews/spine.head';
export const AUDIT_FOLDER = '.sdd/audit';
export const IDENTITY_FILE = '.sdd/identity/review-identity-public.pem';
export const JOURNAL_FILE = 'journal.jsonl';
export const DIFF_FILE = 'pr.diff';
export const ISSUE_FILE = 'issue.md';
export const RULES_FILE = 'rules.md';
export const RECORD_FILE = 'review.json';
export const SARIF_FILE = 'review.sarif';
export const HTML_FILE = 'report.html';

const RUN_FILES = new Set([
  RECORD_FILE,
  DIFF_FILE,
  ISSUE_FILE,
  RULES_FILE,
  JOURNAL_FILE,
  SARIF_FILE,
  HTML_FILE,
  SPINE_FILE,
  SPINE_HEAD_FILE,
  IDENTITY_FILE,
]);

/** True for a file of a run (INTERFACE.md "Files of a run"), by its path relative to the folder. */
export function isRunFile(path: string): boolean {
  const slash = path.lastIndexOf('/');
  const [folder, name] = [path.slice(0, Math.max(slash, 0)), path.slice(slash + 1)];
  return (
    RUN_FILES.has(path) ||
    (folder === RECEIPTS_FOLDER && /^[0-9a-f]{64}(?:-p[1-9]\d*)?\.json$/.test(name)) ||
    (folder === AUDIT_FOLDER && /^\d{4}-\d{2}-\d{2}\.jsonl$/.test(name))
  );
}

/** `passIndex` 0 is the single form. */
export function receiptPath(prUrl: string, passIndex: number): string {
  return `${RECEIPTS_FOLDER}/${sha256Hex(prUrl)}${passIndex === 0 ? '' : `-p${passIndex}`}.json`;
}

/** The pass that a receipt path of `prUrl` names; undefined for every other path. */
export function passOfPath(prUrl: string, path: string): number | undefined {
  if (path === receiptPath(prUrl, 0)) return 0;
  const start = `${RECEIPTS_FOLDER}/${sha256Hex(prUrl)}-p`;
  const match = path.startsWith(start) ? /^([1-9][0-9]{0,5})\.json$/.exec(path.slice(start.length)) : null;
  return match === null ? undefined : Number(match[1]);
}

/** `.sdd/audit/<UTC day>.jsonl`. */
export function auditPath(instant: string): string {
  return `${AUDIT_FOLDER}/${instant.slice(0, 10)}.jsonl`;
}
