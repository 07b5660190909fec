import { describe, expect, it } from "vitest";
import { untilUnhandledError } from "../../../tests/builders/unhandled-error.ts";
import { createFeedSupervisor, type FeedSupervisorDependencies, type ImportProcess } from "./feed-supervisor.ts";

type Run = ImportProcess & { readonly end: (code: number | null) => void };

const startRun = (): Run => {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  return { exited: promise, stop: () => resolve(null), end: resolve };
};

/** A supervisor whose waits end only when `elapse` is called. */
const setUp = (overrides: Partial<FeedSupervisorDependencies> = {}) => {
  const runs: Run[] = [];
  const waits: number[] = [];
  const failures: string[] = [];
  let [locksHeld, nowMs] = [0, 0];
  let go = Promise.withResolvers<undefined>();
  const supervisor = createFeedSupervisor({
    lock: async () => {
      locksHeld += 1;
      return { release: async () => void (locksHeld -= 1) };
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
    clock: { now: () => new Date(nowMs) },
    onFailure: (reason) => void failures.push(reason),
    ...overrides,
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    supervisor,
    runs,
    waits,
    failures,
    locksHeld: () => locksHeld,
    advance: (milliseconds: number) => void (nowMs += milliseconds),
    elapse: () => go.resolve(undefined),
    settle,
  };
};

describe("createFeedSupervisor", () => {
  it("restarts the command after growing pauses when it exits by itself", async () => {
    const { supervisor, runs, waits, failures, elapse, settle } = setUp();
    for (let round = 0; round < 3; round += 1) {
      await settle();
      runs[round]?.end(1);
      await settle();
      elapse();
      await settle();
    }
    expect(waits).toEqual([5_000, 10_000, 20_000]);
    expect(failures).toHaveLength(3);
    expect(runs).toHaveLength(4);
    await supervisor.stop();
  });

  it("restarts after the first pause again when the command has run for five minutes", async () => {
    const { supervisor, runs, waits, advance, elapse, settle } = setUp();
    for (const milliseconds of [0, 299_999, 300_000, 0]) {
      await settle();
      advance(milliseconds);
      runs.at(-1)?.end(1);
      await settle();
      elapse();
    }
    await settle();
    expect(waits).toEqual([5_000, 10_000, 5_000, 10_000]);
    await supervisor.stop();
  });

  it("tries again later when another node holds the lock", async () => {
    const { supervisor, runs, waits, settle } = setUp({ lock: async () => null });
    await settle();
    expect([runs.length, waits]).toEqual([0, [5_000]]);
    await supervisor.stop();
  });

  it("ends the command and releases the lock when stopped, without reporting a failure", async () => {
    const { supervisor, failures, locksHeld, settle } = setUp();
    await settle();
    expect(locksHeld()).toBe(1);
    await supervisor.stop();
    expect([locksHeld(), failures]).toEqual([0, []]);
  });

  it("continues when a failure cannot be reported", async () => {
    const failure = new Error("no log");
    const following: ReturnType<typeof setUp>[] = [];
    const options = {
      lock: () => Promise.reject(new Error("no database")),
      onFailure: () => {
        throw failure;
      },
    };
    expect(await untilUnhandledError(() => following.push(setUp(options)))).toBe(failure);
    for (const { supervisor, waits, elapse, settle } of following) {
      expect(await untilUnhandledError(elapse)).toBe(failure);
      await settle();
      expect(waits).toEqual([5_000, 5_000]);
      await supervisor.stop();
    }
  });

  it("continues when the database does not answer", async () => {
    const { supervisor, failures, waits, settle } = setUp({ lock: () => Promise.reject(new Error("no database")) });
    await settle();
    expect([failures, waits]).toEqual([["no database"], [5_000]]);
    await supervisor.stop();
  });
});
