/** From a path in the value to a place in the file, falling back to the nearest parent that has one. */
import type { Position } from './problem.ts';
import { positionAt, type YamlDocument, type YamlNode } from './yaml-document.ts';

export type ValuePath = readonly (string | number)[];

/** Where the value at `path` starts; for an empty value its key; for a missing one its parent. */
export function positionOfValue(document: YamlDocument, path: ValuePath): Position {
  let node = document.root;
  let offset = Math.max(0, node.start);
  for (const step of path) {
    const next = childOf(node, step);
    if (next === undefined) break;
    offset = next.value.start >= 0 ? next.value.start : (next.key?.start ?? offset);
    node = next.value;
  }
  return positionAt(document.text, offset);
}

/** Where the key `key` of the mapping at `path` stands. */
export function positionOfKey(document: YamlDocument, path: ValuePath, key: string): Position {
  const keyNode = childOf(nodeAt(document.root, path), key)?.key;
  return keyNode === undefined ? positionOfValue(document, path) : positionAt(document.text, keyNode.start);
}

/** The raw text of a plain scalar at `path`. */
export function plainTextAt(document: YamlDocument, path: ValuePath): string | undefined {
  return nodeAt(document.root, path)?.plain;
}

function nodeAt(root: YamlNode, path: ValuePath): YamlNode | undefined {
  let node: YamlNode | undefined = root;
  for (const step of path) node = childOf(node, step)?.value;
  return node;
}

function childOf(
  node: YamlNode | undefined,
  step: string | number,
): { value: YamlNode; key: YamlNode | undefined } | undefined {
  if (node?.kind === 'sequence') {
    const item = node.items[Number(step)];
    return item === undefined ? undefined : { value: item, key: undefined };
  }
  const entry = node?.entries.find((candidate) => candidate.key === String(step));
  return entry === undefined ? undefined : { value: entry.value, key: entry.keyNode };
}
