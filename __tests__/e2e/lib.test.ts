/** The library as a package that another program imports, with its types. */
import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, temporaryFolder } from './bundle.ts';
import { finding, ONE_AGENT, report, SMALL_DIFF } from './replies.ts';
import { file } from './stand-ins.ts';

type Library = typeof import('../../src/entry/lib.ts');
const library = (): Promise<Library> => import(join(ROOT, 'dist/lib/index.js')) as Promise<Library>;

type Client = Parameters<Library['runPipeline']>[2]['modelClient'];

/** A caller's client that answers every call with `text`. */
function client(text: string, seen: string[] = []): Client {
  return {
    call: async (call) => {
      seen.push(call.model);
      return {
        text,
        finish: 'stop',
        modelReported: call.model,
        usage: undefined,
      } as unknown as Awaited<ReturnType<Client['call']>>;
    },
  };
}

describe('the gate', () => {
  it('judges on another model, in a session of its own, by three inputs', async () => {
    const { ReviewGate, ModelSelection } = await library();
    const seen: { model: string; sessionId: string; prompt: string }[] = [];
    const gate = new ReviewGate({
      modelSelection: ModelSelection.DifferentModelRequired,
      reviewerCall: async (request) => {
        seen.push(request);
        return '{"state":"pass","summary":"ok","issues":[],"questions":[],"confidence":0.9}';
      },
    });
    const verdict = await gate.run(
      { model: 'claude-a', sessionId: 'session-1' },
      { spec: 'Sign receipts.', diff: SMALL_DIFF, testOutput: '3 passed' },
      { candidates: ['openrouter/anthropic/claude-a', 'gpt-b'] },
    );
    expect(verdict.state).toBe('pass');
    expect(seen.map(({ model }) => model)).toEqual(['gpt-b']);
    expect(seen[0]?.sessionId).toMatch(/^review-[\w-]{22}$/);
    expect(seen[0]?.prompt).toContain('Sign receipts.');
  });

  it('refuses by the names that its callers catch', async () => {
    const { ReviewGate, EvalGateConfigError, FreshContextViolation } = await library();
    const reviewerCall = async (): Promise<string> => '';
    expect(() => new ReviewGate({ reviewerCall, requiresFreshSession: false })).toThrow(
      FreshContextViolation,
    );
    const gate = new ReviewGate({ reviewerCall, modelSelection: 'different_model_required' });
    await expect(
      gate.run({ model: 'claude-a' }, { spec: '', diff: '', testOutput: '' }, { candidates: ['claude-a'] }),
    ).rejects.toThrow(EvalGateConfigError);
  });

  it('reads a verdict, and takes anything else for a failure', async () => {
    const { parseStructuredVerdict, blocksMerge } = await library();
    expect(parseStructuredVerdict('approve!').state).toBe('fail');
    expect(
      blocksMerge(
        parseStructuredVerdict('{"state":"pass","summary":"","issues":[],"questions":[],"confidence":7}'),
      ),
    ).toBe(false);
  });
});

