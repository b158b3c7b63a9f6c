/** Checks on added lines of code: left-over debugging, focused or skipped tests, swallowed exceptions. */
import { extensionOf, isProse, type LineCheck, staticFinding } from './check.ts';

const SCRIPT = new Set(['js', 'jsx', 'mjs', 'cjs', 'ts', 'tsx', 'mts', 'cts', 'vue', 'svelte']);
const BRACES = new Set([
  ...SCRIPT,
  'java',
  'kt',
  'kts',
  'cs',
  'php',
  'scala',
  'dart',
  'swift',
  'groovy',
  'cpp',
  'cc',
  'hpp',
]);
const PYTHON = new Set(['py', 'pyi']);
const RUBY = new Set(['rb', 'rake']);

interface LinePattern {
  readonly languages: ReadonlySet<string>;
  readonly pattern: RegExp;
}

const DEBUGGING: readonly LinePattern[] = [
  { languages: SCRIPT, pattern: /^\s*debugger\s*;?\s*(?:\/\/.*)?$/ },
  { languages: PYTHON, pattern: /^\s*(?:breakpoint\(\s*\)|i?pdb\.set_trace\(\s*\)|import i?pdb\b.*)/ },
  { languages: RUBY, pattern: /^\s*(?:binding\.(?:pry|irb)|byebug|debugger)\b/ },
  { languages: new Set(['rs']), pattern: /(?:^|[^\w"])dbg!\s*\(/ },
  { languages: new Set(['php']), pattern: /^\s*(?:var_dump|dd|xdebug_break)\s*\(/ },
  { languages: new Set(['cs']), pattern: /\bDebugger\.(?:Break|Launch)\s*\(/ },
];

const FOCUSED: readonly LinePattern[] = [
  {
    languages: SCRIPT,
    pattern: /^\s*(?:(?:describe|it|test|context|suite|specify)\.only\s*[(.`]|f(?:describe|it)\s*\()/,
  },
  { languages: RUBY, pattern: /^\s*f(?:describe|context|it|example)\b|,\s*(?:focus:\s*true|:focus)\b/ },
];

const SKIPPED: readonly LinePattern[] = [
  {
    languages: SCRIPT,
    pattern: /^\s*(?:(?:describe|it|test|context|suite|specify)\.skip\s*[(.`]|x(?:describe|it|test)\s*\()/,
  },
  { languages: PYTHON, pattern: /^\s*(?:@pytest\.mark\.skip\b|@unittest\.skip\b|@skip\b|pytest\.skip\s*\()/ },
  { languages: RUBY, pattern: /^\s*x(?:describe|context|it)\b/ },
  { languages: new Set(['go']), pattern: /^\s*[tb]\.Skip(?:Now|f)?\s*\(/ },
  { languages: new Set(['rs']), pattern: /^\s*#\[ignore\b/ },
  { languages: new Set(['java', 'kt', 'groovy']), pattern: /^\s*@(?:Disabled|Ignore)\b/ },
  { languages: new Set(['cs']), pattern: /\[(?:Fact|Theory)\s*\(\s*Skip\s*=|^\s*\[Ignore\b/ },
];

export const leftoverDebugging: LineCheck = (file, { line, text }) => {
  if (!matches(DEBUGGING, file.path, text)) return undefined;
  return staticFinding(
    file,
    line,
    'debugging',
    'Medium',
    'Left-over debugger statement',
    'The statement stops the program or prints its inner state; it belongs to a debugging session.',
    'Remove the statement.',
  );
};

export const focusedTest: LineCheck = (file, { line, text }) => {
  if (!matches(FOCUSED, file.path, text)) return undefined;
  return staticFinding(
    file,
    line,
    'focused-test',
    'High',
    'Focused test: the rest of the suite does not run',
    'With a focused test the runner leaves out every other test, and a green run proves little.',
    'Remove the focus.',
  );
};

export const skippedTest: LineCheck = (file, { line, text }) => {
  if (!matches(SKIPPED, file.path, text)) return undefined;
  return staticFinding(
    file,
    line,
    'skipped-test',
    'Medium',
    'Test is skipped',
    'The test no longer runs, so what it held is no longer checked.',
    'Run the test, or delete it and say why.',
  );
};

export const swallowedException: LineCheck = (file, { line, text, next }) => {
  if (!swallows(extensionOf(file.path), text, next)) return undefined;
  return staticFinding(
    file,
    line,
    'swallowed-exception',
    'Medium',
    'Exception is swallowed',
    'The handler is empty: the failure leaves no trace and the program goes on as if nothing had happened.',
    'Handle the failure, log it, or let it pass on; where it is meant, say why in a comment.',
  );
};

function swallows(language: string, text: string, next: string | undefined): boolean {
  if (BRACES.has(language)) {
    if (/\bcatch\s*(?:\([^)]*\)\s*)?\{\s*\}/.test(text)) return true;
    if (/\bcatch\s*(?:\([^)]*\)\s*)?\{\s*$/.test(text) && next !== undefined && /^\s*\}/.test(next))
      return true;
    return SCRIPT.has(language) && /\.catch\(\s*(?:\(\s*\w*\s*\)|\w+)\s*=>\s*\{\s*\}\s*\)/.test(text);
  }
  if (PYTHON.has(language)) {
    if (/^\s*except\b[^:]*:\s*(?:pass|\.\.\.)\s*$/.test(text)) return true;
    return /^\s*except\b[^:]*:\s*$/.test(text) && next !== undefined && /^\s*(?:pass|\.\.\.)\s*$/.test(next);
  }
  if (RUBY.has(language)) {
    return (
      /\brescue\s+nil\b/.test(text) ||
      (/^\s*rescue\b/.test(text) && next !== undefined && /^\s*end\b/.test(next))
    );
  }
  if (language === 'go')
    return (
      /^\s*if\s+err\s*!=\s*nil\s*\{\s*(?:\}\s*)?$/.test(text) &&
      (text.trimEnd().endsWith('}') || (next !== undefined && /^\s*\}/.test(next)))
    );
  return false;
}

function matches(patterns: readonly LinePattern[], path: string, text: string): boolean {
  if (isProse(path)) return false;
  const language = extensionOf(path);
  return patterns.some(({ languages, pattern }) => languages.has(language) && pattern.test(text));
}
