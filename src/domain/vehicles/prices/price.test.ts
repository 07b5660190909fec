import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lowestPriceBefore, type PriceChange, priceSteps, referencePrice } from "./price.ts";

const dayInstant = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString();
const aPriceChange = (number: number, cents: number | null): PriceChange => ({ seen_at: dayInstant(number), cents });

describe("lowestPriceBefore", () => {
  it("returns null without a history", () => {
    expect(lowestPriceBefore([], dayInstant(10))).toBeNull();
  });

  it("includes an older price that was still in force", () => {
    expect(lowestPriceBefore([aPriceChange(1, 20_000)], dayInstant(300))).toBe(20_000);
  });

  it("excludes a price that ended 30 days ago", () => {
    const history = [aPriceChange(1, 15_000), aPriceChange(5, 20_000)];
    expect(lowestPriceBefore(history, dayInstant(34))).toBe(15_000);
    expect(lowestPriceBefore(history, dayInstant(35))).toBe(20_000);
  });

  it("ignores a change at the instant itself", () => {
    expect(lowestPriceBefore([aPriceChange(1, 20_000), aPriceChange(9, 18_000)], dayInstant(9))).toBe(20_000);
  });

  it("returns null if the vehicle was not on sale in that time", () => {
    expect(lowestPriceBefore([aPriceChange(1, 20_000), aPriceChange(2, null)], dayInstant(60))).toBeNull();
  });

  it("equals the lowest price in force on any of the 30 days", () => {
    const changes = fc.array(
      fc.record({ at: fc.integer({ min: 1, max: 80 }), cents: fc.integer({ min: 1, max: 99 }) }),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(changes, fc.integer({ min: 2, max: 90 }), (generated, day) => {
        const byDay = new Map(generated.map((change) => [change.at, change.cents]));
        const history = [...byDay].map(([number, cents]) => aPriceChange(number, cents));
        const inForce: number[] = [];
        for (let number = Math.max(1, day - 30); number < day; number += 1) {
          const last = Math.max(...[...byDay.keys()].filter((start) => start <= number));
          if (byDay.has(last)) inForce.push(byDay.get(last) ?? 0);
        }
        expect(lowestPriceBefore(history, dayInstant(day))).toBe(inForce.length === 0 ? null : Math.min(...inForce));
      }),
    );
  });
});

describe("referencePrice", () => {
  it("returns the lowest price of the 30 days before, by our own history or by the feed's statement", () => {
    expect(referencePrice({ cents: 18_000, stated: null, lowest: 19_000 })).toBe(19_000);
    expect(referencePrice({ cents: 18_000, stated: 21_000, lowest: null })).toBe(21_000);
  });

  it("returns the lower one of both", () => {
    expect(referencePrice({ cents: 18_000, stated: 21_000, lowest: 19_000 })).toBe(19_000);
    expect(referencePrice({ cents: 18_000, stated: 18_500, lowest: 19_000 })).toBe(18_500);
    expect(referencePrice({ cents: 18_000, stated: 21_000, lowest: 18_000 })).toBeNull();
    expect(referencePrice({ cents: 18_000, stated: 21_000, lowest: 17_000 })).toBeNull();
  });

  it("returns null without either and never a price that is not higher, or above the lowest of our history", () => {
    expect(referencePrice({ cents: 18_000, stated: null, lowest: null })).toBeNull();
    const amount = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(amount, fc.option(amount), fc.option(amount), (cents, stated, lowest) => {
        const before = referencePrice({ cents, stated, lowest });
        expect(before === null || (before > cents && (lowest === null || before <= lowest))).toBe(true);
      }),
    );
  });
});

describe("priceSteps", () => {
  it("skips times off sale and unchanged prices", () => {
    const history = [
      aPriceChange(20, 18_000),
      aPriceChange(1, 20_000),
      aPriceChange(5, null),
      aPriceChange(7, 20_000),
      aPriceChange(9, 19_000),
    ];
    expect(priceSteps(history)).toEqual([
      { seen_at: dayInstant(1), cents: 20_000, change: null },
      { seen_at: dayInstant(9), cents: 19_000, change: -1_000 },
      { seen_at: dayInstant(20), cents: 18_000, change: -1_000 },
    ]);
    expect(priceSteps([aPriceChange(3, null)])).toEqual([]);
  });

  it("adds up to the price in force", () => {
    const prices = fc.array(fc.option(fc.integer({ min: 1, max: 9 })), { maxLength: 20 });
    fc.assert(
      fc.property(prices, (generated) => {
        const steps = priceSteps(generated.map((cents, number) => aPriceChange(number, cents)));
        const sum = steps.reduce((total, { change }) => total + (change ?? 0), steps[0]?.cents ?? 0);
        expect(sum).toBe(generated.findLast((cents) => cents !== null) ?? 0);
        expect(steps.slice(1).every(({ change }) => change !== 0)).toBe(true);
      }),
    );
  });
});
