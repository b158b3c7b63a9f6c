/**
 * What a fix must not do to pass: touch what decides about it, or make the tests say less (AC-064, field case 103).
 * Read from the diff between the reviewed head and the fix.
 */
import picomatch from 'picomatch';
import { changedLines, type FileChange } from '../change/change.ts';
import {
  asserts,
  cutsOff,
  declaredName,
  declaresTest,
  endsEarly,
  hostsIn,
  ignoresRustTest,
  isRustTest,
  isSnapshot,
  isTest,
  LONGEST_LINE,
  saysSomething,
  skips,
  staysTest,
  steersTests,
} from './test-lines.ts';

/** Paths that a fix may not touch, beside the pipeline's own files. */
export const DEFAULT_PROTECT = ['.github/**', '.bernstein/**'];

/** One sentence a fault; empty where the fix may stand. */
export function fixFaults(files: readonly FileChange[], protect: readonly string[]): string[] {
  const isProtected = picomatch([...protect], { dot: true });
  const faults: string[] = [];
  for (const file of files) {
    const touched = [...new Set([file.path, file.oldPath])].filter((path) => isProtected(path));
    if (touched.length > 0) faults.push(`${touched.join(' and ')} is protected (fix_protect)`);
    if (file.path === '.gitmodules' || file.kind === 'submodule' || file.kind === 'symlink')
      faults.push(
        `${file.path} is a ${file.kind === 'text' ? 'list of submodules' : file.kind}, which a fix may not add or change`,
      );
    if (file.oldMode !== undefined && file.newMode !== undefined && file.oldMode !== file.newMode)
      faults.push(`the mode of ${file.path} changed from ${file.oldMode} to ${file.newMode}`);
    faults.push(...weakenings(file));
  }
  return faults;
}

interface Sides {
  readonly left: readonly string[];
  readonly right: readonly string[];
}

function sidesOf(file: FileChange): Sides {
  const lines = [...changedLines(file)];
  const of = (wanted: 'LEFT' | 'RIGHT'): string[] =>
    lines.filter(({ side }) => side === wanted).map(({ text }) => text);
  return { left: of('LEFT'), right: of('RIGHT') };
}

function weakenings(file: FileChange): string[] {
  const { path, oldPath, status } = file;
  const sides = sidesOf(file);
  const paths = [path, oldPath];
  const lines = [...sides.left, ...sides.right, ...(file.hunks.length === 0 ? [''] : [])];
  if (lines.some((line) => paths.some((each) => steersTests(each, line))))
    return [`${path} was changed where it says which tests and checks run`];
  const known = hostsIn(path, sides.left);
  const strange = [...hostsIn(path, sides.right)].filter((host) => known.size > 0 && !known.has(host));
  if (strange.length > 0) return [`${path} takes packages from another host (${strange.join(', ')})`];
  if (status === 'added') return [];
  if (!isTest(oldPath)) return oldPath.endsWith('.rs') ? rustWeakenings(path, sides) : [];
  if (status === 'deleted') return [`the test file ${path} was deleted`];
  const faults: string[] = [];
  if (!staysTest(oldPath, path))
    faults.push(`the test file ${oldPath} was moved to ${path}, where no runner may find it`);
  if (isSnapshot(oldPath) && sides.left.length > 0) faults.push(`expected values in ${path} were changed`);
  const more = (says: (line: string) => boolean): number =>
    count(sides.right, says) - count(sides.left, says);
  if (more(skips) > 0) faults.push(`tests in ${path} are skipped`);
  if (sides.right.some((line) => line.length > LONGEST_LINE))
    faults.push(`${path} has a line that is too long to be checked`);
  const blocks = blocksAdded(file);
  if (blocks.some(endsEarly)) faults.push(`tests in ${path} end before they are done`);
  if (blocks.some(cutsOff)) faults.push(`a part of ${path} was made a comment or a text`);
  const tests = Math.max(-more(declaresTest), namesLost(sides));
  if (tests > 0) faults.push(removed(tests, 'test', path));
  const assertions = -more(asserts);
  if (assertions > 0) faults.push(removed(assertions, 'assertion', path));
  else if (sides.left.some(asserts)) faults.push(`an assertion in ${path} was changed`);
  // What no pattern knows may still be what a test stands on; adding to a test needs nobody, changing one does.
  if (faults.length === 0 && sides.left.some(saysSomething))
    faults.push(`lines of the test file ${path} were changed or removed`);
  return faults;
}

/** Beside production code only what is a test for certain. */
function rustWeakenings(path: string, { left, right }: Sides): string[] {
  const lost = count(left, isRustTest) - count(right, isRustTest);
  return [
    ...(count(right, ignoresRustTest) > count(left, ignoresRustTest) ? [`tests in ${path} are skipped`] : []),
    ...(lost > 0 ? [removed(lost, 'assertion or test', path)] : []),
  ];
}

function removed(number: number, what: string, path: string): string {
  return `${number} ${what}${number === 1 ? ' was' : 's were'} removed from ${path}`;
}

function count(lines: readonly string[], says: (line: string) => boolean): number {
  return lines.filter(says).length;
}

/** Tests that were there and are not: one that another took the place of is gone as well. */
function namesLost({ left, right }: Sides): number {
  const kept = new Set(right.map(declaredName));
  return left.map(declaredName).filter((name) => name !== undefined && !kept.has(name)).length;
}

/** Added lines that stand together. */
function blocksAdded(file: FileChange): string[][] {
  const blocks: string[][] = [];
  let before: number | undefined;
  for (const { side, line, text } of changedLines(file)) {
    if (side !== 'RIGHT') continue;
    if (before !== undefined && line === before + 1) blocks.at(-1)?.push(text);
    else blocks.push([text]);
    before = line;
  }
  return blocks;
}
