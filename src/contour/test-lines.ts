/**
 * What a line of a test file says to a runner: here is a test, this must hold, leave this out. One pattern for the common
 * languages together; a line that only one of them would read so is rare enough to ask a person about.
 */

/** By its name, as runners collect it. */
const TEST_NAME =
  /(?:^|\/)(?:tests?|spec|test_[^/]*|conftest|[^/]*(?:[._-]tests?|[._-]spec|\.test-d|\.cy|\.e2e)|[^/]*(?<=[a-z0-9])(?:Tests?|Spec|IT)|Test[A-Z][^/]*)\.[A-Za-z0-9]+$|\.(?:bats|feature)$/;
/** By its folder. */
const TEST_FOLDER = /(?:^|\/)(?:__tests?__|tests?|specs?|e2e|testing|testdata|fixtures|__fixtures__)\//i;
/** Expected values that a runner compares with. */
const SNAPSHOT =
  /(?:^|\/)(?:__snapshots__|testdata|fixtures|__fixtures__)\/|\.(?:snap|approved\.[A-Za-z0-9]+|golden)$/i;
/** Which tests and checks run, and how strictly, is said here; a fix may not touch it at all. */
const STEERING =
  /(?:^|\/)(?:(?:jest|vitest|vite|karma|playwright|cypress|ava|wdio|eslint|prettier|stylelint|babel)[\w.-]*\.(?:config|conf|workspace|setup)\.\w+|(?:jest|vitest|test)[\w.-]*[.-]setup\.\w+|setup[-_]?tests?\.\w+|\.(?:mocha|nyc|eslint|prettier|stylelint|jshint|pylint|flake8|rubocop|golangci|swiftlint|editorconfig)[\w.]*(?:rc)?(?:\.\w+)?|biome\.jsonc?|tsconfig[\w.-]*\.json|pytest\.ini|tox\.ini|mypy\.ini|ruff\.toml|noxfile\.py|conftest\.py|phpunit\.xml(?:\.dist)?|phpstan\.neon(?:\.dist)?|clippy\.toml|\.rspec|Makefile|GNUmakefile|Justfile|Taskfile\.ya?ml|Rakefile|\.gitlab-ci\.yml|azure-pipelines\.yml|Jenkinsfile|\.npmrc|\.yarnrc(?:\.yml)?)$|(?:^|\/)\.(?:circleci|husky|sdd)\//i;
/** Files of which some lines say it. */
const MANIFEST =
  /(?:^|\/)(?:pyproject\.toml|setup\.cfg|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|CMakeLists\.txt|composer\.json)$/;
