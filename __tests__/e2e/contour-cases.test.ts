/** Attack cases of the classes fix-command and toctou, and field cases of group G, that need a whole run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from './bundle.ts';
import { BRANCH, contour, ended, fixScript, git, world } from './contour-world.ts';
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
