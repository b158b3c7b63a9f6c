/** Receipts that this project writes: what verifies them, and that every change to their files is noticed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTags } from '../../src/receipts/check-tags.ts';
import { appendToJournal, EMPTY_JOURNAL, type JournalBody } from '../../src/receipts/journal.ts';
import { receiptPath } from '../../src/receipts/paths.ts';
import { foldedText, presentedBy, rulesDigestOf } from '../../src/receipts/present.ts';
import { readPem } from '../../src/receipts/public-key.ts';
import { storeKeys } from '../../src/receipts/tags.ts';
import { pinnedKey, readTrustedKeys, type TrustedKey } from '../../src/receipts/trusted-keys.ts';
import type { Verification } from '../../src/receipts/verification.ts';
import { verifyReceipts } from '../../src/receipts/verify.ts';
import { referenceVerify } from './reference-verify.ts';
import { AUDIT_KEY, diffOf, OTHER_SEED, PR_URL, type SealedRun, sealRun } from './sealed-run.ts';

interface Options {
  chain?: boolean;
  prUrl?: string;
  trusted?: readonly TrustedKey[];
  withKey?: boolean;
  diff?: Uint8Array;
}

function verify(files: ReadonlyMap<string, Uint8Array>, options: Options = {}): Verification {
  const { issue, diff, rules } = presentedBy(files);
  return verifyReceipts({
    prUrl: options.prUrl ?? PR_URL,
    chain: options.chain ?? files.has(receiptPath(PR_URL, 1)),
    files,
    issue: foldedText(issue ?? new Uint8Array()) ?? 'not UTF-8',
    diff: options.diff ?? diff ?? new Uint8Array(),
    rulesDigest: rules === undefined ? undefined : (rulesDigestOf(rules) ?? 'not UTF-8'),
    trusted: options.trusted === undefined ? [] : [options.trusted],
    checkTags: options.withKey ? checkTags(storeKeys(AUDIT_KEY)) : undefined,
  });
}

const failures = ({ checks }: Verification): string[] =>
  checks.filter(({ ok }) => !ok).map(({ code }) => code);

describe('what was sealed verifies', () => {
  it.each([0, 1, 2, 5])('%i passes, with and without the audit key', async (passes) => {
    const { files } = await sealRun({ passes });
    for (const withKey of [false, true]) {
      const result = verify(files, { withKey });
      expect(failures(result)).toEqual([]);
      expect(result).toMatchObject({ exitCode: 0, passes: Math.max(1, passes), verdict: 'approve' });
    }
  });

  it.each([0, 1, 3])(
    'the reference accepts it too (7.8, an independent reading): %i passes',
    async (passes) => {
      const { files } = await sealRun({ passes });
      const issue = Buffer.from(files.get('issue.md') ?? []).toString('utf8');
      const inputs = {
        files,
        prUrl: PR_URL,
        issue,
        diff: files.get('pr.diff') ?? new Uint8Array(),
        auditKey: AUDIT_KEY,
        chain: passes > 0,
        rulesDigest: rulesDigestOf(files.get('rules.md') ?? new Uint8Array()) ?? '',
      };
      expect(referenceVerify(inputs)).toBe('');
      expect(referenceVerify({ ...inputs, issue: issue.replaceAll('\n', '\r\n') })).toBe('');
      expect(referenceVerify({ ...inputs, diff: Buffer.from('x') })).not.toBe('');
    },
  );

  it('same second: several passes, and a second run, all stay verifiable', async () => {
    const now = Date.UTC(2026, 0, 1);
    const first = await sealRun({ passes: 3, now, diff: diffOf(1) });
    const second = await sealRun({ passes: 3, now, diff: diffOf(1) });
    for (const { files } of [first, second]) expect(verify(files).exitCode).toBe(0);
  });

  it('a run over midnight has an audit file for each day', async () => {
    const { files } = await sealRun({ passes: 2, now: Date.UTC(2026, 0, 1, 23, 59, 59, 999) });
    expect([...files.keys()].filter((path) => path.includes('audit'))).toEqual([
      '.sdd/audit/2026-01-01.jsonl',
    ]);
    expect(verify(files, { withKey: true }).exitCode).toBe(0);
  });

  it('rejects under a rejecting vote, and says so in the verdict', async () => {
    const { files } = await sealRun({ votes: ['approve', 'approve', 'request_changes'] });
    expect(verify(files)).toMatchObject({ exitCode: 0, verdict: 'request_changes' });
  });

  it('binds nothing that a model wrote but titles, and no lone surrogate stops it', async () => {
    const { files } = await sealRun();
    const journal = Buffer.from(files.get('journal.jsonl') ?? []).toString('utf8');
    expect(journal).not.toContain('looked');
    expect(journal).not.toContain('never armed');
  });
});

describe('an independent check', () => {
  it('OpenSSL alone verifies the signature: the commands of the README, as they stand there', async () => {
    const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
    const recipe = /\*\*Without this program\*\*[\s\S]*?```\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
    expect(recipe).toContain('openssl pkeyutl -verify');
    // Every character that a canonical writer and a common tool spell differently, and a text that looks like a field.
    const odd = `${PR_URL}#\u007f\u2028é😀\\"signature":"x",\\`;
    const { files } = await sealRun({ prUrl: odd });
    const bytes = Buffer.from(files.get(receiptPath(odd, 0)) ?? []);
    const opened = (receipt: string | Buffer): { status: number | null; stdout: string } => {
      const folder = mkdtempSync(join(tmpdir(), 'openssl-'));
      writeFileSync(join(folder, 'receipt.json'), receipt);
      return spawnSync('sh', ['-e', '-c', recipe], { cwd: folder, encoding: 'utf8' });
    };
    const good = opened(bytes);
    expect(good).toMatchObject({ status: 0 });
    expect(good.stdout).toContain('Signature Verified Successfully');
    expect(`sha256:${good.stdout.trim().split(/\s/).at(-1)}`).toBe(verify(files, { prUrl: odd }).signer);
    const changed = opened(bytes.toString('utf8').replace('"verdict":"approve"', '"verdict":"approved"'));
    expect(changed.status).not.toBe(0);
    expect(changed.stdout).not.toContain('Verified Successfully');
  });
});

/**
 * What a public verification can't notice, each with its reason. Tags need the audit key; with it they are noticed too.
 * The page is a view; it verifies what it holds when it is opened.
 */
