/** Languages by file name, and how each is read: by a parser where one is kept, else by its lines. */

export type Grammar = 'javascript' | 'python' | 'java' | 'rust' | 'cpp' | 'go' | 'php';

export interface Language {
  readonly name: string;
  /** Undefined where only its lines are read. */
  readonly grammar: Grammar | undefined;
  /** Options of the JavaScript grammar. */
  readonly dialect?: string;
}

const BY_EXTENSION: Readonly<Record<string, Language>> = {
  ...of('JavaScript', ['js', 'mjs', 'cjs', 'jsx'], 'javascript', 'jsx'),
  ...of('TypeScript', ['ts', 'mts', 'cts'], 'javascript', 'ts'),
  ...of('TypeScript', ['tsx'], 'javascript', 'ts jsx'),
  ...of('Python', ['py', 'pyi'], 'python'),
  ...of('Java', ['java'], 'java'),
  ...of('Rust', ['rs'], 'rust'),
  ...of('C++', ['c', 'cc', 'cpp', 'cxx', 'h', 'hh', 'hpp'], 'cpp'),
  ...of('Go', ['go'], 'go'),
  ...of('PHP', ['php'], 'php'),
  ...of('C#', ['cs']),
  ...of('Ruby', ['rb']),
  ...of('Kotlin', ['kt', 'kts']),
  ...of('Swift', ['swift']),
  ...of('Scala', ['scala']),
  ...of('Elixir', ['ex', 'exs']),
  ...of('Shell', ['sh', 'bash']),
  ...of('SQL', ['sql']),
  ...of('Vue', ['vue']),
  ...of('Svelte', ['svelte']),
  ...of('Protocol Buffers', ['proto']),
  ...of('GraphQL', ['graphql', 'gql']),
};

function of(
  name: string,
  extensions: readonly string[],
  grammar?: Grammar,
  dialect?: string,
): Record<string, Language> {
  const language: Language = { name, grammar, ...(dialect === undefined ? {} : { dialect }) };
  return Object.fromEntries(extensions.map((extension) => [extension, language]));
}

/** Undefined for what is no code. */
export function languageOf(path: string): Language | undefined {
  const extension = /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase();
  return extension !== undefined && Object.hasOwn(BY_EXTENSION, extension)
    ? BY_EXTENSION[extension]
    : undefined;
}
