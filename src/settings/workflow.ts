/** What GitHub Actions tells a step through its environment; absent on a laptop. */
import { type EnvironmentVariables, valueOf } from './environment.ts';

export interface WorkflowContext {
  /** True inside a GitHub Actions job. */
  readonly inWorkflow: boolean;
  /** `owner/name`, where known. */
  readonly repository: string | undefined;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly serverUrl: string;
  readonly eventName: string | undefined;
  readonly eventPath: string | undefined;
  readonly runId: string | undefined;
  readonly runAttempt: string | undefined;
  readonly temporaryDirectory: string | undefined;
  readonly workspace: string | undefined;
}

/** Reads the documented default variables; the addresses default to github.com. */
export function readWorkflowContext(variables: EnvironmentVariables): WorkflowContext {
  const apiUrl = (valueOf(variables, 'GITHUB_API_URL') ?? 'https://api.github.com').replace(/\/+$/, '');
  return {
    inWorkflow: variables['GITHUB_ACTIONS'] === 'true',
    repository: valueOf(variables, 'GITHUB_REPOSITORY'),
    apiUrl,
    graphqlUrl: valueOf(variables, 'GITHUB_GRAPHQL_URL') ?? `${apiUrl.replace(/\/api\/v3$/, '/api')}/graphql`,
    serverUrl: (valueOf(variables, 'GITHUB_SERVER_URL') ?? 'https://github.com').replace(/\/+$/, ''),
    eventName: valueOf(variables, 'GITHUB_EVENT_NAME'),
    eventPath: valueOf(variables, 'GITHUB_EVENT_PATH'),
    runId: valueOf(variables, 'GITHUB_RUN_ID'),
    runAttempt: valueOf(variables, 'GITHUB_RUN_ATTEMPT'),
    temporaryDirectory: valueOf(variables, 'RUNNER_TEMP'),
    workspace: valueOf(variables, 'GITHUB_WORKSPACE'),
  };
}
