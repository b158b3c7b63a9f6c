/** Stage kind `review`: every agent looks at the change on its own, in parallel, and votes. */
import type { AgentReport, DeliveryState } from '../agents/agent-report.ts';
import type { CallContext } from '../agents/call-model.ts';
import { inputBudget } from '../agents/context-window.ts';
import type { CanonicalAdapter } from '../agents/identity.ts';
import { runModelAgent } from '../agents/model-agent.ts';
import { formatPriorFindings } from '../agents/prior-findings.ts';
import { readSarif } from '../agents/sarif.ts';
import { MAX_CHECKED_LINE, reviewStatically } from '../agents/static/review.ts';
import type { SecretScanner } from '../agents/static/secrets.ts';
import { estimateTokens } from '../agents/tokens.ts';
import type { Change } from '../change/change.ts';
import type { CoverageLedger } from '../change/coverage.ts';
import { packChange } from '../change/pack.ts';
import type { Scope } from '../change/scope.ts';
import type { Finding } from '../findings/finding.ts';
import { atLeast, type Severity } from '../findings/severity.ts';
import { messageOf, ReviewError } from '../kernel/errors.ts';
import { createLimiter, type Limiter } from '../kernel/limit.ts';
import { showHidden } from '../kernel/visible.ts';
import type { AgentPlan, StagePlan } from '../pipeline/plan.ts';
import { aggregateStage } from './aggregate.ts';
import type { StageResult } from './stage-result.ts';

/** Output tokens of one reply; a long list of findings fits, and reasoning models need room to think. */
export const MAX_OUTPUT_TOKENS = 16_000;
/** Time for one model call where the pipeline sets none. */
export const DEFAULT_CALL_TIMEOUT = 240_000;
/** Less room than this for the diff is no review. */
const LEAST_DIFF_BUDGET = 1_000;

export interface StageInputs {
  readonly change: Change;
  readonly scope: Scope;
  readonly ledger: CoverageLedger;
  readonly earlier: readonly StageResult[];
  /** Text of the contract and of every prompt template that the plan names. */
  readonly contract: string;
  readonly templates: ReadonlyMap<string, string>;
  readonly replySchema: object;
  /** Milliseconds. */
  readonly callTimeout: number;
}

/** What a stage needs of the world. */
export interface StagePorts {
  readonly calls: CallContext;
  readonly secrets: SecretScanner;
  /** Text of an operator's file; throws when it can't be read. */
  readonly readFile: (path: string) => Promise<string>;
  /** Absolute path of the repository. */
  readonly root: string;
  readonly progress: StageProgress;
}

export interface StageProgress {
  stageStarted(stage: StagePlan): void;
  agentFinished(stage: StagePlan, report: AgentReport): void;
  stageFinished(result: StageResult): void;
}

export async function runReviewStage(
  ports: StagePorts,
  stage: StagePlan,
  inputs: StageInputs,
): Promise<StageResult> {
  ports.progress.stageStarted(stage);
  const limiter = createLimiter(stage.parallelism);
  const reports = await Promise.all(
    stage.agents.map(async (agent) => {
      const report = await runAgent(ports, stage, agent, inputs, limiter);
      ports.progress.agentFinished(stage, report);
      return report;
    }),
  );
  const result = aggregateStage(stage, reports);
  ports.progress.stageFinished(result);
  return result;
}

async function runAgent(
  ports: StagePorts,
  stage: StagePlan,
  agent: AgentPlan,
  inputs: StageInputs,
  limiter: Limiter,
): Promise<AgentReport> {
  const name = `${stage.name}/${agent.label}`;
  switch (agent.adapter) {
    case 'static':
    case 'sarif': {
      const report = await limiter(() => runDeterministicAgent(ports, stage, agent, inputs));
      if (report.state !== 'not-delivered') inputs.ledger.markAll(name);
      return report;
    }
    case 'anthropic':
    case 'openai':
    case 'google':
    case 'openrouter':
    case 'openai-compatible':
    case 'command': {
      if (inputs.scope.reviewed.length === 0 && inputs.scope.notes.length === 0) {
        return {
          ...emptyReport(agent, 0),
          state: 'no-findings',
          vote: 'approve',
          feedback: 'nothing in scope for a model',
        };
      }
      const prompt = promptOf(agent, inputs);
      const overhead = estimateTokens(Object.values(prompt).join('\n'));
      const budget = inputBudget(agent.model) - overhead;
      if (budget < LEAST_DIFF_BUDGET) {
        return failedReport(
          agent,
          `title, description and prior findings leave no room for the change in one call`,
          0,
        );
      }
      const packing = packChange(inputs.scope.reviewed, budget, (text) => estimateTokens(showHidden(text)));
      const { report, seen } = await runModelAgent(ports.calls, {
        agent,
        adapter: agent.adapter satisfies Exclude<CanonicalAdapter, 'static' | 'sarif'>,
        prompt,
        parts: packing.parts,
        tooLong: packing.oversized.length,
        schema: inputs.replySchema,
        failOn: severityOf(stage),
        limiter,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        callTimeout: inputs.callTimeout,
      });
      inputs.ledger.mark(name, seen);
      return report;
    }
  }
}

