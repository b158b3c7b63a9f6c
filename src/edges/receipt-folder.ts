/**
 * The files of a run, read for verification: regular files by their exact names and nothing else, so that a folder that
 * a stranger made can't lead out of itself (AC-095).
 */
import type { Stats } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, ReviewError } from '../kernel/errors.ts';
import {
  AUDIT_FOLDER,
  DIFF_FILE,
  IDENTITY_FILE,
  ISSUE_FILE,
  JOURNAL_FILE,
  RECEIPTS_FOLDER,
  RECORD_FILE,
  RULES_FILE,
  SARIF_FILE,
  SPINE_FILE,
  SPINE_HEAD_FILE,
} from '../receipts/paths.ts';

const SINGLE_FILES = [
  SPINE_FILE,
  SPINE_HEAD_FILE,
  IDENTITY_FILE,
  JOURNAL_FILE,
  DIFF_FILE,
  ISSUE_FILE,
  RULES_FILE,
  RECORD_FILE,
  SARIF_FILE,
];
const LISTED_FOLDERS = [RECEIPTS_FOLDER, AUDIT_FOLDER];
const MAX_BYTES = 512 * 1024 * 1024;
const MAX_ENTRIES = 10_000;

/** By path relative to `folder`. @throws ReviewError `usage` for a folder or file that can't be read. */
export async function readReceiptFolder(folder: string): Promise<Map<string, Uint8Array>> {
  const facts = await lstat(folder).catch(() => undefined);
  if (facts === undefined || !(facts.isDirectory() || facts.isSymbolicLink()))
    throw new ReviewError('usage', `${folder} is not a folder.`, {
      next: "Name the run's folder, or the unpacked artifact, with --dir.",
    });
  const paths = [...SINGLE_FILES];
  for (const listed of LISTED_FOLDERS) {
    const names = await namesIn(folder, listed);
    if (names.length > MAX_ENTRIES)
      throw new ReviewError('usage', `${join(folder, listed)} holds more than ${MAX_ENTRIES} files.`);
    paths.push(...names.filter((name) => /\.jsonl?$/.test(name)).map((name) => `${listed}/${name}`));
  }
  const files = new Map<string, Uint8Array>();
  let left = MAX_BYTES;
  for (const path of paths) {
    const bytes = await readPlainFile(folder, path, left);
    if (bytes === undefined) continue;
    left -= bytes.length;
    files.set(path, bytes);
  }
  return files;
}

/** Names in a listed folder; none where it is not there. */
async function namesIn(folder: string, listed: string): Promise<string[]> {
  if (!(await hasFolders(folder, listed.split('/')))) return [];
  const path = join(folder, listed);
  return readdir(path).catch((cause: unknown) => {
    throw unreadable(path, cause);
  });
}

/** True where each of the nested folders is one of its own, and no link to somewhere else. */
async function hasFolders(folder: string, names: readonly string[]): Promise<boolean> {
  let path = folder;
  for (const name of names) {
    path = join(path, name);
    const facts = await factsOf(path);
    if (facts === undefined) return false;
    if (!facts.isDirectory()) throw new ReviewError('usage', `${path} is not a folder of its own.`);
  }
  return true;
}

async function factsOf(path: string): Promise<Stats | undefined> {
  return lstat(path).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') return undefined;
    throw unreadable(path, cause);
  });
}

function unreadable(path: string, cause: unknown): ReviewError {
  return new ReviewError('usage', `${path} can't be read (${messageOf(cause)}).`, { cause });
}

async function readPlainFile(folder: string, name: string, most: number): Promise<Uint8Array | undefined> {
  if (!(await hasFolders(folder, name.split('/').slice(0, -1)))) return undefined;
  const path = join(folder, name);
  const facts = await factsOf(path);
  if (facts === undefined) return undefined;
  if (!facts.isFile()) throw new ReviewError('usage', `${path} is not a regular file.`);
  if (facts.size > most) throw new ReviewError('usage', `${path} is too large to be a file of a run.`);
  try {
    return await readFile(path);
  } catch (cause) {
    throw unreadable(path, cause);
  }
}
