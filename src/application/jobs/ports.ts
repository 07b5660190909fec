/** A task that never overlaps with itself. */
export type JobDefinition = {
  /** `signal` aborts when the job stops: a long run ends early. */
  readonly run: (signal: AbortSignal) => Promise<unknown> | void;
  /** Called when a run fails; the next run takes place all the same. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds between two starts; without it, the job runs when triggered. */
  readonly intervalMs?: number;
  /** Milliseconds until the first run, by default the interval; 0: at once. */
  readonly firstAfterMs?: number;
  /** Effect of a trigger during a run: nothing (the default), or one more run after it. */
  readonly whileRunning?: "skip" | "repeat";
};

export type Job = {
  /** Runs now. */
  readonly trigger: () => void;
  /** Aborts the signal, starts no more runs and waits for the one in progress. */
  readonly stop: () => Promise<void>;
};

export type Scheduler = {
  readonly schedule: (definition: JobDefinition) => Job;
  /** Stops every job. */
  readonly stop: () => Promise<void>;
};

/** Acquires a named lock across processes and nodes; null when it is held elsewhere. */
export type TryLock = (name: string) => Promise<{ readonly release: () => Promise<void> } | null>;

/** Structured log. Contexts hold no personal data. */
export type Log = {
  readonly info: (context: object, message: string) => void;
  readonly warn: (context: object, message: string) => void;
  readonly error: (context: object, message: string) => void;
};
