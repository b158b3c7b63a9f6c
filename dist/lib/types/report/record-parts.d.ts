/** The parts of a record, made from what stages and consolidation end with. */
import type { Knowledge } from '../context/knowledge.js';
import type { Consolidation } from '../findings/consolidate.js';
import type { ConsolidatedFinding, FindingCounts, Member } from '../findings/consolidated.js';
import type { MetricSources } from '../findings/metrics.js';
import type { StageResult } from '../stages/stage-result.js';
import type { FindingRecord, Finished, ReviewRecord, StageRecord } from './record.js';
/** Of the panel and of the follow-up's, as the findings stand at the end. */
export declare function panelRecord(stages: readonly StageResult[], counts: FindingCounts): ReviewRecord['panel'];
export declare function criticRecord(stages: readonly StageResult[]): ReviewRecord['critic'];
export interface ContextRecord extends Pick<Knowledge, 'mode' | 'reason' | 'rows' | 'notes' | 'builtIn' | 'duration' | 'calls'> {
    /** Each document with its digest; they lie in the run's folder, below `context/`. */
    readonly artifacts: readonly {
        readonly name: string;
        readonly file: string;
        readonly digest: string;
    }[];
    readonly claims: Knowledge['claims'] | null;
}
export declare function contextRecord(knowledge: Knowledge): ContextRecord;
/** What the metrics are made from, of the reviewers of the first round. */
export declare function metricSources({ stages, knowledge }: Finished): MetricSources;
/** The id under which each reviewer's finding is reported. */
export declare function idsOfMembers({ findings }: Consolidation): ReadonlyMap<Member, string>;
export declare function stageRecord({ plan, reports, votes, verdict, afterPanel }: StageResult, ids: ReadonlyMap<Member, string>): StageRecord;
export declare function findingRecord({ severity, anchor, ...finding }: ConsolidatedFinding): FindingRecord;
