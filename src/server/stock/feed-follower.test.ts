import { describe, expect, it } from "vitest";
import { createFeedFollower, type FeedFollowerDeps, type WatchingImport } from "./feed-follower.ts";

type Run = WatchingImport & { readonly end: (code: number | null) => void };

const startRun = (): Run => {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  return { ended: promise, stop: () => resolve(null), end: resolve };
};

/** A follower whose time passes only when it is told so. */
const setUp = (over: Partial<FeedFollowerDeps> = {}) => {
  const runs: Run[] = [];
  const waits: number[] = [];
  const failures: string[] = [];
  let held = 0;
  let go = Promise.withResolvers<undefined>();
  const follower = createFeedFollower({
    lock: async () => {
      held += 1;
      return { release: async () => void (held -= 1) };
    },
    start: () => {
      const run = startRun();
      runs.push(run);
      return run;
    },
    wait: async (milliseconds, signal) => {
      waits.push(milliseconds);
      signal.addEventListener("abort", () => go.resolve(undefined));
      await go.promise;
      go = Promise.withResolvers();
    },
    failed: (reason) => void failures.push(reason),
    ...over,
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { follower, runs, waits, failures, held: () => held, pass: () => go.resolve(undefined), settle };
};

describe("the follower of a feed", () => {
  it("starts the command again after longer and longer pauses where it ends by itself", async () => {
    const { follower, runs, waits, failures, pass, settle } = setUp();
    for (let round = 0; round < 3; round += 1) {
      await settle();
      runs[round]?.end(1);
      await settle();
      pass();
      await settle();
    }
    expect(waits).toEqual([5_000, 10_000, 20_000]);
    expect(failures).toHaveLength(3);
    expect(runs).toHaveLength(4);
    await follower.stop();
  });

  it("leaves the feed to the node that has the lock, and asks again", async () => {
    const { follower, runs, waits, settle } = setUp({ lock: async () => null });
    await settle();
    expect([runs.length, waits]).toEqual([0, [5_000]]);
    await follower.stop();
  });

  it("ends the command and gives the lock back when it is stopped, and tells of no failure", async () => {
    const { follower, failures, held, settle } = setUp();
    await settle();
    expect(held()).toBe(1);
    await follower.stop();
    expect([held(), failures]).toEqual([0, []]);
  });

  it("goes on where the database does not answer", async () => {
    const { follower, failures, waits, settle } = setUp({ lock: () => Promise.reject(new Error("no database")) });
    await settle();
    expect([failures, waits]).toEqual([["no database"], [5_000]]);
    await follower.stop();
  });
});
