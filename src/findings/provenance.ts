/** Effective provenance of a premise (spec quality-gates a.3): code only ever makes it stricter. */
import type { Finding, Provenance } from './finding.ts';

/** What the reviewer's prompt held beside the change. */
export interface ReviewerContext {
  /** Material that other reviewers were given or made too, such as findings of earlier stages. */
  readonly shared: boolean;
  /** Files whose code was in the prompt, or opened with a logged tool. */
  readonly read: ReadonlySet<string>;
  /** Raw mode: nobody was handed anything, so nothing can be shared. */
  readonly raw?: boolean;
}

export function effectiveProvenance(
  finding: Finding,
  context: ReviewerContext,
): { value: Provenance; defaulted: boolean } {
  const declared = finding.premiseProvenance;
  if (context.raw === true) return { value: 'independent', defaulted: declared !== 'independent' };
  if (declared === null) return { value: context.shared ? 'shared-context' : 'independent', defaulted: true };
  if (declared !== 'independent') return { value: declared, defaulted: false };
  const ownReading = finding.evidence.some(({ origin, at }) => origin === 'own' && context.read.has(at.path));
  return ownReading
    ? { value: 'independent', defaulted: false }
    : { value: 'shared-context', defaulted: true };
}
