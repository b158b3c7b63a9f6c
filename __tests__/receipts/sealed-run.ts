/** A run's files, made in memory by the product's own sealing, for tests that then read or damage them. */
import type { AgentReport } from '../../src/agents/agent-report.ts';
import type { CallRecord } from '../../src/agents/call-model.ts';
import { emptyAnswer } from '../../src/agents/deterministic-agent.ts';
import { type AgentPlan, type Plan, resolvePlan } from '../../src/agents/plan.ts';
import type { Change } from '../../src/change/change.ts';
import { parseDiff } from '../../src/change/parse-diff.ts';
import { scopeOf } from '../../src/change/scope.ts';
import { noKnowledge } from '../../src/context/knowledge.ts';
import { systemClock } from '../../src/edges/clock.ts';
import { consolidate } from '../../src/findings/consolidate.ts';
import type { Member } from '../../src/findings/consolidated.ts';
import { plainFinding } from '../../src/findings/finding.ts';
import { cleanValue, createRedactor } from '../../src/kernel/redact.ts';
import { parsePipeline } from '../../src/pipeline/parse.ts';
import { type CommittedPass, PassProof, type ProofStore } from '../../src/proof.ts';
import { appendToJournal, EMPTY_JOURNAL, type JournalBody } from '../../src/receipts/journal.ts';
import { JOURNAL_FILE } from '../../src/receipts/paths.ts';
import { type ChainState, EMPTY_CHAIN } from '../../src/receipts/seal.ts';
import { createSigner, type Signer } from '../../src/receipts/signer.ts';
import { changeRecord, type Finished, recordOfReview } from '../../src/report/record.ts';
import { combineRules } from '../../src/rules/load-rules.ts';
import { aggregateStage } from '../../src/stages/aggregate.ts';
import type { StageResult } from '../../src/stages/stage-result.ts';
import { foldPipeline, outcomeOf } from '../../src/verdict/pipeline-verdict.ts';
import type { Vote } from '../../src/verdict/vote.ts';

export const PR_URL = 'https://github.com/acme/shop/pull/7';
export const SEED = Uint8Array.from(
  Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex'),
);
export const OTHER_SEED = Uint8Array.from(
  Buffer.from('4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb', 'hex'),
);
export const AUDIT_KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
export const RULES =
  '## Raise\n\n- a network call without a deadline\n\n## Guard\n\n- assert in tests is fine\n';

const PIPELINE = `name: house
stages:
  - name: specialists
    aggregator: { strategy: weighted, weights: { security: 0.7, tests: 0.3 }, pass_threshold: 0.5 }
    agents:
      - { role: security, model: anthropic/claude-sonnet-4-5 }
      - { role: tests, model: openai/gpt-5-mini }
  - name: last
    aggregator: { strategy: all }
    agents:
      - { role: judge, model: openai/gpt-5 }
`;

export interface RunOptions {
  /** 0 seals the single form; n a chain of n passes. */
  readonly passes?: number;
  readonly seed?: Uint8Array;
  readonly auditKey?: string | undefined;
  readonly diff?: string;
  readonly votes?: readonly Vote[];
  readonly rules?: string;
  readonly inlineRaise?: readonly string[];
  /** Milliseconds since 1970 of every pass; the same instant for all. */
  readonly now?: number;
  readonly prUrl?: string;
  /** Where the files go; memory where none is given. */
  readonly store?: ProofStore;
  readonly secrets?: readonly string[];
  /** A pass that can't be sealed is left out, as a contour does. */
  readonly goOn?: boolean;
  /** A warning is not a failure of the test. */
  readonly quiet?: boolean;
}

export interface SealedRun {
  readonly files: Map<string, Uint8Array>;
  readonly signer: Signer;
  readonly chain: ChainState;
}

class MemoryStore implements ProofStore {
  readonly files = new Map<string, Uint8Array>();
  #state = EMPTY_JOURNAL;
  #text = '';

