/** What nobody looked at, found without a model (spec quality-gates d.2): the critic's material. */
import type { AgentReport } from '../agents/agent-report.ts';
import type { Scope } from '../change/scope.ts';
import type { CoverageGap } from './critic-result.ts';
import type { StageResult } from './stage-result.ts';

/** Categories 3 and 4 need a map of the repository, which this run did not build. */
export function coverageGaps(stages: readonly StageResult[], scope: Scope): CoverageGap[] {
  const reports = stages
    .filter(({ plan }) => plan.kind === 'review')
    .flatMap(({ plan, reports: own }) =>
      own.map((report) => ({ place: `${plan.name}/${report.label}`, report })),
    );
  return [
    ...reports.flatMap(({ place, report }) => undelivered(place, report)),
    ...unroutedNotes(reports.map(({ report }) => report)),
    ...unexamined(
      reports.map(({ report }) => report),
      scope,
    ),
    ...reports.flatMap(({ place, report }) =>
      report.notes.closed
        .filter(({ onDerivedNumber, unseen, reason }) => onDerivedNumber || unseen || reason.trim() === '')
        .map(
          ({ what, at, onDerivedNumber }): CoverageGap => ({
            category: 5,
            text: `${place} closed "${what}"${at === null ? '' : ` at ${at.path}:${at.line}`} ${onDerivedNumber ? 'on a number that nobody measured' : 'without saying what a user sees of it, and when'}`,
          }),
        ),
    ),
  ];
}

function undelivered(place: string, report: AgentReport): CoverageGap[] {
  if (report.state === 'delivered' || report.state === 'no-findings') return [];
  const words = {
    'off-topic': 'was off-topic',
    degraded: 'was degraded',
    'not-delivered': 'did not deliver',
  } as const;
  return [{ category: 1, text: `${place} ${words[report.state]}` }];
}

/** A note to somebody who was not there (b.6). */
function unroutedNotes(reports: readonly AgentReport[]): CoverageGap[] {
  const roles = new Set(reports.map(({ role }) => role.toLowerCase()));
  return reports.flatMap(({ label, notes }) =>
    notes.cross
      .filter(({ to }) => to === null || !roles.has(to.toLowerCase()))
      .map(
        ({ to, at, note }): CoverageGap => ({
          category: 1,
          text: `${label} leaves to ${to ?? 'nobody in particular'}${at === null ? '' : ` at ${at.path}:${at.line}`}: ${note}`,
        }),
      ),
  );
}

function unexamined(reports: readonly AgentReport[], scope: Scope): CoverageGap[] {
  const seen = new Set(
    reports.flatMap(({ examined, members }) => [
      ...examined.map(({ path }) => path),
      ...members.flatMap(({ anchor }) => (anchor === null ? [] : [anchor.path])),
    ]),
  );
  return scope.reviewed
    .filter(({ path }) => !seen.has(path))
    .map(({ path }): CoverageGap => ({ category: 2, text: path }));
}
