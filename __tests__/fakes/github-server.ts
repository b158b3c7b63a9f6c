/**
 * A stateful stand-in for the parts of GitHub's REST API that the product calls, with GitHub's own limits:
 * a diff of over 300 files is a 406, pages hold 100, a comment of over 65,536 characters is a 422.
 */
import type { ServerResponse } from 'node:http';
import { type LoopbackServer, type SeenRequest, sendJson, startServer } from './http-server.ts';

export interface FakePull {
  number: number;
  title: string;
  body: string | null;
  state: 'open' | 'closed';
  draft: boolean;
  baseSha: string;
  baseRef: string;
  headSha: string;
  headRepository: string | null;
  headRef: string;
  author: string | null;
  labels: string[];
  diff: string;
  files: { filename: string; status: string; patch?: string; previous_filename?: string; changes: number }[];
}

/** A check run or a commit status of one commit. */
export interface FakeCheck {
  name: string;
  /** Of a check run; absent for a commit status. */
  status?: string;
  conclusion?: string | null;
  /** Of a commit status. */
  state?: string;
  run?: number;
  job?: number;
}

export interface FakeComment {
  id: number;
  body: string;
  author: string;
}

export interface FakeGitHub extends LoopbackServer {
  pull: FakePull;
  comments: FakeComment[];
  /** Files by `sha:path`, for the contents API. */
  contents: Map<string, string>;
  commits: { author: string; email: string; message: string }[];
  issues: Map<number, { title: string; body: string }>;
  /** Checks by commit; computed when they are asked for. */
  checks: (sha: string) => FakeCheck[];
  /** Whether GraphQL answers about checks. */
  graphqlChecks: boolean;
  /** Log of each job by its id; its failed step is the whole of it. */
  logs: Map<number, string>;
  required: string[];
  /** What the token may do. */
  mayComment: boolean;
  token: string;
  /** Status of a request (`METHOD path`) that the server refuses. */
  refuse: (key: string) => number | undefined;
  /** Called before each request is answered, to change the state in the middle of a run. */
  onRequest: (request: SeenRequest) => void;
}

export const REPOSITORY = 'acme/shop';
export const BOT = 'github-actions[bot]';
const MAX_COMMENT = 65_536;

export async function startGitHub(pull: Partial<FakePull> = {}): Promise<FakeGitHub> {
  const state: Omit<FakeGitHub, keyof LoopbackServer> = {
    pull: {
      number: 7,
      title: 'Send receipts',
      body: 'Adds receipts.',
      state: 'open',
      draft: false,
      baseSha: 'b'.repeat(40),
      baseRef: 'main',
      headSha: 'a'.repeat(40),
      headRepository: REPOSITORY,
      headRef: 'feature/#1',
      author: 'octocat',
      labels: [],
      diff: '',
      files: [],
      ...pull,
    },
    comments: [],
    contents: new Map(),
    commits: [],
    issues: new Map(),
    checks: () => [],
    graphqlChecks: true,
    logs: new Map(),
    required: [],
    mayComment: true,
    token: 'ghs_token-for-tests-0123456789abcdef',
    refuse: () => undefined,
    onRequest: () => undefined,
  };
  const server = await startServer((request, response) => {
    github.onRequest(request);
    if (
      request.headers.authorization !== `token ${github.token}` &&
      request.headers.authorization !== `bearer ${github.token}`
    ) {
      sendJson(response, 401, {
        message: 'Bad credentials',
        documentation_url: 'https://docs.github.com/rest',
      });
      return;
    }
    const refused = github.refuse(`${request.method} ${request.path}`);
    if (refused === undefined) route(github, request, response);
    else
      sendJson(response, refused, {
        message: refused === 403 ? 'Resource not accessible by integration' : 'Server Error',
      });
  });
  const github: FakeGitHub = Object.assign(server, state);
  return github;
}

