/** Time as an argument: a fake advances it by hand, so that no test waits. */
export interface Clock {
    /** Wall time for records, milliseconds since the epoch. */
    now(): number;
    /** Monotonic milliseconds, for deadlines and durations. */
    monotonic(): number;
    /** Resolves after `milliseconds`, or at once when `signal` aborts. */
    sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}
