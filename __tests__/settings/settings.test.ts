import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { checkEndpoint, readEndpoints } from '../../src/settings/environment.ts';
import { Secret } from '../../src/settings/secret.ts';
import { parseSettings } from '../../src/settings/settings.ts';
import { readWorkflowContext } from '../../src/settings/workflow.ts';

const dashes = (name: string): string => `--${name}`;

describe('parseSettings', () => {
  it('takes an empty string for not set (132)', () => {
    expect(parseSettings({ pipeline: '', pr: '', comment: '' }, dashes)).toMatchObject({
      pipeline: undefined,
      target: { kind: 'event' },
      comment: true,
    });
  });

  it('reports every problem at once, by the name the user knows', () => {
    expect(() => parseSettings({ comment: 'yes', pr: '0', format: 'xml', head: 'x' }, dashes)).toThrow(
      [
        '--pr: must be a whole number of at least 1, not "0"',
        '--format: must be text or json, not "xml"',
        '--comment: must be exactly true or false, not "yes"',
        '--head needs --base',
      ].join('\n'),
    );
  });

  it.each(['yes', 'True', 'TRUE', '1', 'on', ' true'])('refuses %j as a boolean', (value) => {
    expect(() => parseSettings({ summary: value }, dashes)).toThrow(
      '--summary: must be exactly true or false',
    );
  });
});

describe('endpoints', () => {
  it.each([
    'http://169.254.169.254/latest',
    'http://10.0.0.5/v1',
    'https://user:pw@host/',
    'file:///etc/passwd',
    'https://api.example@evil.invalid/',
    'ftp://x',
    'not an address',
    'https://x/?a=b',
  ])('AC-032 refuses %s', (address) => {
    expect(() => checkEndpoint(address, 'X_BASE_URL')).toThrow(/X_BASE_URL/);
  });

  it.each([
    ['https://api.example.com/v1/', 'https://api.example.com/v1'],
    ['http://localhost:11434/v1', 'http://localhost:11434/v1'],
    ['http://127.0.0.1:8000/v1', 'http://127.0.0.1:8000/v1'],
    ['http://[::1]:8000/v1', 'http://[::1]:8000/v1'],
  ])('takes %s', (address, expected) => {
    expect(checkEndpoint(address, 'X')).toBe(expected);
  });

  it('reads the first key that is set, and no empty one', () => {
    const endpoints = readEndpoints({ GEMINI_API_KEY: ' ', GOOGLE_API_KEY: 'key-two', OPENAI_API_KEY: '' });
    expect(endpoints.google.key?.reveal()).toBe('key-two');
    expect(endpoints.openai.key).toBeUndefined();
    expect(endpoints.anthropic.baseUrl).toBe('https://api.anthropic.com');
  });
});

it('takes the addresses of an enterprise server (70)', () => {
  expect(readWorkflowContext({ GITHUB_API_URL: 'https://ghe.example/api/v3' })).toMatchObject({
    apiUrl: 'https://ghe.example/api/v3',
    graphqlUrl: 'https://ghe.example/api/graphql',
  });
});

it('a secret prints as nothing', () => {
  const secret = new Secret('hunter2');
  expect([String(secret), JSON.stringify({ secret }), inspect(secret)].join()).not.toContain('hunter2');
});
