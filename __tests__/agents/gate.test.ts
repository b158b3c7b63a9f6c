/** The gate's contract: selection, leak guard, verdict, over the reference's vectors with every deviation named. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EvalGateConfigError, FreshContextViolation } from '../../src/agents/gate-errors.ts';
import { blocksMerge, parseStructuredVerdict, type ReviewVerdict } from '../../src/agents/gate-verdict.ts';
import { undatedIdentity } from '../../src/agents/identity.ts';
import { leaks } from '../../src/agents/leak-guard.ts';
import { isSameModel, ModelSelection, selectReviewer } from '../../src/agents/model-selection.ts';
import { freshSessionId, ReviewGate } from '../../src/agents/review-gate.ts';
import { detectImplementers } from '../../src/change/implementer.ts';

const fixture = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures', name), 'utf8'));
const vectors = fixture('review-gate.json');

describe('identity', () => {
  const deviations: Record<string, [string, string]> = {
    'openrouter/anthropic/claude-x': ['claude-x', 'every provider prefix is stripped'],
    'claude-x-20251001': ['claude-x', 'a dated name is its undated one'],
  };
  it.each(
    (vectors.normalisation as { model: string; normalised: string }[]).map(
      ({ model, normalised }) => [model, normalised] as const,
    ),
  )('%j', (model, normalised) => {
    expect(undatedIdentity(model)).toBe(deviations[model]?.[0] ?? normalised);
  });

  it('is one for dated, suffixed and prefixed names', () => {
    for (const name of [
      'anthropic/claude-x',
      'openrouter/anthropic/claude-x:beta',
      'Claude-X-20251001',
      'claude-x@20251001',
      'claude-x-latest',
      'claude-x-2025-10-01',
    ])
      expect(isSameModel(name, 'claude-x')).toBe(true);
    expect(isSameModel('claude-x', 'claude-y')).toBe(false);
  });
});

describe('selection', () => {
  interface Case {
    name: string;
    mode: keyof typeof ModelSelection;
    implementer: string;
    candidates: string[];
    explicit_reviewer: string | null;
    expect: { reviewer?: string; raises?: string; message?: string };
  }
  const select = (each: Case) =>
    selectReviewer({
      mode: ModelSelection[each.mode],
      implementers: [each.implementer],
      candidates: each.candidates,
      explicit: each.explicit_reviewer,
    });
  const cases = vectors.selection as Case[];
  it.each(
    cases
      .filter(({ name }) => name !== 'two-level prefix looks distinct')
      .map((each) => [`${each.mode}: ${each.name}`, each] as const),
  )('%s', (_, each) => {
    if (each.expect.raises !== undefined) {
      expect(() => select(each)).toThrow(EvalGateConfigError);
      expect(() => select(each)).toThrow(each.expect.message);
    } else expect(select(each).reviewer).toBe(each.expect.reviewer);
  });

  it.each(
    cases
      .filter(({ name }) => name === 'two-level prefix looks distinct')
      .map((each) => [each.mode, each] as const),
  )('deviates on purpose: behind two prefixes it is the same model (%s)', (mode, each) => {
    if (mode === 'DifferentModelRequired') expect(() => select(each)).toThrow(EvalGateConfigError);
    else
      expect(select(each)).toMatchObject({
        reviewer: each.candidates[0],
        warning: mode === 'DifferentModelPreferred' ? expect.any(String) : undefined,
      });
  });

  const family = {
    mode: ModelSelection.DifferentFamilyRequired,
    implementers: ['claude-sonnet-4-5'],
    explicit: null,
  };
  it('holds a gate to another family', () => {
    expect(
      selectReviewer({ ...family, candidates: ['anthropic/claude-haiku-4-5', 'openai/gpt-5'] }).reviewer,
    ).toBe('openai/gpt-5');
    expect(() => selectReviewer({ ...family, candidates: ['anthropic/claude-haiku-4-5'] })).toThrow(
      'DifferentFamilyRequired',
    );
    expect(() => selectReviewer({ ...family, candidates: [], explicit: 'claude-opus-4-5' })).toThrow(
      EvalGateConfigError,
    );
  });

  it('takes a known family without a model for possibly the same model', () => {
    expect(() =>
      selectReviewer({
        mode: ModelSelection.DifferentModelRequired,
        implementers: ['claude'],
        candidates: ['claude-haiku-4-5'],
        explicit: null,
      }),
    ).toThrow(EvalGateConfigError);
    expect(
      selectReviewer({
        mode: ModelSelection.DifferentModelRequired,
        implementers: ['claude'],
        candidates: ['gpt-5'],
        explicit: null,
      }).reviewer,
    ).toBe('gpt-5');
  });
});

describe('the leak guard', () => {
  /** Ours looks at the whole transcript and at 80 characters only, so it differs from three probes in these. */
  const deviations: Record<string, boolean> = {
    'unprobed middle slice of 150 chars leaks unnoticed': true,
    'whitespace change defeats it': true,
    '80-char transcript: short probes': false,
  };
  it.each(
    (vectors.leak_guard as { name: string; transcript: string; prompt: string; expect: string }[]).map(
      (each) => [each.name, each] as const,
    ),
  )('%s', (name, each) => {
    expect(leaks(each.transcript, each.prompt)).toBe(
      deviations[name] ?? each.expect === 'FreshContextViolation',
    );
  });

  const words = fc.array(fc.stringMatching(/^[a-z]{2,9}$/), { minLength: 400, maxLength: 400 });
  it('1,000 planted slices: every one in specification or test output stops the gate, none is sent', async () => {
    const transcript =
      fc
        .sample(words, { numRuns: 1, seed: 7 })[0]
        ?.map((word, index) => `${word}${index}`)
        .join(' ') ?? '';
    let sent = 0;
    const gate = new ReviewGate({
      reviewerCall: async () => {
        sent += 1;
        return '{"state":"pass"}';
      },
    });
    const run = (inputs: { spec: string; diff: string; testOutput: string }): Promise<ReviewVerdict> =>
      gate.run({ model: 'claude-x', transcript }, inputs, { candidates: ['gpt-5'] });
    const plain = 'The order total must include the rate.';
    for (let index = 0; index < 1_000; index += 1) {
      const at = (index * 7919) % (transcript.length - 80);
      const slice = transcript.slice(at, at + 80);
      const flat = slice.trim().length === 80;
      const planted = `${plain} ${flat ? slice.replace(/ /g, index % 2 === 0 ? ' ' : '\n   ') : transcript.slice(at, at + 84)} ${plain}`;
      if (index % 3 === 2) {
        await run({ spec: plain, diff: `+${slice}\n`, testOutput: '' });
        continue;
      }
      const inputs =
        index % 3 === 0
          ? { spec: planted, diff: '', testOutput: '' }
          : { spec: plain, diff: '', testOutput: planted };
      await expect(run(inputs)).rejects.toThrow(
        index % 3 === 0 ? 'The specification holds' : 'The test output holds',
      );
    }
    expect(sent).toBe(333);
  });

  it('text that also stands in the diff is no leak', () => {
    const line =
      'const total = prices.reduce((sum, price) => sum + price * rate, 0); // the order total with rate';
    expect(leaks(line, line)).toBe(true);
    expect(leaks(line, line, `+${line}\n`)).toBe(false);
  });

  it('takes texts of a megabyte', () => {
    const text = (seed: string) =>
      Array.from({ length: 130_000 }, (_, index) => `${seed}${(index * 2_654_435_761) % 1e6}`).join(' ');
    expect(leaks(text('a'), text('b'))).toBe(false);
    expect(leaks(text('a'), `${text('b')} ${text('a').slice(500_000, 500_090)}`)).toBe(true);
  });

  it('never misfires on texts that share no run of 80', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.string({ maxLength: 400 }), (left, right) => {
        const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
        const shared = Array.from({ length: Math.max(0, flat(left).length - 79) }, (_, at) =>
          flat(left).slice(at, at + 80),
        ).some((run) => flat(right).includes(run));
        expect(leaks(left, right)).toBe(shared);
      }),
    );
  });
});

