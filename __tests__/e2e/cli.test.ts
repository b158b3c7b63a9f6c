/** The CLI bundle: local ranges, diff files, previews, mistakes. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, runCli, temporaryFolder } from './bundle.ts';
import { APPROVE, finding, ONE_AGENT, REJECT, report, SMALL_DIFF } from './replies.ts';
import { file, models } from './stand-ins.ts';

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.invalid', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
}

/** A repository with `main` and a `feature` that changes `a.txt`. */
function repository(pipeline?: string): string {
  const folder = temporaryFolder();
  git(folder, 'init', '--quiet', '--initial-branch=main');
  writeFileSync(join(folder, 'a.txt'), 'one\n');
  if (pipeline !== undefined) {
    mkdirSync(join(folder, '.bernstein'));
    writeFileSync(join(folder, '.bernstein', 'review.yaml'), pipeline);
  }
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '-m', 'base');
  git(folder, 'checkout', '--quiet', '-b', 'feature');
  writeFileSync(join(folder, 'a.txt'), 'one\ntwo\n');
  git(folder, 'commit', '--quiet', '--all', '-m', 'Add two');
  return folder;
}

describe('targets', () => {
  it('reviews a local range with the pipeline of the base commit', async () => {
    const folder = repository(ONE_AGENT);
    writeFileSync(join(folder, '.bernstein', 'review.yaml'), 'stages: []\n');
    git(folder, 'commit', '--quiet', '--all', '-m', 'Weaken the gate');
    const model = await models([APPROVE]);
    const result = await runCli(['--base', 'main', '--head', 'feature', '--format', 'json'], {
      cwd: folder,
      env: model.environment,
    });
    expect(result.code).toBe(0);
    expect(JSON.parse(result.stdout)).toMatchObject({
      outcome: 'approved',
      pipeline: { name: 'one', source: 'base commit' },
      change: { title: 'Add two', source: 'local git' },
    });
    expect(model.calls[0]?.user).toContain('+two\n');
  });

  it('reviews the working tree with its untracked files, and leaves tree and index alone', async () => {
    const folder = repository();
    writeFileSync(join(folder, 'new file.txt'), 'debugger\n');
    writeFileSync(join(folder, 'caf\u00e9.ts'), 'debugger;\n');
    const before = git(folder, 'status', '--porcelain');
    const result = await runCli(['--base', 'main', '--format', 'json'], { cwd: folder });
    expect(result.code).toBe(0);
    const record = JSON.parse(result.stdout);
    expect(record.change.files.map((entry: { path: string }) => entry.path).sort()).toEqual([
      'a.txt',
      'caf\u00e9.ts',
      'new file.txt',
    ]);
    expect(record.findings).toMatchObject([
      { title: 'Left-over debugger statement', location: { path: 'caf\u00e9.ts', line: 1 } },
    ]);
    expect(git(folder, 'status', '--porcelain')).toBe(before);
  });

  it('reviews a diff file and standard input alike', async () => {
    const model = await models([REJECT]);
    const pipeline = file('review.yaml', ONE_AGENT);
    const fromFile = await runCli(['--pipeline', pipeline, '--diff', file('x.diff', SMALL_DIFF)], {
      env: model.environment,
    });
    const fromStdin = await runCli(['--pipeline', pipeline, '--diff', '-'], {
      env: model.environment,
      input: SMALL_DIFF,
    });
    expect(fromFile.code).toBe(1);
    expect(fromStdin.code).toBe(1);
    expect(fromStdin.stdout).toBe(fromFile.stdout);
  });

  it('does not take an attribute of the change for an excuse to hide text', async () => {
    const folder = repository();
    writeFileSync(join(folder, '.gitattributes'), '*.ts -diff\n*.ts binary\n');
    writeFileSync(join(folder, 'hidden.ts'), 'debugger;\n');
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '-m', 'hide');
    const result = await runCli(['--base', 'main', '--head', 'feature', '--format', 'json'], { cwd: folder });
    expect(JSON.parse(result.stdout).findings).toMatchObject([{ location: { path: 'hidden.ts' } }]);
  });

  it.each([
    ['a ref that is none', ['--base', 'nowhere'], 'not a commit'],
    ['a ref that is an option', ['--base', '--upload-pack=touch /tmp/p'], ''],
    ['two targets', ['--base', 'main', '--diff', 'x'], 'exclude each other'],
    ['a head without a base', ['--head', 'main'], '--head needs --base'],
    ['no target', [], 'Name a pull request (pr)'],
    ['an unknown flag', ['--bsae', 'main'], 'Did you mean --base'],
    ['a diff file that is not there', ['--diff', 'nothing.diff'], 'does not exist'],
    ['a run folder in the tree', ['--base', 'main', '--out', 'records'], 'lies in the reviewed tree'],
  ])('exits 2 for %s', async (_, args, word) => {
    const result = await runCli(args, { cwd: repository() });
    expect(result.code).toBe(2);
    expect(result.stderr).toContain(word);
  });

  it('exits 2 for a diff that is malformed, and approves nothing', async () => {
    for (const text of ['no diff at all\n', SMALL_DIFF.replace('-1,3 +1,4', '-1,9 +1,9')]) {
      const result = await runCli(['--diff', '-'], { input: text });
      expect(result.code).toBe(2);
      expect(result.stderr).toContain('malformed');
    }
  });
});

