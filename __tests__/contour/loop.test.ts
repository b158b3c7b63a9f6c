/** The loop against the reference's scenarios, and every end that the reference does not have. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckRollup, RollupState } from '../../src/contour/check-rollup.ts';
import type { ContourRecord, FixEnd } from '../../src/contour/contour-record.ts';
import {
  type LoopOptions,
  type LoopPorts,
  MAX_RESTARTS,
  type PassEnd,
  runLoop,
} from '../../src/contour/loop.ts';

const sha = (number: number): string => number.toString(16).padStart(40, '0');

interface Script {
  verdicts: ('approve' | 'request_changes')[];
  rollups: RollupState[];
  /** `null` for no fix command; each [landed, why]. */
  fixes: [boolean, string][] | null;
  maxPasses?: number;
  until?: boolean;
  allowNoChecks?: boolean;
  /** Findings of each pass; distinct ones where none are given. */
  signatures?: string[];
  /** The head that GitHub shows at each asking; the last one stays. */
  heads?: (number | undefined)[];
  notReviewed?: boolean;
  stopAfterReview?: boolean;
  failing?: string[];
  change?: (ports: LoopPorts) => LoopPorts;
}

interface Outcome {
  record: ContourRecord;
  seals: (ContourRecord['outcome'] | null)[];
  slept: number;
  reads: number;
  fixed: number[];
}

async function play(script: Script): Promise<Outcome> {
  const at = <Item>(items: readonly Item[], index: number): Item =>
    items[Math.min(index, items.length - 1)] as Item;
  let now = 0;
  let reads = 0;
  let asked = 0;
  let reviews = 0;
  let head = 1;
  const seals: Outcome['seals'] = [];
  const fixed: number[] = [];
  const stop = new AbortController();
  const rollupOf = (of: string): CheckRollup => {
    const state = at(script.rollups, reads);
    reads += 1;
    const check = { name: 'ci', status: 'COMPLETED', conclusion: 'FAILURE', runId: '1', jobId: 1 };
    const checks =
      state === 'none' || state === 'green'
        ? []
        : [{ ...check, class: state === 'red' ? ('failing' as const) : ('pending' as const) }];
    return { sha: of, state, checks };
  };
  const ports: LoopPorts = {
    clock: {
      now: () => now,
      monotonic: () => now,
      sleep: async (milliseconds) => {
        now += milliseconds;
      },
    },
    signal: stop.signal,
    say: () => undefined,
    retargetedTo: () => undefined,
    runnerUntouched: async () => true,
    stopped: () => (stop.signal.aborted ? 'the run was cancelled' : undefined),
    headNow: async () => {
      const scripted = script.heads === undefined ? head : at(script.heads, asked);
      asked += 1;
      return scripted === undefined ? undefined : sha(scripted);
    },
    readRollup: async (of) => rollupOf(of),
    review: async (index, of): Promise<PassEnd> => {
      const number = reviews;
      reviews += 1;
      if (script.stopAfterReview) stop.abort();
      return {
        kind: 'reviewed',
        head: of,
        verdict: at(script.verdicts, number),
        notReviewed: script.notReviewed ?? false,
        reason: 'why',
        signature: script.signatures === undefined ? `findings of ${index}` : at(script.signatures, number),
        findings: [],
        costUsd: 0,
        seal: async ({ outcome }) => {
          seals.push(outcome);
        },
      };
    },
    fix:
      script.fixes === null
        ? undefined
        : async (index): Promise<FixEnd> => {
            const [landed, why] = at(script.fixes ?? [], index - 1);
            fixed.push(index);
            if (!landed) return { landed: false, commit: null, why, next: 'next' };
            head += 1;
            return { landed: true, commit: sha(head) };
          },
  };
  const options: LoopOptions = {
    maxPasses: script.maxPasses ?? 3,
    untilChecksGreen: script.until ?? true,
    allowNoChecks: script.allowNoChecks ?? false,
    timeout: 900_000,
    grace: 60_000,
  };
  const record = await runLoop(script.change?.(ports) ?? ports, options, sha(1));
  return { record, seals, slept: now / 1000, reads, fixed };
}

interface Vector {
  name: string;
  verdicts: Script['verdicts'];
  rollups: RollupState[];
  fixes: [boolean, string][] | null;
  max_passes: number;
  until_checks_green: boolean;
  expect: {
    outcome: string;
    reason: string;
    passes: { verdict: string; checks_state: string; fix_pushed: boolean; failing_checks: string[] }[];
    receipts: unknown[];
    seconds_slept: number;
  };
}
const { cases } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'fixtures', 'contour.json'), 'utf8'),
) as { cases: Vector[] };

