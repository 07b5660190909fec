import { expect, it, vi } from "vitest";
import { createStorageProbe } from "./readiness.ts";

it("says that leads cannot be stored, asks the disk at most every five seconds, and logs each change once", async () => {
  let [writes, isFull, now] = [0, false, 0];
  const messages: string[] = [];
  const add = (_: unknown, message: string): void => void messages.push(message);
  const probe = createStorageProbe({
    write: async () => {
      writes += 1;
      if (isFull) throw new Error("database or disk is full");
    },
    monotonicMs: () => now,
    log: { info: add, error: add },
  });
  expect(await Promise.all([probe(), probe(), probe()])).toEqual([[], [], []]);
  expect(writes).toBe(1);
  isFull = true;
  expect(await probe()).toEqual([]);
  for (const expected of [2, 3]) {
    now += 5_000;
    expect(await probe()).toEqual(["leads cannot be stored: database or disk is full"]);
    expect(writes).toBe(expected);
  }
  isFull = false;
  now += 5_000;
  expect(await probe()).toEqual([]);
  expect(messages).toEqual(["leads cannot be stored; forms answer 503", "leads can be stored again"]);
});

it("says within a second that a write waits, with what was known before, and asks the disk no second time", async () => {
  vi.useFakeTimers();
  try {
    let [writes, now] = [0, 0];
    const lock = Promise.withResolvers<void>();
    const probe = createStorageProbe({
      write: () => {
        writes += 1;
        return lock.promise;
      },
      monotonicMs: () => now,
      log: { info: () => undefined, error: () => undefined },
    });
    const ask = async () => {
      const answer = probe();
      await vi.advanceTimersByTimeAsync(1_000);
      return answer;
    };
    await ask();
    now += 12_000;
    expect(await ask()).toEqual(["leads wait to be stored: a write has waited for the database for 12 s"]);
    lock.resolve();
    expect(await ask()).toEqual([]);
    expect(writes).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});
