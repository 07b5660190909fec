import { expect, test } from "vitest";
import { daySchema, instantSchema } from "./dates.ts";

test.each([
  ["2026-10-02", "2026-10-02"],
  ["2026-10-02 00:00", "2026-10-02"],
  ["2026-10-02 23:59", "2026-10-02"],
  ["2026-10-02T22:30", "2026-10-02"],
  ["2026-10-02T22:00:00Z", "2026-10-02"],
  ["2026-10-02T22:00:00.000Z", "2026-10-02"],
  ["2026-10-02T00:00:00+02:00", "2026-10-02"],
  ["2026-10-02T00:00:00+0200", "2026-10-02"],
  [" 2026-10-02 ", "2026-10-02"],
])("reads %j as the day %s", (written, day) => {
  expect(daySchema.parse(written)).toBe(day);
});

test.each(["2026-02-30", "2026-02-30 00:00", "02/10/2026", "2026-10-02 demain", "2026-10", 20261002, null])(
  "refuses %j as a day",
  (written) => {
    expect(daySchema.safeParse(written).success).toBe(false);
  },
);

test.each([
  ["2026-10-02", "2026-10-02T00:00:00Z"],
  ["2026-10-02 08:30", "2026-10-02T08:30:00Z"],
  ["2026-10-02T08:30:15.123Z", "2026-10-02T08:30:15.123Z"],
  ["2026-10-02T08:30:00+0200", "2026-10-02T08:30:00+02:00"],
])("reads %j as the instant %s", (written, instant) => {
  expect(instantSchema.parse(written)).toBe(instant);
});

test("refuses an instant that does not exist", () => {
  expect(instantSchema.safeParse("2026-10-02 25:00").success).toBe(false);
});