describe('previews', () => {
  it('prints five problems with line and column, and exits 2', async () => {
    const path = file(
      'review.yaml',
      `pass_treshold: 0.5
stages:
  - name: a
    parallelism: 99
    aggregator: { strategy: Any }
    agents:
      - model: m
      - role: r
        effort: hgh
`,
    );
    const result = await runCli(['--pipeline', path, '--validate-only']);
    expect(result.code).toBe(2);
    expect(result.stderr.trim().split('\n')).toEqual([
      `${path}:1:1: pass_treshold: unknown key; did you mean "pass_threshold"?`,
      `${path}:4:18: stages.0.parallelism: must be at most 32`,
      `${path}:5:29: stages.0.aggregator.strategy: must be one of "any", "all", "majority", "weighted"; did you mean "any"?`,
      `${path}:7:9: stages.0.agents.0.role: required, but missing`,
      `${path}:9:17: stages.0.agents.1.effort: must be one of "low", "medium", "high"; did you mean "high"?`,
    ]);
  });

  it('validates every shipped pipeline', async () => {
    for (const name of ['default-3-phase', 'single-pass', 'static', 'static-2-stage']) {
      const result = await runCli([
        '--pipeline',
        join(ROOT, 'templates', 'review', `${name}.yaml`),
        '--validate-only',
      ]);
      expect(result).toMatchObject({ code: 0 });
      expect(result.stdout).toContain('Pipeline OK');
    }
  });

  it('shows in a dry run which model each agent would really use, without a call', async () => {
    const model = await models([APPROVE]);
    const pipeline = file(
      'review.yaml',
      'stages:\n  - name: a\n    agents:\n      - { role: cheap }\n      - { role: strong, effort: high }\n',
    );
    const env = { GEMINI_API_KEY: 'k'.repeat(20) };
    const result = await runCli(['--pipeline', pipeline, '--dry-run'], { env });
    expect(result).toMatchObject({ code: 0 });
    expect(result.stdout).toContain('cheap: google gemini-2.5-flash (picked by effort low)');
    expect(result.stdout).toContain('strong: google gemini-2.5-pro (picked by effort high)');
    expect(model.calls).toHaveLength(0);
  });

  it('prints the JSON Schema that is committed', async () => {
    const result = await runCli(['schema']);
    expect(result.stdout).toBe(readFileSync(join(ROOT, 'schema', 'review.schema.json'), 'utf8'));
  });
});

describe('single pass', () => {
  it('sends and prints the same bytes as the shipped single-pass pipeline', async () => {
    const run = async (pipeline: string) => {
      const model = await models([report([finding()])]);
      const result = await runCli(['--pipeline', pipeline, '--diff', '-'], {
        input: SMALL_DIFF,
        env: model.environment,
      });
      return { result, call: model.calls[0] };
    };
    const own = await run(
      file(
        'other.yaml',
        'name: something else\nstages:\n  - name: s\n    aggregator: { strategy: any }\n    agents: [{ role: q, model: anthropic/claude-sonnet-4-5 }]\n',
      ),
    );
    const shipped = await run(join(ROOT, 'templates', 'review', 'single-pass.yaml'));
    expect(own.call?.request.body).toBe(shipped.call?.request.body);
    expect(own.result.stdout).toBe(shipped.result.stdout);
    expect(own.result.stdout).toContain('Rate is used before it is set');
    expect(own.result.code).toBe(1);
  });
});

