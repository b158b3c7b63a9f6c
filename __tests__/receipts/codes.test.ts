/** Each way in which a verification fails has a code of its own; what could not be checked is a note, not a silence. */
import { describe, expect, it } from 'vitest';
import { checkTags, checkTagsWith, type TagCheck } from '../../src/receipts/check-tags.ts';
import {
  AUDIT_FOLDER,
  IDENTITY_FILE,
  JOURNAL_FILE,
  RECORD_FILE,
  RULES_FILE,
  receiptPath,
  SPINE_FILE,
  SPINE_HEAD_FILE,
} from '../../src/receipts/paths.ts';
import { foldedText, presentedBy, rulesDigestOf } from '../../src/receipts/present.ts';
import { masterFromSeed, storeKeys } from '../../src/receipts/tags.ts';
import type { Verification } from '../../src/receipts/verification.ts';
import { verifyReceipts } from '../../src/receipts/verify.ts';
import { AUDIT_KEY, OTHER_SEED, PR_URL, sealRun } from './sealed-run.ts';

type Files = Map<string, Uint8Array>;

function verify(files: Files, tags?: TagCheck): Verification {
  const { issue, diff, rules } = presentedBy(files);
  return verifyReceipts({
    prUrl: PR_URL,
    chain: false,
    files,
    issue: foldedText(issue ?? new Uint8Array()) ?? '',
    diff: diff ?? new Uint8Array(),
    rulesDigest: rules === undefined ? undefined : rulesDigestOf(rules),
    trusted: [],
    checkTags: tags,
  });
}

const failures = ({ checks }: Verification): string[] =>
  checks.filter(({ ok }) => !ok).map(({ code }) => code);
const RECEIPT = receiptPath(PR_URL, 0);
const text = (files: Files, path: string): string => Buffer.from(files.get(path) ?? []).toString('utf8');
const edit = (files: Files, path: string, change: (text: string) => string): Files =>
  new Map([...files, [path, Buffer.from(change(text(files, path)))]]);
const without = (files: Files, ...paths: string[]): Files =>
  new Map([...files].filter(([path]) => !paths.includes(path)));
const auditOf = (files: Files): string =>
  [...files.keys()].find((path) => path.startsWith(AUDIT_FOLDER)) ?? '';
/** The last line twice: a row that no run wrote. */
const oneMore = (lines: string): string => `${lines}${lines.trimEnd().split('\n').at(-1)}\n`;

