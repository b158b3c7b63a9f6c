/**
 * What a line of a test file says to a runner: here is a test, this must hold, leave this out. One pattern for the common
 * languages together; a line that only one of them would read so is rare enough to ask a person about.
 */

/** By its name, as runners collect it. */
const TEST_NAME =
  /(?:^|\/)(?:test_[^/]*|conftest|[^/]*(?:_test|_spec|\.test|\.spec|\.cy|Tests?|Spec))\.[A-Za-z0-9]+$/;
/** By its folder. */
const TEST_FOLDER = /(?:^|\/)(?:__tests__|tests?|specs?|testing)\//;
/** Expected values that a runner compares with. */
const SNAPSHOT = /(?:^|\/)__snapshots__\/|\.(?:snap|approved\.[A-Za-z0-9]+)$/;
/** Which tests run, and how, is said here. */
const RUNNER_CONFIG =
  /(?:^|\/)(?:(?:jest|vitest|vite|karma|playwright|cypress|ava|wdio)\.(?:config|conf|workspace)\.\w+|\.mocharc(?:\.\w+)?|\.nycrc(?:\.\w+)?|pytest\.ini|tox\.ini|noxfile\.py|phpunit\.xml(?:\.dist)?|\.rspec)$/;
/** Files of which a few lines say it. */
const MANIFEST = /(?:^|\/)(?:package\.json|pyproject\.toml|setup\.cfg|composer\.json|Makefile|Rakefile)$/;
const MANIFEST_LINE =
  /"(?:pre|post)?(?:test|lint|check|verify|typecheck)[\w:.-]*"\s*:|^(?:test|check|lint)[\w-]*\s*:|\b(?:addopts|testpaths|python_files|python_functions|norecursedirs|collect_ignore\w*|testPathIgnorePatterns|testMatch)\b|--(?:ignore|deselect|passWithNoTests)\b/;

export function isSnapshot(path: string): boolean {
  return SNAPSHOT.test(path);
}

export function isTest(path: string): boolean {
  return TEST_NAME.test(path) || TEST_FOLDER.test(path) || SNAPSHOT.test(path);
}

/** Rust keeps its unit tests beside the code. */
export function mayHoldTests(path: string): boolean {
  return isTest(path) || path.endsWith('.rs');
}

/** True where a change of this line, in this file, may change which tests run. */
export function steersTests(path: string, line: string): boolean {
  return RUNNER_CONFIG.test(path) || (MANIFEST.test(path) && MANIFEST_LINE.test(line));
}

/** A file that moves keeps what a runner knows it by: its folder or its name, and its kind. */
export function staysTest(from: string, to: string): boolean {
  if (from === to) return true;
  const kind = (path: string): string => /\.[^./]+$/.exec(path)?.[0] ?? '';
  return isTest(to) && kind(from) === kind(to) && (!TEST_NAME.test(from) || TEST_NAME.test(to));
}

