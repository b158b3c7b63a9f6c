/** The two ways in which a gate refuses to run, under the reference's names. */
import { type ErrorCode, ReviewError } from '../kernel/errors.ts';

/** A refusal is known by its name, so the name is printed too. */
abstract class GateRefusal extends ReviewError {
  constructor(name: string, code: ErrorCode, message: string, next: string | undefined) {
    super(code, message, next === undefined ? {} : { next });
    this.name = name;
  }

  override get explanation(): string {
    return `${this.name}: ${super.explanation}`;
  }
}

/** No reviewer model satisfies the selection rule. */
export class EvalGateConfigError extends GateRefusal {
  constructor(message: string, next?: string) {
    super('EvalGateConfigError', 'gate-config', message, next);
  }
}

/** The reviewer would not be fresh: a shared session, or the implementer's own words in its prompt. */
export class FreshContextViolation extends GateRefusal {
  constructor(message: string, next?: string) {
    super('FreshContextViolation', 'fresh-context', message, next);
  }
}
