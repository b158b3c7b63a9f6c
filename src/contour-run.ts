/** A contour over a pull request: the loop's ports made of reviews, receipts, checks and the fix command. */
import { type Plan, planDigest } from './agents/plan.ts';
import type { Change, PullRequest } from './change/change.ts';
import { scopeOf } from './change/scope.ts';
import { type CheckRollup, failingOf, rollUp } from './contour/check-rollup.ts';
import type { ContourRecord, FixEnd } from './contour/contour-record.ts';
import { type FailingCheck, fixPrompt } from './contour/fix-prompt.ts';
import { type LoopPorts, type PassEnd, runLoop } from './contour/loop.ts';
import type { ContourPorts } from './contour/ports.ts';
import { splitCommand } from './contour/split-command.ts';
import { DEFAULT_PROTECT } from './contour/weakened.ts';
import { isReported } from './findings/counts.ts';
import { messageOf, ReviewError } from './kernel/errors.ts';
import { keepOrWarn, reviewOnce } from './one-pass.ts';
import { planOf } from './plan-of-run.ts';
import type { PreparedRun } from './prepared-run.ts';
import type { ObtainedChange } from './preview.ts';
import type { Proof } from './receipts/proof.ts';
import { type ChainState, EMPTY_CHAIN } from './receipts/seal.ts';
import {
  changeRecord,
  type Finished,
  type ReviewRecord,
  recordOfReview,
  recordWithoutReview,
  withContour,
} from './report/record.ts';
import { placeOf } from './report/words.ts';
import { DEFAULT_RULES } from './rules/load-rules.ts';
import type { RunResult } from './run-ports.ts';
import type { ContourSettings } from './settings/settings.ts';

/** @throws ReviewError where the contour could not start. `skip` where there is nothing to review. */
export async function runContour(
  run: PreparedRun,
  settings: ContourSettings,
  first: ObtainedChange,
): Promise<RunResult | { readonly skip: string }> {
  const { ports, loaded } = run;
  const { contour } = loaded.pipeline;
  const { pullRequest, headSha } = first.change;
  if (pullRequest === undefined || headSha === undefined || ports.contour === undefined)
    throw new ReviewError('usage', 'A contour (fix, until-checks-green) needs a pull request.', {
      next: 'Name one with pr, or run on an event of a pull request.',
    });
  const world = ports.contour(pullRequest);
  const argv = fixArgv(run, settings);
  const required = await world.required();
  const passes = new Passes(run, first);
  const { plan } = planOf(ports, run.located, loaded, []);
  const before = argv === undefined ? [] : await world.fixedBefore(plan.name);
  // A head that a contour's own fix made is reviewed; fixing it again would never end.
  const again = before?.includes(headSha) === true ? [headSha] : [];
  let target = pullRequest.baseRef;
  const loop: LoopPorts = {
    clock: ports.clock,
    signal: run.calls.signal,
    stopped: run.stopped,
    say: (message) => ports.log.info(message),
    headNow: async () => {
      const position = await world.positionNow();
      if (position !== undefined) target = position.baseRef;
      return position?.headSha;
    },
    retargetedTo: () => (target === pullRequest.baseRef ? undefined : target),
    runnerUntouched: () => world.runnerUntouched(),
    readRollup: async (sha) =>
      rollUp(sha, await world.rows(sha), { ownRun: ports.runId, ignore: contour.ignore_checks, required }),
    review: (index, head) => passes.review(index, head),
    fix:
      argv === undefined
        ? undefined
        : async (index, pass, rollup) =>
            before === undefined
              ? FIXES_UNKNOWN
              : again.includes(pass.head)
                ? FIXED_BEFORE
                : world.fix({
                    pass: index,
                    argv,
                    head: pass.head,
                    prompt: await promptOf(run, passes, world, pullRequest, index, pass.head, rollup),
                    variables: contour.fix_env,
                    protect: protectedPaths(run),
                    timeout: contour.fix_timeout_seconds * 1000,
                  }),
  };
  const ended = await runLoop(
    loop,
    {
      maxPasses: settings.maxPasses,
      untilChecksGreen: settings.untilChecksGreen,
      allowNoChecks: contour.allow_no_checks,
      timeout: contour.checks_timeout_seconds * 1000,
      grace: contour.grace_seconds * 1000,
    },
    headSha,
    again,
  );
  return passes.result(ended, plan);
}

const FIXED_BEFORE: FixEnd = {
  landed: false,
  commit: null,
  why: 'the head is a fix of an earlier run, which is reviewed and not fixed again',
  next: 'Look at what is left; a commit of your own may be fixed again.',
};

const FIXES_UNKNOWN: FixEnd = {
  landed: false,
  commit: null,
  why: 'whether an earlier run made the head can not be read from its comment',
  next: 'Grant pull-requests: read (issues: read), and run again.',
};

/** The passes of a contour: each made of the change as it then is, sealed onto the chain of those before. */
class Passes {
  readonly #run: PreparedRun;
  readonly #first: ObtainedChange;
  #last: { readonly finished: Finished; readonly change: Change } | undefined;
  #chain: ChainState = EMPTY_CHAIN;
  #proof: Proof | undefined;
  #nothing: string | undefined;
  /** A pass could not be sealed, so the chain has ended. */
  #unsealed = false;

  constructor(run: PreparedRun, first: ObtainedChange) {
    this.#run = run;
    this.#first = first;
  }

  get last(): Finished | undefined {
    return this.#last?.finished;
  }

