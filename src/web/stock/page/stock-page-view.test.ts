import fc from "fast-check";
import { expect, test } from "vitest";
import type { FacetResults, StockDistances } from "#domain/search/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { EMPTY_QUERY, parseStockQuery, writeStockQuery, type StockQuery } from "#domain/vehicles/index.ts";
import { exampleMonthlyOffer, exampleVehicle } from "../../vehicle/card/vehicle.examples.ts";
import { activeFilters, withoutFilter } from "../filters/active-filters.ts";
import { buildStockPageView, vehicleCountLabel, type StockPageInput } from "./stock-page-view.ts";
import { fewResultsHelp } from "./few-results/few-results-help.ts";

const parseQuery = (text: string): StockQuery => parseStockQuery(new URLSearchParams(text));

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
      { value: "electric+petrol", label: "Hybride rechargeable (essence)", count: 2, selected: false },
    ],
  },
  body: {
    kind: "one-of",
    values: [
      { value: "compact", label: "Citadine", count: 9, selected: false },
      { value: "suv", label: "SUV", count: 20, selected: false },
      { value: "electric", label: "Électrique", count: 42, selected: false },
    ],
  },
  price: { kind: "range", min: 9000, max: 42_000, histogram: [], selected: null },
  towing: { kind: "range", min: 500, max: 3500, histogram: [], selected: null },
  "vat-deductible": { kind: "flag", count: 4, selected: false },
};

const input = (text: string, changes: Partial<StockPageInput> = {}): StockPageInput => ({
  query: parseQuery(text),
  phrase: { text: "", isLiteral: false },
  notes: null,
  abroad: null,
  opened: [],
  result: { total: 347, page: 1, pageCount: 15, facets: FACET_RESULTS },
  vehicles: [exampleVehicle()],
  closeMatches: [],
  settings: {
    optionalFilters: [],
    customFilters: [{ label: "TVA déductible", query: parseQuery("vat-deductible=1") }],
  },
  paths: createPaths(FRENCH_SEGMENTS),
  cards: {
    hrefOf: ({ slug }) => `/stock/${slug}`,
    monthlyOf: exampleMonthlyOffer,
    locationNameOf: () => "Bertrange",
    wltp: true,
    now: new Date("2026-11-20T10:00:00Z"),
    stockOpenedAt: new Date("2026-06-01T08:00:00Z"),
  },
  distances: null,
  model: null,
  fewResultsHelp: null,
  country: "LU",
  locations: [
    { slug: "alzette-esch", town: "Esch-sur-Alzette" },
    { slug: "alzette-bertrange", town: "Bertrange" },
  ],
  ...changes,
});

test("formats the number of vehicles in French", () => {
  expect(vehicleCountLabel(0)).toBe("Aucun véhicule");
  expect(vehicleCountLabel(1)).toBe("1\u00a0véhicule");
  expect(vehicleCountLabel(1347)).toBe("1\u202f347\u00a0véhicules");
});

test("announces which results are shown, of how many, and of which search", () => {
  const announcement = (text: string, total: number, page: number, pageCount: number): string =>
    buildStockPageView(input(text, { result: { total, page, pageCount, facets: FACET_RESULTS } })).announcement;
  expect(announcement("", 1347, 2, 57)).toBe("véhicules 25 à 48 sur 1\u202f347");
  expect(announcement("body=suv", 50, 3, 3)).toBe("SUV, véhicules 49 à 50 sur 50");
  expect(announcement("body=suv", 12, 1, 1)).toBe("SUV, 12\u00a0véhicules");
  expect(announcement("body=suv", 0, 1, 1)).toBe("SUV, Aucun véhicule");
});

test("turns every filter into a chip that links to the query without it", () => {
  const view = buildStockPageView(input("brand=opel&price-max=20000&vat-deductible=1&q=toit&page=3"));
  expect(view.activeFilters).toEqual([
    { label: "«\u00a0toit\u00a0»", href: "/stock?brand=opel&price-max=20000&vat-deductible=1" },
    { label: "Opel", href: "/stock?price-max=20000&vat-deductible=1&q=toit" },
    { label: "Prix\u00a0: jusqu’à 20\u202f000\u00a0€", href: "/stock?brand=opel&vat-deductible=1&q=toit" },
    { label: "TVA déductible", href: "/stock?brand=opel&price-max=20000&q=toit" },
  ]);
});

test("names a location by its town", () => {
  expect(buildStockPageView(input("body=suv&location=alzette-esch")).subject).toBe("SUV à Esch-sur-Alzette");
});

test("writes a year without a thousands separator", () => {
  const view = buildStockPageView(input("year-min=2021"));
  expect(view.activeFilters[0]?.label).toBe("Année\u00a0: dès 2021");
});

test("sorts brands by count and leaves out empty ones", () => {
  const brand = buildStockPageView(input("brand=opel")).facets.find(({ name }) => name === "brand");
  expect(brand?.kind === "values" && brand.values.map(([, label]) => label)).toEqual(["Opel", "Ford"]);
});

