import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeLogText } from '../../src/kernel/log-text.ts';
import { formatTwoDecimals, pythonRepr, pythonStr } from '../../src/kernel/python-text.ts';
import { createRedactor } from '../../src/kernel/redact.ts';
import { VERSION } from '../../src/kernel/version.ts';
import { findHidden, showHidden } from '../../src/kernel/visible.ts';

describe('hidden characters', () => {
  it('shows tag characters, bidirectional controls, fillers and selectors as escapes (AC-023 to AC-025)', () => {
    expect(showHidden('a\u{e0076}\u202e\u2066\u200b\u3164\ufe0f\u00ad')).toBe(
      'a\\u{e0076}\\u{202e}\\u{2066}\\u{200b}\\u{3164}\\u{fe0f}\\u{ad}',
    );
    expect(findHidden('if (x != "user\u202e \u2066")')).toEqual({
      escapes: ['\\u{202e}', '\\u{2066}'],
      count: 2,
      bidirectional: true,
    });
  });

  it('shows control characters, and keeps tab, line feed and the CR of a CRLF (AC-052)', () => {
    expect(showHidden('safe();\rrm();\f\u2028evil()\r\n\tx\n')).toBe(
      'safe();\\u{d}rm();\\u{c}\\u{2028}evil()\r\n\tx\n',
    );
  });

  it('does not count emoji and a leading byte order mark', () => {
    expect(findHidden('\ufeffa ❤️ 👩‍💻')).toBeUndefined();
  });
});

describe('log text', () => {
  it.each([
    ['  ::error file=x::fake', '  : :error file=x::fake'],
    ['note ##[add-mask]main', 'note ## [add-mask]main'],
    ['x\r::stop-commands::tok', 'x\n: :stop-commands::tok'],
    ['\u001b[2J\u001b]8;;https://evil.invalid\u0007ok\u001b]8;;\u0007', 'ok'],
    ['title\u0085::add-mask::approve', 'title\n: :add-mask::approve'],
  ])('makes %j inert', (text, safe) => {
    expect(safeLogText(text)).toBe(safe);
  });

  it('leaves no line that either of the runner parsers takes for a command', () => {
    const piece = fc.constantFrom(
      '::',
      '##[',
      ' ',
      '\n',
      '\r',
      '\t',
      '\v',
      '\f',
      '\u0085',
      '\u2028',
      '\u001b[0m',
      'error',
      ']',
      ':',
      '#',
      '[',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        for (const line of safeLogText(pieces.join('')).split(/\r\n|\r|\n/)) {
          expect(line.trimStart().startsWith('::')).toBe(false);
          expect(line.includes('##[')).toBe(false);
        }
      }),
    );
  });
});

describe('python spellings', () => {
  it.each([
    [0.125, '0.12'],
    [0.375, '0.38'],
    [0.625, '0.62'],
    [0.875, '0.88'],
    [2 / 3, '0.67'],
    [1, '1.00'],
    [0.30000000000000004, '0.30'],
    [0.005, '0.01'],
    [0.015, '0.01'],
  ])('rounds %f as %s', (value, text) => {
    expect(formatTwoDecimals(value)).toBe(text);
  });

  it('quotes as repr does', () => {
    expect(['a', "it's", `"it's"`, 'a\nb\\', 'é', '\u0001'].map(pythonRepr)).toEqual([
      "'a'",
      `"it's"`,
      `'"it\\'s"'`,
      "'a\\nb\\\\'",
      "'é'",
      "'\\x01'",
    ]);
    expect([1, 1.5, true, null, { a: 'b' }, ['c'], 'd'].map(pythonStr)).toEqual([
      '1',
      '1.5',
      'True',
      'None',
      "{'a': 'b'}",
      "['c']",
      'd',
    ]);
  });
});

describe('redaction', () => {
  it('takes out known values and token shapes of any length', () => {
    const redactor = createRedactor(['hunter2-hunter2']);
    const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTYifQ.c2ln';
    const text = `hunter2-hunter2 ghs_${'A'.repeat(300)} ghp_${'b'.repeat(36)} ${jwt} sk-ant-${'x'.repeat(30)} kept task-list`;
    expect(redactor.clean(text)).toBe(
      '[redacted] [redacted] [redacted] [redacted] [redacted] kept task-list',
    );
  });

  it('does not take short values for secrets', () => {
    expect(createRedactor(['a', '']).clean('a cat')).toBe('a cat');
  });
});

it('has the version of the package', () => {
  expect(VERSION).toBe(
    JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')).version,
  );
});
