/** Knowledge leads (01a): which documents and tests speak of what the change touches. Pointers, never conclusions (f.4). */
import { isSecretLike } from '../agents/repository-tools.ts';
import { changedLines, type FileChange } from '../change/change.ts';
import type { RepositorySnapshot } from '../change/snapshot.ts';
import { codeWords } from '../dimensions/code-words.ts';
import { isCommittedContext } from './isolation.ts';
import { listed } from './listed.ts';
import type { ChangedSymbol } from './neighbourhood.ts';

export interface Lead {
  readonly concept: string;
  readonly document: string;
  readonly line: number;
  /** A document says it; a test leans on it. */
  readonly status: 'documented' | 'unverified';
}

export interface Concept {
  readonly name: string;
  readonly path: string;
  readonly line: number;
}

export interface KnowledgeLeads {
  /** Files that tell agents and people how to work here. */
  readonly navigation: readonly string[];
  readonly concepts: readonly Concept[];
  readonly leads: readonly Lead[];
  readonly without: readonly string[];
  /** There are further places than were looked at. */
  readonly more: boolean;
}

const NAVIGATION =
  /(?:^|\/)(?:AGENTS|CLAUDE|CONTRIBUTING|ARCHITECTURE|INDEX|SEARCH_INDEX|README)\.md$|(?:^|\/)\.github\/copilot-instructions\.md$|(?:^|\/)llms\.txt$/i;
const DOCUMENT = /\.(?:md|mdx|rst|adoc|txt)$/i;
const TEST = /(?:^|\/)(?:__tests__|tests?|spec)\/|(?:^|\/)test_[^/]*$|[._-](?:test|spec)\.\w+$|_test\.\w+$/;
const MOST_CONCEPTS = 40;
const MOST_HITS = 2_000;
/** Bytes of a document that is looked at. */
const LARGEST = 512 * 1024;
const WITHIN = ['*.md', '*.mdx', '*.rst', '*.adoc', '*.txt', '*test*', '*spec*'];
const LEADS_A_CONCEPT = 4;
const STOP = new Set([
  'const',
  'return',
  'function',
  'class',
  'import',
  'export',
  'public',
  'private',
  'static',
  'string',
  'number',
  'boolean',
  'await',
  'async',
  'throw',
  'error',
  'value',
  'index',
  'false',
  'true',
  'undefined',
  'null',
  'self',
  'this',
  'from',
  'with',
  'while',
  'print',
  'result',
  'object',
  'array',
  'assert',
  'expect',
]);

/** Deterministic: the names of what changed, and where documents and tests hold them. */
export async function findLeads(
  snapshot: RepositorySnapshot,
  files: readonly FileChange[],
  changed: readonly ChangedSymbol[],
): Promise<KnowledgeLeads> {
  const concepts = conceptsOf(
    files.filter(({ path, oldPath }) => !isCommittedContext(path) && !isCommittedContext(oldPath)),
    changed.filter(({ path }) => !isCommittedContext(path)),
  );
  const { hits, more } = await snapshot.mentions(
    concepts.map(({ name }) => name),
    MOST_HITS,
    LARGEST,
    WITHIN,
  );
  const own = new Set(files.flatMap(({ path, oldPath }) => [path, oldPath]));
  const leads: Lead[] = [];
  for (const { path, line, word } of hits) {
    if (own.has(path) || isSecretLike(path) || isCommittedContext(path)) continue;
    const document = DOCUMENT.test(path);
    if (!document && !TEST.test(path)) continue;
    const of = leads.filter(({ concept }) => concept === word);
    if (of.length >= LEADS_A_CONCEPT || of.some((lead) => lead.document === path)) continue;
    leads.push({ concept: word, document: path, line, status: document ? 'documented' : 'unverified' });
  }
  const found = new Set(leads.map(({ concept }) => concept));
  return {
    navigation: (await snapshot.files())
      .map(({ path }) => path)
      .filter((path) => NAVIGATION.test(path) && !isCommittedContext(path))
      .slice(0, 20),
    concepts,
    leads,
    without: concepts.map(({ name }) => name).filter((name) => !found.has(name)),
    more,
  };
}

/** Changed declarations first, then the longer words of the changed lines that several lines share. */
function conceptsOf(files: readonly FileChange[], changed: readonly ChangedSymbol[]): Concept[] {
  const concepts = new Map<string, Concept>();
  for (const { name, path, line } of changed) if (name.length > 3) concepts.set(name, { name, path, line });
  const words = new Map<string, Concept & { count: number }>();
  for (const file of files)
    for (const { side, line, text } of changedLines(file)) {
      if (side !== 'RIGHT') continue;
      for (const word of new Set(codeWords(text)))
        if (word.length > 4 && !STOP.has(word) && /^[a-z]+$/.test(word)) {
          const known = words.get(word);
          words.set(
            word,
            known === undefined
              ? { name: word, path: file.path, line, count: 1 }
              : { ...known, count: known.count + 1 },
          );
        }
    }
  const common = [...words.values()]
    .filter(({ count }) => count >= 2)
    .sort((left, right) => right.count - left.count || (left.name < right.name ? -1 : 1));
  for (const { count: _, ...concept } of common)
    if (!concepts.has(concept.name)) concepts.set(concept.name, concept);
  return [...concepts.values()].slice(0, MOST_CONCEPTS);
}

export function renderLeads({ navigation, concepts, leads, without, more }: KnowledgeLeads): string {
  return [
    '# Knowledge leads',
    'Pointers to what documents and tests say. They tell where to look, not what is true.',
    '## Navigation',
    listed(navigation.map((path) => `- ${path}`)),
    '## Concepts touched',
    listed(concepts.map(({ name, path, line }) => `- ${name} (${path}:${line})`)),
    '## Leads',
    listed(
      leads.map(({ concept, document, line, status }) => `- ${concept}: ${document}:${line} (${status})`),
    ),
    '## Concepts without a lead',
    listed(without.map((name) => `- ${name}`)),
    ...(more ? [`(there are more than ${MOST_HITS} places; the rest was not looked at)`] : []),
  ].join('\n\n');
}
