/** The one error class of the product: a stable code, what happened, why, and what to do next. */

export type ErrorCode =
  | 'usage'
  | 'pipeline-invalid'
  | 'template-missing'
  | 'credentials-missing'
  | 'credentials-refused'
  | 'endpoint-refused'
  | 'pull-request-missing'
  | 'change-unreadable'
  | 'diff-malformed'
  | 'git-failed'
  | 'github-failed'
  | 'unsafe-workspace'
  | 'sarif-invalid'
  | 'record-unwritable'
  | 'signing-key'
  | 'audit-key'
  | 'gate-config'
  | 'fresh-context'
  | 'context-changed'
  | 'context-leaked'
  | 'internal';

/**
 * A run that cannot go on. `message` says what happened and why; `next` what to do about it.
 * Neither may hold a secret or raw model text.
 */
export class ReviewError extends Error {
  readonly code: ErrorCode;
  readonly next: string | undefined;

  constructor(code: ErrorCode, message: string, options: { next?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'ReviewError';
    this.code = code;
    this.next = options.next;
  }

  /** One or two lines for a person: the message, then what to do. */
  get explanation(): string {
    return this.next === undefined ? this.message : `${this.message}\n  ${this.next}`;
  }
}

/** The message of anything that was thrown, without its stack. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
