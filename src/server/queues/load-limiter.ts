import { withErrorHandler, throwUnhandled } from "#domain/shared/index.ts";

/** Queues in the order of their turns; `lead` is that of forms whose token is valid. */
const QUEUE_NAMES = ["lead", "form", "page", "data", "icon", "export", "post"] as const;

export type QueueName = (typeof QUEUE_NAMES)[number];

/** `preload`: a page that nobody has opened yet. It waits with the pages, in fewer places. */
export type TaskKind = QueueName | "preload";

export type QueueLimits = {
  /** Number of tasks that may wait; further ones are shed. */
  readonly places: number;
  /** Number of tasks that run at once; without it all that may run. */
  readonly atOnce?: number;
  /** Maximum wait of a task before it is shed, in milliseconds. */
  readonly maxWaitMs: number;
};

export type LoadLimits = {
  readonly maxRunning: number;
  readonly queues: Readonly<Record<QueueName, QueueLimits>>;
  /** Places of the pages' queue that preloads may take. */
  readonly preloadPlaces: number;
  /** Number of connections so far. */
  readonly connections: () => number;
  /** Called for each shed task. */
  readonly onShed: () => void;
};

export type LoadLimiter = {
  /** Runs the task in turn; throws `OverloadError` if it is shed, without having started it. */
  readonly run: <T>(task: () => Promise<T>, kind: TaskKind) => Promise<T>;
  /** True if the next task of the kind would be shed. */
  readonly isFull: (kind: TaskKind) => boolean;
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
    setImmediate(withErrorHandler(end, onError));
  };
  setImmediate(withErrorHandler(begin, onError));
};

type Queue = { readonly name: QueueName; readonly atOnce: number; readonly waiting: Set<Waiting>; running: number };

/** Queues that take turns. */
const createQueues = (limits: LoadLimits["queues"]) => {
  const all = QUEUE_NAMES.map(
    (name): Queue => ({
      name,
      atOnce: limits[name].atOnce ?? Number.POSITIVE_INFINITY,
      waiting: new Set(),
      running: 0,
    }),
  );
  const byName = Object.fromEntries(all.map((queue) => [queue.name, queue])) as Record<QueueName, Queue>;
  const sum = (count: (queue: Queue) => number): number => all.reduce((total, queue) => total + count(queue), 0);
  /** The one that has waited longest for its turn. */
  const next = (): Queue | undefined =>
    all.find(({ waiting, running, atOnce }) => waiting.size > 0 && running < atOnce);
  return {
    byName,
    running: () => sum(({ running }) => running),
    queued: () => sum(({ waiting }) => waiting.size),
    hasNext: () => next() !== undefined,
    /** Starts the next task. */
    startNext(): void {
      const queue = next();
      const [waiting] = queue?.waiting ?? [];
      if (queue === undefined || waiting === undefined) return;
      all.push(...all.splice(all.indexOf(queue), 1));
      queue.waiting.delete(waiting);
      queue.running += 1;
      waiting.start();
    },
  };
};

type Queues = ReturnType<typeof createQueues>;

type PlaceLimits = Pick<LoadLimits, "maxRunning" | "queues" | "preloadPlaces">;

/** Which queue a task joins, and whether it has a place. */
const createPlaces = (queues: Queues, { maxRunning, queues: limits, preloadPlaces }: PlaceLimits) => {
  const hasNoPlace = (name: QueueName, places: number): boolean =>
    queues.running() + queues.byName[name].waiting.size >= maxRunning + places;
  const isQueueFull = (name: QueueName): boolean => hasNoPlace(name, limits[name].places);
  const isFull = (kind: TaskKind): boolean => {
    if (kind === "preload") return hasNoPlace("page", preloadPlaces);
    return isQueueFull(kind) && (kind !== "form" || isQueueFull("page"));
  };
  /** Forms beyond their own places wait with the pages. */
  const queueOf = (kind: TaskKind): Queue => {
    const isSurplusForm = kind === "form" && queues.byName.form.waiting.size >= limits.form.places;
    return queues.byName[kind === "preload" || isSurplusForm ? "page" : kind];
  };
  return { isFull, queueOf };
};

/**
 * Runs and queues a limited number of tasks. Before each task the event loop turns until no new connection arrives: it
 * accepts one connection per turn, so health checks and forms would otherwise wait for as many tasks as there are
 * connections before them.
 */
export const createLoadLimiter = (limits: LoadLimits): LoadLimiter => {
  const { maxRunning, connections, onShed } = limits;
  const queues = createQueues(limits.queues);
  const { isFull, queueOf } = createPlaces(queues, limits);
  let isStarting = false;

  const reject = (): OverloadError => {
    onShed();
    return new OverloadError("too many requests are before this one");
  };

  const startNext = (): void => {
    if (isStarting || queues.running() >= maxRunning || !queues.hasNext()) return;
    isStarting = true;
    const start = (): void => {
      isStarting = false;
      queues.startNext();
      startNext();
    };
    const onError = (error: unknown): never => {
      isStarting = false;
      return throwUnhandled(error);
    };
    afterConnections({ connections, start, onError });
  };

  const turn = ({ name, waiting }: Queue): Promise<void> =>
    new Promise((resolve, rejected) => {
      const shed = (): void => {
        waiting.delete(task);
        rejected(reject());
      };
      const { maxWaitMs } = limits.queues[name];
      const timer = Number.isFinite(maxWaitMs) ? setTimeout(withErrorHandler(shed, rejected), maxWaitMs) : undefined;
      const task: Waiting = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      waiting.add(task);
      startNext();
    });

  return {
    async run(task, kind) {
      if (isFull(kind)) throw reject();
      const queue = queueOf(kind);
      await turn(queue);
      try {
        return await task();
      } finally {
        queue.running -= 1;
        startNext();
      }
    },
    isFull,
    counts: () => ({ running: queues.running(), queued: queues.queued() }),
  };
};
