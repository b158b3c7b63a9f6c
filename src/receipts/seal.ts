/**
 * One pass sealed: its decisions in the journal, its binding signed and anchored, its events in the audit log. Pure;
 * gives the text of every file that proves the pass, for an edge to write at once.
 */
import { digestOf } from '../kernel/digest.ts';
import { type AuditEvent, GENESIS, makeAuditRow } from './audit-log.ts';
import { type Binding, bindingJson, findingHash, type Receipt, receiptJson } from './binding.ts';
import { appendToJournal, type JournalBody, type JournalState } from './journal.ts';
import { auditPath, IDENTITY_FILE, receiptPath, SPINE_FILE, SPINE_HEAD_FILE } from './paths.ts';
import { receiptEvent } from './receipt-event.ts';
import type { Signer } from './signer.ts';
import { makeSpineRow, type SpineRow, spineHead, spineText } from './spine.ts';

/** What the passes so far left for the next one to link to. */
export interface ChainState {
  readonly spine: readonly SpineRow[];
  /** Audit log by path. */
  readonly audit: ReadonlyMap<string, string>;
  readonly auditTag: string;
  /** Files of earlier receipts by path. */
  readonly receipts: ReadonlyMap<string, string>;
}

export const EMPTY_CHAIN: ChainState = {
  spine: [],
  audit: new Map(),
  auditTag: GENESIS,
  receipts: new Map(),
};

export interface PassToSeal {
  readonly binding: Omit<Binding, 'journalHead' | 'timestamp' | 'prevEntryHash'>;
  /** The pass's own events; the receipt's is added here. */
  readonly events: readonly AuditEvent[];
  /** Decisions, in order, for the journal. */
  readonly decisions: readonly JournalBody[];
  /** Digest of each file that the pass leaves, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface SealedPass {
  readonly receipt: Receipt;
  /** Lines to append to the journal. */
  readonly journal: string;
  readonly journalState: JournalState;
  /** Every file under `.sdd/`, whole. */
  readonly files: ReadonlyMap<string, string>;
  readonly state: ChainState;
}

/** @throws TypeError where a text to be bound has no UTF-8 form. */
export function sealPass(
  chain: ChainState,
  journal: JournalState,
  pass: PassToSeal,
  signer: Signer,
): SealedPass {
  const at = new Date(pass.now).toISOString();
  const timestamp = Math.floor(pass.now / 1000);
  const audit = appendEvents(chain, pass.events, signer);
  const sealed: JournalBody = {
    kind: 'sealed',
    at,
    files: pass.files,
    audit_rows: pass.events.length,
    audit_digest: digestOf(audit.lines.map((line) => `${line}\n`).join('')),
  };
  const findings: JournalBody = {
    kind: 'findings',
    at,
    surviving: pass.binding.findings.map(findingHash),
  };
  let journalState = journal;
  let journalText = '';
  for (const body of [...pass.decisions, findings, sealed]) {
    const next = appendToJournal(journalState, body);
    journalText += next.line;
    journalState = next.state;
  }
  const { prUrl, passIndex, diffHash } = pass.binding;
  const previous = passIndex > 1 ? (chain.spine.at(-1)?.entry_hash ?? '') : '';
  const binding: Binding = {
    ...pass.binding,
    journalHead: journalState.head,
    timestamp,
    prevEntryHash: previous,
  };
  const bound = bindingJson(binding);
  const path = receiptPath(prUrl, passIndex);
  const row = makeSpineRow(
    {
      artifactPath: path,
      contentHash: digestOf(bound),
      prevHash: chain.spine.at(-1)?.entry_hash ?? '',
      stepId: passIndex === 0 ? diffHash : `${diffHash}#p${passIndex}`,
      timestamp,
    },
    signer.tagSpine,
  );
  const receipt: Receipt = {
    ...binding,
    signerPublicKeyPem: signer.publicKeyPem,
    signature: signer.sign(bound),
    journalEntryHash: row.entry_hash,
  };
  const closing = appendEvents(audit.chain, [receiptEvent(receipt, audit.chain.auditTag, at)], signer).chain;
  const spine = [...chain.spine, row];
  const receipts = new Map([...chain.receipts, [path, receiptJson(receipt)]]);
  return {
    receipt,
    journal: journalText,
    journalState,
    files: new Map([
      ...receipts,
      ...closing.audit,
      [SPINE_FILE, spineText(spine)],
      [SPINE_HEAD_FILE, spineHead(spine, signer.tagSpine)],
      [IDENTITY_FILE, signer.publicKeyPem],
    ]),
    state: { ...closing, spine, receipts },
  };
}

function appendEvents(
  chain: ChainState,
  events: readonly AuditEvent[],
  signer: Signer,
): { readonly chain: ChainState; readonly lines: readonly string[] } {
  const audit = new Map(chain.audit);
  const lines: string[] = [];
  let tag = chain.auditTag;
  for (const event of events) {
    const row = makeAuditRow(event, tag, signer.tagAudit);
    const path = auditPath(event.timestamp);
    audit.set(path, `${audit.get(path) ?? ''}${row.line}\n`);
    lines.push(row.line);
    tag = row.hmac;
  }
  return { chain: { ...chain, audit, auditTag: tag }, lines };
}

/** `sha256:` of each file, by path. */
export function filesDigest(files: ReadonlyMap<string, string | Uint8Array>): Record<string, string> {
  return Object.fromEntries([...files].map(([path, content]) => [path, digestOf(content)]));
}
