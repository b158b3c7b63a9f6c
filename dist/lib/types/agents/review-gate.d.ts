import { type ReviewInputs } from './gate-prompt.js';
import { type ReviewVerdict } from './gate-verdict.js';
import { ModelSelection } from './model-selection.js';
export interface ImplementerContext {
    readonly model: string;
    readonly sessionId?: string;
    readonly transcript?: string;
}
export interface ReviewerRequest {
    readonly model: string;
    /** `review-` and 128 random bits; never the implementer's. */
    readonly sessionId: string;
    readonly prompt: string;
}
export interface ReviewGateOptions {
    /** Makes the call and gives the reply's text; what it throws goes to the caller of `run`. */
    readonly reviewerCall: (request: ReviewerRequest) => Promise<string>;
    readonly verdictParser?: (reply: string) => ReviewVerdict;
    readonly modelSelection?: ModelSelection;
    /** Only `true` is accepted. */
    readonly requiresFreshSession?: boolean;
    /** Told where a preferred rule could not be kept. */
    readonly onWarning?: (warning: string) => void;
}
export interface GateRunOptions {
    readonly candidates?: readonly string[];
    /** A reviewer that is taken as it is, within the rule. */
    readonly reviewer?: string | null;
}
export declare class ReviewGate {
    #private;
    /** @throws FreshContextViolation for `requiresFreshSession: false`. */
    constructor(options: ReviewGateOptions);
    /** Order: model, session, prompt, leak check, call, verdict. @throws EvalGateConfigError, FreshContextViolation. */
    run(implementer: ImplementerContext, inputs: ReviewInputs, options?: GateRunOptions): Promise<ReviewVerdict>;
}
/** A session id that no other call has, and that is not the implementer's. */
export declare function freshSessionId(implementer: string | undefined): string;
/** @throws FreshContextViolation that names the input which holds the implementer's transcript. */
export declare function refuseLeak(transcript: string, inputs: ReviewInputs): void;
