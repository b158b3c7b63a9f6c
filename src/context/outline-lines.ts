/** The outline of a file that no kept parser reads, by its lines: less exact, and the same for every language. */
import { LONGEST_LINE } from '../dimensions/code-words.ts';
import type { Outline, SourceCall, SourceImport, SourceSymbol } from './outline.ts';

const MODIFIERS =
  '(?:(?:public|private|protected|internal|static|async|abstract|final|sealed|override|open|suspend|inline|virtual|partial|export|pub|local)\\s+)*';
const FUNCTION = new RegExp(
  `^\\s*${MODIFIERS}(?:def|fun|func|function|fn|sub|defp?|proc|rpc)\\s+(?:self\\.)?([\\w?!]+)`,
);
/** C# and its kind: a type before the name, and a list of parameters after it. */
const METHOD =
  /^\s*(?:(?:public|private|protected|internal|static|async|override|virtual)\s+)+[\w<>[\],.?\s]+?\s(\w+)\s*\(/;
const TYPE = new RegExp(
  `^\\s*${MODIFIERS}(class|interface|struct|trait|protocol|enum|object|record|module|message|service|type|input)\\s+([A-Za-z_]\\w*)`,
);
const TABLE =
  /^\s*create\s+(?:or\s+replace\s+)?(table|view|function|procedure)\s+(?:if\s+not\s+exists\s+)?([\w."]+)/i;
const IMPORT =
  /^\s*(?:import|using|require(?:_relative)?|load|source|alias|use|\.)\s*\(?\s*["'<]?([\w./:@-]+)["'>]?/;
const CALL = /\b([A-Za-z_]\w*)\s*\(/g;
const WORDS = new Set([
  'if',
  'for',
  'while',
  'switch',
  'catch',
  'return',
  'function',
  'def',
  'fun',
  'func',
  'fn',
  'and',
  'or',
  'not',
  'when',
  'match',
  'using',
  'lock',
  'elsif',
  'unless',
  'until',
  'values',
  'insert',
  'select',
]);
const COMMENT = /^\s*(?:\/\/|#|--|\/?\*)/;

export function outlineOfLines(text: string): Outline {
  const rows = text.split('\n');
  const symbols: SourceSymbol[] = [];
  const imports: SourceImport[] = [];
  const calls: SourceCall[] = [];
  rows.forEach((row, index) => {
    if (row.length > LONGEST_LINE || COMMENT.test(row)) return;
    const line = index + 1;
    const found = symbolOf(row);
    if (found !== undefined)
      symbols.push({
        ...found,
        line,
        endLine: endOf(rows, index),
        exported: !/\b(?:private|local|defp)\b/.test(row),
      });
    const [, module] = IMPORT.exec(row) ?? [];
    if (module !== undefined && found === undefined) imports.push({ module, line });
    for (const [, name = ''] of row.matchAll(CALL))
      if (!WORDS.has(name.toLowerCase()) && name !== found?.name) calls.push({ name, line });
  });
  return { lines: rows.length, symbols, imports, calls };
}

function symbolOf(row: string): Pick<SourceSymbol, 'name' | 'kind'> | undefined {
  const [, called] = FUNCTION.exec(row) ?? METHOD.exec(row) ?? [];
  if (called !== undefined) return { name: called, kind: 'function' };
  const typed = TYPE.exec(row) ?? TABLE.exec(row);
  if (typed === null) return undefined;
  const [, word = '', name = ''] = typed;
  return { name, kind: /^(?:class|object|struct|module|record)$/.test(word) ? 'class' : 'type' };
}

/** To the line before the next one that is indented no deeper. */
function endOf(rows: readonly string[], start: number): number {
  const depth = indentOf(rows[start] ?? '');
  for (let at = start + 1; at < rows.length; at += 1) {
    const row = rows[at] ?? '';
    if (row.trim() === '' || indentOf(row) > depth) continue;
    return indentOf(row) === depth && /^\s*(?:[})\]]|end\b)/.test(row) ? at + 1 : at;
  }
  return rows.length;
}

function indentOf(row: string): number {
  return /^\s*/.exec(row)?.[0].length ?? 0;
}
