/** git as a function: fixed safe options, user values only behind `--end-of-options` or as full object ids. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { messageOf, ReviewError } from '../../kernel/errors.ts';
import { runProcess } from '../process.ts';

/** Variables that would point git elsewhere or change what a diff shows; a hook sets some of them. */
const DROPPED_VARIABLES =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX|REPLACE_REF_BASE|EXTERNAL_DIFF|DIFF_OPTS|ATTR_SOURCE|LITERAL_PATHSPECS|PAGER|TRACE.*|QUARANTINE_PATH)$/;

/** git needs no key of a model and no token of the workflow, and a repository's configuration can name programs. */
const SECRET_VARIABLES = /^(?!GIT_CONFIG_).*(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?)(?:_|$)/i;

const SAFE_CONFIG = [
  'core.quotePath=true',
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'protocol.ext.allow=never',
];
const GIT_TIMEOUT = 300_000;
/** A diff of this size is beyond any review; git is stopped before memory is. */
const MAX_GIT_OUTPUT = 512 * 1024 * 1024;

/** A full object id: the only form in which a commit reaches git as an argument without protection. */
export const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

export interface GitOptions {
  readonly input?: string | Uint8Array;
  readonly env?: NodeJS.ProcessEnv;
  readonly config?: readonly string[];
}

/** Looks for `.git` up to the root, so that no process is started where there is no repository. */
function hasRepositoryAbove(directory: string): boolean {
  for (let folder = directory; ; folder = dirname(folder)) {
    if (
      existsSync(join(folder, '.git')) ||
      (existsSync(join(folder, 'objects')) && existsSync(join(folder, 'HEAD')))
    )
      return true;
    if (folder === dirname(folder)) return false;
  }
}

export class Git {
  readonly directory: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #signal: AbortSignal | undefined;

  constructor(directory: string, environment: NodeJS.ProcessEnv, signal?: AbortSignal) {
    this.directory = directory;
    this.#signal = signal;
    this.#environment = {
      ...Object.fromEntries(
        Object.entries(environment).filter(
          ([name]) =>
            !DROPPED_VARIABLES.test(name) && !SECRET_VARIABLES.test(name) && !name.startsWith('INPUT_'),
        ),
      ),
      GIT_TERMINAL_PROMPT: '0',
      GIT_OPTIONAL_LOCKS: '0',
      // What an object says is what its id says; a replacement or a graft is somebody's edit of it.
      GIT_NO_REPLACE_OBJECTS: '1',
      GIT_GRAFT_FILE: '/dev/null',
      LC_ALL: 'C',
    };
  }

  /** The same settings in another directory. */
  in(directory: string): Git {
    return new Git(directory, this.#environment, this.#signal);
  }

  /** Without the configuration of the user's home, which other programs can write. */
  ignoringUserConfig(): Git {
    return new Git(this.directory, { ...this.#environment, GIT_CONFIG_GLOBAL: '/dev/null' }, this.#signal);
  }

  /** The same repository for a process that knows no more than `environment`. */
  knowing(environment: NodeJS.ProcessEnv): Git {
    return new Git(this.directory, environment, this.#signal);
  }

  /** Standard output of a command. @throws ReviewError `git-failed` with git's own words. */
  async run(args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
    const result = await this.#spawn(args, options);
    if (result.end === 'exit' && result.code === 0) return result.stdout;
    if (result.fault === 'ENOENT') {
      throw new ReviewError('git-failed', 'git could not be started.', {
        next: 'Install git, and check that the work directory exists.',
      });
    }
    const said = result.stderr.trim().split('\n').slice(-3).join(' ').slice(0, 400);
    const why = result.end === 'exit' ? said || `exit code ${result.code}` : `it was stopped (${result.end})`;
    throw new ReviewError('git-failed', `git ${args[0] ?? ''} failed: ${why}.`);
  }

  async text(args: readonly string[], options: GitOptions = {}): Promise<string> {
    return (await this.run(args, options)).toString('utf8');
  }

  /** Output, or undefined where git says no. */
  async tryText(args: readonly string[], options: GitOptions = {}): Promise<string | undefined> {
    const result = await this.#spawn(args, options);
    return result.end === 'exit' && result.code === 0 ? result.stdout.toString('utf8') : undefined;
  }

  /** Output of a search; empty where it found nothing. @throws ReviewError `git-failed` for everything else. */
  async search(args: readonly string[]): Promise<string> {
    const result = await this.#spawn(args, {});
    if (result.end === 'exit' && (result.code === 0 || result.code === 1))
      return result.stdout.toString('utf8');
    throw new ReviewError(
      'git-failed',
      `git ${args[0] ?? ''} failed: ${result.stderr.trim().slice(0, 400) || result.end}.`,
    );
  }

  /** Root of the work tree, or a bare repository's own folder; undefined outside a repository. */
  async root(): Promise<string | undefined> {
    if (!hasRepositoryAbove(this.directory)) return undefined;
    const top = (await this.tryText(['rev-parse', '--show-toplevel']))?.replace(/\n$/, '');
    if (top !== undefined) return top;
    const bare = await this.tryText(['rev-parse', '--is-bare-repository']);
    return bare?.trim() === 'true' ? this.directory : undefined;
  }

  /** Full id of the commit that `ref` names. @throws ReviewError `usage` for a ref that is none. */
  async commit(ref: string): Promise<string> {
    const refuse = (cause?: unknown): never => {
      throw new ReviewError('usage', `"${ref.slice(0, 100)}" is not a commit of this repository.`, {
        next: 'Name a branch, a tag or a commit; in a shallow clone fetch it first (fetch-depth: 0).',
        ...(cause === undefined ? {} : { cause }),
      });
    };
    if (ref.startsWith('-') || /[\0\n]/.test(ref)) refuse();
    try {
      const id =
        (await this.text(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]))
          .trim()
          .split('\n')
          .at(-1) ?? '';
      return OBJECT_ID.test(id) ? id : refuse();
    } catch (cause) {
      return refuse(messageOf(cause));
    }
  }

  async hasCommit(id: string): Promise<boolean> {
    return OBJECT_ID.test(id) && (await this.tryText(['cat-file', '-e', `${id}^{commit}`])) !== undefined;
  }

  /** Text of a file at a commit; undefined where there is none. */
  async fileAt(commit: string, path: string): Promise<string | undefined> {
    if (!OBJECT_ID.test(commit)) return undefined;
    const kind = await this.tryText(['cat-file', '-t', `${commit}:${path}`]);
    return kind?.trim() === 'blob' ? this.tryText(['cat-file', 'blob', `${commit}:${path}`]) : undefined;
  }

  async mergeBase(left: string, right: string): Promise<string | undefined> {
    const id = (await this.tryText(['merge-base', left, right]))?.trim().split('\n')[0];
    return id !== undefined && OBJECT_ID.test(id) ? id : undefined;
  }

  #spawn(args: readonly string[], options: GitOptions): ReturnType<typeof runProcess> {
    const config = [...SAFE_CONFIG, ...(options.config ?? [])].flatMap((entry) => ['-c', entry]);
    return runProcess({
      argv: ['git', ...config, ...args],
      cwd: this.directory,
      env: { ...this.#environment, ...options.env },
      ...(options.input === undefined ? {} : { input: options.input }),
      timeout: GIT_TIMEOUT,
      ...(this.#signal === undefined ? {} : { signal: this.#signal }),
      maxOutput: MAX_GIT_OUTPUT,
    });
  }
}
