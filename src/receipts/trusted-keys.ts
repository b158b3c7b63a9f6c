/** The operator's own list of signer keys: which key counts, for which repositories, from when to when (AC-104, AC-115). */
import { isJsonObject, readStrictJson } from '../kernel/json.ts';
import { readPem } from './public-key.ts';

export interface TrustedKey {
  readonly key: Uint8Array;
  readonly name: string;
  /** `owner/name`, or `owner/*`; empty means every repository. */
  readonly repositories: readonly string[];
  /** Seconds since 1970; the receipt's own time must lie between. */
  readonly notBefore: number | undefined;
  readonly notAfter: number | undefined;
  /** A receipt's time is only claimed, so a revoked key counts for nothing, whatever the receipt says. */
  readonly revoked: boolean;
}

export type TrustedKeysReading =
  | { readonly ok: true; readonly keys: readonly TrustedKey[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** A single pinned key, without limits. */
export function pinnedKey(key: Uint8Array): TrustedKey {
  return {
    key,
    name: 'the public key given',
    repositories: [],
    notBefore: undefined,
    notAfter: undefined,
    revoked: false,
  };
}

/**
 * `{"keys": [{"public_key": PEM, "name", "repositories", "not_before", "not_after", "revoked"}]}`; times are
 * ISO 8601. Every problem is told at once.
 */
export function readTrustedKeys(text: string): TrustedKeysReading {
  const reading = readStrictJson(text);
  if (!reading.ok) return { ok: false, problems: [`it is not valid JSON (${reading.fault})`] };
  const { value } = reading;
  if (!isJsonObject(value) || !Array.isArray(value['keys']))
    return { ok: false, problems: ['it must be an object with a list `keys`'] };
  const problems = unknownKeys(value, ['keys'], '');
  if (value['keys'].length === 0) problems.push('keys: the list is empty, so no receipt could be trusted');
  const keys = value['keys'].map((entry, index) => readEntry(entry, `keys[${index}]`, problems));
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, keys: keys.filter((key) => key !== undefined) };
}

/**
 * Why no trusted key covers a receipt; undefined where one does. The repository is read from the pull request that the
 * reader asks about: the one that a receipt names is the signer's own claim.
 */
export function trustFault(
  trusted: readonly TrustedKey[],
  signer: Uint8Array,
  prUrl: string,
  timestamp: number,
): string | undefined {
  const repository = repositoryOf(prUrl);
  const entries = trusted.filter(({ key }) => key.every((byte, index) => byte === signer[index]));
  if (entries.length === 0) return 'the signer key is not among the trusted keys';
  const revoked = entries.find((entry) => entry.revoked);
  if (revoked !== undefined) return `the signer key (${revoked.name}) is revoked`;
  const faults = entries.map((entry) => entryFault(entry, repository, timestamp));
  return faults.includes(undefined) ? undefined : faults[0];
}

function entryFault(
  entry: TrustedKey,
  repository: string | undefined,
  timestamp: number,
): string | undefined {
  if (
    entry.repositories.length > 0 &&
    !entry.repositories.some((pattern) => coversRepository(pattern, repository))
  )
    return `the signer key (${entry.name}) is not trusted for the repository ${repository ?? 'of a review without a pull request'}`;
  if (entry.notBefore !== undefined && timestamp < entry.notBefore)
    return `the receipt is older than the signer key (${entry.name}) is valid`;
  if (entry.notAfter !== undefined && timestamp > entry.notAfter)
    return `the receipt is newer than the signer key (${entry.name}) is valid`;
  return undefined;
}

/** `owner/name` of `https://host/owner/name/pull/7`; undefined for what is no pull request's address. */
function repositoryOf(prUrl: string): string | undefined {
  return /^https?:\/\/[^/]+\/([^/]+\/[^/]+)\/pull\/\d+$/.exec(prUrl)?.[1];
}

/** Names of GitHub are compared without case. */
function coversRepository(pattern: string, repository: string | undefined): boolean {
  if (repository === undefined) return false;
  const [wanted, actual] = [pattern.toLowerCase(), repository.toLowerCase()];
  return wanted.endsWith('/*') ? actual.startsWith(wanted.slice(0, -1)) : wanted === actual;
}

function readEntry(value: unknown, place: string, problems: string[]): TrustedKey | undefined {
  if (!isJsonObject(value)) {
    problems.push(`${place}: must be an object`);
    return undefined;
  }
  const known = ['public_key', 'name', 'repositories', 'not_before', 'not_after', 'revoked'];
  problems.push(...unknownKeys(value, known, `${place}.`));
  const pem = value['public_key'];
  const key = typeof pem === 'string' ? readPem(pem) : undefined;
  if (key === undefined) problems.push(`${place}.public_key: must be the PEM of an Ed25519 public key`);
  const { name, repositories = [], revoked = false } = value;
  if (name !== undefined && typeof name !== 'string') problems.push(`${place}.name: must be text`);
  const isList =
    Array.isArray(repositories) &&
    repositories.every((entry) => typeof entry === 'string' && /^[^/\s]+\/[^/\s]+$/.test(entry));
  if (!isList) problems.push(`${place}.repositories: must be a list of owner/name or owner/*`);
  if (typeof revoked !== 'boolean') problems.push(`${place}.revoked: must be true or false`);
  const time = (field: string): number | undefined => {
    const given = value[field];
    if (given === undefined) return undefined;
    const instant =
      typeof given === 'string' && /^\d{4}-\d{2}-\d{2}/.test(given) ? Date.parse(given) : Number.NaN;
    if (Number.isNaN(instant)) problems.push(`${place}.${field}: must be a date such as 2026-11-30`);
    return Math.floor(instant / 1000);
  };
  return {
    key: key ?? new Uint8Array(32),
    name: typeof name === 'string' && name !== '' ? name : place,
    repositories: isList ? (repositories as string[]) : [],
    notBefore: time('not_before'),
    notAfter: time('not_after'),
    revoked: revoked === true,
  };
}

function unknownKeys(value: Record<string, unknown>, known: readonly string[], place: string): string[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => `${place}${key}: is not known here`);
}
