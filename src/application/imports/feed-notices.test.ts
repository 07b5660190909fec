import { expect, test } from "vitest";
import { createFeedDelay, describeFeedDelay } from "./feed-notices.ts";

const MINUTE_MS = 60_000;
const START = Date.parse("2026-11-27T08:00:00Z");
const INTERVAL_MS = 15 * MINUTE_MS;

/** The delay `minutes` after the start; the feed was read completely at `readAt` minutes. */
const delayAt = async (minutes: number, readAt: number | null) => {
  let now = START;
  const clock = { now: () => new Date(now) };
  const lastRead = readAt === null ? null : new Date(START + readAt * MINUTE_MS);
  const readDelay = createFeedDelay({
    lastRead: async () => lastRead,
    clock,
    intervalMs: INTERVAL_MS,
  });
  now += minutes * MINUTE_MS;
  const delay = await readDelay();
  return [delay.missed, describeFeedDelay("nord", delay, INTERVAL_MS, clock.now())];
};

test("a reading is missed once the next one is due", async () => {
  expect(await delayAt(20, 10)).toEqual([0, null]);
  expect(await delayAt(39, 10)).toEqual([0, null]);
  expect(await delayAt(40, 10)).toEqual([1, null]);
  expect(await delayAt(55, 10)).toEqual([
    2,
    "the stock feed nord was last read completely 45 min ago; it is due every 15 min, and 2 readings were missed",
  ]);
});

test("the time before the start is nobody's", async () => {
  expect(await delayAt(29, -600)).toEqual([0, null]);
  expect((await delayAt(45, -600))[0]).toBe(2);
});

test("a feed that was never read is delayed too", async () => {
  expect(await delayAt(45, null)).toEqual([
    2,
    "the stock feed nord was not read completely in 45 min; it is due every 15 min, and 2 readings were missed",
  ]);
});
