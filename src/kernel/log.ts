/** What a run says while it runs. Where it goes, and how it is made safe there, is the edge's business. */
export interface Log {
  info(message: string): void;
  /** Something a person should know, which does not change the verdict. */
  warn(message: string): void;
}

/** A log that also keeps its warnings, so that the record can hold them. */
export interface RecordingLog extends Log {
  readonly warnings: readonly string[];
}

/** Wraps `log` and remembers each warning once. */
export function recordWarnings(log: Log): RecordingLog {
  const warnings: string[] = [];
  return {
    warnings,
    info: (message) => log.info(message),
    warn(message) {
      if (warnings.includes(message)) return;
      warnings.push(message);
      log.warn(message);
    },
  };
}
