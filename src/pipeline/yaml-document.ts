/**
 * A YAML text as values *and* positions. js-yaml's events carry offsets, its values do not; this walks the
 * events into a tree of nodes beside the constructed value, and finds every duplicate key on the way.
 */
import {
  CORE_SCHEMA,
  constructFromEvents,
  EVENT_ID,
  type Event,
  getScalarValue,
  mergeTag,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
} from 'js-yaml';
import type { Position } from './problem.ts';

/** Far more than a pipeline needs, and too few for an expansion attack. */
const MAX_ALIASES = 100;

export interface YamlNode {
  kind: 'mapping' | 'sequence' | 'scalar' | 'alias';
  /** Offset in the text; -1 for an empty value. */
  start: number;
  /** Raw text of a plain scalar; undefined for quoted and block scalars and for collections. */
  plain: string | undefined;
  entries: { key: string; keyNode: YamlNode; value: YamlNode }[];
  items: YamlNode[];
}

export interface DuplicateKey {
  key: string;
  path: string[];
  position: Position;
}

export interface YamlDocument {
  value: unknown;
  root: YamlNode;
  text: string;
  duplicates: DuplicateKey[];
}

export type YamlReading =
  | { ok: true; document: YamlDocument }
  | { ok: false; message: string; position: Position };

/** Reads one document as YAML 1.2 core with merge keys. Never throws for bad text. */
export function readYaml(text: string): YamlReading {
  try {
    const events = parseEvents(text, {});
    const documents = events.flatMap((event, index) => (event.type === EVENT_ID.DOCUMENT ? [index] : []));
    if (documents.length > 1) {
      const content = firstOffset(events, documents[1] as number) ?? text.length;
      const second = text.lastIndexOf('\n---', content) + 1;
      return {
        ok: false,
        message: 'invalid YAML: more than one document in the file',
        position: positionAt(text, second),
      };
    }
    const walk = new EventWalk(events, text);
    const root = walk.document();
    const value = constructFromEvents(walk.withoutDuplicates(), {
      source: text,
      schema: CORE_SCHEMA.withTags(mergeTag),
      maxAliases: MAX_ALIASES,
    })[0];
    return { ok: true, document: { value, root, text, duplicates: walk.duplicates } };
  } catch (fault) {
    return { ok: false, ...describeFault(fault) };
  }
}

export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, Math.max(0, offset));
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

function describeFault(fault: unknown): { message: string; position: Position } {
  if (fault instanceof YAMLException) {
    const mark = fault.mark as { line?: number; column?: number } | undefined;
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

function firstOffset(events: readonly Event[], from: number): number | undefined {
  for (const event of events.slice(from)) {
    if ('start' in event && event.start >= 0) return event.start;
    if ('valueStart' in event && event.valueStart >= 0) return event.valueStart;
  }
  return undefined;
}

class EventWalk {
  readonly duplicates: DuplicateKey[] = [];
  readonly #events: readonly Event[];
  readonly #text: string;
  #at = 0;
  /** Event ranges of overridden earlier pairs, left out so that the rest can still be checked. */
  readonly #dropped: [number, number][] = [];

  constructor(events: readonly Event[], text: string) {
    this.#events = events;
    this.#text = text;
  }

  document(): YamlNode {
    while (this.#events[this.#at]?.type === EVENT_ID.DOCUMENT) this.#at += 1;
    return this.#node([]);
  }

  withoutDuplicates(): Event[] {
    return this.#events.filter(
      (_, index) => !this.#dropped.some(([from, to]) => index >= from && index < to),
    );
  }

  #node(path: string[]): YamlNode {
    const event = this.#events[this.#at];
    this.#at += 1;
    const node: YamlNode = { kind: 'scalar', start: -1, plain: undefined, entries: [], items: [] };
    if (event === undefined || event.type === EVENT_ID.POP) return node;
    if (event.type === EVENT_ID.SCALAR) {
      node.start = event.valueStart;
      if (event.style === SCALAR_STYLE.PLAIN && event.tagStart < 0 && event.valueStart >= 0) {
        node.plain = this.#text.slice(event.valueStart, event.valueEnd);
      } else if (event.valueStart > 0 && event.style !== SCALAR_STYLE.PLAIN) {
        node.start = event.valueStart - 1;
      }
    } else if (event.type === EVENT_ID.ALIAS) {
      node.kind = 'alias';
      node.start = event.anchorStart - 1;
    } else if (event.type === EVENT_ID.SEQUENCE) {
      node.kind = 'sequence';
      node.start = event.start;
      for (let index = 0; !this.#closes(); index += 1) node.items.push(this.#node([...path, String(index)]));
    } else if (event.type === EVENT_ID.MAPPING) {
      node.kind = 'mapping';
      node.start = event.start;
      this.#pairs(node, path);
    }
    return node;
  }

  #pairs(node: YamlNode, path: string[]): void {
    const rangeOfKey = new Map<string, [number, number]>();
    while (!this.#closes()) {
      const from = this.#at;
      const keyEvent = this.#events[from];
      const keyNode = this.#node(path);
      const key = keyEvent?.type === EVENT_ID.SCALAR ? String(getScalarValue(this.#text, keyEvent)) : '';
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
  #closes(): boolean {
    const event = this.#events[this.#at];
    if (event !== undefined && event.type !== EVENT_ID.POP) return false;
    this.#at += 1;
    return true;
  }
}
