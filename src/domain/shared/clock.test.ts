import { expect, it } from "vitest";
import { daysOfMonth } from "./clock.ts";

it.each([
  [2026, 0, 31],
  [2026, 1, 28],
  [2024, 1, 29],
  [1900, 1, 28],
  [2000, 1, 29],
  [2026, 10, 30],
  [2026, 13, 28],
  [2027, -1, 31],
])("a year %i has in its month %i, counted from 0, %i days", (year, month, days) => {
  expect(daysOfMonth(year, month)).toBe(days);
});
