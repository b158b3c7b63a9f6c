/**
 * Plain scalars that YAML 1.1 (the reference's reader) and YAML 1.2 (ours) read differently, and plain values
 * that a ` #` cuts short. Both become warnings: the value is used as YAML 1.2 says.
 */
import type { Position } from './problem.ts';
import { positionAt, type YamlDocument, type YamlNode } from './yaml-document.ts';

export interface DialectWarning {
  position: Position;
  path: string;
  message: string;
}

const DIFFERENCES: readonly { pattern: RegExp; older: string; newer: string }[] = [
  { pattern: /^(?:yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF)$/, older: 'a boolean', newer: 'the text' },
  { pattern: /^[-+]?0[0-7_]+$/, older: 'an octal number', newer: 'a decimal number' },
  {
    pattern: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/,
    older: 'a base-60 number',
    newer: 'the text',
  },
  { pattern: /^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[Tt \t].*)?$/, older: 'a date', newer: 'the text' },
  { pattern: /^[-+]?0b[01_]+$/, older: 'a binary number', newer: 'the text' },
  { pattern: /^[-+]?[0-9][0-9,_]*_[0-9_]*(?:\.[0-9_]*)?$/, older: 'a number', newer: 'the text' },
  { pattern: /^0o[0-7]+$/, older: 'text', newer: 'an octal number' },
  { pattern: /^[-+]?[0-9]+[eE][-+]?[0-9]+$/, older: 'text', newer: 'a number' },
  { pattern: /^[-+]?[0-9]+\.[0-9]*[eE][0-9]+$/, older: 'text', newer: 'a number' },
];

const PROSE_KEYS: ReadonlySet<string> = new Set([
  'name',
  'description',
  'role',
  'model',
  'raise',
  'guard',
  'path',
]);

/** Every such scalar of the document, in file order. */
export function dialectWarnings(document: YamlDocument): DialectWarning[] {
  const warnings: DialectWarning[] = [];
  visit(document.root, [], (node, path) => {
    const warning = warningFor(document.text, node, path);
    if (warning !== undefined)
      warnings.push({
        position: positionAt(document.text, node.start),
        path: path.join('.'),
        message: warning,
      });
  });
  return warnings;
}

function warningFor(text: string, node: YamlNode, path: readonly string[]): string | undefined {
  const plain = node.plain;
  if (plain === undefined) return undefined;
  const difference = DIFFERENCES.find(({ pattern }) => pattern.test(plain));
  if (difference !== undefined) {
    return `\`${plain}\` is ${difference.newer} here (YAML 1.2); YAML 1.1 tools read it as ${difference.older}. Put it in quotes, or write what you mean.`;
  }
  const cutsProse =
    path.some((step) => PROSE_KEYS.has(step)) &&
    /^[ \t]+#/.test(text.slice(node.start + plain.length).split('\n', 1)[0] ?? '');
  return cutsProse
    ? 'the text ends before ` #`, which starts a comment. Put the value in quotes if # belongs to it.'
    : undefined;
}

function visit(
  node: YamlNode,
  path: readonly string[],
  see: (node: YamlNode, path: readonly string[]) => void,
): void {
  see(node, path);
  node.items.forEach((item, index) => {
    visit(item, [...path, String(index)], see);
  });
  for (const entry of node.entries) visit(entry.value, [...path, entry.key], see);
}
