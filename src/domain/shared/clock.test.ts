import { expect, it } from "vitest";
import { daysOfMonth, thisYear } from "./clock.ts";

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

it("is the year of the program where the clock is set back before it", () => {
  const yearOf = (instant: string): number => thisYear({ now: () => new Date(instant) });
  expect(["2016-11-30T03:00:00Z", "2031-01-01T00:00:00Z"].map(yearOf)).toEqual([2026, 2031]);
});
