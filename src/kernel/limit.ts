/** Runs a task when a slot is free and gives its result; tasks start in the order in which they were handed in. */
export type Limiter = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** At most `width` tasks at a time over all callers of the returned limiter. */
export function createLimiter(width: number): Limiter {
  let free = width;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
