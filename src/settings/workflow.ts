/** What GitHub Actions tells a step through its environment; absent on a laptop. */
import { type EnvironmentVariables, variableValue } from './environment.ts';

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
  const apiUrl = (variableValue(variables, 'GITHUB_API_URL') ?? 'https://api.github.com').replace(/\/+$/, '');
  return {
    inWorkflow: variables['GITHUB_ACTIONS'] === 'true',
    repository: variableValue(variables, 'GITHUB_REPOSITORY'),
    apiUrl,
    graphqlUrl:
      variableValue(variables, 'GITHUB_GRAPHQL_URL') ?? `${apiUrl.replace(/\/api\/v3$/, '/api')}/graphql`,
    serverUrl: (variableValue(variables, 'GITHUB_SERVER_URL') ?? 'https://github.com').replace(/\/+$/, ''),
    eventName: variableValue(variables, 'GITHUB_EVENT_NAME'),
    eventPath: variableValue(variables, 'GITHUB_EVENT_PATH'),
    runId: variableValue(variables, 'GITHUB_RUN_ID'),
    runAttempt: variableValue(variables, 'GITHUB_RUN_ATTEMPT'),
    temporaryDirectory: variableValue(variables, 'RUNNER_TEMP'),
    workspace: variableValue(variables, 'GITHUB_WORKSPACE'),
  };
}
