import { expect, test } from "vitest";
import type { DroppedFilter, FacetResults } from "#domain/search/index.ts";
import { parseStockQuery, writeStockQuery, type StockQuery } from "#domain/vehicles/index.ts";
import { closeMatchIds } from "./close-matches.server.ts";
import { fewResultsHelp } from "./few-results-help.ts";

const parseQuery = (text: string): StockQuery => parseStockQuery(new URLSearchParams(text));
const toSearch = (query: StockQuery): string => writeStockQuery(query).toString();

/** Counts by query string; zero for all others. */
const createCount =
  (counts: Readonly<Record<string, number>>) =>
  (query: StockQuery): number =>
    counts[toSearch(query)] ?? 0;

const droppedFilters = (...names: readonly DroppedFilter["filter"][]): readonly DroppedFilter[] =>
  names.map((filter) => ({ filter, value: null, count: 0 }));

const QUERY = parseQuery("brand=opel&price-max=500&fuel=hydrogen&page=3");
const NONE = { total: 0, facets: {} };
const DROPPED = droppedFilters("brand", "price", "fuel");

const summarize = ({ strategy, alternatives }: ReturnType<typeof fewResultsHelp>) => ({
  strategy,
  alternatives: alternatives.map(({ query, count }) => [toSearch(query), count]),
});

test("suggests single filters to remove, the most results first", () => {
  const count = createCount({ "brand=opel&fuel=hydrogen": 2, "price-max=500&fuel=hydrogen": 7 });
  expect(summarize(fewResultsHelp(QUERY, DROPPED, NONE, count))).toEqual({
    strategy: "changeOne",
    alternatives: [
      ["price-max=500&fuel=hydrogen", 7],
      ["brand=opel&fuel=hydrogen", 2],
    ],
  });
});

test("counts the results of the linked page, where removing the last brand removes its models", () => {
  const query = parseQuery("brand=opel&model=corsa&price-max=500");
  const help = fewResultsHelp(
    query,
    droppedFilters("brand", "model", "price"),
    NONE,
    createCount({ "price-max=500": 4 }),
  );
  expect(summarize(help)).toEqual({ strategy: "changeOne", alternatives: [["price-max=500", 4]] });
});

test("suggests a pair of filters if no single one suffices", () => {
  const help = fewResultsHelp(QUERY, DROPPED, NONE, createCount({ "brand=opel": 12 }));
  expect(summarize(help)).toEqual({ strategy: "dropTwo", alternatives: [["brand=opel", 12]] });
  expect(help.alternatives[0]?.filters).toEqual([
    { kind: "facet", facet: "price" },
    { kind: "facet", facet: "fuel" },
  ]);
});

test("suggests to keep one filter if no pair suffices", () => {
  const query = parseQuery("brand=opel&model=corsa&price-max=500&fuel=hydrogen&vat-deductible=1");
  const names = droppedFilters("brand", "model", "price", "fuel", "vat-deductible");
  const help = fewResultsHelp(query, names, NONE, createCount({ "brand=opel&model=corsa": 3, "brand=opel": 12 }));
  expect(summarize(help)).toEqual({
    strategy: "keepOne",
    alternatives: [
      ["brand=opel", 12],
      ["brand=opel&model=corsa", 3],
    ],
  });
});

test("suggests nothing if both of two filters would have to go", () => {
  const help = fewResultsHelp(parseQuery("brand=opel&fuel=hydrogen"), droppedFilters("brand", "fuel"), NONE, () => 0);
  expect(help).toEqual({ strategy: "none", alternatives: [] });
});

/** Two vehicles from 12 000 to 12 999, one from 40 000 to 40 999, none between. */
const PRICES: FacetResults = {
  price: {
    kind: "range",
    min: 12_000,
    max: 40_999,
    selected: null,
    histogram: [
      { from: 12_000, to: 12_999, count: 2 },
      { from: 13_000, to: 13_999, count: 0 },
      { from: 40_000, to: 40_999, count: 1 },
    ],
  },
};

