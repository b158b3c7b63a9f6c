/** Receipts on the built bundles: what a run leaves, what people are told of it, and how it is verified offline. */
import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startArtifactServer, unzip } from '../fakes/artifact-server.ts';
import { startGitHub } from '../fakes/github-server.ts';
import { referenceVerify } from '../receipts/reference-verify.ts';
import { AUDIT_KEY, SEED } from '../receipts/sealed-run.ts';
import { type ActionOptions, type ActionRun, runAction, runCli, temporaryFolder } from './bundle.ts';
import { APPROVE, finding, ONE_AGENT, report, SMALL_DIFF, SMALL_FILES } from './replies.ts';
import { file, models, untilTheEnd } from './stand-ins.ts';

const PR_URL = 'https://github.com/acme/shop/pull/7';
const SEED_HEX = Buffer.from(SEED).toString('hex');
const PUBLIC_PEM =
  '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=\n-----END PUBLIC KEY-----\n';

async function action(
  replies: Parameters<typeof models>[0],
  options: Partial<ActionOptions> = {},
): Promise<ActionRun & { comment: string }> {
  const hub = await startGitHub({ diff: SMALL_DIFF, files: SMALL_FILES });
  untilTheEnd(hub);
  hub.contents.set(`${hub.pull.baseSha}:.bernstein/review.yaml`, ONE_AGENT);
  hub.contents.set(
    `${hub.pull.baseSha}:.bernstein/review-rules.md`,
    '## Raise\n\n- a network call without a deadline\n',
  );
  const model = await models(replies);
  const result = await runAction({
    githubUrl: hub.url,
    token: hub.token,
    event: { name: 'pull_request', payload: { number: 7, pull_request: { number: 7 } } },
    ...options,
    env: { ...model.environment, ...options.env },
  });
  return { ...result, comment: hub.comments[0]?.body ?? '' };
}

function folderOf(run: ActionRun): string {
  return dirname(run.outputs['record-path'] ?? '');
}

function filesUnder(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path)]),
  );
}

describe('keys of other runs', () => {
  it('one in the environment is a note, one that is named must fit; the signing key stands for its own tags', async () => {
    const result = await action([APPROVE], { inputs: { 'signing-key': SEED_HEX } });
    const args = ['receipt', 'verify', '--pr', PR_URL, '--dir', folderOf(result)];
    const other = privateFile('other.key', `${'ab'.repeat(32)}\n`);
    const open = privateFile('open.key', `${'ab'.repeat(32)}\n`);
    chmodSync(open, 0o644);
    for (const [path, says] of [
      [other, 'made none of them'],
      [open, 'can be read by others'],
      [file('none.key', 'no key'), "can't be used"],
    ] as const) {
      const verified = await runCli(args, { env: { BERNSTEIN_AUDIT_KEY_PATH: path } });
      expect(verified.code).toBe(0);
      expect(verified.stdout).toContain('The tags were not checked');
      expect(verified.stdout).toContain(says);
    }
    expect((await runCli([...args, '--audit-key', other])).code).toBe(2);
    expect((await runCli([...args, '--audit-key', open])).code).toBe(3);
    const own = privateFile('signing.key', SEED_HEX);
    for (const run of [
      await runCli([...args, '--audit-key', own, '--format', 'json']),
      await runCli([...args, '--format', 'json'], { env: { BERNSTEIN_AUDIT_KEY_PATH: own } }),
    ]) {
      expect(run.code).toBe(0);
      expect(JSON.parse(run.stdout).checks.map(({ code }: { code: string }) => code)).toContain('audit-tags');
    }
  });
});

