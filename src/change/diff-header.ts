/** git's extended header of one file: names, status, modes. Read line by line, since only a line feed ends a line. */
import type { FileKind, FileStatus } from './change.ts';

export interface DiffHeader {
  /** Name of each side without its prefix; undefined for /dev/null or where the header names none plainly. */
  readonly oldName: string | undefined;
  readonly newName: string | undefined;
  readonly status: FileStatus;
  readonly oldMode: string | undefined;
  readonly newMode: string | undefined;
  /** git says that it shows no content. */
  readonly saysBinary: boolean;
}

const SYMLINK_MODE = '120000';
const SUBMODULE_MODE = '160000';

/** `oldFile` and `newFile` are the names as the diff package decoded them; they stand where a name is quoted. */
export function readHeader(
  header: string,
  oldFile: string | undefined,
  newFile: string | undefined,
): DiffHeader {
  const lines = header.split('\n');
  const after = (start: string): string | undefined =>
    lines.find((line) => line.startsWith(start))?.slice(start.length);
  const mode = (...starts: string[]): string | undefined =>
    starts.map(after).find((value) => value !== undefined && /^[0-7]{6}$/.test(value));
  const unchanged = /^[0-9a-f]+\.\.[0-9a-f]+ ([0-7]{6})$/.exec(after('index ') ?? '')?.[1];
  const halves = plainHalves(lines[0] ?? '');
  const [oldSide, newSide] = withoutPrefixes(
    plainName(after('--- ')) ?? halves?.[0] ?? oldFile,
    plainName(after('+++ ')) ?? halves?.[1] ?? newFile,
  );
  const moved = (verb: string): [string | undefined, string | undefined] => [
    plainMove(after(`${verb} from `)),
    plainMove(after(`${verb} to `)),
  ];
  const [from, to] = after('rename from ') === undefined ? moved('copy') : moved('rename');
  return {
    oldName: from ?? oldSide,
    newName: to ?? newSide,
    status: statusOf(after),
    oldMode: mode('old mode ', 'deleted file mode ') ?? unchanged,
    newMode: mode('new mode ', 'new file mode ') ?? unchanged,
    saysBinary: lines.some((line) => line === 'GIT binary patch' || /^Binary files .* differ$/.test(line)),
  };
}

export function kindOf(header: DiffHeader, binary: boolean): FileKind {
  const modes = [header.oldMode, header.newMode];
  if (modes.includes(SUBMODULE_MODE)) return 'submodule';
  if (modes.includes(SYMLINK_MODE)) return 'symlink';
  return binary ? 'binary' : 'text';
}

function statusOf(after: (start: string) => string | undefined): FileStatus {
  if (after('new file mode ') !== undefined) return 'added';
  if (after('deleted file mode ') !== undefined) return 'deleted';
  if (after('rename from ') !== undefined) return 'renamed';
  return after('copy from ') === undefined ? 'modified' : 'copied';
}

/** git ends an unquoted name that holds a blank with a tab; a quoted one is left to the package. */
function plainName(text: string | undefined): string | undefined {
  return text === undefined || text.startsWith('"') ? undefined : text.split('\t', 1)[0];
}

function plainMove(text: string | undefined): string | undefined {
  return text === undefined || text.startsWith('"') ? undefined : text;
}

/** The two equal names of a `diff --git` line where no other line names the file (mode only, empty, binary). */
function plainHalves(line: string): [string, string] | undefined {
  const names = line.replace(/^diff --git /, '');
  const half = (names.length - 1) / 2;
  if (!Number.isInteger(half) || names.startsWith('"') || names[half] !== ' ') return undefined;
  const [left, right] = [names.slice(0, half), names.slice(half + 1)];
  const same =
    left === right || (/^[a-z]\//.test(left) && /^[a-z]\//.test(right) && left.slice(2) === right.slice(2));
  return same ? [left, right] : undefined;
}

/** `a/` and `b/`, or the mnemonic pairs (`c/ i/ w/ o/`); none where git was told to write none. */
function withoutPrefixes(
  left: string | undefined,
  right: string | undefined,
): [string | undefined, string | undefined] {
  const names = [left, right].map((name) => (name === '/dev/null' ? undefined : name));
  const marks = names.map((name) => (name === undefined ? undefined : /^([abciow])\//.exec(name)?.[1]));
  const present = marks.filter((_, index) => names[index] !== undefined);
  const prefixed =
    present.length > 0 &&
    present.every((mark) => mark !== undefined) &&
    (present.length === 1 || present[0] !== present[1]);
  const strip = (name: string | undefined): string | undefined => (prefixed ? name?.slice(2) : name);
  return [strip(names[0]), strip(names[1])];
}
