import { expect, it } from "vitest";
import { median, percentile } from "./statistics.ts";

const HUNDRED = Array.from({ length: 100 }, (_, index) => 100 - index);

it.each([
  [0, 1],
  [0.5, 51],
  [0.99, 100],
  [1, 100],
])("finds the value below which a share of %d lies", (share, value) => {
  expect(percentile(HUNDRED, share)).toBe(value);
});

it.each([
  ["an odd number of values", [9, 1, 10], 9],
  ["an even number of values", [4, 1, 2, 3], 3],
  ["one value", [7], 7],
  ["no value", [], Number.NaN],
])("finds the median of %s", (_case, values, value) => {
  expect(median(values)).toBe(value);
});