describe('a pull request leaves proof', () => {
  it('the artifact verifies on a machine without token, network or secret, and in the reference', async () => {
    const service = await startArtifactServer();
    untilTheEnd(service);
    const result = await action([report([finding()])], {
      inputs: { artifact: 'true', 'signing-key': SEED_HEX, 'audit-key': AUDIT_KEY },
      env: { ...service.environment, GITHUB_RUN_ATTEMPT: '2' },
    });
    expect(result.code).toBe(1);
    expect([...service.uploads.keys()]).toEqual(['bernstein-review-one-attempt-2']);
    const downloaded = temporaryFolder();
    for (const [path, bytes] of unzip(service.uploads.values().next().value ?? Buffer.alloc(0))) {
      mkdirSync(dirname(join(downloaded, path)), { recursive: true });
      writeFileSync(join(downloaded, path), bytes);
    }
    const names = [...filesUnder(downloaded).keys()].sort();
    expect(names.filter((name) => !name.startsWith('.sdd'))).toEqual([
      'issue.md',
      'journal.jsonl',
      'pr.diff',
      'report.html',
      'review.json',
      'review.sarif',
      'rules.md',
    ]);
    const verified = await runCli(['receipt', 'verify', '--pr', PR_URL, '--dir', downloaded]);
    expect(verified).toMatchObject({ code: 0, stderr: '' });
    expect(verified.stdout).toContain('verdict  request_changes');
    expect(verified.stdout).toContain('self-asserted key');
    const pinned = await runCli([
      'receipt',
      'verify',
      '--pr',
      PR_URL,
      '--dir',
      downloaded,
      '--format',
      'json',
      '--public-key',
      file('key.pub.pem', PUBLIC_PEM),
      '--audit-key',
      privateFile('audit.key', `${AUDIT_KEY}\n`),
    ]);
    const said = JSON.parse(pinned.stdout);
    expect(said).toMatchObject({
      ok: true,
      exit_code: 0,
      key_trust: 'trusted key',
      failure: null,
      passes: 1,
    });
    const codes = said.checks.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(
      expect.arrayContaining([
        'signature',
        'trusted-key',
        'rules',
        'diff',
        'journal-verdict',
        'files',
        'audit-tags',
        'spine-tags',
      ]),
    );
    const files = filesUnder(downloaded);
    expect(
      referenceVerify({
        files,
        prUrl: PR_URL,
        issue: files.get('issue.md')?.toString() ?? '',
        diff: files.get('pr.diff') ?? Buffer.alloc(0),
        auditKey: AUDIT_KEY,
        chain: false,
      }),
    ).toBe('');
  });

  it('comment and summary name anchor, key, ruleset, diff and the one line that verifies', async () => {
    const result = await action([APPROVE], { inputs: { 'signing-key': SEED_HEX } });
    const [path = ''] = readdirSync(result.outputs['receipts-path'] ?? '');
    const receipt = JSON.parse(readFileSync(join(result.outputs['receipts-path'] ?? '', path), 'utf8'));
    for (const text of [result.comment, result.summary]) {
      expect(text).toContain(`Anchor \`${receipt.journal_entry_hash}\``);
      expect(text).toMatch(/Signer key `sha256:[0-9a-f]{64}`\n/);
      expect(text).toContain(`Ruleset \`${receipt.ruleset_digest}\``);
      expect(text).toContain(`Diff \`${receipt.diff_hash}\``);
      expect(text).toContain(`bernstein-review receipt verify --pr ${PR_URL} --dir RUN-FOLDER`);
    }
    expect(receipt).toMatchObject({
      v: 1,
      pr_url: PR_URL,
      repo: 'acme/shop',
      verdict: 'approve',
      findings: [],
      resolution_hash: expect.stringMatching(/^sha256:/),
      signer_public_key_pem: PUBLIC_PEM,
    });
    expect(receipt.task_id).toMatch(/^acme\/shop#7@[0-9a-f]{40}$/);
    expect(receipt).not.toHaveProperty('pass_index');
    expect(receipt).not.toHaveProperty('prev_entry_hash');
  });

  it('with an artifact, the line downloads it first', async () => {
    const service = await startArtifactServer();
    untilTheEnd(service);
    const result = await action([APPROVE], { inputs: { artifact: 'true' }, env: service.environment });
    expect(result.comment).toContain(
      `gh run download 100 -n bernstein-review-one -D review && bernstein-review receipt verify --pr ${PR_URL} --dir review`,
    );
    expect(result.comment).toContain('ephemeral: made for this run');
  });

  it('binds what the findings are, and which calls gave them', async () => {
    const result = await action([report([finding({ title: 'Rate is never read' })])]);
    const folder = folderOf(result);
    const journal = readFileSync(join(folder, 'journal.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(journal.map(({ kind }) => kind)).toEqual([
      'pass',
      'call',
      'vote',
      'stage',
      'coverage',
      'verdict',
      'findings',
      'sealed',
    ]);
    expect(journal[1]).toMatchObject({
      stage: 'review',
      adapter: 'anthropic',
      attempt: 1,
      finish: 'stop',
      prompt_digest: expect.stringMatching(/^sha256:/),
      reply_digest: expect.stringMatching(/^sha256:/),
      tokens: { input: expect.any(Number), output: expect.any(Number) },
      started_at: expect.stringMatching(/Z$/),
    });
    const receipts = [...filesUnder(folder)].filter(([path]) => path.includes('receipts/'));
    expect(receipts).toHaveLength(1);
    const receipt = JSON.parse(receipts[0]?.[1].toString() ?? '');
    expect(receipt.findings).toEqual([
      {
        line: expect.any(Number),
        path: 'src/order.ts',
        rule: expect.any(String),
        summary: expect.stringContaining('Rate is never read'),
      },
    ]);
    expect(receipt.journal_head).toBe(journal.at(-1).entry_hash);
  });

  it('a cancelled run leaves a receipt that says request_changes', async () => {
    let child: { kill(signal: NodeJS.Signals): boolean } | undefined;
    const result = await action(
      () => {
        child?.kill('SIGINT');
        return { misbehave: 'hang' };
      },
      {
        onStart: (started) => {
          child = started;
        },
      },
    );
    expect(result.outputs['outcome']).toBe('not-reviewed');
    const verified = await runCli(['receipt', 'verify', '--pr', PR_URL, '--dir', folderOf(result)]);
    expect(verified).toMatchObject({ code: 0 });
    expect(verified.stdout).toContain('verdict  request_changes');
  });
});

function privateFile(name: string, content: string): string {
  const path = file(name, content);
  chmodSync(path, 0o600);
  return path;
}

describe('the signing key', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  it.each([
    ['a PKCS#8 PEM', pem],
    ['a seed in hex', SEED_HEX],
    ['a seed in base64', Buffer.from(SEED).toString('base64')],
  ])('%s signs, from the environment too, and is nowhere to be read', async (_, key) => {
    for (const options of [{ inputs: { 'signing-key': key } }, { env: { BERNSTEIN_SIGNING_KEY: key } }]) {
      const result = await action([report([finding({ description: `leaks ${key} here` })])], options);
      expect(result.outputs['receipts-path']).not.toBe('');
      const shown = [
        result.stdout.replace(/^::add-mask::.*$/gm, ''),
        result.stderr,
        result.summary,
        result.comment,
      ];
      for (const bytes of filesUnder(folderOf(result)).values()) shown.push(bytes.toString('utf8'));
      const secret = key.includes('BEGIN') ? (key.split('\n')[1] ?? '') : key;
      for (const text of shown) expect(text).not.toContain(secret);
      for (const text of shown) expect(text).not.toContain(SEED_HEX);
    }
  });

  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const sealed = privateKey.export({ format: 'pem', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase: 'x' });
  it.each<[string, string, string]>([
    ['an RSA key', rsa.export({ format: 'pem', type: 'pkcs8' }).toString(), 'type rsa, not Ed25519'],
    [
      'an Ed448 key',
      generateKeyPairSync('ed448').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
      'type ed448',
    ],
    ['an encrypted key', sealed.toString(), 'encrypted'],
    ['a key with written line breaks', pem.trim().replaceAll('\n', '\\n'), 'line breaks'],
    ['64 raw bytes', Buffer.alloc(64, 7).toString('base64'), '64 bytes'],
    ['a word', 'correct horse battery staple', 'neither'],
    ['a public key', PUBLIC_PEM, 'no readable PKCS#8 private key'],
  ])('AC-118: %s is an error that quotes none of it', async (_, key, why) => {
    const result = await action([APPROVE], { inputs: { 'signing-key': key } });
    expect(result.code).toBe(2);
    expect(result.outputs).toMatchObject({ outcome: 'not-reviewed', 'blocks-merge': 'true' });
    expect(result.stderr).toContain("The input signing-key can't be used");
    expect(result.stderr).toContain(why);
    for (const line of key.split('\n').filter((part) => part.length > 8 && !part.startsWith('---')))
      expect(result.stdout.replace(/^::add-mask::.*$/gm, '') + result.stderr).not.toContain(line);
  });

  it('AC-119: no child sees it', async () => {
    const spy = file(
      'spy.mjs',
      "import { readFileSync } from 'node:fs'; process.stdin.resume(); process.stdin.on('end', () => { const seen = Object.keys(process.env).join() + readFileSync('/proc/self/environ', 'utf8'); console.log(JSON.stringify({ verdict: 'approve', feedback: seen.includes('SIGNING') || seen.includes('AUDIT_KEY') ? 'SEEN' : 'clean', issues: [] })); });",
    );
    const pipeline = file(
      'review.yaml',
      `stages: [{ name: s, agents: [{ role: r, adapter: command, command: [node, ${JSON.stringify(spy)}] }] }]\n`,
    );
    const result = await runCli(['--pipeline', pipeline, '--diff', file('a.diff', SMALL_DIFF)], {
      env: { BERNSTEIN_SIGNING_KEY: SEED_HEX, BERNSTEIN_AUDIT_KEY_PATH: privateFile('audit.key', AUDIT_KEY) },
    });
    expect(result.stdout).toContain('clean');
    expect(result.stdout).not.toContain('SEEN');
  });

  it('on a laptop the own identity signs: made once, 0600, and never inside the reviewed tree', async () => {
    const config = join(temporaryFolder(), 'config');
    const diff = file('a.diff', SMALL_DIFF);
    const signerOf = async (
      env: Record<string, string>,
      cwd?: string,
    ): Promise<{ signer: string; stderr: string }> => {
      const out = join(temporaryFolder(), 'out');
      const result = await runCli(['--diff', diff, '--out', out], {
        env,
        ...(cwd === undefined ? {} : { cwd }),
      });
      const [line = ''] = readFileSync(join(out, 'journal.jsonl'), 'utf8').split('\n');
      return { signer: JSON.stringify(JSON.parse(line).signer), stderr: result.stderr };
    };
    const first = await signerOf({ XDG_CONFIG_HOME: config });
    expect(first.signer).toContain('"origin":"identity"');
    const key = join(config, 'bernstein-review', 'signing-key.pem');
    expect(statSync(key).mode & 0o777).toBe(0o600);
    expect((await signerOf({ XDG_CONFIG_HOME: config })).signer).toBe(first.signer);
    chmodSync(key, 0o644);
    const open = await signerOf({ XDG_CONFIG_HOME: config });
    expect(open.signer).toContain('"origin":"ephemeral"');
    expect(open.stderr).toContain('chmod 600');
    const tree = temporaryFolder();
    mkdirSync(join(tree, '.git'));
    const inside = await signerOf({ XDG_CONFIG_HOME: join(tree, 'config') }, tree);
    expect(inside.signer).toContain('"origin":"ephemeral"');
    expect(inside.stderr).toContain('lies in the reviewed tree');
    expect(existsSync(join(tree, 'config'))).toBe(false);
  });

  it('receipt keygen makes a pair, and never over another', async () => {
    const path = join(temporaryFolder(), 'ci.pem');
    const made = await runCli(['receipt', 'keygen', '--out', path]);
    expect(made.code).toBe(0);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const used = await action([APPROVE], { inputs: { 'signing-key': readFileSync(path, 'utf8') } });
    const pinned = await runCli([
      'receipt',
      'verify',
      '--pr',
      PR_URL,
      '--dir',
      folderOf(used),
      '--public-key',
      path.replace('.pem', '.pub.pem'),
    ]);
    expect(pinned).toMatchObject({ code: 0 });
    const again = await runCli(['receipt', 'keygen', '--out', path]);
    expect(again.code).toBe(2);
    expect(again.stderr).toContain('never overwritten');
    expect(made.stdout + again.stderr).not.toContain(readFileSync(path, 'utf8').split('\n')[1]);
  });
});

