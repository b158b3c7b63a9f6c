/** The head commit's files through git objects: never the file system, never another commit. */
import type { RepositoryReader } from '../../agents/repository-tools.ts';
import type { Git } from './git.ts';

/** `commit` is a full object id. */
export function createRepositoryReader(git: Git, commit: string): RepositoryReader {
  return {
    async list(directory) {
      const tree = directory === '' ? commit : `${commit}:${directory}`;
      const listed = await git.tryText(['ls-tree', '-z', tree]);
      return listed
        ?.split('\0')
        .filter((entry) => entry !== '')
        .map((entry) => {
          const name = entry.slice(entry.indexOf('\t') + 1);
          return entry.startsWith('040000') ? `${name}/` : name;
        });
    },
    read: (path) => git.fileAt(commit, path),
    async search(text) {
      const found = await git.tryText([
        'grep',
        '-n',
        '-I',
        '--fixed-strings',
        '--max-count=20',
        '-e',
        text,
        commit,
        '--',
      ]);
      return (found ?? '')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => line.slice(commit.length + 1, commit.length + 401));
    },
  };
}