test("uses the URL form of a value in the form", () => {
  const fuel = buildStockPageView(input("")).facets.find(({ name }) => name === "fuel");
  expect(fuel?.kind === "values" && fuel.values[1]?.[0]).toBe("electric-petrol");
});

test("displays an optional facet only if the market enables it", () => {
  const names = (optionalFilters: readonly string[]) =>
    buildStockPageView(input("", { settings: { optionalFilters, customFilters: [] } })).facets.map(({ name }) => name);
  expect(names([])).not.toContain("towing");
  expect(names(["towing"])).toContain("towing");
});

test("preserves filters without a visible control as hidden fields", () => {
  expect(
    buildStockPageView(input("brand=opel&towing-min=1500&model=opel-corsa&sort=name&page=2")).hiddenFields,
  ).toEqual([
    ["model", "opel-corsa"],
    ["towing-min", "1500"],
  ]);
});

test("offers an energy that the stock has in the place of a body", () => {
  const view = buildStockPageView(input("body=electric&body=suv"));
  const body = view.facets.find(({ name }) => name === "body");
  expect(body?.kind === "values" && body.values.map(([, label]) => label)).toEqual(["Citadine", "SUV", "Électrique"]);
  expect(view.hiddenFields).toEqual([]);
  expect(view.activeFilters).toContainEqual({ label: "Électrique", href: "/stock?body=suv" });
});

test("says how many results only may have a selected shape", () => {
  const noteOf = (joined: object) => {
    const facets = { ...FACET_RESULTS, shape: { kind: "one-of" as const, values: [], ...joined } };
    return buildStockPageView(input("shape=suv", { result: { total: 5, page: 1, pageCount: 1, facets } })).shapeNote;
  };
  expect(noteOf({})).toBeNull();
  expect(noteOf({ joined: 1 })).toBe(
    "La carrosserie de l’un de ces véhicules n’est pas précisée\u00a0: elle peut être différente.",
  );
  expect(noteOf({ joined: 3 })).toContain("de 3 de ces véhicules");
});

test("links the presets, in the selected order, as long as no filter is active", () => {
  expect(buildStockPageView(input("sort=price-asc&page=2")).presets).toEqual([
    { label: "TVA déductible", href: "/stock?vat-deductible=1&sort=price-asc" },
  ]);
  // An unknown town filters nothing.
  expect(buildStockPageView(input("near=nulle-part")).presets).toHaveLength(1);
  for (const search of ["brand=opel", "q=golf", "vat-deductible=1"]) {
    expect(buildStockPageView(input(search)).presets, search).toEqual([]);
  }
});

const alternativesFor = (search: string, counts: Readonly<Record<string, number>>) => {
  const query = parseQuery(search);
  const dropped = (["brand", "price", "vat-deductible"] as const).map((filter) => ({ filter, value: null, count: 0 }));
  return buildStockPageView(
    input(search, {
      result: { total: 0, page: 1, pageCount: 1, facets: FACET_RESULTS },
      vehicles: [],
      fewResultsHelp: fewResultsHelp(
        query,
        dropped,
        { total: 0, facets: FACET_RESULTS },
        (alternative) => counts[writeStockQuery(alternative).toString()] ?? 0,
      ),
    }),
  ).alternatives;
};

test("suggests the filter to remove for the most results", () => {
  const counts = { "brand=opel&vat-deductible=1": 12, "price-max=500&vat-deductible=1": 2 };
  expect(alternativesFor("brand=opel&price-max=500&vat-deductible=1", counts)).toEqual({
    hint: "En changeant un seul critère, vous en verriez\u00a0:",
    links: [
      {
        label: "Sans «\u00a0Prix\u00a0: jusqu’à 500\u00a0€\u00a0»\u00a0: 12\u00a0véhicules",
        href: "/stock?brand=opel&vat-deductible=1",
      },
      { label: "Sans «\u00a0Opel\u00a0»\u00a0: 2\u00a0véhicules", href: "/stock?price-max=500&vat-deductible=1" },
    ],
  });
});

test("writes a searched text in one pair of guillemets", () => {
  const query = parseQuery("brand=opel&q=zorglub");
  const help = fewResultsHelp(
    query,
    [{ filter: "q", value: null, count: 0 }],
    { total: 0, facets: FACET_RESULTS },
    () => 12,
  );
  const view = buildStockPageView(
    input("brand=opel&q=zorglub", {
      result: { total: 0, page: 1, pageCount: 1, facets: FACET_RESULTS },
      vehicles: [],
      fewResultsHelp: help,
    }),
  );
  expect(view.alternatives?.links[0]?.label).toBe("Sans «\u00a0zorglub\u00a0»\u00a0: 12\u00a0véhicules");
});

