/** Checks of a commit through the workflow's token: GraphQL, else REST with conditional requests; nothing is cut. */
import type { Position } from '../../change/change.ts';
import type { CheckRow } from '../../contour/check-rollup.ts';
import { ReviewError } from '../../kernel/errors.ts';
import { isJsonObject, objectsOf, textOf } from '../../kernel/json.ts';
import { type GitHubClient, placeOf, saidBy, statusOf } from './client.ts';

const PER_PAGE = 100;
/** A commit with more is none that a person looks at; it is refused, not cut. */
const MAX_PAGES = 50;

const QUERY = `query($owner:String!,$repo:String!,$sha:GitObjectID!,$after:String){repository(owner:$owner,name:$repo){object(oid:$sha){...on Commit{statusCheckRollup{contexts(first:100,after:$after){pageInfo{hasNextPage endCursor}nodes{__typename ...on CheckRun{name status conclusion detailsUrl databaseId checkSuite{workflowRun{databaseId}}} ...on StatusContext{context state targetUrl}}}}}}}}`;

export class Checks {
  readonly #client: GitHubClient;
  readonly #place: { owner: string; repo: string };
  /** Answers by address, each with the tag under which GitHub says that nothing changed. */
  readonly #known = new Map<string, { readonly etag: string; readonly data: unknown }>();
  #graphql = true;

  /** `repository` is `owner/name`. */
  constructor(client: GitHubClient, repository: string) {
    this.#client = client;
    this.#place = placeOf(repository);
  }

  /** @throws ReviewError `github-failed` where neither way gives every check. */
  async rows(sha: string): Promise<readonly CheckRow[]> {
    if (this.#graphql) {
      try {
        return await this.#fromGraphql(sha);
      } catch {
        // A token without the right, or a server without the field: REST says the same.
        this.#graphql = false;
      }
    }
    try {
      return [...(await this.#checkRuns(sha)), ...(await this.#statuses(sha))];
    } catch (thrown) {
      if (thrown instanceof ReviewError) throw thrown;
      throw new ReviewError('github-failed', `GitHub failed while reading the checks: ${saidBy(thrown)}.`, {
        next: 'Grant the permission checks: read.',
        cause: thrown,
      });
    }
  }

  /** Names of required checks of a branch, from its rules and its protection. */
  async required(branch: string): Promise<string[]> {
    const names = new Set<string>();
    const rules = await this.#pages(
      'GET /repos/{owner}/{repo}/rules/branches/{branch}',
      { branch },
      objectsOf,
    ).catch(noneWhereForbidden);
    for (const rule of rules ?? []) {
      if (rule['type'] !== 'required_status_checks' || !isJsonObject(rule['parameters'])) continue;
      for (const check of objectsOf(rule['parameters']['required_status_checks']))
        if (typeof check['context'] === 'string') names.add(check['context']);
    }
    const facts = await this.#get('GET /repos/{owner}/{repo}/branches/{branch}', { branch }).catch(
      noneWhereForbidden,
    );
    const protection = isJsonObject(facts) && isJsonObject(facts['protection']) ? facts['protection'] : {};
    const checks = isJsonObject(protection['required_status_checks'])
      ? protection['required_status_checks']
      : {};
    if (Array.isArray(checks['contexts']))
      for (const context of checks['contexts']) if (typeof context === 'string') names.add(context);
    return [...names];
  }

  /** Where a pull request stands; an unchanged one costs nothing of the rate limit. */
  async position(number: number): Promise<Position | undefined> {
    const pull = await this.#get('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number });
    const [headSha, baseRef] = [valueAt(pull, ['head', 'sha']), valueAt(pull, ['base', 'ref'])];
    return typeof headSha === 'string' && typeof baseRef === 'string' ? { headSha, baseRef } : undefined;
  }

