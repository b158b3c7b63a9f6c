/**
 * Diff text → files. The `diff` package reads hunks and paths; this cuts the text into one section a file
 * (kept byte for byte for prompts), reads git's extended headers and refuses what would lose lines.
 */
import { parsePatch, type StructuredPatch } from 'diff';
import { messageOf, ReviewError } from '../kernel/errors.ts';
import { isBinaryFormat, isSourceFormat, looksLikeData } from './binary.ts';
import type { FileChange, Hunk } from './change.ts';
import { kindOf, readHeader } from './diff-header.ts';

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
  if (['diff --cc ', 'diff --combined '].some((start) => lineStarts(text, start).length > 0)) {
    throw malformed('it is a combined diff of a merge', 'Make it with `git diff <base> <head>` instead.');
  }
  const starts = lineStarts(text, 'diff --git ');
  return starts.map((start, index) => text.slice(start, starts[index + 1] ?? text.length));
}

/** Where the first hunk of a section starts; the section's length where it has none. */
export function headerLength(section: string): number {
  const at = section.indexOf('\n@@ ');
  return at < 0 ? section.length : at + 1;
}

/** Where the lines that begin with `start` begin; a plain search, which is several times faster than a pattern. */
function lineStarts(text: string, start: string): number[] {
  const places = text.startsWith(start) ? [0] : [];
  for (let at = text.indexOf(`\n${start}`); at >= 0; at = text.indexOf(`\n${start}`, at + 1))
    places.push(at + 1);
  return places;
}

function parseGitSection(text: string, index: number): FileChange {
  const { patch, section } = readSection(text, index);
  if (patch === undefined) throw malformed(`file ${index + 1} has no readable header`);
  const headerEnd = headerLength(section);
  const header = readHeader(section.slice(0, headerEnd), patch.oldFileName, patch.newFileName);
  const path = header.newName ?? header.oldName;
  if (path === undefined) throw malformed(`file ${index + 1} names no path`);
  const content = section.slice(headerEnd);
  const binary =
    header.saysBinary || (content.includes('\0') && isBinaryFormat(path)) || looksLikeData(content);
  const hidden = binary && isSourceFormat(path) && header.status !== 'deleted';
  return {
    path,
    oldPath: header.oldName ?? path,
    status: header.status,
    kind: hidden ? 'text' : kindOf(header, binary),
    oldMode: header.oldMode,
    newMode: header.newMode,
    hunks: binary ? [] : hunksOf(patch, content),
    section,
    unavailable: hidden
      ? 'it is named as source, but its content is shown as binary, so it was not reviewed'
      : undefined,
  };
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
    const end = text.search(/(?<=\n)-- ?\n[0-9]+\.[0-9][^\n]*(?=\n|$)/);
    if (end < 0) throw thrown;
    const section = text.slice(0, end);
    return { patch: readPatch(section, what)[0], section };
  }
}

/** Hunks with the `@@` lines as they stand in the text (the package drops the section heading). */
function hunksOf(patch: StructuredPatch, content: string): Hunk[] {
  const headers = lineStarts(content, '@@ ').map((start) => {
    const end = content.indexOf('\n', start);
    return content.slice(start, end < 0 ? content.length : end);
  });
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
    const hunks = hunksOf(patch, '');
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
