/** The run's folder when the machine fails at any step of its writing: a valid chain, or none, and never half a pass. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RunFolder } from '../../src/edges/run-folder.ts';
import { temporaryFolder } from '../e2e/bundle.ts';
import { stateOf } from '../receipts/folder-state.ts';
import { sealRun } from '../receipts/sealed-run.ts';

const machine = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY, made: 0 }));

/** Every call that changes a disk, until none is left: then each fails, as after a kill or on a full disk. */
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<Record<string, unknown>>();
  const counted = (name: string): unknown => {
    const call = original[name] as (...args: unknown[]) => Promise<unknown>;
    return async (...args: unknown[]) => {
      machine.left -= 1;
      machine.made += 1;
      if (machine.left < 0) throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
      return call(...args);
    };
  };
  const names = ['appendFile', 'writeFile', 'rename', 'rm', 'mkdir', 'open'];
  return { ...original, ...Object.fromEntries(names.map((name) => [name, counted(name)])) };
});

afterEach(() => {
  machine.left = Number.POSITIVE_INFINITY;
});

async function passesAfter(steps: number, passes: number): Promise<{ state: number; folder: string }> {
  const folder = join(temporaryFolder(), 'out');
  mkdirSync(folder);
  const store = await RunFolder.open(folder);
  machine.left = steps;
  await sealRun({ passes, store, quiet: true }).catch(() => undefined);
  machine.left = Number.POSITIVE_INFINITY;
  return { state: await stateOf(folder), folder };
}

it.each([0, 3])('a chain of %i passes, stopped before each of its writes', async (passes) => {
  machine.made = 0;
  expect((await passesAfter(Number.POSITIVE_INFINITY, passes)).state).toBe(Math.max(1, passes));
  const steps = machine.made;
  expect(steps).toBeGreaterThan(15);
  const states: number[] = [];
  for (let step = 0; step < steps; step += 1) states.push((await passesAfter(step, passes)).state);
  expect(states[0]).toBe(0);
  expect(states.at(-1)).toBe(Math.max(1, passes));
});

it('a pass that can not be written costs no earlier one, and no later one pretends to follow', async () => {
  machine.made = 0;
  await passesAfter(Number.POSITIVE_INFINITY, 1);
  const first = machine.made;
  const states: number[] = [];
  for (let step = first; step < first + 14; step += 1) {
    const folder = join(temporaryFolder(), 'out');
    mkdirSync(folder);
    const store = await RunFolder.open(folder);
    machine.left = step;
    const failing = sealRun({ passes: 3, store, quiet: true, goOn: true });
    // The disk has room again as soon as it has failed once.
    const watch = setInterval(() => {
      if (machine.left < 0) machine.left = Number.POSITIVE_INFINITY;
    }, 0);
    await failing;
    clearInterval(watch);
    machine.left = Number.POSITIVE_INFINITY;
    states.push(await stateOf(folder));
  }
  expect(new Set(states)).toEqual(new Set([1]));
});

describe('the lock', () => {
  const open = async (folder: string): Promise<string> =>
    RunFolder.open(folder).then(
      () => 'taken',
      (thrown: Error) => thrown.message,
    );

  it('keeps the second of two runs out, and lets the next one in', async () => {
    const folder = temporaryFolder();
    const both = await Promise.all([open(folder), open(folder)]);
    expect(both.filter((answer) => answer === 'taken')).toHaveLength(1);
    expect(both.find((answer) => answer !== 'taken')).toContain(`process ${process.pid}`);
    expect(readdirSync(folder).filter((name) => name.startsWith('.bernstein'))).toEqual([
      '.bernstein-review.lock',
    ]);
  });

  it.each(['', '0', '999999999', 'x'])('of no living process (%j) is taken over', async (holder) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, '.bernstein-review.lock'), holder);
    expect(await open(folder)).toBe('taken');
    expect(readFileSync(join(folder, '.bernstein-review.lock'), 'utf8')).toBe(String(process.pid));
    expect(await open(folder)).toContain('Another run');
  });
});

it('an earlier pass that was being replaced is still there for a person', async () => {
  for (let step = 0; step < 200; step += 1) {
    const { state, folder } = await passesAfter(step, 2);
    const kept = readdirSync(folder).filter((name) => name.startsWith('.sdd'));
    if (state === 2) return;
    const first = join('reviews', 'receipts');
    const proven = kept.some((name) => {
      try {
        return readdirSync(join(folder, name, first)).length > 0;
      } catch {
        return false;
      }
    });
    // Once the journal has a sealed pass, its receipt is somewhere in the folder.
    const journal = readdirSync(folder).includes('journal.jsonl')
      ? readFileSync(join(folder, 'journal.jsonl'), 'utf8')
      : '';
    if (journal.includes('"kind":"sealed"')) expect(proven).toBe(true);
  }
});
