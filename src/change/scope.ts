/**
 * What of a change needs review. A file is left out only by a named reason; a file without lines to read
 * (binary, mode, link, submodule, rename) stays visible as a note to every reviewer.
 */
import picomatch from 'picomatch';
import { showHidden } from '../kernel/visible.ts';
import { countChangedLines, type FileChange } from './change.ts';

export interface Exclusion {
  readonly path: string;
  /** `ignored` by the operator's globs, `derived` from other files, `unreadable` as text. */
  readonly kind: 'ignored' | 'derived' | 'unreadable';
  readonly reason: string;
}

export interface Scope {
  /** Files whose lines are to be reviewed. */
  readonly reviewed: readonly FileChange[];
  /** Facts of the change that no line shows, one sentence each. */
  readonly notes: readonly string[];
  readonly excluded: readonly Exclusion[];
}

/** Written by package managers; their content follows from files that are reviewed. */
const LOCK_FILES: ReadonlySet<string> = new Set([
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
  'bun.lockb',
  'deno.lock',
  'Cargo.lock',
  'poetry.lock',
  'uv.lock',
  'pdm.lock',
  'Pipfile.lock',
  'composer.lock',
  'Gemfile.lock',
  'go.sum',
  'flake.lock',
  'mix.lock',
  'pubspec.lock',
  'Podfile.lock',
  'Package.resolved',
  'gradle.lockfile',
  'packages.lock.json',
]);

/** `attributed` answers for paths that the base commit's .gitattributes call generated or vendored. */
export function scopeOf(
  files: readonly FileChange[],
  ignore: readonly string[],
  attributed: (path: string) => string | undefined,
): Scope {
  const matchers = ignore.map((glob) => ({ glob, matches: picomatch(glob, { dot: true }) }));
  const reviewed: FileChange[] = [];
  const notes: string[] = [];
  const excluded: Exclusion[] = [];
  for (const file of files) {
    // A file that was moved out of reviewed paths is a change to them, so both names must match.
    const glob = matchers.find(({ matches }) => matches(file.path) && matches(file.oldPath))?.glob;
    const derived = derivedBy(file, attributed);
    if (glob !== undefined && isPlain(file)) {
      excluded.push({ path: file.path, kind: 'ignored', reason: `matches ignore glob ${glob}` });
      continue;
    }
    if (derived !== undefined && isPlain(file)) {
      excluded.push({ path: file.path, kind: 'derived', reason: derived });
      continue;
    }
    notes.push(...notesOf(file));
    if (file.kind === 'binary') excluded.push({ path: file.path, kind: 'unreadable', reason: 'binary file' });
    else if (file.kind === 'submodule')
      excluded.push({ path: file.path, kind: 'unreadable', reason: 'submodule' });
    else if (file.unavailable !== undefined || countChangedLines(file) > 0) reviewed.push(file);
  }
  return { reviewed, notes, excluded };
}

/** As for globs, both names of a moved file must be derived: else source would leave under another name. */
function derivedBy(file: FileChange, attributed: (path: string) => string | undefined): string | undefined {
  if (isLockFile(file.path) && isLockFile(file.oldPath)) return 'lock file';
  const reason = attributed(file.path);
  return reason !== undefined && attributed(file.oldPath) !== undefined ? reason : undefined;
}

/** A mode change, link or submodule is shown even where the file's content is ignored. */
function isPlain(file: FileChange): boolean {
  const modeChanged =
    file.oldMode !== undefined && file.newMode !== undefined && file.oldMode !== file.newMode;
  return (file.kind === 'text' || file.kind === 'binary') && !modeChanged;
}

export function isLockFile(path: string): boolean {
  return LOCK_FILES.has(path.slice(path.lastIndexOf('/') + 1));
}

function notesOf(file: FileChange): string[] {
  const path = showHidden(file.path);
  const notes: string[] = [];
  if (file.kind === 'binary') notes.push(`${path}: binary file ${word(file)}; its content is not shown.`);
  if (file.kind === 'submodule')
    notes.push(`${path}: submodule ${word(file)}; the commits inside it are not shown.`);
  if (file.kind === 'symlink') notes.push(`${path}: symbolic link ${word(file)}.`);
  if (file.oldMode !== undefined && file.newMode !== undefined && file.oldMode !== file.newMode) {
    notes.push(`${path}: mode changed from ${file.oldMode} to ${file.newMode}.`);
  } else if (file.status === 'added' && file.newMode === '100755') {
    notes.push(`${path}: new file is executable (mode 100755).`);
  }
  if (file.status === 'renamed' || file.status === 'copied')
    notes.push(`${path}: ${file.status} from ${showHidden(file.oldPath)}.`);
  if (
    file.kind === 'text' &&
    file.hunks.length === 0 &&
    (file.status === 'added' || file.status === 'deleted')
  ) {
    notes.push(`${path}: empty file ${word(file)}.`);
  }
  if (file.unavailable !== undefined) notes.push(`${path}: ${file.unavailable}.`);
  return notes;
}

function word(file: FileChange): string {
  return file.status === 'modified' ? 'changed' : file.status;
}
