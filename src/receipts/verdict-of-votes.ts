/** The verdict again, from nothing but the votes that the journal holds. */
import { isJsonObject, shownValue } from '../kernel/json.ts';
import { foldPipeline, outcomeOf } from '../verdict/pipeline-verdict.ts';
import { foldStage, type StageVerdict, type Strategy } from '../verdict/stage-verdict.ts';
import type { CountedVote, Vote } from '../verdict/vote.ts';
import type { JournalRow } from './journal.ts';
import type { Fault } from './verification.ts';

const STRATEGIES: readonly unknown[] = ['any', 'all', 'majority', 'weighted'];
const STATES: readonly unknown[] = ['delivered', 'no-findings', 'off-topic', 'degraded', 'not-delivered'];
const VOTES: readonly unknown[] = ['approve', 'request_changes', 'abstain'];

/** What the rows of one pass do not bear out; undefined where `verdict` follows from the votes. */
export function verdictFault(rows: readonly JournalRow[], verdict: string): Fault | undefined {
  const stages: StageVerdict[] = [];
  for (const row of rows.filter(({ kind }) => kind === 'stage')) {
    const stage = refold(row, rows);
    if ('why' in stage) return stage;
    stages.push(stage);
  }
  const unplaced = rows.find(
    ({ kind, stage }) => kind === 'vote' && !stages.some(({ name }) => name === stage),
  );
  if (unplaced !== undefined)
    return { code: 'journal-vote', why: 'a vote belongs to a stage that the journal does not have' };
  const [decided, second] = rows.filter(({ kind }) => kind === 'verdict');
  if (decided === undefined || second !== undefined)
    return { code: 'journal-lines', why: 'the journal must hold one verdict for the pass' };
  const rule = {
    passThreshold: numberOf(decided['pass_threshold']),
    blockOnFail: decided['block_on_fail'] === true,
  };
  if (rows.filter(({ kind }) => kind === 'coverage').length !== 1)
    return { code: 'journal-lines', why: 'the journal must hold one account of the coverage' };
  const incomplete = Array.isArray(decided['incomplete']) ? decided['incomplete'].map(shownValue) : [];
  const derived = foldPipeline(rule, stages, []).incomplete;
  if (derived.some((reason, index) => reason !== incomplete[index]))
    return { code: 'journal-incomplete', why: 'the journal leaves out why the review is incomplete' };
  const further = incomplete.slice(derived.length);
  if (further.length === 0 && leavesLinesOut(rows))
    return {
      code: 'journal-incomplete',
      why: 'lines that nobody saw are not among the reasons why the review is incomplete',
    };
  const folded = foldPipeline(rule, stages, further);
  if (folded.verdict !== decided['verdict'] || String(folded.passScore) !== decided['pass_score'])
    return {
      code: 'journal-verdict',
      why: 'the journalled verdict does not follow from the journalled votes',
    };
  if (outcomeOf(folded, stages) !== decided['outcome'])
    return {
      code: 'journal-outcome',
      why: 'the journalled outcome does not follow from the journalled votes',
    };
  return folded.verdict === verdict
    ? undefined
    : {
        code: 'journal-verdict',
        why: 'the verdict of the receipt does not follow from the journalled votes',
      };
}

/** Decimal text as the journal writes fractions; anything else is no number. */
function numberOf(value: unknown): number {
  return typeof value === 'string' ? Number(value) : Number.NaN;
}

