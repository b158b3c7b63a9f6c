import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 4006:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const pico = __nccwpck_require__(8016);
const utils = __nccwpck_require__(4059);

function picomatch(glob, options, returnState = false) {
  // default to os.platform()
  if (options && (options.windows === null || options.windows === undefined)) {
    // don't mutate the original options object
    options = { ...options, windows: utils.isWindows() };
  }

  return pico(glob, options, returnState);
}

Object.assign(picomatch, pico);
module.exports = picomatch;


/***/ }),

/***/ 5595:
/***/ ((module) => {



const WIN_SLASH = '\\\\/';
const WIN_NO_SLASH = `[^${WIN_SLASH}]`;

const DEFAULT_MAX_EXTGLOB_RECURSION = 0;

/**
 * Posix glob regex
 */

const DOT_LITERAL = '\\.';
const PLUS_LITERAL = '\\+';
const QMARK_LITERAL = '\\?';
const SLASH_LITERAL = '\\/';
const ONE_CHAR = '(?=.)';
const QMARK = '[^/]';
const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
const NO_DOT = `(?!${DOT_LITERAL})`;
const NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
const NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
const NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
const QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
const STAR = `${QMARK}*?`;
const SEP = '/';

const POSIX_CHARS = {
  DOT_LITERAL,
  PLUS_LITERAL,
  QMARK_LITERAL,
  SLASH_LITERAL,
  ONE_CHAR,
  QMARK,
  END_ANCHOR,
  DOTS_SLASH,
  NO_DOT,
  NO_DOTS,
  NO_DOT_SLASH,
  NO_DOTS_SLASH,
  QMARK_NO_DOT,
  STAR,
  START_ANCHOR,
  SEP
};

/**
 * Windows glob regex
 */

const WINDOWS_CHARS = {
  ...POSIX_CHARS,

  SLASH_LITERAL: `[${WIN_SLASH}]`,
  QMARK: WIN_NO_SLASH,
  STAR: `${WIN_NO_SLASH}*?`,
  DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
  NO_DOT: `(?!${DOT_LITERAL})`,
  NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
  NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
  NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
  QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
  START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
  END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
  SEP: '\\'
};

/**
 * POSIX Bracket Regex
 */

const POSIX_REGEX_SOURCE = {
  __proto__: null,
  alnum: 'a-zA-Z0-9',
  alpha: 'a-zA-Z',
  ascii: '\\x00-\\x7F',
  blank: ' \\t',
  cntrl: '\\x00-\\x1F\\x7F',
  digit: '0-9',
  graph: '\\x21-\\x7E',
  lower: 'a-z',
  print: '\\x20-\\x7E ',
  punct: '\\-!"#$%&\'()\\*+,./:;<=>?@[\\]^_`{|}~',
  space: ' \\t\\r\\n\\v\\f',
  upper: 'A-Z',
  word: 'A-Za-z0-9_',
  xdigit: 'A-Fa-f0-9'
};

module.exports = {
  DEFAULT_MAX_EXTGLOB_RECURSION,
  MAX_LENGTH: 1024 * 64,
  POSIX_REGEX_SOURCE,

  // regular expressions
  REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
  REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
  REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
  REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
  REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
  REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,

  // Replace globs with equivalent patterns to reduce parsing time.
  REPLACEMENTS: {
    __proto__: null,
    '***': '*',
    '**/**': '**',
    '**/**/**': '**'
  },

  // Digits
  CHAR_0: 48, /* 0 */
  CHAR_9: 57, /* 9 */

  // Alphabet chars.
  CHAR_UPPERCASE_A: 65, /* A */
  CHAR_LOWERCASE_A: 97, /* a */
  CHAR_UPPERCASE_Z: 90, /* Z */
  CHAR_LOWERCASE_Z: 122, /* z */

  CHAR_LEFT_PARENTHESES: 40, /* ( */
  CHAR_RIGHT_PARENTHESES: 41, /* ) */

  CHAR_ASTERISK: 42, /* * */

  // Non-alphabetic chars.
  CHAR_AMPERSAND: 38, /* & */
  CHAR_AT: 64, /* @ */
  CHAR_BACKWARD_SLASH: 92, /* \ */
  CHAR_CARRIAGE_RETURN: 13, /* \r */
  CHAR_CIRCUMFLEX_ACCENT: 94, /* ^ */
  CHAR_COLON: 58, /* : */
  CHAR_COMMA: 44, /* , */
  CHAR_DOT: 46, /* . */
  CHAR_DOUBLE_QUOTE: 34, /* " */
  CHAR_EQUAL: 61, /* = */
  CHAR_EXCLAMATION_MARK: 33, /* ! */
  CHAR_FORM_FEED: 12, /* \f */
  CHAR_FORWARD_SLASH: 47, /* / */
  CHAR_GRAVE_ACCENT: 96, /* ` */
  CHAR_HASH: 35, /* # */
  CHAR_HYPHEN_MINUS: 45, /* - */
  CHAR_LEFT_ANGLE_BRACKET: 60, /* < */
  CHAR_LEFT_CURLY_BRACE: 123, /* { */
  CHAR_LEFT_SQUARE_BRACKET: 91, /* [ */
  CHAR_LINE_FEED: 10, /* \n */
  CHAR_NO_BREAK_SPACE: 160, /* \u00A0 */
  CHAR_PERCENT: 37, /* % */
  CHAR_PLUS: 43, /* + */
  CHAR_QUESTION_MARK: 63, /* ? */
  CHAR_RIGHT_ANGLE_BRACKET: 62, /* > */
  CHAR_RIGHT_CURLY_BRACE: 125, /* } */
  CHAR_RIGHT_SQUARE_BRACKET: 93, /* ] */
  CHAR_SEMICOLON: 59, /* ; */
  CHAR_SINGLE_QUOTE: 39, /* ' */
  CHAR_SPACE: 32, /*   */
  CHAR_TAB: 9, /* \t */
  CHAR_UNDERSCORE: 95, /* _ */
  CHAR_VERTICAL_LINE: 124, /* | */
  CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279, /* \uFEFF */

  /**
   * Create EXTGLOB_CHARS
   */

  extglobChars(chars) {
    return {
      '!': { type: 'negate', open: '(?:(?!(?:', close: `))${chars.STAR})` },
      '?': { type: 'qmark', open: '(?:', close: ')?' },
      '+': { type: 'plus', open: '(?:', close: ')+' },
      '*': { type: 'star', open: '(?:', close: ')*' },
      '@': { type: 'at', open: '(?:', close: ')' }
    };
  },

  /**
   * Create GLOB_CHARS
   */

  globChars(win32) {
    return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
  }
};


/***/ }),

/***/ 8265:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const constants = __nccwpck_require__(5595);
const utils = __nccwpck_require__(4059);

/**
 * Constants
 */

const {
  MAX_LENGTH,
  POSIX_REGEX_SOURCE,
  REGEX_NON_SPECIAL_CHARS,
  REGEX_SPECIAL_CHARS_BACKREF,
  REPLACEMENTS
} = constants;

/**
 * Helpers
 */

const expandRange = (args, options) => {
  if (typeof options.expandRange === 'function') {
    return options.expandRange(...args, options);
  }

  args.sort();
  const value = `[${args.join('-')}]`;

  try {
    /* eslint-disable-next-line no-new */
    new RegExp(value);
  } catch (ex) {
    return args.map(v => utils.escapeRegex(v)).join('..');
  }

  return value;
};

/**
 * Create the message for a syntax error
 */

const syntaxError = (type, char) => {
  return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
};

const splitTopLevel = input => {
  const parts = [];
  let bracket = 0;
  let paren = 0;
  let quote = 0;
  let value = '';
  let escaped = false;

  for (const ch of input) {
    if (escaped === true) {
      value += ch;
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      value += ch;
      escaped = true;
      continue;
    }

    if (ch === '"') {
      quote = quote === 1 ? 0 : 1;
      value += ch;
      continue;
    }

    if (quote === 0) {
      if (ch === '[') {
        bracket++;
      } else if (ch === ']' && bracket > 0) {
        bracket--;
      } else if (bracket === 0) {
        if (ch === '(') {
          paren++;
        } else if (ch === ')' && paren > 0) {
          paren--;
        } else if (ch === '|' && paren === 0) {
          parts.push(value);
          value = '';
          continue;
        }
      }
    }

    value += ch;
  }

  parts.push(value);
  return parts;
};

const isPlainBranch = branch => {
  let escaped = false;

  for (const ch of branch) {
    if (escaped === true) {
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      escaped = true;
      continue;
    }

    if (/[?*+@!()[\]{}]/.test(ch)) {
      return false;
    }
  }

  return true;
};

const normalizeSimpleBranch = branch => {
  let value = branch.trim();
  let changed = true;

  while (changed === true) {
    changed = false;

    if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
      value = value.slice(2, -1);
      changed = true;
    }
  }

  if (!isPlainBranch(value)) {
    return;
  }

  return value.replace(/\\(.)/g, '$1');
};

const hasRepeatedCharPrefixOverlap = branches => {
  const values = branches.map(normalizeSimpleBranch).filter(Boolean);

  for (let i = 0; i < values.length; i++) {
    for (let j = i + 1; j < values.length; j++) {
      const a = values[i];
      const b = values[j];
      const char = a[0];

      if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) {
        continue;
      }

      if (a === b || a.startsWith(b) || b.startsWith(a)) {
        return true;
      }
    }
  }

  return false;
};

const parseRepeatedExtglob = (pattern, requireEnd = true) => {
  if ((pattern[0] !== '+' && pattern[0] !== '*') || pattern[1] !== '(') {
    return;
  }

  let bracket = 0;
  let paren = 0;
  let quote = 0;
  let escaped = false;

  for (let i = 1; i < pattern.length; i++) {
    const ch = pattern[i];

    if (escaped === true) {
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      escaped = true;
      continue;
    }

    if (ch === '"') {
      quote = quote === 1 ? 0 : 1;
      continue;
    }

    if (quote === 1) {
      continue;
    }

    if (ch === '[') {
      bracket++;
      continue;
    }

    if (ch === ']' && bracket > 0) {
      bracket--;
      continue;
    }

    if (bracket > 0) {
      continue;
    }

    if (ch === '(') {
      paren++;
      continue;
    }

    if (ch === ')') {
      paren--;

      if (paren === 0) {
        if (requireEnd === true && i !== pattern.length - 1) {
          return;
        }

        return {
          type: pattern[0],
          body: pattern.slice(2, i),
          end: i
        };
      }
    }
  }
};

const buildCharClassStar = chars => {
  const source = chars.length === 1
    ? utils.escapeRegex(chars[0])
    : `[${chars.map(ch => utils.escapeRegex(ch)).join('')}]`;

  return `${source}*`;
};

const getStarExtglobSequenceChars = pattern => {
  let index = 0;
  const chars = [];

  while (index < pattern.length) {
    const match = parseRepeatedExtglob(pattern.slice(index), false);

    if (!match || match.type !== '*') {
      return;
    }

    const branches = splitTopLevel(match.body).map(branch => branch.trim());
    if (branches.length !== 1) {
      return;
    }

    const branch = normalizeSimpleBranch(branches[0]);
    if (!branch || branch.length !== 1) {
      return;
    }

    chars.push(branch);
    index += match.end + 1;
  }

  if (chars.length < 1) {
    return;
  }

  return chars;
};

const repeatedExtglobRecursion = pattern => {
  let depth = 0;
  let value = pattern.trim();
  let match = parseRepeatedExtglob(value);

  while (match) {
    depth++;
    value = match.body.trim();
    match = parseRepeatedExtglob(value);
  }

  return depth;
};

const analyzeRepeatedExtglob = (body, options) => {
  if (options.maxExtglobRecursion === false) {
    return { risky: false };
  }

  const max =
    typeof options.maxExtglobRecursion === 'number'
      ? options.maxExtglobRecursion
      : constants.DEFAULT_MAX_EXTGLOB_RECURSION;

  const branches = splitTopLevel(body).map(branch => branch.trim());

  if (branches.length > 1) {
    if (
      branches.some(branch => branch === '') ||
      branches.some(branch => /^[*?]+$/.test(branch)) ||
      hasRepeatedCharPrefixOverlap(branches)
    ) {
      return { risky: true };
    }
  }

  // A repeated extglob is "risky" (prone to catastrophic backtracking) when a
  // branch is itself a `*(...)` sequence, since that nests an unbounded quantifier
  // inside the outer `+(...)`/`*(...)`. When *every* branch reduces to single
  // characters we can emit one flat, ReDoS-safe character class that preserves the
  // meaning of ALL branches (e.g. `+(*(a)|*(b))` -> `[ab]*`), rather than dropping
  // every branch but the first.
  const safeChars = [];
  let sawStarSequence = false;
  let combinable = true;

  for (const branch of branches) {
    const chars = getStarExtglobSequenceChars(branch);
    if (chars) {
      sawStarSequence = true;
      safeChars.push(...chars);
      continue;
    }

    const literal = normalizeSimpleBranch(branch);
    if (literal && literal.length === 1) {
      safeChars.push(literal);
      continue;
    }

    combinable = false;

    if (repeatedExtglobRecursion(branch) > max) {
      return { risky: true };
    }
  }

  if (sawStarSequence) {
    return combinable
      ? { risky: true, safeOutput: buildCharClassStar([...new Set(safeChars)]) }
      : { risky: true };
  }

  return { risky: false };
};

/**
 * Parse the given input string.
 * @param {String} input
 * @param {Object} options
 * @return {Object}
 */

const parse = (input, options) => {
  if (typeof input !== 'string') {
    throw new TypeError('Expected a string');
  }

  input = REPLACEMENTS[input] || input;

  const opts = { ...options };
  const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;

  let len = input.length;
  if (len > max) {
    throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
  }

  const bos = { type: 'bos', value: '', output: opts.prepend || '' };
  const tokens = [bos];

  const capture = opts.capture ? '' : '?:';

  // create constants based on platform, for windows or posix
  const PLATFORM_CHARS = constants.globChars(opts.windows);
  const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);

  const {
    DOT_LITERAL,
    PLUS_LITERAL,
    SLASH_LITERAL,
    ONE_CHAR,
    DOTS_SLASH,
    NO_DOT,
    NO_DOT_SLASH,
    NO_DOTS_SLASH,
    QMARK,
    QMARK_NO_DOT,
    STAR,
    START_ANCHOR
  } = PLATFORM_CHARS;

  const globstar = opts => {
    return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
  };

  const nodot = opts.dot ? '' : NO_DOT;
  const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
  let star = opts.bash === true ? globstar(opts) : STAR;

  if (opts.capture) {
    star = `(${star})`;
  }

  // minimatch options support
  if (typeof opts.noext === 'boolean') {
    opts.noextglob = opts.noext;
  }

  const state = {
    input,
    index: -1,
    start: 0,
    dot: opts.dot === true,
    consumed: '',
    output: '',
    prefix: '',
    backtrack: false,
    negated: false,
    brackets: 0,
    braces: 0,
    parens: 0,
    quotes: 0,
    globstar: false,
    tokens
  };

  input = utils.removePrefix(input, state);
  len = input.length;

  const extglobs = [];
  const braces = [];
  const stack = [];
  let prev = bos;
  let value;

  /**
   * Tokenizing helpers
   */

  const eos = () => state.index === len - 1;
  const peek = state.peek = (n = 1) => input[state.index + n];
  const advance = state.advance = () => input[++state.index] || '';
  const remaining = () => input.slice(state.index + 1);
  const consume = (value = '', num = 0) => {
    state.consumed += value;
    state.index += num;
  };

  const append = token => {
    state.output += token.output != null ? token.output : token.value;
    consume(token.value);
  };

  const negate = () => {
    let count = 1;

    while (peek() === '!' && (peek(2) !== '(' || peek(3) === '?')) {
      advance();
      state.start++;
      count++;
    }

    if (count % 2 === 0) {
      return false;
    }

    state.negated = true;
    state.start++;
    return true;
  };

  const increment = type => {
    state[type]++;
    stack.push(type);
  };

  const decrement = type => {
    state[type]--;
    stack.pop();
  };

  /**
   * Push tokens onto the tokens array. This helper speeds up
   * tokenizing by 1) helping us avoid backtracking as much as possible,
   * and 2) helping us avoid creating extra tokens when consecutive
   * characters are plain text. This improves performance and simplifies
   * lookbehinds.
   */

  const push = tok => {
    if (prev.type === 'globstar') {
      const isBrace = state.braces > 0 && (tok.type === 'comma' || tok.type === 'brace');
      const isExtglob = tok.extglob === true || (extglobs.length && (tok.type === 'pipe' || tok.type === 'paren'));

      if (tok.type !== 'slash' && tok.type !== 'paren' && !isBrace && !isExtglob) {
        state.output = state.output.slice(0, -prev.output.length);
        prev.type = 'star';
        prev.value = '*';
        prev.output = star;
        state.output += prev.output;
      }
    }

    if (extglobs.length && tok.type !== 'paren') {
      extglobs[extglobs.length - 1].inner += tok.value;
    }

    if (tok.value || tok.output) append(tok);
    if (prev && prev.type === 'text' && tok.type === 'text') {
      prev.output = (prev.output || prev.value) + tok.value;
      prev.value += tok.value;
      return;
    }

    tok.prev = prev;
    tokens.push(tok);
    prev = tok;
  };

  const extglobOpen = (type, value) => {
    const token = { ...EXTGLOB_CHARS[value], conditions: 1, inner: '' };

    token.prev = prev;
    token.parens = state.parens;
    token.output = state.output;
    token.startIndex = state.index;
    token.tokensIndex = tokens.length;
    const output = (opts.capture ? '(' : '') + token.open;

    increment('parens');
    push({ type, value, output: state.output ? '' : ONE_CHAR });
    push({ type: 'paren', extglob: true, value: advance(), output });
    extglobs.push(token);
  };

  const extglobClose = token => {
    const literal = input.slice(token.startIndex, state.index + 1);
    const body = input.slice(token.startIndex + 2, state.index);
    const analysis = analyzeRepeatedExtglob(body, opts);

    if ((token.type === 'plus' || token.type === 'star') && analysis.risky) {
      const safeOutput = analysis.safeOutput
        ? (token.output ? '' : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput)
        : undefined;
      const open = tokens[token.tokensIndex];

      open.type = 'text';
      open.value = literal;
      open.output = safeOutput || utils.escapeRegex(literal);

      for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
        tokens[i].value = '';
        tokens[i].output = '';
        delete tokens[i].suffix;
      }

      state.output = token.output + open.output;
      state.backtrack = true;

      push({ type: 'paren', extglob: true, value, output: '' });
      decrement('parens');
      return;
    }

    let output = token.close + (opts.capture ? ')' : '');
    let rest;

    if (token.type === 'negate') {
      let extglobStar = star;

      if (token.inner && token.inner.length > 1 && token.inner.includes('/')) {
        extglobStar = globstar(opts);
      }

      if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
        output = token.close = `)$))${extglobStar}`;
      }

      if (token.inner.includes('*') && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
        // Any non-magical string (`.ts`) or even nested expression (`.{ts,tsx}`) can follow after the closing parenthesis.
        // In this case, we need to parse the string and use it in the output of the original pattern.
        // Suitable patterns: `/!(*.d).ts`, `/!(*.d).{ts,tsx}`, `**/!(*-dbg).@(js)`.
        //
        // Disabling the `fastpaths` option due to a problem with parsing strings as `.ts` in the pattern like `**/!(*.d).ts`.
        const expression = parse(rest, { ...options, fastpaths: false }).output;

        output = token.close = `)${expression})${extglobStar})`;
      }

      if (token.prev.type === 'bos') {
        state.negatedExtglob = true;
      }
    }

    push({ type: 'paren', extglob: true, value, output });
    decrement('parens');
  };

  /**
   * Fast paths
   */

  if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
    let backslashes = false;

    let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
      if (first === '\\') {
        backslashes = true;
        return m;
      }

      if (first === '?') {
        if (esc) {
          return esc + first + (rest ? QMARK.repeat(rest.length) : '');
        }
        if (index === 0) {
          return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : '');
        }
        return QMARK.repeat(chars.length);
      }

      if (first === '.') {
        return DOT_LITERAL.repeat(chars.length);
      }

      if (first === '*') {
        if (esc) {
          return esc + first + (rest ? star : '');
        }
        return star;
      }
      return esc ? m : `\\${m}`;
    });

    if (backslashes === true) {
      if (opts.unescape === true) {
        output = output.replace(/\\/g, '');
      } else {
        output = output.replace(/\\+/g, m => {
          return m.length % 2 === 0 ? '\\\\' : (m ? '\\' : '');
        });
      }
    }

    if (output === input && opts.contains === true) {
      state.output = input;
      return state;
    }

    state.output = utils.wrapOutput(output, state, options);
    return state;
  }

  /**
   * Tokenize input until we reach end-of-string
   */

  while (!eos()) {
    value = advance();

    if (value === '\u0000') {
      continue;
    }

    /**
     * Escaped characters
     */

    if (value === '\\') {
      const next = peek();

      if (next === '/' && opts.bash !== true) {
        continue;
      }

      if (next === '.' || next === ';') {
        continue;
      }

      if (!next) {
        value += '\\';
        push({ type: 'text', value });
        continue;
      }

      // collapse slashes to reduce potential for exploits
      const match = /^\\+/.exec(remaining());
      let slashes = 0;

      if (match && match[0].length > 2) {
        slashes = match[0].length;
        state.index += slashes;
        if (slashes % 2 !== 0) {
          value += '\\';
        }
      }

      if (opts.unescape === true) {
        value = advance();
      } else {
        value += advance();
      }

      if (state.brackets === 0) {
        push({ type: 'text', value });
        continue;
      }
    }

    /**
     * If we're inside a regex character class, continue
     * until we reach the closing bracket.
     */

    if (state.brackets > 0 && (value !== ']' || prev.value === '[' || prev.value === '[^')) {
      if (opts.posix !== false && value === ':') {
        const inner = prev.value.slice(1);
        if (inner.includes('[')) {
          prev.posix = true;

          if (inner.includes(':')) {
            const idx = prev.value.lastIndexOf('[');
            const pre = prev.value.slice(0, idx);
            const rest = prev.value.slice(idx + 2);
            const posix = POSIX_REGEX_SOURCE[rest];
            if (posix) {
              prev.value = pre + posix;
              state.backtrack = true;
              advance();

              if (!bos.output && tokens.indexOf(prev) === 1) {
                bos.output = ONE_CHAR;
              }
              continue;
            }
          }
        }
      }

      if ((value === '[' && peek() !== ':') || (value === '-' && peek() === ']')) {
        value = `\\${value}`;
      }

      if (value === ']' && (prev.value === '[' || prev.value === '[^')) {
        value = `\\${value}`;
      }

      if (opts.posix === true && value === '!' && prev.value === '[') {
        value = '^';
      }

      prev.value += value;
      append({ value });
      continue;
    }

    /**
     * If we're inside a quoted string, continue
     * until we reach the closing double quote.
     */

    if (state.quotes === 1 && value !== '"') {
      value = utils.escapeRegex(value);
      prev.value += value;
      append({ value });
      continue;
    }

    /**
     * Double quotes
     */

    if (value === '"') {
      state.quotes = state.quotes === 1 ? 0 : 1;
      if (opts.keepQuotes === true) {
        push({ type: 'text', value });
      }
      continue;
    }

    /**
     * Parentheses
     */

    if (value === '(') {
      increment('parens');
      push({ type: 'paren', value });
      continue;
    }

    if (value === ')') {
      if (state.parens === 0 && opts.strictBrackets === true) {
        throw new SyntaxError(syntaxError('opening', '('));
      }

      const extglob = extglobs[extglobs.length - 1];
      if (extglob && state.parens === extglob.parens + 1) {
        extglobClose(extglobs.pop());
        continue;
      }

      push({ type: 'paren', value, output: state.parens ? ')' : '\\)' });
      decrement('parens');
      continue;
    }

    /**
     * Square brackets
     */

    if (value === '[') {
      if (opts.nobracket === true || !remaining().includes(']')) {
        if (opts.nobracket !== true && opts.strictBrackets === true) {
          throw new SyntaxError(syntaxError('closing', ']'));
        }

        value = `\\${value}`;
      } else {
        increment('brackets');
      }

      push({ type: 'bracket', value });
      continue;
    }

    if (value === ']') {
      if (opts.nobracket === true || (prev && prev.type === 'bracket' && prev.value.length === 1)) {
        push({ type: 'text', value, output: `\\${value}` });
        continue;
      }

      if (state.brackets === 0) {
        if (opts.strictBrackets === true) {
          throw new SyntaxError(syntaxError('opening', '['));
        }

        push({ type: 'text', value, output: `\\${value}` });
        continue;
      }

      decrement('brackets');

      const prevValue = prev.value.slice(1);
      if (prev.posix !== true && prevValue[0] === '^' && !prevValue.includes('/')) {
        value = `/${value}`;
      }

      prev.value += value;
      append({ value });

      // when literal brackets are explicitly disabled
      // assume we should match with a regex character class
      if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
        continue;
      }

      const escaped = utils.escapeRegex(prev.value);
      state.output = state.output.slice(0, -prev.value.length);

      // when literal brackets are explicitly enabled
      // assume we should escape the brackets to match literal characters
      if (opts.literalBrackets === true) {
        state.output += escaped;
        prev.value = escaped;
        continue;
      }

      // when the user specifies nothing, try to match both
      prev.value = `(${capture}${escaped}|${prev.value})`;
      state.output += prev.value;
      continue;
    }

    /**
     * Braces
     */

    if (value === '{' && opts.nobrace !== true) {
      increment('braces');

      const open = {
        type: 'brace',
        value,
        output: '(',
        outputIndex: state.output.length,
        tokensIndex: state.tokens.length
      };

      braces.push(open);
      push(open);
      continue;
    }

    if (value === '}') {
      const brace = braces[braces.length - 1];

      if (opts.nobrace === true || !brace) {
        push({ type: 'text', value, output: value });
        continue;
      }

      let output = ')';

      if (brace.dots === true) {
        const arr = tokens.slice();
        const range = [];

        for (let i = arr.length - 1; i >= 0; i--) {
          tokens.pop();
          if (arr[i].type === 'brace') {
            break;
          }
          if (arr[i].type !== 'dots') {
            range.unshift(arr[i].value);
          }
        }

        output = expandRange(range, opts);
        state.backtrack = true;
      }

      if (brace.comma !== true && brace.dots !== true) {
        const out = state.output.slice(0, brace.outputIndex);
        const toks = state.tokens.slice(brace.tokensIndex);
        brace.value = brace.output = '\\{';
        value = output = '\\}';
        state.output = out;
        for (const t of toks) {
          state.output += (t.output || t.value);
        }
      }

      push({ type: 'brace', value, output });
      decrement('braces');
      braces.pop();
      continue;
    }

    /**
     * Pipes
     */

    if (value === '|') {
      if (extglobs.length > 0) {
        extglobs[extglobs.length - 1].conditions++;
      }
      push({ type: 'text', value });
      continue;
    }

    /**
     * Commas
     */

    if (value === ',') {
      let output = value;

      const brace = braces[braces.length - 1];
      if (brace && stack[stack.length - 1] === 'braces') {
        brace.comma = true;
        output = '|';
      }

      push({ type: 'comma', value, output });
      continue;
    }

    /**
     * Slashes
     */

    if (value === '/') {
      // if the beginning of the glob is "./", advance the start
      // to the current index, and don't add the "./" characters
      // to the state. This greatly simplifies lookbehinds when
      // checking for BOS characters like "!" and "." (not "./")
      if (prev.type === 'dot' && state.index === state.start + 1) {
        state.start = state.index + 1;
        state.consumed = '';
        state.output = '';
        tokens.pop();
        prev = bos; // reset "prev" to the first token
        continue;
      }

      push({ type: 'slash', value, output: SLASH_LITERAL });
      continue;
    }

    /**
     * Dots
     */

    if (value === '.') {
      if (state.braces > 0 && prev.type === 'dot') {
        if (prev.value === '.') prev.output = DOT_LITERAL;
        const brace = braces[braces.length - 1];
        prev.type = 'dots';
        prev.output += value;
        prev.value += value;
        brace.dots = true;
        continue;
      }

      if ((state.braces + state.parens) === 0 && prev.type !== 'bos' && prev.type !== 'slash') {
        push({ type: 'text', value, output: DOT_LITERAL });
        continue;
      }

      push({ type: 'dot', value, output: DOT_LITERAL });
      continue;
    }

    /**
     * Question marks
     */

    if (value === '?') {
      const isGroup = prev && prev.value === '(';
      if (!isGroup && opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        extglobOpen('qmark', value);
        continue;
      }

      if (prev && prev.type === 'paren') {
        const next = peek();
        let output = value;

        if ((prev.value === '(' && !/[!=<:]/.test(next)) || (next === '<' && !/<([!=]|\w+>)/.test(remaining()))) {
          output = `\\${value}`;
        }

        push({ type: 'text', value, output });
        continue;
      }

      if (opts.dot !== true && (prev.type === 'slash' || prev.type === 'bos')) {
        push({ type: 'qmark', value, output: QMARK_NO_DOT });
        continue;
      }

      push({ type: 'qmark', value, output: QMARK });
      continue;
    }

    /**
     * Exclamation
     */

    if (value === '!') {
      if (opts.noextglob !== true && peek() === '(') {
        if (peek(2) !== '?' || !/[!=<:]/.test(peek(3))) {
          extglobOpen('negate', value);
          continue;
        }
      }

      if (opts.nonegate !== true && state.index === 0) {
        negate();
        continue;
      }
    }

    /**
     * Plus
     */

    if (value === '+') {
      if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        extglobOpen('plus', value);
        continue;
      }

      if ((prev && prev.value === '(') || opts.regex === false) {
        push({ type: 'plus', value, output: PLUS_LITERAL });
        continue;
      }

      if ((prev && (prev.type === 'bracket' || prev.type === 'paren' || prev.type === 'brace')) || state.parens > 0) {
        push({ type: 'plus', value });
        continue;
      }

      push({ type: 'plus', value: PLUS_LITERAL });
      continue;
    }

    /**
     * Plain text
     */

    if (value === '@') {
      if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        push({ type: 'at', extglob: true, value, output: '' });
        continue;
      }

      push({ type: 'text', value });
      continue;
    }

    /**
     * Plain text
     */

    if (value !== '*') {
      if (value === '$' || value === '^') {
        value = `\\${value}`;
      }

      const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
      if (match) {
        value += match[0];
        state.index += match[0].length;
      }

      push({ type: 'text', value });
      continue;
    }

    /**
     * Stars
     */

    if (prev && (prev.type === 'globstar' || prev.star === true)) {
      prev.type = 'star';
      prev.star = true;
      prev.value += value;
      prev.output = star;
      state.backtrack = true;
      state.globstar = true;
      consume(value);
      continue;
    }

    let rest = remaining();
    if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
      extglobOpen('star', value);
      continue;
    }

    if (prev.type === 'star') {
      if (opts.noglobstar === true) {
        consume(value);
        continue;
      }

      const prior = prev.prev;
      const before = prior.prev;
      const isStart = prior.type === 'slash' || prior.type === 'bos';
      const afterStar = before && (before.type === 'star' || before.type === 'globstar');

      if (opts.bash === true && (!isStart || (rest[0] && rest[0] !== '/'))) {
        push({ type: 'star', value, output: '' });
        continue;
      }

      const isBrace = state.braces > 0 && (prior.type === 'comma' || prior.type === 'brace');
      const isExtglob = extglobs.length && (prior.type === 'pipe' || prior.type === 'paren');
      if (!isStart && prior.type !== 'paren' && !isBrace && !isExtglob) {
        push({ type: 'star', value, output: '' });
        continue;
      }

      // strip consecutive `/**/`
      while (rest.slice(0, 3) === '/**') {
        const after = input[state.index + 4];
        if (after && after !== '/') {
          break;
        }
        rest = rest.slice(3);
        consume('/**', 3);
      }

      // A globstar followed only by balanced closing parens is at the logical end of patterns like
      // `test(/utils/**)` and `test?(/utils/**)`. Treat it as EOS so the trailing `/**` can match its
      // parent path, except in negated extglobs where that would change the exclusion semantics.
      const isEnd = eos() || (
        state.parens > 0
        && rest === ')'.repeat(state.parens)
        && !extglobs.some(extglob => extglob.type === 'negate')
      );

      if (prior.type === 'bos' && eos()) {
        prev.type = 'globstar';
        prev.value += value;
        prev.output = globstar(opts);
        state.output = prev.output;
        state.globstar = true;
        consume(value);
        continue;
      }

      if (prior.type === 'slash' && prior.prev.type !== 'bos' && !afterStar && isEnd) {
        state.output = state.output.slice(0, -(prior.output + prev.output).length);
        prior.output = `(?:${prior.output}`;

        prev.type = 'globstar';
        prev.output = globstar(opts) + (opts.strictSlashes ? ')' : '|$)');
        prev.value += value;
        state.globstar = true;
        state.output += prior.output + prev.output;
        consume(value);
        continue;
      }

      if (prior.type === 'slash' && prior.prev.type !== 'bos' && rest[0] === '/') {
        const end = rest[1] !== void 0 ? '|$' : '';

        state.output = state.output.slice(0, -(prior.output + prev.output).length);
        prior.output = `(?:${prior.output}`;

        prev.type = 'globstar';
        prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
        prev.value += value;

        state.output += prior.output + prev.output;
        state.globstar = true;

        consume(value + advance());

        push({ type: 'slash', value: '/', output: '' });
        continue;
      }

      if (prior.type === 'bos' && rest[0] === '/') {
        prev.type = 'globstar';
        prev.value += value;
        prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
        state.output = prev.output;
        state.globstar = true;
        consume(value + advance());
        push({ type: 'slash', value: '/', output: '' });
        continue;
      }

      // remove single star from output
      state.output = state.output.slice(0, -prev.output.length);

      // reset previous token to globstar
      prev.type = 'globstar';
      prev.output = globstar(opts);
      prev.value += value;

      // reset output with globstar
      state.output += prev.output;
      state.globstar = true;
      consume(value);
      continue;
    }

    const token = { type: 'star', value, output: star };

    if (opts.bash === true) {
      token.output = '.*?';
      if (prev.type === 'bos' || prev.type === 'slash') {
        token.output = nodot + token.output;
      }
      push(token);
      continue;
    }

    if (prev && (prev.type === 'bracket' || prev.type === 'paren') && opts.regex === true) {
      token.output = value;
      push(token);
      continue;
    }

    if (state.index === state.start || prev.type === 'slash' || prev.type === 'dot') {
      if (prev.type === 'dot') {
        state.output += NO_DOT_SLASH;
        prev.output += NO_DOT_SLASH;

      } else if (opts.dot === true) {
        state.output += NO_DOTS_SLASH;
        prev.output += NO_DOTS_SLASH;

      } else {
        state.output += nodot;
        prev.output += nodot;
      }

      if (peek() !== '*') {
        state.output += ONE_CHAR;
        prev.output += ONE_CHAR;
      }
    }

    push(token);
  }

  while (state.brackets > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', ']'));
    state.output = utils.escapeLast(state.output, '[');
    decrement('brackets');
  }

  while (state.parens > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', ')'));
    state.output = utils.escapeLast(state.output, '(');
    decrement('parens');
  }

  while (state.braces > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', '}'));
    state.output = utils.escapeLast(state.output, '{');
    decrement('braces');
  }

  if (opts.strictSlashes !== true && (prev.type === 'star' || prev.type === 'bracket')) {
    push({ type: 'maybe_slash', value: '', output: `${SLASH_LITERAL}?` });
  }

  // rebuild the output if we had to backtrack at any point
  if (state.backtrack === true) {
    state.output = '';

    for (const token of state.tokens) {
      state.output += token.output != null ? token.output : token.value;

      if (token.suffix) {
        state.output += token.suffix;
      }
    }
  }

  return state;
};

/**
 * Fast paths for creating regular expressions for common glob patterns.
 * This can significantly speed up processing and has very little downside
 * impact when none of the fast paths match.
 */

parse.fastpaths = (input, options) => {
  const opts = { ...options };
  const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
  const len = input.length;
  if (len > max) {
    throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
  }

  input = REPLACEMENTS[input] || input;

  // create constants based on platform, for windows or posix
  const {
    DOT_LITERAL,
    SLASH_LITERAL,
    ONE_CHAR,
    DOTS_SLASH,
    NO_DOT,
    NO_DOTS,
    NO_DOTS_SLASH,
    STAR,
    START_ANCHOR
  } = constants.globChars(opts.windows);

  const nodot = opts.dot ? NO_DOTS : NO_DOT;
  const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
  const capture = opts.capture ? '' : '?:';
  const state = { negated: false, prefix: '' };
  let star = opts.bash === true ? '.*?' : STAR;

  if (opts.capture) {
    star = `(${star})`;
  }

  const globstar = opts => {
    if (opts.noglobstar === true) return star;
    return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
  };

  const create = str => {
    switch (str) {
      case '*':
        return `${nodot}${ONE_CHAR}${star}`;

      case '.*':
        return `${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '*.*':
        return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '*/*':
        return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;

      case '**':
        return nodot + globstar(opts);

      case '**/*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;

      case '**/*.*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '**/.*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;

      default: {
        const match = /^(.*?)\.(\w+)$/.exec(str);
        if (!match) return;

        const source = create(match[1]);
        if (!source) return;

        return source + DOT_LITERAL + match[2];
      }
    }
  };

  const output = utils.removePrefix(input, state);
  let source = create(output);

  if (source && opts.strictSlashes !== true) {
    source += `${SLASH_LITERAL}?`;
  }

  return source;
};

module.exports = parse;


/***/ }),

/***/ 8016:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const scan = __nccwpck_require__(1781);
const parse = __nccwpck_require__(8265);
const utils = __nccwpck_require__(4059);
const constants = __nccwpck_require__(5595);
const isObject = val => val && typeof val === 'object' && !Array.isArray(val);

/**
 * Creates a matcher function from one or more glob patterns. The
 * returned function takes a string to match as its first argument,
 * and returns true if the string is a match. The returned matcher
 * function also takes a boolean as the second argument that, when true,
 * returns an object with additional information.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch(glob[, options]);
 *
 * const isMatch = picomatch('*.!(*a)');
 * console.log(isMatch('a.a')); //=> false
 * console.log(isMatch('a.b')); //=> true
 *
 * // For environments without `node.js`, `picomatch/posix` provides you a dependency-free matcher, without automatic OS detection.
 * const picomatch = require('picomatch/posix');
 * // the same API, defaulting to posix paths
 * const isMatch = picomatch('a/*');
 * console.log(isMatch('a\\b')); //=> false
 * console.log(isMatch('a/b')); //=> true
 *
 * // you can still configure the matcher function to accept windows paths
 * const isMatch = picomatch('a/*', { options: windows });
 * console.log(isMatch('a\\b')); //=> true
 * console.log(isMatch('a/b')); //=> true
 * ```
 * @name picomatch
 * @param {String|Array} `globs` One or more glob patterns.
 * @param {Object=} `options`
 * @return {Function=} Returns a matcher function.
 * @api public
 */

const picomatch = (glob, options, returnState = false) => {
  if (Array.isArray(glob)) {
    const fns = glob.map(input => picomatch(input, options, returnState));
    const arrayMatcher = str => {
      for (const isMatch of fns) {
        const state = isMatch(str);
        if (state) return state;
      }
      return false;
    };
    return arrayMatcher;
  }

  const isState = isObject(glob) && glob.tokens && glob.input;

  if (glob === '' || (typeof glob !== 'string' && !isState)) {
    throw new TypeError('Expected pattern to be a non-empty string');
  }

  const opts = options || {};
  const posix = opts.windows;
  const regex = isState
    ? picomatch.compileRe(glob, options)
    : picomatch.makeRe(glob, options, false, true);

  const state = regex.state;
  delete regex.state;

  let isIgnored = () => false;
  if (opts.ignore) {
    const ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
    isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
  }

  const matcher = (input, returnObject = false) => {
    const { isMatch, match, output } = picomatch.test(input, regex, options, { glob, posix });
    const result = { glob, state, regex, posix, input, output, match, isMatch };

    if (typeof opts.onResult === 'function') {
      opts.onResult(result);
    }

    if (isMatch === false) {
      result.isMatch = false;
      return returnObject ? result : false;
    }

    if (isIgnored(input)) {
      if (typeof opts.onIgnore === 'function') {
        opts.onIgnore(result);
      }
      result.isMatch = false;
      return returnObject ? result : false;
    }

    if (typeof opts.onMatch === 'function') {
      opts.onMatch(result);
    }
    return returnObject ? result : true;
  };

  if (returnState) {
    matcher.state = state;
  }

  return matcher;
};

/**
 * Test `input` with the given `regex`. This is used by the main
 * `picomatch()` function to test the input string.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.test(input, regex[, options]);
 *
 * console.log(picomatch.test('foo/bar', /^(?:([^/]*?)\/([^/]*?))$/));
 * // { isMatch: true, match: [ 'foo/', 'foo', 'bar' ], output: 'foo/bar' }
 * ```
 * @param {String} `input` String to test.
 * @param {RegExp} `regex`
 * @return {Object} Returns an object with matching info.
 * @api public
 */

picomatch.test = (input, regex, options, { glob, posix } = {}) => {
  if (typeof input !== 'string') {
    throw new TypeError('Expected input to be a string');
  }

  if (input === '') {
    return { isMatch: false, output: '' };
  }

  const opts = options || {};
  const format = opts.format || (posix ? utils.toPosixSlashes : null);
  let match = input === glob;
  let output = (match && format) ? format(input) : input;

  if (match === false) {
    output = format ? format(input) : input;
    match = output === glob;
  }

  if (match === false || opts.capture === true) {
    if (opts.matchBase === true || opts.basename === true) {
      match = picomatch.matchBase(input, regex, options, posix);
    } else {
      match = regex.exec(output);
    }
  }

  return { isMatch: Boolean(match), match, output };
};

/**
 * Match the basename of a filepath.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.matchBase(input, glob[, options]);
 * console.log(picomatch.matchBase('foo/bar.js', '*.js'); // true
 * ```
 * @param {String} `input` String to test.
 * @param {RegExp|String} `glob` Glob pattern or regex created by [.makeRe](#makeRe).
 * @return {Boolean}
 * @api public
 */

picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
  const regex = glob instanceof RegExp ? glob : picomatch.makeRe(glob, options);
  return regex.test(utils.basename(input, { windows: posix }));
};

/**
 * Returns true if **any** of the given glob `patterns` match the specified `string`.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.isMatch(string, patterns[, options]);
 *
 * console.log(picomatch.isMatch('a.a', ['b.*', '*.a'])); //=> true
 * console.log(picomatch.isMatch('a.a', 'b.*')); //=> false
 * ```
 * @param {String|Array} str The string to test.
 * @param {String|Array} patterns One or more glob patterns to use for matching.
 * @param {Object} [options] See available [options](#options).
 * @return {Boolean} Returns true if any patterns match `str`
 * @api public
 */

picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);

/**
 * Parse a glob pattern to create the source string for a regular
 * expression.
 *
 * ```js
 * const picomatch = require('picomatch');
 * const result = picomatch.parse(pattern[, options]);
 * ```
 * @param {String} `pattern`
 * @param {Object} `options`
 * @return {Object} Returns an object with useful properties and output to be used as a regex source string.
 * @api public
 */

picomatch.parse = (pattern, options) => {
  if (Array.isArray(pattern)) return pattern.map(p => picomatch.parse(p, options));
  return parse(pattern, { ...options, fastpaths: false });
};

/**
 * Scan a glob pattern to separate the pattern into segments.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.scan(input[, options]);
 *
 * const result = picomatch.scan('!./foo/*.js');
 * console.log(result);
 * { prefix: '!./',
 *   input: '!./foo/*.js',
 *   start: 3,
 *   base: 'foo',
 *   glob: '*.js',
 *   isBrace: false,
 *   isBracket: false,
 *   isGlob: true,
 *   isExtglob: false,
 *   isGlobstar: false,
 *   negated: true }
 * ```
 * @param {String} `input` Glob pattern to scan.
 * @param {Object} `options`
 * @return {Object} Returns an object with
 * @api public
 */

picomatch.scan = (input, options) => scan(input, options);

/**
 * Compile a regular expression from the `state` object returned by the
 * [parse()](#parse) method.
 *
 * ```js
 * const picomatch = require('picomatch');
 * const state = picomatch.parse('*.js');
 * // picomatch.compileRe(state[, options]);
 *
 * console.log(picomatch.compileRe(state));
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {Object} `state`
 * @param {Object} `options`
 * @param {Boolean} `returnOutput` Intended for implementors, this argument allows you to return the raw output from the parser.
 * @param {Boolean} `returnState` Adds the state to a `state` property on the returned regex. Useful for implementors and debugging.
 * @return {RegExp}
 * @api public
 */

picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
  if (returnOutput === true) {
    return state.output;
  }

  const opts = options || {};
  const prepend = opts.contains ? '' : '^';
  const append = opts.contains ? '' : '$';

  let source = `${prepend}(?:${state.output})${append}`;
  if (state && state.negated === true) {
    source = `^(?!${source}).*$`;
  }

  const regex = picomatch.toRegex(source, options);
  if (returnState === true) {
    regex.state = state;
  }

  return regex;
};

/**
 * Create a regular expression from a parsed glob pattern.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.makeRe(state[, options]);
 *
 * const result = picomatch.makeRe('*.js');
 * console.log(result);
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {String} `state` The object returned from the `.parse` method.
 * @param {Object} `options`
 * @param {Boolean} `returnOutput` Implementors may use this argument to return the compiled output, instead of a regular expression. This is not exposed on the options to prevent end-users from mutating the result.
 * @param {Boolean} `returnState` Implementors may use this argument to return the state from the parsed glob with the returned regular expression.
 * @return {RegExp} Returns a regex created from the given pattern.
 * @api public
 */

picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
  if (!input || typeof input !== 'string') {
    throw new TypeError('Expected a non-empty string');
  }

  let parsed = { negated: false, fastpaths: true };

  if (options.fastpaths !== false && (input[0] === '.' || input[0] === '*')) {
    parsed.output = parse.fastpaths(input, options);
  }

  if (!parsed.output) {
    parsed = parse(input, options);
  }

  return picomatch.compileRe(parsed, options, returnOutput, returnState);
};

/**
 * Create a regular expression from the given regex source string.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.toRegex(source[, options]);
 *
 * const { output } = picomatch.parse('*.js');
 * console.log(picomatch.toRegex(output));
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {String} `source` Regular expression source string.
 * @param {Object} `options`
 * @return {RegExp}
 * @api public
 */

picomatch.toRegex = (source, options) => {
  try {
    const opts = options || {};
    return new RegExp(source, opts.flags || (opts.nocase ? 'i' : ''));
  } catch (err) {
    if (options && options.debug === true) throw err;
    return /$^/;
  }
};

/**
 * Picomatch constants.
 * @return {Object}
 */

picomatch.constants = constants;

/**
 * Expose "picomatch"
 */

module.exports = picomatch;


/***/ }),

/***/ 1781:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const utils = __nccwpck_require__(4059);
const {
  CHAR_ASTERISK,             /* * */
  CHAR_AT,                   /* @ */
  CHAR_BACKWARD_SLASH,       /* \ */
  CHAR_COMMA,                /* , */
  CHAR_DOT,                  /* . */
  CHAR_EXCLAMATION_MARK,     /* ! */
  CHAR_FORWARD_SLASH,        /* / */
  CHAR_LEFT_CURLY_BRACE,     /* { */
  CHAR_LEFT_PARENTHESES,     /* ( */
  CHAR_LEFT_SQUARE_BRACKET,  /* [ */
  CHAR_PLUS,                 /* + */
  CHAR_QUESTION_MARK,        /* ? */
  CHAR_RIGHT_CURLY_BRACE,    /* } */
  CHAR_RIGHT_PARENTHESES,    /* ) */
  CHAR_RIGHT_SQUARE_BRACKET  /* ] */
} = __nccwpck_require__(5595);

const isPathSeparator = code => {
  return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
};

const depth = token => {
  if (token.isPrefix !== true) {
    token.depth = token.isGlobstar ? Infinity : 1;
  }
};

/**
 * Quickly scans a glob pattern and returns an object with a handful of
 * useful properties, like `isGlob`, `path` (the leading non-glob, if it exists),
 * `glob` (the actual pattern), `negated` (true if the path starts with `!` but not
 * with `!(`) and `negatedExtglob` (true if the path starts with `!(`).
 *
 * ```js
 * const pm = require('picomatch');
 * console.log(pm.scan('foo/bar/*.js'));
 * { isGlob: true, input: 'foo/bar/*.js', base: 'foo/bar', glob: '*.js' }
 * ```
 * @param {String} `str`
 * @param {Object} `options`
 * @return {Object} Returns an object with tokens and regex source string.
 * @api public
 */

const scan = (input, options) => {
  const opts = options || {};

  const length = input.length - 1;
  const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
  const slashes = [];
  const tokens = [];
  const parts = [];

  let str = input;
  let index = -1;
  let start = 0;
  let lastIndex = 0;
  let isBrace = false;
  let isBracket = false;
  let isGlob = false;
  let isExtglob = false;
  let isGlobstar = false;
  let braceEscaped = false;
  let backslashes = false;
  let negated = false;
  let negatedExtglob = false;
  let finished = false;
  let braces = 0;
  let prev;
  let code;
  let token = { value: '', depth: 0, isGlob: false };

  const eos = () => index >= length;
  const peek = () => str.charCodeAt(index + 1);
  const advance = () => {
    prev = code;
    return str.charCodeAt(++index);
  };

  while (index < length) {
    code = advance();
    let next;

    if (code === CHAR_BACKWARD_SLASH) {
      backslashes = token.backslashes = true;
      code = advance();

      if (code === CHAR_LEFT_CURLY_BRACE) {
        braceEscaped = true;
      }
      continue;
    }

    if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
      braces++;

      while (eos() !== true && (code = advance())) {
        if (code === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          advance();
          continue;
        }

        if (code === CHAR_LEFT_CURLY_BRACE) {
          braces++;
          continue;
        }

        if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
          isBrace = token.isBrace = true;
          isGlob = token.isGlob = true;
          finished = true;

          if (scanToEnd === true) {
            continue;
          }

          break;
        }

        if (braceEscaped !== true && code === CHAR_COMMA) {
          isBrace = token.isBrace = true;
          isGlob = token.isGlob = true;
          finished = true;

          if (scanToEnd === true) {
            continue;
          }

          break;
        }

        if (code === CHAR_RIGHT_CURLY_BRACE) {
          braces--;

          if (braces === 0) {
            braceEscaped = false;
            isBrace = token.isBrace = true;
            finished = true;
            break;
          }
        }
      }

      if (scanToEnd === true) {
        continue;
      }

      break;
    }

    if (code === CHAR_FORWARD_SLASH) {
      slashes.push(index);
      tokens.push(token);
      token = { value: '', depth: 0, isGlob: false };

      if (finished === true) continue;
      if (prev === CHAR_DOT && index === (start + 1)) {
        start += 2;
        continue;
      }

      lastIndex = index + 1;
      continue;
    }

    if (opts.noext !== true) {
      const isExtglobChar = code === CHAR_PLUS
        || code === CHAR_AT
        || code === CHAR_ASTERISK
        || code === CHAR_QUESTION_MARK
        || code === CHAR_EXCLAMATION_MARK;

      if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
        isGlob = token.isGlob = true;
        isExtglob = token.isExtglob = true;
        finished = true;
        if (code === CHAR_EXCLAMATION_MARK && index === start) {
          negatedExtglob = true;
        }

        if (scanToEnd === true) {
          let parens = 0;

          while (eos() !== true && (code = advance())) {
            if (code === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }

            if (code === CHAR_LEFT_PARENTHESES) {
              parens++;
              continue;
            }

            if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
              finished = true;
              break;
            }
          }
          continue;
        }
        break;
      }
    }

    if (code === CHAR_ASTERISK) {
      if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
      isGlob = token.isGlob = true;
      finished = true;

      if (scanToEnd === true) {
        continue;
      }
      break;
    }

    if (code === CHAR_QUESTION_MARK) {
      isGlob = token.isGlob = true;
      finished = true;

      if (scanToEnd === true) {
        continue;
      }
      break;
    }

    if (code === CHAR_LEFT_SQUARE_BRACKET) {
      while (eos() !== true && (next = advance())) {
        if (next === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          advance();
          continue;
        }

        if (next === CHAR_RIGHT_SQUARE_BRACKET) {
          isBracket = token.isBracket = true;
          isGlob = token.isGlob = true;
          finished = true;
          break;
        }
      }

      if (scanToEnd === true) {
        continue;
      }

      break;
    }

    if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
      negated = token.negated = true;
      start++;
      continue;
    }

    if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
      isGlob = token.isGlob = true;

      if (scanToEnd === true) {
        let parens = 1;

        while (eos() !== true && (code = advance())) {
          if (code === CHAR_BACKWARD_SLASH) {
            backslashes = token.backslashes = true;
            advance();
            continue;
          }

          if (code === CHAR_LEFT_PARENTHESES) {
            parens++;
            continue;
          }

          if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
            finished = true;
            break;
          }
        }
        continue;
      }
      break;
    }

    if (isGlob === true) {
      finished = true;

      if (scanToEnd === true) {
        continue;
      }

      break;
    }
  }

  if (opts.noext === true) {
    isExtglob = false;
    isGlob = false;
  }

  let base = str;
  let prefix = '';
  let glob = '';

  if (start > 0) {
    prefix = str.slice(0, start);
    str = str.slice(start);
    lastIndex -= start;
  }

  if (base && isGlob === true && lastIndex > 0) {
    base = str.slice(0, lastIndex);
    glob = str.slice(lastIndex);
  } else if (isGlob === true) {
    base = '';
    glob = str;
  } else {
    base = str;
  }

  if (base && base !== '' && base !== '/' && base !== str) {
    if (isPathSeparator(base.charCodeAt(base.length - 1))) {
      base = base.slice(0, -1);
    }
  }

  if (opts.unescape === true) {
    if (glob) glob = utils.removeBackslashes(glob);

    if (base && backslashes === true) {
      base = utils.removeBackslashes(base);
    }
  }

  const state = {
    prefix,
    input,
    start,
    base,
    glob,
    isBrace,
    isBracket,
    isGlob,
    isExtglob,
    isGlobstar,
    negated,
    negatedExtglob
  };

  if (opts.tokens === true) {
    state.maxDepth = 0;
    if (!isPathSeparator(code)) {
      tokens.push(token);
    }
    state.tokens = tokens;
  }

  if (opts.parts === true || opts.tokens === true) {
    let prevIndex;

    for (let idx = 0; idx < slashes.length; idx++) {
      const n = prevIndex !== undefined ? prevIndex + 1 : start;
      const i = slashes[idx];
      const value = input.slice(n, i);
      if (opts.tokens) {
        if (idx === 0 && start !== 0) {
          tokens[idx].isPrefix = true;
          tokens[idx].value = prefix;
        } else {
          tokens[idx].value = value;
        }
        depth(tokens[idx]);
        state.maxDepth += tokens[idx].depth;
      }
      if (i >= start) {
        parts.push(value);
        prevIndex = i;
      }
    }

    const n = prevIndex !== undefined ? prevIndex + 1 : start;
    const value = input.slice(n);
    parts.push(value);

    if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
      tokens[tokens.length - 1].value = value;
      depth(tokens[tokens.length - 1]);
      state.maxDepth += tokens[tokens.length - 1].depth;
    }

    state.slashes = slashes;
    state.parts = parts;
  }

  return state;
};

module.exports = scan;


/***/ }),

/***/ 4059:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

/*global navigator*/


const {
  REGEX_BACKSLASH,
  REGEX_REMOVE_BACKSLASH,
  REGEX_SPECIAL_CHARS,
  REGEX_SPECIAL_CHARS_GLOBAL
} = __nccwpck_require__(5595);

exports.isObject = val => val !== null && typeof val === 'object' && !Array.isArray(val);
exports.hasRegexChars = str => REGEX_SPECIAL_CHARS.test(str);
exports.isRegexChar = str => str.length === 1 && exports.hasRegexChars(str);
exports.escapeRegex = str => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, '\\$1');
exports.toPosixSlashes = str => str.replace(REGEX_BACKSLASH, '/');

exports.isWindows = () => {
  if (typeof navigator !== 'undefined' && navigator.platform) {
    const platform = navigator.platform.toLowerCase();
    return platform === 'win32' || platform === 'windows';
  }

  if (typeof process !== 'undefined' && process.platform) {
    return process.platform === 'win32';
  }

  return false;
};

exports.removeBackslashes = str => {
  return str.replace(REGEX_REMOVE_BACKSLASH, match => {
    return match === '\\' ? '' : match;
  });
};

exports.escapeLast = (input, char, lastIdx) => {
  const idx = input.lastIndexOf(char, lastIdx);
  if (idx === -1) return input;
  if (input[idx - 1] === '\\') return exports.escapeLast(input, char, idx - 1);
  return `${input.slice(0, idx)}\\${input.slice(idx)}`;
};

exports.removePrefix = (input, state = {}) => {
  let output = input;
  if (output.startsWith('./')) {
    output = output.slice(2);
    state.prefix = './';
  }
  return output;
};

exports.wrapOutput = (input, state = {}, options = {}) => {
  const prepend = options.contains ? '' : '^';
  const append = options.contains ? '' : '$';

  let output = `${prepend}(?:${input})${append}`;
  if (state.negated === true) {
    output = `(?:^(?!${output}).*$)`;
  }
  return output;
};

exports.basename = (path, { windows } = {}) => {
  const segs = path.split(windows ? /[\\/]/ : '/');
  const last = segs[segs.length - 1];

  if (last === '') {
    return segs[segs.length - 2];
  }

  return last;
};


/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 2018:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 1257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ askJson)
/* harmony export */ });
/* harmony import */ var _kernel_json_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3128);
/* harmony import */ var _call_model_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1550);
/* harmony import */ var _reply_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2143);
/* harmony import */ var _repository_tools_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5341);
/** One question that wants one JSON object: asked again once, with the reason, where the reply is not usable. */




/** `read` says what an object means, or why it is not usable; an honest refusal is not asked again. Never throws. */
async function askJson(context, question, read) {
    const records = [];
    let why = '';
    for (let tries = 0; tries < 2; tries += 1) {
        const nudge = why === ''
            ? []
            : [
                {
                    text: `\nYour reply could not be used: ${why}. Reply again with the one JSON object.\n`,
                    shared: false,
                },
            ];
        const target = { adapter: question.agent.adapter, model: question.agent.model ?? '' };
        const turns = context.budget.turnsOf(target);
        const tools = question.reader === undefined
            ? undefined
            : (0,_repository_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .createToolBox */ .oB)(question.reader, turns.take, question.reads ?? _repository_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .WIDE_READS */ .gp);
        const outcome = await (0,_call_model_js__WEBPACK_IMPORTED_MODULE_0__/* .callModel */ .q)(context, {
            ...target,
            system: question.system,
            parts: [...question.parts, ...nudge],
            schema: question.schema,
            maxOutputTokens: question.maxOutputTokens,
            command: question.agent.command ?? undefined,
            timeout: question.timeout,
            tools,
            onFirstToken: undefined,
        });
        turns.release();
        records.push(...outcome.records);
        if (!outcome.ok)
            return { ok: false, why: outcome.why, records };
        const { reply } = outcome;
        if (reply.finish !== 'stop') {
            why = reply.finish === 'filtered' ? 'the model declined to answer' : 'the reply was cut off';
            continue;
        }
        const reading = (0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_3__/* .readStrictJson */ .Sr)((0,_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutFence */ .AB)(reply.text.trim()));
        const read_ = reading.ok
            ? await read(reading.value)
            : { ok: false, why: 'it is not one JSON object', honest: false };
        if (read_.ok)
            return { ok: true, value: read_.value, records };
        why = read_.why;
        if (read_.honest === true)
            break;
    }
    return { ok: false, why, records };
}


/***/ }),

/***/ 1550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  q: () => (/* binding */ callModel)
});

// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __nccwpck_require__(1694);
// EXTERNAL MODULE: ./build/kernel/errors.js
var errors = __nccwpck_require__(6641);
// EXTERNAL MODULE: ./build/agents/model-client.js
var model_client = __nccwpck_require__(6876);
// EXTERNAL MODULE: ./build/agents/pricing.js
var pricing = __nccwpck_require__(8921);
;// CONCATENATED MODULE: ./build/agents/retry.js
/** Tries of one call, the first included. */
const MAX_TRIES = 4;
/** A vendor that asks for a longer wait is not waited for; the reviewer fails with that reason. */
const MAX_WAIT = 60_000;
const FIRST_BACKOFF = 500;
const MAX_BACKOFF = 8_000;
/** A reset time in the past, or a clock ahead of the vendor's, must not make a hot loop. */
const SHORTEST_WAIT = 100;
/** A retry that can't finish before the deadline is not started. */
function decideRetry(situation) {
    if (!isPassing(situation.kind))
        return { retry: false, why: 'it would fail again' };
    if (situation.tries >= MAX_TRIES)
        return { retry: false, why: `${situation.tries} tries failed` };
    const asked = situation.retryAfter;
    if (asked !== undefined && asked > MAX_WAIT)
        return { retry: false, why: `the vendor asks to wait ${Math.ceil(asked / 1000)} s` };
    const backoff = Math.min(MAX_BACKOFF, FIRST_BACKOFF * 2 ** (situation.tries - 1)) * situation.chance;
    const wait = Math.max(SHORTEST_WAIT, asked ?? 0, Math.round(asked === undefined ? backoff : asked + backoff / 4));
    if (wait >= situation.remaining)
        return { retry: false, why: 'the deadline would pass first' };
    return { retry: true, wait };
}
/** Failures that may be gone at the next try. */
function isPassing(kind) {
    switch (kind) {
        case 'network':
        case 'rate-limited':
        case 'overloaded':
        case 'server-error':
        case 'bad-response':
            return true;
        case 'timeout':
        case 'cancelled':
        case 'quota-spent':
        case 'key-refused':
        case 'model-unknown':
        case 'request-refused':
        case 'command-failed':
            return false;
    }
}

// EXTERNAL MODULE: ./build/agents/tokens.js
var tokens = __nccwpck_require__(1109);
;// CONCATENATED MODULE: ./build/agents/call-model.js






/** Never throws: a call that brings no reply is an outcome. */
async function callModel(context, call) {
    const records = [];
    const text = [call.system, ...call.parts.map((part) => part.text)].join('\n');
    try {
        context.guard?.(text);
    }
    catch (thrown) {
        return { ok: false, kind: 'contaminated', why: (0,errors/* messageOf */.b)(thrown), records };
    }
    const promptDigest = (0,digest/* digestOf */.ol)(text);
    const estimate = (0,tokens/* estimateTokens */.b)(text);
    for (let attempt = 1;; attempt += 1) {
        const stop = mayNotStart(context, call);
        if (stop !== undefined)
            return { ok: false, ...stop, records };
        const reserved = context.budget.reserve(estimate, call, call.maxOutputTokens);
        if (reserved.over !== undefined)
            return { ok: false, kind: 'budget', why: `the run's limit ${reserved.over} is reached`, records };
        const { outputTokens } = reserved;
        const started = context.clock.monotonic();
        const startedAt = new Date(context.clock.now()).toISOString();
        const record = (finish, reply) => {
            const made = {
                adapter: call.adapter,
                model: call.model,
                modelReported: reply?.modelReported ?? null,
                attempt,
                promptDigest,
                replyDigest: reply === undefined ? null : (0,digest/* digestOf */.ol)(reply.text),
                finish,
                usage: reply?.usage ?? null,
                startedAt,
                duration: Math.round(context.clock.monotonic() - started),
            };
            records.push(made);
            context.onCall?.(made);
        };
        try {
            const timeout = Math.min(call.timeout, Math.max(1, context.remaining()));
            const reply = await context.client.call({
                ...call,
                maxOutputTokens: outputTokens,
                timeout,
                signal: context.signal,
                // A gateway that can't stream fails the first attempt; the next one does without.
                onFirstToken: attempt === 1 ? call.onFirstToken : undefined,
            });
            context.budget.settle({ inputTokens: estimate, outputTokens }, call, reply.usage, (0,tokens/* estimateTokens */.b)(reply.text));
            record(reply.finish, reply);
            return { ok: true, reply, records };
        }
        catch (thrown) {
            // Whoever waits for this call's first token must not wait for its retries too.
            call.onFirstToken?.();
            const failure = thrown instanceof model_client/* ModelFailure */.c
                ? thrown
                : new model_client/* ModelFailure */.c('bad-response', 'the model adapter failed', { cause: thrown });
            const used = (0,pricing/* mayHaveCost */.F)(failure.kind) ? undefined : model_client/* NO_USAGE */.y;
            context.budget.settle({ inputTokens: estimate, outputTokens }, call, used);
            record(failure.kind, undefined);
            if (failure.kind === 'key-refused')
                context.refused.set(call.adapter, failure.message);
            const decision = decideRetry({
                kind: failure.kind,
                tries: attempt,
                retryAfter: failure.retryAfter,
                remaining: context.remaining(),
                chance: context.random(),
            });
            if (!decision.retry) {
                const tries = attempt > 1 || failure.retryAfter !== undefined ? ` (${decision.why})` : '';
                return { ok: false, kind: failure.kind, why: `${failure.message}${tries}`, records };
            }
            await context.clock.sleep(decision.wait, context.signal);
        }
    }
}
function mayNotStart(context, call) {
    if (context.signal.aborted)
        return { kind: 'cancelled', why: 'the run was stopped before this call' };
    const refused = context.refused.get(call.adapter);
    if (refused !== undefined)
        return { kind: 'key-refused', why: refused };
    return undefined;
}


/***/ }),

/***/ 4137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ roomForChange)
/* harmony export */ });
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6237);
/** How much of a change goes into one call. */

/** Input windows by family, in tokens; what is not listed is taken to be small. */
const WINDOWS = [
    [/^claude-/, 200_000],
    [/^gpt-5/, 270_000],
    [/^gpt-4\.1/, 1_000_000],
    [/^gpt-4o/, 128_000],
    [/^o[134]\b/, 200_000],
    [/^gemini-/, 1_000_000],
];
const SMALL_WINDOW = 100_000;
/** Reviewers miss more in longer prompts, and shorter calls run side by side. */
const CALL_TARGET = 48_000;
/** Room for the change is worth this much even under a long preamble, where the window has it. */
const LEAST_ROOM = 16_000;
/** Tokens of one call that the change may take; `limit` is the pipeline's word for the agent, `overhead` the rest. */
function roomForChange(model, limit, overhead) {
    const identity = model === null ? '' : (0,_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .modelIdentity */ .IT)(model);
    const window = WINDOWS.find(([pattern]) => pattern.test(identity))?.[1] ?? SMALL_WINDOW;
    if (limit !== null)
        return Math.min(window, limit) - overhead;
    return Math.min(window - overhead, Math.max(CALL_TARGET - overhead, LEAST_ROOM));
}


/***/ }),

/***/ 932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  W: () => (/* binding */ emptyAnswer),
  v: () => (/* binding */ runDeterministicAgent)
});

// EXTERNAL MODULE: ./build/kernel/errors.js
var errors = __nccwpck_require__(6641);
// EXTERNAL MODULE: ./build/agents/notes.js
var notes = __nccwpck_require__(6006);
// EXTERNAL MODULE: ./build/change/change.js
var change = __nccwpck_require__(4709);
// EXTERNAL MODULE: ./build/findings/finding.js
var finding = __nccwpck_require__(4438);
// EXTERNAL MODULE: ./build/kernel/json.js
var json = __nccwpck_require__(3128);
;// CONCATENATED MODULE: ./build/agents/sarif-place.js
/** Where a SARIF result lies in the repository: tools write relative paths, absolute addresses and base ids. */

/** Every place that a result names. `root` is the absolute path of the repository, for absolute addresses. */
function placesOf(run, result, root) {
    return (0,json/* objectsOf */.iZ)(result['locations']).flatMap((location) => {
        const physical = location['physicalLocation'];
        if (!(0,json/* isJsonObject */.OW)(physical) || !(0,json/* isJsonObject */.OW)(physical['artifactLocation']))
            return [];
        const path = pathOf(run, physical['artifactLocation'], root);
        if (path === undefined)
            return [];
        const region = (0,json/* isJsonObject */.OW)(physical['region']) ? physical['region'] : {};
        const line = whole(region['startLine']);
        const end = whole(region['endLine']);
        return [{ path, line, endLine: line !== undefined && end !== undefined && end >= line ? end : line }];
    });
}
function pathOf(run, location, root) {
    const indexed = typeof location['index'] === 'number'
        ? (0,json/* objectsOf */.iZ)(run['artifacts'])[location['index']]?.['location']
        : undefined;
    const source = typeof location['uri'] === 'string' ? location : (0,json/* isJsonObject */.OW)(indexed) ? indexed : location;
    const uri = source['uri'];
    if (typeof uri !== 'string')
        return undefined;
    return relativeTo(root, withBase(run, uri, source['uriBaseId'], 0));
}
/** Base ids may build on each other; a chain of more than a few is a loop. */
function withBase(run, uri, baseId, depth) {
    const bases = run['originalUriBaseIds'];
    if (typeof baseId !== 'string' || !(0,json/* isJsonObject */.OW)(bases) || depth > 8 || /^[a-z][a-z0-9+.-]*:/i.test(uri))
        return uri;
    const base = bases[baseId];
    if (!(0,json/* isJsonObject */.OW)(base) || typeof base['uri'] !== 'string')
        return uri;
    return withBase(run, `${base['uri'].replace(/\/?$/, '/')}${uri}`, base['uriBaseId'], depth + 1);
}
function relativeTo(root, address) {
    const bare = decode(address.replace(/^file:(?:\/\/[^/]*)?/, '')).replaceAll('\\', '/');
    const inside = bare.startsWith(`${root}/`) ? bare.slice(root.length + 1) : bare;
    return inside.replace(/^(?:\.\/)+/, '');
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function whole(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 ? value : undefined;
}

;// CONCATENATED MODULE: ./build/agents/sarif.js





/** @throws ReviewError `sarif-invalid` for text that is no SARIF 2.1.0 log of a run that finished. */
function readSarif(text, file, changed, root) {
    const touched = new Map(changed.map((change) => [change.path, linesOf(change)]));
    const findings = [];
    let elsewhere = 0;
    for (const run of readRuns(text, file)) {
        for (const result of (0,json/* objectsOf */.iZ)(run['results'])) {
            if (isSuppressed(result) || result['kind'] === 'pass' || result['kind'] === 'notApplicable')
                continue;
            const place = placesOf(run, result, root).find((candidate) => isTouched(touched, candidate));
            if (place === undefined)
                elsewhere += 1;
            else
                findings.push(findingOf(run, result, place));
        }
    }
    return { findings, elsewhere };
}
function readRuns(text, file) {
    const refuse = (why, cause) => {
        throw new errors/* ReviewError */.Z('sarif-invalid', `${file} ${why}.`, {
            next: 'Check that the earlier step ran to its end and writes a SARIF 2.1.0 file there.',
            ...(cause === undefined ? {} : { cause }),
        });
    };
    let log;
    try {
        log = JSON.parse(text.replace(/^\ufeff/, ''));
    }
    catch (cause) {
        return refuse('is not JSON', cause);
    }
    if (!(0,json/* isJsonObject */.OW)(log) || !Array.isArray(log['runs']))
        return refuse('is not a SARIF log');
    if (log['version'] !== '2.1.0')
        return refuse(`has SARIF version ${JSON.stringify(log['version'])}, not 2.1.0`);
    const runs = (0,json/* objectsOf */.iZ)(log['runs']);
    if (runs.length === 0)
        return refuse('holds no run');
    for (const run of runs) {
        if (!Array.isArray(run['results']))
            refuse('holds a run without results, so the tool did not finish');
        if ((0,json/* objectsOf */.iZ)(run['invocations']).some((invocation) => invocation['executionSuccessful'] === false)) {
            refuse('says that the tool failed');
        }
    }
    return runs;
}
function findingOf(run, result, place) {
    const tool = (0,json/* isJsonObject */.OW)(run['tool']) ? run['tool'] : {};
    const driver = (0,json/* isJsonObject */.OW)(tool['driver']) ? tool['driver'] : {};
    const rule = ruleOf([driver, ...(0,json/* objectsOf */.iZ)(tool['extensions'])], result);
    const ruleId = [result['ruleId'], rule?.['id']].find((id) => typeof id === 'string');
    const message = (0,json/* isJsonObject */.OW)(result['message']) && typeof result['message']['text'] === 'string'
        ? result['message']['text']
        : '';
    return (0,finding/* plainFinding */.C)({
        title: message.split('\n', 1)[0] || ruleId || 'Result without a message',
        severity: severityOf(result, rule),
        category: `${typeof driver['name'] === 'string' ? driver['name'] : 'sarif'}/${ruleId ?? 'result'}`,
        location: {
            path: place.path,
            line: place.line ?? 1,
            endLine: place.endLine === undefined || place.endLine === place.line ? null : place.endLine,
        },
        description: message,
    });
}
/** By the result's rule reference, else by id, in the driver and its extensions (CodeQL keeps its rules there). */
function ruleOf(components, result) {
    const reference = (0,json/* isJsonObject */.OW)(result['rule']) ? result['rule'] : {};
    const id = result['ruleId'] ?? reference['id'];
    const byId = components
        .flatMap((component) => (0,json/* objectsOf */.iZ)(component['rules']))
        .find((rule) => id !== undefined && rule['id'] === id);
    if (byId !== undefined)
        return byId;
    const holder = (0,json/* isJsonObject */.OW)(reference['toolComponent']) ? reference['toolComponent']['index'] : undefined;
    const component = typeof holder === 'number' ? components[holder + 1] : components[0];
    const index = result['ruleIndex'] ?? reference['index'];
    return typeof index === 'number' && component !== undefined
        ? (0,json/* objectsOf */.iZ)(component['rules'])[index]
        : undefined;
}
/** `security-severity` (a CVSS score) where a rule has one, else the level; the default level is warning. */
function severityOf(result, rule) {
    const properties = rule && (0,json/* isJsonObject */.OW)(rule['properties']) ? rule['properties'] : {};
    const score = Number(properties['security-severity'] ?? Number.NaN);
    const configuration = rule && (0,json/* isJsonObject */.OW)(rule['defaultConfiguration']) ? rule['defaultConfiguration'] : {};
    const level = result['level'] ?? configuration['level'] ?? 'warning';
    const byLevel = level === 'error' ? 'High' : level === 'warning' ? 'Medium' : 'Low';
    if (score >= 9)
        return 'Critical';
    if (score >= 7)
        return 'High';
    if (score >= 4)
        return byLevel === 'High' ? 'High' : 'Medium';
    return byLevel;
}
function isSuppressed(result) {
    return (0,json/* objectsOf */.iZ)(result['suppressions']).some((item) => item['status'] !== 'rejected' && item['status'] !== 'underReview');
}
function linesOf(file) {
    return new Set([...(0,change/* changedLines */.M)(file)].filter(({ side }) => side === 'RIGHT').map(({ line }) => line));
}
/** A result about a whole file touches any change of that file. */
function isTouched(touched, place) {
    const lines = touched.get(place.path);
    if (lines === undefined)
        return false;
    if (place.line === undefined)
        return true;
    const from = place.line;
    const to = place.endLine ?? from;
    return [...lines].some((line) => line >= from && line <= to);
}

;// CONCATENATED MODULE: ./build/agents/static/check.js

/** Added lines of a file with the line that follows each. */
function addedLines(file) {
    const added = [];
    for (const hunk of file.hunks) {
        const after = hunk.lines.filter((line) => line[0] === '+' || line[0] === ' ' || line === '');
        after.forEach((text, index) => {
            if (text[0] === '+') {
                added.push({
                    line: hunk.newStart + index,
                    text: text.slice(1).replace(/\r$/, ''),
                    next: after[index + 1]?.slice(1),
                });
            }
        });
    }
    return added;
}
/** A finding of a deterministic check at a line of the file. */
function staticFinding(file, line, category, severity, title, description, fix) {
    return (0,finding/* plainFinding */.C)({
        title,
        severity,
        category: `static/${category}`,
        location: { path: file.path, line, endLine: null },
        description,
        fix: { text: fix, replacement: null },
    });
}
const PROSE = /\.(?:md|mdx|markdown|rst|txt|adoc|asciidoc)$/i;
/** Documentation quotes code without running it. */
function isProse(path) {
    return PROSE.test(path);
}
/** The file's extension in lower case, without the dot. */
function extensionOf(path) {
    return /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

;// CONCATENATED MODULE: ./build/agents/static/code-checks.js
/** Checks on added lines of code: left-over debugging, focused or skipped tests, swallowed exceptions. */

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
const DEBUGGING = [
    { languages: SCRIPT, pattern: /^\s*debugger\s*;?\s*(?:\/\/.*)?$/ },
    { languages: PYTHON, pattern: /^\s*(?:breakpoint\(\s*\)|i?pdb\.set_trace\(\s*\)|import i?pdb\b.*)/ },
    { languages: RUBY, pattern: /^\s*(?:binding\.(?:pry|irb)|byebug|debugger)\b/ },
    { languages: new Set(['rs']), pattern: /(?:^|[^\w"])dbg!\s*\(/ },
    { languages: new Set(['php']), pattern: /^\s*(?:var_dump|dd|xdebug_break)\s*\(/ },
    { languages: new Set(['cs']), pattern: /\bDebugger\.(?:Break|Launch)\s*\(/ },
];
const FOCUSED = [
    {
        languages: SCRIPT,
        pattern: /^\s*(?:(?:describe|it|test|context|suite|specify)\.only\s*[(.`]|f(?:describe|it)\s*\()/,
    },
    { languages: RUBY, pattern: /^\s*f(?:describe|context|it|example)\b|,\s*(?:focus:\s*true|:focus)\b/ },
];
const SKIPPED = [
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
const leftoverDebugging = (file, { line, text }) => {
    if (!matches(DEBUGGING, file.path, text))
        return undefined;
    return staticFinding(file, line, 'debugging', 'Medium', 'Left-over debugger statement', 'The statement stops the program or prints its inner state; it belongs to a debugging session.', 'Remove the statement.');
};
const focusedTest = (file, { line, text }) => {
    if (!matches(FOCUSED, file.path, text))
        return undefined;
    return staticFinding(file, line, 'focused-test', 'High', 'Focused test: the rest of the suite does not run', 'With a focused test the runner leaves out every other test, and a green run proves little.', 'Remove the focus.');
};
const skippedTest = (file, { line, text }) => {
    if (!matches(SKIPPED, file.path, text))
        return undefined;
    return staticFinding(file, line, 'skipped-test', 'Medium', 'Test is skipped', 'The test no longer runs, so what it held is no longer checked.', 'Run the test, or delete it and say why.');
};
const swallowedException = (file, { line, text, next }) => {
    if (!swallows(extensionOf(file.path), text, next))
        return undefined;
    return staticFinding(file, line, 'swallowed-exception', 'Medium', 'Exception is swallowed', 'The handler is empty: the failure leaves no trace and the program goes on as if nothing had happened.', 'Handle the failure, log it, or let it pass on; where it is meant, say why in a comment.');
};
function swallows(language, text, next) {
    if (BRACES.has(language)) {
        if (/\bcatch\s*(?:\([^)]*\)\s*)?\{\s*\}/.test(text))
            return true;
        if (/\bcatch\s*(?:\([^)]*\)\s*)?\{\s*$/.test(text) && next !== undefined && /^\s*\}/.test(next))
            return true;
        return SCRIPT.has(language) && /\.catch\(\s*(?:\(\s*\w*\s*\)|\w+)\s*=>\s*\{\s*\}\s*\)/.test(text);
    }
    if (PYTHON.has(language)) {
        if (/^\s*except\b[^:]*:\s*(?:pass|\.\.\.)\s*$/.test(text))
            return true;
        return /^\s*except\b[^:]*:\s*$/.test(text) && next !== undefined && /^\s*(?:pass|\.\.\.)\s*$/.test(next);
    }
    if (RUBY.has(language)) {
        return (/\brescue\s+nil\b/.test(text) ||
            (/^\s*rescue\b/.test(text) && next !== undefined && /^\s*end\b/.test(next)));
    }
    if (language === 'go')
        return (/^\s*if\s+err\s*!=\s*nil\s*\{\s*(?:\}\s*)?$/.test(text) &&
            (text.trimEnd().endsWith('}') || (next !== undefined && /^\s*\}/.test(next))));
    return false;
}
function matches(patterns, path, text) {
    if (isProse(path))
        return false;
    const language = extensionOf(path);
    return patterns.some(({ languages, pattern }) => languages.has(language) && pattern.test(text));
}

;// CONCATENATED MODULE: ./build/agents/static/secrets.js

/** One finding a line and kind; the secret itself is in none of them. */
async function leakedSecrets(file, scanner) {
    const lines = addedLines(file);
    if (lines.length === 0)
        return [];
    const hits = await scanner.scan(lines.map(({ text }) => text).join('\n'));
    const seen = new Set();
    return hits.flatMap(({ line, kind }) => {
        const at = lines[line - 1]?.line;
        if (at === undefined || seen.has(at))
            return [];
        seen.add(at);
        return [
            staticFinding(file, at, 'secret', 'Critical', `Secret in the change (${kind})`, 'The added line holds what looks like a credential. Whoever can read the repository, its history or a fork has it.', 'Revoke the credential, remove it from the history and read it from a secret store.'),
        ];
    });
}

// EXTERNAL MODULE: ./build/kernel/visible.js
var visible = __nccwpck_require__(2666);
;// CONCATENATED MODULE: ./build/agents/static/structure-checks.js
/** Checks on what a diff says beside its lines: modes, links, submodules, paths, files that steer agents. */



const AGENT_INSTRUCTIONS = /(?:^|\/)(?:CLAUDE\.md|AGENTS\.md|GEMINI\.md|SKILL\.md|\.cursorrules|\.windsurfrules|\.clinerules)$|^\.github\/(?:copilot-instructions\.md|instructions\/)|^\.(?:cursor|claude|codex)\//i;
const modeChange = (file) => {
    const { oldMode, newMode } = file;
    if (newMode === undefined || file.kind === 'symlink' || file.kind === 'submodule')
        return [];
    const becameExecutable = newMode.endsWith('755') && (oldMode === undefined || !oldMode.endsWith('755'));
    if (!becameExecutable && (oldMode === undefined || oldMode === newMode))
        return [];
    const was = oldMode === undefined ? 'is new' : `was ${oldMode}`;
    return [
        staticFinding(file, 1, 'file-mode', 'Low', 'File mode changed', `The file ${was} and has mode ${newMode} now${becameExecutable ? ': it can be executed' : ''}.`, 'Check that the mode is meant.'),
    ];
};
const symlink = (file) => {
    if (file.kind !== 'symlink' || file.status === 'deleted')
        return [];
    const target = [...(0,change/* changedLines */.M)(file)].find(({ side }) => side === 'RIGHT')?.text ?? '';
    const leaves = target.startsWith('/') || leavesTree(file.path, target);
    return [
        staticFinding(file, 1, 'symlink', leaves ? 'High' : 'Low', leaves ? 'Symbolic link points outside the repository' : 'Symbolic link added or changed', `The link points to \`${(0,visible/* showHidden */.Ul)(target)}\`.`, leaves ? 'Point it into the repository, or replace it with a file.' : 'Check that the target is meant.'),
    ];
};
const submodule = (file) => {
    if (file.kind !== 'submodule')
        return [];
    const commit = [...(0,change/* changedLines */.M)(file)].find(({ side }) => side === 'RIGHT')?.text.replace(/^Subproject commit /, '') ??
        'none';
    return [
        staticFinding(file, 1, 'submodule', 'Medium', 'Submodule points to another commit', `It points to ${(0,visible/* showHidden */.Ul)(commit)} now. What changed inside it is not part of this diff and was not reviewed.`, 'Review the range inside the submodule.'),
    ];
};
/** Latin mixed with a look-alike script in one path, or hidden characters in it (AC-026, AC-044). */
const deceptivePath = (file) => {
    const mixed = /\p{Script=Latin}/u.test(file.path) &&
        /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.test(file.path);
    const hidden = (0,visible/* showHidden */.Ul)(file.path) !== file.path || /[\n\t]/.test(file.path);
    if (!mixed && !hidden)
        return [];
    const points = [...file.path]
        .map((character) => /[\x20-\x7e]/.test(character) ? character : `\\u{${character.codePointAt(0)?.toString(16)}}`)
        .join('');
    return [
        staticFinding(file, 1, 'deceptive-path', 'Medium', hidden ? 'Path holds hidden characters' : 'Path mixes look-alike scripts', `Written out, the path is \`${points}\`.`, 'Rename the file.'),
    ];
};
/** Such files steer agents that work on the repository, so a change to one is always named (AC-029). */
const agentInstructions = (file) => {
    if (![file.path, file.oldPath].some((path) => AGENT_INSTRUCTIONS.test(path)))
        return [];
    return [
        staticFinding(file, firstLine(file), 'agent-instructions', 'Medium', 'Instructions for coding agents changed', 'The file tells agents how to work on this repository. This review does not take instructions from it.', 'Have a person read the change.'),
    ];
};
function firstLine(file) {
    return [...(0,change/* changedLines */.M)(file)].find(({ side }) => side === 'RIGHT')?.line ?? 1;
}
function leavesTree(path, target) {
    let depth = path.split('/').length - 1;
    for (const part of target.split('/')) {
        if (part === '..')
            depth -= 1;
        else if (part !== '' && part !== '.')
            depth += 1;
        if (depth < 0)
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/agents/static/text-checks.js
/** Checks that hold for any text: conflict markers, hidden characters, text that addresses a reviewer. */


/** Only the outer markers: a line of equals signs alone is also a heading in several formats. */
const conflictMarker = (file, { line, text }) => {
    if (!/^(?:<{7}|>{7}|\|{7})(?: |$)/.test(text))
        return undefined;
    return staticFinding(file, line, 'conflict-marker', 'High', 'Unresolved merge conflict marker', 'The line is a marker that git leaves where it could not merge; the file is not what either side meant.', 'Resolve the conflict and remove the marker lines.');
};
/** Trojan Source and its kin: what a reader sees is not what a compiler reads. */
const hiddenCharacter = (file, { line, text }) => {
    const hidden = (0,visible/* findHidden */.C$)(text);
    if (hidden === undefined)
        return undefined;
    const shown = hidden.escapes.slice(0, 8).join(' ');
    return staticFinding(file, line, 'hidden-character', hidden.bidirectional ? 'High' : 'Medium', hidden.bidirectional
        ? 'Bidirectional control characters reorder the line'
        : 'Invisible characters in the line', `The line holds ${hidden.count} character${hidden.count === 1 ? '' : 's'} that can't be seen: ${shown}.`, 'Remove the characters, or write them as escapes where they are meant.');
};
const ADDRESSED = /\b(?:AI|LLM|automated|bot|agent|model)s?\b[^.\n]{0,40}\breview(?:er|ers|ing)?\b|\breview(?:er|ing)?\s+(?:bot|agent|model)s?\b/i;
const DEMAND = /\b(?:approve|skip|ignore|do not (?:flag|report|mention)|don't (?:flag|report|mention)|no findings|LGTM)\b/i;
/** Said to the reviewer, not to the reader of the code; shown, so that a person decides (AC-035). */
const reviewerAddress = (file, { line, text }) => {
    if (!ADDRESSED.test(text) || !DEMAND.test(text))
        return undefined;
    return staticFinding(file, line, 'reviewer-address', isProse(file.path) ? 'Low' : 'Medium', 'Text that tells an automated reviewer what to do', 'The added text addresses a reviewer and asks for an outcome. Reviewers here take it as data.', 'Remove it, or say what it is for.');
};

;// CONCATENATED MODULE: ./build/agents/static/workflow-checks.js
/** Checks on workflow files: privileged triggers, unpinned third-party actions, event text in scripts. */

const WORKFLOW = /^\.github\/(?:workflows\/[^/]+|actions\/.*\/action)\.ya?ml$/;
/** Owners whose actions GitHub itself publishes. */
const FIRST_PARTY = new Set(['actions', 'github']);
const EVENT_TEXT = /\$\{\{[^}]*github\.(?:event\.(?:pull_request\.(?:title|body|head\.(?:ref|label|repo\.default_branch))|issue\.(?:title|body)|comment\.body|review\.body|head_commit\.(?:message|author\.(?:name|email))|commits|pages|discussion\.(?:title|body))|head_ref)\b[^}]*\}\}/;
const privilegedTrigger = (file, { line, text }) => {
    if (!WORKFLOW.test(file.path))
        return undefined;
    const trigger = /^[^#]*\b(pull_request_target|workflow_run)\b/.exec(text)?.[1];
    if (trigger === undefined || /github\.event/.test(text))
        return undefined;
    return staticFinding(file, line, 'workflow-trigger', 'High', `Workflow trigger ${trigger} runs with secrets on behalf of strangers`, 'Workflows on this trigger hold a writing token and secrets while the change comes from anyone. If one of its steps runs or builds code of the pull request, the code has them too.', 'Use pull_request, or keep code of the pull request out of the job.');
};
const unpinnedAction = (file, { line, text }) => {
    if (!WORKFLOW.test(file.path))
        return undefined;
    const used = /^\s*(?:-\s*)?["']?uses["']?\s*:\s*["']?([\w.-]+)\/([\w./-]+)@([^\s"'#]+)/.exec(text);
    if (used === null || FIRST_PARTY.has((used[1] ?? '').toLowerCase()) || /^[0-9a-f]{40}$/.test(used[3] ?? ''))
        return undefined;
    return staticFinding(file, line, 'unpinned-action', 'Medium', 'Third-party action is not pinned to a commit', `The reference \`${used[3]}\` can be moved to other code by whoever owns the action, without a change here.`, 'Pin the action to a full commit SHA, with the version in a comment.');
};
const scriptInjection = (file, { line, text }) => {
    if (!WORKFLOW.test(file.path) || !EVENT_TEXT.test(text))
        return undefined;
    if (!/^\s*(?:-\s*)?run\s*:/.test(text) && /^\s*(?:-\s*)?[\w-]+\s*:/.test(text))
        return undefined;
    return staticFinding(file, line, 'script-injection', 'High', 'Text of the event is pasted into a script', 'The expression is replaced before the shell reads the line, so whoever writes the title, body or branch name writes shell code.', 'Pass the value through env and use the variable, in quotes.');
};

;// CONCATENATED MODULE: ./build/agents/static/review.js






const LINE_CHECKS = [
    conflictMarker,
    hiddenCharacter,
    focusedTest,
    skippedTest,
    leftoverDebugging,
    swallowedException,
    privilegedTrigger,
    unpinnedAction,
    scriptInjection,
    reviewerAddress,
];
const FILE_CHECKS = [modeChange, symlink, submodule, deceptivePath, agentInstructions];
/** Patterns are tried on lines up to this length; no person wrote a longer one, and a pattern could hang on it. */
const MAX_CHECKED_LINE = 2_000;
/** Findings in file order, by line within a file. */
async function reviewStatically(files, scanner) {
    const findings = [];
    let longLines = 0;
    for (const file of files) {
        const secrets = file.kind === 'text' ? await leakedSecrets(file, scanner) : [];
        const lines = addedLines(file);
        const short = lines.filter(({ text, next }) => text.length <= MAX_CHECKED_LINE && (next?.length ?? 0) <= MAX_CHECKED_LINE);
        longLines += lines.length - short.length;
        const perLine = short.flatMap((line) => LINE_CHECKS.flatMap((check) => check(file, line) ?? []));
        const perFile = FILE_CHECKS.flatMap((check) => check(file));
        const ofFile = [...perFile, ...secrets, ...perLine];
        ofFile.sort((left, right) => (left.location?.line ?? 0) - (right.location?.line ?? 0));
        findings.push(...ofFile);
    }
    return { findings, longLines };
}

;// CONCATENATED MODULE: ./build/agents/deterministic-agent.js




/** Never throws: a check that could not be made is an answer that was not delivered. */
async function runDeterministicAgent(ports, agent, change, scope) {
    try {
        return agent.adapter === 'static'
            ? await checkStatically(ports, agent, change, scope)
            : await takeResults(ports, agent, scope);
    }
    catch (thrown) {
        return {
            ...emptyAnswer(agent),
            reason: thrown instanceof errors/* ReviewError */.Z ? thrown.explanation : (0,errors/* messageOf */.b)(thrown),
        };
    }
}
/** What no model needs to read may still hold a secret: of the files left out only the operator's globs stay out. */
async function checkStatically(ports, agent, change, scope) {
    const ignored = new Set(scope.excluded.filter(({ kind }) => kind === 'ignored').map(({ path }) => path));
    const { findings, longLines } = await reviewStatically(change.files.filter(({ path }) => !ignored.has(path)), ports.secrets);
    return {
        ...emptyAnswer(agent),
        state: findings.length > 0 ? 'delivered' : 'no-findings',
        stated: 'approve',
        feedback: longLines === 0
            ? ''
            : `${longLines} line${longLines === 1 ? '' : 's'} of over ${MAX_CHECKED_LINE} characters scanned for secrets only`,
        findings,
        examined: scope.reviewed.map(({ path }) => ({ path, what: 'added lines' })),
    };
}
async function takeResults(ports, agent, scope) {
    const path = agent.sarif ?? '';
    const { findings, elsewhere } = readSarif(await ports.readFile(path), path, scope.reviewed, ports.root);
    return {
        ...emptyAnswer(agent),
        state: findings.length > 0 ? 'delivered' : 'no-findings',
        stated: 'approve',
        feedback: elsewhere === 0
            ? ''
            : `${elsewhere} result${elsewhere === 1 ? '' : 's'} on lines that the change does not touch`,
        findings,
        examined: scope.reviewed.map((file) => ({ path: file.path, what: 'results of an earlier step' })),
    };
}
/** An agent that has not answered. */
function emptyAnswer(agent) {
    return {
        label: agent.label,
        role: agent.role,
        adapter: agent.adapter,
        model: agent.model,
        modelReported: null,
        state: 'not-delivered',
        nudged: false,
        reason: null,
        stated: 'abstain',
        feedback: '',
        gate: null,
        confidence: null,
        sessions: [],
        questions: [],
        issues: [],
        findings: [],
        salvaged: [],
        examined: [],
        notes: notes/* NO_NOTES */.Mj,
        reads: [],
        calls: [],
        duration: 0,
    };
}


/***/ }),

/***/ 1482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ createFence)
/* harmony export */ });
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1694);
/* harmony import */ var _kernel_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2666);
/**
 * Fences around untrusted text. The closing line carries a word that the text can't hold: it is derived from
 * a digest of all text in the run's fences, so no text can contain its own word, and equal runs send equal bytes.
 */


const WORD_LENGTH = 24;
/** A fence for the given untrusted texts; `wrap` takes these and no others. */
function createFence(untrusted) {
    const shown = untrusted.map(_kernel_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .showHidden */ .Ul);
    let word = '';
    // The loop ends at once unless somebody found a fixed point of SHA-256.
    for (let round = 0; word === '' || shown.some((text) => text.includes(word)); round += 1) {
        word = (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(JSON.stringify([round, ...shown])).slice(0, WORD_LENGTH);
    }
    return {
        word,
        wrap: (label, text) => `<<<${label} ${word}\n${ensureFinalNewline((0,_kernel_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .showHidden */ .Ul)(text))}${word} ${label}>>>`,
    };
}
function ensureFinalNewline(text) {
    return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}


/***/ }),

/***/ 6237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CK: () => (/* binding */ undatedIdentity),
/* harmony export */   IT: () => (/* binding */ modelIdentity),
/* harmony export */   U9: () => (/* binding */ canonicalAdapter),
/* harmony export */   _Y: () => (/* binding */ vendorModel),
/* harmony export */   ge: () => (/* binding */ adapterOfModel)
/* harmony export */ });
const ALIASES = {
    anthropic: 'anthropic',
    claude: 'anthropic',
    openai: 'openai',
    codex: 'openai',
    google: 'google',
    gemini: 'google',
    openrouter: 'openrouter',
    'openai-compatible': 'openai-compatible',
    ollama: 'openai-compatible',
    vllm: 'openai-compatible',
    command: 'command',
    sarif: 'sarif',
    static: 'static',
};
function canonicalAdapter(name) {
    return ALIASES[name];
}
/** The adapter that a model's prefix names; OpenRouter carries everything else. */
function adapterOfModel(model) {
    const prefix = model.includes('/') ? model.slice(0, model.indexOf('/')).trim().toLowerCase() : '';
    return prefix === 'anthropic' || prefix === 'google' || prefix === 'openai' ? prefix : 'openrouter';
}
/** The id that the adapter's vendor knows: direct vendors take it without their own prefix. */
function vendorModel(adapter, model) {
    const prefixes = {
        anthropic: ['anthropic/'],
        openai: ['openai/'],
        google: ['google/', 'gemini/', 'models/'],
        openrouter: ['openrouter/'],
        'openai-compatible': ['openai-compatible/', 'ollama/', 'vllm/'],
    };
    const prefix = prefixes[adapter]?.find((candidate) => model.toLowerCase().startsWith(candidate));
    return prefix === undefined || (adapter === 'openrouter' && !model.slice(prefix.length).includes('/'))
        ? model
        : model.slice(prefix.length);
}
/** Provider and region in front of a name: `us.anthropic.`, `meta-`. */
const DOTTED_PROVIDER = /^(?:[a-z]{2,6}\.)?(?:anthropic|openai|google|meta|mistral|amazon|deepseek|qwen|cohere|xai)\./;
/** What vendors put behind the name of one model: dates, revisions, channels. */
const REVISION = /(?:[-@](?:20\d{6}|20\d{2}-\d{2}-\d{2})|-\d{4}|-00\d|-v\d+|-(?:preview|exp)(?:-\d{2}-\d{2,4})?|-latest)$/;
/** Identity in one spelling: no provider, date, revision or channel, and dashes for dots and blanks. */
function undatedIdentity(model) {
    let name = modelIdentity(model).replace(/\s+/g, '-').replace(DOTTED_PROVIDER, '');
    while (REVISION.test(name))
        name = name.replace(REVISION, '');
    return name.replaceAll('.', '-');
}
/** The name that two routes to one model share: last path segment, lower case, without `:suffix`. */
function modelIdentity(model) {
    const segment = model.trim().toLowerCase().split('/').at(-1) ?? '';
    return segment.split(':', 1)[0] ?? '';
}


/***/ }),

/***/ 6531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ premiseSchema),
/* harmony export */   GN: () => (/* binding */ criticSchema),
/* harmony export */   Jd: () => (/* binding */ placeSchema),
/* harmony export */   Ub: () => (/* binding */ falsePositiveSchema),
/* harmony export */   X5: () => (/* binding */ severitySchema),
/* harmony export */   rF: () => (/* binding */ reachabilitySchema)
/* harmony export */ });
/** JSON Schemas of the lenses' and the critic's replies (spec quality-gates c.5, d.3). */
/** One line of a file. */
const placeSchema = {
    type: 'object',
    additionalProperties: false,
    required: ['path', 'line'],
    properties: { path: { type: 'string' }, line: { type: 'integer' } },
};
const common = {
    confidence: { type: 'number' },
    reason: { type: 'string' },
    cites: { type: 'array', items: placeSchema },
};
const premiseSchema = {
    type: 'object',
    additionalProperties: false,
    required: [
        'premise_verdict',
        'refutation_target',
        'counterexample',
        'premise_form',
        'derived_premise',
        'reason',
    ],
    properties: {
        premise_verdict: { enum: ['HOLDS', 'REFUTED', 'UNCERTAIN'] },
        refutation_target: { enum: ['PREMISE', 'SUPPORT', null] },
        counterexample: { anyOf: [placeSchema, { type: 'null' }] },
        premise_form: { enum: ['compliant', 'non-compliant'] },
        derived_premise: { type: ['string', 'null'] },
        reason: { type: 'string' },
    },
};
const reachabilitySchema = {
    type: 'object',
    additionalProperties: false,
    required: ['verdict', 'confidence', 'reason', 'cites'],
    properties: { verdict: { enum: ['REAL', 'FALSE_POSITIVE', 'UNABLE'] }, ...common },
};
const falsePositiveSchema = {
    type: 'object',
    additionalProperties: false,
    required: ['verdict', 'confidence', 'reason', 'cites', 'fp_category'],
    properties: {
        ...reachabilitySchema.properties,
        fp_category: {
            enum: ['framework-convention', 'intentional-design', 'pre-existing', 'misunderstanding', null],
        },
    },
};
const severitySchema = {
    type: 'object',
    additionalProperties: false,
    required: ['verdict', 'severity_vote', 'confidence', 'reason', 'cites'],
    properties: {
        verdict: { enum: ['REAL'] },
        severity_vote: { enum: ['Critical', 'High', 'Medium', 'Low'] },
        ...common,
    },
};
const criticSchema = {
    type: 'object',
    additionalProperties: false,
    required: ['follow_ups', 'reason'],
    properties: {
        follow_ups: {
            type: 'array',
            items: {
                type: 'object',
                additionalProperties: false,
                required: ['dimension', 'files', 'why'],
                properties: {
                    dimension: { type: 'string' },
                    files: { type: 'array', items: { type: 'string' } },
                    why: { type: 'string' },
                },
            },
        },
        reason: { type: 'string' },
    },
};


/***/ }),

/***/ 6876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ ModelFailure),
/* harmony export */   y: () => (/* binding */ NO_USAGE)
/* harmony export */ });
/** The port to a model: one call in, one reply or one failure out. Adapters live in edges/models. */
const NO_USAGE = {
    inputTokens: 0,
    outputTokens: 0,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
};
/** A call that brought no reply. Its message is ours: it never quotes what the vendor sent. */
class ModelFailure extends Error {
    kind;
    /** Milliseconds that the vendor asked us to wait. */
    retryAfter;
    status;
    constructor(kind, message, details = {}) {
        super(message, details.cause === undefined ? {} : { cause: details.cause });
        this.name = 'ModelFailure';
        this.kind = kind;
        this.retryAfter = details.retryAfter;
        this.status = details.status;
    }
}


/***/ }),

/***/ 6006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mj: () => (/* binding */ NO_NOTES),
/* harmony export */   Qp: () => (/* binding */ mergeNotes),
/* harmony export */   WT: () => (/* binding */ readNotes)
/* harmony export */ });
/* harmony import */ var _findings_read_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8135);
/* harmony import */ var _kernel_json_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3128);


const NO_NOTES = { closed: [], cross: [], rowsTested: [] };
/** Lenient: an item in another form is left out, since nothing rests on it. */
function readNotes(reply) {
    return {
        closed: (0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectsOf */ .iZ)(reply['closed_as_acceptable']).map((item) => ({
            what: (0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(item['what']),
            at: placeOf(item['at']),
            reason: (0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(item['reason']),
            onDerivedNumber: (0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectsOf */ .iZ)(item['quantities'])
                .flatMap(_findings_read_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .readQuantity */ .ae)
                .some(({ evidenceClass, method }) => evidenceClass !== 'measured' || method === null),
            unseen: !['immediate', 'delayed'].includes((0,_findings_read_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .readConsequence */ .Ei)(item['consequence'])?.visibility ?? ''),
        })),
        cross: (0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectsOf */ .iZ)(reply['cross_reviewer_notes']).map((item) => ({
            to: typeof item['to_dimension'] === 'string' ? item['to_dimension'] : null,
            at: placeOf(item['at']),
            note: (0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(item['note']),
        })),
        rowsTested: (0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectsOf */ .iZ)(reply['map_rows_tested']).map((item) => ({
            row: (0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(item['row_id']),
            verdict: (0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(item['verdict']),
        })),
    };
}
function mergeNotes(all) {
    return {
        closed: all.flatMap(({ closed }) => closed),
        cross: all.flatMap(({ cross }) => cross),
        rowsTested: all.flatMap(({ rowsTested }) => rowsTested),
    };
}
function placeOf(value) {
    return (0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) ? ((0,_findings_read_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .readLocation */ .mb)(value) ?? null) : null;
}


/***/ }),

/***/ 8921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ mayHaveCost),
/* harmony export */   h: () => (/* binding */ costOf)
/* harmony export */ });
/** Ends at which a vendor may have worked, and will charge, without telling us how much. */
const MAY_COST = new Set(['timeout', 'cancelled', 'network', 'bad-response']);
function mayHaveCost(finish) {
    return MAY_COST.has(finish);
}
/** Sum over calls; null where one has no price, no usage, or an end that may have cost something unknown. */
function costOf(prices, calls) {
    let sum = 0;
    for (const { adapter, model, usage, replyDigest, finish } of calls) {
        if (replyDigest === null) {
            if (mayHaveCost(finish))
                return null;
            continue;
        }
        const cost = usage === null ? undefined : prices.price(adapter, model, usage);
        if (cost === undefined)
            return null;
        sum += cost;
    }
    return sum;
}


/***/ }),

/***/ 1785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ nudgeText),
/* harmony export */   N: () => (/* binding */ buildReviewPrompt)
/* harmony export */ });
/* harmony import */ var _fence_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1482);
/**
 * The prompt of a reviewing agent. Shared bytes first (contract, pull request, change, prior findings), the
 * agent's own bytes last, so that one prompt cache serves all agents of a run. Untrusted text stands in fences.
 */

const GENERAL_TASK = 'Review the whole change: correctness first, then security, data safety, error handling, concurrency and tests. Report only defects you can point to.\n';
/** Builds the prompt of one call. */
function buildReviewPrompt(inputs) {
    const told = inputs.title !== '' || inputs.description !== '';
    const request = told
        ? `Title: ${inputs.title}\n\n${inputs.description}`
        : 'Title and description are kept from you. Judge the change by itself.\n';
    const fence = (0,_fence_js__WEBPACK_IMPORTED_MODULE_0__/* .createFence */ .K)([request, inputs.notes, inputs.diff, inputs.context]);
    const scope = inputs.part === undefined
        ? 'The whole change follows.'
        : `This is part ${inputs.part.number} of ${inputs.part.of} of the change; other calls review the rest. Judge only what is here.`;
    const shared = [
        '## Pull request\n\n',
        fence.wrap('PULL-REQUEST', request),
        '\n\n## Change\n\n',
        scope,
        '\n\n',
        inputs.notes === '' ? '' : `${fence.wrap('NOTES', inputs.notes)}\n\n`,
        fence.wrap('DIFF', inputs.diff),
        '\n',
        inputs.context === ''
            ? ''
            : `\nUnchanged code around the hunks, with line numbers after the change:\n\n${fence.wrap('CONTEXT', inputs.context)}\n`,
    ].join('');
    const parts = [{ text: shared, shared: true }];
    if (inputs.rules !== '')
        parts.push({ text: inputs.rules, shared: true });
    if (inputs.priorFindings !== '')
        parts.push({ text: priorSection(inputs.priorFindings), shared: true });
    if (inputs.knowledge !== '')
        parts.push({ text: inputs.knowledge, shared: false });
    parts.push({ text: `\n## Your task\n\n${inputs.task === '' ? GENERAL_TASK : inputs.task}`, shared: false });
    return { system: inputs.contract, parts };
}
/** What models wrote earlier is untrusted too, and gets a word that those models have not seen. */
function priorSection(priorFindings) {
    const fence = (0,_fence_js__WEBPACK_IMPORTED_MODULE_0__/* .createFence */ .K)([priorFindings]);
    return `\n## Prior stage findings\n\nEarlier stages said this. It is a claim to check, not a fact.\n\n${fence.wrap('PRIOR', priorFindings)}\n`;
}
/** The short message after a reply that could not be used. `fault` is ours, never model text. */
function nudgeText(fault) {
    return `\n## Your last reply could not be used\n\nReason: ${fault}. Reply again with exactly one JSON object in the form of the contract: no other text, no second object. If the reply was cut off, keep each description short and report the gravest findings first.\n`;
}


/***/ }),

/***/ 2143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Xw: () => (/* binding */ readReply),
  AB: () => (/* binding */ withoutFence)
});

// UNUSED EXPORTS: MAX_FINDINGS_PER_REPLY

// EXTERNAL MODULE: ./build/findings/read-finding.js
var read_finding = __nccwpck_require__(8135);
// EXTERNAL MODULE: ./build/kernel/json.js
var kernel_json = __nccwpck_require__(3128);
// EXTERNAL MODULE: ./build/kernel/python-text.js
var python_text = __nccwpck_require__(4766);
// EXTERNAL MODULE: ./build/agents/notes.js
var notes = __nccwpck_require__(6006);
;// CONCATENATED MODULE: ./build/agents/salvage.js


const MAX_SALVAGED = 100;
/** Beyond this a broken reply is noise. */
const MAX_SCANNED = 1_000_000;
function salvageFindings(raw) {
    const text = raw.slice(0, MAX_SCANNED);
    const list = /"findings"\s*:\s*\[/.exec(text);
    if (list === null)
        return [];
    const found = [];
    let at = list.index + list[0].length;
    while (found.length < MAX_SALVAGED) {
        const start = text.slice(at).search(/[^\s,]/);
        if (start < 0 || text[at + start] !== '{')
            return found;
        const end = endOfObject(text, at + start);
        if (end === undefined)
            return found;
        const json = (0,kernel_json/* readStrictJson */.Sr)(text.slice(at + start, end));
        const reading = json.ok ? (0,read_finding/* readFinding */.Gd)(json.value) : undefined;
        if (reading?.ok)
            found.push(reading.finding);
        at = end;
    }
    return found;
}
/** Index behind the brace that closes the object at `start`; undefined where the text ends first. */
function endOfObject(text, start) {
    let depth = 0;
    let inString = false;
    for (let at = start; at < text.length; at += 1) {
        const character = text[at];
        if (inString) {
            if (character === '\\')
                at += 1;
            else if (character === '"')
                inString = false;
        }
        else if (character === '"')
            inString = true;
        else if (character === '{')
            depth += 1;
        else if (character === '}') {
            depth -= 1;
            if (depth === 0)
                return at + 1;
        }
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/agents/reply.js





/** A reviewer that finds more than this in one call has lost its way. */
const MAX_FINDINGS_PER_REPLY = 300;
const JSON_FAULTS = {
    'too-large': 'the reply is too large',
    'too-deep': 'the JSON is nested too deeply',
    syntax: 'the reply is not a JSON object',
    'trailing-text': 'there is text after the JSON object',
    'duplicate-key': 'a key appears twice in one object',
    'non-finite-number': 'a number is out of range',
};
/** Reads one reply. White space and one code fence around the whole of it are allowed; nothing else is. */
function readReply(raw) {
    const text = withoutFence(raw.trim());
    if (text === '')
        return invalid('the reply is empty');
    const reading = (0,kernel_json/* readStrictJson */.Sr)(text);
    if (!reading.ok)
        return { ok: false, fault: JSON_FAULTS[reading.fault], salvaged: salvageFindings(text) };
    if (!(0,kernel_json/* isJsonObject */.OW)(reading.value))
        return invalid('the reply is not a JSON object');
    return readObject(reading.value);
}
function readObject(value) {
    const readings = Array.isArray(value['findings'])
        ? value['findings'].slice(0, MAX_FINDINGS_PER_REPLY + 1).map(read_finding/* readFinding */.Gd)
        : [];
    const findings = readings.flatMap((reading) => (reading.ok ? [reading.finding] : []));
    const bad = (fault) => ({ ok: false, fault, salvaged: findings });
    const faulty = readings.find((reading) => !reading.ok);
    if (faulty !== undefined && !faulty.ok)
        return bad(faulty.fault);
    if (readings.length > MAX_FINDINGS_PER_REPLY)
        return bad(`more than ${MAX_FINDINGS_PER_REPLY} findings in one reply`);
    if ('findings' in value && !Array.isArray(value['findings']))
        return bad('findings is not a list');
    if (!validConfidence(value['confidence']))
        return bad('confidence is outside 0 to 100');
    const verdict = value['verdict'];
    const outcome = value['outcome'];
    const stated = verdict === 'approve' || verdict === 'request_changes' ? verdict : undefined;
    if (verdict !== undefined && stated === undefined)
        return bad('verdict is neither "approve" nor "request_changes"');
    if (stated === undefined && outcome === undefined)
        return bad('neither verdict nor outcome is given');
    if (outcome !== undefined &&
        outcome !== 'findings' &&
        outcome !== 'no_findings' &&
        outcome !== 'off_topic') {
        return bad('outcome is none of "findings", "no_findings", "off_topic"');
    }
    if (outcome === 'findings' && findings.length === 0)
        return bad('outcome is "findings" but none is given');
    if ((outcome === 'no_findings' || outcome === 'off_topic') && findings.length > 0) {
        return bad(`outcome is "${outcome}" but findings are given`);
    }
    const examined = readExamined(value['examined']);
    if (outcome !== undefined &&
        outcome !== 'findings' &&
        stated !== 'request_changes' &&
        examined.length === 0) {
        return bad('nothing was found, but examined does not say what was looked at');
    }
    const feedback = 'feedback' in value ? (0,python_text/* pythonStr */.qV)(value['feedback']) : '';
    const issues = Array.isArray(value['issues']) ? value['issues'].map(python_text/* pythonStr */.qV) : [];
    return {
        ok: true,
        reply: {
            statedVerdict: stated,
            offTopic: outcome === 'off_topic',
            feedback,
            issues,
            findings,
            examined,
            notes: (0,notes/* readNotes */.WT)(value),
        },
    };
}
function readExamined(value) {
    if (!Array.isArray(value))
        return [];
    return value.flatMap((item) => (0,kernel_json/* isJsonObject */.OW)(item) && typeof item['path'] === 'string' && item['path'] !== ''
        ? [{ path: item['path'], what: typeof item['what'] === 'string' ? item['what'] : '' }]
        : []);
}
function validConfidence(value) {
    return (value === undefined ||
        value === null ||
        typeof value === 'string' ||
        (typeof value === 'number' && value >= 0 && value <= 100));
}
/** Many models wrap their JSON in one fence; that is unambiguous only when the fence is the whole reply. */
function withoutFence(text) {
    const match = /^```[a-zA-Z]*[ \t]*\r?\n([\s\S]*?)\r?\n?```$/.exec(text);
    return match === null ? text : (match[1] ?? '').trim();
}
function invalid(fault) {
    return { ok: false, fault, salvaged: [] };
}


/***/ }),

/***/ 5341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ isSecretLike),
/* harmony export */   gp: () => (/* binding */ WIDE_READS),
/* harmony export */   lE: () => (/* binding */ SCOPE_BUDGET),
/* harmony export */   oB: () => (/* binding */ createToolBox),
/* harmony export */   vt: () => (/* binding */ TIGHT_READS)
/* harmony export */ });
/* harmony import */ var _kernel_json_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3128);
/* harmony import */ var _kernel_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2666);
/**
 * Read-only tools over the head commit for agents that ask for them: list, read a range, search. Never the file
 * system; secret-like files are named but not shown; output is capped; every read is logged. After the scope
 * budget of reads no more is offered (spec quality-gates g "Scope budget").
 */


/** Reads without a finding after which a reviewer answers with what it has. */
const SCOPE_BUDGET = 15;
const MAX_LINES = 400;
const MAX_ENTRIES = 300;
const MAX_TEXT = 24_000;
const SECRET_LIKE = /(?:^|\/)(?:\.env(?:rc|\..*)?|[^/]*\.env|\.(?:npmrc|pypirc|netrc|git-credentials|htpasswd|pgpass|dockercfg)|(?:credentials|secrets?|service-?account)[^/]*\.(?:json|ya?ml|toml|ini|txt)|credentials|id_(?:rsa|dsa|ecdsa|ed25519)[^/]*|[^/]*\.(?:pem|key|p12|pfx|jks|keystore|kdbx|tfvars|asc|gpg))$/i;
function isSecretLike(path) {
    return SECRET_LIKE.test(path);
}
const path = { type: 'string', description: 'Path within the repository, with forward slashes.' };
const DEFINITIONS = [
    {
        name: 'list_files',
        description: 'Lists the files and folders of a folder at the reviewed commit. An empty path is the root.',
        inputSchema: { type: 'object', additionalProperties: false, required: ['path'], properties: { path } },
    },
    {
        name: 'read_file',
        description: `Reads lines of a file at the reviewed commit, at most ${MAX_LINES} at a time, each with its number.`,
        inputSchema: {
            type: 'object',
            additionalProperties: false,
            required: ['path', 'from_line', 'to_line'],
            properties: { path, from_line: { type: 'integer' }, to_line: { type: 'integer' } },
        },
    },
    {
        name: 'search',
        description: 'Finds lines that hold a text, literally, over all files at the reviewed commit.',
        inputSchema: {
            type: 'object',
            additionalProperties: false,
            required: ['text'],
            properties: { text: { type: 'string' } },
        },
    },
];
const ANSWER_NOW = 'Answer now with what you have.';
const REVIEWER_READS = {
    reads: SCOPE_BUDGET,
    spent: 'Answer now with what you have; with no finding, the outcome is off_topic.',
};
/** For lens 0, and for whoever makes context. */
const WIDE_READS = { reads: 25, spent: ANSWER_NOW };
/** For lenses that need to follow one call. */
const TIGHT_READS = { reads: 5, spent: ANSWER_NOW };
/** `takeTurn` asks the run's budget for one more turn with a prompt of so many tokens. */
function createToolBox(reader, takeTurn, bounds = REVIEWER_READS) {
    const log = [];
    return {
        definitions: DEFINITIONS,
        log,
        mayContinue: (promptTokens) => log.length < bounds.reads && takeTurn(promptTokens),
        async run(name, input) {
            if (log.length >= bounds.reads)
                return `The reading budget is spent. ${bounds.spent}`;
            const values = (0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(input) ? input : {};
            const asked = name === 'search' ? values['text'] : values['path'];
            const path = name === 'search' ? undefined : cleanPath(values['path'] ?? '');
            const entry = { tool: name, target: path ?? (typeof asked === 'string' ? asked.slice(0, 300) : '') };
            const at = log.push({ ...entry, shown: false }) - 1;
            try {
                const { text, shown } = await perform(reader, name, values);
                log[at] = { ...entry, shown };
                return clip((0,_kernel_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(text));
            }
            catch {
                return 'The call failed. Go on without it.';
            }
        },
    };
}
function refused(text) {
    return { text, shown: false };
}
async function perform(reader, name, values) {
    switch (name) {
        case 'list_files': {
            const directory = cleanPath(values['path'] ?? '');
            const entries = directory === undefined ? undefined : await reader.list(directory);
            if (entries === undefined)
                return refused('There is no such folder.');
            const more = entries.length > MAX_ENTRIES ? `\n(${entries.length - MAX_ENTRIES} more entries)` : '';
            return { text: `${entries.slice(0, MAX_ENTRIES).join('\n')}${more}`, shown: true };
        }
        case 'read_file': {
            const file = cleanPath(values['path']);
            if (file === undefined || file === '')
                return refused('There is no such file.');
            if (isSecretLike(file))
                return refused('The file exists by name, but files of this kind are not shown.');
            const text = await reader.read(file);
            if (text === undefined)
                return refused('There is no such file.');
            return { text: readRange(text, values['from_line'], values['to_line']), shown: true };
        }
        case 'search': {
            const text = values['text'];
            if (typeof text !== 'string' || text.trim().length < 2 || text.includes('\n'))
                return refused('Search for one line of at least two characters.');
            const hits = (await reader.search(text))
                .filter(({ path: file }) => !isSecretLike(file))
                .map(({ path: file, line, text: found }) => `${file}:${line}: ${found}`);
            return hits.length === 0
                ? refused('No line holds this text.')
                : { text: hits.slice(0, MAX_ENTRIES).join('\n'), shown: true };
        }
        default:
            return refused('There is no such tool.');
    }
}
function readRange(text, from, to) {
    const lines = text.split('\n');
    const first = typeof from === 'number' && from >= 1 ? Math.floor(from) : 1;
    const last = Math.min(typeof to === 'number' && to >= first ? Math.floor(to) : first + MAX_LINES - 1, first + MAX_LINES - 1, lines.length);
    const shown = lines.slice(first - 1, last).map((line, index) => `${first + index}: ${line}`);
    return `${shown.join('\n')}\n(lines ${first} to ${last} of ${lines.length})`;
}
/** A plain path inside the tree; undefined for anything that could lead out of it. */
function cleanPath(value) {
    if (typeof value !== 'string' || /[\0\n]/.test(value))
        return undefined;
    const parts = value
        .replace(/^\.?\/+/, '')
        .split('/')
        .filter((part) => part !== '' && part !== '.');
    return parts.includes('..') || parts[0] === '.git' ? undefined : parts.join('/');
}
function clip(text) {
    return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT)}\n(cut here; ask for a smaller range)`;
}


/***/ }),

/***/ 1109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ estimateTokens)
/* harmony export */ });
/**
 * Token estimates. No exact counter fits every vendor and each costs start-up time, so text is estimated high:
 * bytes ÷ 2.4, or ÷ 1.4 for lines that look like base64 or hex (TOOLCHAIN.md), and settled by the reply's usage.
 */
const BYTES_PER_TOKEN = 2.4;
const BYTES_PER_DENSE_TOKEN = 1.4;
const DENSE_LINE = /^[+\- ]?[A-Za-z0-9+/=_-]{60,}$/;
/** Upper estimate of the tokens of `text`. */
function estimateTokens(text) {
    let plain = 0;
    let dense = 0;
    for (const line of text.split('\n')) {
        const bytes = Buffer.byteLength(line) + 1;
        if (line.length >= 60 && DENSE_LINE.test(line))
            dense += bytes;
        else
            plain += bytes;
    }
    return Math.ceil(plain / BYTES_PER_TOKEN + dense / BYTES_PER_DENSE_TOKEN);
}


/***/ }),

/***/ 4709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ changedLines),
/* harmony export */   V: () => (/* binding */ countChangedLines)
/* harmony export */ });
/** The change under review: what a reviewer is shown and what a verdict is about. */
/** The added and removed lines of a file, in diff order. */
function* changedLines(file) {
    for (const hunk of file.hunks) {
        let oldLine = hunk.oldStart;
        let newLine = hunk.newStart;
        for (const text of hunk.lines) {
            const mark = text[0];
            if (mark === '+') {
                yield { side: 'RIGHT', line: newLine, text: text.slice(1) };
                newLine += 1;
            }
            else if (mark === '-') {
                yield { side: 'LEFT', line: oldLine, text: text.slice(1) };
                oldLine += 1;
            }
            else if (mark !== '\\') {
                oldLine += 1;
                newLine += 1;
            }
        }
    }
}
/** Number of added and removed lines of a file. */
function countChangedLines(file) {
    let count = 0;
    for (const hunk of file.hunks) {
        for (const line of hunk.lines)
            if (line[0] === '+' || line[0] === '-')
                count += 1;
    }
    return count;
}


/***/ }),

/***/ 644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ packChange)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4709);
/* harmony import */ var _parse_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4954);
/**
 * A change packed into an agent's input budget: whole files first, then hunks under the file's header, then parts
 * of a giant hunk under a header of their own. Nothing is cut; a line that fits no call is returned as such.
 */


/** Packs `files` so that no part costs more than `budget` by `estimate`; `files` keeps its order. */
function packChange(files, budget, estimate) {
    const pieces = [];
    const oversized = [];
    files.forEach((file, index) => {
        if (file.hunks.length === 0)
            return;
        const whole = {
            file: index,
            from: 0,
            to: (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .countChangedLines */ .V)(file),
            text: file.section,
            cost: estimate(file.section),
        };
        if (whole.cost <= budget)
            pieces.push(whole);
        else
            splitFile(file, index, budget, estimate, pieces, oversized);
    });
    return { parts: fillParts(pieces, budget), oversized };
}
function fillParts(pieces, budget) {
    const parts = [];
    let open = [];
    let cost = 0;
    const close = () => {
        if (open.length === 0)
            return;
        parts.push({
            text: open.map((piece) => piece.text).join(''),
            ranges: open.map(({ file, from, to }) => ({ file, from, to })),
        });
        open = [];
        cost = 0;
    };
    for (const piece of pieces) {
        if (cost + piece.cost > budget)
            close();
        open.push(piece);
        cost += piece.cost;
    }
    close();
    return parts;
}
function splitFile(file, index, budget, estimate, pieces, oversized) {
    const header = headerOf(file);
    const room = budget - estimate(header);
    let ordinal = 0;
    let open = { texts: [], cost: 0, from: 0 };
    const close = (to) => {
        if (open.texts.length > 0) {
            const text = `${header}${open.texts.join('')}`;
            pieces.push({ file: index, from: open.from, to, text, cost: estimate(text) });
        }
        open = { texts: [], cost: 0, from: to };
    };
    for (const hunk of file.hunks) {
        for (const part of splitHunk(hunk, room, estimate)) {
            const text = renderHunk(part);
            const changed = part.lines.filter(isChange).length;
            const cost = estimate(text);
            if (cost > room) {
                close(ordinal);
                oversized.push({ file: index, from: ordinal, to: ordinal + changed });
                ordinal += changed;
                open.from = ordinal;
                continue;
            }
            if (open.cost + cost > room)
                close(ordinal);
            open.texts.push(text);
            open.cost += cost;
            ordinal += changed;
        }
    }
    close(ordinal);
}
/** Everything of the section before its first hunk. */
function headerOf(file) {
    return file.section.slice(0, (0,_parse_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .headerLength */ .gT)(file.section));
}
/** The hunk itself where it fits, else consecutive parts whose `@@` lines count their own lines. */
function splitHunk(hunk, room, estimate) {
    if (estimate(renderHunk(hunk)) <= room)
        return [hunk];
    const heading = /^@@ [^@]* @@(.*)$/.exec(hunk.header)?.[1] ?? '';
    const headerCost = estimate(`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@${heading}\n`);
    const parts = [];
    let oldLine = hunk.oldStart;
    let newLine = hunk.newStart;
    let lines = [];
    let cost = headerCost;
    const close = () => {
        if (lines.length === 0)
            return;
        const oldLines = lines.filter((line) => line[0] !== '+' && line[0] !== '\\').length;
        const newLines = lines.filter((line) => line[0] !== '-' && line[0] !== '\\').length;
        const header = `@@ -${oldLine},${oldLines} +${newLine},${newLines} @@${heading}`;
        parts.push({ header, oldStart: oldLine, oldLines, newStart: newLine, newLines, lines });
        oldLine += oldLines;
        newLine += newLines;
        lines = [];
        cost = headerCost;
    };
    for (const line of hunk.lines) {
        const lineCost = estimate(`${line}\n`);
        if (line[0] !== '\\' && cost + lineCost > room)
            close();
        lines.push(line);
        cost += lineCost;
    }
    close();
    return parts;
}
function renderHunk(hunk) {
    return `${hunk.header}\n${hunk.lines.join('\n')}\n`;
}
function isChange(line) {
    return line[0] === '+' || line[0] === '-';
}


/***/ }),

/***/ 4954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  gT: () => (/* binding */ headerLength),
  FR: () => (/* binding */ parseDiff)
});

// UNUSED EXPORTS: splitSections

;// CONCATENATED MODULE: ./node_modules/diff/libesm/patch/parse.js
/**
 * Parses a unified diff format patch into a structured patch object.
 *
 * `parsePatch` has some understanding of Git's particular dialect of unified diff format.
 * When parsing a Git patch, each index in the result may contain additional
 * fields (`isRename`, `isBinary`, etc) not included in the data structure returned by
 * `structuredPatch`; see the `StructuredPatch` interface for a full list.
 *
 * @return a JSON object representation of the patch, suitable for use with the `applyPatch`
 * method. This parses to the same structure returned by `structuredPatch`, except that
 * `oldFileName` and `newFileName` may be `undefined` if the patch doesn't contain enough
 * information to determine them (e.g. a hunk-only patch with no file headers).
 */
function parsePatch(uniDiff) {
    const diffstr = uniDiff.split(/\n/), list = [];
    let i = 0;
    // These helper functions identify line types that can appear between files
    // in a multi-file patch. Keeping them in one place avoids subtle
    // inconsistencies from having the same regexes duplicated in multiple places.
    // Matches `diff --git ...` lines specifically.
    function isGitDiffHeader(line) {
        return (/^diff --git /).test(line);
    }
    // Matches lines that denote the start of a new diff's section in a
    // multi-file patch: `diff --git ...`, `Index: ...`, or `diff -r ...`.
    function isDiffHeader(line) {
        return isGitDiffHeader(line)
            || (/^Index:\s/).test(line)
            || (/^diff(?: -r \w+)+\s/).test(line);
    }
    // Matches `--- ...` and `+++ ...` file header lines.
    function isFileHeader(line) {
        return (/^(---|\+\+\+)\s/).test(line);
    }
    // Matches `@@ ...` hunk header lines.
    function isHunkHeader(line) {
        return (/^@@\s/).test(line);
    }
    function parseIndex() {
        var _a;
        const index = {};
        index.hunks = [];
        list.push(index);
        // Parse diff metadata
        let seenDiffHeader = false;
        while (i < diffstr.length) {
            const line = diffstr[i];
            // File header (---, +++) or hunk header (@@) found; end parsing diff metadata
            if (isFileHeader(line) || isHunkHeader(line)) {
                break;
            }
            // The next two branches handle recognized diff headers. Note that
            // isDiffHeader deliberately does NOT match arbitrary `diff`
            // commands like `diff -u -p -r1.1 -r1.2`, because in some
            // formats (e.g. CVS diffs) such lines appear as metadata within
            // a single file's header section, after an `Index:` line. See the
            // diffx documentation (https://diffx.org) for examples.
            //
            // In both branches: if we've already seen a diff header for *this*
            // file and now we encounter another one, it must belong to the
            // next file, so break.
            if (isGitDiffHeader(line)) {
                if (seenDiffHeader) {
                    return;
                }
                seenDiffHeader = true;
                index.isGit = true;
                // Parse the old and new filenames from the `diff --git` header and
                // tentatively set oldFileName and newFileName from them. These may
                // be overridden below by `rename from` / `rename to` or `copy from` /
                // `copy to` extended headers, or by --- and +++ lines. But for Git
                // diffs that lack all of those (e.g. mode-only changes, binary
                // file changes without rename), these are the only filenames we
                // get.
                // parseGitDiffHeader returns null if the header can't be parsed
                // (e.g. unterminated quoted filename, or unexpected format). In
                // that case we skip setting filenames here; they may still be
                // set from --- / +++ or rename from / rename to lines below.
                const paths = parseGitDiffHeader(line);
                if (paths) {
                    index.oldFileName = paths.oldFileName;
                    index.newFileName = paths.newFileName;
                }
                // Consume Git extended headers (`old mode`, `new mode`, `rename from`,
                // `rename to`, `similarity index`, `index`, `Binary files ... differ`,
                // etc.)
                i++;
                while (i < diffstr.length) {
                    const extLine = diffstr[i];
                    // Stop consuming extended headers if we hit a file header,
                    // hunk header, or another diff header.
                    if (isFileHeader(extLine) || isHunkHeader(extLine) || isDiffHeader(extLine)) {
                        break;
                    }
                    // Parse `rename from` / `rename to` lines - these give us
                    // unambiguous filenames. These lines don't include the
                    // a/ and b/ prefixes that appear in the `diff --git` header
                    // and --- / +++ lines, so we add them for consistency.
                    // Git C-style quotes filenames containing special characters
                    // (tabs, newlines, backslashes, double quotes), so we must
                    // unquote them when present.
                    const renameFromMatch = (/^rename from (.*)/).exec(extLine);
                    if (renameFromMatch) {
                        index.oldFileName = 'a/' + unquoteIfQuoted(renameFromMatch[1]);
                        index.isRename = true;
                    }
                    const renameToMatch = (/^rename to (.*)/).exec(extLine);
                    if (renameToMatch) {
                        index.newFileName = 'b/' + unquoteIfQuoted(renameToMatch[1]);
                        index.isRename = true;
                    }
                    // Parse copy from / copy to lines similarly
                    const copyFromMatch = (/^copy from (.*)/).exec(extLine);
                    if (copyFromMatch) {
                        index.oldFileName = 'a/' + unquoteIfQuoted(copyFromMatch[1]);
                        index.isCopy = true;
                    }
                    const copyToMatch = (/^copy to (.*)/).exec(extLine);
                    if (copyToMatch) {
                        index.newFileName = 'b/' + unquoteIfQuoted(copyToMatch[1]);
                        index.isCopy = true;
                    }
                    const newFileModeMatch = (/^new file mode (\d+)/).exec(extLine);
                    if (newFileModeMatch) {
                        index.isCreate = true;
                        index.newMode = newFileModeMatch[1];
                    }
                    const deletedFileModeMatch = (/^deleted file mode (\d+)/).exec(extLine);
                    if (deletedFileModeMatch) {
                        index.isDelete = true;
                        index.oldMode = deletedFileModeMatch[1];
                    }
                    const oldModeMatch = (/^old mode (\d+)/).exec(extLine);
                    if (oldModeMatch) {
                        index.oldMode = oldModeMatch[1];
                    }
                    const newModeMatch = (/^new mode (\d+)/).exec(extLine);
                    if (newModeMatch) {
                        index.newMode = newModeMatch[1];
                    }
                    if ((/^Binary files /).test(extLine)) {
                        index.isBinary = true;
                    }
                    i++;
                }
                continue;
            }
            else if (isDiffHeader(line)) {
                if (seenDiffHeader) {
                    return;
                }
                seenDiffHeader = true;
                // For Mercurial-style headers like
                //     diff -r 9117c6561b0b -r 273ce12ad8f1 .hgignore
                // or Index: headers like
                //     Index: something with multiple words
                // we extract the trailing filename as the index.
                //
                // TODO: It seems awkward that we indiscriminately trim off
                //       trailing whitespace here. Theoretically, couldn't that
                //       be meaningful - e.g. if the patch represents a diff of a
                //       file whose name ends with a space? Seems wrong to nuke
                //       it. But this behaviour has been around since v2.2.1 in
                //       2015, so if it's going to change, it should be done
                //       cautiously and in a new major release, for
                //       backwards-compat reasons.
                //       -- ExplodingCabbage
                const headerMatch = (/^(?:Index:|diff(?: -r \w+)+)\s+/).exec(line);
                if (headerMatch) {
                    index.index = line.substring(headerMatch[0].length).trim();
                }
            }
            i++;
        }
        // Parse file headers if they are defined. Unified diff requires them, but
        // there's no technical issues to have an isolated hunk without file header
        parseFileHeader(index);
        parseFileHeader(index);
        // If we got one file header but not the other, that's a malformed patch.
        if ((index.oldFileName === undefined) !== (index.newFileName === undefined)) {
            throw new Error('Missing ' + (index.oldFileName !== undefined ? '"+++ ..."' : '"--- ..."')
                + ' file header for ' + ((_a = index.oldFileName) !== null && _a !== void 0 ? _a : index.newFileName));
        }
        while (i < diffstr.length) {
            const line = diffstr[i];
            if (isDiffHeader(line) || isFileHeader(line) || (/^===================================================================/).test(line)) {
                break;
            }
            else if (isHunkHeader(line)) {
                index.hunks.push(parseHunk());
            }
            else {
                // Skip blank lines and any other unrecognized content between
                // or after hunks. Real-world examples of such content include:
                //   - `Only in <dir>: <file>` from GNU `diff -r`
                //   - `Property changes on:` sections from `svn diff`
                //   - Trailing prose or commentary in email patches
                // GNU `patch` tolerates all of these, and so do we.
                i++;
            }
        }
    }
    /**
     * Parses the old and new filenames from a `diff --git` header line.
     *
     * The format is:
     *     diff --git a/<old-path> b/<new-path>
     *
     * When filenames contain special characters (including newlines, tabs,
     * backslashes, or double quotes), Git quotes them with C-style escaping:
     *     diff --git "a/file\twith\ttabs.txt" "b/file\twith\ttabs.txt"
     *
     * When filenames don't contain special characters and the old and new names
     * are the same, we can unambiguously split on ` b/` by finding where the
     * two halves (including their a/ and b/ prefixes) yield matching bare names.
     *
     * A pathological case exists in which we cannot reliably determine the paths
     * from the `diff --git` header. This case is when the following are true:
     * - the old and new file paths differ
     * - they are both unquoted (i.e. contain no special characters)
     * - at least one of the underlying file paths includes the substring ` b/`
     * In this scenario, we do not know which occurrence of ` b/` indicates the
     * start of the new file path, so the header is inherently ambiguous. We thus
     * select a possible interpretation arbitrarily and return that.
     *
     * Fortunately, this ambiguity should never matter, because in any patch
     * genuinely output by Git in which this pathological scenario occurs, there
     * must also be `rename from`/`rename to` or `copy from`/`copy to` extended
     * headers present below the `diff --git` header. `parseIndex` will parse
     * THOSE headers, from which we CAN unambiguously determine the filenames,
     * and will discard the result returned by this function.
     *
     * Returns null if the header can't be parsed at all — e.g. a quoted filename
     * has an unterminated quote, or if the unquoted header doesn't match the
     * expected `a/... b/...` format. In that case, the caller (parseIndex)
     * skips setting oldFileName/newFileName from this header, but they may
     * still be set later from `---`/`+++` lines or `rename from`/`rename to`
     * extended headers; if none of those are present either, they'll remain
     * undefined in the output.
     */
    function parseGitDiffHeader(line) {
        // Strip the "diff --git " prefix
        const rest = line.substring('diff --git '.length);
        // Handle quoted paths: "a/path" "b/path"
        // Git quotes paths when they contain characters like newlines, tabs,
        // backslashes, or double quotes (but notably not spaces).
        if (rest.startsWith('"')) {
            const oldPath = parseQuotedFileName(rest);
            if (oldPath === null) {
                return null;
            }
            const afterOld = rest.substring(oldPath.rawLength + 1); // +1 for space
            let newFileName;
            if (afterOld.startsWith('"')) {
                const newPath = parseQuotedFileName(afterOld);
                if (newPath === null) {
                    return null;
                }
                newFileName = newPath.fileName;
            }
            else {
                newFileName = afterOld;
            }
            return {
                oldFileName: oldPath.fileName,
                newFileName
            };
        }
        // Check if the second path is quoted
        // e.g. diff --git a/simple "b/renamed\nnewline.txt"
        const quoteIdx = rest.indexOf('"');
        if (quoteIdx > 0) {
            const oldFileName = rest.substring(0, quoteIdx - 1);
            const newPath = parseQuotedFileName(rest.substring(quoteIdx));
            if (newPath === null) {
                return null;
            }
            return {
                oldFileName,
                newFileName: newPath.fileName
            };
        }
        // Unquoted paths. Try to find the split point.
        // The format is: a/<old-path> b/<new-path>
        //
        // Note the potential ambiguity caused by the possibility of the file paths
        // themselves containing the substring ` b/`, plus the pathological case
        // described in the comment above.
        //
        // Strategy: find all occurrences of " b/" and split on the middle
        // one. When old and new names are the same (which is the only case where
        // we can't rely on extended headers later in the patch so HAVE to get
        // this right), this will always be the correct split.
        if (rest.startsWith('a/')) {
            const splits = [];
            let idx = 0;
            while (true) {
                idx = rest.indexOf(' b/', idx + 1);
                if (idx === -1) {
                    break;
                }
                splits.push(idx);
            }
            if (splits.length > 0) {
                const mid = splits[Math.floor(splits.length / 2)];
                return {
                    oldFileName: rest.substring(0, mid),
                    newFileName: rest.substring(mid + 1)
                };
            }
        }
        // Fallback: can't parse, return null
        return null;
    }
    /**
     * If `s` starts with a double quote, unquotes it using C-style escape
     * rules (as used by Git). Otherwise returns `s` as-is.
     */
    function unquoteIfQuoted(s) {
        if (s.startsWith('"')) {
            const parsed = parseQuotedFileName(s);
            if (parsed) {
                return parsed.fileName;
            }
        }
        return s;
    }
    /**
     * Parses a C-style quoted filename as used by Git or GNU `diff -u`.
     * Returns the unescaped filename and the raw length consumed (including quotes).
     */
    function parseQuotedFileName(s) {
        if (!s.startsWith('"')) {
            return null;
        }
        let result = '';
        let j = 1; // skip opening quote
        while (j < s.length) {
            if (s[j] === '"') {
                return { fileName: result, rawLength: j + 1 };
            }
            if (s[j] === '\\' && j + 1 < s.length) {
                j++;
                switch (s[j]) {
                    case 'a':
                        result += '\x07';
                        break;
                    case 'b':
                        result += '\b';
                        break;
                    case 'f':
                        result += '\f';
                        break;
                    case 'n':
                        result += '\n';
                        break;
                    case 'r':
                        result += '\r';
                        break;
                    case 't':
                        result += '\t';
                        break;
                    case 'v':
                        result += '\v';
                        break;
                    case '\\':
                        result += '\\';
                        break;
                    case '"':
                        result += '"';
                        break;
                    case '0':
                    case '1':
                    case '2':
                    case '3':
                    case '4':
                    case '5':
                    case '6':
                    case '7': {
                        // C-style octal escapes represent raw bytes. Collect
                        // consecutive octal-escaped bytes and decode as UTF-8.
                        // Validate that we have a full 3-digit octal escape
                        if (j + 2 >= s.length || s[j + 1] < '0' || s[j + 1] > '7' || s[j + 2] < '0' || s[j + 2] > '7') {
                            return null;
                        }
                        const bytes = [parseInt(s.substring(j, j + 3), 8)];
                        j += 3;
                        while (s[j] === '\\' && s[j + 1] >= '0' && s[j + 1] <= '7') {
                            if (j + 3 >= s.length || s[j + 2] < '0' || s[j + 2] > '7' || s[j + 3] < '0' || s[j + 3] > '7') {
                                return null;
                            }
                            bytes.push(parseInt(s.substring(j + 1, j + 4), 8));
                            j += 4;
                        }
                        result += new TextDecoder('utf-8').decode(new Uint8Array(bytes));
                        continue; // j already points at the next character
                    }
                    // Note that in C, there are also three kinds of hex escape sequences:
                    // - \xhh
                    // - \uhhhh
                    // - \Uhhhhhhhh
                    // We do not bother to parse them here because, so far as we know,
                    // they are never emitted by any tools that generate unified diff
                    // format diffs, and so for now jsdiff does not consider them legal.
                    default: return null;
                }
            }
            else {
                result += s[j];
            }
            j++;
        }
        // Unterminated quote
        return null;
    }
    // Parses the --- and +++ headers, if none are found, no lines
    // are consumed.
    function parseFileHeader(index) {
        const fileHeaderMatch = (/^(---|\+\+\+)\s+/).exec(diffstr[i]);
        if (fileHeaderMatch) {
            const prefix = fileHeaderMatch[1], data = diffstr[i].substring(3).trim().split('\t', 2), header = (data[1] || '').trim();
            let fileName = data[0];
            if (fileName.startsWith('"')) {
                fileName = unquoteIfQuoted(fileName);
            }
            else {
                fileName = fileName.replace(/\\\\/g, '\\');
            }
            if (prefix === '---') {
                index.oldFileName = fileName;
                index.oldHeader = header;
            }
            else {
                index.newFileName = fileName;
                index.newHeader = header;
            }
            i++;
        }
    }
    // Parses a hunk
    // This assumes that we are at the start of a hunk.
    function parseHunk() {
        var _a;
        const chunkHeaderIndex = i, chunkHeaderLine = diffstr[i++], chunkHeader = chunkHeaderLine.split(/@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/);
        const hunk = {
            oldStart: +chunkHeader[1],
            oldLines: typeof chunkHeader[2] === 'undefined' ? 1 : +chunkHeader[2],
            newStart: +chunkHeader[3],
            newLines: typeof chunkHeader[4] === 'undefined' ? 1 : +chunkHeader[4],
            lines: []
        };
        // Unified Diff Format quirk: If the chunk size is 0,
        // the first number is one lower than one would expect.
        // https://www.artima.com/weblogs/viewpost.jsp?thread=164293
        if (hunk.oldLines === 0) {
            hunk.oldStart += 1;
        }
        if (hunk.newLines === 0) {
            hunk.newStart += 1;
        }
        let addCount = 0, removeCount = 0;
        for (; i < diffstr.length && (removeCount < hunk.oldLines || addCount < hunk.newLines || ((_a = diffstr[i]) === null || _a === void 0 ? void 0 : _a.startsWith('\\'))); i++) {
            const operation = (diffstr[i].length == 0 && i != (diffstr.length - 1)) ? ' ' : diffstr[i][0];
            if (operation === '+' || operation === '-' || operation === ' ' || operation === '\\') {
                hunk.lines.push(diffstr[i]);
                if (operation === '+') {
                    addCount++;
                }
                else if (operation === '-') {
                    removeCount++;
                }
                else if (operation === ' ') {
                    addCount++;
                    removeCount++;
                }
            }
            else {
                throw new Error(`Hunk at line ${chunkHeaderIndex + 1} contained invalid line ${diffstr[i]}`);
            }
        }
        // Handle the empty block count case
        if (!addCount && hunk.newLines === 1) {
            hunk.newLines = 0;
        }
        if (!removeCount && hunk.oldLines === 1) {
            hunk.oldLines = 0;
        }
        // Perform sanity checking
        if (addCount !== hunk.newLines) {
            throw new Error('Added line count did not match for hunk at line ' + (chunkHeaderIndex + 1));
        }
        if (removeCount !== hunk.oldLines) {
            throw new Error('Removed line count did not match for hunk at line ' + (chunkHeaderIndex + 1));
        }
        // Check for extra hunk-body-like lines after the declared line counts
        // were exhausted. If the very next line starts with ' ', '+', or '-',
        // the hunk's line counts were probably wrong — unless it's a file
        // header (--- or +++), which legitimately appears immediately after a
        // hunk in multi-file diffs without Index lines.
        if (i < diffstr.length && diffstr[i] && (/^[+ -]/).test(diffstr[i])
            && !isFileHeader(diffstr[i])) {
            throw new Error('Hunk at line ' + (chunkHeaderIndex + 1)
                + ' has more lines than expected (expected '
                + hunk.oldLines + ' old lines and ' + hunk.newLines + ' new lines)');
        }
        return hunk;
    }
    while (i < diffstr.length) {
        parseIndex();
    }
    return list;
}

// EXTERNAL MODULE: ./build/kernel/errors.js
var errors = __nccwpck_require__(6641);
;// CONCATENATED MODULE: ./build/change/binary.js
/**
 * Which file is really binary. A NUL byte, an attribute or a second encoding must not hide source text from a
 * reviewer, so only known formats, and content that is no text in any reading, are left out as binary.
 */
const BINARY_FORMATS = new Set('png jpg jpeg gif webp avif ico bmp tif tiff heic psd pdf zip gz tgz bz2 xz zst 7z rar jar war whl egg nupkg woff woff2 ttf otf eot mp3 mp4 m4a mov avi mkv webm ogg wav flac class pyc pyo o a so dylib dll exe lib wasm bin dat db sqlite sqlite3 parquet avro onnx pt npy npz pkl docx xlsx pptx odt ods keystore jks p12 pfx der'.split(' '));
const SOURCE_FORMATS = new Set('js jsx mjs cjs ts tsx mts cts vue svelte py pyi rb go rs java kt kts scala c cc cpp cxx h hpp cs fs vb php swift m mm dart lua pl pm r jl ex exs erl hs clj sh bash zsh fish ps1 psm1 bat cmd sql html htm css scss less xml svg yml yaml json json5 toml ini cfg conf env md mdx rst txt tf hcl proto graphql gradle groovy cmake mk dockerfile'.split(' '));
/** Share of characters that are no text above which content is taken for data. */
const DATA_SHARE = 0.1;
const SAMPLE = 64_000;
function extensionOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : name;
}
/** A format whose content nobody reads as text. */
function isBinaryFormat(path) {
    return BINARY_FORMATS.has(extensionOf(path));
}
/** A file that people read; calling it binary would hide it. */
function isSourceFormat(path) {
    return SOURCE_FORMATS.has(extensionOf(path));
}
/** True where `text`, as decoded, is data: many bytes that are no UTF-8. Control characters and NUL are no sign. */
function looksLikeData(text) {
    const sample = text.slice(0, SAMPLE);
    let odd = 0;
    for (let at = sample.indexOf('\ufffd'); at >= 0; at = sample.indexOf('\ufffd', at + 1))
        odd += 1;
    return odd > sample.length * DATA_SHARE;
}

;// CONCATENATED MODULE: ./build/change/diff-header.js
const SYMLINK_MODE = '120000';
const SUBMODULE_MODE = '160000';
/** `oldFile` and `newFile` are the names as the diff package decoded them; they stand where a name is quoted. */
function readHeader(header, oldFile, newFile) {
    const lines = header.split('\n');
    const after = (start) => lines.find((line) => line.startsWith(start))?.slice(start.length);
    const mode = (...starts) => starts.map(after).find((value) => value !== undefined && /^[0-7]{6}$/.test(value));
    const unchanged = /^[0-9a-f]+\.\.[0-9a-f]+ ([0-7]{6})$/.exec(after('index ') ?? '')?.[1];
    const halves = plainHalves(lines[0] ?? '');
    const [oldSide, newSide] = withoutPrefixes(plainName(after('--- ')) ?? halves?.[0] ?? oldFile, plainName(after('+++ ')) ?? halves?.[1] ?? newFile);
    const moved = (verb) => [
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
function kindOf(header, binary) {
    const modes = [header.oldMode, header.newMode];
    if (modes.includes(SUBMODULE_MODE))
        return 'submodule';
    if (modes.includes(SYMLINK_MODE))
        return 'symlink';
    return binary ? 'binary' : 'text';
}
function statusOf(after) {
    if (after('new file mode ') !== undefined)
        return 'added';
    if (after('deleted file mode ') !== undefined)
        return 'deleted';
    if (after('rename from ') !== undefined)
        return 'renamed';
    return after('copy from ') === undefined ? 'modified' : 'copied';
}
/** git ends an unquoted name that holds a blank with a tab; a quoted one is left to the package. */
function plainName(text) {
    return text === undefined || text.startsWith('"') ? undefined : text.split('\t', 1)[0];
}
function plainMove(text) {
    return text === undefined || text.startsWith('"') ? undefined : text;
}
/** The two equal names of a `diff --git` line where no other line names the file (mode only, empty, binary). */
function plainHalves(line) {
    const names = line.replace(/^diff --git /, '');
    const half = (names.length - 1) / 2;
    if (!Number.isInteger(half) || names.startsWith('"') || names[half] !== ' ')
        return undefined;
    const [left, right] = [names.slice(0, half), names.slice(half + 1)];
    const same = left === right || (/^[a-z]\//.test(left) && /^[a-z]\//.test(right) && left.slice(2) === right.slice(2));
    return same ? [left, right] : undefined;
}
/** `a/` and `b/`, or the mnemonic pairs (`c/ i/ w/ o/`); none where git was told to write none. */
function withoutPrefixes(left, right) {
    const names = [left, right].map((name) => (name === '/dev/null' ? undefined : name));
    const marks = names.map((name) => (name === undefined ? undefined : /^([abciow])\//.exec(name)?.[1]));
    const present = marks.filter((_, index) => names[index] !== undefined);
    const prefixed = present.length > 0 &&
        present.every((mark) => mark !== undefined) &&
        (present.length === 1 || present[0] !== present[1]);
    const strip = (name) => (prefixed ? name?.slice(2) : name);
    return [strip(names[0]), strip(names[1])];
}

;// CONCATENATED MODULE: ./build/change/parse-diff.js
/**
 * Diff text → files. The `diff` package reads hunks and paths; this cuts the text into one section a file
 * (kept byte for byte for prompts), reads git's extended headers and refuses what would lose lines.
 */




/**
 * Reads a git or plain unified diff. Text before the first file (a mail header) is not part of the change.
 * @throws ReviewError `diff-malformed` for a combined diff, a hunk that is short or long, or text without any file.
 */
function parseDiff(text) {
    if (text.trim() === '')
        return [];
    const sections = splitSections(text);
    if (sections.length > 0)
        return sections.map((section, index) => parseGitSection(section, index));
    return parsePlainDiff(text);
}
/** One string a file, each from its `diff --git` line on. Hunk content can't start with `d`, so this is exact. */
function splitSections(text) {
    if (['diff --cc ', 'diff --combined '].some((start) => lineStarts(text, start).length > 0)) {
        throw malformed('it is a combined diff of a merge', 'Make it with `git diff <base> <head>` instead.');
    }
    const starts = lineStarts(text, 'diff --git ');
    return starts.map((start, index) => text.slice(start, starts[index + 1] ?? text.length));
}
/** Where the first hunk of a section starts; the section's length where it has none. */
function headerLength(section) {
    const at = section.indexOf('\n@@ ');
    return at < 0 ? section.length : at + 1;
}
/** Where the lines that begin with `start` begin; a plain search, which is several times faster than a pattern. */
function lineStarts(text, start) {
    const places = text.startsWith(start) ? [0] : [];
    for (let at = text.indexOf(`\n${start}`); at >= 0; at = text.indexOf(`\n${start}`, at + 1))
        places.push(at + 1);
    return places;
}
function parseGitSection(text, index) {
    const { patch, section } = readSection(text, index);
    if (patch === undefined)
        throw malformed(`file ${index + 1} has no readable header`);
    const headerEnd = headerLength(section);
    const header = readHeader(section.slice(0, headerEnd), patch.oldFileName, patch.newFileName);
    const path = header.newName ?? header.oldName;
    if (path === undefined)
        throw malformed(`file ${index + 1} names no path`);
    const content = section.slice(headerEnd);
    const binary = header.saysBinary || (content.includes('\0') && isBinaryFormat(path)) || looksLikeData(content);
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
function readSection(text, index) {
    const what = `file ${index + 1}`;
    try {
        return { patch: readPatch(text, what)[0], section: text };
    }
    catch (thrown) {
        const end = text.search(/(?<=\n)-- ?\n[0-9]+\.[0-9][^\n]*(?=\n|$)/);
        if (end < 0)
            throw thrown;
        const section = text.slice(0, end);
        return { patch: readPatch(section, what)[0], section };
    }
}
/** Hunks with the `@@` lines as they stand in the text (the package drops the section heading). */
function hunksOf(patch, content) {
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
function parsePlainDiff(text) {
    const patches = readPatch(text, 'the diff').filter((patch) => patch.hunks.length > 0);
    if (patches.length === 0)
        throw malformed('it names no file', 'Pass the output of `git diff`.');
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
function readPatch(text, what) {
    try {
        return parsePatch(text);
    }
    catch (cause) {
        throw malformed(`${what} can't be read (${(0,errors/* messageOf */.b)(cause).split('\n', 1)[0]?.slice(0, 120)})`, undefined, cause);
    }
}
function withoutPrefix(name, prefix) {
    return name?.startsWith(prefix) ? name.slice(prefix.length) : name;
}
function malformed(why, next = 'No part of it was reviewed. Make the diff again with `git diff`.', cause) {
    return new errors/* ReviewError */.Z('diff-malformed', `The diff is malformed: ${why}.`, {
        next,
        ...(cause === undefined ? {} : { cause }),
    });
}


/***/ }),

/***/ 5140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   jN: () => (/* binding */ makeArtifact),
/* harmony export */   jr: () => (/* binding */ requireUnchanged),
/* harmony export */   ym: () => (/* binding */ ARTIFACTS),
/* harmony export */   zi: () => (/* binding */ canaryLine)
/* harmony export */ });
/* unused harmony export ARTIFACT_FILES */
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1694);
/* harmony import */ var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6641);
/**
 * The documents of a run's context. Each carries a random word of its own, and each is frozen when it is written, so that
 * code can tell where its words turn up and whether anyone changed it (spec quality-gates f.2).
 */


/** Knowledge leads (01a), X-ray, independent claims (01b), knowledge provenance (01), interconnect map (02). */
const ARTIFACTS = ['leads', 'xray', 'claims', 'provenance', 'map'];
const ARTIFACT_FILES = {
    leads: '01a-knowledge-leads.md',
    xray: 'xray.md',
    claims: '01b-independent-claims.md',
    provenance: '01-knowledge-provenance.md',
    map: '02-interconnect-map.md',
};
/** `word` is random and is in no other artifact and in no text of the change. */
function makeArtifact(name, body, word) {
    const canary = `context-${name}-${word}`;
    const text = `${canaryLine(canary)}\n\n${body.trimEnd()}\n`;
    return { name, file: ARTIFACT_FILES[name], text, canary, digest: (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(text) };
}
/** The line that goes with every excerpt of an artifact. */
function canaryLine(canary) {
    return `(${canary}: a mark of this document, not a part of it)`;
}
/** @throws ReviewError `context-changed` where the kept file is no longer what was written. */
async function requireUnchanged(store, artifact) {
    const now = await store.read(artifact.file);
    if (now === undefined || (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(now) !== artifact.digest)
        throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewError */ .Z('context-changed', `${artifact.file} was changed after it was written.`, {
            next: 'See what else writes into the folder of the run.',
        });
}


/***/ }),

/***/ 5520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ scopeText),
/* harmony export */   NI: () => (/* binding */ diffText)
/* harmony export */ });
/* unused harmony export MOST_DIFF */
/* harmony import */ var _agents_repository_tools_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5341);
/** The change as those who make context are shown it: what may hold secrets is named, and so is what has no room. */

/** Characters of the diff that a context call is shown; the rest of its files are named. */
const MOST_DIFF = 200_000;
function scopeText(files) {
    return `# Scope\n\n${files.map(({ path, status }) => `- ${path} (${status})`).join('\n')}\n`;
}
function diffText(files) {
    let room = MOST_DIFF;
    const left = [];
    const shown = files.flatMap(({ path, oldPath, section }) => {
        if ((0,_agents_repository_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretLike */ .CF)(path) || (0,_agents_repository_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretLike */ .CF)(oldPath)) {
            left.push(`${path} (may hold secrets)`);
            return [];
        }
        if (section.length > room) {
            left.push(`${path} (no room)`);
            return [];
        }
        room -= section.length;
        return [section];
    });
    return `${shown.join('')}${left.length === 0 ? '' : `\nChanged, and not shown: ${left.join(', ')}\n`}`;
}


/***/ }),

/***/ 1634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ documentOf)
/* harmony export */ });
/* harmony import */ var _isolation_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3762);

/** What such a file says is what is being questioned, so it is no evidence of anybody's own. */
function documentOf(paths) {
    const named = Object.values(paths ?? {}).flatMap((path) => path === undefined ? [] : [path.replace(/^\.\//, '').replace(/\/+$/, '')]);
    return (path) => (0,_isolation_js__WEBPACK_IMPORTED_MODULE_0__/* .isCommittedContext */ .oR)(path) ||
        named.some((document) => path === document || path.startsWith(`${document}/`));
}


/***/ }),

/***/ 6107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   OK: () => (/* binding */ hotSpotsOf),
/* harmony export */   i7: () => (/* binding */ risksOf),
/* harmony export */   pt: () => (/* binding */ NOT_DONE)
/* harmony export */ });
/* harmony import */ var _dimensions_code_words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9011);
/** Where code meets the world, and where it says itself that it is not done: by pattern, never by opinion (f.3, f.7). */

const SPOTS = [
    [
        'HTTP in',
        'inbound',
        'high',
        /@(?:Get|Post|Put|Patch|Delete|RequestMapping|GetMapping|PostMapping)\b|@\w+\.(?:route|get|post|put|patch|delete)\s*\(|\b(?:router|app|server|mux)\.(?:get|post|put|patch|delete|HandleFunc)\s*\(|\[Http(?:Get|Post|Put|Delete)/,
    ],
    [
        'HTTP out',
        'outbound',
        'medium',
        /\bfetch\s*\(|\baxios\b|\brequests\.(?:get|post|put|delete|patch)\b|\bhttpx?\.(?:Get|Post|NewRequest|AsyncClient|Client)\b|\burllib\b|\bHttpClient\b|\breqwest::/,
    ],
    [
        'database',
        'both',
        'high',
        /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b|\.objects\.|\bsession\.(?:add|execute|query|commit)\b|\bprisma\.\w+|\.(?:executeQuery|prepareStatement|findOne|createQueryBuilder)\b|\bdb\.(?:Query|Exec|query|execute)\b/,
    ],
    [
        'queue',
        'both',
        'high',
        /\b(?:kafka|amqp|rabbitmq|sqs|pubsub|celery|dramatiq|nats)\b|\b(?:enqueue|dequeue|publish|consume)\w*\s*\(/i,
    ],
    [
        'file system',
        'both',
        'medium',
        /\bfs\.(?:read|write|open|rm|unlink|mkdir|rename)\w*|\bopen\s*\(|\bos\.(?:Open|Create|Remove|remove|rename)\b|\bFile(?:Reader|Writer|OutputStream|::open)\b/,
    ],
    [
        'process',
        'outbound',
        'high',
        /\bsubprocess\b|\bPopen\b|\bspawn\w*\s*\(|\bexecFile\w*\s*\(|\bexec\.Command\b|\bRuntime\.getRuntime\b|\bos\.system\b/,
    ],
    [
        'environment',
        'inbound',
        'low',
        /\bprocess\.env\b|\bos\.(?:environ|getenv|Getenv)\b|\bSystem\.getenv\b|\bstd::env::/,
    ],
    ['cache', 'both', 'medium', /\bcache\.(?:get|set|del|delete|put)\b|\bredis\b|\bmemcached?\b/i],
    [
        'timer',
        'both',
        'medium',
        /\bset(?:Interval|Timeout)\s*\(|\btime\.(?:Sleep|AfterFunc|NewTicker)\b|\bscheduler?\b|\bcron\b/i,
    ],
    [
        'UI state',
        'both',
        'low',
        /\buse(?:State|Effect|Ref|Reducer|LayoutEffect)\s*\(|\bref\s*\(|\bsetState\s*\(/,
    ],
    [
        'lock',
        'both',
        'medium',
        /\b(?:mutex|semaphore|synchronized|RwLock|lock_guard)\b|\.(?:Lock|acquire|lock)\s*\(/i,
    ],
];
/** A debt, and no danger by itself. */
const NOT_DONE = 'says itself that it is not done';
const RISKS = [
    [
        'catches everything',
        /\bexcept\s*(?:Exception|BaseException)?\s*:|\bcatch\s*(?:\((?:Exception|Throwable|\.\.\.)[^)]*\)\s*)?\{[\s}]*$/,
    ],
    ['runs text as code', /\beval\s*\(|\bnew Function\s*\(|\bexec\s*\(\s*["'f]/],
    ['builds SQL from text', /(?:SELECT|INSERT|UPDATE|DELETE)\b[^;]*(?:["'`]\s*\+|\$\{|%s|\bf["'])/],
    [
        'turns a check off',
        /\bverify\s*=\s*False\b|rejectUnauthorized\s*:\s*false|InsecureSkipVerify|@ts-ignore|# type: ignore|\bnosec\b|eslint-disable/,
    ],
    [NOT_DONE, /\b(?:TODO|FIXME|HACK|XXX)\b/],
];
/** Hot-spots of one file, a line each at the most once a kind. */
function hotSpotsOf({ path, text }) {
    const found = [];
    text.split('\n').forEach((line, index) => {
        if (line.length > _dimensions_code_words_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_LINE */ .i2 || (0,_dimensions_code_words_js__WEBPACK_IMPORTED_MODULE_0__/* .isComment */ .Cn)(line))
            return;
        for (const [kind, direction, risk, pattern] of SPOTS)
            if (pattern.test(line))
                found.push({ kind, direction, risk, path, line: index + 1 });
    });
    return found;
}
function risksOf({ path, text, }) {
    return text
        .split('\n')
        .flatMap((line, index) => line.length > _dimensions_code_words_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_LINE */ .i2
        ? []
        : RISKS.flatMap(([what, pattern]) => (pattern.test(line) ? [{ what, path, line: index + 1 }] : [])));
}


/***/ }),

/***/ 3762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Kz: () => (/* binding */ contaminationIn),
  oR: () => (/* binding */ isCommittedContext),
  Bs: () => (/* binding */ requireClean),
  zw: () => (/* binding */ withoutMarks)
});

// UNUSED EXPORTS: MAY_SEE, mustNotSee, withoutCommittedContext

// EXTERNAL MODULE: ./build/kernel/errors.js
var errors = __nccwpck_require__(6641);
;// CONCATENATED MODULE: ./build/kernel/redact.js
/**
 * Secrets taken out of text before it leaves the process: the values this run knows, and what looks like
 * a token by prefix and alphabet (never by length: today's tokens are longer than yesterday's).
 */
const TOKEN_SHAPES = (/* unused pure expression or super */ null && ([
    /\b(?:ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9_.-]{16,}/g,
    /\bgithub_pat_[A-Za-z0-9_]{20,}/g,
    /\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{4,}\.[A-Za-z0-9_-]*/g,
    /\bsk-[A-Za-z0-9_-]{16,}/g,
    /\bAIza[A-Za-z0-9_-]{20,}/g,
    /\bhf_[A-Za-z0-9]{20,}/g,
    /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g,
    /\bnpm_[A-Za-z0-9]{20,}/g,
    /\bglpat-[A-Za-z0-9_-]{16,}/g,
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
    /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
]));
/** Shorter known values would also hit ordinary words. */
const SHORTEST_KNOWN_SECRET = 6;
const REPLACEMENT = '[redacted]';
/** `value` with every text in it cleaned; keys and everything that is no text stay. */
function cleanValue(value, clean) {
    return cleaned(value, clean);
}
function cleaned(value, clean) {
    if (typeof value === 'string')
        return clean(value);
    if (Array.isArray(value))
        return value.map((item) => cleaned(item, clean));
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleaned(item, clean)]));
}
/** A redactor for the given secret values (keys, tokens) and for token shapes in general. */
function createRedactor(knownSecrets) {
    const known = [...new Set(knownSecrets)]
        .filter((secret) => secret.length >= SHORTEST_KNOWN_SECRET)
        .sort((left, right) => right.length - left.length);
    return {
        clean(text) {
            let cleaned = text;
            for (const secret of known)
                cleaned = cleaned.replaceAll(secret, REPLACEMENT);
            for (const shape of TOKEN_SHAPES)
                cleaned = cleaned.replace(shape, REPLACEMENT);
            return cleaned;
        },
    };
}

// EXTERNAL MODULE: ./build/context/artifact.js
var artifact = __nccwpck_require__(5140);
;// CONCATENATED MODULE: ./build/context/isolation.js



/** A row of the matrix each; what is not named must not be seen. */
const MAY_SEE = {
    auditor: ['leads'],
    mapper: ['leads', 'xray'],
    join: ['leads', 'xray', 'claims', 'map', 'provenance'],
    reviewer: ['xray', 'provenance', 'map'],
    'logic-integrity': ['xray', 'provenance', 'map'],
    'structural-entropy': ['xray'],
    premise: ['leads', 'xray', 'claims', 'provenance', 'map'],
    lens: [],
    critic: ['xray', 'map'],
    gate: [],
    raw: [],
};
function mustNotSee(reader) {
    return artifact/* ARTIFACTS */.ym.filter((name) => !MAY_SEE[reader].includes(name));
}
/** The artifact whose mark stands in a text where it must not; undefined where none does. */
function contaminationIn(text, reader, artifacts) {
    const forbidden = mustNotSee(reader);
    return artifacts.find(({ name, canary }) => forbidden.includes(name) && text.includes(canary))?.name;
}
/** @throws ReviewError `context-leaked` before a call that would show what its reader must not see. */
function requireClean(text, reader, artifacts) {
    const leaked = contaminationIn(text, reader, artifacts);
    if (leaked !== undefined)
        throw new errors/* ReviewError */.Z('context-leaked', `The prompt of ${reader} holds the ${leaked}, which it must not see.`, {
            next: 'Report this: it is a fault of this program.',
        });
}
/**
 * What a model wrote, without marks that it copied: a mark in a finding would stop every call that quotes it, and with
 * them the panel.
 */
function withoutMarks(value, artifacts) {
    if (artifacts.length === 0)
        return value;
    return cleanValue(value, (text) => artifacts.reduce((left, { canary }) => left.replaceAll(canary, '(mark)'), text));
}
/** Context that a repository has committed; whoever derives claims of their own must not read it. */
const COMMITTED = /(?:^|\/)(?:\.codebase-xray|\.deep-dive|\.team-review[^/]*)(?:\/|$)/;
function isCommittedContext(path) {
    return COMMITTED.test(path);
}
/** The repository without the context of earlier runs that somebody committed to it: no agent's to find (f.2). */
function withoutCommittedContext(reader) {
    return {
        list: async (directory) => isCommittedContext(`${directory}/`)
            ? undefined
            : (await reader.list(directory))?.filter((entry) => !isCommittedContext(directory === '' ? entry : `${directory}/${entry}`)),
        read: async (path) => (isCommittedContext(path) ? undefined : reader.read(path)),
        search: async (text) => (await reader.search(text)).filter(({ path }) => !isCommittedContext(path)),
    };
}


/***/ }),

/***/ 2172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   lv: () => (/* binding */ forReviewer),
/* harmony export */   q_: () => (/* binding */ forCritic),
/* harmony export */   wo: () => (/* binding */ noKnowledge),
/* harmony export */   xt: () => (/* binding */ forPremise)
/* harmony export */ });
/* unused harmony export artifactOf */
/* harmony import */ var _agents_fence_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1482);
/* harmony import */ var _artifact_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5140);
/* harmony import */ var _map_row_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6923);
/* harmony import */ var _routing_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5902);
/** What a run knows beside the change, and the part of it that each reader is shown. */




function noKnowledge(mode, reason, notes = []) {
    return {
        mode,
        reason,
        artifacts: [],
        rows: [],
        claims: undefined,
        structure: '',
        risks: [],
        notes,
        calls: [],
        builtIn: 0,
        duration: 0,
    };
}
/** Characters of an excerpt; what is beyond is counted, never cut in a row. */
const MOST_TEXT = 40_000;
const EPISTEMIC = `What follows was made by code and by other models. It is a list of hypotheses and can be wrong.

- A \`verified\` row cites where it is enforced, and may be reused. \`documented\`, \`unverified\` and \`disputed\` rows are claims: derive them again from the code before anything rests on them.
- Look for rows that the change contradicts, and for rules that no row states. A row that is not here is no evidence of absence.
- A finding that rests on a row has \`premise_provenance\` "shared-context", or "mixed", and names the row in \`map_anchor\`: {"section": "…", "row_id": "…", "map_gap": false}. A broken rule that no row states has "row_id": null and "map_gap": true, with evidence both for the rule and for the violation.
- List every row that you tested in \`map_rows_tested\`: {"row_id": "…", "verdict": "holds|violated|contradicted|undecided", "evidence": [places]}.
`;
const SCOPE_BUDGET = 'After about 15 reads without a finding, stop and answer with the outcome "off_topic".\n';
const NOTHING = { text: '', rows: [] };
/** The rows that are routed to a reviewer of `files`, or the structure where that is what its dimension works with. */
function forReviewer(knowledge, dimension, files, tools) {
    if (knowledge.mode !== 'full')
        return NOTHING;
    if (dimension === 'structural-entropy')
        return structureFor(knowledge, tools);
    const map = artifactOf(knowledge, 'map');
    const routed = (0,_routing_js__WEBPACK_IMPORTED_MODULE_3__/* .rowsFor */ .f)(dimension, knowledge.rows, files);
    if (map === undefined || routed.length === 0)
        return NOTHING;
    const { lines, shown, left } = fitting(routed);
    const body = [(0,_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .canaryLine */ .zi)(map.canary), '', ...lines, ...leftLine(left)].join('\n');
    return { text: section(EPISTEMIC, 'MAP', body, tools), rows: shown };
}
function structureFor(knowledge, tools) {
    const xray = artifactOf(knowledge, 'xray');
    if (xray === undefined || knowledge.structure === '')
        return NOTHING;
    const body = [(0,_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .canaryLine */ .zi)(xray.canary), '', cut(knowledge.structure)].join('\n');
    return {
        text: section('What code read of the repository around the change. It names what there is, not what is right.\n', 'X-RAY', body, tools),
        rows: [],
    };
}
function section(introduction, label, body, tools) {
    const fence = (0,_agents_fence_js__WEBPACK_IMPORTED_MODULE_0__/* .createFence */ .K)([body]);
    return `\n## Around the change\n\n${introduction}${tools ? SCOPE_BUDGET : ''}\n${fence.wrap(label, body)}\n`;
}
/** Map, provenance and independent claims for lens 0: what bears on the finding's file first (c.4). */
function forPremise(knowledge, path) {
    if (knowledge.mode !== 'full')
        return [];
    const near = (row) => (row.status === 'disputed' ? 0 : 2) +
        (row.cites.some((place) => place.path === path) ? 0 : 1) +
        (_map_row_js__WEBPACK_IMPORTED_MODULE_2__/* .CLAIMING */ .vj.has(row.section) ? 0 : 4);
    const { lines, left } = fitting([...knowledge.rows].sort((one, other) => near(one) - near(other)));
    const map = artifactOf(knowledge, 'map');
    const texts = map === undefined ? [] : [['MAP', [(0,_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .canaryLine */ .zi)(map.canary), '', ...lines, ...leftLine(left)].join('\n')]];
    for (const [label, name] of [
        ['KNOWLEDGE-PROVENANCE', 'provenance'],
        ['INDEPENDENT-CLAIMS', 'claims'],
    ]) {
        const artifact = artifactOf(knowledge, name);
        if (artifact !== undefined)
            texts.push([label, cut(artifact.text)]);
    }
    return texts;
}
/** The map, what claims something first, and the risks, for the critic (d.1). */
function forCritic(knowledge) {
    const map = artifactOf(knowledge, 'map');
    const { lines, left } = fitting([
        ...knowledge.rows.filter(({ section }) => _map_row_js__WEBPACK_IMPORTED_MODULE_2__/* .CLAIMING */ .vj.has(section)),
        ...knowledge.rows.filter(({ section }) => section === 'HS' || section === 'IR'),
    ]);
    const risks = knowledge.risks.map(({ what, path, line }) => `${path}:${line} ${what}`).slice(0, 200);
    return [
        [
            'MAP',
            map === undefined ? 'none' : [(0,_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .canaryLine */ .zi)(map.canary), '', ...lines, ...leftLine(left)].join('\n'),
        ],
        ['RISKS', risks.join('\n') || 'none'],
    ];
}
function artifactOf(knowledge, name) {
    return knowledge.artifacts.find((artifact) => artifact.name === name);
}
function fitting(rows) {
    const lines = [];
    const shown = [];
    let room = MOST_TEXT;
    for (const row of rows) {
        const line = `${_map_row_js__WEBPACK_IMPORTED_MODULE_2__/* .SECTIONS */ .bP[row.section]}: ${(0,_map_row_js__WEBPACK_IMPORTED_MODULE_2__/* .renderRow */ .re)(row)}`;
        if (line.length > room)
            continue;
        room -= line.length + 1;
        lines.push(line);
        shown.push(row);
    }
    return { lines, shown, left: rows.length - shown.length };
}
/** Whole lines up to the bound, and how many more there are. */
function cut(text) {
    if (text.length <= MOST_TEXT)
        return text;
    const kept = text.slice(0, text.lastIndexOf('\n', MOST_TEXT) + 1);
    return `${kept}(${text.slice(kept.length).split('\n').length} further lines are left out)\n`;
}
function leftLine(left) {
    return left === 0 ? [] : [`(${left} further rows are left out)`];
}


/***/ }),

/***/ 531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ onOneLine),
/* harmony export */   K: () => (/* binding */ listed)
/* harmony export */ });
/** Lines of a document's section, each on its own line; an empty one says so, and what is beyond `most` is counted. */
function listed(items, most = 300) {
    if (items.length === 0)
        return '(none)';
    const rest = items.length - most;
    return [...items.slice(0, most).map(onOneLine), ...(rest > 0 ? [`(${rest} more)`] : [])].join('\n');
}
/** Names of files can hold anything, a line that looks like another row among it. */
function onOneLine(text) {
    return text.replace(/[\s\u0085\u2028\u2029]+/g, ' ');
}


/***/ }),

/***/ 6923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   bP: () => (/* binding */ SECTIONS),
/* harmony export */   jN: () => (/* binding */ numbered),
/* harmony export */   ql: () => (/* binding */ settleRow),
/* harmony export */   re: () => (/* binding */ renderRow),
/* harmony export */   vj: () => (/* binding */ CLAIMING),
/* harmony export */   x_: () => (/* binding */ renderMap)
/* harmony export */ });
/* unused harmony export MOST_ROWS */
/* harmony import */ var _listed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(531);

const SECTIONS = {
    TS: 'Target scope',
    CG: 'Call graph',
    CF: 'Contracts: formal',
    CS: 'Contracts: structural',
    CI: 'Contracts: implicit',
    INV: 'Invariants',
    DR: 'Domain rules',
    AS: 'Assumptions',
    HS: 'Integration hot-spots',
    IR: 'Change impact radius',
    RH: 'Reviewer hints',
};
/** Sections whose rows claim something, so that each needs a status. */
const CLAIMING = new Set(['CF', 'CS', 'CI', 'INV', 'DR', 'AS']);
/** `resolves` tells whether a place is a line of the head commit. */
async function settleRow(row, resolves) {
    const answers = await Promise.all(row.cites.map(resolves));
    const cites = row.cites.filter((_, index) => answers[index] === true);
    const lost = row.cites.length - cites.length;
    const lowered = (note) => ({ ...row, cites, status: 'unverified', note });
    if (!CLAIMING.has(row.section))
        return { ...row, cites };
    switch (row.status) {
        case 'disputed':
            return distinct(cites) >= 2 ? { ...row, cites } : lowered('disputed without a citation for each side');
        case 'verified':
        case 'documented':
            return cites.length > 0 && lost === 0
                ? { ...row, cites }
                : lowered(lost > 0 ? 'a citation does not resolve' : 'nothing is cited');
        case 'unverified':
            return { ...row, cites };
        case null:
            return lowered('no status');
    }
}
function distinct(places) {
    return new Set(places.map(({ path, line }) => `${path}:${line}`)).size;
}
/** Rows of a section numbered in order. */
function numbered(rows) {
    const counts = new Map();
    return rows.map((row) => {
        const number = (counts.get(row.section) ?? 0) + 1;
        counts.set(row.section, number);
        return { ...row, id: `${row.section}${number}` };
    });
}
/** `[INV1] (verified) text, at a.ts:3`, on one line. */
function renderRow({ id, status, text, cites, note }) {
    const places = cites.map(({ path, line }) => `${path}:${line}`).join(', ');
    return (0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .onOneLine */ .G)(`[${id}]${status === null ? '' : ` (${status})`} ${clipped(text)}${places === '' ? '' : `, at ${places}`}${note === '' ? '' : ` (${clipped(note)})`}`);
}
/** Characters of a row's words that are shown. */
const LONGEST_TEXT = 2_000;
function clipped(text) {
    const plain = (0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .onOneLine */ .G)(text).trim();
    return plain.length <= LONGEST_TEXT
        ? plain
        : `${plain.slice(0, LONGEST_TEXT)} (${plain.length - LONGEST_TEXT} characters more)`;
}
/** Most lines of a rendered map; what is beyond is counted. */
const MOST_ROWS = 1_400;
function renderMap(rows) {
    const shown = rows.slice(0, MOST_ROWS);
    const parts = Object.entries(SECTIONS).map(([section, title]) => {
        const own = shown.filter((row) => row.section === section).map((row) => `- ${renderRow(row)}`);
        return `## ${title}\n\n${(0,_listed_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .K)(own, MOST_ROWS)}`;
    });
    const rest = rows.length - shown.length;
    return [
        '# Interconnect map',
        'An index of fallible hypotheses, not ground truth. A row that is not here is no evidence of absence.',
        ...parts,
        ...(rest > 0 ? [`(${rest} further rows are left out)`] : []),
    ].join('\n\n');
}


/***/ }),

/***/ 5902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ hintRows),
/* harmony export */   f: () => (/* binding */ rowsFor)
/* harmony export */ });
const ROUTES = {
    security: { sections: ['HS', 'AS', 'CI'], only: { HS: /inbound|both/, AS: 'unverified' } },
    architecture: { sections: ['INV', 'CS', 'CI', 'CG'] },
    'logic-integrity': { sections: ['CI', 'INV', 'AS', 'DR'], only: { CI: 'unverified', AS: 'unverified' } },
    'distributed-flows': { sections: ['HS', 'CG'], only: { HS: /HTTP|queue|process/ } },
    'circular-deps': {
        sections: ['AS', 'HS', 'INV'],
        only: { AS: /\b(?:init|start|boot|order|load|register)/i, HS: /environment/ },
    },
    'ui-races': { sections: ['INV', 'HS'], only: { HS: /UI state|timer/ } },
    'temporal-resilience': {
        sections: ['INV', 'AS', 'HS'],
        only: { AS: 'unverified', HS: /queue|timer|HTTP out/ },
    },
    'data-integrity': { sections: ['INV', 'CS', 'AS'], only: { AS: 'unverified' } },
    'resource-lifecycle': {
        sections: ['AS', 'HS'],
        only: { HS: /database|process|file system|lock|HTTP out/ },
    },
    'api-contracts': { sections: ['CF'] },
    'structural-entropy': { sections: [] },
    'codebase-hygiene': { sections: [] },
};
/** For a dimension without a row of its own: what nobody enforces, and hot-spots of the reviewer's own files. */
const OTHERS = { sections: ['AS', 'HS'], only: { AS: 'unverified' } };
/** `files` are the ones that the reviewer is given; `dimension` null is a reviewer that names none. */
function rowsFor(dimension, rows, files) {
    const own = dimension !== null && Object.hasOwn(ROUTES, dimension) ? ROUTES[dimension] : undefined;
    const { sections, only } = own ?? OTHERS;
    return rows.filter((row) => {
        if (!sections.includes(row.section))
            return false;
        // Both sides of a dispute are what a reviewer must know most.
        if (row.status === 'disputed')
            return true;
        const rule = only?.[row.section];
        if (rule === 'unverified' && row.status !== 'unverified')
            return false;
        if (rule instanceof RegExp && !rule.test(row.text))
            return false;
        return own !== undefined || row.section !== 'HS' || row.cites.some(({ path }) => files.has(path));
    });
}
/** The map's own account of who is given what. */
function hintRows(rows, dimensions) {
    return dimensions.flatMap((dimension) => {
        const ids = rowsFor(dimension, rows, new Set()).map(({ id }) => id);
        return ids.length === 0
            ? []
            : [
                {
                    section: 'RH',
                    text: `${dimension}: ${ids.slice(0, 60).join(', ')}${ids.length > 60 ? ` and ${ids.length - 60} more` : ''}`,
                    status: null,
                    cites: [],
                    note: '',
                },
            ];
    });
}


/***/ }),

/***/ 9011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ isComment),
/* harmony export */   _m: () => (/* binding */ isCode),
/* harmony export */   dl: () => (/* binding */ phraseIn),
/* harmony export */   i2: () => (/* binding */ LONGEST_LINE),
/* harmony export */   pC: () => (/* binding */ codeWords)
/* harmony export */ });
/** The words of a line of code: identifiers are taken apart, so that `retryCount` says retry and `pollute` not poll. */
/** Characters of a line that patterns are held against; a longer one is data, or was made by a machine. */
const LONGEST_LINE = 600;
/** Lower-case words in order: `setInterval(job_id)` gives set, interval, job, id. */
function codeWords(line) {
    return line
        .slice(0, LONGEST_LINE)
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1 ')
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter((word) => word !== '');
}
/** The first of the phrases (words with single spaces) that the line says; undefined for none. */
function phraseIn(line, phrases) {
    const text = ` ${codeWords(line).join(' ')} `;
    return phrases.find((phrase) => text.includes(` ${phrase} `));
}
const CODE = /\.(?:[cm]?[jt]sx?|vue|svelte|qml|py|pyi|rb|go|rs|java|kt|kts|scala|groovy|cs|fs|vb|c|cc|cpp|cxx|h|hh|hpp|m|mm|swift|php|pl|pm|lua|ex|exs|erl|clj|dart|r|jl|sh|bash|zsh|ps1|sql|graphql|gql|proto|tf)$/i;
function isCode(path) {
    return CODE.test(path);
}
/** A block that closes with code after it is code; so is a private member, and a pointer that is written to. */
const COMMENT = /^\s*(?:\/\/|\/\*(?!.*\*\/\s*\S)|\*(?:[\s/]|$)|#(?=\s|!(?!\[)|$)|--\s|;;|%|<!--|"""|''')/;
function isComment(line) {
    return COMMENT.test(line);
}


/***/ }),

/***/ 455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gq: () => (/* binding */ capDerived),
/* harmony export */   pp: () => (/* binding */ settleQuantities),
/* harmony export */   uK: () => (/* binding */ ruleSeverity)
/* harmony export */ });
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1740);

const MAGNITUDE = /(?<![\d,.])(?:\d[\d,.]{0,15}\s{0,3}(?:×|x\b|%|times\b|requests?\b|calls?\b|rows?\b|[kMGT]i?B\b|ms\b|s\b|min\b|h\b)(?:\s{0,3}(?:\/|per|a)\s{0,3}(?:s|min|hour|day|month)\b)?|[$€£]\s?\d[\d,.]{0,15})/g;
/** Declared quantities with their class settled, and those that stand undeclared in the prose, as derived. */
function settleQuantities(finding) {
    const declared = finding.quantities.map((quantity) => {
        const measured = quantity.evidenceClass === 'measured' && quantity.method !== null && quantity.method.trim() !== '';
        return { ...quantity, evidenceClass: measured ? 'measured' : 'derived' };
    });
    const cited = finding.evidence.map(({ shows }) => shows).join('\n');
    const prose = [
        finding.description,
        finding.scenario ?? '',
        finding.consequence?.sees ?? '',
        finding.consequence?.when ?? '',
    ].join('\n');
    const spotted = new Set((prose.match(MAGNITUDE) ?? []).map((value) => value.trim()));
    const undeclared = [...spotted].filter((value) => !cited.includes(value) && !declared.some(({ claim }) => claim.includes(value)));
    return [
        ...declared,
        ...undeclared.map((claim) => ({ claim, evidenceClass: 'derived', method: null })),
    ];
}
/** The silent floor, then the derived cap, which wins (b.4 rules 2 and 3). */
function ruleSeverity(finding, stated, quantities) {
    const adjustments = [];
    let severity = stated;
    const silent = finding.overTime &&
        finding.consequence !== null &&
        (finding.consequence.visibility === 'none' || finding.consequence.visibility === 'logs-only') &&
        finding.consequence.isTrue !== false;
    if (silent && (0,_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .graver */ .Gi)(severity, 'High') !== severity) {
        severity = 'High';
        adjustments.push(`${stated} raised to High: damage over time that nobody sees`);
    }
    const capped = capDerived(severity, finding.severityRestsOnQuantity, quantities);
    if (capped !== severity) {
        adjustments.push('Critical lowered to High: it rests on numbers that nobody measured; measure them first');
        severity = capped;
    }
    return { severity, adjustments, silent };
}
/** Critical that rests on derived numbers alone is High (b.4 rule 3; applied again after lens 3). */
function capDerived(severity, restsOnQuantity, quantities) {
    const derivedOnly = quantities.length > 0 && quantities.every(({ evidenceClass }) => evidenceClass !== 'measured');
    return severity === 'Critical' && derivedOnly && restsOnQuantity !== false ? 'High' : severity;
}


/***/ }),

/***/ 4438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ plainFinding)
/* harmony export */ });
/** A finding with only what every finding has; the rest says nothing. */
function plainFinding(required) {
    return {
        confidence: 100,
        category: null,
        scenario: null,
        evidence: [],
        quantities: [],
        severityRestsOnQuantity: null,
        overTime: false,
        consequence: null,
        loadBearingPremise: null,
        premiseProvenance: null,
        mapAnchor: null,
        fix: null,
        compliance: [],
        ...required,
    };
}


/***/ }),

/***/ 5163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ normalTitle),
/* harmony export */   a: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1694);
/** The identity of a finding across runs: stable against line shifts, since no line number is in it (a.4). */

/** Title as compared: case and punctuation out, identifiers kept. */
function normalTitle(title) {
    return title
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_$]+/gu, ' ')
        .trim();
}
/** Twelve hex digits over path, normalised title and premise. */
function fingerprintOf(finding) {
    const path = finding.location?.path ?? '';
    return (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(`${path}\n${normalTitle(finding.title)}\n${finding.loadBearingPremise ?? ''}`).slice(0, 12);
}


/***/ }),

/***/ 2288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ effectiveProvenance),
/* harmony export */   X: () => (/* binding */ isOverridden)
/* harmony export */ });
/* harmony import */ var _similarity_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4724);

/** Overlap of a premise and a row from which the premise is the row's (a.3 rule 4). */
const SAME_ROW = 0.8;
function effectiveProvenance(finding, context) {
    const declared = finding.premiseProvenance;
    if (context.raw === true)
        return { value: 'independent', defaulted: declared !== 'independent' };
    if (declared === null)
        return { value: context.shared ? 'shared-context' : 'independent', defaulted: true };
    if (declared !== 'independent')
        return { value: declared, defaulted: false };
    const ownReading = finding.evidence.some(({ origin, at }) => origin === 'own' && context.read.has(at.path));
    if (!ownReading)
        return { value: 'shared-context', defaulted: true };
    const row = context.rows?.get(finding.mapAnchor?.rowId ?? '');
    return row !== undefined && (0,_similarity_js__WEBPACK_IMPORTED_MODULE_0__/* .jaccard */ .xX)(row, finding.loadBearingPremise ?? '') >= SAME_ROW
        ? { value: 'mixed', defaulted: true }
        : { value: 'independent', defaulted: false };
}
/** True where the reviewer said one thing and code made it stricter. */
function isOverridden({ finding, provenance }) {
    return (provenance.defaulted &&
        provenance.value !== 'independent' &&
        finding.premiseProvenance !== null &&
        finding.premiseProvenance !== provenance.value);
}


/***/ }),

/***/ 8135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ei: () => (/* binding */ readConsequence),
/* harmony export */   Gd: () => (/* binding */ readFinding),
/* harmony export */   ae: () => (/* binding */ readQuantity),
/* harmony export */   mb: () => (/* binding */ readLocation)
/* harmony export */ });
/* unused harmony export MAX_FIELD_LENGTH */
/* harmony import */ var _kernel_json_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3128);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1740);
/* harmony import */ var _similarity_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4724);
/**
 * One finding out of a model's JSON. Strict about what a verdict rests on (title, place, confidence range),
 * lenient about form: a missing field is a compliance fault of the reviewer, never a lost finding (a.5).
 */



/** Overlap of premise and title from which the one is a paraphrase of the other (a.5). */
const SAME_WORDS = 0.8;
/** Longest text of one field that is kept; a longer one is a fault, since nothing is cut silently. */
const MAX_FIELD_LENGTH = 20_000;
function readFinding(value) {
    if (!(0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
        return { ok: false, fault: 'a finding is not an object' };
    const title = text(value['title']) ?? text(value['summary']);
    if (title === undefined || title.trim() === '')
        return { ok: false, fault: 'a finding has no title' };
    if (longestText(value) > MAX_FIELD_LENGTH)
        return { ok: false, fault: `a finding has a field of over ${MAX_FIELD_LENGTH} characters` };
    const confidence = (0,_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .readConfidence */ .$D)(value['confidence']);
    if (confidence === undefined)
        return { ok: false, fault: 'a finding has a confidence outside 0 to 100' };
    const place = (0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value['location']) ? value['location'] : value;
    const location = readLocation(place);
    if (location === undefined)
        return { ok: false, fault: 'a finding has a location that is not a path and a line' };
    const severity = (0,_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .readSeverity */ .MW)(value['severity']);
    const overTime = value['over_time'] === true;
    const consequence = readConsequence(value['consequence']);
    const declared = text(value['load_bearing_premise'])?.trim() ?? '';
    const premise = declared === '' ? null : declared;
    const provenance = oneOf(value['premise_provenance'], [
        'independent',
        'shared-context',
        'mixed',
    ]);
    const quantities = list(value['quantities']).flatMap(readQuantity);
    const compliance = [
        ...(location === null ? ['no location'] : []),
        ...(provenance === null ? ['premise provenance missing or unknown'] : []),
        ...(premise !== null && isSuspectPremise(premise, title) ? ['premise_form: suspect'] : []),
        ...(quantities.some(({ evidenceClass }) => evidenceClass === null)
            ? ['a number without an evidence class']
            : []),
        ...(severity === undefined ? ['severity missing or unknown, read as Medium'] : []),
        ...(value['confidence'] === undefined || value['confidence'] === null
            ? [`confidence missing, read as ${_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_CONFIDENCE */ .FH}`]
            : []),
        ...(premise === null ? ['no load-bearing premise'] : []),
        ...(overTime && consequence === null ? ['over-time damage without a consequence'] : []),
    ];
    return {
        ok: true,
        finding: {
            title: title.trim(),
            severity: severity ?? 'Medium',
            confidence,
            location,
            category: text(value['category']) ?? null,
            description: text(value['description']) ?? text(value['body']) ?? text(value['message']) ?? '',
            scenario: text(value['scenario']) ?? null,
            evidence: list(value['evidence']).flatMap(readEvidence),
            quantities,
            severityRestsOnQuantity: typeof value['severity_rests_on_quantity'] === 'boolean' ? value['severity_rests_on_quantity'] : null,
            overTime,
            consequence,
            loadBearingPremise: premise,
            premiseProvenance: provenance,
            mapAnchor: readAnchor(value['map_anchor']),
            fix: readFix(value['fix'] ?? value['suggestion']),
            compliance,
        },
    };
}
/** A premise that only says the title again, or is too short to be tested. */
function isSuspectPremise(premise, title) {
    return premise.trim().split(/\s+/).length < 4 || (0,_similarity_js__WEBPACK_IMPORTED_MODULE_1__/* .jaccard */ .xX)(premise, title) >= SAME_WORDS;
}
/** `path` or `file`, with `line` as a whole number from 1; null where no place is named at all. */
function readLocation(value) {
    const path = value['path'] ?? value['file'];
    const line = value['line'];
    if ((path === undefined || path === null) && (line === undefined || line === null))
        return null;
    if (typeof path !== 'string' || path === '' || !isLine(line))
        return undefined;
    const end = value['end_line'];
    return { path, line, endLine: isLine(end) && end >= line ? end : null };
}
function isLine(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}
function readEvidence(value) {
    if (!(0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value) || !(0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value['at']))
        return [];
    const at = readLocation(value['at']);
    const kind = oneOf(value['kind'], [
        'code',
        'test',
        'doc',
        'config',
        'schema',
        'log',
        'run',
    ]);
    if (!at || kind === null)
        return [];
    return [
        { kind, at, origin: value['origin'] === 'shared' ? 'shared' : 'own', shows: text(value['shows']) ?? '' },
    ];
}
function readQuantity(value) {
    if (!(0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
        return [];
    const claim = text(value['claim']);
    if (claim === undefined)
        return [];
    return [
        {
            claim,
            evidenceClass: oneOf(value['evidence_class'], ['measured', 'derived']),
            method: text(value['method']) ?? null,
        },
    ];
}
/** Null where it is missing, or who sees it and how is not known. */
function readConsequence(value) {
    if (!(0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
        return null;
    const who = oneOf(value['who'], ['user', 'operator', 'both']);
    const visibility = oneOf(value['visibility'], [
        'immediate',
        'delayed',
        'logs-only',
        'none',
    ]);
    if (who === null || visibility === null)
        return null;
    const isTrue = typeof value['is_true'] === 'boolean' ? value['is_true'] : null;
    return { who, sees: text(value['sees']) ?? '', when: text(value['when']) ?? '', visibility, isTrue };
}
function readAnchor(value) {
    if (!(0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
        return null;
    return {
        section: text(value['section']) ?? null,
        rowId: text(value['row_id']) ?? null,
        mapGap: value['map_gap'] === true,
    };
}
function readFix(value) {
    if (typeof value === 'string')
        return value === '' ? null : { text: value, replacement: null };
    if (!(0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
        return null;
    const fix = text(value['text']);
    return fix === undefined ? null : { text: fix, replacement: text(value['replacement']) ?? null };
}
function longestText(value) {
    if (typeof value === 'string')
        return value.length;
    if (typeof value !== 'object' || value === null)
        return 0;
    return Math.max(0, ...Object.values(value).map(longestText));
}
function text(value) {
    return typeof value === 'string' ? value : undefined;
}
function list(value) {
    return Array.isArray(value) ? value : [];
}
function oneOf(value, words) {
    return words.find((word) => word === value) ?? null;
}


/***/ }),

/***/ 1740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ readConfidence),
/* harmony export */   FH: () => (/* binding */ DEFAULT_CONFIDENCE),
/* harmony export */   Gi: () => (/* binding */ graver),
/* harmony export */   MW: () => (/* binding */ readSeverity),
/* harmony export */   jZ: () => (/* binding */ atLeast),
/* harmony export */   oC: () => (/* binding */ SEVERITIES)
/* harmony export */ });
/** Severity and confidence words, normalised (spec quality-gates a.1). */
const SEVERITIES = ['Critical', 'High', 'Medium', 'Low'];
/** Confidence of a finding that states none (a.1). */
const DEFAULT_CONFIDENCE = 60;
const SYNONYMS = {
    critical: 'Critical',
    high: 'High',
    must: 'High',
    "don't": 'High',
    dont: 'High',
    medium: 'Medium',
    moderate: 'Medium',
    do: 'Medium',
    low: 'Low',
};
/** A known word in any case; undefined for anything else. */
function readSeverity(value) {
    if (typeof value !== 'string')
        return undefined;
    const word = value.trim().toLowerCase().replace('’', "'");
    return Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word] : undefined;
}
/** True when `severity` is at least as grave as `bound`. */
function atLeast(severity, bound) {
    return SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(bound);
}
/** The graver of two. */
function graver(left, right) {
    return atLeast(left, right) ? left : right;
}
const CONFIDENCE_WORDS = { confirmed: 95, high: 80, medium: 60, low: 40 };
/**
 * Confidence as 0–100: words and fractions up to 1 are converted, nothing stated gives the default.
 * Undefined for a value outside every vocabulary.
 */
function readConfidence(value) {
    if (value === null || value === undefined)
        return DEFAULT_CONFIDENCE;
    if (typeof value === 'string') {
        const word = value.trim().toLowerCase();
        return Object.hasOwn(CONFIDENCE_WORDS, word) ? CONFIDENCE_WORDS[word] : undefined;
    }
    if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || value > 100)
        return undefined;
    return value > 0 && value <= 1 ? Math.round(value * 100) : Math.round(value);
}


/***/ }),

/***/ 4724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   WI: () => (/* binding */ relatePremises),
/* harmony export */   Yo: () => (/* binding */ sameIssue),
/* harmony export */   _3: () => (/* binding */ SAME_TITLE),
/* harmony export */   o0: () => (/* binding */ samePlace),
/* harmony export */   xX: () => (/* binding */ jaccard)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5163);

/** Lines apart that still are one place. */
const SAME_PLACE = 3;
const SAME_TITLE = 0.6;
const SAME_PREMISE = 0.6;
const DISJOINT_PREMISE = 0.2;
/** Texts are compared many times over; their words are taken apart once. */
const knownWords = new Map();
const MOST_KNOWN = 20_000;
function wordsOf(text) {
    const known = knownWords.get(text);
    if (known !== undefined)
        return known;
    if (knownWords.size >= MOST_KNOWN)
        knownWords.clear();
    const words = new Set((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .normalTitle */ .E)(text)
        .split(' ')
        .filter((word) => word !== ''));
    knownWords.set(text, words);
    return words;
}
/** Overlap of two texts' words, 0 to 1. */
function jaccard(left, right) {
    if (left === right)
        return 1;
    const [a, b] = [wordsOf(left), wordsOf(right)];
    if (a.size === 0 && b.size === 0)
        return 1;
    let shared = 0;
    for (const word of a)
        if (b.has(word))
            shared += 1;
    return shared / (a.size + b.size - shared);
}
/** Same path, and ranges that overlap or lie at most three lines apart. */
function samePlace(left, right) {
    if (left === null || right === null)
        return left === right;
    if (left.path !== right.path)
        return false;
    const [leftEnd, rightEnd] = [left.endLine ?? left.line, right.endLine ?? right.line];
    const overlaps = left.line <= rightEnd && right.line <= leftEnd;
    return overlaps || Math.abs(left.line - right.line) <= SAME_PLACE;
}
/** Equal taxonomy code or weakness, or titles that say the same; in doubt different (merging wrongly hides). */
function sameIssue(left, right) {
    if (left.category !== null &&
        right.category !== null &&
        isCode(left.category) &&
        left.category.toLowerCase() === right.category.toLowerCase())
        return true;
    return jaccard(left.title, right.title) >= SAME_TITLE;
}
/** `L1.2`, `CWE-79` and our own checks mean one thing each; a word such as "security/auth" does not. */
function isCode(category) {
    return /^(?:L\d+\.\w+|CWE-\d+|static\/[\w-]+)$/i.test(category);
}
/** By map row, else by words; what is undecided counts as the same (b.3). */
function relatePremises(left, right) {
    const [leftRow, rightRow] = [left.mapAnchor?.rowId ?? null, right.mapAnchor?.rowId ?? null];
    if (leftRow !== null && leftRow === rightRow)
        return 'same';
    if (left.loadBearingPremise === null || right.loadBearingPremise === null)
        return 'undecided';
    const likeness = jaccard(left.loadBearingPremise, right.loadBearingPremise);
    if (likeness >= SAME_PREMISE)
        return 'same';
    return likeness < DISJOINT_PREMISE && leftRow !== null && rightRow !== null ? 'disjoint' : 'undecided';
}


/***/ }),

/***/ 117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ compareCodePoints),
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/* harmony import */ var _python_float_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8555);
/**
 * Canonical JSON of the reference (spec reference-facts 7.1): keys by code point, no blanks, non-ASCII raw. Numbers
 * are whole, unless they were read as Python's own (`PythonFloat`, `bigint`).
 */

/** @throws TypeError for a plain fraction, a plain number beyond 2^53, a lone surrogate, or a value that is no JSON. */
function canonicalJson(value) {
    if (value === null || typeof value === 'boolean' || typeof value === 'bigint')
        return String(value);
    if (value instanceof _python_float_js__WEBPACK_IMPORTED_MODULE_0__/* .PythonFloat */ .L)
        return (0,_python_float_js__WEBPACK_IMPORTED_MODULE_0__/* .pythonFloat */ .T)(value.value);
    if (typeof value === 'string')
        return canonicalString(value);
    if (typeof value === 'number') {
        if (!Number.isSafeInteger(value) || Object.is(value, -0))
            throw new TypeError('only whole numbers up to 2^53 have a canonical form here');
        return String(value);
    }
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    if (typeof value === 'object') {
        const entries = Object.entries(value).sort(([left], [right]) => compareCodePoints(left, right));
        return `{${entries.map(([key, item]) => `${canonicalString(key)}:${canonicalJson(item)}`).join(',')}}`;
    }
    throw new TypeError(`a ${typeof value} has no canonical form`);
}
/** Order by code point, where JavaScript compares UTF-16 units. */
function compareCodePoints(left, right) {
    const [a, b] = [[...left], [...right]];
    for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
        const difference = (a[at]?.codePointAt(0) ?? 0) - (b[at]?.codePointAt(0) ?? 0);
        if (difference !== 0)
            return difference;
    }
    return a.length - b.length;
}
function canonicalString(text) {
    if (!text.isWellFormed())
        throw new TypeError('a lone surrogate has no canonical form');
    // JSON.stringify escapes exactly what the reference does: quote, backslash and the C0 controls.
    return JSON.stringify(text);
}


/***/ }),

/***/ 1694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* unused harmony export sha256Base64 */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/** SHA-256 in the two spellings that records use. */

/** Lower-case hex SHA-256 of UTF-8 text or bytes. */
function sha256Hex(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
/** `sha256:` + hex, the form that records and receipts bind. */
function digestOf(content) {
    return `sha256:${sha256Hex(content)}`;
}
/** Base64 SHA-256, as a page's content policy names a script. */
function sha256Base64(content) {
    return createHash('sha256').update(content).digest('base64');
}


/***/ }),

/***/ 6641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ ReviewError),
/* harmony export */   b: () => (/* binding */ messageOf)
/* harmony export */ });
/** The one error class of the product: a stable code, what happened, why, and what to do next. */
/**
 * A run that cannot go on. `message` says what happened and why; `next` what to do about it.
 * Neither may hold a secret or raw model text.
 */
class ReviewError extends Error {
    code;
    next;
    constructor(code, message, options = {}) {
        super(message, options.cause === undefined ? {} : { cause: options.cause });
        this.name = 'ReviewError';
        this.code = code;
        this.next = options.next;
    }
    /** One or two lines for a person: the message, then what to do. */
    get explanation() {
        return this.next === undefined ? this.message : `${this.message}\n  ${this.next}`;
    }
}
/** The message of anything that was thrown, without its stack. */
function messageOf(thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
}


/***/ }),

/***/ 3128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   OW: () => (/* binding */ isJsonObject),
/* harmony export */   Sr: () => (/* binding */ readStrictJson),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   iZ: () => (/* binding */ objectsOf)
/* harmony export */ });
/* unused harmony exports MAX_JSON_BYTES, MAX_JSON_DEPTH, shownValue */
/**
 * Strict JSON for text that a model or a stranger wrote: exactly one value, no duplicate keys,
 * no non-finite number, bounded depth and size. `JSON.parse` allows the first three.
 */
/** A reply of a reviewer fits many times over; more is a fault or an attack. */
const MAX_JSON_BYTES = 4 * 1024 * 1024;
/** Our deepest schema nests eight levels. */
const MAX_JSON_DEPTH = 64;
/** Reads `text` as one JSON value; white space around it is allowed, anything else is a fault. */
function readStrictJson(text) {
    if (text.length > MAX_JSON_BYTES)
        return { ok: false, fault: 'too-large' };
    const structure = scanStructure(text);
    if (structure === 'too-deep')
        return { ok: false, fault: 'too-deep' };
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return { ok: false, fault: structure === 'trailing-text' ? 'trailing-text' : 'syntax' };
    }
    if (structure === 'duplicate-key')
        return { ok: false, fault: 'duplicate-key' };
    if (!everyNumberFinite(value))
        return { ok: false, fault: 'non-finite-number' };
    return { ok: true, value };
}
/** True for a JSON object (not null, not an array). */
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** One pass over the characters: depth, keys seen twice in one object, and text after the first value. */
function scanStructure(text) {
    const keysOfOpenObjects = [];
    let expectsKey = false;
    let duplicate = false;
    for (let at = 0; at < text.length; at += 1) {
        const character = text[at];
        if (character === '"') {
            const end = endOfString(text, at);
            const keys = keysOfOpenObjects.at(-1);
            if (expectsKey && keys) {
                const key = decodeKey(text.slice(at, end + 1));
                if (keys.has(key))
                    duplicate = true;
                keys.add(key);
                expectsKey = false;
            }
            at = end;
        }
        else if (character === '{' || character === '[') {
            keysOfOpenObjects.push(character === '{' ? new Set() : null);
            expectsKey = character === '{';
            if (keysOfOpenObjects.length > MAX_JSON_DEPTH)
                return 'too-deep';
        }
        else if (character === '}' || character === ']') {
            keysOfOpenObjects.pop();
            expectsKey = false;
            if (keysOfOpenObjects.length === 0 && text.slice(at + 1).trim() !== '')
                return 'trailing-text';
        }
        else if (character === ',') {
            expectsKey = keysOfOpenObjects.at(-1) instanceof Set;
        }
    }
    return duplicate ? 'duplicate-key' : 'plain';
}
function endOfString(text, start) {
    for (let at = start + 1; at < text.length; at += 1) {
        if (text[at] === '\\')
            at += 1;
        else if (text[at] === '"')
            return at;
    }
    return text.length;
}
function decodeKey(literal) {
    try {
        return String(JSON.parse(literal));
    }
    catch {
        return literal;
    }
}
function everyNumberFinite(value) {
    if (typeof value === 'number')
        return Number.isFinite(value);
    if (Array.isArray(value))
        return value.every(everyNumberFinite);
    if (isJsonObject(value))
        return Object.values(value).every((item) => everyNumberFinite(item));
    return true;
}
/** A value of a stranger's file as text: an object is named and never asked for its own idea of text, which could throw. */
function shownValue(value) {
    return typeof value === 'object' && value !== null
        ? Array.isArray(value)
            ? 'a list'
            : 'an object'
        : String(value);
}
/** The objects of a list; none where it is no list. */
function objectsOf(value) {
    return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
/** A text as it is; empty for anything else. */
function textOf(value) {
    return typeof value === 'string' ? value : '';
}


/***/ }),

/***/ 4475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ createLimiter)
/* harmony export */ });
/** At most `width` tasks at a time over all callers of the returned limiter. */
function createLimiter(width) {
    let free = width;
    const waiting = [];
    return async (task) => {
        if (free > 0)
            free -= 1;
        else
            await new Promise((resolve) => waiting.push(resolve));
        try {
            return await task();
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                free += 1;
            else
                next();
        }
    };
}


/***/ }),

/***/ 8555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ PythonFloat),
/* harmony export */   T: () => (/* binding */ pythonFloat)
/* harmony export */ });
/** Floats as Python holds and prints them, where JavaScript knows one kind of number. */
/** A number that Python holds as a float; printed with its point or exponent. */
class PythonFloat {
    value;
    constructor(value) {
        this.value = value;
    }
}
/** `repr` of a finite float: the shortest digits, an exponent below 1e-4 and from 1e16 on. @throws TypeError. */
function pythonFloat(value) {
    if (!Number.isFinite(value))
        throw new TypeError('NaN and infinity have no form here');
    if (Object.is(value, -0))
        return '-0.0';
    const [mantissa = '', exponent = '0'] = value.toExponential().split('e');
    const power = Number(exponent);
    if (value !== 0 && (power < -4 || power >= 16)) {
        const digits = String(Math.abs(power)).padStart(2, '0');
        return `${mantissa}e${power < 0 ? '-' : '+'}${digits}`;
    }
    if (Number.isInteger(value))
        return `${BigInt(value)}.0`;
    // JavaScript turns to an exponent only below 1e-6, Python below 1e-4: what is left prints alike.
    return String(value);
}


/***/ }),

/***/ 4766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Up: () => (/* binding */ pythonRepr),
/* harmony export */   V: () => (/* binding */ PYTHON_SPACE_CLASS),
/* harmony export */   _t: () => (/* binding */ pythonLines),
/* harmony export */   pn: () => (/* binding */ pythonStrip),
/* harmony export */   qV: () => (/* binding */ pythonStr),
/* harmony export */   yk: () => (/* binding */ formatTwoDecimals)
/* harmony export */ });
/**
 * The few spellings of Python that the reference's texts use, so that our texts equal its own
 * (vectors aggregation.json and model-responses.json).
 */
/** `repr` of a string: single quotes unless the text holds one and no double quote. */
function pythonRepr(text) {
    const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
    let body = '';
    for (const character of text) {
        if (character === '\\' || character === quote)
            body += `\\${character}`;
        else if (character === '\n')
            body += '\\n';
        else if (character === '\r')
            body += '\\r';
        else if (character === '\t')
            body += '\\t';
        else
            body += reprOfCharacter(character);
    }
    return quote + body + quote;
}
/** `str` of a JSON value: `True`, `None`, `{'a': 'b'}`; strings stay as they are. */
function pythonStr(value) {
    return typeof value === 'string' ? value : pythonReprOfValue(value);
}
/** `format(x, '.2f')`: rounds half to even on the exact binary value, where `toFixed` rounds half up. */
function formatTwoDecimals(value) {
    const shown = value.toFixed(2);
    // value * 100 is exactly half-way between two integers only for an odd number of eighths.
    if (!Number.isInteger(value * 8) || Math.abs(value * 8) % 2 !== 1)
        return shown;
    const lower = Math.floor(value * 100);
    return ((lower % 2 === 0 ? lower : lower + 1) / 100).toFixed(2);
}
function reprOfCharacter(character) {
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0x20 && code < 0x7f)
        return character;
    if (/[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(character))
        return character;
    if (code <= 0xff)
        return `\\x${code.toString(16).padStart(2, '0')}`;
    if (code <= 0xffff)
        return `\\u${code.toString(16).padStart(4, '0')}`;
    return `\\U${code.toString(16).padStart(8, '0')}`;
}
function pythonReprOfValue(value) {
    if (value === null || value === undefined)
        return 'None';
    if (value === true)
        return 'True';
    if (value === false)
        return 'False';
    if (typeof value === 'number')
        return String(value);
    if (typeof value === 'string')
        return pythonRepr(value);
    if (Array.isArray(value))
        return `[${value.map(pythonReprOfValue).join(', ')}]`;
    const entries = Object.entries(value);
    return `{${entries.map(([key, item]) => `${pythonRepr(key)}: ${pythonReprOfValue(item)}`).join(', ')}}`;
}
/** White space as Python's `str.isspace` has it: with the separators 0x1c to 0x1f and 0x85, without U+FEFF. */
const PYTHON_SPACE = '[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]';
const LEADING_SPACE = new RegExp(`^${PYTHON_SPACE}+`);
const TRAILING_SPACE = new RegExp(`${PYTHON_SPACE}+$`);
/** A class of white space for use inside other patterns. */
const PYTHON_SPACE_CLASS = PYTHON_SPACE;
/** `str.strip`. */
function pythonStrip(text) {
    return text.replace(LEADING_SPACE, '').replace(TRAILING_SPACE, '');
}
/** `str.splitlines`: also vertical tab, form feed, the separators, NEL and the Unicode line ends. */
function pythonLines(text) {
    const lines = text.split(/\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/);
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
}


/***/ }),

/***/ 2666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ findHidden),
/* harmony export */   Ul: () => (/* binding */ showHidden)
/* harmony export */ });
/* unused harmony export escapeCharacter */
/**
 * Invisible and direction-changing characters, made visible. The set is the policy of spec threats
 * AC-023 to AC-026: every format character (Cf), the fillers and the variation selectors, and all C0/C1
 * controls but tab and line feed.
 */
const INVISIBLE = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/u;
const BIDIRECTIONAL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/;
const INVISIBLE_ALL = new RegExp(INVISIBLE.source, 'gu');
const HIDDEN_ALL = new RegExp(`${INVISIBLE.source}|${CONTROLS.source}`, 'gu');
const HIDDEN_ANY = new RegExp(`${INVISIBLE.source}|${CONTROLS.source}`, 'u');
/** Emoji sequences use U+FE0F and U+200D visibly, between pictographs; those do not hide anything. */
const EMOJI_SEQUENCE = /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*/gu;
/** `\u{202e}` for one character, by code point. */
function escapeCharacter(character) {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
/**
 * Text with every invisible or control character written as an escape. Tab and line feed stay, and a
 * carriage return directly before a line feed stays (a CRLF file is not hidden text).
 */
function showHidden(text) {
    if (!HIDDEN_ANY.test(text))
        return text;
    return text.replace(HIDDEN_ALL, (character, offset) => {
        if (character === '\r' && (text[offset + 1] === '\n' || offset === text.length - 1))
            return character;
        return escapeCharacter(character);
    });
}
/** The invisible characters of a line; undefined where there are none. A leading BOM and emoji do not count. */
function findHidden(line) {
    if (!INVISIBLE.test(line))
        return undefined;
    const found = line
        .replace(/^\ufeff/, '')
        .replace(EMOJI_SEQUENCE, '')
        .match(INVISIBLE_ALL);
    if (found === null)
        return undefined;
    return {
        escapes: [...new Set(found)].map(escapeCharacter),
        count: found.length,
        bidirectional: found.some((character) => BIDIRECTIONAL.test(character)),
    };
}


/***/ }),

/***/ 9423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   NH: () => (/* binding */ NEEDS_MAP),
/* harmony export */   Yf: () => (/* binding */ DIMENSIONS),
/* harmony export */   fv: () => (/* binding */ dimensionTemplate),
/* harmony export */   qI: () => (/* binding */ ALWAYS),
/* harmony export */   t5: () => (/* binding */ isDimension)
/* harmony export */ });
/* unused harmony export DETECTED */
/** What a reviewer can look for (spec quality-gates g). */
/** Always on; the others come on by signals of the change. */
const ALWAYS = ['security', 'architecture', 'logic-integrity', 'codebase-hygiene'];
const DETECTED = [
    'ui-races',
    'react-performance',
    'ts-type-safety',
    'performance',
    'platform',
    'distributed-flows',
    'circular-deps',
    'temporal-resilience',
    'data-integrity',
    'resource-lifecycle',
    'api-contracts',
    'testing',
    'migrations',
    'structural-entropy',
];
const DIMENSIONS = [...ALWAYS, ...DETECTED];
/** It tests the rows of the map, so without one it has nothing to do. */
const NEEDS_MAP = 'logic-integrity';
function isDimension(name) {
    return DIMENSIONS.includes(name);
}
/** Shipped prompt of a dimension. */
function dimensionTemplate(dimension) {
    return `dimensions/${dimension}.md`;
}


/***/ }),

/***/ 9328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   PipelineInvalid: () => (/* binding */ PipelineInvalid),
/* harmony export */   formatProblem: () => (/* binding */ formatProblem),
/* harmony export */   formatProblems: () => (/* binding */ formatProblems)
/* harmony export */ });
/* harmony import */ var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6641);
/** A problem of a pipeline file, and the error that carries all of them. Light: no schema and no YAML reader. */

/** `<path>:<line>:<column>: <dotted.path>: <message>` */
function formatProblem(file, problem) {
    const place = problem.path === '' ? '' : `${problem.path}: `;
    return `${file}:${problem.line}:${problem.column}: ${place}${problem.message}`;
}
/** Sorted by place, one line each. */
function formatProblems(file, problems) {
    const sorted = [...problems].sort((left, right) => left.line - right.line || left.column - right.column);
    return [...new Set(sorted.map((problem) => formatProblem(file, problem)))].join('\n');
}
/** Carries the problems, so that a workflow can annotate each on its line. */
class PipelineInvalid extends _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReviewError */ .Z {
    path;
    problems;
    warnings;
    constructor(path, problems, warnings) {
        super('pipeline-invalid', formatProblems(path, problems));
        this.path = path;
        this.problems = problems;
        this.warnings = warnings;
    }
}


/***/ }),

/***/ 3256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CW: () => (/* binding */ CONTEXT_TEMPLATES),
/* harmony export */   HJ: () => (/* binding */ LENS_TEMPLATES),
/* harmony export */   VQ: () => (/* binding */ templateNames),
/* harmony export */   tj: () => (/* binding */ standardTemplates),
/* harmony export */   uM: () => (/* binding */ CRITIC_TEMPLATE),
/* harmony export */   yP: () => (/* binding */ rulesPathOf)
/* harmony export */ });
/* harmony import */ var _kernel_json_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3128);
/* harmony import */ var _dimension_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9423);
/* harmony import */ var _yaml_document_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8860);
/** Which other files a raw pipeline value names, before it is known to be valid. */



/** The rules file that a raw pipeline value names; undefined where it names none. */
function rulesPathOf(text) {
    const reading = (0,_yaml_document_js__WEBPACK_IMPORTED_MODULE_1__/* .readYaml */ .g)(text);
    const rules = reading.ok && (0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(reading.document.value) ? reading.document.value['rules'] : undefined;
    const path = (0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(rules) ? rules['path'] : rules;
    return typeof path === 'string' && path !== '' ? path : undefined;
}
/** The distinct names, in file order; none for text that is not a pipeline. */
function templateNames(text) {
    const reading = (0,_yaml_document_js__WEBPACK_IMPORTED_MODULE_1__/* .readYaml */ .g)(text);
    if (!reading.ok || !(0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(reading.document.value))
        return [];
    const stages = reading.document.value['stages'];
    const agents = (Array.isArray(stages) ? stages : []).flatMap((stage) => (0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(stage) && Array.isArray(stage['agents']) ? stage['agents'] : []);
    const names = agents.flatMap((agent) => (0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(agent) ? [agent['prompt_template'] ?? templateOf(agent['dimension'])] : []);
    return [...new Set(names.filter((name) => typeof name === 'string'))];
}
function templateOf(dimension) {
    return typeof dimension === 'string' && (0,_dimension_js__WEBPACK_IMPORTED_MODULE_0__/* .isDimension */ .t5)(dimension) ? (0,_dimension_js__WEBPACK_IMPORTED_MODULE_0__/* .dimensionTemplate */ .fv)(dimension) : undefined;
}
/** Lenses of a panel by role, each with its shipped prompt. */
const LENS_TEMPLATES = {
    premise: 'lens_premise.md',
    reachability: 'lens_reachability.md',
    false_positive: 'lens_false_positive.md',
    severity: 'lens_severity.md',
};
const CRITIC_TEMPLATE = 'critic.md';
/** Whoever makes a run's context, by role. */
const CONTEXT_TEMPLATES = {
    mapper: 'context_mapper.md',
    auditor: 'context_auditor.md',
    join: 'context_join.md',
};
/** Shipped prompts that stages of the file use without naming them. */
function standardTemplates(text) {
    const reading = (0,_yaml_document_js__WEBPACK_IMPORTED_MODULE_1__/* .readYaml */ .g)(text);
    const stages = reading.ok && (0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(reading.document.value) ? reading.document.value['stages'] : [];
    const kinds = (Array.isArray(stages) ? stages : []).map((stage) => (0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(stage) ? stage['kind'] : '');
    const context = reading.ok && (0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(reading.document.value) ? reading.document.value['context'] : undefined;
    return [
        ...(kinds.includes('panel') ? Object.values(LENS_TEMPLATES) : []),
        ...(kinds.includes('critic') ? [CRITIC_TEMPLATE] : []),
        ...((0,_kernel_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(context) && context['build'] === true ? Object.values(CONTEXT_TEMPLATES) : []),
    ];
}


/***/ }),

/***/ 8860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readYaml),
/* harmony export */   t: () => (/* binding */ positionAt)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3243);
/**
 * A YAML text as values *and* positions. js-yaml's events carry offsets, its values do not; this walks the
 * events into a tree of nodes beside the constructed value, and finds every duplicate key on the way.
 */

/** Far more than a pipeline needs, and too few for an expansion attack. */
const MAX_ALIASES = 100;
/** Reads one document as YAML 1.2 core with merge keys. Never throws for bad text. */
function readYaml(text) {
    try {
        const events = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseEvents */ .PH)(text, {});
        const documents = events.flatMap((event, index) => (event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.DOCUMENT ? [index] : []));
        if (documents.length > 1) {
            const content = firstOffset(events, documents[1]) ?? text.length;
            const second = text.lastIndexOf('\n---', content) + 1;
            return {
                ok: false,
                message: 'invalid YAML: more than one document in the file',
                position: positionAt(text, second),
            };
        }
        const walk = new EventWalk(events, text);
        const root = walk.document();
        const value = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .constructFromEvents */ .fw)(walk.withoutDuplicates(), {
            source: text,
            schema: js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .CORE_SCHEMA */ .OU.withTags(js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .mergeTag */ .LJ),
            maxAliases: MAX_ALIASES,
        })[0];
        return { ok: true, document: { value, root, text, duplicates: walk.duplicates } };
    }
    catch (fault) {
        return { ok: false, ...describeFault(fault) };
    }
}
function positionAt(text, offset) {
    const before = text.slice(0, Math.max(0, offset));
    const lineStart = before.lastIndexOf('\n') + 1;
    return { line: before.split('\n').length, column: offset - lineStart + 1 };
}
function describeFault(fault) {
    if (fault instanceof js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLException */ .tB) {
        const mark = fault.mark;
        const hint = /unknown .*tag/.test(fault.reason) ? ' (a value that starts with ! needs quotes)' : '';
        return {
            message: `invalid YAML: ${fault.reason}${hint}`,
            // The reader's mark for an alias stands behind its asterisk.
            position: {
                line: (mark?.line ?? 0) + 1,
                column: (mark?.column ?? 0) + (/alias/.test(fault.reason) ? 0 : 1),
            },
        };
    }
    const reason = fault instanceof Error ? fault.message : String(fault);
    return { message: `invalid YAML: ${reason}`, position: { line: 1, column: 1 } };
}
function firstOffset(events, from) {
    for (const event of events.slice(from)) {
        if ('start' in event && event.start >= 0)
            return event.start;
        if ('valueStart' in event && event.valueStart >= 0)
            return event.valueStart;
    }
    return undefined;
}
class EventWalk {
    duplicates = [];
    #events;
    #text;
    #at = 0;
    /** Event ranges of overridden earlier pairs, left out so that the rest can still be checked. */
    #dropped = [];
    constructor(events, text) {
        this.#events = events;
        this.#text = text;
    }
    document() {
        while (this.#events[this.#at]?.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.DOCUMENT)
            this.#at += 1;
        return this.#node([]);
    }
    withoutDuplicates() {
        return this.#events.filter((_, index) => !this.#dropped.some(([from, to]) => index >= from && index < to));
    }
    #node(path) {
        const event = this.#events[this.#at];
        this.#at += 1;
        const node = { kind: 'scalar', start: -1, plain: undefined, entries: [], items: [] };
        if (event === undefined || event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.POP)
            return node;
        if (event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.SCALAR) {
            node.start = event.valueStart;
            if (event.style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.PLAIN && event.tagStart < 0 && event.valueStart >= 0) {
                node.plain = this.#text.slice(event.valueStart, event.valueEnd);
            }
            else if (event.valueStart > 0 && event.style !== js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.PLAIN) {
                node.start = event.valueStart - 1;
            }
        }
        else if (event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.ALIAS) {
            node.kind = 'alias';
            node.start = event.anchorStart - 1;
        }
        else if (event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.SEQUENCE) {
            node.kind = 'sequence';
            node.start = event.start;
            for (let index = 0; !this.#closes(); index += 1)
                node.items.push(this.#node([...path, String(index)]));
        }
        else if (event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.MAPPING) {
            node.kind = 'mapping';
            node.start = event.start;
            this.#pairs(node, path);
        }
        return node;
    }
    #pairs(node, path) {
        const rangeOfKey = new Map();
        while (!this.#closes()) {
            const from = this.#at;
            const keyEvent = this.#events[from];
            const keyNode = this.#node(path);
            const key = keyEvent?.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.SCALAR ? String((0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .getScalarValue */ .KE)(this.#text, keyEvent)) : '';
            const value = this.#node([...path, key]);
            const earlier = rangeOfKey.get(key);
            if (earlier !== undefined && key !== '<<') {
                this.duplicates.push({ key, path, position: positionAt(this.#text, keyNode.start) });
                this.#dropped.push(earlier);
                node.entries = node.entries.filter((entry) => entry.key !== key);
            }
            rangeOfKey.set(key, [from, this.#at]);
            node.entries.push({ key, keyNode, value });
        }
    }
    /** True, and consumes the event, where the open collection ends. */
    #closes() {
        const event = this.#events[this.#at];
        if (event !== undefined && event.type !== js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.POP)
            return false;
        this.#at += 1;
        return true;
    }
}


/***/ }),

/***/ 1134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HY: () => (/* binding */ guardOf),
/* harmony export */   yp: () => (/* binding */ raiseOf)
/* harmony export */ });
/* unused harmony export guardLine */
/* harmony import */ var _ruleset_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(322);
/** Rules after the fact: which guard covers a finding, and which raise rule it follows. */

/** The guard that covers a finding: its fingerprint is listed, or the model marked it with the guard's id. */
function guardOf(ruleset, fingerprint, category) {
    return ruleset.rules.find((rule) => rule.kind === 'guard' && ((0,_ruleset_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprintIn */ .I5)(rule.text) === fingerprint || isNamed(rule, category)));
}
/** The raise rule that a finding names. */
function raiseOf(ruleset, category) {
    return ruleset.rules.find((rule) => rule.kind === 'raise' && isNamed(rule, category));
}
/** The line that rejects a finding for good, ready to be put under a Guard heading. */
function guardLine(fingerprint) {
    return `- fingerprint:${fingerprint}`;
}
function isNamed(rule, category) {
    return category !== null && category.trim().toLowerCase() === rule.id.toLowerCase();
}


/***/ }),

/***/ 614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rulesPromptSection)
/* harmony export */ });
/* harmony import */ var _ruleset_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(322);
/** The ruleset as reviewers read it; an empty one adds no byte to a prompt. */

/** Layout of spec reference-facts 5, with the ids that a finding names. */
function rulesPromptSection(ruleset) {
    const { rules, digest } = ruleset;
    if (rules.length === 0)
        return '';
    const raise = list(rules, 'raise', 'Raise: report every violation; put the rule id into "category"');
    const guard = list(rules, 'guard', 'Guard: do not report what these cover; if you must, put the guard id into "category"');
    return `\n## Review ruleset\n\nRuleset digest: ${digest}\n\n${raise}${guard}`;
}
function list(rules, kind, heading) {
    // A fingerprint is code's business: the model can't know it.
    const own = rules.filter((rule) => rule.kind === kind && (0,_ruleset_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprintIn */ .I5)(rule.text) === undefined);
    return own.length === 0
        ? ''
        : `### ${heading}\n\n${own.map(({ id, text }) => `- [${id}] ${text.replace(/\n/g, '\n  ')}\n`).join('')}\n`;
}


/***/ }),

/***/ 322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ makeRule),
/* harmony export */   I5: () => (/* binding */ fingerprintIn),
/* harmony export */   VA: () => (/* binding */ renderRuleset),
/* harmony export */   b2: () => (/* binding */ makeRuleset)
/* harmony export */ });
/* unused harmony exports EMPTY_RULESET, canonicalRuleset, readCanonicalRules */
/* harmony import */ var _kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(117);
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1694);
/* harmony import */ var _kernel_python_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4766);
/**
 * A repository's standard: what must be raised and what must not. Its digest is the reference's (spec
 * reference-facts 5): sorted by code point, without duplicates, so that order does not matter and words do.
 */




function makeRule(kind, text) {
    return { kind, text, id: `${kind === 'raise' ? 'R' : 'G'}-${(0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(text).slice(0, 6)}` };
}
/** Rules in the order in which they were declared. */
function makeRuleset(rules) {
    return { rules, digest: (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(canonicalRuleset(rules)) };
}
const EMPTY_RULESET = makeRuleset([]);
/** The bytes that the digest is over. */
function canonicalRuleset(rules) {
    const texts = (kind) => [...new Set(rules.filter((rule) => rule.kind === kind).map(({ text }) => text))].sort(_kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .O);
    return (0,_kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)({ guard: texts('guard'), raise: texts('raise'), v: 1 });
}
const CANONICAL_OPEN = '<!-- bernstein-review:ruleset ';
const CANONICAL_CLOSE = ' -->';
/**
 * The canonical set as a rules file that reads back to the same set. An inline rule that can't be a bullet (of several
 * lines, or empty) is shown on one line, and the set's canonical text stands above.
 */
function renderRuleset({ rules }) {
    const bullets = renderBullets(rules);
    if (rules.every(({ text }) => isBullet(text)))
        return bullets;
    const exact = canonicalRuleset(rules).replace(/[<>]/g, (character) => character === '<' ? '\\u003c' : '\\u003e');
    return `${CANONICAL_OPEN}${exact}${CANONICAL_CLOSE}\n\n${bullets}`;
}
/** The rules of a file that `renderRuleset` wrote with its canonical text; undefined for every other file. */
function readCanonicalRules(text) {
    const end = text.indexOf(`${CANONICAL_CLOSE}\n\n`);
    if (!text.startsWith(CANONICAL_OPEN) || end < 0)
        return undefined;
    const reading = readStrictJson(text.slice(CANONICAL_OPEN.length, end));
    if (!reading.ok || !isJsonObject(reading.value))
        return undefined;
    const { raise, guard } = reading.value;
    const listed = (kind, texts) => Array.isArray(texts) ? texts.map((entry) => makeRule(kind, String(entry))) : [];
    const rules = [...listed('raise', raise), ...listed('guard', guard)];
    // A file whose bullets say something else than its canonical text is nobody's ruleset.
    return renderRuleset(makeRuleset(rules)) === text ? rules : undefined;
}
function isBullet(text) {
    return text !== '' && (0,_kernel_python_text_js__WEBPACK_IMPORTED_MODULE_1__/* .pythonStrip */ .pn)(text) === text && (0,_kernel_python_text_js__WEBPACK_IMPORTED_MODULE_1__/* .pythonLines */ ._t)(text).length === 1;
}
function renderBullets(rules) {
    const section = (kind, heading) => {
        const texts = [...new Set(rules.filter((rule) => rule.kind === kind).map(({ text }) => text))].sort(_kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .O);
        return texts.length === 0
            ? ''
            : `## ${heading}\n\n${texts.map((text) => `- ${(0,_kernel_python_text_js__WEBPACK_IMPORTED_MODULE_1__/* .pythonLines */ ._t)(text).join(' ')}\n`).join('')}\n`;
    };
    return `${section('raise', 'Raise')}${section('guard', 'Guard')}`;
}
/** `fingerprint:<id>`, with whatever a maintainer writes behind it. */
const FINGERPRINT = /^fingerprint\s*:\s*([0-9a-f]{6,64})\b/i;
/** The fingerprint that a guard rule lists. */
function fingerprintIn(rule) {
    return FINGERPRINT.exec(rule)?.[1]?.toLowerCase();
}


/***/ }),

/***/ 5785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ aggregateStage)
/* harmony export */ });
/* harmony import */ var _verdict_stage_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(92);

function aggregateStage(plan, reports) {
    const votes = reports.map((report) => countVote(plan, report));
    const { name, strategy, weights, threshold } = plan;
    return {
        plan,
        reports,
        votes,
        verdict: (0,_verdict_stage_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .foldStage */ .C)({ name, strategy, weights, threshold }, votes),
        panel: null,
        critic: null,
    };
}
function countVote(plan, report) {
    const { role } = report;
    const model = report.model;
    if (report.vote !== 'abstain')
        return { role, model, vote: report.vote, delivered: true };
    // An off-topic reviewer did its work and has no opinion; only a failed one is what on_error is about.
    const failed = report.state === 'not-delivered' || report.state === 'degraded';
    const vote = failed ? plan.onError : 'abstain';
    return { role, model, vote, delivered: false };
}


/***/ }),

/***/ 4405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  p: () => (/* binding */ prepareAgent)
});

// EXTERNAL MODULE: ./build/agents/context-window.js
var context_window = __nccwpck_require__(4137);
;// CONCATENATED MODULE: ./build/agents/prior-findings.js
/** Empty for no stages. Each stage's verdict, each agent's vote, feedback, issues and findings. */
function formatPriorFindings(stages) {
    return stages.map(formatStage).join('\n');
}
function formatStage(stage) {
    const verdict = stage.verdict === 'approve' ? 'approved' : 'request_changes';
    return [`### ${oneLine(stage.name)} - ${verdict}`, ...stage.agents.flatMap(formatAgent), ''].join('\n');
}
function formatAgent(agent) {
    const feedback = agent.feedback === '' ? '' : ` - ${oneLine(agent.feedback)}`;
    return [
        `- ${oneLine(agent.role)} (${oneLine(agent.model ?? 'no model')}): ${agent.vote}${feedback}`,
        ...agent.issues.map((issue) => `  - issue: ${oneLine(issue)}`),
        ...agent.members.map(({ finding }) => formatFinding(finding)),
    ];
}
function formatFinding(finding) {
    const place = finding.location === null ? 'whole change' : `${finding.location.path}:${finding.location.line}`;
    const description = finding.description === '' || finding.description === finding.title
        ? ''
        : `: ${oneLine(finding.description)}`;
    return `  - finding: [${finding.severity}] ${oneLine(place)} ${oneLine(finding.title)}${description}`;
}
function oneLine(text) {
    return text.replace(/\s+/g, ' ').trim();
}

// EXTERNAL MODULE: ./build/agents/prompt.js
var agents_prompt = __nccwpck_require__(1785);
// EXTERNAL MODULE: ./build/agents/repository-tools.js
var repository_tools = __nccwpck_require__(5341);
// EXTERNAL MODULE: ./build/agents/tokens.js
var tokens = __nccwpck_require__(1109);
;// CONCATENATED MODULE: ./build/change/enclosing.js
const LINES_AROUND = 15;
/** A function starts at most this far above its hunk. */
const FARTHEST_START = 80;
const DECLARATION = /^\s*(?:export\s|public\s|private\s|protected\s|static\s|async\s|pub\s|unsafe\s|abstract\s|override\s|final\s)*(?:function\b|class\b|interface\b|struct\b|impl\b|enum\b|trait\b|def\b|fn\b|func\b|module\b|type\b|const\s+\w+\s*=\s*(?:async\s*)?\(|[\w<>[\],\s*&:]+\([^;]*\)\s*(?:const\s*)?\{\s*$)/;
/** Blocks of lines that no hunk shows, in file order, without overlaps. */
function enclosingBlocks(file, headText) {
    const lines = headText.split('\n');
    const shown = new Set();
    for (const hunk of file.hunks)
        for (let line = hunk.newStart; line < hunk.newStart + hunk.newLines; line += 1)
            shown.add(line);
    const wanted = new Set();
    for (const hunk of file.hunks) {
        const end = hunk.newStart + hunk.newLines;
        for (let line = startAbove(lines, hunk.newStart); line < hunk.newStart; line += 1)
            wanted.add(line);
        for (let line = end; line < end + LINES_AROUND; line += 1)
            wanted.add(line);
    }
    const numbers = [...wanted]
        .filter((line) => line >= 1 && line <= lines.length && !shown.has(line))
        .sort((left, right) => left - right);
    const blocks = [];
    for (let at = 0; at < numbers.length;) {
        let end = at;
        while (numbers[end + 1] === (numbers[end] ?? 0) + 1)
            end += 1;
        const [from, to] = [numbers[at] ?? 1, numbers[end] ?? 1];
        const text = lines
            .slice(from - 1, to)
            .map((line, index) => `${from + index}: ${line}`)
            .join('\n');
        if (text.trim() !== '')
            blocks.push({ from, to, text });
        at = end + 1;
    }
    return blocks;
}
/** Line of the nearest declaration above, else a few lines up. */
function startAbove(lines, hunkStart) {
    for (let line = hunkStart; line >= Math.max(1, hunkStart - FARTHEST_START); line -= 1) {
        if (DECLARATION.test((lines[line - 1] ?? '').slice(0, 300)))
            return Math.min(line, hunkStart - 1);
    }
    return hunkStart - LINES_AROUND;
}

// EXTERNAL MODULE: ./build/change/pack.js
var pack = __nccwpck_require__(644);
// EXTERNAL MODULE: ./build/context/knowledge.js
var knowledge = __nccwpck_require__(2172);
// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __nccwpck_require__(1694);
// EXTERNAL MODULE: ./build/kernel/visible.js
var visible = __nccwpck_require__(2666);
// EXTERNAL MODULE: ./build/rules/prompt-section.js
var prompt_section = __nccwpck_require__(614);
;// CONCATENATED MODULE: ./build/stages/prepare-agent.js
/** A model agent's calls, made ready before any of them starts: the change packed, the prompts built. */











/** Less room than this for the diff is no review. */
const LEAST_DIFF_BUDGET = 400;
async function prepareAgent(agent, inputs) {
    const files = new Set(inputs.scope.reviewed.map(({ path }) => path));
    const known = (0,knowledge/* forReviewer */.lv)(inputs.knowledge, agent.dimension, files, agent.tools);
    const base = { ...promptInputs(agent, inputs), knowledge: known.text };
    const overhead = (0,tokens/* estimateTokens */.b)(Object.values(base).join('\n')) + 150;
    const room = (0,context_window/* roomForChange */.Z)(agent.model, agent.maxInputTokens, overhead);
    if (room < LEAST_DIFF_BUDGET) {
        return {
            parts: [],
            tooLong: 0,
            refused: `contract, description and prior findings take ${overhead} input tokens and leave no room for the change`,
            read: new Set(),
            rows: [],
            knows: false,
        };
    }
    const packing = (0,pack/* packChange */.K)(inputs.scope.reviewed, room, (text) => (0,tokens/* estimateTokens */.b)((0,visible/* showHidden */.Ul)(text)));
    // A change without lines to read (only notes) still gets one call; one whose lines are all too long gets none.
    const empty = packing.oversized.length > 0 ? [] : [{ text: '', ranges: [] }];
    const packed = packing.parts.length > 0 ? packing.parts : empty;
    const parts = await Promise.all(packed.map(async (part, index) => {
        const context = await contextOf(part, inputs, room - (0,tokens/* estimateTokens */.b)((0,visible/* showHidden */.Ul)(part.text)));
        const number = packed.length > 1 ? { number: index + 1, of: packed.length } : undefined;
        const prompt = (0,agents_prompt/* buildReviewPrompt */.N)({ ...base, diff: part.text, context, part: number });
        const shared = prompt.parts.flatMap(({ text, shared: isShared }) => (isShared ? [text] : [])).join('');
        return {
            prompt,
            ranges: part.ranges,
            cacheKey: (0,digest/* sha256Hex */.fg)(`${agent.adapter}\n${agent.model}\n${shared}`),
        };
    }));
    return {
        parts,
        tooLong: packing.oversized.length,
        refused: undefined,
        read: new Set(packed.flatMap(({ ranges }) => ranges.flatMap(({ file }) => inputs.scope.reviewed[file]?.path ?? []))),
        rows: known.rows,
        knows: known.text !== '',
    };
}
function promptInputs(agent, inputs) {
    const left = inputs.scope.excluded.filter(({ kind }) => kind !== 'unreadable');
    return {
        contract: inputs.contract,
        title: agent.blind ? '' : inputs.change.title,
        description: agent.blind ? '' : inputs.change.description,
        notes: [
            ...inputs.scope.notes,
            ...left.map(({ path, reason }) => `${(0,visible/* showHidden */.Ul)(path)}: left out of the review (${reason}).`),
        ].join('\n'),
        priorFindings: formatPriorFindings(inputs.earlier.map(({ plan, reports, verdict }) => ({
            name: plan.name,
            verdict: verdict.verdict,
            agents: reports,
        }))),
        rules: (0,prompt_section/* rulesPromptSection */.H)(inputs.ruleset),
        task: agent.promptTemplate === null ? '' : (inputs.templates.get(agent.promptTemplate) ?? ''),
    };
}
/** Code around the part's hunks, as far as there is room; the smallest files first would hide the large ones, so in order. */
async function contextOf(part, inputs, room) {
    let left = room;
    const pieces = [];
    for (const index of new Set(part.ranges.map(({ file }) => file))) {
        const file = inputs.scope.reviewed[index];
        if (file === undefined || left < LEAST_DIFF_BUDGET)
            break;
        const piece = await contextOfFile(file, inputs);
        const cost = (0,tokens/* estimateTokens */.b)((0,visible/* showHidden */.Ul)(piece));
        if (piece === '' || cost > left)
            continue;
        pieces.push(piece);
        left -= cost;
    }
    return pieces.join('\n');
}
async function contextOfFile(file, inputs) {
    if ((0,repository_tools/* isSecretLike */.CF)(file.path) || file.kind !== 'text' || file.status === 'deleted' || file.status === 'added')
        return '';
    const text = await inputs.headFile(file.path);
    if (text === undefined)
        return '';
    return enclosingBlocks(file, text)
        .map((block) => `${(0,visible/* showHidden */.Ul)(file.path)}, lines ${block.from} to ${block.to}:\n${block.text}\n`)
        .join('');
}


/***/ }),

/***/ 2583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  X6: () => (/* binding */ DEFAULT_CALL_TIMEOUT),
  Cb: () => (/* binding */ MAX_OUTPUT_TOKENS),
  tC: () => (/* binding */ failOnOf),
  sR: () => (/* binding */ runReviewStage)
});

;// CONCATENATED MODULE: ./build/agents/cache-warmup.js
/**
 * Calls that share a large prompt: the first one starts, the others wait for its first token, so that the vendor
 * has the shared part in its cache when they come.
 */
/** Below this, writing the cache costs more than it saves. */
const LEAST_SHARED_TOKENS = 10_000;
const LEAST_CALLS = 3;
const AT_ONCE = { start: Promise.resolve(), warm: undefined };
class CacheWarmup {
    #enabled;
    #groups = new Map();
    constructor(enabled) {
        this.#enabled = enabled;
    }
    /** Announces how many calls share which prompt; `key` names model and shared bytes. */
    expect(key, sharedTokens, calls) {
        if (!this.#enabled || sharedTokens < LEAST_SHARED_TOKENS || calls < LEAST_CALLS)
            return;
        const { promise, resolve } = Promise.withResolvers();
        this.#groups.set(key, { size: calls, leader: false, ready: promise, open: resolve });
    }
    /** The first caller of a group leads; everybody else waits for it. */
    enter(key) {
        const group = this.#groups.get(key);
        if (group === undefined)
            return AT_ONCE;
        if (group.leader)
            return { start: group.ready, warm: undefined };
        group.leader = true;
        return { start: Promise.resolve(), warm: group.open };
    }
}

// EXTERNAL MODULE: ./build/agents/deterministic-agent.js + 9 modules
var deterministic_agent = __nccwpck_require__(932);
// EXTERNAL MODULE: ./build/findings/similarity.js
var similarity = __nccwpck_require__(4724);
// EXTERNAL MODULE: ./build/agents/notes.js
var notes = __nccwpck_require__(6006);
;// CONCATENATED MODULE: ./build/agents/agent-parts.js

/** A report without a verdict approves unless its findings say otherwise; off-topic has no opinion. */
function statedVote(reply) {
    if (reply.statedVerdict === 'request_changes')
        return 'request_changes';
    return reply.offTopic ? 'abstain' : 'approve';
}
function deliveredPart({ reply, salvaged, nudge, reads, records, ranges }) {
    const found = reply.findings.length > 0 || reply.issues.length > 0;
    return {
        state: reply.offTopic ? 'off-topic' : found ? 'delivered' : 'no-findings',
        nudged: nudge !== null,
        reason: nudge,
        stated: statedVote(reply),
        feedback: reply.feedback,
        issues: reply.issues,
        findings: reply.findings,
        salvaged,
        examined: reply.examined,
        notes: reply.notes,
        reads,
        records,
        seen: reply.offTopic ? [] : ranges,
    };
}
/** Findings of an unusable reply that are whole by themselves are kept, and the agent is degraded, never clean. */
function lostPart(reason, nudged, records, salvaged, reads = []) {
    return {
        state: salvaged.length > 0 ? 'degraded' : 'not-delivered',
        nudged,
        reason,
        stated: 'abstain',
        feedback: '',
        issues: [],
        findings: [],
        salvaged,
        examined: [],
        notes: notes/* NO_NOTES */.Mj,
        reads,
        records,
        seen: [],
    };
}
/** Gravest first: what any part lacks, the whole lacks. */
const STATE_ORDER = [
    'not-delivered',
    'degraded',
    'off-topic',
    'delivered',
    'no-findings',
];
function mergeParts(parts) {
    const votes = parts.map(({ stated }) => stated);
    const reasons = parts.flatMap(({ reason }, index) => reason === null ? [] : [parts.length > 1 ? `part ${index + 1} of ${parts.length}: ${reason}` : reason]);
    return {
        state: mergeStates(parts),
        nudged: parts.some(({ nudged }) => nudged),
        reason: reasons.length === 0 ? null : reasons.join('; '),
        stated: votes.includes('request_changes')
            ? 'request_changes'
            : votes.includes('abstain')
                ? 'abstain'
                : 'approve',
        feedback: parts
            .map(({ feedback }) => feedback)
            .filter((text) => text !== '')
            .join('\n'),
        issues: parts.flatMap(({ issues }) => issues),
        findings: parts.flatMap(({ findings }) => findings),
        salvaged: parts.flatMap(({ salvaged }) => salvaged),
        examined: parts.flatMap(({ examined }) => examined),
        notes: (0,notes/* mergeNotes */.Qp)(parts.map(({ notes }) => notes)),
        reads: parts.flatMap(({ reads }) => reads),
    };
}
function mergeStates(parts) {
    const worst = STATE_ORDER.find((state) => parts.some((part) => part.state === state)) ?? 'not-delivered';
    const useful = parts.some(({ state }) => state !== 'not-delivered');
    if (worst === 'not-delivered' && useful)
        return 'degraded';
    // A part that was off-topic keeps the whole from being clean.
    if (worst === 'off-topic' && parts.some(({ state }) => state === 'delivered'))
        return 'delivered';
    return worst;
}

// EXTERNAL MODULE: ./build/agents/call-model.js + 1 modules
var call_model = __nccwpck_require__(1550);
// EXTERNAL MODULE: ./build/agents/prompt.js
var agents_prompt = __nccwpck_require__(1785);
// EXTERNAL MODULE: ./build/agents/reply.js + 1 modules
var agents_reply = __nccwpck_require__(2143);
;// CONCATENATED MODULE: ./build/agents/ask-model.js



/** No tokenizer reads code at more bytes a token than this. */
const MOST_BYTES_PER_TOKEN = 12;
/** One call of one model, and its reply read. */
async function ask(context, inputs, prompt, target, options) {
    const nudge = options.fault === undefined ? [] : [{ text: (0,agents_prompt/* nudgeText */.F)(options.fault), shared: false }];
    const outcome = await (0,call_model/* callModel */.q)(context, {
        ...target,
        system: prompt.system,
        parts: [...prompt.parts, ...nudge],
        schema: inputs.schema,
        maxOutputTokens: inputs.maxOutputTokens,
        command: inputs.agent.command ?? undefined,
        timeout: inputs.callTimeout,
        tools: options.tools,
        onFirstToken: options.warm,
    });
    const { records } = outcome;
    if (outcome.ok && wasCutByServer(target, prompt, outcome.reply)) {
        return {
            kind: 'failure',
            why: 'the model server read only part of the prompt; raise its context length, or set max_input_tokens',
            unavailable: false,
            records,
        };
    }
    if (!outcome.ok && outcome.kind === 'timeout')
        return { kind: 'unusable', fault: outcome.why, salvaged: [], target, records };
    if (!outcome.ok)
        return { kind: 'failure', why: outcome.why, unavailable: isUnavailable(outcome.kind), records };
    return { ...readAnswer(outcome.reply, target), records };
}
/** Another vendor may answer where this one can't; a request that is refused would be refused again. */
function isUnavailable(kind) {
    return [
        'model-unknown',
        'overloaded',
        'rate-limited',
        'quota-spent',
        'key-refused',
        'server-error',
    ].includes(kind);
}
/** Local servers cut a prompt that is longer than their context without a word; their own count gives it away. */
function wasCutByServer(target, prompt, reply) {
    const bytes = Buffer.byteLength(prompt.system) +
        prompt.parts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    const read = reply.usage?.inputTokens ?? 0;
    return (target.adapter === 'openai-compatible' &&
        bytes >= 20_000 &&
        read > 0 &&
        read < bytes / MOST_BYTES_PER_TOKEN);
}
/** The finish reason comes first: a reply that was cut off is no reply, whatever its text says (AC-011). */
function readAnswer(reply, target) {
    const reading = (0,agents_reply/* readReply */.Xw)(reply.text);
    const salvaged = reading.ok ? reading.reply.findings : reading.salvaged;
    const unusable = (fault) => ({ kind: 'unusable', fault, salvaged, target });
    if (reply.finish === 'length')
        return unusable('the reply was cut off at the output limit');
    if (reply.finish === 'filtered')
        return unusable('the model declined to answer');
    if (reply.finish !== 'stop')
        return unusable('the model did not finish its reply');
    return reading.ok ? { kind: 'reply', reply: reading.reply } : unusable(reading.fault);
}

// EXTERNAL MODULE: ./build/agents/repository-tools.js
var repository_tools = __nccwpck_require__(5341);
;// CONCATENATED MODULE: ./build/agents/model-agent.js




/** Never throws; a failing model is an answer that says so. */
async function runModelAgent(context, inputs) {
    const started = context.clock.monotonic();
    const answers = await Promise.all(inputs.parts.map((part) => inputs.limiter(() => reviewPart(context, inputs, part))));
    const merged = mergeParts(inputs.tooLong === 0 ? answers : [...answers, tooLong(inputs.tooLong)]);
    const calls = answers.flatMap(({ records }) => records);
    return {
        seen: answers.flatMap(({ seen }) => seen),
        answer: {
            label: inputs.agent.label,
            role: inputs.agent.role,
            adapter: calls.at(-1)?.adapter ?? inputs.agent.adapter,
            model: calls.at(-1)?.model ?? inputs.agent.model,
            modelReported: calls.find((call) => call.modelReported !== null)?.modelReported ?? null,
            ...merged,
            gate: null,
            confidence: null,
            sessions: [],
            questions: [],
            calls,
            duration: Math.round(context.clock.monotonic() - started),
        },
    };
}
async function reviewPart(context, inputs, part) {
    const target = { adapter: inputs.agent.adapter, model: inputs.agent.model ?? '' };
    const turns = context.budget.turnsOf(target);
    const tools = inputs.reader === undefined ? undefined : (0,repository_tools/* createToolBox */.oB)(inputs.reader, turns.take);
    const reads = () => [...(tools?.log ?? [])];
    const first = await askAny(context, inputs, part, tools);
    turns.release();
    const { records } = first;
    if (first.kind === 'reply') {
        return deliveredPart({
            reply: withinScope(first.reply, reads()),
            salvaged: [],
            nudge: null,
            reads: reads(),
            records,
            ranges: part.ranges,
        });
    }
    if (first.kind === 'failure')
        return lostPart(first.why, false, records, [], reads());
    const second = await ask(context, inputs, part.prompt, first.target, {
        fault: first.fault,
        tools: undefined,
        warm: undefined,
    });
    const all = [...records, ...second.records];
    if (second.kind === 'reply') {
        const salvaged = first.salvaged.filter((kept) => !second.reply.findings.some((found) => (0,similarity/* sameIssue */.Yo)(found, kept)));
        // Found something, then nothing: one of the two is wrong, and it is not for us to say which.
        if (salvaged.length > 0 &&
            second.reply.findings.length === 0 &&
            second.reply.statedVerdict !== 'request_changes') {
            return lostPart(`${first.fault}; the answer to the nudge contradicts it`, true, all, salvaged, reads());
        }
        return deliveredPart({
            reply: second.reply,
            salvaged,
            nudge: first.fault,
            reads: reads(),
            records: all,
            ranges: part.ranges,
        });
    }
    const salvaged = second.kind === 'unusable' && second.salvaged.length > 0 ? second.salvaged : first.salvaged;
    const why = second.kind === 'failure' ? second.why : second.fault;
    return lostPart(`${first.fault}; after the nudge: ${why}`, true, all, salvaged, reads());
}
/** A reviewer that spent its reads without a finding has left the change (spec quality-gates g "Scope budget"). */
function withinScope(reply, reads) {
    const foundNothing = reply.findings.length === 0 && reply.issues.length === 0 && reply.statedVerdict !== 'request_changes';
    return reads.length >= repository_tools/* SCOPE_BUDGET */.lE && foundNothing ? { ...reply, offTopic: true } : reply;
}
/** The agent's model, then its fallbacks while models are unavailable; the record shows every one that was asked. */
async function askAny(context, inputs, part, tools) {
    const { agent } = inputs;
    const targets = [{ adapter: agent.adapter, model: agent.model ?? '' }, ...agent.fallbacks];
    const records = [];
    const ticket = inputs.warmup.enter(part.cacheKey);
    await ticket.start;
    try {
        for (const [index, target] of targets.entries()) {
            const answer = await ask(context, inputs, part.prompt, target, {
                fault: undefined,
                tools,
                warm: ticket.warm,
            });
            records.push(...answer.records);
            const next = answer.kind === 'failure' && answer.unavailable && index + 1 < targets.length;
            if (!next)
                return { ...answer, records };
        }
        throw new Error('an agent without a model was started');
    }
    finally {
        ticket.warm?.();
    }
}
function tooLong(count) {
    const what = count === 1 ? 'a line is' : `${count} stretches of lines are`;
    return lostPart(`${what} too long for a call of this model and was not reviewed`, false, [], []);
}

// EXTERNAL MODULE: ./build/agents/tokens.js
var tokens = __nccwpck_require__(1109);
// EXTERNAL MODULE: ./build/context/documents.js
var documents = __nccwpck_require__(1634);
// EXTERNAL MODULE: ./build/context/isolation.js + 1 modules
var isolation = __nccwpck_require__(3762);
// EXTERNAL MODULE: ./build/kernel/limit.js
var limit = __nccwpck_require__(4475);
// EXTERNAL MODULE: ./build/pipeline/dimension.js
var dimension = __nccwpck_require__(9423);
// EXTERNAL MODULE: ./build/stages/aggregate.js
var aggregate = __nccwpck_require__(5785);
// EXTERNAL MODULE: ./build/stages/prepare-agent.js + 2 modules
var prepare_agent = __nccwpck_require__(4405);
;// CONCATENATED MODULE: ./build/change/anchor.js
/** A quote is looked for this far from the stated line. */
const NEARBY = 60;
/** Lines this close to a hunk belong to it, whatever the code around looks like. */
const CLOSE = 20;
/** Shorter quotes stand everywhere. */
const SHORTEST_QUOTE = 6;
/** `headLines` are the lines of the head's file, where they are known. */
function anchorPlace(files, place, headLines) {
    const path = place.path.replace(/^(?:\.\/)+/, '');
    const candidates = filesNamed(files, path);
    if (candidates.length === 0)
        return { path, line: place.line, endLine: place.endLine, side: 'RIGHT', kind: 'file', tier: 'secondary' };
    // A type change has two sections of one path; the one that holds the place is meant.
    for (const file of candidates) {
        const anchor = anchorInFile(file, place);
        if (anchor !== undefined)
            return anchor;
    }
    return fileAnchor(candidates, place, headLines);
}
function filesNamed(files, path) {
    const exact = files.filter((file) => file.path === path);
    if (exact.length > 0)
        return exact;
    const old = files.filter((file) => file.oldPath === path);
    return old.length > 0
        ? old
        : files.filter((file) => `a/${file.path}` === path || `b/${file.path}` === path);
}
function anchorInFile(file, place) {
    const lines = diffLines(file);
    const stated = lines.find((line) => line.side === 'RIGHT' && line.line === place.line) ??
        lines.find((line) => line.side === 'LEFT' && line.line === place.line && line.changed);
    const corrected = stated !== undefined && quotesMatch(stated.text, place.quotes) ? undefined : quotedLine(lines, place);
    const found = corrected ??
        stated ??
        (place.endLine === null
            ? undefined
            : lines.find((line) => line.side === 'RIGHT' && line.line >= place.line && line.line <= (place.endLine ?? 0)));
    if (found === undefined)
        return undefined;
    const end = place.endLine === null
        ? null
        : Math.max(found.line, place.endLine + (corrected === undefined ? 0 : found.line - place.line));
    const covered = lines.filter((line) => line.side === found.side && line.line >= found.line && line.line <= (end ?? found.line));
    return {
        path: file.path,
        line: found.line,
        endLine: end !== null && end > found.line && covered.some((line) => line.line === end) ? end : null,
        side: found.side,
        kind: corrected === undefined ? 'line' : 'corrected',
        tier: covered.some((line) => line.changed) ? 'primary' : 'secondary',
    };
}
/** Code in a unit that no hunk touches, on a line that the head really has, was there before; else it is unclear. */
function fileAnchor(files, place, headLines) {
    const [first] = files;
    const end = place.endLine ?? place.line;
    const hunks = files.flatMap((file) => file.hunks);
    const near = hunks.some((hunk) => place.line <= hunk.newStart + hunk.newLines + CLOSE && end >= hunk.newStart - CLOSE);
    const known = headLines !== undefined && place.line <= headLines.length && hunks.length > 0;
    const sameUnit = known &&
        hunks.some((hunk) => unitOf(headLines, hunk.newStart) === unitOf(headLines, place.line) ||
            unitOf(headLines, hunk.newStart + hunk.newLines) === unitOf(headLines, place.line));
    const before = known &&
        !near &&
        !sameUnit &&
        files.every(({ unavailable, kind }) => unavailable === undefined && kind === 'text');
    return {
        path: first?.path ?? place.path,
        line: place.line,
        endLine: null,
        side: 'RIGHT',
        kind: 'file',
        tier: before ? 'pre-existing' : 'secondary',
    };
}
/** Line where the outermost piece of code around `line` starts: the nearest one above that is not indented. */
function unitOf(lines, line) {
    for (let at = Math.min(line, lines.length); at >= 1; at -= 1) {
        if (/^[^\s})\]]/.test(lines[at - 1] ?? ''))
            return at;
    }
    return 0;
}
/** The one line of the diff that holds a quote, near the stated line first, else in the whole file's diff. */
function quotedLine(lines, place) {
    for (const quote of place.quotes) {
        const wanted = normal(quote);
        if (wanted.length < SHORTEST_QUOTE)
            continue;
        const holding = lines.filter(({ text }) => text.includes(wanted));
        const near = holding.filter(({ line }) => Math.abs(line - place.line) <= NEARBY);
        if (near.length === 1)
            return near[0];
        if (holding.length === 1)
            return holding[0];
    }
    return undefined;
}
/** True where nothing was quoted, or the line holds one of the quotes. */
function quotesMatch(text, quotes) {
    const usable = quotes.map(normal).filter((quote) => quote.length >= SHORTEST_QUOTE);
    return (usable.length === 0 ||
        usable.some((quote) => text.includes(quote) || (text.length >= SHORTEST_QUOTE && quote.includes(text))));
}
/** A trailing carriage return and runs of blanks do not matter to a quote. */
function normal(text) {
    return text.replace(/\s+/g, ' ').trim();
}
/** Lines of a file's diff with their text normalised, made once a file. */
const linesOfFile = new WeakMap();
function diffLines(file) {
    const known = linesOfFile.get(file);
    if (known !== undefined)
        return known;
    const lines = [];
    for (const hunk of file.hunks) {
        let oldLine = hunk.oldStart;
        let newLine = hunk.newStart;
        for (const raw of hunk.lines) {
            const mark = raw[0];
            if (mark === '\\')
                continue;
            const text = normal(raw.slice(1));
            if (mark === '-')
                lines.push({ side: 'LEFT', line: oldLine, text, changed: true });
            else
                lines.push({ side: 'RIGHT', line: newLine, text, changed: mark === '+' });
            if (mark !== '+')
                oldLine += 1;
            if (mark !== '-')
                newLine += 1;
        }
    }
    linesOfFile.set(file, lines);
    return lines;
}

// EXTERNAL MODULE: ./build/findings/evidence-class.js
var evidence_class = __nccwpck_require__(455);
// EXTERNAL MODULE: ./build/findings/fingerprint.js
var findings_fingerprint = __nccwpck_require__(5163);
// EXTERNAL MODULE: ./build/findings/provenance.js
var provenance = __nccwpck_require__(2288);
// EXTERNAL MODULE: ./build/findings/severity.js
var severity = __nccwpck_require__(1740);
// EXTERNAL MODULE: ./build/rules/apply-rules.js
var apply_rules = __nccwpck_require__(1134);
;// CONCATENATED MODULE: ./build/stages/settle-report.js






async function settleReport(answer, inputs) {
    const { findings, salvaged: incomplete, ...rest } = answer;
    const reporter = `${inputs.stage}/${answer.label}`;
    const read = new Set([
        ...inputs.context.read,
        ...answer.reads.flatMap(({ tool, target, shown }) => tool === 'read_file' && shown && !inputs.isDocument(target) ? [target] : []),
    ]);
    const anchored = findings.map((finding) => checkAnchor(finding, inputs.rowIds));
    const settle = (list, salvaged) => Promise.all(list.map(async (finding) => {
        const anchor = await anchorFinding(finding, inputs);
        const fingerprint = (0,findings_fingerprint/* fingerprintOf */.a)({ ...finding, location: anchor });
        return {
            reporter,
            finding: finding.location !== null && anchor?.kind === 'file'
                ? { ...finding, compliance: [...finding.compliance, 'the location does not resolve'] }
                : finding,
            anchor,
            provenance: (0,provenance/* effectiveProvenance */.P)(finding, { ...inputs.context, read }),
            salvaged,
            guard: (0,apply_rules/* guardOf */.HY)(inputs.ruleset, fingerprint, finding.category)?.id ?? null,
            rule: (0,apply_rules/* raiseOf */.yp)(inputs.ruleset, finding.category)?.id ?? null,
        };
    }));
    const delivered = await settle(anchored, false);
    const members = [...delivered, ...(await settle(incomplete, true))];
    return {
        ...rest,
        rowsPlaced: [...(inputs.context.rows ?? new Map()).keys()],
        members,
        vote: tightenVote(answer.stated, delivered, inputs.failOn),
    };
}
/** An anchor to no row is a fault of form; it cites nothing, and costs the finding nothing (a.5). */
function checkAnchor(finding, rowIds) {
    const { mapAnchor } = finding;
    if (mapAnchor === null || mapAnchor.rowId === null || rowIds.has(mapAnchor.rowId))
        return finding;
    return {
        ...finding,
        mapAnchor: { ...mapAnchor, rowId: null },
        compliance: [...finding.compliance, 'the map anchor names no row'],
    };
}
async function anchorFinding(finding, inputs) {
    const { location } = finding;
    if (location === null)
        return null;
    const text = inputs.files.some(({ path }) => path === location.path)
        ? await inputs.headFile(location.path)
        : undefined;
    const quotes = [
        ...finding.evidence
            .filter(({ kind, at }) => kind === 'code' && at.path === location.path)
            .map(({ shows }) => shows),
        ...[...finding.description.matchAll(/`([^`\n]{6,200})`/g)].map((match) => match[1] ?? ''),
    ];
    return anchorPlace(inputs.files, { ...location, quotes }, text?.split('\n'));
}
/**
 * A reviewer can tighten its own vote, never loosen it (DESIGN.md "Verdict"; AC-005): an approval that carries a
 * finding at or above the bound, as stated or as our rules grade it, rejects. What was there before, or what a guard
 * rule covers, does not count.
 */
function tightenVote(stated, members, failOn) {
    if (stated === 'request_changes')
        return stated;
    const grave = members.some(({ finding, anchor, guard }) => {
        if (anchor?.tier === 'pre-existing' || guard !== null)
            return false;
        const ruled = (0,evidence_class/* ruleSeverity */.uK)(finding, finding.severity, (0,evidence_class/* settleQuantities */.pp)(finding)).severity;
        return (0,severity/* atLeast */.jZ)(finding.severity, failOn) || (0,severity/* atLeast */.jZ)(ruled, failOn);
    });
    return grave ? 'request_changes' : stated;
}

// EXTERNAL MODULE: ./build/stages/stage-inputs.js
var stage_inputs = __nccwpck_require__(4620);
;// CONCATENATED MODULE: ./build/stages/review-stage.js












/** Output tokens of one reply; a long list of findings fits, and reasoning models need room to think. */
const MAX_OUTPUT_TOKENS = 16_000;
/** Time for one model call where the pipeline sets none. */
const DEFAULT_CALL_TIMEOUT = 240_000;
async function runReviewStage(ports, stage, inputs) {
    ports.progress.stageStarted(stage);
    const limiter = (0,limit/* createLimiter */.z)(stage.parallelism);
    const prepared = await Promise.all(stage.agents.map(async (agent) => (needsModel(agent) ? (0,prepare_agent/* prepareAgent */.p)(agent, inputs) : undefined)));
    const warmup = expectWarmups(stage, prepared, inputs.cacheWarmup);
    const reports = await Promise.all(stage.agents.map(async (agent, index) => {
        const ready = prepared[index];
        const answer = ready === undefined
            ? await runWithoutModel(ports, agent, inputs, limiter, stage)
            : await runWithModel(ports, stage, agent, inputs, limiter, ready, warmup);
        const report = await settleReport(answer, {
            stage: stage.name,
            failOn: failOnOf(stage),
            files: inputs.change.files,
            headFile: inputs.headFile,
            ruleset: inputs.ruleset,
            context: {
                shared: ready !== undefined && (inputs.earlier.length > 0 || ready.knows),
                read: ready?.read ?? new Set(),
                raw: inputs.raw,
                rows: new Map((ready?.rows ?? []).map(({ id, text }) => [id, text])),
            },
            rowIds: new Set(inputs.knowledge.rows.map(({ id }) => id)),
            isDocument: (0,documents/* documentOf */.l)(inputs.contextPaths),
        });
        ports.progress.agentFinished(stage, report);
        return report;
    }));
    const result = (0,aggregate/* aggregateStage */.i)(stage, reports);
    ports.progress.stageFinished(result);
    return result;
}
function readerOf({ dimension }) {
    return dimension === 'logic-integrity' || dimension === 'structural-entropy' ? dimension : 'reviewer';
}
function needsModel(agent) {
    return agent.adapter !== 'static' && agent.adapter !== 'sarif';
}
async function runWithoutModel(ports, agent, inputs, limiter, stage) {
    if (ports.calls.signal.aborted)
        return { ...(0,deterministic_agent/* emptyAnswer */.W)(agent), reason: 'the run was stopped before this agent ran' };
    const started = ports.calls.clock.monotonic();
    const answer = await limiter(() => (0,deterministic_agent/* runDeterministicAgent */.v)(ports, agent, inputs.change, inputs.scope));
    // Patterns and another tool's results are no reading of the change where the pipeline has agents that read it.
    if (answer.state !== 'not-delivered' && !inputs.modelsReview)
        inputs.ledger.markAll(`${stage.name}/${agent.label}`);
    return { ...answer, duration: Math.round(ports.calls.clock.monotonic() - started) };
}
async function runWithModel(ports, stage, agent, inputs, limiter, ready, warmup) {
    if (ready.refused !== undefined)
        return { ...(0,deterministic_agent/* emptyAnswer */.W)(agent), reason: ready.refused };
    if (agent.dimension === dimension/* NEEDS_MAP */.NH && inputs.knowledge.mode === 'degraded')
        return {
            ...(0,deterministic_agent/* emptyAnswer */.W)(agent),
            reason: `it tests the map, and there is none: ${inputs.knowledge.reason}`,
        };
    if (inputs.scope.reviewed.length === 0 && inputs.scope.notes.length === 0) {
        return {
            ...(0,deterministic_agent/* emptyAnswer */.W)(agent),
            state: 'no-findings',
            stated: 'approve',
            feedback: 'nothing in scope for a model',
        };
    }
    const { answer, seen } = await runModelAgent((0,stage_inputs/* callsOf */.p)(ports, stage, agent.label, readerOf(agent), inputs.knowledge), {
        agent,
        parts: ready.parts,
        tooLong: ready.tooLong,
        schema: inputs.replySchema,
        limiter,
        warmup,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        callTimeout: inputs.callTimeout,
        reader: agent.tools ? inputs.reader : undefined,
    });
    inputs.ledger.mark(`${stage.name}/${agent.label}`, seen);
    return (0,isolation/* withoutMarks */.zw)(answer, inputs.knowledge.artifacts);
}
/** Anthropic writes a prompt cache where we mark one; other vendors cache by themselves. */
function expectWarmups(stage, prepared, enabled) {
    const warmup = new CacheWarmup(enabled);
    const groups = new Map();
    stage.agents.forEach((agent, index) => {
        if (agent.adapter !== 'anthropic')
            return;
        for (const { cacheKey, prompt } of prepared[index]?.parts ?? []) {
            const group = groups.get(cacheKey) ?? {
                calls: 0,
                tokens: (0,tokens/* estimateTokens */.b)([prompt.system, ...prompt.parts.filter(({ shared }) => shared).map(({ text }) => text)].join('')),
            };
            group.calls += 1;
            groups.set(cacheKey, group);
        }
    });
    for (const [key, { calls, tokens }] of groups)
        warmup.expect(key, tokens, calls);
    return warmup;
}
function failOnOf(stage) {
    return { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' }[stage.failOn];
}


/***/ }),

/***/ 4620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ callsOf)
/* harmony export */ });
/* harmony import */ var _context_isolation_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3762);

/** The calls of one agent: held before each to what it may see, and told to the stage's progress as each ends. */
function callsOf(ports, stage, agent, reader, { artifacts }) {
    return {
        ...ports.calls,
        guard: (text) => (0,_context_isolation_js__WEBPACK_IMPORTED_MODULE_0__/* .requireClean */ .Bs)(text, reader, artifacts),
        onCall: (record) => ports.progress.callFinished?.(stage, agent, record),
    };
}


/***/ }),

/***/ 92:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ foldStage)
/* harmony export */ });
/* harmony import */ var _kernel_python_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4766);
/**
 * Votes → stage verdict. Rules: DESIGN.md "Verdict"; for votes that were cast the figures and texts equal the
 * reference's (vectors/aggregation.json). Abstentions stay in the denominator and are never approval.
 */

/** Weights whose sum is this close to zero count as zero, as in the reference. */
const WEIGHT_EPSILON = 1e-12;
/** Total: a stage without votes rejects, because nobody looked. */
function foldStage(rule, votes) {
    const approveCount = votes.filter(({ vote }) => vote === 'approve').length;
    const totalCount = votes.length;
    const passScore = rule.strategy === 'weighted' ? weightedScore(rule, votes) : plainScore(votes);
    const verdict = passes(rule, approveCount, totalCount, passScore) ? 'approve' : 'request_changes';
    const word = verdict === 'approve' ? 'approved' : 'request_changes';
    return {
        name: rule.name,
        strategy: rule.strategy,
        verdict,
        passScore,
        approveCount,
        totalCount,
        deliveredCount: votes.filter(({ vote, delivered }) => delivered && vote !== 'abstain').length,
        rejected: votes.some(({ vote, delivered }) => delivered && vote === 'request_changes'),
        feedback: `stage ${(0,_kernel_python_text_js__WEBPACK_IMPORTED_MODULE_0__/* .pythonRepr */ .Up)(rule.name)} ${word} (${approveCount}/${totalCount} agents, score=${(0,_kernel_python_text_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTwoDecimals */ .yk)(passScore)})`,
    };
}
function passes(rule, approvals, total, score) {
    if (total === 0)
        return false;
    switch (rule.strategy) {
        case 'any':
            return approvals >= 1;
        case 'all':
            return approvals === total;
        case 'majority':
            return approvals * 2 > total;
        case 'weighted':
            return score >= rule.threshold;
    }
}
function plainScore(votes) {
    if (votes.length === 0)
        return 0;
    return votes.filter(({ vote }) => vote === 'approve').length / votes.length;
}
function weightedScore(rule, votes) {
    let approving = 0;
    let total = 0;
    for (const { role, model, vote } of votes) {
        const weight = weightOf(rule, role) ?? (model === null ? undefined : weightOf(rule, model)) ?? 1;
        total += weight;
        if (vote === 'approve')
            approving += weight;
    }
    return Math.abs(total) <= WEIGHT_EPSILON ? plainScore(votes) : approving / total;
}
function weightOf(rule, name) {
    return Object.hasOwn(rule.weights, name) ? rule.weights[name] : undefined;
}


/***/ }),

/***/ 3243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ getScalarValue),
/* harmony export */   LJ: () => (/* binding */ mergeTag),
/* harmony export */   OU: () => (/* binding */ CORE_SCHEMA),
/* harmony export */   PH: () => (/* binding */ parseEvents),
/* harmony export */   fw: () => (/* binding */ constructFromEvents),
/* harmony export */   hy: () => (/* binding */ EVENT_ID),
/* harmony export */   jK: () => (/* binding */ SCALAR_STYLE),
/* harmony export */   load: () => (/* binding */ load),
/* harmony export */   tB: () => (/* binding */ YAMLException)
/* harmony export */ });
/* unused harmony exports CHOMPING_CLIP, CHOMPING_KEEP, CHOMPING_MODE, CHOMPING_STRIP, COLLECTION_STYLE, COLLECTION_STYLE_BLOCK, COLLECTION_STYLE_FLOW, DEFAULT_SCALAR_STYLE_RULES, DUMP_SCHEMA, EVENT_ALIAS, EVENT_DOCUMENT, EVENT_MAPPING, EVENT_POP, EVENT_SCALAR, EVENT_SEQUENCE, FAILSAFE_SCHEMA, JSON_SCHEMA, NOT_RESOLVED, SCALAR_STYLE_DOUBLE_QUOTED, SCALAR_STYLE_FOLDED_BLOCK, SCALAR_STYLE_LITERAL_BLOCK, SCALAR_STYLE_PLAIN, SCALAR_STYLE_SINGLE_QUOTED, Schema, VISIT_BREAK, VISIT_SKIP, YAML11_SCHEMA, binaryTag, boolCoreTag, boolJsonTag, boolYaml11Tag, defineMappingTag, defineScalarTag, defineSequenceTag, dump, eventsToAst, floatCoreTag, floatJsonTag, floatYaml11Tag, intCoreTag, intJsonTag, intYaml11Tag, jsToAst, legacyMapTag, loadAll, mapTag, nullCoreTag, nullJsonTag, nullYaml11Tag, omapTag, pairsTag, present, realMapTag, seqTag, setTag, strTag, timestampTag, visit */
/*! js-yaml 5.5.0 https://github.com/nodeca/js-yaml @license MIT */
//#region src/tag.ts
/**
* Returned by a scalar resolver when the source does not match its tag.
*
* @category Tags
*/
var NOT_RESOLVED = Symbol("NOT_RESOLVED");
/**
* Create a normalized scalar tag definition.
*
* @category Tags
*/
function defineScalarTag(tagName, options) {
	return {
		tagName,
		nodeKind: "scalar",
		implicit: options.implicit ?? false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		implicitFirstChars: options.implicitFirstChars ?? null,
		resolve: options.resolve,
		identify: options.identify,
		represent: options.represent ?? ((data) => String(data)),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/**
* Create a normalized sequence tag definition.
*
* @category Tags
*/
function defineSequenceTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "sequence",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addItem: options.addItem,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/**
* Create a normalized mapping tag definition.
*
* @category Tags
*/
function defineMappingTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "mapping",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addPair: options.addPair,
		has: options.has,
		keys: options.keys,
		get: options.get,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
//#endregion
//#region src/tag/scalar/str.ts
/** @category Tags */
var strTag = defineScalarTag("tag:yaml.org,2002:str", {
	resolve: (source) => source,
	identify: (data) => typeof data === "string"
});
//#endregion
//#region src/tag/scalar/null_core.ts
var NULL_VALUES$1 = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
/** @category Tags */
var nullCoreTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES$1.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
//#endregion
//#region src/tag/scalar/null_json.ts
/** @category Tags */
var nullJsonTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: ["n"],
	resolve: (source, isExplicit) => {
		if (source === "null" || isExplicit && source === "") return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
//#endregion
//#region src/tag/scalar/null_yaml11.ts
var NULL_VALUES = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
/** @category Tags */
var nullYaml11Tag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
//#endregion
//#region src/tag/scalar/bool_core.ts
var TRUE_VALUES$2 = [
	"true",
	"True",
	"TRUE"
];
var FALSE_VALUES$2 = [
	"false",
	"False",
	"FALSE"
];
/** @category Tags */
var boolCoreTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (source) => {
		if (TRUE_VALUES$2.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$2.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
//#endregion
//#region src/tag/scalar/bool_json.ts
var TRUE_VALUES$1 = ["true"];
var FALSE_VALUES$1 = ["false"];
/** @category Tags */
var boolJsonTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: ["t", "f"],
	resolve: (source) => {
		if (TRUE_VALUES$1.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$1.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
//#endregion
//#region src/tag/scalar/bool_yaml11.ts
var TRUE_VALUES = [
	"true",
	"True",
	"TRUE",
	"y",
	"Y",
	"yes",
	"Yes",
	"YES",
	"on",
	"On",
	"ON"
];
var FALSE_VALUES = [
	"false",
	"False",
	"FALSE",
	"n",
	"N",
	"no",
	"No",
	"NO",
	"off",
	"Off",
	"OFF"
];
/** @category Tags */
var boolYaml11Tag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"y",
		"Y",
		"n",
		"N",
		"t",
		"T",
		"f",
		"F",
		"o",
		"O"
	],
	resolve: (source) => {
		if (TRUE_VALUES.indexOf(source) !== -1) return true;
		if (FALSE_VALUES.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
//#endregion
//#region src/tag/scalar/int_core.ts
var YAML_INTEGER_IMPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
var YAML_INTEGER_EXPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$2(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$2(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$2(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intCoreTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger$2,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
//#endregion
//#region src/tag/scalar/int_json.ts
var YAML_INTEGER_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)$");
var YAML_INTEGER_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$1(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$1(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intJsonTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlInteger$1,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
//#endregion
//#region src/tag/scalar/int_yaml11.ts
var YAML_INTEGER_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function parseYamlInteger(source) {
	let value = source.replace(/_/g, "");
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	if (value.includes(":")) {
		let result = 0;
		for (const part of value.split(":")) result = result * 60 + Number(part);
		return sign * result;
	}
	if (value !== "0" && value[0] === "0") return sign * parseInt(value, 8);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger(source) {
	if (!YAML_INTEGER_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intYaml11Tag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
//#endregion
//#region src/tag/scalar/float_core.ts
var YAML_FLOAT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$2(source) {
	if (!YAML_FLOAT_PATTERN$1.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase();
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	const result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN$1.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$2(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatCoreTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat$2,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$2
});
//#endregion
//#region src/tag/scalar/float_json.ts
var YAML_FLOAT_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$");
var YAML_FLOAT_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_FLOAT_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
		let value = source.toLowerCase();
		const sign = value[0] === "-" ? -1 : 1;
		if ("+-".includes(value[0])) value = value.slice(1);
		if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
		if (value === ".nan") return NaN;
		const result = sign * parseFloat(value);
		return Number.isFinite(result) ? result : NOT_RESOLVED;
	}
	if (!YAML_FLOAT_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = Number(source);
	if (Number.isFinite(result)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$1(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatJsonTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlFloat$1,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$1
});
//#endregion
//#region src/tag/scalar/float_yaml11.ts
var YAML_FLOAT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat(source) {
	if (!YAML_FLOAT_PATTERN.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase().replace(/_/g, "");
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	let result = 0;
	if (value.includes(":")) {
		for (const part of value.split(":")) result = result * 60 + Number(part);
		result *= sign;
	} else result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatYaml11Tag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat
});
//#endregion
//#region src/tag/scalar/merge.ts
/**
* Enables merge keys in {@link CORE_SCHEMA} when added with
* {@link Schema.withTags}.
*
* @category Tags
*/
var mergeTag = defineScalarTag("tag:yaml.org,2002:merge", {
	implicit: true,
	implicitFirstChars: ["<"],
	resolve: (source, isExplicit) => {
		if (source === "<<" || isExplicit && source === "") return "<<";
		return NOT_RESOLVED;
	},
	identify: () => false
});
//#endregion
//#region src/tag/scalar/binary.ts
var BASE64_PATTERN = /^[A-Za-z0-9+/]*={0,2}$/;
function resolveYamlBinary(source) {
	const input = source.replace(/\s/g, "");
	if (input.length % 4 !== 0 || !BASE64_PATTERN.test(input)) return NOT_RESOLVED;
	const binary = atob(input);
	const result = new Uint8Array(binary.length);
	for (let index = 0; index < binary.length; index++) result[index] = binary.charCodeAt(index);
	return result;
}
function representYamlBinary(object) {
	let binary = "";
	for (let index = 0; index < object.length; index++) binary += String.fromCharCode(object[index]);
	return btoa(binary);
}
/**
* The `!!binary` tag, represented as a `Uint8Array`.
*
* @category Tags
*/
var binaryTag = defineScalarTag("tag:yaml.org,2002:binary", {
	resolve: resolveYamlBinary,
	identify: (object) => Object.prototype.toString.call(object) === "[object Uint8Array]",
	represent: representYamlBinary
});
//#endregion
//#region src/tag/scalar/timestamp.ts
var YAML_DATE_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$");
var YAML_TIMESTAMP_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function makeUtcDate(year, month, day, hour = 0, minute = 0, second = 0, fraction = 0) {
	const date = new Date(Date.UTC(year, month, day, hour, minute, second, fraction));
	date.setUTCFullYear(year, month, day);
	return date;
}
function resolveYamlTimestamp(source) {
	let match = YAML_DATE_REGEXP.exec(source);
	if (match === null) match = YAML_TIMESTAMP_REGEXP.exec(source);
	if (match === null) return NOT_RESOLVED;
	const year = +match[1];
	const month = +match[2] - 1;
	const day = +match[3];
	if (!match[4]) {
		const date = makeUtcDate(year, month, day);
		if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
		return date;
	}
	const hour = +match[4];
	const minute = +match[5];
	const second = +match[6];
	let fraction = 0;
	if (hour > 23 || minute > 59 || second > 59) return NOT_RESOLVED;
	if (match[7]) {
		let value = match[7].slice(0, 3);
		while (value.length < 3) value += "0";
		fraction = +value;
	}
	const date = makeUtcDate(year, month, day, hour, minute, second, fraction);
	if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
	if (match[9]) {
		const offsetHour = +match[10];
		const offsetMinute = +(match[11] || 0);
		if (offsetHour > 23 || offsetMinute > 59) return NOT_RESOLVED;
		const offset = (offsetHour * 60 + offsetMinute) * 6e4;
		date.setTime(date.getTime() - (match[9] === "-" ? -offset : offset));
	}
	return date;
}
/**
* The YAML 1.1 `!!timestamp` tag, represented as a JavaScript `Date`.
*
* @category Tags
*/
var timestampTag = defineScalarTag("tag:yaml.org,2002:timestamp", {
	implicit: true,
	implicitFirstChars: [..."0123456789"],
	resolve: resolveYamlTimestamp,
	identify: (object) => object instanceof Date,
	represent: (object) => object.toISOString()
});
//#endregion
//#region src/tag/sequence/seq.ts
/** @category Tags */
var seqTag = defineSequenceTag("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (container, item) => {
		container.push(item);
	},
	identify: Array.isArray
});
//#endregion
//#region src/common/object.ts
function isPlainObject(data) {
	if (data === null || typeof data !== "object" || Array.isArray(data)) return false;
	const prototype = Object.getPrototypeOf(data);
	return prototype === null || prototype === Object.prototype;
}
function pick(object, keys) {
	const result = {};
	for (const key of keys) if (object[key] !== void 0) result[key] = object[key];
	return result;
}
//#endregion
//#region src/tag/sequence/omap.ts
/**
* Provided only for YAML 1.1 compatibility and supported by the loader only.
* JavaScript has no dedicated class to represent this type, so it cannot be
* identified and dumped.
*
* ```yaml
* !!omap
*   - one: 1
*   - two: 2
* ```
*
* is loaded as
*
* ```javascript
* [
*   { one: 1 },
*   { two: 2 }
* ]
* ```
*
* @category Tags
*/
var omapTag = defineSequenceTag("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: /* @__PURE__ */ new Set()
	}),
	addItem: (carrier, item) => {
		let key;
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve an ordered map item";
			key = item.keys().next().value;
		} else if (isPlainObject(item)) {
			const itemKeys = Object.keys(item);
			if (itemKeys.length !== 1) return "cannot resolve an ordered map item";
			key = itemKeys[0];
		} else return "cannot resolve an ordered map item";
		if (carrier.seen.has(key)) return "duplicate key in ordered map";
		carrier.seen.add(key);
		carrier.list.push(item);
		return "";
	},
	finalize: (carrier) => carrier.list,
	identify: () => false
});
//#endregion
//#region src/tag/sequence/pairs.ts
/**
* Provided only for YAML 1.1 compatibility and supported by the loader only.
* JavaScript has no dedicated class to represent this type, so it cannot be
* identified and dumped.
*
* ```yaml
* !!pairs
*   - one: 1
*   - two: 2
* ```
*
* is loaded as
*
* ```javascript
* [
*   ['one', 1],
*   ['two', 2]
* ]
* ```
*
* @category Tags
*/
var pairsTag = defineSequenceTag("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (container, item) => {
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve a pairs item";
			container.push(item.entries().next().value);
			return "";
		}
		if (Object.prototype.toString.call(item) !== "[object Object]") return "cannot resolve a pairs item";
		const object = item;
		const keys = Object.keys(object);
		if (keys.length !== 1) return "cannot resolve a pairs item";
		container.push([keys[0], object[keys[0]]]);
		return "";
	},
	identify: () => false
});
//#endregion
//#region src/tag/mapping/map.ts
/**
* This is the default mapping implementation. It uses `{}` objects and has only
* partial functionality due to language limitations. This choice was made
* because users expect to get JavaScript objects, and it was left unchanged to
* avoid too many breaking changes in the v5 release.
*
* Side effects:
*
* - `Object.hasOwn()` checks or `for...of` loops are required for safe use (to
*   avoid falling through to prototypes).
* - Only scalar string keys are supported properly.
* - Other scalar keys, such as `null` and numbers, are converted to strings.
*   This is historical behaviour, and it can cause side effects such as
*   problems with `!!merge`.
*
* Note that non-string scalar keys may be deprecated in future versions.
*
* Ideally, use {@link realMapTag} instead.
*
* @category Tags
*/
var mapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		if (key !== null && typeof key === "object") return "object-based map does not support complex keys";
		const normalizedKey = String(key);
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		if (key !== null && typeof key === "object") return false;
		return Object.prototype.hasOwnProperty.call(container, String(key));
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
//#endregion
//#region src/tag/mapping/set.ts
/**
* The YAML 1.1 `!!set` tag, represented as a JavaScript `Set`.
*
* @category Tags
*/
var setTag = defineMappingTag("tag:yaml.org,2002:set", {
	create: () => /* @__PURE__ */ new Set(),
	identify: (data) => data instanceof Set,
	represent: (data) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of data) map.set(key, null);
		return map;
	},
	addPair: (container, key, value) => {
		if (value !== null) return "cannot resolve a set item";
		container.add(key);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: () => null
});
//#endregion
//#region src/schema.ts
function createTagDefinitionMap() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function createTagDefinitionListMap() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function compileTags(tags) {
	const result = [];
	for (const tag of tags) {
		let index = result.length;
		for (let previousIndex = 0; previousIndex < result.length; previousIndex++) {
			const previous = result[previousIndex];
			if (previous.nodeKind === tag.nodeKind && previous.tagName === tag.tagName && previous.matchByTagPrefix === tag.matchByTagPrefix) {
				index = previousIndex;
				break;
			}
		}
		result[index] = tag;
	}
	return result;
}
/**
* Controls tag resolution when loading and type selection when dumping.
*
* @category Schemas
*/
var Schema = class Schema {
	tags;
	/** @internal */
	implicitScalarTags;
	/**
	* Dispatch implicit scalar resolvers by `source.charAt(0)`. Each bucket holds
	* the resolvers that may match that key, in schema order; a key absent from
	* the map uses
	* {@link Schema.implicitScalarAnyFirstChar}
	* (resolvers that declared no first-char constraint, so they apply to any
	* first character).
	*/
	implicitScalarByFirstChar;
	implicitScalarAnyFirstChar;
	/**
	* The default scalar tag (`!!str`), resolved once so the composer's fallback
	* for unresolved plain scalars avoids a keyed lookup per scalar.
	*
	* @internal
	*/
	defaultScalarTag;
	/**
	* The default container tags (`!!seq` / `!!map`), used by the dumper: when a
	* value is identified by its default tag, the tag is implicit and not
	* printed. Undefined if the schema does not define them (then such values
	* can't be dumped).
	*
	* @internal
	*/
	defaultSequenceTag;
	/** @internal */
	defaultMappingTag;
	exact;
	prefix;
	constructor(tags) {
		const compiledTags = compileTags(tags);
		const implicitScalarTags = [];
		const exact = createTagDefinitionMap();
		const prefix = createTagDefinitionListMap();
		for (const tag of compiledTags) {
			if (tag.nodeKind === "scalar" && tag.implicit) {
				if (tag.matchByTagPrefix) throw new Error("Implicit scalar tags cannot match by tag prefix");
				implicitScalarTags.push(tag);
			}
			switch (tag.nodeKind) {
				case "scalar":
					if (tag.matchByTagPrefix) prefix.scalar.push(tag);
					else exact.scalar[tag.tagName] = tag;
					break;
				case "sequence":
					if (tag.matchByTagPrefix) prefix.sequence.push(tag);
					else exact.sequence[tag.tagName] = tag;
					break;
				case "mapping": if (tag.matchByTagPrefix) prefix.mapping.push(tag);
				else exact.mapping[tag.tagName] = tag;
			}
		}
		const implicitScalarAnyFirstChar = implicitScalarTags.filter((tag) => tag.implicitFirstChars === null);
		const keys = /* @__PURE__ */ new Set();
		for (const tag of implicitScalarTags) if (tag.implicitFirstChars !== null) for (const key of tag.implicitFirstChars) keys.add(key);
		const implicitScalarByFirstChar = /* @__PURE__ */ new Map();
		for (const key of keys) implicitScalarByFirstChar.set(key, implicitScalarTags.filter((tag) => tag.implicitFirstChars === null || tag.implicitFirstChars.indexOf(key) !== -1));
		const defaultScalarTag = exact.scalar["tag:yaml.org,2002:str"];
		if (!defaultScalarTag) throw new Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
		this.tags = compiledTags;
		this.implicitScalarTags = implicitScalarTags;
		this.implicitScalarByFirstChar = implicitScalarByFirstChar;
		this.implicitScalarAnyFirstChar = implicitScalarAnyFirstChar;
		this.defaultScalarTag = defaultScalarTag;
		this.defaultSequenceTag = exact.sequence["tag:yaml.org,2002:seq"];
		this.defaultMappingTag = exact.mapping["tag:yaml.org,2002:map"];
		this.exact = exact;
		this.prefix = prefix;
	}
	/** @internal */
	lookupScalarTag(tagName) {
		const exactTag = this.exact.scalar[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.scalar) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	lookupSequenceTag(tagName) {
		const exactTag = this.exact.sequence[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.sequence) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	lookupMappingTag(tagName) {
		const exactTag = this.exact.mapping[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.mapping) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	resolveImplicitScalarTag(source) {
		const candidates = this.implicitScalarByFirstChar.get(source.charAt(0)) ?? this.implicitScalarAnyFirstChar;
		for (const tag of candidates) {
			const value = tag.resolve(source, false, tag.tagName);
			if (value !== NOT_RESOLVED) return {
				value,
				tag
			};
		}
		const tag = this.defaultScalarTag;
		return {
			value: tag.resolve(source, false, tag.tagName),
			tag
		};
	}
	/**
	* Creates a new schema with the specified tags added. If a tag already
	* exists, it is replaced by the specified tag.
	*
	* @example
	*
	* ```javascript
	* import { CORE_SCHEMA, mergeTag, realMapTag } from 'js-yaml'
	*
	* const schema = CORE_SCHEMA.withTags(mergeTag, realMapTag)
	* ```
	*/
	withTags(...tags) {
		let flatTags = [];
		for (const tag of tags) flatTags = flatTags.concat(tag);
		return new Schema([...this.tags, ...flatTags]);
	}
};
/**
* The YAML 1.2 Failsafe Schema: strings, sequences, and mappings.
*
* @category Schemas
*/
var FAILSAFE_SCHEMA = new Schema([
	strTag,
	seqTag,
	mapTag
]);
/**
* The YAML 1.2 JSON Schema. It uses JSON scalar forms while retaining YAML
* collection syntax.
*
* @category Schemas
*/
var JSON_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullJsonTag,
	boolJsonTag,
	intJsonTag,
	floatJsonTag
]);
/**
* The default schema for the loaders. Note, {@link CORE_SCHEMA} comes
* without the `!!merge` tag. You can easily enable it if needed.
*
* @example
* Enable {@link mergeTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, mergeTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(mergeTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Schemas
*/
var CORE_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullCoreTag,
	boolCoreTag,
	intCoreTag,
	floatCoreTag
]);
/**
* YAML 1.1-compatible schema.
*
* @category Schemas
*/
var YAML11_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullYaml11Tag,
	boolYaml11Tag,
	intYaml11Tag,
	floatYaml11Tag,
	timestampTag,
	mergeTag,
	binaryTag,
	omapTag,
	pairsTag,
	setTag
]);
/**
* The dumper schema for maximum compatibility. It combines all supported type
* variants from YAML 1.1 and YAML 1.2 so strings matching any of them are
* quoted. This makes the generated YAML more compatible with other parsers.
*
* The schema is based on YAML 1.1, but extends `!!int` and `!!float` to accept
* both YAML 1.1 and Core Schema forms, since Core Schema supports some forms
* that YAML 1.1 does not.
*
* @category Schemas
*/
var DUMP_SCHEMA = YAML11_SCHEMA.withTags({
	...intYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = intYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? intCoreTag.resolve(source, isExplicit, tagName) : result;
	}
}, {
	...floatYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = floatYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? floatCoreTag.resolve(source, isExplicit, tagName) : result;
	}
});
//#endregion
//#region src/tag/mapping/real_map.ts
/**
* Recommended when non-string keys are actually needed. It uses native
* JavaScript `Map` objects, so keys keep their constructed types instead of
* being converted to strings.
*
* It is not the default to avoid widespread breaking changes in existing
* projects. `Map` has a different access API and does not pass deep equality
* checks against `{}`-based fixtures. Alongside the other changes in v5,
* making it the default was considered too disruptive.
*
* If these differences are acceptable for your project, we recommend using
* {@link realMapTag} to guarantee the absence of problems and side effects.
*
* @example
* Enable {@link realMapTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, realMapTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(realMapTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Tags
*/
var realMapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => /* @__PURE__ */ new Map(),
	addPair: (container, key, value) => {
		container.set(key, value);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: (container, key) => container.get(key),
	identify: (data) => data instanceof Map || isPlainObject(data),
	represent: (data) => {
		if (data instanceof Map) return data;
		const map = /* @__PURE__ */ new Map();
		const obj = data;
		for (const key of Object.keys(obj)) map.set(key, obj[key]);
		return map;
	}
});
//#endregion
//#region src/tag/mapping/legacy_map.ts
function normalizeKey(key) {
	if (Array.isArray(key)) {
		const array = Array.prototype.slice.call(key);
		for (let index = 0; index < array.length; index++) {
			if (Array.isArray(array[index])) return null;
			if (typeof array[index] === "object" && Object.prototype.toString.call(array[index]) === "[object Object]") array[index] = "[object Object]";
		}
		return String(array);
	}
	if (typeof key === "object" && Object.prototype.toString.call(key) === "[object Object]") return "[object Object]";
	return String(key);
}
/**
* This implementation exists solely to reproduce v4 behavior exactly. Its use
* is strongly discouraged. If complex or non-string keys are needed, use
* {@link realMapTag} instead.
*
* @category Tags
*/
var legacyMapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		const normalizedKey = normalizeKey(key);
		if (normalizedKey === null) return "nested arrays are not supported inside keys";
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		const normalizedKey = normalizeKey(key);
		return normalizedKey !== null && Object.prototype.hasOwnProperty.call(container, normalizedKey);
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
//#endregion
//#region src/common/snippet.ts
var DEFAULT_SNIPPET_OPTIONS = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function getLine(buffer, lineStart, lineEnd, position, maxLineLength) {
	let head = "";
	let tail = "";
	const maxHalfLength = Math.floor(maxLineLength / 2) - 1;
	if (position - lineStart > maxHalfLength) {
		head = " ... ";
		lineStart = position - maxHalfLength + head.length;
	}
	if (lineEnd - position > maxHalfLength) {
		tail = " ...";
		lineEnd = position + maxHalfLength - tail.length;
	}
	return {
		str: head + buffer.slice(lineStart, lineEnd).replace(/\t/g, "→") + tail,
		pos: position - lineStart + head.length
	};
}
function padStart(string, max) {
	return " ".repeat(Math.max(max - string.length, 0)) + string;
}
function makeSnippet(mark, options) {
	if (!mark.buffer) return null;
	const opts = {
		...DEFAULT_SNIPPET_OPTIONS,
		...options
	};
	const re = /\r?\n|\r|\0/g;
	const lineStarts = [0];
	const lineEnds = [];
	let match;
	let foundLineNo = -1;
	while (match = re.exec(mark.buffer)) {
		lineEnds.push(match.index);
		lineStarts.push(match.index + match[0].length);
		if (mark.position <= match.index && foundLineNo < 0) foundLineNo = lineStarts.length - 2;
	}
	if (foundLineNo < 0) foundLineNo = lineStarts.length - 1;
	let result = "";
	const lineNoLength = Math.min(mark.line + opts.linesAfter, lineEnds.length).toString().length;
	const maxLineLength = opts.maxLength - (opts.indent + lineNoLength + 3);
	for (let i = 1; i <= opts.linesBefore; i++) {
		if (foundLineNo - i < 0) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo - i], lineEnds[foundLineNo - i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo - i]), maxLineLength);
		result = `${" ".repeat(opts.indent)}${padStart((mark.line - i + 1).toString(), lineNoLength)} | ${line.str}\n${result}`;
	}
	const line = getLine(mark.buffer, lineStarts[foundLineNo], lineEnds[foundLineNo], mark.position, maxLineLength);
	result += `${" ".repeat(opts.indent)}${padStart((mark.line + 1).toString(), lineNoLength)} | ${line.str}\n`;
	result += `${"-".repeat(opts.indent + lineNoLength + 3 + line.pos)}^\n`;
	for (let i = 1; i <= opts.linesAfter; i++) {
		if (foundLineNo + i >= lineEnds.length) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo + i], lineEnds[foundLineNo + i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo + i]), maxLineLength);
		result += `${" ".repeat(opts.indent)}${padStart((mark.line + i + 1).toString(), lineNoLength)} | ${line.str}\n`;
	}
	return result.replace(/\n$/, "");
}
//#endregion
//#region src/common/exception.ts
function formatError(exception, compact) {
	let where = "";
	if (!exception.mark) return exception.reason;
	if (exception.mark.name) where += `in "${exception.mark.name}" `;
	where += `(${exception.mark.line + 1}:${exception.mark.column + 1})`;
	if (!compact && exception.mark.snippet) where += `\n\n${exception.mark.snippet}`;
	return `${exception.reason} ${where}`;
}
/**
* A YAML error. Unlike an ordinary `Error`, it adds a source snippet showing
* the location of the problem to the error message, when available.
*
* @category Main
*/
var YAMLException = class YAMLException extends Error {
	reason;
	mark;
	/**
	* Optional `mark` contains source snippet data. Usually, use
	* {@link YAMLException.throwAt} instead of passing it directly.
	*/
	constructor(reason, mark) {
		super();
		this.name = "YAMLException";
		this.reason = reason;
		this.mark = mark;
		this.message = formatError(this, false);
		if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
	}
	/**
	* Returns the formatted error, omitting the source snippet in compact mode.
	*/
	toString(compact) {
		return `${this.name}: ${formatError(this, compact)}`;
	}
	/**
	* Builds a YAMLException with a source snippet and throws it. `source` is
	* the raw input text; `position` is an offset into it.
	*/
	static throwAt(source, position, message, filename = "") {
		let line = 0;
		let lineStart = 0;
		for (let index = 0; index < position; index++) {
			const ch = source.charCodeAt(index);
			if (ch === 10) {
				line++;
				lineStart = index + 1;
			} else if (ch === 13) {
				line++;
				if (source.charCodeAt(index + 1) === 10) index++;
				lineStart = index + 1;
			}
		}
		const mark = {
			name: filename,
			buffer: source,
			position,
			line,
			column: position - lineStart
		};
		mark.snippet = makeSnippet(mark);
		throw new YAMLException(message, mark);
	}
};
//#endregion
//#region src/parser/events.ts
/** @category Events */
var EVENT_ID = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
};
/** @category Nodes */
var SCALAR_STYLE = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
};
/** @category Nodes */
var COLLECTION_STYLE = {
	BLOCK: 1,
	FLOW: 2
};
/** @category Nodes */
var CHOMPING_MODE = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
};
//#endregion
//#region src/parser/parser_scalar.ts
var NO_RANGE$3 = -1;
function simpleEscapeSequence(c) {
	switch (c) {
		case 48: return "\0";
		case 97: return "\x07";
		case 98: return "\b";
		case 116: return "	";
		case 9: return "	";
		case 110: return "\n";
		case 118: return "\v";
		case 102: return "\f";
		case 114: return "\r";
		case 101: return "\x1B";
		case 32: return " ";
		case 34: return "\"";
		case 47: return "/";
		case 92: return "\\";
		case 78: return "";
		case 95: return "\xA0";
		case 76: return "\u2028";
		case 80: return "\u2029";
		default: return "";
	}
}
var simpleEscapeCheck = new Array(256);
var simpleEscapeMap = new Array(256);
for (let i = 0; i < 256; i++) {
	simpleEscapeCheck[i] = simpleEscapeSequence(i) ? 1 : 0;
	simpleEscapeMap[i] = simpleEscapeSequence(i);
}
function charFromCodepoint(c) {
	if (c <= 65535) return String.fromCharCode(c);
	return String.fromCharCode((c - 65536 >> 10) + 55296, (c - 65536 & 1023) + 56320);
}
function fromHexCode$1(c) {
	if (c >= 48 && c <= 57) return c - 48;
	return (c | 32) - 97 + 10;
}
function escapedHexLen$1(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	return 8;
}
function skipFoldedBreaks(input, position, end) {
	let breaks = 0;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10) {
			breaks++;
			position++;
		} else if (ch === 13) {
			breaks++;
			position++;
			if (input.charCodeAt(position) === 10) position++;
		} else if (ch === 32 || ch === 9) position++;
		else break;
	}
	return {
		position,
		breaks
	};
}
function foldedBreaks(count) {
	if (count === 1) return " ";
	return "\n".repeat(count - 1);
}
function getPlainValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, captureEnd);
}
function getSingleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 39) {
			result += input.slice(captureStart, position) + "'";
			position += 2;
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getDoubleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 92) {
			result += input.slice(captureStart, position);
			position++;
			const escaped = input.charCodeAt(position);
			if (escaped === 10 || escaped === 13) position = skipFoldedBreaks(input, position, end).position;
			else if (escaped < 256 && simpleEscapeCheck[escaped]) {
				result += simpleEscapeMap[escaped];
				position++;
			} else {
				let hexLength = escapedHexLen$1(escaped);
				let hexResult = 0;
				for (; hexLength > 0; hexLength--) {
					position++;
					const digit = fromHexCode$1(input.charCodeAt(position));
					hexResult = (hexResult << 4) + digit;
				}
				result += charFromCodepoint(hexResult);
				position++;
			}
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getBlockValue(input, start, end, indent, chomping, folded) {
	const textIndent = indent < 0 ? 0 : indent;
	const region = input.slice(start, end).replace(/\r\n?/g, "\n");
	const lines = region === "" ? [] : (region.endsWith("\n") ? region.slice(0, -1) : region).split("\n");
	let result = "";
	let didReadContent = false;
	let emptyLines = 0;
	let atMoreIndented = false;
	for (const line of lines) {
		let column = 0;
		while (column < textIndent && line.charCodeAt(column) === 32) column++;
		if (indent < 0 || column >= line.length) {
			emptyLines++;
			continue;
		}
		const content = line.slice(textIndent);
		const first = content.charCodeAt(0);
		if (folded) {
			if (first === 32 || first === 9) {
				atMoreIndented = true;
				result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
			} else if (atMoreIndented) {
				atMoreIndented = false;
				result += "\n".repeat(emptyLines + 1);
			} else if (emptyLines === 0) {
				if (didReadContent) result += " ";
			} else result += "\n".repeat(emptyLines);
		} else result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
		result += content;
		didReadContent = true;
		emptyLines = 0;
	}
	if (chomping === CHOMPING_MODE.KEEP) result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
	else if (chomping !== CHOMPING_MODE.STRIP) {
		if (didReadContent) result += "\n";
	}
	return result;
}
/**
* Decodes the scalar referenced by event offsets in `input`.
*
* @category Events
*/
function getScalarValue(input, scalar) {
	if (scalar.valueStart === NO_RANGE$3) return "";
	const { valueStart, valueEnd } = scalar;
	if (scalar.fast) return input.slice(valueStart, valueEnd);
	switch (scalar.style) {
		case SCALAR_STYLE.SINGLE_QUOTED: return getSingleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.DOUBLE_QUOTED: return getDoubleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.LITERAL_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, false);
		case SCALAR_STYLE.FOLDED_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, true);
		default: return getPlainValue(input, valueStart, valueEnd);
	}
}
//#endregion
//#region src/common/tagname.ts
var DEFAULT_TAG_HANDLERS = Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var TAG_SUFFIX_CHARS = "-#;/?:@&=+$_.~*'()";
var TAG_URI_CHARS = TAG_SUFFIX_CHARS + "!,[]";
var HEX = "0123456789ABCDEF";
function percentByte(byte) {
	return "%" + HEX[byte >> 4] + HEX[byte & 15];
}
function tagPercentEncode(source, isSuffix) {
	const allowed = isSuffix ? TAG_SUFFIX_CHARS : TAG_URI_CHARS;
	let result = "";
	for (let index = 0; index < source.length; index++) {
		let ch = source.charCodeAt(index);
		if (ch >= 48 && ch <= 57 || ch >= 65 && ch <= 90 || ch >= 97 && ch <= 122 || allowed.includes(source[index])) {
			result += source[index];
			continue;
		}
		if (ch >= 55296 && ch <= 56319) ch = 65536 + ((ch & 1023) << 10) + (source.charCodeAt(++index) & 1023);
		if (ch < 128) result += percentByte(ch);
		else if (ch < 2048) result += percentByte(192 | ch >> 6) + percentByte(128 | ch & 63);
		else if (ch < 65536) result += percentByte(224 | ch >> 12) + percentByte(128 | ch >> 6 & 63) + percentByte(128 | ch & 63);
		else result += percentByte(240 | ch >> 18) + percentByte(128 | ch >> 12 & 63) + percentByte(128 | ch >> 6 & 63) + percentByte(128 | ch & 63);
	}
	return result;
}
function tagPercentDecode(source) {
	let result = "";
	let index = 0;
	while (index < source.length) {
		if (source.charCodeAt(index) !== 37) {
			result += source[index++];
			continue;
		}
		let ch = parseInt(source.slice(index + 1, index + 3), 16);
		index += 3;
		if (ch >= 192) {
			let remaining = ch < 224 ? 1 : ch < 240 ? 2 : 3;
			ch &= (1 << 6 - remaining) - 1;
			while (remaining-- > 0) {
				ch = ch << 6 | parseInt(source.slice(index + 1, index + 3), 16) & 63;
				index += 3;
			}
		}
		if (ch < 65536) result += String.fromCharCode(ch);
		else {
			ch -= 65536;
			result += String.fromCharCode(55296 | ch >> 10, 56320 | ch & 1023);
		}
	}
	return result;
}
function tagNameFull(rawTag, tagHandlers) {
	if (rawTag.startsWith("!<") && rawTag.endsWith(">")) return tagPercentDecode(rawTag.slice(2, -1));
	const handleEnd = rawTag.indexOf("!", 1);
	const handle = handleEnd === -1 ? "!" : rawTag.slice(0, handleEnd + 1);
	return tagPercentDecode(tagHandlers?.[handle] ?? DEFAULT_TAG_HANDLERS[handle] ?? handle) + tagPercentDecode(rawTag.slice(handle.length));
}
function tagNameShort(fullTag) {
	let tag = fullTag;
	if (tag.charCodeAt(0) === 33) {
		tag = tag.slice(1);
		return `!${tagPercentEncode(tag, true)}`;
	}
	if (tag.slice(0, 18) === "tag:yaml.org,2002:") return `!!${tagPercentEncode(tag.slice(18), true)}`;
	return `!<${tagPercentEncode(tag, false)}>`;
}
//#endregion
//#region src/parser/constructor.ts
var NO_RANGE$2 = -1;
var MERGE_TAG_NAME = "tag:yaml.org,2002:merge";
var DEFAULT_CONSTRUCTOR_OPTIONS = {
	filename: "",
	schema: CORE_SCHEMA,
	json: false,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
};
function eventPosition$1(event) {
	if ("tagStart" in event && event.tagStart !== NO_RANGE$2) return event.tagStart;
	if ("anchorStart" in event && event.anchorStart !== NO_RANGE$2) return event.anchorStart;
	if ("valueStart" in event && event.valueStart !== NO_RANGE$2) return event.valueStart;
	if ("start" in event) return event.start;
	return 0;
}
function throwError$1(state, message) {
	YAMLException.throwAt(state.source, state.position, message, state.filename);
}
function finalizeCollection(state, position, tag, carrier) {
	try {
		return tag.finalize(carrier);
	} catch (error) {
		if (error instanceof YAMLException) throw error;
		YAMLException.throwAt(state.source, position, error instanceof Error ? error.message : String(error), state.filename);
	}
}
function constructScalar(state, event) {
	const source = getScalarValue(state.source, event);
	const rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
	const strTag = state.schema.defaultScalarTag;
	if (rawTag !== "") {
		if (rawTag === "!") return {
			value: source,
			tag: strTag
		};
		const tagName = tagNameFull(rawTag, state.tagHandlers);
		const scalarTag = state.schema.lookupScalarTag(tagName);
		if (scalarTag) {
			const result = scalarTag.resolve(source, true, tagName);
			if (result === NOT_RESOLVED) throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
			return {
				value: result,
				tag: scalarTag
			};
		}
		const collectionTagDef = state.schema.lookupMappingTag(tagName) ?? state.schema.lookupSequenceTag(tagName);
		if (collectionTagDef) {
			if (source !== "") throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
			const carrier = collectionTagDef.create(tagName);
			return {
				value: collectionTagDef.carrierIsResult ? carrier : finalizeCollection(state, state.position, collectionTagDef, carrier),
				tag: collectionTagDef
			};
		}
		throwError$1(state, `unknown scalar tag !<${tagName}>`);
	}
	if (event.style === SCALAR_STYLE.PLAIN) return state.schema.resolveImplicitScalarTag(source);
	return {
		value: strTag.resolve(source, false, strTag.tagName),
		tag: strTag
	};
}
function collectionTagName(state, event, defaultTagName) {
	const rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
	return rawTag === "" || rawTag === "!" ? defaultTagName : tagNameFull(rawTag, state.tagHandlers);
}
function isMappingTag(tag) {
	return tag.nodeKind === "mapping";
}
function chargeMergeWork(state) {
	state.totalMergeKeys++;
	if (state.maxTotalMergeKeys !== -1 && state.totalMergeKeys > state.maxTotalMergeKeys) throwError$1(state, `merge keys exceeded maxTotalMergeKeys (${state.maxTotalMergeKeys})`);
}
function mergeKeys(state, frame, source, sourceTag) {
	chargeMergeWork(state);
	for (const sourceKey of sourceTag.keys(source)) {
		chargeMergeWork(state);
		if (frame.tag.has(frame.value, sourceKey)) continue;
		const err = frame.tag.addPair(frame.value, sourceKey, sourceTag.get(source, sourceKey));
		if (err) throwError$1(state, err);
		frame.overridable ??= /* @__PURE__ */ new Set();
		frame.overridable.add(sourceKey);
	}
}
function mergeSource(state, frame, source, sourceTag) {
	state.position = frame.keyPosition;
	if (isMappingTag(sourceTag)) mergeKeys(state, frame, source, sourceTag);
	else if (sourceTag.nodeKind === "sequence" && Array.isArray(source)) {
		if (source.length > 100) throwError$1(state, "abnormal merge sequence size");
		for (const element of source) {
			const elementTag = state.nodeTags.get(element);
			if (!elementTag) throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
			mergeKeys(state, frame, element, elementTag);
		}
	} else throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
}
function addMappingValue(state, frame, key, value, tag) {
	state.position = frame.keyPosition;
	if (frame.keyIsMerge) {
		mergeSource(state, frame, value, tag);
		return;
	}
	if (!state.json && frame.tag.has(frame.value, key) && !frame.overridable?.has(key)) throwError$1(state, "duplicated mapping key");
	const err = frame.tag.addPair(frame.value, key, value);
	if (err) throwError$1(state, err);
	frame.overridable?.delete(key);
}
function addValue(state, value, tag) {
	const frame = state.frames[state.frames.length - 1];
	if (frame.kind === "document") {
		frame.value = value;
		frame.hasValue = true;
	} else if (frame.kind === "sequence") {
		if (isMappingTag(tag)) state.nodeTags.set(value, tag);
		const err = frame.tag.addItem(frame.value, value, frame.index++);
		if (err) throwError$1(state, err);
	} else if (frame.hasKey) {
		const key = frame.key;
		frame.key = void 0;
		frame.hasKey = false;
		addMappingValue(state, frame, key, value, tag);
	} else {
		frame.key = value;
		frame.keyPosition = state.position;
		frame.hasKey = true;
		frame.keyIsMerge = tag.tagName === MERGE_TAG_NAME;
	}
}
function storeAnchor(state, event, value, tag, isValueFinal) {
	if (event.anchorStart !== NO_RANGE$2) {
		const anchor = {
			value,
			tag,
			isValueFinal
		};
		state.anchors.set(state.source.slice(event.anchorStart, event.anchorEnd), anchor);
		return anchor;
	}
	return null;
}
/**
* Constructs JavaScript documents directly from parser events, without an
* intermediate AST.
*
* @category Events
*/
function constructFromEvents(events, options) {
	const state = {
		...DEFAULT_CONSTRUCTOR_OPTIONS,
		...options,
		events,
		documents: [],
		eventIndex: 0,
		position: 0,
		frames: [],
		anchors: /* @__PURE__ */ new Map(),
		nodeTags: /* @__PURE__ */ new Map(),
		tagHandlers: Object.create(null),
		totalMergeKeys: 0,
		aliasCount: 0
	};
	while (state.eventIndex < state.events.length) {
		const event = state.events[state.eventIndex++];
		state.position = eventPosition$1(event);
		switch (event.type) {
			case EVENT_ID.DOCUMENT:
				state.anchors = /* @__PURE__ */ new Map();
				state.nodeTags = /* @__PURE__ */ new Map();
				state.aliasCount = 0;
				state.tagHandlers = Object.create(null);
				for (const directive of event.directives) if (directive.kind === "tag") state.tagHandlers[directive.handle] = directive.prefix;
				state.frames.push({
					kind: "document",
					position: state.position,
					value: void 0,
					hasValue: false
				});
				break;
			case EVENT_ID.SCALAR: {
				const { value, tag } = constructScalar(state, event);
				storeAnchor(state, event, value, tag, true);
				addValue(state, value, tag);
				break;
			}
			case EVENT_ID.SEQUENCE: {
				const tagName = collectionTagName(state, event, "tag:yaml.org,2002:seq");
				const tag = state.schema.lookupSequenceTag(tagName);
				if (!tag) throwError$1(state, `unknown sequence tag !<${tagName}>`);
				const value = tag.create(tagName);
				const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
				state.frames.push({
					kind: "sequence",
					position: state.position,
					value,
					tag,
					anchor,
					index: 0
				});
				break;
			}
			case EVENT_ID.MAPPING: {
				const tagName = collectionTagName(state, event, "tag:yaml.org,2002:map");
				const tag = state.schema.lookupMappingTag(tagName);
				if (!tag) throwError$1(state, `unknown mapping tag !<${tagName}>`);
				const value = tag.create(tagName);
				const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
				state.frames.push({
					kind: "mapping",
					position: state.position,
					value,
					tag,
					anchor,
					key: void 0,
					keyPosition: state.position,
					hasKey: false,
					keyIsMerge: false,
					overridable: null
				});
				break;
			}
			case EVENT_ID.ALIAS: {
				if (state.maxAliases !== -1 && ++state.aliasCount > state.maxAliases) throwError$1(state, `aliases exceeded maxAliases (${state.maxAliases})`);
				const name = state.source.slice(event.anchorStart, event.anchorEnd);
				const anchor = state.anchors.get(name);
				if (!anchor) throwError$1(state, `unidentified alias "${name}"`);
				if (!anchor.isValueFinal) throwError$1(state, `recursive alias "${name}" is not supported for tag ${anchor.tag.tagName} because it uses finalize()`);
				addValue(state, anchor.value, anchor.tag);
				break;
			}
			case EVENT_ID.POP: {
				const frame = state.frames.pop();
				if (frame.kind === "mapping" && frame.hasKey) {
					state.position = frame.keyPosition;
					throwError$1(state, "incomplete mapping pair in event stream");
				}
				if (frame.kind === "document") state.documents.push(frame.value);
				else {
					const value = frame.tag.carrierIsResult ? frame.value : finalizeCollection(state, frame.position, frame.tag, frame.value);
					if (frame.anchor) {
						frame.anchor.value = value;
						frame.anchor.isValueFinal = true;
					}
					addValue(state, value, frame.tag);
				}
				break;
			}
		}
	}
	return state.documents;
}
//#endregion
//#region src/parser/parser.ts
var NO_RANGE$1 = -1;
var HAS_OWN = Object.prototype.hasOwnProperty;
var CONTEXT_FLOW_IN = 1;
var CONTEXT_FLOW_OUT = 2;
var CONTEXT_BLOCK_IN = 3;
var CONTEXT_BLOCK_OUT = 4;
var PATTERN_NON_PRINTABLE = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;
var PATTERN_FLOW_INDICATORS = /[,\[\]{}]/;
var PATTERN_TAG_HANDLE = /^(?:!|!!|![0-9A-Za-z-]+!)$/;
var NS_URI_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`;
var NS_TAG_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`;
var PATTERN_TAG_URI = new RegExp(`^(?:${NS_URI_CHAR})*$`);
var PATTERN_TAG_SUFFIX = new RegExp(`^(?:${NS_TAG_CHAR})+$`);
var PATTERN_TAG_PREFIX = new RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`);
var DEFAULT_PARSER_OPTIONS = {
	filename: "",
	maxDepth: 100
};
function addDocumentEvent(state, explicitStart, explicitEnd) {
	state.events.push({
		type: EVENT_ID.DOCUMENT,
		explicitStart,
		explicitEnd,
		directives: state.directives
	});
}
function addSequenceEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.SEQUENCE,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function addMappingEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.MAPPING,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function insertFlowPairMappingEvent(state, snapshot) {
	state.events.splice(snapshot.eventsLength, 0, {
		type: EVENT_ID.MAPPING,
		start: snapshot.position,
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1,
		style: COLLECTION_STYLE.FLOW
	});
}
function addScalarEvent(state, valueStart, valueEnd, anchorStart, anchorEnd, tagStart, tagEnd, style, chomping = CHOMPING_MODE.CLIP, indent = -1, fast = false) {
	state.events.push({
		type: EVENT_ID.SCALAR,
		valueStart,
		valueEnd,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style,
		chomping,
		indent,
		fast
	});
}
function addAliasEvent(state, anchorStart, anchorEnd) {
	state.events.push({
		type: EVENT_ID.ALIAS,
		anchorStart,
		anchorEnd
	});
}
function addPopEvent(state) {
	state.events.push({ type: EVENT_ID.POP });
}
function addEmptyScalarEvent(state) {
	addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, SCALAR_STYLE.PLAIN);
}
function emptyProperties() {
	return {
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1
	};
}
function snapshotState(state) {
	return {
		position: state.position,
		line: state.line,
		lineStart: state.lineStart,
		lineIndent: state.lineIndent,
		firstTabInLine: state.firstTabInLine,
		eventsLength: state.events.length
	};
}
function restoreState(state, snapshot) {
	state.position = snapshot.position;
	state.line = snapshot.line;
	state.lineStart = snapshot.lineStart;
	state.lineIndent = snapshot.lineIndent;
	state.firstTabInLine = snapshot.firstTabInLine;
	state.events.length = snapshot.eventsLength;
}
function throwError(state, message) {
	YAMLException.throwAt(state.input.slice(0, state.length), state.position, message, state.filename);
}
function isEol(c) {
	return c === 10 || c === 13;
}
function isWhiteSpace(c) {
	return c === 9 || c === 32;
}
function isWsOrEol(c) {
	return isWhiteSpace(c) || isEol(c);
}
function isWsOrEolOrEnd(c) {
	return c === 0 || isWsOrEol(c);
}
function isFlowIndicator(c) {
	return c === 44 || c === 91 || c === 93 || c === 123 || c === 125;
}
function fromDecimalCode(c) {
	return c >= 48 && c <= 57 ? c - 48 : -1;
}
function fromHexCode(c) {
	if (c >= 48 && c <= 57) return c - 48;
	const lc = c | 32;
	if (lc >= 97 && lc <= 102) return lc - 97 + 10;
	return -1;
}
function escapedHexLen(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	if (c === 85) return 8;
	return 0;
}
function isSimpleEscape(c) {
	return c === 48 || c === 97 || c === 98 || c === 116 || c === 9 || c === 110 || c === 118 || c === 102 || c === 114 || c === 101 || c === 32 || c === 34 || c === 47 || c === 92 || c === 78 || c === 95 || c === 76 || c === 80;
}
function consumeLineBreak(state) {
	if (state.input.charCodeAt(state.position) === 10) state.position++;
	else {
		state.position++;
		if (state.input.charCodeAt(state.position) === 10) state.position++;
	}
	state.line++;
	state.lineStart = state.position;
	state.lineIndent = 0;
	state.firstTabInLine = -1;
}
function skipSeparationSpace(state, allowComments) {
	let lineBreaks = 0;
	let ch = state.input.charCodeAt(state.position);
	let hasSeparation = state.position === state.lineStart || isWsOrEol(state.input.charCodeAt(state.position - 1));
	while (ch !== 0) {
		while (isWhiteSpace(ch)) {
			hasSeparation = true;
			if (ch === 9 && state.firstTabInLine === -1) state.firstTabInLine = state.position;
			ch = state.input.charCodeAt(++state.position);
		}
		if (allowComments && hasSeparation && ch === 35) do
			ch = state.input.charCodeAt(++state.position);
		while (!isEol(ch) && ch !== 0);
		if (!isEol(ch)) break;
		consumeLineBreak(state);
		lineBreaks++;
		hasSeparation = true;
		ch = state.input.charCodeAt(state.position);
		while (ch === 32) {
			state.lineIndent++;
			ch = state.input.charCodeAt(++state.position);
		}
	}
	return lineBreaks;
}
function testDocumentSeparator(state, position = state.position) {
	const ch = state.input.charCodeAt(position);
	if ((ch === 45 || ch === 46) && ch === state.input.charCodeAt(position + 1) && ch === state.input.charCodeAt(position + 2)) {
		const following = state.input.charCodeAt(position + 3);
		return following === 0 || isWsOrEol(following);
	}
	return false;
}
function skipByteOrderMark(state) {
	if (state.position === state.lineStart && state.input.charCodeAt(state.position) === 65279) {
		state.position++;
		state.lineStart = state.position;
	}
}
function testDocumentBoundary(state) {
	if (state.position !== state.lineStart) return false;
	if (testDocumentSeparator(state)) return true;
	if (state.input.charCodeAt(state.position) !== 65279) return false;
	const snapshot = snapshotState(state);
	skipByteOrderMark(state);
	skipSeparationSpace(state, true);
	const ch = state.input.charCodeAt(state.position);
	const result = state.position === state.lineStart && (ch === 37 || ch === 45 && testDocumentSeparator(state));
	restoreState(state, snapshot);
	return result;
}
function skipUntilLineEnd(state) {
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0 && !isEol(ch)) ch = state.input.charCodeAt(++state.position);
}
function checkPrintable(state, start, end) {
	const match = PATTERN_NON_PRINTABLE.exec(state.input.slice(start, end));
	if (match !== null) {
		state.position = start + match.index + match[0].length - 1;
		throwError(state, "the stream contains non-printable characters");
	}
}
function readTagProperty(state, props, inFlow) {
	if (state.input.charCodeAt(state.position) !== 33) return false;
	if (props.tagStart !== NO_RANGE$1) throwError(state, "duplication of a tag property");
	const start = state.position;
	let isVerbatim = false;
	let isNamed = false;
	let tagHandle = "!";
	let ch = state.input.charCodeAt(++state.position);
	if (ch === 60) {
		isVerbatim = true;
		ch = state.input.charCodeAt(++state.position);
	} else if (ch === 33) {
		isNamed = true;
		tagHandle = "!!";
		ch = state.input.charCodeAt(++state.position);
	}
	let suffixStart = state.position;
	let tagName;
	if (isVerbatim) {
		while (ch !== 0 && ch !== 62) ch = state.input.charCodeAt(++state.position);
		if (ch !== 62) throwError(state, "unexpected end of the stream within a verbatim tag");
		tagName = state.input.slice(suffixStart, state.position);
		state.position++;
	} else {
		while (ch !== 0 && !isWsOrEol(ch) && !(inFlow && isFlowIndicator(ch))) {
			if (ch === 33) {
				if (!isNamed) {
					tagHandle = state.input.slice(suffixStart - 1, state.position + 1);
					if (!PATTERN_TAG_HANDLE.test(tagHandle)) throwError(state, "named tag handle cannot contain such characters");
					isNamed = true;
					suffixStart = state.position + 1;
				} else throwError(state, "tag suffix cannot contain exclamation marks");
			}
			ch = state.input.charCodeAt(++state.position);
		}
		tagName = state.input.slice(suffixStart, state.position);
		if (PATTERN_FLOW_INDICATORS.test(tagName)) throwError(state, "tag suffix cannot contain flow indicator characters");
	}
	if (tagName && !(isVerbatim ? PATTERN_TAG_URI.test(tagName) : PATTERN_TAG_SUFFIX.test(tagName))) throwError(state, `tag name cannot contain such characters: ${tagName}`);
	if (!isVerbatim && tagHandle !== "!" && tagHandle !== "!!" && !HAS_OWN.call(state.tagHandlers, tagHandle)) throwError(state, `undeclared tag handle "${tagHandle}"`);
	props.tagStart = start;
	props.tagEnd = state.position;
	return true;
}
function readAnchorProperty(state, props) {
	if (state.input.charCodeAt(state.position) !== 38) return false;
	if (props.anchorStart !== NO_RANGE$1) throwError(state, "duplication of an anchor property");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an anchor node must contain at least one character");
	props.anchorStart = start;
	props.anchorEnd = state.position;
	return true;
}
function readAlias(state, props) {
	if (state.input.charCodeAt(state.position) !== 42) return false;
	if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) throwError(state, "alias node should not have any properties");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an alias node must contain at least one character");
	addAliasEvent(state, start, state.position);
	return true;
}
function readFlowScalarBreak(state, nodeIndent) {
	skipSeparationSpace(state, false);
	if (state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readSingleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 39) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 39) {
			if (state.input.charCodeAt(state.position + 1) === 39) {
				simple = false;
				state.position += 2;
				continue;
			}
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.SINGLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a single quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a single quoted scalar");
}
function readDoubleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 34) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 34) {
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.DOUBLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (ch === 92) {
			simple = false;
			const escaped = state.input.charCodeAt(++state.position);
			if (isEol(escaped)) readFlowScalarBreak(state, nodeIndent);
			else if (isSimpleEscape(escaped)) state.position++;
			else {
				let hexLength = escapedHexLen(escaped);
				if (hexLength === 0) throwError(state, "unknown escape sequence");
				while (hexLength-- > 0) {
					state.position++;
					if (fromHexCode(state.input.charCodeAt(state.position)) < 0) throwError(state, "expected hexadecimal character");
				}
				state.position++;
			}
		} else if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a double quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a double quoted scalar");
}
function readBlockScalar(state, parentIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	let chomping = CHOMPING_MODE.CLIP;
	let indent = -1;
	let detectedIndent = false;
	if (ch !== 124 && ch !== 62) return false;
	const style = ch === 124 ? SCALAR_STYLE.LITERAL_BLOCK : SCALAR_STYLE.FOLDED_BLOCK;
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		const current = state.input.charCodeAt(state.position);
		const digit = fromDecimalCode(current);
		if (current === 43 || current === 45) {
			if (chomping !== CHOMPING_MODE.CLIP) throwError(state, "repeat of a chomping mode identifier");
			chomping = current === 43 ? CHOMPING_MODE.KEEP : CHOMPING_MODE.STRIP;
			state.position++;
		} else if (digit >= 0) {
			if (digit === 0) throwError(state, "bad explicit indentation width of a block scalar; it cannot be less than one");
			if (detectedIndent) throwError(state, "repeat of an indentation width identifier");
			indent = parentIndent + digit - 1;
			detectedIndent = true;
			state.position++;
		} else break;
	}
	let hadWhitespace = false;
	while (isWhiteSpace(state.input.charCodeAt(state.position))) {
		hadWhitespace = true;
		state.position++;
	}
	if (hadWhitespace && state.input.charCodeAt(state.position) === 35) skipUntilLineEnd(state);
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	else if (state.input.charCodeAt(state.position) !== 0) throwError(state, "a line break is expected");
	let contentIndent = detectedIndent ? indent : -1;
	let maxLeadingIndent = 0;
	const valueStart = state.position;
	let valueEnd = state.position;
	while (state.input.charCodeAt(state.position) !== 0) {
		const linePosition = state.position;
		let column = 0;
		while (state.input.charCodeAt(linePosition + column) === 32) column++;
		const first = state.input.charCodeAt(linePosition + column);
		if (first === 0) {
			if (contentIndent >= 0) {
				if (column > contentIndent) valueEnd = linePosition + column;
			} else if (column > 0) valueEnd = linePosition + column;
			break;
		}
		if (testDocumentBoundary(state)) break;
		if (!detectedIndent && contentIndent === -1 && isEol(first)) maxLeadingIndent = Math.max(maxLeadingIndent, column);
		if (!detectedIndent && contentIndent === -1 && !isEol(first)) {
			if (first === 9 && column < parentIndent) {
				state.position = linePosition + column;
				throwError(state, "tab characters must not be used in indentation");
			}
			if (column >= parentIndent && column < maxLeadingIndent) {
				state.position = linePosition + column;
				throwError(state, "bad indentation of a mapping entry");
			}
		}
		if (contentIndent === -1 && first !== 0 && !isEol(first) && column < parentIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		if (!detectedIndent && first !== 0 && !isEol(first) && contentIndent === -1) contentIndent = column;
		const requiredIndent = contentIndent === -1 ? parentIndent + 1 : contentIndent;
		if (first !== 0 && !isEol(first) && column < requiredIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		skipUntilLineEnd(state);
		valueEnd = state.position;
		if (isEol(state.input.charCodeAt(state.position))) {
			consumeLineBreak(state);
			valueEnd = state.position;
		}
	}
	checkPrintable(state, valueStart, valueEnd);
	addScalarEvent(state, valueStart, valueEnd, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, style, chomping, contentIndent);
	return true;
}
function canStartPlainScalar(state, nodeContext) {
	const ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	if (ch === 0 || isWsOrEol(ch) || ch === 35 || ch === 38 || ch === 42 || ch === 33 || ch === 124 || ch === 62 || ch === 39 || ch === 34 || ch === 37 || ch === 64 || ch === 96 || isFlowIndicator(ch)) return false;
	if (ch === 63 || ch === 45) {
		const following = state.input.charCodeAt(state.position + 1);
		if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) return false;
	}
	return true;
}
function readPlainScalar(state, nodeIndent, nodeContext, props) {
	if (!canStartPlainScalar(state, nodeContext)) return false;
	const start = state.position;
	let end = state.position;
	let ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	let multiline = false;
	while (ch !== 0) {
		if (testDocumentBoundary(state)) break;
		if (ch === 58) {
			const following = state.input.charCodeAt(state.position + 1);
			if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) break;
		} else if (ch === 35) {
			if (isWsOrEol(state.input.charCodeAt(state.position - 1))) break;
		} else if (inFlow && isFlowIndicator(ch)) break;
		else if (isEol(ch)) {
			const savedPosition = state.position;
			const savedLine = state.line;
			const savedLineStart = state.lineStart;
			const savedLineIndent = state.lineIndent;
			skipSeparationSpace(state, false);
			if (state.lineIndent >= nodeIndent) {
				multiline = true;
				ch = state.input.charCodeAt(state.position);
				continue;
			}
			state.position = savedPosition;
			state.line = savedLine;
			state.lineStart = savedLineStart;
			state.lineIndent = savedLineIndent;
			break;
		}
		if (!isWhiteSpace(ch)) end = state.position + 1;
		ch = state.input.charCodeAt(++state.position);
	}
	if (end === start) return false;
	checkPrintable(state, start, end);
	addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN, CHOMPING_MODE.CLIP, -1, !multiline);
	return true;
}
function skipFlowSeparationSpace(state, nodeIndent) {
	const startLine = state.line;
	skipSeparationSpace(state, true);
	if (state.line > startLine && state.lineIndent < nodeIndent || state.firstTabInLine !== -1 && state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readFlowCollection(state, nodeIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	const isMapping = ch === 123;
	const start = state.position;
	let readNext = true;
	if (ch !== 91 && ch !== 123) return false;
	const terminator = isMapping ? 125 : 93;
	if (isMapping) addMappingEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	else addSequenceEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		skipFlowSeparationSpace(state, nodeIndent);
		let ch = state.input.charCodeAt(state.position);
		if (ch === terminator) {
			state.position++;
			addPopEvent(state);
			return true;
		} else if (!readNext) throwError(state, "missed comma between flow collection entries");
		else if (ch === 44) throwError(state, "expected the node content, but found ','");
		let isPair = false;
		let isExplicitPair = false;
		if (ch === 63 && isWsOrEol(state.input.charCodeAt(state.position + 1))) {
			isPair = isExplicitPair = true;
			state.position += 1;
			skipFlowSeparationSpace(state, nodeIndent);
		}
		const entryLine = state.line;
		const entryStart = snapshotState(state);
		const keyWasRead = parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true);
		skipFlowSeparationSpace(state, nodeIndent);
		ch = state.input.charCodeAt(state.position);
		if ((isMapping || isExplicitPair || state.line === entryLine) && ch === 58) {
			isPair = true;
			state.position++;
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) {
				insertFlowPairMappingEvent(state, entryStart);
				if (!keyWasRead) addEmptyScalarEvent(state);
			} else if (!keyWasRead) addEmptyScalarEvent(state);
			if (!parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true)) addEmptyScalarEvent(state);
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) addPopEvent(state);
		} else if (isMapping && isPair) {
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
		} else if (isMapping) addEmptyScalarEvent(state);
		else if (isPair) {
			insertFlowPairMappingEvent(state, entryStart);
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
			addPopEvent(state);
		}
		ch = state.input.charCodeAt(state.position);
		if (ch === 44) {
			readNext = true;
			state.position++;
		} else readNext = false;
	}
	throwError(state, "unexpected end of the stream within a flow collection");
}
function readBlockSequence(state, nodeIndent, props) {
	if (state.firstTabInLine !== -1 || state.input.charCodeAt(state.position) !== 45 || !isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) return false;
	addSequenceEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
	while (state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) {
		if (state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const entryLine = state.line;
		state.position++;
		const hadBreak = skipSeparationSpace(state, true) > 0;
		if (state.firstTabInLine !== -1 && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
		if (hadBreak && state.lineIndent <= nodeIndent) addEmptyScalarEvent(state);
		else parseNode(state, nodeIndent, CONTEXT_BLOCK_IN, false, true);
		skipSeparationSpace(state, true);
		if (state.lineIndent < nodeIndent || state.position >= state.length) break;
		if (state.lineIndent > nodeIndent) throwError(state, "bad indentation of a sequence entry");
		if (state.line === entryLine && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
	}
	addPopEvent(state);
	return true;
}
function readBlockMapping(state, nodeIndent, flowIndent, props) {
	let atExplicitKey = false;
	let detected = false;
	let mappingOpened = false;
	let pendingExplicitKey = false;
	if (state.firstTabInLine !== -1) return false;
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0) {
		if (!atExplicitKey && state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const following = state.input.charCodeAt(state.position + 1);
		const entryLine = state.line;
		if ((ch === 63 || ch === 58) && isWsOrEolOrEnd(following)) {
			if (!mappingOpened) {
				addMappingEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
				mappingOpened = true;
			}
			if (ch === 63) {
				if (atExplicitKey) addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = true;
			} else if (atExplicitKey) atExplicitKey = false;
			else {
				addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = false;
			}
			state.position += 1;
			pendingExplicitKey = true;
		} else {
			if (atExplicitKey) {
				addEmptyScalarEvent(state);
				atExplicitKey = false;
			}
			const beforeKey = snapshotState(state);
			if (!parseNode(state, flowIndent, CONTEXT_FLOW_OUT, false, true)) break;
			if (state.line === entryLine) {
				ch = state.input.charCodeAt(state.position);
				while (isWhiteSpace(ch)) ch = state.input.charCodeAt(++state.position);
				if (ch === 58) {
					ch = state.input.charCodeAt(++state.position);
					if (!isWsOrEolOrEnd(ch)) throwError(state, "a whitespace character is expected after the key-value separator within a block mapping");
					if (!mappingOpened) {
						state.events.splice(beforeKey.eventsLength, 0, {
							type: EVENT_ID.MAPPING,
							start: beforeKey.position,
							anchorStart: props.anchorStart,
							anchorEnd: props.anchorEnd,
							tagStart: props.tagStart,
							tagEnd: props.tagEnd,
							style: COLLECTION_STYLE.BLOCK
						});
						mappingOpened = true;
					}
					detected = true;
					atExplicitKey = false;
					pendingExplicitKey = false;
				} else if (detected) throwError(state, "expected ':' after a mapping key");
				else {
					if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
						restoreState(state, beforeKey);
						return false;
					}
					return true;
				}
			} else if (detected) throwError(state, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else {
				if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
					restoreState(state, beforeKey);
					return false;
				}
				return true;
			}
		}
		if (parseNode(state, nodeIndent, CONTEXT_BLOCK_OUT, true, pendingExplicitKey)) pendingExplicitKey = false;
		if (!atExplicitKey) {
			if (pendingExplicitKey) {
				addEmptyScalarEvent(state);
				pendingExplicitKey = false;
			}
		}
		skipSeparationSpace(state, true);
		ch = state.input.charCodeAt(state.position);
		if ((state.line === entryLine || state.lineIndent > nodeIndent) && ch !== 0) throwError(state, "bad indentation of a mapping entry");
		else if (state.lineIndent < nodeIndent) break;
	}
	if (!detected) return false;
	if (atExplicitKey) addEmptyScalarEvent(state);
	if (mappingOpened) addPopEvent(state);
	return true;
}
function parseNode(state, parentIndent, nodeContext, allowToSeek, allowCompact, allowPropertyMapping = true) {
	if (state.depth >= state.maxDepth) throwError(state, `nesting exceeded maxDepth (${state.maxDepth})`);
	state.depth++;
	let indentStatus = 1;
	let atNewLine = false;
	let hasContent = false;
	let propertyStart = null;
	const props = emptyProperties();
	let allowBlockScalars = nodeContext === CONTEXT_BLOCK_OUT || nodeContext === CONTEXT_BLOCK_IN;
	let allowBlockCollections = allowBlockScalars;
	const allowBlockStyles = allowBlockScalars;
	if (allowToSeek && skipSeparationSpace(state, true)) {
		atNewLine = true;
		if (state.lineIndent > parentIndent) indentStatus = 1;
		else if (state.lineIndent === parentIndent) indentStatus = 0;
		else indentStatus = -1;
	}
	if (indentStatus === 1) while (true) {
		const ch = state.input.charCodeAt(state.position);
		const propertyState = snapshotState(state);
		if (atNewLine && indentStatus !== 1 && (ch === 33 || ch === 38)) break;
		if (atNewLine && allowBlockStyles && (props.tagStart !== NO_RANGE$1 || props.anchorStart !== NO_RANGE$1) && (ch === 33 || ch === 38)) {
			const fallbackState = snapshotState(state);
			const flowIndent = parentIndent + 1;
			if (readBlockMapping(state, state.position - state.lineStart, flowIndent, props) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) {
				state.depth--;
				return true;
			}
			restoreState(state, fallbackState);
		}
		if (atNewLine && (ch === 33 && props.tagStart !== NO_RANGE$1 || ch === 38 && props.anchorStart !== NO_RANGE$1)) break;
		if (!readTagProperty(state, props, nodeContext === CONTEXT_FLOW_IN) && !readAnchorProperty(state, props)) break;
		if (propertyStart === null) propertyStart = propertyState;
		if (skipSeparationSpace(state, true)) {
			atNewLine = true;
			allowBlockCollections = allowBlockStyles;
			if (state.lineIndent > parentIndent) indentStatus = 1;
			else if (state.lineIndent === parentIndent) indentStatus = 0;
			else indentStatus = -1;
		} else allowBlockCollections = false;
	}
	if (allowBlockCollections) allowBlockCollections = atNewLine || allowCompact;
	if (indentStatus === 1 || nodeContext === CONTEXT_BLOCK_OUT) {
		const flowIndent = nodeContext === CONTEXT_FLOW_IN || nodeContext === CONTEXT_FLOW_OUT ? parentIndent : parentIndent + 1;
		const blockIndent = state.position - state.lineStart;
		if (indentStatus === 1) {
			if (allowBlockCollections && (readBlockSequence(state, blockIndent, props) || readBlockMapping(state, blockIndent, flowIndent, props)) || readFlowCollection(state, flowIndent, props)) hasContent = true;
			else {
				const ch = state.input.charCodeAt(state.position);
				if (propertyStart !== null && allowPropertyMapping && allowBlockStyles && !allowBlockCollections && ch !== 124 && ch !== 62) {
					const fallbackState = snapshotState(state);
					const propertyIndent = propertyStart.position - propertyStart.lineStart;
					restoreState(state, propertyStart);
					if (readBlockMapping(state, propertyIndent, flowIndent, emptyProperties()) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) hasContent = true;
					else restoreState(state, fallbackState);
				}
				if (!hasContent && (allowBlockScalars && readBlockScalar(state, flowIndent, props) || readSingleQuotedScalar(state, flowIndent, props) || readDoubleQuotedScalar(state, flowIndent, props) || readAlias(state, props) || readPlainScalar(state, flowIndent, nodeContext, props))) hasContent = true;
			}
		} else if (indentStatus === 0) hasContent = allowBlockCollections && readBlockSequence(state, blockIndent, props);
	}
	allowBlockScalars = allowBlockScalars && !hasContent;
	if (!hasContent && (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1 || allowBlockScalars)) {
		addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN);
		hasContent = true;
	}
	state.depth--;
	return hasContent || props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1;
}
function readDirective(state) {
	if (state.lineIndent > 0 || state.input.charCodeAt(state.position) !== 37) return false;
	state.position++;
	const nameStart = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
	const name = state.input.slice(nameStart, state.position);
	const args = [];
	if (name.length === 0) throwError(state, "directive name must not be less than one character in length");
	while (state.input.charCodeAt(state.position) !== 0 && !isEol(state.input.charCodeAt(state.position))) {
		while (isWhiteSpace(state.input.charCodeAt(state.position))) state.position++;
		if (state.input.charCodeAt(state.position) === 35 || isEol(state.input.charCodeAt(state.position)) || state.input.charCodeAt(state.position) === 0) break;
		const start = state.position;
		while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
		args.push(state.input.slice(start, state.position));
	}
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	if (name === "YAML") {
		if (state.directives.some((directive) => directive.kind === "yaml")) throwError(state, "duplication of %YAML directive");
		if (args.length !== 1) throwError(state, "YAML directive accepts exactly one argument");
		const match = /^([0-9]+)\.([0-9]+)$/.exec(args[0]);
		if (match === null) throwError(state, "ill-formed argument of the YAML directive");
		if (parseInt(match[1], 10) !== 1) throwError(state, "unacceptable YAML version of the document");
		state.directives.push({
			kind: "yaml",
			version: args[0]
		});
	} else if (name === "TAG") {
		if (args.length !== 2) throwError(state, "TAG directive accepts exactly two arguments");
		const [handle, prefix] = args;
		if (!PATTERN_TAG_HANDLE.test(handle)) throwError(state, "ill-formed tag handle (first argument) of the TAG directive");
		if (HAS_OWN.call(state.tagHandlers, handle)) throwError(state, `there is a previously declared suffix for "${handle}" tag handle`);
		if (!PATTERN_TAG_PREFIX.test(prefix)) throwError(state, "ill-formed tag prefix (second argument) of the TAG directive");
		state.tagHandlers[handle] = prefix;
		state.directives.push({
			kind: "tag",
			handle,
			prefix
		});
	}
	return true;
}
function readDocument(state) {
	state.directives = [];
	state.tagHandlers = Object.create(null);
	let hasDirectives = false;
	skipSeparationSpace(state, true);
	while (readDirective(state)) {
		hasDirectives = true;
		skipSeparationSpace(state, true);
	}
	let explicitStart = false;
	let explicitEnd = false;
	let allowCompact = true;
	if (state.lineIndent === 0 && state.input.charCodeAt(state.position) === 45 && state.input.charCodeAt(state.position + 1) === 45 && state.input.charCodeAt(state.position + 2) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 3))) {
		explicitStart = true;
		const markerLine = state.line;
		state.position += 3;
		skipSeparationSpace(state, true);
		allowCompact = state.line > markerLine;
	} else if (hasDirectives) throwError(state, "directives end mark is expected");
	const documentEventIndex = state.events.length;
	if (!explicitStart && state.position === state.lineStart && state.input.charCodeAt(state.position) === 46 && testDocumentSeparator(state)) {
		state.position += 3;
		skipSeparationSpace(state, true);
		return;
	}
	addDocumentEvent(state, explicitStart, false);
	if (!parseNode(state, state.lineIndent - 1, CONTEXT_BLOCK_OUT, false, allowCompact, allowCompact)) addEmptyScalarEvent(state);
	skipSeparationSpace(state, true);
	if (state.position === state.lineStart && testDocumentSeparator(state)) {
		explicitEnd = state.input.charCodeAt(state.position) === 46;
		if (explicitEnd) {
			const markerLine = state.line;
			state.position += 3;
			skipSeparationSpace(state, true);
			if (state.line === markerLine && state.position < state.length) throwError(state, "end of the stream or a document separator is expected");
		}
	}
	const documentEvent = state.events[documentEventIndex];
	if (documentEvent?.type === EVENT_ID.DOCUMENT) documentEvent.explicitEnd = explicitEnd;
	addPopEvent(state);
	if (!explicitEnd && state.position < state.length && !testDocumentBoundary(state)) throwError(state, "end of the stream or a document separator is expected");
}
/**
* Parses YAML into a flat event stream referencing source text by offsets.
*
* @category Events
*/
function parseEvents(input, options) {
	const length = input.length;
	const state = {
		...DEFAULT_PARSER_OPTIONS,
		...options,
		input: `${input}\0`,
		length,
		position: 0,
		line: 0,
		lineStart: 0,
		lineIndent: 0,
		firstTabInLine: -1,
		depth: 0,
		directives: [],
		tagHandlers: Object.create(null),
		events: []
	};
	const nullpos = input.indexOf("\0");
	if (nullpos !== -1) YAMLException.throwAt(input, nullpos, "null byte is not allowed in input", state.filename);
	while (state.position < state.length) {
		skipByteOrderMark(state);
		skipSeparationSpace(state, true);
		if (state.position >= state.length) break;
		const documentStart = state.position;
		readDocument(state);
		if (state.position === documentStart)
 /* c8 ignore next */
		throwError(state, "can not read a document");
	}
	return state.events;
}
//#endregion
//#region src/load.ts
var DEFAULT_LOAD_OPTIONS = {
	...DEFAULT_PARSER_OPTIONS,
	...DEFAULT_CONSTRUCTOR_OPTIONS
};
function loadDocuments(input, options = {}) {
	const opts = {
		...DEFAULT_LOAD_OPTIONS,
		...options
	};
	const source = String(input);
	const PARSER_OPT_KEYS = Object.keys(DEFAULT_PARSER_OPTIONS);
	const CONSTRUCTOR_OPT_KEYS = Object.keys(DEFAULT_CONSTRUCTOR_OPTIONS);
	return constructFromEvents(parseEvents(source, pick(opts, PARSER_OPT_KEYS)), {
		...pick(opts, CONSTRUCTOR_OPT_KEYS),
		source
	});
}
function loadAll(input, iteratorOrOptions, options) {
	let iterator = null;
	if (typeof iteratorOrOptions === "function") iterator = iteratorOrOptions;
	else if (iteratorOrOptions !== null && typeof iteratorOrOptions === "object") options = iteratorOrOptions;
	const documents = loadDocuments(input, options);
	if (iterator === null) return documents;
	for (const document of documents) iterator(document);
}
/**
* Parses `string` as a single YAML document. Throws {@link YAMLException} on
* error. This function does not understand multi-document or empty sources; it
* throws an exception on those.
*
* > [!NOTE]
* > 1. When processing untrusted input, see the
* >    [security considerations](../docs/safety.md).
* > 2. All exceptions MUST be caught, not just {@link YAMLException}.
* > 3. The default {@link CORE_SCHEMA} comes without the `!!merge` tag. You can
* >    easily enable it if needed.
* > 4. The default {@link mapTag} is `{}`-object based, with known limitations
* >    (see description). For full compatibility use {@link realMapTag}
* >    instead (it uses native JS `Map`).
*
* @example
* Enable {@link mergeTag} and {@link realMapTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, mergeTag, realMapTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(mergeTag, realMapTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Main
*/
function load(input, options) {
	const documents = loadDocuments(input, options);
	if (documents.length === 0) throw new YAMLException("expected a document, but the input is empty");
	if (documents.length === 1) return documents[0];
	throw new YAMLException("expected a single document in the stream, but found more");
}
//#endregion
//#region src/ast/from_js.ts
var INVALID = Symbol("INVALID");
function buildRepresentTypes(schema) {
	const defaultTags = new Set([
		schema.defaultScalarTag,
		schema.defaultSequenceTag,
		schema.defaultMappingTag
	].filter((t) => t !== void 0));
	const implicitScalars = schema.implicitScalarTags;
	const explicitTags = schema.tags.filter((t) => !(t.nodeKind === "scalar" && t.implicit) && !defaultTags.has(t));
	const defaultTagsLast = schema.tags.filter((t) => defaultTags.has(t));
	return [
		...implicitScalars.map((tag) => ({
			tag,
			implicitTag: true
		})),
		...explicitTags.map((tag) => ({
			tag,
			implicitTag: false
		})),
		...defaultTagsLast.map((tag) => ({
			tag,
			implicitTag: true
		}))
	];
}
function matchTag(state, object) {
	for (let index = 0, length = state.representTypes.length; index < length; index += 1) {
		const { tag, implicitTag } = state.representTypes[index];
		if (tag.identify(object)) {
			let tagName;
			if (tag.matchByTagPrefix) tagName = tag.representTagName(object);
			else tagName = tag.tagName;
			return {
				tag,
				tagName,
				implicitTag
			};
		}
	}
	return null;
}
function build(state, object) {
	if (!state.noRefs && object !== null && typeof object === "object") {
		const existing = state.refs.get(object);
		if (existing) {
			if (existing.anchor === void 0) existing.anchor = `ref_${state.refCounter++}`;
			return {
				kind: "alias",
				anchor: existing.anchor
			};
		}
	}
	const matched = matchTag(state, object);
	if (!matched) {
		if (object === void 0) return INVALID;
		if (state.skipInvalid) return INVALID;
		throw new YAMLException(`unacceptable kind of an object to dump ${Object.prototype.toString.call(object)}`);
	}
	const { tag, tagName, implicitTag } = matched;
	const nodeTagName = implicitTag ? tagName : tagNameShort(tagName);
	if (tag.nodeKind === "scalar") return {
		kind: "scalar",
		tag: nodeTagName,
		tagged: !implicitTag,
		style: SCALAR_STYLE.PLAIN,
		value: tag.represent(object)
	};
	if (tag.nodeKind === "sequence") {
		const container = tag.represent(object);
		const node = {
			kind: "sequence",
			tag: nodeTagName,
			tagged: !implicitTag,
			style: COLLECTION_STYLE.BLOCK,
			items: []
		};
		if (!state.noRefs) state.refs.set(object, node);
		for (let index = 0, length = container.length; index < length; index += 1) {
			let item = build(state, container[index]);
			if (item === INVALID && container[index] === void 0) item = build(state, null);
			if (item === INVALID) continue;
			node.items.push(item);
		}
		return node;
	}
	const map = tag.represent(object);
	const node = {
		kind: "mapping",
		tag: nodeTagName,
		tagged: !implicitTag,
		style: COLLECTION_STYLE.BLOCK,
		items: []
	};
	if (!state.noRefs) state.refs.set(object, node);
	for (const [objectKey, objectValue] of map) {
		const key = build(state, objectKey);
		if (key === INVALID) continue;
		const value = build(state, objectValue);
		if (value === INVALID) continue;
		node.items.push({
			key,
			value
		});
	}
	return node;
}
/**
* Convert JS object to AST. A JS value is one YAML document. An unrepresentable
* root becomes an empty document, which the presenter renders as an empty
* string.
*
* @category AST
*/
function jsToAst(input, schema, options = {}) {
	const root = build({
		representTypes: buildRepresentTypes(schema),
		noRefs: options.noRefs ?? false,
		skipInvalid: options.skipInvalid ?? false,
		refs: /* @__PURE__ */ new Map(),
		refCounter: 0
	}, input);
	return [{
		contents: root === INVALID ? null : root,
		directives: []
	}];
}
//#endregion
//#region src/ast/visit.ts
/**
* Return from a visitor to stop the whole traversal.
*
* @category AST
*/
var VISIT_BREAK = Symbol("visit:break");
/**
* Return from a visitor to skip the current node's children.
*
* @category AST
*/
var VISIT_SKIP = Symbol("visit:skip");
function visitNode(node, visitor, ctx) {
	const control = visitor(node, ctx);
	if (control === VISIT_BREAK) return true;
	if (control === VISIT_SKIP) return false;
	const depth = ctx.depth + 1;
	switch (node.kind) {
		case "sequence":
			for (const item of node.items) if (visitNode(item, visitor, {
				depth,
				parent: node,
				isKey: false
			})) return true;
			break;
		case "mapping": for (const { key, value } of node.items) {
			if (visitNode(key, visitor, {
				depth,
				parent: node,
				isKey: true
			})) return true;
			if (visitNode(value, visitor, {
				depth,
				parent: node,
				isKey: false
			})) return true;
		}
	}
	return false;
}
/**
* Walk every node in the documents, calling {@link Visitor} once per
* node (pre-order).
*
* @category AST
*/
function visit(documents, visitor) {
	for (const doc of documents) if (doc.contents && visitNode(doc.contents, visitor, {
		depth: 0,
		parent: null,
		isKey: false
	})) return;
}
//#endregion
//#region src/ast/styler_defaults.ts
function hasBit(mask, bit) {
	return (mask & 1 << bit) !== 0;
}
/**
* Default scalar styling rules in application order.
* See [Scalar styling](../../docs/scalar_styling.md) for usage details.
*
* @category AST
*/
var DEFAULT_SCALAR_STYLE_RULES = {
	applyQuoteFlowKeysOption,
	doubleQuoteForInvisibles,
	doubleQuoteWhitespaceOnly,
	applyForceQuotesOption,
	tryLongOrMultilineAsBlock,
	quoteInvalidPlain,
	fallbackToDoubleQuoted
};
function _preferredQuotedStyle(layout) {
	if (layout.presenterOptions.quoteStyle === "single" && hasBit(layout.allowedStylesMask, SCALAR_STYLE.SINGLE_QUOTED)) return SCALAR_STYLE.SINGLE_QUOTED;
	return SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyQuoteFlowKeysOption(layout) {
	if (!layout.presenterOptions.quoteFlowKeys) return;
	if (!layout.isKey || !layout.flowOnly || layout.style !== SCALAR_STYLE.PLAIN) return;
	layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteForInvisibles(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteWhitespaceOnly(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /^\s+$/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyForceQuotesOption(layout) {
	if (!layout.presenterOptions.forceQuotes) return;
	if (layout.isKey || layout.style !== SCALAR_STYLE.PLAIN) return;
	if (layout.node.tag !== layout.presenterOptions.schema.defaultScalarTag.tagName) return;
	layout.style = layout.node.value.includes("\n") ? SCALAR_STYLE.DOUBLE_QUOTED : _preferredQuotedStyle(layout);
}
function tryLongOrMultilineAsBlock(layout) {
	if (layout.style !== SCALAR_STYLE.PLAIN || layout.isKey) return;
	const value = layout.node.value;
	const multiline = value.indexOf("\n") !== -1;
	if (!hasBit(layout.allowedStylesMask, SCALAR_STYLE.LITERAL_BLOCK)) {
		if (multiline) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
		return;
	}
	const w = layout.presenterOptions.lineWidth;
	if (w === -1) {
		if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
		return;
	}
	const availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
	let position = 0;
	let shouldFold = false;
	while (position <= value.length) {
		let lineEnd = value.length;
		const nextLineBreak = value.indexOf("\n", position);
		if (nextLineBreak !== -1) lineEnd = nextLineBreak;
		const line = value.slice(position, lineEnd);
		if (line.length > availableWidth && line[0] !== " " && / [^ \t]/.test(line)) shouldFold = true;
		if (nextLineBreak === -1) break;
		position = nextLineBreak + 1;
	}
	if (shouldFold) layout.style = SCALAR_STYLE.FOLDED_BLOCK;
	else if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
}
function quoteInvalidPlain(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && !hasBit(layout.allowedStylesMask, SCALAR_STYLE.PLAIN)) layout.style = _preferredQuotedStyle(layout);
}
function fallbackToDoubleQuoted(layout) {
	if (!hasBit(layout.allowedStylesMask, layout.style)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
//#endregion
//#region src/ast/scalar_styler.ts
function setBit(mask, bit) {
	return mask | 1 << bit;
}
var SRC_C_PRINTABLE = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]";
var SRC_B_CHAR = "[\\n\\r]";
var SRC_C_BYTE_ORDER_MARK = "\\uFEFF";
var SRC_S_WHITE = "[ \\t]";
var SRC_NB_CHAR = `(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`;
var SRC_NS_CHAR = `(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`;
var SRC_NB_JSON = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]";
var SRC_C_INDICATOR = "[-?:,\\[\\]{}#&*!|>'\"%@`]";
var SRC_C_FLOW_INDICATOR = "[,\\[\\]{}]";
var SRC_NS_PLAIN_SAFE_FLOW_OUT = SRC_NS_CHAR;
var SRC_NS_PLAIN_SAFE_FLOW_IN = `(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`;
var SRC_NS_PLAIN_FIRST_FLOW_OUT = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))`;
var SRC_NS_PLAIN_FIRST_FLOW_IN = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`;
var SRC_NS_PLAIN_CHAR_FLOW_OUT = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`;
var SRC_NS_PLAIN_CHAR_FLOW_IN = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_OUT = `${SRC_NS_PLAIN_FIRST_FLOW_OUT}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_IN = `${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_OUT;
var SRC_NS_PLAIN_ONE_LINE_FLOW_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_IN;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT = `${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT})*`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_IN = `${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`;
var NS_PLAIN_FLOW_OUT = new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`, "u");
var NS_PLAIN_FLOW_IN = new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`, "u");
var NS_PLAIN_BLOCK_KEY = new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY})$`, "u");
var NS_PLAIN_FLOW_KEY = new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`, "u");
var NB_SINGLE_ONE_LINE = new RegExp(`^(?:${SRC_NB_JSON})*$`, "u");
var NB_SINGLE_MULTI_LINE = new RegExp(`^(?:${SRC_NB_JSON}|\\n)*$`, "u");
var BLOCK_SCALAR_CONTENT = new RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`, "u");
var C_FORBIDDEN_FIRST_LINE = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/;
var C_FORBIDDEN_CONTENT = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
function canUsePlain(layout) {
	const str = layout.node.value;
	if (str !== "") {
		if (!(layout.isKey ? layout.flowOnly ? NS_PLAIN_FLOW_KEY : NS_PLAIN_BLOCK_KEY : layout.flowOnly ? NS_PLAIN_FLOW_IN : NS_PLAIN_FLOW_OUT).test(str)) return false;
		if (layout.shiftOfFirstLine === 0 && C_FORBIDDEN_FIRST_LINE.test(str)) return false;
		if (layout.shiftOfContent === 0) {
			const firstLineBreak = str.indexOf("\n");
			if (firstLineBreak !== -1) {
				const content = str.slice(firstLineBreak + 1);
				if (C_FORBIDDEN_CONTENT.test(content)) return false;
			}
		}
	}
	const resolvedTag = layout.presenterOptions.schema.resolveImplicitScalarTag(str).tag.tagName;
	if (!layout.node.tagged && resolvedTag !== layout.node.tag) return false;
	if (!layout.node.tagged && str === "=" && resolvedTag === layout.presenterOptions.schema.defaultScalarTag.tagName) return false;
	return true;
}
function canUseSingleQuoted(layout) {
	const str = layout.node.value;
	if (!(layout.isKey ? NB_SINGLE_ONE_LINE : NB_SINGLE_MULTI_LINE).test(str)) return false;
	if (/[ \t]\n|\n[ \t]/.test(str)) return false;
	if (!layout.isKey && layout.shiftOfContent === 0) {
		const firstLineBreak = str.indexOf("\n");
		if (firstLineBreak !== -1 && C_FORBIDDEN_CONTENT.test(str.slice(firstLineBreak + 1))) return false;
	}
	return true;
}
function canUseBlock(layout) {
	if (layout.flowOnly || !BLOCK_SCALAR_CONTENT.test(layout.node.value)) return false;
	const contentIndent = layout.shiftOfContent - layout.shiftOfParent;
	if (contentIndent < 1) return false;
	if (contentIndent > 9 && /^\n* /.test(layout.node.value)) return false;
	if (layout.shiftOfContent === 0 && C_FORBIDDEN_CONTENT.test(layout.node.value)) return false;
	return true;
}
function detectAllowedStyles(layout) {
	let mask = setBit(0, SCALAR_STYLE.DOUBLE_QUOTED);
	if (canUsePlain(layout)) mask = setBit(mask, SCALAR_STYLE.PLAIN);
	if (canUseSingleQuoted(layout)) mask = setBit(mask, SCALAR_STYLE.SINGLE_QUOTED);
	if (canUseBlock(layout)) mask = setBit(setBit(mask, SCALAR_STYLE.LITERAL_BLOCK), SCALAR_STYLE.FOLDED_BLOCK);
	layout.allowedStylesMask = mask;
}
function renderScalar(layout) {
	switch (layout.style) {
		case SCALAR_STYLE.PLAIN: return renderPlain(layout);
		case SCALAR_STYLE.SINGLE_QUOTED: return renderSingleQuoted(layout);
		case SCALAR_STYLE.LITERAL_BLOCK: return renderLiteralBlock(layout);
		case SCALAR_STYLE.FOLDED_BLOCK: return renderFoldedBlock(layout);
		case SCALAR_STYLE.DOUBLE_QUOTED: return renderDoubleQuoted(layout);
	}
}
function renderPlain(layout) {
	return encodeFlowBreaks(layout.node.value, layout.shiftOfContent);
}
function renderSingleQuoted(layout) {
	return `'${encodeFlowBreaks(layout.node.value, layout.shiftOfContent).replace(/'/g, "''")}'`;
}
function renderLiteralBlock(layout) {
	const value = layout.node.value;
	return "|" + blockHeader(value, layout.shiftOfParent, layout.shiftOfContent) + dropEndingNewline(indentString(value, layout.shiftOfContent));
}
function renderFoldedBlock(layout) {
	const value = layout.node.value;
	const w = layout.presenterOptions.lineWidth;
	let availableWidth = Infinity;
	if (w !== -1) availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
	return ">" + blockHeader(value, layout.shiftOfParent, layout.shiftOfContent) + dropEndingNewline(indentString(foldBlockScalar(value, availableWidth), layout.shiftOfContent));
}
function renderDoubleQuoted(layout) {
	return `"${escapeString(layout.node.value)}"`;
}
function encodeFlowBreaks(string, shiftOfContent) {
	let nextLF = string.indexOf("\n");
	if (nextLF === -1) return string;
	const pad = " ".repeat(shiftOfContent);
	let result = string.slice(0, nextLF);
	const lineRe = /(\n+)([^\n]*)/g;
	lineRe.lastIndex = nextLF;
	let match;
	while (match = lineRe.exec(string)) {
		const breaks = match[1].length;
		const line = match[2];
		result += "\n".repeat(breaks + 1) + pad + line;
	}
	return result;
}
function indentString(string, spaces) {
	const indent = " ".repeat(spaces);
	let position = 0;
	let result = "";
	const length = string.length;
	while (position < length) {
		let line;
		const next = string.indexOf("\n", position);
		if (next === -1) {
			line = string.slice(position);
			position = length;
		} else {
			line = string.slice(position, next + 1);
			position = next + 1;
		}
		if (line.length && line !== "\n") result += indent;
		result += line;
	}
	return result;
}
function needIndentIndicator(string) {
	return /^\n* /.test(string);
}
function blockHeader(string, shiftOfParent, shiftOfContent) {
	const indentIndicator = needIndentIndicator(string) ? String(shiftOfContent - shiftOfParent) : "";
	const clip = string[string.length - 1] === "\n";
	return `${indentIndicator}${clip && (string[string.length - 2] === "\n" || string === "\n") ? "+" : clip ? "" : "-"}\n`;
}
function dropEndingNewline(string) {
	return string[string.length - 1] === "\n" ? string.slice(0, -1) : string;
}
function isMoreIndented(char) {
	return char === " " || char === "	";
}
function foldLine(line, width) {
	if (line === "" || isMoreIndented(line[0])) return line;
	const breakRe = / [^ \t]/g;
	let match;
	let start = 0;
	let end;
	let curr = 0;
	let next = 0;
	let result = "";
	while (match = breakRe.exec(line)) {
		next = match.index;
		if (next - start > width) {
			end = curr > start ? curr : next;
			result += `\n${line.slice(start, end)}`;
			start = end + 1;
		}
		curr = next;
	}
	result += "\n";
	if (line.length - start > width && curr > start) result += `${line.slice(start, curr)}\n${line.slice(curr + 1)}`;
	else result += line.slice(start);
	return result.slice(1);
}
function foldBlockScalar(string, width) {
	const lineRe = /(\n+)([^\n]*)/g;
	let nextLF = string.indexOf("\n");
	if (nextLF === -1) nextLF = string.length;
	lineRe.lastIndex = nextLF;
	let result = foldLine(string.slice(0, nextLF), width);
	let prevMoreIndented = string[0] === "\n" || isMoreIndented(string[0]);
	let moreIndented;
	let match;
	while (match = lineRe.exec(string)) {
		const prefix = match[1];
		const line = match[2];
		moreIndented = line !== "" && isMoreIndented(line[0]);
		result += prefix + (!prevMoreIndented && !moreIndented && line !== "" ? "\n" : "") + foldLine(line, width);
		prevMoreIndented = moreIndented;
	}
	return result;
}
var CHARACTERS_TO_ESCAPE = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
function escapeCharacter(character) {
	switch (character) {
		case "\0": return "\\0";
		case "\x07": return "\\a";
		case "\b": return "\\b";
		case "	": return "\\t";
		case "\n": return "\\n";
		case "\v": return "\\v";
		case "\f": return "\\f";
		case "\r": return "\\r";
		case "\x1B": return "\\e";
		case "\"": return "\\\"";
		case "\\": return "\\\\";
		case "": return "\\N";
		case "\xA0": return "\\_";
		case "\u2028": return "\\L";
		case "\u2029": return "\\P";
	}
	const code = character.charCodeAt(0);
	const hex = code.toString(16).toUpperCase();
	if (code <= 255) return `\\x${"0".repeat(2 - hex.length)}${hex}`;
	return `\\u${"0".repeat(4 - hex.length)}${hex}`;
}
function escapeString(string) {
	return string.replace(CHARACTERS_TO_ESCAPE, escapeCharacter);
}
//#endregion
//#region src/ast/presenter.ts
var CHAR_LINE_FEED = 10;
var DEFAULT_PRESENTER_OPTIONS = {
	indent: 2,
	seqNoIndent: false,
	seqInlineFirst: true,
	lineWidth: 80,
	flowBracketPadding: false,
	flowSkipCommaSpace: false,
	flowSkipColonSpace: false,
	quoteFlowKeys: false,
	quoteStyle: "single",
	forceQuotes: false,
	scalarStyleRules: Object.keys(DEFAULT_SCALAR_STYLE_RULES).map((name) => Reflect.get(DEFAULT_SCALAR_STYLE_RULES, name)),
	tagBeforeAnchor: false
};
function nodeTagShort(node) {
	return node.tagged ? node.tag : tagNameShort(node.tag);
}
function createPresenterState(options) {
	const opts = {
		...DEFAULT_PRESENTER_OPTIONS,
		...options
	};
	if (opts.flowSkipColonSpace) opts.quoteFlowKeys = true;
	return {
		...opts,
		defaultScalarTagName: opts.schema.defaultScalarTag.tagName,
		openEnded: false
	};
}
function generateNextLine(state, level) {
	return `\n${" ".repeat(state.indent * level)}`;
}
function scalarLayout(state, node, parent, level, isKey, flowOnly) {
	return {
		node,
		parent,
		level,
		isKey,
		flowOnly,
		shiftOfParent: level === 0 ? -1 : state.indent * (level - 1),
		shiftOfContent: state.indent * Math.max(1, level),
		shiftOfFirstLine: level === 0 ? 0 : state.indent * level,
		presenterOptions: state,
		allowedStylesMask: 0,
		style: node.style
	};
}
function writeFlowSequence(state, level, node) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		const item = writeNode(state, level, node.items[index], node, {}).text;
		if (index > 0) result += `,${!state.flowSkipCommaSpace ? " " : ""}`;
		result += item;
	}
	const pad = state.flowBracketPadding && node.items.length > 0 ? " " : "";
	return `[${pad}${result}${pad}]`;
}
function writeBlockSequence(state, level, node, compact) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		const item = writeNode(state, level + 1, node.items[index], node, {
			block: true,
			compact: state.seqInlineFirst,
			isblockseq: true
		}).text;
		if (!compact || result !== "") result += generateNextLine(state, level);
		if (item === "" || CHAR_LINE_FEED === item.charCodeAt(0)) result += "-";
		else result += "- ";
		result += item;
	}
	return result;
}
function writeFlowMapping(state, level, node) {
	let result = "";
	for (const { key, value } of node.items) {
		let pairBuffer = "";
		if (result !== "") pairBuffer += `,${!state.flowSkipCommaSpace ? " " : ""}`;
		const keyRender = writeNode(state, level, key, node, { iskey: true });
		const keyText = keyRender.text;
		const valueText = writeNode(state, level, value, node, {}).text;
		const sep = state.flowSkipColonSpace || valueText === "" ? "" : " ";
		const keyIsBareProps = key.kind === "scalar" && keyRender.noBody && (key.tagged || key.anchor !== void 0);
		const keyColonSep = key.kind === "alias" || keyIsBareProps ? " " : "";
		pairBuffer += `${keyText}${keyColonSep}:${sep}${valueText}`;
		result += pairBuffer;
	}
	const pad = state.flowBracketPadding && result !== "" ? " " : "";
	return `{${pad}${result}${pad}}`;
}
function writeBlockMapping(state, level, node, compact) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		let pairBuffer = "";
		if (!compact || result !== "") pairBuffer += generateNextLine(state, level);
		const { key, value } = node.items[index];
		const keyIsBlock = (key.kind === "mapping" || key.kind === "sequence") && key.style === COLLECTION_STYLE.BLOCK && key.items.length !== 0 || key.kind === "scalar" && (key.style === SCALAR_STYLE.LITERAL_BLOCK || key.style === SCALAR_STYLE.FOLDED_BLOCK);
		const keyRender = keyIsBlock ? writeNode(state, level + 1, key, node, {
			block: true,
			compact: true,
			isblockseq: !cannotBeCompact(state, key, level + 1)
		}) : writeNode(state, level + 1, key, node, {
			block: true,
			compact: true,
			iskey: true
		});
		const keyText = keyRender.text;
		const keyHasLineBreak = key.kind === "scalar" && key.value.indexOf("\n") !== -1;
		const keyIsTooLong = keyText.length > 1024 && /^[\s\S]{1025}/u.test(keyText);
		const explicitPair = keyIsBlock || keyHasLineBreak || keyIsTooLong;
		if (explicitPair) {
			if (keyText && CHAR_LINE_FEED === keyText.charCodeAt(0)) pairBuffer += "?";
			else pairBuffer += "? ";
		}
		pairBuffer += keyText;
		if (explicitPair) pairBuffer += generateNextLine(state, level);
		const valueText = writeNode(state, level + 1, value, node, {
			block: true,
			compact: explicitPair,
			isblockseq: explicitPair && !cannotBeCompact(state, value, level + 1)
		}).text;
		const keyIsBareProps = key.kind === "scalar" && keyRender.noBody && (key.tagged || key.anchor !== void 0);
		const keyColonSep = !explicitPair && (key.kind === "alias" || keyIsBareProps) ? " " : "";
		if (valueText === "" || CHAR_LINE_FEED === valueText.charCodeAt(0)) pairBuffer += `${keyColonSep}:`;
		else pairBuffer += `${keyColonSep}: `;
		pairBuffer += valueText;
		result += pairBuffer;
	}
	return result;
}
function cannotBeCompact(state, node, level) {
	if (node.kind === "alias") return true;
	return node.tagged || node.anchor !== void 0 || state.indent < 2 && level > 0;
}
function writeNode(state, level, node, parent, ctx) {
	if (node.kind === "alias") {
		state.openEnded = false;
		return {
			text: `*${node.anchor}`,
			noBody: false
		};
	}
	const { block = false, iskey = false, isblockseq = false } = ctx;
	let compact = ctx.compact ?? false;
	const hasAnchor = node.anchor !== void 0;
	if (cannotBeCompact(state, node, level)) compact = false;
	let body;
	let shouldPrintTag = node.tagged;
	const useBlockCollection = block && (node.kind === "mapping" || node.kind === "sequence") && node.style === COLLECTION_STYLE.BLOCK && node.items.length !== 0;
	if (node.kind === "mapping") {
		if (useBlockCollection) body = writeBlockMapping(state, level, node, compact);
		else body = writeFlowMapping(state, level, node);
	} else if (node.kind === "sequence") {
		if (useBlockCollection) {
			if (state.seqNoIndent && !isblockseq && level > 0) body = writeBlockSequence(state, level - 1, node, compact);
			else body = writeBlockSequence(state, level, node, compact);
		} else body = writeFlowSequence(state, level, node);
	} else {
		const layout = scalarLayout(state, node, parent, level, iskey, !block);
		detectAllowedStyles(layout);
		for (const rule of state.scalarStyleRules) rule(layout);
		body = renderScalar(layout);
		state.openEnded = (layout.style === SCALAR_STYLE.LITERAL_BLOCK || layout.style === SCALAR_STYLE.FOLDED_BLOCK) && (node.value === "\n" || node.value.endsWith("\n\n"));
		shouldPrintTag = node.tagged || body === "" && layout.flowOnly && parent?.kind === "sequence" && !hasAnchor || layout.style !== SCALAR_STYLE.PLAIN && node.tag !== state.defaultScalarTagName;
	}
	if ((node.kind === "mapping" || node.kind === "sequence") && !useBlockCollection) state.openEnded = false;
	if (useBlockCollection && compact && level > 0 && state.indent > 2) body = `${" ".repeat(state.indent - 2)}${body}`;
	const noBody = body === "";
	let text = body;
	if (shouldPrintTag || hasAnchor) {
		const props = [];
		const tag = shouldPrintTag ? nodeTagShort(node) : null;
		const anchor = hasAnchor ? `&${node.anchor}` : null;
		if (state.tagBeforeAnchor) {
			if (tag !== null) props.push(tag);
			if (anchor !== null) props.push(anchor);
		} else {
			if (anchor !== null) props.push(anchor);
			if (tag !== null) props.push(tag);
		}
		const sep = body === "" || body.charCodeAt(0) === CHAR_LINE_FEED ? "" : " ";
		text = `${props.join(" ")}${sep}${body}`;
	}
	return {
		text,
		noBody
	};
}
function rootStartsOwnLine(node) {
	return (node.kind === "sequence" || node.kind === "mapping") && node.style === COLLECTION_STYLE.BLOCK && node.items.length !== 0 && !node.tagged && node.anchor === void 0;
}
function writeDocumentDirectives(doc) {
	let result = "";
	for (const directive of doc.directives) {
		if (directive.kind === "yaml") {
			result += `%YAML ${directive.version}\n`;
			continue;
		}
		const { handle, prefix } = directive;
		result += `%TAG ${handle} ${prefix}\n`;
	}
	return result;
}
/**
* Build YAML from AST.
*
* @category AST
*/
function present(documents, options) {
	const state = createPresenterState(options);
	let result = "";
	let previousEnded = false;
	for (let index = 0; index < documents.length; index += 1) {
		const doc = documents[index];
		state.openEnded = false;
		const directives = writeDocumentDirectives(doc);
		const hasDirectives = directives !== "";
		const marker = doc.explicitStart || hasDirectives || index > 0 && !previousEnded;
		result += directives;
		if (doc.contents === null) {
			if (marker) result += "---\n";
		} else if (marker) {
			const body = writeNode(state, 0, doc.contents, null, {
				block: true,
				compact: true
			}).text;
			const sep = body === "" ? "" : hasDirectives || rootStartsOwnLine(doc.contents) ? "\n" : " ";
			result += `---${sep}${body}\n`;
		} else result += writeNode(state, 0, doc.contents, null, {
			block: true,
			compact: true
		}).text + "\n";
		previousEnded = doc.explicitEnd || state.openEnded;
		if (previousEnded) result += "...\n";
	}
	return result;
}
//#endregion
//#region src/dump.ts
var DEFAULT_DUMP_OPTIONS = {
	...DEFAULT_PRESENTER_OPTIONS,
	schema: DUMP_SCHEMA,
	skipInvalid: false,
	noRefs: false,
	flowLevel: -1,
	sortKeys: false,
	transform: () => {}
};
function defaultCompareFn(a, b) {
	const x = String(a);
	const y = String(b);
	if (x < y) return -1;
	if (x > y) return 1;
	return 0;
}
/**
* Serializes JS object as a YAML document. By default it can dump every
* supported YAML type, so it throws an exception if you try to dump regexps or
* functions. However, you can disable exceptions by setting the
* {@link DumpOptions.skipInvalid} option to `true`.
*
* @category Main
*/
function dump(input, options = {}) {
	const opts = {
		...DEFAULT_DUMP_OPTIONS,
		...options
	};
	const documents = jsToAst(input, opts.schema, {
		noRefs: opts.noRefs,
		skipInvalid: opts.skipInvalid
	});
	if (opts.flowLevel >= 0) visit(documents, (node, ctx) => {
		if (ctx.depth < opts.flowLevel) return;
		if (node.kind === "sequence" || node.kind === "mapping") node.style = COLLECTION_STYLE.FLOW;
		return VISIT_SKIP;
	});
	if (opts.sortKeys) {
		const compareFn = opts.sortKeys === true ? defaultCompareFn : opts.sortKeys;
		visit(documents, (node) => {
			if (node.kind !== "mapping") return;
			node.items.sort((a, b) => compareFn(a.key.kind === "scalar" ? a.key.value : "", b.key.kind === "scalar" ? b.key.value : ""));
		});
	}
	opts.transform(documents);
	return present(documents, {
		...pick(opts, Object.keys(DEFAULT_PRESENTER_OPTIONS)),
		schema: opts.schema
	});
}
//#endregion
//#region src/ast/from_events.ts
var NO_RANGE = (/* unused pure expression or super */ null && (-1));
function eventPosition(event) {
	if ("tagStart" in event && event.tagStart !== NO_RANGE) return event.tagStart;
	if ("anchorStart" in event && event.anchorStart !== NO_RANGE) return event.anchorStart;
	if ("valueStart" in event && event.valueStart !== NO_RANGE) return event.valueStart;
	if ("start" in event) return event.start;
	return 0;
}
function rawTag(state, event) {
	return event.tagStart === NO_RANGE ? "" : state.source.slice(event.tagStart, event.tagEnd);
}
function anchorName(state, event) {
	return event.anchorStart === NO_RANGE ? void 0 : state.source.slice(event.anchorStart, event.anchorEnd);
}
function buildScalar(state, event) {
	const value = getScalarValue(state.source, event);
	const raw = rawTag(state, event);
	let tag;
	let tagged = false;
	if (raw !== "") {
		tagged = true;
		tag = raw;
	} else if (event.style === SCALAR_STYLE.PLAIN) tag = state.schema.resolveImplicitScalarTag(value).tag.tagName;
	else tag = state.schema.defaultScalarTag.tagName;
	return {
		kind: "scalar",
		tag,
		tagged,
		style: event.style,
		anchor: anchorName(state, event),
		value
	};
}
function buildCollection(state, event, defaultTagName) {
	const raw = rawTag(state, event);
	let tag;
	let tagged = false;
	if (raw === "") tag = defaultTagName;
	else {
		tag = raw;
		tagged = true;
	}
	return {
		tag,
		tagged,
		style: event.style,
		anchor: anchorName(state, event)
	};
}
function addNode(state, node) {
	const frame = state.frames[state.frames.length - 1];
	if (frame.kind === "document") frame.doc.contents = node;
	else if (frame.kind === "sequence") frame.node.items.push(node);
	else if (frame.key) {
		frame.node.items.push({
			key: frame.key,
			value: node
		});
		frame.key = null;
	} else frame.key = node;
}
/**
* Builds an AST from parser events
*
* @category AST
*/
function eventsToAst(events, options) {
	const state = {
		source: options.source,
		schema: options.schema,
		eventIndex: 0,
		position: 0,
		frames: [],
		documents: []
	};
	while (state.eventIndex < events.length) {
		const event = events[state.eventIndex++];
		state.position = eventPosition(event);
		switch (event.type) {
			case EVENT_ID.DOCUMENT: {
				const doc = {
					contents: null,
					explicitStart: event.explicitStart,
					explicitEnd: event.explicitEnd,
					directives: event.directives
				};
				state.frames.push({
					kind: "document",
					doc
				});
				break;
			}
			case EVENT_ID.SCALAR:
				addNode(state, buildScalar(state, event));
				break;
			case EVENT_ID.SEQUENCE: {
				const { tag, tagged, style, anchor } = buildCollection(state, event, "tag:yaml.org,2002:seq");
				const node = {
					kind: "sequence",
					tag,
					tagged,
					style,
					anchor,
					items: []
				};
				state.frames.push({
					kind: "sequence",
					node
				});
				break;
			}
			case EVENT_ID.MAPPING: {
				const { tag, tagged, style, anchor } = buildCollection(state, event, "tag:yaml.org,2002:map");
				const node = {
					kind: "mapping",
					tag,
					tagged,
					style,
					anchor,
					items: []
				};
				state.frames.push({
					kind: "mapping",
					node,
					key: null
				});
				break;
			}
			case EVENT_ID.ALIAS:
				addNode(state, {
					kind: "alias",
					anchor: state.source.slice(event.anchorStart, event.anchorEnd)
				});
				break;
			case EVENT_ID.POP: {
				const frame = state.frames.pop();
				if (frame.kind === "mapping" && frame.key) throw new Error("incomplete mapping pair in event stream");
				if (frame.kind === "document") state.documents.push(frame.doc);
				else addNode(state, frame.node);
				break;
			}
		}
	}
	return state.documents;
}
//#endregion
//#region src/index.ts
/** @deprecated Use `EVENT_ID.DOCUMENT` instead. @internal */
var EVENT_DOCUMENT = EVENT_ID.DOCUMENT;
/** @deprecated Use `EVENT_ID.SEQUENCE` instead. @internal */
var EVENT_SEQUENCE = EVENT_ID.SEQUENCE;
/** @deprecated Use `EVENT_ID.MAPPING` instead. @internal */
var EVENT_MAPPING = EVENT_ID.MAPPING;
/** @deprecated Use `EVENT_ID.SCALAR` instead. @internal */
var EVENT_SCALAR = EVENT_ID.SCALAR;
/** @deprecated Use `EVENT_ID.ALIAS` instead. @internal */
var EVENT_ALIAS = EVENT_ID.ALIAS;
/** @deprecated Use `EVENT_ID.POP` instead. @internal */
var EVENT_POP = EVENT_ID.POP;
/** @deprecated Use `SCALAR_STYLE.PLAIN` instead. @internal */
var SCALAR_STYLE_PLAIN = SCALAR_STYLE.PLAIN;
/** @deprecated Use `SCALAR_STYLE.SINGLE_QUOTED` instead. @internal */
var SCALAR_STYLE_SINGLE_QUOTED = SCALAR_STYLE.SINGLE_QUOTED;
/** @deprecated Use `SCALAR_STYLE.DOUBLE_QUOTED` instead. @internal */
var SCALAR_STYLE_DOUBLE_QUOTED = SCALAR_STYLE.DOUBLE_QUOTED;
/** @deprecated Use `SCALAR_STYLE.LITERAL_BLOCK` instead. @internal */
var SCALAR_STYLE_LITERAL_BLOCK = SCALAR_STYLE.LITERAL_BLOCK;
/** @deprecated Use `SCALAR_STYLE.FOLDED_BLOCK` instead. @internal */
var SCALAR_STYLE_FOLDED_BLOCK = SCALAR_STYLE.FOLDED_BLOCK;
/** @deprecated Use `COLLECTION_STYLE.BLOCK` instead. @internal */
var COLLECTION_STYLE_BLOCK = COLLECTION_STYLE.BLOCK;
/** @deprecated Use `COLLECTION_STYLE.FLOW` instead. @internal */
var COLLECTION_STYLE_FLOW = COLLECTION_STYLE.FLOW;
/** @deprecated Use `CHOMPING_MODE.CLIP` instead. @internal */
var CHOMPING_CLIP = CHOMPING_MODE.CLIP;
/** @deprecated Use `CHOMPING_MODE.STRIP` instead. @internal */
var CHOMPING_STRIP = CHOMPING_MODE.STRIP;
/** @deprecated Use `CHOMPING_MODE.KEEP` instead. @internal */
var CHOMPING_KEEP = CHOMPING_MODE.KEEP;
//#endregion




/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  GW: () => (/* reexport */ EvalGateConfigError),
  fd: () => (/* reexport */ FreshContextViolation),
  c5: () => (/* reexport */ model_client/* ModelFailure */.c),
  C8: () => (/* reexport */ ModelSelection),
  Em: () => (/* reexport */ problem.PipelineInvalid),
  ZA: () => (/* reexport */ errors/* ReviewError */.Z),
  Am: () => (/* reexport */ ReviewGate),
  DH: () => (/* reexport */ blocksMerge),
  Bp: () => (/* binding */ loadPipeline),
  IH: () => (/* reexport */ parseStructuredVerdict),
  aI: () => (/* binding */ lib_runPipeline),
  Fi: () => (/* binding */ shouldBlockMerge)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: external "node:url"
const external_node_url_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: ./build/agents/model-client.js
var model_client = __nccwpck_require__(6876);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: external "node:fs/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
// EXTERNAL MODULE: ./build/kernel/errors.js
var errors = __nccwpck_require__(6641);
;// CONCATENATED MODULE: ./build/edges/files.js
/** Files of the operator and of the run. Writes are atomic; a run's folder never lies in the reviewed tree. */





/** An operator's file is read whole; more than this is a mistake. */
const MAX_FILE_BYTES = 256 * 1024 * 1024;
/** Text of a regular file, or undefined where there is none. @throws ReviewError for a directory, device or giant. */
async function readTextFile(path) {
    return (await readBytes(path))?.toString('utf8');
}
async function readBytes(path) {
    let facts;
    try {
        facts = await (0,promises_namespaceObject.stat)(path);
    }
    catch (cause) {
        const code = cause.code;
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return undefined;
        throw new errors/* ReviewError */.Z('usage', `${path} can't be read (${code ?? (0,errors/* messageOf */.b)(cause)}).`, { cause });
    }
    if (!facts.isFile())
        throw new errors/* ReviewError */.Z('usage', `${path} is not a regular file.`);
    if (facts.size > MAX_FILE_BYTES)
        throw new errors/* ReviewError */.Z('usage', `${path} is larger than ${MAX_FILE_BYTES} bytes.`);
    try {
        return await (0,promises_namespaceObject.readFile)(path);
    }
    catch (cause) {
        throw new errors/* ReviewError */.Z('usage', `${path} can't be read (${(0,errors/* messageOf */.b)(cause)}).`, { cause });
    }
}
/** Standard input to its end. @throws when `signal` aborts. */
async function readStandardInput(signal) {
    const chunks = [];
    signal.addEventListener('abort', () => process.stdin.destroy(new Error('stopped')), { once: true });
    for await (const chunk of process.stdin)
        chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
}
/** The run's folder: the one asked for, else a new one. @throws ReviewError `usage` when it lies in the reviewed tree. */
async function makeRunFolder(requested, temporary, tree) {
    if (requested === undefined) {
        const parent = temporary ?? tmpdir();
        await mkdir(parent, { recursive: true });
        return realpath(await mkdtemp(join(parent, 'bernstein-review-')));
    }
    const folder = resolve(requested);
    if (tree !== undefined && isInside(withoutLinks(resolve(tree)), withoutLinks(folder))) {
        throw new ReviewError('usage', `The run's folder ${requested} lies in the reviewed tree.`, {
            next: 'Choose a folder outside of the repository with --out.',
        });
    }
    try {
        await makeDirectory(folder);
        return await realpath(folder);
    }
    catch (cause) {
        throw new ReviewError('record-unwritable', `The run's folder ${requested} can't be made (${messageOf(cause)}).`, { next: 'Choose another folder with --out.', cause });
    }
}
/** Step by step: Node's own recursive form never returns in some pseudo file systems. */
async function makeDirectory(path) {
    try {
        await (0,promises_namespaceObject.mkdir)(path);
    }
    catch (cause) {
        const code = cause.code;
        if (code === 'EEXIST' && (await (0,promises_namespaceObject.stat)(path)).isDirectory())
            return;
        const parent = (0,external_node_path_.dirname)(path);
        if (code !== 'ENOENT' || parent === path || (0,external_node_fs_.existsSync)(parent))
            throw cause;
        await makeDirectory(parent);
        await (0,promises_namespaceObject.mkdir)(path);
    }
}
/** Writes beside the target and renames, so that a kill leaves the old file or the new one. */
async function writeAtomically(path, content) {
    await makeDirectory((0,external_node_path_.dirname)(path));
    const temporary = `${path}.${process.pid}.tmp`;
    try {
        const file = await (0,promises_namespaceObject.open)(temporary, 'w', 0o644);
        try {
            await file.writeFile(content);
            await file.sync();
        }
        finally {
            await file.close();
        }
        await (0,promises_namespaceObject.rename)(temporary, path);
    }
    catch (cause) {
        await (0,promises_namespaceObject.rm)(temporary, { force: true });
        throw new errors/* ReviewError */.Z('record-unwritable', `${path} can't be written (${(0,errors/* messageOf */.b)(cause)}).`, { cause });
    }
}
/** True when `path` is `directory` or lies under it. */
function isInside(directory, path) {
    const way = relative(directory, path);
    return way === '' || (!isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`));
}
/** `path` with every symbolic link of its existing part resolved. */
function withoutLinks(path) {
    try {
        return realpathSync(path);
    }
    catch {
        const parent = dirname(path);
        return parent === path ? path : join(withoutLinks(parent), relative(parent, path));
    }
}
/** The folders, and their direct subfolders, that are git work trees. */
async function checkoutsUnder(folders) {
    const found = new Set();
    for (const folder of folders) {
        const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
        const below = entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
        for (const candidate of [folder, ...below])
            if (existsSync(join(candidate, '.git')))
                found.add(candidate);
    }
    return [...found];
}

;// CONCATENATED MODULE: ./build/edges/artifact-store.js
/** The documents of a run's context: in a folder of their own below the run's, or in memory where a run has none. */


const FOLDER = 'context';
function artifactStore(runFolder) {
    if (runFolder === undefined) {
        const texts = new Map();
        return {
            write: async (file, text) => {
                texts.set(file, text);
            },
            read: async (file) => texts.get(file),
        };
    }
    return {
        write: (file, text) => writeAtomically((0,external_node_path_.join)(runFolder, FOLDER, file), text),
        read: (file) => readTextFile((0,external_node_path_.join)(runFolder, FOLDER, file)),
    };
}

// EXTERNAL MODULE: ./build/change/parse-diff.js + 3 modules
var parse_diff = __nccwpck_require__(4954);
;// CONCATENATED MODULE: ./build/edges/git/diff.js
/** The diff between two commits, or between a commit and the work tree, held against git's own file list. */





/**
 * Every option that a user's configuration or the change's .gitattributes could turn otherwise is fixed:
 * `--text` so that an attribute can't hide a file, no external diff or text conversion so that none is run.
 */
const DIFF_OPTIONS = [
    '--text',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    '--no-relative',
    '-M',
    '-U3',
    '--full-index',
    '--src-prefix=a/',
    '--dst-prefix=b/',
    '--submodule=short',
    '--ignore-submodules=none',
];
/** @throws ReviewError `diff-malformed` when the parsed files differ from git's list (nothing may be lost). */
async function diff_diffCommits(git, from, to) {
    const diff = await git.run(['diff', ...DIFF_OPTIONS, from, to, '--']);
    const raw = await git.run(['diff', '--raw', '-z', ...DIFF_OPTIONS, from, to, '--']);
    return checked(diff, raw);
}
/** Tracked changes and untracked files alike; the real index is not touched. */
async function diffWorkTree(git, from) {
    const scratch = await (0,promises_namespaceObject.mkdtemp)((0,external_node_path_.join)((0,external_node_os_namespaceObject.tmpdir)(), 'bernstein-review-index-'));
    try {
        const env = { GIT_INDEX_FILE: (0,external_node_path_.join)(scratch, 'index') };
        await git.run(['read-tree', 'HEAD'], { env });
        const unborn = (await unbornRepositories(git)).map((path) => `:(exclude,literal)${path}`);
        await git.run(['add', '--all', '--intent-to-add', '--', '.', ...unborn], { env });
        const diff = await git.run(['diff', ...DIFF_OPTIONS, from, '--'], { env });
        const raw = await git.run(['diff', '--raw', '-z', ...DIFF_OPTIONS, from, '--'], { env });
        return checked(diff, raw);
    }
    finally {
        await (0,promises_namespaceObject.rm)(scratch, { recursive: true, force: true });
    }
}
/** Repositories inside the tree that have no commit yet: git can't record them, and refuses the whole `add`. */
async function unbornRepositories(git) {
    const others = await git.text(['ls-files', '--others', '--exclude-standard', '-z']);
    const inner = others.split('\0').filter((path) => path.endsWith('/'));
    const heads = await Promise.all(inner.map((path) => git.in((0,external_node_path_.join)(git.directory, path)).tryText(['rev-parse', '--verify', '--quiet', 'HEAD'])));
    return inner.filter((_, index) => heads[index] === undefined).map((path) => path.slice(0, -1));
}
function checked(diff, raw) {
    const files = (0,parse_diff/* parseDiff */.FR)(diff.toString('utf8'));
    const listed = new Set(pathsOfRaw(raw.toString('utf8')));
    const parsed = new Set(files.map(({ path }) => path));
    const lost = [...listed].filter((path) => !parsed.has(path));
    if (lost.length > 0 || parsed.size !== listed.size) {
        throw new errors/* ReviewError */.Z('diff-malformed', `The diff holds ${parsed.size} files, but git lists ${listed.size}.`, {
            next: 'Nothing was reviewed. Please report this with the kind of change it was.',
        });
    }
    return { diff, files };
}
/** Paths of `--raw -z` output: `:modes ids status NUL path NUL`, with a second path for renames and copies. */
function pathsOfRaw(raw) {
    const fields = raw.split('\0');
    const paths = [];
    for (let at = 0; at < fields.length && fields[at] !== '';) {
        const renamed = /[RC]\d*$/.test(fields[at] ?? '');
        paths.push(fields[at + (renamed ? 2 : 1)] ?? '');
        at += renamed ? 3 : 2;
    }
    return paths;
}

;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
;// CONCATENATED MODULE: ./build/edges/process.js
/** Child processes: argv without a shell, a process group of their own, a time limit and an output cap. */


const MAX_STDERR = 16_384;
/** After the end of a run's child, grandchildren that hold its output open are not waited for any longer. */
const CLOSE_GRACE = 500;
/** Never rejects: every way to end is a result. The whole process group is gone when it resolves. */
function runProcess(request) {
    return new Promise((resolve) => {
        const [program = '', ...args] = request.argv;
        const child = (0,external_node_child_process_namespaceObject.spawn)(program, args, {
            cwd: request.cwd,
            env: request.env,
            stdio: ['pipe', 'pipe', 'pipe'],
            detached: process.platform !== 'win32',
            shell: false,
            windowsHide: true,
        });
        const chunks = [];
        let size = 0;
        let stderr = '';
        let end = 'exit';
        let settled = false;
        const killGroup = () => {
            if (child.pid === undefined)
                return;
            try {
                if (process.platform === 'win32')
                    child.kill('SIGKILL');
                else
                    process.kill(-child.pid, 'SIGKILL');
            }
            catch {
                // The group is gone already, which is what was wanted.
            }
        };
        const stop = (why) => {
            if (end === 'exit')
                end = why;
            killGroup();
        };
        const finish = (code, fault) => {
            if (settled)
                return;
            settled = true;
            clearTimeout(timer);
            request.signal?.removeEventListener('abort', onAbort);
            killGroup();
            child.stdout.destroy();
            child.stderr.destroy();
            resolve({ end, code, stdout: Buffer.concat(chunks), stderr, fault });
        };
        const onAbort = () => stop('cancelled');
        const timer = setTimeout(() => stop('timeout'), request.timeout);
        if (request.signal?.aborted)
            onAbort();
        request.signal?.addEventListener('abort', onAbort, { once: true });
        child.stdout.on('data', (chunk) => {
            size += chunk.length;
            if (size > request.maxOutput)
                stop('too-much-output');
            else
                chunks.push(chunk);
            request.onOutput?.(chunk.toString('utf8'));
        });
        child.stderr.on('data', (chunk) => {
            stderr = (stderr + chunk.toString('utf8')).slice(-MAX_STDERR);
            request.onOutput?.(chunk.toString('utf8'));
        });
        child.on('error', (error) => {
            end = 'not-started';
            finish(null, error.code ?? error.message);
        });
        child.on('close', (code) => finish(code));
        child.on('exit', (code) => setTimeout(() => finish(code), CLOSE_GRACE));
        // A child that ends without reading its input is no fault of ours.
        child.stdin.on('error', () => undefined);
        child.stdin.end(request.input ?? '');
    });
}
/** Ends every process whose environment holds `entry`, in whatever session it runs; nothing where there is no /proc. */
async function killMarked(entry) {
    const names = await readdir('/proc').catch(() => []);
    await Promise.all(names
        .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
        .map(async (name) => {
        const environment = await readFile(`/proc/${name}/environ`, 'utf8').catch(() => '');
        if (!environment.split('\0').includes(entry))
            return;
        try {
            process.kill(Number(name), 'SIGKILL');
        }
        catch {
            // It ended by itself.
        }
    }));
}

;// CONCATENATED MODULE: ./build/edges/git/git.js
/** git as a function: fixed safe options, user values only behind `--end-of-options` or as full object ids. */




/** Variables that would point git elsewhere or change what a diff shows; a hook sets some of them. */
const DROPPED_VARIABLES = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX|REPLACE_REF_BASE|EXTERNAL_DIFF|DIFF_OPTS|ATTR_SOURCE|LITERAL_PATHSPECS|PAGER|TRACE.*|QUARANTINE_PATH)$/;
/** git needs no key of a model and no token of the workflow, and a repository's configuration can name programs. */
const SECRET_VARIABLES = /^(?!GIT_CONFIG_).*(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?)(?:_|$)/i;
const SAFE_CONFIG = [
    'core.quotePath=true',
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'protocol.ext.allow=never',
];
const GIT_TIMEOUT = 300_000;
/** A diff of this size is beyond any review; git is stopped before memory is. */
const MAX_GIT_OUTPUT = 512 * 1024 * 1024;
/** A full object id: the only form in which a commit reaches git as an argument without protection. */
const git_OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** Looks for `.git` up to the root, so that no process is started where there is no repository. */
function hasRepositoryAbove(directory) {
    for (let folder = directory;; folder = (0,external_node_path_.dirname)(folder)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')) ||
            ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'objects')) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'HEAD'))))
            return true;
        if (folder === (0,external_node_path_.dirname)(folder))
            return false;
    }
}
class Git {
    directory;
    #environment;
    #signal;
    constructor(directory, environment, signal) {
        this.directory = directory;
        this.#signal = signal;
        this.#environment = {
            ...Object.fromEntries(Object.entries(environment).filter(([name]) => !DROPPED_VARIABLES.test(name) && !SECRET_VARIABLES.test(name) && !name.startsWith('INPUT_'))),
            GIT_TERMINAL_PROMPT: '0',
            GIT_OPTIONAL_LOCKS: '0',
            // What an object says is what its id says; a replacement or a graft is somebody's edit of it.
            GIT_NO_REPLACE_OBJECTS: '1',
            GIT_GRAFT_FILE: '/dev/null',
            LC_ALL: 'C',
        };
    }
    /** The same settings in another directory. */
    in(directory) {
        return new Git(directory, this.#environment, this.#signal);
    }
    /** Without the configuration of the user's home, which other programs can write. */
    ignoringUserConfig() {
        return new Git(this.directory, { ...this.#environment, GIT_CONFIG_GLOBAL: '/dev/null' }, this.#signal);
    }
    /** The same repository for a process that knows no more than `environment`. */
    knowing(environment) {
        return new Git(this.directory, environment, this.#signal);
    }
    /** Standard output of a command. @throws ReviewError `git-failed` with git's own words. */
    async run(args, options = {}) {
        const result = await this.#spawn(args, options);
        if (result.end === 'exit' && result.code === 0)
            return result.stdout;
        if (result.fault === 'ENOENT') {
            throw new errors/* ReviewError */.Z('git-failed', 'git could not be started.', {
                next: 'Install git, and check that the work directory exists.',
            });
        }
        const said = result.stderr.trim().split('\n').slice(-3).join(' ').slice(0, 400);
        const why = result.end === 'exit' ? said || `exit code ${result.code}` : `it was stopped (${result.end})`;
        throw new errors/* ReviewError */.Z('git-failed', `git ${args[0] ?? ''} failed: ${why}.`);
    }
    async text(args, options = {}) {
        return (await this.run(args, options)).toString('utf8');
    }
    /** Output, or undefined where git says no. */
    async tryText(args, options = {}) {
        const result = await this.#spawn(args, options);
        return result.end === 'exit' && result.code === 0 ? result.stdout.toString('utf8') : undefined;
    }
    /** Output of a search; empty where it found nothing. @throws ReviewError `git-failed` for everything else. */
    async search(args) {
        const result = await this.#spawn(args, {});
        if (result.end === 'exit' && (result.code === 0 || result.code === 1))
            return result.stdout.toString('utf8');
        throw new errors/* ReviewError */.Z('git-failed', `git ${args[0] ?? ''} failed: ${result.stderr.trim().slice(0, 400) || result.end}.`);
    }
    /** Root of the work tree, or a bare repository's own folder; undefined outside a repository. */
    async root() {
        if (!hasRepositoryAbove(this.directory))
            return undefined;
        const top = (await this.tryText(['rev-parse', '--show-toplevel']))?.replace(/\n$/, '');
        if (top !== undefined)
            return top;
        const bare = await this.tryText(['rev-parse', '--is-bare-repository']);
        return bare?.trim() === 'true' ? this.directory : undefined;
    }
    /** Full id of the commit that `ref` names. @throws ReviewError `usage` for a ref that is none. */
    async commit(ref) {
        const refuse = (cause) => {
            throw new errors/* ReviewError */.Z('usage', `"${ref.slice(0, 100)}" is not a commit of this repository.`, {
                next: 'Name a branch, a tag or a commit; in a shallow clone fetch it first (fetch-depth: 0).',
                ...(cause === undefined ? {} : { cause }),
            });
        };
        if (ref.startsWith('-') || /[\0\n]/.test(ref))
            refuse();
        try {
            const id = (await this.text(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]))
                .trim()
                .split('\n')
                .at(-1) ?? '';
            return git_OBJECT_ID.test(id) ? id : refuse();
        }
        catch (cause) {
            return refuse((0,errors/* messageOf */.b)(cause));
        }
    }
    async hasCommit(id) {
        return git_OBJECT_ID.test(id) && (await this.tryText(['cat-file', '-e', `${id}^{commit}`])) !== undefined;
    }
    /** Text of a file at a commit; undefined where there is none. */
    async fileAt(commit, path) {
        if (!git_OBJECT_ID.test(commit))
            return undefined;
        const kind = await this.tryText(['cat-file', '-t', `${commit}:${path}`]);
        return kind?.trim() === 'blob' ? this.tryText(['cat-file', 'blob', `${commit}:${path}`]) : undefined;
    }
    async mergeBase(left, right) {
        const id = (await this.tryText(['merge-base', left, right]))?.trim().split('\n')[0];
        return id !== undefined && git_OBJECT_ID.test(id) ? id : undefined;
    }
    #spawn(args, options) {
        const config = [...SAFE_CONFIG, ...(options.config ?? [])].flatMap((entry) => ['-c', entry]);
        return runProcess({
            argv: ['git', ...config, ...args],
            cwd: this.directory,
            env: { ...this.#environment, ...options.env },
            ...(options.input === undefined ? {} : { input: options.input }),
            timeout: GIT_TIMEOUT,
            ...(this.#signal === undefined ? {} : { signal: this.#signal }),
            maxOutput: MAX_GIT_OUTPUT,
        });
    }
}

;// CONCATENATED MODULE: ./build/edges/git/scratch.js
/** A throw-away repository that holds just two commits of a pull request, for diffs that the API refuses. */





const DEPTHS = (/* unused pure expression or super */ null && (['--depth=50', '--depth=1000', '--unshallow']));
/** The diff from the merge base to the head. @throws ReviewError `git-failed` when no remote serves both commits. */
async function scratch_diffInScratch(git, request) {
    const directory = await mkdtemp(join(tmpdir(), 'bernstein-review-scratch-'));
    try {
        const scratch = git.in(directory);
        await scratch.run(['init', '--quiet', '--bare', '.']);
        let failure;
        for (const remote of request.remotes) {
            try {
                const from = await fetchBoth(scratch, remote, request);
                return await diffCommits(scratch, from, request.head);
            }
            catch (thrown) {
                failure = thrown;
            }
        }
        throw failure;
    }
    finally {
        await rm(directory, { recursive: true, force: true });
    }
}
async function fetchBoth(git, remote, request) {
    const env = tokenEnvironment(remote, request);
    const fetchCommits = async (depth, ids) => {
        await git.run(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', depth, '--end-of-options', remote, ...ids], { env });
    };
    if (request.mergeBase !== undefined && OBJECT_ID.test(request.mergeBase)) {
        await fetchCommits('--depth=1', [request.mergeBase, request.head]);
        return request.mergeBase;
    }
    for (const depth of DEPTHS) {
        await fetchCommits(depth, [request.base, request.head]);
        const found = await git.mergeBase(request.base, request.head);
        if (found !== undefined)
            return found;
    }
    return request.base;
}
/** The token goes by the environment, never by the command line, and only to the server it belongs to. */
function tokenEnvironment(remote, request) {
    if (request.token === undefined || !remote.startsWith(`${request.serverUrl}/`))
        return {};
    const basic = Buffer.from(`x-access-token:${request.token.reveal()}`).toString('base64');
    return {
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: `http.${request.serverUrl}/.extraHeader`,
        GIT_CONFIG_VALUE_0: `Authorization: Basic ${basic}`,
    };
}

;// CONCATENATED MODULE: ./build/change/closed-issues.js
/** Which issues a description closes, by GitHub's keywords. */
const KEYWORD = String.raw `\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+`;
const REFERENCE = String.raw `(?:([\w.-]+/[\w.-]+)?#|https://[\w.-]+/([\w.-]+/[\w.-]+)/issues/)([1-9]\d{0,8})\b`;
const CLOSES = new RegExp(`${KEYWORD}${REFERENCE}`, 'gi');
/** Numbers of issues of `repository` (`owner/name`), each once, in order; comments and code say nothing. */
function closed_issues_closedIssues(description, repository) {
    const prose = description
        .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
        .replace(/^```[\s\S]*?(?:^```|$(?![\s\S]))/gm, ' ')
        .replace(/`[^`\n]*`/g, ' ');
    const numbers = [...prose.matchAll(CLOSES)].flatMap(([, short, long, number]) => {
        const named = short ?? long;
        const ours = named === undefined || named.toLowerCase() === repository.toLowerCase();
        return ours ? [Number(number)] : [];
    });
    return [...new Set(numbers)];
}

;// CONCATENATED MODULE: ./node_modules/universal-user-agent/index.js
function getUserAgent() {
  if (typeof navigator === "object" && "userAgent" in navigator) {
    return navigator.userAgent;
  }

  if (typeof process === "object" && process.version !== undefined) {
    return `Node.js/${process.version.substr(1)} (${process.platform}; ${
      process.arch
    })`;
  }

  return "<environment undetectable>";
}

;// CONCATENATED MODULE: ./node_modules/before-after-hook/lib/register.js
// @ts-check

function register(state, name, method, options) {
  if (typeof method !== "function") {
    throw new Error("method for before hook must be a function");
  }

  if (!options) {
    options = {};
  }

  if (Array.isArray(name)) {
    return name.reverse().reduce((callback, name) => {
      return register.bind(null, state, name, callback, options);
    }, method)();
  }

  return Promise.resolve().then(() => {
    if (!state.registry[name]) {
      return method(options);
    }

    return state.registry[name].reduce((method, registered) => {
      return registered.hook.bind(null, method, options);
    }, method)();
  });
}

;// CONCATENATED MODULE: ./node_modules/before-after-hook/lib/add.js
// @ts-check

function addHook(state, kind, name, hook) {
  const orig = hook;
  if (!state.registry[name]) {
    state.registry[name] = [];
  }

  if (kind === "before") {
    hook = (method, options) => {
      return Promise.resolve()
        .then(orig.bind(null, options))
        .then(method.bind(null, options));
    };
  }

  if (kind === "after") {
    hook = (method, options) => {
      let result;
      return Promise.resolve()
        .then(method.bind(null, options))
        .then((result_) => {
          result = result_;
          return orig(result, options);
        })
        .then(() => {
          return result;
        });
    };
  }

  if (kind === "error") {
    hook = (method, options) => {
      return Promise.resolve()
        .then(method.bind(null, options))
        .catch((error) => {
          return orig(error, options);
        });
    };
  }

  state.registry[name].push({
    hook: hook,
    orig: orig,
  });
}

;// CONCATENATED MODULE: ./node_modules/before-after-hook/lib/remove.js
// @ts-check

function removeHook(state, name, method) {
  if (!state.registry[name]) {
    return;
  }

  const index = state.registry[name]
    .map((registered) => {
      return registered.orig;
    })
    .indexOf(method);

  if (index === -1) {
    return;
  }

  state.registry[name].splice(index, 1);
}

;// CONCATENATED MODULE: ./node_modules/before-after-hook/index.js
// @ts-check





// bind with array of arguments: https://stackoverflow.com/a/21792913
const bind = Function.bind;
const bindable = bind.bind(bind);

function bindApi(hook, state, name) {
  const removeHookRef = bindable(removeHook, null).apply(
    null,
    name ? [state, name] : [state]
  );
  hook.api = { remove: removeHookRef };
  hook.remove = removeHookRef;
  ["before", "error", "after", "wrap"].forEach((kind) => {
    const args = name ? [state, kind, name] : [state, kind];
    hook[kind] = hook.api[kind] = bindable(addHook, null).apply(null, args);
  });
}

function Singular() {
  const singularHookName = Symbol("Singular");
  const singularHookState = {
    registry: {},
  };
  const singularHook = register.bind(null, singularHookState, singularHookName);
  bindApi(singularHook, singularHookState, singularHookName);
  return singularHook;
}

function Collection() {
  const state = {
    registry: {},
  };

  const hook = register.bind(null, state);
  bindApi(hook, state);

  return hook;
}

/* harmony default export */ const before_after_hook = ({ Singular, Collection });

;// CONCATENATED MODULE: ./node_modules/@octokit/endpoint/dist-bundle/index.js
// pkg/dist-src/defaults.js


// pkg/dist-src/version.js
var VERSION = "0.0.0-development";

// pkg/dist-src/defaults.js
var userAgent = `octokit-endpoint.js/${VERSION} ${getUserAgent()}`;
var DEFAULTS = {
  method: "GET",
  baseUrl: "https://api.github.com",
  headers: {
    accept: "application/vnd.github.v3+json",
    "user-agent": userAgent
  },
  mediaType: {
    format: ""
  }
};

// pkg/dist-src/util/lowercase-keys.js
function lowercaseKeys(object) {
  if (!object) {
    return {};
  }
  return Object.keys(object).reduce((newObj, key) => {
    newObj[key.toLowerCase()] = object[key];
    return newObj;
  }, {});
}

// pkg/dist-src/util/is-plain-object.js
function isPlainObject(value) {
  if (typeof value !== "object" || value === null) return false;
  if (Object.prototype.toString.call(value) !== "[object Object]") return false;
  const proto = Object.getPrototypeOf(value);
  if (proto === null) return true;
  const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
  return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}

// pkg/dist-src/util/merge-deep.js
function mergeDeep(defaults, options) {
  const result = Object.assign({}, defaults);
  Object.keys(options).forEach((key) => {
    if (isPlainObject(options[key])) {
      if (!(key in defaults)) Object.assign(result, { [key]: options[key] });
      else result[key] = mergeDeep(defaults[key], options[key]);
    } else {
      Object.assign(result, { [key]: options[key] });
    }
  });
  return result;
}

// pkg/dist-src/util/remove-undefined-properties.js
function removeUndefinedProperties(obj) {
  for (const key in obj) {
    if (obj[key] === void 0) {
      delete obj[key];
    }
  }
  return obj;
}

// pkg/dist-src/merge.js
function merge(defaults, route, options) {
  if (typeof route === "string") {
    let [method, url] = route.split(" ");
    options = Object.assign(url ? { method, url } : { url: method }, options);
  } else {
    options = Object.assign({}, route);
  }
  options.headers = lowercaseKeys(options.headers);
  removeUndefinedProperties(options);
  removeUndefinedProperties(options.headers);
  const mergedOptions = mergeDeep(defaults || {}, options);
  if (options.url === "/graphql") {
    if (defaults && defaults.mediaType.previews?.length) {
      mergedOptions.mediaType.previews = defaults.mediaType.previews.filter(
        (preview) => !mergedOptions.mediaType.previews.includes(preview)
      ).concat(mergedOptions.mediaType.previews);
    }
    mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""));
  }
  return mergedOptions;
}

// pkg/dist-src/util/add-query-parameters.js
function addQueryParameters(url, parameters) {
  const separator = /\?/.test(url) ? "&" : "?";
  const names = Object.keys(parameters);
  if (names.length === 0) {
    return url;
  }
  return url + separator + names.map((name) => {
    if (name === "q") {
      return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
    }
    return `${name}=${encodeURIComponent(parameters[name])}`;
  }).join("&");
}

// pkg/dist-src/util/extract-url-variable-names.js
var urlVariableRegex = /\{[^{}}]+\}/g;
function removeNonChars(variableName) {
  return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
}
function extractUrlVariableNames(url) {
  const matches = url.match(urlVariableRegex);
  if (!matches) {
    return [];
  }
  return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
}

// pkg/dist-src/util/omit.js
function omit(object, keysToOmit) {
  const result = { __proto__: null };
  for (const key of Object.keys(object)) {
    if (keysToOmit.indexOf(key) === -1) {
      result[key] = object[key];
    }
  }
  return result;
}

// pkg/dist-src/util/url-template.js
function encodeReserved(str) {
  return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
    if (!/%[0-9A-Fa-f]/.test(part)) {
      part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]");
    }
    return part;
  }).join("");
}
function encodeUnreserved(str) {
  return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
    return "%" + c.charCodeAt(0).toString(16).toUpperCase();
  });
}
function encodeValue(operator, value, key) {
  value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
  if (key) {
    return encodeUnreserved(key) + "=" + value;
  } else {
    return value;
  }
}
function isDefined(value) {
  return value !== void 0 && value !== null;
}
function isKeyOperator(operator) {
  return operator === ";" || operator === "&" || operator === "?";
}
function getValues(context, operator, key, modifier) {
  var value = context[key], result = [];
  if (isDefined(value) && value !== "") {
    if (typeof value === "string" || typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") {
      value = value.toString();
      if (modifier && modifier !== "*") {
        value = value.substring(0, parseInt(modifier, 10));
      }
      result.push(
        encodeValue(operator, value, isKeyOperator(operator) ? key : "")
      );
    } else {
      if (modifier === "*") {
        if (Array.isArray(value)) {
          value.filter(isDefined).forEach(function(value2) {
            result.push(
              encodeValue(operator, value2, isKeyOperator(operator) ? key : "")
            );
          });
        } else {
          Object.keys(value).forEach(function(k) {
            if (isDefined(value[k])) {
              result.push(encodeValue(operator, value[k], k));
            }
          });
        }
      } else {
        const tmp = [];
        if (Array.isArray(value)) {
          value.filter(isDefined).forEach(function(value2) {
            tmp.push(encodeValue(operator, value2));
          });
        } else {
          Object.keys(value).forEach(function(k) {
            if (isDefined(value[k])) {
              tmp.push(encodeUnreserved(k));
              tmp.push(encodeValue(operator, value[k].toString()));
            }
          });
        }
        if (isKeyOperator(operator)) {
          result.push(encodeUnreserved(key) + "=" + tmp.join(","));
        } else if (tmp.length !== 0) {
          result.push(tmp.join(","));
        }
      }
    }
  } else {
    if (operator === ";") {
      if (isDefined(value)) {
        result.push(encodeUnreserved(key));
      }
    } else if (value === "" && (operator === "&" || operator === "?")) {
      result.push(encodeUnreserved(key) + "=");
    } else if (value === "") {
      result.push("");
    }
  }
  return result;
}
function parseUrl(template) {
  return {
    expand: expand.bind(null, template)
  };
}
function expand(template, context) {
  var operators = ["+", "#", ".", "/", ";", "?", "&"];
  template = template.replace(
    /\{([^\{\}]+)\}|([^\{\}]+)/g,
    function(_, expression, literal) {
      if (expression) {
        let operator = "";
        const values = [];
        if (operators.indexOf(expression.charAt(0)) !== -1) {
          operator = expression.charAt(0);
          expression = expression.substr(1);
        }
        expression.split(/,/g).forEach(function(variable) {
          var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
          values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
        });
        if (operator && operator !== "+") {
          var separator = ",";
          if (operator === "?") {
            separator = "&";
          } else if (operator !== "#") {
            separator = operator;
          }
          return (values.length !== 0 ? operator : "") + values.join(separator);
        } else {
          return values.join(",");
        }
      } else {
        return encodeReserved(literal);
      }
    }
  );
  if (template === "/") {
    return template;
  } else {
    return template.replace(/\/$/, "");
  }
}

// pkg/dist-src/parse.js
function parse(options) {
  let method = options.method.toUpperCase();
  let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
  let headers = Object.assign({}, options.headers);
  let body;
  let parameters = omit(options, [
    "method",
    "baseUrl",
    "url",
    "headers",
    "request",
    "mediaType"
  ]);
  const urlVariableNames = extractUrlVariableNames(url);
  url = parseUrl(url).expand(parameters);
  if (!/^http/.test(url)) {
    url = options.baseUrl + url;
  }
  const omittedParameters = Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl");
  const remainingParameters = omit(parameters, omittedParameters);
  const isBinaryRequest = /application\/octet-stream/i.test(headers.accept);
  if (!isBinaryRequest) {
    if (options.mediaType.format) {
      headers.accept = headers.accept.split(/,/).map(
        (format) => format.replace(
          /application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,
          `application/vnd$1$2.${options.mediaType.format}`
        )
      ).join(",");
    }
    if (url.endsWith("/graphql")) {
      if (options.mediaType.previews?.length) {
        const previewsFromAcceptHeader = headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || [];
        headers.accept = previewsFromAcceptHeader.concat(options.mediaType.previews).map((preview) => {
          const format = options.mediaType.format ? `.${options.mediaType.format}` : "+json";
          return `application/vnd.github.${preview}-preview${format}`;
        }).join(",");
      }
    }
  }
  if (["GET", "HEAD"].includes(method)) {
    url = addQueryParameters(url, remainingParameters);
  } else {
    if ("data" in remainingParameters) {
      body = remainingParameters.data;
    } else {
      if (Object.keys(remainingParameters).length) {
        body = remainingParameters;
      }
    }
  }
  if (!headers["content-type"] && typeof body !== "undefined") {
    headers["content-type"] = "application/json; charset=utf-8";
  }
  if (["PATCH", "PUT"].includes(method) && typeof body === "undefined") {
    body = "";
  }
  return Object.assign(
    { method, url, headers },
    typeof body !== "undefined" ? { body } : null,
    options.request ? { request: options.request } : null
  );
}

// pkg/dist-src/endpoint-with-defaults.js
function endpointWithDefaults(defaults, route, options) {
  return parse(merge(defaults, route, options));
}

// pkg/dist-src/with-defaults.js
function withDefaults(oldDefaults, newDefaults) {
  const DEFAULTS2 = merge(oldDefaults, newDefaults);
  const endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
  return Object.assign(endpoint2, {
    DEFAULTS: DEFAULTS2,
    defaults: withDefaults.bind(null, DEFAULTS2),
    merge: merge.bind(null, DEFAULTS2),
    parse
  });
}

// pkg/dist-src/index.js
var endpoint = withDefaults(null, DEFAULTS);


;// CONCATENATED MODULE: ./node_modules/content-type/dist/index.js
/*!
 * content-type
 * Copyright(c) 2015 Douglas Christopher Wilson
 * MIT Licensed
 */
const SP = 32; // " "
const HTAB = 9; // "\t"
const SEMI = 59; // ";"
const EQ = 61; // "="
const DQUOTE = 34; // '"'
const BSLASH = 92; // "\\"
const COMMA = 44; // ","
const LOWER_CASE = 1;
const OWS = 2;
const SEMI_FLAG = 4;
const COMMA_FLAG = 8;
const TOKEN_FLAG = 16;
const NON_ASCII = 0xff00;
const CASE_FLAGS = LOWER_CASE | NON_ASCII;
/**
 * Character flags used to normalize HTTP field values while scanning.
 * Out-of-range reads intentionally coerce to zero in bitwise expressions.
 */
const CHAR_MAP = new Uint8Array(0x100);
CHAR_MAP[HTAB] |= OWS;
CHAR_MAP[SP] |= OWS;
CHAR_MAP[SEMI] |= SEMI_FLAG;
CHAR_MAP[COMMA] |= COMMA_FLAG;
for (let code = 0x80 /* non-ASCII */; code <= 0xff; code++) {
    CHAR_MAP[code] |= LOWER_CASE;
}
for (const char of "!#$%&'*+-.^_`|~") {
    CHAR_MAP[char.charCodeAt(0)] |= TOKEN_FLAG;
}
for (let code = 0x30 /* 0 */; code <= 0x39 /* 9 */; code++) {
    CHAR_MAP[code] |= TOKEN_FLAG;
}
for (let code = 0x41 /* A */; code <= 0x5a /* Z */; code++) {
    CHAR_MAP[code] |= LOWER_CASE | TOKEN_FLAG;
}
for (let code = 0x61 /* a */; code <= 0x7a /* z */; code++) {
    CHAR_MAP[code] |= TOKEN_FLAG;
}
/**
 * Null object perf optimization. Faster than `Object.create(null)` and `{ __proto__: null }`.
 */
const NullObject = /* @__PURE__ */ (() => {
    const C = function () { };
    C.prototype = Object.create(null);
    return C;
})();
/**
 * Validate a type string against RFC 9110.
 */
function isTypeValid(type, start = 0, end = type.length) {
    let hasSlash = false;
    for (let index = start; index < end; index++) {
        const code = type.charCodeAt(index);
        if (code === 47 /* / */) {
            if (hasSlash || index === start || index >= end - 1)
                return false;
            hasSlash = true;
        }
        else if (!isTokenCode(code)) {
            return false;
        }
    }
    return hasSlash;
}
/**
 * Validate a token against RFC 9110.
 */
function isTokenValid(token, start = 0, end = token.length) {
    if (start >= end)
        return false;
    for (let index = start; index < end; index++) {
        if (!isTokenCode(token.charCodeAt(index)))
            return false;
    }
    return true;
}
/**
 * Check whether a character code belongs to the token production in RFC 9110.
 */
function isTokenCode(code) {
    return (CHAR_MAP[code] & TOKEN_FLAG) !== 0;
}
/**
 * Serialize a parameter value.
 */
function parameterValue(str) {
    const len = str.length;
    if (len === 0)
        return '""';
    let index = 0;
    while (index < len && isTokenCode(str.charCodeAt(index)))
        index++;
    if (index === len)
        return str;
    let result = '"';
    let start = 0;
    while (index < len) {
        const code = str.charCodeAt(index);
        if (code !== HTAB && (code < SP || code === 127 || code > 255)) {
            throw new TypeError(`Invalid parameter value: ${str}`);
        }
        if (code === 34 /* " */ || code === 92 /* \\ */) {
            result += `${str.slice(start, index)}\\`;
            start = index;
        }
        index++;
    }
    return `${result}${str.slice(start)}"`;
}
/**
 * Format an object into a `Content-Type` header.
 */
function format(obj) {
    const { type, parameters } = obj;
    if (!type || !isTypeValid(type)) {
        throw new TypeError(`Invalid type: ${type}`);
    }
    let result = type;
    if (parameters) {
        for (const param of Object.keys(parameters)) {
            if (!isTokenValid(param)) {
                throw new TypeError(`Invalid parameter name: ${param}`);
            }
            result += `; ${param}=${parameterValue(parameters[param])}`;
        }
    }
    return result;
}
/**
 * Parse a `Content-Type` header.
 */
function dist_parse(header, options) {
    const stopFlags = SEMI_FLAG | (options?.comma === true ? COMMA_FLAG : 0);
    const len = header.length;
    let valueStart = options?.start ?? 0;
    while ((CHAR_MAP[header.charCodeAt(valueStart)] & OWS) !== 0) {
        valueStart++;
    }
    let index = valueStart;
    let typeFlags = 0;
    let whitespace = -1;
    let stop = options?.parameters === false ? COMMA_FLAG : 0;
    while (index < len) {
        const code = header.charCodeAt(index);
        const flags = CHAR_MAP[code];
        if ((flags & stopFlags) !== 0) {
            stop |= flags & COMMA_FLAG;
            break;
        }
        if ((flags & OWS) !== 0) {
            if (whitespace === -1)
                whitespace = index;
        }
        else {
            whitespace = -1;
        }
        typeFlags |= (code & NON_ASCII) | flags;
        index++;
    }
    const valueEnd = whitespace === -1 ? index : whitespace;
    const value = header.slice(valueStart, valueEnd);
    const type = (typeFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
    if (index === len || stop !== 0) {
        return { type, index, parameters: new NullObject() };
    }
    return parseParameters(header, type, index, len, stopFlags);
}
/**
 * Parses the parameters of a `Content-Type` header starting at the given index.
 */
function parseParameters(header, type, index, len, stopFlags) {
    const parameters = new NullObject();
    parameter: while (index < len) {
        index++; // Skip over ;
        while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) {
            index++;
        }
        const keyStart = index;
        let keyFlags = 0;
        let keyWhitespace = -1;
        while (index < len) {
            const code = header.charCodeAt(index);
            const flags = CHAR_MAP[code];
            if ((flags & stopFlags) !== 0) {
                if ((flags & COMMA_FLAG) !== 0)
                    break parameter;
                continue parameter;
            }
            if (code === EQ) {
                const keyEnd = keyWhitespace === -1 ? index : keyWhitespace;
                const value = header.slice(keyStart, keyEnd);
                const key = (keyFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
                index++;
                while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) {
                    index++;
                }
                if (index < len && header.charCodeAt(index) === DQUOTE) {
                    const quotedStart = ++index;
                    let escaped = false;
                    while (index < len) {
                        const code = header.charCodeAt(index);
                        if (code === DQUOTE) {
                            if (parameters[key] === undefined) {
                                parameters[key] = escaped
                                    ? unescapeQuotedPairs(header, quotedStart, index)
                                    : header.slice(quotedStart, index);
                            }
                            index++;
                            let stop = 0;
                            // Discard characters between quote and delimiter.
                            while (index < len) {
                                const code = header.charCodeAt(index);
                                const flags = CHAR_MAP[code];
                                if ((flags & stopFlags) !== 0) {
                                    stop = flags & COMMA_FLAG;
                                    break;
                                }
                                index++;
                            }
                            if (stop !== 0)
                                break parameter;
                            continue parameter;
                        }
                        if (code === BSLASH && index + 1 < len) {
                            escaped = true;
                            index += 2;
                            continue;
                        }
                        index++;
                    }
                    continue parameter;
                }
                const valueStart = index;
                let stop = 0;
                let valueWhitespace = -1;
                while (index < len) {
                    const code = header.charCodeAt(index);
                    const flags = CHAR_MAP[code];
                    if ((flags & stopFlags) !== 0) {
                        stop = flags & COMMA_FLAG;
                        break;
                    }
                    if ((flags & OWS) !== 0) {
                        if (valueWhitespace === -1)
                            valueWhitespace = index;
                    }
                    else {
                        valueWhitespace = -1;
                    }
                    index++;
                }
                if (parameters[key] === undefined) {
                    const valueEnd = valueWhitespace === -1 ? index : valueWhitespace;
                    parameters[key] = header.slice(valueStart, valueEnd);
                }
                if (stop !== 0)
                    break parameter;
                continue parameter;
            }
            if ((flags & OWS) !== 0) {
                if (keyWhitespace === -1)
                    keyWhitespace = index;
            }
            else {
                keyWhitespace = -1;
            }
            keyFlags |= (code & NON_ASCII) | flags;
            index++;
        }
    }
    return { type, index, parameters };
}
/**
 * Remove backslashes from quoted pairs in a known-terminated quoted string body.
 */
function unescapeQuotedPairs(str, start, end) {
    let result = "";
    for (let index = start; index < end; index++) {
        if (str.charCodeAt(index) === BSLASH) {
            result += str.slice(start, index);
            start = ++index;
        }
    }
    return result + str.slice(start, end);
}

;// CONCATENATED MODULE: ./node_modules/json-with-bigint/json-with-bigint.js
const intRegex = /^-?\d+$/;
const noiseValue = /^-?\d+n+$/; // Noise - strings that match the custom format before being converted to it
const originalStringify = JSON.stringify;
const originalParse = JSON.parse;
const customFormat = /^-?\d+n$/;

const bigIntsStringify = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
const noiseStringify = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;

/**
 * @typedef {(this: any, key: string | number | undefined, value: any) => any} Replacer
 * @typedef {(key: string | number | undefined, value: any, context?: { source: string }) => any} Reviver
 */

/**
 * Checks if a value is unstringifiable according to native JSON.stringify rules.
 *
 * @param {any} val The value to check.
 * @returns {boolean} True if the value is undefined, a function, or a symbol.
 */
const isUnstringifiable = (val) =>
  val === undefined || typeof val === "function" || typeof val === "symbol";

/**
 * Checks if a value is a native JSON.rawJSON object (Node.js 22+).
 *
 * @param {any} val The value to check.
 * @returns {boolean} True if the value is a RawJSON instance.
 */
const isRawJSON = (val) =>
  val !== null &&
  typeof val === "object" &&
  val.constructor &&
  val.constructor.name === "RawJSON";

/**
 * Iteratively converts a JS value to a JSON string.
 * Used as a fallback when the native JSON.stringify hits the Maximum Call Stack size.
 * Fully compliant with JSON formatting (space), replacers, and toJSON behaviors.
 *
 * @param {any} rootValue The value to stringify.
 * @param {Replacer | Array<string | number> | null} [replacer] User's custom replacer function.
 * @param {string | number} [spaceParam] Indentation for pretty-printing.
 * @returns {string | undefined} The generated JSON string.
 */
const stringifyIteratively = (rootValue, replacer, spaceParam) => {
  let space = "";

  if (typeof spaceParam === "number") {
    space = " ".repeat(Math.min(10, Math.max(0, Math.floor(spaceParam))));
  } else if (typeof spaceParam === "string") {
    space = spaceParam.slice(0, 10);
  }

  const isFunctionReplacer = typeof replacer === "function";
  const propertyList = Array.isArray(replacer)
    ? new Set(replacer.map(String))
    : null;

  /**
   * Prepares a value for stringification by resolving toJSON, handling BigInts,
   * applying custom replacers, and unwrapping primitive objects.
   *
   * @param {object|Array} parent The parent object or array holding the value.
   * @param {string} key The key associated with the value.
   * @param {any} val The raw value to process.
   * @returns {any} The processed value ready for stringification.
   */
  const prepareVal = (parent, key, val) => {
    const isObject = val !== null && typeof val === "object";
    const hasToJSON = isObject && typeof val.toJSON === "function";

    if (hasToJSON) {
      val = val.toJSON(key);
    }

    const isNoise = typeof val === "string" && noiseValue.test(val);

    if (isNoise) return val + "n";

    const isBigInt = typeof val === "bigint";

    if (isBigInt) {
      const supportsRawJSON = "rawJSON" in JSON;

      if (supportsRawJSON) return JSON.rawJSON(val.toString());

      return val.toString() + "n";
    }

    if (isFunctionReplacer) {
      val = replacer.call(parent, key, val);
    }

    const isPostReplacerObject = val !== null && typeof val === "object";

    if (isPostReplacerObject) {
      const isPrimitiveWrapper =
        val instanceof Number ||
        val instanceof String ||
        val instanceof Boolean;

      if (isPrimitiveWrapper) {
        val = val.valueOf();
      }
    }

    return val;
  };

  const rootProcessed = prepareVal({ "": rootValue }, "", rootValue);

  if (isUnstringifiable(rootProcessed)) {
    return undefined;
  }

  const isRootPrimitive =
    rootProcessed === null || typeof rootProcessed !== "object";
  const isRootNativeRawJSON = isRawJSON(rootProcessed);

  if (isRootPrimitive || isRootNativeRawJSON) {
    return originalStringify(rootProcessed);
  }

  const chunks = [];
  let level = 0;

  const stack = [
    {
      parent: { "": rootProcessed },
      key: "",
      val: rootProcessed,
      isArray: Array.isArray(rootProcessed),
      keys: Array.isArray(rootProcessed) ? null : Object.keys(rootProcessed),
      index: 0,
      first: true,
    },
  ];

  const visited = new WeakSet([rootProcessed]);

  while (stack.length > 0) {
    const node = stack[stack.length - 1];

    if (node.index === 0) {
      chunks.push(node.isArray ? "[" : "{");
      level++;
    }

    let isDone = false;

    if (node.isArray) {
      if (node.index < node.val.length) {
        if (!node.first) chunks.push(",");

        if (space) chunks.push("\n" + space.repeat(level));

        const childRaw = node.val[node.index];
        const childVal = prepareVal(node.val, String(node.index), childRaw);

        if (isUnstringifiable(childVal)) {
          chunks.push("null");
          node.first = false;
          node.index++;
        } else {
          const isComplexObject =
            childVal !== null && typeof childVal === "object";
          const isNativeRaw = isRawJSON(childVal);

          if (isComplexObject && !isNativeRaw) {
            if (visited.has(childVal)) {
              throw new TypeError("Converting circular structure to JSON");
            }

            visited.add(childVal);

            stack.push({
              parent: node.val,
              key: String(node.index),
              val: childVal,
              isArray: Array.isArray(childVal),
              keys: Array.isArray(childVal) ? null : Object.keys(childVal),
              index: 0,
              first: true,
            });

            node.first = false;
            node.index++;
          } else {
            chunks.push(originalStringify(childVal));
            node.first = false;
            node.index++;
          }
        }
      } else {
        isDone = true;
      }
    } else {
      while (node.index < node.keys.length) {
        const k = node.keys[node.index++];

        const isFilteredOutByArray = propertyList && !propertyList.has(k);

        if (isFilteredOutByArray) continue;

        const childRaw = node.val[k];
        const childVal = prepareVal(node.val, k, childRaw);

        if (isUnstringifiable(childVal)) continue;

        if (!node.first) chunks.push(",");

        if (space) {
          chunks.push("\n" + space.repeat(level) + originalStringify(k) + ": ");
        } else {
          chunks.push(originalStringify(k) + ":");
        }

        const isComplexObject =
          childVal !== null && typeof childVal === "object";
        const isNativeRaw = isRawJSON(childVal);

        if (isComplexObject && !isNativeRaw) {
          if (visited.has(childVal)) {
            throw new TypeError("Converting circular structure to JSON");
          }

          visited.add(childVal);

          stack.push({
            parent: node.val,
            key: k,
            val: childVal,
            isArray: Array.isArray(childVal),
            keys: Array.isArray(childVal) ? null : Object.keys(childVal),
            index: 0,
            first: true,
          });

          node.first = false;

          break; // Stop current loop level to process the newly pushed stack node
        } else {
          chunks.push(originalStringify(childVal));
          node.first = false;
        }
      }

      const isNodeFullyProcessed =
        node.index >= node.keys.length && stack[stack.length - 1] === node;

      if (isNodeFullyProcessed) {
        isDone = true;
      }
    }

    if (isDone) {
      level--;

      if (!node.first && space) chunks.push("\n" + space.repeat(level));

      chunks.push(node.isArray ? "]" : "}");
      visited.delete(node.val);
      stack.pop();
    }
  }

  return chunks.join("");
};

/**
 * Converts a JavaScript value to a JSON string.
 *
 * Supports serialization of BigInt values using two strategies:
 * 1. Custom format "123n" → "123" (universal fallback)
 * 2. Native JSON.rawJSON() (Node.js 22+, fastest) when available
 *
 * All other values are serialized exactly like native JSON.stringify().
 *
 * @param {*} value The value to convert to a JSON string.
 * @param {Replacer | Array<string | number> | null} [replacer]
 * A function that alters the behavior of the stringification process,
 * or an array of strings/numbers to indicate properties to exclude.
 * @param {string | number} [space]
 * A string or number to specify indentation or pretty-printing.
 * @returns {string} The JSON string representation.
 */
const JSONStringify = (value, replacer, space) => {
  try {
    const supportsRawJSON = "rawJSON" in JSON;

    if (supportsRawJSON) {
      return originalStringify(
        value,
        (key, val) => {
          if (typeof val === "bigint") return JSON.rawJSON(val.toString());

          const hasFunctionReplacer = typeof replacer === "function";

          if (hasFunctionReplacer) return replacer(key, val);

          const isKeyInArrayReplacer =
            Array.isArray(replacer) && replacer.includes(key);

          if (isKeyInArrayReplacer) return val;

          return val;
        },
        space,
      );
    }

    if (!value) return originalStringify(value, replacer, space);

    const convertedToCustomJSON = originalStringify(
      value,
      (key, val) => {
        const isNoise = typeof val === "string" && noiseValue.test(val);

        if (isNoise) return val.toString() + "n"; // Mark noise values with additional "n" to offset the deletion of one "n" during the processing

        if (typeof val === "bigint") return val.toString() + "n";

        const hasFunctionReplacer = typeof replacer === "function";

        if (hasFunctionReplacer) return replacer(key, val);

        const isKeyInArrayReplacer =
          Array.isArray(replacer) && replacer.includes(key);

        if (isKeyInArrayReplacer) return val;

        return val;
      },
      space,
    );

    const processedJSON = convertedToCustomJSON.replace(
      bigIntsStringify,
      "$1$2$3",
    ); // Delete one "n" off the end of every BigInt value

    const denoisedJSON = processedJSON.replace(noiseStringify, "$1$2$3"); // Remove one "n" off the end of every noisy string

    return denoisedJSON;
  } catch (error) {
    if (error instanceof RangeError) {
      const convertedJSON = stringifyIteratively(value, replacer, space);

      if (convertedJSON === undefined) return undefined;

      const supportsRawJSON = "rawJSON" in JSON;

      if (supportsRawJSON) return convertedJSON;

      const processedJSON = convertedJSON.replace(bigIntsStringify, "$1$2$3");

      return processedJSON.replace(noiseStringify, "$1$2$3");
    }

    throw error;
  }
};

const featureCache = new Map();

/**
 * Detects if the current JSON.parse implementation supports the context.source feature.
 *
 * Uses toString() fingerprinting to cache results and automatically detect runtime
 * replacements of JSON.parse (polyfills, mocks, etc.).
 *
 * @returns {boolean} true if context.source is supported, false otherwise.
 */
const isContextSourceSupported = () => {
  const parseFingerprint = JSON.parse.toString();

  if (featureCache.has(parseFingerprint)) {
    return featureCache.get(parseFingerprint);
  }

  try {
    const result = JSON.parse(
      "1",
      (_, __, context) => !!context?.source && context.source === "1",
    );
    featureCache.set(parseFingerprint, result);

    return result;
  } catch {
    featureCache.set(parseFingerprint, false);

    return false;
  }
};

/**
 * Reviver function that converts custom-format BigInt strings back to BigInt values.
 * Also handles "noise" strings that accidentally match the BigInt format.
 *
 * @param {string | number | undefined} key The object key.
 * @param {*} value The value being parsed.
 * @param {object} [context] Parse context (if supported by JSON.parse).
 * @param {Reviver} [userReviver] User's custom reviver function.
 * @returns {any} The transformed value.
 */
const convertMarkedBigIntsReviver = (key, value, context, userReviver) => {
  const isCustomFormatBigInt =
    typeof value === "string" && customFormat.test(value);

  if (isCustomFormatBigInt) return BigInt(value.slice(0, -1));

  const isNoiseValue = typeof value === "string" && noiseValue.test(value);
  if (isNoiseValue) return value.slice(0, -1);

  const hasUserReviver = typeof userReviver === "function";

  if (!hasUserReviver) return value;

  return userReviver(key, value, context);
};

/**
 * Fast JSON.parse implementation (~2x faster than classic fallback).
 * Uses JSON.parse's context.source feature to detect integers and convert
 * large numbers directly to BigInt without string manipulation.
 *
 * Does not support legacy custom format from v1 of this library.
 *
 * @param {string} text JSON string to parse.
 * @param {Reviver} [reviver] Transform function to apply to each value.
 * @returns {any} Parsed JavaScript value.
 */
const JSONParseV2 = (text, reviver) => {
  return JSON.parse(text, (key, value, context) => {
    const isNumber = typeof value === "number";
    const isOutOfBounds =
      value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER;
    const isBigNumber = isNumber && isOutOfBounds;
    const isInt = context && intRegex.test(context.source);
    const isBigInt = isBigNumber && isInt;

    if (isBigInt) return BigInt(context.source);

    const hasCustomReviver = typeof reviver === "function";

    if (!hasCustomReviver) return value;

    return reviver(key, value, context);
  });
};

const MAX_INT = Number.MAX_SAFE_INTEGER.toString();
const MAX_DIGITS = MAX_INT.length;
const stringsOrLargeNumbers =
  /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
const noiseValueWithQuotes = /^"-?\d+n+"$/; // Noise - strings that match the custom format before being converted to it

/**
 * Iteratively traverses the parsed object bottom-up (post-order),
 * emulating the native JSON.parse reviver behavior.
 * This avoids Call Stack overflows (RangeError) on deeply nested structures.
 *
 * @param {any} parsed The natively parsed JSON object.
 * @param {Reviver} [userReviver] User's custom reviver function.
 * @returns {any} The fully processed object.
 */
const applyReviverIteratively = (parsed, userReviver) => {
  const rootHolder = { "": parsed };
  const stack = [{ parent: rootHolder, key: "", visited: false }];

  while (stack.length > 0) {
    const node = stack[stack.length - 1];

    if (!node.visited) {
      node.visited = true;

      const value = node.parent[node.key];
      const isComplexObject = value !== null && typeof value === "object";

      if (isComplexObject) {
        const keys = Object.keys(value);

        for (let i = keys.length - 1; i >= 0; i--) {
          stack.push({ parent: value, key: keys[i], visited: false });
        }
      }
    } else {
      const { parent, key } = node;
      let value = parent[key];

      if (typeof value === "string") {
        const isCustomFormatBigInt = customFormat.test(value);

        if (isCustomFormatBigInt) {
          value = BigInt(value.slice(0, -1));
        } else {
          const isNoise = noiseValue.test(value);

          if (isNoise) value = value.slice(0, -1);
        }
      }

      const hasUserReviver = typeof userReviver === "function";

      if (hasUserReviver) {
        value = userReviver.call(parent, key, value);
      }

      const isDeleted = value === undefined;

      if (isDeleted) {
        delete parent[key];
      } else {
        parent[key] = value;
      }

      stack.pop();
    }
  }

  return rootHolder[""];
};

/**
 * Pre-processes the JSON string to mark large numbers with an 'n' suffix.
 *
 * @param {string} text The raw JSON string.
 * @returns {string} The serialized string with marked BigInts.
 */
const serializeBigInts = (text) => {
  return text.replace(
    stringsOrLargeNumbers,
    (match, digits, fractional, exponential) => {
      const isString = match[0] === '"';
      const isNoise = isString && noiseValueWithQuotes.test(match);

      if (isNoise) return match.substring(0, match.length - 1) + 'n"'; // Mark noise values with additional "n" to offset the deletion of one "n" during the processing

      const hasFractionalOrExponential = fractional || exponential;

      // With a fixed number of digits, we can correctly use lexicographical comparison to do a numeric comparison
      const isLessThanMaxSafeInt =
        digits &&
        (digits.length < MAX_DIGITS ||
          (digits.length === MAX_DIGITS && digits <= MAX_INT));

      const isStandardValue =
        isString || hasFractionalOrExponential || isLessThanMaxSafeInt;

      if (isStandardValue) return match;

      return '"' + match + 'n"';
    },
  );
};

/**
 * Converts a JSON string into a JavaScript value.
 *
 * Supports parsing of large integers using two strategies:
 * 1. Classic fallback: Marks large numbers with "123n" format, then converts to BigInt
 * 2. Fast path (JSONParseV2): Uses context.source feature (~2x faster) when available
 *
 * All other JSON values are parsed exactly like native JSON.parse().
 *
 * @param {string} text A valid JSON string.
 * @param {Reviver} [reviver]
 * A function that transforms the results. This function is called for each member
 * of the object. If a member contains nested objects, the nested objects are
 * transformed before the parent object is.
 * @returns {any} The parsed JavaScript value.
 * @throws {SyntaxError} If text is not valid JSON.
 */
const JSONParse = (text, reviver) => {
  if (!text) return originalParse(text, reviver);

  try {
    if (isContextSourceSupported()) return JSONParseV2(text, reviver); // Shortcut to a faster (2x) and simpler version

    // Find and mark big numbers with "n"
    const serializedData = serializeBigInts(text);

    return originalParse(serializedData, (key, value, context) =>
      convertMarkedBigIntsReviver(key, value, context, reviver),
    );
  } catch (error) {
    if (error instanceof RangeError) {
      const serializedData = serializeBigInts(text);
      const parsed = originalParse(serializedData);

      return applyReviverIteratively(parsed, reviver);
    }

    throw error;
  }
};



;// CONCATENATED MODULE: ./node_modules/@octokit/request-error/dist-src/index.js
class RequestError extends Error {
  name;
  /**
   * http status code
   */
  status;
  /**
   * Request options that lead to the error.
   */
  request;
  /**
   * Response object if a response was received
   */
  response;
  constructor(message, statusCode, options) {
    super(message, { cause: options.cause });
    this.name = "HttpError";
    this.status = Number.parseInt(statusCode);
    if (Number.isNaN(this.status)) {
      this.status = 0;
    }
    /* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */
    if ("response" in options) {
      this.response = options.response;
    }
    const requestCopy = Object.assign({}, options.request);
    if (options.request.headers.authorization) {
      requestCopy.headers = Object.assign({}, options.request.headers, {
        authorization: options.request.headers.authorization.replace(
          /(?<! ) .*$/,
          " [REDACTED]"
        )
      });
    }
    requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
    this.request = requestCopy;
  }
}


;// CONCATENATED MODULE: ./node_modules/@octokit/request/dist-bundle/index.js
// pkg/dist-src/index.js


// pkg/dist-src/defaults.js


// pkg/dist-src/version.js
var dist_bundle_VERSION = "10.0.16";

// pkg/dist-src/defaults.js
var defaults_default = {
  headers: {
    "user-agent": `octokit-request.js/${dist_bundle_VERSION} ${getUserAgent()}`
  }
};

// pkg/dist-src/fetch-wrapper.js



// pkg/dist-src/is-plain-object.js
function dist_bundle_isPlainObject(value) {
  if (typeof value !== "object" || value === null) return false;
  if (Object.prototype.toString.call(value) !== "[object Object]") return false;
  const proto = Object.getPrototypeOf(value);
  if (proto === null) return true;
  const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
  return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}

// pkg/dist-src/fetch-wrapper.js

var noop = () => "";
async function fetchWrapper(requestOptions) {
  const fetch = requestOptions.request?.fetch || globalThis.fetch;
  if (!fetch) {
    throw new Error(
      "fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing"
    );
  }
  const log = requestOptions.request?.log || console;
  const parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== false;
  const body = dist_bundle_isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body;
  const requestHeaders = Object.fromEntries(
    Object.entries(requestOptions.headers).map(([name, value]) => [
      name,
      String(value)
    ])
  );
  let fetchResponse;
  try {
    fetchResponse = await fetch(requestOptions.url, {
      method: requestOptions.method,
      body,
      redirect: requestOptions.request?.redirect,
      headers: requestHeaders,
      signal: requestOptions.request?.signal,
      // duplex must be set if request.body is ReadableStream or Async Iterables.
      // See https://fetch.spec.whatwg.org/#dom-requestinit-duplex.
      ...requestOptions.body && { duplex: "half" }
    });
  } catch (error) {
    let message = "Unknown Error";
    if (error instanceof Error) {
      if (error.name === "AbortError") {
        error.status = 500;
        throw error;
      }
      message = error.message;
      if (error.name === "TypeError" && "cause" in error) {
        if (error.cause instanceof Error) {
          message = error.cause.message;
        } else if (typeof error.cause === "string") {
          message = error.cause;
        }
      }
    }
    const requestError = new RequestError(message, 500, {
      request: requestOptions
    });
    requestError.cause = error;
    throw requestError;
  }
  const status = fetchResponse.status;
  const url = fetchResponse.url;
  const responseHeaders = {};
  for (const [key, value] of fetchResponse.headers) {
    responseHeaders[key] = value;
  }
  const octokitResponse = {
    url,
    status,
    headers: responseHeaders,
    data: ""
  };
  if ("deprecation" in responseHeaders) {
    const matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/);
    const deprecationLink = matches && matches.pop();
    log.warn(
      `[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`
    );
  }
  if (status === 204 || status === 205) {
    return octokitResponse;
  }
  if (requestOptions.method === "HEAD") {
    if (status < 400) {
      return octokitResponse;
    }
    throw new RequestError(fetchResponse.statusText, status, {
      response: octokitResponse,
      request: requestOptions
    });
  }
  if (status === 304) {
    octokitResponse.data = await getResponseData(fetchResponse);
    throw new RequestError("Not modified", status, {
      response: octokitResponse,
      request: requestOptions
    });
  }
  if (status >= 400) {
    octokitResponse.data = await getResponseData(fetchResponse);
    throw new RequestError(toErrorMessage(octokitResponse.data), status, {
      response: octokitResponse,
      request: requestOptions
    });
  }
  octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body;
  return octokitResponse;
}
async function getResponseData(response) {
  const contentType = response.headers.get("content-type");
  if (!contentType) {
    return response.text().catch(noop);
  }
  const mimetype = dist_parse(contentType);
  if (isJSONResponse(mimetype)) {
    let text = "";
    try {
      text = await response.text();
      return JSONParse(text);
    } catch (err) {
      return text;
    }
  } else if (mimetype.type.startsWith("text/") || // `application/octet-stream` is the canonical "arbitrary binary" type
  // (RFC 2046) and must never be decoded as text, even when the response
  // carries a (misleading) `charset=utf-8` parameter — see #751.
  mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream") {
    return response.text().catch(noop);
  } else {
    return response.arrayBuffer().catch(
      /* v8 ignore next -- @preserve */
      () => new ArrayBuffer(0)
    );
  }
}
function isJSONResponse(mimetype) {
  return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
}
function toErrorMessage(data) {
  if (typeof data === "string") {
    return data;
  }
  if (data instanceof ArrayBuffer) {
    return "Unknown error";
  }
  if (typeof data === "object" && data !== null && "message" in data) {
    const objectData = data;
    const suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
    return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map((v) => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
  }
  return `Unknown error: ${JSON.stringify(data)}`;
}

// pkg/dist-src/with-defaults.js
function dist_bundle_withDefaults(oldEndpoint, newDefaults) {
  const endpoint2 = oldEndpoint.defaults(newDefaults);
  const newApi = function(route, parameters) {
    const endpointOptions = endpoint2.merge(route, parameters);
    if (!endpointOptions.request || !endpointOptions.request.hook) {
      return fetchWrapper(endpoint2.parse(endpointOptions));
    }
    const request2 = (route2, parameters2) => {
      return fetchWrapper(
        endpoint2.parse(endpoint2.merge(route2, parameters2))
      );
    };
    Object.assign(request2, {
      endpoint: endpoint2,
      defaults: dist_bundle_withDefaults.bind(null, endpoint2)
    });
    return endpointOptions.request.hook(request2, endpointOptions);
  };
  return Object.assign(newApi, {
    endpoint: endpoint2,
    defaults: dist_bundle_withDefaults.bind(null, endpoint2)
  });
}

// pkg/dist-src/index.js
var request = dist_bundle_withDefaults(endpoint, defaults_default);

/* v8 ignore next -- @preserve */
/* v8 ignore else -- @preserve */

;// CONCATENATED MODULE: ./node_modules/@octokit/graphql/dist-bundle/index.js
// pkg/dist-src/index.js



// pkg/dist-src/version.js
var graphql_dist_bundle_VERSION = "0.0.0-development";

// pkg/dist-src/with-defaults.js


// pkg/dist-src/graphql.js


// pkg/dist-src/error.js
function _buildMessageForResponseErrors(data) {
  return `Request failed due to following response errors:
` + data.errors.map((e) => ` - ${e.message}`).join("\n");
}
var GraphqlResponseError = class extends Error {
  constructor(request2, headers, response) {
    super(_buildMessageForResponseErrors(response));
    this.request = request2;
    this.headers = headers;
    this.response = response;
    this.errors = response.errors;
    this.data = response.data;
    if (Error.captureStackTrace) {
      Error.captureStackTrace(this, this.constructor);
    }
  }
  request;
  headers;
  response;
  name = "GraphqlResponseError";
  errors;
  data;
};

// pkg/dist-src/graphql.js
var NON_VARIABLE_OPTIONS = [
  "method",
  "baseUrl",
  "url",
  "headers",
  "request",
  "query",
  "mediaType",
  "operationName"
];
var FORBIDDEN_VARIABLE_OPTIONS = ["query", "method", "url"];
var GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
function graphql(request2, query, options) {
  if (options) {
    if (typeof query === "string" && "query" in options) {
      return Promise.reject(
        new Error(`[@octokit/graphql] "query" cannot be used as variable name`)
      );
    }
    for (const key in options) {
      if (!FORBIDDEN_VARIABLE_OPTIONS.includes(key)) continue;
      return Promise.reject(
        new Error(
          `[@octokit/graphql] "${key}" cannot be used as variable name`
        )
      );
    }
  }
  const parsedOptions = typeof query === "string" ? Object.assign({ query }, options) : query;
  const requestOptions = Object.keys(
    parsedOptions
  ).reduce((result, key) => {
    if (NON_VARIABLE_OPTIONS.includes(key)) {
      result[key] = parsedOptions[key];
      return result;
    }
    if (!result.variables) {
      result.variables = {};
    }
    result.variables[key] = parsedOptions[key];
    return result;
  }, {});
  const baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
  if (GHES_V3_SUFFIX_REGEX.test(baseUrl)) {
    requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql");
  }
  return request2(requestOptions).then((response) => {
    if (response.data.errors) {
      const headers = {};
      for (const key of Object.keys(response.headers)) {
        headers[key] = response.headers[key];
      }
      throw new GraphqlResponseError(
        requestOptions,
        headers,
        response.data
      );
    }
    return response.data.data;
  });
}

// pkg/dist-src/with-defaults.js
function graphql_dist_bundle_withDefaults(request2, newDefaults) {
  const newRequest = request2.defaults(newDefaults);
  const newApi = (query, options) => {
    return graphql(newRequest, query, options);
  };
  return Object.assign(newApi, {
    defaults: graphql_dist_bundle_withDefaults.bind(null, newRequest),
    endpoint: newRequest.endpoint
  });
}

// pkg/dist-src/index.js
var graphql2 = graphql_dist_bundle_withDefaults(request, {
  headers: {
    "user-agent": `octokit-graphql.js/${graphql_dist_bundle_VERSION} ${getUserAgent()}`
  },
  method: "POST",
  url: "/graphql"
});
function withCustomRequest(customRequest) {
  return graphql_dist_bundle_withDefaults(customRequest, {
    method: "POST",
    url: "/graphql"
  });
}

/* v8 ignore if -- @preserve */

;// CONCATENATED MODULE: ./node_modules/@octokit/auth-token/dist-bundle/index.js
// pkg/dist-src/is-jwt.js
var b64url = "(?:[a-zA-Z0-9_-]+)";
var dist_bundle_sep = "\\.";
var jwtRE = new RegExp(`^${b64url}${dist_bundle_sep}${b64url}${dist_bundle_sep}${b64url}$`);
var isJWT = jwtRE.test.bind(jwtRE);

// pkg/dist-src/auth.js
async function auth(token) {
  const isApp = isJWT(token);
  const isInstallation = token.startsWith("v1.") || token.startsWith("ghs_");
  const isUserToServer = token.startsWith("ghu_");
  const tokenType = isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth";
  return {
    type: "token",
    token,
    tokenType
  };
}

// pkg/dist-src/with-authorization-prefix.js
function withAuthorizationPrefix(token) {
  if (token.split(/\./).length === 3) {
    return `bearer ${token}`;
  }
  return `token ${token}`;
}

// pkg/dist-src/hook.js
async function hook(token, request, route, parameters) {
  const endpoint = request.endpoint.merge(
    route,
    parameters
  );
  endpoint.headers.authorization = withAuthorizationPrefix(token);
  return request(endpoint);
}

// pkg/dist-src/index.js
var createTokenAuth = function createTokenAuth2(token) {
  if (!token) {
    throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
  }
  if (typeof token !== "string") {
    throw new Error(
      "[@octokit/auth-token] Token passed to createTokenAuth is not a string"
    );
  }
  token = token.replace(/^(token|bearer) +/i, "");
  return Object.assign(auth.bind(null, token), {
    hook: hook.bind(null, token)
  });
};


;// CONCATENATED MODULE: ./node_modules/@octokit/core/dist-src/version.js
const version_VERSION = "7.0.8";


;// CONCATENATED MODULE: ./node_modules/@octokit/core/dist-src/index.js






const dist_src_noop = () => {
};
const consoleWarn = console.warn.bind(console);
const consoleError = console.error.bind(console);
function createLogger(logger = {}) {
  if (typeof logger.debug !== "function") {
    logger.debug = dist_src_noop;
  }
  if (typeof logger.info !== "function") {
    logger.info = dist_src_noop;
  }
  if (typeof logger.warn !== "function") {
    logger.warn = consoleWarn;
  }
  if (typeof logger.error !== "function") {
    logger.error = consoleError;
  }
  return logger;
}
const userAgentTrail = `octokit-core.js/${version_VERSION} ${getUserAgent()}`;
class Octokit {
  static VERSION = version_VERSION;
  static defaults(defaults) {
    const OctokitWithDefaults = class extends this {
      constructor(...args) {
        const options = args[0] || {};
        if (typeof defaults === "function") {
          super(defaults(options));
          return;
        }
        super(
          Object.assign(
            {},
            defaults,
            options,
            options.userAgent && defaults.userAgent ? {
              userAgent: `${options.userAgent} ${defaults.userAgent}`
            } : null
          )
        );
      }
    };
    return OctokitWithDefaults;
  }
  static plugins = [];
  /**
   * Attach a plugin (or many) to your Octokit instance.
   *
   * @example
   * const API = Octokit.plugin(plugin1, plugin2, plugin3, ...)
   */
  static plugin(...newPlugins) {
    const currentPlugins = this.plugins;
    const NewOctokit = class extends this {
      static plugins = currentPlugins.concat(
        newPlugins.filter((plugin) => !currentPlugins.includes(plugin))
      );
    };
    return NewOctokit;
  }
  constructor(options = {}) {
    const hook = new before_after_hook.Collection();
    const requestDefaults = {
      baseUrl: request.endpoint.DEFAULTS.baseUrl,
      headers: {},
      request: Object.assign({}, options.request, {
        // @ts-ignore internal usage only, no need to type
        hook: hook.bind(null, "request")
      }),
      mediaType: {
        previews: [],
        format: ""
      }
    };
    requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail;
    if (options.baseUrl) {
      requestDefaults.baseUrl = options.baseUrl;
    }
    if (options.previews) {
      requestDefaults.mediaType.previews = options.previews;
    }
    if (options.timeZone) {
      requestDefaults.headers["time-zone"] = options.timeZone;
    }
    this.request = request.defaults(requestDefaults);
    this.graphql = withCustomRequest(this.request).defaults(requestDefaults);
    this.log = createLogger(options.log);
    this.hook = hook;
    if (!options.authStrategy) {
      if (!options.auth) {
        this.auth = async () => ({
          type: "unauthenticated"
        });
      } else {
        const auth = createTokenAuth(options.auth);
        hook.wrap("request", auth.hook);
        this.auth = auth;
      }
    } else {
      const { authStrategy, ...otherOptions } = options;
      const auth = authStrategy(
        Object.assign(
          {
            request: this.request,
            log: this.log,
            // we pass the current octokit instance as well as its constructor options
            // to allow for authentication strategies that return a new octokit instance
            // that shares the same internal state as the current one. The original
            // requirement for this was the "event-octokit" authentication strategy
            // of https://github.com/probot/octokit-auth-probot.
            octokit: this,
            octokitOptions: otherOptions
          },
          options.auth
        )
      );
      hook.wrap("request", auth.hook);
      this.auth = auth;
    }
    const classConstructor = this.constructor;
    for (let i = 0; i < classConstructor.plugins.length; ++i) {
      Object.assign(this, classConstructor.plugins[i](this, options));
    }
  }
  // assigned during constructor
  request;
  graphql;
  log;
  hook;
  // TODO: type `octokit.auth` based on passed options.authStrategy
  auth;
}


;// CONCATENATED MODULE: ./node_modules/@octokit/plugin-paginate-rest/dist-bundle/index.js
// pkg/dist-src/version.js
var plugin_paginate_rest_dist_bundle_VERSION = "0.0.0-development";

// pkg/dist-src/normalize-paginated-list-response.js
function normalizePaginatedListResponse(response) {
  if (!response.data) {
    return {
      ...response,
      data: []
    };
  }
  const responseNeedsNormalization = ("total_count" in response.data || "total_commits" in response.data) && !("url" in response.data);
  if (!responseNeedsNormalization) return response;
  const incompleteResults = response.data.incomplete_results;
  const repositorySelection = response.data.repository_selection;
  const totalCount = response.data.total_count;
  const totalCommits = response.data.total_commits;
  delete response.data.incomplete_results;
  delete response.data.repository_selection;
  delete response.data.total_count;
  delete response.data.total_commits;
  const namespaceKey = Object.keys(response.data)[0];
  const data = response.data[namespaceKey];
  response.data = data;
  if (typeof incompleteResults !== "undefined") {
    response.data.incomplete_results = incompleteResults;
  }
  if (typeof repositorySelection !== "undefined") {
    response.data.repository_selection = repositorySelection;
  }
  response.data.total_count = totalCount;
  response.data.total_commits = totalCommits;
  return response;
}

// pkg/dist-src/iterator.js
function iterator(octokit, route, parameters) {
  const options = typeof route === "function" ? route.endpoint(parameters) : octokit.request.endpoint(route, parameters);
  const requestMethod = typeof route === "function" ? route : octokit.request;
  const method = options.method;
  const headers = options.headers;
  let url = options.url;
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        if (!url) return { done: true };
        try {
          const response = await requestMethod({ method, url, headers });
          const normalizedResponse = normalizePaginatedListResponse(response);
          url = ((normalizedResponse.headers.link || "").match(
            /<([^<>]+)>;\s*rel="next"/
          ) || [])[1];
          if (!url && "total_commits" in normalizedResponse.data) {
            const parsedUrl = new URL(normalizedResponse.url);
            const params = parsedUrl.searchParams;
            const page = parseInt(params.get("page") || "1", 10);
            const per_page = parseInt(params.get("per_page") || "250", 10);
            if (page * per_page < normalizedResponse.data.total_commits) {
              params.set("page", String(page + 1));
              url = parsedUrl.toString();
            }
          }
          return { value: normalizedResponse };
        } catch (error) {
          if (error.status !== 409) throw error;
          url = "";
          return {
            value: {
              status: 200,
              headers: {},
              data: []
            }
          };
        }
      }
    })
  };
}

// pkg/dist-src/paginate.js
function paginate(octokit, route, parameters, mapFn) {
  if (typeof parameters === "function") {
    mapFn = parameters;
    parameters = void 0;
  }
  return gather(
    octokit,
    [],
    iterator(octokit, route, parameters)[Symbol.asyncIterator](),
    mapFn
  );
}
function gather(octokit, results, iterator2, mapFn) {
  return iterator2.next().then((result) => {
    if (result.done) {
      return results;
    }
    let earlyExit = false;
    function done() {
      earlyExit = true;
    }
    results = results.concat(
      mapFn ? mapFn(result.value, done) : result.value.data
    );
    if (earlyExit) {
      return results;
    }
    return gather(octokit, results, iterator2, mapFn);
  });
}

// pkg/dist-src/compose-paginate.js
var composePaginateRest = Object.assign(paginate, {
  iterator
});

// pkg/dist-src/generated/paginating-endpoints.js
var paginatingEndpoints = (/* unused pure expression or super */ null && ([
  "GET /advisories",
  "GET /agents/repos/{owner}/{repo}/tasks",
  "GET /agents/tasks",
  "GET /app/hook/deliveries",
  "GET /app/installation-requests",
  "GET /app/installations",
  "GET /assignments/{assignment_id}/accepted_assignments",
  "GET /classrooms",
  "GET /classrooms/{classroom_id}/assignments",
  "GET /enterprises/{enterprise}/code-security/configurations",
  "GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories",
  "GET /enterprises/{enterprise}/dependabot/alerts",
  "GET /enterprises/{enterprise}/dependabot/repository-access",
  "GET /enterprises/{enterprise}/teams",
  "GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships",
  "GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations",
  "GET /events",
  "GET /gists",
  "GET /gists/public",
  "GET /gists/starred",
  "GET /gists/{gist_id}/comments",
  "GET /gists/{gist_id}/commits",
  "GET /gists/{gist_id}/forks",
  "GET /installation/repositories",
  "GET /issues",
  "GET /licenses",
  "GET /marketplace_listing/plans",
  "GET /marketplace_listing/plans/{plan_id}/accounts",
  "GET /marketplace_listing/stubbed/plans",
  "GET /marketplace_listing/stubbed/plans/{plan_id}/accounts",
  "GET /networks/{owner}/{repo}/events",
  "GET /notifications",
  "GET /organizations",
  "GET /organizations/{org}/settings/billing/budgets",
  "GET /orgs/{org}/actions/cache/usage-by-repository",
  "GET /orgs/{org}/actions/hosted-runners",
  "GET /orgs/{org}/actions/permissions/repositories",
  "GET /orgs/{org}/actions/permissions/self-hosted-runners/repositories",
  "GET /orgs/{org}/actions/runner-groups",
  "GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners",
  "GET /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories",
  "GET /orgs/{org}/actions/runner-groups/{runner_group_id}/runners",
  "GET /orgs/{org}/actions/runners",
  "GET /orgs/{org}/actions/secrets",
  "GET /orgs/{org}/actions/secrets/{secret_name}/repositories",
  "GET /orgs/{org}/actions/variables",
  "GET /orgs/{org}/actions/variables/{name}/repositories",
  "GET /orgs/{org}/agents/secrets",
  "GET /orgs/{org}/agents/secrets/{secret_name}/repositories",
  "GET /orgs/{org}/agents/variables",
  "GET /orgs/{org}/agents/variables/{name}/repositories",
  "GET /orgs/{org}/attestations/repositories",
  "GET /orgs/{org}/attestations/{subject_digest}",
  "GET /orgs/{org}/blocks",
  "GET /orgs/{org}/campaigns",
  "GET /orgs/{org}/code-scanning/alerts",
  "GET /orgs/{org}/code-security/configurations",
  "GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories",
  "GET /orgs/{org}/codespaces",
  "GET /orgs/{org}/codespaces/secrets",
  "GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories",
  "GET /orgs/{org}/copilot-spaces",
  "GET /orgs/{org}/copilot/billing/seats",
  "GET /orgs/{org}/copilot/coding-agent/permissions/repositories",
  "GET /orgs/{org}/dependabot/alerts",
  "GET /orgs/{org}/dependabot/repository-access",
  "GET /orgs/{org}/dependabot/secrets",
  "GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories",
  "GET /orgs/{org}/events",
  "GET /orgs/{org}/failed_invitations",
  "GET /orgs/{org}/hooks",
  "GET /orgs/{org}/hooks/{hook_id}/deliveries",
  "GET /orgs/{org}/insights/api/route-stats/{actor_type}/{actor_id}",
  "GET /orgs/{org}/insights/api/subject-stats",
  "GET /orgs/{org}/insights/api/user-stats/{user_id}",
  "GET /orgs/{org}/installations",
  "GET /orgs/{org}/invitations",
  "GET /orgs/{org}/invitations/{invitation_id}/teams",
  "GET /orgs/{org}/issues",
  "GET /orgs/{org}/members",
  "GET /orgs/{org}/members/{username}/codespaces",
  "GET /orgs/{org}/migrations",
  "GET /orgs/{org}/migrations/{migration_id}/repositories",
  "GET /orgs/{org}/organization-roles/{role_id}/teams",
  "GET /orgs/{org}/organization-roles/{role_id}/users",
  "GET /orgs/{org}/outside_collaborators",
  "GET /orgs/{org}/packages",
  "GET /orgs/{org}/packages/{package_type}/{package_name}/versions",
  "GET /orgs/{org}/personal-access-token-requests",
  "GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories",
  "GET /orgs/{org}/personal-access-tokens",
  "GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories",
  "GET /orgs/{org}/private-registries",
  "GET /orgs/{org}/projectsV2",
  "GET /orgs/{org}/projectsV2/{project_number}/fields",
  "GET /orgs/{org}/projectsV2/{project_number}/items",
  "GET /orgs/{org}/projectsV2/{project_number}/views/{view_number}/items",
  "GET /orgs/{org}/properties/values",
  "GET /orgs/{org}/public_members",
  "GET /orgs/{org}/repos",
  "GET /orgs/{org}/rulesets",
  "GET /orgs/{org}/rulesets/rule-suites",
  "GET /orgs/{org}/rulesets/{ruleset_id}/history",
  "GET /orgs/{org}/secret-scanning/alerts",
  "GET /orgs/{org}/secret-scanning/custom-patterns",
  "GET /orgs/{org}/security-advisories",
  "GET /orgs/{org}/settings/immutable-releases/repositories",
  "GET /orgs/{org}/settings/network-configurations",
  "GET /orgs/{org}/teams",
  "GET /orgs/{org}/teams/{team_slug}/invitations",
  "GET /orgs/{org}/teams/{team_slug}/members",
  "GET /orgs/{org}/teams/{team_slug}/repos",
  "GET /orgs/{org}/teams/{team_slug}/teams",
  "GET /repos/{owner}/{repo}/actions/artifacts",
  "GET /repos/{owner}/{repo}/actions/caches",
  "GET /repos/{owner}/{repo}/actions/concurrency_groups",
  "GET /repos/{owner}/{repo}/actions/organization-secrets",
  "GET /repos/{owner}/{repo}/actions/organization-variables",
  "GET /repos/{owner}/{repo}/actions/runners",
  "GET /repos/{owner}/{repo}/actions/runs",
  "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts",
  "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs",
  "GET /repos/{owner}/{repo}/actions/runs/{run_id}/concurrency_groups",
  "GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs",
  "GET /repos/{owner}/{repo}/actions/secrets",
  "GET /repos/{owner}/{repo}/actions/variables",
  "GET /repos/{owner}/{repo}/actions/workflows",
  "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs",
  "GET /repos/{owner}/{repo}/activity",
  "GET /repos/{owner}/{repo}/agents/organization-secrets",
  "GET /repos/{owner}/{repo}/agents/organization-variables",
  "GET /repos/{owner}/{repo}/agents/secrets",
  "GET /repos/{owner}/{repo}/agents/variables",
  "GET /repos/{owner}/{repo}/assignees",
  "GET /repos/{owner}/{repo}/attestations/{subject_digest}",
  "GET /repos/{owner}/{repo}/branches",
  "GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations",
  "GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs",
  "GET /repos/{owner}/{repo}/code-quality/findings",
  "GET /repos/{owner}/{repo}/code-scanning/alerts",
  "GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",
  "GET /repos/{owner}/{repo}/code-scanning/analyses",
  "GET /repos/{owner}/{repo}/codespaces",
  "GET /repos/{owner}/{repo}/codespaces/devcontainers",
  "GET /repos/{owner}/{repo}/codespaces/secrets",
  "GET /repos/{owner}/{repo}/collaborators",
  "GET /repos/{owner}/{repo}/comments",
  "GET /repos/{owner}/{repo}/comments/{comment_id}/reactions",
  "GET /repos/{owner}/{repo}/commits",
  "GET /repos/{owner}/{repo}/commits/{commit_sha}/comments",
  "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls",
  "GET /repos/{owner}/{repo}/commits/{ref}/check-runs",
  "GET /repos/{owner}/{repo}/commits/{ref}/check-suites",
  "GET /repos/{owner}/{repo}/commits/{ref}/status",
  "GET /repos/{owner}/{repo}/commits/{ref}/statuses",
  "GET /repos/{owner}/{repo}/compare/{basehead}",
  "GET /repos/{owner}/{repo}/compare/{base}...{head}",
  "GET /repos/{owner}/{repo}/contributors",
  "GET /repos/{owner}/{repo}/dependabot/alerts",
  "GET /repos/{owner}/{repo}/dependabot/secrets",
  "GET /repos/{owner}/{repo}/deployments",
  "GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses",
  "GET /repos/{owner}/{repo}/environments",
  "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies",
  "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps",
  "GET /repos/{owner}/{repo}/environments/{environment_name}/secrets",
  "GET /repos/{owner}/{repo}/environments/{environment_name}/variables",
  "GET /repos/{owner}/{repo}/events",
  "GET /repos/{owner}/{repo}/forks",
  "GET /repos/{owner}/{repo}/hooks",
  "GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries",
  "GET /repos/{owner}/{repo}/invitations",
  "GET /repos/{owner}/{repo}/issues",
  "GET /repos/{owner}/{repo}/issues/comments",
  "GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions",
  "GET /repos/{owner}/{repo}/issues/events",
  "GET /repos/{owner}/{repo}/issues/{issue_number}/comments",
  "GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by",
  "GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking",
  "GET /repos/{owner}/{repo}/issues/{issue_number}/events",
  "GET /repos/{owner}/{repo}/issues/{issue_number}/issue-field-values",
  "GET /repos/{owner}/{repo}/issues/{issue_number}/labels",
  "GET /repos/{owner}/{repo}/issues/{issue_number}/reactions",
  "GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues",
  "GET /repos/{owner}/{repo}/issues/{issue_number}/suggestions",
  "GET /repos/{owner}/{repo}/issues/{issue_number}/timeline",
  "GET /repos/{owner}/{repo}/keys",
  "GET /repos/{owner}/{repo}/labels",
  "GET /repos/{owner}/{repo}/milestones",
  "GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels",
  "GET /repos/{owner}/{repo}/notifications",
  "GET /repos/{owner}/{repo}/pages/builds",
  "GET /repos/{owner}/{repo}/pulls",
  "GET /repos/{owner}/{repo}/pulls/comments",
  "GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions",
  "GET /repos/{owner}/{repo}/pulls/{pull_number}/comments",
  "GET /repos/{owner}/{repo}/pulls/{pull_number}/commits",
  "GET /repos/{owner}/{repo}/pulls/{pull_number}/files",
  "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews",
  "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments",
  "GET /repos/{owner}/{repo}/releases",
  "GET /repos/{owner}/{repo}/releases/{release_id}/assets",
  "GET /repos/{owner}/{repo}/releases/{release_id}/reactions",
  "GET /repos/{owner}/{repo}/rules/branches/{branch}",
  "GET /repos/{owner}/{repo}/rulesets",
  "GET /repos/{owner}/{repo}/rulesets/rule-suites",
  "GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history",
  "GET /repos/{owner}/{repo}/secret-scanning/alerts",
  "GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations",
  "GET /repos/{owner}/{repo}/secret-scanning/custom-patterns",
  "GET /repos/{owner}/{repo}/security-advisories",
  "GET /repos/{owner}/{repo}/stacks",
  "GET /repos/{owner}/{repo}/stargazers",
  "GET /repos/{owner}/{repo}/subscribers",
  "GET /repos/{owner}/{repo}/tags",
  "GET /repos/{owner}/{repo}/teams",
  "GET /repos/{owner}/{repo}/topics",
  "GET /repositories",
  "GET /search/code",
  "GET /search/commits",
  "GET /search/issues",
  "GET /search/labels",
  "GET /search/repositories",
  "GET /search/topics",
  "GET /search/users",
  "GET /teams/{team_id}/invitations",
  "GET /teams/{team_id}/members",
  "GET /teams/{team_id}/repos",
  "GET /teams/{team_id}/teams",
  "GET /user/blocks",
  "GET /user/codespaces",
  "GET /user/codespaces/secrets",
  "GET /user/emails",
  "GET /user/followers",
  "GET /user/following",
  "GET /user/gpg_keys",
  "GET /user/installations",
  "GET /user/installations/{installation_id}/repositories",
  "GET /user/issues",
  "GET /user/keys",
  "GET /user/marketplace_purchases",
  "GET /user/marketplace_purchases/stubbed",
  "GET /user/memberships/orgs",
  "GET /user/migrations",
  "GET /user/migrations/{migration_id}/repositories",
  "GET /user/orgs",
  "GET /user/packages",
  "GET /user/packages/{package_type}/{package_name}/versions",
  "GET /user/public_emails",
  "GET /user/repos",
  "GET /user/repository_invitations",
  "GET /user/social_accounts",
  "GET /user/ssh_signing_keys",
  "GET /user/starred",
  "GET /user/subscriptions",
  "GET /user/teams",
  "GET /users",
  "GET /users/{username}/attestations/{subject_digest}",
  "GET /users/{username}/copilot-spaces",
  "GET /users/{username}/events",
  "GET /users/{username}/events/orgs/{org}",
  "GET /users/{username}/events/public",
  "GET /users/{username}/followers",
  "GET /users/{username}/following",
  "GET /users/{username}/gists",
  "GET /users/{username}/gpg_keys",
  "GET /users/{username}/keys",
  "GET /users/{username}/orgs",
  "GET /users/{username}/packages",
  "GET /users/{username}/projectsV2",
  "GET /users/{username}/projectsV2/{project_number}/fields",
  "GET /users/{username}/projectsV2/{project_number}/items",
  "GET /users/{username}/projectsV2/{project_number}/views/{view_number}/items",
  "GET /users/{username}/received_events",
  "GET /users/{username}/received_events/public",
  "GET /users/{username}/repos",
  "GET /users/{username}/social_accounts",
  "GET /users/{username}/ssh_signing_keys",
  "GET /users/{username}/starred",
  "GET /users/{username}/subscriptions"
]));

// pkg/dist-src/paginating-endpoints.js
function isPaginatingEndpoint(arg) {
  if (typeof arg === "string") {
    return paginatingEndpoints.includes(arg);
  } else {
    return false;
  }
}

// pkg/dist-src/index.js
function paginateRest(octokit) {
  return {
    paginate: Object.assign(paginate.bind(null, octokit), {
      iterator: iterator.bind(null, octokit)
    })
  };
}
paginateRest.VERSION = plugin_paginate_rest_dist_bundle_VERSION;

/* v8 ignore next -- @preserve */

// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __nccwpck_require__(643);
;// CONCATENATED MODULE: ./build/edges/clock.js
/** The real time. */

const clock_systemClock = {
    now: () => Date.now(),
    monotonic: () => external_node_perf_hooks_.performance.now(),
    sleep: (milliseconds, signal) => new Promise((resolve) => {
        if (signal?.aborted) {
            resolve();
            return;
        }
        const finish = () => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', finish);
            resolve();
        };
        const timer = setTimeout(finish, milliseconds);
        signal?.addEventListener('abort', finish, { once: true });
    }),
};

;// CONCATENATED MODULE: ./build/edges/github/client.js
/** GitHub's API with the workflow's token: a small client, quiet, with few and bounded retries. */




/** Waits before the second and third try of a read, milliseconds; a longer `Retry-After` is not waited for. */
const RETRY_WAITS = (/* unused pure expression or super */ null && ([300, 1_200]));
const LONGEST_RETRY_AFTER = 10_000;
const REQUEST_TIMEOUT = 60_000;
const Client = Octokit.plugin(paginateRest).defaults({ userAgent: 'bernstein-review' });
function createGitHubClient(settings) {
    const quiet = () => undefined;
    const client = new Client({
        baseUrl: settings.apiUrl,
        ...(settings.token === undefined ? {} : { auth: settings.token.reveal() }),
        log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
        request: {
            fetch: (input, init) => fetch(input, {
                ...init,
                signal: AbortSignal.any([settings.signal, AbortSignal.timeout(REQUEST_TIMEOUT)]),
            }),
        },
    });
    client.hook.wrap('request', async (request, options) => {
        for (let tries = 0;; tries += 1) {
            try {
                return await request(options);
            }
            catch (thrown) {
                const wait = retryWait(thrown, options.method, tries);
                if (wait === undefined || settings.signal.aborted)
                    throw thrown;
                await systemClock.sleep(wait, settings.signal);
            }
        }
    });
    return client;
}
/** `owner/name` as GitHub's routes take it. */
function client_placeOf(repository) {
    const [owner = '', repo = ''] = repository.split('/');
    return { owner, repo };
}
/** Only reads are tried again: a write that failed may have been taken (nothing is posted twice). */
function retryWait(thrown, method, tries) {
    const wait = RETRY_WAITS[tries];
    if (method !== 'GET' || wait === undefined)
        return undefined;
    const status = client_statusOf(thrown);
    const headers = thrown.response?.headers;
    const asked = Number(headers?.['retry-after'] ?? Number.NaN) * 1000;
    const limited = status === 429 || (status === 403 && Number.isFinite(asked));
    if (status !== undefined && status < 500 && !limited)
        return undefined;
    if (Number.isFinite(asked))
        return asked > LONGEST_RETRY_AFTER ? undefined : Math.max(wait, asked);
    return wait;
}
/** The HTTP status of a failed request, where there was an answer. */
function client_statusOf(thrown) {
    const status = typeof thrown === 'object' && thrown !== null && 'status' in thrown ? thrown.status : undefined;
    return typeof status === 'number' ? status : undefined;
}
/** GitHub's own first line of explanation; it holds no token. */
function saidBy(thrown) {
    return (messageOf(thrown).split('\n', 1)[0] ?? '').slice(0, 200);
}
/** A failed request as an error that stops the run. */
function client_githubError(thrown, doing) {
    const status = client_statusOf(thrown);
    if (status === 401) {
        return new ReviewError('credentials-refused', `GitHub refuses the token (401) while ${doing}.`, {
            next: 'Check github-token (in the action) or GITHUB_TOKEN (on the command line).',
            cause: thrown,
        });
    }
    const answer = status === undefined ? saidBy(thrown) : `${status} ${saidBy(thrown)}`;
    return new ReviewError('github-failed', `GitHub failed while ${doing}: ${answer}.`, {
        next: 'Nothing was decided. Check the permissions contents: read and pull-requests: read, or run again.',
        cause: thrown,
    });
}

;// CONCATENATED MODULE: ./build/edges/github/pull-request.js
/** A pull request's facts, its diff and files of the base commit, through the API. */





/** Over these GitHub refuses the diff, or leaves patches out without a word. */
const pull_request_API_DIFF_MAX_FILES = 300;
const FILES_PER_PAGE = 100;
/** A pull request that closes more says little about itself. */
const MAX_LINKED_ISSUES = 10;
/** The files list ends here, whatever the change holds. */
const API_FILES_LIMIT = 3_000;
class PullRequests {
    #client;
    #place;
    #repository;
    /** `repository` is `owner/name`. */
    constructor(client, repository) {
        this.#client = client;
        this.#place = placeOf(repository);
        this.#repository = repository;
    }
    /** @throws ReviewError `pull-request-missing`, `credentials-refused` or `github-failed`. */
    async facts(number) {
        try {
            const { data } = await this.#client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
                ...this.#place,
                pull_number: number,
            });
            return {
                pullRequest: {
                    repository: this.#repository,
                    number,
                    url: data.html_url,
                    title: data.title,
                    body: data.body ?? '',
                    author: data.user?.login ?? 'ghost',
                    baseRef: data.base.ref,
                    headRef: data.head.ref,
                    isFork: data.head.repo?.full_name !== this.#repository,
                },
                baseSha: data.base.sha,
                headSha: data.head.sha,
                state: data.state === 'closed' ? 'closed' : 'open',
                draft: data.draft === true,
                authorIsBot: isBot(data.user),
                labels: labelsOf(data.labels),
                changedFiles: data.changed_files ?? 0,
                changedLines: (data.additions ?? 0) + (data.deletions ?? 0),
            };
        }
        catch (thrown) {
            if (statusOf(thrown) !== 404)
                throw githubError(thrown, `reading pull request #${number}`);
            throw new ReviewError('pull-request-missing', `There is no pull request #${number} in ${this.#repository}, or the token may not see it.`, {
                next: 'Check the number, the repository and the permission pull-requests: read.',
                cause: thrown,
            });
        }
    }
    /** The number of the pull request whose head is this commit, an open one before a closed one. */
    async numberOfCommit(sha, headRepository) {
        try {
            const { data } = await this.#client.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
                ...this.#place,
                commit_sha: sha,
                per_page: 100,
            });
            const matching = data.filter((pull) => pull.head.sha === sha &&
                (headRepository === undefined || pull.head.repo?.full_name === headRepository));
            return (matching.find((pull) => pull.state === 'open') ?? matching[0])?.number;
        }
        catch (thrown) {
            if (statusOf(thrown) === 404 || statusOf(thrown) === 422)
                return undefined;
            throw githubError(thrown, 'looking for the pull request of a commit');
        }
    }
    /** The diff as text; undefined where GitHub calls it too large (406) or unprocessable (422). */
    async diff(number) {
        try {
            const { data } = await this.#client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
                ...this.#place,
                pull_number: number,
                mediaType: { format: 'diff' },
            });
            return data;
        }
        catch (thrown) {
            if (statusOf(thrown) === 406 || statusOf(thrown) === 422)
                return undefined;
            throw githubError(thrown, `reading the diff of pull request #${number}`);
        }
    }
    /** Merge base of two commits, where the API knows it. */
    async mergeBase(base, head) {
        try {
            const { data } = await this.#client.request('GET /repos/{owner}/{repo}/compare/{basehead}', {
                ...this.#place,
                basehead: `${base}...${head}`,
                per_page: 1,
            });
            return data.merge_base_commit.sha;
        }
        catch {
            return undefined;
        }
    }
    /** The change put together from the files list; a file without a patch says that it is not reviewed. */
    async files(number) {
        try {
            const listed = await this.#client.paginate('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', {
                ...this.#place,
                pull_number: number,
                per_page: FILES_PER_PAGE,
            });
            if (listed.length >= API_FILES_LIMIT) {
                throw new ReviewError('change-unreadable', `The change has ${API_FILES_LIMIT} files or more, which GitHub's API does not list to the end.`, {
                    next: 'Check the repository out with fetch-depth: 0, so that git can make the diff.',
                });
            }
            return listed.map(fileFromApi);
        }
        catch (thrown) {
            if (thrown instanceof ReviewError)
                throw thrown;
            throw githubError(thrown, `listing the files of pull request #${number}`);
        }
    }
    /** Author and message of each commit of the pull request; none where GitHub does not say, which leaves the implementer unknown. */
    async commits(number) {
        try {
            const listed = await this.#client.paginate('GET /repos/{owner}/{repo}/pulls/{pull_number}/commits', {
                ...this.#place,
                pull_number: number,
                per_page: FILES_PER_PAGE,
            });
            return listed.map(({ commit }) => ({
                author: `${commit.author?.name ?? ''} <${commit.author?.email ?? ''}>`,
                message: commit.message,
            }));
        }
        catch {
            return [];
        }
    }
    /** Title and text of the issues of this repository that a description closes. */
    async linkedIssues(description) {
        const numbers = closedIssues(description, `${this.#place.owner}/${this.#place.repo}`);
        const issues = [];
        for (const number of numbers.slice(0, MAX_LINKED_ISSUES)) {
            try {
                const { data } = await this.#client.request('GET /repos/{owner}/{repo}/issues/{issue_number}', {
                    ...this.#place,
                    issue_number: number,
                });
                issues.push(`# ${data.title}\n\n${data.body ?? ''}`);
            }
            catch (thrown) {
                if (statusOf(thrown) !== 404 && statusOf(thrown) !== 410)
                    throw githubError(thrown, `reading issue #${number}`);
            }
        }
        if (numbers.length > MAX_LINKED_ISSUES)
            issues.push(`(${numbers.length - MAX_LINKED_ISSUES} more linked issues are not part of this text.)`);
        return issues;
    }
    /** Text of a file at a commit; undefined where there is none. */
    async fileAt(commit, path) {
        try {
            const { data } = await this.#client.request('GET /repos/{owner}/{repo}/contents/{path}', {
                ...this.#place,
                path,
                ref: commit,
                mediaType: { format: 'raw' },
            });
            return typeof data === 'string' ? data : undefined;
        }
        catch (thrown) {
            if (statusOf(thrown) === 404)
                return undefined;
            throw githubError(thrown, `reading ${path} at the base commit`);
        }
    }
}
/** Field case 12: a missing patch is a state of its own, never the word undefined. */
function fileFromApi(file) {
    const oldPath = file.previous_filename ?? file.filename;
    const status = file.status === 'added'
        ? 'added'
        : file.status === 'removed'
            ? 'deleted'
            : file.status === 'renamed'
                ? 'renamed'
                : file.status === 'copied'
                    ? 'copied'
                    : 'modified';
    const header = [
        `diff --git ${gitPath('a/', oldPath)} ${gitPath('b/', file.filename)}`,
        ...(status === 'added'
            ? ['new file mode 100644']
            : status === 'deleted'
                ? ['deleted file mode 100644']
                : []),
        ...(status === 'renamed' || status === 'copied'
            ? [
                `${status === 'renamed' ? 'rename' : 'copy'} from ${gitPath('', oldPath)}`,
                `${status === 'renamed' ? 'rename' : 'copy'} to ${gitPath('', file.filename)}`,
            ]
            : []),
    ];
    if (file.patch === undefined) {
        const pure = (status === 'renamed' || status === 'copied') && file.changes === 0;
        const section = `${header.join('\n')}\n`;
        const unavailable = pure
            ? undefined
            : 'GitHub gives no patch for it (too large, binary, or past its limits), so it was not reviewed';
        return {
            path: file.filename,
            oldPath,
            status,
            kind: 'text',
            oldMode: undefined,
            newMode: undefined,
            hunks: [],
            section,
            unavailable,
        };
    }
    header.push(status === 'added' ? '--- /dev/null' : `--- ${gitPath('a/', oldPath)}`, status === 'deleted' ? '+++ /dev/null' : `+++ ${gitPath('b/', file.filename)}`);
    const parsed = parseDiff(`${header.join('\n')}\n${file.patch.replace(/\n?$/, '\n')}`)[0];
    if (parsed === undefined)
        throw new ReviewError('diff-malformed', `GitHub's patch of ${file.filename} can't be read.`);
    return parsed;
}
/** A path as git writes it in a header: quoted, with octal escapes, where it holds anything special. */
function gitPath(prefix, path) {
    const full = `${prefix}${path}`;
    if (!/[^\x20-\x7e]|["\\]/.test(full))
        return full;
    let quoted = '';
    for (const byte of Buffer.from(full, 'utf8')) {
        const character = String.fromCharCode(byte);
        if (character === '"' || character === '\\')
            quoted += `\\${character}`;
        else if (byte < 0x20 || byte > 0x7e)
            quoted += `\\${byte.toString(8).padStart(3, '0')}`;
        else
            quoted += character;
    }
    return `"${quoted}"`;
}
function isBot(user) {
    return isJsonObject(user) && (user['type'] === 'Bot' || /\[bot\]$/.test(textOf(user['login'])));
}
function labelsOf(labels) {
    return objectsOf(labels).map((label) => textOf(label['name']));
}

;// CONCATENATED MODULE: ./build/edges/change-source.js





/** A local range; `head` undefined is the work tree. @throws ReviewError `usage` for refs that are none. */
async function changeOfRange(git, baseRef, headRef) {
    const base = await git.commit(baseRef);
    const head = headRef === undefined ? undefined : await git.commit(headRef);
    const from = await git.mergeBase(base, head ?? (await git.commit('HEAD')));
    if (from === undefined) {
        throw new errors/* ReviewError */.Z('change-unreadable', `${baseRef} and ${headRef ?? 'HEAD'} have no common ancestor here.`, {
            next: 'In a shallow clone fetch the history (actions/checkout with fetch-depth: 0); else name another base.',
        });
    }
    const { diff, files } = head === undefined ? await diffWorkTree(git, from) : await diff_diffCommits(git, from, head);
    const subjects = head === undefined
        ? ''
        : await git.text(['log', '--format=%s', '--no-merges', '--max-count=50', `${from}..${head}`]);
    const title = subjects.trim().split('\n').at(-1) || `Changes since ${baseRef}`;
    return {
        pullRequest: undefined,
        title,
        description: subjects.trim(),
        baseSha: from,
        headSha: head,
        source: 'local git',
        diff,
        files,
    };
}
/** @throws ReviewError `diff-malformed` for text that is no diff. */
function changeOfDiff(diff, name) {
    return {
        pullRequest: undefined,
        title: `Diff ${name}`,
        description: '',
        baseSha: undefined,
        headSha: undefined,
        source: 'diff file',
        diff,
        files: (0,parse_diff/* parseDiff */.FR)(Buffer.from(diff).toString('utf8')),
    };
}
async function changeOfPullRequest(sources) {
    const { facts } = sources;
    const found = (await fromLocalGit(sources)) ??
        (await fromApiDiff(sources)) ??
        (await fromScratch(sources)) ??
        (await fromFiles(sources));
    return {
        pullRequest: facts.pullRequest,
        title: facts.pullRequest.title,
        description: facts.pullRequest.body,
        baseSha: facts.baseSha,
        headSha: facts.headSha,
        ...found,
    };
}
async function fromLocalGit({ facts, git }) {
    if (git === undefined || !(await git.hasCommit(facts.baseSha)) || !(await git.hasCommit(facts.headSha)))
        return undefined;
    const from = await git.mergeBase(facts.baseSha, facts.headSha);
    return from === undefined
        ? undefined
        : { ...(await diffCommits(git, from, facts.headSha)), source: 'local git' };
}
async function fromApiDiff({ facts, api }) {
    if (facts.changedFiles > API_DIFF_MAX_FILES)
        return undefined;
    const text = await api.diff(facts.pullRequest.number);
    if (text === undefined)
        return undefined;
    const files = parseDiff(text);
    // Fewer files than the pull request has is a cut diff; source shown as binary is hidden by an attribute.
    const hides = files.some(({ unavailable }) => unavailable !== undefined);
    return files.length < facts.changedFiles || hides
        ? undefined
        : { diff: Buffer.from(text, 'utf8'), files, source: 'GitHub diff' };
}
async function fromScratch(sources) {
    const { facts, api, git, anyGit, token, serverUrl, log } = sources;
    const origin = (await git?.tryText(['remote', 'get-url', 'origin']))?.trim();
    const remotes = [
        ...new Set([...(origin ? [origin] : []), `${serverUrl}/${facts.pullRequest.repository}.git`]),
    ].filter((remote) => !remote.startsWith('-'));
    try {
        const found = await diffInScratch(git ?? anyGit, {
            remotes,
            token,
            serverUrl,
            base: facts.baseSha,
            head: facts.headSha,
            pullRequest: facts.pullRequest.number,
            mergeBase: await api.mergeBase(facts.baseSha, facts.headSha),
        });
        return { ...found, source: 'scratch clone' };
    }
    catch (thrown) {
        log.warn(`GitHub does not give the whole diff, and the two commits could not be fetched (${messageOf(thrown).replace(/\.$/, '')}); the list of files is used.`);
        return undefined;
    }
}
async function fromFiles({ facts, api }) {
    const files = await api.files(facts.pullRequest.number);
    if (files.length < facts.changedFiles) {
        throw new ReviewError('change-unreadable', `GitHub lists ${files.length} of ${facts.changedFiles} changed files.`, {
            next: 'Check the repository out with fetch-depth: 0, so that git can make the diff.',
        });
    }
    const text = files.map(({ section }) => section).join('');
    return { diff: Buffer.from(text, 'utf8'), files, source: 'GitHub files' };
}
/** The work tree of a repository as a change's surroundings: its root, and whether it has the head checked out. */
async function checkedOutCommit(git) {
    return (await git?.tryText(['rev-parse', '--verify', '--quiet', 'HEAD']))?.trim();
}

;// CONCATENATED MODULE: ./build/edges/git/commits.js
/** The latest 250 commits of `base..head`; none where git can't tell. */
async function commitsOf(git, base, head) {
    const log = (await git.tryText(['log', '-z', '--max-count=250', '--format=%an <%ae>%n%B', `${base}..${head}`])) ?? '';
    return log
        .split('\0')
        .filter((entry) => entry.trim() !== '')
        .map((entry) => {
        const end = entry.indexOf('\n');
        return { author: entry.slice(0, end), message: entry.slice(end + 1) };
    });
}

;// CONCATENATED MODULE: ./build/edges/prices.js
/** Adapters whose vendors have list prices, under the names of the list. */
const PROVIDERS = {
    anthropic: 'anthropic',
    openai: 'openai',
    google: 'google',
    openrouter: 'openrouter',
};
async function loadPrices() {
    const { calcPrice } = await __nccwpck_require__.e(/* import() */ 294).then(__nccwpck_require__.bind(__nccwpck_require__, 2294));
    return {
        price(adapter, model, usage) {
            const providerId = PROVIDERS[adapter];
            if (providerId === undefined)
                return undefined;
            const counts = {
                input_tokens: usage.inputTokens,
                output_tokens: usage.outputTokens,
                cache_read_tokens: usage.cacheReadTokens,
                cache_write_tokens: usage.cacheWriteTokens,
            };
            return calcPrice(counts, model.replace(/:(?:free|beta|online|nitro|floor)$/, ''), { providerId })
                ?.total_price;
        },
    };
}

;// CONCATENATED MODULE: ./build/edges/secret-scanner.js
const RULE = '@secretlint/secretlint-rule-';
/** Kinds that the preset does not know (TOOLCHAIN.md "Secrets"). */
const PATTERNS = [
    { name: 'Google API key', patterns: ['/\\bAIza[0-9A-Za-z_-]{35}(?![0-9A-Za-z_-])/'] },
    { name: 'JSON Web Token', patterns: ['/\\beyJ[\\w-]{8,}\\.eyJ[\\w-]{8,}\\.[\\w-]{8,}/'] },
    { name: 'Hugging Face token', patterns: ['/\\bhf_[A-Za-z0-9]{30,}/'] },
    { name: 'API key', patterns: ['/\\bsk-(?!ant-)[A-Za-z0-9_-]{20,}/'] },
    { name: 'Anthropic key', patterns: ['/\\bsk-ant-[A-Za-z0-9_-]{20,}/'] },
    { name: 'GitHub token', patterns: ['/\\bgh[opsur]_[A-Za-z0-9_.-]{36,}/'] },
    { name: 'private key', patterns: ['/-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/'] },
];
function createSecretScanner() {
    let config;
    return {
        async scan(text) {
            config ??= load();
            const { lint, rules } = await config;
            const result = await lint({
                source: { filePath: '/change.txt', content: text, ext: '.txt', contentType: 'text' },
                options: { config: { rules: rules }, noPhysicFilePath: true },
            });
            // A message and its data hold the secret itself; only place and kind go on.
            return result.messages.map(({ ruleId, data, loc }) => ({
                line: loc.start.line,
                kind: kindOf(ruleId, data),
            }));
        },
    };
}
async function load() {
    const [{ lintSource }, preset, { creator: pattern }] = await Promise.all([
        __nccwpck_require__.e(/* import() */ 198).then(__nccwpck_require__.bind(__nccwpck_require__, 198)),
        __nccwpck_require__.e(/* import() */ 577).then(__nccwpck_require__.bind(__nccwpck_require__, 1577)),
        __nccwpck_require__.e(/* import() */ 567).then(__nccwpck_require__.bind(__nccwpck_require__, 2567)),
    ]);
    // The filter rule lets a comment in the scanned text switch every other rule off.
    const recommended = preset.rules
        .filter((rule) => rule.meta.id !== `${RULE}filter-comments`)
        .map((rule) => ({
        id: rule.meta.id,
        rule,
        options: rule.meta.id === `${RULE}aws` ? { enableIDScanRule: true } : {},
    }));
    return {
        lint: lintSource,
        rules: [...recommended, { id: `${RULE}pattern`, rule: pattern, options: { patterns: PATTERNS } }],
    };
}
function kindOf(ruleId, data) {
    const name = typeof data === 'object' && data !== null && 'PATTERN_NAME' in data ? data.PATTERN_NAME : undefined;
    return typeof name === 'string' && PATTERNS.some((pattern) => pattern.name === name)
        ? name
        : ruleId.replace(RULE, '');
}

;// CONCATENATED MODULE: ./build/kernel/log.js
/** Wraps `log` and remembers each warning once. */
function recordWarnings(log) {
    const warnings = [];
    return {
        warnings,
        info: (message) => log.info(message),
        warn(message) {
            if (warnings.includes(message))
                return;
            warnings.push(message);
            log.warn(message);
        },
    };
}

;// CONCATENATED MODULE: ./build/kernel/version.js
/** The version of this package; a test holds it to package.json. */
const kernel_version_VERSION = '0.1.0';

;// CONCATENATED MODULE: ./build/pipeline/source.js
/**
 * Where a pipeline file and its templates are read from. Trust (INTERFACE.md): from the base commit unless
 * `config-ref: head`; a file that only the pull request has is not used, and it says so.
 */


const DEFAULT_PIPELINE = '.bernstein/review.yaml';
const SHIPPED_DIRECTORY = 'templates/review';
const SHIPPED_DEFAULT = 'static.yaml';
/** @throws ReviewError `pipeline-invalid` when a named file is nowhere. */
async function locatePipeline(sources, requested) {
    const path = requested ?? DEFAULT_PIPELINE;
    const inside = sources.inRepository(path);
    if (inside === undefined)
        return onDisk(sources, requested, path);
    if (sources.base === undefined) {
        if (sources.trustsWorkTree)
            return onDisk(sources, requested, path);
        const notice = `${path} lies in the work tree, which may be the change's own, so it is not used.`;
        return (await sources.disk(path)) === undefined
            ? onDisk(sources, requested, path)
            : shippedDefault(sources, notice);
    }
    const trusted = sources.configRef === 'head' ? sources.head : sources.base;
    const found = await trusted?.(inside);
    if (trusted !== undefined && found !== undefined) {
        return {
            text: found,
            path,
            origin: `${sources.configRef} commit`,
            beside: besides(trusted, inside),
            notice: undefined,
        };
    }
    if (sources.configRef === 'base' && (await sources.head?.(inside)) !== undefined) {
        const notice = `${path} exists only in the change under review, so it is not used; the shipped ${SHIPPED_DIRECTORY}/${SHIPPED_DEFAULT} is used instead.`;
        return shippedDefault(sources, notice);
    }
    if (requested === undefined)
        return shippedDefault(sources, undefined);
    if (sources.trustsWorkTree)
        return onDisk(sources, requested, path);
    return ((await shippedNamed(sources, path)) ??
        notFound(path, 'neither in the base commit nor among the shipped templates'));
}
async function onDisk(sources, requested, path) {
    const text = await sources.disk(path);
    if (text !== undefined)
        return { text, path, origin: 'file', beside: besides(sources.disk, path), notice: undefined };
    if (requested === undefined)
        return shippedDefault(sources, undefined);
    return (await shippedNamed(sources, path)) ?? notFound(path, 'not found');
}
/** `templates/review/x.yaml` names a shipped file where the repository has none of its own. */
async function shippedNamed(sources, path) {
    const name = path.replace(/^\.\//, '');
    if (!name.startsWith(`${SHIPPED_DIRECTORY}/`) || name.includes('..'))
        return undefined;
    const text = await sources.shipped(name.slice(SHIPPED_DIRECTORY.length + 1));
    return text === undefined
        ? undefined
        : { text, path, origin: 'shipped', beside: sources.shipped, notice: undefined };
}
async function shippedDefault(sources, notice) {
    const text = await sources.shipped(SHIPPED_DEFAULT);
    if (text === undefined)
        throw new errors/* ReviewError */.Z('internal', 'The shipped default pipeline is missing.', {
            next: 'Install the package again.',
        });
    return {
        text,
        path: `${SHIPPED_DIRECTORY}/${SHIPPED_DEFAULT}`,
        origin: 'shipped',
        beside: sources.shipped,
        notice,
    };
}
function besides(reader, path) {
    const directory = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
    return (name) => reader(external_node_path_.posix.isAbsolute(name) ? name : external_node_path_.posix.normalize(`${directory}${name}`));
}
/** Reads a file at the repository's root from where configuration is trusted. */
function trustedReader(sources) {
    if (sources.base === undefined)
        return sources.trustsWorkTree ? sources.disk : async () => undefined;
    return (sources.configRef === 'head' ? sources.head : sources.base) ?? (async () => undefined);
}
function notFound(path, why) {
    throw new errors/* ReviewError */.Z('pipeline-invalid', `${path}:1:1: file not found: ${why}`, {
        next: 'Check --pipeline; without it .bernstein/review.yaml or the shipped default is used.',
    });
}

// EXTERNAL MODULE: ./build/pipeline/dimension.js
var pipeline_dimension = __nccwpck_require__(9423);
;// CONCATENATED MODULE: ./build/dimensions/dimension-plan.js
/** Which reviewers a change gets, and why each of the others does not run (spec quality-gates e, g). */

/**
 * The entry of one reviewer. `listed` is the pipeline's `dimensions` and overrides detection; `detection` is undefined
 * where no change is at hand, and then a reviewer that waits for one is shown as on.
 */
function dimensionEntry({ dimension, when }, detection, listed) {
    if (when === 'always')
        return { dimension, state: 'always', reason: 'always on' };
    if (listed === 'all')
        return { dimension, state: 'always', reason: 'dimensions: all' };
    if (listed !== undefined)
        return listed.includes(dimension)
            ? { dimension, state: 'always', reason: 'named in dimensions' }
            : { dimension, state: 'skipped', reason: 'not named in dimensions' };
    if (detection === undefined)
        return { dimension, state: 'detected', reason: 'decided by the change' };
    const signal = (0,pipeline_dimension/* isDimension */.t5)(dimension) ? detection.get(dimension) : undefined;
    if (signal === undefined)
        return { dimension, state: 'skipped', reason: 'nothing in the change calls for it' };
    const { at } = signal;
    const place = at === null ? '' : ` in ${at.path}${at.line === null ? '' : `:${at.line}`}`;
    return signal.signal === 'always'
        ? { dimension, state: 'always', reason: 'always on' }
        : { dimension, state: 'detected', reason: `${signal.signal}${place}` };
}
function isOn({ state }) {
    return state === 'always' || state === 'detected';
}

// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __nccwpck_require__(1694);
// EXTERNAL MODULE: ./build/pipeline/template-names.js
var template_names = __nccwpck_require__(3256);
;// CONCATENATED MODULE: external "node:net"
const external_node_net_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
;// CONCATENATED MODULE: ./build/settings/secret.js
/** A secret that can't be printed, serialised or compared by accident. */
class secret_Secret {
    #value;
    constructor(value) {
        this.#value = value;
    }
    /** The value itself; call it only where it leaves for the operator's endpoint. */
    reveal() {
        return this.#value;
    }
    toString() {
        return '[secret]';
    }
    toJSON() {
        return '[secret]';
    }
    [Symbol.for('nodejs.util.inspect.custom')]() {
        return '[secret]';
    }
}

;// CONCATENATED MODULE: ./build/settings/environment.js
/** The process environment, read once at the entry into typed values. */



/** The model vendors that a key or an endpoint belongs to; also the names of their adapters. */
const VENDORS = (/* unused pure expression or super */ null && (['anthropic', 'openai', 'google', 'openrouter', 'openai-compatible']));
/** Names of INTERFACE.md "Credentials and endpoints". */
const VENDOR_VARIABLES = {
    anthropic: {
        keys: ['ANTHROPIC_API_KEY'],
        baseUrl: 'ANTHROPIC_BASE_URL',
        defaultBaseUrl: 'https://api.anthropic.com',
    },
    openai: {
        keys: ['OPENAI_API_KEY'],
        baseUrl: 'OPENAI_BASE_URL',
        defaultBaseUrl: 'https://api.openai.com/v1',
    },
    google: {
        keys: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
        baseUrl: 'GEMINI_BASE_URL',
        defaultBaseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    },
    openrouter: {
        keys: ['OPENROUTER_API_KEY'],
        baseUrl: 'OPENROUTER_BASE_URL',
        defaultBaseUrl: 'https://openrouter.ai/api/v1',
    },
    'openai-compatible': {
        keys: ['OPENAI_COMPATIBLE_API_KEY'],
        baseUrl: 'OPENAI_COMPATIBLE_BASE_URL',
        defaultBaseUrl: undefined,
    },
};
/** @throws ReviewError `endpoint-refused` when an address is not https, or holds credentials. */
function readEndpoints(variables) {
    const endpoints = {};
    for (const vendor of VENDORS) {
        const names = VENDOR_VARIABLES[vendor];
        const key = names.keys.map((name) => variableValue(variables, name)).find((value) => value !== undefined);
        const address = variableValue(variables, names.baseUrl);
        endpoints[vendor] = {
            key: key === undefined ? undefined : new Secret(key),
            baseUrl: address === undefined ? names.defaultBaseUrl : checkEndpoint(address, names.baseUrl),
        };
    }
    return endpoints;
}
/** A set, non-empty variable, trimmed; an empty one counts as not set. */
function variableValue(variables, name) {
    const value = variables[name]?.trim();
    return value === undefined || value === '' ? undefined : value;
}
/**
 * An endpoint that keys may be sent to: https without userinfo, or http on this machine's loopback
 * (threats.md, AC-031 and AC-032). Returns it without a slash at its end.
 */
function checkEndpoint(address, variable) {
    const next = `Set ${variable} to an https address, or to http on localhost for a model server on this machine.`;
    let url;
    try {
        url = new URL(address);
    }
    catch (cause) {
        throw new ReviewError('endpoint-refused', `${variable} is not a valid address.`, { next, cause });
    }
    const refuse = (why) => {
        throw new ReviewError('endpoint-refused', `${variable} ${why}, so no key is sent there.`, { next });
    };
    if (url.username !== '' || url.password !== '')
        refuse('holds a user name or password');
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) {
        refuse(`uses ${url.protocol.slice(0, -1)} to a host that is not this machine`);
    }
    if (url.search !== '' || url.hash !== '')
        refuse('holds a query or a fragment');
    return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
function isLoopback(hostname) {
    if (hostname === 'localhost' || hostname === '[::1]')
        return true;
    return isIPv4(hostname) && hostname.startsWith('127.');
}

// EXTERNAL MODULE: ./build/agents/identity.js
var agents_identity = __nccwpck_require__(6237);
;// CONCATENATED MODULE: ./build/agents/model-table.js
/** Which models the router picks from, by vendor and effort; strongest evidence of use first. As of 2026-11. */

/** Families by the words that vendors name their models with. */
const FAMILIES = [
    ['claude', /claude|anthropic|(?:^|-)(?:opus|sonnet|haiku)(?:-|$)/],
    ['gpt', /gpt|codex|openai|davinci|^o\d/],
    ['gemini', /gemini|gemma|^google/],
    ['llama', /llama/],
    ['mistral', /(?:mi[sx]|code|mini|dev|magi)s?tral/],
    ['qwen', /qwen|qwq/],
    ['deepseek', /deepseek/],
    ['grok', /grok/],
    ['kimi', /kimi|moonshot/],
    ['glm', /^(?:chat)?glm/],
    ['command', /^command/],
    ['phi', /^phi/],
];
/** Model families, for independence: two models of one family share their blind spots. */
function familyOf(model) {
    const identity = (0,agents_identity/* undatedIdentity */.CK)(model);
    return FAMILIES.find(([, sign]) => sign.test(identity))?.[0] ?? identity;
}
/** Vendors in the order in which the router asks for a key. */
const ROUTING_ORDER = ['anthropic', 'openai', 'google', 'openrouter'];
const MODEL_TABLE = {
    anthropic: {
        low: ['claude-haiku-4-5'],
        medium: ['claude-sonnet-4-5'],
        high: ['claude-opus-4-5', 'claude-sonnet-4-5'],
    },
    openai: { low: ['gpt-5-mini'], medium: ['gpt-5.1', 'gpt-5'], high: ['gpt-5.1', 'gpt-5'] },
    google: { low: ['gemini-2.5-flash'], medium: ['gemini-2.5-pro'], high: ['gemini-2.5-pro'] },
    openrouter: {
        low: ['google/gemini-2.5-flash', 'openai/gpt-5-mini'],
        medium: ['anthropic/claude-sonnet-4.5', 'openai/gpt-5.1'],
        high: ['anthropic/claude-opus-4.5', 'openai/gpt-5.1'],
    },
};

;// CONCATENATED MODULE: ./build/agents/route.js


/** Best first; empty where no vendor has a key. */
function routeModels(request) {
    const fresh = ({ model }) => (request.usedFamilies.has(familyOf(model)) ? 1 : 0);
    return candidates(request).sort((left, right) => fresh(left) - fresh(right));
}
function candidates({ effort, adapter, override, has }) {
    const usable = (vendor) => (adapter === undefined || vendor === adapter) && has(vendor);
    if (override !== undefined) {
        return override
            .map((model) => ({ adapter: adapter ?? (0,agents_identity/* adapterOfModel */.ge)(model), model }))
            .filter((candidate) => usable(candidate.adapter));
    }
    // The first choice of every vendor before the second choice of any.
    const rows = ROUTING_ORDER.filter(usable).map((vendor) => vendor === 'openai-compatible'
        ? []
        : MODEL_TABLE[vendor][effort].map((model) => ({ adapter: vendor, model })));
    const longest = Math.max(0, ...rows.map((row) => row.length));
    return Array.from({ length: longest }, (_, rank) => rows.flatMap((row) => row.slice(rank, rank + 1))).flat();
}

;// CONCATENATED MODULE: ./build/agents/resolve-agents.js
/** Which model each agent of a stage runs on, and which can't run at all. */





/** Unique within a stage: the role, numbered where roles repeat. */
function resolve_agents_labelsOf(agents) {
    const seen = new Map();
    return agents.map(({ role }) => {
        const count = (seen.get(role) ?? 0) + 1;
        seen.set(role, count);
        return count === 1 ? role : `${role} #${count}`;
    });
}
/** Each agent with the model that it will really use; what can't run is added to `missing`. */
function resolveAgents(stage, labels, table, credentials, missing, implementers) {
    // The router prefers what named models and the implementer leave unused.
    const named = stage.agents.flatMap(({ model }) => (model === null ? [] : [model]));
    const families = new Set([...named, ...implementers].map(familyOf));
    return stage.agents.map((agent, index) => {
        const label = labels[index] ?? agent.role;
        const { adapter, model, fallbacks, variables } = resolveModel(agent, table, credentials, families);
        if (model !== null && agent.model === null)
            families.add(familyOf(model));
        // A gate's model is bound later, when the implementer is known.
        if (variables.length > 0 && stage.kind !== 'gate')
            missing.push({ stage: stage.name, agent: label, variables });
        return {
            label,
            role: agent.role,
            adapter,
            adapterNamed: agent.adapter === null ? null : (0,agents_identity/* canonicalAdapter */.U9)(agent.adapter),
            model: model === null ? null : (0,agents_identity/* vendorModel */._Y)(adapter, model),
            modelAsked: agent.model,
            fallbacks: fallbacks.map((next) => ({
                adapter: next.adapter,
                model: (0,agents_identity/* vendorModel */._Y)(next.adapter, next.model),
            })),
            effort: agent.effort,
            promptTemplate: agent.prompt_template ?? defaultTemplate(agent),
            command: agent.command ?? null,
            sarif: agent.sarif ?? null,
            tools: agent.tools,
            blind: agent.blind,
            maxInputTokens: agent.max_input_tokens ?? null,
            dimension: agent.dimension ?? null,
        };
    });
}
/** A known dimension comes with a prompt of its own. */
function defaultTemplate({ dimension, adapter, sarif }) {
    const promptless = adapter === 'static' || adapter === 'sarif' || sarif !== undefined;
    return dimension !== undefined && (0,pipeline_dimension/* isDimension */.t5)(dimension) && !promptless
        ? (0,pipeline_dimension/* dimensionTemplate */.fv)(dimension)
        : null;
}
function resolveModel(agent, table, credentials, usedFamilies) {
    const named = adapterOf(agent);
    if (named === 'static' || named === 'sarif' || named === 'command')
        return { adapter: named, model: agent.model, fallbacks: [], variables: [] };
    if (agent.model !== null) {
        const adapter = named ?? (0,agents_identity/* adapterOfModel */.ge)(agent.model);
        return { adapter, model: agent.model, fallbacks: [], variables: missingVariables(adapter, credentials) };
    }
    if (named === 'openai-compatible')
        return { adapter: named, model: null, fallbacks: [], variables: ['a `model` in the pipeline file'] };
    const [first, ...fallbacks] = routeModels({
        effort: agent.effort,
        adapter: named,
        override: table[agent.effort],
        has: (vendor) => credentials.has(vendor),
        usedFamilies,
    });
    if (first !== undefined)
        return { adapter: first.adapter, model: first.model, fallbacks, variables: [] };
    const vendors = named === undefined ? ROUTING_ORDER : [named];
    return {
        adapter: vendors[0] ?? 'anthropic',
        model: null,
        fallbacks: [],
        variables: vendors.flatMap((vendor) => VENDOR_VARIABLES[vendor].keys.slice(0, 1)),
    };
}
function adapterOf(agent) {
    if (agent.adapter !== null)
        return (0,agents_identity/* canonicalAdapter */.U9)(agent.adapter);
    if (agent.command !== undefined)
        return 'command';
    if (agent.sarif !== undefined)
        return 'sarif';
    return agent.model === null ? undefined : (0,agents_identity/* adapterOfModel */.ge)(agent.model);
}
/** Variables to set before an adapter can be called; empty where it can. */
function missingVariables(adapter, credentials) {
    if (adapter === 'static' || adapter === 'sarif' || adapter === 'command' || credentials.has(adapter))
        return [];
    const names = VENDOR_VARIABLES[adapter];
    return adapter === 'openai-compatible' ? [names.baseUrl] : names.keys;
}

;// CONCATENATED MODULE: ./build/agents/context-plan.js


/** A context that is built, or that some document gives. */
function hasContext({ context }) {
    return (context !== undefined &&
        (context.build === true ||
            [context.xray, context.interconnect, context.provenance, context.claims].some((path) => path !== undefined)));
}
/** Who maps, who audits blind, and who compares the two; without a key the parts that need a model are left out. */
function planContext(pipeline, credentials) {
    const { context } = pipeline;
    if (context === undefined)
        return null;
    if (!hasContext(pipeline))
        return null;
    const { build, xray, interconnect, provenance, claims } = context;
    const named = { xray, interconnect, provenance, claims };
    const missing = [];
    const agents = Object.entries(template_names/* CONTEXT_TEMPLATES */.CW).map(([role, template]) => ({
        ...CONTEXT_AGENT,
        role,
        prompt_template: template,
    }));
    const stage = { ...CONTEXT_STAGE, agents };
    const resolved = resolveAgents(stage, resolve_agents_labelsOf(agents), pipeline.models, credentials, missing, []);
    return {
        paths: build === true ? null : named,
        stage: {
            name: CONTEXT_STAGE.name,
            kind: 'review',
            description: null,
            parallelism: agents.length,
            strategy: 'any',
            weights: {},
            threshold: 1,
            onError: 'abstain',
            failOn: 'high',
            gate: null,
            contestedBlocks: false,
            agents: build === true && missing.length === 0 ? resolved : [],
        },
    };
}
const CONTEXT_STAGE = {
    name: 'context',
    kind: 'review',
    description: null,
    parallelism: 1,
    agents: [],
    aggregator: { strategy: 'any', weights: {}, pass_threshold: null },
};
const CONTEXT_AGENT = {
    role: '',
    model: null,
    adapter: null,
    prompt_template: null,
    effort: 'medium',
    tools: true,
    blind: false,
};

;// CONCATENATED MODULE: ./build/agents/standard-agents.js

/** Role of a critic's agent. */
const CRITIC_ROLE = 'critic';
/** The stage with its four lenses, or its critic, and their prompts; other stages as they are. */
function withStandardAgents(stage) {
    if (stage.kind === 'critic') {
        const agent = stage.agents.find(({ role }) => role === CRITIC_ROLE) ?? stage.agents[0];
        return agent === undefined ? stage : { ...stage, agents: [prompted(agent, template_names/* CRITIC_TEMPLATE */.uM)] };
    }
    if (stage.kind !== 'panel')
        return stage;
    return {
        ...stage,
        agents: Object.entries(template_names/* LENS_TEMPLATES */.HJ).flatMap(([role, template]) => {
            const named = stage.agents.find((agent) => agent.role === role);
            const agent = named ?? defaultLens(stage, role);
            return agent === undefined ? [] : [prompted(agent, template)];
        }),
    };
}
function prompted(agent, template) {
    return { ...agent, prompt_template: agent.prompt_template ?? template };
}
/** Like the first lens that is named; severity asks less of a model, so the router's cheap tier does. */
function defaultLens({ agents }, role) {
    const first = agents[0];
    if (first === undefined)
        return undefined;
    const plain = { ...first, role, prompt_template: null };
    const routed = first.model === null && first.command === undefined;
    return role === 'severity' && routed ? { ...plain, effort: 'low' } : plain;
}

;// CONCATENATED MODULE: ./build/agents/plan.js
/** The resolved plan: what will really run, with every default and every model decided before the first call. */






/** Resolves every default. `fallbackName` names a pipeline that has no name of its own. */
function resolvePlan(pipeline, fallbackName, credentials, implementers = [], situation = {}) {
    const missing = [];
    const dimensions = [];
    const stages = pipeline.stages.map(withStandardAgents).flatMap((given) => {
        const stage = { ...given, agents: activeAgents(given, pipeline, situation, dimensions) };
        // Nobody of it has anything to do with this change.
        if (stage.agents.length === 0)
            return [];
        const labels = resolve_agents_labelsOf(stage.agents);
        return [
            {
                name: stage.name,
                kind: stage.kind,
                description: stage.description,
                parallelism: stage.parallelism,
                // Only a pass lets the merge go, so a gate fails the pipeline on its own.
                strategy: stage.kind === 'review' ? stage.aggregator.strategy : 'all',
                weights: stage.aggregator.weights,
                threshold: stage.aggregator.pass_threshold ?? pipeline.pass_threshold,
                onError: stage.on_error ?? pipeline.on_error,
                failOn: stage.fail_on ?? pipeline.fail_on,
                gate: stage.kind === 'gate'
                    ? {
                        selection: stage.model_selection ?? 'different_model_preferred',
                        candidates: stage.candidates ?? [],
                    }
                    : null,
                contestedBlocks: stage.contested_blocks ?? false,
                agents: resolveAgents(stage, labels, pipeline.models, credentials, missing, implementers),
            },
        ];
    });
    return {
        missing,
        plan: {
            name: pipeline.name === null || pipeline.name.trim() === '' ? fallbackName : pipeline.name,
            passThreshold: pipeline.pass_threshold,
            blockOnFail: pipeline.block_on_fail,
            coverage: pipeline.coverage,
            ignore: pipeline.ignore,
            limits: pipeline.limits,
            cacheWarmup: pipeline.cache_warmup,
            stages,
            dimensions,
            premiseNamed: pipeline.stages.some(({ kind, agents }) => kind === 'panel' && agents.some(({ role }) => role === 'premise')),
            context: situation.noContext === true ? null : planContext(pipeline, credentials),
        },
    };
}
/** The agents that run on this change; each with a dimension leaves an entry that says whether, and why. */
function activeAgents({ agents }, pipeline, { detection, noContext }, entries) {
    const raw = noContext === true || !hasContext(pipeline);
    return agents.filter(({ dimension, when }) => {
        if (dimension === undefined)
            return true;
        const entry = raw && dimension === pipeline_dimension/* NEEDS_MAP */.NH
            ? { dimension, state: 'skipped', reason: 'it tests the map, and this run has none (raw mode)' }
            : dimensionEntry({ dimension, when: when ?? 'always' }, detection, pipeline.dimensions);
        entries.push(entry);
        return isOn(entry);
    });
}
/** Binds what would run; two plans with one digest are the same plan. */
function planDigest(plan) {
    return (0,digest/* digestOf */.ol)(JSON.stringify(plan));
}

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var node_modules_picomatch = __nccwpck_require__(4006);
// EXTERNAL MODULE: ./build/kernel/visible.js
var visible = __nccwpck_require__(2666);
// EXTERNAL MODULE: ./build/change/change.js
var change_change = __nccwpck_require__(4709);
;// CONCATENATED MODULE: ./build/change/scope.js
/**
 * What of a change needs review. A file is left out only by a named reason; a file without lines to read
 * (binary, mode, link, submodule, rename) stays visible as a note to every reviewer.
 */



/** Written by package managers; their content follows from files that are reviewed. */
const LOCK_FILES = new Set([
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
function scopeOf(files, ignore, attributed) {
    const matchers = ignore.map((glob) => ({ glob, matches: node_modules_picomatch(glob, { dot: true }) }));
    const reviewed = [];
    const notes = [];
    const excluded = [];
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
        if (file.kind === 'binary')
            excluded.push({ path: file.path, kind: 'unreadable', reason: 'binary file' });
        else if (file.kind === 'submodule')
            excluded.push({ path: file.path, kind: 'unreadable', reason: 'submodule' });
        else if (file.unavailable !== undefined || (0,change_change/* countChangedLines */.V)(file) > 0)
            reviewed.push(file);
    }
    return { reviewed, notes, excluded };
}
/** As for globs, both names of a moved file must be derived: else source would leave under another name. */
function derivedBy(file, attributed) {
    if (isLockFile(file.path) && isLockFile(file.oldPath))
        return 'lock file';
    const reason = attributed(file.path);
    return reason !== undefined && attributed(file.oldPath) !== undefined ? reason : undefined;
}
/** A mode change, link or submodule is shown even where the file's content is ignored. */
function isPlain(file) {
    const modeChanged = file.oldMode !== undefined && file.newMode !== undefined && file.oldMode !== file.newMode;
    return (file.kind === 'text' || file.kind === 'binary') && !modeChanged;
}
function isLockFile(path) {
    return LOCK_FILES.has(path.slice(path.lastIndexOf('/') + 1));
}
function notesOf(file) {
    const path = (0,visible/* showHidden */.Ul)(file.path);
    const notes = [];
    if (file.kind === 'binary')
        notes.push(`${path}: binary file ${word(file)}; its content is not shown.`);
    if (file.kind === 'submodule')
        notes.push(`${path}: submodule ${word(file)}; the commits inside it are not shown.`);
    if (file.kind === 'symlink')
        notes.push(`${path}: symbolic link ${word(file)}.`);
    if (file.oldMode !== undefined && file.newMode !== undefined && file.oldMode !== file.newMode) {
        notes.push(`${path}: mode changed from ${file.oldMode} to ${file.newMode}.`);
    }
    else if (file.status === 'added' && file.newMode === '100755') {
        notes.push(`${path}: new file is executable (mode 100755).`);
    }
    if (file.status === 'renamed' || file.status === 'copied')
        notes.push(`${path}: ${file.status} from ${(0,visible/* showHidden */.Ul)(file.oldPath)}.`);
    if (file.kind === 'text' &&
        file.hunks.length === 0 &&
        (file.status === 'added' || file.status === 'deleted')) {
        notes.push(`${path}: empty file ${word(file)}.`);
    }
    if (file.unavailable !== undefined)
        notes.push(`${path}: ${file.unavailable}.`);
    return notes;
}
function word(file) {
    return file.status === 'modified' ? 'changed' : file.status;
}

// EXTERNAL MODULE: ./build/kernel/json.js
var json = __nccwpck_require__(3128);
;// CONCATENATED MODULE: ./build/contour/check-rollup.js
/**
 * The checks of one commit, as one state. Classes and their order follow vectors/check-rollup.json, but for two rows that
 * must not read as green: completed without a conclusion, and a conclusion that is not known here.
 */

const FAILING = new Set([
    'FAILURE',
    'TIMED_OUT',
    'CANCELLED',
    'ACTION_REQUIRED',
    'STARTUP_FAILURE',
    'STALE',
    'ERROR',
]);
const GREEN = new Set(['SUCCESS', 'NEUTRAL', 'SKIPPED']);
/** States of a commit status that is not done. */
const OPEN_STATES = new Set(['', 'QUEUED', 'IN_PROGRESS', 'PENDING', 'WAITING', 'REQUESTED', 'EXPECTED']);
/** Total over whatever GitHub may answer. */
function rollUp(sha, rows, rules) {
    const all = rows.map(checkOf);
    const own = all.filter(({ runId }) => rules.ownRun !== undefined && runId === rules.ownRun);
    const ignored = (name) => rules.ignore.some((glob) => matchesName(glob, name));
    const counted = all.filter((check) => !own.includes(check) && !ignored(check.name));
    const seen = new Set(namesOf(all));
    const missing = rules.required
        .filter((name) => !seen.has(name) && !ignored(name))
        .map((name) => ({
        name,
        status: 'EXPECTED',
        conclusion: '',
        runId: '',
        jobId: null,
        class: 'pending',
    }));
    const checks = [...counted, ...missing];
    return { sha, state: stateOf(checks), checks };
}
/** Status of a check that ran on an earlier head of the contour and has not started on this one (field case 100). */
const AWAITED = 'AWAITED';
/** With the checks that earlier heads had as pending ones, where this head has them not. */
function awaiting(rollup, names) {
    const there = new Set(namesOf(rollup.checks));
    const absent = [...names].filter((name) => !there.has(name));
    if (absent.length === 0)
        return rollup;
    const awaited = absent.map((name) => ({ name, status: AWAITED, conclusion: '', runId: '', jobId: null, class: 'pending' }));
    return { ...rollup, state: 'pending', checks: [...rollup.checks, ...awaited] };
}
/** Nothing runs, and what ran on an earlier head has not started. */
function onlyAwaits(rollup) {
    const pending = pendingOf(rollup);
    return pending.length > 0 && pending.every(({ status }) => status === AWAITED);
}
/** Of checks, in order. */
function namesOf(checks) {
    return checks.map(({ name }) => name);
}
function failingOf({ checks }) {
    return checks.filter((check) => check.class === 'failing');
}
function pendingOf({ checks }) {
    return checks.filter((check) => check.class === 'pending');
}
function stateOf(checks) {
    if (checks.length === 0)
        return 'none';
    if (checks.some((check) => check.class === 'pending'))
        return 'pending';
    return checks.some((check) => check.class === 'failing') ? 'red' : 'green';
}
function checkOf(row) {
    const url = (0,json/* textOf */.b6)(row.detailsUrl) || (0,json/* textOf */.b6)(row.targetUrl);
    const facts = {
        name: (0,json/* textOf */.b6)(row.name) || (0,json/* textOf */.b6)(row.context),
        runId: typeof row.workflowRun === 'number' ? String(row.workflowRun) : (/\/runs\/(\d+)/.exec(url)?.[1] ?? ''),
        jobId: typeof row.job === 'number' ? row.job : null,
    };
    if (row.state !== undefined && row.status === undefined) {
        const state = (0,json/* textOf */.b6)(row.state).toUpperCase();
        if (OPEN_STATES.has(state))
            return { ...facts, status: state || 'PENDING', conclusion: '', class: 'pending' };
        return { ...facts, status: 'COMPLETED', conclusion: state, class: classOf('COMPLETED', state) };
    }
    const status = (0,json/* textOf */.b6)(row.status);
    const conclusion = (0,json/* textOf */.b6)(row.conclusion);
    return { ...facts, status, conclusion, class: classOf(status, conclusion) };
}
function classOf(status, conclusion) {
    const word = conclusion.toUpperCase();
    if (word === '' && status.toUpperCase() !== 'COMPLETED')
        return 'pending';
    if (FAILING.has(word))
        return 'failing';
    // Done without a word, or with a word of tomorrow: nobody said that it is good.
    return GREEN.has(word) ? 'green' : 'pending';
}
/** Names of checks hold slashes and brackets, so only `*` and `?` are special. */
function matchesName(glob, name) {
    const pattern = glob
        .replace(/[.+^${}()|[\]\\]/g, '\\$&')
        .replace(/\*/g, '.*')
        .replace(/\?/g, '.');
    return new RegExp(`^${pattern}$`, 's').test(name);
}

// EXTERNAL MODULE: ./build/agents/fence.js
var agents_fence = __nccwpck_require__(1482);
;// CONCATENATED MODULE: ./build/contour/fix-prompt.js
/** The text that a fix command is given: what was found, which checks fail and why, and what it must leave alone. */

/** Markdown; everything that a model or a log wrote stands in fences. */
function fixPrompt(request) {
    const found = request.findings.map(findingText).join('\n\n');
    const checks = request.failing.map(checkText).join('\n\n');
    const issues = request.issues.join('\n');
    const fence = (0,agents_fence/* createFence */.K)([request.feedback, found, issues, checks]);
    const guards = request.ruleset.rules.filter(({ kind }) => kind === 'guard');
    const parts = [
        `# Fix pass ${request.pass} for pull request #${request.pullRequest}`,
        request.instructions.trim(),
        `Branch \`${request.branch.replaceAll('`', '')}\`, reviewed head \`${request.head}\`.`,
        `## Review verdict\n\n${request.verdict}\n\n${fence.wrap('FEEDBACK', request.feedback || '(no summary)')}`,
        request.findings.length === 0
            ? ''
            : `## Findings (${request.findings.length})\n\n${fence.wrap('FINDINGS', found)}`,
        issues === '' ? '' : `## Issues raised\n\n${fence.wrap('ISSUES', issues)}`,
        request.failing.length === 0
            ? ''
            : `## Failing checks (${request.failing.length})\n\n${fence.wrap('CHECKS', checks)}`,
        `## Leave alone\n\n${request.protect.map((glob) => `- ${glob}`).join('\n')}\n- tests: none deleted, skipped or made to assert less`,
        guards.length === 0
            ? ''
            : `## Intended, not to be changed\n\n${guards.map(({ text }) => `- ${text}`).join('\n')}`,
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function findingText({ title, severity, place, description, fixes }) {
    return [`${severity}: ${title}`, `at ${place}`, description, ...fixes.map((fix) => `Proposed: ${fix}`)]
        .filter((line) => line !== '')
        .join('\n');
}
/** The name too is text of whoever wrote the workflow. */
function checkText({ name, conclusion, log, why }) {
    const heading = `### ${name.replace(/\s+/g, ' ')} (${conclusion.toLowerCase() || 'unknown'})`;
    return `${heading}\n\n${log ?? `(log unavailable: ${why})`}`;
}

;// CONCATENATED MODULE: ./build/contour/decide.js
/** What follows a pass: the end, another pass at once, or a fix. Pure; every end has a sentence of its own. */

function decide(ports, options, at) {
    const { index, pass, rollup, movedTo } = at;
    const end = (reason, next) => ({
        kind: 'end',
        end: { outcome: 'needs-operator', reason, next },
    });
    const stopped = ports.stopped();
    if (stopped !== undefined)
        return end(stopped, 'Run the review again.');
    const target = ports.retargetedTo();
    if (target !== undefined)
        return { kind: 'end', end: retargetedEnd(target) };
    const last = index >= options.maxPasses;
    if (movedTo !== undefined) {
        if (!last)
            return { kind: 'again', head: movedTo };
        return end(`the head moved to ${movedTo} during pass ${index}, the last one`, 'Run the review again.');
    }
    if (at.unreadable !== undefined)
        return end(at.unreadable, 'Grant checks: read, and run again.');
    const green = rollup.state === 'green' || (rollup.state === 'none' && options.allowNoChecks);
    const checksHold = !options.untilChecksGreen || green;
    if (pass.verdict === 'approve' && checksHold)
        return { kind: 'end', end: { outcome: 'approved', reason: '', next: '' } };
    if (pass.notReviewed)
        return end(`pass ${index} was not reviewed: ${pass.reason}`, 'See why the review is incomplete, and run again.');
    if (last) {
        const why = [
            ...(pass.verdict === 'approve' ? [] : ['the review still requests changes']),
            ...(checksHold ? [] : [checksSentence(rollup)]),
        ];
        return end(`budget spent (max_passes=${options.maxPasses}): ${why.join(' and ') || 'the contour did not converge'}`, 'Fix what is left by hand, or run again with more passes.');
    }
    if (pass.verdict === 'approve' && rollup.state === 'none')
        return end(...noChecks(index, options));
    if (pass.verdict === 'approve' && onlyAwaits(rollup))
        return end(`checks that ran on an earlier head did not start on this one: ${namesOf(pendingOf(rollup)).join(', ')} (a push made with the workflow's own token starts no workflow)`, 'Let the fix command push with a GitHub App token or a deploy key. A check that needs not run on every commit belongs in contour.ignore_checks.');
    if (pass.verdict === 'approve' && rollup.state === 'pending')
        return end(`the checks did not settle within ${options.timeout / 1000} s: ${namesOf(pendingOf(rollup)).join(', ')}`, 'See what these checks wait for, name them in contour.ignore_checks, or raise checks_timeout_seconds.');
    if (ports.fix === undefined)
        return end('no fix runner configured; pass --fix with a fix command to let the contour continue', 'Fix what is left by hand, or run with fix and fix-command.');
    if (at.same)
        return end(`no progress: passes ${index - 1} and ${index} have the same findings and failing checks`, 'The fix command does not help with what is left; a person must.');
    return { kind: 'fix', fix: ports.fix };
}
/** What was reviewed would land on another branch (AC-050). */
function retargetedEnd(target) {
    return {
        outcome: 'needs-operator',
        reason: `the pull request was retargeted to ${target} during the run`,
        next: 'Run the review again, on the change as it now is.',
    };
}
function checksSentence({ state }) {
    return state === 'none' ? 'no check has started' : `the checks are ${state}`;
}
/** A push with the workflow's own token starts no workflow, which looks like a repository without checks. */
function noChecks(index, { grace }) {
    const within = `no check started on the head within ${grace / 1000} s`;
    return index > 1
        ? [
            `${within} after the fix was pushed: a push made with the workflow's own token starts no workflow`,
            'Let the fix command push with a GitHub App token or a deploy key; see the README.',
        ]
        : [
            within,
            'Start the checks, raise contour.grace_seconds, or set contour.allow_no_checks where there are none.',
        ];
}

;// CONCATENATED MODULE: ./build/contour/wait-for-checks.js

/** Milliseconds between two readings: the first, and the longest. */
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 30_000;
/** Names that a line of progress shows. */
const SHOWN = 5;
async function waitForChecks(ports, sha, limits) {
    const { clock, signal } = ports;
    const started = clock.monotonic();
    let pause = FIRST_WAIT;
    let said = '';
    for (;;) {
        if (signal.aborted)
            return { kind: 'stopped' };
        const head = await ports.headNow();
        if (head !== undefined && head !== sha)
            return { kind: 'moved', head };
        const rollup = await ports.readRollup(sha);
        const elapsed = clock.monotonic() - started;
        const starting = rollup.state === 'none' || onlyAwaits(rollup);
        const appears = starting && elapsed < limits.grace;
        if ((rollup.state !== 'pending' || starting) && !appears)
            return { kind: 'settled', rollup };
        const left = (appears ? limits.grace : limits.timeout) - elapsed;
        if (left <= 0)
            return { kind: 'timeout', rollup };
        const line = rollup.state === 'none' ? 'waiting for a first check' : `waiting for ${wait_for_checks_namesOf(rollup)}`;
        if (line !== said)
            ports.say(line);
        said = line;
        await clock.sleep(Math.min(pause, left), signal);
        pause = Math.min(LONGEST_WAIT, pause * 1.5);
    }
}
function wait_for_checks_namesOf(rollup) {
    const names = pendingOf(rollup).map(({ name }) => name || 'a check without a name');
    const rest = names.length - SHOWN;
    return `${names.slice(0, SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

;// CONCATENATED MODULE: ./build/contour/look-again.js

/** Milliseconds in which GitHub must show the fix as the head. */
const HEAD_TIMEOUT = 60_000;
const HEAD_PAUSE = 2_000;
const HEAD_TRIES = 3;
/** The wait; checks that can't be read are an end and no exception. */
async function settle(ports, head, limits) {
    try {
        return await waitForChecks(ports, head, limits);
    }
    catch (thrown) {
        if (ports.signal.aborted)
            return { kind: 'stopped' };
        const said = thrown instanceof Error ? thrown.message : 'GitHub did not answer';
        return { kind: 'unreadable', reason: `the checks can't be read: ${said}` };
    }
}
/** The rollup that counts is read after the review, and the head with it. */
async function lookAgain(ports, pass, before, options) {
    const head = await knownHead(ports);
    const movedTo = head !== undefined && head !== pass.head ? head : undefined;
    if (head === undefined)
        return { rollup: before, movedTo, unreadable: HEAD_UNKNOWN };
    if (!options.untilChecksGreen || movedTo !== undefined || ports.signal.aborted)
        return { rollup: before, movedTo, unreadable: undefined };
    // What was pending before the review had its time; what became pending since gets the same.
    const limits = before.state === 'pending' ? { timeout: 0, grace: 0 } : options;
    const settled = await settle(ports, pass.head, limits);
    switch (settled.kind) {
        case 'settled':
        case 'timeout': {
            const now = await knownHead(ports);
            return {
                rollup: settled.rollup,
                movedTo: now !== undefined && now !== pass.head ? now : undefined,
                unreadable: now === undefined ? HEAD_UNKNOWN : undefined,
            };
        }
        case 'moved':
            return { rollup: before, movedTo: settled.head, unreadable: undefined };
        case 'stopped':
            return { rollup: before, movedTo, unreadable: undefined };
        case 'unreadable':
            return { rollup: before, movedTo, unreadable: settled.reason };
    }
}
const HEAD_UNKNOWN = 'the head of the pull request can not be read, so what was reviewed may be out of date';
/** The head, asked for a few times; undefined where nobody answers. */
async function knownHead(ports) {
    for (let tries = 1;; tries += 1) {
        const head = await ports.headNow();
        if (head !== undefined || tries >= HEAD_TRIES || ports.signal.aborted)
            return head;
        await ports.clock.sleep(HEAD_PAUSE, ports.signal);
    }
}
/** GitHub may take a moment to show the new head; another one than the fix is somebody else's. */
async function headFollows(ports, index, reviewed, commit) {
    const started = ports.clock.monotonic();
    for (;;) {
        const head = await ports.headNow();
        if (head === commit)
            return undefined;
        const stopped = ports.stopped();
        if (stopped !== undefined)
            return { outcome: 'needs-operator', reason: stopped, next: 'Run the review again.' };
        if (head !== undefined && head !== reviewed)
            return {
                outcome: 'needs-operator',
                reason: `somebody else moved the head to ${head} during fix pass ${index}; it is left as it is`,
                next: 'Look at both changes, and run the review again.',
            };
        if (ports.clock.monotonic() - started >= HEAD_TIMEOUT)
            return {
                outcome: 'needs-operator',
                reason: `GitHub does not show the commit of fix pass ${index} as the head`,
                next: 'Check that the fix command pushes to the branch of the pull request.',
            };
        await ports.clock.sleep(HEAD_PAUSE, ports.signal);
    }
}

;// CONCATENATED MODULE: ./build/contour/loop.js
/**
 * The contour: wait, review, decide, fix, and again, until the head is approved or a person must look. Pure but for its
 * ports; it ends in `approved` or `needs-operator`, and each of its ends has a sentence.
 */



/** Pushes of others during a wait that start a pass anew; more is not a review any longer. */
const MAX_RESTARTS = 5;
/** The contour's record; the last pass was sealed with it. */
async function runLoop(world, options, firstHead, fixedBefore = []) {
    const ports = rememberingChecks(world);
    const passes = [];
    let last;
    let restarts = 0;
    let head = firstHead;
    let before;
    const recordOf = (end) => ({
        outcome: end?.outcome ?? null,
        reason: end?.reason ?? '',
        next: end?.next ?? '',
        maxPasses: options.maxPasses,
        untilChecksGreen: options.untilChecksGreen,
        restarts,
        passes: [...passes],
        fixCommits: [
            ...fixedBefore,
            ...passes.flatMap(({ fixCommit }) => (fixCommit === null ? [] : [fixCommit])),
        ],
    });
    const handBack = async (reason, next) => {
        const record = recordOf({ outcome: 'needs-operator', reason, next });
        // The pass before was sealed as one that goes on.
        await last?.seal(record);
        return record;
    };
    for (let index = 1;;) {
        const started = ports.clock.monotonic();
        const settled = await settle(ports, head, options);
        if (settled.kind === 'stopped')
            return handBack(ports.stopped() ?? 'the run was stopped while it waited for checks', 'Run the review again.');
        const target = ports.retargetedTo();
        if (target !== undefined) {
            const { reason, next } = retargetedEnd(target);
            return handBack(reason, next);
        }
        const moved = async (to) => {
            restarts += 1;
            head = to;
            return restarts > MAX_RESTARTS
                ? handBack(`the head moved ${restarts} times while pass ${index} waited`, 'Run the review again when nobody pushes.')
                : undefined;
        };
        if (settled.kind === 'unreadable')
            return handBack(settled.reason, 'Grant checks: read and actions: read, and run again.');
        if (settled.kind === 'moved') {
            const end = await moved(settled.head);
            if (end !== undefined)
                return end;
            continue;
        }
        const pass = await ports.review(index, head);
        if (pass.kind === 'moved') {
            const end = await moved(pass.head);
            if (end !== undefined)
                return end;
            continue;
        }
        if (pass.kind === 'failed')
            return handBack(`pass ${index} could not be made: ${pass.reason}`, 'Correct what it names and run again.');
        const reviewedIn = Math.round(ports.clock.monotonic() - started);
        last = pass;
        const after = await lookAgain(ports, pass, settled.rollup, options);
        const failing = namesOf(failingOf(after.rollup));
        passes.push({
            index,
            head,
            verdict: pass.verdict,
            checks: after.rollup.state,
            failingChecks: failing,
            findings: pass.findings,
            fix: null,
            fixCommit: null,
            duration: reviewedIn,
            costUsd: pass.costUsd,
        });
        const signature = `${pass.signature}|${failing.toSorted().join('|')}`;
        const decision = decide(ports, options, { index, pass, ...after, same: signature === before, head });
        // Only a fix that was tried can have failed to help.
        before = decision.kind === 'fix' ? signature : undefined;
        if (decision.kind === 'end') {
            const tampered = decision.end.outcome === 'approved' && !(await ports.runnerUntouched());
            const record = recordOf(tampered ? TAMPERED : decision.end);
            await pass.seal(record);
            return record;
        }
        await pass.seal(recordOf(null));
        if (decision.kind === 'again') {
            head = decision.head;
            index += 1;
            continue;
        }
        const fixStarted = ports.clock.monotonic();
        const fix = await decision.fix(index, pass, after.rollup).catch(notTried);
        const done = passes[passes.length - 1];
        passes[passes.length - 1] = {
            ...done,
            fix: fix.landed ? 'landed' : fix.why,
            fixCommit: fix.commit,
            duration: done.duration + Math.round(ports.clock.monotonic() - fixStarted),
        };
        const end = fix.landed ? await headFollows(ports, index, head, fix.commit) : fixFailed(ports, index, fix);
        if (end !== undefined) {
            const record = recordOf(end);
            await pass.seal(record);
            return record;
        }
        head = fix.commit ?? head;
        index += 1;
    }
}
const TAMPERED = {
    outcome: 'needs-operator',
    reason: 'what a fix command left running wrote to the files through which a step changes the next ones',
    next: 'Look at what the command does to the workflow before it runs again.',
};
function notTried(thrown) {
    return {
        landed: false,
        commit: null,
        why: `the fix could not be tried (${thrown instanceof Error ? thrown.message : 'unknown fault'})`,
        next: 'See what it names, and run again.',
    };
}
/** A head is held to the checks that earlier heads had: one quick check of many is no green (field case 100). */
function rememberingChecks(ports) {
    const seen = new Map();
    return {
        ...ports,
        readRollup: async (sha) => {
            const rollup = await ports.readRollup(sha);
            const names = seen.get(sha) ?? new Set();
            for (const name of namesOf(rollup.checks))
                names.add(name);
            seen.set(sha, names);
            const earlier = [...seen].flatMap(([head, own]) => (head === sha ? [] : [...own]));
            return awaiting(rollup, new Set(earlier));
        },
    };
}
function fixFailed(ports, index, fix) {
    const stopped = ports.stopped();
    return {
        outcome: 'needs-operator',
        reason: stopped ??
            (fix.commit === null
                ? `fix pass ${index} landed no commit: ${fix.why || 'no detail reported'}`
                : `fix pass ${index} does not count: ${fix.why}`),
        next: fix.next,
    };
}

;// CONCATENATED MODULE: ./build/contour/split-command.js
/** A command line → argv, as a POSIX shell splits words: quotes and backslashes, and nothing that runs or expands. */
function splitCommand(text) {
    if (text.includes('${{'))
        return {
            ok: false,
            why: 'it holds a workflow expression; pass values through the environment (fix_env) instead',
        };
    const argv = [];
    let word;
    for (let at = 0; at < text.length; at += 1) {
        const character = text[at] ?? '';
        if (/\s/.test(character)) {
            if (word !== undefined)
                argv.push(word);
            word = undefined;
        }
        else if (character === "'") {
            const end = text.indexOf("'", at + 1);
            if (end < 0)
                return { ok: false, why: 'a single quote is not closed' };
            word = (word ?? '') + text.slice(at + 1, end);
            at = end;
        }
        else if (character === '"') {
            word ??= '';
            for (at += 1; text[at] !== '"'; at += 1) {
                if (at >= text.length)
                    return { ok: false, why: 'a double quote is not closed' };
                if (text[at] === '\\' && /["\\$`]/.test(text[at + 1] ?? ''))
                    at += 1;
                word += text[at];
            }
        }
        else if (character === '\\') {
            at += 1;
            if (at >= text.length)
                return { ok: false, why: 'it ends with a backslash' };
            word = (word ?? '') + text[at];
        }
        else
            word = (word ?? '') + character;
    }
    if (word !== undefined)
        argv.push(word);
    return argv.length === 0 ? { ok: false, why: 'it is empty' } : { ok: true, argv };
}

;// CONCATENATED MODULE: ./build/contour/weakened.js
/**
 * What a fix must not do to pass: touch what decides about it, or make the tests say less (AC-064, field case 103).
 * Read from the diff between the reviewed head and the fix.
 */



/** Paths that a fix may not touch, beside the pipeline's own files. */
const DEFAULT_PROTECT = ['.github/**', '.bernstein/**'];
/** One sentence a fault; empty where the fix may stand. */
function fixFaults(files, protect) {
    const isProtected = picomatch([...protect], { dot: true });
    const faults = [];
    for (const file of files) {
        const touched = [...new Set([file.path, file.oldPath])].filter((path) => isProtected(path));
        if (touched.length > 0)
            faults.push(`${touched.join(' and ')} is protected (fix_protect)`);
        if (file.path === '.gitmodules' || file.kind === 'submodule' || file.kind === 'symlink')
            faults.push(`${file.path} is a ${file.kind === 'text' ? 'list of submodules' : file.kind}, which a fix may not add or change`);
        if (file.oldMode !== undefined && file.newMode !== undefined && file.oldMode !== file.newMode)
            faults.push(`the mode of ${file.path} changed from ${file.oldMode} to ${file.newMode}`);
        faults.push(...weakenings(file));
    }
    return faults;
}
function sidesOf(file) {
    const lines = [...changedLines(file)];
    const of = (wanted) => lines.filter(({ side }) => side === wanted).map(({ text }) => text);
    return { left: of('LEFT'), right: of('RIGHT') };
}
function weakenings(file) {
    const { path, oldPath, status } = file;
    const sides = sidesOf(file);
    const paths = [path, oldPath];
    const lines = [...sides.left, ...sides.right, ...(file.hunks.length === 0 ? [''] : [])];
    if (lines.some((line) => paths.some((each) => steersTests(each, line))))
        return [`${path} was changed where it says which tests and checks run`];
    const known = hostsIn(path, sides.left);
    const strange = [...hostsIn(path, sides.right)].filter((host) => known.size > 0 && !known.has(host));
    if (strange.length > 0)
        return [`${path} takes packages from another host (${strange.join(', ')})`];
    if (status === 'added')
        return [];
    if (!isTest(oldPath))
        return oldPath.endsWith('.rs') ? rustWeakenings(path, sides) : [];
    if (status === 'deleted')
        return [`the test file ${path} was deleted`];
    const faults = [];
    if (!staysTest(oldPath, path))
        faults.push(`the test file ${oldPath} was moved to ${path}, where no runner may find it`);
    if (isSnapshot(oldPath) && sides.left.length > 0)
        faults.push(`expected values in ${path} were changed`);
    const more = (says) => count(sides.right, says) - count(sides.left, says);
    if (more(skips) > 0)
        faults.push(`tests in ${path} are skipped`);
    if (sides.right.some((line) => line.length > LONGEST_LINE))
        faults.push(`${path} has a line that is too long to be checked`);
    const blocks = blocksAdded(file);
    if (blocks.some(endsEarly))
        faults.push(`tests in ${path} end before they are done`);
    if (blocks.some(cutsOff))
        faults.push(`a part of ${path} was made a comment or a text`);
    const tests = Math.max(-more(declaresTest), namesLost(sides));
    if (tests > 0)
        faults.push(removed(tests, 'test', path));
    const assertions = -more(asserts);
    if (assertions > 0)
        faults.push(removed(assertions, 'assertion', path));
    else if (sides.left.some(asserts))
        faults.push(`an assertion in ${path} was changed`);
    // What no pattern knows may still be what a test stands on; adding to a test needs nobody, changing one does.
    if (faults.length === 0 && sides.left.some(saysSomething))
        faults.push(`lines of the test file ${path} were changed or removed`);
    return faults;
}
/** Beside production code only what is a test for certain. */
function rustWeakenings(path, { left, right }) {
    const lost = count(left, isRustTest) - count(right, isRustTest);
    return [
        ...(count(right, ignoresRustTest) > count(left, ignoresRustTest) ? [`tests in ${path} are skipped`] : []),
        ...(lost > 0 ? [removed(lost, 'assertion or test', path)] : []),
    ];
}
function removed(number, what, path) {
    return `${number} ${what}${number === 1 ? ' was' : 's were'} removed from ${path}`;
}
function count(lines, says) {
    return lines.filter(says).length;
}
/** Tests that were there and are not: one that another took the place of is gone as well. */
function namesLost({ left, right }) {
    const kept = new Set(right.map(declaredName));
    return left.map(declaredName).filter((name) => name !== undefined && !kept.has(name)).length;
}
/** Added lines that stand together. */
function blocksAdded(file) {
    const blocks = [];
    let before;
    for (const { side, line, text } of changedLines(file)) {
        if (side !== 'RIGHT')
            continue;
        if (before !== undefined && line === before + 1)
            blocks.at(-1)?.push(text);
        else
            blocks.push([text]);
        before = line;
    }
    return blocks;
}

// EXTERNAL MODULE: ./build/findings/evidence-class.js
var evidence_class = __nccwpck_require__(455);
;// CONCATENATED MODULE: ./build/findings/quantifier.js
/** Universal and negative quantifiers in a premise (spec quality-gates c.3): one counterexample settles such a premise. */
const CORE = ['no', 'never', 'cannot', 'always', 'only'];
const EXTENDED = [
    "can't",
    'can not',
    'could not',
    'no one',
    'none',
    'nothing',
    'nobody',
    'nowhere',
    'neither',
    'nor',
    'every',
    'everything',
    'everyone',
    'everywhere',
    'each',
    'all',
    'any',
    'anything',
    'anyone',
    'anywhere',
    'whenever',
    'solely',
    'exclusively',
    'invariably',
    'unconditionally',
    'impossible',
    'without any',
    'without exception',
    'under no circumstances',
    'at no point',
    'at all times',
    'in no case',
    'entirely',
    'the sole',
    'not a single',
];
/** Undefined where the premise has none; plain negation ("does not validate") is none. */
function quantifierIn(premise) {
    const text = premise
        .normalize('NFKC')
        .replace(/[‘’]/g, "'")
        .replace(/`[^`]*`/g, ' ')
        .replace(/\b[A-Za-z]+(?:_[A-Za-z0-9]+)+\b/g, ' ')
        .replace(/\b[a-z]+[A-Z][A-Za-z0-9]*\b|\b[A-Z][a-z0-9]+[A-Z][A-Za-z0-9]*\b/g, ' ')
        .replace(/\bno\.\s*\d+/gi, ' ')
        .replace(/\bnot only\b/gi, ' ');
    if (CORE.some((word) => hasWord(text, word)))
        return 'core';
    return EXTENDED.some((word) => hasWord(text, word)) ? 'extended' : undefined;
}
/** The word on its own: neither letters nor a hyphen beside it, so that `read-only` is none. */
function hasWord(text, word) {
    return new RegExp(`(?<![\\w-])${word.replaceAll(' ', '\\s+')}(?![\\w-])`, 'i').test(text);
}

;// CONCATENATED MODULE: ./build/findings/panel-outcome.js


function abstained(answer) {
    return answer !== null && 'abstained' in answer;
}
/** Why lens 0 is asked about a member's premise (c.3); undefined where it is not. */
function premiseEligibility(member) {
    const { value } = member.provenance;
    if (value !== 'independent')
        return `provenance ${value}`;
    const premise = member.finding.loadBearingPremise;
    if (premise === null || premise.trim() === '')
        return 'no premise declared';
    const tier = quantifierIn(premise);
    return tier === undefined ? undefined : `quantifier (${tier})`;
}
/** c.6, for one member: what the answer on its premise does to it. */
function premiseEffect(member, answer) {
    if (abstained(answer) || answer.verdict === 'UNCERTAIN')
        return 'contested';
    if (answer.verdict === 'HOLDS')
        return 'holds';
    // Rows 3 and 5; a value that code filled in never decides a discard (row 6).
    if (answer.target === 'PREMISE')
        return 'refuted';
    const { value, defaulted } = member.provenance;
    return value === 'shared-context' && !defaulted ? 'refuted' : 'support-struck';
}
/** Rows 4, 6, 8: without the shared evidence, and without what the counterexample speaks against. */
function withoutSupport(member, counterexample) {
    const { finding } = member;
    const own = finding.evidence.filter(({ origin, at }) => origin === 'own' && !(at.path === counterexample?.path && at.line === counterexample.line));
    if (own.length === 0)
        return { member, hasOwn: false };
    const shows = own.map((item) => item.shows).filter((text) => text.trim() !== '');
    const description = shows.length === 0 ? finding.description : shows.join('\n');
    // The scenario was told in the light of what is struck.
    return {
        member: { ...member, finding: { ...finding, evidence: own, description, scenario: null } },
        hasOwn: true,
    };
}
/** c.7: only two valid FALSE_POSITIVE discard; everything less than two REAL is contested. */
function survival(reachability, falsePositive) {
    if (abstained(reachability) || abstained(falsePositive))
        return 'contested';
    if (reachability.verdict !== falsePositive.verdict)
        return 'contested';
    return reachability.verdict === 'REAL' ? 'verified' : 'filtered';
}
/** X2: the vote of lens 3 counts for a contested finding too. */
const CONTESTED_USES_LENS3 = true;
/** c.8, and the derived cap again (b.4 rule 4). */
function finalSeverity(status, before, vote, restsOnQuantity, quantities) {
    if (abstained(vote) || (status === 'contested' && !CONTESTED_USES_LENS3))
        return before;
    return (0,evidence_class/* capDerived */.Gq)(vote.severity, restsOnQuantity, quantities);
}
/** True for a status under which a finding is reported as standing. */
function stands(status) {
    return status !== 'filtered' && status !== 'premise-refuted';
}

;// CONCATENATED MODULE: ./build/findings/premise-groups.js

function eligiblePremises(members) {
    const reasons = new Set();
    const groups = [];
    for (const member of members) {
        const reason = premiseEligibility(member);
        if (reason === undefined)
            continue;
        reasons.add(reason);
        const premise = member.finding.loadBearingPremise;
        const same = groups.find((group) => samePremise(group.premise, premise));
        if (same === undefined)
            groups.push({ premise, members: [member] });
        else
            same.members.push(member);
    }
    return { eligibility: reasons.size === 0 ? null : [...reasons].join(', '), groups };
}
/** One word more or less can turn a premise into its opposite, so only the same words are the same premise. */
function samePremise(left, right) {
    if (left === null || right === null)
        return left === right;
    return plain(left) === plain(right);
}
function plain(premise) {
    return premise
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s.;]+/g, ' ')
        .trim();
}

// EXTERNAL MODULE: ./build/findings/severity.js
var findings_severity = __nccwpck_require__(1740);
;// CONCATENATED MODULE: ./build/findings/counts.js



/** `mergedApart`: raw findings that a later round only repeated; they are members of no finding here. */
function countFindings(raw, findings, mergedApart) {
    const merges = (kind) => findings
        .filter(({ mergeKind }) => mergeKind === kind)
        .reduce((sum, { members, panel }) => sum + (panel?.membersBefore ?? members.length) - 1, 0);
    const guarded = findings.filter(({ guard }) => guard !== null).length;
    const open = findings.filter(({ guard }) => guard === null);
    const reported = open.filter(isReported);
    const verdictBearing = reported.filter(({ tags }) => !tags.includes('pre-existing'));
    const bySeverity = Object.fromEntries(findings_severity/* SEVERITIES */.oC.map((severity) => [
        severity,
        verdictBearing.filter((finding) => finding.severity.final === severity).length,
    ]));
    return {
        raw,
        mergedAway: raw - findings.length,
        deduped: findings.length,
        corroboratedMerges: merges('corroborated'),
        echoMerges: merges('echo'),
        unlabelledMerges: merges(null) + mergedApart,
        guarded,
        preExisting: reported.length - verdictBearing.length,
        reported: reported.length,
        bySeverity,
        panel: open.some(({ panel }) => panel !== null) ? panelCounts(open) : null,
    };
}
function panelCounts(open) {
    const count = (status) => open.filter(({ panel }) => panel?.status === status).length;
    const tallies = open.flatMap(({ panel }) => (panel === null ? [] : [panel]));
    const attacked = count('verified') + count('contested') + count('filtered') + count('premise-refuted');
    const premises = tallies.flatMap((tally) => tally.premises);
    const notRun = open
        .filter(({ panel }) => panel?.status === 'unverified (cost-guard)' && panel.eligibility !== null)
        .reduce((sum, { members }) => sum + eligiblePremises(members).groups.length, 0);
    const silent = premises.filter(({ answer }) => 'abstained' in answer || answer.invalid !== null).length;
    return {
        notAttacked: open.filter(({ panel }) => panel === null).length,
        deterministic: count('deterministic'),
        belowFloor: count('below-floor'),
        candidates: attacked + count('unverified (cost-guard)') + count('unverified (fast)'),
        panel: attacked,
        verified: count('verified'),
        contested: count('contested'),
        filtered: count('filtered'),
        premiseRefuted: count('premise-refuted'),
        unverifiedGuard: count('unverified (cost-guard)'),
        unverifiedFast: count('unverified (fast)'),
        premiseContested: tallies.filter(({ tags, status }) => tags.includes('premise-contested') && stands(status)).length,
        premisesEligible: premises.length + notRun,
        premisesNotRun: notRun,
        premisesAnswered: premises.length - silent,
        premisesAbstained: silent,
        calls: tallies.reduce((sum, { calls }) => sum + calls, 0),
    };
}
/** i.1: what the panel made of what it attacked, the follow-up's included. */
function verificationLine(panel) {
    const { verified, filtered, contested, premiseRefuted, premiseContested, unverifiedGuard } = panel;
    const narrowed = unverifiedGuard === 0 ? '' : `, narrowed to stakes+band (${unverifiedGuard} unverified)`;
    return `${verified} verified, ${filtered} false positives, ${contested} contested, ${premiseRefuted} premise-refuted, ${premiseContested} premise-contested${narrowed}`;
}
/** The equations that do not hold, in words; empty when all do. */
function countFaults(counts) {
    const sum = findings_severity/* SEVERITIES */.oC.reduce((total, severity) => total + counts.bySeverity[severity], 0);
    const holds = [
        [counts.raw === counts.mergedAway + counts.deduped, 'raw ≠ merged away + deduped'],
        [
            counts.mergedAway === counts.corroboratedMerges + counts.echoMerges + counts.unlabelledMerges,
            'merged away ≠ its kinds',
        ],
        [counts.reported === sum + counts.preExisting, 'reported ≠ severities + pre-existing'],
        ...panelEquations(counts),
    ];
    return holds.flatMap(([ok, text]) => (ok ? [] : [text]));
}
function panelEquations(counts) {
    const { panel } = counts;
    if (panel === null)
        return [[counts.deduped === counts.reported + counts.guarded, 'deduped ≠ reported + guarded']];
    return [
        [
            counts.deduped ===
                counts.guarded + panel.notAttacked + panel.deterministic + panel.belowFloor + panel.candidates,
            'deduped ≠ guarded + deterministic + below floor + candidates',
        ],
        [
            panel.candidates === panel.panel + panel.unverifiedGuard + panel.unverifiedFast,
            'candidates ≠ panel + unverified',
        ],
        [
            panel.panel === panel.premiseRefuted + panel.filtered + panel.contested + panel.verified,
            'panel ≠ refuted + filtered + contested + verified',
        ],
        [
            counts.reported ===
                panel.notAttacked +
                    panel.deterministic +
                    panel.verified +
                    panel.contested +
                    panel.unverifiedGuard +
                    panel.unverifiedFast,
            'reported ≠ verified + contested + unverified',
        ],
        [
            panel.premisesEligible === panel.premisesAnswered + panel.premisesAbstained + panel.premisesNotRun,
            'premises ≠ answered + abstained + not run',
        ],
    ];
}
/** True for a finding that the report shows as standing: neither guarded, nor killed, nor below the floor. */
function isReported({ guard, panel }) {
    return guard === null && (panel === null || (stands(panel.status) && panel.status !== 'below-floor'));
}

// EXTERNAL MODULE: ./build/agents/pricing.js
var pricing = __nccwpck_require__(8921);
// EXTERNAL MODULE: ./build/context/knowledge.js
var context_knowledge = __nccwpck_require__(2172);
;// CONCATENATED MODULE: ./build/agents/gate-errors.js
/** The two ways in which a gate refuses to run, under the reference's names. */

/** A refusal is known by its name, so the name is printed too. */
class GateRefusal extends errors/* ReviewError */.Z {
    constructor(name, code, message, next) {
        super(code, message, next === undefined ? {} : { next });
        this.name = name;
    }
    get explanation() {
        return `${this.name}: ${super.explanation}`;
    }
}
/** No reviewer model satisfies the selection rule. */
class EvalGateConfigError extends GateRefusal {
    constructor(message, next) {
        super('EvalGateConfigError', 'gate-config', message, next);
    }
}
/** The reviewer would not be fresh: a shared session, or the implementer's own words in its prompt. */
class FreshContextViolation extends GateRefusal {
    constructor(message, next) {
        super('FreshContextViolation', 'fresh-context', message, next);
    }
}

// EXTERNAL MODULE: ./build/kernel/python-text.js
var python_text = __nccwpck_require__(4766);
;// CONCATENATED MODULE: ./build/agents/model-selection.js
/**
 * Which model may judge an implementer's work (vectors review-gate.json `selection`). Identity is stricter than the
 * reference's: every provider prefix and suffix is stripped, and a dated name is its undated one.
 */




/** The rule's modes by the reference's names, and ours. */
const ModelSelection = {
    SameModelOk: 'same_model_ok',
    DifferentModelPreferred: 'different_model_preferred',
    DifferentModelRequired: 'different_model_required',
    DifferentFamilyRequired: 'different_family_required',
};
/** One model under two names; a name without its vendor's word (`opus-4-5`) is the same model too. */
function isSameModel(left, right) {
    const [one, two] = [(0,agents_identity/* undatedIdentity */.CK)(left), (0,agents_identity/* undatedIdentity */.CK)(right)];
    if (one === '' || two === '')
        return one === two;
    return one === two || one.endsWith(`-${two}`) || two.endsWith(`-${one}`);
}
/** @throws EvalGateConfigError when a required rule can't be kept, or can't be checked for want of an implementer. */
function selectReviewer({ mode, implementers, candidates, explicit }) {
    const named = implementers.filter((name) => name.trim() !== '');
    if (isRequired(mode) && named.length === 0) {
        throw new EvalGateConfigError(`${nameOf(mode)}: nothing says which model wrote the change.`, 'Name it with implementer-model, or let the commits carry a Co-authored-by line.');
    }
    const allowed = (model) => implementers.every((name) => isDistinct(mode, model, name));
    if (explicit !== null) {
        if (isRequired(mode) && !allowed(explicit))
            throw refusal(mode, named, [explicit]);
        return { reviewer: explicit, warning: warningFor(mode, allowed(explicit), implementers, explicit) };
    }
    const distinct = candidates.find(allowed);
    if (distinct !== undefined)
        return { reviewer: distinct, warning: warningFor(mode, named.length > 0, implementers, distinct) };
    if (isRequired(mode))
        throw refusal(mode, named, candidates);
    const reviewer = candidates[0] ?? implementers[0] ?? '';
    return { reviewer, warning: warningFor(mode, false, implementers, reviewer) };
}
function warningFor(mode, isKept, implementers, reviewer) {
    if (mode !== 'different_model_preferred' || isKept)
        return undefined;
    return implementers.length === 0
        ? `nothing says which model wrote the change; ${reviewer} may review its own work`
        : `no reviewer model distinct from ${implementers.join(', ')} is configured; ${reviewer} reviews its own kind of work`;
}
function isRequired(mode) {
    return mode === 'different_model_required' || mode === 'different_family_required';
}
/** Names behind which a router picks any model. */
const ROUTERS = new Set(['auto', 'router', 'model-router', 'default']);
/** Where only the implementer's family is known, a model of that family might be the same one. */
function isDistinct(mode, model, implementer) {
    if (isSameModel(model, implementer))
        return false;
    if (isRequired(mode) && ROUTERS.has((0,agents_identity/* undatedIdentity */.CK)(model)))
        return false;
    const families = familyOf(model) !== familyOf(implementer);
    const onlyFamilyKnown = !(0,agents_identity/* undatedIdentity */.CK)(implementer).includes('-');
    return mode === 'different_family_required' || onlyFamilyKnown ? families : true;
}
function nameOf(mode) {
    return mode === 'different_family_required' ? 'DifferentFamilyRequired' : 'DifferentModelRequired';
}
function refusal(mode, implementers, candidates) {
    const what = mode === 'different_family_required' ? 'of another family than' : 'distinct from';
    const who = implementers.map(python_text/* pythonRepr */.Up).join(', ');
    return new EvalGateConfigError(`${nameOf(mode)}: no reviewer model ${what} implementer model ${who} is configured (candidates=[${candidates.map(python_text/* pythonRepr */.Up).join(', ')}])`, 'Name another model under candidates: of the gate stage.');
}

;// CONCATENATED MODULE: ./build/agents/gate-plan.js
/** Gate stages bound to their reviewer before the first call: the model rule is kept, or the run does not start. */






/** @throws EvalGateConfigError where a required rule can't be kept, or can't be checked for want of an implementer. */
function bindGates(plan, implementers, credentials) {
    const missing = [];
    const warnings = [];
    const stages = plan.stages.map((stage) => {
        const agent = stage.agents[0];
        if (stage.gate === null || agent === undefined)
            return stage;
        const { selection, candidates: named } = stage.gate;
        const required = selection === ModelSelection.DifferentModelRequired ||
            selection === ModelSelection.DifferentFamilyRequired;
        if (agent.adapter === 'command' && agent.modelAsked === null) {
            if (required)
                throw new EvalGateConfigError(`Gate ${stage.name} requires another model than the implementer's, but nothing says which model its command calls.`, 'Name it with model: beside the command.');
            return stage;
        }
        const candidates = named.length > 0 ? named : routed(agent, implementers, credentials);
        const { reviewer, warning } = selectReviewer({
            mode: selection,
            implementers,
            candidates: usable(candidates, agent, credentials),
            explicit: agent.modelAsked,
        });
        // Without any candidate the rule's fallback is the implementer, which nobody named as a reviewer.
        if (reviewer === '' || (candidates.length === 0 && agent.modelAsked === null)) {
            missing.push({
                stage: stage.name,
                agent: agent.label,
                variables: missingVariables(agent.adapter === 'static' ? 'anthropic' : agent.adapter, credentials),
            });
            return stage;
        }
        if (warning !== undefined)
            warnings.push(`gate ${stage.name}: ${warning}`);
        const adapter = agent.adapter === 'command' ? 'command' : (agent.adapterNamed ?? (0,agents_identity/* adapterOfModel */.ge)(reviewer));
        const lacking = missingVariables(adapter, credentials);
        if (lacking.length > 0)
            missing.push({ stage: stage.name, agent: agent.label, variables: lacking });
        return {
            ...stage,
            agents: [{ ...agent, adapter, model: (0,agents_identity/* vendorModel */._Y)(adapter, reviewer), fallbacks: [] }],
        };
    });
    return { plan: { ...plan, stages }, missing, warnings };
}
/**
 * Gates as a preview shows them: bound where it is known who wrote the change (`implementers`), else without a model. @throws EvalGateConfigError where a known implementer leaves no reviewer.
 */
function previewGates(reading, implementers, credentials) {
    const open = {
        ...reading.plan,
        stages: reading.plan.stages.map((stage) => stage.gate === null
            ? stage
            : { ...stage, agents: stage.agents.map((agent) => ({ ...agent, model: agent.modelAsked })) }),
    };
    const ruled = implementers === undefined ? withoutRule(reading.plan) : reading.plan;
    const bound = bindGates(ruled, implementers ?? [], credentials);
    const missing = [...reading.missing, ...bound.missing];
    return { plan: implementers === undefined ? open : bound.plan, missing };
}
/** For what is missing whoever wrote the change. */
function withoutRule(plan) {
    return {
        ...plan,
        stages: plan.stages.map((stage) => ({
            ...stage,
            gate: stage.gate === null ? null : { ...stage.gate, selection: ModelSelection.SameModelOk },
        })),
    };
}
/** The router's picks by effort, other families first. */
function routed(agent, implementers, credentials) {
    if (agent.modelAsked !== null)
        return [];
    const picks = routeModels({
        effort: agent.effort,
        adapter: agent.adapterNamed === null ||
            agent.adapterNamed === 'command' ||
            agent.adapterNamed === 'static' ||
            agent.adapterNamed === 'sarif'
            ? undefined
            : agent.adapterNamed,
        override: undefined,
        has: (vendor) => credentials.has(vendor),
        usedFamilies: new Set(implementers.map(familyOf)),
    });
    return picks.map(({ adapter, model }) => (model.includes('/') ? model : `${adapter}/${model}`));
}
/** Candidates that a call can be made to; all of them where none can, so that the error names what is missing. */
function usable(candidates, agent, credentials) {
    const ready = candidates.filter((model) => missingVariables(agent.adapterNamed ?? (0,agents_identity/* adapterOfModel */.ge)(model), credentials).length === 0);
    return ready.length > 0 ? ready : candidates;
}

;// CONCATENATED MODULE: ./build/agents/gate-prompt.js
/**
 * The prompt of the review gate: specification, diff and test output, and nothing else. The builder's type has no
 * other field, so nothing else can get in: no findings of others, no title, no transcript.
 */

function buildGatePrompt(inputs) {
    const fence = (0,agents_fence/* createFence */.K)([inputs.spec, inputs.diff, inputs.testOutput]);
    const text = [
        '## Spec\n\n',
        fence.wrap('SPEC', inputs.spec),
        '\n\n## Diff\n\n',
        fence.wrap('DIFF', inputs.diff),
        '\n\n## Test output\n\n',
        fence.wrap('TEST-OUTPUT', inputs.testOutput),
        '\n',
    ].join('');
    return [{ text, shared: true }];
}

;// CONCATENATED MODULE: ./build/agents/gate-verdict.js
/**
 * The gate's reply → verdict, as the reference's parser reads it (vectors model-responses.json `structured_verdict`).
 * Whatever is unknown, unparseable or missing is `fail`: an outage never opens the gate. Stricter in one point:
 * a reply with a key twice never passes.
 */


/** True for everything but `pass`. */
function blocksMerge(verdict) {
    return verdict.state !== 'pass';
}
const SHOWN_OF_UNPARSEABLE = 200;
function parseStructuredVerdict(raw) {
    const text = withoutFenceLines((0,python_text/* pythonStrip */.pn)(typeof raw === 'string' ? raw : ''));
    const value = parseLenient(text);
    if (value === undefined) {
        const shown = [...text].slice(0, SHOWN_OF_UNPARSEABLE).join('');
        return failure(`reviewer returned unparseable response: ${shown}`, 'unparseable reviewer response');
    }
    if (!(0,json/* isJsonObject */.OW)(value))
        return failure(`reviewer response was not an object: ${pythonType(value, text)}`, 'non-object reviewer response');
    const stated = typeof value['state'] === 'string' ? value['state'].toLowerCase() : '';
    const known = stated === 'pass' || stated === 'questions' ? stated : 'fail';
    return {
        state: known === 'pass' && hasDuplicateKey(text) ? 'fail' : known,
        summary: 'summary' in value ? (0,python_text/* pythonStr */.qV)(value['summary']) : '',
        issues: texts(value['issues']),
        questions: texts(value['questions']),
        confidence: confidenceOf(value['confidence']),
    };
}
function failure(summary, issue) {
    return { state: 'fail', summary, issues: [issue], questions: [], confidence: 1 };
}
/** A text that opens with a fence loses every line that is one. */
function withoutFenceLines(text) {
    if (!text.startsWith('```'))
        return text;
    return (0,python_text/* pythonStrip */.pn)((0,python_text/* pythonLines */._t)(text)
        .filter((line) => !(0,python_text/* pythonStrip */.pn)(line).startsWith('```'))
        .join('\n'));
}
/** The words that Python's JSON knows and JSON does not, as texts of their names. */
function withoutBareWords(text) {
    return text.replace(/"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g, (token) => token.startsWith('"') ? token : `"${token}"`);
}
/** JSON as Python reads it: `NaN` and `Infinity` are numbers there; here they stand as texts of their names. */
function parseLenient(text) {
    if (text.startsWith('\ufeff'))
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        // Only bare words outside of strings are replaced.
    }
    try {
        return JSON.parse(withoutBareWords(text));
    }
    catch {
        return undefined;
    }
}
function hasDuplicateKey(text) {
    const reading = (0,json/* readStrictJson */.Sr)(withoutBareWords(text));
    return !reading.ok && reading.fault === 'duplicate-key';
}
/** `float(x)` clamped to 0..1; what is no number, and not-a-number itself, is 1. */
function confidenceOf(value) {
    const number = typeof value === 'number'
        ? value
        : typeof value === 'boolean'
            ? Number(value)
            : typeof value === 'string'
                ? pythonFloat(value)
                : Number.NaN;
    return Number.isNaN(number) ? 1 : Math.min(1, Math.max(0, number));
}
function pythonFloat(text) {
    const trimmed = (0,python_text/* pythonStrip */.pn)(text).replace(/(?<=\d)_(?=\d)/g, '');
    if (/^[-+]?(?:inf|infinity)$/i.test(trimmed))
        return trimmed.startsWith('-') ? -Infinity : Infinity;
    return /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(trimmed) ? Number(trimmed) : Number.NaN;
}
function texts(value) {
    return Array.isArray(value) ? value.map(python_text/* pythonStr */.qV) : [];
}
function pythonType(value, text) {
    if (value === null)
        return 'NoneType';
    if (Array.isArray(value))
        return 'list';
    if (typeof value === 'boolean')
        return 'bool';
    if (typeof value === 'number')
        return /[.eE]/.test(text) ? 'float' : 'int';
    return 'str';
}

;// CONCATENATED MODULE: ./build/agents/leak-guard.js
/**
 * Whether an implementer's transcript has got into a reviewer's prompt: any run of 80 characters of it, white space
 * aside. The whole transcript is looked at, in time linear in the texts; what also stands in the diff is no leak.
 */
/** Shorter runs are quotations and idioms, not a transcript. */
const LEAK_LENGTH = 80;
const BASE_ONE = 131;
const BASE_TWO = 137;
const MODULUS_ONE = 0x7fffffff;
const MODULUS_TWO = 0x3fffff;
/** True where `text` holds a run of the transcript that `allowed` (the diff) does not hold too. */
function leaks(transcript, text, allowed = '') {
    const source = flatten(transcript);
    const target = flatten(text);
    if (source.length < LEAK_LENGTH || target.length < LEAK_LENGTH)
        return false;
    const [shorter, longer] = source.length <= target.length ? [source, target] : [target, source];
    const known = windows(shorter);
    let excused;
    for (const [key, at] of eachWindow(longer)) {
        const hit = known.get(key);
        const run = longer.slice(at, at + LEAK_LENGTH);
        if (hit === undefined || shorter.slice(hit, hit + LEAK_LENGTH) !== run)
            continue;
        excused ??= [flatten(allowed), flatten(allowed.replace(/^[+\- ]/gm, ''))].map((diff) => ({
            keys: windows(diff),
            text: diff,
        }));
        if (!excused.some(({ keys, text: diff }) => diff.slice(keys.get(key) ?? diff.length).startsWith(run)))
            return true;
    }
    return false;
}
function flatten(text) {
    return text.replace(/\s+/g, ' ').trim();
}
/** First place of each window of the text, by its hash. */
function windows(text) {
    const places = new Map();
    for (const [key, at] of eachWindow(text))
        if (!places.has(key))
            places.set(key, at);
    return places;
}
/** A rolling hash over windows of the leak's length; two moduli make one key below 2^53. */
function* eachWindow(text) {
    if (text.length < LEAK_LENGTH)
        return;
    const [dropOne, dropTwo] = [power(BASE_ONE, MODULUS_ONE), power(BASE_TWO, MODULUS_TWO)];
    let one = 0;
    let two = 0;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        one = (one * BASE_ONE + code) % MODULUS_ONE;
        two = (two * BASE_TWO + code) % MODULUS_TWO;
        const out = at - LEAK_LENGTH;
        if (out >= 0) {
            const gone = text.charCodeAt(out);
            one = (one - ((gone * dropOne) % MODULUS_ONE) + MODULUS_ONE) % MODULUS_ONE;
            two = (two - ((gone * dropTwo) % MODULUS_TWO) + MODULUS_TWO) % MODULUS_TWO;
        }
        if (at >= LEAK_LENGTH - 1)
            yield [one * (MODULUS_TWO + 1) + two, at - LEAK_LENGTH + 1];
    }
}
/** base^80 mod modulus: the weight of the character that leaves the window. */
function power(base, modulus) {
    let result = 1;
    for (let step = 0; step < LEAK_LENGTH; step += 1)
        result = (result * base) % modulus;
    return result;
}

;// CONCATENATED MODULE: ./build/agents/review-gate.js
/**
 * The fresh-context review gate: one reviewer in a session of its own, on another model than the implementer's,
 * seeing specification, diff and test output only, whose three-valued verdict decides. The contract is code.
 */






class ReviewGate {
    #options;
    /** @throws FreshContextViolation for `requiresFreshSession: false`. */
    constructor(options) {
        if ((options.requiresFreshSession ?? true) !== true) {
            throw new FreshContextViolation('A review gate always has a fresh session.', 'Remove requires_fresh_session: false.');
        }
        const modes = Object.values(ModelSelection);
        if (options.modelSelection !== undefined && !modes.includes(options.modelSelection)) {
            throw new EvalGateConfigError(`${JSON.stringify(options.modelSelection)} is no model selection.`, `Use one of ${modes.join(', ')}.`);
        }
        this.#options = options;
    }
    /** Order: model, session, prompt, leak check, call, verdict. @throws EvalGateConfigError, FreshContextViolation. */
    async run(implementer, inputs, options = {}) {
        const { reviewer, warning } = selectReviewer({
            mode: this.#options.modelSelection ?? ModelSelection.DifferentModelPreferred,
            implementers: [implementer.model],
            candidates: options.candidates ?? [],
            explicit: options.reviewer ?? null,
        });
        if (warning !== undefined)
            this.#options.onWarning?.(warning);
        const sessionId = freshSessionId(implementer.sessionId);
        const prompt = buildGatePrompt(inputs)
            .map(({ text }) => text)
            .join('');
        refuseLeak(implementer.transcript ?? '', inputs);
        const reply = await this.#options.reviewerCall({ model: reviewer, sessionId, prompt });
        const parse = this.#options.verdictParser ?? parseStructuredVerdict;
        return parse(typeof reply === 'string' ? reply : '') ?? parseStructuredVerdict('');
    }
}
/** A session id that no other call has, and that is not the implementer's. */
function freshSessionId(implementer) {
    const id = `review-${(0,external_node_crypto_.randomBytes)(16).toString('base64url')}`;
    return id === implementer ? freshSessionId(implementer) : id;
}
/** @throws FreshContextViolation that names the input which holds the implementer's transcript. */
function refuseLeak(transcript, inputs) {
    for (const [name, text] of [
        ['specification', inputs.spec],
        ['test output', inputs.testOutput],
    ]) {
        if (leaks(transcript, text, inputs.diff)) {
            throw new FreshContextViolation(`The ${name} holds text of the implementer's transcript, so the reviewer would not be fresh; no call was made.`, `Take the transcript's text out of the ${name}.`);
        }
    }
}

;// CONCATENATED MODULE: ./build/change/implementer.js
/** Which models wrote a change, as its commits say: co-author and assisted-by lines, and authors that are agents. */
/**
 * Known coding agents, by the names and addresses they sign with, and the family they run on; null where it varies.
 * Names that people have too (Claude, Devin) count only alone or with the agent's own words.
 */
const AGENTS = [
    {
        sign: /^claude(?: code| (?:opus|sonnet|haiku)\b.*|\[bot\])?(?: \([^)]*\))?(?: <|$)|@anthropic\.com>/i,
        family: 'claude',
    },
    { sign: /\bcodex\b|@openai\.com>|\bchatgpt\b/i, family: 'gpt' },
    { sign: /^gemini\b|\bgemini-c|google-labs-jules|\bjules\[bot\]/i, family: 'gemini' },
    { sign: /^grok\b/i, family: 'grok' },
    { sign: /^qwen\b/i, family: 'qwen' },
    {
        sign: /\bcopilot\b|^cursor(?: agent)?\b|cursoragent|^devin(?: ai)?(?: <|$)|devin-ai|\baider\b|^amp(?: <|$)|openhands|^windsurf\b|^cline(?: <|$)/i,
        family: null,
    },
];
/** A model's name inside a signature, such as `aider (gpt-5.1)` or `Claude Opus 4.5`. */
const MODEL_NAME = /\b((?:claude|gpt|gemini|grok|qwen|deepseek|kimi|glm|llama|mistral|codestral)-[\w.:-]+|(?:opus|sonnet|haiku)-\d[\w.-]*)/i;
const CLAUDE_WORDS = /\bclaude\s+(opus|sonnet|haiku)\s+(\d+)(?:\.(\d+))?/i;
const TRAILER = /^(?:co-authored-by|assisted-by|generated-by|ai-assisted-by|authored-by)\s*:\s*(.+)$/gim;
const GENERATED = /\bgenerated (?:with|by) \[?([^\]\n(]+)/gi;
/** Models, or at least families, each once; empty where no commit names a coding agent. */
function detectImplementers(commits) {
    return [...new Set(commits.flatMap(implementersOf))];
}
/** A commit that names a model of a family says no more by naming the family too. */
function implementersOf({ author, message }) {
    const signatures = [
        ...[TRAILER, GENERATED].flatMap((lines) => [...message.matchAll(lines)].map((match) => match[1] ?? '')),
        author,
    ].map((text) => text.trim());
    const found = signatures.flatMap((signature) => {
        const agent = AGENTS.find(({ sign }) => sign.test(signature));
        return agent === undefined ? [] : [{ family: agent.family, model: modelIn(signature) }];
    });
    const models = found.flatMap(({ model }) => (model === undefined ? [] : [model]));
    const families = found.flatMap(({ family, model }) => family === null || model !== undefined || models.some((name) => name.includes(family)) ? [] : [family]);
    return [...models, ...families];
}
function modelIn(signature) {
    const words = CLAUDE_WORDS.exec(signature);
    if (words !== null)
        return `claude-${words[1]?.toLowerCase()}-${words[2]}${words[3] === undefined ? '' : `-${words[3]}`}`;
    const named = MODEL_NAME.exec(signature)?.[1]?.toLowerCase();
    return named !== undefined && /^(?:opus|sonnet|haiku)/.test(named) ? `claude-${named}` : named;
}

;// CONCATENATED MODULE: ./build/gate-material.js
/** What a gate needs beside the change, gathered and checked before the first call of the run. */




/** Who wrote the change: as the operator says, else as the commits do. `unknown` is no name. */
async function gate_material_implementersOf(settings, obtained) {
    const named = namedImplementer(settings);
    return named.length > 0 ? named : detectImplementers(await obtained.commits());
}
function namedImplementer({ implementerModel }) {
    const named = implementerModel?.trim() ?? '';
    return named === '' || named.toLowerCase() === 'unknown' ? [] : [named];
}
/** @throws EvalGateConfigError, FreshContextViolation, or ReviewError for a file that can't be read. */
async function prepareGates(settings, ports, plan, obtained, implementersNow) {
    if (!plan.stages.some(({ gate }) => gate !== null))
        return { plan, missing: [], material: undefined };
    const implementers = await implementersNow();
    ports.log.info(`implementer: ${implementers.length === 0 ? 'unknown' : implementers.join(', ')}`);
    const bound = bindGates(plan, implementers, ports.credentials);
    for (const warning of bound.warnings)
        ports.log.warn(warning);
    const contract = await ports.shipped('gate.md');
    if (contract === undefined)
        throw new errors/* ReviewError */.Z('internal', 'The shipped gate.md is missing.', {
            next: 'Install the package again.',
        });
    const optional = async (path) => path === undefined ? '' : ports.readFile(path);
    const material = {
        spec: settings.spec === undefined ? await defaultSpec(obtained) : await ports.readFile(settings.spec),
        testOutput: await optional(settings.testOutput),
        contract,
        implementers,
    };
    refuseLeak(await optional(settings.implementerTranscript), {
        spec: material.spec,
        testOutput: material.testOutput,
        diff: Buffer.from(obtained.change.diff).toString('utf8'),
    });
    return { plan: bound.plan, missing: bound.missing, material };
}
async function defaultSpec({ change, linkedIssues }) {
    const issues = await linkedIssues();
    return issues.length > 0 ? issues.join('\n\n') : `# ${change.title}\n\n${change.description}`;
}

// EXTERNAL MODULE: ./build/pipeline/problem.js
var problem = __nccwpck_require__(9328);
;// CONCATENATED MODULE: ./build/plan-of-run.js
/** From the located pipeline file to the plan of a run. */


/** The schema library loads here, while the first request is on its way. */
async function plan_of_run_load(ports, located) {
    const { loadPipeline } = await Promise.all(/* import() */[__nccwpck_require__.e(153), __nccwpck_require__.e(438)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7438));
    const loaded = await loadPipeline(located, ports.shipped);
    for (const warning of loaded.warnings)
        ports.log.warn((0,problem.formatProblem)(located.path, warning));
    ports.pipelineWarnings(located.path, loaded.warnings);
    return loaded;
}
/** Whether somebody asks what the change calls for: a reviewer that waits for it, or a critic. */
function needsDetection({ stages }) {
    return stages.some(({ kind, agents }) => kind === 'critic' || agents.some(({ when }) => when === 'auto'));
}
/** Whether a model is the router's to pick, so that it matters who wrote the change. */
function routesModels({ stages }) {
    return stages.some(({ kind, agents }) => agents.some(({ model, adapter, command, sarif }) => kind !== 'gate' &&
        model === null &&
        adapter !== 'static' &&
        command === undefined &&
        sarif === undefined));
}
function planOf(ports, located, loaded, implementers, situation) {
    const stem = (located.path.split('/').at(-1) ?? '').replace(/\.ya?ml$/i, '');
    return resolvePlan(loaded.pipeline, stem === '' ? 'review' : stem, ports.credentials, implementers, situation);
}

;// CONCATENATED MODULE: ./build/change/coverage.js
/** The ledger of what was seen: for every changed line in scope, which delivered agent saw it. */

class CoverageLedger {
    #files;
    #seen;
    #perAgent = new Map();
    constructor(files) {
        this.#files = files;
        this.#seen = blank(files);
    }
    /** `agent` delivered a reply on these lines. */
    mark(agent, ranges) {
        const own = this.#perAgent.get(agent) ?? blank(this.#files);
        this.#perAgent.set(agent, own);
        for (const { file, from, to } of ranges) {
            this.#seen[file]?.fill(1, from, to);
            own[file]?.fill(1, from, to);
        }
    }
    /** `agent` saw every line in scope (a deterministic agent). */
    markAll(agent) {
        this.mark(agent, this.#files.map((file, index) => ({ file: index, from: 0, to: (0,change_change/* countChangedLines */.V)(file) })));
    }
    summary() {
        const total = this.#seen.reduce((sum, lines) => sum + lines.length, 0);
        const covered = this.#seen.reduce((sum, lines) => sum + coverage_count(lines), 0);
        const uncovered = this.#files.flatMap((file, index) => uncoveredOf(file, this.#seen[index] ?? new Uint8Array()));
        const unknown = this.#files.filter((file) => file.unavailable !== undefined).length;
        const agents = [...this.#perAgent].map(([agent, files]) => ({
            agent,
            lines: files.reduce((sum, lines) => sum + coverage_count(lines), 0),
        }));
        return {
            total,
            covered,
            fraction: total + unknown === 0 ? 1 : covered / (total + unknown),
            uncovered,
            agents,
        };
    }
}
function uncoveredOf(file, seen) {
    if (file.unavailable !== undefined)
        return [{ path: file.path, lines: [], count: 0, reason: file.unavailable }];
    const missing = [...(0,change_change/* changedLines */.M)(file)].filter((_, ordinal) => seen[ordinal] !== 1);
    return missing.length === 0
        ? []
        : [{ path: file.path, lines: spans(missing), count: missing.length, reason: undefined }];
}
/** Runs of neighbouring lines on one side, as `from-to (head)` or `from-to (base)`. */
function spans(lines) {
    const result = [];
    for (const side of ['LEFT', 'RIGHT']) {
        const numbers = lines.filter((line) => line.side === side).map(({ line }) => line);
        let start = numbers[0];
        numbers.forEach((line, index) => {
            if (numbers[index + 1] === line + 1)
                return;
            const span = start === line ? `${line}` : `${start}-${line}`;
            result.push(`${span} (${side === 'LEFT' ? 'base' : 'head'})`);
            start = numbers[index + 1];
        });
    }
    return result;
}
function blank(files) {
    return files.map((file) => new Uint8Array((0,change_change/* countChangedLines */.V)(file)));
}
function coverage_count(lines) {
    let sum = 0;
    for (const seen of lines)
        sum += seen;
    return sum;
}

// EXTERNAL MODULE: ./build/agents/tokens.js
var tokens = __nccwpck_require__(1109);
// EXTERNAL MODULE: ./build/context/change-text.js
var change_text = __nccwpck_require__(5520);
// EXTERNAL MODULE: ./build/stages/prepare-agent.js + 2 modules
var prepare_agent = __nccwpck_require__(4405);
;// CONCATENATED MODULE: ./build/estimate.js
/** What a run would send, before it is paid for: input tokens, calls and cost of each agent over a change at hand. */




/** Later stages also carry what earlier ones will say, which nobody knows yet. */
async function estimateRun(plan, inputs, prices) {
    const estimates = [];
    const add = (agent, plan, calls, inputTokens) => {
        const price = plan.model === null ? undefined : prices.price(plan.adapter, plan.model, { ...model_client/* NO_USAGE */.y, inputTokens });
        estimates.push({ agent, calls, inputTokens, costUsd: price ?? null });
    };
    // Of the context, at least what every one of its calls begins with; what it will find nobody knows yet.
    const diff = plan.context === null ? '' : (0,change_text/* diffText */.NI)(inputs.scope.reviewed);
    for (const agent of plan.context?.stage.agents ?? [])
        add(`context/${agent.label}`, agent, 1, (0,tokens/* estimateTokens */.b)(`${inputs.templates.get(agent.promptTemplate ?? '') ?? ''}${agent.label === 'join' ? '' : diff}`));
    for (const stage of plan.stages) {
        // Nobody knows yet how many findings there will be to attack.
        if (stage.kind === 'panel' || stage.kind === 'critic')
            continue;
        for (const agent of stage.agents) {
            if (agent.adapter === 'static' || agent.adapter === 'sarif')
                continue;
            const { parts } = await (0,prepare_agent/* prepareAgent */.p)(agent, inputs);
            const inputTokens = parts.reduce((sum, { prompt }) => sum + (0,tokens/* estimateTokens */.b)([prompt.system, ...prompt.parts.map(({ text }) => text)].join('')), 0);
            add(`${stage.name}/${agent.label}`, agent, parts.length, inputTokens);
        }
    }
    return estimates;
}
/** The first limit that the estimates break together, and by how much. */
function brokenLimit(limits, estimates) {
    const calls = estimates.reduce((sum, each) => sum + each.calls, 0);
    const tokens = estimates.reduce((sum, each) => sum + each.inputTokens, 0);
    const cost = estimates.reduce((sum, each) => sum + (each.costUsd ?? 0), 0);
    if (limits.max_calls !== undefined && calls > limits.max_calls)
        return `max_calls ${limits.max_calls} (the run needs ${calls})`;
    if (limits.max_input_tokens !== undefined && tokens > limits.max_input_tokens)
        return `max_input_tokens ${limits.max_input_tokens} (the run needs about ${tokens})`;
    return limits.max_cost_usd !== undefined && cost > limits.max_cost_usd
        ? `max_cost_usd ${limits.max_cost_usd} (the input alone costs about ${cost.toFixed(4)})`
        : undefined;
}
function renderEstimates(estimates) {
    const lines = estimates.map(({ agent, calls, inputTokens, costUsd }) => {
        const cost = costUsd === null ? 'price unknown' : `$${costUsd.toFixed(4)} for the input`;
        return `  ${agent}: ${calls} call${calls === 1 ? '' : 's'}, about ${inputTokens} input tokens, ${cost}`;
    });
    const tokens = estimates.reduce((sum, { inputTokens }) => sum + inputTokens, 0);
    const known = estimates.flatMap(({ costUsd }) => (costUsd === null ? [] : [costUsd]));
    const cost = known.reduce((sum, each) => sum + each, 0);
    const whole = known.length === estimates.length ? `$${cost.toFixed(4)} for the input` : 'price unknown';
    const total = estimates.length > 1 ? `\n  in all: about ${tokens} input tokens, ${whole}` : '';
    return `Estimated for this change:\n${lines.join('\n')}${total}\n`;
}

;// CONCATENATED MODULE: ./build/report/plan-text.js
/** The resolved plan for a person: what --validate-only and --dry-run print. */
function renderPlan(plan, source, missing, rules) {
    const lines = [
        `Review pipeline: ${plan.name}`,
        `  read from: ${source}`,
        `  pass_threshold=${plan.passThreshold.toFixed(2)}  block_on_fail=${plan.blockOnFail}  coverage=${plan.coverage}`,
        `  ruleset=${rules.ruleset.digest} (${rules.ruleset.rules.length} rules${rules.source === null ? '' : ` from ${rules.source}`})`,
        ...limitLines(plan),
        '',
        ...plan.stages.flatMap((stage, index) => stageLines(stage, index, missing)),
        ...contextLines(plan),
        ...(plan.dimensions.length === 0 ? [] : ['', 'Dimensions:']),
        ...plan.dimensions.map(({ dimension, state, reason }) => `   - ${dimension}: ${state} (${reason})`),
    ];
    return `${lines.join('\n')}\n`;
}
function limitLines(plan) {
    const limits = Object.entries(plan.limits).map(([name, value]) => `${name}=${value}`);
    return [
        ...(limits.length === 0 ? [] : [`  limits: ${limits.join('  ')}`]),
        ...(plan.ignore.length === 0 ? [] : [`  ignore: ${plan.ignore.join('  ')}`]),
    ];
}
function contextLines({ context }) {
    if (context === null)
        return [];
    const { paths, stage } = context;
    const named = Object.entries(paths ?? {}).flatMap(([name, path]) => path === undefined ? [] : [`${name} ${path}`]);
    const models = stage.agents.map(({ role, adapter, model }) => `${role}: ${adapter} ${model ?? ''}`.trimEnd());
    return [
        '',
        paths === null
            ? `Context: built in the run${models.length === 0 ? ', without a model' : ''}`
            : `Context: ${named.join(', ')}`,
        ...models.map((line) => `   - ${line}`),
    ];
}
function stageLines(stage, index, missing) {
    const aggregator = stage.strategy === 'weighted' ? `weighted@${stage.threshold.toFixed(2)}` : stage.strategy;
    return [
        `${index + 1}. ${stage.name}  kind=${stage.kind}  parallelism=${stage.parallelism}  aggregator=${aggregator}  fail_on=${stage.failOn}  on_error=${stage.onError}`,
        ...(stage.description === null ? [] : [`   ${stage.description}`]),
        ...(stage.gate === null
            ? []
            : [
                `   gate: ${stage.gate.selection}${stage.gate.candidates.length === 0 ? '' : `, candidates ${stage.gate.candidates.join(', ')}`}`,
            ]),
        ...stage.agents.map((agent) => `   - ${agentLine(stage, agent, missing)}`),
    ];
}
function agentLine(stage, agent, missing) {
    const gap = missing.find((entry) => entry.stage === stage.name && entry.agent === agent.label);
    const model = agent.model === null ? '' : ` ${agent.model}`;
    const picked = stage.gate === null && agent.modelAsked === null && agent.model !== null
        ? ` (picked by effort ${agent.effort})`
        : '';
    const template = agent.promptTemplate === null ? '' : `, template ${agent.promptTemplate}`;
    const detail = agent.command !== null ? `: ${agent.command.join(' ')}` : agent.sarif !== null ? `: ${agent.sarif}` : '';
    const note = gap === undefined ? '' : `  [cannot run: set ${gap.variables.join(' or ')}]`;
    if (stage.gate !== null && agent.model === null && agent.command === null)
        return `${agent.label}: model decided when it is known who wrote the change${note}`;
    return `${agent.label}: ${agent.adapter}${model}${picked}${detail}${template}${note}`;
}

// EXTERNAL MODULE: ./build/findings/similarity.js
var similarity = __nccwpck_require__(4724);
;// CONCATENATED MODULE: ./build/findings/metrics.js

const METRICS_WARNING = 'Operational figures: none is a target, none is good or bad, none enters a verdict; map utilisation is no sign of quality.';
const NO_SOURCES = { use: [], rows: new Map(), claims: [] };
/** Denominators are taken before anything is filtered. */
function metricsOf({ findings, counts }, sources = NO_SOURCES) {
    const all = findings.length;
    const having = (test) => findings.filter(test).length;
    const kinds = (finding) => new Set(finding.members.flatMap(({ finding: own }) => own.evidence
        .map(({ kind }) => kind)
        .filter((kind) => kind === 'code' || kind === 'test' || kind === 'doc')));
    const withEvidence = having((finding) => kinds(finding).size > 0);
    return {
        mapUtilisation: share(having(({ members }) => members.some(({ finding }) => (finding.mapAnchor?.rowId ?? null) !== null)), all),
        independentPremises: share(having(({ members }) => members.some(({ provenance, finding }) => provenance.value === 'independent' || isClaimed(finding.loadBearingPremise, sources.claims))), all),
        premiseChallenge: share(counts.panel?.premisesAnswered ?? 0, counts.panel?.premisesEligible ?? 0),
        mapChallenge: mapChallenge(sources),
        mapGap: share(having(({ tags }) => tags.includes('map-gap')), all),
        crossSource: share(having((finding) => kinds(finding).size >= 2), withEvidence),
        corroborated: agreements(findings, 'corroborated'),
        echoes: agreements(findings, 'echo'),
    };
}
/** Overlap of a premise with a claim or a row from which they say the same. */
const SAME = 0.6;
/** Reconstructed by somebody who never saw the reviewer's premise, nor the reviewer the claim. */
function isClaimed(premise, claims) {
    return premise !== null && claims.some((claim) => (0,similarity/* jaccard */.xX)(premise, claim) >= SAME);
}
function mapChallenge({ use, rows }) {
    let [used, tested] = [0, 0];
    for (const reviewer of use) {
        const consumed = reviewer.placed.filter((id) => reviewer.findings.some(({ mapAnchor, loadBearingPremise }) => mapAnchor?.rowId === id ||
            (loadBearingPremise !== null && (0,similarity/* jaccard */.xX)(loadBearingPremise, rows.get(id) ?? '') >= SAME)));
        used += consumed.length;
        tested += consumed.filter((id) => reviewer.tested.includes(id)).length;
    }
    return share(tested, used);
}
/** Groups of agreement: findings that are linked as one defect in several places are one group. */
function agreements(findings, kind) {
    const counted = new Set();
    return findings.filter(({ id, agreement, relation }) => {
        if (agreement?.kind !== kind)
            return false;
        const known = relation.crossReference.some((other) => counted.has(other));
        counted.add(id);
        return !known;
    }).length;
}
function share(part, whole) {
    return whole === 0 ? null : part / whole;
}

;// CONCATENATED MODULE: ./build/stages/dimension-counts.js
function countDimensions({ dimensions }, stages) {
    const states = stages.flatMap(({ plan, reports }) => reports.filter((_, index) => (plan.agents[index]?.dimension ?? null) !== null).map(({ state }) => state));
    const count = (...wanted) => states.filter((state) => wanted.includes(state)).length;
    return {
        planned: dimensions.length,
        skipped: dimensions.filter(({ state }) => state === 'skipped' || state === 'not available').length,
        delivered: count('delivered', 'no-findings', 'off-topic'),
        salvaged: count('degraded'),
        notDelivered: count('not-delivered'),
    };
}
/** Stages that did not run leave reviewers without a state, and that is told elsewhere. */
function dimensionFaults(counts, complete) {
    const { planned, skipped, delivered, salvaged, notDelivered } = counts;
    return complete && planned !== skipped + delivered + salvaged + notDelivered
        ? ['dimensions ≠ skipped + delivered + salvaged + not delivered']
        : [];
}

;// CONCATENATED MODULE: ./build/verdict/issues.js
/** `stage/role: issue`, or the feedback where a rejecting agent gave no issues; empty feedback gives nothing. */
function flattenIssues(agents) {
    return agents
        .filter(({ vote }) => vote === 'request_changes')
        .flatMap(({ stage, role, feedback, issues }) => {
        const texts = issues.length > 0 ? issues : feedback === '' ? [] : [feedback];
        return texts.map((text) => `${stage}/${role}: ${text}`);
    });
}

;// CONCATENATED MODULE: ./build/verdict/pipeline-verdict.js
/**
 * Stage verdicts → pipeline verdict → outcome. Rules: DESIGN.md "Verdict"; figures and texts for complete
 * reviews equal the reference's (vectors/aggregation.json).
 */

/** Every reason in `incomplete` keeps the pipeline from approving. */
function foldPipeline(rule, stages, incomplete) {
    const reasons = [...incompleteStages(stages), ...incomplete];
    const counted = stages.filter((stage) => stage.counted !== false);
    const stagesPassed = counted.filter(({ verdict }) => verdict === 'approve').length;
    const stagesTotal = counted.length;
    const passScore = stagesTotal === 0 ? 0 : stagesPassed / stagesTotal;
    const verdict = reasons.length === 0 && passScore >= rule.passThreshold && !stages.some(failsHardGate)
        ? 'approve'
        : 'request_changes';
    const figures = `${stagesPassed}/${stagesTotal} stages passed, score=${(0,python_text/* formatTwoDecimals */.yk)(passScore)}, threshold=${(0,python_text/* formatTwoDecimals */.yk)(rule.passThreshold)}`;
    const suffix = reasons.length === 0 ? '' : '; review incomplete';
    return {
        verdict,
        passScore,
        stagesPassed,
        stagesTotal,
        feedback: `pipeline ${verdict} (${figures})${suffix}`,
        incomplete: reasons,
    };
}
/** `changes-requested` needs a delivered vote that rejects in a stage that failed; else nobody said no. */
function outcomeOf(pipeline, stages) {
    if (pipeline.verdict === 'approve')
        return 'approved';
    const rejects = stages.some((stage) => stage.verdict === 'request_changes' && stage.rejected);
    return rejects ? 'changes-requested' : 'not-reviewed';
}
/**
 * Whether the merge is blocked. `block_on_fail: false` lets requested changes through; it does not let a
 * review through that did not happen (INTERFACE.md "Exit codes").
 */
function pipeline_verdict_blocksMerge(outcome, blockOnFail) {
    switch (outcome) {
        case 'changes-requested':
            return blockOnFail;
        case 'not-reviewed':
        case 'needs-operator':
            return true;
        case 'approved':
        case 'skipped':
        case 'validated':
        case 'dry-run':
            return false;
    }
}
function failsHardGate(stage) {
    return stage.strategy === 'all' && stage.verdict === 'request_changes';
}
function incompleteStages(stages) {
    if (stages.length === 0)
        return ['no stage ran'];
    return stages
        .filter(({ deliveredCount }) => deliveredCount === 0)
        .map(({ name, totalCount }) => `stage "${name}": none of its ${totalCount} agents delivered a vote`);
}

;// CONCATENATED MODULE: ./build/report/record-parts.js
/** The parts of a record, made from what stages and consolidation end with. */

/** Of the panel and of the follow-up's, as the findings stand at the end. */
function panelRecord(stages, counts) {
    const panel = stages.find(({ plan }) => plan.kind === 'panel')?.panel ?? null;
    if (panel === null)
        return null;
    const { guardOn, mode, raw } = panel;
    const abstentions = stages.reduce((sum, stage) => sum + (stage.panel?.abstentions ?? 0), 0);
    const degraded = abstentions === 0 ? '' : `; panel degraded: ${abstentions} abstentions`;
    const summary = counts.panel === null ? panel.summary : `${verificationLine(counts.panel)}${degraded}`;
    return { summary, guardOn, mode, raw, abstentions };
}
function criticRecord(stages) {
    const critic = stages.find((stage) => stage.critic !== null)?.critic ?? null;
    if (critic === null)
        return null;
    const { gaps, followUp, note, delivered } = critic;
    return { gaps, followUp, note, delivered };
}
function contextRecord(knowledge) {
    const { mode, reason, rows, notes, builtIn, duration, calls, artifacts, claims } = knowledge;
    return {
        ...{ mode, reason, rows, notes, builtIn, duration, calls },
        artifacts: artifacts.map(({ name, file, digest }) => ({ name, file, digest })),
        claims: claims ?? null,
    };
}
/** What the metrics are made from, of the reviewers of the first round. */
function metricSources({ stages, knowledge }) {
    return {
        use: stages
            .filter(({ plan }) => plan.kind === 'review')
            .flatMap(({ reports }) => reports.map(({ rowsPlaced, notes, members }) => ({
            placed: rowsPlaced,
            tested: notes.rowsTested.map(({ row }) => row),
            findings: members.map(({ finding }) => finding),
        }))),
        rows: new Map(knowledge.rows.map(({ id, text }) => [id, text])),
        claims: [
            ...(knowledge.claims?.claims ?? []).map(({ claim }) => claim),
            ...(knowledge.claims?.multiplicity ?? []).map(({ additional }) => additional),
        ],
    };
}
/** The id under which each reviewer's finding is reported. */
function idsOfMembers({ findings }) {
    return new Map(findings.flatMap(({ id, members }) => members.map((member) => [member, id])));
}
function stageRecord({ plan, reports, votes, verdict, afterPanel }, ids) {
    return {
        name: plan.name,
        kind: plan.kind,
        description: plan.description,
        strategy: plan.strategy,
        verdict: verdict.verdict,
        passScore: verdict.passScore,
        approveCount: verdict.approveCount,
        totalCount: verdict.totalCount,
        feedback: verdict.feedback,
        agents: reports.map(({ members, ...report }, index) => ({
            ...report,
            counted: votes[index]?.vote ?? 'abstain',
            findings: members.flatMap((member) => ids.get(member) ?? []),
        })),
        afterPanel: afterPanel === undefined || afterPanel === null
            ? null
            : {
                verdict: afterPanel.verdict.verdict,
                passScore: afterPanel.verdict.passScore,
                approveCount: afterPanel.verdict.approveCount,
                votes: afterPanel.votes.map(({ vote }) => vote),
            },
    };
}
function findingRecord({ severity, anchor, ...finding }) {
    return {
        ...finding,
        severity: severity.final,
        severityStated: severity.reviewer,
        adjustments: severity.adjustments,
        location: anchor === null
            ? null
            : { path: anchor.path, line: anchor.line, endLine: anchor.endLine, side: anchor.side },
        anchored: anchor?.kind ?? null,
        diffTier: anchor?.tier ?? null,
        reportedBy: [...new Set(finding.members.map(({ reporter }) => reporter))],
    };
}

;// CONCATENATED MODULE: ./build/report/record.js









const RECORD_SCHEMA = 'bernstein-review.record/1';
function changeRecord(change, scope) {
    return {
        pullRequest: change.pullRequest ?? null,
        title: change.title,
        baseSha: change.baseSha ?? null,
        headSha: change.headSha ?? null,
        source: change.source,
        diffDigest: (0,digest/* digestOf */.ol)(change.diff),
        files: change.files.map((file) => ({
            path: file.path,
            oldPath: file.oldPath,
            status: file.status,
            kind: file.kind,
            changedLines: (0,change_change/* countChangedLines */.V)(file),
        })),
        notes: scope.notes,
        excluded: scope.excluded,
    };
}
/** The record of a review that ran to an outcome. */
function recordOfReview(facts, finished) {
    const { plan, stages, pipelineVerdict } = finished;
    const dimensionCounts = countDimensions(plan, stages);
    const ids = idsOfMembers(finished.consolidation);
    return {
        ...recordWithoutReview(facts, finished.outcome, finished.reason),
        verdict: pipelineVerdict.verdict,
        blocksMerge: pipeline_verdict_blocksMerge(finished.outcome, plan.blockOnFail),
        passScore: pipelineVerdict.passScore,
        incomplete: pipelineVerdict.incomplete,
        pipeline: { name: plan.name, source: finished.source, planDigest: planDigest(plan) },
        plan,
        change: finished.change,
        coverage: finished.coverage,
        stages: stages.map((stage) => stageRecord(stage, ids)),
        findings: finished.consolidation.findings.map(findingRecord),
        findingCounts: finished.consolidation.counts,
        ruleset: { ...finished.rules.ruleset, source: finished.rules.source },
        countFaults: [
            ...countFaults(finished.consolidation.counts),
            ...dimensionFaults(dimensionCounts, stages.length === plan.stages.length),
        ],
        dimensionCounts,
        context: contextRecord(finished.knowledge),
        workTree: finished.workTree,
        panel: panelRecord(stages, finished.consolidation.counts),
        critic: criticRecord(stages),
        metrics: stages.some(({ panel }) => panel !== null) || finished.knowledge.mode === 'full'
            ? metricsOf(finished.consolidation, metricSources(finished))
            : null,
        implementers: finished.implementers,
        costUsd: finished.costUsd,
        issues: flattenIssues(stages.flatMap(({ plan: stage, reports, afterPanel }) => reports.map(({ role, vote, feedback, issues }, index) => ({
            stage: stage.name,
            role,
            vote: afterPanel?.votes[index]?.vote ?? vote,
            feedback,
            issues,
        })))),
        spent: finished.spent,
    };
}
/** The record of a pass, or of none, under the outcome of its contour. */
function withContour(record, contour) {
    if (contour.outcome === null)
        return { ...record, contour };
    const blocks = pipeline_verdict_blocksMerge(contour.outcome, true);
    const costs = contour.passes.map(({ costUsd }) => costUsd);
    return {
        ...record,
        contour,
        costUsd: costs.some((cost) => cost === null)
            ? null
            : costs.reduce((sum, cost) => sum + (cost ?? 0), 0),
        outcome: contour.outcome,
        blocksMerge: blocks,
        reason: contour.outcome === 'approved' ? record.reason : contour.reason,
    };
}
/** The record of a run that reviewed nothing: skipped, validated, a dry run, or stopped before it began. */
function recordWithoutReview(facts, outcome, reason) {
    return {
        schema: RECORD_SCHEMA,
        version: facts.version,
        startedAt: facts.startedAt,
        duration: facts.duration,
        outcome,
        verdict: null,
        blocksMerge: pipeline_verdict_blocksMerge(outcome, true),
        passScore: null,
        reason,
        incomplete: [],
        pipeline: null,
        plan: null,
        change: null,
        coverage: null,
        stages: [],
        findings: [],
        findingCounts: null,
        ruleset: null,
        countFaults: [],
        workTree: null,
        panel: null,
        critic: null,
        context: null,
        dimensionCounts: null,
        metrics: null,
        contour: null,
        implementers: null,
        costUsd: null,
        issues: [],
        spent: { calls: 0, inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
        warnings: facts.warnings,
    };
}

// EXTERNAL MODULE: ./build/rules/ruleset.js
var rules_ruleset = __nccwpck_require__(322);
;// CONCATENATED MODULE: ./build/rules/parse-rules.js
/**
 * A rules file → rules, exactly as the reference reads it (spec reference-facts 5; vectors ruleset-digests.json),
 * and a warning with its line for everything that the reference loses in silence.
 */


const HEADING = new RegExp(`^${python_text/* PYTHON_SPACE_CLASS */.V}{0,3}#{1,6}${python_text/* PYTHON_SPACE_CLASS */.V}+(.*)$`, 's');
const BULLET = new RegExp(`^${python_text/* PYTHON_SPACE_CLASS */.V}{0,3}[-*+]${python_text/* PYTHON_SPACE_CLASS */.V}+(.*)$`, 's');
const DEEP_BULLET = new RegExp(`^${python_text/* PYTHON_SPACE_CLASS */.V}{4,}[-*+]${python_text/* PYTHON_SPACE_CLASS */.V}+`, 's');
const NUMBERED = new RegExp(`^${python_text/* PYTHON_SPACE_CLASS */.V}*\\d+[.)]${python_text/* PYTHON_SPACE_CLASS */.V}+`, 's');
const FENCE = new RegExp(`^${python_text/* PYTHON_SPACE_CLASS */.V}{0,3}(\`\`\`|~~~)`);
const GLUED = /^ {0,3}#{1,6}(?:raise|guard)/i;
const FINGERPRINT = /fingerprint\s*:/i;
function parse_rules_parseRules(text) {
    const rules = [];
    const warnings = [];
    let section;
    let fenced = false;
    let afterBullet = false;
    let level = 0;
    let left;
    (0,python_text/* pythonLines */._t)(text).forEach((line, index) => {
        const warn = (message) => {
            warnings.push({ line: index + 1, message });
        };
        if (FENCE.test(line))
            fenced = !fenced;
        if (index === 0 && line.startsWith('\ufeff'))
            warn('a byte order mark hides a heading in the first line; save the file without it');
        if (line.includes('\ufffd'))
            warn('the line is not UTF-8, so its text is not what was written');
        if (GLUED.test(line))
            warn('a heading needs a blank behind its #; this line is prose');
        const heading = HEADING.exec(line)?.[1];
        if (heading !== undefined) {
            const kind = sectionOf(heading);
            const depth = /#+/.exec(line)?.[0].length ?? 0;
            left =
                kind !== undefined
                    ? undefined
                    : section !== undefined && depth > level
                        ? { kind: section, level }
                        : left !== undefined && depth > left.level
                            ? left
                            : undefined;
            section = kind;
            level = depth;
            afterBullet = false;
            if (fenced)
                warn('a heading inside a code fence counts as a heading of the rules; indent it by four blanks, or move it');
            return;
        }
        const bullet = BULLET.exec(line)?.[1];
        const rule = bullet === undefined ? '' : (0,python_text/* pythonStrip */.pn)(bullet);
        if (section === undefined) {
            if (rule !== '' && left !== undefined)
                warn(`a heading below "${left.kind}" ends its rules, so this bullet is none; take that heading out`);
            return;
        }
        if (section === 'raise' && FINGERPRINT.test(rule))
            warn('a fingerprint works under Guard only');
        if (section === 'guard' && FINGERPRINT.test(rule) && (0,rules_ruleset/* fingerprintIn */.I5)(rule) === undefined)
            warn('this fingerprint matches nothing; write the line as `- fingerprint:<id>`, as the report gives it');
        if (rule !== '') {
            rules.push((0,rules_ruleset/* makeRule */.Be)(section, rule));
            afterBullet = true;
            return;
        }
        if ((0,python_text/* pythonStrip */.pn)(line) === '') {
            afterBullet = false;
            return;
        }
        if (DEEP_BULLET.test(line))
            warn('a bullet indented by four or more is no rule; indent it by three at most');
        else if (NUMBERED.test(line))
            warn('a numbered item is no rule; write it as a bullet');
        else if (afterBullet && !FENCE.test(line))
            warn('a line that goes on under a bullet is not part of the rule; write the rule on one line');
    });
    return { rules, warnings };
}
/** Any heading that starts neither with Raise nor with Guard closes the section. */
function sectionOf(heading) {
    const title = (0,python_text/* pythonStrip */.pn)(heading).toLowerCase();
    return title.startsWith('raise') ? 'raise' : title.startsWith('guard') ? 'guard' : undefined;
}

;// CONCATENATED MODULE: ./build/rules/load-rules.js
/** The ruleset of a run: the named file or the default one, then the pipeline's own raise and guard entries. */



const DEFAULT_RULES = '.bernstein/review-rules.md';
/** The ruleset that a rules file states: a repository's own, or the canonical set that a run left. */
function load_rules_rulesetOfFile(text) {
    const canonical = readCanonicalRules(text);
    const reading = canonical === undefined ? parseRules(text) : { rules: canonical, warnings: [] };
    return { ...reading, ruleset: makeRuleset(reading.rules) };
}
/** File rules first, then inline raise, then inline guard, as the reference orders them. */
function combineRules(spec, text, source) {
    const file = text === undefined ? { rules: [], warnings: [] } : parse_rules_parseRules(text);
    const inline = [
        ...spec.raise.map((rule) => (0,rules_ruleset/* makeRule */.Be)('raise', (0,python_text/* pythonStrip */.pn)(rule))),
        ...spec.guard.map((rule) => (0,rules_ruleset/* makeRule */.Be)('guard', (0,python_text/* pythonStrip */.pn)(rule))),
    ];
    return {
        ruleset: (0,rules_ruleset/* makeRuleset */.b2)([...file.rules, ...inline]),
        source: text === undefined ? null : source,
        warnings: file.warnings,
    };
}

;// CONCATENATED MODULE: ./build/standard.js
/** The standard of a run: the rules in force at the base commit, and what a change of them means. */



/** @throws ReviewError for a rules file that can't be read; what it loses is a warning with its line. */
async function loadStandard(log, sources, located, loaded) {
    const { rules } = loaded.pipeline;
    const spec = typeof rules === 'string'
        ? { path: rules, raise: [], guard: [] }
        : {
            path: rules?.path ?? null,
            raise: [...(rules?.raise ?? []), ...(rules?.raise_rules ?? [])],
            guard: [...(rules?.guard ?? []), ...(rules?.guard_rules ?? [])],
        };
    const text = spec.path === null ? await trustedReader(sources)(DEFAULT_RULES) : loaded.rulesText;
    const source = spec.path === null ? DEFAULT_RULES : external_node_path_.posix.normalize(external_node_path_.posix.join(external_node_path_.posix.dirname(located.path), spec.path));
    const read = combineRules(spec, text, source);
    for (const { line, message } of read.warnings)
        log.warn(`${source}:${line}: ${message}`);
    return read;
}
/** A pull request that changes the standard is told so; what it says does not take effect on itself. */
function noteChangedRules(log, change, rules) {
    const path = rules.source ?? DEFAULT_RULES;
    if (!change.files.some((file) => file.path === path || file.oldPath === path))
        return;
    log.warn(`The change touches the review rules (${path}). It was reviewed under the rules of the base commit, ${rules.ruleset.digest}.`);
}

;// CONCATENATED MODULE: ./build/preview.js
/** What a run would do, told before it is done: the plan, its judges, its size and cost, and the limits it breaks. */












async function preview(settings, ports, facts) {
    const located = await locatePipeline(await ports.localSources(), settings.pipeline);
    const loaded = await plan_of_run_load(ports, located);
    const dry = settings.mode === 'dry-run';
    const obtained = dry ? await changeAtHand(settings, ports) : undefined;
    const named = namedImplementer(settings);
    const written = obtained !== undefined ? await gate_material_implementersOf(settings, obtained) : named.length > 0 ? named : undefined;
    const detection = obtained === undefined || !needsDetection(loaded.pipeline)
        ? undefined
        : await (await __nccwpck_require__.e(/* import() */ 472).then(__nccwpck_require__.bind(__nccwpck_require__, 6472))).detectionOf(obtained, scopeOf(obtained.change.files, loaded.pipeline.ignore, obtained.attributed));
    const reading = planOf(ports, located, loaded, written ?? [], { detection, noContext: settings.panel.raw });
    const { plan, missing } = previewGates(reading, dry ? written : undefined, ports.credentials);
    const rules = await loadStandard(ports.log, await ports.localSources(), located, loaded);
    const closing = dry ? 'Dry run: no model was called.' : 'Pipeline OK';
    const estimates = obtained === undefined
        ? ''
        : `${renderEstimates(await estimate(ports, plan, loaded, rules, obtained))}\n`;
    const record = { ...recordWithoutReview(facts(), dry ? 'dry-run' : 'validated', closing), plan };
    return {
        record,
        proof: undefined,
        text: `${renderPlan(plan, `${located.path} (${located.origin})`, dry ? missing : [], rules)}\n${estimates}${closing}\n`,
    };
}
/** A change that the caller names; one that can't be had leaves the preview without figures, and says so. */
async function changeAtHand(settings, ports) {
    const { kind } = settings.target;
    if (kind === 'event')
        return undefined;
    try {
        const obtained = await ports.obtainChange();
        return obtained.kind === 'change' ? obtained : undefined;
    }
    catch (thrown) {
        if (kind !== 'pull-request')
            throw thrown;
        ports.log.warn(`no estimate without the change: ${(0,errors/* messageOf */.b)(thrown)}`);
        return undefined;
    }
}
async function estimate(ports, plan, loaded, rules, { change, attributed, headFile }) {
    const scope = scopeOf(change.files, plan.ignore, attributed);
    const inputs = {
        change,
        scope,
        ledger: new CoverageLedger(scope.reviewed),
        earlier: [],
        modelsReview: true,
        contract: (await ports.shipped('contract.md')) ?? '',
        templates: loaded.templates,
        ruleset: rules.ruleset,
        replySchema: {},
        callTimeout: 0,
        raw: false,
        cacheWarmup: false,
        headFile,
        reader: undefined,
        knowledge: (0,context_knowledge/* noKnowledge */.wo)('raw', 'an estimate'),
        contextPaths: null,
    };
    return estimateRun(plan, inputs, await ports.prices());
}
/** The first limit of the pipeline that the whole run would break, by its estimate; checked before the first call. */
async function limitBroken(ports, plan, loaded, rules, obtained) {
    const { max_calls, max_input_tokens, max_cost_usd } = plan.limits;
    if (max_calls === undefined && max_input_tokens === undefined && max_cost_usd === undefined)
        return undefined;
    return brokenLimit(plan.limits, await estimate(ports, plan, loaded, rules, obtained));
}

;// CONCATENATED MODULE: ./build/receipts/journal-rows.js
/** What a verification compares or folds again: addresses, digests, enumerations and decimal figures, never free text. */
const EXACT = new Set([
    ...[
        'kind',
        'at',
        'version',
        'pr_url',
        'task_id',
        'plan_hash',
        'diff_hash',
        'issue_hash',
        'ruleset_digest',
        'base_sha',
    ],
    ...['signer', 'adapter', 'prompt_digest', 'reply_digest', 'finish', 'cost_usd', 'started_at'],
    ...['state', 'stated', 'vote', 'counted', 'after_panel', 'strategy', 'stage_kind', 'on_error'],
    ...['verdict', 'outcome', 'threshold', 'pass_threshold', 'pass_score', 'mode'],
]);
/** A row with its free texts cleaned, the names of weights among them; a secret that looks like a word changes no fact. */
function cleanRow(body, clean) {
    const fields = Object.entries(body).map(([key, value]) => {
        if (EXACT.has(key))
            return [key, value];
        if (key === 'weights')
            return [
                key,
                Object.fromEntries(Object.entries(value).map(([name, weight]) => [clean(name), weight])),
            ];
        return [key, clean(value)];
    });
    return Object.fromEntries(fields);
}
/** Cost in US dollars; null where the price is unknown. */
function callRow(at, stage, agent, call, cost) {
    const { usage } = call;
    return {
        kind: 'call',
        at,
        stage,
        agent,
        adapter: call.adapter,
        model: call.model,
        model_reported: call.modelReported,
        attempt: call.attempt,
        prompt_digest: call.promptDigest,
        reply_digest: call.replyDigest,
        finish: call.finish,
        tokens: usage === null
            ? null
            : {
                input: usage.inputTokens,
                output: usage.outputTokens,
                cache_read: usage.cacheReadTokens,
                cache_write: usage.cacheWriteTokens,
            },
        cost_usd: cost === null ? null : String(cost),
        started_at: call.startedAt,
        duration_ms: call.duration,
    };
}
/** One line a vote, then the stage's own. */
function stageRows(at, judged) {
    const { plan, reports, votes, afterPanel } = judged;
    // What counts in the end: the votes over what a panel let stand, where one came after.
    const verdict = afterPanel?.verdict ?? judged.verdict;
    const voteRows = reports.map((report, index) => ({
        kind: 'vote',
        at,
        stage: plan.name,
        agent: report.label,
        role: report.role,
        adapter: report.adapter,
        model: report.model,
        state: report.state,
        stated: report.stated,
        vote: report.vote,
        counted: votes[index]?.vote ?? 'abstain',
        delivered: votes[index]?.delivered ?? false,
        after_panel: afterPanel?.votes[index]?.vote ?? null,
    }));
    return [
        ...(judged.panel?.outcomes ?? []).map(({ tally }) => panelRow(at, plan.name, tally)),
        ...voteRows,
        {
            kind: 'stage',
            at,
            stage: plan.name,
            stage_kind: plan.kind,
            strategy: plan.strategy,
            threshold: String(plan.threshold),
            weights: Object.fromEntries(Object.entries(plan.weights).map(([name, weight]) => [name, String(weight)])),
            on_error: plan.onError,
            verdict: verdict.verdict,
            pass_score: String(verdict.passScore),
            approve_count: verdict.approveCount,
            total_count: verdict.totalCount,
        },
    ];
}
/** What the panel made of one finding: verdicts and names, no texts. */
function panelRow(at, stage, tally) {
    const said = (answer) => {
        if (answer === null)
            return null;
        if ('abstained' in answer)
            return 'ABSTAINED';
        return 'severity' in answer
            ? String(answer.severity)
            : 'verdict' in answer
                ? String(answer.verdict)
                : null;
    };
    return {
        kind: 'panel',
        at,
        stage,
        finding: tally.id,
        status: tally.status,
        eligibility: tally.eligibility,
        premises: tally.premises.map(({ answer, effect }) => ({ verdict: said(answer), effect })),
        reachability: said(tally.reachability),
        false_positive: said(tally.falsePositive),
        severity_vote: said(tally.severity),
        abstentions: tally.abstentions.length,
        severity_before: tally.severityBefore,
        severity_final: tally.severityFinal,
        calls: tally.calls,
    };
}
function coverageRow(at, mode, coverage) {
    return {
        kind: 'coverage',
        at,
        mode,
        changed_lines: coverage.total,
        covered_lines: coverage.covered,
        uncovered: coverage.uncovered.map(({ path, lines, reason }) => ({
            path,
            lines,
            reason: reason ?? null,
        })),
    };
}
function verdictRow(at, plan, verdict, outcome) {
    return {
        kind: 'verdict',
        at,
        pass_threshold: String(plan.passThreshold),
        block_on_fail: plan.blockOnFail,
        incomplete: verdict.incomplete,
        verdict: verdict.verdict,
        outcome,
        pass_score: String(verdict.passScore),
    };
}
/** Where the contour stands after a pass: what was tried, and its end where it is one. */
function contourRow(at, contour) {
    return {
        kind: 'contour',
        at,
        outcome: contour.outcome,
        reason: contour.reason,
        restarts: contour.restarts,
        passes: contour.passes.map((pass) => ({
            index: pass.index,
            head: pass.head,
            checks: pass.checks,
            failing_checks: pass.failingChecks,
            fix: pass.fix,
            fix_commit: pass.fixCommit,
        })),
    };
}

// EXTERNAL MODULE: ./build/kernel/python-float.js
var python_float = __nccwpck_require__(8555);
;// CONCATENATED MODULE: ./build/receipts/receipt-event.js
/** `previous` is the tag of the row before; `at` an ISO instant of milliseconds. */
function receiptEvent(receipt, previous, at) {
    return {
        actor: 'review_receipt',
        eventType: 'review.receipt',
        resourceType: 'review_receipt',
        resourceId: receipt.prUrl,
        details: {
            pr_url: receipt.prUrl,
            issue_hash: receipt.issueHash,
            plan_hash: receipt.planHash,
            journal_head: receipt.journalHead,
            diff_hash: receipt.diffHash,
            verdict: receipt.verdict,
            journal_entry_hash: receipt.journalEntryHash,
            prev_chain_digest: previous,
        },
        timestamp: microseconds(at),
    };
}
/** An ISO instant of milliseconds as the audit log writes it. */
function microseconds(instant) {
    return instant.replace(/\.(\d{3})Z$/, '.$1000Z');
}

;// CONCATENATED MODULE: ./build/receipts/pass-events.js


/** `review_pipeline.start`, one `review_pipeline.stage` a stage, `review_pipeline.complete`. */
function passEvents(subject, plan, stages, verdict, times) {
    const event = (type, at, details, stage) => ({
        actor: 'review_pipeline',
        eventType: `review_pipeline.${type}`,
        resourceType: stage === undefined ? 'review_pipeline' : 'review_pipeline_stage',
        resourceId: stage === undefined ? subject.resourceId : `${subject.resourceId}:${stage}`,
        details: { ...details, ruleset_digest: subject.rulesetDigest },
        timestamp: microseconds(new Date(at).toISOString()),
    });
    return [
        event('start', times.started, {
            pipeline_name: plan.name,
            stages: plan.stages.map(({ name }) => name),
            block_on_fail: plan.blockOnFail,
        }),
        ...stages.map((stage, index) => event('stage', times.stages[index] ?? times.ended, stageDetails(stage), stage.plan.name)),
        event('complete', times.ended, {
            pipeline_name: plan.name,
            verdict: verdict.verdict,
            pass_score: new python_float/* PythonFloat */.L(verdict.passScore),
            stages_passed: verdict.stagesPassed,
            stages_total: verdict.stagesTotal,
            elapsed_sec: new python_float/* PythonFloat */.L(Math.round(times.ended - times.started) / 1000),
            block_on_fail: plan.blockOnFail,
        }),
    ];
}
function stageDetails({ plan, reports, votes, verdict }) {
    return {
        stage: plan.name,
        verdict: verdict.verdict,
        approve_count: verdict.approveCount,
        total_count: verdict.totalCount,
        pass_score: new python_float/* PythonFloat */.L(verdict.passScore),
        agents: reports.map((report, index) => ({
            role: report.role,
            model: report.model,
            verdict: votes[index]?.vote ?? 'abstain',
            issues: report.issues,
        })),
    };
}

;// CONCATENATED MODULE: ./build/receipts/paths.js
/** Where the files of a run's proof lie, relative to its folder (spec reference-facts 7.7). */

const RECEIPTS_FOLDER = '.sdd/reviews/receipts';
const SPINE_FILE = '.sdd/lineage/reviews/spine.jsonl';
const SPINE_HEAD_FILE = '.sdd/lineage/reviews/spine.head';
const AUDIT_FOLDER = '.sdd/audit';
const IDENTITY_FILE = '.sdd/identity/review-identity-public.pem';
const JOURNAL_FILE = 'journal.jsonl';
const paths_DIFF_FILE = 'pr.diff';
const paths_ISSUE_FILE = 'issue.md';
const paths_RULES_FILE = 'rules.md';
const RECORD_FILE = 'review.json';
const SARIF_FILE = 'review.sarif';
const HTML_FILE = 'report.html';
const RUN_FILES = new Set([
    RECORD_FILE,
    paths_DIFF_FILE,
    paths_ISSUE_FILE,
    paths_RULES_FILE,
    JOURNAL_FILE,
    SARIF_FILE,
    HTML_FILE,
    SPINE_FILE,
    SPINE_HEAD_FILE,
    IDENTITY_FILE,
]);
/** True for a file of a run (INTERFACE.md "Files of a run"), by its path relative to the folder. */
function isRunFile(path) {
    const slash = path.lastIndexOf('/');
    const [folder, name] = [path.slice(0, Math.max(slash, 0)), path.slice(slash + 1)];
    return (RUN_FILES.has(path) ||
        (folder === RECEIPTS_FOLDER && /^[0-9a-f]{64}(?:-p[1-9]\d*)?\.json$/.test(name)) ||
        (folder === AUDIT_FOLDER && /^\d{4}-\d{2}-\d{2}\.jsonl$/.test(name)));
}
/** `passIndex` 0 is the single form. */
function receiptPath(prUrl, passIndex) {
    return `${RECEIPTS_FOLDER}/${(0,digest/* sha256Hex */.fg)(prUrl)}${passIndex === 0 ? '' : `-p${passIndex}`}.json`;
}
/** The pass that a receipt path of `prUrl` names; undefined for every other path. */
function passOfPath(prUrl, path) {
    if (path === receiptPath(prUrl, 0))
        return 0;
    const start = `${RECEIPTS_FOLDER}/${sha256Hex(prUrl)}-p`;
    const match = path.startsWith(start) ? /^([1-9][0-9]{0,5})\.json$/.exec(path.slice(start.length)) : null;
    return match === null ? undefined : Number(match[1]);
}
/** `.sdd/audit/<UTC day>.jsonl`. */
function auditPath(instant) {
    return `${AUDIT_FOLDER}/${instant.slice(0, 10)}.jsonl`;
}

;// CONCATENATED MODULE: ./build/receipts/present.js
/** Files of a run → what is presented to a verification, where the reader names nothing else. */


function presentedBy(files) {
    return { issue: files.get(ISSUE_FILE), diff: files.get(DIFF_FILE), rules: files.get(RULES_FILE) };
}
/** Text of UTF-8 bytes with line ends folded to LF, as the reference reads it; undefined for other bytes. */
function foldedText(bytes) {
    try {
        return foldLines(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
    }
    catch {
        return undefined;
    }
}
/** CRLF and a lone CR become LF. */
function foldLines(text) {
    return text.replace(/\r\n?/g, '\n');
}
/** Digest of the ruleset that a rules file states; undefined for bytes that are no UTF-8. */
function rulesDigestOf(bytes) {
    const text = foldedText(bytes);
    return text === undefined ? undefined : rulesetOfFile(text).ruleset.digest;
}

// EXTERNAL MODULE: ./build/kernel/canonical-json.js
var canonical_json = __nccwpck_require__(117);
;// CONCATENATED MODULE: ./build/receipts/resolution-hash.js
/**
 * The conventions in scope of a change (spec reference-facts 7.2). This project knows none, so every changed path is
 * unscoped; the newest reference wants the value all the same.
 */


/** `sha256:` of the resolution of `changedPaths` without any convention. */
function resolutionHash(changedPaths) {
    const unscoped = [...new Set(changedPaths)].sort(canonical_json/* compareCodePoints */.O);
    return (0,digest/* digestOf */.ol)((0,canonical_json/* canonicalJson */.d)({ in_scope: [], unscoped_paths: unscoped, v: 1 }));
}

;// CONCATENATED MODULE: ./build/kernel/python-json.js
/**
 * JSON as Python writes it: the audit log's rows (spec reference-facts 7.6) are `json.dumps` with sorted keys, blanks
 * after separators and everything beyond ASCII escaped. Python tells `1` from `1.0`, so reading keeps the difference.
 */


/** `json.loads` for finite numbers: floats stay floats, large integers stay exact. @throws SyntaxError. */
function python_json_readPythonJson(text) {
    const keepNumbers = (_, value, context) => {
        if (typeof value !== 'number')
            return value;
        const source = context?.source ?? String(value);
        if (/[.eE]/.test(source))
            return new PythonFloat(value);
        return Number.isSafeInteger(value) ? value + 0 : BigInt(source);
    };
    return JSON.parse(text, keepNumbers);
}
/** A row of the audit log. @throws TypeError for a value that is no JSON. */
function python_json_auditJson(value) {
    if (value === null || typeof value === 'boolean' || typeof value === 'bigint')
        return String(value);
    if (typeof value === 'string')
        return asciiString(value);
    if (value instanceof python_float/* PythonFloat */.L)
        return (0,python_float/* pythonFloat */.T)(value.value);
    if (typeof value === 'number') {
        if (!Number.isSafeInteger(value))
            throw new TypeError('a fraction must be a PythonFloat');
        return String(value);
    }
    if (Array.isArray(value))
        return `[${value.map(python_json_auditJson).join(', ')}]`;
    if (typeof value === 'object') {
        const entries = Object.entries(value).sort(([left], [right]) => (0,canonical_json/* compareCodePoints */.O)(left, right));
        return `{${entries.map(([key, item]) => `${asciiString(key)}: ${python_json_auditJson(item)}`).join(', ')}}`;
    }
    throw new TypeError(`a ${typeof value} has no JSON form`);
}
function asciiString(text) {
    return JSON.stringify(text).replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

;// CONCATENATED MODULE: ./build/receipts/audit-log.js
/** The reference's audit log (spec reference-facts 7.6): rows chained by tags that need a key, and links that do not. */


/** What the first row of a log links to. */
const GENESIS = '0'.repeat(64);
const DOMAIN = 'bernstein:audit:v2';
/** A row's line without its newline, and the tag that the next one links to. */
function makeAuditRow(event, previous, tag) {
    const row = {
        actor: event.actor,
        details: event.details,
        event_type: event.eventType,
        prev_hmac: previous,
        resource_id: event.resourceId,
        resource_type: event.resourceType,
        scheme: 2,
        timestamp: event.timestamp,
    };
    const hmac = tag(`${DOMAIN}${previous}${python_json_auditJson(row)}`);
    return { line: python_json_auditJson({ ...row, hmac }), hmac };
}
/** Files in name order. Without `tags` only form and links are checked. */
function readAuditLog(files, tags) {
    const rows = [];
    const errors = [];
    let previous = GENESIS;
    for (const { name, bytes } of [...files].sort((left, right) => (left.name < right.name ? -1 : 1))) {
        const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
        if (text !== '' && !text.endsWith('\n'))
            errors.push({ code: 'audit-form', why: `${name}: missing trailing newline` });
        for (const [index, line] of text.split('\n').entries()) {
            if (line.trim() === '')
                continue;
            const place = `${name}:${index + 1}`;
            const fields = readRow(line);
            if (fields === undefined) {
                errors.push({ code: 'audit-form', why: `${place}: non-canonical line bytes` });
                continue;
            }
            errors.push(...rowErrors(fields, place, previous, tags));
            rows.push({ place, line, fields });
            previous = shownValue(fields['hmac']);
        }
    }
    return { rows, errors };
}
function readRow(line) {
    try {
        const value = readPythonJson(line);
        return isJsonObject(value) && typeof value['hmac'] === 'string' && auditJson(value) === line
            ? value
            : undefined;
    }
    catch {
        return undefined;
    }
}
function rowErrors({ hmac, ...row }, place, previous, tags) {
    const scheme = Object.hasOwn(row, 'scheme') ? row['scheme'] : 1;
    if (scheme !== 1 && scheme !== 2)
        return [
            {
                code: 'audit-form',
                why: `${place}: unsupported audit scheme ${shownValue(scheme).slice(0, 12)}`,
            },
        ];
    const errors = [];
    if (row['prev_hmac'] !== previous)
        errors.push({
            code: 'audit-link',
            why: `${place}: prev_hmac mismatch (expected ${audit_log_short(previous)}, got ${audit_log_short(shownValue(row['prev_hmac']))})`,
        });
    if (tags === undefined)
        return errors;
    const text = `${previous}${auditJson(row)}`;
    const expected = scheme === 2 ? tags.scheme2(`${DOMAIN}${text}`) : tags.scheme1(text);
    if (expected !== hmac)
        errors.push({
            code: 'audit-tags',
            why: `${place}: HMAC mismatch (expected ${audit_log_short(expected)}, got ${audit_log_short(shownValue(hmac))})`,
        });
    return errors;
}
function audit_log_short(tag) {
    return `${tag.slice(0, 16)}…`;
}

;// CONCATENATED MODULE: ./build/receipts/binding.js
/**
 * The review receipt of the reference (spec reference-facts 7.2): what a pass binds, as the one sequence of bytes that
 * is signed and anchored, and the file that carries it.
 */




const binding_VERSION = 1;
/** The signed and anchored bytes, as text. @throws TypeError for a lone surrogate or a number that is not whole. */
function bindingJson(binding) {
    return (0,canonical_json/* canonicalJson */.d)(bindingFields(binding));
}
/** The receipt file: canonical, without a newline at its end. */
function receiptJson(receipt) {
    return (0,canonical_json/* canonicalJson */.d)({
        ...bindingFields(receipt),
        signer_public_key_pem: receipt.signerPublicKeyPem,
        signature: receipt.signature,
        journal_entry_hash: receipt.journalEntryHash,
    });
}
/** `sha256:` over the canonical finding. */
function findingHash({ line, path, rule, summary }) {
    return (0,digest/* digestOf */.ol)((0,canonical_json/* canonicalJson */.d)({ line, path, rule, summary }));
}
/** Reads a receipt file strictly: exact types, and `canonical` only for the very bytes that a writer gives. */
function readReceipt(bytes) {
    let text;
    let value;
    try {
        text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
        value = readPythonJson(text);
    }
    catch {
        return { kind: 'malformed', why: 'it is not JSON in UTF-8' };
    }
    if (!isJsonObject(value))
        return { kind: 'malformed', why: 'it is not a JSON object' };
    if (value['v'] !== binding_VERSION)
        return { kind: 'unknown-version', version: shownValue(value['v']).slice(0, 20) };
    if (!Array.isArray(value['findings']))
        return { kind: 'malformed', why: 'it has no list of findings' };
    const receipt = receiptOf(value);
    if (typeof receipt === 'string')
        return { kind: 'ill-typed', why: receipt };
    try {
        return { kind: 'read', receipt, canonical: receiptJson(receipt) === text };
    }
    catch {
        return { kind: 'malformed', why: 'a text in it has no UTF-8 form' };
    }
}
function bindingFields(binding) {
    return {
        v: binding_VERSION,
        pr_url: binding.prUrl,
        repo: binding.repo,
        task_id: binding.taskId,
        issue_hash: binding.issueHash,
        plan_hash: binding.planHash,
        journal_head: binding.journalHead,
        diff_hash: binding.diffHash,
        verdict: binding.verdict,
        findings: binding.findings.map(({ line, path, rule, summary }) => ({ line, path, rule, summary })),
        timestamp: binding.timestamp,
        ...(binding.passIndex === 0 ? {} : { pass_index: binding.passIndex }),
        ...(binding.rulesetDigest === '' ? {} : { ruleset_digest: binding.rulesetDigest }),
        ...(binding.prevEntryHash === '' ? {} : { prev_entry_hash: binding.prevEntryHash }),
        ...(binding.resolutionHash === undefined ? {} : { resolution_hash: binding.resolutionHash }),
    };
}
/** The receipt, or which field is wrong. */
function receiptOf(value) {
    const wrong = [];
    const text = (key) => {
        const field = value[key];
        if (typeof field === 'string')
            return field;
        wrong.push(key);
        return '';
    };
    const optionalText = (key) => (Object.hasOwn(value, key) ? text(key) : '');
    const whole = (key) => {
        const field = value[key];
        if (typeof field === 'number')
            return field;
        wrong.push(key);
        return 0;
    };
    const findings = findingsOf(value['findings']);
    if (findings === undefined)
        wrong.push('findings');
    const receipt = {
        prUrl: text('pr_url'),
        repo: text('repo'),
        taskId: text('task_id'),
        issueHash: text('issue_hash'),
        planHash: text('plan_hash'),
        journalHead: text('journal_head'),
        diffHash: text('diff_hash'),
        verdict: text('verdict'),
        findings: findings ?? [],
        timestamp: whole('timestamp'),
        passIndex: Object.hasOwn(value, 'pass_index') ? whole('pass_index') : 0,
        rulesetDigest: optionalText('ruleset_digest'),
        prevEntryHash: optionalText('prev_entry_hash'),
        resolutionHash: Object.hasOwn(value, 'resolution_hash') ? text('resolution_hash') : undefined,
        signerPublicKeyPem: text('signer_public_key_pem'),
        signature: text('signature'),
        journalEntryHash: text('journal_entry_hash'),
    };
    return wrong.length === 0 ? receipt : `${wrong.join(', ')} is missing or of the wrong type`;
}
function findingsOf(value) {
    if (!Array.isArray(value))
        return undefined;
    const findings = value.map((item) => {
        if (!isJsonObject(item))
            return undefined;
        const { line, path, rule, summary } = item;
        return typeof line === 'number' &&
            typeof path === 'string' &&
            typeof rule === 'string' &&
            typeof summary === 'string'
            ? { line, path, rule, summary }
            : undefined;
    });
    return findings.every((finding) => finding !== undefined) ? findings : undefined;
}

;// CONCATENATED MODULE: ./build/receipts/journal.js
/**
 * The journal of a run: one hash-chained line for every model call and every decision. Its last hash is bound by the
 * receipt, so that who holds the file can follow the verdict back to the votes and the votes to the calls.
 */



const journal_DOMAIN = 'bernstein-review:journal:v1';
const journal_VERSION = 1;
const EMPTY_JOURNAL = { head: '', count: 0 };
/** The next line, with its newline, and where the chain stands after it. */
function appendToJournal(state, body) {
    const row = { ...body, v: journal_VERSION, seq: state.count + 1, prev_hash: state.head };
    const head = entryHash(row);
    return {
        line: `${(0,canonical_json/* canonicalJson */.d)({ ...row, entry_hash: head })}\n`,
        state: { head, count: state.count + 1 },
    };
}
/** Every line's bytes, number, link and hash. */
function readJournal(bytes) {
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return { line: 0, ...malformed('the journal is not UTF-8') };
    }
    if (text === '')
        return { ok: true, rows: [] };
    if (!text.endsWith('\n'))
        return { line: 0, ...malformed('the journal does not end with a newline') };
    const rows = [];
    for (const line of text.slice(0, -1).split('\n')) {
        const row = journal_readRow(line, rows.length + 1, rows.at(-1)?.entry_hash ?? '');
        if (!row.ok)
            return { line: rows.length + 1, ...row };
        rows.push(row.value);
    }
    return { ok: true, rows };
}
function fault(code, why) {
    return { ok: false, code, why };
}
function malformed(why) {
    return fault('journal-form', why);
}
function entryHash(row) {
    return (0,digest/* digestOf */.ol)(`${journal_DOMAIN}${(0,canonical_json/* canonicalJson */.d)(row)}`);
}
/** The row, or what is wrong with it. */
function journal_readRow(line, seq, previous) {
    let value;
    try {
        value = JSON.parse(line);
        if (!isJsonObject(value) || canonicalJson(value) !== line)
            return malformed('the line is not in canonical form');
    }
    catch {
        return malformed('the line is not canonical JSON');
    }
    const { entry_hash: hash, ...row } = value;
    if (row['v'] !== journal_VERSION)
        return malformed('the line has an unknown version');
    if (row['seq'] !== seq)
        return fault('journal-order', 'the line is out of order');
    if (row['prev_hash'] !== previous)
        return fault('journal-link', 'the line does not link to the one before it');
    if (entryHash(row) !== hash)
        return fault('journal-hash', 'the hash does not follow from the line');
    if (typeof row['kind'] !== 'string' || typeof row['at'] !== 'string')
        return malformed('the line has no kind or no time');
    return { ok: true, value: value };
}

;// CONCATENATED MODULE: ./build/receipts/spine.js
/**
 * The lineage spine of the reference (spec reference-facts 7.4): one hash-chained row a receipt, and a head that counts
 * them. The hashes need no key; the tags, which do, are in tags.ts.
 */




const spine_DOMAIN = 'bernstein:lineage:v2';
const ACTOR = 'bernstein.review_receipt';
const CORE_KEYS = (/* unused pure expression or super */ null && (['actor', 'artifact_path', 'content_hash', 'model', 'prev_hash', 'step_id', 'timestamp']));
const TRACE_KEYS = (/* unused pure expression or super */ null && (['traceparent', 'tracestate', 'baggage']));
/** A row with its entry hash; its tag comes from `tag`, which is given the canonical row without it. */
function makeSpineRow(row, tag) {
    const core = {
        actor: ACTOR,
        artifact_path: row.artifactPath,
        content_hash: row.contentHash,
        model: 'none',
        prev_hash: row.prevHash,
        step_id: row.stepId,
        timestamp: row.timestamp,
    };
    const untagged = { ...core, entry_hash: (0,digest/* digestOf */.ol)(`${spine_DOMAIN}${(0,canonical_json/* canonicalJson */.d)(core)}`), v: 2 };
    return { ...untagged, hmac: tag((0,canonical_json/* canonicalJson */.d)(untagged)) };
}
/** The head file's text over `rows`, without a newline. */
function spineHead(rows, tag) {
    const core = { count: rows.length, head_hash: rows.at(-1)?.entry_hash ?? '' };
    return (0,canonical_json/* canonicalJson */.d)({ ...core, hmac: tag((0,canonical_json/* canonicalJson */.d)(core)) });
}
function spineText(rows) {
    return rows.map((row) => `${(0,canonical_json/* canonicalJson */.d)(row)}\n`).join('');
}
/** Every row's bytes, hash and link, and the head's count and hash. */
function readSpine(bytes, head) {
    if (bytes === undefined || bytes.length === 0)
        return { ok: false, code: 'spine-missing', row: 0, why: 'the review spine is missing or empty' };
    const text = decode(bytes);
    if (text === undefined || !text.endsWith('\n'))
        return {
            ok: false,
            code: 'spine-form',
            row: 0,
            why: 'the review spine is not UTF-8 text that ends with a newline',
        };
    const rows = [];
    for (const line of text.slice(0, -1).split('\n')) {
        const row = spine_readRow(line, rows.at(-1)?.entry_hash ?? '');
        if (!row.ok)
            return { row: rows.length + 1, ...row };
        rows.push(row.value);
    }
    const why = headFault(rows, head);
    return why === undefined ? { ok: true, rows } : { ok: false, code: 'spine-head', row: 0, why };
}
function spine_fault(code, why) {
    return { ok: false, code, why };
}
function spine_malformed(why) {
    return spine_fault('spine-form', why);
}
/** The row, or what is wrong with it. */
function spine_readRow(line, previous) {
    let value;
    try {
        value = readPythonJson(line);
        if (!isJsonObject(value) || canonicalJson(value) !== line)
            return spine_malformed('the row is not in canonical form');
    }
    catch {
        return spine_malformed('the row is not JSON');
    }
    // Rows of the first version have neither a version field nor a domain in their hash.
    const version = Object.hasOwn(value, 'v') ? value['v'] : 1;
    if (version !== 1 && version !== 2)
        return spine_malformed('the row has an unknown version');
    const trace = TRACE_KEYS.filter((key) => Object.hasOwn(value, key));
    const hashed = [...CORE_KEYS, ...trace];
    const known = new Set([...hashed, 'entry_hash', 'hmac', 'v']);
    if (Object.keys(value).some((key) => !known.has(key)) || hashed.some((key) => !Object.hasOwn(value, key)))
        return spine_malformed('the row has a field too many or too few');
    const texts = [...hashed.filter((key) => key !== 'timestamp'), 'entry_hash', 'hmac'];
    if (texts.some((key) => typeof value[key] !== 'string'))
        return spine_malformed('a field of the row is of the wrong type');
    const core = Object.fromEntries(hashed.map((key) => [key, value[key]]));
    if (digestOf(`${version === 2 ? spine_DOMAIN : ''}${canonicalJson(core)}`) !== value['entry_hash'])
        return spine_fault('spine-hash', 'the entry hash does not follow from the row');
    if (value['prev_hash'] !== previous)
        return spine_fault('spine-link', 'the row does not link to the one before it');
    return { ok: true, value: value };
}
function headFault(rows, bytes) {
    const text = bytes === undefined ? undefined : decode(bytes);
    if (text === undefined)
        return 'spine.head is missing or not UTF-8';
    try {
        const head = readPythonJson(text);
        if (!isJsonObject(head) || canonicalJson(head) !== text)
            return 'spine.head is not in canonical form';
        if (Object.keys(head).sort().join(' ') !== 'count head_hash hmac')
            return 'spine.head has a field too many or too few';
        if (head['count'] !== rows.length)
            return `spine.head counts ${shownValue(head['count']).slice(0, 12)} rows and the spine has ${rows.length}`;
        if (head['head_hash'] !== rows.at(-1)?.entry_hash)
            return 'spine.head names another last row';
        return typeof head['hmac'] === 'string' ? undefined : 'the tag of spine.head is no text';
    }
    catch {
        return 'spine.head is not JSON';
    }
}
function decode(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/receipts/seal.js
/**
 * One pass sealed: its decisions in the journal, its binding signed and anchored, its events in the audit log. Pure;
 * gives the text of every file that proves the pass, for an edge to write at once.
 */







const EMPTY_CHAIN = {
    spine: [],
    audit: new Map(),
    auditTag: GENESIS,
    receipts: new Map(),
};
/** @throws TypeError where a text to be bound has no UTF-8 form. */
function sealPass(chain, journal, pass, signer) {
    const at = new Date(pass.now).toISOString();
    const timestamp = Math.floor(pass.now / 1000);
    const audit = appendEvents(chain, pass.events, signer);
    const sealed = {
        kind: 'sealed',
        at,
        files: pass.files,
        audit_rows: pass.events.length,
        audit_digest: (0,digest/* digestOf */.ol)(audit.lines.map((line) => `${line}\n`).join('')),
    };
    const findings = {
        kind: 'findings',
        at,
        surviving: pass.binding.findings.map(findingHash),
    };
    let journalState = journal;
    let journalText = '';
    for (const body of [...pass.decisions, findings, sealed]) {
        const next = appendToJournal(journalState, body);
        journalText += next.line;
        journalState = next.state;
    }
    const { prUrl, passIndex, diffHash } = pass.binding;
    const previous = passIndex > 1 ? (chain.spine.at(-1)?.entry_hash ?? '') : '';
    const binding = {
        ...pass.binding,
        journalHead: journalState.head,
        timestamp,
        prevEntryHash: previous,
    };
    const bound = bindingJson(binding);
    const path = receiptPath(prUrl, passIndex);
    const row = makeSpineRow({
        artifactPath: path,
        contentHash: (0,digest/* digestOf */.ol)(bound),
        prevHash: chain.spine.at(-1)?.entry_hash ?? '',
        stepId: passIndex === 0 ? diffHash : `${diffHash}#p${passIndex}`,
        timestamp,
    }, signer.tagSpine);
    const receipt = {
        ...binding,
        signerPublicKeyPem: signer.publicKeyPem,
        signature: signer.sign(bound),
        journalEntryHash: row.entry_hash,
    };
    const closing = appendEvents(audit.chain, [receiptEvent(receipt, audit.chain.auditTag, at)], signer).chain;
    const spine = [...chain.spine, row];
    const receipts = new Map([...chain.receipts, [path, receiptJson(receipt)]]);
    return {
        receipt,
        journal: journalText,
        journalState,
        files: new Map([
            ...receipts,
            ...closing.audit,
            [SPINE_FILE, spineText(spine)],
            [SPINE_HEAD_FILE, spineHead(spine, signer.tagSpine)],
            [IDENTITY_FILE, signer.publicKeyPem],
        ]),
        state: { ...closing, spine, receipts },
    };
}
function appendEvents(chain, events, signer) {
    const audit = new Map(chain.audit);
    const lines = [];
    let tag = chain.auditTag;
    for (const event of events) {
        const row = makeAuditRow(event, tag, signer.tagAudit);
        const path = auditPath(event.timestamp);
        audit.set(path, `${audit.get(path) ?? ''}${row.line}\n`);
        lines.push(row.line);
        tag = row.hmac;
    }
    return { chain: { ...chain, audit, auditTag: tag }, lines };
}
/** `sha256:` of each file, by path. */
function filesDigest(files) {
    return Object.fromEntries([...files].map(([path, content]) => [path, (0,digest/* digestOf */.ol)(content)]));
}

;// CONCATENATED MODULE: ./build/kernel/one-line.js
/** Text on one line of at most `most` characters; `mark` says that the rest was left off. */
function oneLine(text, most, mark = '…') {
    const characters = [...text.replace(/\s+/g, ' ').trim()];
    return characters.length <= most ? characters.join('') : `${characters.slice(0, most).join('')}${mark}`;
}

;// CONCATENATED MODULE: ./build/receipts/surviving.js


/** Characters of a title that a receipt holds; review.json has the whole. */
const MAX_SUMMARY = 300;
function survivingFindings(findings) {
    return findings.filter(isReported).map(({ anchor, id, category, severity, title }) => ({
        line: anchor?.line ?? 0,
        path: anchor?.path ?? '',
        rule: category === null ? id : `${id} ${category}`,
        summary: oneLine(`${severity.final}: ${title}`, MAX_SUMMARY),
    }));
}

;// CONCATENATED MODULE: ./build/report/record-json.js
/** review.json: snake_case keys, as everything else that users read by machine. */
function renderRecord(record) {
    return `${JSON.stringify(snakeKeys(record), null, 2)}\n`;
}
/** Values under these keys are maps whose keys are the user's own names. */
const NAMED_MAPS = new Set(['weights', 'bySeverity']);
function snakeKeys(value) {
    if (Array.isArray(value))
        return value.map(snakeKeys);
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [
        key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        NAMED_MAPS.has(key) ? item : snakeKeys(item),
    ]));
}

;// CONCATENATED MODULE: ./build/report/sarif.js
/** Record → SARIF 2.1.0, for code scanning and every other reader of the format. Texts are plain; none is a link. */



const LEVELS = { Critical: 'error', High: 'error', Medium: 'warning', Low: 'note' };
/** What code scanning sorts by: critical from 9.0, high from 7.0, medium from 4.0. */
const SCORES = { Critical: '9.5', High: '8.0', Medium: '5.0', Low: '2.0' };
const MAX_TEXT = 4_000;
function renderSarif(record) {
    const rules = [...new Set(record.findings.map(ruleOf))].sort();
    const log = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'bernstein-review',
                        version: record.version,
                        rules: rules.map((id) => ({ id, shortDescription: { text: sarif_plain(id) } })),
                    },
                },
                ...(record.pipeline === null ? {} : { automationDetails: { id: `${record.pipeline.name}/` } }),
                invocations: [
                    {
                        executionSuccessful: record.outcome === 'approved' || record.outcome === 'changes-requested',
                        toolExecutionNotifications: record.incomplete.map((reason) => ({
                            level: 'error',
                            message: { text: sarif_plain(reason) },
                        })),
                    },
                ],
                originalUriBaseIds: { SRCROOT: { description: { text: 'The root of the repository.' } } },
                results: record.findings.map((finding) => resultOf(finding, rules.indexOf(ruleOf(finding)))),
            },
        ],
    };
    return `${JSON.stringify(log, null, 2)}\n`;
}
function ruleOf({ category }) {
    return category === null || category === '' ? 'finding' : oneLine(category, 100);
}
function resultOf(finding, ruleIndex) {
    const { location, severity } = finding;
    return {
        ruleId: ruleOf(finding),
        ruleIndex,
        level: LEVELS[severity],
        message: { text: sarif_messageOf(finding) },
        locations: location === null ? [] : [{ physicalLocation: sarif_placeOf(finding, location) }],
        partialFingerprints: Object.fromEntries(finding.fingerprints.map((fingerprint, index) => [`bernsteinReview${index + 1}/v1`, fingerprint])),
        ...(isReported(finding)
            ? {}
            : {
                suppressions: [
                    {
                        kind: 'external',
                        status: 'accepted',
                        justification: finding.guard === null ? `panel: ${finding.panel?.status}` : `guard rule ${finding.guard}`,
                    },
                ],
            }),
        properties: {
            id: finding.id,
            severity,
            'security-severity': SCORES[severity],
            reportedBy: finding.reportedBy,
        },
    };
}
/** A finding on the base's side, or on no line of the diff, names its file alone. */
function sarif_placeOf(finding, location) {
    const artifactLocation = {
        uri: location.path.split('/').map(encodeURIComponent).join('/'),
        uriBaseId: 'SRCROOT',
    };
    if (finding.anchored === 'file' || location.side === 'LEFT' || location.line < 1)
        return { artifactLocation };
    return {
        artifactLocation,
        region: { startLine: location.line, ...(location.endLine === null ? {} : { endLine: location.endLine }) },
    };
}
function sarif_messageOf({ title, description }) {
    const whole = description === '' || description === title ? title : `${title}\n\n${description}`;
    return sarif_plain(whole) || 'no text';
}
/** Brackets open a link in SARIF's plain text, and a backslash escapes them. */
function sarif_plain(text) {
    const shown = [...(0,visible/* showHidden */.Ul)(text).toWellFormed()];
    const cut = shown.length > MAX_TEXT ? [...shown.slice(0, MAX_TEXT), '…'] : shown;
    return cut.join('').replace(/[\\[\]]/g, (character) => `\\${character}`);
}

;// CONCATENATED MODULE: ./build/proof.js














class PassProof {
    #ports;
    #subject;
    #binding;
    #started;
    #stagesEnded = [];
    #calls = Promise.resolve();
    /** Why a call has no line; the pass can't be sealed then. */
    #failure;
    /** Where the journal stood before the pass was sealed. */
    #unsealed;
    /** Opens the pass in the journal. */
    constructor(ports, subject) {
        this.#ports = ports;
        const { change, plan, ruleset } = subject;
        this.#subject = { ...subject, issue: foldLines(subject.issue).toWellFormed() };
        this.#started = ports.clock.now();
        this.#binding = {
            prUrl: addressOf(change).toWellFormed(),
            repo: change.pullRequest?.repository ?? '',
            taskId: taskOf(change).toWellFormed(),
            issueHash: (0,digest/* digestOf */.ol)(this.#subject.issue),
            planHash: planDigest(plan),
            diffHash: (0,digest/* digestOf */.ol)(change.diff),
            passIndex: subject.passIndex,
            rulesetDigest: ruleset.digest,
            resolutionHash: resolutionHash(change.files.map(({ path }) => path.toWellFormed())),
        };
        const { prUrl, taskId, planHash, diffHash, issueHash, passIndex, rulesetDigest } = this.#binding;
        this.#write({
            kind: 'pass',
            at: new Date(this.#started).toISOString(),
            version: ports.version,
            pipeline: plan.name,
            pass_index: passIndex,
            pr_url: prUrl,
            task_id: taskId,
            base_ref: change.pullRequest?.baseRef.toWellFormed() ?? null,
            base_sha: change.baseSha ?? null,
            plan_hash: planHash,
            diff_hash: diffHash,
            issue_hash: issueHash,
            ruleset_digest: rulesetDigest,
            signer: { fingerprint: ports.signer.fingerprint, origin: ports.signer.origin },
        });
    }
    /** The list of prices is awaited beside the run; the lines keep the order in which the calls ended. */
    callFinished(stage, agent, record) {
        const at = new Date(this.#ports.clock.now()).toISOString();
        this.#calls = this.#calls.then(async () => {
            if (this.#failure !== undefined)
                return;
            const prices = await this.#ports.prices().catch(() => undefined);
            const cost = prices === undefined ? null : (0,pricing/* costOf */.h)(prices, [record]);
            try {
                this.#write(callRow(at, stage, agent, record, cost));
            }
            catch (thrown) {
                this.#failure = thrown;
            }
        });
    }
    stageFinished() {
        this.#stagesEnded.push(this.#ports.clock.now());
    }
    /** Seals the pass and puts its files in place; again where the pass has more to tell. @throws where a file could not be written. */
    async seal(chain, finished, record) {
        const { clock, clean, signer, store } = this.#ports;
        await this.#calls;
        if (this.#failure !== undefined)
            throw new Error((0,errors/* messageOf */.b)(this.#failure), { cause: this.#failure });
        // Sealed before: this time stands in its place.
        if (this.#unsealed !== undefined)
            store.rewind(this.#unsealed);
        const journal = await store.flush();
        this.#unsealed = journal;
        const now = clock.now();
        const at = new Date(now).toISOString();
        const { change, plan, ruleset } = this.#subject;
        const cleaned = clean(record);
        const beside = new Map([
            [paths_DIFF_FILE, change.diff],
            [paths_ISSUE_FILE, this.#subject.issue],
            [paths_RULES_FILE, (0,rules_ruleset/* renderRuleset */.VA)(ruleset)],
            [RECORD_FILE, renderRecord(cleaned)],
            [SARIF_FILE, renderSarif(cleaned)],
        ]);
        const number = change.pullRequest?.number;
        const resourceId = number === undefined ? `task:${[...change.title].slice(0, 60).join('')}` : `pr-${number}`;
        const sealed = sealPass(chain, journal, {
            binding: {
                ...this.#binding,
                verdict: finished.pipelineVerdict.verdict,
                findings: clean(survivingFindings(finished.consolidation.findings)),
            },
            events: clean(passEvents({ resourceId, rulesetDigest: ruleset.digest }, plan, finished.stages, finished.pipelineVerdict, { started: this.#started, stages: this.#stagesEnded, ended: now })),
            decisions: [
                ...finished.stages.flatMap((stage) => stageRows(at, stage)),
                coverageRow(at, plan.coverage, finished.coverage),
                verdictRow(at, plan, finished.pipelineVerdict, finished.outcome),
                ...(record.contour === null ? [] : [contourRow(at, record.contour)]),
            ].map((row) => cleanRow(row, clean)),
            files: filesDigest(beside),
            now,
        }, signer);
        const pass = { beside, journal: sealed.journal, journalState: sealed.journalState, proof: sealed.files };
        await store.commit(pass);
        await this.#writePage(cleaned, pass, sealed.receipt);
        const { prUrl, rulesetDigest, diffHash, journalEntryHash, passIndex } = sealed.receipt;
        return {
            chain: sealed.state,
            receipt: sealed.receipt,
            proof: {
                prUrl,
                anchor: journalEntryHash,
                signer: signer.fingerprint,
                origin: signer.origin,
                rulesetDigest,
                diffHash,
                passes: Math.max(1, passIndex),
                chain: passIndex > 0,
            },
        };
    }
    /** The page is a view of the proof and no part of it. */
    async #writePage(record, pass, receipt) {
        const { store, log, page } = this.#ports;
        try {
            const files = new Map([
                ...pass.beside,
                ...pass.proof,
                [JOURNAL_FILE, await store.journalText()],
            ]);
            const { prUrl, passIndex } = receipt;
            await store.write(HTML_FILE, await page(record, { files, prUrl, chain: passIndex > 0 }));
        }
        catch (thrown) {
            log.warn(`${HTML_FILE} was not written: ${(0,errors/* messageOf */.b)(thrown)}. The receipts are not affected.`);
        }
    }
    #write(body) {
        this.#ports.store.journal(cleanRow(body, this.#ports.clean));
    }
}
/** The pull request's address; a change without one is named by what it is made of. */
function addressOf(change) {
    if (change.pullRequest !== undefined)
        return change.pullRequest.url;
    if (change.baseSha !== undefined)
        return `range:${change.baseSha}..${change.headSha ?? 'worktree'}`;
    return `diff:${(0,digest/* digestOf */.ol)(change.diff)}`;
}
function taskOf({ pullRequest, headSha }) {
    const head = headSha ?? 'worktree';
    return pullRequest === undefined
        ? `local@${head}`
        : `${pullRequest.repository}#${pullRequest.number}@${head}`;
}

;// CONCATENATED MODULE: ./build/refusals.js
/** Why a run does not begin: keys that are not set, a bound that can't be kept, nothing to look at. */


function refuseMissing(located, missing) {
    if (missing.length === 0)
        return;
    const lines = missing.map(({ stage, agent, variables }) => `${located.path}: agent ${stage}/${agent} needs ${variables.join(' or ')}, which is not set`);
    throw new errors/* ReviewError */.Z('credentials-missing', lines.join('\n'), {
        next: 'Set the variables in the environment of the step (secrets of the repository), or name other adapters. Nothing was reviewed.',
    });
}
/** A bound on cost that can't be computed is no bound. */
function refuseUnpriced(plan, prices) {
    const stages = plan.context === null ? plan.stages : [plan.context.stage, ...plan.stages];
    const agents = stages.flatMap((stage) => stage.agents.map((agent) => ({ stage, agent })));
    const unpriced = agents.filter(({ agent }) => agent.model !== null && prices.price(agent.adapter, agent.model, model_client/* NO_USAGE */.y) === undefined);
    const commands = agents.filter(({ agent }) => agent.adapter === 'command');
    if (unpriced.length + commands.length === 0)
        return;
    const names = [...unpriced, ...commands].map(({ stage, agent }) => `${stage.name}/${agent.label} (${agent.model ?? agent.adapter})`);
    throw new errors/* ReviewError */.Z('usage', `limits.max_cost_usd needs a price for every model, and there is none for ${names.join(', ')}.`, {
        next: 'Bound the run by max_calls or tokens instead, or name models with a list price.',
    });
}
/** Why there is nothing for a reviewer to look at; undefined where there is something. */
function nothingToReview(change, scope, plan) {
    if (change.files.length === 0)
        return 'the change is empty';
    if (scope.reviewed.length > 0 || scope.notes.length > 0)
        return undefined;
    // Deterministic checks look for secrets where no model needs to look.
    const scanned = plan.stages.some(({ agents }) => agents.some(({ adapter }) => adapter === 'static'));
    if (scanned && scope.excluded.some(({ kind }) => kind === 'derived'))
        return undefined;
    const reasons = [...new Set(scope.excluded.map(({ reason }) => reason))].join(', ');
    return `nothing in scope: all ${change.files.length} changed files are left out (${reasons})`;
}

;// CONCATENATED MODULE: ./build/kernel/scripts.js
/** Names that mix look-alike alphabets, so that they read as another name (threats AC-026). */
const LATIN = /\p{Script=Latin}/u;
const LOOK_ALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
/** A Greek letter beside figures or signs is a symbol, not a disguise; words are what can be misread. */
const WORD = /\p{L}+/gu;
/** Letters of another alphabet inside Latin words, as `U+0430`; empty where no word mixes. */
function lookAlikes(name) {
    const letters = [...name.matchAll(WORD)].flatMap(([word]) => LATIN.test(word) ? [...word].filter((letter) => LOOK_ALIKE.test(letter)) : []);
    return [...new Set(letters)].map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
}

// EXTERNAL MODULE: ./build/findings/finding.js
var findings_finding = __nccwpck_require__(4438);
;// CONCATENATED MODULE: ./build/findings/built-in.js




const BUILT_IN = 'built-in';
/** Text for a reviewer of the kind that is a machine, with what it should do (AC-035). */
const TO_A_REVIEWER = /\b(?:ai|llm|automated|bot|code)[ -]?(?:code[ -]?)?review(?:er|ers|ing)?\b.{0,80}\b(?:approve|skip|ignore|do not (?:flag|report))\b|\bignore (?:all |any )?(?:previous|prior|above|earlier) (?:instructions|prompts)\b/i;
const built_in_LONGEST_LINE = 2_000;
/** Shown, never voting: a stage with the static adapter votes on the same lines. */
function builtInFindings(change) {
    const members = [];
    const add = (place, title, escapes, bidirectional) => {
        members.push(builtIn({
            title,
            severity: bidirectional ? 'High' : 'Medium',
            category: 'static/hidden-character',
            location: place === null ? null : { ...place, endLine: null },
            description: `It holds characters that can't be seen: ${escapes.slice(0, 8).join(' ')}. Reviewers were shown them as escapes.`,
        }));
    };
    for (const [name, text] of [
        ['title', change.title],
        ['description', change.description],
        ['branch name', change.pullRequest?.headRef ?? ''],
    ]) {
        const hidden = (0,visible/* findHidden */.C$)(text);
        if (hidden !== undefined)
            add(null, `Invisible characters in the ${name}`, hidden.escapes, hidden.bidirectional);
    }
    for (const file of change.files) {
        const hidden = (0,visible/* findHidden */.C$)(`${file.path}\n${file.oldPath}`);
        if (hidden !== undefined)
            add({ path: file.path, line: 1 }, 'Invisible characters in the path of the file', hidden.escapes, hidden.bidirectional);
        const disguised = lookAlikes(`${file.path}\n${file.oldPath}`);
        if (disguised.length > 0)
            members.push(builtIn({
                title: 'The path mixes letters of several alphabets',
                severity: 'Medium',
                category: 'static/mixed-script-path',
                location: { path: file.path, line: 1, endLine: null },
                description: `It holds ${disguised.join(' ')} inside Latin words, so that it can pass for another path.`,
            }));
        const addressed = [...(0,change_change/* changedLines */.M)(file)].find(({ side, text }) => side === 'RIGHT' && text.length < built_in_LONGEST_LINE && TO_A_REVIEWER.test(text));
        if (addressed !== undefined)
            members.push(builtIn({
                title: 'The text addresses an automated reviewer',
                severity: 'Low',
                category: 'static/review-directed-text',
                location: { path: file.path, line: addressed.line, endLine: null },
                description: 'It asks a reviewer to approve, to skip or to forget its instructions. Nobody here obeys it; a person should ask why it is there.',
            }));
        // One finding a file, on its first such line: a file full of them is one thing to look at.
        const lines = [...(0,change_change/* changedLines */.M)(file)].flatMap(({ side, line, text }) => {
            const hidden = side === 'RIGHT' ? (0,visible/* findHidden */.C$)(text) : undefined;
            return hidden === undefined ? [] : [{ line, hidden }];
        });
        const [first] = lines;
        if (first === undefined)
            continue;
        const bidirectional = lines.some(({ hidden }) => hidden.bidirectional);
        const title = bidirectional
            ? 'Bidirectional control characters reorder the line'
            : 'Invisible characters in the line';
        const escapes = [...new Set(lines.flatMap(({ hidden }) => hidden.escapes))];
        add({ path: file.path, line: first.line }, lines.length === 1 ? title : `${title} (and ${lines.length - 1} more lines of the file)`, escapes, bidirectional);
    }
    return members;
}
function builtIn(finding) {
    const { location } = finding;
    return {
        reporter: BUILT_IN,
        anchor: location === null ? null : { ...location, side: 'RIGHT', kind: 'line', tier: 'primary' },
        provenance: { value: 'independent', defaulted: false },
        salvaged: false,
        guard: null,
        rule: null,
        finding: (0,findings_finding/* plainFinding */.C)(finding),
    };
}

;// CONCATENATED MODULE: ./build/findings/report-schema.js
const report_schema_text = { type: 'string' };
const optionalText = { type: ['string', 'null'] };
const flag = { type: 'boolean' };
const optionalFlag = { type: ['boolean', 'null'] };
const whole = { type: 'integer' };
const optionalWhole = { type: ['integer', 'null'] };
const report_schema_location = object({ path: report_schema_text, line: whole, end_line: optionalWhole });
const quantity = object({
    claim: report_schema_text,
    evidence_class: { enum: ['measured', 'derived', null] },
    method: optionalText,
});
const consequence = object({
    who: { enum: ['user', 'operator', 'both'] },
    sees: report_schema_text,
    when: report_schema_text,
    visibility: { enum: ['immediate', 'delayed', 'logs-only', 'none'] },
    is_true: optionalFlag,
});
const evidence = object({
    kind: { enum: ['code', 'test', 'doc', 'config', 'schema', 'log', 'run'] },
    at: report_schema_location,
    origin: { enum: ['own', 'shared'] },
    shows: report_schema_text,
});
const report_schema_anchor = object({
    section: {
        enum: [
            'contracts.formal',
            'contracts.structural',
            'contracts.implicit',
            'invariants',
            'domain-rules',
            'assumptions',
            'hot-spots',
            'call-graph',
            'impact-radius',
            null,
        ],
    },
    row_id: optionalText,
    map_gap: flag,
});
const finding = object({
    title: report_schema_text,
    severity: { enum: ['Critical', 'High', 'Medium', 'Low'] },
    confidence: optionalWhole,
    location: report_schema_location,
    category: optionalText,
    description: report_schema_text,
    scenario: optionalText,
    evidence: list(evidence),
    quantities: list(quantity),
    severity_rests_on_quantity: optionalFlag,
    over_time: flag,
    consequence: nullable(consequence),
    load_bearing_premise: optionalText,
    premise_provenance: { enum: ['independent', 'shared-context', 'mixed', null] },
    map_anchor: nullable(report_schema_anchor),
    fix: object({ text: report_schema_text, replacement: optionalText }),
});
const closure = object({
    what: report_schema_text,
    at: report_schema_location,
    reason: report_schema_text,
    quantities: list(quantity),
    consequence: nullable(consequence),
});
/** The schema of a reviewer's report. */
const reviewerReportSchema = object({
    dimension: report_schema_text,
    outcome: { enum: ['findings', 'no_findings', 'off_topic'] },
    findings: list(finding),
    examined: list(object({ path: report_schema_text, what: report_schema_text })),
    closed_as_acceptable: list(closure),
    cross_reviewer_notes: list(object({ to_dimension: optionalText, at: report_schema_location, note: report_schema_text })),
    map_rows_tested: list(object({
        row_id: report_schema_text,
        verdict: { enum: ['holds', 'violated', 'contradicted', 'undecided'] },
        evidence: list(report_schema_location),
    })),
});
function object(properties) {
    return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties };
}
function list(items) {
    return { type: 'array', items };
}
function nullable(schema) {
    return { anyOf: [schema, { type: 'null' }] };
}

// EXTERNAL MODULE: ./build/rules/apply-rules.js
var apply_rules = __nccwpck_require__(1134);
;// CONCATENATED MODULE: ./build/findings/agreement.js

/** Null where fewer than two reporters agree, or their agreement has no label. */
function agreementOf(group) {
    // Two runs of one deterministic check are one observation, whoever ran it.
    const judged = group.filter(({ finding }) => finding.category?.startsWith('static/') !== true);
    // Who says it twice says it once, as independently as the less independent of the two.
    const perReporter = [
        ...new Map([...judged]
            .sort((left, right) => strictness(left) - strictness(right))
            .map((member) => [member.reporter, member])).values(),
    ];
    if (perReporter.length < 2)
        return null;
    const independent = perReporter.filter(isIndependent);
    const shared = perReporter.filter((member) => !isIndependent(member));
    if (independent.length >= 2) {
        return {
            kind: 'corroborated',
            count: independent.length,
            premise: premiseOf(independent),
            basis: 'independent premises',
        };
    }
    if (shared.length < 2)
        return null;
    if (independent.length === 0 && pairwiseDisjoint(shared)) {
        return {
            kind: 'corroborated',
            count: shared.length,
            premise: premiseOf(shared),
            basis: 'disjoint shared premises',
        };
    }
    return { kind: 'echo', count: shared.length, premise: premiseOf(shared), basis: 'one shared premise' };
}
/** The highest among independent members; without one, the representative's, however many agree. */
function agreement_confidenceOf(group, representative) {
    const independent = group.filter(isIndependent).map(({ finding }) => finding.confidence);
    return independent.length > 0 ? Math.max(...independent) : representative.finding.confidence;
}
const STRICTNESS = ['independent', 'mixed', 'shared-context'];
function strictness({ provenance }) {
    return STRICTNESS.indexOf(provenance.value);
}
function isIndependent(member) {
    return member.provenance.value === 'independent';
}
function pairwiseDisjoint(members) {
    return members.every((left, index) => members.slice(index + 1).every((right) => (0,similarity/* relatePremises */.WI)(left.finding, right.finding) === 'disjoint'));
}
function premiseOf(members) {
    return members.map(({ finding }) => finding.loadBearingPremise).find((premise) => premise !== null) ?? '';
}

// EXTERNAL MODULE: ./build/findings/fingerprint.js
var fingerprint = __nccwpck_require__(5163);
// EXTERNAL MODULE: ./build/findings/provenance.js
var provenance = __nccwpck_require__(2288);
;// CONCATENATED MODULE: ./build/findings/consolidate.js







/** `guardFor` names the guard rule that lists a fingerprint. */
function consolidate(members, guardFor = () => null) {
    const groups = groupDuplicates(members);
    const merged = groups.map((group) => mergeGroup(group, guardFor));
    const findings = relate(merged).sort(inOrder);
    return { findings, counts: countFindings(members.length, findings, 0) };
}
/** Sorted by path and line, compared with the group's first member, never chained (10, 13, 16 are two groups). */
function groupDuplicates(members) {
    const sorted = [...members].sort((left, right) => comparePlaces(consolidate_placeOf(left), consolidate_placeOf(right)));
    const groups = [];
    // Only groups of the same path, the latest ones first reached, can hold a duplicate.
    const byPath = new Map();
    for (const member of sorted) {
        const path = member.anchor?.path ?? '';
        const near = byPath.get(path) ?? [];
        byPath.set(path, near);
        const group = near.find(([first]) => first !== undefined && isDuplicate(first, member));
        if (group !== undefined) {
            group.push(member);
            continue;
        }
        const fresh = [member];
        near.push(fresh);
        groups.push(fresh);
    }
    return groups;
}
function isDuplicate(left, right) {
    return ((0,similarity/* samePlace */.o0)(consolidate_placeOf(left), consolidate_placeOf(right)) &&
        sameTier(left.anchor, right.anchor) &&
        (0,similarity/* sameIssue */.Yo)(left.finding, right.finding));
}
function sameTier(left, right) {
    return (left?.tier === 'pre-existing') === (right?.tier === 'pre-existing');
}
function consolidate_placeOf(member) {
    return member.anchor === null
        ? null
        : { path: member.anchor.path, line: member.anchor.line, endLine: member.anchor.endLine };
}
/** What is left of a finding with these members, the finding itself where they are all of it, or none are left. */
function remainderOf(finding, members, guardFor) {
    const same = members.length === finding.members.length &&
        members.every((member, at) => member === finding.members[at]);
    return same || members.length === 0 ? finding : rebuildFinding(members, guardFor);
}
/** One finding of its members. */
function rebuildFinding(members, guardFor) {
    return mergeGroup(members, guardFor);
}
/** Gravest first, then by confidence and place. */
function sortFindings(findings) {
    return [...findings].sort(inOrder);
}
function mergeGroup(group, guardFor) {
    const representative = [...group].sort((left, right) => ownEvidence(right) - ownEvidence(left) || left.finding.confidence - right.finding.confidence)[0];
    const detailed = [...group].sort((left, right) => right.finding.description.length - left.finding.description.length)[0];
    const severities = group.map(({ finding }) => finding.severity);
    const highest = severities.reduce(findings_severity/* graver */.Gi);
    const rulings = group.map(({ finding }) => (0,evidence_class/* ruleSeverity */.uK)(finding, finding.severity, (0,evidence_class/* settleQuantities */.pp)(finding)));
    const final = rulings.map(({ severity }) => severity).reduce(findings_severity/* graver */.Gi);
    const tier = representative.anchor?.tier;
    const tags = [
        ...(rulings.some(({ silent }) => silent) ? ['silent'] : []),
        ...(tier === 'pre-existing' ? ['pre-existing'] : []),
        ...(representative.anchor?.kind === 'file' ? ['unanchored'] : []),
        ...(group.every(({ salvaged }) => salvaged) ? ['salvaged'] : []),
        ...(group.some(({ finding }) => finding.mapAnchor?.mapGap === true) ? ['map-gap'] : []),
        ...(group.some(provenance/* isOverridden */.X) ? ['provenance-overridden'] : []),
    ];
    const printOf = (member) => (0,fingerprint/* fingerprintOf */.a)({ ...member.finding, location: consolidate_placeOf(member) });
    // What one reviewer's fingerprint covers does not cover what another saw: all of them must be listed.
    const guards = group.map((member) => member.guard ?? guardFor(printOf(member)));
    return {
        id: printOf(representative),
        fingerprints: [...new Set(group.map(printOf))],
        guard: guards.includes(null) ? null : (guards[0] ?? null),
        rules: [...new Set(group.flatMap(({ rule }) => (rule === null ? [] : [rule])))],
        origin: 'round-1',
        panel: null,
        members: group,
        title: representative.finding.title,
        anchor: representative.anchor,
        category: representative.finding.category ??
            group.find(({ finding }) => finding.category !== null)?.finding.category ??
            null,
        description: detailed.finding.description,
        scenario: representative.finding.scenario ?? detailed.finding.scenario,
        confidence: agreement_confidenceOf(group, representative),
        quantities: group.flatMap(({ finding }) => (0,evidence_class/* settleQuantities */.pp)(finding)),
        fixes: distinctFixes(group),
        severity: {
            reviewer: highest,
            final,
            adjustments: [...new Set(rulings.flatMap(({ adjustments }) => adjustments))],
        },
        severityConflict: new Set(severities).size > 1,
        agreement: agreementOf(group),
        mergeKind: agreementOf(group)?.kind ?? null,
        relation: { coLocated: [], crossReference: [] },
        tags,
        compliance: [
            ...new Set(group.flatMap(({ reporter, finding }) => finding.compliance.map((fault) => `${reporter}: ${fault}`))),
        ],
    };
}
function ownEvidence(member) {
    return member.finding.evidence.filter(({ origin }) => origin === 'own').length;
}
/** Conflicting fixes are all kept, each with who proposed it. */
function distinctFixes(group) {
    const fixes = [];
    for (const { reporter, finding } of group) {
        const { fix } = finding;
        if (fix === null || fix.text.trim() === '')
            continue;
        if (fixes.some(({ text, replacement }) => replacement === fix.replacement && (0,similarity/* jaccard */.xX)(text, fix.text) >= similarity/* SAME_TITLE */._3))
            continue;
        fixes.push({ reporter, text: fix.text, replacement: fix.replacement });
    }
    return fixes;
}
/** Beyond this many findings only equal titles are linked; the pairs of all would take too long. */
const MOST_COMPARED = 300;
/** Same place, other issue: co-located. Same issue, other place: cross-referenced. */
function relate(findings) {
    const byPath = groupBy(findings, ({ anchor }) => anchor?.path ?? '');
    const byTitle = groupBy(findings, ({ title }) => (0,fingerprint/* normalTitle */.E)(title));
    return findings.map((finding) => {
        const neighbours = finding.anchor === null ? [] : (byPath.get(finding.anchor.path) ?? []);
        const coLocated = neighbours
            .filter((other) => other !== finding && (0,similarity/* samePlace */.o0)(finding.anchor, other.anchor))
            .map(({ id }) => id);
        const alike = findings.length <= MOST_COMPARED
            ? findings.filter((other) => (0,similarity/* jaccard */.xX)(finding.title, other.title) >= similarity/* SAME_TITLE */._3)
            : (byTitle.get((0,fingerprint/* normalTitle */.E)(finding.title)) ?? []);
        const elsewhere = alike.filter((other) => other !== finding && other.id !== finding.id && !(0,similarity/* samePlace */.o0)(finding.anchor, other.anchor));
        return {
            ...finding,
            // Who saw the same defect elsewhere agrees as much as who saw it here.
            agreement: elsewhere.length === 0
                ? finding.agreement
                : agreementOf([finding, ...elsewhere].flatMap(({ members }) => members)),
            relation: { coLocated, crossReference: elsewhere.map(({ id }) => id) },
            tags: coLocated.length > 0 ? [...finding.tags, 'co-located'] : finding.tags,
        };
    });
}
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items)
        groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
    return groups;
}
function inOrder(left, right) {
    return (findings_severity/* SEVERITIES */.oC.indexOf(left.severity.final) - findings_severity/* SEVERITIES */.oC.indexOf(right.severity.final) ||
        right.confidence - left.confidence ||
        comparePlaces(left.anchor, right.anchor));
}
function comparePlaces(left, right) {
    const [a, b] = [left?.path ?? '', right?.path ?? ''];
    if (a !== b)
        return a < b ? -1 : 1;
    return (left?.line ?? 0) - (right?.line ?? 0);
}

// EXTERNAL MODULE: ./build/verdict/stage-verdict.js
var stage_verdict = __nccwpck_require__(92);
// EXTERNAL MODULE: ./build/stages/review-stage.js + 6 modules
var review_stage = __nccwpck_require__(2583);
;// CONCATENATED MODULE: ./build/stages/after-panel.js







/** Findings of the stages before the first panel, as the panel was shown them. */
function findingsForPanel(stages, built, guardFor) {
    return consolidate([...membersOf(stages), ...built], guardFor).findings;
}
/** Everything found, with what the panel and a follow-up made of it. */
function consolidateRun(stages, built, guardFor) {
    const at = stages.findIndex(({ plan }) => plan.kind === 'panel');
    const panel = stages[at]?.panel ?? null;
    if (panel === null)
        return consolidate([...membersOf(stages), ...built], guardFor);
    const first = consolidate([...membersOf(stages.slice(0, at)), ...built], guardFor);
    const attacked = first.findings.map((finding, index) => applyOutcome(finding, panel.outcomes[index], guardFor));
    const later = stages.slice(at + 1);
    const critic = later.find((stage) => stage.critic !== null);
    const followed = critic?.critic?.report?.members ?? [];
    const others = membersOf(later).filter((member) => !followed.includes(member));
    const fresh = freshMembers(followed, first.findings, panel.outcomes);
    const second = consolidate(fresh, guardFor).findings.map((finding, index) => ({
        ...applyOutcome(finding, critic?.panel?.outcomes[index], guardFor),
        origin: 'follow-up',
    }));
    const taken = new Set(attacked.map(({ id }) => id));
    const apart = second.map((finding) => taken.has(finding.id) ? { ...finding, id: `${finding.id}-2` } : finding);
    const third = consolidate(others, guardFor).findings;
    const findings = sortFindings([...attacked, ...apart, ...third]);
    const merged = followed.length - fresh.length;
    const raw = first.counts.raw + followed.length + others.length;
    return { findings, counts: countFindings(raw, findings, merged) };
}
/**
 * A follow-up's findings that nobody had before, or that stand no longer or less gravely; the others agree with what is
 * there. `outcomes` are the panel's, in the order of `known`.
 */
function freshMembers(members, known, outcomes) {
    const covers = (finding, at, member) => {
        const tally = outcomes[at]?.tally;
        if (finding.guard !== null || tally === undefined)
            return false;
        const same = finding.members.filter((other) => isDuplicate(other, member));
        if (COVERING.includes(tally.status))
            return same.length > 0 && (0,findings_severity/* atLeast */.jZ)(tally.severityFinal, member.finding.severity);
        // What was killed or contested is not brought back by saying it again; a graver case, or another premise, is new.
        return same.some((other) => (0,findings_severity/* atLeast */.jZ)(tally.severityBefore, member.finding.severity) && after_panel_samePremise(other.finding, member.finding));
    };
    return members.filter((member) => !known.some((finding, at) => covers(finding, at, member)));
}
/** The same words, or none to tell them apart by. */
function after_panel_samePremise(left, right) {
    const [one, other] = [left.loadBearingPremise, right.loadBearingPremise];
    return one === null || other === null || (0,similarity/* relatePremises */.WI)(left, right) === 'same';
}
/** What is reported with all its weight. */
const COVERING = [
    'verified',
    'deterministic',
    'unverified (cost-guard)',
    'unverified (fast)',
];
function membersOf(stages) {
    return stages.flatMap(({ reports, critic }) => [
        ...reports.flatMap(({ members }) => members),
        ...(critic?.report?.members ?? []),
    ]);
}
function applyOutcome(finding, outcome, guardFor) {
    if (outcome === undefined)
        return finding;
    const { tally, members } = outcome;
    const rebuilt = remainderOf(finding, members, guardFor);
    const changed = tally.severityFinal !== finding.severity.final;
    return {
        ...rebuilt,
        id: finding.id,
        fingerprints: finding.fingerprints,
        relation: finding.relation,
        // Agreement is about who said it at first; no number follows from it.
        agreement: finding.agreement,
        mergeKind: finding.mergeKind,
        severity: {
            ...rebuilt.severity,
            final: tally.severityFinal,
            adjustments: changed
                ? [...rebuilt.severity.adjustments, `${tally.severityBefore} before the panel`]
                : rebuilt.severity.adjustments,
        },
        tags: [...new Set([...finding.tags, ...tally.tags])],
        compliance: [...new Set([...finding.compliance, ...tally.compliance])],
        panel: { ...tally, membersBefore: finding.members.length },
    };
}
/** Review stages before the panel, with their votes again over what stands. */
function retally(stages, built, guardFor) {
    const at = stages.findIndex(({ plan }) => plan.kind === 'panel');
    const panel = stages[at]?.panel ?? null;
    if (panel === null || panel.mode === 'fast')
        return [...stages];
    const findings = findingsForPanel(stages.slice(0, at), built, guardFor);
    const contested = stages[at]?.plan.contestedBlocks ?? false;
    return stages.map((stage, index) => {
        if (index >= at || stage.plan.kind !== 'review')
            return stage;
        const votes = stage.votes.map((vote, position) => {
            const report = stage.reports[position];
            return report === undefined ? vote : recast(vote, report, stage, findings, panel, contested);
        });
        const { name, strategy, weights, threshold } = stage.plan;
        return {
            ...stage,
            afterPanel: { votes, verdict: (0,stage_verdict/* foldStage */.C)({ name, strategy, weights, threshold }, votes) },
        };
    });
}
/** Only a rejection can change: it falls when every finding under it was killed, or contested by lenses that answered. */
function recast(vote, report, { plan }, findings, panel, contestedBlocks) {
    if (vote.vote !== 'request_changes' || !vote.delivered)
        return vote;
    const own = report.members.filter(({ salvaged, guard, anchor }) => !salvaged && guard === null && anchor?.tier !== 'pre-existing');
    // What it rejects for is not a finding, so nobody attacked it.
    if (own.length === 0 || report.issues.length > 0)
        return vote;
    const standing = own.flatMap((member) => {
        const at = findings.findIndex(({ members }) => members.includes(member));
        const outcome = panel.outcomes[at];
        const falls = outcome !== undefined &&
            !(stillCounts(outcome.tally, contestedBlocks) && isAmong(member, outcome.members));
        return falls ? [] : [{ member, tally: outcome?.tally }];
    });
    const rejects = report.stated === 'request_changes'
        ? standing.length > 0
        : standing.some(({ member, tally }) => (0,findings_severity/* atLeast */.jZ)(tally?.severityFinal ?? member.finding.severity, (0,review_stage/* failOnOf */.tC)(plan)));
    const recounted = rejects ? 'request_changes' : 'approve';
    return { ...vote, vote: recounted };
}
/** A member whose support was struck is another object, and the same finding of the same reviewer. */
function isAmong({ reporter, finding }, members) {
    return members.some((other) => other.reporter === reporter && other.finding.title === finding.title);
}
/** A lens that failed loosens nobody's vote: a finding contested by an abstention counts as it did before the panel. */
function stillCounts(tally, contestedBlocks) {
    switch (tally.status) {
        case 'filtered':
        case 'premise-refuted':
            return false;
        case 'contested':
            return contestedBlocks || abstained(tally.reachability) || abstained(tally.falsePositive);
        case 'verified':
        case 'deterministic':
        case 'below-floor':
        case 'unverified (cost-guard)':
        case 'unverified (fast)':
            return true;
    }
}

// EXTERNAL MODULE: ./build/agents/ask-json.js
var ask_json = __nccwpck_require__(1257);
// EXTERNAL MODULE: ./build/agents/lens-schema.js
var lens_schema = __nccwpck_require__(6531);
// EXTERNAL MODULE: ./build/context/hot-spots.js
var hot_spots = __nccwpck_require__(6107);
// EXTERNAL MODULE: ./build/context/map-row.js
var map_row = __nccwpck_require__(6923);
;// CONCATENATED MODULE: ./build/stages/coverage-gaps.js


/** Lines from a hot-spot within which a finding is about it (d.2 category 4). */
const NEAR = 10;
function coverageGaps(stages, inputs) {
    const reviewers = stages
        .filter(({ plan }) => plan.kind === 'review')
        .flatMap(({ plan, reports }) => reports.map((report, index) => ({
        place: `${plan.name}/${report.label}`,
        dimension: plan.agents[index]?.dimension ?? null,
        report,
    })));
    const reports = reviewers.map(({ report }) => report);
    return [
        ...reviewers.flatMap(({ place, report }) => undelivered(place, report)),
        ...uncalled(reviewers, inputs.detection),
        ...unroutedNotes(reports),
        ...unexamined(reports, inputs.scope),
        ...unaddressed(reports, inputs.knowledge),
        ...quietHotSpots(reports, inputs.knowledge),
        ...reviewers.flatMap(closedOnMetric),
    ];
}
function undelivered(place, report) {
    if (report.state === 'delivered' || report.state === 'no-findings')
        return [];
    const words = {
        'off-topic': 'was off-topic',
        degraded: 'was degraded',
        'not-delivered': 'did not deliver',
    };
    return [{ category: 1, text: `${place} ${words[report.state]}` }];
}
/** A dimension that the change calls for by a signal, and that nobody was there for. */
function uncalled(reviewers, detection) {
    const had = new Set(reviewers.flatMap(({ dimension, report }) => [dimension ?? '', report.role.toLowerCase()]));
    return [...(detection ?? [])].flatMap(([dimension, { signal, at }]) => {
        if (signal === 'always' || had.has(dimension))
            return [];
        const place = at === null ? '' : ` in ${at.path}${at.line === null ? '' : `:${at.line}`}`;
        return [{ category: 1, text: `${dimension} is called for (${signal}${place}), and no reviewer has it` }];
    });
}
/** A note to somebody who was not there (b.6). */
function unroutedNotes(reports) {
    const roles = new Set(reports.map(({ role }) => role.toLowerCase()));
    return reports.flatMap(({ label, notes }) => notes.cross
        .filter(({ to }) => to === null || !roles.has(to.toLowerCase()))
        .map(({ to, at, note }) => ({
        category: 1,
        text: `${label} leaves to ${to ?? 'nobody in particular'}${at === null ? '' : ` at ${at.path}:${at.line}`}: ${note}`,
    })));
}
function unexamined(reports, scope) {
    const seen = new Set(reports.flatMap(({ examined, members }) => [
        ...examined.map(({ path }) => path),
        ...members.flatMap(({ anchor }) => (anchor === null ? [] : [anchor.path])),
    ]));
    return scope.reviewed
        .filter(({ path }) => !seen.has(path))
        .map(({ path }) => ({ category: 2, text: path }));
}
/** Assumptions that nothing enforces, that no finding cites and that nobody tested. */
function unaddressed(reports, { rows }) {
    const addressed = addressedRows(reports);
    return rows
        .filter(({ section, status, id }) => section === 'AS' && status === 'unverified' && !addressed.has(id))
        .map((row) => ({ category: 3, text: (0,map_row/* renderRow */.re)(row) }));
}
function quietHotSpots(reports, { rows, risks }) {
    const addressed = addressedRows(reports);
    const anchors = reports.flatMap(({ members }) => members.flatMap(({ anchor }) => (anchor === null ? [] : [anchor])));
    const quiet = ({ path, line }) => !anchors.some((anchor) => anchor.path === path && Math.abs(anchor.line - line) <= NEAR);
    const grave = /\brisk high\b|\bhigh[- ]risk\b|\|\s*high\b/i;
    return [
        ...rows
            .filter(({ section, text, id, cites }) => section === 'HS' && grave.test(text) && !addressed.has(id) && cites.every(quiet))
            .map((row) => ({ category: 4, text: (0,map_row/* renderRow */.re)(row) })),
        ...risks
            .filter((risk) => quiet(risk) && risk.what !== hot_spots/* NOT_DONE */.pt)
            .map(({ what, path, line }) => ({ category: 4, text: `${path}:${line} ${what}` })),
    ];
}
function addressedRows(reports) {
    return new Set(reports.flatMap(({ notes, members }) => [
        ...notes.rowsTested.map(({ row }) => row),
        ...members.flatMap(({ finding }) => finding.mapAnchor?.rowId ?? []),
    ]));
}
function closedOnMetric({ place, report }) {
    return report.notes.closed
        .filter(({ onDerivedNumber, unseen, reason }) => onDerivedNumber || unseen || reason.trim() === '')
        .map(({ what, at, onDerivedNumber }) => ({
        category: 5,
        text: `${place} closed "${what}"${at === null ? '' : ` at ${at.path}:${at.line}`} ${onDerivedNumber ? 'on a number that nobody measured' : 'without saying what a user sees of it, and when'}`,
    }));
}

;// CONCATENATED MODULE: ./build/stages/critic-result.js
/** Spec quality-gates d.2, in its order. */
const GAP_CATEGORIES = [
    'dimension warranted, not delivered',
    'file that nobody examined',
    'assumption that nobody addressed',
    'hot-spot without a finding',
    'closed on a metric alone',
];

;// CONCATENATED MODULE: ./build/stages/critic-text.js
/** What the critic is shown (spec quality-gates d.1): what was done and what was not; nothing that was filtered. */




function criticText(inputs, gaps, panel) {
    const verified = inputs.findings
        .filter((_, index) => panel === undefined || panel.outcomes[index]?.tally.status === 'verified')
        .map(({ title, severity, anchor }) => `${severity.final} ${anchor === null ? 'whole change' : `${anchor.path}:${anchor.line}`} ${title}`);
    const reports = inputs.earlier
        .filter(({ plan }) => plan.kind === 'review')
        .flatMap(({ reports: own }) => own);
    const reviewers = reports.map(({ role, state, examined }) => `${role}: ${state}${examined.length === 0 ? '' : `; examined ${examined.map(({ path }) => path).join(', ')}`}`);
    const closures = reports.flatMap(({ role, notes }) => notes.closed.map(({ what, at, reason }) => `${role}: ${what}${at === null ? '' : ` at ${at.path}:${at.line}`}: ${reason}`));
    const skipped = inputs.dimensions
        .filter(({ state }) => state === 'skipped' || state === 'not available')
        .map(({ dimension, state, reason }) => `${dimension}: ${state}, ${reason}`);
    const texts = [
        ['CHANGED-FILES', inputs.scope.reviewed.map(({ path }) => (0,visible/* showHidden */.Ul)(path)).join('\n')],
        ['ROSTER', inputs.reviewStages.flatMap(({ agents }) => agents.map(({ role }) => role)).join('\n')],
        ['REVIEWERS', reviewers.join('\n')],
        ['SKIPPED', skipped.join('\n') || 'none'],
        ['VERIFIED', verified.join('\n') || 'none'],
        ['CLOSED', closures.join('\n') || 'none'],
        ...(0,context_knowledge/* forCritic */.q_)(inputs.knowledge),
        [
            'GAPS',
            gaps.map(({ category, text }) => `${GAP_CATEGORIES[category - 1]}: ${text}`).join('\n') || 'none',
        ],
    ];
    const fence = (0,agents_fence/* createFence */.K)(texts.map(([, text]) => text));
    return `${texts.map(([label, text]) => fence.wrap(label, text)).join('\n\n')}\n`;
}

// EXTERNAL MODULE: ./build/agents/deterministic-agent.js + 9 modules
var deterministic_agent = __nccwpck_require__(932);
;// CONCATENATED MODULE: ./build/findings/panel-selection.js

const FLOOR = 50;
/** More candidates than this turn the guard on; it counts findings, not tokens. */
const GUARD_AT = 25;
const BAND_TOP = 75;
/** `findings` are deduplicated, after the severity rules; `rigorous` turns the guard off;
 * `before` is how many candidates an earlier round had. */
function selectForPanel(findings, rigorous, before = 0) {
    const belowFloor = findings.filter(({ confidence }) => confidence < FLOOR);
    const candidates = findings.filter(({ confidence }) => confidence >= FLOOR);
    const guardOn = before + candidates.length > GUARD_AT && !rigorous;
    if (!guardOn)
        return { belowFloor, panel: candidates, leftOut: [], guardOn };
    const inBand = (finding) => (0,findings_severity/* atLeast */.jZ)(finding.severity.final, 'High') || finding.confidence <= BAND_TOP || finding.severityConflict;
    return {
        belowFloor,
        panel: candidates.filter(inBand),
        leftOut: candidates.filter((finding) => !inBand(finding)),
        guardOn,
    };
}

// EXTERNAL MODULE: ./build/kernel/limit.js
var limit = __nccwpck_require__(4475);
;// CONCATENATED MODULE: ./build/agents/lens-prompt.js

function premisePrompt({ finding, diff, premise, knowledge }) {
    return fenced([
        ...knowledge,
        ['DIFF', diff],
        ['FINDING', lens_prompt_findingText(finding)],
        ['PREMISE', premise ?? 'none declared'],
    ]);
}
function reachabilityPrompt({ finding, code }) {
    return fenced([...codeTexts(code), ['FINDING', lens_prompt_findingText(finding)]]);
}
/** For the lenses of false positives and of severity. */
function judgingPrompt(inputs) {
    const quantities = inputs.quantities.map(({ claim, evidenceClass, method }) => `${claim} (${evidenceClass ?? 'derived'}${method === null ? '' : `, ${method}`})`);
    const consequences = inputs.consequences.map(({ who, sees, when, visibility }) => `${who} sees ${sees}, ${when} (${visibility})`);
    return fenced([
        ...codeTexts(inputs.code),
        ['FINDING', lens_prompt_findingText(inputs.finding)],
        ['NUMBERS', quantities.join('\n') || 'none'],
        ['CONSEQUENCE', consequences.join('\n') || 'none stated'],
    ]);
}
function codeTexts({ diff, file }) {
    return [
        ['DIFF', diff],
        ['FILE', file || 'not available'],
    ];
}
/** The code first, so that prompts of findings in one file share their beginning. */
function fenced(texts) {
    const fence = (0,agents_fence/* createFence */.K)(texts.map(([, text]) => text));
    return [{ text: `${texts.map(([label, text]) => fence.wrap(label, text)).join('\n\n')}\n`, shared: false }];
}
function lens_prompt_findingText({ title, severity, location, description, scenario, fix }) {
    return [
        `Title: ${title}`,
        `Severity: ${severity}`,
        `Location: ${location === null ? 'the change as a whole' : `${location.path}:${location.line}${location.endLine === null ? '' : `-${location.endLine}`}`}`,
        `Description: ${description}`,
        ...(scenario === null ? [] : [`Scenario: ${scenario}`]),
        ...(fix === '' ? [] : [`Proposed fix: ${fix}`]),
    ].join('\n');
}

// EXTERNAL MODULE: ./build/context/documents.js
var documents = __nccwpck_require__(1634);
// EXTERNAL MODULE: ./build/findings/read-finding.js
var read_finding = __nccwpck_require__(8135);
;// CONCATENATED MODULE: ./build/findings/lens-verdict.js
/** What the lenses say, and which of it counts (spec quality-gates c.5): an answer that is not whole is an abstention. */



const FALSE_POSITIVE_CAUSES = [
    'framework-convention',
    'intentional-design',
    'pre-existing',
    'misunderstanding',
];
const no = (why) => ({ ok: false, why });
/** Documents tell where to look; they refute nothing. */
const PROSE = /\.(?:md|rst|txt|adoc)$/i;
/** Files that runs of this method leave; what they say is what is being questioned. */
const RUN_ARTIFACT = /(?:^|\/)(?:\.codebase-xray|\.deep-dive|\.team-review[^/]*|\.sdd)(?:\/|$)/;
/** Without a counterexample that holds, REFUTED is UNCERTAIN (c.6 rows 7 and 9). `isContext` knows the run's documents. */
async function readPremiseVerdict(value, resolves, isContext = () => false) {
    if (!(0,json/* isJsonObject */.OW)(value))
        return no('it is not an object');
    const verdict = value['premise_verdict'];
    if (verdict !== 'HOLDS' && verdict !== 'REFUTED' && verdict !== 'UNCERTAIN')
        return no('its premise_verdict is not known');
    const form = value['premise_form'];
    if (form !== 'compliant' && form !== 'non-compliant')
        return no('its premise_form is not known');
    const given = value['refutation_target'];
    const target = given === 'PREMISE' || given === 'SUPPORT' ? given : null;
    if (given !== undefined && given !== null && target === null)
        return no('its refutation_target is not known');
    const place = placeIn(value['counterexample']);
    const derived = value['derived_premise'];
    const facts = {
        counterexample: place,
        form,
        derivedPremise: typeof derived === 'string' && derived.trim() !== '' ? derived : null,
        reason: typeof value['reason'] === 'string' ? value['reason'] : '',
        invalid: null,
    };
    const uncertain = (why, invalid = null) => ({
        ok: true,
        value: {
            ...facts,
            verdict: 'UNCERTAIN',
            target: null,
            reason: `${facts.reason} (${why})`.trim(),
            invalid,
        },
    });
    if (verdict !== 'REFUTED')
        return target === null
            ? { ok: true, value: { ...facts, verdict, target: null } }
            : uncertain('it names what it refutes, and refutes nothing');
    const why = target === null
        ? 'it does not say what it refutes'
        : place === null
            ? 'it has no counterexample'
            : PROSE.test(place.path)
                ? 'the counterexample is prose'
                : RUN_ARTIFACT.test(place.path) || isContext(place.path)
                    ? 'the counterexample is an artifact of a run'
                    : (await resolves(place))
                        ? null
                        : 'the counterexample is not at the head commit';
    if (why !== null)
        return uncertain(why, why);
    return { ok: true, value: { ...facts, verdict, target } };
}
async function readRealityVerdict(value, resolves, needsCause) {
    if (!(0,json/* isJsonObject */.OW)(value))
        return no('it is not an object');
    const verdict = value['verdict'];
    if (verdict === 'UNABLE')
        return { ...no('it says that it can not tell'), honest: true };
    if (verdict !== 'REAL' && verdict !== 'FALSE_POSITIVE')
        return no('its verdict is not known');
    const common = await readCommon(value, resolves);
    if (!common.ok)
        return common;
    const cause = FALSE_POSITIVE_CAUSES.find((known) => known === value['fp_category']) ?? null;
    if (needsCause && verdict === 'FALSE_POSITIVE' && cause === null)
        return no('it calls the finding false without a cause');
    return { ok: true, value: { ...common.value, verdict, cause } };
}
async function readSeverityVerdict(value, resolves) {
    if (!(0,json/* isJsonObject */.OW)(value))
        return no('it is not an object');
    if (value['verdict'] !== 'REAL')
        return no('its verdict is other than REAL');
    const vote = value['severity_vote'];
    const severity = (0,findings_severity/* readSeverity */.MW)(vote);
    if (severity === undefined || severity !== vote)
        return no('its severity is not known');
    const common = await readCommon(value, resolves);
    return common.ok ? { ok: true, value: { ...common.value, severity } } : common;
}
async function readCommon(value, resolves) {
    const confidence = value['confidence'];
    if (typeof confidence !== 'number' || !(confidence >= 0 && confidence <= 100))
        return no('its confidence is not between 0 and 100');
    const listed = Array.isArray(value['cites']) ? value['cites'].map(placeIn) : [];
    const cites = listed.filter((place) => place !== null);
    const found = await Promise.all(cites.map(resolves));
    if (!found.includes(true))
        return no('no place that it cites is at the head commit');
    const { reason } = value;
    return { ok: true, value: { confidence, reason: typeof reason === 'string' ? reason : '', cites } };
}
function placeIn(value) {
    return (0,json/* isJsonObject */.OW)(value) ? ((0,read_finding/* readLocation */.mb)(value) ?? null) : null;
}

// EXTERNAL MODULE: ./build/agents/repository-tools.js
var repository_tools = __nccwpck_require__(5341);
;// CONCATENATED MODULE: ./build/stages/lens-code.js

/** Lines of a file around a finding that a lens is shown; a shorter file is shown whole. */
const MAX_LINES = 1_200;
/** Characters of a file's part of the diff. */
const MAX_DIFF = 60_000;
async function lensCode(inputs, place) {
    if (place === null)
        return { diff: '', file: '' };
    const change = inputs.change.files.find(({ path }) => path === place.path);
    const section = change?.section ?? '';
    const diff = section.length > MAX_DIFF
        ? `${section.slice(0, MAX_DIFF)}\n(${section.length - MAX_DIFF} characters of this file's diff are left out)`
        : section;
    const text = (0,repository_tools/* isSecretLike */.CF)(place.path) ? undefined : await inputs.headFile(place.path);
    return { diff, file: text === undefined ? '' : numbered(text, place.line) };
}
/** By the file at the head; where its objects are not here, by what the diff shows of it. */
function resolverOf(inputs) {
    return async ({ path, line }) => {
        const text = await inputs.headFile(path);
        if (text !== undefined)
            return line <= lineCount(text);
        const file = inputs.change.files.find((candidate) => candidate.path === path);
        return (file?.hunks.some(({ newStart, newLines }) => line >= newStart && line < newStart + newLines) ?? false);
    };
}
function lineCount(text) {
    const lines = text.split('\n');
    return lines.at(-1) === '' ? lines.length - 1 : lines.length;
}
function numbered(text, around) {
    const lines = text.split('\n');
    const first = lines.length <= MAX_LINES ? 0 : Math.max(0, around - MAX_LINES / 2);
    const shown = lines.slice(first, first + MAX_LINES);
    const body = shown.map((line, index) => `${first + index + 1}: ${line}`).join('\n');
    return shown.length === lines.length
        ? body
        : `${body}\n(lines ${first + 1} to ${first + shown.length} of ${lines.length})`;
}

// EXTERNAL MODULE: ./build/stages/stage-inputs.js
var stage_inputs = __nccwpck_require__(4620);
;// CONCATENATED MODULE: ./build/stages/lens-calls.js
/** The lenses' calls for one finding: each answer, or who abstained and why, and every record. */




/** Output tokens of one lens: a verdict with its reason. */
const MAX_LENS_TOKENS = 4_000;
class LensCalls {
    calls = [];
    abstentions = [];
    #ports;
    #stage;
    #inputs;
    #limiter;
    constructor(ports, stage, inputs, limiter) {
        this.#ports = ports;
        this.#stage = stage;
        this.#inputs = inputs;
        this.#limiter = limiter;
    }
    async ask(lens, parts, schema, read) {
        const agent = this.#stage.agents.find(({ role }) => role === lens);
        if (agent === undefined)
            return this.#abstain(lens, 'the panel has no such lens');
        const resolves = resolverOf(this.#inputs);
        const answer = await this.#limiter(() => (0,ask_json/* askJson */.e)((0,stage_inputs/* callsOf */.p)(this.#ports, this.#stage, agent.label, lens === 'premise' ? 'premise' : 'lens', this.#inputs.knowledge), {
            agent,
            system: this.#inputs.templates.get(agent.promptTemplate ?? '') ?? '',
            parts,
            schema,
            maxOutputTokens: MAX_LENS_TOKENS,
            timeout: this.#inputs.callTimeout,
            // Lens 0 reads widely; those that judge reality follow a call or two; severity is given what it needs.
            reader: lens === 'severity' || agent.adapter === 'command' ? undefined : this.#inputs.reader,
            reads: lens === 'premise' ? repository_tools/* WIDE_READS */.gp : repository_tools/* TIGHT_READS */.vt,
        }, (value) => read(value, resolves)));
        this.calls.push(...answer.records);
        if (!answer.ok)
            return this.#abstain(lens, answer.why);
        const { value } = answer;
        if ('invalid' in value && typeof value.invalid === 'string')
            this.abstentions.push(`${lens}: ${value.invalid}`);
        return value;
    }
    #abstain(lens, why) {
        this.abstentions.push(`${lens}: ${why}`);
        return { abstained: why };
    }
}

;// CONCATENATED MODULE: ./build/stages/attack-finding.js
/** One finding under the lenses, in their order (spec quality-gates c.2): 0, then 1 beside 2, then 3. */












/** The tally of a finding that no lens was asked about. */
function untouched(finding, status) {
    return {
        id: finding.id,
        status,
        eligibility: null,
        premises: [],
        reachability: null,
        falsePositive: null,
        severity: null,
        abstentions: [],
        severityBefore: finding.severity.final,
        severityFinal: finding.severity.final,
        tags: [],
        compliance: [],
        calls: 0,
    };
}
async function attackFinding(ports, stage, inputs, finding, limiter) {
    const lenses = new LensCalls(ports, stage, inputs, limiter);
    const code = await lensCode(inputs, finding.anchor);
    const challenged = inputs.raw
        ? NOT_CHALLENGED(finding)
        : await challengePremises(lenses, finding, code, (0,context_knowledge/* forPremise */.xt)(inputs.knowledge, finding.anchor?.path ?? null), (0,documents/* documentOf */.l)(inputs.contextPaths));
    const { premises, members, eligibility } = challenged;
    const compliance = [...challenged.compliance];
    const tags = [
        ...new Set(premises.flatMap(({ effect }) => effect === 'contested'
            ? ['premise-contested']
            : effect === 'support-struck'
                ? ['support-struck']
                : [])),
        ...(challenged.withoutOwn ? ['premise-contested'] : []),
    ];
    const base = {
        ...untouched(finding, 'contested'),
        eligibility,
        premises,
        tags: [...new Set(tags)],
        compliance,
    };
    const conclude = (tally, left) => ({
        tally: { ...tally, abstentions: lenses.abstentions, calls: lenses.calls.length },
        members: left,
        calls: lenses.calls,
    });
    if (members.length === 0)
        return conclude({ ...base, status: 'premise-refuted' }, finding.members);
    // What lens 0 took away speaks no longer: neither to the lenses nor in the severity.
    const rest = remainderOf(finding, members, () => finding.guard);
    const shown = shownFinding(rest, members);
    const [reachability, falsePositive] = await Promise.all([
        lenses.ask('reachability', reachabilityPrompt({ finding: shown, code }), lens_schema/* reachabilitySchema */.rF, (value, resolves) => readRealityVerdict(value, resolves, false)),
        lenses.ask('false_positive', judgingPrompt(judging(rest, shown, members, code)), lens_schema/* falsePositiveSchema */.Ub, (value, resolves) => readRealityVerdict(value, resolves, true)),
    ]);
    const status = survival(reachability, falsePositive);
    if (status === 'filtered')
        return conclude({ ...base, status, reachability, falsePositive }, members);
    const severity = await lenses.ask('severity', judgingPrompt(judging(rest, shown, members, code)), lens_schema/* severitySchema */.X5, readSeverityVerdict);
    // As before the panel: it is as grave as its gravest member, each held to its own numbers.
    const severityFinal = members
        .map(({ finding: own }) => finalSeverity(status, rest.severity.final, severity, own.severityRestsOnQuantity, (0,evidence_class/* settleQuantities */.pp)(own)))
        .reduce(findings_severity/* graver */.Gi);
    return conclude({ ...base, status, reachability, falsePositive, severity, severityFinal }, members);
}
const NOT_CHALLENGED = (finding) => ({
    premises: [],
    members: finding.members,
    eligibility: null,
    compliance: [],
    withoutOwn: false,
});
/** Lens 0 once a distinct premise; the members that stand on a refuted one are gone. */
async function challengePremises(lenses, finding, code, knowledge, isDocument) {
    const { eligibility, groups } = eligiblePremises(finding.members);
    if (groups.length === 0)
        return NOT_CHALLENGED(finding);
    const answers = await Promise.all(groups.map(({ premise, members }) => lenses.ask('premise', premisePrompt({ finding: shownFinding(finding, members), diff: code.diff, premise, knowledge }), lens_schema/* premiseSchema */.$W, (value, resolves) => readPremiseVerdict(value, resolves, isDocument))));
    let left = [...finding.members];
    const premises = [];
    const compliance = [];
    let withoutOwn = false;
    groups.forEach(({ premise, members }, index) => {
        const answer = answers[index] ?? { abstained: 'it was not asked' };
        if (!abstained(answer) && answer.form === 'non-compliant')
            compliance.push(...members.map(({ reporter }) => `${reporter}: the premise is not compliant`));
        const effects = members.map((member) => premiseEffect(member, answer));
        for (const [at, member] of members.entries()) {
            const effect = effects[at] ?? 'contested';
            if (effect === 'refuted')
                left = left.filter((other) => other !== member);
            if (effect !== 'support-struck')
                continue;
            const struck = withoutSupport(member, abstained(answer) ? null : answer.counterexample);
            withoutOwn ||= !struck.hasOwn;
            if (!struck.hasOwn)
                compliance.push(`${member.reporter}: claims evidence of its own and has none`);
            left = left.map((other) => (other === member ? struck.member : other));
        }
        premises.push({ premise, answer, effect: gravest(effects) });
    });
    return { premises, members: left, eligibility, compliance, withoutOwn };
}
const GRAVEST = ['refuted', 'support-struck', 'contested', 'holds'];
function gravest(effects) {
    return GRAVEST.find((effect) => effects.includes(effect)) ?? 'contested';
}
function shownFinding(finding, members) {
    const detailed = [...members].sort((left, right) => right.finding.description.length - left.finding.description.length)[0];
    const { anchor } = finding;
    const location = anchor === null ? null : { path: anchor.path, line: anchor.line, endLine: anchor.endLine };
    return {
        title: finding.title,
        severity: finding.severity.final,
        location,
        description: detailed?.finding.description ?? finding.description,
        scenario: finding.scenario,
        fix: finding.fixes.map(({ text }) => text).join('\n'),
    };
}
function judging(finding, shown, members, code) {
    return {
        finding: shown,
        code,
        quantities: finding.quantities,
        consequences: members.flatMap(({ finding: own }) => (own.consequence === null ? [] : [own.consequence])),
    };
}

;// CONCATENATED MODULE: ./build/stages/panel-stage.js
/**
 * Stage kind `panel`: attacks the findings of the stages before it. Lens 0 on the premise, 1 and 2 on whether it is
 * real, 3 on how grave it is; what a lens can't say kills nothing.
 */









async function runPanelStage(ports, stage, inputs) {
    ports.progress.stageStarted(stage);
    const panel = await attackFindings(ports, stage, inputs);
    const vote = blocks(stage, inputs.findings, panel.outcomes) ? 'request_changes' : 'approve';
    const result = panelStageResult(stage, 'panel', vote, panel.summary, panel);
    ports.progress.stageFinished(result);
    return result;
}
/** A stage whose one vote is code's: what the panel, or the critic's follow-up, lets stand. */
function panelStageResult(stage, label, vote, feedback, panel, critic = null) {
    const first = stage.agents[0];
    if (first === undefined)
        throw new Error('a panel without lenses passed the checks');
    const { findings: _, salvaged: __, ...answer } = (0,deterministic_agent/* emptyAnswer */.W)({ ...first, label, role: label });
    const report = {
        ...answer,
        adapter: 'static',
        model: null,
        state: 'delivered',
        stated: vote,
        vote,
        feedback,
        calls: panel.calls,
        members: [],
        rowsPlaced: [],
    };
    const votes = [{ role: label, model: null, vote, delivered: true }];
    const { name, weights, threshold } = stage;
    return {
        plan: stage,
        reports: [report],
        votes,
        verdict: { ...(0,stage_verdict/* foldStage */.C)({ name, strategy: 'all', weights, threshold }, votes), counted: false },
        panel,
        critic,
    };
}
/** Only what was verified may block; contested findings where the stage says so (spec quality-gates i.1). */
function blocks(stage, findings, outcomes) {
    return outcomes.some(({ tally }, index) => {
        const finding = findings[index];
        if (finding === undefined || finding.guard !== null || finding.tags.includes('pre-existing'))
            return false;
        const may = tally.status === 'verified' || (tally.status === 'contested' && stage.contestedBlocks);
        return may && (0,findings_severity/* atLeast */.jZ)(tally.severityFinal, (0,review_stage/* failOnOf */.tC)(stage));
    });
}
async function attackFindings(ports, stage, inputs) {
    const open = inputs.findings.filter((finding) => finding.guard === null && !isDeterministic(finding));
    const selection = selectForPanel(open, inputs.mode === 'rigorous', inputs.candidatesBefore);
    const limiter = (0,limit/* createLimiter */.z)(stage.parallelism);
    const outcomes = await Promise.all(inputs.findings.map(async (finding) => {
        const passed = (status) => ({
            tally: untouched(finding, status),
            members: finding.members,
            calls: [],
        });
        if (finding.guard !== null || isDeterministic(finding))
            return passed('deterministic');
        if (selection.belowFloor.includes(finding))
            return passed('below-floor');
        if (inputs.mode === 'fast')
            return passed('unverified (fast)');
        if (selection.leftOut.includes(finding)) {
            const left = passed('unverified (cost-guard)');
            const { eligibility } = eligiblePremises(finding.members);
            return inputs.raw ? left : { ...left, tally: { ...left.tally, eligibility } };
        }
        return attackFinding(ports, stage, inputs, finding, limiter);
    }));
    return panelResult(inputs, outcomes, selection.guardOn);
}
function isDeterministic({ members }) {
    return members.every(({ finding }) => finding.category?.startsWith('static/') === true);
}
function panelResult(inputs, outcomes, guardOn) {
    const count = (status) => outcomes.filter(({ tally }, index) => tally.status === status && inputs.findings[index]?.guard === null)
        .length;
    const tallies = outcomes.map(({ tally }) => tally);
    const abstentions = tallies.reduce((sum, tally) => sum + tally.abstentions.length, 0);
    const narrowed = count('unverified (cost-guard)');
    const line = `${count('verified')} verified, ${count('filtered')} false positives, ${count('contested')} contested, ${count('premise-refuted')} premise-refuted, ${tallies.filter(({ tags, status }) => tags.includes('premise-contested') && stands(status)).length} premise-contested${narrowed === 0 ? '' : `, narrowed to stakes+band (${narrowed} unverified)`}`;
    return {
        outcomes,
        guardOn,
        mode: inputs.mode,
        raw: inputs.raw,
        abstentions,
        summary: `${line}${abstentions === 0 ? '' : `; panel degraded: ${abstentions} abstentions`}`,
        calls: outcomes.flatMap(({ calls }) => calls),
    };
}

;// CONCATENATED MODULE: ./build/stages/critic-stage.js
/**
 * Stage kind `critic`: what nobody looked at, by code; whether one of it deserves another look, by one call; and that
 * look, once, through the same panel. Its failure is said and decides nothing.
 */











const MAX_CRITIC_TOKENS = 2_000;
const NO_PANEL = {
    outcomes: [],
    guardOn: false,
    mode: 'guarded',
    raw: false,
    abstentions: 0,
    summary: '',
    calls: [],
};
async function runCriticStage(ports, stage, inputs) {
    ports.progress.stageStarted(stage);
    const gaps = coverageGaps(inputs.earlier, inputs);
    const result = await look(ports, stage, inputs, gaps);
    const vote = inputs.panelStage !== undefined && blocks(inputs.panelStage, result.findings, result.panel.outcomes)
        ? 'request_changes'
        : 'approve';
    const feedback = `${gaps.length} coverage gap${gaps.length === 1 ? '' : 's'}; ${result.critic.note}`;
    const ended = panelStageResult(stage, 'critic', vote, feedback, result.panel, result.critic);
    const [report] = ended.reports;
    const whole = {
        ...ended,
        reports: report === undefined ? [] : [{ ...report, calls: [...result.critic.calls, ...result.panel.calls] }],
    };
    ports.progress.stageFinished(whole);
    return whole;
}
async function look(ports, stage, inputs, gaps) {
    const without = (note, extra = {}) => ({
        critic: { gaps, followUp: null, note, delivered: true, report: null, calls: [], ...extra },
        panel: NO_PANEL,
        findings: [],
    });
    if (inputs.mode === 'fast')
        return without('the critic was not asked (fast)');
    const agent = stage.agents[0];
    if (agent === undefined)
        return without('there is no critic');
    const answer = await (0,ask_json/* askJson */.e)((0,stage_inputs/* callsOf */.p)(ports, stage, agent.label, 'critic', inputs.knowledge), {
        agent,
        system: inputs.templates.get(agent.promptTemplate ?? '') ?? '',
        parts: [{ text: criticText(inputs, gaps, panelBefore(inputs)), shared: false }],
        schema: lens_schema/* criticSchema */.GN,
        maxOutputTokens: MAX_CRITIC_TOKENS,
        timeout: inputs.callTimeout,
        reader: undefined,
    }, async (value) => readFollowUps(value));
    const calls = [...answer.records];
    if (!answer.ok)
        return without(`critic not delivered: ${answer.why}`, { delivered: false, calls });
    const [wanted, second] = answer.value;
    if (wanted === undefined)
        return without('no follow-up recommended', { calls });
    const reviewer = inputs.reviewStages
        .flatMap((review) => review.agents.map((candidate) => ({ review, candidate })))
        .find(({ candidate }) => [candidate.role, candidate.dimension].some((name) => name?.toLowerCase() === wanted.dimension.toLowerCase()) &&
        candidate.adapter !== 'static' &&
        candidate.adapter !== 'sarif');
    const files = inputs.scope.reviewed.filter(({ path }) => wanted.files.includes(path));
    const unknown = new Set(wanted.files).size - files.length;
    const refusal = second !== undefined
        ? `${answer.value.length} follow-ups were named, and one is allowed`
        : reviewer === undefined
            ? `no reviewer "${wanted.dimension}" is in the roster`
            : files.length === 0 || unknown > 0
                ? `it names ${files.length === 0 ? 'no file' : 'files outside'} of the change`
                : inputs.panelStage === undefined
                    ? 'there is no panel to attack what it would find'
                    : guardWasOn(inputs)
                        ? 'the cost guard is on'
                        : ports.calls.budget.exhausted !== undefined
                            ? `the limit ${ports.calls.budget.exhausted} is reached`
                            : undefined;
    if (refusal !== undefined || reviewer === undefined || inputs.panelStage === undefined)
        return without(`no follow-up: ${refusal}`, { calls });
    const scope = { ...inputs.scope, reviewed: files, notes: [] };
    const again = await (0,review_stage/* runReviewStage */.sR)(ports, { ...reviewer.review, name: stage.name, agents: [reviewer.candidate] }, { ...inputs, scope, ledger: new CoverageLedger(files), earlier: [] });
    const [report] = again.reports;
    const findings = consolidate(freshMembers(report?.members ?? [], inputs.findings, panelBefore(inputs)?.outcomes ?? []), inputs.guardFor).findings;
    const panel = await attackFindings(ports, inputs.panelStage, {
        ...inputs,
        findings,
        candidatesBefore: candidatesOf(panelBefore(inputs)),
    });
    return {
        critic: {
            gaps,
            followUp: { ...wanted, files: files.map(({ path }) => path) },
            note: `follow-up by ${wanted.dimension} on ${files.length} file${files.length === 1 ? '' : 's'}: ${followUpEnd(report?.state ?? 'not-delivered', findings.length)}`,
            delivered: true,
            report: report ?? null,
            calls: [...calls, ...(report?.calls ?? [])],
        },
        panel,
        findings,
    };
}
function followUpEnd(state, count) {
    if (state !== 'delivered' && state !== 'no-findings')
        return state;
    return count === 0 ? 'nothing new' : `${count} new finding${count === 1 ? '' : 's'}`;
}
/** Findings that counted for the guard in the first round. */
function candidatesOf(panel) {
    return (panel?.outcomes ?? []).filter(({ tally }) => tally.status !== 'below-floor' && tally.status !== 'deterministic').length;
}
function panelBefore({ earlier }) {
    return earlier.find(({ panel }) => panel !== null)?.panel ?? undefined;
}
function guardWasOn({ earlier }) {
    return earlier.some(({ panel }) => panel?.guardOn === true);
}
function readFollowUps(value) {
    if (!(0,json/* isJsonObject */.OW)(value) || !Array.isArray(value['follow_ups']))
        return { ok: false, why: 'it has no list of follow_ups' };
    const read = value['follow_ups'].map((entry) => {
        if (!(0,json/* isJsonObject */.OW)(entry) || typeof entry['dimension'] !== 'string' || !Array.isArray(entry['files']))
            return undefined;
        const files = entry['files'].filter((path) => typeof path === 'string');
        return {
            dimension: entry['dimension'],
            files,
            why: typeof entry['why'] === 'string' ? entry['why'] : '',
        };
    });
    return read.every((entry) => entry !== undefined)
        ? { ok: true, value: read }
        : { ok: false, why: 'a follow-up has no dimension or no files' };
}

// EXTERNAL MODULE: ./build/agents/call-model.js + 1 modules
var call_model = __nccwpck_require__(1550);
// EXTERNAL MODULE: ./build/agents/context-window.js
var context_window = __nccwpck_require__(4137);
;// CONCATENATED MODULE: ./build/agents/gate-schema.js
/** JSON Schema of a gate's reply. */
const gateVerdictSchema = {
    type: 'object',
    additionalProperties: false,
    required: ['state', 'summary', 'issues', 'questions', 'confidence'],
    properties: {
        state: { enum: ['pass', 'fail', 'questions'] },
        summary: { type: 'string' },
        issues: { type: 'array', items: { type: 'string' } },
        questions: { type: 'array', items: { type: 'string' } },
        confidence: { type: 'number' },
    },
};

// EXTERNAL MODULE: ./build/change/pack.js
var pack = __nccwpck_require__(644);
// EXTERNAL MODULE: ./build/rules/prompt-section.js
var prompt_section = __nccwpck_require__(614);
// EXTERNAL MODULE: ./build/stages/aggregate.js
var aggregate = __nccwpck_require__(5785);
;// CONCATENATED MODULE: ./build/stages/gate-stage.js















/** Less room than this for the diff is no review. */
const LEAST_DIFF_BUDGET = 400;
async function runGateStage(ports, stage, inputs, material) {
    ports.progress.stageStarted(stage);
    const [agent] = stage.agents;
    if (agent === undefined)
        return (0,aggregate/* aggregateStage */.i)(stage, []);
    const started = ports.calls.clock.monotonic();
    const answer = await judge(ports, stage, agent, inputs, material);
    const report = {
        ...answer,
        duration: Math.round(ports.calls.clock.monotonic() - started),
        members: [],
        rowsPlaced: [],
        vote: answer.stated,
    };
    ports.progress.agentFinished(stage, report);
    const result = (0,aggregate/* aggregateStage */.i)(stage, [report]);
    ports.progress.stageFinished(result);
    return result;
}
async function judge(ports, stage, agent, inputs, material) {
    const system = `${material.contract}${(0,prompt_section/* rulesPromptSection */.H)(inputs.ruleset)}`;
    const overhead = (0,tokens/* estimateTokens */.b)([system, ...buildGatePrompt({ ...material, diff: '' }).map(({ text }) => text)].join(''));
    const room = (0,context_window/* roomForChange */.Z)(agent.model, agent.maxInputTokens, overhead);
    if (room < LEAST_DIFF_BUDGET)
        return {
            ...(0,deterministic_agent/* emptyAnswer */.W)(agent),
            reason: 'specification and test output leave no room for the diff in one call',
        };
    const packing = (0,pack/* packChange */.K)(inputs.scope.reviewed, room, (text) => (0,tokens/* estimateTokens */.b)((0,visible/* showHidden */.Ul)(text)));
    const parts = withBareSections(packing.parts, inputs);
    const limiter = (0,limit/* createLimiter */.z)(stage.parallelism);
    const calls = (0,stage_inputs/* callsOf */.p)(ports, stage, agent.label, 'gate', inputs.knowledge);
    const outcomes = await Promise.all(parts.map((part) => limiter(() => judgePart(calls, agent, inputs, material, system, part))));
    inputs.ledger.mark(`${stage.name}/${agent.label}`, outcomes.flatMap(({ seen }) => seen));
    return mergeOutcomes(agent, outcomes, packing.oversized.length);
}
/** Files without lines (modes, binaries, renames) are part of the diff that a judge must see. */
function withBareSections(parts, inputs) {
    const bare = inputs.change.files.filter(({ hunks, path }) => hunks.length === 0 &&
        !inputs.scope.excluded.some((entry) => entry.path === path && entry.kind !== 'unreadable'));
    const text = bare
        .map(({ section }) => section
        .split('\n')
        .filter((line) => !line.includes('\0'))
        .slice(0, 12)
        .join('\n'))
        .join('');
    if (text === '')
        return parts.length > 0 ? parts : [{ text: '', ranges: [] }];
    const [first, ...rest] = parts;
    return [{ text: `${first?.text ?? ''}${text}`, ranges: first?.ranges ?? [] }, ...rest];
}
async function judgePart(calls, agent, inputs, material, system, part) {
    const review = { spec: material.spec, diff: part.text, testOutput: material.testOutput };
    const sessionId = freshSessionId(undefined);
    const outcome = await (0,call_model/* callModel */.q)(calls, {
        adapter: agent.adapter,
        model: agent.model ?? '',
        system,
        parts: buildGatePrompt(review),
        schema: gateVerdictSchema,
        maxOutputTokens: review_stage/* MAX_OUTPUT_TOKENS */.Cb,
        command: agent.command ?? undefined,
        timeout: inputs.callTimeout,
        tools: undefined,
        onFirstToken: undefined,
    });
    if (!outcome.ok)
        return { verdict: undefined, why: outcome.why, sessionId, calls: outcome.records, seen: [] };
    return {
        verdict: verdictOf(outcome.reply),
        why: null,
        sessionId,
        calls: outcome.records,
        seen: part.ranges,
    };
}
/** A reply that did not come to its end is no verdict, whatever it says so far. */
function verdictOf(reply) {
    if (reply.finish === 'stop')
        return parseStructuredVerdict(reply.text);
    const summary = reply.finish === 'filtered' ? 'the reviewer declined to answer' : 'the reply was cut off';
    return { state: 'fail', summary, issues: [summary], questions: [], confidence: 1 };
}
const gate_stage_GRAVEST = ['fail', 'questions', 'pass'];
function mergeOutcomes(agent, outcomes, tooLong) {
    const verdicts = outcomes.flatMap(({ verdict }) => (verdict === undefined ? [] : [verdict]));
    const failures = outcomes.flatMap(({ why }) => (why === null ? [] : [why]));
    if (tooLong > 0)
        failures.push('a line is too long for a call of this model and was not reviewed');
    const state = gate_stage_GRAVEST.find((candidate) => verdicts.some((verdict) => verdict.state === candidate));
    const calls = outcomes.flatMap((outcome) => outcome.calls);
    const whole = failures.length === 0 && state !== undefined;
    return {
        ...(0,deterministic_agent/* emptyAnswer */.W)(agent),
        modelReported: calls.find((call) => call.modelReported !== null)?.modelReported ?? null,
        state: whole ? 'delivered' : verdicts.length > 0 ? 'degraded' : 'not-delivered',
        reason: failures.length === 0 ? null : failures.join('; '),
        stated: state === undefined || (state === 'pass' && !whole)
            ? 'abstain'
            : state === 'pass'
                ? 'approve'
                : 'request_changes',
        gate: state ?? null,
        sessions: outcomes.map(({ sessionId }) => sessionId),
        feedback: verdicts
            .map(({ summary }) => summary)
            .filter((text) => text !== '')
            .join('\n'),
        issues: verdicts.flatMap(({ issues }) => issues),
        confidence: verdicts.length === 0 ? null : Math.min(...verdicts.map(({ confidence }) => confidence)),
        questions: verdicts.flatMap(({ questions }) => questions).filter((question) => question.trim() !== ''),
        calls,
    };
}

;// CONCATENATED MODULE: ./build/review.js
/** The story of one pass: the stages in order over one change, what was seen, and the verdict. */













/** Characters of a question that a reason quotes; the whole stands among the questions. */
const MAX_QUESTION = 200;
/** Never throws for a failing model: what could not be had makes the review incomplete, not approved. */
async function reviewPass(ports, inputs) {
    const { plan, change, scope } = inputs;
    const ledger = new CoverageLedger(scope.reviewed);
    const stages = [];
    const built = builtInFindings(change);
    const guardFor = (fingerprint) => (0,apply_rules/* guardOf */.HY)(inputs.rules.ruleset, fingerprint, null)?.id ?? null;
    const conclude = (moved, workTree, costUsd) => {
        const coverage = ledger.summary();
        const incomplete = incompleteReasons(ports, plan, coverage, stages, moved);
        const tallied = retally(stages, built, guardFor);
        const verdicts = tallied.map(({ verdict, afterPanel }) => afterPanel?.verdict ?? verdict);
        const pipelineVerdict = foldPipeline({ passThreshold: plan.passThreshold, blockOnFail: plan.blockOnFail }, verdicts, incomplete);
        const outcome = outcomeOf(pipelineVerdict, verdicts);
        return {
            plan,
            source: inputs.source,
            change: changeRecord(change, scope),
            coverage,
            stages: tallied,
            consolidation: consolidateRun(stages, built, guardFor),
            pipelineVerdict,
            outcome,
            reason: reasonOf(outcome, pipelineVerdict, tallied),
            spent: { ...ports.calls.budget.spent },
            implementers: inputs.gate?.implementers ?? null,
            costUsd,
            workTree,
            rules: inputs.rules,
            knowledge: inputs.knowledge,
        };
    };
    try {
        for (const stage of plan.stages) {
            stages.push(await runStage(ports, stage, stageInputs(ports, inputs, ledger, stages), inputs, built, guardFor));
            if (stages.length < plan.stages.length)
                await ports.checkpoint(conclude(undefined, null, null));
        }
    }
    catch (thrown) {
        // The tree is put right and said so however the run ends.
        const report = await compareWorkTree(ports, plan);
        for (const path of [...(report?.removed ?? []), ...(report?.violations ?? [])])
            ports.log.warn(`the work tree was changed during the review: ${path}`);
        throw thrown;
    }
    const position = change.headSha === undefined || ports.stopped() !== undefined ? undefined : await ports.positionNow();
    const workTree = await compareWorkTree(ports, plan);
    const costUsd = await ports.cost([
        ...inputs.knowledge.calls,
        ...stages.flatMap(({ reports }) => reports.flatMap(({ calls }) => calls)),
    ]);
    return conclude(position && movedFrom(change, position), workTree, costUsd);
}
function runStage(ports, stage, inputs, pass, built, guardFor) {
    switch (stage.kind) {
        case 'review':
            return (0,review_stage/* runReviewStage */.sR)(ports, stage, inputs);
        case 'gate':
            if (pass.gate === undefined)
                throw new errors/* ReviewError */.Z('internal', 'A gate was started without its inputs.');
            return runGateStage(ports, stage, inputs, pass.gate);
        case 'panel':
            return runPanelStage(ports, stage, panelInputs(pass, inputs, built, guardFor));
        case 'critic':
            return runCriticStage(ports, stage, {
                ...panelInputs(pass, inputs, built, guardFor),
                panelStage: pass.plan.stages.find(({ kind }) => kind === 'panel'),
                reviewStages: pass.plan.stages.filter(({ kind }) => kind === 'review'),
                guardFor,
                detection: pass.detection,
                dimensions: pass.plan.dimensions,
            });
    }
}
function panelInputs(pass, inputs, built, guardFor) {
    const panelAt = inputs.earlier.findIndex(({ plan }) => plan.kind === 'panel');
    const before = panelAt < 0 ? inputs.earlier : inputs.earlier.slice(0, panelAt);
    return { ...inputs, ...pass.panel, findings: findingsForPanel(before, built, guardFor) };
}
/** A comparison that fails is said, and loses no verdict. */
async function compareWorkTree(ports, plan) {
    try {
        return (await ports.workTree?.compare(canWrite(plan))) ?? null;
    }
    catch (thrown) {
        return {
            removed: [],
            appeared: [],
            violations: [`the work tree could not be compared: ${(0,errors/* messageOf */.b)(thrown)}`],
        };
    }
}
/** Only an operator's own program can write into the tree; everything else here is our code. */
function canWrite(plan) {
    return plan.stages.some(({ agents }) => agents.some(({ adapter }) => adapter === 'command'));
}
/**
 * Raw mode: nobody was handed anything, so nothing is shared and no premise is challenged. A pipeline without context
 * that names lens 0 keeps it, and one without a panel keeps its labels: what earlier stages said is handed on all the
 * same, and a declared lens is not ignored.
 */
function isRaw({ panel, knowledge, plan }) {
    if (knowledge.mode === 'full')
        return false;
    const attacked = plan.stages.some(({ kind }) => kind === 'panel');
    return panel.raw || knowledge.mode === 'degraded' || (attacked && !plan.premiseNamed);
}
function stageInputs(ports, inputs, ledger, earlier) {
    const seconds = inputs.plan.limits.call_timeout_seconds;
    return {
        change: inputs.change,
        scope: inputs.scope,
        ledger,
        earlier: [...earlier],
        contract: inputs.contract,
        templates: inputs.templates,
        ruleset: inputs.rules.ruleset,
        replySchema: reviewerReportSchema,
        callTimeout: seconds === undefined ? review_stage/* DEFAULT_CALL_TIMEOUT */.X6 : seconds * 1000,
        modelsReview: inputs.plan.stages.some(({ agents }) => agents.some(({ adapter }) => adapter !== 'static' && adapter !== 'sarif')),
        cacheWarmup: inputs.plan.cacheWarmup,
        knowledge: inputs.knowledge,
        contextPaths: inputs.plan.context?.paths ?? null,
        raw: isRaw(inputs),
        headFile: ports.headFile,
        reader: ports.reader,
    };
}
/** How the pull request is no longer the one that was reviewed (AC-049, AC-050). */
function movedFrom({ headSha, pullRequest }, now) {
    if (now.headSha !== headSha)
        return `the head moved to ${now.headSha} during the review`;
    return pullRequest === undefined || now.baseRef === pullRequest.baseRef
        ? undefined
        : `the pull request was retargeted from ${pullRequest.baseRef} to ${now.baseRef} during the review`;
}
function incompleteReasons(ports, plan, coverage, stages, moved) {
    const reasons = [];
    const stopped = ports.stopped();
    if (stopped !== undefined)
        reasons.push(stopped);
    const missing = plan.stages.slice(stages.length).map(({ name }) => name);
    if (missing.length > 0)
        reasons.push(`stages not run: ${missing.join(', ')}`);
    if (plan.stages.every(({ kind }) => kind !== 'review' && kind !== 'gate'))
        reasons.push('nothing in the change calls for a reviewer of this pipeline');
    const limit = ports.calls.budget.exhausted;
    if (limit !== undefined)
        reasons.push(`the limit ${limit} is reached`);
    if (plan.coverage === 'require') {
        for (const file of coverage.uncovered) {
            reasons.push(`${file.path}: ${file.reason ?? `no delivered reviewer saw lines ${file.lines.join(', ')}`}`);
        }
    }
    if (moved !== undefined)
        reasons.push(moved);
    return reasons;
}
function reasonOf(outcome, verdict, stages) {
    const questions = stages.flatMap(({ reports }) => reports.flatMap((report) => (report.gate === 'questions' ? report.questions : [])));
    const asks = stages.some(({ reports }) => reports.some(({ gate }) => gate === 'questions'));
    if (outcome === 'changes-requested' && asks && questions.length === 0)
        return 'the gate has questions, but its reply names none; ask it again';
    if (outcome === 'changes-requested' && questions.length > 0) {
        const asked = questions.map((question, index) => `${index + 1}. ${oneLine(question, MAX_QUESTION)}`);
        return `the gate asks before it can decide: ${asked.join(' ')}`;
    }
    const first = verdict.incomplete[0];
    if (outcome !== 'not-reviewed' || first === undefined)
        return verdict.feedback;
    const others = verdict.incomplete.length - 1;
    return `${first}${others === 0 ? '' : ` (and ${others} more)`}`;
}

;// CONCATENATED MODULE: ./build/one-pass.js
/** One change through the pipeline, from who wrote it to what the pass found; sealing is the caller's. */













/** `passIndex` 0 is a single pass. @throws ReviewError where the pass can't be made. */
async function reviewOnce(run, obtained, passIndex) {
    const { settings, ports, located, loaded, rules, calls } = run;
    const { change } = obtained;
    let asked;
    // The commits are read once, and only where somebody needs to know who made them.
    const implementers = () => (asked ??= gate_material_implementersOf(settings, obtained));
    const written = routesModels(loaded.pipeline) ? await implementers() : [];
    const scope = scopeOf(change.files, loaded.pipeline.ignore, obtained.attributed);
    const detection = needsDetection(loaded.pipeline)
        ? await (await __nccwpck_require__.e(/* import() */ 472).then(__nccwpck_require__.bind(__nccwpck_require__, 6472))).detectionOf(obtained, scope)
        : undefined;
    const reading = planOf(ports, located, loaded, written, { detection, noContext: settings.panel.raw });
    const nothing = nothingToReview(change, scope, reading.plan);
    if (nothing !== undefined)
        return { kind: 'nothing', reason: nothing };
    const { plan, missing, material } = await prepareGates(settings, ports, reading.plan, obtained, implementers);
    refuseMissing(located, [...reading.missing, ...missing]);
    noteChangedRules(ports.log, change, rules);
    if (plan.limits.max_cost_usd !== undefined)
        refuseUnpriced(plan, await run.prices());
    announce(ports, change, scope, run);
    // What earlier passes of a contour used is in the budget already.
    const broken = passIndex > 1 ? undefined : await limitBroken(ports, plan, loaded, rules, obtained);
    if (broken !== undefined)
        calls.budget.refuse(broken);
    const proof = run.proof === undefined
        ? undefined
        : new PassProof(run.proof, {
            change,
            plan,
            ruleset: rules.ruleset,
            issue: material?.spec ?? (await issueOf(run, change)),
            passIndex,
        });
    const progress = proof === undefined ? ports.progress : watchedBy(ports.progress, proof);
    const knowledge = broken !== undefined || run.stopped() !== undefined
        ? (0,context_knowledge/* noKnowledge */.wo)('raw', broken ?? 'the run was stopped')
        : plan.context === null
            ? (0,context_knowledge/* noKnowledge */.wo)('raw', settings.panel.raw ? 'no-context' : 'the pipeline has no context')
            : await (await __nccwpck_require__.e(/* import() */ 538).then(__nccwpck_require__.bind(__nccwpck_require__, 538))).contextOf(run, plan, obtained, scope, progress);
    sayKnowledge(ports, knowledge);
    const finished = await reviewPass({
        ...ports,
        progress,
        calls,
        stopped: run.stopped,
        positionNow: obtained.positionNow,
        headFile: obtained.headFile,
        reader: obtained.repository,
        cost: async (made) => (made.length === 0 ? 0 : (0,pricing/* costOf */.h)(await run.prices(), made)),
        workTree: await ports.guardWorkTree(),
        // The files of a sealed pass stay as they are until the next one is sealed.
        checkpoint: async (soFar) => {
            if (passIndex <= 1)
                await keepOrWarn(ports, recordOfReview(run.facts(), soFar), change);
        },
    }, {
        plan,
        source: located.origin,
        change,
        scope,
        contract: run.contract,
        rules,
        gate: material,
        templates: loaded.templates,
        panel: settings.panel,
        knowledge,
        detection,
    });
    return { kind: 'pass', change, finished, proof };
}
function sayKnowledge({ log }, { mode, reason, notes, rows }) {
    if (mode === 'degraded')
        log.warn(`context: degraded: ${reason}`);
    if (mode === 'full')
        log.info(`context: ${rows.length} rows`);
    for (const note of notes)
        log.info(`context: ${note}`);
}
/** A full disk loses the file, not the verdict: it is printed and published all the same (AC-131). */
async function keepOrWarn(ports, record, change) {
    try {
        await ports.keep(record, change);
    }
    catch (thrown) {
        ports.log.warn(`The record could not be kept: ${(0,errors/* messageOf */.b)(thrown)}`);
    }
}
/** Calls and ends of stages, told to the proof as well as to whoever watches. */
function watchedBy(progress, proof) {
    return {
        stageStarted: (stage) => progress.stageStarted(stage),
        agentFinished: (stage, report) => progress.agentFinished(stage, report),
        stageFinished: (result) => {
            proof.stageFinished();
            progress.stageFinished(result);
        },
        callFinished: (stage, agent, record) => proof.callFinished(stage.name, agent, record),
    };
}
/** Without a gate, the purpose is what reviewers are told: title and description. */
async function issueOf({ settings, ports }, change) {
    if (settings.spec !== undefined)
        return ports.readFile(settings.spec);
    return `# ${change.title}\n\n${change.description}`;
}
function announce(ports, change, scope, { located }) {
    const lines = scope.reviewed.reduce((sum, file) => sum + (0,change_change/* countChangedLines */.V)(file), 0);
    ports.log.info(`pipeline ${located.path} (${located.origin}); ${scope.reviewed.length} of ${change.files.length} files in scope, ${lines} changed lines, from ${change.source}`);
}

;// CONCATENATED MODULE: ./build/report/words.js
/** The words and figures that every report shares. */
const OUTCOME_TITLES = {
    approved: 'Approved',
    'changes-requested': 'Changes requested',
    'not-reviewed': 'Not reviewed',
    'needs-operator': 'Needs a person',
    skipped: 'Skipped',
    validated: 'Valid',
    'dry-run': 'Dry run',
};
const OUTCOME_MARKS = {
    approved: '✅',
    'changes-requested': '❌',
    'not-reviewed': '⛔',
    'needs-operator': '⛔',
    skipped: '⏭️',
    validated: '✅',
    'dry-run': '📋',
};
/** `src/a.ts:12`, `src/a.ts:12-14`, or `whole change`. */
function words_placeOf(finding) {
    if (finding.location === null)
        return 'whole change';
    const { path, line, endLine } = finding.location;
    return endLine === null ? `${path}:${line}` : `${path}:${line}-${endLine}`;
}
/** How a reviewer ended, in one phrase; a silent one never reads as clean. */
function deliveryOf(agent) {
    const nudged = agent.nudged ? ', nudged' : '';
    switch (agent.state) {
        case 'delivered':
            return `delivered${nudged}`;
        case 'no-findings':
            return `delivered, no findings${nudged}`;
        case 'off-topic':
            return `off-topic${agent.reads.length === 0 ? '' : ` after ${agent.reads.length} reads`}${nudged}`;
        case 'degraded':
            return `degraded: collected from an unusable reply${nudged}`;
        case 'not-delivered':
            return `not delivered: known blind spot${nudged}`;
    }
}
/** The vote said, and what it counted as where that differs. */
function voteOf(agent) {
    return agent.counted === agent.vote ? agent.vote : `${agent.vote}, counted as ${agent.counted}`;
}
function percent(fraction) {
    // Never rounds up to 100 % while a line is uncovered.
    return `${Math.floor(fraction * 1000) / 10} %`;
}
function modelOf(agent) {
    return agent.model ?? agent.adapter;
}
/** Coverage in one sentence; empty where nothing was in scope. */
function coverageSentence(record) {
    const { coverage } = record;
    if (coverage === null || (coverage.total === 0 && coverage.uncovered.length === 0))
        return '';
    const sentence = `${coverage.covered} of ${coverage.total} changed lines seen by a delivered reviewer (${percent(coverage.fraction)})`;
    return coverage.uncovered.length === 0
        ? sentence
        : `${sentence}; not covered: ${coverage.uncovered.length} file${coverage.uncovered.length === 1 ? '' : 's'}`;
}
/** A pipeline that is one reviewer's single pass, whatever its names. */
function isSinglePass(record) {
    const stage = record.stages[0];
    return record.stages.length === 1 && stage?.agents.length === 1 && stage.strategy === 'any';
}

;// CONCATENATED MODULE: ./build/contour-run.js
/** A contour over a pull request: the loop's ports made of reviews, receipts, checks and the fix command. */















/** @throws ReviewError where the contour could not start. `skip` where there is nothing to review. */
async function runContour(run, settings, first) {
    const { ports, loaded } = run;
    const { contour } = loaded.pipeline;
    const { pullRequest, headSha } = first.change;
    if (pullRequest === undefined || headSha === undefined || ports.contour === undefined)
        throw new errors/* ReviewError */.Z('usage', 'A contour (fix, until-checks-green) needs a pull request.', {
            next: 'Name one with pr, or run on an event of a pull request.',
        });
    const world = ports.contour(pullRequest);
    const argv = fixArgv(run, settings);
    const required = await world.required();
    const passes = new Passes(run, first);
    const { plan } = planOf(ports, run.located, loaded, []);
    const before = argv === undefined ? [] : await world.fixedBefore(plan.name);
    // A head that a contour's own fix made is reviewed; fixing it again would never end.
    const again = before?.includes(headSha) === true ? [headSha] : [];
    let target = pullRequest.baseRef;
    const loop = {
        clock: ports.clock,
        signal: run.calls.signal,
        stopped: run.stopped,
        say: (message) => ports.log.info(message),
        headNow: async () => {
            const position = await world.positionNow();
            if (position !== undefined)
                target = position.baseRef;
            return position?.headSha;
        },
        retargetedTo: () => (target === pullRequest.baseRef ? undefined : target),
        runnerUntouched: () => world.runnerUntouched(),
        readRollup: async (sha) => rollUp(sha, await world.rows(sha), { ownRun: ports.runId, ignore: contour.ignore_checks, required }),
        review: (index, head) => passes.review(index, head),
        fix: argv === undefined
            ? undefined
            : async (index, pass, rollup) => before === undefined
                ? FIXES_UNKNOWN
                : again.includes(pass.head)
                    ? FIXED_BEFORE
                    : world.fix({
                        pass: index,
                        argv,
                        head: pass.head,
                        prompt: await promptOf(run, passes, world, pullRequest, index, pass.head, rollup),
                        variables: contour.fix_env,
                        protect: protectedPaths(run),
                        timeout: contour.fix_timeout_seconds * 1000,
                    }),
    };
    const ended = await runLoop(loop, {
        maxPasses: settings.maxPasses,
        untilChecksGreen: settings.untilChecksGreen,
        allowNoChecks: contour.allow_no_checks,
        timeout: contour.checks_timeout_seconds * 1000,
        grace: contour.grace_seconds * 1000,
    }, headSha, again);
    return passes.result(ended, plan);
}
const FIXED_BEFORE = {
    landed: false,
    commit: null,
    why: 'the head is a fix of an earlier run, which is reviewed and not fixed again',
    next: 'Look at what is left; a commit of your own may be fixed again.',
};
const FIXES_UNKNOWN = {
    landed: false,
    commit: null,
    why: 'whether an earlier run made the head can not be read from its comment',
    next: 'Grant pull-requests: read (issues: read), and run again.',
};
/** The passes of a contour: each made of the change as it then is, sealed onto the chain of those before. */
class Passes {
    #run;
    #first;
    #last;
    #chain = EMPTY_CHAIN;
    #proof;
    #nothing;
    /** A pass could not be sealed, so the chain has ended. */
    #unsealed = false;
    constructor(run, first) {
        this.#run = run;
        this.#first = first;
    }
    get last() {
        return this.#last?.finished;
    }
    async review(index, head) {
        const { ports } = this.#run;
        try {
            const obtained = head === this.#first.change.headSha ? this.#first : await ports.obtainChange();
            if (obtained.kind === 'skip')
                return { kind: 'failed', reason: obtained.reason };
            const now = obtained.change.headSha ?? '';
            if (now !== head)
                return { kind: 'moved', head: now };
            return await this.#reviewed(index, head, obtained);
        }
        catch (thrown) {
            // What keeps the first pass from starting is for the operator to mend, with exit code 2.
            if (index === 1)
                throw thrown;
            return { kind: 'failed', reason: (0,errors/* messageOf */.b)(thrown) };
        }
    }
    async #reviewed(index, head, obtained) {
        const { ports, facts } = this.#run;
        ports.log.info(`pass ${index} on ${head.slice(0, 12)}`);
        const pass = await reviewOnce(this.#run, obtained, index);
        if (pass.kind === 'nothing') {
            if (index === 1)
                this.#nothing = pass.reason;
            return { kind: 'failed', reason: pass.reason };
        }
        const { finished, change, proof } = pass;
        this.#last = { finished, change };
        const before = this.#chain;
        const surviving = finished.consolidation.findings.filter(isReported);
        return {
            kind: 'reviewed',
            head,
            verdict: finished.pipelineVerdict.verdict,
            notReviewed: finished.outcome === 'not-reviewed',
            reason: finished.reason,
            signature: surviving
                .flatMap(({ fingerprints }) => fingerprints)
                .sort()
                .join(' '),
            findings: surviving.map(({ title }) => title),
            costUsd: finished.costUsd,
            seal: async (contour) => {
                const record = withContour(recordOfReview(facts(), finished), contour);
                try {
                    if (proof === undefined)
                        return await keepOrWarn(ports, record, change);
                    if (this.#unsealed)
                        return;
                    const sealed = await proof.seal(before, finished, record);
                    this.#chain = sealed.chain;
                    this.#proof = sealed.proof;
                }
                catch (thrown) {
                    ports.log.warn(`No receipt was written for pass ${index}: ${(0,errors/* messageOf */.b)(thrown)}.`);
                    // What earlier receipts bind stays as it is, and no report names a receipt of another pass as this one's.
                    if (this.#proof === undefined)
                        await keepOrWarn(ports, record, change);
                    this.#proof = undefined;
                    this.#unsealed = true;
                }
            },
        };
    }
    async result(contour, plan) {
        if (this.#nothing !== undefined)
            return { skip: this.#nothing };
        const { ports, facts } = this.#run;
        const record = withContour(this.#last === undefined
            ? this.#unreviewed(contour, plan)
            : recordOfReview(facts(), this.#last.finished), contour);
        if (this.#last === undefined)
            await keepOrWarn(ports, record, this.#first.change);
        return { record, text: undefined, proof: this.#proof };
    }
    /** Names the change and the pipeline, so that the report replaces the one of an earlier run. */
    #unreviewed({ reason }, plan) {
        const { facts, located } = this.#run;
        const { change, attributed } = this.#first;
        return {
            ...recordWithoutReview(facts(), 'needs-operator', reason),
            pipeline: { name: plan.name, source: located.origin, planDigest: planDigest(plan) },
            change: changeRecord(change, scopeOf(change.files, plan.ignore, attributed)),
        };
    }
}
/** @throws ReviewError `usage` for a command that can't be split. */
function fixArgv({ ports }, settings) {
    const command = settings.fix ? (settings.fixCommand ?? ports.fixCommand) : undefined;
    if (command === undefined)
        return undefined;
    const split = splitCommand(command);
    if (split.ok)
        return split.argv;
    throw new errors/* ReviewError */.Z('usage', `fix-command can't be used: ${split.why}.`, {
        next: 'Write a program and its arguments; it runs without a shell.',
    });
}
function protectedPaths({ loaded, located, rules, ports }) {
    const { fix_protect: named } = loaded.pipeline.contour;
    const own = [ports.pathInRepository(located.path), rules.source, DEFAULT_RULES].filter((path) => path !== undefined && path !== null);
    return [...new Set([...(named ?? DEFAULT_PROTECT), ...own])];
}
async function promptOf(run, passes, world, pullRequest, pass, head, rollup) {
    const { ports, rules } = run;
    const finished = passes.last;
    const failing = await Promise.all(failingOf(rollup).map(async (check) => {
        const read = await world.logOf(check);
        return {
            name: check.name,
            conclusion: check.conclusion,
            log: 'log' in read ? read.log : undefined,
            why: 'why' in read ? read.why : '',
        };
    }));
    const record = finished === undefined ? undefined : recordOfReview(run.facts(), finished);
    return fixPrompt({
        pass,
        pullRequest: pullRequest.number,
        branch: pullRequest.headRef,
        head,
        verdict: finished?.pipelineVerdict.verdict ?? 'request_changes',
        feedback: finished?.reason ?? '',
        findings: (record?.findings ?? []).filter(isReported).map((finding) => ({
            title: finding.title,
            severity: finding.severity,
            place: words_placeOf(finding),
            description: finding.description,
            fixes: finding.fixes.map(({ text }) => text),
        })),
        issues: record?.issues ?? [],
        failing,
        ruleset: rules.ruleset,
        protect: protectedPaths(run),
        instructions: (await ports.shipped('fix.md')) ?? '',
    });
}

;// CONCATENATED MODULE: ./build/agents/budget.js

/** Output that a reply is taken to have when its cost is reserved. */
const EXPECTED_OUTPUT = 1_500;
class Budget {
    spent = {
        calls: 0,
        inputTokens: 0,
        outputTokens: 0,
        cacheReadTokens: 0,
        cacheWriteTokens: 0,
    };
    #limits;
    /** Tokens of calls whose use nobody reported; they count against the limits, not as reported use. */
    #assumedInput = 0;
    #assumedOutput = 0;
    #reservedInput = 0;
    #reservedOutput = 0;
    #prices;
    #cost = 0;
    #reservedCost = 0;
    #exhausted;
    #refused;
    /** `prices` is needed where `max_cost_usd` is set. */
    constructor(limits, prices) {
        this.#limits = limits;
        this.#prices = prices;
    }
    /** The limit that stopped the run, once one did. */
    get exhausted() {
        return this.#exhausted;
    }
    /**
     * Takes one call of about `inputTokens` out of the budget and gives the output tokens that it may make; else says
     * which limit it would break.
     */
    reserve(inputTokens, target, wantedOutput) {
        const over = this.#brokenLimit(inputTokens, target);
        if (over !== undefined) {
            this.#exhausted ??= over;
            return { over };
        }
        const { max_output_tokens } = this.#limits;
        const left = max_output_tokens === undefined
            ? wantedOutput
            : max_output_tokens - this.spent.outputTokens - this.#assumedOutput - this.#reservedOutput;
        const outputTokens = Math.min(wantedOutput, left);
        this.spent.calls += 1;
        this.#reservedInput += inputTokens;
        this.#reservedOutput += outputTokens;
        this.#reservedCost += this.#expectedCost(target, inputTokens);
        return { over: undefined, outputTokens };
    }
    /**
     * Puts what a call really used in the place of what was reserved for it. Without a report of its use the call is
     * taken to have used its input and `assumedOutput`.
     */
    settle(reserved, target, usage, assumedOutput = 0) {
        this.#reservedInput -= reserved.inputTokens;
        this.#reservedOutput -= reserved.outputTokens;
        this.#reservedCost -= this.#expectedCost(target, reserved.inputTokens);
        if (usage === undefined) {
            this.#assumedInput += reserved.inputTokens;
            this.#assumedOutput += assumedOutput;
            this.#cost += this.#price(target, {
                ...model_client/* NO_USAGE */.y,
                inputTokens: reserved.inputTokens,
                outputTokens: assumedOutput,
            });
            this.#noticeOverrun();
            return;
        }
        this.spent.inputTokens += usage.inputTokens;
        this.spent.outputTokens += usage.outputTokens;
        this.spent.cacheReadTokens += usage.cacheReadTokens;
        this.spent.cacheWriteTokens += usage.cacheWriteTokens;
        this.#cost += this.#price(target, usage);
        this.#noticeOverrun();
    }
    /** The turns of one call that reads with tools; what they reserve is given back when it ended, as its report has their use. */
    turnsOf(target) {
        const turns = [];
        return {
            take: (inputTokens) => {
                if (this.#brokenLimit(inputTokens, target) !== undefined)
                    return false;
                turns.push(inputTokens);
                this.spent.calls += 1;
                this.#reservedInput += inputTokens;
                this.#reservedCost += this.#expectedCost(target, inputTokens);
                return true;
            },
            release: () => {
                for (const inputTokens of turns.splice(0)) {
                    this.#reservedInput -= inputTokens;
                    this.#reservedCost -= this.#expectedCost(target, inputTokens);
                }
            },
        };
    }
    /** Ends the run before its first call, where the estimate of the whole breaks a limit. */
    refuse(limit) {
        this.#exhausted ??= limit;
        this.#refused = limit;
    }
    /** A call may use more than was expected of it; the run then ends as over its limit all the same. */
    #noticeOverrun() {
        const { max_input_tokens, max_output_tokens, max_cost_usd } = this.#limits;
        if (max_input_tokens !== undefined && this.spent.inputTokens + this.#assumedInput > max_input_tokens)
            this.#exhausted ??= `max_input_tokens ${max_input_tokens}`;
        if (max_output_tokens !== undefined && this.spent.outputTokens + this.#assumedOutput > max_output_tokens)
            this.#exhausted ??= `max_output_tokens ${max_output_tokens}`;
        if (max_cost_usd !== undefined && this.#cost > max_cost_usd)
            this.#exhausted ??= `max_cost_usd ${max_cost_usd}`;
    }
    #expectedCost(target, inputTokens) {
        return this.#price(target, { ...model_client/* NO_USAGE */.y, inputTokens, outputTokens: EXPECTED_OUTPUT });
    }
    #brokenLimit(inputTokens, target) {
        if (this.#refused !== undefined)
            return this.#refused;
        const { max_calls, max_input_tokens, max_output_tokens, max_cost_usd } = this.#limits;
        const { calls } = this.spent;
        const used = this.spent.inputTokens + this.#assumedInput;
        const outputTokens = this.spent.outputTokens + this.#assumedOutput;
        if (max_calls !== undefined && calls + 1 > max_calls)
            return `max_calls ${max_calls}`;
        if (max_input_tokens !== undefined && used + this.#reservedInput + inputTokens > max_input_tokens) {
            return `max_input_tokens ${max_input_tokens}`;
        }
        if (max_output_tokens !== undefined && outputTokens + this.#reservedOutput >= max_output_tokens)
            return `max_output_tokens ${max_output_tokens}`;
        const next = this.#cost + this.#reservedCost + this.#expectedCost(target, inputTokens);
        return max_cost_usd !== undefined && next > max_cost_usd ? `max_cost_usd ${max_cost_usd}` : undefined;
    }
    /** A price that is unknown can't be counted; the plan refuses such models where `max_cost_usd` is set. */
    #price({ adapter, model }, usage) {
        return this.#prices?.price(adapter, model, usage) ?? 0;
    }
}

;// CONCATENATED MODULE: ./build/prepared-run.js
/** What every pass of a run shares, settled before the first: the standard, the budget, the time, who signs. */





/** Milliseconds for a whole run where the pipeline sets none; a contour also waits for checks and fixes. */
const DEFAULT_DEADLINE = 3_600_000;
const DEFAULT_CONTOUR_DEADLINE = 5.5 * 3_600_000;
/** Pipeline and rules as the first head has them: every pass of a chain is held to the same standard. */
async function prepareRun(settings, ports, facts, obtained) {
    const { sources } = obtained;
    const located = await locatePipeline(sources, settings.pipeline);
    if (located.notice !== undefined)
        ports.log.warn(located.notice);
    const loaded = await plan_of_run_load(ports, located);
    const rules = await loadStandard(ports.log, sources, located, loaded);
    const contract = await ports.shipped('contract.md');
    if (contract === undefined)
        throw new errors/* ReviewError */.Z('internal', 'The shipped contract.md is missing.', {
            next: 'Install the package again.',
        });
    const { limits } = loaded.pipeline;
    // The list is large, and only a bound on cost needs it before the end.
    const early = limits.max_cost_usd === undefined ? undefined : await ports.prices();
    const prices = async () => early ?? ports.prices();
    const limit = limits.deadline_seconds !== undefined
        ? limits.deadline_seconds * 1000
        : settings.contour === undefined
            ? DEFAULT_DEADLINE
            : DEFAULT_CONTOUR_DEADLINE;
    const deadline = new AbortController();
    const finished = new AbortController();
    const ends = ports.clock.monotonic() + limit;
    void ports.clock.sleep(limit, finished.signal).then(() => deadline.abort());
    return {
        settings,
        ports,
        located,
        loaded,
        rules,
        contract,
        calls: {
            client: ports.models,
            clock: ports.clock,
            budget: new Budget(limits, early),
            signal: AbortSignal.any([ports.cancelled, deadline.signal]),
            remaining: () => ends - ports.clock.monotonic(),
            random: ports.random,
            refused: new Map(),
        },
        prices,
        stopped: () => {
            if (ports.cancelled.aborted)
                return 'the run was cancelled';
            return deadline.signal.aborted && !finished.signal.aborted
                ? `the deadline of ${limit / 1000} s passed`
                : undefined;
        },
        proof: await ports.proof?.(),
        facts,
        finish: () => finished.abort(),
    };
}

;// CONCATENATED MODULE: ./build/run.js







/** @throws ReviewError where the run could not start; a review that began always gives a record. */
async function run(settings, ports) {
    const started = ports.clock.monotonic();
    const startedAt = new Date(ports.clock.now()).toISOString();
    const facts = () => ({
        version: ports.version,
        startedAt,
        duration: Math.round(ports.clock.monotonic() - started),
        warnings: ports.log.warnings,
    });
    if (settings.mode !== 'review')
        return preview(settings, ports, facts);
    let obtained;
    try {
        obtained = await ports.obtainChange();
    }
    catch (thrown) {
        if (!ports.cancelled.aborted)
            throw thrown;
        return keepWithoutReview(ports, recordWithoutReview(facts(), 'not-reviewed', 'the run was cancelled before the review began'));
    }
    if (obtained.kind === 'skip')
        return keepWithoutReview(ports, recordWithoutReview(facts(), 'skipped', obtained.reason));
    const prepared = await prepareRun(settings, ports, facts, obtained);
    try {
        if (settings.contour !== undefined) {
            const ended = await runContour(prepared, settings.contour, obtained);
            return 'record' in ended
                ? ended
                : keepWithoutReview(ports, recordWithoutReview(facts(), 'skipped', ended.skip));
        }
        const pass = await reviewOnce(prepared, obtained, 0);
        if (pass.kind === 'nothing')
            return await keepWithoutReview(ports, recordWithoutReview(facts(), 'skipped', pass.reason));
        const record = recordOfReview(facts(), pass.finished);
        return { record, text: undefined, proof: await sealOrKeep(prepared, pass, record) };
    }
    finally {
        prepared.finish();
    }
}
/** A proof that can't be written is a warning; the record is kept all the same. */
async function sealOrKeep({ ports }, pass, record) {
    if (pass.proof !== undefined) {
        try {
            return (await pass.proof.seal(EMPTY_CHAIN, pass.finished, record)).proof;
        }
        catch (thrown) {
            ports.log.warn(`No receipt was written: ${(0,errors/* messageOf */.b)(thrown)}. The verdict stands without one.`);
        }
    }
    await keepOrWarn(ports, record, pass.change);
    return undefined;
}
async function keepWithoutReview(ports, record) {
    await keepOrWarn(ports, record, undefined);
    return { record, text: undefined, proof: undefined };
}

;// CONCATENATED MODULE: ./build/settings/inputs.js
/**
 * The one table of what a user can set. An action input and a CLI flag of the same name are the same row;
 * action.yml, the CLI's help and the README's table are held to it by tests.
 */
const INPUTS = [
    {
        name: 'pipeline',
        kind: 'text',
        programs: 'both',
        placeholder: 'PATH',
        description: 'Pipeline file. Default: .bernstein/review.yaml where it exists, else the shipped templates/review/static.yaml.',
    },
    {
        name: 'pr',
        kind: 'count',
        programs: 'both',
        placeholder: 'N',
        description: 'Number of the pull request to review. Default: the one of the event that started the workflow.',
    },
    {
        name: 'base',
        kind: 'text',
        programs: 'both',
        placeholder: 'REF',
        description: 'Review a local range that starts at this ref, without GitHub. Alone: up to the working tree.',
    },
    {
        name: 'head',
        kind: 'text',
        programs: 'both',
        placeholder: 'REF',
        description: 'End of the local range that base starts.',
    },
    {
        name: 'diff',
        kind: 'text',
        programs: 'both',
        placeholder: 'FILE',
        description: 'Review a diff file; - reads standard input.',
    },
    {
        name: 'validate-only',
        kind: 'boolean',
        programs: 'both',
        default: 'false',
        description: 'Parse and check the pipeline and its prompt templates, then stop. No network.',
    },
    {
        name: 'dry-run',
        kind: 'boolean',
        programs: 'both',
        default: 'false',
        description: 'Print the resolved plan, with the model each agent will really use, then stop. No model call.',
    },
    {
        name: 'workdir',
        kind: 'text',
        programs: 'both',
        placeholder: 'PATH',
        default: '.',
        description: 'Root of the repository.',
    },
    {
        name: 'spec',
        kind: 'text',
        programs: 'both',
        placeholder: 'FILE',
        description: 'Specification for a gate. Default: the text of the linked issues, else title and description.',
    },
    {
        name: 'test-output',
        kind: 'text',
        programs: 'both',
        placeholder: 'FILE',
        description: 'Output of the tests for a gate.',
    },
    {
        name: 'implementer-model',
        kind: 'text',
        programs: 'both',
        placeholder: 'M',
        description: 'Model that wrote the change. Default: detected from commit trailers and authors.',
    },
    {
        name: 'implementer-transcript',
        kind: 'text',
        programs: 'both',
        placeholder: 'FILE',
        description: "The implementer's transcript; a gate whose inputs hold text of it is stopped before its call.",
    },
    {
        name: 'fix',
        kind: 'boolean',
        programs: 'both',
        default: 'false',
        description: 'Run the fix command while the review requests changes or checks fail, and review again.',
    },
    {
        name: 'until-checks-green',
        kind: 'boolean',
        programs: 'both',
        default: 'false',
        description: 'Approve only when every check of the reviewed head is green.',
    },
    {
        name: 'max-passes',
        kind: 'count',
        programs: 'both',
        placeholder: 'N',
        default: '3',
        description: 'Most review passes of a contour.',
    },
    {
        name: 'fix-command',
        kind: 'text',
        programs: 'both',
        placeholder: 'CMD',
        description: 'Program that fixes the branch; it gets the path of a prompt as its last argument, and commits and pushes. Default: BERNSTEIN_REVIEW_FIX_COMMAND.',
    },
    {
        name: 'rigorous',
        kind: 'boolean',
        programs: 'both',
        default: 'false',
        description: 'Let the panel attack every finding, also where there are more than 25.',
    },
    {
        name: 'fast',
        kind: 'boolean',
        programs: 'both',
        default: 'false',
        description: 'No panel and no critic: findings stay unverified, and are marked so.',
    },
    {
        name: 'no-context',
        kind: 'boolean',
        programs: 'both',
        default: 'false',
        description: 'Raw mode: nothing shared is given to reviewers, and no premise is challenged.',
    },
    {
        name: 'out',
        kind: 'text',
        programs: 'both',
        placeholder: 'DIR',
        description: "Folder for the run's files, outside the reviewed tree. Default: a new folder under the temporary directory.",
    },
    {
        name: 'format',
        kind: 'choice',
        programs: 'both',
        choices: ['text', 'json'],
        default: 'text',
        placeholder: 'FORMAT',
        description: 'What standard output holds: text for people, or the record as json. Progress goes to standard error.',
    },
    {
        name: 'github-token',
        kind: 'secret',
        programs: 'action',
        default: '${{ github.token }}',
        description: 'Token that reads the pull request and writes the comment.',
    },
    {
        name: 'config-ref',
        kind: 'choice',
        programs: 'action',
        choices: ['base', 'head'],
        default: 'base',
        description: 'Commit that the pipeline and prompt templates are read from. head trusts the pull request.',
    },
    {
        name: 'comment',
        kind: 'boolean',
        programs: 'action',
        default: 'true',
        description: 'Keep one comment on the pull request up to date with the outcome.',
    },
    {
        name: 'summary',
        kind: 'boolean',
        programs: 'action',
        default: 'true',
        description: 'Write the report to the job summary.',
    },
    {
        name: 'artifact',
        kind: 'boolean',
        programs: 'action',
        default: 'true',
        description: "Upload the run's files as a workflow artifact.",
    },
    {
        name: 'artifact-name',
        kind: 'text',
        programs: 'action',
        description: 'Name of the artifact. Default: bernstein-review-<pipeline name>.',
    },
    {
        name: 'skip-drafts',
        kind: 'boolean',
        programs: 'action',
        default: 'false',
        description: 'Skip draft pull requests: outcome skipped, exit 0.',
    },
    {
        name: 'skip-bots',
        kind: 'boolean',
        programs: 'action',
        default: 'false',
        description: 'Skip pull requests that a bot opened: outcome skipped, exit 0.',
    },
    {
        name: 'skip-labels',
        kind: 'text',
        programs: 'action',
        description: 'Labels, separated by commas, any of which skips a pull request: outcome skipped, exit 0.',
    },
    {
        name: 'skip-dependency-bumps',
        kind: 'boolean',
        programs: 'action',
        default: 'false',
        description: 'Skip pull requests of bots that change nothing but manifests and lock files: outcome skipped, exit 0.',
    },
    {
        name: 'signing-key',
        kind: 'secret',
        programs: 'action',
        description: 'Ed25519 key that signs the receipts: PKCS#8 PEM, or the 32-byte seed in base64 or hex. Default: BERNSTEIN_SIGNING_KEY, else one made for the run.',
    },
    {
        name: 'audit-key',
        kind: 'secret',
        programs: 'action',
        description: 'Key of the audit log and the spine: 64 hex digits. Default: the file that BERNSTEIN_AUDIT_KEY_PATH names, else derived from the signing key.',
    },
    {
        name: 'fail-on',
        kind: 'choice',
        programs: 'action',
        choices: ['blocked', 'never'],
        default: 'blocked',
        description: 'When the step fails: blocked fails it when the merge is blocked, never reports only.',
    },
];
/** The rows of one program, in the table's order. */
function inputsOf(program) {
    return INPUTS.filter((row) => row.programs === 'both' || row.programs === program);
}

;// CONCATENATED MODULE: ./build/settings/settings.js
/** Strings from the entry, parsed strictly into one typed object; every problem is reported together. */



/** @throws ReviewError `usage` with every problem, one a line. */
function parseSettings(raw, spelling) {
    const problems = [];
    const values = new Map();
    for (const row of INPUTS) {
        const given = raw[row.name];
        const value = given === undefined || given === '' ? row.default : given;
        if (value === undefined)
            continue;
        const problem = problemOf(row, value);
        if (problem === undefined)
            values.set(row.name, value);
        else
            problems.push(`${spelling(row.name)}: ${problem}`);
    }
    problems.push(...conflictsOf(values, spelling));
    if (problems.length > 0) {
        throw new errors/* ReviewError */.Z('usage', problems.join('\n'), {
            next: 'Correct the inputs named above and run again.',
        });
    }
    const flag = (name) => values.get(name) === 'true';
    const secret = (name) => {
        const value = values.get(name);
        return value === undefined ? undefined : new secret_Secret(value);
    };
    const token = values.get('github-token');
    return {
        pipeline: values.get('pipeline'),
        target: targetOf(values),
        mode: flag('validate-only') ? 'validate-only' : flag('dry-run') ? 'dry-run' : 'review',
        workdir: values.get('workdir') ?? '.',
        spec: values.get('spec'),
        testOutput: values.get('test-output'),
        implementerModel: values.get('implementer-model'),
        implementerTranscript: values.get('implementer-transcript'),
        out: values.get('out'),
        format: values.get('format') === 'json' ? 'json' : 'text',
        githubToken: token === undefined || token.startsWith('${{') ? undefined : new secret_Secret(token),
        configRef: values.get('config-ref') === 'head' ? 'head' : 'base',
        comment: flag('comment'),
        summary: flag('summary'),
        artifact: flag('artifact'),
        artifactName: values.get('artifact-name'),
        skip: {
            drafts: flag('skip-drafts'),
            bots: flag('skip-bots'),
            labels: (values.get('skip-labels') ?? '')
                .split(',')
                .map((label) => label.trim())
                .filter((label) => label !== ''),
            dependencyBumps: flag('skip-dependency-bumps'),
        },
        failOn: values.get('fail-on') === 'never' ? 'never' : 'blocked',
        panel: {
            mode: flag('fast') ? 'fast' : flag('rigorous') ? 'rigorous' : 'guarded',
            raw: flag('no-context'),
        },
        contour: flag('fix') || flag('until-checks-green')
            ? {
                fix: flag('fix'),
                untilChecksGreen: flag('until-checks-green'),
                maxPasses: Number(values.get('max-passes')),
                fixCommand: values.get('fix-command'),
            }
            : undefined,
        signingKey: secret('signing-key'),
        auditKey: secret('audit-key'),
    };
}
function problemOf(row, value) {
    switch (row.kind) {
        case 'boolean':
            return value === 'true' || value === 'false'
                ? undefined
                : `must be exactly true or false, not ${quote(value)}`;
        case 'count':
            return /^[1-9][0-9]{0,8}$/.test(value)
                ? undefined
                : `must be a whole number of at least 1, not ${quote(value)}`;
        case 'choice':
            return row.choices?.includes(value)
                ? undefined
                : `must be ${row.choices?.join(' or ')}, not ${quote(value)}`;
        case 'text':
        case 'secret':
            return value.includes('\0') ? 'must not hold a NUL character' : undefined;
    }
}
function conflictsOf(values, spelling) {
    const problems = [];
    const given = ['pr', 'base', 'diff'].filter((name) => values.has(name));
    if (given.length > 1) {
        problems.push(`${given.map(spelling).join(' and ')} exclude each other: name one change to review`);
    }
    if (values.has('head') && !values.has('base'))
        problems.push(`${spelling('head')} needs ${spelling('base')}`);
    if (values.get('rigorous') === 'true' && values.get('fast') === 'true')
        problems.push(`${spelling('rigorous')} and ${spelling('fast')} exclude each other`);
    const loops = ['fix', 'until-checks-green'].filter((name) => values.get(name) === 'true');
    const local = ['base', 'diff'].filter((name) => values.has(name));
    for (const name of loops)
        if (local.length > 0)
            problems.push(`${spelling(name)} needs a pull request, and ${local.map(spelling).join(' and ')} names none`);
    return problems;
}
function targetOf(values) {
    const pr = values.get('pr');
    if (pr !== undefined)
        return { kind: 'pull-request', number: Number(pr) };
    const base = values.get('base');
    if (base !== undefined)
        return { kind: 'range', base, head: values.get('head') };
    const file = values.get('diff');
    if (file !== undefined)
        return { kind: 'diff', file };
    return { kind: 'event' };
}
/** A value for an error message: short, on one line. */
function quote(value) {
    const shown = JSON.stringify(value);
    return shown.length > 60 ? `${shown.slice(0, 57)}…"` : shown;
}

;// CONCATENATED MODULE: ./build/compose-library.js
/** The same run as a library: a pipeline from disk, a change from a diff text or a work tree, the caller's models. */

















/** Reviews `change` under the pipeline file at `pipelinePath`. @throws ReviewError where the run could not start. */
async function runPipeline(packageRoot, pipelinePath, change, options) {
    const root = (0,external_node_path_.resolve)('workTree' in change ? change.workTree : (0,external_node_path_.dirname)(pipelinePath));
    const shipped = (path) => readTextFile((0,external_node_path_.join)(packageRoot, SHIPPED_DIRECTORY, path));
    const sources = {
        base: undefined,
        head: undefined,
        disk: (path) => readTextFile((0,external_node_path_.resolve)(root, path)),
        shipped,
        inRepository: () => undefined,
        configRef: 'base',
        trustsWorkTree: true,
    };
    const texts = textsOf(options);
    const settings = parseSettings({
        pipeline: (0,external_node_path_.resolve)(pipelinePath),
        diff: '-',
        ...(options.implementerModel === undefined ? {} : { 'implementer-model': options.implementerModel }),
        ...Object.fromEntries([...texts.keys()].map((name) => [name, name])),
    }, (name) => name);
    const { record } = await run(settings, {
        version: kernel_version_VERSION,
        log: recordWarnings({ info: () => undefined, warn: options.onWarning ?? (() => undefined) }),
        clock: clock_systemClock,
        progress: {
            stageStarted: () => undefined,
            agentFinished: () => undefined,
            stageFinished: () => undefined,
        },
        models: withinTime(options.modelClient),
        random: Math.random,
        credentials: { has: () => true },
        secrets: createSecretScanner(),
        root,
        shipped,
        readFile: async (path) => {
            const text = texts.get(path) ?? (await readTextFile((0,external_node_path_.resolve)(root, path)));
            if (text === undefined)
                throw new errors/* ReviewError */.Z('usage', `${path} does not exist.`);
            return text;
        },
        localSources: async () => sources,
        cancelled: options.signal ?? new AbortController().signal,
        obtainChange: () => obtain(change, sources, options.signal),
        guardWorkTree: async () => undefined,
        prices: loadPrices,
        artifacts: async () => artifactStore(undefined),
        randomWord: () => (0,external_node_crypto_.randomUUID)().replaceAll('-', ''),
        keep: async () => undefined,
        proof: undefined,
        contour: undefined,
        runId: undefined,
        fixCommand: undefined,
        pathInRepository: (path) => path,
        pipelineWarnings: () => undefined,
    });
    return record;
}
/** A caller's client need not know of deadlines: a call that takes too long, or is stopped, ends here. */
function withinTime(client) {
    return {
        call: (call) => new Promise((resolve, reject) => {
            const timer = setTimeout(() => reject(new model_client/* ModelFailure */.c('timeout', `no reply within ${call.timeout / 1000} s`)), call.timeout);
            const stop = () => reject(new model_client/* ModelFailure */.c('cancelled', 'the run was stopped during this call'));
            if (call.signal.aborted)
                stop();
            call.signal.addEventListener('abort', stop, { once: true });
            const settled = () => {
                clearTimeout(timer);
                call.signal.removeEventListener('abort', stop);
            };
            void Promise.resolve()
                .then(() => client.call(call))
                .then(resolve, reject)
                .finally(settled);
        }),
    };
}
/** The caller's texts by the input that takes a file elsewhere. */
function textsOf(options) {
    const given = {
        spec: options.spec,
        'test-output': options.testOutput,
        'implementer-transcript': options.implementerTranscript,
    };
    return new Map(Object.entries(given).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));
}
async function obtain(change, sources, signal) {
    const nothing = {
        sources,
        attributed: () => undefined,
        positionNow: async () => undefined,
        headFile: async () => undefined,
        repository: undefined,
        snapshot: undefined,
        commits: async () => [],
        linkedIssues: async () => [],
    };
    if ('diff' in change) {
        const parsed = changeOfDiff(Buffer.from(change.diff, 'utf8'), 'of the caller');
        return {
            kind: 'change',
            ...nothing,
            change: { ...parsed, title: change.title ?? parsed.title, description: change.description ?? '' },
        };
    }
    const git = new Git((0,external_node_path_.resolve)(change.workTree), process.env, signal);
    const root = await git.root();
    if (root === undefined)
        throw new errors/* ReviewError */.Z('usage', `${change.workTree} is not a git repository.`);
    const tree = git.in(root);
    return {
        kind: 'change',
        ...nothing,
        commits: () => commitsOf(tree, change.base, change.head ?? 'HEAD'),
        change: await changeOfRange(tree, change.base, change.head),
    };
}

;// CONCATENATED MODULE: ./build/entry/lib.js
/** The library surface: the gate, the pipeline, and the verdict's word, for orchestrators that need no action. */











/** Root of the installed package, for the shipped templates. */
function packageRoot() {
    return (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_url_namespaceObject.fileURLToPath)(import.meta.url)), '..', '..');
}
/** Reads and checks a pipeline file. @throws PipelineInvalid with every problem at once. */
async function loadPipeline(path) {
    const [{ loadPipeline: load }, { PipelineInvalid }] = await Promise.all([
        Promise.all(/* import() */[__nccwpck_require__.e(153), __nccwpck_require__.e(438)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7438)),
        Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 9328)),
    ]);
    const text = await readTextFile(path);
    if (text === undefined)
        throw new PipelineInvalid(path, [{ line: 1, column: 1, path: '', message: 'file not found' }], []);
    const beside = (name) => readTextFile((0,external_node_path_.join)((0,external_node_path_.dirname)(path), name));
    const shipped = (name) => readTextFile((0,external_node_path_.join)(packageRoot(), 'templates', 'review', name));
    return (await load({ text, path, origin: 'file', beside, notice: undefined }, shipped)).pipeline;
}
/** Runs the pipeline file over a change with the caller's model client. @throws ReviewError where it could not start. */
function lib_runPipeline(pipelinePath, change, options) {
    return runPipeline(packageRoot(), pipelinePath, change, options);
}
/** Whether a merge must wait: changes requested under `block_on_fail`, or a review that did not happen. */
function shouldBlockMerge(record) {
    return record.blocksMerge !== false;
}

var __webpack_exports__EvalGateConfigError = __webpack_exports__.GW;
var __webpack_exports__FreshContextViolation = __webpack_exports__.fd;
var __webpack_exports__ModelFailure = __webpack_exports__.c5;
var __webpack_exports__ModelSelection = __webpack_exports__.C8;
var __webpack_exports__PipelineInvalid = __webpack_exports__.Em;
var __webpack_exports__ReviewError = __webpack_exports__.ZA;
var __webpack_exports__ReviewGate = __webpack_exports__.Am;
var __webpack_exports__blocksMerge = __webpack_exports__.DH;
var __webpack_exports__loadPipeline = __webpack_exports__.Bp;
var __webpack_exports__parseStructuredVerdict = __webpack_exports__.IH;
var __webpack_exports__runPipeline = __webpack_exports__.aI;
var __webpack_exports__shouldBlockMerge = __webpack_exports__.Fi;
export { __webpack_exports__EvalGateConfigError as EvalGateConfigError, __webpack_exports__FreshContextViolation as FreshContextViolation, __webpack_exports__ModelFailure as ModelFailure, __webpack_exports__ModelSelection as ModelSelection, __webpack_exports__PipelineInvalid as PipelineInvalid, __webpack_exports__ReviewError as ReviewError, __webpack_exports__ReviewGate as ReviewGate, __webpack_exports__blocksMerge as blocksMerge, __webpack_exports__loadPipeline as loadPipeline, __webpack_exports__parseStructuredVerdict as parseStructuredVerdict, __webpack_exports__runPipeline as runPipeline, __webpack_exports__shouldBlockMerge as shouldBlockMerge };