describe('the verdict', () => {
  const cases = fixture('model-responses.json').structured_verdict as {
    name: string;
    raw: string;
    expect: Omit<ReviewVerdict, never> & { blocks_merge: boolean };
  }[];
  it.each(cases.map((each) => [each.name, each] as const))('%s', (_, each) => {
    const { blocks_merge, ...expected } = each.expect;
    const verdict = parseStructuredVerdict(each.raw);
    expect(verdict).toEqual(expected);
    expect(blocksMerge(verdict)).toBe(blocks_merge);
  });

  it('deviates on purpose: a key twice never passes', () => {
    expect(parseStructuredVerdict('{"state":"fail","state":"pass"}').state).toBe('fail');
    expect(parseStructuredVerdict('{"state":"pass","x":{"a":1,"a":2}}').state).toBe('fail');
  });

  it('never passes and never throws on anything that is not an object that says pass', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (raw) => {
        if (parseStructuredVerdict(raw).state !== 'pass') return;
        expect(JSON.parse(raw.replace(/^```\w*\n|\n```$/g, '')).state.toLowerCase()).toBe('pass');
      }),
    );
    expect(parseStructuredVerdict(`{"state":"pass","confidence":${'9'.repeat(400)}}`)).toMatchObject({
      state: 'pass',
      confidence: 1,
    });
  });
});

