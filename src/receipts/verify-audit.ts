/** The audit log against the journal and the receipts: form, links and content. Its tags need a key (check-tags.ts). */
import { digestOf } from '../kernel/digest.ts';
import { shownValue } from '../kernel/json.ts';
import { type AuditRow, makeAuditRow, readAuditLog } from './audit-log.ts';
import type { Receipt } from './binding.ts';
import type { JournalRow } from './journal.ts';
import { AUDIT_FOLDER } from './paths.ts';
import { receiptEvent } from './receipt-event.ts';
import type { ArtifactFiles, CheckList, Fault } from './verification.ts';

/** Form, links, the digest of each pass's rows, and the receipt's own row. Tags are checked elsewhere, with a key. */
export function verifyAudit(
  list: CheckList,
  files: ArtifactFiles,
  receipts: readonly Receipt[],
  passes: readonly (readonly JournalRow[])[],
): void {
  const { rows, errors } = readAuditLog(auditFiles(files), undefined);
  const faults: Fault[] = errors.map(({ code, why }) => ({ code, why: `audit log: ${why}` }));
  let at = 0;
  receipts.forEach((receipt, index) => {
    const sealed = passes[index]?.at(-1);
    const bound = sealed?.['audit_rows'];
    const count = typeof bound === 'number' ? bound : 0;
    const own = rows.slice(at, at + count);
    at += count + 1;
    if (digestOf(own.map(({ line }) => `${line}\n`).join('')) !== sealed?.['audit_digest'])
      faults.push({
        code: 'audit-rows',
        why: 'audit log: rows before a receipt are not those that the journal binds',
      });
    const why = receiptRowFault(rows[at - 1], receipt, shownValue(sealed?.at));
    if (why !== undefined) faults.push({ code: 'audit-receipt', why: `audit log: ${why}` });
  });
  if (rows.length > at)
    faults.push({ code: 'audit-rest', why: 'audit log: it goes on after the last receipt' });
  list.add('audit', null, `the audit log's ${rows.length} rows are those of the run`, faults[0]);
}

/** Without a journal: form and links. A fault is a note, since nothing says that the log is of this run. */
export function verifyAuditForm(list: CheckList, files: ArtifactFiles): void {
  const { rows, errors } = readAuditLog(auditFiles(files), undefined);
  if (errors.length > 0)
    list.note(`The audit log beside the receipt does not hold (${errors[0]?.why}), and no journal binds it.`);
  else if (rows.length > 0)
    list.add('audit', null, `the audit log's ${rows.length} rows link to one another`, undefined);
  else list.note('No audit log is here, so none was checked.');
}

export function auditFiles(files: ArtifactFiles): { name: string; bytes: Uint8Array }[] {
  return [...files]
    .filter(([path]) => path.startsWith(`${AUDIT_FOLDER}/`) && path.endsWith('.jsonl'))
    .map(([path, bytes]) => ({ name: path.slice(AUDIT_FOLDER.length + 1), bytes }));
}

/** The row must be the one that a writer makes of the receipt; only its tag needs a key. */
function receiptRowFault(row: AuditRow | undefined, receipt: Receipt, at: string): string | undefined {
  if (row === undefined) return 'the row of a receipt is missing';
  const previous = shownValue(row.fields['prev_hmac']);
  const { line } = makeAuditRow(receiptEvent(receipt, previous, at), previous, () =>
    shownValue(row.fields['hmac']),
  );
  return line === row.line ? undefined : `${row.place}: the row of a receipt does not repeat the receipt`;
}