function route(github: FakeGitHub, request: SeenRequest, response: ServerResponse): void {
  const { pull } = github;
  const base = `/repos/${REPOSITORY}`;
  const key = `${request.method} ${request.path}`;
  if (key === `GET ${base}/pulls/${pull.number}`) return givePull(github, request, response);
  if (key === `GET ${base}/pulls/${pull.number}/files`) return givePage(request, response, pull.files);
  if (key === `GET ${base}/issues/${pull.number}/comments`)
    return givePage(request, response, github.comments.map(commentJson));
  if (key === `GET ${base}/commits/${pull.headSha}/pulls`) return sendJson(response, 200, [pullJson(pull)]);
  if (key === `GET ${base}/pulls/${pull.number}/commits`) {
    const commits = github.commits.map(({ author, email, message }) => ({
      sha: pull.headSha,
      commit: { message, author: { name: author, email } },
    }));
    return givePage(request, response, commits);
  }
  const issue = request.method === 'GET' ? new RegExp(`^${base}/issues/(\\d+)$`).exec(request.path) : null;
  if (issue !== null) {
    const found = github.issues.get(Number(issue[1]));
    return found === undefined
      ? notFound(response)
      : sendJson(response, 200, { number: Number(issue[1]), ...found });
  }
  if (request.path.startsWith(`${base}/contents/`) && request.method === 'GET') {
    const path = decodeURIComponent(request.path.slice(`${base}/contents/`.length));
    const text = github.contents.get(`${request.query.get('ref')}:${path}`);
    if (text === undefined) return notFound(response);
    response.writeHead(200, { 'content-type': 'application/vnd.github.raw+json; charset=utf-8' });
    response.end(text);
    return;
  }
  if (
    key === `POST ${base}/issues/${pull.number}/comments` ||
    (request.method === 'PATCH' && request.path.startsWith(`${base}/issues/comments/`))
  ) {
    return takeComment(github, request, response);
  }
  if (key === 'GET /user')
    return sendJson(response, 403, { message: 'Resource not accessible by integration' });
  if (key === 'POST /graphql' && request.body.includes('statusCheckRollup'))
    return giveRollup(github, request, response);
  const commit = new RegExp(`^GET ${base}/commits/([0-9a-f]+)/(check-runs|status)$`).exec(key);
  if (commit !== null) return giveChecks(github, commit[1] ?? '', commit[2] ?? '', request, response);
  if (key === `GET ${base}/rules/branches/main`) {
    const checks = github.required.map((context) => ({ context }));
    return sendJson(response, 200, [
      { type: 'required_status_checks', parameters: { required_status_checks: checks } },
    ]);
  }
  if (key === `GET ${base}/branches/main`) return sendJson(response, 200, { name: 'main', protected: false });
  const job = new RegExp(`^GET ${base}/actions/jobs/(\\d+)(/logs)?$`).exec(key);
  if (job !== null) {
    const log = github.logs.get(Number(job[1]));
    if (log === undefined) return notFound(response);
    if (job[2] === undefined) return sendJson(response, 200, { id: Number(job[1]), steps: [] });
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(log);
    return;
  }
  if (key === 'POST /graphql') return sendJson(response, 200, { data: { viewer: { login: BOT } } });
  return notFound(response);
}

const CHECKS_PER_PAGE = 100;

function giveRollup(github: FakeGitHub, request: SeenRequest, response: ServerResponse): void {
  if (!github.graphqlChecks)
    return sendJson(response, 200, {
      data: null,
      errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible' }],
    });
  const { sha, after } = (JSON.parse(request.body) as { variables: { sha: string; after: string | null } })
    .variables;
  const all = github.checks(sha);
  const start = Number(after ?? 0);
  const end = start + CHECKS_PER_PAGE;
  const nodes = all.slice(start, end).map((check) =>
    check.state !== undefined
      ? { __typename: 'StatusContext', context: check.name, state: check.state, targetUrl: null }
      : {
          __typename: 'CheckRun',
          name: check.name,
          status: check.status,
          conclusion: check.conclusion ?? null,
          databaseId: check.job ?? 1,
          detailsUrl: detailsUrl(check),
          checkSuite: { workflowRun: check.run === undefined ? null : { databaseId: check.run } },
        },
  );
  const contexts = { pageInfo: { hasNextPage: end < all.length, endCursor: String(end) }, nodes };
  const rollup = all.length === 0 ? null : { contexts };
  sendJson(response, 200, { data: { repository: { object: { statusCheckRollup: rollup } } } });
}

