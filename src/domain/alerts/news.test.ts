import fc from "fast-check";
import { expect, it } from "vitest";
import { type Match, newsFor, type Told, toldAfter } from "./news.ts";

const price = fc.option(fc.integer({ min: 1, max: 50 }).map((euros) => euros * 100_000));
const stock = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 12 }), cents: price }), { selector: ({ id }) => id })
  .map((matches): readonly Match[] => matches);

const pricesOf = (matches: readonly Match[]): Told => new Map(matches.map(({ id, cents }) => [id, cents]));

it("tells of every vehicle once a state: told of what is there, nothing is left to tell", () => {
  fc.assert(
    fc.property(stock, stock, (before, now) => {
      const told = pricesOf(before);
      const after = toldAfter(newsFor(now, told), told, pricesOf(now));
      expect(newsFor(now, after)).toEqual([]);
    }),
  );
});

it("tells of exactly those that were not told of, cost less than told, or have a price at last", () => {
  fc.assert(
    fc.property(stock, stock, (before, now) => {
      const told = pricesOf(before);
      const wanted = now.filter(({ id, cents }) => {
        const last = told.get(id);
        return last === undefined || (cents !== null && (last === null || cents < last));
      });
      expect(newsFor(now, told).map(({ id, cents }) => ({ id, cents }))).toEqual(wanted);
    }),
  );
});

it("never tells twice of the same price, whatever the stock does from day to day while a vehicle stays in it", () => {
  fc.assert(
    fc.property(fc.array(stock, { maxLength: 12 }), (days) => {
      const onSale = { has: () => true };
      const heard = new Map<number, (number | null)[]>();
      let told: Told = new Map();
      for (const today of days) {
        const news = newsFor(today, told);
        for (const { id, cents } of news) heard.set(id, [...(heard.get(id) ?? []), cents]);
        told = toldAfter(news, told, onSale);
      }
      for (const prices of heard.values()) {
        const named = prices.filter((cents) => cents !== null);
        expect(named).toEqual([...new Set(named)].toSorted((a, b) => b - a));
      }
    }),
  );
});

it("says why: new, cheaper than it was told of with, or with a price by now", () => {
  const told: Told = new Map([
    [1, 2_000_000],
    [2, null],
    [3, 900_000],
  ]);
  const now = [
    { id: 1, cents: 1_900_000 },
    { id: 2, cents: 500_000 },
    { id: 3, cents: 950_000 },
    { id: 4, cents: null },
  ];
  expect(newsFor(now, told)).toEqual([
    { id: 1, cents: 1_900_000, reason: "cheaper", before: 2_000_000 },
    { id: 2, cents: 500_000, reason: "priced" },
    { id: 4, cents: null, reason: "new" },
  ]);
});

it("forgets a vehicle that is off sale, so that it is new when it comes back", () => {
  const told = toldAfter([], new Map([[7, 100]]), new Set<number>());
  expect(newsFor([{ id: 7, cents: 100 }], told)).toEqual([{ id: 7, cents: 100, reason: "new" }]);
});
