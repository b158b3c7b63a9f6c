/** A run killed at any moment: its folder verifies, or holds no receipt. Nothing here depends on when the kill hits. */
import { spawn } from 'node:child_process';
import { mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stateOf } from '../receipts/folder-state.ts';
import { ROOT, temporaryFolder } from './bundle.ts';
import { SMALL_DIFF } from './replies.ts';
import { file } from './stand-ins.ts';

const NODE = join(ROOT, 'node_modules', '.bin', 'node');
/** Runs a review and kills it after `delay` milliseconds, or at the `event`th change in its folder. */
function killedRun(
  diff: string,
  home: string,
  moment: { delay: number } | { event: number },
): Promise<string> {
  const folder = join(temporaryFolder(), 'out');
  mkdirSync(folder);
  return new Promise((resolve) => {
    const child = spawn(NODE, [join(ROOT, 'dist', 'cli', 'index.js'), '--diff', diff, '--out', folder], {
      env: { PATH: process.env['PATH'] ?? '', HOME: home },
      cwd: temporaryFolder(),
      stdio: 'ignore',
    });
    let seen = 0;
    const watcher = watch(folder, () => {
      seen += 1;
      if ('event' in moment && seen >= moment.event) child.kill('SIGKILL');
    });
    const timer = 'delay' in moment ? setTimeout(() => child.kill('SIGKILL'), moment.delay) : undefined;
    child.on('close', () => {
      clearTimeout(timer);
      watcher.close();
      resolve(folder);
    });
  });
}

it('200 kills at random moments leave a folder that verifies or holds no receipt', async () => {
  const diff = file('a.diff', SMALL_DIFF);
  const home = temporaryFolder();
  const started = performance.now();
  expect(await stateOf(await killedRun(diff, home, { event: Number.POSITIVE_INFINITY }))).toBe(1);
  const duration = performance.now() - started;
  const [moments = []] = fc.sample(
    fc.array(
      fc.oneof(
        fc.record({ delay: fc.integer({ min: 0, max: Math.ceil(duration) }) }),
        fc.record({ event: fc.integer({ min: 1, max: 40 }) }),
      ),
      { minLength: 200, maxLength: 200 },
    ),
    1,
  );
  const queue = [...moments];
  const states: number[] = [];
  const worker = async (): Promise<void> => {
    for (let moment = queue.pop(); moment !== undefined; moment = queue.pop())
      states.push(await stateOf(await killedRun(diff, home, moment)));
  };
  await Promise.all([worker(), worker()]);
  expect(states).toHaveLength(200);
}, 240_000);
