import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../src/agents/budget.ts';
import type { FailureKind } from '../../src/agents/model-client.ts';
import { decideRetry, MAX_TRIES, MAX_WAIT } from '../../src/agents/retry.ts';
import { toModelFailure } from '../../src/edges/models/failure.ts';

const situation = {
  kind: 'server-error' as FailureKind,
  tries: 1,
  retryAfter: undefined,
  remaining: 600_000,
  chance: 0.5,
};
const never: AbortSignal = new AbortController().signal;

describe('decideRetry', () => {
  it.each<[FailureKind, boolean]>([
    ['network', true],
    ['rate-limited', true],
    ['overloaded', true],
    ['server-error', true],
    ['bad-response', true],
    ['timeout', false],
    ['cancelled', false],
    ['quota-spent', false],
    ['key-refused', false],
    ['model-unknown', false],
    ['request-refused', false],
    ['command-failed', false],
  ])('%s is tried again: %s', (kind, retry) => {
    expect(decideRetry({ ...situation, kind }).retry).toBe(retry);
  });

  it('waits at least as long as asked, never past a cap or the deadline, and never not at all (87, 88, AC-122)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.option(fc.integer({ min: -5, max: 200_000 }), { nil: undefined }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (tries, retryAfter, remaining, chance) => {
          const decision = decideRetry({ kind: 'rate-limited', tries, retryAfter, remaining, chance });
          if (tries >= MAX_TRIES || (retryAfter ?? 0) > MAX_WAIT) expect(decision.retry).toBe(false);
          if (!decision.retry) return;
          expect(decision.wait).toBeGreaterThanOrEqual(Math.max(100, retryAfter ?? 0));
          expect(decision.wait).toBeLessThan(remaining);
        },
      ),
    );
  });
});

