/** Where a run's signing key comes from, and the audit key beside it; both are secrets from the moment they are read. */
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, link, lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { messageOf, ReviewError } from '../kernel/errors.ts';
import type { KeyOrigin } from '../receipts/signer.ts';
import { readSigningKey, signingKeyPem, spellingsOf } from '../receipts/signing-key.ts';
import { masterFromSeed } from '../receipts/tags.ts';
import { type EnvironmentVariables, variableValue } from '../settings/environment.ts';
import type { Secret } from '../settings/secret.ts';
import { isInside, withoutLinks } from './files.ts';

export interface SigningKey {
  readonly seed: Uint8Array;
  readonly origin: KeyOrigin;
  /** Text of the audit key; undefined derives it from the seed. */
  readonly auditKey: string | undefined;
  /** Everything that must never show, in each spelling. */
  readonly secrets: readonly string[];
  /** Why the key is not the user's own, where it should have been. */
  readonly warning: string | undefined;
}

export interface SigningKeyRequest {
  /** The action's inputs. */
  readonly signingKey: Secret | undefined;
  readonly auditKey: Secret | undefined;
  readonly environment: EnvironmentVariables;
  /** True on a laptop: without a key, the user's own identity signs. */
  readonly ownIdentity: boolean;
  /** A folder of the reviewed tree, where no key may lie. */
  readonly workdir: string;
}

/** @throws ReviewError `signing-key` for a key that is given and can't be used; it never quotes the key. */
export async function obtainSigningKey(request: SigningKeyRequest): Promise<SigningKey> {
  const { environment } = request;
  const audit = await obtainAuditKey(request);
  const given =
    request.signingKey !== undefined
      ? { text: request.signingKey.reveal(), origin: 'input' as const, name: 'The input signing-key' }
      : variableValue(environment, 'BERNSTEIN_SIGNING_KEY') !== undefined
        ? {
            text: variableValue(environment, 'BERNSTEIN_SIGNING_KEY') ?? '',
            origin: 'environment' as const,
            name: 'BERNSTEIN_SIGNING_KEY',
          }
        : undefined;
  const base = { auditKey: audit, warning: undefined };
  const secretsOf = (text: string, seed: Uint8Array): string[] => [
    ...spellingsOf(text, seed),
    ...(audit === undefined ? [] : [audit]),
  ];
  if (given !== undefined) {
    const reading = readSigningKey(given.text);
    if (!reading.ok)
      throw new ReviewError('signing-key', `${given.name} can't be used: ${reading.why}.`, {
        next: 'Make a key with `bernstein-review receipt keygen` and store the PEM as a secret.',
      });
    return {
      ...base,
      seed: reading.seed,
      origin: given.origin,
      secrets: secretsOf(given.text, reading.seed),
    };
  }
  if (request.ownIdentity) {
    try {
      const seed = await ownSeed(request);
      return { ...base, seed, origin: 'identity', secrets: secretsOf('', seed) };
    } catch (thrown) {
      const seed = freshSeed();
      const warning = `The receipts are signed with a key made for this run, because your own can't be used: ${messageOf(thrown)}`;
      return { ...base, seed, origin: 'ephemeral', secrets: secretsOf('', seed), warning };
    }
  }
  const seed = freshSeed();
  return { ...base, seed, origin: 'ephemeral', secrets: secretsOf('', seed) };
}

export function freshSeed(): Uint8Array {
  return new Uint8Array(randomBytes(32));
}

/** Writes a private key for its owner alone; never over an existing file. @throws with the system's code. */
export async function writePrivateKey(path: string, seed: Uint8Array): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, signingKeyPem(seed), { mode: 0o600, flag: 'wx', flush: true });
    // A link, where a rename would replace a key that somebody else just made.
    await link(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** The user's own key, made on first use. */
async function ownSeed({ environment, workdir }: SigningKeyRequest): Promise<Uint8Array> {
  const home = variableValue(environment, 'HOME') ?? homedir();
  const parent = variableValue(environment, 'XDG_CONFIG_HOME') ?? join(home, '.config');
  const folder = join(parent, 'bernstein-review');
  const path = join(folder, 'signing-key.pem');
  if (isInside(withoutLinks(treeAround(resolve(workdir))), withoutLinks(resolve(folder))))
    throw new Error(`${folder} lies in the reviewed tree.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(path)) {
    await chmod(folder, 0o700);
    await writePrivateKey(path, freshSeed()).catch((thrown: NodeJS.ErrnoException) => {
      if (thrown.code !== 'EEXIST') throw thrown;
    });
  }
  await refuseOpenKey(path);
  const reading = readSigningKey(await readFile(path, 'utf8'));
  if (!reading.ok) throw new Error(`${path} holds no signing key: ${reading.why}.`);
  return reading.seed;
}

async function obtainAuditKey({ auditKey, environment }: SigningKeyRequest): Promise<string | undefined> {
  if (auditKey !== undefined) return checkAuditKey(auditKey.reveal(), 'The input audit-key');
  const path = variableValue(environment, 'BERNSTEIN_AUDIT_KEY_PATH');
  return path === undefined ? undefined : readAuditKeyFile(path);
}

/** Text of an audit key file. @throws ReviewError `audit-key` where it is missing, readable by others, or no key. */
async function readAuditKeyFile(path: string): Promise<string> {
  return checkAuditKey(await readPrivateFile(path), path);
}

async function readPrivateFile(path: string): Promise<string> {
  try {
    await refuseOpenKey(path);
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new ReviewError('audit-key', `The audit key can't be used: ${messageOf(cause)}`, {
      next: 'Name a file of 64 hex digits that only you can read.',
      cause,
    });
  }
}

/**
 * The audit keys that a file may stand for: its own 64 digits, and what a signing key in it derives, since the tags of a
 * run without an audit key come from there. @throws ReviewError `audit-key` as `readAuditKeyFile`.
 */
export async function readTagKeys(path: string): Promise<readonly string[]> {
  const text = await readPrivateFile(path);
  const signing = readSigningKey(text);
  const derived = signing.ok ? [masterFromSeed(signing.seed)] : [];
  return /^[0-9a-fA-F]{64}$/.test(text.trim()) || derived.length === 0
    ? [checkAuditKey(text, path), ...derived]
    : derived;
}

/** The reference uses the digits themselves as the key, so their case matters. */
function checkAuditKey(text: string, name: string): string {
  const trimmed = text.trim();
  if (/^[0-9a-fA-F]{64}$/.test(trimmed)) return trimmed;
  throw new ReviewError('audit-key', `${name} is not an audit key: it must be 64 hex digits.`, {
    next: 'Make one with `openssl rand -hex 32`.',
  });
}

async function refuseOpenKey(path: string): Promise<void> {
  const facts = await lstat(path);
  if (!facts.isFile()) throw new Error(`${path} is not a regular file.`);
  if (process.platform !== 'win32' && (facts.mode & 0o077) !== 0)
    throw new Error(`${path} can be read by others; run chmod 600 on it.`);
}

/** The nearest folder above that is a git work tree, else `path` itself. */
function treeAround(path: string): string {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
    if (dirname(folder) === folder) return path;
  }
}
