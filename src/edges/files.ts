/** Files of the operator and of the run. Writes are atomic; a run's folder never lies in the reviewed tree. */
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { messageOf, ReviewError } from '../kernel/errors.ts';

/** An operator's file is read whole; more than this is a mistake. */
const MAX_FILE_BYTES = 256 * 1024 * 1024;

/** Text of a regular file, or undefined where there is none. @throws ReviewError for a directory, device or giant. */
export async function readTextFile(path: string): Promise<string | undefined> {
  return (await readBytes(path))?.toString('utf8');
}

export async function readBytes(path: string): Promise<Buffer | undefined> {
  let facts: Awaited<ReturnType<typeof stat>>;
  try {
    facts = await stat(path);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new ReviewError('usage', `${path} can't be read (${code ?? messageOf(cause)}).`, { cause });
  }
  if (!facts.isFile()) throw new ReviewError('usage', `${path} is not a regular file.`);
  if (facts.size > MAX_FILE_BYTES)
    throw new ReviewError('usage', `${path} is larger than ${MAX_FILE_BYTES} bytes.`);
  try {
    return await readFile(path);
  } catch (cause) {
    throw new ReviewError('usage', `${path} can't be read (${messageOf(cause)}).`, { cause });
  }
}

/** Standard input to its end. @throws when `signal` aborts. */
export async function readStandardInput(signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  signal.addEventListener('abort', () => process.stdin.destroy(new Error('stopped')), { once: true });
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

/** The run's folder: the one asked for, else a new one. @throws ReviewError `usage` when it lies in the reviewed tree. */
export async function makeRunFolder(
  requested: string | undefined,
  temporary: string | undefined,
  tree: string | undefined,
): Promise<string> {
  if (requested === undefined) {
    const parent = temporary ?? tmpdir();
    await mkdir(parent, { recursive: true });
    return realpath(await mkdtemp(join(parent, 'bernstein-review-')));
  }
  const folder = resolve(requested);
  if (tree !== undefined && isInside(withoutLinks(resolve(tree)), withoutLinks(folder))) {
    throw new ReviewError('usage', `The run's folder ${requested} lies in the reviewed tree.`, {
      next: 'Choose a folder outside of the repository with --out.',
    });
  }
  try {
    await makeDirectory(folder);
    return await realpath(folder);
  } catch (cause) {
    throw new ReviewError(
      'record-unwritable',
      `The run's folder ${requested} can't be made (${messageOf(cause)}).`,
      { next: 'Choose another folder with --out.', cause },
    );
  }
}

/** Step by step: Node's own recursive form never returns in some pseudo file systems. */
export async function makeDirectory(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    const parent = dirname(path);
    if (code !== 'ENOENT' || parent === path || existsSync(parent)) throw cause;
    await makeDirectory(parent);
    await mkdir(path);
  }
}

/** Writes beside the target and renames, so that a kill leaves the old file or the new one. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  await makeDirectory(dirname(path));
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    const file = await open(temporary, 'w', 0o644);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (cause) {
    await rm(temporary, { force: true });
    throw new ReviewError('record-unwritable', `${path} can't be written (${messageOf(cause)}).`, { cause });
  }
}

/** True when `path` is `directory` or lies under it. */
export function isInside(directory: string, path: string): boolean {
  const way = relative(directory, path);
  return way === '' || (!isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`));
}

/** `path` with every symbolic link of its existing part resolved. */
export function withoutLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(withoutLinks(parent), relative(parent, path));
  }
}

/** The folders, and their direct subfolders, that are git work trees. */
export async function checkoutsUnder(folders: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const folder of folders) {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const below = entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
    for (const candidate of [folder, ...below]) if (existsSync(join(candidate, '.git'))) found.add(candidate);
  }
  return [...found];
}