describe('the gate', () => {
  it('refuses a shared session', () => {
    expect(() => new ReviewGate({ reviewerCall: async () => '', requiresFreshSession: false })).toThrow(
      FreshContextViolation,
    );
  });

  it('has a session of its own for each call', () => {
    const ids = new Set(Array.from({ length: 500 }, () => freshSessionId('review-x')));
    expect(ids.size).toBe(500);
    for (const id of ids) expect(id).toMatch(/^review-[A-Za-z0-9_-]{22}$/);
  });

  it('lets what the reviewer call throws through', async () => {
    const gate = new ReviewGate({ reviewerCall: () => Promise.reject(new Error('down')) });
    await expect(
      gate.run({ model: 'a' }, { spec: '', diff: '', testOutput: '' }, { candidates: ['b'] }),
    ).rejects.toThrow('down');
  });
});

it.each([
  [
    [{ author: 'A <a@x>', message: 'Fix\n\nCo-Authored-By: Claude Opus 4.5 <noreply@anthropic.com>' }],
    'claude-opus-4-5',
  ],
  [[{ author: 'A <a@x>', message: 'Fix\n\nCo-authored-by: aider (gpt-5.1) <aider@aider.chat>' }], 'gpt-5.1'],
  [[{ author: 'A <a@x>', message: 'Fix\n\nAssisted-by: Claude Code' }], 'claude'],
  [
    [{ author: 'google-labs-jules[bot] <1+google-labs-jules[bot]@users.noreply.github.com>', message: 'x' }],
    'gemini',
  ],
  [[{ author: 'Codex <codex@openai.com>', message: 'x' }], 'gpt'],
  [
    [
      { author: 'A <a@x>', message: 'x' },
      { author: 'copilot-swe-agent[bot] <x>', message: 'y\n\nCo-authored-by: B <b@x>' },
    ],
    undefined,
  ],
  [[{ author: 'Claudette <c@x>', message: 'Talk about claude in the text' }], undefined],
])('detects the implementer of %j', (commits, model) => {
  expect(detectImplementers(commits)).toEqual(model === undefined ? [] : [model]);
});

it('knows every agent of a change with several, and no person by an agent’s name', () => {
  expect(
    detectImplementers([
      { author: 'A <a@x>', message: 'x\n\nCo-authored-by: Claude Sonnet 4.5 <noreply@anthropic.com>' },
      { author: 'A <a@x>', message: 'y\n\nCo-authored-by: Codex (gpt-5) <codex@openai.com>' },
    ]),
  ).toEqual(['claude-sonnet-4-5', 'gpt-5']);
  for (const author of ['Claude Monet <claude.monet@example.fr>', 'Devin Smith <d@example.org>'])
    expect(
      detectImplementers([{ author, message: 'x\n\nCo-authored-by: Claude Dupont <c@example.fr>' }]),
    ).toEqual([]);
  expect(
    detectImplementers([
      { author: 'A <a@x>', message: 'x\n\nGenerated with [Claude Code](https://x.invalid)' },
    ]),
  ).toEqual(['claude']);
  expect(
    detectImplementers([{ author: 'Cursor (sonnet-4.5) <cursoragent@cursor.com>', message: 'x' }]),
  ).toEqual(['claude-sonnet-4.5']);
});

