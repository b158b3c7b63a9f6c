/**
 * Verifies a receipt or a chain from the files of a run: no token, no network, no secret. The order and the sentences'
 * meaning follow the reference (spec reference-facts 7.8); what it lets through and this does not is in the checks that
 * it does not have.
 */
import { digestOf } from '../kernel/digest.ts';
import { messageOf } from '../kernel/errors.ts';
import { bindingJson, type Receipt, type ReceiptReading, readReceipt } from './binding.ts';
import { receiptPath, SPINE_FILE, SPINE_HEAD_FILE } from './paths.ts';
import { keyFingerprint, readExactPem } from './public-key.ts';
import { signatureFault } from './signature.ts';
import { readSpine, type SpineRow } from './spine.ts';
import { type TrustedKey, trustFault } from './trusted-keys.ts';
import {
  type ArtifactFiles,
  CheckList,
  type Fault,
  type Verification,
  type VerificationExit,
} from './verification.ts';
import { verifyAnchors } from './verify-anchors.ts';
import { verifyJournal } from './verify-journal.ts';

export interface VerifyInputs {
  readonly prUrl: string;
  readonly chain: boolean;
  /** By path relative to the run's folder. */
  readonly files: ArtifactFiles;
  /** The issue's bytes as text, line ends folded to LF as the reference folds them. */
  readonly issue: string;
  readonly diff: Uint8Array;
  /** Digest of the ruleset that is presented; undefined where none is. */
  readonly rulesDigest: string | undefined;
  /** Lists of keys, each of which must accept the signer; empty where nobody says which key counts. */
  readonly trusted: readonly (readonly TrustedKey[])[];
  /** Checks the tags that need a secret key; undefined where none is given. */
  readonly checkTags:
    | ((list: CheckList, files: ArtifactFiles, rows: readonly SpineRow[]) => void)
    | undefined;
}

/** Never throws for what a file holds: a file that a check can't deal with is a mismatch. */
export function verifyReceipts(inputs: VerifyInputs): Verification {
  const list = new CheckList();
  try {
    return verifyFound(list, inputs);
  } catch (thrown) {
    list.add('receipt-form', null, '', `a file can not be checked (${messageOf(thrown)})`);
    return conclude(inputs, list, [], 2);
  }
}

function verifyFound(list: CheckList, inputs: VerifyInputs): Verification {
  const found = findReceipts(inputs);
  const [first] = found;
  const absent = absence(inputs, first);
  if (absent !== undefined) {
    list.add('receipt-present', null, '', absent);
    return conclude(inputs, list, [], 1);
  }
  const receipts: Receipt[] = [];
  found.forEach((reading, index) => {
    const receipt = readOne(list, reading, inputs.chain ? index + 1 : 0);
    if (receipt !== undefined) receipts.push(receipt);
  });
  if (receipts.length !== found.length) return conclude(inputs, list, receipts, 2);
  const spine = readSpine(inputs.files.get(SPINE_FILE), inputs.files.get(SPINE_HEAD_FILE));
  for (const [index, receipt] of receipts.entries()) verifyOne(list, inputs, receipt, receipts, index);
  verifyDiff(list, inputs, receipts.at(-1));
  list.add(
    'spine',
    null,
    'every row of the review spine holds, and its head counts them',
    spine.ok
      ? undefined
      : { code: spine.code, why: spine.row === 0 ? spine.why : `spine row ${spine.row}: ${spine.why}` },
  );
  if (spine.ok) {
    verifyAnchors(list, inputs, receipts, spine.rows);
    verifyJournal(list, inputs.files, receipts);
    inputs.checkTags?.(list, inputs.files, spine.rows);
  }
  return conclude(inputs, list, receipts, list.firstFailure === undefined ? 0 : 2);
}

/** The single receipt, or the passes from 1 on up to the first that is not here. */
function findReceipts({ prUrl, chain, files }: VerifyInputs): ReceiptReading[] {
  const readings: ReceiptReading[] = [];
  for (let pass = chain ? 1 : 0; ; pass += 1) {
    const bytes = files.get(receiptPath(prUrl, pass));
    if (bytes === undefined) return readings;
    readings.push(readReceipt(bytes));
    if (!chain) return readings;
  }
}

function absence(
  { prUrl, chain, files }: VerifyInputs,
  first: ReceiptReading | undefined,
): Fault | undefined {
  if (first?.kind === 'malformed')
    return {
      code: 'receipt-present',
      why: `${receiptPath(prUrl, chain ? 1 : 0)} is no review receipt: ${first.why}`,
    };
  if (first !== undefined) return undefined;
  const other = files.has(receiptPath(prUrl, chain ? 0 : 1));
  const what = chain ? 'no review chain found' : 'no review receipt found';
  if (!other) return { code: 'receipt-missing', why: what };
  const hint = chain ? 'but a single receipt is; leave --chain out' : 'but a chain is; add --chain';
  return { code: 'other-form', why: `${what}, ${hint}` };
}

function readOne(list: CheckList, reading: ReceiptReading, pass: number): Receipt | undefined {
  if (reading.kind === 'unknown-version') {
    list.add(
      'receipt-version',
      pass,
      '',
      `the receipt is of version ${reading.version}, which is not known here`,
    );
    return undefined;
  }
  const fault: Fault | undefined =
    reading.kind !== 'read'
      ? { code: 'receipt-form', why: `the file is no review receipt: ${reading.why}` }
      : reading.canonical
        ? undefined
        : {
            code: 'receipt-canonical',
            why: 'the receipt file is not in the canonical form that a writer gives it',
          };
  list.add('receipt-form', pass, 'the receipt file is in canonical form', fault);
  return reading.kind === 'read' && fault === undefined ? reading.receipt : undefined;
}

