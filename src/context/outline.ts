/** What a source file declares, imports and calls; strings and comments are not read as code where a parser is kept. */
import type { Parser, SyntaxNode } from '@lezer/common';
import type { Grammar, Language } from './language.ts';
import { outlineOfLines } from './outline-lines.ts';

export interface SourceSymbol {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'type';
  /** From 1. */
  readonly line: number;
  readonly endLine: number;
  readonly exported: boolean;
}

export interface SourceImport {
  /** As the file writes it. */
  readonly module: string;
  readonly line: number;
}

export interface SourceCall {
  readonly name: string;
  readonly line: number;
}

export interface Outline {
  readonly lines: number;
  readonly symbols: readonly SourceSymbol[];
  readonly imports: readonly SourceImport[];
  readonly calls: readonly SourceCall[];
}

const KINDS: Readonly<Record<string, SourceSymbol['kind']>> = {
  FunctionDeclaration: 'function',
  FunctionDefinition: 'function',
  FunctionItem: 'function',
  FunctionDecl: 'function',
  MethodDeclaration: 'function',
  MethodDecl: 'function',
  ConstructorDeclaration: 'function',
  ClassDeclaration: 'class',
  ClassDefinition: 'class',
  ClassSpecifier: 'class',
  StructSpecifier: 'class',
  StructItem: 'class',
  EnumDeclaration: 'type',
  EnumItem: 'type',
  EnumSpecifier: 'type',
  InterfaceDeclaration: 'type',
  TypeAliasDeclaration: 'type',
  TraitItem: 'type',
  TraitDeclaration: 'type',
  RecordDeclaration: 'class',
  TypeSpec: 'type',
};
const NAMES = new Set([
  ...['VariableDefinition', 'PropertyDefinition', 'TypeDefinition', 'VariableName', 'Definition'],
  ...['BoundIdentifier', 'TypeIdentifier', 'Identifier', 'FieldIdentifier', 'DefName', 'FieldName', 'Name'],
]);
const CALLS = new Set([
  ...['CallExpression', 'CallExpr', 'MethodInvocation', 'NewExpression', 'ObjectCreationExpression'],
  'MacroInvocation',
]);
const CALLED = new Set([
  ...['VariableName', 'PropertyName', 'Identifier', 'FieldIdentifier', 'FieldName', 'Name', 'TypeName'],
  ...['BoundIdentifier', 'ScopeIdentifier', 'QualifiedName'],
]);
const ARGUMENTS = new Set(['ArgList', 'ArgumentList', 'Arguments', 'ParenthesizedTokens']);
/** What stands in a body is called by the body. */
const BODIES = new Set([
  'Block',
  'FunctionExpression',
  'ArrowFunction',
  'Lambda',
  'ClosureExpression',
  'CompoundStatement',
]);
const IMPORTS = new Set([
  ...['ImportDeclaration', 'ImportStatement', 'ImportSpec', 'UseDeclaration', 'NamespaceUseDeclaration'],
  ...['PreprocDirective', 'DynamicImport', 'RequireExpression', 'IncludeExpression', 'ModItem'],
]);

/** Never throws: what no parser reads is read by its lines. */
export async function outlineOf(text: string, language: Language): Promise<Outline> {
  const parser = language.grammar === undefined ? undefined : await parserOf(language.grammar, language);
  return parser === undefined ? outlineOfLines(text) : outlineOfTree(parser, text);
}

