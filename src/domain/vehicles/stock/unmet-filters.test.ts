import fc from "fast-check";
import { expect, test } from "vitest";
import { anyStock, anyStockQuery, STOCK_GEOGRAPHY } from "../../../../tests/builders/stock-arbitraries.ts";
import { carStock } from "../../../../tests/builders/car-stock.ts";
import { referenceSearch } from "../../../../tests/fakes/reference-search.ts";
import { distanceKm, findOrigin } from "../../geo/index.ts";
import { parseStockQuery, type StockQuery } from "./stock-query.ts";
import type { StockRecord } from "./facets.ts";
import { unmetFilters } from "./unmet-filters.ts";

const [CAR] = carStock(1);

const unmet = (search: string, changes: Partial<StockRecord>, kilometres: number | null = null) =>
  unmetFilters(parseStockQuery(new URLSearchParams(search)), { ...(CAR as StockRecord), ...changes }, kilometres);

const priced = (euros: number | null): Partial<StockRecord> => ({
  price: { purchase: euros === null ? null : { cents: euros * 100, before_discount_cents: null } },
});

test("says by how much a value is beyond a bound", () => {
  expect(unmet("price-max=20000", priced(20_500))).toEqual([{ kind: "above", facet: "price", by: 500 }]);
  expect(unmet("price-max=20000", priced(20_000))).toEqual([]);
  expect(unmet("year-min=2021&year-max=2023", { construction_year: 2019 })).toEqual([
    { kind: "below", facet: "year", by: 2 },
  ]);
  expect(unmet("price-max=20000", priced(null))).toEqual([{ kind: "unknown", facet: "price" }]);
});

test("names the own value of a vehicle, what it lacks, and how much farther it is", () => {
  expect(unmet("fuel=petrol&brand=kia", { fuel_type: "diesel", brand: { slug: "ford", name: "Ford" } })).toEqual([
    { kind: "other", facet: "brand", value: "ford", name: "Ford" },
    { kind: "other", facet: "fuel", value: "diesel", name: null },
  ]);
  expect(unmet("equipment=tow_bar", { equipment: [] })).toEqual([
    { kind: "missing", facet: "equipment", value: "tow_bar" },
  ]);
  expect(unmet("vat-deductible=1", { vat_deductible: null })).toEqual([{ kind: "flag", facet: "vat-deductible" }]);
  expect(unmet("near=ettelbruck&within=20", {}, 32)).toEqual([{ kind: "farther", byKm: 12 }]);
  expect(unmet("near=ettelbruck&within=20", {}, null)).toEqual([{ kind: "farther", byKm: null }]);
  expect(unmet("near=ettelbruck", {}, null)).toEqual([]);
});

const distanceOf = ({ near }: StockQuery, { location }: StockRecord): number | null => {
  const origin = near && findOrigin(near.origin, STOCK_GEOGRAPHY.country);
  const position = location && STOCK_GEOGRAPHY.positions.get(location.slug);
  return origin && position ? distanceKm(origin, position) : null;
};

test("is empty for exactly the vehicles that the search finds", () => {
  fc.assert(
    fc.property(anyStock(30), anyStockQuery, (records, any) => {
      const isKnown = any.near !== null && findOrigin(any.near.origin, STOCK_GEOGRAPHY.country) !== null;
      const query: StockQuery = { ...any, q: null, near: isKnown ? any.near : null, page: 1 };
      const { ids } = referenceSearch(records, query, 30, STOCK_GEOGRAPHY);
      const met = records.filter((record) => unmetFilters(query, record, distanceOf(query, record)).length === 0);
      expect(new Set(met.map(({ id }) => id))).toEqual(new Set(ids));
    }),
    { numRuns: 80, interruptAfterTimeLimit: 30_000 },
  );
});
