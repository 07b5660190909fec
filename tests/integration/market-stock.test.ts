import fc from "fast-check";
import { expect, test } from "vitest";
import { readSettingsFile } from "../builders/settings-file.ts";
import type { FacetResults } from "../../src/domain/search/index.ts";
import type { Settings } from "../../src/domain/site/index.ts";
import { FACETS, parseStockQuery, writeStockQuery, type StockQuery } from "../../src/domain/vehicles/index.ts";
import { toFacetViews } from "../../src/web/stock/filters/facet-views.ts";
import { withPreset } from "../../src/web/stock/page/stock-page-view.ts";
import { isIndexable } from "../../src/web/stock/page/title/stock-page-meta.ts";

const luxembourg = readSettingsFile();
const defaultMarket = readSettingsFile("demo/group/settings/default.yaml");

const queryOf = (text: string): StockQuery => parseStockQuery(new URLSearchParams(text));

const value = (name: string) => ({ value: name, label: name, count: 3, selected: false });

/** A stock that fills every filter. */
const fullStock = Object.fromEntries(
  FACETS.map(({ name, kind }) => {
    if (kind === "range") return [name, { kind, min: 1, max: 9, selected: null, histogram: [] }];
    if (kind === "flag") return [name, { kind, count: 3, selected: false }];
    return [name, { kind, values: [value("a"), value("b")] }];
  }),
) as FacetResults;

const filterLabels = ({ optionalFilters }: Settings): readonly string[] =>
  toFacetViews(queryOf(""), fullStock, optionalFilters, "Avantages").map(({ name }) => name);

test("shows the optional filters that a market's settings name, and all mandatory ones", () => {
  expect(filterLabels(luxembourg)).toEqual(
    expect.arrayContaining(["interior-color", "energy-class", "towing", "price"]),
  );
  expect(filterLabels(luxembourg)).not.toContain("availability");
  expect(filterLabels(defaultMarket)).toContain("price");
  for (const name of ["interior-color", "energy-class", "towing", "availability"]) {
    expect(filterLabels(defaultMarket)).not.toContain(name);
  }
});

test("gives every preset of both markets a filter, and its link the filters of the preset in the selected order", () => {
  for (const { label, query } of [...luxembourg.customFilters, ...defaultMarket.customFilters]) {
    expect(writeStockQuery(query).size, label).toBeGreaterThan(0);
    const linked = writeStockQuery(withPreset(queryOf("sort=price-asc&page=2"), query));
    expect(linked.toString(), label).toBe(`${writeStockQuery(query)}&sort=price-asc`);
  }
});

const indexableIn = ({ indexing }: Settings, text: string, total = 12): boolean =>
  isIndexable(queryOf(text), total, indexing);

test("makes a brand, a model and a condition indexable in Luxembourg, with one value of each and enough vehicles", () => {
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

test("makes only the stock and its pages indexable in the default market", () => {
  expect(indexableIn(defaultMarket, "")).toBe(true);
  expect(indexableIn(defaultMarket, "page=3")).toBe(true);
  for (const text of ["brand=volkswagen", "fuel=electric", "condition=used"]) {
    expect(indexableIn(defaultMarket, text), text).toBe(false);
  }
});

test("gives an address one canonical form, whatever the order of its parameters", () => {
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