describe('contour.json', () => {
  for (const vector of cases) {
    it(vector.name, async () => {
      const { record, seals, slept } = await play({
        verdicts: vector.verdicts,
        rollups: vector.rollups,
        fixes: vector.fixes,
        maxPasses: vector.max_passes,
        until: vector.until_checks_green,
      });
      expect({ outcome: record.outcome, reason: record.reason }).toEqual({
        outcome: vector.expect.outcome,
        reason: vector.expect.reason,
      });
      expect(
        record.passes.map(({ verdict, checks, fix, failingChecks }) => ({
          verdict,
          checks,
          landed: fix === 'landed',
          failingChecks,
        })),
      ).toEqual(
        vector.expect.passes.map((pass) => ({
          verdict: pass.verdict,
          checks: pass.checks_state,
          landed: pass.fix_pushed,
          failingChecks: pass.failing_checks,
        })),
      );
      // A receipt a pass; a pass whose fix ended the loop is sealed again with its end.
      const ended = record.passes.at(-1)?.fix;
      expect(seals).toHaveLength(
        vector.expect.receipts.length + (ended === null || ended === undefined ? 0 : 1),
      );
      expect(seals.at(-1)).toBe(vector.expect.outcome);
      expect(slept).toBe(vector.expect.seconds_slept);
    });
  }
});

describe('deviations from the reference, on purpose', () => {
  it('the rollup that approves is read after the review', async () => {
    const { record } = await play({ verdicts: ['approve'], rollups: ['green', 'red'], fixes: null });
    expect(record).toMatchObject({
      outcome: 'needs-operator',
      passes: [{ checks: 'red', failingChecks: ['ci'] }],
    });
  });

  it('checks that turn pending during the review are waited for again', async () => {
    const { record } = await play({
      verdicts: ['approve'],
      rollups: ['green', 'pending', 'green'],
      fixes: null,
    });
    expect(record.outcome).toBe('approved');
  });

  it('10: no checks is not green, and is waited for within the grace time only', async () => {
    const { record, slept } = await play({ verdicts: ['approve'], rollups: ['none'], fixes: [[true, '']] });
    expect(record.reason).toBe('no check started on the head within 60 s');
    expect(record.next).toContain('allow_no_checks');
    expect(slept).toBeGreaterThanOrEqual(60);
    expect(slept).toBeLessThan(200);
    expect(
      (await play({ verdicts: ['approve'], rollups: ['none'], fixes: null, allowNoChecks: true })).record
        .outcome,
    ).toBe('approved');
    expect(
      (await play({ verdicts: ['approve'], rollups: ['none'], fixes: null, until: false })).record.outcome,
    ).toBe('approved');
  });

  it('100: a push that starts nothing is named as such', async () => {
    const { record } = await play({
      verdicts: ['request_changes', 'approve'],
      rollups: ['green', 'green', 'none'],
      fixes: [[true, '']],
    });
    expect(record.reason).toContain(
      "after the fix was pushed: a push made with the workflow's own token starts no workflow",
    );
    expect(record.next).toContain('GitHub App token');
  });

  it('pending checks are no reason for a fix', async () => {
    const { record, fixed } = await play({
      verdicts: ['approve'],
      rollups: ['pending'],
      fixes: [[true, '']],
    });
    expect(record.reason).toBe('the checks did not settle within 900 s: ci');
    expect(fixed).toEqual([]);
  });

  it('no progress ends it: the same findings and failing checks after two passes', async () => {
    const { record, fixed } = await play({
      verdicts: ['request_changes'],
      rollups: ['red'],
      fixes: [[true, '']],
      signatures: ['same'],
      maxPasses: 5,
    });
    expect(record.reason).toBe('no progress: passes 1 and 2 have the same findings and failing checks');
    expect(fixed).toEqual([1]);
  });

  it('what was not reviewed is not fixed', async () => {
    const { record, fixed } = await play({
      verdicts: ['request_changes'],
      rollups: ['green'],
      fixes: [[true, '']],
      notReviewed: true,
    });
    expect(record.reason).toBe('pass 1 was not reviewed: why');
    expect(fixed).toEqual([]);
  });
});

