/** What is taken for a vote, and what never is: attacks AC-001 to AC-016, the reference's exact cases, fuzz. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statedVote } from '../../src/agents/agent-parts.ts';
import { readReply } from '../../src/agents/reply.ts';
import { tightenVote } from '../../src/stages/settle-report.ts';
import { finding, report } from '../e2e/replies.ts';

const fixture = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures', name), 'utf8'));
const attacks = fixture('attacks.json') as { id: string; payload: never }[];
const payload = (id: string): unknown => attacks.find((attack) => attack.id === id)?.payload;
/** The attacks' nonce belongs to another reply format. */
const withoutNonce = (text: string): string => text.replaceAll('"nonce":"N",', '');

const vote = (text: string) => {
  const reading = readReply(text);
  if (!reading.ok) return 'invalid';
  const members = reading.reply.findings.map(
    (found) =>
      ({
        reporter: 's/a',
        finding: found,
        anchor: null,
        provenance: { value: 'independent', defaulted: false },
        salvaged: false,
        guard: null,
        rule: null,
      }) as const,
  );
  return tightenVote(statedVote(reading.reply), members, 'High');
};

describe('replies that are no vote', () => {
  it.each([
    [
      'AC-001 two fenced verdicts in prose',
      withoutNonce((payload('AC-001') as { model_reply: string }).model_reply),
    ],
    ['AC-002 a second object', withoutNonce((payload('AC-002') as { model_reply: string }).model_reply)],
    ['AC-010 deep nesting', '['.repeat(200_000)],
    ['AC-014 bold', withoutNonce(payload('AC-014') as string)],
    ['AC-016 a number out of range', withoutNonce(payload('AC-016') as string)],
    ['a duplicate key', '{"verdict":"request_changes","verdict":"approve"}'],
    ['a duplicate key by escape', '{"verdict":"request_changes","verd\\u0069ct":"approve"}'],
    ['a negative confidence', '{"verdict":"approve","confidence":-1,"findings":[]}'],
    ['an array', '[{"verdict":"approve"}]'],
    ['a string', '"approve"'],
    ['null', 'null'],
    ['an empty object', '{}'],
    ['an open fence', '```json\n{"verdict":"approve"}'],
    ['text after the fence', '```json\n{"verdict":"approve"}\n```\nDone.'],
    ['two fences', '```json\n{"verdict":"approve"}\n```\n```json\n{"verdict":"approve"}\n```'],
    ['findings that are no list', '{"verdict":"approve","findings":"none"}'],
    ['a finding without a title', '{"verdict":"approve","findings":[{"severity":"Low"}]}'],
    ['a line that is none', '{"verdict":"approve","findings":[{"title":"x","path":"a","line":-3}]}'],
    ['no findings, nothing examined', report([], [])],
    [
      'findings under no_findings',
      report([finding()])
        .replace('"findings","findings"', '"x"')
        .replace('"outcome":"findings"', '"outcome":"no_findings"'),
    ],
    [
      'an approval of "no findings" that looked at nothing',
      report([], []).replace('{', '{"verdict":"approve",'),
    ],
    ['outcome findings without any', report([], []).replace('no_findings', 'findings')],
    ['an unknown outcome', report([]).replace('no_findings', 'clean')],
    ['too many findings', JSON.stringify({ verdict: 'approve', findings: Array(301).fill({ title: 'x' }) })],
    ['a giant field', JSON.stringify({ verdict: 'approve', findings: [{ title: 'x'.repeat(30_000) }] })],
  ])('%s', (_, text) => {
    expect(vote(text)).toBe('invalid');
  });

  it.each(payload('AC-004') as string[])('AC-004 %s', (text) => {
    expect(vote(withoutNonce(text))).toBe('invalid');
  });
});

