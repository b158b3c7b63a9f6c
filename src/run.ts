/** The story of a run: which change, under which standard, in how many passes, to which record. No edge is known here. */
import type { Obtained } from './change/obtained.ts';
import { runContour } from './contour-run.ts';
import { messageOf } from './kernel/errors.ts';
import { keepOrWarn, type PassOfRun, reviewOnce } from './one-pass.ts';
import { type PreparedRun, prepareRun } from './prepared-run.ts';
import { preview } from './preview.ts';
import type { Proof } from './receipts/proof.ts';
import { EMPTY_CHAIN } from './receipts/seal.ts';
import { type ReviewRecord, type RunFacts, recordOfReview, recordWithoutReview } from './report/record.ts';
import type { RunPorts, RunResult } from './run-ports.ts';
import type { Settings } from './settings/settings.ts';

/** @throws ReviewError where the run could not start; a review that began always gives a record. */
export async function run(settings: Settings, ports: RunPorts): Promise<RunResult> {
  const started = ports.clock.monotonic();
  const startedAt = new Date(ports.clock.now()).toISOString();
  const facts = (): RunFacts => ({
    version: ports.version,
    startedAt,
    duration: Math.round(ports.clock.monotonic() - started),
    warnings: ports.log.warnings,
  });
  if (settings.mode !== 'review') return preview(settings, ports, facts);
  let obtained: Obtained;
  try {
    obtained = await ports.obtainChange();
  } catch (thrown) {
    if (!ports.cancelled.aborted) throw thrown;
    return keepWithoutReview(
      ports,
      recordWithoutReview(facts(), 'not-reviewed', 'the run was cancelled before the review began'),
    );
  }
  if (obtained.kind === 'skip')
    return keepWithoutReview(ports, recordWithoutReview(facts(), 'skipped', obtained.reason));
  const prepared = await prepareRun(settings, ports, facts, obtained);
  try {
    if (settings.contour !== undefined) {
      const ended = await runContour(prepared, settings.contour, obtained);
      return 'record' in ended
        ? ended
        : keepWithoutReview(ports, recordWithoutReview(facts(), 'skipped', ended.skip));
    }
    const pass = await reviewOnce(prepared, obtained, 0);
    if (pass.kind === 'nothing')
      return await keepWithoutReview(ports, recordWithoutReview(facts(), 'skipped', pass.reason));
    const record = recordOfReview(facts(), pass.finished);
    return { record, text: undefined, proof: await sealOrKeep(prepared, pass, record) };
  } finally {
    prepared.finish();
  }
}

/** A proof that can't be written is a warning; the record is kept all the same. */
async function sealOrKeep(
  { ports }: PreparedRun,
  pass: Extract<PassOfRun, { kind: 'pass' }>,
  record: ReviewRecord,
): Promise<Proof | undefined> {
  if (pass.proof !== undefined) {
    try {
      return (await pass.proof.seal(EMPTY_CHAIN, pass.finished, record)).proof;
    } catch (thrown) {
      ports.log.warn(`No receipt was written: ${messageOf(thrown)}. The verdict stands without one.`);
    }
  }
  await keepOrWarn(ports, record, pass.change);
  return undefined;
}

async function keepWithoutReview(ports: RunPorts, record: ReviewRecord): Promise<RunResult> {
  await keepOrWarn(ports, record, undefined);
  return { record, text: undefined, proof: undefined };
}
