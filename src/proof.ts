/**
 * The story of a pass's proof: a journal line for every call as it ends, and at the end everything that was reviewed,
 * under which standard and with what verdict, sealed into a receipt. A proof that fails is a warning, never a verdict.
 */
import type { CallRecord } from './agents/call-model.ts';
import { type Plan, planDigest } from './agents/plan.ts';
import { costOf, type PriceList } from './agents/pricing.ts';
import type { Change } from './change/change.ts';
import type { Clock } from './kernel/clock.ts';
import { digestOf } from './kernel/digest.ts';
import { messageOf } from './kernel/errors.ts';
import type { Log } from './kernel/log.ts';
import type { Binding, Receipt } from './receipts/binding.ts';
import type { JournalBody, JournalState } from './receipts/journal.ts';
import {
  callRow,
  cleanRow,
  contourRow,
  coverageRow,
  stageRows,
  verdictRow,
} from './receipts/journal-rows.ts';
import { passEvents } from './receipts/pass-events.ts';
import {
  DIFF_FILE,
  HTML_FILE,
  ISSUE_FILE,
  JOURNAL_FILE,
  RECORD_FILE,
  RULES_FILE,
  SARIF_FILE,
} from './receipts/paths.ts';
import { foldLines } from './receipts/present.ts';
import type { Proof } from './receipts/proof.ts';
import { resolutionHash } from './receipts/resolution-hash.ts';
import { type ChainState, filesDigest, sealPass } from './receipts/seal.ts';
import type { Signer } from './receipts/signer.ts';
import { survivingFindings } from './receipts/surviving.ts';
import type { Finished, ReviewRecord } from './report/record.ts';
import { renderRecord } from './report/record-json.ts';
import { renderSarif } from './report/sarif.ts';
import type { Ruleset } from './rules/ruleset.ts';
import { renderRuleset } from './rules/ruleset.ts';

/** The run's folder, as a proof needs it. */
export interface ProofStore {
  /** Adds a line to the journal, after those before it. */
  readonly journal: (body: JournalBody) => void;
  /** Takes the lines after `state` back; the file follows with the next commit. */
  readonly rewind: (state: JournalState) => void;
  /** Waits for the lines so far. @throws where one could not be written. */
  readonly flush: () => Promise<JournalState>;
  /** Puts a pass's files in place, so that a kill leaves all of them or no receipt. */
  readonly commit: (pass: CommittedPass) => Promise<void>;
  /** The journal so far. */
  readonly journalText: () => Promise<string>;
  /** Writes a file that no receipt binds. */
  readonly write: (path: string, content: string) => Promise<void>;
}

export interface CommittedPass {
  /** Files beside the proof, by path. */
  readonly beside: ReadonlyMap<string, string | Uint8Array>;
  readonly journal: string;
  readonly journalState: JournalState;
  /** Files under `.sdd/`, by path. */
  readonly proof: ReadonlyMap<string, string>;
}

export interface ProofPorts {
  readonly store: ProofStore;
  readonly signer: Signer;
  readonly clock: Clock;
  readonly version: string;
  readonly prices: () => Promise<PriceList>;
  /** Takes known secrets and lone surrogates out of every text of a value. */
  readonly clean: <Value>(value: Value) => Value;
  readonly log: Log;
  /** The page that shows the run and verifies its files. */
  readonly page: (record: ReviewRecord, proven: ProvenFiles) => Promise<string>;
}

export interface ProvenFiles {
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly prUrl: string;
  readonly chain: boolean;
}

/** What a pass is about, known before its first call. */
export interface ProofSubject {
  readonly change: Change;
  readonly plan: Plan;
  readonly ruleset: Ruleset;
  /** The purpose of the change as its judges were told it. */
  readonly issue: string;
  /** From 1 in a contour; 0 for a single pass. */
  readonly passIndex: number;
}

export class PassProof {
  readonly #ports: ProofPorts;
  readonly #subject: ProofSubject;
  readonly #binding: Omit<Binding, 'journalHead' | 'timestamp' | 'prevEntryHash' | 'verdict' | 'findings'>;
  readonly #started: number;
  readonly #stagesEnded: number[] = [];
  #calls: Promise<unknown> = Promise.resolve();
  /** Why a call has no line; the pass can't be sealed then. */
  #failure: unknown;
  /** Where the journal stood before the pass was sealed. */
  #unsealed: JournalState | undefined;