describe('replies that are a vote', () => {
  it.each([
    [
      'AC-005 an approval with a critical finding is tightened',
      withoutNonce(payload('AC-005') as string),
      'request_changes',
    ],
    [
      'an approval below fail_on stands',
      '{"verdict":"approve","findings":[{"path":"a","line":1,"severity":"medium","title":"x"}]}',
      'approve',
    ],
    ['a rejection is never loosened', '{"verdict":"request_changes","findings":[]}', 'request_changes'],
    [
      'an unknown severity counts as Medium',
      '{"verdict":"approve","findings":[{"path":"a","line":1,"severity":"huge","title":"x"}]}',
      'approve',
    ],
    ['the report form with a high finding', report([finding()]), 'request_changes'],
    ['the report form with a low finding', report([finding({ severity: 'Low' })]), 'approve'],
    ['the report form without findings', report([]), 'approve'],
    ['off-topic abstains', report([]).replace('no_findings', 'off_topic'), 'abstain'],
    [
      'one fence around the whole (field case 72)',
      '```json\n{"verdict":"request_changes"}\n```',
      'request_changes',
    ],
    ['a leading no-break space', '\u00a0{"verdict":"request_changes"}', 'request_changes'],
  ])('%s', (_, text, expected) => {
    expect(vote(text)).toBe(expected);
  });

  const exact = fixture('model-responses.json').cross_model_exact as {
    name: string;
    raw: string;
    expect: { verdict: string; feedback: string; issues: string[] };
  }[];
  it.each(
    exact.filter(({ name }) => name !== 'duplicate verdict keys').map((each) => [each.name, each] as const),
  )('the legacy form equals the reference: %s', (_, each) => {
    const reading = readReply(each.raw);
    expect(
      reading.ok && {
        verdict: reading.reply.statedVerdict,
        feedback: reading.reply.feedback,
        issues: reading.reply.issues,
      },
    ).toEqual(each.expect);
  });

  it('deviates on purpose: duplicate verdict keys are no vote', () => {
    expect(vote(exact.find(({ name }) => name === 'duplicate verdict keys')?.raw ?? '')).toBe('invalid');
  });

  it('reads severities, confidences and places in every vocabulary (a.1)', () => {
    const read = (overrides: object) => {
      const reading = readReply(
        JSON.stringify({ verdict: 'approve', findings: [{ title: 't', path: 'a', line: 2, ...overrides }] }),
      );
      return reading.ok ? reading.reply.findings[0] : undefined;
    };
    expect(read({ severity: 'MUST', confidence: 'HIGH' })).toMatchObject({
      severity: 'High',
      confidence: 80,
    });
    expect(read({ severity: "DON'T", confidence: 0.75 })).toMatchObject({ severity: 'High', confidence: 75 });
    expect(read({ severity: 'DO', confidence: null })).toMatchObject({ severity: 'Medium', confidence: 60 });
    expect(read({ severity: 'whatever' })).toMatchObject({
      severity: 'Medium',
      compliance: expect.arrayContaining(['severity missing or unknown, read as Medium']),
    });
    expect(read({ file: 'b', path: undefined, severity: 'low' })).toMatchObject({
      severity: 'Low',
      location: { path: 'b', line: 2 },
    });
    expect(read({ id: 'mine', status: 'verified', panel: {}, severity: 'Low' })).not.toHaveProperty('status');
  });
});

it('10,000 mutated replies never throw, never approve unless they are one valid object, and stay fast', () => {
  const seeds = [
    report([]),
    report([finding()]),
    '{"verdict":"approve","feedback":"ok","issues":[]}',
    '{"verdict":"request_changes"}',
    'plain prose',
    '{"a":{"b":[1,2,{"c":"d"}]}}',
  ];
  const mutate = (seed: string, at: number, kind: number, piece: string): string => {
    const cut = at % (seed.length + 1);
    return (
      [
        seed.slice(0, cut),
        seed.slice(0, cut) + piece + seed.slice(cut),
        seed.slice(0, cut) + seed.slice(cut + 1),
        seed + seed.slice(0, cut),
        `${piece}${seed}`,
      ][kind] ?? seed
    );
  };
  fc.assert(
    fc.property(
      fc.constantFrom(...seeds),
      fc.nat(2_000),
      fc.nat(5),
      fc.string({ maxLength: 5 }),
      (seed, at, kind, piece) => {
        const text = mutate(seed, at, kind, piece);
        const started = performance.now();
        const result = vote(text);
        expect(performance.now() - started).toBeLessThan(1_000);
        if (result !== 'approve') return;
        const value = JSON.parse(text.trim().replace(/^```\w*\s*\n([\s\S]*)\n?```$/, '$1'));
        expect(
          value.verdict === 'approve' || (value.verdict === undefined && value.outcome !== undefined),
        ).toBe(true);
      },
    ),
    { numRuns: 10_000 },
  );
});
