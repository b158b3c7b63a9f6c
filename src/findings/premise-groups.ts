/** The premises of a finding that lens 0 is asked about, each once (spec quality-gates c.3). */
import type { Member } from './consolidated.ts';
import { premiseEligibility } from './panel-outcome.ts';

export interface PremiseGroup {
  /** Null where the members declare none. */
  readonly premise: string | null;
  readonly members: readonly Member[];
}

export interface EligiblePremises {
  /** Why, of all of them; null where none is eligible. */
  readonly eligibility: string | null;
  readonly groups: readonly PremiseGroup[];
}

export function eligiblePremises(members: readonly Member[]): EligiblePremises {
  const reasons = new Set<string>();
  const groups: { premise: string | null; members: Member[] }[] = [];
  for (const member of members) {
    const reason = premiseEligibility(member);
    if (reason === undefined) continue;
    reasons.add(reason);
    const premise = member.finding.loadBearingPremise;
    const same = groups.find((group) => samePremise(group.premise, premise));
    if (same === undefined) groups.push({ premise, members: [member] });
    else same.members.push(member);
  }
  return { eligibility: reasons.size === 0 ? null : [...reasons].join(', '), groups };
}

/** One word more or less can turn a premise into its opposite, so only the same words are the same premise. */
function samePremise(left: string | null, right: string | null): boolean {
  if (left === null || right === null) return left === right;
  return plain(left) === plain(right);
}

function plain(premise: string): string {
  return premise
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.;]+/g, ' ')
    .trim();
}