describe('stages', () => {
  const two = `name: two
stages:
  - name: first
    parallelism: 2
    aggregator: { strategy: majority }
    agents:
      - { role: a, model: anthropic/claude-a }
      - { role: b, model: openai/gpt-b }
      - { role: c, model: google/gemini-c }
  - name: second
    aggregator: { strategy: all }
    agents: [{ role: judge, model: some/other-model }]
`;

  it('carries what earlier stages said into the prompts of later ones', async () => {
    const model = await models(({ model: name }) => (name === 'gpt-b' ? REJECT : APPROVE));
    const result = await runCli(['--pipeline', file('r.yaml', two), '--diff', '-'], {
      input: SMALL_DIFF,
      env: model.environment,
    });
    expect(result.code).toBe(0);
    expect(model.calls).toHaveLength(4);
    const last = model.calls.at(-1);
    expect(last?.model).toBe('some/other-model');
    expect(last?.user).toContain('## Prior stage findings');
    expect(last?.user).toContain('### first - approved');
    expect(last?.user).toContain('- b (gpt-b): request_changes - Rate may be undefined.');
    expect(last?.user).toContain('  - issue: rate is not checked');
    expect(model.calls.slice(0, 3).every(({ user }) => !user.includes('Prior stage findings'))).toBe(true);
  });

  it('sends each key to its own endpoint only', async () => {
    const model = await models([APPROVE]);
    await runCli(['--pipeline', file('r.yaml', two), '--diff', '-'], {
      input: SMALL_DIFF,
      env: model.environment,
    });
    for (const { request } of model.calls) {
      const keys = [
        request.headers['x-api-key'],
        request.headers.authorization,
        request.headers['x-goog-api-key'],
      ].filter(Boolean);
      expect(keys).toHaveLength(1);
      const vendor = request.path.includes('openrouter')
        ? 'openrouter'
        : request.path.includes('beta')
          ? 'gemini'
          : request.path.includes('messages')
            ? 'anthropic'
            : 'openai';
      expect(String(keys[0])).toContain(`${vendor}-key-for-tests`);
    }
  });

  it('uses a named template, found beside the pipeline first and then among the shipped ones', async () => {
    const path = file(
      'r.yaml',
      ONE_AGENT.replace('claude-test', 'claude-test, prompt_template: security.md'),
    );
    const model = await models([APPROVE]);
    await runCli(['--pipeline', path, '--diff', '-'], { input: SMALL_DIFF, env: model.environment });
    expect(model.calls[0]?.user).toContain('Review for ways to exploit this change.');
    writeFileSync(join(path, '..', 'security.md'), 'Look for tabs.\n');
    await runCli(['--pipeline', path, '--diff', '-'], { input: SMALL_DIFF, env: model.environment });
    expect(model.calls[1]?.user).toContain('Look for tabs.');
    expect(model.calls[1]?.user).not.toContain('ways to exploit');
  });
});

describe('the command adapter', () => {
  function withCommand(command: string[]): string {
    return file(
      'r.yaml',
      `stages:\n  - name: s\n    aggregator: { strategy: any }\n    agents:\n      - role: cli\n        adapter: command\n        command: ${JSON.stringify(command)}\nlimits: { call_timeout_seconds: 2 }\n`,
    );
  }

  it('gives the prompt on standard input, without a shell, in a directory of its own, without the runner files', async () => {
    const script = file(
      'agent.mjs',
      `import { readFileSync } from 'node:fs';
const prompt = readFileSync(0, 'utf8');
const env = Object.keys(process.env).filter((name) => /^(INPUT_|GITHUB_(ENV|OUTPUT)|ACTIONS_)/.test(name));
const ok = prompt.includes('+send(total);') && process.argv[2] === '$(touch x)' && env.length === 0 && process.cwd() !== '${ROOT}';
console.log(JSON.stringify({ verdict: ok ? 'approve' : 'request_changes', feedback: process.env.OWN_KEY ?? '' }));`,
    );
    const result = await runCli(
      [
        '--pipeline',
        withCommand([process.execPath, script, '$(touch x)']),
        '--diff',
        '-',
        '--format',
        'json',
      ],
      {
        input: SMALL_DIFF,
        env: { INPUT_X: '1', GITHUB_ENV: '/nowhere', ACTIONS_RUNTIME_TOKEN: 't', OWN_KEY: 'kept' },
      },
    );
    expect(result.code).toBe(0);
    expect(JSON.parse(result.stdout).stages[0].agents[0].feedback).toBe('kept');
  });

  it.each([
    ['exits with an error', ['node', '-e', 'process.exit(3)'], 'exited with code 3'],
    ['is not there', ['/nowhere/agent'], 'could not be started'],
    ['hangs, with a child of its own', ['sh', '-c', 'sleep 60 & sleep 60'], 'did not finish within 2 s'],
    ['talks without end', ['sh', '-c', 'yes approve'], 'wrote more than'],
    ['says nothing', ['true'], 'the reply is empty'],
  ])('never approves when the command %s', async (_, command, why) => {
    const result = await runCli(['--pipeline', withCommand(command), '--diff', '-', '--format', 'json'], {
      input: SMALL_DIFF,
    });
    expect(result.code).toBe(1);
    const record = JSON.parse(result.stdout);
    expect(record.outcome).toBe('not-reviewed');
    expect(record.stages[0].agents[0].reason).toContain(why);
    expect(result.duration).toBeLessThan(15_000);
  });
});

