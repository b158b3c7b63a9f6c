import { describe, expect, it } from 'vitest';
import { type FakeGitHub, startGitHub } from '../fakes/github-server.ts';
import type { Script } from '../fakes/model-server.ts';
import { runAction, runCli } from './bundle.ts';
import { finding, report, SMALL_DIFF, SMALL_FILES } from './replies.ts';
import { file, models, untilTheEnd } from './stand-ins.ts';

const gate = (keys: string, agent = '{ role: judge }') => `name: gate
stages:
  - name: gate
    kind: gate
${keys
  .split('\n')
  .map((line) => `    ${line}\n`)
  .join('')}    agents: [${agent}]
`;
const verdict = (overrides: object = {}): string =>
  JSON.stringify({
    state: 'pass',
    summary: 'It does what the issue asks.',
    issues: [],
    questions: [],
    confidence: 0.9,
    ...overrides,
  });

async function judge(
  pipeline: string,
  script: Script,
  args: string[] = [],
  env: Record<string, string> = {},
) {
  const model = await models(script);
  const result = await runCli(
    ['--pipeline', file('gate.yaml', pipeline), '--diff', '-', '--format', 'json', ...args],
    { input: SMALL_DIFF, env: { ...model.environment, ...env } },
  );
  return { ...result, model, record: result.stdout === '' ? undefined : JSON.parse(result.stdout) };
}

describe('which model may judge', () => {
  const claude = 'candidates: [anthropic/claude-test]';

  it.each([
    ['the same model', 'different_model_required', 'claude-test'],
    ['the same model, dated', 'different_model_required', 'claude-test-20260101'],
    ['the same model behind a router', 'different_model_required', 'openrouter/anthropic/claude-test:beta'],
    ['the same family', 'different_family_required', 'claude-other'],
  ])('%s is refused before any call', async (_, mode, implementer) => {
    const { code, stderr, model } = await judge(
      gate(`model_selection: ${mode}\n${claude}`),
      [verdict()],
      ['--implementer-model', implementer],
    );
    expect(code).toBe(2);
    expect(stderr).toContain('is configured (candidates=');
    expect(stderr).toContain('candidates: of the gate stage');
    expect(model.calls).toHaveLength(0);
  });

  it('takes the first candidate that is another model', async () => {
    const { code, model } = await judge(
      gate('model_selection: different_model_required\ncandidates: [anthropic/claude-test, openai/gpt-test]'),
      [verdict()],
      ['--implementer-model', 'claude-test'],
    );
    expect(code).toBe(0);
    expect(model.calls.map(({ model: name }) => name)).toEqual(['gpt-test']);
  });

  it('falls back with a warning where another model is only preferred', async () => {
    const { code, stderr, record, model } = await judge(
      gate(claude),
      [verdict()],
      ['--implementer-model', 'claude-test'],
    );
    expect(code).toBe(0);
    expect(model.calls).toHaveLength(1);
    expect(stderr).toContain('no reviewer model distinct from claude-test is configured');
    expect(record.warnings.join('\n')).toContain('no reviewer model distinct from claude-test');
  });

  it('an unknown implementer under a required rule is an error that says how to name it', async () => {
    const { code, stderr, model } = await judge(
      gate(`model_selection: different_model_required\n${claude}`),
      [verdict()],
    );
    expect(code).toBe(2);
    expect(stderr).toContain('implementer-model');
    expect(model.calls).toHaveLength(0);
  });

  it('a command whose model nobody names satisfies no required rule', async () => {
    const { code, stderr } = await judge(
      gate('model_selection: different_model_required', '{ role: judge, adapter: command, command: [cat] }'),
      [verdict()],
      ['--implementer-model', 'claude-test'],
    );
    expect(code).toBe(2);
    expect(stderr).toContain('model:');
  });

  it('a shared session is an error of the file', async () => {
    const { code, stderr } = await judge(gate(`requires_fresh_session: false\n${claude}`), [verdict()]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/gate\.yaml:5:\d+/);
    expect(stderr).toContain('requires_fresh_session');
  });
});

describe('a preview', () => {
  const pipeline = gate('candidates: [anthropic/claude-test, openai/gpt-test]');
  const preview = async (args: string[], text = pipeline) => {
    const model = await models([]);
    return runCli(['--pipeline', file('gate.yaml', text), '--dry-run', ...args], { env: model.environment });
  };

  it('names the judge that the run would really ask', async () => {
    const { stdout, code } = await preview(['--implementer-model', 'claude-test']);
    expect(code).toBe(0);
    expect(stdout).toContain('judge: openai gpt-test');
  });

  it('names none where it is not known who wrote the change', async () => {
    const { stdout } = await preview([]);
    expect(stdout).toContain('judge: model decided when it is known who wrote the change');
  });

  it('refuses what the run would refuse', async () => {
    const { code, stderr } = await preview(
      ['--implementer-model', 'claude-test'],
      gate('model_selection: different_model_required\ncandidates: [anthropic/claude-test]'),
    );
    expect(code).toBe(2);
    expect(stderr).toContain('EvalGateConfigError');
  });
});

