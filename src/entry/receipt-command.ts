/** `receipt verify` and `receipt keygen`: the same files that a run leaves, checked or prepared without any network. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { readBytes } from '../edges/files.ts';
import { readReceiptFolder } from '../edges/receipt-folder.ts';
import { freshSeed, readTagKeys, writePrivateKey } from '../edges/signing-key.ts';
import { messageOf, ReviewError } from '../kernel/errors.ts';
import { checkTags, checkTagsWith, type TagCheck } from '../receipts/check-tags.ts';
import { DIFF_FILE, ISSUE_FILE } from '../receipts/paths.ts';
import { foldedText, presentedBy, rulesDigestOf } from '../receipts/present.ts';
import { keyFingerprint, publicKeyPem, readPem } from '../receipts/public-key.ts';
import { publicKeyOf } from '../receipts/sign.ts';
import { storeKeys } from '../receipts/tags.ts';
import { pinnedKey, readTrustedKeys, type TrustedKey } from '../receipts/trusted-keys.ts';
import { verifyReceipts } from '../receipts/verify.ts';
import { verificationJson, verificationLines } from '../report/verification-text.ts';
import { type EnvironmentVariables, variableValue } from '../settings/environment.ts';

/** INTERFACE.md: of `receipt verify`, usage or an unreadable file. */
export const EXIT_UNUSABLE = 3;

const DEFAULT_KEY_FILE = 'bernstein-review-signing-key.pem';

interface VerifyFlags {
  readonly pr: string;
  readonly chain?: boolean;
  readonly issue?: string;
  readonly diff?: string;
  readonly rules?: string;
  readonly dir: string;
  readonly publicKey?: string;
  readonly trustedKeys?: string;
  readonly auditKey?: string;
  readonly format: string;
}

/** Adds `receipt` with its two commands; `end` is told the exit code. */
export function addReceiptCommands(
  program: Command,
  environment: EnvironmentVariables,
  print: (text: string) => void,
  end: (code: number) => void,
): Command {
  const receipt = program.command('receipt').description('verify receipts offline, or make a signing key');
  receipt
    .command('verify')
    .description('verify a receipt, or with --chain a chain of passes, from the files of a run')
    .requiredOption('--pr <URL>', 'address of the pull request, as the receipt names it')
    .option('--chain', 'verify every pass of a contour')
    .option('--issue <FILE>', `the reviewed issue (default: ${ISSUE_FILE} in the folder)`)
    .option('--diff <FILE>', `the reviewed diff (default: ${DIFF_FILE} in the folder)`)
    .option('--rules <FILE>', 'the rules to compare with (default: rules.md in the folder, where it is)')
    .option('--dir <DIR>', "the run's folder, or the unpacked artifact", '.')
    .option('--public-key <FILE>', 'PEM of the only key that counts')
    .option('--trusted-keys <FILE>', 'JSON list of the keys that count, with validity and repositories')
    .option(
      '--audit-key <FILE>',
      'audit key or signing key, to check the tags too (default: $BERNSTEIN_AUDIT_KEY_PATH)',
    )
    .option('--format <FORMAT>', 'text or json', 'text')
    .addHelpText(
      'after',
      '\nExit codes: 0 verified, 1 no receipt or chain, 2 mismatch, 3 usage or unreadable file.',
    )
    .action(async (flags: VerifyFlags) => end(await verify(flags, environment, print)));
  receipt
    .command('keygen')
    .description('make an Ed25519 signing key (PKCS#8 PEM, 0600) and its public half beside it')
    .option('--out <FILE>', 'where the private key goes', DEFAULT_KEY_FILE)
    .action(async ({ out }: { out: string }) => {
      await keygen(out, print);
    });
  return receipt;
}

async function verify(
  flags: VerifyFlags,
  environment: EnvironmentVariables,
  print: (text: string) => void,
): Promise<number> {
  if (flags.format !== 'text' && flags.format !== 'json')
    throw new ReviewError('usage', `--format must be text or json, not ${JSON.stringify(flags.format)}.`);
  if (flags.pr.trim() === '') throw new ReviewError('usage', '--pr must not be empty.');
  const chain = flags.chain === true;
  const files = await readReceiptFolder(flags.dir);
  const given = {
    issue: await fileGiven('--issue', flags.issue),
    diff: await fileGiven('--diff', flags.diff),
    rules: await fileGiven('--rules', flags.rules),
  };
  const trusted = await trustedKeys(flags);
  const beside = presentedBy(files);
  const issue = given.issue ?? beside.issue;
  const diff = given.diff ?? beside.diff;
  const rules = given.rules ?? beside.rules;
  const inputs = {
    prUrl: flags.pr,
    chain,
    files,
    issue: issue === undefined ? '' : textOf(flags.issue ?? join(flags.dir, ISSUE_FILE), issue),
    diff: diff ?? new Uint8Array(),
    rulesDigest: rules === undefined ? undefined : digestOfRules(flags, rules),
    trusted,
    checkTags: await tagCheck(flags, environment),
  };
  const verification = verifyReceipts(inputs);
  // Absence is told before anything else: without a receipt there is nothing to hold the inputs against.
  if (verification.exitCode !== 1) {
    requirePresented('--issue', issue, flags.dir, ISSUE_FILE);
    requirePresented('--diff', diff, flags.dir, DIFF_FILE);
  }
  print(
    flags.format === 'json'
      ? verificationJson(verification)
      : `${verificationLines(verification).join('\n')}\n`,
  );
  return verification.exitCode;
}