  journal(body: JournalBody): void {
    const { line, state } = appendToJournal(this.#state, body);
    this.#state = state;
    this.#text += line;
    this.files.set(JOURNAL_FILE, Buffer.from(this.#text));
  }

  rewind(state: typeof EMPTY_JOURNAL): void {
    this.#state = state;
    this.#text = this.#text
      .split(/(?<=\n)/)
      .slice(0, state.count)
      .join('');
  }

  async flush(): Promise<typeof EMPTY_JOURNAL> {
    return this.#state;
  }

  async commit(pass: CommittedPass): Promise<void> {
    this.#text += pass.journal;
    this.#state = pass.journalState;
    this.files.set(JOURNAL_FILE, Buffer.from(this.#text));
    for (const [path, content] of [...pass.beside, ...pass.proof]) this.files.set(path, Buffer.from(content));
  }

  async journalText(): Promise<string> {
    return this.#text;
  }

  async write(path: string, content: string): Promise<void> {
    this.files.set(path, Buffer.from(content));
  }
}

export async function sealRun(options: RunOptions = {}): Promise<SealedRun> {
  const { passes = 0, seed = SEED, auditKey = AUDIT_KEY, now = Date.UTC(2026, 10, 30, 12) } = options;
  const signer = createSigner(seed, 'input', auditKey);
  const memory = new MemoryStore();
  const store = options.store ?? memory;
  let chain = EMPTY_CHAIN;
  for (let index = passes === 0 ? 0 : 1; index <= passes; index += 1) {
    const plan = planOfTest();
    const change = changeOfTest(options.diff ?? diffOf(index), options.prUrl ?? PR_URL);
    const rules = combineRules(
      { path: null, raise: options.inlineRaise ?? [], guard: [] },
      options.rules ?? RULES,
      'rules.md',
    );
    const proof = new PassProof(
      {
        store,
        signer,
        clock: { ...systemClock, now: () => now },
        version: '0.1.0',
        prices: async () => ({ price: () => 0.001 }),
        log: {
          info: () => undefined,
          warn: (message) => {
            if (options.quiet !== true) throw new Error(message);
          },
        },
        clean: (value) =>
          cleanValue(value, (text) =>
            createRedactor(options.secrets ?? [])
              .clean(text)
              .toWellFormed(),
          ),
        page: async () => '<!doctype html><title>page</title>',
      },
      { change, plan, ruleset: rules.ruleset, issue: '# Title\r\n\r\nA résumé\r\n', passIndex: index },
    );
    const votes = options.votes ?? ['request_changes', 'approve', 'approve'];
    const finished = finishedPass(plan, change, votes, rules);
    for (const { plan: stage, reports } of finished.stages) {
      for (const { label, calls } of reports)
        for (const call of calls) proof.callFinished(stage.name, label, call);
      proof.stageFinished();
    }
    const record = recordOfReview(
      { version: '0.1.0', startedAt: new Date(now).toISOString(), duration: 5, warnings: [] },
      finished,
    );
    try {
      chain = (await proof.seal(chain, finished, record)).chain;
    } catch (thrown) {
      if (options.goOn !== true) throw thrown;
    }
  }
  return { files: memory.files, signer, chain };
}

export function planOfTest(): Plan {
  const reading = parsePipeline(PIPELINE, { template: () => true, rules: () => true });
  if (reading.pipeline === undefined) throw new Error('the test pipeline is invalid');
  return resolvePlan(reading.pipeline, 'house', { has: () => true }).plan;
}

export function diffOf(pass: number): string {
  return `diff --git a/src/a.ts b/src/a.ts\n--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1 +1 @@\n-open()\n+open({ deadline: ${pass} })\n`;
}

export function changeOfTest(diff: string, url: string): Change {
  return {
    pullRequest: {
      repository: 'acme/shop',
      number: 7,
      url,
      title: 'Title',
      body: 'A résumé',
      author: 'ann',
      baseRef: 'main',
      headRef: 'fix',
      isFork: false,
    },
    title: 'Title',
    description: 'A résumé',
    baseSha: '1'.repeat(40),
    headSha: '2'.repeat(40),
    source: 'local git',
    diff: Buffer.from(diff),
    files: parseDiff(diff),
  };
}

function finishedPass(
  plan: Plan,
  change: Change,
  votes: readonly Vote[],
  rules: ReturnType<typeof combineRules>,
): Finished {
  let next = 0;
  const stages = plan.stages.map((stage): StageResult => {
    const reports = stage.agents.map((agent) => reportOf(stage.name, agent, votes[next++] ?? 'abstain'));
    return aggregateStage(stage, reports);
  });
  const verdict = foldPipeline(
    plan,
    stages.map((stage) => stage.verdict),
    [],
  );
  return {
    plan,
    source: 'base commit',
    change: changeRecord(
      change,
      scopeOf(change.files, [], () => undefined),
    ),
    coverage: { total: 2, covered: 2, fraction: 1, uncovered: [], agents: [] },
    stages,
    consolidation: consolidate(stages.flatMap(({ reports }) => reports.flatMap(({ members }) => members))),
    pipelineVerdict: verdict,
    outcome: outcomeOf(
      verdict,
      stages.map((stage) => stage.verdict),
    ),
    reason: verdict.feedback,
    spent: { calls: 3, inputTokens: 300, outputTokens: 30, cacheReadTokens: 0, cacheWriteTokens: 0 },
    implementers: null,
    costUsd: 0.003,
    workTree: null,
    rules,
    knowledge: noKnowledge('raw', 'a test'),
  };
}

function reportOf(stage: string, agent: AgentPlan, vote: Vote): AgentReport {
  const { findings: _, salvaged: __, ...answer } = emptyAnswer(agent);
  const delivered = vote !== 'abstain';
  return {
    ...answer,
    state: delivered ? 'delivered' : 'not-delivered',
    stated: vote,
    vote,
    feedback: `${agent.label} — “looked” 🔥`,
    issues: vote === 'request_changes' ? ['na\u00efve \u{1f600} | list[int]'] : [],
    members: vote === 'request_changes' ? [memberOf(`${stage}/${agent.label}`)] : [],
    calls: delivered ? [callOf(agent)] : [],
    rowsPlaced: [],
  };
}

function callOf(agent: AgentPlan): CallRecord {
  return {
    adapter: agent.adapter,
    model: agent.model ?? '',
    modelReported: agent.model,
    attempt: 1,
    promptDigest: `sha256:${'a'.repeat(64)}`,
    replyDigest: `sha256:${'b'.repeat(64)}`,
    finish: 'stop',
    usage: { inputTokens: 100, outputTokens: 10, cacheReadTokens: 0, cacheWriteTokens: 0 },
    startedAt: '2026-11-30T12:00:00.000Z',
    duration: 200,
  };
}

function memberOf(reporter: string): Member {
  const location = { path: 'src/a.ts', line: 1, endLine: null };
  return {
    reporter,
    finding: plainFinding({
      title: 'The deadline is never armed',
      severity: 'High',
      location,
      description: 'd',
      confidence: 90,
    }),
    anchor: { ...location, side: 'RIGHT', kind: 'line', tier: 'primary' },
    provenance: { value: 'independent', defaulted: false },
    salvaged: false,
    guard: null,
    rule: null,
  };
}
