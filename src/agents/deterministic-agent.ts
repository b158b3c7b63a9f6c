/** Agents that need no model: the built-in checks, and results that an earlier step wrote. */
import type { Change } from '../change/change.ts';
import type { Scope } from '../change/scope.ts';
import { messageOf, ReviewError } from '../kernel/errors.ts';
import type { AgentAnswer } from './agent-report.ts';
import { NO_NOTES } from './notes.ts';
import type { AgentPlan } from './plan.ts';
import { readSarif } from './sarif.ts';
import { MAX_CHECKED_LINE, reviewStatically } from './static/review.ts';
import type { SecretScanner } from './static/secrets.ts';

export interface DeterministicPorts {
  readonly secrets: SecretScanner;
  /** Text of an operator's file; throws when it can't be read. */
  readonly readFile: (path: string) => Promise<string>;
  /** Absolute path of the repository, for addresses in SARIF files. */
  readonly root: string;
}

/** Never throws: a check that could not be made is an answer that was not delivered. */
export async function runDeterministicAgent(
  ports: DeterministicPorts,
  agent: AgentPlan,
  change: Change,
  scope: Scope,
): Promise<AgentAnswer> {
  try {
    return agent.adapter === 'static'
      ? await checkStatically(ports, agent, change, scope)
      : await takeResults(ports, agent, scope);
  } catch (thrown) {
    return {
      ...emptyAnswer(agent),
      reason: thrown instanceof ReviewError ? thrown.explanation : messageOf(thrown),
    };
  }
}

/** What no model needs to read may still hold a secret: of the files left out only the operator's globs stay out. */
async function checkStatically(
  ports: DeterministicPorts,
  agent: AgentPlan,
  change: Change,
  scope: Scope,
): Promise<AgentAnswer> {
  const ignored = new Set(scope.excluded.filter(({ kind }) => kind === 'ignored').map(({ path }) => path));
  const { findings, longLines } = await reviewStatically(
    change.files.filter(({ path }) => !ignored.has(path)),
    ports.secrets,
  );
  return {
    ...emptyAnswer(agent),
    state: findings.length > 0 ? 'delivered' : 'no-findings',
    stated: 'approve',
    feedback:
      longLines === 0
        ? ''
        : `${longLines} line${longLines === 1 ? '' : 's'} of over ${MAX_CHECKED_LINE} characters scanned for secrets only`,
    findings,
    examined: scope.reviewed.map(({ path }) => ({ path, what: 'added lines' })),
  };
}

async function takeResults(ports: DeterministicPorts, agent: AgentPlan, scope: Scope): Promise<AgentAnswer> {
  const path = agent.sarif ?? '';
  const { findings, elsewhere } = readSarif(await ports.readFile(path), path, scope.reviewed, ports.root);
  return {
    ...emptyAnswer(agent),
    state: findings.length > 0 ? 'delivered' : 'no-findings',
    stated: 'approve',
    feedback:
      elsewhere === 0
        ? ''
        : `${elsewhere} result${elsewhere === 1 ? '' : 's'} on lines that the change does not touch`,
    findings,
    examined: scope.reviewed.map((file) => ({ path: file.path, what: 'results of an earlier step' })),
  };
}

/** An agent that has not answered. */
export function emptyAnswer(agent: AgentPlan): AgentAnswer {
  return {
    label: agent.label,
    role: agent.role,
    adapter: agent.adapter,
    model: agent.model,
    modelReported: null,
    state: 'not-delivered',
    nudged: false,
    reason: null,
    stated: 'abstain',
    feedback: '',
    gate: null,
    confidence: null,
    sessions: [],
    questions: [],
    issues: [],
    findings: [],
    salvaged: [],
    examined: [],
    notes: NO_NOTES,
    reads: [],
    calls: [],
    duration: 0,
  };
}
