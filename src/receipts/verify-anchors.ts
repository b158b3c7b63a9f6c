/** Receipts against the review spine: each is anchored, none is missing, none is left over, and nothing is newer. */
import { digestOf } from '../kernel/digest.ts';
import { bindingJson, type Receipt } from './binding.ts';
import { passOfPath, receiptPath } from './paths.ts';
import type { SpineRow } from './spine.ts';
import type { ArtifactFiles, CheckList } from './verification.ts';

export interface PassesOfPullRequest {
  readonly prUrl: string;
  readonly chain: boolean;
  readonly files: ArtifactFiles;
}

/** Each receipt stands in the spine, as the newest word on this pull request, and nothing of its chain is missing. */
export function verifyAnchors(
  list: CheckList,
  inputs: PassesOfPullRequest,
  receipts: readonly Receipt[],
  rows: readonly SpineRow[],
): void {
  const { prUrl, chain } = inputs;
  const anchors = receipts.map((receipt) => {
    const hash = digestOf(bindingJson(receipt));
    return rows.findIndex((row) => row.content_hash === hash);
  });
  receipts.forEach((receipt, index) => {
    const pass = chain ? index + 1 : 0;
    const row = rows[anchors[index] ?? -1];
    const held = list.add(
      'anchored',
      pass,
      'the review spine holds the receipt',
      row === undefined ? 'the receipt is not anchored in the review spine' : undefined,
    );
    if (!held || row === undefined) return;
    const same =
      row.entry_hash === receipt.journalEntryHash &&
      row.artifact_path === receiptPath(prUrl, pass) &&
      row['step_id'] === `${receipt.diffHash}${pass === 0 ? '' : `#p${pass}`}`;
    list.add(
      'anchor',
      pass,
      'the receipt names the row that anchors it',
      same ? undefined : 'the anchor that the receipt names is not the spine row over its bytes',
    );
  });
  const start = anchors[0] ?? -1;
  if (start < 0) return;
  const stale = anchors.findIndex((anchor) => anchor >= 0 && anchor < start);
  list.add(
    'stale-pass',
    null,
    'no pass of an earlier run is counted',
    stale < 0
      ? strayPass(inputs, receipts.length, rows.slice(start))
      : `pass ${stale + 1} was anchored before pass 1: it is left over from an earlier run`,
  );
  const own = rows.slice(start).flatMap((row) => passOfPath(prUrl, row.artifact_path) ?? []);
  const expected = chain ? receipts.map((_, index) => index + 1) : [0];
  const missing = own.find((pass) => chain && pass > receipts.length);
  list.add(
    'pass-missing',
    null,
    'every pass that the spine lists is here',
    missing === undefined ? undefined : `the spine lists pass ${missing}, and its receipt is not here`,
  );
  list.add(
    'newest',
    null,
    'the spine holds nothing newer on this pull request',
    missing !== undefined || own.join() === expected.join() || stale >= 0
      ? undefined
      : 'the spine holds a newer review of this pull request than the one presented',
  );
}

/** A receipt file beyond the chain that the spine does not list either. */
function strayPass(
  inputs: PassesOfPullRequest,
  passes: number,
  rows: readonly SpineRow[],
): string | undefined {
  if (!inputs.chain) return undefined;
  const listed = new Set(rows.map((row) => row.artifact_path));
  const stray = [...inputs.files.keys()].find(
    (path) => (passOfPath(inputs.prUrl, path) ?? 0) > passes && !listed.has(path),
  );
  return stray === undefined ? undefined : `${stray} belongs to no pass of this chain`;
}
