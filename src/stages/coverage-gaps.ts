/** What nobody looked at, found without a model (spec quality-gates d.2): the critic's material. */
import type { AgentReport } from '../agents/agent-report.ts';
import type { Scope } from '../change/scope.ts';
import { NOT_DONE } from '../context/hot-spots.ts';
import type { Knowledge } from '../context/knowledge.ts';
import { renderRow } from '../context/map-row.ts';
import type { Detection } from '../dimensions/detection.ts';
import type { CoverageGap } from './critic-result.ts';
import type { StageResult } from './stage-result.ts';

export interface GapInputs {
  readonly scope: Scope;
  readonly knowledge: Knowledge;
  /** Undefined where nobody asked what the change calls for. */
  readonly detection: Detection | undefined;
}

interface Reviewer {
  /** `stage/agent`. */
  readonly place: string;
  readonly dimension: string | null;
  readonly report: AgentReport;
}

/** Lines from a hot-spot within which a finding is about it (d.2 category 4). */
const NEAR = 10;

export function coverageGaps(stages: readonly StageResult[], inputs: GapInputs): CoverageGap[] {
  const reviewers = stages
    .filter(({ plan }) => plan.kind === 'review')
    .flatMap(({ plan, reports }) =>
      reports.map(
        (report, index): Reviewer => ({
          place: `${plan.name}/${report.label}`,
          dimension: plan.agents[index]?.dimension ?? null,
          report,
        }),
      ),
    );
  const reports = reviewers.map(({ report }) => report);
  return [
    ...reviewers.flatMap(({ place, report }) => undelivered(place, report)),
    ...uncalled(reviewers, inputs.detection),
    ...unroutedNotes(reports),
    ...unexamined(reports, inputs.scope),
    ...unaddressed(reports, inputs.knowledge),
    ...quietHotSpots(reports, inputs.knowledge),
    ...reviewers.flatMap(closedOnMetric),
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

/** A dimension that the change calls for by a signal, and that nobody was there for. */
function uncalled(reviewers: readonly Reviewer[], detection: Detection | undefined): CoverageGap[] {
  const had = new Set(
    reviewers.flatMap(({ dimension, report }) => [dimension ?? '', report.role.toLowerCase()]),
  );
  return [...(detection ?? [])].flatMap(([dimension, { signal, at }]): CoverageGap[] => {
    if (signal === 'always' || had.has(dimension)) return [];
    const place = at === null ? '' : ` in ${at.path}${at.line === null ? '' : `:${at.line}`}`;
    return [{ category: 1, text: `${dimension} is called for (${signal}${place}), and no reviewer has it` }];
  });
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

/** Assumptions that nothing enforces, that no finding cites and that nobody tested. */
function unaddressed(reports: readonly AgentReport[], { rows }: Knowledge): CoverageGap[] {
  const addressed = addressedRows(reports);
  return rows
    .filter(({ section, status, id }) => section === 'AS' && status === 'unverified' && !addressed.has(id))
    .map((row): CoverageGap => ({ category: 3, text: renderRow(row) }));
}

function quietHotSpots(reports: readonly AgentReport[], { rows, risks }: Knowledge): CoverageGap[] {
  const addressed = addressedRows(reports);
  const anchors = reports.flatMap(({ members }) =>
    members.flatMap(({ anchor }) => (anchor === null ? [] : [anchor])),
  );
  const quiet = ({ path, line }: { readonly path: string; readonly line: number }): boolean =>
    !anchors.some((anchor) => anchor.path === path && Math.abs(anchor.line - line) <= NEAR);
  const grave = /\brisk high\b|\bhigh[- ]risk\b|\|\s*high\b/i;
  return [
    ...rows
      .filter(
        ({ section, text, id, cites }) =>
          section === 'HS' && grave.test(text) && !addressed.has(id) && cites.every(quiet),
      )
      .map((row): CoverageGap => ({ category: 4, text: renderRow(row) })),
    ...risks
      .filter((risk) => quiet(risk) && risk.what !== NOT_DONE)
      .map(({ what, path, line }): CoverageGap => ({ category: 4, text: `${path}:${line} ${what}` })),
  ];
}

function addressedRows(reports: readonly AgentReport[]): ReadonlySet<string> {
  return new Set(
    reports.flatMap(({ notes, members }) => [
      ...notes.rowsTested.map(({ row }) => row),
      ...members.flatMap(({ finding }) => finding.mapAnchor?.rowId ?? []),
    ]),
  );
}

function closedOnMetric({ place, report }: Reviewer): CoverageGap[] {
  return report.notes.closed
    .filter(({ onDerivedNumber, unseen, reason }) => onDerivedNumber || unseen || reason.trim() === '')
    .map(
      ({ what, at, onDerivedNumber }): CoverageGap => ({
        category: 5,
        text: `${place} closed "${what}"${at === null ? '' : ` at ${at.path}:${at.line}`} ${onDerivedNumber ? 'on a number that nobody measured' : 'without saying what a user sees of it, and when'}`,
      }),
    );
}
