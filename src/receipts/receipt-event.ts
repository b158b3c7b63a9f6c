/** A receipt's own row in the audit log (spec reference-facts 7.6). */
import type { AuditEvent } from './audit-log.ts';
import type { Receipt } from './binding.ts';

/** `previous` is the tag of the row before; `at` an ISO instant of milliseconds. */
export function receiptEvent(receipt: Receipt, previous: string, at: string): AuditEvent {
  return {
    actor: 'review_receipt',
    eventType: 'review.receipt',
    resourceType: 'review_receipt',
    resourceId: receipt.prUrl,
    details: {
      pr_url: receipt.prUrl,
      issue_hash: receipt.issueHash,
      plan_hash: receipt.planHash,
      journal_head: receipt.journalHead,
      diff_hash: receipt.diffHash,
      verdict: receipt.verdict,
      journal_entry_hash: receipt.journalEntryHash,
      prev_chain_digest: previous,
    },
    timestamp: microseconds(at),
  };
}

/** An ISO instant of milliseconds as the audit log writes it. */
export function microseconds(instant: string): string {
  return instant.replace(/\.(\d{3})Z$/, '.$1000Z');
}
