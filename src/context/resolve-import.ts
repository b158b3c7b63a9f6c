/** Which file of the repository an import means; undefined for what comes from outside. */

const EXTENSIONS = [
  '',
  ...['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.d.ts', '.vue', '.svelte'],
  ...['.py', '.pyi', '.rb', '.php', '.go', '.rs', '.java', '.kt', '.cs', '.h', '.hpp', '.proto'],
];
/** Characters of an import; a longer one names no file. */
const LONGEST_MODULE = 300;
const INDEXES = ['/index.ts', '/index.tsx', '/index.js', '/__init__.py', '/mod.rs'];

export type ImportResolver = (from: string, module: string) => readonly string[];

/** `paths` are all files of the commit. */
export function importResolver(paths: readonly string[]): ImportResolver {
  const known = new Set(paths);
  const byStem = new Map<string, string[]>();
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');
    const same = byStem.get(stem);
    if (same === undefined) byStem.set(stem, [path]);
    else same.push(path);
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    const list = folders.get(folder);
    if (list === undefined) folders.set(folder, [path]);
    else list.push(path);
  }
  const there = (base: string): string | undefined =>
    [
      ...EXTENSIONS.map((extension) => `${base}${extension}`),
      ...INDEXES.map((index) => `${base}${index}`),
    ].find((path) => known.has(path)) ??
    [...EXTENSIONS]
      .map((extension) => base.replace(/\.[cm]?js$/, extension || '.ts'))
      .find((path) => path !== base && known.has(path));
  const one = (path: string | undefined): string[] => (path === undefined ? [] : [path]);
  return (from, module) => {
    if (module.length > LONGEST_MODULE) return [];
    const folder = from.slice(0, Math.max(0, from.lastIndexOf('/')));
    if (/^\.{1,2}\//.test(module) || module === '.' || module === '..')
      return one(there(joined(folder, module)));
    const dots = /^(\.+)([\w.]*)$/.exec(module);
    if (dots !== null) {
      const up = '../'.repeat((dots[1] ?? '').length - 1);
      return one(there(joined(folder, `${up}${(dots[2] ?? '').replaceAll('.', '/')}`)));
    }
    if (module.startsWith('mod '))
      return one(
        there(joined(folder, module.slice(4))) ?? there(joined(from.replace(/\.rs$/, ''), module.slice(4))),
      );
    if (/\.(?:h|hpp|hh|proto|graphql|php|rb)$/.test(module))
      return one(there(joined(folder, module)) ?? bySuffix(byStem, module));
    const parts = module
      .replace(/^(?:crate|self|super)::/, '')
      .split(/::|[./\\]/)
      .filter((part) => part !== '');
    const path = parts.join('/');
    const direct = there(path) ?? there(joined(folder, path)) ?? bySuffix(byStem, path);
    if (direct !== undefined) return [direct];
    // A package of Go is a folder; a name inside a Java package or a Rust module is one step further up.
    const suffixes = parts.map((_, index) => parts.slice(index).join('/'));
    const inFolder = suffixes.find((name) => folders.has(name));
    if (inFolder !== undefined && parts.length > 1)
      return (folders.get(inFolder) ?? []).filter((file) => !/_test\./.test(file)).slice(0, 20);
    return parts.length > 1 ? one(bySuffix(byStem, parts.slice(0, -1).join('/'))) : [];
  };
}

/** The only file whose path ends so; several would be a guess. */
function bySuffix(byStem: ReadonlyMap<string, string[]>, path: string): string | undefined {
  const plain = path.replace(/\.\w+$/, (end) =>
    /^\.(?:h|hpp|hh|proto|graphql|php|rb)$/.test(end) ? '' : end,
  );
  const stem = plain.slice(plain.lastIndexOf('/') + 1);
  if (!plain.includes('/') && byStem.get(stem)?.length !== 1) return undefined;
  const matching = (byStem.get(stem) ?? []).filter((file) => {
    const bare = file.replace(/\.[^.]+$/, '');
    return bare === plain || bare.endsWith(`/${plain}`);
  });
  return matching.length === 1 ? matching[0] : undefined;
}

function joined(folder: string, relative: string): string {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
