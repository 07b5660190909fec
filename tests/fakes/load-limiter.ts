import { type LoadLimiter, OverloadError } from "../../src/server/queues/load-limiter.ts";

/** Runs everything at once. */
export const UNLIMITED: LoadLimiter = {
  run: (task) => task(),
  isFull: () => false,
  counts: () => ({ running: 0, queued: 0 }),
};

/** Sheds everything that `sheds` says, and runs the rest at once. */
export const createSheddingLimiter = (sheds: LoadLimiter["isFull"]): LoadLimiter => ({
  ...UNLIMITED,
  isFull: sheds,
  run: async (task, kind) => {
    if (sheds(kind)) throw new OverloadError("the queue is full");
    return task();
  },
});
