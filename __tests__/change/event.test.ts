import { expect, it } from 'vitest';
import { closedIssues } from '../../src/change/closed-issues.ts';
import { targetOfEvent } from '../../src/change/event.ts';

const sha = 'a'.repeat(40);

it.each<[string, string | undefined, unknown, object]>([
  ['no event', undefined, undefined, { kind: 'none' }],
  ['a push', 'push', {}, { kind: 'none' }],
  ['a number that is none', 'pull_request', { number: '7; rm' }, { kind: 'none' }],
  ['a payload that is none', 'pull_request', [], { kind: 'none' }],
  [
    'two pull requests of one commit',
    'workflow_run',
    { workflow_run: { pull_requests: [{ number: 1 }, { number: 2 }], head_sha: sha } },
    { kind: 'commit', sha },
  ],
  [
    'a fork, whose list is empty (AC-094)',
    'workflow_run',
    { workflow_run: { pull_requests: [], head_sha: sha, head_repository: { full_name: 'x/y' } } },
    { kind: 'commit', sha, headRepository: 'x/y' },
  ],
  [
    'a sha that is none',
    'workflow_run',
    { workflow_run: { pull_requests: [], head_sha: '--x' } },
    { kind: 'none' },
  ],
  [
    'a merge group',
    'merge_group',
    { merge_group: { head_ref: `refs/heads/gh-readonly-queue/main/pr-42-${sha}` } },
    { kind: 'pull-request', number: 42 },
  ],
  ['a dispatch', 'workflow_dispatch', { inputs: { pr: '42' } }, { kind: 'pull-request', number: 42 }],
  ['a dispatch with words', 'workflow_dispatch', { inputs: { pr: '42x' } }, { kind: 'none' }],
])('%s', (_, name, payload, expected) => {
  expect(targetOfEvent(name, payload)).toMatchObject(expected);
});

it.each([
  ['Closes #12', [12]],
  ['fixes: #1, resolves #2 and closed #1', [1, 2]],
  ['Closes acme/shop#3', [3]],
  ['Closes https://github.com/acme/shop/issues/4', [4]],
  ['Closes other/shop#5 and see #6', []],
  ['<!-- closes #7 --> `closes #8`\n```\ncloses #9\n```\n', []],
  ['discloses #10', []],
])('%j closes %j', (description, numbers) => {
  expect(closedIssues(description, 'acme/shop')).toEqual(numbers);
});
