// Writes a chain of `bench-receipts.mjs PASSES MEGABYTES FOLDER` with our own sealing, for `receipt verify` to be timed on.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [, , passes, megabytes, folder] = process.argv;
const built = (path) => import(join(import.meta.dirname, '..', 'build', path));
const { digestOf } = await built('kernel/digest.js');
const { appendToJournal, EMPTY_JOURNAL } = await built('receipts/journal.js');
const { EMPTY_CHAIN, filesDigest, sealPass } = await built('receipts/seal.js');
const { createSigner } = await built('receipts/signer.js');

const line = `+${'x'.repeat(99)}\n`;
const diff = line.repeat((Number(megabytes) * 1024 * 1024) / line.length);
const issue = '# Title\n';
const signer = createSigner(new Uint8Array(32).fill(7), 'input', undefined);
const digest = digestOf('');
let chain = EMPTY_CHAIN;
let state = EMPTY_JOURNAL;
let journal = '';
let proof = new Map();
for (let pass = 1; pass <= Number(passes); pass += 1) {
  const at = '2026-11-30T00:00:00.000Z';
  const own = {
    prUrl: 'https://github.com/acme/shop/pull/7',
    repo: 'acme/shop',
    taskId: 'acme/shop#7@0',
    issueHash: digestOf(issue),
    planHash: digest,
    diffHash: digestOf(diff),
    passIndex: pass,
    rulesetDigest: digest,
  };
  const opening = appendToJournal(state, {
    kind: 'pass',
    at,
    pass_index: pass,
    pr_url: own.prUrl,
    task_id: own.taskId,
    plan_hash: own.planHash,
    diff_hash: own.diffHash,
    issue_hash: own.issueHash,
    ruleset_digest: own.rulesetDigest,
    signer: { fingerprint: signer.fingerprint, origin: 'input' },
  });
  journal += opening.line;
  const stage = { stage: 's', at };
  const vote = {
    adapter: 'static',
    state: 'delivered',
    stated: 'approve',
    vote: 'approve',
    counted: 'approve',
  };
  const sealed = sealPass(
    chain,
    opening.state,
    {
      binding: { ...own, verdict: 'approve', findings: [], resolutionHash: digest },
      events: [],
      decisions: [
        ...Array.from({ length: 5 }, (_, index) => ({
          ...stage,
          ...vote,
          kind: 'vote',
          agent: `a${index}`,
          role: 'r',
          model: null,
          delivered: true,
        })),
        {
          ...stage,
          kind: 'stage',
          stage_kind: 'review',
          strategy: 'all',
          threshold: '0.5',
          weights: {},
          on_error: 'abstain',
          verdict: 'approve',
          pass_score: '1',
          approve_count: 5,
          total_count: 5,
        },
        {
          kind: 'verdict',
          at,
          pass_threshold: '0.5',
          block_on_fail: true,
          incomplete: [],
          verdict: 'approve',
          outcome: 'approved',
          pass_score: '1',
        },
      ],
      files: filesDigest(
        new Map([
          ['pr.diff', diff],
          ['issue.md', issue],
        ]),
      ),
      now: Date.parse(at),
    },
    signer,
  );
  journal += sealed.journal;
  state = sealed.journalState;
  chain = sealed.state;
  proof = sealed.files;
}
for (const [path, content] of [
  ...proof,
  ['journal.jsonl', journal],
  ['pr.diff', diff],
  ['issue.md', issue],
]) {
  const place = join(folder, path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, content);
}
