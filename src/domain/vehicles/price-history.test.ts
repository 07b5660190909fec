import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lowestPriceBefore, priorPrice, type PriceChange } from "./price-history.ts";

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
  it("is the lowest price of the 30 days before a cut", () => {
    expect(priorPrice([on(1, 20_000), on(10, 19_000)], 18_000, day(20))).toBe(19_000);
  });

  it("is none for a rise, and for a cut to a price that was asked lately", () => {
    expect(priorPrice([on(1, 20_000)], 21_000, day(20))).toBeNull();
    expect(priorPrice([on(1, 18_000), on(10, 20_000)], 18_000, day(20))).toBeNull();
  });

  it("is none where the new price is unknown", () => {
    expect(priorPrice([on(1, 20_000)], null, day(20))).toBeNull();
  });
});