function verifyOne(
  list: CheckList,
  inputs: VerifyInputs,
  receipt: Receipt,
  receipts: readonly Receipt[],
  index: number,
): void {
  const pass = inputs.chain ? index + 1 : 0;
  const previous = receipts[index - 1];
  if (inputs.chain) {
    list.add(
      'pass-order',
      pass,
      'the pass index is its place in the chain',
      receipt.passIndex === pass
        ? undefined
        : `the recorded pass index ${receipt.passIndex} breaks the chain order`,
    );
    list.add(
      'chain-link',
      pass,
      'the pass links to the one before it',
      receipt.prevEntryHash === (previous?.journalEntryHash ?? '')
        ? undefined
        : "the chain link does not match the previous pass's anchor",
    );
    list.add(
      'one-ruleset',
      pass,
      'the ruleset is that of pass 1',
      receipt.rulesetDigest === receipts[0]?.rulesetDigest
        ? undefined
        : 'the ruleset differs from the one that pass 1 was reviewed under',
    );
    list.add(
      'one-signer',
      pass,
      'the signer is that of pass 1',
      receipt.signerPublicKeyPem === receipts[0]?.signerPublicKeyPem
        ? undefined
        : 'the pass is signed with another key than pass 1',
    );
  } else {
    list.add(
      'pass-order',
      pass,
      'the receipt is of the single form',
      receipt.passIndex === 0 && receipt.prevEntryHash === ''
        ? undefined
        : 'the receipt belongs to a chain and is not a single one',
    );
  }
  list.add(
    'pr-url',
    pass,
    'the receipt is about this pull request',
    receipt.prUrl === inputs.prUrl ? undefined : 'the receipt is about another pull request',
  );
  if (inputs.rulesDigest !== undefined) verifyRules(list, pass, receipt, inputs.rulesDigest);
  list.add(
    'issue',
    pass,
    'the issue is the reviewed one',
    receipt.issueHash === digestOf(inputs.issue)
      ? undefined
      : 'the issue presented differs from the reviewed one',
  );
  list.add(
    'resolution-hash',
    pass,
    'the conventions in scope are recorded, or the receipt is of an era without them',
    receipt.resolutionHash === '' ? 'the receipt names no resolution of the conventions in scope' : undefined,
  );
  verifySignature(list, inputs, pass, receipt);
}

function verifyRules(list: CheckList, pass: number, receipt: Receipt, digest: string): void {
  const fault: Fault =
    receipt.rulesetDigest === ''
      ? {
          code: 'rules-unbound',
          why: 'the receipt binds no ruleset, so the one presented can not be compared',
        }
      : { code: 'rules', why: 'the ruleset presented differs from the reviewed one' };
  list.add(
    'rules',
    pass,
    'the ruleset is the reviewed one',
    receipt.rulesetDigest === digest ? undefined : fault,
  );
}

function verifySignature(list: CheckList, inputs: VerifyInputs, pass: number, receipt: Receipt): void {
  const signed = list.add(
    'signed',
    pass,
    'the receipt is signed',
    receipt.signature === '' || receipt.signerPublicKeyPem === '' ? 'the receipt is unsigned' : undefined,
  );
  if (!signed) return;
  const key = readExactPem(receipt.signerPublicKeyPem);
  const why = signatureFault(bindingJson(receipt), receipt.signature, receipt.signerPublicKeyPem);
  list.add(
    'signature',
    pass,
    'the signature is that of the signer key over the receipt',
    why === undefined ? undefined : { code: key === undefined ? 'signer-key' : 'signature', why },
  );
  if (inputs.trusted.length === 0 || key === undefined) return;
  const faults = inputs.trusted.map((keys) => trustFault(keys, key, inputs.prUrl, receipt.timestamp));
  list.add(
    'trusted-key',
    pass,
    'the signer key is a trusted one',
    faults.find((each) => each !== undefined),
  );
}

function verifyDiff(list: CheckList, inputs: VerifyInputs, last: Receipt | undefined): void {
  list.add(
    'diff',
    null,
    inputs.chain ? 'the diff is the one reviewed last' : 'the diff is the reviewed one',
    last?.diffHash === digestOf(inputs.diff)
      ? undefined
      : `the diff presented differs from the ${inputs.chain ? 'one reviewed last' : 'reviewed one'}`,
  );
}

function keyTrust({ trusted }: VerifyInputs, { checks }: CheckList): Verification['keyTrust'] {
  if (trusted.length === 0) return 'self-asserted key';
  const made = checks.filter(({ code }) => code === 'trusted-key');
  return made.length > 0 && made.every(({ ok }) => ok) ? 'trusted key' : 'untrusted key';
}

function conclude(
  inputs: VerifyInputs,
  list: CheckList,
  receipts: readonly Receipt[],
  exitCode: VerificationExit,
): Verification {
  const last = receipts.at(-1);
  const key = last === undefined ? undefined : readExactPem(last.signerPublicKeyPem);
  return {
    exitCode,
    chain: inputs.chain,
    prUrl: inputs.prUrl,
    passes: receipts.length,
    verdict: last?.verdict ?? '',
    rulesetDigest: last?.rulesetDigest ?? '',
    signer: key === undefined ? '' : keyFingerprint(key),
    keyTrust: keyTrust(inputs, list),
    anchor: last?.journalEntryHash ?? '',
    checks: list.checks,
    notes: list.notes,
  };
}
