import fc from "fast-check";
import { expect, it } from "vitest";
import { type AlertMatch, findAlertNews, type NotifiedPrices, updateNotifiedPrices } from "./alert.ts";

const price = fc.option(fc.integer({ min: 1, max: 50 }).map((euros) => euros * 100_000));
const stock = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 12 }), cents: price }), { selector: ({ id }) => id })
  .map((matches): readonly AlertMatch[] => matches);

const toPrices = (matches: readonly AlertMatch[]): NotifiedPrices =>
  new Map(matches.map(({ id, cents }) => [id, cents]));

it("finds no news after notifying of all matches", () => {
  fc.assert(
    fc.property(stock, stock, (before, now) => {
      const notified = toPrices(before);
      const after = updateNotifiedPrices(findAlertNews(now, notified), notified, toPrices(now));
      expect(findAlertNews(now, after)).toEqual([]);
    }),
  );
});

it("finds exactly the vehicles that are new, cheaper or priced for the first time", () => {
  fc.assert(
    fc.property(stock, stock, (before, now) => {
      const notified = toPrices(before);
      const expected = now.filter(({ id, cents }) => {
        const last = notified.get(id);
        return last === undefined || (cents !== null && (last === null || cents < last));
      });
      expect(findAlertNews(now, notified).map(({ id, cents }) => ({ id, cents }))).toEqual(expected);
    }),
  );
});

it("never repeats a price while the vehicle stays on sale", () => {
  fc.assert(
    fc.property(fc.array(stock, { maxLength: 12 }), (days) => {
      const onSale = { has: () => true };
      const emailedPrices = new Map<number, (number | null)[]>();
      let notified: NotifiedPrices = new Map();
      for (const today of days) {
        const news = findAlertNews(today, notified);
        for (const { id, cents } of news) emailedPrices.set(id, [...(emailedPrices.get(id) ?? []), cents]);
        notified = updateNotifiedPrices(news, notified, onSale);
      }
      for (const prices of emailedPrices.values()) {
        const known = prices.filter((cents) => cents !== null);
        expect(known).toEqual([...new Set(known)].toSorted((a, b) => b - a));
      }
    }),
  );
});

it("returns the reason: new, cheaper or priced", () => {
  const notified: NotifiedPrices = new Map([
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
  expect(findAlertNews(now, notified)).toEqual([
    { id: 1, cents: 1_900_000, reason: "cheaper", before: 2_000_000 },
    { id: 2, cents: 500_000, reason: "priced" },
    { id: 4, cents: null, reason: "new" },
  ]);
});

it("treats a vehicle as new when it returns to the stock", () => {
  const notified = updateNotifiedPrices([], new Map([[7, 100]]), new Set<number>());
  expect(findAlertNews([{ id: 7, cents: 100 }], notified)).toEqual([{ id: 7, cents: 100, reason: "new" }]);
});
