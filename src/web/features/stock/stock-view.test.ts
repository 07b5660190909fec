import fc from "fast-check";
import { expect, test } from "vitest";
import type { FacetResults } from "#domain/search/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { EMPTY_QUERY, parseStockQuery, writeStockQuery, type StockQuery } from "#domain/vehicles/index.ts";
import { exampleVehicle } from "./example-vehicle.ts";
import { choicesOf, withoutChoice } from "./query-edits.ts";
import { buildStockPageView, countInWords, type StockPageInput } from "./stock-view.ts";
import { zeroHelp } from "./zero-help.ts";

const queryOf = (text: string): StockQuery => parseStockQuery(new URLSearchParams(text));

const FACET_RESULTS: FacetResults = {
  brand: {
    kind: "one-of",
    values: [
      { value: "ford", label: "Ford", count: 3, selected: false },
      { value: "opel", label: "Opel", count: 12, selected: true },
      { value: "mg", label: "MG", count: 0, selected: false },
    ],
  },
  fuel: {
    kind: "one-of",
    values: [
      { value: "petrol", label: "Essence", count: 5, selected: false },
      { value: "electric+petrol", label: "Hybride essence", count: 2, selected: false },
    ],
  },
  price: { kind: "range", min: 9000, max: 42_000, histogram: [], selected: null },
  towing: { kind: "range", min: 500, max: 3500, histogram: [], selected: null },
  "vat-deductible": { kind: "flag", count: 4, selected: false },
};

const input = (text: string, changes: Partial<StockPageInput> = {}): StockPageInput => ({
  query: queryOf(text),
  result: { total: 347, page: 1, pageCount: 15, facets: FACET_RESULTS },
  vehicles: [exampleVehicle()],
  settings: { optionalFilters: [], customFilters: [{ label: "TVA déductible", query: queryOf("vat-deductible=1") }] },
  paths: createPaths(FRENCH_SEGMENTS),
  cards: {
    hrefOf: ({ slug }) => `/stock/${slug}`,
    monthlyOf: () => ({ cents: 27_900, conditions: "48 mois" }),
    placeOf: () => "Bertrange",
    now: new Date("2026-11-20T10:00:00Z"),
    openedAt: new Date("2026-06-01T08:00:00Z"),
  },
  ...changes,
});

test("the count stands in words, with French number spaces", () => {
  expect(countInWords(0)).toBe("Aucun véhicule");
  expect(countInWords(1)).toBe("1\u00a0véhicule");
  expect(countInWords(1347)).toBe("1\u202f347\u00a0véhicules");
});

test("every choice becomes a chip in words that leads to the query without it", () => {
  const view = buildStockPageView(input("brand=opel&price-max=20000&vat-deductible=1&q=toit&page=3"));
  expect(view.chosen).toEqual([
    { label: "«\u00a0toit\u00a0»", href: "/stock?brand=opel&price-max=20000&vat-deductible=1" },
    { label: "Opel", href: "/stock?price-max=20000&vat-deductible=1&q=toit" },
    { label: "Prix\u00a0: jusqu’à 20\u202f000\u00a0€", href: "/stock?brand=opel&vat-deductible=1&q=toit" },
    { label: "TVA déductible", href: "/stock?brand=opel&price-max=20000&q=toit" },
  ]);
});

test("a year in a chip is a name and has no thousands space", () => {
  const view = buildStockPageView(input("year-min=2021"));
  expect(view.chosen[0]?.label).toBe("Année\u00a0: dès 2021");
});

test("brands stand by how many there are, without those that have none", () => {
  const brand = buildStockPageView(input("brand=opel")).facets.find(({ name }) => name === "brand");
  expect(brand?.kind === "values" && brand.values.map(({ label }) => label)).toEqual(["Opel", "Ford"]);
});

test("a value goes into the form as it stands in an address", () => {
  const fuel = buildStockPageView(input("")).facets.find(({ name }) => name === "fuel");
  expect(fuel?.kind === "values" && fuel.values[1]?.value).toBe("electric-petrol");
});

