/** What a run needs from the world, and what it gives back. */
import type { ModelClient } from './agents/model-client.ts';
import type { Credentials } from './agents/plan.ts';
import type { PriceList } from './agents/pricing.ts';
import type { Change } from './change/change.ts';
import type { Obtained } from './change/obtained.ts';
import type { WorkTreeGuard } from './change/work-tree.ts';
import type { ArtifactStore } from './context/artifact.ts';
import type { ContourPortsOf } from './contour/ports.ts';
import type { Clock } from './kernel/clock.ts';
import type { RecordingLog } from './kernel/log.ts';
import type { PipelineProblem } from './pipeline/problem.ts';
import type { FileReader, PipelineSources } from './pipeline/source.ts';
import type { ProofPorts } from './proof.ts';
import type { Proof } from './receipts/proof.ts';
import type { ReviewRecord } from './report/record.ts';
import type { StagePorts } from './stages/stage-inputs.ts';

export interface RunPorts extends Pick<StagePorts, 'secrets' | 'readFile' | 'root' | 'progress'> {
  readonly version: string;
  readonly log: RecordingLog;
  readonly clock: Clock;
  readonly models: ModelClient;
  readonly random: () => number;
  readonly credentials: Credentials;
  /** Files under the shipped templates/review. */
  readonly shipped: FileReader;
  /** Where a pipeline is read from when no change is at hand. */
  readonly localSources: () => Promise<PipelineSources>;
  /** Aborts when a person or the runner stops the run. */
  readonly cancelled: AbortSignal;
  readonly obtainChange: () => Promise<Obtained>;
  /** Takes the state of the work tree; undefined where there is none. */
  readonly guardWorkTree: () => Promise<WorkTreeGuard | undefined>;
  readonly prices: () => Promise<PriceList>;
  /** Where the documents of a context lie, outside of the reviewed tree. */
  readonly artifacts: () => Promise<ArtifactStore>;
  /** A word that nobody can guess. */
  readonly randomWord: () => string;
  /** Keeps the record; called again with each fuller one. */
  readonly keep: (record: ReviewRecord, change: Change | undefined) => Promise<void>;
  /** What signs and keeps receipts; undefined where none are made. */
  readonly proof: (() => Promise<ProofPorts | undefined>) | undefined;
  /** What a contour needs beside reviews; undefined where there is no GitHub. */
  readonly contour: ContourPortsOf | undefined;
  /** Id of the workflow run that this is; undefined outside of a workflow. */
  readonly runId: string | undefined;
  /** The fix command of the environment. */
  readonly fixCommand: string | undefined;
  /** Path within the repository's tree; undefined for one outside of it. */
  readonly pathInRepository: (path: string) => string | undefined;
  /** Warnings about the pipeline file, for annotation. */
  readonly pipelineWarnings: (path: string, warnings: readonly PipelineProblem[]) => void;
}

export interface RunResult {
  readonly record: ReviewRecord;
  /** Text for standard output where the run has one of its own (a plan); else the record is rendered. */
  readonly text: string | undefined;
  /** Undefined where nothing was reviewed, or no receipt could be written. */
  readonly proof: Proof | undefined;
}
