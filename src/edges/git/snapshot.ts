/** A commit's files in three commands: one listing, one batch of blobs, one search that git itself makes. */
import type { Mention, RepositorySnapshot, SnapshotFile } from '../../change/snapshot.ts';
import type { Git } from './git.ts';

/** Hits in one file; a word that stands on every line of a file says nothing more after these. */
const HITS_A_FILE = 20;
/** Files that are not searched, named to git one by one; beyond these it searches them all the same. */
const MOST_EXCLUDED = 400;

/** `commit` is a full object id. Every failure of git is an error: an answer that is missing is no empty answer. */
export function createSnapshot(git: Git, commit: string): RepositorySnapshot {
  let listing: Promise<readonly SnapshotFile[]> | undefined;
  const files = (): Promise<readonly SnapshotFile[]> => (listing ??= listFiles(git, commit));
  return {
    files,
    async texts(paths) {
      const wanted = paths.filter(isPlainPath);
      if (wanted.length === 0) return new Map();
      const input = wanted.map((path) => `${commit}:${path}\n`).join('');
      return readBatch(await git.run(['cat-file', '--batch'], { input }), wanted);
    },
    async mentions(words, limit, largest, within = ['.']) {
      if (words.length === 0) return { hits: [], more: false };
      const all = await files();
      const excluded = all
        .filter(({ size, path }) => size > largest && isPlainPath(path))
        .slice(0, MOST_EXCLUDED);
      const found = await git.search([
        // Whole words are told apart here: git does it in quadratic time on long lines. Attributes of the commit can
        // call any file binary, so none is believed.
        ...['grep', '-z', '-n', '-a', '--no-color', '--fixed-strings', `--max-count=${HITS_A_FILE}`],
        ...words.flatMap((word) => ['-e', word]),
        commit,
        '--',
        ...within,
        ...excluded.map(({ path }) => `:(exclude,literal)${path}`),
      ]);
      return readHits(
        found,
        commit,
        words,
        limit,
        new Map(all.map(({ path, size }) => [path, size])),
        largest,
      );
    },
  };
}

async function listFiles(git: Git, commit: string): Promise<readonly SnapshotFile[]> {
  const listed = await git.text(['ls-tree', '-r', '-z', '-l', '--full-tree', commit]);
  return listed.split('\0').flatMap((entry): SnapshotFile[] => {
    const match = /^100\d{3} blob [0-9a-f]+ +(\d+)\t([\s\S]+)$/.exec(entry);
    return match === null ? [] : [{ path: match[2] ?? '', size: Number(match[1]) }];
  });
}

/** One that git takes as it stands: no step upward, nothing that a line of input would cut. */
function isPlainPath(path: string): boolean {
  return (
    path !== '' &&
    !/[\n\r\0]/.test(path) &&
    !path.split('/').some((part) => part === '' || part === '.' || part === '..')
  );
}

function readHits(
  found: string,
  commit: string,
  words: readonly string[],
  limit: number,
  sizes: ReadonlyMap<string, number>,
  largest: number,
): { hits: Mention[]; more: boolean } {
  const patterns = words.map((word) => ({
    word,
    pattern: new RegExp(`(?<![\\w$])${word.replace(/[^\w]/g, '\\$&')}(?![\\w$])`),
  }));
  const hits: Mention[] = [];
  // A name can hold a line break, the text of a line can't: an entry ends where the next one's commit stands.
  for (const entry of `\n${found}`.split(`\n${commit}:`).slice(1)) {
    const [path = '', line = '', ...rest] = entry.split('\0');
    if (rest.length === 0 || !/^\d+$/.test(line)) continue;
    if ((sizes.get(path) ?? Number.POSITIVE_INFINITY) > largest) continue;
    const text = rest.join('\0');
    for (const { word, pattern } of patterns)
      if (text.includes(word) && pattern.test(text)) hits.push({ path, line: Number(line), word });
    if (hits.length > limit) break;
  }
  return { hits: hits.slice(0, limit), more: hits.length > limit };
}

/** `<id> blob <size>\n<bytes>\n` or `<name> missing\n`, in the order that was asked for. */
function readBatch(output: Buffer, paths: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>();
  let at = 0;
  for (const path of paths) {
    const end = output.indexOf(10, at);
    if (end < 0) break;
    const match = /^[0-9a-f]+ (\w+) (\d+)$/.exec(output.toString('latin1', at, end));
    at = end + 1;
    if (match === null) continue;
    const size = Number(match[2]);
    const bytes = output.subarray(at, at + size);
    at += size + 1;
    if (match[1] === 'blob' && !bytes.subarray(0, 8000).includes(0)) texts.set(path, bytes.toString('utf8'));
  }
  return texts;
}
