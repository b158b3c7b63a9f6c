/** The two ways in which a gate refuses to run, under the reference's names. */
import { ReviewError } from '../kernel/errors.ts';

/** No reviewer model satisfies the selection rule. */
export class EvalGateConfigError extends ReviewError {
  constructor(message: string, next?: string) {
    super('gate-config', message, next === undefined ? {} : { next });
    this.name = 'EvalGateConfigError';
  }
}

/** The reviewer would not be fresh: a shared session, or the implementer's own words in its prompt. */
export class FreshContextViolation extends ReviewError {
  constructor(message: string, next?: string) {
    super('fresh-context', message, next === undefined ? {} : { next });
    this.name = 'FreshContextViolation';
  }
}
