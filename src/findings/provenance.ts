/** Effective provenance of a premise (spec quality-gates a.3): code only ever makes it stricter. */
import type { Member } from './consolidated.ts';
import type { Finding, Provenance } from './finding.ts';
import { jaccard } from './similarity.ts';

/** What the reviewer's prompt held beside the change. */
export interface ReviewerContext {
  /** Material that other reviewers were given or made too, such as findings of earlier stages. */
  readonly shared: boolean;
  /** Files whose code was in the prompt, or opened with a logged tool. */
  readonly read: ReadonlySet<string>;
  /** Raw mode: nobody was handed anything, so nothing can be shared. */
  readonly raw?: boolean;
  /** Text of each map row that was in the prompt, by id. */
  readonly rows?: ReadonlyMap<string, string>;
}

/** Overlap of a premise and a row from which the premise is the row's (a.3 rule 4). */
const SAME_ROW = 0.8;

export function effectiveProvenance(
  finding: Finding,
  context: ReviewerContext,
): { value: Provenance; defaulted: boolean } {
  const declared = finding.premiseProvenance;
  if (context.raw === true) return { value: 'independent', defaulted: declared !== 'independent' };
  if (declared === null) return { value: context.shared ? 'shared-context' : 'independent', defaulted: true };
  if (declared !== 'independent') return { value: declared, defaulted: false };
  const ownReading = finding.evidence.some(({ origin, at }) => origin === 'own' && context.read.has(at.path));
  if (!ownReading) return { value: 'shared-context', defaulted: true };
  const row = context.rows?.get(finding.mapAnchor?.rowId ?? '');
  return row !== undefined && jaccard(row, finding.loadBearingPremise ?? '') >= SAME_ROW
    ? { value: 'mixed', defaulted: true }
    : { value: 'independent', defaulted: false };
}

/** True where the reviewer said one thing and code made it stricter. */
export function isOverridden({ finding, provenance }: Pick<Member, 'finding' | 'provenance'>): boolean {
  return (
    provenance.defaulted &&
    provenance.value !== 'independent' &&
    finding.premiseProvenance !== null &&
    finding.premiseProvenance !== provenance.value
  );
}
