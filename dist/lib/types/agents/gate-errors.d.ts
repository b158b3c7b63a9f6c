/** The two ways in which a gate refuses to run, under the reference's names. */
import { type ErrorCode, ReviewError } from '../kernel/errors.js';
/** A refusal is known by its name, so the name is printed too. */
declare abstract class GateRefusal extends ReviewError {
    constructor(name: string, code: ErrorCode, message: string, next: string | undefined);
    get explanation(): string;
}
/** No reviewer model satisfies the selection rule. */
export declare class EvalGateConfigError extends GateRefusal {
    constructor(message: string, next?: string);
}
/** The reviewer would not be fresh: a shared session, or the implementer's own words in its prompt. */
export declare class FreshContextViolation extends GateRefusal {
    constructor(message: string, next?: string);
}
export {};
