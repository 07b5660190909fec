import { backoffMs, type Clock, errorMessage, inBackground, throwUnhandled } from "#domain/shared/index.ts";

/** A running process that imports the feed and follows its changes. */
export type ImportProcess = {
  /** Exit code; null after a signal. Rejects with the reason when the process fails. */
  readonly exited: Promise<number | null>;
  readonly stop: () => void;
};

export type FeedSupervisorDependencies = {
  /** Null when another node holds the lock. */
  readonly lock: () => Promise<{ readonly release: () => Promise<void> } | null>;
  readonly start: () => ImportProcess;
  /** Resolves after the time or when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly clock: Clock;
  readonly onFailure: (reason: string) => void;
};

export type FeedSupervisor = { readonly stop: () => Promise<void> };

/** Delay before the lock is tried again. */
const LOCK_RETRY_MS = 5_000;

/** Pause after an unexpected exit. */
const BACKOFF = { initialMs: 5_000, maxMs: 300_000 };

/** A run of this length was healthy: the next failure counts as the first. */
const HEALTHY_RUN_MS = BACKOFF.maxMs;

const describeExit = (exited: ImportProcess["exited"]): Promise<string> =>
  exited.then((code) => `the process that follows the feed ended with ${code ?? "a signal"}`, errorMessage);

/**
 * Runs the watching import on one node at a time. It is a separate process: an import occupies a processor and locks
 * the embedded database while pages must be served.
 */
export const createFeedSupervisor = (deps: FeedSupervisorDependencies): FeedSupervisor => {
  const stopped = new AbortController();
  let running: ImportProcess | null = null;
  let failures = 0;

  /** The feed is followed even if the report fails. */
  const report = (reason: string): void => inBackground(() => deps.onFailure(reason), throwUnhandled);

  const runOnce = async (): Promise<number> => {
    const lock = await deps.lock();
    if (lock === null) return LOCK_RETRY_MS;
    try {
      if (stopped.signal.aborted) return 0;
      const startedAt = deps.clock.now().getTime();
      running = deps.start();
      const reason = await describeExit(running.exited);
      running = null;
      if (stopped.signal.aborted) return 0;
      report(reason);
      const isHealthy = deps.clock.now().getTime() - startedAt >= HEALTHY_RUN_MS;
      failures = isHealthy ? 1 : failures + 1;
      return backoffMs(BACKOFF, failures);
    } finally {
      await lock.release();
    }
  };

  // Not a job: the delay depends on how the last run ended.
  const loop = (async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const delayMs = await runOnce().catch((error: unknown) => {
        report(errorMessage(error));
        return LOCK_RETRY_MS;
      });
      if (!stopped.signal.aborted) await deps.wait(delayMs, stopped.signal);
    }
  })();

  return {
    async stop() {
      stopped.abort();
      running?.stop();
      await loop;
    },
  };
};
