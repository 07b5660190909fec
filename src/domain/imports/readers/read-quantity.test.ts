import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDistance, readMoney } from "./read-quantity.ts";

const format = { decimal: ".", thousands: "," } as const;

const valueOrReason = (quantity: ReturnType<typeof readMoney>): unknown =>
  "value" in quantity ? quantity.value : quantity.failure.issues[0]?.reason;

describe("readMoney", () => {
  it.each([
    ["24990.00 EUR", 2_499_000],
    ["EUR 24,990.50", 2_499_050],
    ["€24990", 2_499_000],
    ["24990 €", 2_499_000],
    ["24990", 2_499_000],
    [24_990, 2_499_000],
    ["24990 CHF", "is in CHF, prices must be in EUR"],
    ["$ 24,990", "is in $, prices must be in EUR"],
    ["24990 constructor", "is in constructor, prices must be in EUR"],
    ["24.990 EUR", "can be 24,990 or 24.99"],
    ["€24.990", "can be 24,990 or 24.99"],
    ["24.990 CHF", "is in CHF, prices must be in EUR"],
    [24.995, "can be 24,995 or 24.995"],
    [24.99, 2_499],
    ["EUR 24990 EUR", "is not a number"],
    ["on request", "is not a number"],
    ["24990 or so EUR", "is not a number"],
  ])("%s is %s", (cell, expected) => {
    expect(valueOrReason(readMoney(cell, format))).toBe(expected);
  });

  it("reads every cent with the currency on either side", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        const amount = (cents / 100).toFixed(2);
        expect([
          valueOrReason(readMoney(`${amount} EUR`, format)),
          valueOrReason(readMoney(`EUR${amount}`, format)),
        ]).toEqual([cents, cents]);
      }),
    );
  });

  it("refuses the row for another currency and drops a value that is no number", () => {
    const severity = (cell: string): string | undefined => {
      const quantity = readMoney(cell, format);
      return "failure" in quantity ? quantity.failure.issues[0]?.severity : undefined;
    };
    expect([severity("10 USD"), severity("ten")]).toEqual(["refused", "warning"]);
  });
});

describe("readDistance", () => {
  it.each([
    ["12000 km", 12_000],
    ["7,500 miles", 12_070],
    ["42.500 km", "can be 42,500 or 42.5"],
    ["42,500 km", 42_500],
    ["12.5 km", 13],
    ["100 mi", 161],
    ["5", 5],
    ["5 leagues", "is counted in leagues, distances must be in km or mi"],
  ])("%s is %s", (cell, expected) => {
    expect(valueOrReason(readDistance(cell, format))).toBe(expected);
  });
});
