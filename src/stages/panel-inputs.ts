/** What a panel is given. */
import type { ConsolidatedFinding } from '../findings/consolidated.ts';
import type { StageInputs } from './stage-inputs.ts';

export interface PanelInputs extends StageInputs {
  /** Consolidated, in the order of the report. */
  readonly findings: readonly ConsolidatedFinding[];
  readonly mode: 'guarded' | 'rigorous' | 'fast';
  /** Candidates of an earlier round, which count for the guard. */
  readonly candidatesBefore?: number;
}
