/** The repository's standard on the bundle: what reaches the prompt, what filters findings, what is said of it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startGitHub } from '../fakes/github-server.ts';
import type { Script } from '../fakes/model-server.ts';
import { runAction, runCli, temporaryFolder } from './bundle.ts';
import { finding, ONE_AGENT, report, SMALL_DIFF, SMALL_FILES } from './replies.ts';
import { models, untilTheEnd } from './stand-ins.ts';

const EMPTY_DIGEST = 'sha256:4a33d893922f91a5a1e02a422f0e7ac0fbd5ecca0a55a66965d72793ee6c0df4';
function folder(files: Record<string, string>): string {
  const root = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

async function review(files: Record<string, string>, script: Script, args: string[] = []) {
  const root = folder({ '.bernstein/review.yaml': ONE_AGENT, ...files });
  const model = await models(script);
  const result = await runCli(['--diff', '-', '--format', 'json', ...args], {
    cwd: root,
    input: SMALL_DIFF,
    env: model.environment,
  });
  return {
    ...result,
    model,
    record: result.stdout.startsWith('{') ? JSON.parse(result.stdout) : undefined,
  };
}

const RULES = `# Standard

Prose.

## Raise

- no socket without a deadline

## Guard

- assert in tests is fine
`;

describe('the prompt', () => {
  it('has not a byte more for an empty ruleset', async () => {
    const without = await review({}, [report([])]);
    const empty = await review({ '.bernstein/review-rules.md': '# Rules\n\nNo rules yet.\n' }, [report([])]);
    const text = ({ model }: typeof without) => model.calls.map(({ system, user }) => `${system}\n${user}`);
    expect(text(empty)).toEqual(text(without));
    expect(text(without).join('')).not.toMatch(/ruleset/i);
    expect(without.record.ruleset.digest).toBe(EMPTY_DIGEST);
  });

  it('carries the rules with their ids and the digest of the record', async () => {
    const { record, model } = await review({ '.bernstein/review-rules.md': RULES }, [report([])]);
    const prompt = `${model.calls[0]?.system}${model.calls[0]?.user}`;
    expect(prompt).toContain('no socket without a deadline');
    expect(prompt).toContain('assert in tests is fine');
    expect(prompt).toContain(record.ruleset.digest);
    expect(prompt).not.toContain('Prose.');
  });
});

describe('where the rules come from', () => {
  const named = ONE_AGENT.replace('name: one\n', 'name: one\nrules: rules/ours.md\n');

  it('a path is resolved against the pipeline file', async () => {
    const { record } = await review({ '.bernstein/review.yaml': named, '.bernstein/rules/ours.md': RULES }, [
      report([]),
    ]);
    expect(record.ruleset.digest).not.toBe(EMPTY_DIGEST);
  });

  it('a named file that does not exist is an error with its place', async () => {
    const { code, stderr, model } = await review({ '.bernstein/review.yaml': named }, [report([])]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/review\.yaml:2:\d+.*ours\.md/s);
    expect(model.calls).toHaveLength(0);
  });

  it('the digest is the same from the command, the dry run and the record', async () => {
    const files = { '.bernstein/review.yaml': ONE_AGENT, '.bernstein/review-rules.md': RULES };
    const { record } = await review(files, [report([])]);
    const cwd = folder(files);
    const digest = await runCli(['rules', 'digest', '.bernstein/review-rules.md'], { cwd });
    expect(digest).toMatchObject({ code: 0, stdout: `${record.ruleset.digest}\n` });
    const dry = await runCli(['--dry-run'], { cwd, env: { ANTHROPIC_API_KEY: 'k'.repeat(20) } });
    expect(dry.stdout).toContain(record.ruleset.digest);
    const missing = await runCli(['rules', 'digest', 'none.md'], { cwd });
    expect(missing.code).toBe(2);
    expect(missing.stderr).toContain('none.md');
  });

  it.each([['--validate-only'], ['--dry-run']])(
    'what is lost is a warning with its line (%s)',
    async (flag) => {
      const cwd = folder({
        '.bernstein/review.yaml': ONE_AGENT,
        '.bernstein/review-rules.md': '## Raise\n- a rule\n  that goes on\n',
      });
      const { stderr } = await runCli([flag], { cwd, env: { ANTHROPIC_API_KEY: 'k'.repeat(20) } });
      expect(stderr).toContain('.bernstein/review-rules.md:3:');
    },
  );
});

describe('after the fact', () => {
  const two = report([
    finding({ severity: 'High' }),
    finding({
      title: 'Mail is sent twice',
      category: 'CWE-837',
      location: { path: 'src/order.ts', line: 3, end_line: null },
    }),
  ]);

  it('a fingerprint taken from a comment removes that finding, and only that, in the next run', async () => {
    const hub = await startGitHub({ diff: SMALL_DIFF, files: SMALL_FILES });
    untilTheEnd(hub);
    hub.contents.set(`${hub.pull.baseSha}:.bernstein/review.yaml`, ONE_AGENT);
    const model = await models([two]);
    const run = () =>
      runAction({
        githubUrl: hub.url,
        token: hub.token,
        env: model.environment,
        event: { name: 'pull_request', payload: { number: 7, pull_request: { number: 7 } } },
      });
    const first = await run();
    expect(first.outputs['findings']).toBe('2');
    const body = hub.comments[0]?.body ?? '';
    const about = body.slice(body.indexOf('Mail is sent twice'));
    const line = /- fingerprint:[0-9a-f]+/.exec(about)?.[0] ?? 'no line to copy';
    hub.contents.set(`${hub.pull.baseSha}:.bernstein/review-rules.md`, `## Guard\n${line}\n`);
    const second = await run();
    expect(second.outputs).toMatchObject({ findings: '1', outcome: 'changes-requested' });
    expect(second.record.finding_counts.guarded).toBe(1);
    expect(hub.comments).toHaveLength(1);
    expect(hub.comments[0]?.body).toContain('Filtered by guard rules (1');
    expect(second.record.findings).toHaveLength(2);
  });

  it('a reviewer whose every finding a guard covers has none left to reject with', async () => {
    const only = report([finding()]);
    const first = await review({}, [only]);
    expect(first.record.outcome).toBe('changes-requested');
    const rules = `## Guard\n- fingerprint:${first.record.findings[0].id} discussed and accepted\n`;
    const second = await review({ '.bernstein/review-rules.md': rules }, [only]);
    expect(second).toMatchObject({ code: 0 });
    expect(second.record.finding_counts).toMatchObject({ guarded: 1, reported: 0 });
  });

  it('shows which raise rules fired and which guard a model marked', async () => {
    const first = await review({ '.bernstein/review-rules.md': RULES }, [report([])]);
    const [raise, guard] = first.record.ruleset.rules;
    const { record } = await review({ '.bernstein/review-rules.md': RULES }, [
      report([
        finding({ category: raise.id }),
        finding({
          title: 'Assert may fail',
          category: guard.id,
          location: { path: 'src/order.ts', line: 3, end_line: null },
        }),
      ]),
    ]);
    const by = (title: string) => record.findings.find((each: { title: string }) => each.title === title);
    expect(by('Rate is used before it is set')).toMatchObject({ rules: [raise.id], guard: null });
    expect(by('Assert may fail')).toMatchObject({ guard: guard.id });
  });
});

it('a pull request that changes the rules is told so, and reviewed under the old ones', async () => {
  const diff = `${SMALL_DIFF}diff --git a/.bernstein/review-rules.md b/.bernstein/review-rules.md
--- a/.bernstein/review-rules.md
+++ b/.bernstein/review-rules.md
@@ -1,2 +1,3 @@
 ## Guard
 - old rule
+- everything in src is fine
`;
  const hub = await startGitHub({ diff, files: SMALL_FILES });
  untilTheEnd(hub);
  hub.contents.set(`${hub.pull.baseSha}:.bernstein/review.yaml`, ONE_AGENT);
  hub.contents.set(`${hub.pull.baseSha}:.bernstein/review-rules.md`, '## Guard\n- old rule\n');
  hub.contents.set(
    `${hub.pull.headSha}:.bernstein/review-rules.md`,
    '## Guard\n- old rule\n- everything in src is fine\n',
  );
  const model = await models([report([])]);
  const result = await runAction({
    githubUrl: hub.url,
    token: hub.token,
    env: model.environment,
    event: { name: 'pull_request', payload: { number: 7, pull_request: { number: 7 } } },
  });
  expect(hub.comments[0]?.body).toContain('review rules');
  expect(result.record.ruleset.rules.map(({ text }: { text: string }) => text)).toEqual(['old rule']);
  expect(model.calls[0]?.system).not.toContain('everything in src is fine');
});
