/**
 * One comment a pipeline, found again by its marker *and* by its author being the token's own identity, edited in
 * place. A comment of somebody else that carries the marker is never touched (AC-085); an older run never
 * overwrites a newer one (AC-128).
 */
import { commentMarker, isNewer, type RunStamp, readStamp } from '../../report/comment.ts';
import { type GitHubClient, placeOf, saidBy, statusOf } from './client.ts';

export type CommentResult =
  | { readonly posted: true; readonly url: string; readonly edited: boolean }
  | { readonly posted: false; readonly why: string };

interface Comment {
  readonly id: number;
  readonly body: string;
  readonly author: string | undefined;
}

export interface CommentRequest {
  readonly repository: string;
  readonly pullRequest: number;
  readonly pipelineName: string;
  readonly body: string;
  readonly stamp: RunStamp;
}

/** Never throws: a comment that can't be written is a warning, not a verdict. */
export async function putComment(client: GitHubClient, request: CommentRequest): Promise<CommentResult> {
  const { owner, repo } = placeOf(request.repository);
  try {
    const own = await findComment(client, request);
    if (own === undefined) {
      const { data } = await client.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
        owner,
        repo,
        issue_number: request.pullRequest,
        body: request.body,
      });
      return { posted: true, url: data.html_url, edited: false };
    }
    const earlier = readStamp(own.body);
    if (earlier !== undefined && isNewer(earlier, request.stamp)) {
      return { posted: false, why: 'a newer run has already written the comment' };
    }
    const { data } = await client.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
      owner,
      repo,
      comment_id: own.id,
      body: request.body,
    });
    return { posted: true, url: data.html_url, edited: true };
  } catch (thrown) {
    const status = statusOf(thrown);
    if (status === 403 || status === 404) {
      return {
        posted: false,
        why: `the token may not write comments (${status}): a fork's token can't, else the workflow needs permissions: pull-requests: write`,
      };
    }
    return { posted: false, why: `GitHub refused the comment: ${status ?? ''} ${saidBy(thrown)}`.trim() };
  }
}

/** The pipeline's own comment on a pull request. @throws where the comments can't be read. */
export async function findComment(
  client: GitHubClient,
  { repository, pullRequest, pipelineName }: Omit<CommentRequest, 'body' | 'stamp'>,
): Promise<Comment | undefined> {
  const { owner, repo } = placeOf(repository);
  const listed = await client.paginate('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
    owner,
    repo,
    issue_number: pullRequest,
    per_page: 100,
  });
  const comments = listed.map(
    ({ id, body, user }): Comment => ({ id: Number(id), body: body ?? '', author: user?.login }),
  );
  const marker = commentMarker(pipelineName);
  const marked = comments.filter(
    ({ body }) =>
      body === marker ||
      (/^\r?\n/.test(body.slice(marker.length, marker.length + 2)) && body.startsWith(marker)),
  );
  return marked.length === 0 ? undefined : ownComment(client, marked);
}

/** The account of GITHUB_TOKEN; it may not ask the API who it is. */
const ACTIONS_BOT = 'github-actions[bot]';

async function ownComment(client: GitHubClient, marked: readonly Comment[]): Promise<Comment | undefined> {
  const own = await ownLogin(client);
  return marked.find(({ author }) => author?.toLowerCase() === own.toLowerCase());
}

async function ownLogin(client: GitHubClient): Promise<string> {
  try {
    const { data } = await client.request('GET /user');
    return data.login;
  } catch {
    // An installation token can't read /user; GraphQL's viewer is its bot account.
  }
  try {
    const answer = await client.graphql<{ viewer: { login: string } }>('query { viewer { login } }');
    return answer.viewer.login;
  } catch {
    return ACTIONS_BOT;
  }
}
