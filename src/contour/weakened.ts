/**
 * What a fix must not do to pass: touch what decides about it, or make the tests say less (AC-064, field case 103).
 * Read from the diff between the reviewed head and the fix.
 */
import picomatch from 'picomatch';
import { changedLines, type FileChange } from '../change/change.ts';

/** Paths that a fix may not touch, beside the pipeline's own files. */
export const DEFAULT_PROTECT = ['.github/**', '.bernstein/**'];

/** By its name, as runners collect it. */
const TEST_NAME = /(?:^|\/)(?:test_[^/]*|[^/]*(?:_test|_spec|\.test|\.spec|Tests?|Spec))\.[A-Za-z0-9]+$/;
/** By its folder. */
const TEST_FOLDER = /(?:^|\/)(?:__tests__|tests?|specs?|testing)\//;
/** Expected values that a runner compares with. */
const SNAPSHOT = /(?:^|\/)__snapshots__\/|\.(?:snap|approved\.[A-Za-z0-9]+)$/;
const ASSERTION =
  /\bassert\s+\S|\b(?:assert\w*|expect|should|require\.\w+|verify\w*|XCTAssert\w*|EXPECT_\w+|ASSERT_\w+|t\.(?:Error|Fatal)\w*|is_(?:ok|err|some|none)|toBe|toEqual)\s*[!(.]/;
const SKIP =
  /\b(?:(?:it|test|describe|context|suite)\.(?:skip|todo|failing|fixme)|x(?:it|test|describe|context)\s*\(|test\.fixme)\b|@(?:unittest\.)?skip\w*|@pytest\.mark\.(?:skip|xfail)\w*|pytest\.skip\s*\(|@(?:Disabled|Ignore)\b|#\[ignore\b|\bt\.Skip\w*\s*\(|\bpending\s*\(|\[Fact\s*\(\s*Skip/;

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
    if (isTest(file.oldPath)) faults.push(...weakenings(file));
  }
  return faults;
}

function isTest(path: string): boolean {
  return TEST_NAME.test(path) || TEST_FOLDER.test(path) || SNAPSHOT.test(path);
}

/** A file that moves keeps what a runner knows it by: its folder or its name, and its kind. */
function staysTest(from: string, to: string): boolean {
  if (from === to) return true;
  const kind = (path: string): string => /\.[^./]+$/.exec(path)?.[0] ?? '';
  return isTest(to) && kind(from) === kind(to) && (!TEST_NAME.test(from) || TEST_NAME.test(to));
}

function weakenings(file: FileChange): string[] {
  if (file.status === 'deleted') return [`the test file ${file.path} was deleted`];
  if (file.status === 'added') return [];
  const faults: string[] = [];
  if (!staysTest(file.oldPath, file.path))
    faults.push(`the test file ${file.oldPath} was moved to ${file.path}, where no runner may find it`);
  const lines = [...changedLines(file)];
  const count = (side: 'LEFT' | 'RIGHT', pattern: RegExp): number =>
    lines.filter((line) => line.side === side && pattern.test(line.text)).length;
  if (SNAPSHOT.test(file.oldPath) && lines.some(({ side }) => side === 'LEFT'))
    faults.push(`expected values in ${file.path} were changed`);
  if (count('RIGHT', SKIP) > count('LEFT', SKIP)) faults.push(`tests in ${file.path} are skipped`);
  const [before, after] = [count('LEFT', ASSERTION), count('RIGHT', ASSERTION)];
  if (after < before)
    faults.push(
      `${before - after} assertion${before - after === 1 ? ' was' : 's were'} removed from ${file.path}`,
    );
  else if (before > 0) faults.push(`an assertion in ${file.path} was changed`);
  return faults;
}
