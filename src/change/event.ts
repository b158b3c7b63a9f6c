/** Which pull request a workflow event is about. Pure: the event's payload is untrusted data, only ids are taken. */
import { isJsonObject } from '../kernel/json.ts';

export type EventTarget =
  | { readonly kind: 'pull-request'; readonly number: number }
  /** A workflow run without the number (a fork's): find it by head commit and repository. */
  | { readonly kind: 'commit'; readonly sha: string; readonly headRepository: string | undefined }
  | { readonly kind: 'skip'; readonly reason: string }
  | { readonly kind: 'none'; readonly reason: string };

/** Events that run with secrets while the pull request may come from anyone. */
export const PRIVILEGED_EVENTS: ReadonlySet<string> = new Set([
  'pull_request_target',
  'workflow_run',
  'issue_comment',
]);

/** INTERFACE.md: pull_request, pull_request_target, issue_comment, workflow_dispatch, workflow_run, merge_group. */
export function targetOfEvent(name: string | undefined, payload: unknown): EventTarget {
  const event = isJsonObject(payload) ? payload : {};
  switch (name) {
    case 'pull_request':
    case 'pull_request_target':
    case 'pull_request_review':
      return numberOf(record(event['pull_request'])['number'] ?? event['number'], name);
    case 'issue_comment':
      return ofComment(event);
    case 'workflow_dispatch': {
      const inputs = record(event['inputs']);
      const value = inputs['pr'] ?? inputs['pull-request'] ?? inputs['pull_request'];
      return numberOf(
        typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : value,
        name,
      );
    }
    case 'workflow_run':
      return ofWorkflowRun(record(event['workflow_run']));
    case 'merge_group': {
      const ref = record(event['merge_group'])['head_ref'];
      const match = typeof ref === 'string' ? /\/pr-(\d{1,9})-[0-9a-f]{40,64}$/.exec(ref) : null;
      return match === null
        ? { kind: 'none', reason: 'the merge group names no pull request' }
        : { kind: 'pull-request', number: Number(match[1]) };
    }
    case undefined:
      return { kind: 'none', reason: 'there is no workflow event' };
    default:
      return { kind: 'none', reason: `the event ${name.replace(/[^\w-]/g, '')} is about no pull request` };
  }
}

function ofComment(event: Record<string, unknown>): EventTarget {
  const issue = record(event['issue']);
  if (!isJsonObject(issue['pull_request']))
    return { kind: 'skip', reason: 'the comment is on an issue, not on a pull request' };
  const body = record(event['comment'])['body'];
  // Our own comment must not start the next run (field case 106).
  if (typeof body === 'string' && body.startsWith('<!-- bernstein-review:'))
    return { kind: 'skip', reason: 'the comment is a report of this action' };
  return numberOf(issue['number'], 'issue_comment');
}

function ofWorkflowRun(run: Record<string, unknown>): EventTarget {
  const pulls = Array.isArray(run['pull_requests']) ? run['pull_requests'] : [];
  const sha = run['head_sha'];
  const headRepository = record(run['head_repository'])['full_name'];
  const own = pulls.map((pull) => record(pull)).find((pull) => typeof pull['number'] === 'number');
  if (own !== undefined && pulls.length === 1) return numberOf(own['number'], 'workflow_run');
  if (typeof sha === 'string' && /^[0-9a-f]{40,64}$/.test(sha)) {
    return {
      kind: 'commit',
      sha,
      headRepository: typeof headRepository === 'string' ? headRepository : undefined,
    };
  }
  return { kind: 'none', reason: 'the workflow run names no pull request' };
}

function numberOf(value: unknown, event: string): EventTarget {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1
    ? { kind: 'pull-request', number: value }
    : { kind: 'none', reason: `the ${event} event names no pull request` };
}

function record(value: unknown): Record<string, unknown> {
  return isJsonObject(value) ? value : {};
}
