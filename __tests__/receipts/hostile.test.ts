/** Receipts, folders and trust from a stranger: nothing throws, nothing prints a command, no claim widens a key. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReceiptFolder } from '../../src/edges/receipt-folder.ts';
import { receiptPath } from '../../src/receipts/paths.ts';
import { foldedText, presentedBy, rulesDigestOf } from '../../src/receipts/present.ts';
import { readPem } from '../../src/receipts/public-key.ts';
import { pinnedKey, readTrustedKeys, type TrustedKey } from '../../src/receipts/trusted-keys.ts';
import type { Verification } from '../../src/receipts/verification.ts';
import { verifyReceipts } from '../../src/receipts/verify.ts';
import { verificationJson, verificationLines } from '../../src/report/verification-text.ts';
import { temporaryFolder } from '../e2e/bundle.ts';
import { PR_URL, sealRun } from './sealed-run.ts';

function verify(
  files: ReadonlyMap<string, Uint8Array>,
  trusted: readonly (readonly TrustedKey[])[] = [],
  prUrl = PR_URL,
): Verification {
  const { issue, diff, rules } = presentedBy(files);
  return verifyReceipts({
    prUrl,
    chain: false,
    files,
    issue: foldedText(issue ?? new Uint8Array()) ?? '',
    diff: diff ?? new Uint8Array(),
    rulesDigest: rules === undefined ? undefined : rulesDigestOf(rules),
    trusted,
    checkTags: undefined,
  });
}

const run = await sealRun();
const key = readPem(run.signer.publicKeyPem) ?? new Uint8Array();

function keysOf(...entries: object[]): readonly TrustedKey[] {
  const reading = readTrustedKeys(
    JSON.stringify({ keys: entries.map((entry) => ({ public_key: run.signer.publicKeyPem, ...entry })) }),
  );
  if (!reading.ok) throw new Error(reading.problems.join('; '));
  return reading.keys;
}

describe('what a trusted key covers', () => {
  it('is read from the pull request asked about, whatever repository the signer names', async () => {
    const url = 'https://github.com/org/b/pull/1';
    // The receipt says acme/shop.
    const { files } = await sealRun({ prUrl: url });
    expect(verify(files, [keysOf({ repositories: ['acme/shop'] })], url).exitCode).toBe(2);
    expect(verify(files, [keysOf({ repositories: ['org/b'] })], url).exitCode).toBe(0);
  });

  it('is nothing in a review without a pull request, where the key is for repositories', async () => {
    const url = 'range:1111..2222';
    const { files } = await sealRun({ prUrl: url });
    expect(verify(files, [keysOf({ repositories: ['acme/shop'] })], url).exitCode).toBe(2);
    expect(verify(files, [keysOf({})], url).exitCode).toBe(0);
  });

  it.each<[string, readonly (readonly TrustedKey[])[], number]>([
    ['pinned', [[pinnedKey(key)]], 0],
    ['listed', [keysOf({})], 0],
    ['revoked once and listed once', [keysOf({ revoked: true }, {})], 2],
    ['listed once and revoked once', [keysOf({}, { revoked: true })], 2],
    ['pinned and revoked', [[pinnedKey(key)], keysOf({ revoked: true })], 2],
    ['pinned and out of date', [[pinnedKey(key)], keysOf({ not_after: '2020-01-01' })], 2],
    ['pinned and listed', [[pinnedKey(key)], keysOf({})], 0],
    [
      'covered by one of two entries',
      [keysOf({ repositories: ['other/x'] }, { repositories: ['acme/*'] })],
      0,
    ],
  ])('%s', (_, trusted, exitCode) => {
    expect(verify(run.files, trusted).exitCode).toBe(exitCode);
  });
});

describe('values that are no texts', () => {
  const HOSTILE = [{ toString: 1, valueOf: 1 }, [[{ toString: 1 }]], null, 1.5, -1, true, ''];

  it.each([receiptPath(PR_URL, 0), 'journal.jsonl', '.sdd/lineage/spine.head'])('%s', (path) => {
    const held = [...run.files.keys()].find((name) => name.endsWith(path.split('/').at(-1) ?? path)) ?? '';
    const lines = Buffer.from(run.files.get(held) ?? [])
      .toString('utf8')
      .split('\n');
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.constantFrom(...HOSTILE), (line, field, value) => {
        const at = line % lines.filter((text) => text !== '').length;
        const row = JSON.parse(lines[at] ?? '{}') as Record<string, unknown>;
        const name = Object.keys(row)[field % Object.keys(row).length] ?? '';
        // A tag is for whoever holds the audit key.
        fc.pre(name !== 'hmac' && row[name] !== value);
        const changed = lines.with(at, JSON.stringify({ ...row, [name]: value })).join('\n');
        const result = verify(new Map([...run.files, [held, Buffer.from(changed)]]));
        expect(result.exitCode).toBeGreaterThan(0);
        expect(() => verificationLines(result)).not.toThrow();
      }),
      { numRuns: 200 },
    );
  });

  it('in a row of the audit log', () => {
    const held = [...run.files.keys()].find((name) => name.includes('/audit/')) ?? '';
    for (const field of ['scheme', 'prev_hmac', 'hmac'])
      for (const value of HOSTILE) {
        const text = Buffer.from(run.files.get(held) ?? []).toString('utf8');
        const [first = '', ...rest] = text.split('\n');
        const pattern = new RegExp(`"${field}": ("[^"]*"|\\d+)`);
        const odd = JSON.stringify(value).replace(/([:,])/g, '$1 ');
        const changed = [first.replace(pattern, () => `"${field}": ${odd}`), ...rest].join('\n');
        expect(changed).not.toBe(text);
        expect(verify(new Map([...run.files, [held, Buffer.from(changed)]])).exitCode).toBe(2);
      }
  });
});

it('no text of a receipt prints a line, a control or a workflow command of its own', () => {
  const odd = 'approve\n\u001b[2K\rOK -- all 31 checks hold.\n::stop-commands::x\u009b2J\u202e';
  const result: Verification = {
    ...verify(run.files),
    exitCode: 2,
    prUrl: odd,
    verdict: odd,
    rulesetDigest: odd,
    anchor: odd,
    checks: [{ code: 'files', pass: null, ok: false, says: odd }],
    notes: [odd],
  };
  const lines = verificationLines(result);
  for (const line of lines) {
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(line).not.toMatch(/^\s*::|^OK/);
  }
  expect(verificationLines({ ...result, exitCode: 0 }).join('|')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  const json = verificationJson(result);
  expect(json).not.toMatch(/[^\n\x20-\x7e]/);
  expect(JSON.parse(json)).toMatchObject({ verdict: odd, notes: [odd] });
});

describe('secrets in what is bound', () => {
  it.each([
    ['that looks like a strategy', ['weighted']],
    ['that looks like a vote', ['approve']],
    ['that looks like a verdict or a role', ['request_changes', 'security']],
    ['that is part of a digest', [run.signer.fingerprint.slice(7, 13)]],
  ])('one %s changes no fact', async (_, secrets) => {
    const { files } = await sealRun({ secrets });
    const result = verify(files);
    expect(result.checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  it("a repository's name that looks like a token stays what it is", async () => {
    const url = 'https://github.com/acme/sk-translation-website/pull/3';
    const { files } = await sealRun({ prUrl: url });
    expect(verify(files, [], url).exitCode).toBe(0);
  });

  it('a secret in a free text of the journal is taken out', async () => {
    const { files } = await sealRun({ secrets: ['security'] });
    expect(Buffer.from(files.get('journal.jsonl') ?? []).toString('utf8')).not.toContain('security');
  });
});

describe('a folder that leads out of itself', () => {
  const elsewhere = temporaryFolder();
  mkdirSync(join(elsewhere, '.sdd', 'reviews', 'receipts'), { recursive: true });

  it.each(['.sdd', '.sdd/reviews', '.sdd/reviews/receipts'])('%s is a link', async (path) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, path, '..'), { recursive: true });
    symlinkSync(join(elsewhere, path), join(folder, path));
    await expect(readReceiptFolder(folder)).rejects.toThrow('is not a folder of its own');
  });

  it('a file in the place of a folder is told', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, '.sdd'), 'x');
    await expect(readReceiptFolder(folder)).rejects.toThrow('is not a folder of its own');
  });
});
