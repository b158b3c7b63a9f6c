export type GateState = 'pass' | 'fail' | 'questions';
export interface ReviewVerdict {
    readonly state: GateState;
    readonly summary: string;
    readonly issues: readonly string[];
    readonly questions: readonly string[];
    /** 0 to 1. */
    readonly confidence: number;
}
/** True for everything but `pass`. */
export declare function blocksMerge(verdict: ReviewVerdict): boolean;
export declare function parseStructuredVerdict(raw: string): ReviewVerdict;