function promptOf(
  agent: AgentPlan,
  inputs: StageInputs,
): {
  contract: string;
  title: string;
  description: string;
  notes: string;
  priorFindings: string;
  task: string;
} {
  return {
    contract: inputs.contract,
    title: inputs.change.title,
    description: inputs.change.description,
    notes: [
      ...inputs.scope.notes,
      ...inputs.scope.excluded
        .filter(({ kind }) => kind !== 'unreadable')
        .map(({ path, reason }) => `${showHidden(path)}: left out of the review (${reason}).`),
    ].join('\n'),
    priorFindings: formatPriorFindings(
      inputs.earlier.map(({ plan, reports, verdict }) => ({
        name: plan.name,
        verdict: verdict.verdict,
        agents: reports,
      })),
    ),
    task: agent.promptTemplate === null ? '' : (inputs.templates.get(agent.promptTemplate) ?? ''),
  };
}

async function runDeterministicAgent(
  ports: StagePorts,
  stage: StagePlan,
  agent: AgentPlan,
  inputs: StageInputs,
): Promise<AgentReport> {
  const started = ports.calls.clock.monotonic();
  const elapsed = (): number => Math.round(ports.calls.clock.monotonic() - started);
  if (ports.calls.signal.aborted) return failedReport(agent, 'the run was stopped before this agent ran', 0);
  try {
    if (agent.adapter === 'static') {
      const { findings, longLines } = await reviewStatically(visibleFiles(inputs), ports.secrets);
      const remark =
        longLines === 0
          ? ''
          : `${longLines} line${longLines === 1 ? '' : 's'} of over ${MAX_CHECKED_LINE} characters scanned for secrets only`;
      return deterministicReport(stage, agent, findings, remark, inputs, elapsed());
    }
    const path = agent.sarif ?? '';
    const { findings, elsewhere } = readSarif(
      await ports.readFile(path),
      path,
      inputs.scope.reviewed,
      ports.root,
    );
    const feedback =
      elsewhere === 0
        ? ''
        : `${elsewhere} result${elsewhere === 1 ? '' : 's'} on lines that the change does not touch`;
    return deterministicReport(stage, agent, findings, feedback, inputs, elapsed());
  } catch (thrown) {
    const why = thrown instanceof ReviewError ? thrown.explanation : messageOf(thrown);
    return failedReport(agent, why, elapsed());
  }
}

/** What no model needs to read may still hold a secret: of the files left out only the operator's own globs stay out. */
function visibleFiles(inputs: StageInputs): Change['files'] {
  const ignored = new Set(
    inputs.scope.excluded.filter(({ kind }) => kind === 'ignored').map(({ path }) => path),
  );
  return inputs.change.files.filter(({ path }) => !ignored.has(path));
}

function deterministicReport(
  stage: StagePlan,
  agent: AgentPlan,
  findings: readonly Finding[],
  feedback: string,
  inputs: StageInputs,
  duration: number,
): AgentReport {
  const rejects = findings.some(({ severity }) => atLeast(severity, severityOf(stage)));
  const state: DeliveryState = findings.length > 0 ? 'delivered' : 'no-findings';
  return {
    ...emptyReport(agent, duration),
    state,
    vote: rejects ? 'request_changes' : 'approve',
    feedback,
    findings,
    examined: inputs.scope.reviewed.map(({ path }) => ({
      path,
      what: agent.adapter === 'static' ? 'added lines' : 'results of an earlier step',
    })),
  };
}

function failedReport(agent: AgentPlan, reason: string, duration: number): AgentReport {
  return { ...emptyReport(agent, duration), reason };
}

function emptyReport(agent: AgentPlan, duration: number): AgentReport {
  return {
    label: agent.label,
    role: agent.role,
    adapter: agent.adapter,
    model: agent.model,
    modelReported: null,
    state: 'not-delivered',
    nudged: false,
    reason: null,
    vote: 'abstain',
    feedback: '',
    issues: [],
    findings: [],
    examined: [],
    calls: [],
    duration,
  };
}

function severityOf(stage: StagePlan): Severity {
  return ({ critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' } as const)[stage.failOn];
}