/** Characters of a line that patterns are held against. */
export const LONGEST_LINE = 1_000;
const COMMENT = /^\s*(?:\/\/|\/?\*|#(?!!?\[)|--|;|%|<!--)/;

const DECLARATIONS: readonly RegExp[] = [
  /^\s*(?:await\s+)?(?:it|test|describe|context|suite|specify|scenario|Deno\.test|bench)\b(?:\.\w+(?:\([^)]*\))?)*\s*(?:[(`<]|["'])/,
  /^\s*(?:async\s+)?def\s+test\w*/,
  /^\s*class\s+\w*Tests?\w*\b/,
  /^\s*func\s+(?:Test|Benchmark|Fuzz|Example)\w*\s*\(|\bt\.Run\s*\(/,
  /@(?:Test|ParameterizedTest|RepeatedTest|TestFactory)\b|\[(?:Fact|Theory|Test|TestCase|TestMethod)\b/,
  /#\[(?:\w+::)*test\b|#\[(?:rstest|test_case)\b/,
  /\bfunc(?:tion)?\s+test\w*\s*\(/,
  /^\s*(?:TYPED_)?TEST(?:_F|_P|_CASE)?\s*\(|^\s*(?:SCENARIO|BOOST_AUTO_TEST_CASE)\s*\(/,
];
const ASSERTION =
  /\bassert\s+\S|\b(?:assert\w*|expect|should|require\.\w+|verify\w*|XCTAssert\w*|EXPECT_\w+|ASSERT_\w+|t\.(?:Error|Fatal)\w*|is_(?:ok|err|some|none)|toBe|toEqual)\s*[!(.]/;
const SKIPS: readonly RegExp[] = [
  /\b(?:it|test|describe|context|suite|specify|bench|Deno\.test)(?:\.\w+)*\.(?:skip|todo|fail|fails|failing|fixme|ignore|skipIf|runIf)\b/,
  /\bx(?:it|test|describe|context|specify)\s*[("']|\b(?:this|t|ctx|context|self|task)\.skip\w*\s*\(/,
  /\b(?:skip|todo|ignore)\s*:\s*(?:true\b|["'`])/,
  /@(?:unittest\.)?skip\w*|\bexpectedFailure\b|\bpytest\.mark\.(?:skip|xfail)\w*|\bpytest\.(?:skip|xfail|importorskip)\s*\(|\bSkipTest\b|\bcollect_ignore\w*|\b__test__\s*=\s*False/,
  /@(?:Disabled\w*|Ignore)\b|\bassum(?:e|ing)\w+\s*\(|\bSkip\s*=|\[Ignore\b|\bAssert\.(?:Ignore|Inconclusive|Skip)\b/,
  /#\[(?:cfg_attr\([^)]*)?ignore\b|\bt\.Skip\w*\s*\(|\btesting\.Short\s*\(|\/\/\s*(?:go:build|\+build)\b/,
  /\bpending\b\s*[("'$]|^\s*skip\b|\bmarkTest(?:Skipped|Incomplete)\b|\bXCTSkip\w*|\bGTEST_SKIP\b|\bDISABLED_|@tag\s+:?skip/,
];
/** Everything else is left out then. */
const FOCUS = /\.only\b|\bf(?:it|describe|context)\s*[("']|:focus\b|\bfocus\s*:\s*true/;
/** What follows does not run. */
const EARLY_END =
  /^\s*return\s*;?\s*$|\b(?:process\.exit|sys\.exit|os\._exit|os\.Exit|System\.exit|exit!?)\s*\(|^\s*if\s*\(?\s*(?:false|False|0)\b|^\s*#if\s+0\b/;

export function declaresTest(line: string): boolean {
  const head = line.slice(0, LONGEST_LINE);
  return !COMMENT.test(head) && DECLARATIONS.some((pattern) => pattern.test(head));
}

/** What a declaration calls its test; undefined where a line does not say it, as an annotation does not. */
export function declaredName(line: string): string | undefined {
  if (!declaresTest(line)) return undefined;
  const name = /["'`]([^"'`]+)["'`]|\b(?:def|func|function|class)\s+(\w+)|^\s*\w+\s*\(\s*([\w,\s]+)\)/.exec(
    line.slice(0, LONGEST_LINE),
  );
  return name?.[1] ?? name?.[2] ?? name?.[3];
}

export function asserts(line: string): boolean {
  const head = line.slice(0, LONGEST_LINE);
  return !COMMENT.test(head) && ASSERTION.test(head);
}

/** A build tag of Go is a comment and leaves the file out all the same. */
export function skips(line: string): boolean {
  const head = line.slice(0, LONGEST_LINE);
  return SKIPS.some((pattern) => pattern.test(head)) || FOCUS.test(head);
}

export function endsEarly(line: string): boolean {
  return EARLY_END.test(line.slice(0, LONGEST_LINE));
}

const OPENERS = /\/\*|<!--|^=begin\b/g;
const CLOSERS = /\*\/|-->|^=end\b/g;
const QUOTES = /"""|'''/g;

/** True where added lines, taken together, open or close a comment or a text that goes on in lines that were there. */
export function cutsOff(lines: readonly string[]): boolean {
  const count = (pattern: RegExp): number =>
    lines.reduce((sum, line) => sum + (line.match(pattern)?.length ?? 0), 0);
  return count(OPENERS) !== count(CLOSERS) || count(QUOTES) % 2 === 1;
}
