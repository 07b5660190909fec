export type WorkQueue = {
  /** Does the work when its turn comes; null where too much is waiting already. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T> | null;
  /** Nothing is done and nothing waits. */
  readonly isIdle: () => boolean;
};

/** At most `atOnce` works are done at a time, at most `waiting` more wait, first come first served. */
export const createWorkQueue = (atOnce: number, waiting: number): WorkQueue => {
  const queue: (() => void)[] = [];
  let running = 0;

  const turn = (): Promise<void> | undefined => {
    if (running < atOnce) {
      running += 1;
      return undefined;
    }
    return new Promise((resolve) => {
      queue.push(resolve);
    });
  };
  // The place is handed on, so that nobody who comes in between takes it.
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  const work = async <T>(job: () => Promise<T>): Promise<T> => {
    await turn();
    try {
      return await job();
    } finally {
      leave();
    }
  };
  return {
    run: (job) => (running >= atOnce && queue.length >= waiting ? null : work(job)),
    isIdle: () => running === 0,
  };
};
