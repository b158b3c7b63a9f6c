/** A run killed at any moment: its folder verifies, or holds no receipt. Nothing here depends on when the kill hits. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stateOf } from '../receipts/folder-state.ts';
import { ROOT, temporaryFolder } from './bundle.ts';
import { contour, fixScript, world } from './contour-world.ts';
import { SMALL_DIFF } from './replies.ts';
import { file } from './stand-ins.ts';

const NODE = join(ROOT, 'node_modules', '.bin', 'node');
const SINGLE_RUNS = 140;
const CONTOURS = 60;

/** So many milliseconds after the start, or at the so-manieth change in the run's folder. */
type Moment = { delay: number } | { event: number };

const NEVER: Moment = { event: Number.POSITIVE_INFINITY };

/** Kills `child` at the moment. Gives what ends the watching, which tells how many changes there were. */
function killAt(child: Pick<ChildProcess, 'kill'>, folder: string, moment: Moment): () => number {
  let seen = 0;
  const watcher = watch(folder, () => {
    seen += 1;
    if ('event' in moment && seen >= moment.event) child.kill('SIGKILL');
  });
  const timer = 'delay' in moment ? setTimeout(() => child.kill('SIGKILL'), moment.delay) : undefined;
  return () => {
    clearTimeout(timer);
    watcher.close();
    return seen;
  };
}

function emptyFolder(): string {
  const folder = join(temporaryFolder(), 'out');
  mkdirSync(folder);
  return folder;
}

interface Killed {
  folder: string;
  changes: number;
  duration: number;
}

function singleRun(diff: string, home: string, moment: Moment): Promise<Killed> {
  const folder = emptyFolder();
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(NODE, [join(ROOT, 'dist', 'cli', 'index.js'), '--diff', diff, '--out', folder], {
      env: { PATH: process.env['PATH'] ?? '', HOME: home },
      cwd: temporaryFolder(),
      stdio: 'ignore',
    });
    const end = killAt(child, folder, moment);
    child.on('close', () => resolve({ folder, changes: end(), duration: performance.now() - started }));
  });
}

/** Review, fix, review, fix, review: each pass puts the chain of those before it anew in its place. */
async function contourOfThree(moment: Moment): Promise<Killed> {
  const place = await world(2);
  const folder = emptyFolder();
  let end = (): number => 0;
  const started = performance.now();
  await contour(place, {
    inputs: { out: folder, 'fix-command': fixScript() },
    onStart: (child) => {
      end = killAt(child, folder, moment);
    },
  });
  return { folder, changes: end(), duration: performance.now() - started };
}

/** States of the folders after `count` kills at random moments of a run that takes as long as `whole` did. */
async function statesAfter(
  count: number,
  whole: Killed,
  run: (moment: Moment) => Promise<Killed>,
): Promise<number[]> {
  const [queue = []] = fc.sample(
    fc.array(
      fc.oneof(
        fc.record({ delay: fc.integer({ min: 0, max: Math.ceil(whole.duration) }) }),
        fc.record({ event: fc.integer({ min: 1, max: Math.max(1, whole.changes) }) }),
      ),
      { minLength: count, maxLength: count },
    ),
    1,
  );
  const states: number[] = [];
  const worker = async (): Promise<void> => {
    for (let moment = queue.pop(); moment !== undefined; moment = queue.pop())
      states.push(await stateOf((await run(moment)).folder));
  };
  await Promise.all([worker(), worker()]);
  return states;
}

it(`${SINGLE_RUNS} kills at random moments of a run leave a folder that verifies or holds no receipt`, async () => {
  const diff = file('a.diff', SMALL_DIFF);
  const home = temporaryFolder();
  const run = (moment: Moment): Promise<Killed> => singleRun(diff, home, moment);
  const whole = await run(NEVER);
  expect(await stateOf(whole.folder)).toBe(1);
  expect(await statesAfter(SINGLE_RUNS, whole, run)).toHaveLength(SINGLE_RUNS);
}, 240_000);

it(`${CONTOURS} kills at random moments of a contour of three passes leave a chain that verifies, or none`, async () => {
  const whole = await contourOfThree(NEVER);
  expect(await stateOf(whole.folder)).toBe(3);
  const states = await statesAfter(CONTOURS, whole, contourOfThree);
  expect(states).toHaveLength(CONTOURS);
  for (const passes of states) expect([0, 1, 2, 3]).toContain(passes);
}, 240_000);