const MANIFEST_LINE =
  /\b(?:addopts|testpaths|python_files|python_functions|norecursedirs|collect_ignore\w*|skipTests|testFailureIgnore|useJUnit\w*|add_test|enable_testing|harness|doctest)\b|--(?:ignore|deselect|passWithNoTests)\b|^\s*test\s*=|\[tool\.(?:pytest|ruff|mypy|coverage)/;
/** Of package.json only a dependency with its version says nothing about what runs. */
const DEPENDENCY =
  /^\s*(?:"[@\w./-]+"\s*:\s*"(?:[\^~<>=v]*\d[\w.*+-]*|workspace:[\w^~*.]+|latest)"\s*,?|[{}\s,]*)$/;
/** A lock file that suddenly takes a package from elsewhere. */
const LOCK =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|poetry\.lock|Cargo\.lock|composer\.lock|Gemfile\.lock)$/;
const ADDRESS = /\bhttps?:\/\/([^/\s"']+)/;

export function isSnapshot(path: string): boolean {
  return SNAPSHOT.test(path);
}

export function isTest(path: string): boolean {
  return TEST_NAME.test(path) || TEST_FOLDER.test(path) || SNAPSHOT.test(path);
}

/** True where a change of this file, or of this line in it, may change which tests and checks run. */
export function steersTests(path: string, line: string): boolean {
  if (STEERING.test(path)) return true;
  const head = line.slice(0, LONGEST_LINE);
  if (/(?:^|\/)package\.json$/.test(path)) return !DEPENDENCY.test(head);
  return MANIFEST.test(path) && MANIFEST_LINE.test(head);
}

/** Hosts that lines of a lock file take packages from; none for another file. */
export function hostsIn(path: string, lines: readonly string[]): ReadonlySet<string> {
  if (!LOCK.test(path)) return new Set();
  return new Set(
    lines.flatMap((line) => ADDRESS.exec(line.slice(0, LONGEST_LINE))?.[1]?.toLowerCase() ?? []),
  );
}

/** Rust keeps its unit tests beside the code: an assertion or a test there, and an attribute that leaves one out. */
export function isRustTest(line: string): boolean {
  return /\bassert(?:_\w+)?!|#\[(?:\w+::)*test\b/.test(line.slice(0, LONGEST_LINE)) && !/^\s*\/\//.test(line);
}

export function ignoresRustTest(line: string): boolean {
  return /#\[(?:cfg_attr\([^)]*)?ignore\b/.test(line.slice(0, LONGEST_LINE));
}

/** A line of a test that says something: neither blank, nor a comment, an import or a bracket. */
export function saysSomething(line: string): boolean {
  const head = line.slice(0, LONGEST_LINE);
  return !(
    COMMENT.test(head) ||
    /^\s*(?:import\b|from\s+\S+\s+import\b|using\b|use\b|#include\b|(?:const|let|var)\s+.*=\s*require\()|^[\s{}()[\];,]*$/.test(
      head,
    )
  );
}

/** A file that moves keeps what a runner knows it by: its folder or its name, and its kind. */
export function staysTest(from: string, to: string): boolean {
  if (from === to) return true;
  const kind = (path: string): string => /\.[^./]+$/.exec(path)?.[0] ?? '';
  return isTest(to) && kind(from) === kind(to) && (!TEST_NAME.test(from) || TEST_NAME.test(to));
}

/** Characters of a line that patterns are held against. */
export const LONGEST_LINE = 1_000;
const COMMENT = /^\s*(?:\/\/|\/?\*|#(?=\s|!(?!\[)|$)|--|;|%|<!--)/;

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
  /\bassert\s+\S|\b(?:assert\w*|expect|should|require\.\w+|verify\w*|XCTAssert\w*|EXPECT_\w+|ASSERT_\w+|t\.(?:Error|Fatal)\w*|is_(?:ok|err|some|none)|toBe\w*|to[A-Z]\w*|strictEqual|deepEqual|refute\w*|REQUIRE\w*|CHECK\w*|pytest\.raises|t\.is|t\.deepEqual|Assert\.\w+|shouldBe\w*)\s*[!(.]|\bassert_\w+\s+\S|\brefute\w*\s+\S|#expect\s*\(|\bshouldBe\b/;
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
  /^\s*(?:return\b|throw\b|raise\b)|\b(?:process\.exit|sys\.exit|os\._exit|os\.Exit|System\.exit|exit!?|runtime\.Goexit)\s*\(|^\s*if\s*\(?\s*(?:false|False|0|\d+\s*[<>]\s*\d+)\b|^\s*#if\s+0\b|\bsuppress\s*\(/;
const OPENS = /(?:=>|\bfunction\b|\bdef\b|\bfunc\b|\bfn\b|\bfun\b|\bclass\b|\bit\b|\btest\b).*[{(:]\s*$/;

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

/** Added lines, taken together, that leave what stands below them without effect: in no function of their own. */
export function endsEarly(lines: readonly string[]): boolean {
  const heads = lines.map((line) => line.slice(0, LONGEST_LINE));
  return heads.some(
    (line, index) => EARLY_END.test(line) && !heads.slice(0, index).some((before) => OPENS.test(before)),
  );
}

const OPENERS = /\/\*|<!--|^=begin\b/g;
const CLOSERS = /\*\/|-->|^=end\b/g;
const QUOTES = /"""|'''/g;
const BACKTICKS = /(?<!\\)`/g;

/** True where added lines, taken together, open or close a comment or a text that goes on in lines that were there. */
export function cutsOff(lines: readonly string[]): boolean {
  const count = (pattern: RegExp): number =>
    lines.reduce((sum, line) => sum + (line.match(pattern)?.length ?? 0), 0);
  return count(OPENERS) !== count(CLOSERS) || count(QUOTES) % 2 === 1 || count(BACKTICKS) % 2 === 1;
}
