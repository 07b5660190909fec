import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lowestPriceBefore, priceBefore, priceSteps, type PriceChange } from "./price-history.ts";

const day = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString();
const on = (number: number, cents: number | null): PriceChange => ({ seen_at: day(number), cents });

describe("the lowest price of the 30 days before", () => {
  it("is none for a vehicle without a history", () => {
    expect(lowestPriceBefore([], day(10))).toBeNull();
  });

  it("counts a price that began long before and was still in force", () => {
    expect(lowestPriceBefore([on(1, 20_000)], day(300))).toBe(20_000);
  });

  it("forgets a price that ended 30 days ago", () => {
    const history = [on(1, 15_000), on(5, 20_000)];
    expect(lowestPriceBefore(history, day(34))).toBe(15_000);
    expect(lowestPriceBefore(history, day(35))).toBe(20_000);
  });

  it("takes no notice of a change at that very instant", () => {
    expect(lowestPriceBefore([on(1, 20_000), on(9, 18_000)], day(9))).toBe(20_000);
  });

  it("is none where the vehicle was not on sale in that time", () => {
    expect(lowestPriceBefore([on(1, 20_000), on(2, null)], day(60))).toBeNull();
  });

  it("is never above a price in force at any moment of the 30 days", () => {
    const changes = fc.array(
      fc.record({ at: fc.integer({ min: 1, max: 80 }), cents: fc.integer({ min: 1, max: 99 }) }),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(changes, fc.integer({ min: 2, max: 90 }), (drawn, at) => {
        const byDay = new Map(drawn.map((change) => [change.at, change.cents]));
        const history = [...byDay].map(([number, cents]) => on(number, cents));
        const inForce: number[] = [];
        for (let number = Math.max(1, at - 30); number < at; number += 1) {
          const last = Math.max(...[...byDay.keys()].filter((begun) => begun <= number));
          if (byDay.has(last)) inForce.push(byDay.get(last) ?? 0);
        }
        expect(lowestPriceBefore(history, day(at))).toBe(inForce.length === 0 ? null : Math.min(...inForce));
      }),
    );
  });
});

describe("the price a reduction names", () => {
  it("is the lowest price of the 30 days before", () => {
    expect(priceBefore({ cents: 18_000, fed: null, lowest: 19_000 })).toBe(19_000);
  });

  it("is never what a feed names above that", () => {
    expect(priceBefore({ cents: 18_000, fed: 21_000, lowest: 19_000 })).toBe(19_000);
    expect(priceBefore({ cents: 18_000, fed: 21_000, lowest: 18_000 })).toBeNull();
    expect(priceBefore({ cents: 18_000, fed: 21_000, lowest: 17_000 })).toBeNull();
  });

  it("is the feed's word for a vehicle that was not on sale then, or where that is the lower one", () => {
    expect(priceBefore({ cents: 18_000, fed: 21_000, lowest: null })).toBe(21_000);
    expect(priceBefore({ cents: 18_000, fed: 18_500, lowest: 19_000 })).toBe(18_500);
  });

  it("is none where nothing is said, and never one that is no reduction", () => {
    expect(priceBefore({ cents: 18_000, fed: null, lowest: null })).toBeNull();
    const amount = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(amount, fc.option(amount), fc.option(amount), (cents, fed, lowest) => {
        const before = priceBefore({ cents, fed, lowest });
        expect(before === null || (before > cents && (lowest === null || before <= lowest))).toBe(true);
      }),
    );
  });
});

describe("the steps of a price", () => {
  it("leave out times off sale and prices that come back unchanged", () => {
    const history = [on(20, 18_000), on(1, 20_000), on(5, null), on(7, 20_000), on(9, 19_000)];
    expect(priceSteps(history)).toEqual([
      { seen_at: day(1), cents: 20_000, change: null },
      { seen_at: day(9), cents: 19_000, change: -1_000 },
      { seen_at: day(20), cents: 18_000, change: -1_000 },
    ]);
    expect(priceSteps([on(3, null)])).toEqual([]);
  });

  it("add up to the price in force", () => {
    const prices = fc.array(fc.option(fc.integer({ min: 1, max: 9 })), { maxLength: 20 });
    fc.assert(
      fc.property(prices, (drawn) => {
        const steps = priceSteps(drawn.map((cents, number) => on(number, cents)));
        const sum = steps.reduce((total, { change }) => total + (change ?? 0), steps[0]?.cents ?? 0);
        expect(sum).toBe(drawn.findLast((cents) => cents !== null) ?? 0);
        expect(steps.slice(1).every(({ change }) => change !== 0)).toBe(true);
      }),
    );
  });
});
