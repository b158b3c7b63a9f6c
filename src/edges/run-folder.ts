/**
 * The folder of one run: its journal as it grows, and each pass's files put in place at once. `.sdd/` appears by a
 * rename after everything that its receipts bind, so a kill leaves files that verify, or no receipt.
 */
import { appendFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
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

const PROOF = '.sdd';
/** A proof that is not yet, or no longer, in place; whoever was killed finds it here. */
const COMING = '.sdd-unfinished';
const GOING = '.sdd-previous';
const LOCK = '.bernstein-review.lock';
const OWN_FILES = [
  PROOF,
  COMING,
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

/** True for what is this run's own: neither an earlier run's files nor the lock. */
export function belongsToRun(path: string): boolean {
  return !path.startsWith(EARLIER) && path !== LOCK;
}

export class RunFolder implements ProofStore {
  readonly path: string;
  #journal: JournalState = EMPTY_JOURNAL;
  /** The journal's lines, as the next commit writes them. */
  readonly #lines: string[] = [];
  #writing: Promise<void> = Promise.resolve();
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
    await rm(join(this.path, LOCK), { force: true });
  }

  journal(body: JournalBody): void {
    const { line, state } = appendToJournal(this.#journal, body);
    this.#journal = state;
    this.#lines.push(line);
    this.#writing = this.#writing.then(async () => {
      if (this.#failure !== undefined) return;
      await appendFile(join(this.path, JOURNAL_FILE), line).catch((thrown: unknown) => {
        this.#failure = thrown;
      });
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

  async commit(pass: CommittedPass): Promise<void> {
    const at = (path: string): string => join(this.path, path);
    await rm(at(COMING), { recursive: true, force: true });
    await Promise.all(
      [...pass.proof].map(([path, text]) => writeSynced(at(path.replace(PROOF, COMING)), text)),
    );
    const before = await exists(at(PROOF));
    if (before) {
      await rm(at(GOING), { recursive: true, force: true });
      await rename(at(PROOF), at(GOING));
    }
    this.#lines.push(...pass.journal.split(/(?<=\n)/));
    await writeAtomically(at(JOURNAL_FILE), this.#lines.join(''));
    this.#journal = pass.journalState;
    await Promise.all([...pass.beside].map(([path, content]) => writeAtomically(at(path), content)));
    await rename(at(COMING), at(PROOF));
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

async function writeSynced(path: string, text: string): Promise<void> {
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

/** One run at a time: the lock names its process, and one whose process is gone is taken over. */
async function takeLock(folder: string): Promise<void> {
  const path = join(folder, LOCK);
  for (let tries = 0; ; tries += 1) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(String(process.pid));
      await file.close();
      return;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST')
        throw new ReviewError(
          'record-unwritable',
          `The run's folder ${folder} can't be written (${messageOf(cause)}).`,
          {
            next: 'Choose another folder with --out.',
            cause,
          },
        );
      const holder = Number(await readFile(path, 'utf8').catch(() => ''));
      if (tries > 2 || isAlive(holder))
        throw new ReviewError('usage', `Another run (process ${holder}) writes to the folder ${folder}.`, {
          next: 'Give each run a folder of its own with --out, or wait for the other one.',
        });
      await rm(path, { force: true });
    }
  }
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
