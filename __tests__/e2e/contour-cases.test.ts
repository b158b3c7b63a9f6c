/** Attack cases of the classes fix-command and toctou, and field cases of group G, that need a whole run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from './bundle.ts';
import { BRANCH, contour, ended, fixScript, git, verified, world } from './contour-world.ts';
import { file } from './stand-ins.ts';

const cases = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'fixtures', 'attacks.json'), 'utf8'),
) as { id: string; payload: unknown }[];
const payloadOf = (id: string): unknown => cases.find((each) => each.id === id)?.payload;
const PUSH = "git('push', '--quiet', 'origin', 'HEAD:' + process.env.BERNSTEIN_FIX_BRANCH);";

describe('the fix command', () => {
  it('AC-062: what it prints on either stream is no command to the runner', async () => {
    const place = await world(1);
    const print = `const text = ${JSON.stringify(payloadOf('AC-062'))}; console.log(text); console.error(text);`;
    const result = await contour(place, { inputs: { 'fix-command': fixScript('process.exit(1);', print) } });
    const lines = `${result.stdout}\n${result.stderr}`.split(/\r|\n/);
    expect(lines.filter((line) => /^fix \|.*add-mask|fix \|.*set-output/.test(line)).length).toBeGreaterThan(
      2,
    );
    for (const line of lines) {
      expect(line).not.toMatch(/^\s*::(?:add-mask::a$|stop-commands|set-output)/);
      expect(line).not.toContain('##[');
    }
  });

  it('AC-065: what it pushes is a new head with a review of its own, and a check that it made go away is missed', async () => {
    const place = await world(0);
    place.hub.checks = (sha) =>
      sha === place.head
        ? [
            { name: 'ci', status: 'COMPLETED', conclusion: 'SUCCESS', run: 5 },
            { name: 'licences', status: 'COMPLETED', conclusion: 'FAILURE', run: 6 },
          ]
        : [{ name: 'ci', status: 'COMPLETED', conclusion: 'SUCCESS', run: 7 }];
    const script = fixScript(PUSH, "git('commit', '--quiet', '--allow-empty', '-m', 'no licences');");
    const result = await contour(place, { inputs: { 'fix-command': script } });
    await ended(result, place, {
      outcome: 'needs-operator',
      reason: 'checks that ran on an earlier head did not start on this one: licences',
      passes: 2,
      remote: git(place.checkout, 'rev-parse', 'HEAD'),
    });
    const heads = result.record.contour.passes.map(({ head }: { head: string }) => head);
    expect(heads).toEqual([place.head, place.remoteHead()]);
  });

  it.each([
    ['at the top', (command: string) => `fix_command: ${command}\n`],
    ['under contour', (command: string) => `contour: { fix_command: ${command} }\n`],
  ])('AC-068: none is read from a file of the repository, %s', async (_, line) => {
    const { fix_command: command } = payloadOf('AC-068') as { fix_command: string };
    const pipeline = file(
      'review.yaml',
      `stages: [{ name: s, agents: [{ role: r }] }]\n${line(JSON.stringify(command))}`,
    );
    const result = await runCli(['--validate-only', '--pipeline', pipeline]);
    expect(result.code).toBe(2);
    expect(`${result.stdout}${result.stderr}`).toMatch(/review\.yaml:2:\d+: (?:contour\.)?fix_command: /);
  });

  it('105: nothing of the run lies in the checkout, so that a fixer that adds everything adds only its own', async () => {
    const place = await world(1);
    const script = fixScript(
      PUSH,
      `writeFileSync('src/order.ts', readFileSync('src/order.ts', 'utf8').replace(/BUG\\(\\d+\\);\\n/, ''));
git('add', '--all', '--force'); git('commit', '--quiet', '-m', 'fix');`,
    );
    const result = await contour(place, { inputs: { 'fix-command': script } });
    const fixed = place.remoteHead();
    await ended(result, place, { outcome: 'approved', reason: '', passes: 2, remote: fixed });
    expect(git(place.remote, 'diff', '--name-only', place.head, BRANCH)).toBe('src/order.ts');
  });
});

describe('a fix command that lies about what it pushed', () => {
  const hide = (made: string, hidden: string): string => fixScript(`${PUSH}\n${hidden}`, made);

  it('replaces the pushed commit by a harmless one: the remote is judged, not the checkout', async () => {
    const place = await world(1);
    const made = `const before = git('rev-parse', 'HEAD').trim();
writeFileSync('src/order.ts', 'start();\\nship();\\n');
git('commit', '--quiet', '-am', 'what is shown');
const shown = git('rev-parse', 'HEAD').trim();
git('reset', '--quiet', '--hard', before);
rmSync('src/order.test.ts');
git('commit', '--quiet', '-am', 'what is pushed');`;
    const result = await contour(place, {
      inputs: { 'fix-command': hide(made, "git('replace', git('rev-parse', 'HEAD').trim(), shown);") },
    });
    await ended(result, place, {
      outcome: 'needs-operator',
      reason: 'the test file src/order.test.ts was deleted',
      passes: 1,
      remote: git(place.checkout, 'rev-parse', 'HEAD'),
    });
  });

  it('grafts a rewritten commit onto the reviewed head', async () => {
    const place = await world(1);
    const made =
      "writeFileSync('src/order.ts', 'start();\\nship();\\n'); git('commit', '--quiet', '--amend', '-am', 'rewritten');";
    const script = fixScript(
      `git('push', '--quiet', '--force', 'origin', 'HEAD:' + process.env.BERNSTEIN_FIX_BRANCH);
git('replace', '--graft', 'HEAD', process.env.BERNSTEIN_FIX_HEAD);`,
      made,
    );
    const result = await contour(place, { inputs: { 'fix-command': script } });
    await ended(result, place, {
      outcome: 'needs-operator',
      reason: 'history was rewritten',
      passes: 1,
      remote: git(place.checkout, 'rev-parse', 'HEAD'),
    });
  });

  it('overwrites a blob in the object store: the next pass reviews what was pushed', async () => {
    const place = await world(1);
    const made =
      "writeFileSync('src/order.ts', 'start();\\nBUG(0);\\nBUG(77);\\nship();\\n'); git('commit', '--quiet', '-am', 'worse');";
    const forge = `const { deflateSync } = await import('node:zlib');
const { chmodSync } = await import('node:fs');
const id = git('rev-parse', 'HEAD:src/order.ts').trim();
const path = '.git/objects/' + id.slice(0, 2) + '/' + id.slice(2);
const body = Buffer.from('start();\\nship();\\n');
chmodSync(path, 0o644);
writeFileSync(path, deflateSync(Buffer.concat([Buffer.from('blob ' + body.length + '\\0'), body])));`;
    const result = await contour(place, {
      inputs: { 'fix-command': hide(made, forge), 'max-passes': '2' },
    });
    await ended(result, place, {
      outcome: 'needs-operator',
      reason: 'the review still requests changes',
      passes: 2,
      remote: git(place.checkout, 'rev-parse', 'HEAD'),
    });
    expect(result.record.findings[0].title).toBe('BUG is called 2 times');
  });

  it('AC-061: what it leaves running does not outlive it', async () => {
    const place = await world(1);
    const environment = file('github-env', '');
    const child = `const { spawn } = await import('node:child_process');
spawn('sh', ['-c', ${JSON.stringify(`sleep 0.3; echo LD_PRELOAD=x >> ${environment}`)}], { detached: true, stdio: 'ignore' }).unref();`;
    const result = await contour(place, {
      inputs: { 'fix-command': fixScript(`${PUSH}\n${child}`) },
      env: { GITHUB_ENV: environment },
    });
    expect(result.outputs['outcome']).toBe('approved');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(readFileSync(environment, 'utf8')).toBe('');
  });

  it('is never given the keys of the run, whoever names them', async () => {
    const pipeline = file(
      'review.yaml',
      'stages: [{ name: s, agents: [{ role: r }] }]\ncontour: { fix_env: [BERNSTEIN_SIGNING_KEY] }\n',
    );
    const result = await runCli(['--validate-only', '--pipeline', pipeline]);
    expect(result.code).toBe(2);
    expect(`${result.stdout}${result.stderr}`).toContain(
      'is a key or an input of this run, which no command gets',
    );
  });
});

it('a pass that can not be sealed leaves those before it verifiable, and no receipt of another pass is shown for it', async () => {
  const place = await world(1);
  const full = file(
    'full.mjs',
    `import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
const write = fs.writeFile;
let records = 0;
fs.writeFile = async (path, ...rest) => {
  if (String(path).includes('.files-unfinished') && String(path).endsWith('review.json') && ++records > 1)
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  return write(path, ...rest);
};
syncBuiltinESMExports();`,
  );
  const result = await contour(place, {
    inputs: { 'fix-command': fixScript() },
    env: { NODE_OPTIONS: `--import ${full}` },
  });
  expect(result.outputs).toMatchObject({ outcome: 'approved', passes: '2' });
  expect(result.stderr).toContain('No receipt was written for pass 2');
  expect(result.comment).not.toContain('receipt verify');
  await verified(result.folder, 1);
});

describe('what counts as reviewed', () => {
  it('106: a comment of our own starts no run', async () => {
    const place = await world(0);
    const result = await contour(place, {
      event: 'issue_comment',
      comment: '<!-- bernstein-review:v1 one -->\nApproved',
    });
    expect(result).toMatchObject({ code: 0, outputs: { outcome: 'skipped', verdict: '' } });
    expect(place.hub.comments).toEqual([]);
  });

  it('108, 109: no review object is read or made, so an empty one or a notice can not stand for a review', async () => {
    const place = await world(1);
    const result = await contour(place, { inputs: { 'fix-command': fixScript() } });
    expect(result.outputs['outcome']).toBe('approved');
    const asked = place.hub.requests.map(({ method, path }) => `${method} ${path}`);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((line) => line.includes('/reviews'))).toEqual([]);
  });
});
