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
        '-z',
        '-n',
        '-I',
        '--fixed-strings',
        '--max-count=20',
        '-e',
        text,
        commit,
        '--',
      ]);
      return (found ?? '').split('\n').flatMap((entry) => {
        const [name = '', line = '', ...rest] = entry.split('\0');
        return rest.length === 0
          ? []
          : [
              {
                path: name.slice(commit.length + 1),
                line: Number(line),
                text: rest.join('\0').slice(0, 400),
              },
            ];
      });
    },
  };
}