test.each([
  ["a highest price that is too low", "price-max=10000", "price-max=12000"],
  ["a range between two vehicles", "price-min=20000&price-max=30000", "price-min=20000&price-max=41000"],
  ["a lowest price that is too high", "price-min=50000", "price-min=40500"],
])("widens %s to the nearest vehicle", (_case, search, wider) => {
  const help = fewResultsHelp(
    parseQuery(search),
    droppedFilters("price"),
    { total: 0, facets: PRICES },
    createCount({ [wider]: 1, "": 30 }),
  );
  expect(summarize(help).alternatives).toEqual([
    [wider, 1],
    ["", 30],
  ]);
});

test("does not call a price near that is more than half as high again", () => {
  const help = fewResultsHelp(parseQuery("price-max=7500"), [], { total: 0, facets: PRICES }, () => 3);
  expect(help.alternatives).toEqual([]);
});

test("widens a radius to the smallest that has vehicles", () => {
  const count = createCount({ "near=ettelbruck&within=100": 4, "near=ettelbruck&within=200": 9 });
  const help = fewResultsHelp(parseQuery("near=ettelbruck&within=20"), [], NONE, count);
  expect(summarize(help).alternatives).toEqual([["near=ettelbruck&within=100", 4]]);
});

test("takes vehicles of the alternatives in turn, each once, those closest to a removed bound first", () => {
  const ids: Readonly<Record<string, readonly number[]>> = {
    "brand=opel&fuel=hydrogen&sort=price-asc": [1, 2, 3],
    "price-max=500&fuel=hydrogen": [2, 4],
  };
  const count = createCount({ "brand=opel&fuel=hydrogen": 3, "price-max=500&fuel=hydrogen": 2 });
  const help = fewResultsHelp(QUERY, DROPPED, NONE, count);
  const closeTo = (found: readonly number[]) =>
    closeMatchIds({ query: QUERY, found, limit: 3 }, help, (query) => ids[toSearch(query)] ?? []);
  expect(closeTo([])).toEqual([1, 2, 4]);
  expect(closeTo([1])).toEqual([2, 3, 4]);
});

/** Prices of 9,000, then one or two vehicles each 1,000. */
const DENSE: FacetResults = {
  price: {
    kind: "range",
    min: 9000,
    max: 15_999,
    selected: null,
    histogram: [9, 10, 11, 12, 13].map((thousands) => ({
      from: thousands * 1000,
      to: thousands * 1000 + 999,
      count: thousands % 2 === 0 ? 2 : 1,
    })),
  },
};

test("with few results, widens a bound until there are enough, and removes only what adds vehicles", () => {
  const count = createCount({
    "brand=opel&price-max=11000": 3,
    "brand=opel&price-max=12000": 4,
    "brand=opel&price-max=13000": 6,
    "price-max=10000": 8,
    "brand=opel": 1,
  });
  const help = fewResultsHelp(
    parseQuery("brand=opel&price-max=10000"),
    droppedFilters("brand", "price"),
    { total: 1, facets: DENSE },
    count,
  );
  expect(summarize(help)).toEqual({
    strategy: "changeOne",
    alternatives: [
      ["brand=opel&price-max=12000", 4],
      ["price-max=10000", 8],
    ],
  });
});

test("with few results, takes the widest close bound if none has enough, and never changes two filters", () => {
  const few = { total: 1, facets: DENSE };
  const query = parseQuery("brand=opel&price-max=10000");
  const widest = fewResultsHelp(query, [], few, createCount({ "brand=opel&price-max=13000": 2 }));
  expect(summarize(widest).alternatives).toEqual([["brand=opel&price-max=13000", 2]]);
  expect(fewResultsHelp(query, droppedFilters("brand", "price"), few, () => 1)).toEqual({
    strategy: "none",
    alternatives: [],
  });
});