  /** Opens the pass in the journal. */
  constructor(ports: ProofPorts, subject: ProofSubject) {
    this.#ports = ports;
    const { change, plan, ruleset } = subject;
    this.#subject = { ...subject, issue: foldLines(subject.issue).toWellFormed() };
    this.#started = ports.clock.now();
    this.#binding = {
      prUrl: addressOf(change).toWellFormed(),
      repo: change.pullRequest?.repository ?? '',
      taskId: taskOf(change).toWellFormed(),
      issueHash: digestOf(this.#subject.issue),
      planHash: planDigest(plan),
      diffHash: digestOf(change.diff),
      passIndex: subject.passIndex,
      rulesetDigest: ruleset.digest,
      resolutionHash: resolutionHash(change.files.map(({ path }) => path.toWellFormed())),
    };
    const { prUrl, taskId, planHash, diffHash, issueHash, passIndex, rulesetDigest } = this.#binding;
    this.#write({
      kind: 'pass',
      at: new Date(this.#started).toISOString(),
      version: ports.version,
      pipeline: plan.name,
      pass_index: passIndex,
      pr_url: prUrl,
      task_id: taskId,
      base_ref: change.pullRequest?.baseRef.toWellFormed() ?? null,
      base_sha: change.baseSha ?? null,
      plan_hash: planHash,
      diff_hash: diffHash,
      issue_hash: issueHash,
      ruleset_digest: rulesetDigest,
      signer: { fingerprint: ports.signer.fingerprint, origin: ports.signer.origin },
    });
  }

  /** The list of prices is awaited beside the run; the lines keep the order in which the calls ended. */
  callFinished(stage: string, agent: string, record: CallRecord): void {
    const at = new Date(this.#ports.clock.now()).toISOString();
    this.#calls = this.#calls.then(async () => {
      if (this.#failure !== undefined) return;
      const prices = await this.#ports.prices().catch(() => undefined);
      const cost = prices === undefined ? null : costOf(prices, [record]);
      try {
        this.#write(callRow(at, stage, agent, record, cost));
      } catch (thrown) {
        this.#failure = thrown;
      }
    });
  }

  stageFinished(): void {
    this.#stagesEnded.push(this.#ports.clock.now());
  }

  /** Seals the pass and puts its files in place; again where the pass has more to tell. @throws where a file could not be written. */
  async seal(
    chain: ChainState,
    finished: Finished,
    record: ReviewRecord,
  ): Promise<{ readonly proof: Proof; readonly chain: ChainState; readonly receipt: Receipt }> {
    const { clock, clean, signer, store } = this.#ports;
    await this.#calls;
    if (this.#failure !== undefined) throw new Error(messageOf(this.#failure), { cause: this.#failure });
    // Sealed before: this time stands in its place.
    if (this.#unsealed !== undefined) store.rewind(this.#unsealed);
    const journal = await store.flush();
    this.#unsealed = journal;
    const now = clock.now();
    const at = new Date(now).toISOString();
    const { change, plan, ruleset } = this.#subject;
    const cleaned = clean(record);
    const beside = new Map<string, string | Uint8Array>([
      [DIFF_FILE, change.diff],
      [ISSUE_FILE, this.#subject.issue],
      [RULES_FILE, renderRuleset(ruleset)],
      [RECORD_FILE, renderRecord(cleaned)],
      [SARIF_FILE, renderSarif(cleaned)],
    ]);
    const number = change.pullRequest?.number;
    const resourceId =
      number === undefined ? `task:${[...change.title].slice(0, 60).join('')}` : `pr-${number}`;
    const sealed = sealPass(
      chain,
      journal,
      {
        binding: {
          ...this.#binding,
          verdict: finished.pipelineVerdict.verdict,
          findings: clean(survivingFindings(finished.consolidation.findings)),
        },
        events: clean(
          passEvents(
            { resourceId, rulesetDigest: ruleset.digest },
            plan,
            finished.stages,
            finished.pipelineVerdict,
            { started: this.#started, stages: this.#stagesEnded, ended: now },
          ),
        ),
        decisions: [
          ...finished.stages.flatMap((stage) => stageRows(at, stage)),
          coverageRow(at, plan.coverage, finished.coverage),
          verdictRow(at, plan, finished.pipelineVerdict, finished.outcome),
          ...(record.contour === null ? [] : [contourRow(at, record.contour)]),
        ].map((row) => cleanRow(row, clean)),
        files: filesDigest(beside),
        now,
      },
      signer,
    );
    const pass = { beside, journal: sealed.journal, journalState: sealed.journalState, proof: sealed.files };
    await store.commit(pass);
    await this.#writePage(cleaned, pass, sealed.receipt);
    const { prUrl, rulesetDigest, diffHash, journalEntryHash, passIndex } = sealed.receipt;
    return {
      chain: sealed.state,
      receipt: sealed.receipt,
      proof: {
        prUrl,
        anchor: journalEntryHash,
        signer: signer.fingerprint,
        origin: signer.origin,
        rulesetDigest,
        diffHash,
        passes: Math.max(1, passIndex),
        chain: passIndex > 0,
      },
    };
  }

  /** The page is a view of the proof and no part of it. */
  async #writePage(record: ReviewRecord, pass: CommittedPass, receipt: Receipt): Promise<void> {
    const { store, log, page } = this.#ports;
    try {
      const files = new Map([
        ...pass.beside,
        ...pass.proof,
        [JOURNAL_FILE, await store.journalText()] as const,
      ]);
      const { prUrl, passIndex } = receipt;
      await store.write(HTML_FILE, await page(record, { files, prUrl, chain: passIndex > 0 }));
    } catch (thrown) {
      log.warn(`${HTML_FILE} was not written: ${messageOf(thrown)}. The receipts are not affected.`);
    }
  }

  #write(body: JournalBody): void {
    this.#ports.store.journal(cleanRow(body, this.#ports.clean));
  }
}

/** The pull request's address; a change without one is named by what it is made of. */
export function addressOf(change: Change): string {
  if (change.pullRequest !== undefined) return change.pullRequest.url;
  if (change.baseSha !== undefined) return `range:${change.baseSha}..${change.headSha ?? 'worktree'}`;
  return `diff:${digestOf(change.diff)}`;
}

function taskOf({ pullRequest, headSha }: Change): string {
  const head = headSha ?? 'worktree';
  return pullRequest === undefined
    ? `local@${head}`
    : `${pullRequest.repository}#${pullRequest.number}@${head}`;
}
