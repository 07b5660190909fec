import { expect, it } from "vitest";
import { createStorageProbe } from "./storage-probe.ts";

it("says that leads cannot be stored, asks the disk at most every five seconds, and logs each change once", async () => {
  let [writes, isFull, now] = [0, false, new Date("2026-11-21T08:00:00Z").getTime()];
  const messages: string[] = [];
  const add = (_: unknown, message: string): void => void messages.push(message);
  const probe = createStorageProbe({
    write: async () => {
      writes += 1;
      if (isFull) throw new Error("database or disk is full");
    },
    clock: { now: () => new Date(now) },
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
