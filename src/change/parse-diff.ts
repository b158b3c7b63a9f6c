/**
 * Diff text → files. The `diff` package reads hunks and paths; this cuts the text into one section a file
 * (kept byte for byte for prompts), reads git's extended headers and refuses what would lose lines.
 */
import { parsePatch, type StructuredPatch } from 'diff';
import { messageOf, ReviewError } from '../kernel/errors.ts';
import type { FileChange, FileKind, FileStatus, Hunk } from './change.ts';

const SYMLINK_MODE = '120000';
const SUBMODULE_MODE = '160000';

/**
 * Reads a git or plain unified diff. Text before the first file (a mail header) is not part of the change.
 * @throws ReviewError `diff-malformed` for a combined diff, a hunk that is short or long, or text without any file.
 */
export function parseDiff(text: string): FileChange[] {
  if (text.trim() === '') return [];
  const sections = splitSections(text);
  if (sections.length > 0) return sections.map((section, index) => parseGitSection(section, index));
  return parsePlainDiff(text);
}

/** One string a file, each from its `diff --git` line on. Hunk content can't start with `d`, so this is exact. */
export function splitSections(text: string): string[] {
  if (/^diff --(?:cc|combined) /m.test(text)) {
    throw malformed('it is a combined diff of a merge', 'Make it with `git diff <base> <head>` instead.');
  }
  const starts: number[] = [];
  for (const match of text.matchAll(/^diff --git /gm)) starts.push(match.index);
  return starts.map((start, index) => text.slice(start, starts[index + 1] ?? text.length));
}

function parseGitSection(text: string, index: number): FileChange {
  const { patch, section } = readSection(text, index);
  if (patch === undefined) throw malformed(`file ${index + 1} has no readable header`);
  const headerEnd = section.search(/^@@ /m);
  const header = headerEnd < 0 ? section : section.slice(0, headerEnd);
  const oldFile = plainName(header, 'old') ?? patch.oldFileName;
  const newFile = plainName(header, 'new') ?? patch.newFileName;
  const oldName = oldFile === '/dev/null' ? undefined : withoutPrefix(oldFile, 'a/');
  const newName = newFile === '/dev/null' ? undefined : withoutPrefix(newFile, 'b/');
  const path = newName ?? oldName;
  if (path === undefined) throw malformed(`file ${index + 1} names no path`);
  const modes = modesOf(header);
  const binary = /^(?:Binary files .* differ|GIT binary patch)$/m.test(header) || section.includes('\0');
  return {
    path,
    oldPath: oldName ?? path,
    status: statusOf(header),
    kind: kindOf(modes, binary),
    ...modes,
    hunks: binary ? [] : hunksOf(patch, section, headerEnd),
    section,
    unavailable: undefined,
  };
}

/**
 * An unquoted name as the header has it, with blanks at its end, which the package trims. git ends such a name
 * with a tab on `---` and `+++` lines; a name that holds a tab or a quote is quoted, and left to the package.
 */
