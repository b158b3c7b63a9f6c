/** Whether a place is a line of the head commit, asked in batches: one command for many files. */
import type { RepositorySnapshot } from '../change/snapshot.ts';
import type { Location } from '../findings/finding.ts';

export type PlaceResolver = (place: Location) => Promise<boolean>;

/** `known` are texts that are at hand. */
export function placeResolver(
  snapshot: RepositorySnapshot,
  known: Iterable<readonly [string, string]>,
): PlaceResolver {
  const lines = new Map<string, number>();
  const pending = new Map<string, Promise<void>>();
  let batch: string[] = [];
  let reading: Promise<void> | undefined;
  for (const [path, text] of known) lines.set(path, countLines(text));
  const readBatch = async (): Promise<void> => {
    await Promise.resolve();
    const paths = batch;
    batch = [];
    reading = undefined;
    const texts = await snapshot.texts(paths);
    for (const path of paths) lines.set(path, texts.has(path) ? countLines(texts.get(path) ?? '') : 0);
  };
  return async ({ path, line }) => {
    if (!lines.has(path)) {
      let wait = pending.get(path);
      if (wait === undefined) {
        batch.push(path);
        reading ??= readBatch();
        wait = reading;
        pending.set(path, wait);
      }
      await wait;
    }
    return line >= 1 && line <= (lines.get(path) ?? 0);
  };
}

function countLines(text: string): number {
  const lines = text.split('\n').length;
  return text.endsWith('\n') ? lines - 1 : lines;
}
