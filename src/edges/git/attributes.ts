/** Which paths the base commit calls generated or vendored, as git itself reads .gitattributes. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Git } from './git.ts';

export type Attributed = (path: string) => string | undefined;

const ATTRIBUTES = {
  'linguist-generated': 'generated (linguist-generated)',
  'linguist-vendored': 'vendored (linguist-vendored)',
} as const;

/** From the tree of a commit: its .gitattributes in an index of their own, never the work tree's or the head's. */
export async function attributesAtCommit(
  git: Git,
  commit: string,
  paths: readonly string[],
): Promise<Attributed> {
  const scratch = await mkdtemp(join(tmpdir(), 'bernstein-review-attributes-'));
  try {
    const env = { GIT_INDEX_FILE: join(scratch, 'index') };
    await git.run(['read-tree', commit], { env });
    return readAnswer(await checkAttributes(git, paths, env));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** From the text of the root .gitattributes alone, where the commit is only known to the API. */
export async function attributesOfText(
  git: Git,
  text: string,
  paths: readonly string[],
): Promise<Attributed> {
  const scratch = await mkdtemp(join(tmpdir(), 'bernstein-review-attributes-'));
  try {
    const bare = git.in(scratch);
    await bare.run(['init', '--quiet', '.']);
    await writeFile(join(scratch, '.gitattributes'), text);
    await bare.run(['add', '.gitattributes']);
    return readAnswer(await checkAttributes(bare, paths, {}));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function checkAttributes(git: Git, paths: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  return git.text(['check-attr', '--cached', '-z', '--stdin', ...Object.keys(ATTRIBUTES)], {
    env,
    input: paths.map((path) => `${path}\0`).join(''),
  });
}

/** Triples of path, attribute and value, each ended by NUL. */
function readAnswer(answer: string): Attributed {
  const reasons = new Map<string, string>();
  const fields = answer.split('\0');
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = '', attribute = '', value = ''] = fields.slice(at, at + 3);
    if (value === 'set' || value === 'true')
      reasons.set(path, ATTRIBUTES[attribute as keyof typeof ATTRIBUTES]);
  }
  return (path) => reasons.get(path);
}
