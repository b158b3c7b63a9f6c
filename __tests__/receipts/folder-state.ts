/** What a run's folder is worth after the run was killed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readReceiptFolder } from '../../src/edges/receipt-folder.ts';
import { readJournal } from '../../src/receipts/journal.ts';
import { foldedText, presentedBy, rulesDigestOf } from '../../src/receipts/present.ts';
import { verifyReceipts } from '../../src/receipts/verify.ts';

const RECEIPTS = join('.sdd', 'reviews', 'receipts');

/** How many passes verify; 0 where the folder holds no receipt. Anything else fails the test. */
export async function stateOf(folder: string): Promise<number> {
  const journal = join(folder, 'journal.jsonl');
  if (!existsSync(join(folder, RECEIPTS))) {
    // The record so far is valid up to the line that was being written.
    const whole = existsSync(journal)
      ? readFileSync(journal)
          .toString()
          .replace(/[^\n]*$/, '')
      : '';
    expect(readJournal(Buffer.from(whole)).ok).toBe(true);
    return 0;
  }
  const [name = ''] = readdirSync(join(folder, RECEIPTS));
  const { pr_url: prUrl, pass_index: pass } = JSON.parse(readFileSync(join(folder, RECEIPTS, name), 'utf8'));
  const files = await readReceiptFolder(folder);
  const { issue, diff, rules } = presentedBy(files);
  const result = verifyReceipts({
    prUrl,
    chain: pass !== undefined,
    files,
    issue: foldedText(issue ?? new Uint8Array()) ?? '',
    diff: diff ?? new Uint8Array(),
    rulesDigest: rules === undefined ? undefined : rulesDigestOf(rules),
    trusted: [],
    checkTags: undefined,
  });
  expect(result.checks.filter(({ ok }) => !ok)).toEqual([]);
  return result.passes;
}
