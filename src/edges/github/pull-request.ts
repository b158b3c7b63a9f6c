/** A pull request's facts, its diff and files of the base commit, through the API. */

import type { FileChange, FileStatus, PullRequest } from '../../change/change.ts';
import { closedIssues } from '../../change/closed-issues.ts';
import type { CommitFacts } from '../../change/implementer.ts';
import { parseDiff } from '../../change/parse-diff.ts';
import { ReviewError } from '../../kernel/errors.ts';
import { isJsonObject, objectsOf, textOf } from '../../kernel/json.ts';
import { type GitHubClient, githubError, placeOf, statusOf } from './client.ts';

export interface PullRequestFacts {
  readonly pullRequest: PullRequest;
  readonly baseSha: string;
  readonly headSha: string;
  readonly state: 'open' | 'closed';
  readonly draft: boolean;
  readonly authorIsBot: boolean;
  readonly labels: readonly string[];
  readonly changedFiles: number;
  readonly changedLines: number;
}

/** Over these GitHub refuses the diff, or leaves patches out without a word. */
export const API_DIFF_MAX_FILES = 300;
const FILES_PER_PAGE = 100;
/** A pull request that closes more says little about itself. */
const MAX_LINKED_ISSUES = 10;
/** The files list ends here, whatever the change holds. */
const API_FILES_LIMIT = 3_000;

export class PullRequests {
  readonly #client: GitHubClient;
  readonly #place: { owner: string; repo: string };
  readonly #repository: string;

  /** `repository` is `owner/name`. */
  constructor(client: GitHubClient, repository: string) {
    this.#client = client;
    this.#place = placeOf(repository);
    this.#repository = repository;
  }

  /** @throws ReviewError `pull-request-missing`, `credentials-refused` or `github-failed`. */
  async facts(number: number): Promise<PullRequestFacts> {
    try {
      const { data } = await this.#client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
        ...this.#place,
        pull_number: number,
      });
      return {
        pullRequest: {
          repository: this.#repository,
          number,
          url: data.html_url,
          title: data.title,
          body: data.body ?? '',
          author: (data.user as { login?: string } | null)?.login ?? 'ghost',
          baseRef: data.base.ref,
          headRef: data.head.ref,
          isFork: (data.head.repo as { full_name?: string } | null)?.full_name !== this.#repository,
        },
        baseSha: data.base.sha,
        headSha: data.head.sha,
        state: data.state === 'closed' ? 'closed' : 'open',
        draft: data.draft === true,
        authorIsBot: isBot(data.user),
        labels: labelsOf((data as { labels?: unknown }).labels),
        changedFiles: data.changed_files ?? 0,
        changedLines: (data.additions ?? 0) + (data.deletions ?? 0),
      };
    } catch (thrown) {
      if (statusOf(thrown) !== 404) throw githubError(thrown, `reading pull request #${number}`);
      throw new ReviewError(
        'pull-request-missing',
        `There is no pull request #${number} in ${this.#repository}, or the token may not see it.`,
        {
          next: 'Check the number, the repository and the permission pull-requests: read.',
          cause: thrown,
        },
      );
    }
  }

  /** The number of the pull request whose head is this commit, an open one before a closed one. */
  async numberOfCommit(sha: string, headRepository: string | undefined): Promise<number | undefined> {
    try {
      const { data } = await this.#client.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
        ...this.#place,
        commit_sha: sha,
        per_page: 100,
      });
      const matching = data.filter(
        (pull) =>
          pull.head.sha === sha &&
          (headRepository === undefined || pull.head.repo?.full_name === headRepository),
      );
      return (matching.find((pull) => pull.state === 'open') ?? matching[0])?.number;
    } catch (thrown) {
      if (statusOf(thrown) === 404 || statusOf(thrown) === 422) return undefined;
      throw githubError(thrown, 'looking for the pull request of a commit');
    }
  }

  /** The diff as text; undefined where GitHub calls it too large (406) or unprocessable (422). */
  async diff(number: number): Promise<string | undefined> {
    try {
      const { data } = await this.#client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
        ...this.#place,
        pull_number: number,
        mediaType: { format: 'diff' },
      });
      return data as unknown as string;
    } catch (thrown) {
      if (statusOf(thrown) === 406 || statusOf(thrown) === 422) return undefined;
      throw githubError(thrown, `reading the diff of pull request #${number}`);
    }
  }

  /** Merge base of two commits, where the API knows it. */
  async mergeBase(base: string, head: string): Promise<string | undefined> {
    try {
      const { data } = await this.#client.request('GET /repos/{owner}/{repo}/compare/{basehead}', {
        ...this.#place,
        basehead: `${base}...${head}`,
        per_page: 1,
      });
      return data.merge_base_commit.sha;
    } catch {
      return undefined;
    }
  }

  /** The change put together from the files list; a file without a patch says that it is not reviewed. */
  async files(number: number): Promise<FileChange[]> {
    try {
      const listed = await this.#client.paginate('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', {
        ...this.#place,
        pull_number: number,
        per_page: FILES_PER_PAGE,
      });
      if (listed.length >= API_FILES_LIMIT) {
        throw new ReviewError(
          'change-unreadable',
          `The change has ${API_FILES_LIMIT} files or more, which GitHub's API does not list to the end.`,
          {
            next: 'Check the repository out with fetch-depth: 0, so that git can make the diff.',
          },
        );
      }
      return listed.map(fileFromApi);
    } catch (thrown) {
      if (thrown instanceof ReviewError) throw thrown;
      throw githubError(thrown, `listing the files of pull request #${number}`);
    }
  }

  /** Author and message of each commit of the pull request; none where GitHub does not say, which leaves the implementer unknown. */
  async commits(number: number): Promise<CommitFacts[]> {
    try {
      const listed = await this.#client.paginate('GET /repos/{owner}/{repo}/pulls/{pull_number}/commits', {
        ...this.#place,
        pull_number: number,
        per_page: FILES_PER_PAGE,
      });
      return listed.map(({ commit }) => ({
        author: `${commit.author?.name ?? ''} <${commit.author?.email ?? ''}>`,
        message: commit.message,
      }));
    } catch {
      return [];
    }
  }

  /** Title and text of the issues of this repository that a description closes. */
  async linkedIssues(description: string): Promise<string[]> {
    const numbers = closedIssues(description, `${this.#place.owner}/${this.#place.repo}`);
    const issues: string[] = [];
    for (const number of numbers.slice(0, MAX_LINKED_ISSUES)) {
      try {
        const { data } = await this.#client.request('GET /repos/{owner}/{repo}/issues/{issue_number}', {
          ...this.#place,
          issue_number: number,
        });
        issues.push(`# ${data.title}\n\n${data.body ?? ''}`);
      } catch (thrown) {
        if (statusOf(thrown) !== 404 && statusOf(thrown) !== 410)
          throw githubError(thrown, `reading issue #${number}`);
      }
    }
    if (numbers.length > MAX_LINKED_ISSUES)
      issues.push(`(${numbers.length - MAX_LINKED_ISSUES} more linked issues are not part of this text.)`);
    return issues;
  }

  /** Text of a file at a commit; undefined where there is none. */
  async fileAt(commit: string, path: string): Promise<string | undefined> {
    try {
      const { data } = await this.#client.request('GET /repos/{owner}/{repo}/contents/{path}', {
        ...this.#place,
        path,
        ref: commit,
        mediaType: { format: 'raw' },
      });
      return typeof data === 'string' ? data : undefined;
    } catch (thrown) {
      if (statusOf(thrown) === 404) return undefined;
      throw githubError(thrown, `reading ${path} at the base commit`);
    }
  }
}