describe('one model under many names', () => {
  it.each([
    ['openrouter/anthropic/claude-sonnet-4.5', 'claude-sonnet-4-5'],
    ['openrouter/bedrock/us.anthropic.claude-sonnet-4-5-20250929-v1:0', 'claude-sonnet-4-5'],
    ['anthropic.claude-sonnet-4-5-20250929-v1:0', 'claude-sonnet-4-5'],
    ['claude-3-5-sonnet-v2@20241022', 'claude-3-5-sonnet-20241022'],
    ['gpt-4-0613', 'gpt-4'],
    ['gemini-1.5-pro-002', 'gemini-1.5-pro'],
    ['gemini-2.5-pro-preview-05-06', 'models/gemini-2.5-pro'],
    ['anthropic/claude-sonnet-4-5', 'Claude Sonnet 4.5'],
    ['anthropic/claude-opus-4-5', 'opus-4-5'],
  ])('%s is %s', (left, right) => {
    expect(isSameModel(left, right)).toBe(true);
    for (const mode of ['different_model_required', 'different_family_required'] as const)
      expect(() =>
        selectReviewer({ mode, implementers: [right], candidates: [left], explicit: null }),
      ).toThrow(EvalGateConfigError);
  });

  it.each([
    ['chatgpt-4o-latest', 'gpt-4o'],
    ['codex-mini-latest', 'gpt-5'],
    ['meta-llama/meta-llama-3-70b', 'llama-3-8b'],
    ['openrouter/auto', 'claude-sonnet-4-5'],
    ['claude-opus-4-5', 'sonnet'],
    ['claude-opus-4-5', 'anthropic'],
  ])('%s is no other family than %s', (model, implementer) => {
    expect(() =>
      selectReviewer({
        mode: 'different_family_required',
        implementers: [implementer],
        candidates: [model],
        explicit: null,
      }),
    ).toThrow(EvalGateConfigError);
  });

  it('different models stay different', () => {
    for (const [left, right] of [
      ['claude-opus-4-5', 'claude-sonnet-4-5'],
      ['claude-opus-4-5', 'claude-opus-4-1'],
      ['gpt-5', 'gpt-5-mini'],
      ['gpt-5', 'gpt-5.1'],
    ] as const)
      expect(isSameModel(left, right)).toBe(false);
  });

  it('a reviewer differs from every implementer, and an unnamed one keeps no required rule', () => {
    const request = { candidates: ['claude-a', 'gpt-b', 'gemini-c'], explicit: null } as const;
    expect(
      selectReviewer({ ...request, mode: 'different_model_required', implementers: ['claude-a', 'gpt-b'] })
        .reviewer,
    ).toBe('gemini-c');
    for (const implementers of [[], [''], ['  ']])
      expect(() => selectReviewer({ ...request, mode: 'different_model_required', implementers })).toThrow(
        EvalGateConfigError,
      );
  });
});

describe('the gate fails closed', () => {
  const reviewerCall = async (): Promise<string> => '{"state":"pass","state":"pass","confidence":NaN}';
  it('on an option that is none', () => {
    expect(
      () => new ReviewGate({ reviewerCall, modelSelection: 'different-model-required' as never }),
    ).toThrow(EvalGateConfigError);
    for (const value of [0, null, 'no'])
      if (value !== null)
        expect(() => new ReviewGate({ reviewerCall, requiresFreshSession: value as never })).toThrow(
          FreshContextViolation,
        );
  });

  it('on a key that is twice beside a word that is no JSON', async () => {
    expect(parseStructuredVerdict(await reviewerCall()).state).toBe('fail');
  });

  it('on a reply that is no text', async () => {
    for (const reply of [undefined, null, {}, 7]) {
      const gate = new ReviewGate({ reviewerCall: async () => reply as never });
      const verdict = await gate.run(
        { model: 'a' },
        { spec: '', diff: '', testOutput: '' },
        { candidates: ['b'] },
      );
      expect(verdict.state).toBe('fail');
    }
  });
});
