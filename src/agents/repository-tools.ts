/**
 * Read-only tools over the head commit for agents that ask for them: list, read a range, search. Never the file
 * system; secret-like files are named but not shown; output is capped; every read is logged. After the scope
 * budget of reads no more is offered (spec quality-gates g "Scope budget").
 */
import { isJsonObject } from '../kernel/json.ts';
import { showHidden } from '../kernel/visible.ts';
import type { ToolBox, ToolDefinition } from './model-client.ts';

/** The head commit's files, through git objects. */
export interface RepositoryReader {
  list(directory: string): Promise<readonly string[] | undefined>;
  read(path: string): Promise<string | undefined>;
  /** Lines that hold `text`. */
  search(text: string): Promise<readonly SearchHit[]>;
}

export interface SearchHit {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

export interface ReadLogEntry {
  readonly tool: string;
  /** Path from the root of the tree, or the text that was searched for. */
  readonly target: string;
  /** Whether there was something to show; a refused or missing file was not read. */
  readonly shown: boolean;
}

/** Reads without a finding after which a reviewer answers with what it has. */
export const SCOPE_BUDGET = 15;
const MAX_LINES = 400;
const MAX_ENTRIES = 300;
const MAX_TEXT = 24_000;

const SECRET_LIKE =
  /(?:^|\/)(?:\.env(?:rc|\..*)?|[^/]*\.env|\.(?:npmrc|pypirc|netrc|git-credentials|htpasswd|pgpass|dockercfg)|(?:credentials|secrets?|service-?account)[^/]*\.(?:json|ya?ml|toml|ini|txt)|credentials|id_(?:rsa|dsa|ecdsa|ed25519)[^/]*|[^/]*\.(?:pem|key|p12|pfx|jks|keystore|kdbx|tfvars|asc|gpg))$/i;

export function isSecretLike(path: string): boolean {
  return SECRET_LIKE.test(path);
}

const path = { type: 'string', description: 'Path within the repository, with forward slashes.' };
const DEFINITIONS: readonly ToolDefinition[] = [
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

export interface LoggedToolBox extends ToolBox {
  readonly log: readonly ReadLogEntry[];
}

/** How much somebody may read, and what they are told when it is spent. */
export interface ReadBounds {
  readonly reads: number;
  readonly spent: string;
}

const ANSWER_NOW = 'Answer now with what you have.';
const REVIEWER_READS: ReadBounds = {
  reads: SCOPE_BUDGET,
  spent: 'Answer now with what you have; with no finding, the outcome is off_topic.',
};
/** For lens 0, and for whoever makes context. */
export const WIDE_READS: ReadBounds = { reads: 25, spent: ANSWER_NOW };
/** For lenses that need to follow one call. */
export const TIGHT_READS: ReadBounds = { reads: 5, spent: ANSWER_NOW };

/** `takeTurn` asks the run's budget for one more turn with a prompt of so many tokens. */
export function createToolBox(
  reader: RepositoryReader,
  takeTurn: (promptTokens: number) => boolean,
  bounds: ReadBounds = REVIEWER_READS,
): LoggedToolBox {
  const log: ReadLogEntry[] = [];
  return {
    definitions: DEFINITIONS,
    log,
    mayContinue: (promptTokens) => log.length < bounds.reads && takeTurn(promptTokens),
    async run(name, input) {
      if (log.length >= bounds.reads) return `The reading budget is spent. ${bounds.spent}`;
      const values = isJsonObject(input) ? input : {};
      const asked = name === 'search' ? values['text'] : values['path'];
      const path = name === 'search' ? undefined : cleanPath(values['path'] ?? '');
      const entry = { tool: name, target: path ?? (typeof asked === 'string' ? asked.slice(0, 300) : '') };
      const at = log.push({ ...entry, shown: false }) - 1;
      try {
        const { text, shown } = await perform(reader, name, values);
        log[at] = { ...entry, shown };
        return clip(showHidden(text));
      } catch {
        return 'The call failed. Go on without it.';
      }
    },
  };
}

interface ToolAnswer {
  readonly text: string;
  readonly shown: boolean;
}

function refused(text: string): ToolAnswer {
  return { text, shown: false };
}

async function perform(
  reader: RepositoryReader,
  name: string,
  values: Record<string, unknown>,
): Promise<ToolAnswer> {
  switch (name) {
    case 'list_files': {
      const directory = cleanPath(values['path'] ?? '');
      const entries = directory === undefined ? undefined : await reader.list(directory);
      if (entries === undefined) return refused('There is no such folder.');
      const more = entries.length > MAX_ENTRIES ? `\n(${entries.length - MAX_ENTRIES} more entries)` : '';
      return { text: `${entries.slice(0, MAX_ENTRIES).join('\n')}${more}`, shown: true };
    }
    case 'read_file': {
      const file = cleanPath(values['path']);
      if (file === undefined || file === '') return refused('There is no such file.');
      if (isSecretLike(file))
        return refused('The file exists by name, but files of this kind are not shown.');
      const text = await reader.read(file);
      if (text === undefined) return refused('There is no such file.');
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

function readRange(text: string, from: unknown, to: unknown): string {
  const lines = text.split('\n');
  const first = typeof from === 'number' && from >= 1 ? Math.floor(from) : 1;
  const last = Math.min(
    typeof to === 'number' && to >= first ? Math.floor(to) : first + MAX_LINES - 1,
    first + MAX_LINES - 1,
    lines.length,
  );
  const shown = lines.slice(first - 1, last).map((line, index) => `${first + index}: ${line}`);
  return `${shown.join('\n')}\n(lines ${first} to ${last} of ${lines.length})`;
}

/** A plain path inside the tree; undefined for anything that could lead out of it. */
function cleanPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || /[\0\n]/.test(value)) return undefined;
  const parts = value
    .replace(/^\.?\/+/, '')
    .split('/')
    .filter((part) => part !== '' && part !== '.');
  return parts.includes('..') || parts[0] === '.git' ? undefined : parts.join('/');
}

function clip(text: string): string {
  return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT)}\n(cut here; ask for a smaller range)`;
}
