import { withErrorHandler, throwUnhandled } from "#domain/shared/index.ts";

/** A client that waits for a job. `signal`: aborted when the client has left. */
export type WorkOwner = { readonly client: string; readonly signal: AbortSignal };

type WorkQueue = {
  /** Queues the work; null when the queue or the client's share of it is full, or the owner has left before it began. */
  readonly run: <T>(work: () => Promise<T>, owner: WorkOwner) => Promise<T | null>;
  /** Returns true when nothing runs and nothing waits. */
  readonly isIdle: () => boolean;
};

type WorkQueueLimits = {
  readonly concurrency: number;
  readonly maxWaiting: number;
  /** Share of `maxWaiting` for one client. */
  readonly maxWaitingPerClient: number;
};

type WaitingJob = { readonly start: (hasSlot: boolean) => void };

/**
 * Runs at most `concurrency` jobs at once. Clients take turns, regardless of the number of their jobs; a job whose
 * client leaves while it waits never runs.
 */
export const createWorkQueue = ({ concurrency, maxWaiting, maxWaitingPerClient }: WorkQueueLimits): WorkQueue => {
  /** In the order of the clients' turns. */
  const waiting = new Map<string, Set<WaitingJob>>();
  let waitingCount = 0;
  let running = 0;

  const remove = (client: string, job: WaitingJob): void => {
    const jobs = waiting.get(client);
    if (!jobs?.delete(job)) return;
    waitingCount -= 1;
    if (jobs.size === 0) waiting.delete(client);
  };

  const waitForSlot = ({ client, signal }: WorkOwner): Promise<boolean> =>
    new Promise((resolve) => {
      const leave = withErrorHandler(() => job.start(false), throwUnhandled);
      const job: WaitingJob = {
        start(hasSlot) {
          remove(client, job);
          signal.removeEventListener("abort", leave);
          resolve(hasSlot);
        },
      };
      waiting.set(client, (waiting.get(client) ?? new Set()).add(job));
      waitingCount += 1;
      signal.addEventListener("abort", leave);
    });

  // The slot passes directly to the next waiting job, so that no newer job can take it.
  const releaseSlot = (): void => {
    const [next] = waiting;
    if (next === undefined) {
      running -= 1;
      return;
    }
    const [client, jobs] = next;
    // The client's next turn comes after those of all others.
    waiting.delete(client);
    waiting.set(client, jobs);
    const [job] = jobs;
    job?.start(true);
  };

  const isFull = (client: string): boolean =>
    waitingCount >= maxWaiting || (waiting.get(client)?.size ?? 0) >= maxWaitingPerClient;

  return {
    async run(work, owner) {
      if (owner.signal.aborted) return null;
      if (running < concurrency) running += 1;
      else if (isFull(owner.client) || !(await waitForSlot(owner))) return null;
      try {
        return await work();
      } finally {
        releaseSlot();
      }
    },
    isIdle: () => running === 0,
  };
};