describe('a code of its own', () => {
  it.each<[string, string, (files: Files) => Files]>([
    [
      'receipt-canonical',
      'a space in the receipt',
      (files) => edit(files, RECEIPT, (json) => json.replace(':', ': ')),
    ],
    [
      'receipt-form',
      'a field of the wrong type',
      (files) => edit(files, RECEIPT, (json) => json.replace('"repo":"acme/shop"', '"repo":7')),
    ],
    [
      'signature',
      'another verdict',
      (files) => edit(files, RECEIPT, (json) => json.replace('"approve"', '"approved"')),
    ],
    [
      'signer-key',
      'a key that is none',
      (files) => edit(files, RECEIPT, (json) => json.replace('BEGIN PUBLIC KEY', 'BEGIN PUBLIC LOCK')),
    ],
    ['spine-missing', 'no spine', (files) => without(files, SPINE_FILE)],
    [
      'spine-form',
      'a space in a row of the spine',
      (files) => edit(files, SPINE_FILE, (rows) => rows.replace(':', ': ')),
    ],
    [
      'spine-hash',
      'a changed row of the spine',
      (files) => edit(files, SPINE_FILE, (rows) => rows.replace('"v":2', '"v":1')),
    ],
    ['spine-link', 'a row of the spine twice', (files) => edit(files, SPINE_FILE, oneMore)],
    ['spine-head', 'no head', (files) => without(files, SPINE_HEAD_FILE)],
    ['journal-missing', 'no journal beside the record', (files) => without(files, JOURNAL_FILE)],
    [
      'journal-form',
      'a space in a line',
      (files) => edit(files, JOURNAL_FILE, (rows) => rows.replace(':', ': ')),
    ],
    ['journal-order', 'a line twice', (files) => edit(files, JOURNAL_FILE, oneMore)],
    [
      'journal-link',
      'a link to another line',
      (files) => edit(files, JOURNAL_FILE, (rows) => rows.replace(/"prev_hash":"[^"]+"/, '"prev_hash":"x"')),
    ],
    [
      'journal-hash',
      'a changed line',
      (files) => edit(files, JOURNAL_FILE, (rows) => rows.replace('house', 'mouse')),
    ],
    ['file-missing', 'no SARIF', (files) => without(files, 'review.sarif')],
    ['files', 'a changed record', (files) => edit(files, RECORD_FILE, (json) => `${json} `)],
    ['identity', 'another identity', (files) => edit(files, IDENTITY_FILE, (pem) => pem.toLowerCase())],
    ['identity-missing', 'no identity', (files) => without(files, IDENTITY_FILE)],
    [
      'audit-form',
      'a row that is no JSON',
      (files) => edit(files, auditOf(files), (rows) => rows.replace('{', '[')),
    ],
    [
      'audit-link',
      'a broken link',
      (files) => edit(files, auditOf(files), (rows) => rows.replace(/"prev_hmac": "0/, '"prev_hmac": "1')),
    ],
    [
      'audit-rows',
      'another detail',
      (files) => edit(files, auditOf(files), (rows) => rows.replace('"house"', '"mouse"')),
    ],
    [
      'audit-receipt',
      'another receipt',
      (files) =>
        edit(files, auditOf(files), (rows) =>
          rows.replace(/("verdict": )"approve"(?=[^\n]*\n$)/, '$1"approved"'),
        ),
    ],
    ['rules', 'other rules', (files) => edit(files, RULES_FILE, () => '## Raise\n\n- nothing\n')],
  ])('%s: %s', async (code, _, damage) => {
    const { files } = await sealRun();
    const result = verify(damage(files));
    expect(result.exitCode).toBe(2);
    expect(failures(result)[0]).toBe(code);
  });

  it('audit-rest: a row after the last receipt', async () => {
    const { files } = await sealRun();
    const more = edit(files, auditOf(files), oneMore);
    expect(failures(verify(more))).toContain('audit-link');
    const [receiptRow = ''] = text(files, auditOf(files)).trimEnd().split('\n').slice(-1);
    const { hmac, ...row } = JSON.parse(receiptRow) as Record<string, string>;
    const linked = receiptRow.replace(`"prev_hmac": "${row['prev_hmac']}"`, `"prev_hmac": "${hmac}"`);
    const rest = edit(files, auditOf(files), (rows) => `${rows}${linked}\n`);
    expect(failures(verify(rest))).toEqual(['audit-rest']);
  });

  it('rules-unbound: a receipt of an era without rulesets, held against one', async () => {
    const { files } = await sealRun();
    const result = verify(edit(files, RECEIPT, (json) => json.replace(/"ruleset_digest":"[^"]*",/, '')));
    expect(failures(result)).toContain('rules-unbound');
  });
});

describe('without a journal', () => {
  it('identity and audit log are still looked at, and what is not checked is named', async () => {
    const { files } = await sealRun();
    const bare = without(files, JOURNAL_FILE, RECORD_FILE);
    const result = verify(bare);
    expect(result.exitCode).toBe(0);
    const made = result.checks.map(({ code }) => code);
    expect(made).toContain('identity');
    expect(made).toContain('audit');
    expect(result.notes.join()).toContain(
      'they were not checked: the votes behind the verdict, review.sarif, rules.md',
    );
    const broken = verify(edit(bare, auditOf(files), oneMore));
    expect(broken.notes.join()).toContain('The audit log beside the receipt does not hold');
    expect(broken.checks.map(({ code }) => code)).not.toContain('audit');
    expect(verify(edit(bare, IDENTITY_FILE, () => 'x')).notes.join()).toContain(
      "holds another key than the signer's",
    );
    const less = verify(without(bare, IDENTITY_FILE, auditOf(files)));
    expect(less.notes.join()).toContain(`${IDENTITY_FILE} is not here`);
    expect(less.notes.join()).toContain('No audit log is here');
  });
});

describe('which key checks the tags', () => {
  const unchecked: TagCheck = (list) => list.note('not checked');
  const own = storeKeys(AUDIT_KEY);
  const other = storeKeys(masterFromSeed(OTHER_SEED));

  it('the one that made them, wherever it stands in the list; a tag that it did not make fails', async () => {
    const { files } = await sealRun();
    const result = verify(files, checkTagsWith([other, own], unchecked));
    expect(result.exitCode).toBe(0);
    expect(result.checks.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['spine-tags', 'audit-tags']),
    );
    const damaged = edit(files, auditOf(files), (rows) =>
      rows.replace(/"hmac": "[0-9a-f]{64}"(?=[^\n]*\n$)/, `"hmac": "${'0'.repeat(64)}"`),
    );
    expect(failures(verify(damaged, checkTagsWith([own], unchecked)))).toContain('audit-tags');
  });

  it("another run's key is a note where it is only around, and a failure where it was named", async () => {
    const { files } = await sealRun();
    expect(verify(files, checkTagsWith([other], unchecked))).toMatchObject({
      exitCode: 0,
      notes: ['not checked'],
    });
    expect(failures(verify(files, checkTagsWith([other], checkTags(other))))).toEqual([
      'spine-tags',
      'audit-tags',
    ]);
  });

  it('a run without an audit key is checked with what its signing key derives', async () => {
    const { files } = await sealRun({ seed: OTHER_SEED, auditKey: masterFromSeed(OTHER_SEED) });
    expect(verify(files, checkTagsWith([own, other], unchecked)).checks.map(({ code }) => code)).toContain(
      'spine-tags',
    );
  });
});
