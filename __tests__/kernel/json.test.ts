import { describe, expect, it } from 'vitest';
import { MAX_JSON_BYTES, readStrictJson } from '../../src/kernel/json.ts';

describe('readStrictJson', () => {
  it.each([
    ['{"a":1,"a":2}', 'duplicate-key'],
    ['{"a":1,"\\u0061":2}', 'duplicate-key'],
    ['{"a":{"b":1,"b":1}}', 'duplicate-key'],
    ['{"a":1}{"a":1}', 'trailing-text'],
    ['{"a":1} thanks', 'trailing-text'],
    ['{"a":1e999}', 'non-finite-number'],
    ['{"a":-1e999}', 'non-finite-number'],
    ['{"a":', 'syntax'],
    ['{"a":NaN}', 'syntax'],
    ['', 'syntax'],
    [`${'['.repeat(200_000)}`, 'too-deep'],
    [`"${'a'.repeat(MAX_JSON_BYTES)}"`, 'too-large'],
  ])('refuses %.40s as %s', (text, fault) => {
    expect(readStrictJson(text)).toEqual({ ok: false, fault });
  });

  it.each([
    '{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}',
    ' {"a":"} {\\" x"} \n',
    '[{"a":1},{"a":2}]',
    '{"a":{"b":1},"b":2}',
  ])('reads %s', (text) => {
    expect(readStrictJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });
});
