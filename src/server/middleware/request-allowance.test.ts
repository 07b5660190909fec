import { expect, test } from "vitest";
import { createAllowance } from "./request-allowance.ts";

test("a client may send a burst, then as many as its time allows, whatever others send", () => {
  let now = 0;
  const mayPass = createAllowance({ perSecond: 2, burst: 3 }, () => now);
  const sent = (client: string, count: number): number =>
    Array.from({ length: count }, () => mayPass(client)).filter(Boolean).length;
  expect(sent("a", 5)).toBe(3);
  expect(sent("b", 5)).toBe(3);
  now = 500;
  expect(sent("a", 5)).toBe(1);
  now = 60_000;
  expect(sent("a", 5)).toBe(3);
});

test("a client that keeps asking too much is let through at its pace, and none is shut out for good", () => {
  let now = 0;
  const mayPass = createAllowance({ perSecond: 4, burst: 1 }, () => now);
  let passed = 0;
  for (; now < 10_000; now += 10) if (mayPass("a")) passed += 1;
  expect(passed).toBeGreaterThanOrEqual(38);
  expect(passed).toBeLessThanOrEqual(41);
});

test("ten thousand other addresses do not keep one from being told to wait", () => {
  const mayPass = createAllowance({ perSecond: 1, burst: 1 }, () => 0);
  for (let other = 0; other < 9_999; other += 1) mayPass(`other ${other}`);
  expect(mayPass("a")).toBe(true);
  expect(mayPass("a")).toBe(false);
});
