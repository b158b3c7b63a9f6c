/** The run's files as a workflow artifact. The toolkit's client is large and loads when it is used. */
import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { messageOf } from '../kernel/errors.ts';
import { isRunFile } from '../receipts/paths.ts';

export interface Uploaded {
  readonly id: number;
  /** The name that was free, and that a reader downloads by. */
  readonly name: string;
}

/** Names that are tried: two jobs of a matrix may ask for the same one, and only the first gets it. */
const MOST_NAMES = 20;

/**
 * Uploads the files that INTERFACE.md lists and nothing that lies beside them. `timeout` in milliseconds: an upload that
 * hangs must not hold the job. @throws Error with a reason that is never empty.
 */
export async function uploadRunFiles(folder: string, wanted: string, timeout: number): Promise<Uploaded> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => isRunFile(relative(folder, path).replaceAll('\\', '/')));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeout / 1000} s`)), timeout);
    timer.unref();
  });
  try {
    return await Promise.race([underFreeName(wanted, files, folder), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function underFreeName(wanted: string, files: readonly string[], root: string): Promise<Uploaded> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`;
    try {
      const { id } = await client.uploadArtifact(name, [...files], root);
      if (id === undefined) throw new Error(`${basename(root)} was uploaded without an id`);
      return { id, name };
    } catch (thrown) {
      const why = messageOf(thrown).trim();
      if (number < MOST_NAMES && why.includes('(409)')) continue;
      // A refused blob upload comes with an empty message and only a name.
      throw new Error(why || (thrown instanceof Error ? thrown.name : 'unknown reason'), { cause: thrown });
    }
  }
}

/** `base` without what an artifact's name may not hold; a re-run of a run gets a name of its own. */
export function artifactName(base: string, runAttempt: string | undefined): string {
  const attempt = runAttempt === undefined || runAttempt === '1' ? '' : `-attempt-${runAttempt}`;
  return `${base.replace(/[":<>|*?\\/\r\n]/g, '-')}${attempt}`;
}
