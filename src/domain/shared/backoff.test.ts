import { expect, test } from "vitest";
import { backoffMs, withJitter } from "./duration.ts";

test("doubles from the initial delay to the maximum, also after any number of failures", () => {
  const backoff = { initialMs: 5, maxMs: 300 };
  expect([1, 2, 3, 6, 7, 8, 9999].map((attempts) => backoffMs(backoff, attempts))).toEqual([
    5, 10, 20, 160, 300, 300, 300,
  ]);
});

test("subtracts up to half of the delay", () => {
  expect([0, 0.5, 0.998].map((random) => withJitter(1000, random))).toEqual([1000, 750, 501]);
});