describe('a head that moves', () => {
  it('in the wait: the pass begins anew, counted and capped', async () => {
    const once = await play({ verdicts: ['approve'], rollups: ['green'], fixes: null, heads: [2, 2] });
    expect(once.record).toMatchObject({ outcome: 'approved', restarts: 1, passes: [{ head: sha(2) }] });
    const ever = await play({
      verdicts: ['approve'],
      rollups: ['green'],
      fixes: null,
      heads: [2, 3, 4, 5, 6, 7, 8, 9],
    });
    expect(ever.record).toMatchObject({ outcome: 'needs-operator', passes: [], restarts: MAX_RESTARTS + 1 });
  });

  it('AC-049: in the review: never approved, and never fixed over', async () => {
    const again = await play({
      verdicts: ['approve'],
      rollups: ['green'],
      fixes: [[true, '']],
      heads: [1, 2, 2, 2],
    });
    expect(again.record).toMatchObject({
      outcome: 'approved',
      passes: [{ head: sha(1), fix: null }, { head: sha(2) }],
    });
    const last = await play({
      verdicts: ['approve'],
      rollups: ['green'],
      fixes: null,
      heads: [1, 2],
      maxPasses: 1,
    });
    expect(last.record.reason).toContain(`the head moved to ${sha(2)} during pass 1`);
  });

  it('in the fix: somebody else wins, and is not overwritten', async () => {
    const { record } = await play({
      verdicts: ['request_changes'],
      rollups: ['green'],
      fixes: [[true, '']],
      heads: [1, 1, 1, 1, 9],
    });
    expect(record.reason).toContain(`somebody else moved the head to ${sha(9)} during fix pass 1`);
  });

  it('GitHub may take a while to show the fix, but not forever', async () => {
    const late = await play({
      verdicts: ['request_changes', 'approve'],
      rollups: ['green'],
      fixes: [[true, '']],
      heads: [1, 1, 1, 1, 1, 2],
    });
    expect(late.record.outcome).toBe('approved');
    const never = await play({
      verdicts: ['request_changes'],
      rollups: ['green'],
      fixes: [[true, '']],
      heads: [1],
    });
    expect(never.record.reason).toContain('does not show the commit of fix pass 1');
  });
});

describe('cancelled', () => {
  it('in the wait, after the review, in the fix', async () => {
    const aborted = AbortSignal.abort();
    const wait = await play({
      verdicts: ['approve'],
      rollups: ['green'],
      fixes: null,
      change: (ports) => ({ ...ports, signal: aborted, stopped: () => 'the run was cancelled' }),
    });
    expect(wait.record).toMatchObject({
      outcome: 'needs-operator',
      reason: 'the run was cancelled',
      passes: [],
    });
    const review = await play({
      verdicts: ['approve'],
      rollups: ['green'],
      fixes: null,
      stopAfterReview: true,
    });
    expect(review.record).toMatchObject({ outcome: 'needs-operator', reason: 'the run was cancelled' });
    expect(review.seals).toEqual(['needs-operator']);
  });
});

it('checks that can not be read are not green', async () => {
  const { record } = await play({
    verdicts: ['approve'],
    rollups: ['green'],
    fixes: null,
    change: (ports) => ({
      ...ports,
      readRollup: async () => {
        throw new Error('403');
      },
    }),
  });
  expect(record).toMatchObject({
    outcome: 'needs-operator',
    reason: "the checks can't be read: 403",
    passes: [],
  });
});

describe('checks that an earlier head had', () => {
  const named = (...names: string[]): CheckRollup['checks'] =>
    names.map((name) => ({
      name,
      status: 'COMPLETED',
      conclusion: 'SUCCESS',
      runId: '1',
      jobId: 1,
      class: 'green',
    }));
  const first: CheckRollup = {
    sha: sha(1),
    state: 'red',
    checks: [
      { name: 'build', status: 'COMPLETED', conclusion: 'FAILURE', runId: '1', jobId: 1, class: 'failing' },
      ...named('license/cla'),
    ],
  };
  const fixedBy = async (rollups: readonly CheckRollup['checks'][]): Promise<Outcome> => {
    let reads = 0;
    return play({
      verdicts: ['approve'],
      rollups: ['green'],
      fixes: [[true, '']],
      change: (ports) => ({
        ...ports,
        readRollup: async (of) => {
          if (of === sha(1)) return first;
          const checks = rollups[Math.min(reads, rollups.length - 1)] ?? [];
          reads += 1;
          return { sha: of, state: 'green', checks };
        },
      }),
    });
  };

  it('100: one quick check on the fix is no green where the build never started', async () => {
    const { record } = await fixedBy([named('license/cla')]);
    expect(record).toMatchObject({
      outcome: 'needs-operator',
      passes: [{ checks: 'red' }, { checks: 'pending' }],
    });
    expect(record.reason).toContain('did not start on this one: build');
    expect(record.reason).toContain("a push made with the workflow's own token");
  });

  it('a build that starts a little later is waited for', async () => {
    const { record, slept } = await fixedBy([named('license/cla'), [], named('license/cla', 'build')]);
    expect(record).toMatchObject({ outcome: 'approved', passes: [{ fix: 'landed' }, { checks: 'green' }] });
    expect(slept).toBeGreaterThan(0);
    expect(slept).toBeLessThan(60);
  });
});