  async review(index: number, head: string): Promise<PassEnd> {
    const { ports } = this.#run;
    try {
      const obtained = head === this.#first.change.headSha ? this.#first : await ports.obtainChange();
      if (obtained.kind === 'skip') return { kind: 'failed', reason: obtained.reason };
      const now = obtained.change.headSha ?? '';
      if (now !== head) return { kind: 'moved', head: now };
      return await this.#reviewed(index, head, obtained);
    } catch (thrown) {
      // What keeps the first pass from starting is for the operator to mend, with exit code 2.
      if (index === 1) throw thrown;
      return { kind: 'failed', reason: messageOf(thrown) };
    }
  }

  async #reviewed(index: number, head: string, obtained: ObtainedChange): Promise<PassEnd> {
    const { ports, facts } = this.#run;
    ports.log.info(`pass ${index} on ${head.slice(0, 12)}`);
    const pass = await reviewOnce(this.#run, obtained, index);
    if (pass.kind === 'nothing') {
      if (index === 1) this.#nothing = pass.reason;
      return { kind: 'failed', reason: pass.reason };
    }
    const { finished, change, proof } = pass;
    this.#last = { finished, change };
    const before = this.#chain;
    const surviving = finished.consolidation.findings.filter(isReported);
    return {
      kind: 'reviewed',
      head,
      verdict: finished.pipelineVerdict.verdict,
      notReviewed: finished.outcome === 'not-reviewed',
      reason: finished.reason,
      signature: surviving
        .flatMap(({ fingerprints }) => fingerprints)
        .sort()
        .join(' '),
      findings: surviving.map(({ title }) => title),
      costUsd: finished.costUsd,
      seal: async (contour) => {
        const record = withContour(recordOfReview(facts(), finished), contour);
        try {
          if (proof === undefined) return await keepOrWarn(ports, record, change);
          if (this.#unsealed) return;
          const sealed = await proof.seal(before, finished, record);
          this.#chain = sealed.chain;
          this.#proof = sealed.proof;
        } catch (thrown) {
          ports.log.warn(`No receipt was written for pass ${index}: ${messageOf(thrown)}.`);
          // What earlier receipts bind stays as it is, and no report names a receipt of another pass as this one's.
          if (this.#proof === undefined) await keepOrWarn(ports, record, change);
          this.#proof = undefined;
          this.#unsealed = true;
        }
      },
    };
  }

  async result(contour: ContourRecord, plan: Plan): Promise<RunResult | { readonly skip: string }> {
    if (this.#nothing !== undefined) return { skip: this.#nothing };
    const { ports, facts } = this.#run;
    const record: ReviewRecord = withContour(
      this.#last === undefined
        ? this.#unreviewed(contour, plan)
        : recordOfReview(facts(), this.#last.finished),
      contour,
    );
    if (this.#last === undefined) await keepOrWarn(ports, record, this.#first.change);
    return { record, text: undefined, proof: this.#proof };
  }

  /** Names the change and the pipeline, so that the report replaces the one of an earlier run. */
  #unreviewed({ reason }: ContourRecord, plan: Plan): ReviewRecord {
    const { facts, located } = this.#run;
    const { change, attributed } = this.#first;
    return {
      ...recordWithoutReview(facts(), 'needs-operator', reason),
      pipeline: { name: plan.name, source: located.origin, planDigest: planDigest(plan) },
      change: changeRecord(change, scopeOf(change.files, plan.ignore, attributed)),
    };
  }
}

/** @throws ReviewError `usage` for a command that can't be split. */
function fixArgv({ ports }: PreparedRun, settings: ContourSettings): readonly string[] | undefined {
  const command = settings.fix ? (settings.fixCommand ?? ports.fixCommand) : undefined;
  if (command === undefined) return undefined;
  const split = splitCommand(command);
  if (split.ok) return split.argv;
  throw new ReviewError('usage', `fix-command can't be used: ${split.why}.`, {
    next: 'Write a program and its arguments; it runs without a shell.',
  });
}

function protectedPaths({ loaded, located, rules, ports }: PreparedRun): readonly string[] {
  const { fix_protect: named } = loaded.pipeline.contour;
  const own = [ports.pathInRepository(located.path), rules.source, DEFAULT_RULES].filter(
    (path) => path !== undefined && path !== null,
  );
  return [...new Set([...(named ?? DEFAULT_PROTECT), ...own])];
}

async function promptOf(
  run: PreparedRun,
  passes: Passes,
  world: ContourPorts,
  pullRequest: PullRequest,
  pass: number,
  head: string,
  rollup: CheckRollup,
): Promise<string> {
  const { ports, rules } = run;
  const finished = passes.last;
  const failing = await Promise.all(
    failingOf(rollup).map(async (check): Promise<FailingCheck> => {
      const read = await world.logOf(check);
      return {
        name: check.name,
        conclusion: check.conclusion,
        log: 'log' in read ? read.log : undefined,
        why: 'why' in read ? read.why : '',
      };
    }),
  );
  const record = finished === undefined ? undefined : recordOfReview(run.facts(), finished);
  return fixPrompt({
    pass,
    pullRequest: pullRequest.number,
    branch: pullRequest.headRef,
    head,
    verdict: finished?.pipelineVerdict.verdict ?? 'request_changes',
    feedback: finished?.reason ?? '',
    findings: (record?.findings ?? []).filter(isReported).map((finding) => ({
      title: finding.title,
      severity: finding.severity,
      place: placeOf(finding),
      description: finding.description,
      fixes: finding.fixes.map(({ text }) => text),
    })),
    issues: record?.issues ?? [],
    failing,
    ruleset: rules.ruleset,
    protect: protectedPaths(run),
    instructions: (await ports.shipped('fix.md')) ?? '',
  });
}
