/** The reference's audit events of a pass (spec reference-facts section 3, "Execution"). */
import type { Plan } from '../agents/plan.ts';
import { PythonFloat } from '../kernel/python-float.ts';
import type { PipelineVerdict } from '../verdict/pipeline-verdict.ts';
import type { AuditEvent } from './audit-log.ts';
import type { JudgedStage } from './journal-rows.ts';
import { microseconds } from './receipt-event.ts';

export interface PassTimes {
  /** Milliseconds since 1970. */
  readonly started: number;
  /** When each stage ended, in order; a stage without a time ended with the pass. */
  readonly stages: readonly number[];
  readonly ended: number;
}

export interface EventSubject {
  /** `pr-<n>` or `task:<title>`. */
  readonly resourceId: string;
  readonly rulesetDigest: string;
}

/** `review_pipeline.start`, one `review_pipeline.stage` a stage, `review_pipeline.complete`. */
export function passEvents(
  subject: EventSubject,
  plan: Plan,
  stages: readonly JudgedStage[],
  verdict: PipelineVerdict,
  times: PassTimes,
): AuditEvent[] {
  const event = (type: string, at: number, details: Record<string, unknown>, stage?: string): AuditEvent => ({
    actor: 'review_pipeline',
    eventType: `review_pipeline.${type}`,
    resourceType: stage === undefined ? 'review_pipeline' : 'review_pipeline_stage',
    resourceId: stage === undefined ? subject.resourceId : `${subject.resourceId}:${stage}`,
    details: { ...details, ruleset_digest: subject.rulesetDigest },
    timestamp: microseconds(new Date(at).toISOString()),
  });
  return [
    event('start', times.started, {
      pipeline_name: plan.name,
      stages: plan.stages.map(({ name }) => name),
      block_on_fail: plan.blockOnFail,
    }),
    ...stages.map((stage, index) =>
      event('stage', times.stages[index] ?? times.ended, stageDetails(stage), stage.plan.name),
    ),
    event('complete', times.ended, {
      pipeline_name: plan.name,
      verdict: verdict.verdict,
      pass_score: new PythonFloat(verdict.passScore),
      stages_passed: verdict.stagesPassed,
      stages_total: verdict.stagesTotal,
      elapsed_sec: new PythonFloat(Math.round(times.ended - times.started) / 1000),
      block_on_fail: plan.blockOnFail,
    }),
  ];
}

function stageDetails({ plan, reports, votes, verdict }: JudgedStage): Record<string, unknown> {
  return {
    stage: plan.name,
    verdict: verdict.verdict,
    approve_count: verdict.approveCount,
    total_count: verdict.totalCount,
    pass_score: new PythonFloat(verdict.passScore),
    agents: reports.map((report, index) => ({
      role: report.role,
      model: report.model,
      verdict: votes[index]?.vote ?? 'abstain',
      issues: report.issues,
    })),
  };
}
