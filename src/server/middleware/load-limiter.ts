import { guarded, toLastResort } from "#domain/shared/index.ts";

export type LoadLimits = {
  readonly maxRunning: number;
  readonly maxQueued: number;
  /** Slots for opening forms, each of which may become a lead; further forms use slots of pages. */
  readonly maxQueuedForms: number;
  /** Maximum wait of a task before it is shed, in milliseconds. */
  readonly maxWaitMs: number;
  /** Number of connections so far. */
  readonly connections: () => number;
  /** Called for each shed task. */
  readonly onShed: () => void;
};

/** `form`: opens a form. */
export type TaskKind = "page" | "form";

export type LoadLimiter = {
  /** Runs the task in turn; throws `OverloadError` if it is shed, without having started it. */
  readonly run: <T>(task: () => Promise<T>, kind?: TaskKind) => Promise<T>;
  /** True if the next task of the kind would be shed. */
  readonly isFull: (kind?: TaskKind) => boolean;
  /** Number of current tasks. */
  readonly counts: () => { readonly running: number; readonly queued: number };
};

/** The task was shed because the queue is full or too slow. */
export class OverloadError extends Error {
  override readonly name = "OverloadError";
}

/** Seconds for `Retry-After` of shed requests. */
export const RETRY_AFTER_SECONDS = 2;

/** Maximum turns of the event loop between two tasks. */
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

/** Separate queues for pages and forms, which take turns. */
const createQueues = (maxQueuedForms: number) => {
  const pages = new Set<Waiting>();
  const forms = new Set<Waiting>();
  let isFormsTurn = true;
  return {
    counts: () => ({ pages: pages.size, forms: forms.size }),
    /** Returns a function that removes the task. */
    add(kind: TaskKind, waiting: Waiting): () => void {
      const queue = kind === "form" && forms.size < maxQueuedForms ? forms : pages;
      queue.add(waiting);
      return () => void queue.delete(waiting);
    },
    /** Removes and returns the next task. */
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
 * Runs and queues a limited number of tasks. Before each task the event loop turns until no new connection arrives: it
 * accepts one connection per turn, so health checks and forms would otherwise wait for as many tasks as there are
 * connections before them.
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
