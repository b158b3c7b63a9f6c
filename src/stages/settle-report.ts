/** An agent's answer held against the change: findings anchored, provenance settled, the vote tightened. */
import type { AgentAnswer, AgentReport } from '../agents/agent-report.ts';
import { type Anchor, anchorPlace } from '../change/anchor.ts';
import type { FileChange } from '../change/change.ts';
import type { Member } from '../findings/consolidated.ts';
import { ruleSeverity, settleQuantities } from '../findings/evidence-class.ts';
import type { Finding } from '../findings/finding.ts';
import { fingerprintOf } from '../findings/fingerprint.ts';
import { effectiveProvenance, type ReviewerContext } from '../findings/provenance.ts';
import { atLeast, type Severity } from '../findings/severity.ts';
import { guardOf, raiseOf } from '../rules/apply-rules.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Vote } from '../verdict/vote.ts';

export interface SettleInputs {
  readonly stage: string;
  readonly failOn: Severity;
  readonly files: readonly FileChange[];
  readonly headFile: (path: string) => Promise<string | undefined>;
  readonly context: ReviewerContext;
  /** Ids of every row of the map; an anchor that names another names nothing. */
  readonly rowIds: ReadonlySet<string>;
  /** True for a path whose reading is no reading of one's own. */
  readonly isDocument: (path: string) => boolean;
  readonly ruleset: Ruleset;
}

export async function settleReport(answer: AgentAnswer, inputs: SettleInputs): Promise<AgentReport> {
  const { findings, salvaged: incomplete, ...rest } = answer;
  const reporter = `${inputs.stage}/${answer.label}`;
  const read = new Set([
    ...inputs.context.read,
    ...answer.reads.flatMap(({ tool, target, shown }) =>
      tool === 'read_file' && shown && !inputs.isDocument(target) ? [target] : [],
    ),
  ]);
  const anchored = findings.map((finding) => checkAnchor(finding, inputs.rowIds));
  const settle = (list: readonly Finding[], salvaged: boolean): Promise<Member[]> =>
    Promise.all(
      list.map(async (finding): Promise<Member> => {
        const anchor = await anchorFinding(finding, inputs);
        const fingerprint = fingerprintOf({ ...finding, location: anchor });
        return {
          reporter,
          finding:
            finding.location !== null && anchor?.kind === 'file'
              ? { ...finding, compliance: [...finding.compliance, 'the location does not resolve'] }
              : finding,
          anchor,
          provenance: effectiveProvenance(finding, { ...inputs.context, read }),
          salvaged,
          guard: guardOf(inputs.ruleset, fingerprint, finding.category)?.id ?? null,
          rule: raiseOf(inputs.ruleset, finding.category)?.id ?? null,
        };
      }),
    );
  const delivered = await settle(anchored, false);
  const members = [...delivered, ...(await settle(incomplete, true))];
  return {
    ...rest,
    rowsPlaced: [...(inputs.context.rows ?? new Map()).keys()],
    members,
    vote: tightenVote(answer.stated, delivered, inputs.failOn),
  };
}

/** An anchor to no row is a fault of form; it cites nothing, and costs the finding nothing (a.5). */
function checkAnchor(finding: Finding, rowIds: ReadonlySet<string>): Finding {
  const { mapAnchor } = finding;
  if (mapAnchor === null || mapAnchor.rowId === null || rowIds.has(mapAnchor.rowId)) return finding;
  return {
    ...finding,
    mapAnchor: { ...mapAnchor, rowId: null },
    compliance: [...finding.compliance, 'the map anchor names no row'],
  };
}

async function anchorFinding(finding: Finding, inputs: SettleInputs): Promise<Anchor | null> {
  const { location } = finding;
  if (location === null) return null;
  const text = inputs.files.some(({ path }) => path === location.path)
    ? await inputs.headFile(location.path)
    : undefined;
  const quotes = [
    ...finding.evidence
      .filter(({ kind, at }) => kind === 'code' && at.path === location.path)
      .map(({ shows }) => shows),
    ...[...finding.description.matchAll(/`([^`\n]{6,200})`/g)].map((match) => match[1] ?? ''),
  ];
  return anchorPlace(inputs.files, { ...location, quotes }, text?.split('\n'));
}

/**
 * A reviewer can tighten its own vote, never loosen it (DESIGN.md "Verdict"; AC-005): an approval that carries a
 * finding at or above the bound, as stated or as our rules grade it, rejects. What was there before, or what a guard
 * rule covers, does not count.
 */
export function tightenVote(stated: Vote, members: readonly Member[], failOn: Severity): Vote {
  if (stated === 'request_changes') return stated;
  const grave = members.some(({ finding, anchor, guard }) => {
    if (anchor?.tier === 'pre-existing' || guard !== null) return false;
    const ruled = ruleSeverity(finding, finding.severity, settleQuantities(finding)).severity;
    return atLeast(finding.severity, failOn) || atLeast(ruled, failOn);
  });
  return grave ? 'request_changes' : stated;
}
