import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildStockIndex, openStockIndex } from "./index.ts";
import { oracleHelp, oracleSearch } from "./oracle.test-support.ts";
import { stock, stockQuery } from "./stock.test-support.ts";

const queries = fc.array(stockQuery, { minLength: 1, maxLength: 4 });

describe("the stock index", () => {
  test("answers every query as a plain filter and count of every vehicle does", () => {
    fc.assert(
      fc.property(stock(), queries, fc.constantFrom(1, 3, 24), (records, asked, perPage) => {
        const index = openStockIndex(buildStockIndex(records));
        for (const query of asked) {
          const found = index.search(query, { perPage });
          expect(found).toEqual(oracleSearch(records, query, perPage));
          expect(index.count(query)).toBe(found.total);
        }
      }),
      { numRuns: 150, interruptAfterTimeLimit: 30_000 },
    );
  }, 120_000);

  test("counts what dropping each filter gives, most first", () => {
    const byFilter = (one: { filter: string; value: string | null }): string => `${one.filter} ${one.value}`;
    fc.assert(
      fc.property(stock(40), stockQuery, (records, query) => {
        const help = openStockIndex(buildStockIndex(records)).zeroHitHelp(query);
        const counts = help.map(({ count }) => count);
        expect(counts).toEqual(counts.toSorted((left, right) => right - left));
        const sorted = (all: readonly (typeof help)[number][]) =>
          all.toSorted((left, right) => (byFilter(left) < byFilter(right) ? -1 : 1));
        expect(sorted(help)).toEqual(sorted(oracleHelp(records, query)));
      }),
      { numRuns: 80, interruptAfterTimeLimit: 30_000 },
    );
  }, 60_000);

  test("shows every vehicle once when all the pages of a sort are read", () => {
    fc.assert(
      fc.property(stock(60), stockQuery, (records, query) => {
        const index = openStockIndex(buildStockIndex(records));
        const { pageCount, total } = index.search(query, { perPage: 7, facets: false });
        const pages = Array.from({ length: pageCount }, (_, at) =>
          index.search({ ...query, page: at + 1 }, { perPage: 7 }),
        );
        const ids = pages.flatMap((page) => page.ids);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBe(total);
      }),
      { numRuns: 60, interruptAfterTimeLimit: 30_000 },
    );
  }, 60_000);

  test("counts the facets asked for as it counts them among all", () => {
    fc.assert(
      fc.property(stock(40), stockQuery, (records, query) => {
        const index = openStockIndex(buildStockIndex(records));
        const { price, brand, equipment } = index.search(query).facets;
        expect(index.search(query, { facets: ["price", "equipment", "brand"] }).facets).toEqual({
          brand,
          price,
          equipment,
        });
        expect(index.search(query, { facets: false }).facets).toEqual({});
      }),
      { numRuns: 60, interruptAfterTimeLimit: 30_000 },
    );
  }, 60_000);
});
