/** Faults that were found by attacking the bundle; each is the sample of a kind that must stay closed. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startGitHub } from '../fakes/github-server.ts';
import { startModelServer } from '../fakes/model-server.ts';
import { runAction, runCli, temporaryFolder } from './bundle.ts';
import { APPROVE, ONE_AGENT, SMALL_DIFF, SMALL_FILES } from './replies.ts';
import { file } from './stand-ins.ts';

const TOKEN = `ghp_${'16C7e42F292c6912E7710c83'}${'8347Ae178B4a'}`;

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.invalid', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
}

function added(path: string, ...lines: string[]): string {
  return `diff --git a/${path} b/${path}\nnew file mode 100644\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1,${lines.length} @@\n${lines.map((line) => `+${line}\n`).join('')}`;
}

describe('trust', () => {
  it('a link to the work tree does not lead around the base commit', async () => {
    const folder = temporaryFolder();
    const repository = join(folder, 'repo');
    mkdirSync(join(repository, '.bernstein'), { recursive: true });
    git(repository, 'init', '--quiet', '--initial-branch=main');
    writeFileSync(
      join(repository, '.bernstein', 'review.yaml'),
      'name: strict\nstages:\n  - name: s\n    agents: [{ role: r, adapter: static }]\n',
    );
    git(repository, 'add', '--all');
    git(repository, 'commit', '--quiet', '-m', 'base');
    git(repository, 'checkout', '--quiet', '-b', 'f');
    writeFileSync(
      join(repository, '.bernstein', 'review.yaml'),
      'ignore: ["**"]\nstages:\n  - name: s\n    agents: [{ role: r, adapter: static }]\n',
    );
    writeFileSync(join(repository, 'leak.txt'), `${TOKEN}\n`);
    git(repository, 'add', '--all');
    git(repository, 'commit', '--quiet', '-m', 'head');
    symlinkSync('repo', join(folder, 'link'));
    const link = join(folder, 'link');
    const result = await runCli(['--workdir', link, '--base', 'main', '--head', 'f', '--format', 'json'], {
      env: { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: link },
    });
    expect(result.code).toBe(1);
    expect(JSON.parse(result.stdout).pipeline).toMatchObject({ name: 'strict', source: 'base commit' });
  });

  it('a diff reviewed in a workflow is not configured by the checkout', async () => {
    const workspace = temporaryFolder();
    mkdirSync(join(workspace, '.bernstein'));
    writeFileSync(
      join(workspace, '.bernstein', 'review.yaml'),
      'ignore: ["**"]\nstages:\n  - name: s\n    agents: [{ role: r, adapter: static }]\n',
    );
    const result = await runCli(['--diff', '-', '--format', 'json'], {
      cwd: workspace,
      input: added('a.txt', TOKEN),
      env: { GITHUB_ACTIONS: 'true' },
    });
    expect(result.code).toBe(1);
    expect(JSON.parse(result.stdout).pipeline.source).toBe('shipped');
  });

  it('a shallow merge checkout of the pull request counts as its code (AC-088)', async () => {
    const hub = await startGitHub({ diff: SMALL_DIFF, files: SMALL_FILES });
    const workspace = temporaryFolder();
    mkdirSync(join(workspace, 'pr'));
    const checkout = join(workspace, 'pr');
    git(checkout, 'init', '--quiet');
    const tree = execFileSync('git', ['mktree'], { cwd: checkout, input: '', encoding: 'utf8' }).trim();
    const commit = `tree ${tree}\nparent ${hub.pull.baseSha}\nparent ${hub.pull.headSha}\nauthor t <t> 1 +0000\ncommitter t <t> 1 +0000\n\nmerge\n`;
    const merge = execFileSync('git', ['hash-object', '-t', 'commit', '-w', '--stdin', '--literally'], {
      cwd: checkout,
      input: commit,
      encoding: 'utf8',
    }).trim();
    writeFileSync(join(checkout, '.git', 'shallow'), `${merge}\n`);
    git(checkout, 'update-ref', 'HEAD', merge);
    const result = await runAction({
      githubUrl: hub.url,
      token: hub.token,
      cwd: workspace,
      event: { name: 'pull_request_target', payload: { number: 7, pull_request: { number: 7 } } },
    });
    await hub.close();
    expect(result.code).toBe(2);
    expect(result.stderr).toContain('must not hold the pull request');
  });

  it('a workflow run that no pull request belongs to decides nothing', async () => {
    const hub = await startGitHub({ headSha: 'c'.repeat(40) });
    const result = await runAction({
      githubUrl: hub.url,
      token: hub.token,
      event: {
        name: 'workflow_run',
        payload: { workflow_run: { pull_requests: [], head_sha: 'd'.repeat(40) } },
      },
    });
    await hub.close();
    expect(result.code).toBe(2);
    expect(result.outputs['blocks-merge']).toBe('true');
  });
});

describe('what is not seen is not approved', () => {
  const model = `name: m\nstages:\n  - name: static\n    agents: [{ role: s, adapter: static }]\n  - name: model\n    aggregator: { strategy: any }\n    agents: [{ role: r, model: anthropic/claude-test }]\n`;

  it('a NUL byte or another encoding does not hide source', async () => {
    const repository = temporaryFolder();
    git(repository, 'init', '--quiet', '--initial-branch=main');
    git(repository, 'commit', '--quiet', '--allow-empty', '-m', 'base');
    writeFileSync(join(repository, 'evil.js'), `//\0\nconst t = '${TOKEN}';\n`);
    writeFileSync(join(repository, 'evil.ps1'), Buffer.from(`# ${'x'.repeat(40)}\n$t = 1\n`, 'utf16le'));
    writeFileSync(join(repository, 'real.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 255, 254]));
    git(repository, 'add', '--all');
    git(repository, 'commit', '--quiet', '-m', 'head');
    const result = await runCli(['--base', 'main~1', '--head', 'main', '--format', 'json'], {
      cwd: repository,
    });
    const record = JSON.parse(result.stdout);
    expect(result.code).toBe(1);
    expect(record.findings).toMatchObject([
      { category: 'static/secret', location: { path: 'evil.js', line: 2 } },
    ]);
    expect(record.change.excluded).toEqual([{ path: 'real.png', kind: 'unreadable', reason: 'binary file' }]);
    expect(record.coverage.total).toBeGreaterThanOrEqual(4);
  });

  it('source that GitHub shows as binary is not taken for binary', async () => {
    const diff = `${SMALL_DIFF}diff --git a/src/evil.ts b/src/evil.ts\nnew file mode 100644\nindex 0000000..1111111\nBinary files /dev/null and b/src/evil.ts differ\n`;
    const hub = await startGitHub({
      diff,
      files: [...SMALL_FILES, { filename: 'src/evil.ts', status: 'added', changes: 9 }],
    });
    hub.contents.set(`${hub.pull.baseSha}:.bernstein/review.yaml`, ONE_AGENT);
    const vendor = await startModelServer([APPROVE]);
    const result = await runAction({
      githubUrl: hub.url,
      token: hub.token,
      event: { name: 'pull_request', payload: { number: 7 } },
      env: { ...vendor.environment, GITHUB_SERVER_URL: hub.url },
    });
    await Promise.all([hub.close(), vendor.close()]);
    expect(result.code).toBe(1);
    expect(result.record.incomplete.join()).toContain('src/evil.ts');
    expect(Number(result.outputs['coverage'])).toBeLessThan(1);
  });

  it('a line that fits no call of the model keeps its agent from approving, and no empty call is made', async () => {
    const vendor = await startModelServer([APPROVE]);
    const result = await runCli(['--pipeline', file('r.yaml', model), '--diff', '-', '--format', 'json'], {
      input: added('min.js', 'a'.repeat(320_000)),
      env: vendor.environment,
    });
    await vendor.close();
    expect(result.code).toBe(1);
    expect(vendor.calls).toHaveLength(0);
    expect(JSON.parse(result.stdout).stages[1].agents[0].reason).toContain('too long for a call');
  });

  it('a secret in a lock file is found, a moved file is not ignored by its new name', async () => {
    const lock = await runCli(['--diff', '-'], { input: added('src/yarn.lock', TOKEN) });
    expect(lock.code).toBe(1);
    const pipeline = file(
      'r.yaml',
      'ignore: ["docs/**"]\nstages:\n  - name: s\n    agents: [{ role: r, adapter: static }]\n',
    );
    const moved =
      'diff --git a/src/auth.ts b/docs/auth.ts\nsimilarity index 100%\nrename from src/auth.ts\nrename to docs/auth.ts\n';
    const result = await runCli(['--pipeline', pipeline, '--diff', '-', '--format', 'json'], {
      input: moved,
    });
    expect(JSON.parse(result.stdout)).toMatchObject({
      outcome: 'approved',
      change: { notes: ['docs/auth.ts: renamed from src/auth.ts.'] },
    });
  });
});

describe('the sarif adapter', () => {
  const run = async (log: unknown) => {
    const workdir = temporaryFolder();
    const sarif = file('results.sarif', JSON.stringify(log).replaceAll('WORKDIR', workdir));
    const pipeline = file(
      'r.yaml',
      `stages:\n  - name: s\n    agents:\n      - { role: tool, adapter: sarif, sarif: '${sarif}' }\n`,
    );
    return JSON.parse(
      (
        await runCli(['--pipeline', pipeline, '--diff', '-', '--format', 'json'], {
          input: SMALL_DIFF,
          cwd: workdir,
        })
      ).stdout,
    );
  };
  const at = (artifactLocation: object, region: object | undefined = { startLine: 2 }): object => ({
    physicalLocation: { artifactLocation, ...(region && { region }) },
  });
  const log = (results: unknown, extra: object = {}): object => ({
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'T' } }, results, ...extra }],
  });
  const error = (locations: object[], extra: object = {}): object => ({
    level: 'error',
    message: { text: 'm' },
    locations,
    ...extra,
  });

  it.each([
    ['no run', { version: '2.1.0', runs: [] }],
    ['results null', log(null)],
    ['results absent', log(undefined)],
    ['a failed tool', log([], { invocations: [{ executionSuccessful: false }] })],
  ])('%s is no clean result', async (_, content) => {
    expect(await run(content)).toMatchObject({ outcome: 'not-reviewed' });
  });

  it.each([
    ['an absolute address', log([error([at({ uri: 'file://WORKDIR/src/order.ts' })])])],
    [
      'a base id',
      log([error([at({ uri: 'src/order.ts', uriBaseId: 'ROOT' })])], {
        originalUriBaseIds: { ROOT: { uri: 'file://WORKDIR/' } },
      }),
    ],
    [
      'an artifact index',
      log([error([at({ index: 0 })])], { artifacts: [{ location: { uri: 'src/order.ts' } }] }),
    ],
    ['a second location', log([error([at({ uri: 'other.ts' }), at({ uri: 'src/order.ts' })])])],
    ['no region', log([error([at({ uri: './src/order.ts' }, undefined)])])],
    [
      'a rule of an extension',
      {
        version: '2.1.0',
        runs: [
          {
            tool: {
              driver: { name: 'CodeQL' },
              extensions: [{ name: 'e', rules: [{ id: 'x', properties: { 'security-severity': '9.8' } }] }],
            },
            results: [
              {
                message: { text: 'm' },
                rule: { index: 0, toolComponent: { index: 0 } },
                locations: [at({ uri: 'src/order.ts' })],
              },
            ],
          },
        ],
      },
    ],
  ])('%s is found', async (_, content) => {
    const record = await run(content);
    expect(record).toMatchObject({
      outcome: 'changes-requested',
      findings: [{ location: { path: 'src/order.ts' } }],
    });
  });
});

describe('hangs and lost output', () => {
  it('a hostile line does not hang the checks', async () => {
    const result = await runCli(['--diff', '-', '--format', 'json'], {
      input:
        added('a.js', 'catch('.repeat(100_000)) + added('.github/workflows/a.yml', '${{'.repeat(100_000)),
    });
    expect(result.code).toBe(0);
    expect(result.duration).toBeLessThan(10_000);
    expect(JSON.parse(result.stdout).stages[0].agents[0].feedback).toContain(
      '2 lines of over 2000 characters',
    );
  });

  it('a folder that can not be made is an error at once', async () => {
    const result = await runCli(['--diff', '-', '--out', '/proc/x'], { input: SMALL_DIFF });
    expect(result).toMatchObject({ code: 2 });
    expect(result.stderr).toContain("can't be made");
  });

  it('a signal while it waits for standard input leaves a record', async () => {
    const out = join(temporaryFolder(), 'out');
    const result = await runCli(['--diff', '-', '--out', out], {
      keepStdinOpen: true,
      // More than a pipe holds: it is taken only once somebody reads it.
      onStart: (child) => {
        child.stdin?.write('x\n'.repeat(1_000_000), () => child.kill('SIGINT'));
      },
    });
    expect(result.code).toBe(1);
    expect(result.stdout).toContain('NOT REVIEWED: the run was cancelled');
  });
});

describe('diffs', () => {
  it.each([
    ['a line separator before a header word', added('a.js', 'x = "\u2028diff --git a/q b/q"')],
    ['a carriage return before a header word', added('a.js', 'one\rdiff --cc foo')],
    [
      'names without prefixes',
      'diff --git x.txt x.txt\nnew file mode 100644\nindex 0000000..e69de29\n' +
        SMALL_DIFF.replaceAll('a/src', 'src').replaceAll('b/src', 'src'),
    ],
    ['mnemonic prefixes', SMALL_DIFF.replaceAll('a/src', 'i/src').replaceAll('b/src', 'w/src')],
    [
      'a mailbox of two patches',
      `From 1\n---\n\n${SMALL_DIFF}-- \n2.39.5\n\nFrom 2\n---\n\n${added('b.txt', 'x')}-- \n2.39.5\n\n`,
    ],
  ])('%s is read', async (_, input) => {
    const result = await runCli(['--diff', '-', '--format', 'json'], { input });
    expect(result.code).toBe(0);
    for (const { path } of JSON.parse(result.stdout).change.files)
      expect(['a.js', 'src/order.ts', 'x.txt', 'b.txt']).toContain(path);
  });

  it('a bare repository has its range reviewed', async () => {
    const repository = temporaryFolder();
    git(repository, 'init', '--quiet', '--initial-branch=main');
    git(repository, 'commit', '--quiet', '--allow-empty', '-m', 'base');
    writeFileSync(join(repository, 'a.txt'), 'x\n');
    git(repository, 'add', '--all');
    git(repository, 'commit', '--quiet', '-m', 'head');
    const bare = temporaryFolder();
    git(bare, 'clone', '--quiet', '--bare', repository, '.');
    expect(await runCli(['--base', 'main~1', '--head', 'main'], { cwd: bare })).toMatchObject({ code: 0 });
  });
});

it.each([10.5, -3, 1e300, '7', null])(
  'a token count of %j costs neither the verdict nor the receipt',
  async (tokens) => {
    const models = await startModelServer([
      {
        status: 200,
        body: {
          id: 'chatcmpl-test',
          object: 'chat.completion',
          created: 1,
          model: 'gpt-5',
          choices: [{ index: 0, message: { role: 'assistant', content: APPROVE }, finish_reason: 'stop' }],
          usage: { prompt_tokens: tokens, completion_tokens: tokens, total_tokens: tokens },
        },
      },
    ]);
    const out = join(temporaryFolder(), 'out');
    const pipeline = file(
      'p.yaml',
      'name: p\nstages: [{ name: s, agents: [{ role: r, model: openai/gpt-5 }] }, { name: t, agents: [{ role: r, model: openai/gpt-5 }] }]\n',
    );
    const result = await runCli(
      ['--pipeline', pipeline, '--diff', file('a.diff', SMALL_DIFF), '--out', out, '--format', 'json'],
      { env: models.environment },
    );
    await models.close();
    expect(result.stderr).not.toMatch(/TypeError|No receipt/);
    const record = JSON.parse(result.stdout);
    // A figure of a kind that the vendor's library refuses is a call that failed, and never an approval.
    expect(record.verdict).toBe(result.code === 0 ? 'approve' : 'request_changes');
    expect(existsSync(join(out, '.sdd', 'reviews', 'receipts'))).toBe(true);
  },
);
