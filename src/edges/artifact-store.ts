/** The documents of a run's context: in a folder of their own below the run's, or in memory where a run has none. */
import { join } from 'node:path';
import type { ArtifactStore } from '../context/artifact.ts';
import { readTextFile, writeAtomically } from './files.ts';

const FOLDER = 'context';

export function artifactStore(runFolder: string | undefined): ArtifactStore {
  if (runFolder === undefined) {
    const texts = new Map<string, string>();
    return {
      write: async (file, text) => {
        texts.set(file, text);
      },
      read: async (file) => texts.get(file),
    };
  }
  return {
    write: (file, text) => writeAtomically(join(runFolder, FOLDER, file), text),
    read: (file) => readTextFile(join(runFolder, FOLDER, file)),
  };
}
