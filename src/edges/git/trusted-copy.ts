/**
 * What the remote holds, fetched into a repository of our own. Once a fix command has run, the checkout's objects,
 * replacements and configuration are its own to write, so nothing is read from there any more: a fetch hashes every
 * object anew.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Git, OBJECT_ID } from './git.ts';

/** How the checkout reached its remote before anybody else's program ran. */
export interface RemoteAccess {
  readonly url: string;
  /** Configuration that a fetch needs: credentials, proxies, rewritten addresses. */
  readonly config: readonly (readonly [key: string, value: string])[];
}

const NEEDED = /^(?:http\.|https\.|credential\.|url\.|core\.sshcommand$|ssh\.|protocol\.)/i;

/** Undefined where the checkout has no remote `origin`. */
export async function remoteAccessOf(git: Git): Promise<RemoteAccess | undefined> {
  const listed = (await git.tryText(['config', '--list', '-z'])) ?? '';
  const entries = listed.split('\0').flatMap((entry): [string, string][] => {
    const at = entry.indexOf('\n');
    return at < 0 ? [] : [[entry.slice(0, at), entry.slice(at + 1)]];
  });
  const url = entries.findLast(([key]) => key === 'remote.origin.url')?.[1];
  return url === undefined ? undefined : { url, config: entries.filter(([key]) => NEEDED.test(key)) };
}

export interface TrustedCopy {
  readonly git: Git;
  /** Head of the branch at the remote; undefined where there is no such branch. */
  readonly head: string | undefined;
}

export class TrustedCopies {
  readonly #git: Git;
  readonly #access: RemoteAccess;
  readonly #folders: string[] = [];

  constructor(git: Git, access: RemoteAccess) {
    this.#git = git;
    this.#access = access;
  }

  /** Both branches as the remote has them now. @throws ReviewError `git-failed` where it does not answer. */
  async fetch(headRef: string, baseRef: string): Promise<TrustedCopy> {
    const folder = await mkdtemp(join(tmpdir(), 'bernstein-review-copy-'));
    this.#folders.push(folder);
    const git = this.#git.in(folder).ignoringUserConfig();
    await git.run(['init', '--quiet', '--bare', '.']);
    const branches = [
      `+refs/heads/${headRef}:refs/heads/reviewed/head`,
      `+refs/heads/${baseRef}:refs/heads/reviewed/base`,
    ];
    const { url, config } = this.#access;
    await git.run(['config', 'remote.origin.url', url]);
    await git.run(
      ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--end-of-options', url, ...branches],
      { env: configEnvironment(config) },
    );
    const id =
      (await git.tryText(['rev-parse', '--verify', '--quiet', 'refs/heads/reviewed/head']))?.trim() ?? '';
    return { git, head: OBJECT_ID.test(id) ? id : undefined };
  }

  async remove(): Promise<void> {
    await Promise.all(
      this.#folders.map((folder) => rm(folder, { recursive: true, force: true }).catch(() => undefined)),
    );
  }
}

/** By the environment, since a value may be a credential. */
function configEnvironment(config: RemoteAccess['config']): NodeJS.ProcessEnv {
  return Object.fromEntries([
    ['GIT_CONFIG_COUNT', String(config.length)],
    ...config.flatMap(([key, value], index) => [
      [`GIT_CONFIG_KEY_${index}`, key],
      [`GIT_CONFIG_VALUE_${index}`, value],
    ]),
  ]);
}