test("a facet that the market does not ask for stays away until it does", () => {
  const names = (optionalFilters: readonly string[]) =>
    buildStockPageView(input("", { settings: { optionalFilters, customFilters: [] } })).facets.map(({ name }) => name);
  expect(names([])).not.toContain("towing");
  expect(names(["towing"])).toContain("towing");
});

test("a choice that no filter of this market shows is kept by the form", () => {
  expect(buildStockPageView(input("brand=opel&towing-min=1500&model=opel-corsa&sort=name&page=2")).unshown).toEqual([
    ["model", "opel-corsa"],
    ["towing-min", "1500"],
  ]);
});

test("a preset is on beside other choices, and clicked again takes just its own back", () => {
  expect(buildStockPageView(input("brand=opel&vat-deductible=1&sort=price-asc&page=2")).presets[0]).toMatchObject({
    on: true,
    href: "/stock?brand=opel&sort=price-asc",
  });
  expect(buildStockPageView(input("brand=opel")).presets[0]).toMatchObject({
    on: false,
    href: "/stock?brand=opel&vat-deductible=1",
  });
});

const nothingFound = (address: string, counts: Readonly<Record<string, number>>) => {
  const query = queryOf(address);
  const dropped = (["brand", "price", "vat-deductible"] as const).map((filter) => ({ filter, value: null, count: 0 }));
  return buildStockPageView(
    input(address, {
      result: { total: 0, page: 1, pageCount: 1, facets: FACET_RESULTS },
      vehicles: [],
      help: zeroHelp(query, dropped, (way) => counts[writeStockQuery(way).toString()] ?? 0),
    }),
  ).relaxed;
};

test("with nothing found the page says what to drop and what that gives, the best first", () => {
  const counts = { "brand=opel&vat-deductible=1": 12, "price-max=500&vat-deductible=1": 2 };
  expect(nothingFound("brand=opel&price-max=500&vat-deductible=1", counts)).toEqual({
    hint: "En retirant un seul filtre, vous en verriez\u00a0:",
    links: [
      {
        label: "Sans «\u00a0Prix\u00a0: jusqu’à 500\u00a0€\u00a0»\u00a0: 12\u00a0véhicules",
        href: "/stock?brand=opel&vat-deductible=1",
      },
      { label: "Sans «\u00a0Opel\u00a0»\u00a0: 2\u00a0véhicules", href: "/stock?price-max=500&vat-deductible=1" },
    ],
  });
});

test("where it takes two, both are named; where it takes more, one is kept", () => {
  expect(nothingFound("brand=opel&price-max=500&vat-deductible=1", { "brand=opel": 12 })?.links).toEqual([
    {
      label:
        "Sans «\u00a0Prix\u00a0: jusqu’à 500\u00a0€\u00a0» ni «\u00a0TVA déductible\u00a0»\u00a0: 12\u00a0véhicules",
      href: "/stock?brand=opel",
    },
  ]);
  const four = "brand=opel&price-max=500&fuel=hydrogen&vat-deductible=1";
  expect(nothingFound(four, { "brand=opel": 12 })?.links).toEqual([
    { label: "Seulement «\u00a0Opel\u00a0»\u00a0: 12\u00a0véhicules", href: "/stock?brand=opel" },
  ]);
});

test("taking back every choice, in any order, leaves the whole stock", () => {
  const address = "brand=opel&brand=ford&model=corsa&fuel=petrol&price-min=1000&year-min=2020&warranty=1&q=clim&page=4";
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (picks) => {
      let query = queryOf(address);
      while (choicesOf(query).length > 0) {
        const choices = choicesOf(query);
        const choice = choices[(picks.next().value as number) % choices.length];
        if (choice) query = withoutChoice(query, choice);
      }
      expect(writeStockQuery(query).toString()).toBe(writeStockQuery(EMPTY_QUERY).toString());
    }),
  );
});