interface ApiFile {
  filename: string;
  previous_filename?: string;
  status: string;
  patch?: string;
  changes: number;
}

/** Field case 12: a missing patch is a state of its own, never the word undefined. */
function fileFromApi(file: ApiFile): FileChange {
  const oldPath = file.previous_filename ?? file.filename;
  const status: FileStatus =
    file.status === 'added'
      ? 'added'
      : file.status === 'removed'
        ? 'deleted'
        : file.status === 'renamed'
          ? 'renamed'
          : file.status === 'copied'
            ? 'copied'
            : 'modified';
  const header = [
    `diff --git ${gitPath('a/', oldPath)} ${gitPath('b/', file.filename)}`,
    ...(status === 'added'
      ? ['new file mode 100644']
      : status === 'deleted'
        ? ['deleted file mode 100644']
        : []),
    ...(status === 'renamed' || status === 'copied'
      ? [
          `${status === 'renamed' ? 'rename' : 'copy'} from ${gitPath('', oldPath)}`,
          `${status === 'renamed' ? 'rename' : 'copy'} to ${gitPath('', file.filename)}`,
        ]
      : []),
  ];
  if (file.patch === undefined) {
    const pure = (status === 'renamed' || status === 'copied') && file.changes === 0;
    const section = `${header.join('\n')}\n`;
    const unavailable = pure
      ? undefined
      : 'GitHub gives no patch for it (too large, binary, or past its limits), so it was not reviewed';
    return {
      path: file.filename,
      oldPath,
      status,
      kind: 'text',
      oldMode: undefined,
      newMode: undefined,
      hunks: [],
      section,
      unavailable,
    };
  }
  header.push(
    status === 'added' ? '--- /dev/null' : `--- ${gitPath('a/', oldPath)}`,
    status === 'deleted' ? '+++ /dev/null' : `+++ ${gitPath('b/', file.filename)}`,
  );
  const parsed = parseDiff(`${header.join('\n')}\n${file.patch.replace(/\n?$/, '\n')}`)[0];
  if (parsed === undefined)
    throw new ReviewError('diff-malformed', `GitHub's patch of ${file.filename} can't be read.`);
  return parsed;
}

/** A path as git writes it in a header: quoted, with octal escapes, where it holds anything special. */
function gitPath(prefix: string, path: string): string {
  const full = `${prefix}${path}`;
  if (!/[^\x20-\x7e]|["\\]/.test(full)) return full;
  let quoted = '';
  for (const byte of Buffer.from(full, 'utf8')) {
    const character = String.fromCharCode(byte);
    if (character === '"' || character === '\\') quoted += `\\${character}`;
    else if (byte < 0x20 || byte > 0x7e) quoted += `\\${byte.toString(8).padStart(3, '0')}`;
    else quoted += character;
  }
  return `"${quoted}"`;
}

function isBot(user: unknown): boolean {
  return isJsonObject(user) && (user['type'] === 'Bot' || /\[bot\]$/.test(textOf(user['login'])));
}

function labelsOf(labels: unknown): string[] {
  return objectsOf(labels).map((label) => textOf(label['name']));
}