function giveChecks(
  github: FakeGitHub,
  sha: string,
  kind: string,
  request: SeenRequest,
  response: ServerResponse,
): void {
  const all = github.checks(sha).filter(({ state }) => (kind === 'status') === (state !== undefined));
  const page = Number(request.query.get('page') ?? 1);
  const shown = all.slice((page - 1) * CHECKS_PER_PAGE, page * CHECKS_PER_PAGE);
  const etag = `"${kind}-${page}-${JSON.stringify(shown).length}-${Buffer.from(JSON.stringify(shown)).toString('base64').slice(-12)}"`;
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  const body =
    kind === 'status'
      ? {
          state: 'pending',
          statuses: shown.map(({ name, state }) => ({
            context: name,
            state: state?.toLowerCase(),
            target_url: null,
          })),
        }
      : {
          total_count: all.length,
          check_runs: shown.map((check) => ({
            id: check.job ?? 1,
            name: check.name,
            status: check.status?.toLowerCase(),
            conclusion: check.conclusion?.toLowerCase() ?? null,
            details_url: detailsUrl(check),
          })),
        };
  sendJson(response, 200, body, { etag });
}

function detailsUrl({ run, job }: FakeCheck): string {
  return run === undefined
    ? 'https://ci.invalid/build/5'
    : `https://github.com/${REPOSITORY}/actions/runs/${run}/job/${job ?? 1}`;
}

function givePull({ pull }: FakeGitHub, request: SeenRequest, response: ServerResponse): void {
  if (!String(request.headers.accept).includes('diff')) return sendJson(response, 200, pullJson(pull));
  if (pull.files.length > 300) {
    const message =
      'Sorry, the diff exceeded the maximum number of files (300). Consider using the list of files instead.';
    return sendJson(response, 406, {
      message,
      errors: [{ resource: 'PullRequest', field: 'diff', code: 'too_large' }],
    });
  }
  response.writeHead(200, { 'content-type': 'application/vnd.github.diff; charset=utf-8' });
  response.end(pull.diff);
}

function takeComment(github: FakeGitHub, request: SeenRequest, response: ServerResponse): void {
  if (!github.mayComment)
    return sendJson(response, 403, { message: 'Resource not accessible by integration' });
  const { body } = JSON.parse(request.body) as { body: string };
  if (body.length > MAX_COMMENT)
    return sendJson(response, 422, {
      message: 'Validation Failed',
      errors: [{ message: 'body is too long' }],
    });
  if (request.method === 'POST') {
    const comment = { id: 1000 + github.comments.length, body, author: BOT };
    github.comments.push(comment);
    return sendJson(response, 201, commentJson(comment));
  }
  const comment = github.comments.find(({ id }) => id === Number(request.path.split('/').at(-1)));
  if (comment === undefined) return notFound(response);
  if (comment.author !== BOT)
    return sendJson(response, 403, { message: 'Resource not accessible by integration' });
  comment.body = body;
  return sendJson(response, 200, commentJson(comment));
}

function givePage(request: SeenRequest, response: ServerResponse, items: readonly unknown[]): void {
  const size = Math.min(100, Number(request.query.get('per_page') ?? 30));
  const page = Number(request.query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const link =
    page < last
      ? {
          link: `<http://${request.headers.host}${request.path}?per_page=${size}&page=${page + 1}>; rel="next"`,
        }
      : {};
  sendJson(response, 200, items.slice((page - 1) * size, page * size), link);
}

function pullJson(pull: FakePull): object {
  return {
    number: pull.number,
    html_url: `https://github.com/${REPOSITORY}/pull/${pull.number}`,
    title: pull.title,
    body: pull.body,
    state: pull.state,
    draft: pull.draft,
    user:
      pull.author === null
        ? null
        : { login: pull.author, id: 1, type: pull.author.endsWith('[bot]') ? 'Bot' : 'User' },
    labels: pull.labels.map((name) => ({ name })),
    base: { ref: pull.baseRef, sha: pull.baseSha, repo: { full_name: REPOSITORY } },
    head: {
      ref: pull.headRef,
      sha: pull.headSha,
      repo: pull.headRepository === null ? null : { full_name: pull.headRepository },
    },
    changed_files: pull.files.length,
    additions: pull.files.reduce((sum, file) => sum + file.changes, 0),
    deletions: 0,
  };
}

function commentJson(comment: FakeComment): object {
  return {
    id: comment.id,
    body: comment.body,
    html_url: `https://github.com/${REPOSITORY}/pull/7#issuecomment-${comment.id}`,
    user: {
      login: comment.author,
      id: comment.author === BOT ? 41_898_282 : 2,
      type: comment.author === BOT ? 'Bot' : 'User',
    },
  };
}

function notFound(response: ServerResponse): void {
  sendJson(response, 404, { message: 'Not Found', documentation_url: 'https://docs.github.com/rest' });
}
