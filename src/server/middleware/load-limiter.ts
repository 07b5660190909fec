import { guarded, toLastResort } from "#domain/shared/index.ts";

export type LoadLimits = {
  readonly maxRunning: number;
  readonly maxQueued: number;
  /** Places for forms that are opened, each of which may become a lead; more of them take places of pages. */
  readonly maxQueuedForms: number;
  /** A task that waits longer is shed, in milliseconds. */
  readonly maxWaitMs: number;
  /** Number of connections so far. */
  readonly connections: () => number;
  /** Called for each task that is shed. */
  readonly onShed: () => void;
};

/** `form`: opens a form. */
export type TaskKind = "page" | "form";

export type LoadLimiter = {
  /** Runs the task when it is its turn; throws `OverloadError` without having started it. */
  readonly run: <T>(task: () => Promise<T>, kind?: TaskKind) => Promise<T>;
  /** The next task of the kind would be shed. */
  readonly isFull: (kind?: TaskKind) => boolean;
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

type AfterConnections = {
  readonly connections: () => number;
  readonly start: () => void;
  readonly onError: (error: unknown) => void;
};

/** Calls `start` after a complete turn of the event loop without a new connection. */
const afterConnections = (waiting: AfterConnections, turns = 0): void => {
  const { connections, start, onError } = waiting;
  const begin = (): void => {
    const before = connections();
    const end = (): void => {
      if (connections() > before && turns < MAX_TURNS) afterConnections(waiting, turns + 1);
      else start();
    };
    setImmediate(guarded(end, onError));
  };
  setImmediate(guarded(begin, onError));
};

/** Queues of pages and of forms in their own places; tasks of both start by turns. */
const createQueues = (maxQueuedForms: number) => {
  const pages = new Set<Waiting>();
  const forms = new Set<Waiting>();
  let isFormsTurn = true;
  return {
    counts: () => ({ pages: pages.size, forms: forms.size }),
    /** Returns the function that removes it again. */
    add(kind: TaskKind, waiting: Waiting): () => void {
      const queue = kind === "form" && forms.size < maxQueuedForms ? forms : pages;
      queue.add(waiting);
      return () => void queue.delete(waiting);
    },
    /** Removes and returns the task that is to start. */
    take(): Waiting | undefined {
      const queue = forms.size > 0 && (isFormsTurn || pages.size === 0) ? forms : pages;
      isFormsTurn = queue === pages;
      const [waiting] = queue;
      if (waiting !== undefined) queue.delete(waiting);
      return waiting;
    },
  };
};

/**
 * Runs a limited number of tasks and queues a limited number. Before each task the event loop turns until no new
 * connection comes. It accepts one connection in a turn: otherwise health checks and forms would wait for as many tasks
 * as there are connections before them.
 */
export const createLoadLimiter = ({ maxRunning, connections, ...limits }: LoadLimits): LoadLimiter => {
  const { maxQueued, maxQueuedForms, maxWaitMs, onShed } = limits;
  const queues = createQueues(maxQueuedForms);
  let running = 0;
  let isStarting = false;

  const queued = (): number => queues.counts().pages + queues.counts().forms;

  const isFull = (kind: TaskKind = "page"): boolean => {
    const { pages, forms } = queues.counts();
    return running + pages >= maxRunning + maxQueued && (kind === "page" || forms >= maxQueuedForms);
  };

  const reject = (): OverloadError => {
    onShed();
    return new OverloadError("too many pages are being rendered");
  };

  const startNext = (): void => {
    if (isStarting || queued() === 0 || running >= maxRunning) return;
    isStarting = true;
    const start = (): void => {
      isStarting = false;
      const waiting = queues.take();
      if (waiting === undefined) return;
      running += 1;
      waiting.start();
      startNext();
    };
    const onError = (error: unknown): never => {
      isStarting = false;
      return toLastResort(error);
    };
    afterConnections({ connections, start, onError });
  };

  const turn = (kind: TaskKind): Promise<void> =>
    new Promise((resolve, rejected) => {
      const shed = (): void => {
        remove();
        rejected(reject());
      };
      const timer = setTimeout(guarded(shed, rejected), maxWaitMs);
      const start = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const remove = queues.add(kind, { start });
      startNext();
    });

  return {
    async run(task, kind = "page") {
      if (isFull(kind)) throw reject();
      await turn(kind);
      try {
        return await task();
      } finally {
        running -= 1;
        startNext();
      }
    },
    isFull,
    counts: () => ({ running, queued: queued() }),
  };
};
