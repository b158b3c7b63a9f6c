/** What the model SDK throws → our failures. Decides on error codes and statuses, never on `isRetryable`. */
import { ModelFailure } from '../../agents/model-client.ts';
import { isJsonObject } from '../../kernel/json.ts';

/** The fields of the SDK's APICallError that are used here; its class is not imported, so that this stays light. */
interface CallError {
  readonly name: string;
  readonly statusCode?: number;
  readonly responseHeaders?: Readonly<Record<string, string>>;
  readonly responseBody?: string;
  readonly cause?: unknown;
}

/** Codes and types that mean money, not haste (threats.md "429/529"). */
const SPENT =
  /insufficient_quota|enforced_spend_limit|spend_limit|billing|credit balance|insufficient_credits|quota_exceeded_monthly/i;

export function toModelFailure(
  thrown: unknown,
  adapter: string,
  signal: AbortSignal,
  now: number,
): ModelFailure {
  if (signal.aborted)
    return new ModelFailure('cancelled', 'the run was stopped during the call', { cause: thrown });
  const error = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as CallError;
  if (error.name === 'TimeoutError')
    return new ModelFailure('timeout', `${adapter} did not answer in time`, { cause: thrown });
  if (error.name === 'AI_APICallError') return ofCallError(error, adapter, now);
  return new ModelFailure('bad-response', `${adapter} sent a response that can't be read`, { cause: thrown });
}

function ofCallError(error: CallError, adapter: string, now: number): ModelFailure {
  const status = error.statusCode;
  const body = error.responseBody ?? '';
  if (status === undefined)
    return new ModelFailure('network', `${adapter} can't be reached${codeOf(error.cause)}`, { cause: error });
  const details = { status, cause: error, ...retryAfterOf(error.responseHeaders, now) };
  if (status >= 200 && status < 300) {
    if (error.responseBody === undefined)
      return new ModelFailure('network', `${adapter} closed the connection during its reply`, details);
    if (/overloaded/i.test(errorTypeOf(body)))
      return new ModelFailure('overloaded', `${adapter} is overloaded`, details);
    return new ModelFailure(
      'bad-response',
      `${adapter} answered ${status} with a body that is no reply`,
      details,
    );
  }
  if (status >= 300 && status < 400) {
    return new ModelFailure(
      'request-refused',
      `${adapter} answered with a redirect (${status}), which is not followed with a key`,
      details,
    );
  }
  if (status === 401) return new ModelFailure('key-refused', `${adapter} refuses the key (401)`, details);
  if (
    status === 402 ||
    ((status === 429 || status === 403 || status === 400) && SPENT.test(errorTextOf(body)))
  ) {
    return new ModelFailure(
      'quota-spent',
      `${adapter} says the quota or credit is spent (${status})`,
      details,
    );
  }
  if (status === 403)
    return new ModelFailure(
      'key-refused',
      `${adapter} does not allow this key to make the call (403)`,
      details,
    );
  if (status === 404)
    return new ModelFailure(
      'model-unknown',
      `${adapter} does not know the model or the address (404)`,
      details,
    );
  if (status === 410)
    return new ModelFailure(
      'model-unknown',
      `${adapter} has retired the model or the address (410)`,
      details,
    );
  if (status === 429)
    return new ModelFailure('rate-limited', `${adapter} limits the rate of calls (429)`, details);
  if (status === 503 || status === 529)
    return new ModelFailure('overloaded', `${adapter} is overloaded (${status})`, details);
  if (status >= 500 || status === 408 || status === 409)
    return new ModelFailure('server-error', `${adapter} failed (${status})`, details);
  return new ModelFailure('request-refused', `${adapter} refuses the request (${status})`, details);
}

/** `Retry-After` in seconds or as a date; also the millisecond header that two vendors send. */
function retryAfterOf(
  headers: Readonly<Record<string, string>> | undefined,
  now: number,
): { retryAfter?: number } {
  const milliseconds = Number(headers?.['retry-after-ms'] ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return { retryAfter: Math.max(0, milliseconds) };
  const value = headers?.['retry-after']?.trim();
  if (value === undefined || value === '') return {};
  if (/^\d+(?:\.\d+)?$/.test(value)) return { retryAfter: Number(value) * 1000 };
  const date = Date.parse(value);
  return Number.isNaN(date) ? {} : { retryAfter: Math.max(0, date - now) };
}

function errorTypeOf(body: string): string {
  const error = errorObject(body);
  return [error?.['type'], error?.['code']].filter((word) => typeof word === 'string').join(' ');
}

function errorTextOf(body: string): string {
  const error = errorObject(body);
  return [errorTypeOf(body), error?.['status'], error?.['message']]
    .filter((word) => typeof word === 'string')
    .join(' ');
}

function errorObject(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    const object = Array.isArray(value) ? value[0] : value;
    return isJsonObject(object) && isJsonObject(object['error']) ? object['error'] : undefined;
  } catch {
    return undefined;
  }
}

function codeOf(cause: unknown): string {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? ` (${code})` : '';
}
