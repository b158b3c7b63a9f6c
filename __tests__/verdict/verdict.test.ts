/** Votes to verdicts: the reference's table for votes that were cast, and our rules for those that were not. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flattenIssues } from '../../src/verdict/issues.ts';
import { blocksMerge, foldPipeline, outcomeOf } from '../../src/verdict/pipeline-verdict.ts';
import {
  foldStage,
  type StageRule,
  type StageVerdict,
  type Strategy,
} from '../../src/verdict/stage-verdict.ts';
import type { CountedVote, Verdict, Vote } from '../../src/verdict/vote.ts';

const vectors = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/aggregation.json'), 'utf8'));

interface StageCase {
  name: string;
  strategy: Strategy;
  votes: { role: string; model: string; verdict: Verdict }[];
  weights: Record<string, number>;
  stage_pass_threshold: number | null;
  pipeline_pass_threshold: number;
  expect: {
    verdict: Verdict;
    pass_score: number;
    approve_count: number;
    total_count: number;
    feedback: string;
  };
}

function cast(vote: Vote, role = 'r', delivered = vote !== 'abstain'): CountedVote {
  return { role, model: null, vote, delivered };
}

function rule(strategy: Strategy, overrides: Partial<StageRule> = {}): StageRule {
  return { name: 's', strategy, weights: {}, threshold: 0.5, ...overrides };
}

function stage(overrides: Partial<StageVerdict>): StageVerdict {
  return { ...foldStage(rule('any'), [cast('approve')]), ...overrides };
}

describe('foldStage', () => {
  const cases = vectors.stage_cases as StageCase[];
  it.each(cases.filter(({ votes }) => votes.length > 0).map((each) => [each.name, each] as const))(
    '%s',
    (_, each) => {
      const verdict = foldStage(
        rule(each.strategy, {
          weights: each.weights,
          threshold: each.stage_pass_threshold ?? each.pipeline_pass_threshold,
        }),
        each.votes.map(({ role, model, verdict: vote }) => ({ role, model, vote, delivered: true })),
      );
      expect(verdict).toMatchObject({
        verdict: each.expect.verdict,
        passScore: each.expect.pass_score,
        approveCount: each.expect.approve_count,
        totalCount: each.expect.total_count,
        feedback: each.expect.feedback,
      });
    },
  );

  it.each(['any', 'all', 'majority', 'weighted'] as const)(
    'differs from the reference on purpose: %s without votes rejects',
    (strategy) => {
      expect(foldStage(rule(strategy), [])).toMatchObject({
        verdict: 'request_changes',
        passScore: 0,
        deliveredCount: 0,
      });
    },
  );

  it.each<[Strategy, string, Verdict]>([
    ['any', 'a?', 'approve'],
    ['any', '??', 'request_changes'],
    ['all', 'a?', 'request_changes'],
    ['majority', 'a?', 'request_changes'],
    ['majority', 'aa?', 'approve'],
    ['majority', 'aa??', 'request_changes'],
    ['majority', 'aar', 'approve'],
    ['weighted', 'a?', 'approve'],
    ['weighted', 'a??', 'request_changes'],
  ])('%s over %s with abstentions in the denominator: %s', (strategy, letters, verdict) => {
    const votes = [...letters].map((letter) =>
      cast(letter === 'a' ? 'approve' : letter === 'r' ? 'request_changes' : 'abstain'),
    );
    expect(foldStage(rule(strategy), votes).verdict).toBe(verdict);
  });

  const anyVote = fc.constantFrom<Vote>('approve', 'request_changes', 'abstain');
  const anyStrategy = fc.constantFrom<Strategy>('any', 'all', 'majority', 'weighted');

  it('never approves on abstentions alone, and turning an approval into an abstention never helps', () => {
    fc.assert(
      fc.property(
        anyStrategy,
        fc.array(anyVote, { minLength: 1, maxLength: 8 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (strategy, votes, threshold) => {
          const fold = (list: readonly Vote[]): StageVerdict =>
            foldStage(
              rule(strategy, { threshold }),
              list.map((vote) => cast(vote)),
            );
          expect(fold(votes.map(() => 'abstain' as const)).verdict).toBe('request_changes');
          const weaker = votes.map((vote, index) =>
            index === votes.indexOf('approve') ? ('abstain' as const) : vote,
          );
          if (fold(votes).verdict === 'request_changes') expect(fold(weaker).verdict).toBe('request_changes');
        },
      ),
    );
  });
});

describe('foldPipeline', () => {
  interface PipelineCase {
    name: string;
    stages: { strategy: Strategy; verdict: Verdict }[];
    pass_threshold: number;
    block_on_fail: boolean;
    expect: { verdict: Verdict; pass_score: number; feedback: string; should_block_merge: boolean };
  }
  const cases = vectors.pipeline_cases as PipelineCase[];
  it.each(cases.filter(({ stages }) => stages.length > 0).map((each) => [each.name, each] as const))(
    '%s',
    (_, each) => {
      const stages = each.stages.map(({ strategy, verdict }) =>
        stage({ strategy, verdict, rejected: verdict === 'request_changes' }),
      );
      const verdict = foldPipeline(
        { passThreshold: each.pass_threshold, blockOnFail: each.block_on_fail },
        stages,
        [],
      );
      expect(verdict).toMatchObject({
        verdict: each.expect.verdict,
        passScore: each.expect.pass_score,
        feedback: each.expect.feedback,
      });
      expect(blocksMerge(outcomeOf(verdict, stages), each.block_on_fail)).toBe(
        each.expect.should_block_merge,
      );
    },
  );

  it('differs from the reference on purpose: no stage that ran is not approval', () => {
    expect(foldPipeline({ passThreshold: 0, blockOnFail: true }, [], [])).toMatchObject({
      verdict: 'request_changes',
      incomplete: ['no stage ran'],
    });
  });

  it('is incomplete, whatever the threshold, when a stage has no delivered vote', () => {
    const silent = foldStage(rule('any'), [cast('approve', 'r', false)]);
    expect(silent.verdict).toBe('approve');
    const verdict = foldPipeline({ passThreshold: 0, blockOnFail: true }, [silent], []);
    expect(verdict.verdict).toBe('request_changes');
    expect(outcomeOf(verdict, [silent])).toBe('not-reviewed');
  });

  it.each<[string, StageVerdict[], string[], string]>([
    ['all pass', [stage({})], [], 'approved'],
    [
      'a delivered rejection',
      [stage({ verdict: 'request_changes', rejected: true })],
      [],
      'changes-requested',
    ],
    [
      'a delivered rejection and gaps',
      [stage({ verdict: 'request_changes', rejected: true })],
      ['gap'],
      'changes-requested',
    ],
    ['gaps only', [stage({})], ['gap'], 'not-reviewed'],
    [
      'a minority rejection in a stage that passed, and gaps',
      [stage({ rejected: true })],
      ['gap'],
      'not-reviewed',
    ],
    [
      'abstentions sink a stage',
      [stage({ verdict: 'request_changes', rejected: false })],
      [],
      'not-reviewed',
    ],
  ])('outcome of %s', (_, stages, gaps, outcome) => {
    expect(outcomeOf(foldPipeline({ passThreshold: 0.5, blockOnFail: true }, stages, gaps), stages)).toBe(
      outcome,
    );
  });
});

it('flattens issues as the reference does', () => {
  interface Input {
    stage: string;
    agents: { role: string; verdict: Verdict; feedback: string; issues: string[] }[];
  }
  const agents = (vectors.issue_flattening.input as Input[]).flatMap(({ stage: name, agents: list }) =>
    list.map(({ role, verdict, feedback, issues }) => ({
      stage: name,
      role,
      vote: verdict,
      feedback,
      issues,
    })),
  );
  expect(flattenIssues(agents)).toEqual(vectors.issue_flattening.issues);
});