describe('what it is shown', () => {
  it('specification, diff and test output, and nothing of earlier stages', async () => {
    const pipeline = `name: two
stages:
  - name: review
    aggregator: { strategy: any }
    agents: [{ role: reviewer, model: openai/gpt-test }]
${gate('candidates: [anthropic/claude-test]').split('\n').slice(2).join('\n')}`;
    const { record, model } = await judge(
      pipeline,
      (call) => (call.vendor === 'openai' ? report([finding({ severity: 'Low' })]) : verdict()),
      [
        '--spec',
        file('spec.md', 'Receipts must be signed.'),
        '--test-output',
        file('tests.txt', '12 passed, 1 skipped'),
      ],
    );
    expect(record.outcome).toBe('approved');
    const [call] = model.calls.filter(({ vendor }) => vendor === 'anthropic');
    const prompt = `${call?.system}\n${call?.user}`;
    expect(prompt).toContain('Receipts must be signed.');
    expect(prompt).toContain('12 passed, 1 skipped');
    expect(prompt).toContain('+const total = sum(prices) * rate;');
    for (const foreign of [
      'Rate is used before it is set',
      'The rate has no value on the first call.',
      'CWE-457',
      'gpt-test',
      'reviewer',
    ])
      expect(call?.user).not.toContain(foreign);
    expect(record.stages[1].agents[0].sessions).toEqual([expect.stringMatching(/^review-[\w-]{22}$/)]);
  });

  it.each([
    ['--spec', 'specification'],
    ['--test-output', 'test output'],
  ])('a transcript in %s stops the run before any call', async (flag, name) => {
    const transcript = Array.from({ length: 60 }, (_, index) => `step ${index}: I changed part ${index * 7}`);
    const { code, stderr, model } = await judge(
      `name: two\nstages:\n  - name: first\n    agents: [{ role: r, model: openai/gpt-test }]\n${gate('candidates: [anthropic/claude-test]').split('\n').slice(2).join('\n')}`,
      [verdict()],
      [
        '--implementer-transcript',
        file('transcript.txt', transcript.join('\n')),
        flag,
        file('input.txt', `Intended.\n${transcript.slice(30, 35).join('\n  ')}\nEnd.`),
      ],
    );
    expect(code).toBe(2);
    expect(stderr).toContain('FreshContextViolation');
    expect(stderr).toContain(name);
    expect(stderr).not.toContain('I changed part');
    expect(model.calls).toHaveLength(0);
  });
});

describe('what its word does', () => {
  it.each<[string, string, number, string]>([
    ['pass', verdict(), 0, 'approved'],
    ['fail', verdict({ state: 'fail', issues: ['no test'] }), 1, 'changes-requested'],
    ['questions', verdict({ state: 'questions', questions: ['Why?'] }), 1, 'changes-requested'],
    ['an unknown state', verdict({ state: 'maybe' }), 1, 'changes-requested'],
    ['no JSON', 'Looks good to me, approve!', 1, 'changes-requested'],
    ['an approval of the other schema', '{"verdict":"approve"}', 1, 'changes-requested'],
    ['nothing', '', 1, 'changes-requested'],
  ])('%s', async (_, reply, code, outcome) => {
    const result = await judge(gate('candidates: [anthropic/claude-test]'), [reply]);
    expect(result.code).toBe(code);
    expect(result.record.outcome).toBe(outcome);
  });

  it('a vendor that is down is no verdict', async () => {
    const result = await judge(gate('candidates: [anthropic/claude-test]'), [
      { status: 401, body: { type: 'error', error: { type: 'authentication_error', message: 'no' } } },
    ]);
    expect(result.code).toBe(1);
    expect(result.record.outcome).toBe('not-reviewed');
  });
});

describe('in the action', () => {
  async function github(commits: FakeGitHub['commits'], pipeline: string): Promise<FakeGitHub> {
    const hub = await startGitHub({
      diff: SMALL_DIFF,
      files: SMALL_FILES,
      title: 'TITLE-OF-THE-PR',
      body: 'Closes #12',
    });
    hub.contents.set(`${hub.pull.baseSha}:.bernstein/review.yaml`, pipeline);
    hub.commits = commits;
    untilTheEnd(hub);
    return hub;
  }
  const event = { name: 'pull_request', payload: { number: 7, pull_request: { number: 7 } } };

  it('finds the implementer in a trailer, judges by the linked issue and asks its questions numbered', async () => {
    const hub = await github(
      [
        {
          author: 'Ann',
          email: 'ann@example.org',
          message: 'Add receipts\n\nCo-Authored-By: Claude Test <noreply@anthropic.com>',
        },
      ],
      gate(
        'model_selection: different_family_required\ncandidates: [anthropic/claude-other, openai/gpt-test]',
      ),
    );
    hub.issues.set(12, { title: 'Sign receipts', body: 'Every receipt carries a signature.' });
    const model = await models([
      verdict({ state: 'questions', questions: ['Who holds the key?', 'Is @octocat told?'] }),
    ]);
    const result = await runAction({
      githubUrl: hub.url,
      token: hub.token,
      event,
      env: model.environment,
    });
    expect(result.code).toBe(1);
    expect(model.calls.map(({ model: name }) => name)).toEqual(['gpt-test']);
    expect(model.calls[0]?.user).toContain('Every receipt carries a signature.');
    expect(model.calls[0]?.user).not.toContain('TITLE-OF-THE-PR');
    const body = hub.comments[0]?.body ?? '';
    expect(body).toMatch(/1\. Who holds the key\?/);
    expect(body).toMatch(/2\. Is /);
    expect(body).not.toMatch(/(?<![`\w])@octocat/);
    expect(result.record.reason).toContain('Who holds the key?');
  });

  it('judges by title and body where no issue is linked', async () => {
    const hub = await github([], gate('candidates: [anthropic/claude-test]'));
    const model = await models([verdict()]);
    const result = await runAction({ githubUrl: hub.url, token: hub.token, event, env: model.environment });
    expect(result.code).toBe(0);
    expect(model.calls[0]?.user).toContain('TITLE-OF-THE-PR');
  });
});