describe('receipt verify: exit codes', async () => {
  const out = join(temporaryFolder(), 'out');
  await runCli(['--diff', file('a.diff', SMALL_DIFF), '--out', out]);
  const [receipt = ''] = readdirSync(join(out, '.sdd/reviews/receipts'));
  const url: string = JSON.parse(readFileSync(join(out, '.sdd/reviews/receipts', receipt), 'utf8')).pr_url;
  const verify = (...args: string[]) => runCli(['receipt', 'verify', ...args]);
  const latin = file('latin.md', Buffer.from([0xe9, 0x0a]));
  const bad = file('keys.json', '{"keys":[{}]}');

  it.each<[string, string[], number, string]>([
    ['verified', ['--pr', url, '--dir', out], 0, 'OK -- '],
    [
      'another pull request',
      ['--pr', 'https://github.com/a/b/pull/1', '--dir', out],
      1,
      'NO RECEIPT -- no review receipt found',
    ],
    ['an empty folder', ['--pr', url, '--dir', temporaryFolder()], 1, 'NO RECEIPT'],
    ['a chain that is none', ['--pr', url, '--dir', out, '--chain'], 1, 'NO CHAIN -- no review chain found'],
    [
      'another diff',
      ['--pr', url, '--dir', out, '--diff', file('b.diff', `${SMALL_DIFF}\n`)],
      2,
      'MISMATCH -- the diff presented differs',
    ],
    [
      'another issue',
      ['--pr', url, '--dir', out, '--issue', file('i.md', 'x')],
      2,
      'MISMATCH -- the issue presented differs',
    ],
    [
      'other rules',
      ['--pr', url, '--dir', out, '--rules', file('r.md', '## Raise\n- x\n')],
      2,
      'MISMATCH -- the ruleset presented differs',
    ],
    [
      'an untrusted key',
      ['--pr', url, '--dir', out, '--public-key', file('k.pem', PUBLIC_PEM)],
      2,
      'MISMATCH -- the signer key is not among',
    ],
    [
      'another audit key',
      ['--pr', url, '--dir', out, '--audit-key', privateFile('a.key', AUDIT_KEY)],
      2,
      'not that of the audit key',
    ],
    ['no --pr', ['--dir', out], 3, "required option '--pr <URL>'"],
    ['an empty --pr', ['--pr', '', '--dir', out], 3, '--pr must not be empty'],
    ['an unknown flag', ['--pr', url, '--dri', out], 3, "unknown option '--dri'"],
    ['a folder that is not there', ['--pr', url, '--dir', join(out, 'no')], 3, 'is not a folder'],
    ['a diff that is not there', ['--pr', url, '--dir', out, '--diff', join(out, 'no')], 3, 'does not exist'],
    ['an issue that is no UTF-8', ['--pr', url, '--dir', out, '--issue', latin], 3, 'is not UTF-8'],
    ['a bad list of keys', ['--pr', url, '--dir', out, '--trusted-keys', bad], 3, 'keys[0].public_key'],
    [
      'a key file that others can read',
      ['--pr', url, '--dir', out, '--audit-key', file('open.key', AUDIT_KEY)],
      3,
      'chmod 600',
    ],
    ['an unknown format', ['--pr', url, '--dir', out, '--format', 'xml'], 3, '--format must be text or json'],
  ])('%s', async (_, args, code, says) => {
    const result = await verify(...args);
    expect(`${result.stdout}${result.stderr}`).toContain(says);
    expect(result.code).toBe(code);
  });

  it('the same line ends do not matter for issue and rules, and do for the diff', async () => {
    const crlf = (name: string): string =>
      file(name, readFileSync(join(out, name), 'utf8').replaceAll('\n', '\r\n'));
    expect(
      (await verify('--pr', url, '--dir', out, '--issue', crlf('issue.md'), '--rules', crlf('rules.md')))
        .code,
    ).toBe(0);
    expect((await verify('--pr', url, '--dir', out, '--diff', crlf('pr.diff'))).code).toBe(2);
  });

  it('AC-095: a link in the folder is not followed', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, '.sdd/lineage/reviews'), { recursive: true });
    symlinkSync('/etc/hostname', join(folder, '.sdd/lineage/reviews/spine.jsonl'));
    const result = await verify('--pr', url, '--dir', folder);
    expect(result.code).toBe(3);
    expect(result.stderr).toContain('is not a regular file');
  });
});

