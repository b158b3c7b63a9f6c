/** One run at a time in a folder: the lock names its process, and one whose process is gone is taken over. */
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, ReviewError } from '../kernel/errors.ts';

export const LOCK = '.bernstein-review.lock';

/** @throws ReviewError `usage` while another run holds the folder, `record-unwritable` where it can't be written. */
export async function takeLock(folder: string): Promise<void> {
  const path = join(folder, LOCK);
  const own = `${path}.${process.pid}`;
  try {
    await writeFile(own, String(process.pid));
    for (let tries = 0; ; tries += 1) {
      if (await placed(own, path)) return;
      const holder = await readFile(path, 'utf8').catch(() => '');
      if (tries > 2 || isAlive(Number(holder)))
        throw new ReviewError('usage', `Another run (process ${holder}) writes to the folder ${folder}.`, {
          next: 'Give each run a folder of its own with --out, or wait for the other one.',
        });
      await takeAway(path, holder, own);
    }
  } catch (cause) {
    if (cause instanceof ReviewError) throw cause;
    throw new ReviewError(
      'record-unwritable',
      `The run's folder ${folder} can't be written (${messageOf(cause)}).`,
      {
        next: 'Choose another folder with --out.',
        cause,
      },
    );
  } finally {
    await rm(own, { force: true }).catch(() => undefined);
  }
}

export async function releaseLock(folder: string): Promise<void> {
  await rm(join(folder, LOCK), { force: true });
}

/** The lock appears with its process in it, or not at all; false where one is there. */
async function placed(own: string, path: string): Promise<boolean> {
  try {
    await link(own, path).catch(async (cause: NodeJS.ErrnoException) => {
      // Some file systems have no links.
      if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(cause.code ?? '')) throw cause;
      await writeFile(path, String(process.pid), { flag: 'wx' });
    });
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  }
}

/** Removes a lock only if it is still that of `holder`: whoever took it over in between keeps it. */
async function takeAway(path: string, holder: string, own: string): Promise<void> {
  const aside = `${own}.stale`;
  try {
    await rename(path, aside);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw cause;
  }
  if ((await readFile(aside, 'utf8')) !== holder) await placed(aside, path);
  await rm(aside, { force: true });
}

function isAlive(process_: number): boolean {
  if (!Number.isInteger(process_) || process_ < 1) return false;
  try {
    process.kill(process_, 0);
    return true;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM';
  }
}