async function fileGiven(flag: string, path: string | undefined): Promise<Uint8Array | undefined> {
  if (path === undefined) return undefined;
  const bytes = await readBytes(path);
  if (bytes === undefined) throw new ReviewError('usage', `${flag}: ${path} does not exist.`);
  return bytes;
}

function requirePresented(flag: string, bytes: Uint8Array | undefined, folder: string, name: string): void {
  if (bytes === undefined)
    throw new ReviewError('usage', `${join(folder, name)} does not exist.`, {
      next: `Name the file with ${flag}, or the run's folder with --dir.`,
    });
}

function textOf(path: string, bytes: Uint8Array): string {
  const text = foldedText(bytes);
  if (text === undefined) throw new ReviewError('usage', `${path} is not UTF-8 text.`);
  return text;
}

function digestOfRules(flags: VerifyFlags, bytes: Uint8Array): string {
  const digest = rulesDigestOf(bytes);
  if (digest === undefined)
    throw new ReviewError('usage', `${flags.rules ?? join(flags.dir, 'rules.md')} is not UTF-8 text.`);
  return digest;
}

/** Each flag is a list of its own, and a signer must be on every one. */
async function trustedKeys({
  publicKey,
  trustedKeys: list,
}: VerifyFlags): Promise<(readonly TrustedKey[])[]> {
  const lists: (readonly TrustedKey[])[] = [];
  const pem = await fileGiven('--public-key', publicKey);
  if (pem !== undefined) {
    const key = readPem(Buffer.from(pem).toString('utf8'));
    if (key === undefined)
      throw new ReviewError('usage', `--public-key: ${publicKey} holds no PEM of an Ed25519 public key.`);
    lists.push([pinnedKey(key)]);
  }
  const text = await fileGiven('--trusted-keys', list);
  if (text !== undefined) {
    const reading = readTrustedKeys(Buffer.from(text).toString('utf8'));
    if (!reading.ok)
      throw new ReviewError('usage', reading.problems.map((problem) => `${list}: ${problem}`).join('\n'));
    lists.push(reading.keys);
  }
  return lists;
}

/** A key that the flag names must be that of the files; one from the environment may belong to other runs. */
async function tagCheck(
  { auditKey }: VerifyFlags,
  environment: EnvironmentVariables,
): Promise<TagCheck | undefined> {
  if (auditKey !== undefined) {
    const [first, ...others] = (await readTagKeys(auditKey)).map(storeKeys);
    return first === undefined ? undefined : checkTagsWith([first, ...others], checkTags(first));
  }
  const path = variableValue(environment, 'BERNSTEIN_AUDIT_KEY_PATH');
  if (path === undefined) return undefined;
  const unchecked =
    (why: string): TagCheck =>
    (list) =>
      list.note(`The tags were not checked: ${why}. A public verification does without.`);
  try {
    const keys = (await readTagKeys(path)).map(storeKeys);
    return checkTagsWith(keys, unchecked('the key of BERNSTEIN_AUDIT_KEY_PATH made none of them'));
  } catch (thrown) {
    return unchecked(`the key of BERNSTEIN_AUDIT_KEY_PATH can't be used (${messageOf(thrown)})`);
  }
}

async function keygen(path: string, print: (text: string) => void): Promise<void> {
  const seed = freshSeed();
  const key = publicKeyOf(seed);
  const publicPath = `${path.replace(/\.pem$/, '')}.pub.pem`;
  for (const each of [path, publicPath])
    if (existsSync(each))
      throw new ReviewError('usage', `${each} exists already; a key is never overwritten.`, {
        next: 'Choose another file with --out.',
      });
  try {
    await writePrivateKey(path, seed);
    await writeFile(publicPath, publicKeyPem(key), { flag: 'wx' });
  } catch (cause) {
    throw new ReviewError('usage', `The key can't be written to ${path} (${messageOf(cause)}).`, { cause });
  }
  print(
    [
      `private key  ${path} (0600; store its text as the secret that signing-key reads, and commit it nowhere)`,
      `public key   ${publicPath} (publish it; receipt verify --public-key takes it)`,
      `fingerprint  ${keyFingerprint(key)}`,
      '',
    ].join('\n'),
  );
}