describe('the pipeline', () => {
  it('reviews a diff text with the caller’s client, and says whether the merge must wait', async () => {
    const { loadPipeline, runPipeline, shouldBlockMerge } = await library();
    const path = file('review.yaml', ONE_AGENT);
    expect((await loadPipeline(path)).stages[0]?.name).toBe('review');
    const seen: string[] = [];
    const bad = await runPipeline(
      path,
      { diff: SMALL_DIFF },
      { modelClient: client(report([finding()]), seen) },
    );
    expect(seen).toEqual(['claude-test']);
    expect(bad).toMatchObject({ outcome: 'changes-requested' });
    expect(shouldBlockMerge(bad)).toBe(true);
    const good = await runPipeline(path, { diff: SMALL_DIFF }, { modelClient: client(report([])) });
    expect(good).toMatchObject({ outcome: 'approved' });
    expect(shouldBlockMerge(good)).toBe(false);
  });

  it('does not approve because the caller’s client fails', async () => {
    const { runPipeline, shouldBlockMerge } = await library();
    const failing: Client = {
      call: async () => {
        throw new Error('out of order');
      },
    };
    const record = await runPipeline(
      file('review.yaml', ONE_AGENT),
      { diff: SMALL_DIFF },
      { modelClient: failing },
    );
    expect(record.outcome).toBe('not-reviewed');
    expect(shouldBlockMerge(record)).toBe(true);
  });

  it('ends at its deadline although the caller’s client never answers', async () => {
    const { runPipeline, shouldBlockMerge } = await library();
    const path = file('r.yaml', `${ONE_AGENT}limits: { call_timeout_seconds: 1, deadline_seconds: 2 }\n`);
    const record = await runPipeline(
      path,
      { diff: SMALL_DIFF },
      { modelClient: { call: () => new Promise<never>(() => undefined) } },
    );
    expect(record.outcome).toBe('not-reviewed');
    expect(shouldBlockMerge(record)).toBe(true);
    expect(shouldBlockMerge({} as never)).toBe(true);
  });

  it('takes a reply that did not come to its end for none', async () => {
    const { runPipeline } = await library();
    for (const finish of ['max_tokens', 'MAX_TOKENS', undefined]) {
      const modelClient: Client = {
        call: async (call) => ({ ...(await client(report([])).call(call)), finish: finish as never }),
      };
      const record = await runPipeline(file('r.yaml', ONE_AGENT), { diff: SMALL_DIFF }, { modelClient });
      expect(record.outcome).toBe('not-reviewed');
    }
  });

  it('gives a gate the caller’s texts and keeps the transcript out', async () => {
    const { runPipeline, FreshContextViolation } = await library();
    const path = file(
      'gate.yaml',
      'stages:\n  - name: gate\n    kind: gate\n    candidates: [openai/gpt-test]\n    agents: [{ role: judge }]\n',
    );
    const prompts: string[] = [];
    const modelClient: Client = {
      call: async (call) => {
        prompts.push(call.parts.map(({ text }) => text).join(''));
        return client('{"state":"pass","summary":"","issues":[],"questions":[],"confidence":1}').call(call);
      },
    };
    const texts = { spec: 'Receipts are signed.', testOutput: '7 passed', implementerModel: 'claude-a' };
    const record = await runPipeline(path, { diff: SMALL_DIFF }, { modelClient, ...texts });
    expect(record.outcome).toBe('approved');
    expect(prompts[0]).toContain('Receipts are signed.');
    expect(prompts[0]).toContain('7 passed');
    const implementerTranscript =
      'I tried this and that and then I wrote the receipt and then the tests of it. Done.'.repeat(2);
    await expect(
      runPipeline(
        path,
        { diff: SMALL_DIFF },
        { modelClient, ...texts, testOutput: implementerTranscript, implementerTranscript },
      ),
    ).rejects.toThrow(FreshContextViolation);
    expect(prompts).toHaveLength(1);
  });

  it('reviews a work tree', async () => {
    const { runPipeline } = await library();
    const root = temporaryFolder();
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: root });
    git('init', '-q', '-b', 'main');
    writeFileSync(join(root, 'a.ts'), 'one();\n');
    git('add', '-A');
    git('commit', '-qm', 'one');
    writeFileSync(join(root, 'a.ts'), 'one();\ntwo();\n');
    const pipeline = file('review.yaml', ONE_AGENT);
    const record = await runPipeline(
      pipeline,
      { workTree: root, base: 'main' },
      { modelClient: client(report([], [{ path: 'a.ts', what: 'two' }])) },
    );
    expect(record.outcome).toBe('approved');
    expect(record.coverage).toMatchObject({ total: 1, covered: 1 });
  });

  it('names every problem of a pipeline file', async () => {
    const { loadPipeline, PipelineInvalid } = await library();
    await expect(loadPipeline(file('bad.yaml', 'stages: []\nstagez: 1\n'))).rejects.toThrow(PipelineInvalid);
  });
});

it('has types that a strict program compiles against', { timeout: 60_000 }, () => {
  const root = temporaryFolder();
  writeFileSync(
    join(root, 'use.ts'),
    `import { ReviewGate, type ReviewVerdict, loadPipeline, runPipeline, shouldBlockMerge, parseStructuredVerdict, ModelSelection, EvalGateConfigError, FreshContextViolation, type ImplementerContext, type ReviewInputs, type ModelClient } from 'bernstein-review';
const inputs: ReviewInputs = { spec: '', diff: '', testOutput: '' };
const implementer: ImplementerContext = { model: 'a' };
const gate = new ReviewGate({ reviewerCall: async ({ prompt }) => prompt, modelSelection: ModelSelection.SameModelOk });
const verdict: Promise<ReviewVerdict> = gate.run(implementer, inputs);
declare const modelClient: ModelClient;
const record = runPipeline('r.yaml', { diff: '' }, { modelClient });
export const blocks: Promise<boolean> = record.then(shouldBlockMerge);
export const state: 'pass' | 'fail' | 'questions' = parseStructuredVerdict('').state;
export const errors: readonly Error[] = [new EvalGateConfigError('x'), new FreshContextViolation('x')];
export const all = [verdict, loadPipeline('r.yaml')];
// @ts-expect-error the gate's inputs have no other field
const other: ReviewInputs = { spec: '', diff: '', testOutput: '', findings: [] };
export { other };
`,
  );
  execFileSync('mkdir', ['node_modules'], { cwd: root });
  symlinkSync(ROOT, join(root, 'node_modules', 'bernstein-review'));
  symlinkSync(join(ROOT, 'node_modules', '@types'), join(root, 'node_modules', '@types'));
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        module: 'nodenext',
        target: 'es2024',
        noEmit: true,
        skipLibCheck: false,
        types: ['node'],
      },
      files: ['use.ts'],
    }),
  );
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  const compiler = join(ROOT, 'node_modules', '.bin', 'tsc');
  expect(() => execFileSync(compiler, ['-p', root], { cwd: root, encoding: 'utf8' })).not.toThrow();
});
