/** The command that watches the feed and takes it in, running. */
export type WatchingImport = {
  /** Its exit code; null where a signal ended it. */
  readonly ended: Promise<number | null>;
  readonly stop: () => void;
};

export type FeedFollowerDeps = {
  /** One node follows the feed for all: the lock, or null where another node has it. */
  readonly lock: () => Promise<{ readonly release: () => Promise<void> } | null>;
  readonly start: () => WatchingImport;
  /** Waits for so many milliseconds, or until the signal. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly failed: (reason: string) => void;
};

export type FeedFollower = { readonly stop: () => Promise<void> };

/** Until another node that may have gone is asked after again. */
const ASK_AGAIN_MS = 5_000;

/** Pauses after the command ended although nobody asked it to: doubled each time, up to the last. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [5_000, 300_000];

/**
 * Keeps the command that follows the feed running on one node of all. It is a process of its own: taking a feed in keeps
 * a processor busy and the embedded database locked, and pages are to be answered meanwhile.
 */
export const createFeedFollower = (deps: FeedFollowerDeps): FeedFollower => {
  const stopped = new AbortController();
  let running: WatchingImport | null = null;
  let pause = FIRST_PAUSE_MS;

  const followOnce = async (): Promise<number> => {
    const lock = await deps.lock();
    if (lock === null) return ASK_AGAIN_MS;
    try {
      if (stopped.signal.aborted) return 0;
      running = deps.start();
      const code = await running.ended;
      running = null;
      if (stopped.signal.aborted) return 0;
      deps.failed(`the command that follows the feed ended with ${code ?? "a signal"}`);
      const now = pause;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      return now;
    } finally {
      await lock.release();
    }
  };

  const following = (async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const next = await followOnce().catch((error: unknown) => {
        deps.failed(error instanceof Error ? error.message : String(error));
        return ASK_AGAIN_MS;
      });
      if (!stopped.signal.aborted) await deps.wait(next, stopped.signal);
    }
  })();

  return {
    async stop() {
      stopped.abort();
      running?.stop();
      await following;
    },
  };
};
