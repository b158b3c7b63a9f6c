/** What a stage is given, and what it needs of the world. */
import type { AgentReport } from '../agents/agent-report.ts';
import type { CallContext, CallRecord } from '../agents/call-model.ts';
import type { ContextPaths } from '../agents/context-paths.ts';
import type { DeterministicPorts } from '../agents/deterministic-agent.ts';
import type { StagePlan } from '../agents/plan.ts';
import type { RepositoryReader } from '../agents/repository-tools.ts';
import type { Change } from '../change/change.ts';
import type { CoverageLedger } from '../change/coverage.ts';
import type { Scope } from '../change/scope.ts';
import { type Reader, requireClean } from '../context/isolation.ts';
import type { Knowledge } from '../context/knowledge.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { StageResult } from './stage-result.ts';

export interface StageInputs {
  readonly change: Change;
  readonly scope: Scope;
  readonly ledger: CoverageLedger;
  readonly earlier: readonly StageResult[];
  /** Some agent of the pipeline reads the change with a model. */
  readonly modelsReview: boolean;
  /** Text of the contract and of every prompt template that the plan names. */
  readonly contract: string;
  readonly templates: ReadonlyMap<string, string>;
  readonly ruleset: Ruleset;
  readonly replySchema: object;
  /** Milliseconds. */
  readonly callTimeout: number;
  readonly cacheWarmup: boolean;
  /** Raw mode (spec quality-gates f.9). */
  readonly raw: boolean;
  /** Text of a file at the head commit, from git objects; undefined where they are not here. */
  readonly headFile: (path: string) => Promise<string | undefined>;
  readonly reader: RepositoryReader | undefined;
  /** What is known beside the change. */
  readonly knowledge: Knowledge;
  /** Documents of the context that the pipeline names; null where it names none. */
  readonly contextPaths: ContextPaths | null;
}

export interface StagePorts extends DeterministicPorts {
  readonly calls: CallContext;
  readonly progress: StageProgress;
}

export interface StageProgress {
  stageStarted(stage: StagePlan): void;
  agentFinished(stage: StagePlan, report: AgentReport): void;
  stageFinished(result: StageResult): void;
  /** A try of a model call ended. */
  callFinished?(stage: StagePlan, agent: string, record: CallRecord): void;
}

/** The calls of one agent: held before each to what it may see, and told to the stage's progress as each ends. */
export function callsOf(
  ports: StagePorts,
  stage: StagePlan,
  agent: string,
  reader: Reader,
  { artifacts }: Knowledge,
): CallContext {
  return {
    ...ports.calls,
    guard: (text) => requireClean(text, reader, artifacts),
    onCall: (record) => ports.progress.callFinished?.(stage, agent, record),
  };
}
