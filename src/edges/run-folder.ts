/**
 * The folder of one run: its journal as it grows, and each pass's files put in place at once. `.sdd/` appears by a
 * rename after everything that its receipts bind, so a kill leaves files that verify, or no receipt.
 */
import { appendFile, mkdir, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { messageOf, ReviewError } from '../kernel/errors.ts';
import type { CommittedPass, ProofStore } from '../proof.ts';
import { appendToJournal, EMPTY_JOURNAL, type JournalBody, type JournalState } from '../receipts/journal.ts';
import {
  DIFF_FILE,
  HTML_FILE,
  ISSUE_FILE,
  JOURNAL_FILE,
  RECORD_FILE,
  RULES_FILE,
  SARIF_FILE,
} from '../receipts/paths.ts';
import { writeAtomically } from './files.ts';
import { releaseLock, takeLock } from './folder-lock.ts';

const PROOF = '.sdd';
/** A proof that is not yet, or no longer, in place; whoever was killed finds it here. */
const COMING = '.sdd-unfinished';
const COMING_FILES = '.files-unfinished';
const GOING = '.sdd-previous';
const OWN_FILES = [
  PROOF,
  COMING,
  COMING_FILES,
  GOING,
  JOURNAL_FILE,
  RECORD_FILE,
  DIFF_FILE,
  ISSUE_FILE,
  RULES_FILE,
  SARIF_FILE,
  HTML_FILE,
];
/** Where the files of an earlier run in the same folder go. */
const EARLIER = 'earlier-run-';

export class RunFolder implements ProofStore {
  readonly path: string;
  #journal: JournalState = EMPTY_JOURNAL;
  /** The journal's lines, as the next commit writes them. */
  readonly #lines: string[] = [];
  #writing: Promise<void> = Promise.resolve();
  /** Bytes of the journal's file. */
  #written = 0;
  #failure: unknown;

  private constructor(path: string) {
    this.path = path;
  }

  /** Takes the folder for this run alone. @throws ReviewError `usage` while another run writes there. */
  static async open(path: string): Promise<RunFolder> {
    await takeLock(path);
    await setAside(path);
    return new RunFolder(path);
  }

  /** Lets the next run have the folder. */
  async close(): Promise<void> {
    await releaseLock(this.path);
  }

  journal(body: JournalBody): void {
    const { line, state } = appendToJournal(this.#journal, body);
    this.#journal = state;
    this.#lines.push(line);
    this.#writing = this.#writing.then(async () => {
      if (this.#failure !== undefined) return;
      const path = join(this.path, JOURNAL_FILE);
      try {
        await appendFile(path, line);
        this.#written += Buffer.byteLength(line);
      } catch (thrown) {
        this.#failure = thrown;
        // A full disk may have taken half of the line.
        await truncate(path, this.#written).catch(() => undefined);
      }
    });
  }

  rewind(state: JournalState): void {
    this.#journal = state;
    this.#lines.length = state.count;
  }

  async flush(): Promise<JournalState> {
    await this.#writing;
    if (this.#failure !== undefined)
      throw new ReviewError(
        'record-unwritable',
        `${JOURNAL_FILE} can't be written (${messageOf(this.#failure)}).`,
        {
          cause: this.#failure,
        },
      );
    return this.#journal;
  }

  /** A pass that can't be put in place ends the chain: those before it stand, and no later one is written. */
  async commit(pass: CommittedPass): Promise<void> {
    try {
      await this.#place(pass);
    } catch (thrown) {
      this.#failure = thrown;
      throw thrown;
    }
  }

  /** Everything is on the disk under other names before the first of the files before it is touched. */
  async #place(pass: CommittedPass): Promise<void> {
    const at = (path: string): string => join(this.path, path);
    const lines = [...this.#lines, ...pass.journal.split(/(?<=\n)/)];
    const beside = [[JOURNAL_FILE, lines.join('')] as const, ...pass.beside];
    await rm(at(COMING), { recursive: true, force: true });
    await rm(at(COMING_FILES), { recursive: true, force: true });
    try {
      await Promise.all([
        ...[...pass.proof].map(([path, text]) => writeSynced(at(path.replace(PROOF, COMING)), text)),
        ...beside.map(([path, content]) => writeSynced(join(at(COMING_FILES), path), content)),
      ]);
    } catch (cause) {
      for (const name of [COMING, COMING_FILES])
        await rm(at(name), { recursive: true, force: true }).catch(() => undefined);
      throw new ReviewError('record-unwritable', `The run's files can't be written (${messageOf(cause)}).`, {
        cause,
      });
    }
    const before = await exists(at(PROOF));
    if (before) {
      await rm(at(GOING), { recursive: true, force: true });
      await rename(at(PROOF), at(GOING));
    }
    for (const [path] of beside) await rename(join(at(COMING_FILES), path), at(path));
    await rename(at(COMING), at(PROOF));
    this.#lines.splice(0, this.#lines.length, ...lines);
    this.#journal = pass.journalState;
    this.#written = Buffer.byteLength(lines.join(''));
    await rm(at(COMING_FILES), { recursive: true, force: true });
    if (before) await rm(at(GOING), { recursive: true, force: true });
  }

  async journalText(): Promise<string> {
    return this.#lines.join('');
  }

  /** Writes a file that no receipt binds. */
  async write(path: string, content: string): Promise<void> {
    await writeAtomically(join(this.path, path), content);
  }
}

async function writeSynced(path: string, text: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text, { flush: true });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** An earlier run's files stay, together, under a name of their own. */
async function setAside(folder: string): Promise<void> {
  const old: string[] = [];
  for (const name of OWN_FILES) if (await exists(join(folder, name))) old.push(name);
  if (old.length === 0) return;
  let number = 1;
  while (await exists(join(folder, `${EARLIER}${number}`))) number += 1;
  const aside = join(folder, `${EARLIER}${number}`);
  await mkdir(aside);
  for (const name of old) await rename(join(folder, name), join(aside, name));
}
