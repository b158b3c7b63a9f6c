/** The two ways in which a gate refuses to run, under the reference's names. */
import { ReviewError } from '../kernel/errors.js';
/** No reviewer model satisfies the selection rule. */
export declare class EvalGateConfigError extends ReviewError {
    constructor(message: string, next?: string);
}
/** The reviewer would not be fresh: a shared session, or the implementer's own words in its prompt. */
export declare class FreshContextViolation extends ReviewError {
    constructor(message: string, next?: string);
}