  async #fromGraphql(sha: string): Promise<CheckRow[]> {
    const rows: CheckRow[] = [];
    let after: string | null = null;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const answer = await this.#client.request('POST /graphql', {
        query: QUERY,
        variables: { ...this.#place, sha, after },
      });
      const body: unknown = answer.data;
      if (!isJsonObject(body) || body['errors'] !== undefined) throw new Error('GraphQL gave errors');
      const commit = valueAt(body, ['data', 'repository', 'object']);
      if (!isJsonObject(commit)) throw new Error('the commit is not known');
      const contexts = valueAt(commit, ['statusCheckRollup', 'contexts']);
      if (contexts === undefined && commit['statusCheckRollup'] === null) return rows;
      if (!isJsonObject(contexts)) throw new Error('there is no rollup');
      rows.push(...objectsOf(contexts['nodes']).map(graphqlRow));
      const info = isJsonObject(contexts['pageInfo']) ? contexts['pageInfo'] : {};
      if (info['hasNextPage'] !== true) return rows;
      after = String(info['endCursor']);
    }
    throw new ReviewError('github-failed', `The commit has more than ${MAX_PAGES * PER_PAGE} checks.`);
  }

  async #checkRuns(sha: string): Promise<CheckRow[]> {
    const runs = await this.#pages(
      'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
      { ref: sha },
      (data) => objectsOf(isJsonObject(data) ? data['check_runs'] : undefined),
    );
    return runs.map((run) => ({
      name: textOf(run['name']),
      status: textOf(run['status']).toUpperCase(),
      conclusion: textOf(run['conclusion']).toUpperCase(),
      detailsUrl: textOf(run['details_url']),
      job: typeof run['id'] === 'number' ? run['id'] : null,
    }));
  }

  /** The combined status holds the newest of each context. */
  async #statuses(sha: string): Promise<CheckRow[]> {
    const statuses = await this.#pages(
      'GET /repos/{owner}/{repo}/commits/{ref}/status',
      { ref: sha },
      (data) => objectsOf(isJsonObject(data) ? data['statuses'] : undefined),
    );
    return statuses.map((status) => ({
      context: textOf(status['context']),
      state: textOf(status['state']),
      targetUrl: textOf(status['target_url']),
    }));
  }

  /** Every page of a list. @throws ReviewError where it has more pages than are read: a part of it is no answer. */
  async #pages(
    route: string,
    parameters: Record<string, unknown>,
    itemsOf: (data: unknown) => Record<string, unknown>[],
  ): Promise<Record<string, unknown>[]> {
    const items: Record<string, unknown>[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const found = itemsOf(await this.#get(route, { ...parameters, per_page: PER_PAGE, page }));
      items.push(...found);
      if (found.length < PER_PAGE) return items;
    }
    throw new ReviewError('github-failed', `GitHub lists more than ${MAX_PAGES * PER_PAGE} checks or rules.`);
  }

  async #get(route: string, parameters: Record<string, unknown>): Promise<unknown> {
    const name = `${route} ${JSON.stringify(parameters)}`;
    const known = this.#known.get(name);
    try {
      const { data, headers } = await this.#client.request(route, {
        ...this.#place,
        ...parameters,
        ...(known === undefined ? {} : { headers: { 'if-none-match': known.etag } }),
      });
      if (typeof headers.etag === 'string') this.#known.set(name, { etag: headers.etag, data });
      return data;
    } catch (thrown) {
      if (known !== undefined && statusOf(thrown) === 304) return known.data;
      throw thrown;
    }
  }
}

/** A server without the page, or a token without the right, says what there is to say; an outage says nothing. */
function noneWhereForbidden(thrown: unknown): undefined {
  const status = statusOf(thrown);
  if (status === 403 || status === 404) return undefined;
  throw new ReviewError(
    'github-failed',
    `GitHub failed while reading the required checks: ${saidBy(thrown)}.`,
    {
      next: 'Run again when GitHub answers.',
      cause: thrown,
    },
  );
}

function graphqlRow(node: Record<string, unknown>): CheckRow {
  if (node['__typename'] === 'StatusContext')
    return {
      context: textOf(node['context']),
      state: textOf(node['state']),
      targetUrl: textOf(node['targetUrl']),
    };
  const run = valueAt(node, ['checkSuite', 'workflowRun', 'databaseId']);
  return {
    name: textOf(node['name']),
    status: textOf(node['status']),
    conclusion: textOf(node['conclusion']),
    detailsUrl: textOf(node['detailsUrl']),
    workflowRun: typeof run === 'number' ? run : null,
    job: typeof node['databaseId'] === 'number' ? node['databaseId'] : null,
  };
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (isJsonObject(at) ? at[key] : undefined), value);
}