function plainName(header: string, side: 'old' | 'new'): string | undefined {
  const [mark, from] = side === 'old' ? ['---', 'from'] : ['\\+\\+\\+', 'to'];
  const named = new RegExp(`^${mark} ([^"\\t\\n][^\\t\\n]*)(?:\\t[^\\n]*)?$`, 'm').exec(header)?.[1];
  if (named !== undefined) return named;
  const renamed = new RegExp(`^(?:rename|copy) ${from} ([^"\\n][^\\n]*)$`, 'm').exec(header)?.[1];
  if (renamed !== undefined) return `${side === 'old' ? 'a/' : 'b/'}${renamed}`;
  const both = /^diff --git (a\/[^"\n]*)$/m.exec(header)?.[1];
  const half = both === undefined ? 0 : (both.length - 1) / 2;
  if (both === undefined || both.slice(half) !== ` b/${both.slice(2, half)}`) return undefined;
  return side === 'old' ? both.slice(0, half) : both.slice(half + 1);
}

/**
 * A mailed patch ends with a signature, `-- ` and git's version. It is cut off only when the hunks are complete
 * without it, so that a removed line is never taken for one.
 */
function readSection(text: string, index: number): { patch: StructuredPatch | undefined; section: string } {
  const what = `file ${index + 1}`;
  try {
    return { patch: readPatch(text, what)[0], section: text };
  } catch (thrown) {
    const end = text.search(/^-- ?\n[0-9]+\.[0-9][^\n]*$/m);
    if (end < 0) throw thrown;
    const section = text.slice(0, end);
    return { patch: readPatch(section, what)[0], section };
  }
}

function statusOf(header: string): FileStatus {
  if (/^new file mode /m.test(header)) return 'added';
  if (/^deleted file mode /m.test(header)) return 'deleted';
  if (/^rename from /m.test(header)) return 'renamed';
  if (/^copy from /m.test(header)) return 'copied';
  return 'modified';
}

function modesOf(header: string): { oldMode: string | undefined; newMode: string | undefined } {
  const mode = (pattern: RegExp): string | undefined => pattern.exec(header)?.[1];
  const unchanged = mode(/^index [0-9a-f]+\.\.[0-9a-f]+ ([0-7]{6})$/m);
  return {
    oldMode: mode(/^(?:old mode|deleted file mode) ([0-7]{6})$/m) ?? unchanged,
    newMode: mode(/^(?:new mode|new file mode) ([0-7]{6})$/m) ?? unchanged,
  };
}

function kindOf(
  modes: { oldMode: string | undefined; newMode: string | undefined },
  binary: boolean,
): FileKind {
  const either = [modes.oldMode, modes.newMode];
  if (either.includes(SUBMODULE_MODE)) return 'submodule';
  if (either.includes(SYMLINK_MODE)) return 'symlink';
  return binary ? 'binary' : 'text';
}

/** Hunks with the `@@` lines as they stand in the text (the package drops the section heading). */
function hunksOf(patch: StructuredPatch, section: string, headerEnd: number): Hunk[] {
  const headers =
    headerEnd < 0 ? [] : [...section.slice(headerEnd).matchAll(/^@@ [^\n]*/gm)].map((match) => match[0]);
  return patch.hunks.map((hunk, index) => ({
    header: headers[index] ?? `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
    oldStart: hunk.oldStart,
    oldLines: hunk.oldLines,
    newStart: hunk.newStart,
    newLines: hunk.newLines,
    lines: hunk.lines,
  }));
}

/** A diff without git headers: the sections are written again from what was read. */
function parsePlainDiff(text: string): FileChange[] {
  const patches = readPatch(text, 'the diff').filter((patch) => patch.hunks.length > 0);
  if (patches.length === 0) throw malformed('it names no file', 'Pass the output of `git diff`.');
  return patches.map((patch) => {
    const gone = patch.newFileName === '/dev/null';
    const fresh = patch.oldFileName === '/dev/null';
    const oldPath = withoutPrefix(patch.oldFileName, 'a/') ?? '';
    const newPath = withoutPrefix(patch.newFileName, 'b/') ?? '';
    const hunks = hunksOf(patch, '', -1);
    const lines = hunks.flatMap((hunk) => [hunk.header, ...hunk.lines]);
    return {
      path: gone ? oldPath : newPath,
      oldPath: fresh ? newPath : oldPath,
      status: gone ? 'deleted' : fresh ? 'added' : 'modified',
      kind: 'text',
      oldMode: undefined,
      newMode: undefined,
      hunks,
      section: `--- ${patch.oldFileName}\n+++ ${patch.newFileName}\n${lines.join('\n')}\n`,
      unavailable: undefined,
    };
  });
}

function readPatch(text: string, what: string): StructuredPatch[] {
  try {
    return parsePatch(text);
  } catch (cause) {
    throw malformed(
      `${what} can't be read (${messageOf(cause).split('\n', 1)[0]?.slice(0, 120)})`,
      undefined,
      cause,
    );
  }
}

function withoutPrefix(name: string | undefined, prefix: string): string | undefined {
  return name?.startsWith(prefix) ? name.slice(prefix.length) : name;
}

function malformed(
  why: string,
  next = 'No part of it was reviewed. Make the diff again with `git diff`.',
  cause?: unknown,
): ReviewError {
  return new ReviewError('diff-malformed', `The diff is malformed: ${why}.`, {
    next,
    ...(cause === undefined ? {} : { cause }),
  });
}