describe('what is not known is not held for good', () => {
  it('a head that can not be read after the review approves nothing', async () => {
    const { record } = await play({
      verdicts: ['approve'],
      rollups: ['green'],
      fixes: null,
      heads: [1, undefined],
    });
    expect(record).toMatchObject({ outcome: 'needs-operator', passes: [{ head: sha(1) }] });
    expect(record.reason).toContain('head of the pull request can not be read');
    const once = await play({
      verdicts: ['approve'],
      rollups: ['green'],
      fixes: null,
      heads: [1, undefined, 1],
    });
    expect(once.record.outcome).toBe('approved');
  });

  it('a fix that throws is a fix that did not land, and the pass is sealed as the end', async () => {
    const { record, seals } = await play({
      verdicts: ['request_changes'],
      rollups: ['green'],
      fixes: [[true, '']],
      change: (ports) => ({
        ...ports,
        fix: async () => {
          throw new Error('ENOSPC');
        },
      }),
    });
    expect(record.reason).toContain('the fix could not be tried (ENOSPC)');
    expect(seals).toEqual([null, 'needs-operator']);
  });

  it('what hands back after a landed fix is sealed into the pass before', async () => {
    const failed = await play({
      verdicts: ['request_changes'],
      rollups: ['green'],
      fixes: [[true, '']],
      change: (ports) => ({
        ...ports,
        review: async (index, head) =>
          index === 1 ? ports.review(index, head) : { kind: 'failed', reason: 'GitHub answered 502' },
      }),
    });
    expect(failed.record).toMatchObject({ outcome: 'needs-operator', fixCommits: [sha(2)] });
    expect(failed.seals).toEqual([null, 'needs-operator']);
    const unreadable = await play({
      verdicts: ['request_changes'],
      rollups: ['green'],
      fixes: [[true, '']],
      change: (ports) => ({
        ...ports,
        readRollup: async (of) => {
          if (of !== sha(1)) throw new Error('500');
          return ports.readRollup(of);
        },
      }),
    });
    expect(unreadable.seals).toEqual([null, 'needs-operator']);
  });

  it('a commit that did not count is remembered as a fix all the same', async () => {
    const { record } = await play({
      verdicts: ['request_changes'],
      rollups: ['green'],
      fixes: [[true, '']],
      change: (ports) => ({
        ...ports,
        fix: async () => ({ landed: false, commit: sha(5), why: 'a test was deleted', next: 'n' }),
      }),
    });
    expect(record.fixCommits).toEqual([sha(5)]);
  });

  it('the same findings on a head that somebody else made are fixed, not called no progress', async () => {
    const { record, fixed } = await play({
      verdicts: ['request_changes', 'request_changes', 'approve'],
      rollups: ['green'],
      fixes: [
        [true, ''],
        [true, ''],
      ],
      signatures: ['same'],
      maxPasses: 2,
      heads: [1, 2, 2, 2],
    });
    expect(fixed).toEqual([]);
    expect(record.reason).toContain('budget spent');
  });
});

it('property: it always ends, within its passes, and approves only an approved head whose checks hold', async () => {
  const state = fc.constantFrom<RollupState>('green', 'red', 'pending', 'none');
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        verdicts: fc.array(fc.constantFrom('approve' as const, 'request_changes' as const), {
          minLength: 1,
          maxLength: 5,
        }),
        rollups: fc.array(state, { minLength: 1, maxLength: 8 }),
        fixes: fc.option(fc.array(fc.tuple(fc.boolean(), fc.constant('x')), { minLength: 1, maxLength: 4 })),
        maxPasses: fc.integer({ min: 1, max: 5 }),
        until: fc.boolean(),
        allowNoChecks: fc.boolean(),
        signatures: fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 5 }),
      }),
      async (script) => {
        const { record, seals } = await play(script as Script);
        expect(['approved', 'needs-operator']).toContain(record.outcome);
        expect(record.passes.length).toBeLessThanOrEqual(script.maxPasses);
        expect(seals.at(-1)).toBe(record.outcome);
        expect(record.outcome === 'approved' || record.reason !== '').toBe(true);
        if (record.outcome !== 'approved') return;
        const last = record.passes.at(-1);
        expect(last?.verdict).toBe('approve');
        if (script.until)
          expect([...(script.allowNoChecks ? ['none'] : []), 'green']).toContain(last?.checks);
      },
    ),
    { numRuns: 300 },
  );
});
