/** One commit's files for whoever needs many of them at once; always git objects, never a work tree. */

export interface SnapshotFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

export interface Mention {
  readonly path: string;
  readonly line: number;
  /** The word that stands there. */
  readonly word: string;
}

export interface RepositorySnapshot {
  /** Every regular file; links and submodules are not among them. */
  files(): Promise<readonly SnapshotFile[]>;
  /** Texts by path; a missing or binary file is not among them. */
  texts(paths: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Lines that hold one of the words as a word of their own, at most `limit`, and whether there are more. Files of more
   * than `largest` bytes are not looked at.
   */
  mentions(
    words: readonly string[],
    limit: number,
    largest: number,
    /** Patterns of paths, as git reads them; every file where none are given. */
    within?: readonly string[],
  ): Promise<{ readonly hits: readonly Mention[]; readonly more: boolean }>;
}
