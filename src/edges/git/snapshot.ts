/** A commit's files in three commands: one listing, one batch of blobs, one search that git itself makes. */
import type { Mention, RepositorySnapshot, SnapshotFile } from '../../change/snapshot.ts';
import type { Git } from './git.ts';

/** Hits in one file; a word that stands on every line of a file says nothing more after these. */
const HITS_A_FILE = 20;

/** `commit` is a full object id. */
export function createSnapshot(git: Git, commit: string): RepositorySnapshot {
  return {
    async files() {
      const listed = await git.tryText(['ls-tree', '-r', '-z', '-l', '--full-tree', commit]);
      return (listed ?? '').split('\0').flatMap((entry): SnapshotFile[] => {
        const match = /^100\d{3} blob [0-9a-f]+ +(\d+)\t([\s\S]+)$/.exec(entry);
        return match === null ? [] : [{ path: match[2] ?? '', size: Number(match[1]) }];
      });
    },
    async texts(paths) {
      const wanted = paths.filter((path) => !/[\n\0]/.test(path));
      if (wanted.length === 0) return new Map();
      const input = wanted.map((path) => `${commit}:${path}\n`).join('');
      return readBatch(await git.run(['cat-file', '--batch'], { input }), wanted);
    },
    async mentions(words, limit) {
      if (words.length === 0) return { hits: [], more: false };
      const found = await git.tryText([
        ...['grep', '-z', '-n', '-I', '--fixed-strings', '--word-regexp', `--max-count=${HITS_A_FILE}`],
        ...words.flatMap((word) => ['-e', word]),
        commit,
        '--',
      ]);
      const hits: Mention[] = [];
      for (const entry of (found ?? '').split('\n')) {
        const [name = '', line = '', ...rest] = entry.split('\0');
        if (rest.length === 0) continue;
        const text = rest.join('\0');
        for (const word of words)
          if (text.includes(word))
            hits.push({ path: name.slice(commit.length + 1), line: Number(line), word });
        if (hits.length > limit) break;
      }
      return { hits: hits.slice(0, limit), more: hits.length > limit };
    },
  };
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