function boundPart(path: string, bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  if (path.includes('lineage')) return text.replace(/"hmac":"[^"]*"/g, '"hmac":""');
  if (path.includes('audit')) {
    const rows = text.split('\n');
    const last = rows.length - 2;
    return rows
      .map((row, index) => (index === last ? row.replace(/"hmac": "[^"]*"/, '"hmac": ""') : row))
      .join('\n');
  }
  return text;
}
const UNBOUND_FILES = new Set(['report.html']);

describe('one changed byte anywhere breaks it (AC-103, AC-113)', async () => {
  const single = await sealRun();
  const chain = await sealRun({ passes: 3 });
  const runs: readonly (readonly [string, SealedRun])[] = [
    ['a single receipt', single],
    ['a chain', chain],
  ];

  type Damage = (content: Buffer, at: number, byte: number) => Buffer;
  const DAMAGES: Record<string, Damage> = {
    flip: (content, at, byte) => {
      const copy = Buffer.from(content);
      copy[at] = (copy[at] ?? 0) ^ (1 << (byte % 8));
      return copy;
    },
    delete: (content, at) => Buffer.concat([content.subarray(0, at), content.subarray(at + 1)]),
    insert: (content, at, byte) =>
      Buffer.concat([content.subarray(0, at), Buffer.of(byte), content.subarray(at)]),
    swap: (content, at) => {
      const copy = Buffer.from(content);
      [copy[at], copy[at + 1]] = [copy[at + 1] ?? 0, copy[at] ?? 0];
      return copy;
    },
    cut: (content, at) => content.subarray(0, at),
  };

  it.each(runs)('bytes of %s', (_, { files }) => {
    const paths = [...files.keys()];
    fc.assert(
      fc.property(
        fc.constantFrom(...paths),
        fc.constantFrom(...Object.keys(DAMAGES)),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        fc.integer({ min: 0, max: 255 }),
        (path, kind, place, byte) => {
          const content = Buffer.from(files.get(path) ?? []);
          const damaged = DAMAGES[kind]?.(content, Math.floor(place * content.length), byte) ?? content;
          if (damaged.equals(content)) return;
          const result = verify(new Map([...files, [path, damaged]]));
          const noticed = !UNBOUND_FILES.has(path) && boundPart(path, damaged) !== boundPart(path, content);
          if (noticed) expect(result.exitCode, `${kind} in ${path}`).not.toBe(0);
          if (result.exitCode !== 0) return;
          const withKey = verify(new Map([...files, [path, damaged]]), { withKey: true });
          if (!UNBOUND_FILES.has(path))
            expect(withKey.exitCode, `${kind} in ${path}, with the key`).not.toBe(0);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each(runs)('every line of %s: deleted, doubled, swapped with the next', (_, { files }) => {
    for (const [path, bytes] of files) {
      if (UNBOUND_FILES.has(path)) continue;
      const lines = Buffer.from(bytes)
        .toString('utf8')
        .split(/(?<=\n)/);
      // Long files are one digest; a line in twenty stands for all of theirs.
      const step = lines.length > 100 ? 20 : 1;
      lines.forEach((line, index) => {
        if (index % step !== 0) return;
        const edits = [
          lines.toSpliced(index, 1),
          lines.toSpliced(index, 0, line),
          lines.toSpliced(index, 2, lines[index + 1] ?? '', line),
        ];
        for (const edit of edits) {
          const text = edit.join('');
          if (text === lines.join('')) continue;
          const result = verify(new Map([...files, [path, Buffer.from(text)]]));
          expect(result.exitCode, `line ${index + 1} of ${path}`).not.toBe(0);
        }
      });
    }
  });

  it.each(runs)('every file of %s: removed', (_, { files }) => {
    for (const path of files.keys()) {
      if (UNBOUND_FILES.has(path) || path === 'rules.md' || path === 'issue.md' || path === 'pr.diff')
        continue;
      const left = new Map(files);
      left.delete(path);
      expect(verify(left, { chain: files === chain.files }).exitCode, path).not.toBe(0);
    }
  });

  it('the journal is asked for beside a record; the proof alone verifies, and says what was not checked', () => {
    const proofOnly = new Map(
      [...single.files].filter(
        ([path]) => path.startsWith('.sdd') || path === 'issue.md' || path === 'pr.diff',
      ),
    );
    const result = verify(proofOnly);
    expect(result.exitCode).toBe(0);
    expect(result.notes.join()).toContain('they were not checked: the votes behind the verdict');
  });
});

describe('what an attacker who holds a key can try', () => {
  it('AC-104: another key is self-asserted, and never the pinned one', async () => {
    const honest = await sealRun();
    const forged = await sealRun({ seed: OTHER_SEED });
    expect(verify(forged.files)).toMatchObject({ exitCode: 0, keyTrust: 'self-asserted key' });
    const pinned = [pinnedKey(readPem(honest.signer.publicKeyPem) ?? new Uint8Array())];
    expect(verify(honest.files, { trusted: pinned })).toMatchObject({ exitCode: 0, keyTrust: 'trusted key' });
    const result = verify(forged.files, { trusted: pinned });
    expect(result).toMatchObject({ exitCode: 2, keyTrust: 'untrusted key' });
    expect(failures(result)).toEqual(['trusted-key']);
  });

  it('a receipt copied to another pull request is none of it', async () => {
    const { files } = await sealRun();
    const other = 'https://github.com/acme/shop/pull/8';
    const copied = new Map(files);
    copied.set(receiptPath(other, 0), files.get(receiptPath(PR_URL, 0)) ?? new Uint8Array());
    expect(failures(verify(copied, { prUrl: other }))).toContain('pr-url');
  });

  it('AC-112: an old approval does not hide the newer word', async () => {
    const old = await sealRun({ passes: 1 });
    const { files, chain } = await sealRun({ passes: 2, votes: ['approve', 'approve', 'request_changes'] });
    const hidden = new Map(files);
    hidden.delete(receiptPath(PR_URL, 2));
    expect(failures(verify(hidden, { chain: true }))).toContain('pass-missing');
    expect(chain.spine).toHaveLength(2);
    expect(failures(verify(old.files, { chain: true }))).toEqual([]);
  });

  it('a verdict that its votes do not give fails, whoever signed it', async () => {
    const { files } = await sealRun();
    const lines = Buffer.from(files.get('journal.jsonl') ?? [])
      .toString('utf8')
      .trim()
      .split('\n');
    const rewrite = (change: (body: JournalBody) => JournalBody): string => {
      let state = EMPTY_JOURNAL;
      let text = '';
      for (const line of lines) {
        const { v: _v, seq: _seq, prev_hash: _prev, entry_hash: _hash, ...body } = JSON.parse(line);
        const next = appendToJournal(state, change(body));
        text += next.line;
        state = next.state;
      }
      return text;
    };
    expect(rewrite((body) => body)).toBe(`${lines.join('\n')}\n`);
    const { verdictFault } = await import('../../src/receipts/verdict-of-votes.ts');
    const rows = (text: string) =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    const faultOf = (change: (body: JournalBody) => JournalBody): string | undefined =>
      verdictFault(rows(rewrite(change)), 'approve')?.why;
    expect(faultOf((body) => body)).toBeUndefined();
    const when = (kind: string, fields: Record<string, unknown>) => (body: JournalBody) =>
      body.kind === kind ? { ...body, ...fields } : body;
    expect(faultOf(when('vote', { counted: 'request_changes', vote: 'request_changes' }))).toContain(
      'does not follow',
    );
    expect(faultOf(when('vote', { vote: 'abstain', stated: 'abstain' }))).toContain(
      'not the vote that was delivered',
    );
    expect(
      faultOf((body) =>
        body['agent'] === 'tests' && body.kind === 'vote' ? { ...body, stated: 'request_changes' } : body,
      ),
    ).toContain('looser');
    expect(faultOf(when('call', { reply_digest: null }))).toContain('without a call');
    expect(faultOf(when('stage', { threshold: '0.1' }))).toContain('does not follow from its votes');
    expect(faultOf(when('stage', { strategy: 'whatever' }))).toContain('strategy');
    expect(faultOf(when('verdict', { incomplete: ['the run was cancelled'] }))).toContain('does not follow');
    expect(faultOf(when('verdict', { outcome: 'not-reviewed' }))).toContain('outcome');
    expect(faultOf(when('verdict', { pass_threshold: '1.5' }))).toContain('does not follow');
    expect(faultOf(when('coverage', { uncovered: [{ path: 'a', lines: ['1'], reason: null }] }))).toContain(
      'nobody saw',
    );
    expect(verdictFault(rows(rewrite((body) => body)), 'request_changes')).toMatchObject({
      code: 'journal-verdict',
      why: expect.stringContaining('receipt'),
    });
    const codes = [
      when('vote', { vote: 'maybe' }),
      when('stage', { strategy: 'whatever' }),
      when('verdict', { verdict: 'request_changes' }),
      when('verdict', { outcome: 'not-reviewed' }),
      when('coverage', { uncovered: [{ path: 'a', lines: ['1'], reason: null }] }),
      when('coverage', { kind: 'findings' }),
    ].map((change) => verdictFault(rows(rewrite(change)), 'approve')?.code);
    expect(codes).toEqual([
      'journal-vote',
      'journal-stage',
      'journal-verdict',
      'journal-outcome',
      'journal-incomplete',
      'journal-lines',
    ]);
  });
});

describe("the operator's list of trusted keys (AC-115)", async () => {
  const run = await sealRun({ now: Date.UTC(2026, 5, 1) });
  const entry = (fields: object): string =>
    JSON.stringify({ keys: [{ public_key: run.signer.publicKeyPem, name: 'ci', ...fields }] });
  const check = (text: string): Verification => {
    const reading = readTrustedKeys(text);
    if (!reading.ok) throw new Error(reading.problems.join('; '));
    return verify(run.files, { trusted: reading.keys });
  };

  it.each<[string, object, number]>([
    ['without limits', {}, 0],
    ['for its repository', { repositories: ['acme/shop'] }, 0],
    ['without case', { repositories: ['Acme/Shop'] }, 0],
    ['for its owner', { repositories: ['acme/*'] }, 0],
    ['for another repository', { repositories: ['acme/shopping', 'other/*'] }, 2],
    ['for an owner that only begins alike', { repositories: ['acm/*'] }, 2],
    ['valid', { not_before: '2026-01-01', not_after: '2026-12-31T00:00:00Z' }, 0],
    ['not yet valid', { not_before: '2026-06-02' }, 2],
    ['no longer valid', { not_after: '2026-05-31' }, 2],
    ['revoked, whatever time the receipt claims', { revoked: true, not_after: '2026-12-31' }, 2],
  ])('%s', (_, fields, exitCode) => {
    expect(check(entry(fields)).exitCode).toBe(exitCode);
  });

  it('tells every problem of the file at once', () => {
    const bad = readTrustedKeys(
      JSON.stringify({
        key: 1,
        keys: [
          { public_key: 'x', not_before: 'soon', repositories: 'all', revoked: 'no', extra: 1 },
          { public_key: run.signer.publicKeyPem, name: 7 },
          'x',
        ],
      }),
    );
    if (bad.ok) throw new Error('accepted');
    expect(bad.problems.map((problem) => problem.split(':')[0])).toEqual([
      'key',
      'keys[0].extra',
      'keys[0].public_key',
      'keys[0].repositories',
      'keys[0].revoked',
      'keys[0].not_before',
      'keys[1].name',
      'keys[2]',
    ]);
    for (const text of ['', '[]', '{"keys":[]}', '{"keys":[],"keys":[]}', '{"keys":1}'])
      expect(readTrustedKeys(text).ok).toBe(false);
  });
});

describe('rules that a pipeline states inline', () => {
  it.each([
    ['of one line', ['no eval']],
    ['of several lines', ['first line\nsecond line']],
    ['empty, or with markup', ['', '<!-- x -->', 'a --> b']],
    ['with odd blanks', ['a\u2028b', 'tab\there']],
  ])('%s are part of what rules.md states', async (_, inlineRaise) => {
    const { files } = await sealRun({ inlineRaise });
    expect(failures(verify(files))).toEqual([]);
    const edited = Buffer.from(files.get('rules.md') ?? [])
      .toString('utf8')
      .replace('deadline', 'timeout');
    expect(failures(verify(new Map([...files, ['rules.md', Buffer.from(edited)]])))).toContain('rules');
  });
});

it('property: whatever the votes, what is sealed verifies and gives the verdict of the votes', async () => {
  const vote = fc.constantFrom('approve' as const, 'request_changes' as const, 'abstain' as const);
  await fc.assert(
    fc.asyncProperty(fc.tuple(vote, vote, vote), fc.integer({ min: 0, max: 2 }), async (votes, passes) => {
      const { files } = await sealRun({ votes, passes });
      const result = verify(files);
      expect(failures(result)).toEqual([]);
      const [security, tests, judge] = votes;
      // Half of the stages are enough, but the last one is a hard gate and a stage where nobody spoke is incomplete.
      const approved = judge === 'approve' && (security !== 'abstain' || tests !== 'abstain');
      expect(result.verdict).toBe(approved ? 'approve' : 'request_changes');
    }),
    { numRuns: 40 },
  );
});