describe('the sarif adapter', () => {
  const log = (line: number, level = 'error'): string =>
    JSON.stringify({
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'ESLint', rules: [{ id: 'no-undef' }] } },
          results: [
            {
              ruleId: 'no-undef',
              level,
              message: { text: "'rate' is not defined" },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'src/order.ts' },
                    region: { startLine: line },
                  },
                },
              ],
            },
          ],
        },
      ],
    });
  const run = (content: string) => {
    const sarif = file('results.sarif', content);
    const pipeline = file(
      'r.yaml',
      `stages:\n  - name: s\n    agents:\n      - { role: eslint, adapter: sarif, sarif: '${sarif}' }\n`,
    );
    return runCli(['--pipeline', pipeline, '--diff', '-', '--format', 'json'], { input: SMALL_DIFF });
  };

  it('votes with results on changed lines only', async () => {
    const hit = await run(log(2));
    expect(hit.code).toBe(1);
    expect(JSON.parse(hit.stdout).findings).toMatchObject([
      { title: "'rate' is not defined", category: 'ESLint/no-undef', severity: 'High' },
    ]);
    const miss = await run(log(1));
    expect(miss.code).toBe(0);
    expect(JSON.parse(miss.stdout).stages[0].agents[0].feedback).toContain(
      '1 result on lines that the change does not touch',
    );
  });

  it('never approves on a file that is no SARIF log', async () => {
    for (const content of ['', '{}', '{"version":"1.0","runs":[]}']) {
      const result = await run(content);
      expect(result.code).toBe(1);
      expect(JSON.parse(result.stdout).outcome).toBe('not-reviewed');
    }
  });
});

describe('an older Node', () => {
  const older = file(
    'older.cjs',
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.11.0' } });\n",
  );
  it.each([
    [['receipt', 'verify', '--pr', 'https://github.com/octo/shop/pull/1'], 3],
    [['--diff', file('a.diff', SMALL_DIFF)], 2],
    [['rules', 'digest', file('rules.md', '')], 2],
  ])('%j says so, and decides nothing', async (args, code) => {
    const result = await runCli(args, { env: { NODE_OPTIONS: `--require ${older}` } });
    expect(result.code).toBe(code);
    expect(result.stderr).toContain('This is Node 22.11.0, and bernstein-review needs 22.12 or newer.');
    expect(result.stdout).toBe('');
  });
});

describe('the terminal', () => {
  it('keeps progress off standard output and colours out of pipes', async () => {
    const result = await runCli(['--diff', '-'], { input: SMALL_DIFF });
    expect(result.stdout).toMatch(/^APPROVED: /);
    expect(result.stdout).not.toContain('stage static-checks:');
    expect(result.stderr).toContain('stage static-checks: 1 agent');
    expect(result.stderr).not.toContain('\u001b');
  });

  it('writes the record where --out says', async () => {
    const out = join(temporaryFolder(), 'records');
    const result = await runCli(['--diff', '-', '--out', out], { input: SMALL_DIFF });
    expect(result.code).toBe(0);
    expect(JSON.parse(readFileSync(join(out, 'review.json'), 'utf8'))).toMatchObject({ outcome: 'approved' });
    expect(readFileSync(join(out, 'pr.diff'), 'utf8')).toBe(SMALL_DIFF);
  });
});

it('runs on the Node major that action.yml names', () => {
  const version = execFileSync(join(ROOT, 'node_modules', '.bin', 'node'), ['--version'], {
    encoding: 'utf8',
  });
  const wanted = /using: node(\d+)/.exec(readFileSync(join(ROOT, 'action.yml'), 'utf8'))?.[1];
  expect(version).toMatch(new RegExp(`^v${wanted}\\.`));
});