describe('toModelFailure', () => {
  const error = (statusCode: number | undefined, body?: unknown, headers: Record<string, string> = {}) => ({
    name: 'AI_APICallError',
    ...(statusCode === undefined ? {} : { statusCode }),
    responseHeaders: headers,
    responseBody: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const now = Date.parse('2026-11-30T12:00:00Z');
  it.each<[string, object, FailureKind]>([
    ['401', error(401, {}), 'key-refused'],
    ['403', error(403, { error: { message: 'no' } }), 'key-refused'],
    ['402', error(402, {}), 'quota-spent'],
    ['404', error(404, {}), 'model-unknown'],
    ['410 (91)', error(410, {}), 'model-unknown'],
    ['429', error(429, { error: { type: 'rate_limit_error' } }), 'rate-limited'],
    ['429 of a quota', error(429, { error: { code: 'insufficient_quota' } }), 'quota-spent'],
    ['429 of a spend limit', error(429, { error: { type: 'enforced_spend_limit_reached' } }), 'quota-spent'],
    [
      '400 of a credit balance',
      error(400, { error: { message: 'Your credit balance is too low' } }),
      'quota-spent',
    ],
    ['529', error(529, {}), 'overloaded'],
    ['503', error(503, '<html>'), 'overloaded'],
    ['500', error(500, ''), 'server-error'],
    ['400', error(400, {}), 'request-refused'],
    ['307', error(307, ''), 'request-refused'],
    [
      '200 that is overloaded',
      error(200, { type: 'error', error: { type: 'overloaded_error' } }),
      'overloaded',
    ],
    ['200 with HTML', error(200, '<html>'), 'bad-response'],
    ['no answer', error(undefined), 'network'],
    ['anything else', new Error('x'), 'bad-response'],
  ])('%s', (_, thrown, kind) => {
    expect(toModelFailure(thrown, 'anthropic', never, now).kind).toBe(kind);
  });

  it('reads Retry-After as seconds, as a date, and in milliseconds', () => {
    const waitOf = (headers: Record<string, string>) =>
      toModelFailure(error(429, {}, headers), 'x', never, now).retryAfter;
    expect(waitOf({ 'retry-after': '17' })).toBe(17_000);
    expect(waitOf({ 'retry-after': 'Mon, 30 Nov 2026 12:00:30 GMT' })).toBe(30_000);
    expect(waitOf({ 'retry-after': 'Mon, 30 Nov 2026 11:00:00 GMT' })).toBe(0);
    expect(waitOf({ 'retry-after-ms': '250' })).toBe(250);
    expect(waitOf({ 'retry-after': 'soon' })).toBeUndefined();
    expect(waitOf({})).toBeUndefined();
  });

  it('never carries what the vendor said', () => {
    const failure = toModelFailure(
      error(401, { error: { message: 'key sk-secret-in-body' } }),
      'anthropic',
      never,
      now,
    );
    expect(failure.message).not.toContain('sk-secret');
  });
});

describe('Budget', () => {
  const target = { adapter: 'anthropic', model: 'm' };
  const usage = { inputTokens: 40, outputTokens: 10, cacheReadTokens: 0, cacheWriteTokens: 0 };

  it('reserves before a call, settles after it, and remembers what it ran into', () => {
    const budget = new Budget({ max_calls: 3, max_input_tokens: 100 });
    expect(budget.reserve(60, target, 50)).toEqual({ over: undefined, outputTokens: 50 });
    expect(budget.reserve(60, target, 50)).toEqual({ over: 'max_input_tokens 100' });
    budget.settle({ inputTokens: 60, outputTokens: 50 }, target, usage);
    expect(budget.reserve(60, target, 50).over).toBeUndefined();
    expect(budget.spent).toMatchObject({ calls: 2, inputTokens: 40, outputTokens: 10 });
    expect(budget.exhausted).toBe('max_input_tokens 100');
  });

  it('gives parallel calls no more output than is left, and notices an overrun', () => {
    const budget = new Budget({ max_output_tokens: 100 });
    expect(budget.reserve(1, target, 60)).toEqual({ over: undefined, outputTokens: 60 });
    expect(budget.reserve(1, target, 60)).toEqual({ over: undefined, outputTokens: 40 });
    expect(budget.reserve(1, target, 60)).toEqual({ over: 'max_output_tokens 100' });
    const second = new Budget({ max_output_tokens: 5 });
    second.reserve(1, target, 5);
    second.settle({ inputTokens: 1, outputTokens: 5 }, target, usage);
    expect(second.exhausted).toBe('max_output_tokens 5');
  });

  it('counts a call whose use nobody reported as its estimate, and not as reported use', () => {
    const budget = new Budget({ max_input_tokens: 100 });
    budget.reserve(60, target, 9);
    budget.settle({ inputTokens: 60, outputTokens: 9 }, target, undefined, 5);
    expect(budget.spent.inputTokens).toBe(0);
    expect(budget.reserve(60, target, 9)).toEqual({ over: 'max_input_tokens 100' });
  });

  it('bounds the turns of a call with tools by tokens too, until the call has reported', () => {
    const budget = new Budget({ max_input_tokens: 100 });
    budget.reserve(40, target, 1);
    const turns = budget.turnsOf(target);
    expect(turns.take(50)).toBe(true);
    expect(turns.take(50)).toBe(false);
    turns.release();
    expect(turns.take(50)).toBe(true);
  });

  it('counts the turns of a call with tools', () => {
    const budget = new Budget({ max_calls: 2 });
    budget.reserve(1, target, 1);
    const turns = budget.turnsOf(target);
    expect(turns.take(1)).toBe(true);
    expect(turns.take(1)).toBe(false);
  });

  it('holds the cost that is expected of running calls', () => {
    const prices = {
      price: (_: string, __: string, tokens: { inputTokens: number; outputTokens: number }) =>
        tokens.inputTokens + tokens.outputTokens,
    };
    const budget = new Budget({ max_cost_usd: 4_000 }, prices);
    expect(budget.reserve(400, target, 9).over).toBeUndefined();
    expect(budget.reserve(400, target, 9).over).toBeUndefined();
    expect(budget.reserve(400, target, 9).over).toBe('max_cost_usd 4000');
  });
});
