import fc from "fast-check";
import { expect, test } from "vitest";
import { readSettings } from "../../src/adapters/settings/read.ts";
import type { FacetResults } from "../../src/domain/search/index.ts";
import type { Settings } from "../../src/domain/site/index.ts";
import { FACETS, parseStockQuery, writeStockQuery, type StockQuery } from "../../src/domain/vehicles/index.ts";
import { facetViews } from "../../src/web/features/stock/facet-views.ts";
import { isPresetOn, withPreset } from "../../src/web/features/stock/presets.ts";
import { isIndexable } from "../../src/web/features/stock/stock-search-entry.ts";

const marketOf = (name: string): Settings => {
  const read = readSettings(`settings/${name}.yaml`);
  if (!read.ok) throw new Error(read.error.join("\n"));
  return read.value;
};

const luxembourg = marketOf("luxembourg");
const elsewhere = marketOf("default");

const queryOf = (text: string): StockQuery => parseStockQuery(new URLSearchParams(text));

const value = (name: string) => ({ value: name, label: name, count: 3, selected: false });

/** A stock that could fill every filter of the table. */
const everything = Object.fromEntries(
  FACETS.map(({ name, kind }) => {
    if (kind === "range") return [name, { kind, min: 1, max: 9, selected: null, histogram: [] }];
    if (kind === "flag") return [name, { kind, count: 3, selected: false }];
    return [name, { kind, values: [value("a"), value("b")] }];
  }),
) as FacetResults;

const filtersOf = ({ optionalFilters }: Settings): readonly string[] =>
  facetViews(queryOf(""), everything, optionalFilters, "Avantages").map(({ name }) => name);

test("each market shows the optional filters that its settings name, and all others", () => {
  expect(filtersOf(luxembourg)).toEqual(expect.arrayContaining(["interior-color", "energy-class", "towing", "price"]));
  expect(filtersOf(luxembourg)).not.toContain("availability");
  expect(filtersOf(elsewhere)).toContain("price");
  for (const name of ["interior-color", "energy-class", "towing", "availability"]) {
    expect(filtersOf(elsewhere)).not.toContain(name);
  }
});

test("every preset of both markets asks for something, and is on once it was clicked", () => {
  for (const { label, query } of [...luxembourg.customFilters, ...elsewhere.customFilters]) {
    expect(writeStockQuery(query).size, label).toBeGreaterThan(0);
    expect(isPresetOn(queryOf("brand=opel"), query), label).toBe(false);
    expect(isPresetOn(withPreset(queryOf("brand=opel"), query), query), label).toBe(true);
  }
});

const indexableIn = ({ indexing }: Settings, text: string, total = 12): boolean =>
  isIndexable(queryOf(text), total, indexing);

test("in Luxembourg search engines are shown a brand, a model, a condition; one value of each and some vehicles", () => {
  expect(indexableIn(luxembourg, "")).toBe(true);
  expect(indexableIn(luxembourg, "brand=volkswagen&model=volkswagen-golf&condition=used")).toBe(true);
  expect(indexableIn(luxembourg, "brand=volkswagen&page=2")).toBe(true);
  for (const text of [
    "brand=volkswagen&brand=opel",
    "brand=volkswagen&model=volkswagen-golf&condition=used&fuel=diesel",
    "brand=volkswagen&price-max=15000",
    "color=blue",
    "q=toit",
    "brand=volkswagen&sort=price-asc",
    "equipment=tow_bar",
  ]) {
    expect(indexableIn(luxembourg, text), text).toBe(false);
  }
  expect(indexableIn(luxembourg, "brand=volkswagen", 0)).toBe(false);
});

test("the default market shows search engines the stock and its pages alone", () => {
  expect(indexableIn(elsewhere, "")).toBe(true);
  expect(indexableIn(elsewhere, "page=3")).toBe(true);
  for (const text of ["brand=volkswagen", "fuel=electric", "condition=used"]) {
    expect(indexableIn(elsewhere, text), text).toBe(false);
  }
});

test("whatever the order of its parameters, an address has one canonical form", () => {
  const parts = [
    "brand=opel",
    "brand=ford",
    "fuel=electric-petrol",
    "price-max=20000",
    "warranty=1",
    "page=2",
    "q=toit",
  ];
  const canonical = writeStockQuery(queryOf(parts.join("&"))).toString();
  fc.assert(
    fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (shuffled) => {
      expect(writeStockQuery(queryOf(shuffled.join("&"))).toString()).toBe(canonical);
    }),
  );
});
