import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createStockIndexBuilder, openStockIndex } from "./index.ts";
import { referenceCountsWithoutFilters, referenceSearch } from "../../../tests/fakes/reference-search.ts";
import { anyStock, anyStockQuery, STOCK_GEOGRAPHY } from "../../../tests/builders/stock-arbitraries.ts";
import { buildStockIndex } from "../../../tests/builders/stock-index.ts";

const anyQueries = fc.array(anyStockQuery, { minLength: 1, maxLength: 4 });

describe("stock index", () => {
  test("returns the same results as the reference search", () => {
    fc.assert(
      fc.property(anyStock(), anyQueries, fc.constantFrom(1, 3, 24), (records, queries, perPage) => {
        const index = openStockIndex(buildStockIndex(records, VEHICLE_LABELS, STOCK_GEOGRAPHY));
        for (const query of queries) {
          const result = index.search(query, { perPage });
          expect(result).toEqual(referenceSearch(records, query, perPage, STOCK_GEOGRAPHY));
          expect(index.count(query)).toBe(result.total);
        }
      }),
      { numRuns: 150, interruptAfterTimeLimit: 30_000 },
    );
  });

  test("returns the same results after changes as a newly built index", () => {
    fc.assert(
      fc.property(anyStock(), anyStock(), anyQueries, (before, after, queries) => {
        const builder = createStockIndexBuilder(VEHICLE_LABELS, STOCK_GEOGRAPHY);
        for (const record of before) builder.add(record);
        builder.finish();
        const kept = new Set(after.map(({ id }) => id));
        for (const { id } of before) if (!kept.has(id)) builder.remove(id);
        for (const record of after) builder.replace(record);
        const index = openStockIndex(builder.finish());
        for (const query of queries)
          expect(index.search(query, { perPage: 24 })).toEqual(referenceSearch(after, query, 24, STOCK_GEOGRAPHY));
        const anew = openStockIndex(buildStockIndex(after, VEHICLE_LABELS, STOCK_GEOGRAPHY));
        expect(index.vocabulary()).toEqual(anew.vocabulary());
      }),
      { numRuns: 30, interruptAfterTimeLimit: 30_000 },
    );
  });

  test("counts the matches without each filter, in descending order", () => {
    const byFilter = (one: { filter: string; value: string | null; isExcluded?: true }): string =>
      `${one.filter} ${one.value} ${one.isExcluded}`;
    fc.assert(
      fc.property(anyStock(40), anyStockQuery, (records, query) => {
        const counted = openStockIndex(buildStockIndex(records, VEHICLE_LABELS, STOCK_GEOGRAPHY)).countWithoutFilters(
          query,
        );
        const counts = counted.map(({ count }) => count);
        expect(counts).toEqual(counts.toSorted((left, right) => right - left));
        const sorted = (all: readonly (typeof counted)[number][]) =>
          all.toSorted((left, right) => (byFilter(left) < byFilter(right) ? -1 : 1));
        expect(sorted(counted)).toEqual(sorted(referenceCountsWithoutFilters(records, query, STOCK_GEOGRAPHY)));
      }),
      { numRuns: 80, interruptAfterTimeLimit: 30_000 },
    );
  });

  test("returns every vehicle once across all pages of a sort", () => {
    fc.assert(
      fc.property(anyStock(60), anyStockQuery, (records, query) => {
        const index = openStockIndex(buildStockIndex(records, VEHICLE_LABELS, STOCK_GEOGRAPHY));
        const { pageCount, total } = index.search(query, { perPage: 7, facets: false });
        const pages = Array.from({ length: pageCount }, (_, pageIndex) =>
          index.search({ ...query, page: pageIndex + 1 }, { perPage: 7 }),
        );
        const ids = pages.flatMap((page) => page.ids);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBe(total);
      }),
      { numRuns: 60, interruptAfterTimeLimit: 30_000 },
    );
  });

  test("returns the same counts for requested facets as for all facets", () => {
    fc.assert(
      fc.property(anyStock(40), anyStockQuery, (records, query) => {
        const index = openStockIndex(buildStockIndex(records, VEHICLE_LABELS, STOCK_GEOGRAPHY));
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
  });
});
