/**
 * The review receipt of the reference (spec reference-facts 7.2): what a pass binds, as the one sequence of bytes that
 * is signed and anchored, and the file that carries it.
 */
import { canonicalJson } from '../kernel/canonical-json.ts';
import { digestOf } from '../kernel/digest.ts';
import { isJsonObject, shownValue } from '../kernel/json.ts';
import { readPythonJson } from '../kernel/python-json.ts';

export interface ReceiptFinding {
  /** 0 where the finding has no line. */
  readonly line: number;
  readonly path: string;
  readonly rule: string;
  readonly summary: string;
}

export interface Binding {
  readonly prUrl: string;
  readonly repo: string;
  readonly taskId: string;
  readonly issueHash: string;
  readonly planHash: string;
  readonly journalHead: string;
  readonly diffHash: string;
  readonly verdict: string;
  readonly findings: readonly ReceiptFinding[];
  /** Seconds since 1970. */
  readonly timestamp: number;
  /** From 1 in a chain; 0 for a single pass, which binds no such field. */
  readonly passIndex: number;
  /** Empty where none is bound. */
  readonly rulesetDigest: string;
  /** Anchor of the pass before; empty on the first. */
  readonly prevEntryHash: string;
  /** Undefined in the two older eras, which do not bind it. */
  readonly resolutionHash: string | undefined;
}

export interface Receipt extends Binding {
  readonly signerPublicKeyPem: string;
  /** Base64url without padding. */
  readonly signature: string;
  /** Entry hash of the spine row that anchors the binding. */
  readonly journalEntryHash: string;
}

const VERSION = 1;

/** The signed and anchored bytes, as text. @throws TypeError for a lone surrogate or a number that is not whole. */
export function bindingJson(binding: Binding): string {
  return canonicalJson(bindingFields(binding));
}

/** The receipt file: canonical, without a newline at its end. */
export function receiptJson(receipt: Receipt): string {
  return canonicalJson({
    ...bindingFields(receipt),
    signer_public_key_pem: receipt.signerPublicKeyPem,
    signature: receipt.signature,
    journal_entry_hash: receipt.journalEntryHash,
  });
}

/** `sha256:` over the canonical finding. */
export function findingHash({ line, path, rule, summary }: ReceiptFinding): string {
  return digestOf(canonicalJson({ line, path, rule, summary }));
}

export type ReceiptReading =
  | { readonly kind: 'read'; readonly receipt: Receipt; readonly canonical: boolean }
  /** Not a receipt at all, which the reference reports as absent. */
  | { readonly kind: 'malformed'; readonly why: string }
  /** A receipt with a field that is missing or of the wrong type, which the reference would coerce. */
  | { readonly kind: 'ill-typed'; readonly why: string }
  | { readonly kind: 'unknown-version'; readonly version: string };

/** Reads a receipt file strictly: exact types, and `canonical` only for the very bytes that a writer gives. */
export function readReceipt(bytes: Uint8Array): ReceiptReading {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    value = readPythonJson(text);
  } catch {
    return { kind: 'malformed', why: 'it is not JSON in UTF-8' };
  }
  if (!isJsonObject(value)) return { kind: 'malformed', why: 'it is not a JSON object' };
  if (value['v'] !== VERSION)
    return { kind: 'unknown-version', version: shownValue(value['v']).slice(0, 20) };
  if (!Array.isArray(value['findings'])) return { kind: 'malformed', why: 'it has no list of findings' };
  const receipt = receiptOf(value);
  if (typeof receipt === 'string') return { kind: 'ill-typed', why: receipt };
  try {
    return { kind: 'read', receipt, canonical: receiptJson(receipt) === text };
  } catch {
    return { kind: 'malformed', why: 'a text in it has no UTF-8 form' };
  }
}

function bindingFields(binding: Binding): Record<string, unknown> {
  return {
    v: VERSION,
    pr_url: binding.prUrl,
    repo: binding.repo,
    task_id: binding.taskId,
    issue_hash: binding.issueHash,
    plan_hash: binding.planHash,
    journal_head: binding.journalHead,
    diff_hash: binding.diffHash,
    verdict: binding.verdict,
    findings: binding.findings.map(({ line, path, rule, summary }) => ({ line, path, rule, summary })),
    timestamp: binding.timestamp,
    ...(binding.passIndex === 0 ? {} : { pass_index: binding.passIndex }),
    ...(binding.rulesetDigest === '' ? {} : { ruleset_digest: binding.rulesetDigest }),
    ...(binding.prevEntryHash === '' ? {} : { prev_entry_hash: binding.prevEntryHash }),
    ...(binding.resolutionHash === undefined ? {} : { resolution_hash: binding.resolutionHash }),
  };
}

/** The receipt, or which field is wrong. */
function receiptOf(value: Record<string, unknown>): Receipt | string {
  const wrong: string[] = [];
  const text = (key: string): string => {
    const field = value[key];
    if (typeof field === 'string') return field;
    wrong.push(key);
    return '';
  };
  const optionalText = (key: string): string => (Object.hasOwn(value, key) ? text(key) : '');
  const whole = (key: string): number => {
    const field = value[key];
    if (typeof field === 'number') return field;
    wrong.push(key);
    return 0;
  };
  const findings = findingsOf(value['findings']);
  if (findings === undefined) wrong.push('findings');
  const receipt: Receipt = {
    prUrl: text('pr_url'),
    repo: text('repo'),
    taskId: text('task_id'),
    issueHash: text('issue_hash'),
    planHash: text('plan_hash'),
    journalHead: text('journal_head'),
    diffHash: text('diff_hash'),
    verdict: text('verdict'),
    findings: findings ?? [],
    timestamp: whole('timestamp'),
    passIndex: Object.hasOwn(value, 'pass_index') ? whole('pass_index') : 0,
    rulesetDigest: optionalText('ruleset_digest'),
    prevEntryHash: optionalText('prev_entry_hash'),
    resolutionHash: Object.hasOwn(value, 'resolution_hash') ? text('resolution_hash') : undefined,
    signerPublicKeyPem: text('signer_public_key_pem'),
    signature: text('signature'),
    journalEntryHash: text('journal_entry_hash'),
  };
  return wrong.length === 0 ? receipt : `${wrong.join(', ')} is missing or of the wrong type`;
}

function findingsOf(value: unknown): ReceiptFinding[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const findings = value.map((item): ReceiptFinding | undefined => {
    if (!isJsonObject(item)) return undefined;
    const { line, path, rule, summary } = item;
    return typeof line === 'number' &&
      typeof path === 'string' &&
      typeof rule === 'string' &&
      typeof summary === 'string'
      ? { line, path, rule, summary }
      : undefined;
  });
  return findings.every((finding) => finding !== undefined) ? findings : undefined;
}
