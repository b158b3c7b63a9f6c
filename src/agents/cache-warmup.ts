/**
 * Calls that share a large prompt: the first one starts, the others wait for its first token, so that the vendor
 * has the shared part in its cache when they come.
 */
/** Below this, writing the cache costs more than it saves. */
const LEAST_SHARED_TOKENS = 10_000;
const LEAST_CALLS = 3;

interface Group {
  readonly size: number;
  leader: boolean;
  readonly ready: Promise<void>;
  readonly open: () => void;
}

export interface WarmupTicket {
  /** Resolves when the call may start. */
  readonly start: Promise<void>;
  /** For the leader: to be called at its first token, and again when its call has ended, however. */
  readonly warm: (() => void) | undefined;
}

const AT_ONCE: WarmupTicket = { start: Promise.resolve(), warm: undefined };

export class CacheWarmup {
  readonly #enabled: boolean;
  readonly #groups = new Map<string, Group>();

  constructor(enabled: boolean) {
    this.#enabled = enabled;
  }

  /** Announces how many calls share which prompt; `key` names model and shared bytes. */
  expect(key: string, sharedTokens: number, calls: number): void {
    if (!this.#enabled || sharedTokens < LEAST_SHARED_TOKENS || calls < LEAST_CALLS) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#groups.set(key, { size: calls, leader: false, ready: promise, open: resolve });
  }

  /** The first caller of a group leads; everybody else waits for it. */
  enter(key: string): WarmupTicket {
    const group = this.#groups.get(key);
    if (group === undefined) return AT_ONCE;
    if (group.leader) return { start: group.ready, warm: undefined };
    group.leader = true;
    return { start: Promise.resolve(), warm: group.open };
  }
}