function outlineOfTree(parser: Parser, text: string): Outline {
  const lineOf = lineIndex(text);
  const symbols: SourceSymbol[] = [];
  const imports: SourceImport[] = [];
  const calls: SourceCall[] = [];
  parser.parse(text).iterate({
    enter({ name, from, to, node }) {
      const kind = KINDS[name] ?? (assignsFunction(node) ? 'function' : undefined);
      if (kind !== undefined) {
        const symbol = nameIn(node, text);
        if (symbol !== undefined && symbol !== '')
          symbols.push({
            name: symbol,
            kind,
            line: lineOf(from),
            endLine: lineOf(from + text.slice(from, to).trimEnd().length),
            exported: isExported(node, symbol, text),
          });
      }
      if (IMPORTS.has(name) || (name === 'ExportDeclaration' && node.getChild('String') !== null))
        for (const module of modulesIn(text.slice(from, Math.min(to, from + 400)), name))
          imports.push({ module, line: lineOf(from) });
      if (!CALLS.has(name)) return;
      const called = calledIn(node, text);
      if (called === 'require') {
        const [, module] = /require\s*\(\s*["'`]([^"'`]+)/.exec(text.slice(from, to)) ?? [];
        if (module !== undefined) imports.push({ module, line: lineOf(from) });
      } else if (called !== undefined) calls.push({ name: called, line: lineOf(from) });
    },
  });
  return { lines: lineOf(text.trimEnd().length), symbols, imports, calls };
}

/** `const f = () => …`, and a class's property that holds one. */
function assignsFunction(node: SyntaxNode): boolean {
  return (
    (node.name === 'VariableDeclaration' || node.name === 'PropertyDeclaration') &&
    (node.getChild('ArrowFunction') !== null || node.getChild('FunctionExpression') !== null)
  );
}

/** C and C++ wrap the name in declarators, after the type; elsewhere it is the first name among the children. */
function nameIn(node: SyntaxNode, text: string): string | undefined {
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (/Declarator$/.test(child.name) || child.name === 'ScopedIdentifier') {
      const inner = nameIn(child, text);
      if (inner !== undefined) return inner;
    }
    if (NAMES.has(child.name) && !declaratorFollows(child)) return text.slice(child.from, child.to);
  }
  return undefined;
}

function declaratorFollows(node: SyntaxNode): boolean {
  const inScope = node.parent?.name === 'ScopedIdentifier' && node.nextSibling !== null;
  const next = node.nextSibling?.name ?? '';
  return inScope || (/Declarator$/.test(next) && next !== 'VariableDeclarator');
}

function calledIn(node: SyntaxNode, text: string): string | undefined {
  let last: SyntaxNode | undefined;
  const walk = (parent: SyntaxNode): void => {
    for (let child = parent.firstChild; child !== null; child = child.nextSibling) {
      if (ARGUMENTS.has(child.name)) return;
      if (CALLED.has(child.name)) last = child;
      if (!CALLS.has(child.name) && !BODIES.has(child.name)) walk(child);
    }
  };
  walk(node);
  return last === undefined ? undefined : text.slice(last.from, last.to);
}

function isExported(node: SyntaxNode, name: string, text: string): boolean {
  if (node.parent?.name === 'ExportDeclaration' || node.getChild('Vis') !== null) return true;
  const head = text.slice(node.from, node.from + 60);
  if (node.name === 'FunctionDecl' || node.name === 'MethodDecl' || node.name === 'TypeSpec')
    return /^[A-Z]/.test(name);
  if (node.name === 'FunctionDefinition' && /^(?:async\s+)?def\b/.test(head)) return !name.startsWith('_');
  if (node.name === 'ClassDefinition') return !name.startsWith('_');
  return (
    /\bpublic\b/.test(head.split(/[(:{\n]/)[0] ?? '') || (node.parent?.name === 'ClassBody' && !isJava(node))
  );
}

/** A method without a word is everybody's in JavaScript, and the package's in Java. */
function isJava({ parent }: SyntaxNode): boolean {
  return parent?.parent?.getChild('Definition') !== null;
}

function modulesIn(statement: string, node: string): string[] {
  if (node === 'UseDeclaration') return [statement.replace(/^(?:pub\s+)?use\s+|[;\s]|\{[\s\S]*$/g, '')];
  if (node === 'ModItem') return statement.includes('{') ? [] : [`mod ${/mod\s+(\w+)/.exec(statement)?.[1]}`];
  if (node === 'NamespaceUseDeclaration')
    return [statement.replace(/^use\s+(?:function\s+|const\s+)?|[;\s].*$/g, '').trim()];
  if (node === 'PreprocDirective')
    return [...statement.matchAll(/^\s*#\s*include\s*["<]([^">]+)/g)].map(([, module = '']) => module);
  if (node === 'ImportStatement') {
    const from = /^from\s+([\w.]+)\s+import\s+([\s\S]+)/.exec(statement);
    if (from === null)
      return statement
        .replace(/^import\s+/, '')
        .split(',')
        .map((one) => one.trim().split(/\s/)[0] ?? '');
    const [, module = '', names = ''] = from;
    // `from . import a` names the module a.
    return /^\.+$/.test(module)
      ? names
          .replace(/[()\s]/g, ' ')
          .split(',')
          .map((one) => `${module}${one.trim().split(' ')[0]}`)
      : [module];
  }
  const quoted =
    /["'`]([^"'`]+)["'`]\s*\)?\s*;?\s*$/.exec(statement.trim().split('\n')[0] ?? '') ??
    /from\s*["'`]([^"'`]+)/.exec(statement) ??
    /["'`]([^"'`]+)["'`]/.exec(statement);
  if (quoted !== null) return [quoted[1] ?? ''];
  const dotted = /^import\s+(?:static\s+)?([\w.]+)/.exec(statement);
  return dotted === null ? [] : [dotted[1] ?? ''];
}

function lineIndex(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}

/** Each grammar loads when the first file of its language is read. */
async function parserOf(grammar: Grammar, { dialect }: Language): Promise<Parser | undefined> {
  switch (grammar) {
    case 'javascript':
      return (await import('@lezer/javascript')).parser.configure({ dialect: dialect ?? '' });
    case 'python':
      return (await import('@lezer/python')).parser;
    case 'java':
      return (await import('@lezer/java')).parser;
    case 'rust':
      return (await import('@lezer/rust')).parser;
    case 'cpp':
      return (await import('@lezer/cpp')).parser;
    case 'go':
      return (await import('@lezer/go')).parser;
    case 'php':
      return (await import('@lezer/php')).parser;
  }
}
