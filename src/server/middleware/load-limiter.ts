export type LoadLimits = {
  readonly maxRunning: number;
  readonly maxQueued: number;
  /** A task that waits longer is shed, in milliseconds. */
  readonly maxWaitMs: number;
  /** Number of connections so far. */
  readonly connections: () => number;
  /** Called for each task that is shed. */
  readonly onShed: () => void;
};

export type LoadLimiter = {
  /** Runs the task when it is its turn; throws `OverloadError` without having started it. */
  readonly run: <T>(task: () => Promise<T>) => Promise<T>;
  /** The next task would be shed. */
  readonly isFull: () => boolean;
  /** Tasks at this moment. */
  readonly counts: () => { readonly running: number; readonly queued: number };
};

/** The task was shed: too many are before it. */
export class OverloadError extends Error {
  override readonly name = "OverloadError";
}

/** Seconds after which a shed client may try again, for `Retry-After`. */
export const RETRY_AFTER_SECONDS = 2;

/** An upper bound of the turns of the event loop between two tasks. */
const MAX_TURNS = 200;

type Waiting = { readonly start: () => void };

/** Calls `then` after a complete turn of the event loop without a new connection. */
const afterConnections = (connections: () => number, then: () => void, turns = 0): void => {
  setImmediate(() => {
    const before = connections();
    setImmediate(() => {
      if (connections() > before && turns < MAX_TURNS) afterConnections(connections, then, turns + 1);
      else then();
    });
  });
};

/**
 * Runs a limited number of tasks and queues a limited number. Before each task the event loop turns until no new
 * connection comes. It accepts one connection in a turn: otherwise health checks and forms would wait for as many tasks
 * as there are connections before them.
 */
export const createLoadLimiter = ({
  maxRunning,
  maxQueued,
  maxWaitMs,
  connections,
  onShed,
}: LoadLimits): LoadLimiter => {
  const queue = new Set<Waiting>();
  let running = 0;
  let isStarting = false;

  const isFull = (): boolean => running + queue.size >= maxRunning + maxQueued;

  const reject = (): OverloadError => {
    onShed();
    return new OverloadError("too many pages are being rendered");
  };

  const startNext = (): void => {
    if (isStarting || queue.size === 0 || running >= maxRunning) return;
    isStarting = true;
    afterConnections(connections, () => {
      isStarting = false;
      const [waiting] = queue;
      if (waiting === undefined) return;
      queue.delete(waiting);
      running += 1;
      waiting.start();
      startNext();
    });
  };

  const turn = (): Promise<void> =>
    new Promise((resolve, rejected) => {
      const timer = setTimeout(() => {
        queue.delete(waiting);
        rejected(reject());
      }, maxWaitMs);
      const waiting: Waiting = {
        start() {
          clearTimeout(timer);
          resolve();
        },
      };
      queue.add(waiting);
      startNext();
    });

  return {
    async run(task) {
      if (isFull()) throw reject();
      await turn();
      try {
        return await task();
      } finally {
        running -= 1;
        startNext();
      }
    },
    isFull,
    counts: () => ({ running, queued: queue.size }),
  };
};