/** A stage's verdict from its votes, or what contradicts the stage's own line. */
function refold(row: JournalRow, rows: readonly JournalRow[]): StageVerdict | Fault {
  const name = shownValue(row['stage']);
  const votes: CountedVote[] = [];
  for (const vote of rows.filter(({ kind, stage }) => kind === 'vote' && stage === row['stage'])) {
    const fault = voteFault(vote, row, rows);
    if (fault !== undefined) return { code: 'journal-vote', why: `stage ${JSON.stringify(name)}: ${fault}` };
    votes.push({
      role: shownValue(vote['role']),
      model: typeof vote['model'] === 'string' ? vote['model'] : null,
      vote: (vote['after_panel'] ?? vote['counted']) as Vote,
      delivered: vote['delivered'] === true,
    });
  }
  if (!STRATEGIES.includes(row['strategy']))
    return { code: 'journal-stage', why: `stage ${JSON.stringify(name)}: its strategy is not known` };
  const weights = isJsonObject(row['weights']) ? row['weights'] : {};
  const verdict = foldStage(
    {
      name,
      strategy: row['strategy'] as Strategy,
      weights: Object.fromEntries(Object.entries(weights).map(([key, weight]) => [key, numberOf(weight)])),
      threshold: numberOf(row['threshold']),
    },
    votes,
  );
  // A panel and a critic judge findings, not the change.
  const counted = row['stage_kind'] !== 'panel' && row['stage_kind'] !== 'critic';
  const agrees =
    verdict.verdict === row['verdict'] &&
    String(verdict.passScore) === row['pass_score'] &&
    verdict.approveCount === row['approve_count'] &&
    verdict.totalCount === row['total_count'];
  return agrees
    ? { ...verdict, counted }
    : {
        code: 'journal-stage',
        why: `stage ${JSON.stringify(name)}: its verdict does not follow from its votes`,
      };
}

/** An agent can tighten its own vote and never loosen it; what on_error puts in is not delivered. */
function voteFault(vote: JournalRow, stage: JournalRow, rows: readonly JournalRow[]): string | undefined {
  const { stated, vote: own, counted, delivered, agent, adapter } = vote;
  if (![stated, own, counted].every((value) => VOTES.includes(value))) return 'a vote is not known';
  if (!STATES.includes(vote['state'])) return 'how a vote was delivered is not known';
  const tightened = own === stated || own === 'request_changes' || own === 'abstain';
  if (!tightened) return 'a vote is looser than what its agent stated';
  const expected = own === 'abstain' ? [stage['on_error'], 'abstain'] : [own];
  if (!expected.includes(counted) || (delivered === true) !== (own !== 'abstain'))
    return 'a counted vote is not the vote that was delivered';
  const again = vote['after_panel'] ?? null;
  const flips = rows.some(changesVotes);
  const attacked = rows.some(({ kind }) => kind === 'panel');
  if (
    again !== null &&
    !(attacked && (again === counted || (flips && counted === 'request_changes' && again === 'approve')))
  )
    return 'a vote changed after the panel in a way that no panel can change it';
  const needsCall =
    delivered === true && adapter !== 'static' && adapter !== 'sarif' && vote['state'] === 'delivered';
  const called = rows.some(
    (row) =>
      row.kind === 'call' &&
      row['stage'] === stage['stage'] &&
      row['agent'] === agent &&
      row['finish'] === 'stop' &&
      typeof row['reply_digest'] === 'string',
  );
  return needsCall && !called ? 'a vote was delivered without a call that brought a reply' : undefined;
}

/** Only a finding that fell, in whole or for one reporter, or became less grave can take a rejection with it. */
function changesVotes(row: JournalRow): boolean {
  if (row.kind !== 'panel') return false;
  const fell = ['filtered', 'premise-refuted', 'contested'].includes(shownValue(row['status']));
  const premises: readonly unknown[] = Array.isArray(row['premises']) ? row['premises'] : [];
  const refuted = premises.some((premise) => isJsonObject(premise) && premise['effect'] === 'refuted');
  return fell || refuted || row['severity_before'] !== row['severity_final'];
}

function leavesLinesOut(rows: readonly JournalRow[]): boolean {
  return rows.some(
    (row) =>
      row.kind === 'coverage' &&
      row['mode'] === 'require' &&
      Array.isArray(row['uncovered']) &&
      row['uncovered'].length > 0,
  );
}