describe("the run's folder", () => {
  it('used again, keeps the earlier run aside and proves the new one alone', async () => {
    const out = join(temporaryFolder(), 'out');
    const diff = file('a.diff', SMALL_DIFF);
    for (let time = 0; time < 3; time += 1) await runCli(['--diff', diff, '--out', out]);
    expect(
      readdirSync(out)
        .filter((name) => name.startsWith('earlier-run-'))
        .sort(),
    ).toEqual(['earlier-run-1', 'earlier-run-2']);
    const receipts = join('.sdd', 'reviews', 'receipts');
    for (const folder of [out, join(out, 'earlier-run-1'), join(out, 'earlier-run-2')]) {
      const [name = ''] = readdirSync(join(folder, receipts));
      const { pr_url: url } = JSON.parse(readFileSync(join(folder, receipts, name), 'utf8'));
      expect((await runCli(['receipt', 'verify', '--pr', url, '--dir', folder])).code).toBe(0);
    }
  });

  it('is not shared by two runs at a time; a lock whose process is gone is taken over', async () => {
    const out = join(temporaryFolder(), 'out');
    mkdirSync(out);
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    writeFileSync(join(out, '.bernstein-review.lock'), String(holder.pid));
    const diff = file('a.diff', SMALL_DIFF);
    const refused = await runCli(['--diff', diff, '--out', out]);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('Another run (process');
    await new Promise((resolve) => {
      holder.on('exit', resolve);
      holder.kill('SIGKILL');
    });
    expect((await runCli(['--diff', diff, '--out', out])).code).toBe(0);
    expect(readdirSync(out)).not.toContain('.bernstein-review.lock');
  });
});