test("suggests a wider price and a wider radius before any filter to remove", () => {
  const search = "brand=opel&price-max=8800&near=ettelbruck&within=20";
  const price = { kind: "range", min: 9000, max: 42_000, selected: null } as const;
  const facets = { ...FACET_RESULTS, price: { ...price, histogram: [{ from: 9000, to: 9999, count: 2 }] } };
  const counts: Record<string, number> = {
    "brand=opel&price-max=9000&near=ettelbruck&within=20": 2,
    "brand=opel&price-max=8800&near=ettelbruck&within=50": 3,
    "price-max=8800&near=ettelbruck&within=20": 5,
  };
  const count = (query: StockQuery) => counts[writeStockQuery(query).toString()] ?? 0;
  const view = buildStockPageView(
    input(search, {
      result: { total: 0, page: 1, pageCount: 1, facets },
      vehicles: [],
      closeMatches: [{ vehicle: exampleVehicle({ id: 7 }), difference: "200\u00a0€ de plus" }],
      distances: distancesFrom("Ettelbruck"),
      fewResultsHelp: fewResultsHelp(
        parseQuery(search),
        [{ filter: "brand", value: null, count: 0 }],
        { total: 0, facets },
        count,
      ),
    }),
  );
  expect(view.count).toBe("Aucun véhicule");
  expect(view.cards).toEqual([]);
  expect(view.closeMatches).toMatchObject([{ card: { id: 7 }, difference: "200\u00a0€ de plus" }]);
  expect(view.alternatives?.links.map(({ label }) => label)).toEqual([
    "À moins de 50\u00a0km d’Ettelbruck\u00a0: 3\u00a0véhicules",
    "Prix jusqu’à 9\u202f000\u00a0€\u00a0: 2\u00a0véhicules",
    "Sans «\u00a0Opel\u00a0»\u00a0: 5\u00a0véhicules",
  ]);
});

test("suggests two filters to remove, or the only one to keep", () => {
  expect(alternativesFor("brand=opel&price-max=500&vat-deductible=1", { "brand=opel": 12 })?.links).toEqual([
    {
      label:
        "Sans «\u00a0Prix\u00a0: jusqu’à 500\u00a0€\u00a0» ni «\u00a0TVA déductible\u00a0»\u00a0: 12\u00a0véhicules",
      href: "/stock?brand=opel",
    },
  ]);
  const four = "brand=opel&price-max=500&fuel=hydrogen&vat-deductible=1";
  expect(alternativesFor(four, { "brand=opel": 12 })?.links).toEqual([
    { label: "Seulement «\u00a0Opel\u00a0»\u00a0: 12\u00a0véhicules", href: "/stock?brand=opel" },
  ]);
});

test("reaches the whole stock when all filters are removed in any order", () => {
  const search =
    "brand=opel&brand=ford&model=corsa&fuel=petrol&price-min=1000&year-min=2020&warranty=1&near=arlon&within=20&q=clim&page=4";
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (picks) => {
      let query = parseQuery(search);
      while (activeFilters(query).length > 0) {
        const choices = activeFilters(query);
        const choice = choices[(picks.next().value as number) % choices.length];
        if (choice) query = withoutFilter(query, choice);
      }
      expect(writeStockQuery(query).toString()).toBe(writeStockQuery(EMPTY_QUERY).toString());
    }),
  );
});

const distancesFrom = (name: string | null): StockDistances => ({
  origin: { name, lat: 49.85, lng: 6.1 },
  byLocation: new Map(),
});

test("names the origin of a search in its chip, its subject and the note on distances, and sorts by distance", () => {
  const view = buildStockPageView(
    input("brand=opel&near=ettelbruck&within=20", { distances: distancesFrom("Ettelbruck") }),
  );
  expect(view.subject).toBe("Opel à moins de 20\u00a0km d’Ettelbruck");
  expect(view.activeFilters).toContainEqual({
    label: "À moins de 20\u00a0km d’Ettelbruck",
    href: "/stock?brand=opel",
  });
  expect(view.originNote).toBe("Distances à vol d’oiseau à partir d’Ettelbruck.");
  expect(view).toMatchObject({ sort: "distance", defaultSort: "distance", hiddenFields: [] });
  expect(view.sorts).toContainEqual({ value: "distance", label: "Les plus proches" });
});

test("filters by nothing around an unknown origin, keeps what was typed and leaves it out of an alert", () => {
  const view = buildStockPageView(input("brand=opel&near=Atlantide&within=20"));
  expect(view.near).toMatchObject({ text: "Atlantide", within: "20", error: expect.stringContaining("Atlantide") });
  expect(view.activeFilters.map(({ label }) => label)).toEqual(["Opel"]);
  expect(view.alertHref).toBe("/alertes/recherche?brand=opel");
  expect(view).toMatchObject({ subject: "Opel", originNote: null, sort: "recent", defaultSort: "recent" });
});

test("has no filter by distance in a market with one location", () => {
  expect(buildStockPageView(input("", { locations: [] })).near).toBeNull();
});
