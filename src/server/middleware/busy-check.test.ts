import type { EventLoopUtilization } from "node:perf_hooks";
import { expect, test } from "vitest";
import { createBusyCheck } from "./busy-check.ts";

/** An event loop of which a test says how long it worked and waited, in milliseconds. */
const createLoop = () => {
  const loop = { active: 0, idle: 0 };
  const read = (since?: EventLoopUtilization): EventLoopUtilization => {
    const [active, idle] = [loop.active - (since?.active ?? 0), loop.idle - (since?.idle ?? 0)];
    return { active, idle, utilization: active / Math.max(active + idle, 1) };
  };
  const run = (active: number, idle: number): void => {
    loop.active += active;
    loop.idle += idle;
  };
  return { read, run };
};

test("a process is busy that worked for more than half of the time since it was asked last", () => {
  const { read, run } = createLoop();
  const isBusy = createBusyCheck(read);
  run(100, 900);
  expect(isBusy()).toBe(false);
  run(600, 400);
  expect(isBusy()).toBe(true);
  run(100, 900);
  expect(isBusy()).toBe(false);
});

test("a moment does not change the answer", () => {
  const { read, run } = createLoop();
  const isBusy = createBusyCheck(read);
  run(900, 100);
  expect(isBusy()).toBe(true);
  run(0, 100);
  expect(isBusy()).toBe(true);
  run(0, 100);
  expect(isBusy()).toBe(false);
});
