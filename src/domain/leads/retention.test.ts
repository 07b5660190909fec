import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthsBefore, retentionLimits } from "./retention.ts";

const instant = fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
const months = fc.integer({ min: 0, max: 240 });

describe("monthsBefore", () => {
  it.each([
    ["2026-11-22T10:15:00.000Z", 36, "2023-11-22T10:15:00.000Z"],
    ["2026-03-31T00:00:00.000Z", 1, "2026-02-28T00:00:00.000Z"],
    ["2028-03-31T23:59:59.999Z", 1, "2028-02-29T23:59:59.999Z"],
    ["2028-02-29T12:00:00.000Z", 24, "2026-02-28T12:00:00.000Z"],
    ["2026-01-15T12:00:00.000Z", 24, "2024-01-15T12:00:00.000Z"],
  ])("of %s, %i before, is %s", (at, count, expected) => {
    expect(monthsBefore(new Date(at), count).toISOString()).toBe(expected);
  });

  it("subtracts calendar months and preserves the time of day", () => {
    fc.assert(
      fc.property(instant, months, (at, count) => {
        const earlier = monthsBefore(at, count);
        const monthOf = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth();
        expect(monthOf(at) - monthOf(earlier)).toBe(count);
        expect(earlier.getUTCDate()).toBeLessThanOrEqual(at.getUTCDate());
        expect(earlier.toISOString().slice(11)).toBe(at.toISOString().slice(11));
      }),
    );
  });

  it("is monotonic, so that the limit never moves backwards", () => {
    fc.assert(
      fc.property(instant, instant, months, (a, b, count) => {
        const [first, second] = a <= b ? [a, b] : [b, a];
        expect(monthsBefore(first, count).getTime()).toBeLessThanOrEqual(monthsBefore(second, count).getTime());
      }),
    );
  });
});

it("uses the retention of a kind, or the default", () => {
  const limits = retentionLimits({ default_months: 36, kinds: { application: 24 } }, new Date("2026-11-22T00:00:00Z"));
  expect(limits.others.toISOString()).toBe("2023-11-22T00:00:00.000Z");
  expect([...limits.kinds]).toEqual([["application", new Date("2024-11-22T00:00:00.000Z")]]);
});
