import { expect, test } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";

test("allows a burst, then the steady rate, for each client on its own", () => {
  let now = 0;
  const isAllowed = createRateLimiter({ perSecond: 2, burst: 3 }, () => now);
  const countAllowed = (client: string, count: number): number =>
    Array.from({ length: count }, () => isAllowed(client)).filter(Boolean).length;
  expect(countAllowed("a", 5)).toBe(3);
  expect(countAllowed("b", 5)).toBe(3);
  now = 500;
  expect(countAllowed("a", 5)).toBe(1);
  now = 60_000;
  expect(countAllowed("a", 5)).toBe(3);
});

test("allows a client that exceeds the rate its steady rate", () => {
  let now = 0;
  const isAllowed = createRateLimiter({ perSecond: 4, burst: 1 }, () => now);
  let passed = 0;
  for (; now < 10_000; now += 10) if (isAllowed("a")) passed += 1;
  expect(passed).toBeGreaterThanOrEqual(38);
  expect(passed).toBeLessThanOrEqual(41);
});

test("counts an IPv6 network as one client", () => {
  const isAllowed = createRateLimiter({ perSecond: 1, burst: 1 }, () => 0);
  expect(isAllowed("2001:db8:1:2::1")).toBe(true);
  expect(isAllowed("2001:db8:1:2:ffff::9")).toBe(false);
  expect(isAllowed("2001:db8:1:3::1")).toBe(true);
});

test("remembers a client among ten thousand others", () => {
  const isAllowed = createRateLimiter({ perSecond: 1, burst: 1 }, () => 0);
  for (let other = 0; other < 9_999; other += 1) isAllowed(`other ${other}`);
  expect(isAllowed("a")).toBe(true);
  expect(isAllowed("a")).toBe(false);
});
