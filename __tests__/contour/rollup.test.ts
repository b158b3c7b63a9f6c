/** Checks of a commit: the reference's table, and where green is not said lightly. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckRow, checkOf, failingOf, matchesName, rollUp } from '../../src/contour/check-rollup.ts';

const { cases } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'fixtures', 'check-rollup.json'), 'utf8'),
) as {
  cases: {
    name: string;
    payload: { statusCheckRollup: unknown };
    expect: {
      state: string;
      failing: string[];
      checks: { name: string; run_id: string; is_pending: boolean; is_failing: boolean }[];
    };
  }[];
};
const NO_RULES = { ownRun: undefined, ignore: [], required: [] };
const rowsOf = (value: unknown): CheckRow[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : [];

/** Deviations on purpose: what nobody called good is not green. */
const NOT_GREEN: Record<string, string> = {
  "check run COMPLETED / 'UNKNOWN_NEW_VALUE'": 'pending',
  "check run COMPLETED / ''": 'pending',
  'check run COMPLETED / None': 'pending',
  "check run 'completed' / no conclusion": 'pending',
  'empty rollup is green': 'none',
  'null rollup is green': 'none',
  'rollup is an object: green': 'none',
};

describe('check-rollup.json', () => {
  for (const vector of cases) {
    it(vector.name, () => {
      const rollup = rollUp('s', rowsOf(vector.payload.statusCheckRollup), NO_RULES);
      expect(rollup.state).toBe(NOT_GREEN[vector.name] ?? vector.expect.state);
      expect(failingOf(rollup).map(({ name }) => name)).toEqual(vector.expect.failing);
      if (NOT_GREEN[vector.name] !== undefined) return;
      expect(
        rollup.checks.map((check) => ({
          name: check.name,
          run_id: check.runId,
          is_pending: check.class === 'pending',
          is_failing: check.class === 'failing',
        })),
      ).toEqual(
        vector.expect.checks.map(({ name, run_id, is_pending, is_failing }) => ({
          name,
          run_id,
          is_pending,
          is_failing,
        })),
      );
    });
  }
});

const done = (name: string, conclusion = 'SUCCESS', run = 1): CheckRow => ({
  name,
  status: 'COMPLETED',
  conclusion,
  detailsUrl: `https://github.com/o/r/actions/runs/${run}/job/9`,
});

describe('what counts', () => {
  it('97: our own run is left out by its id, whatever its jobs are called and however often it ran', () => {
    const own: CheckRow = { name: 'review', status: 'IN_PROGRESS', conclusion: null, workflowRun: 100 };
    const rules = { ...NO_RULES, ownRun: '100' };
    expect(rollUp('s', [own, done('ci')], rules).state).toBe('green');
    expect(rollUp('s', [own], rules).state).toBe('none');
    expect(rollUp('s', [{ ...own, workflowRun: 1001 }], rules).state).toBe('pending');
    expect(
      rollUp('s', [{ ...own, workflowRun: null, detailsUrl: 'https://x/runs/100/job/1' }], rules).state,
    ).toBe('none');
  });

  it('ignored names do not count, as checks or as required ones', () => {
    const rules = { ...NO_RULES, ignore: ['deploy*', 'build / test (?.x)'], required: ['deploy to prod'] };
    expect(
      rollUp('s', [done('deploy now', 'FAILURE'), done('build / test (9.x)', 'FAILURE'), done('ci')], rules)
        .state,
    ).toBe('green');
    expect(matchesName('a.b', 'axb')).toBe(false);
    expect(matchesName('[x]*', '[x] y / z')).toBe(true);
  });

  it('a required check that has not appeared is pending; our own counts as there', () => {
    const rules = { ownRun: '100', ignore: [], required: ['ci', 'review'] };
    const own: CheckRow = { name: 'review', status: 'IN_PROGRESS', conclusion: '', workflowRun: 100 };
    expect(rollUp('s', [own, done('ci')], rules).state).toBe('green');
    expect(rollUp('s', [own], rules).state).toBe('pending');
    expect(rollUp('s', [done('ci')], rules).state).toBe('pending');
  });

  it('99 and property: green needs a word for it on every check, whatever else a row holds', () => {
    const word = fc.oneof(
      fc.constantFrom('SUCCESS', 'success', 'NEUTRAL', 'SKIPPED', 'COMPLETED', 'FAILURE', 'STALE', ''),
      fc.string(),
    );
    const row = fc.record({ name: fc.string(), status: word, conclusion: word }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const rollup = rollUp('s', rows, NO_RULES);
        if (rollup.state !== 'green') return;
        expect(rows.length).toBeGreaterThan(0);
        for (const { conclusion = '' } of rows)
          expect(['SUCCESS', 'NEUTRAL', 'SKIPPED']).toContain(conclusion.toUpperCase());
      }),
    );
  });

  it('a check without a workflow has no run id', () => {
    expect(
      checkOf({
        name: 'a',
        status: 'COMPLETED',
        conclusion: 'FAILURE',
        detailsUrl: 'https://circleci.com/gh/o/r/55',
      }),
    ).toMatchObject({ runId: '', jobId: null, class: 'failing' });
  });
});
