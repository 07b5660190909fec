export type WorkQueue = {
  /** Queues the work; returns null when the queue is full. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T> | null;
  /** Returns true when nothing runs and nothing waits. */
  readonly isIdle: () => boolean;
};

/** Runs at most `concurrency` jobs at once; at most `maxWaiting` more wait, in order of arrival. */
export const createWorkQueue = (concurrency: number, maxWaiting: number): WorkQueue => {
  const queue: (() => void)[] = [];
  let running = 0;

  const waitForSlot = (): Promise<void> | undefined => {
    if (running < concurrency) {
      running += 1;
      return undefined;
    }
    return new Promise((resolve) => {
      queue.push(resolve);
    });
  };
  // The slot passes directly to the next waiting job, so that no newer job can take it.
  const releaseSlot = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  const runJob = async <T>(job: () => Promise<T>): Promise<T> => {
    await waitForSlot();
    try {
      return await job();
    } finally {
      releaseSlot();
    }
  };
  return {
    run: (job) => (running >= concurrency && queue.length >= maxWaiting ? null : runJob(job)),
    isIdle: () => running === 0,
  };
};
