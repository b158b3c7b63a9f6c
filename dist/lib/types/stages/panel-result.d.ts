/** What a panel leaves behind, one outcome a finding, in the findings' order. */
import type { CallRecord } from '../agents/call-model.js';
import type { Member } from '../findings/consolidated.js';
import type { PanelTally } from '../findings/panel-outcome.js';
export interface PanelOutcome {
    readonly tally: PanelTally;
    /** What is left of the finding: without refuted members, and without struck evidence. */
    readonly members: readonly Member[];
    readonly calls: readonly CallRecord[];
}
export interface PanelResult {
    readonly outcomes: readonly PanelOutcome[];
    readonly guardOn: boolean;
    readonly mode: 'guarded' | 'rigorous' | 'fast';
    readonly raw: boolean;
    readonly abstentions: number;
    /** The verification line (i.1). */
    readonly summary: string;
    readonly calls: readonly CallRecord[];
}
