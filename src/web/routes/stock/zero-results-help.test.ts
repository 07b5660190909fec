import { expect, test } from "vitest";
import type { DroppedFilter } from "#domain/search/index.ts";
import { parseStockQuery, writeStockQuery, type StockQuery } from "#domain/vehicles/index.ts";
import { zeroResultsHelp } from "./zero-results-help.ts";

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
const DROPPED = droppedFilters("brand", "price", "fuel");

const summarize = ({ strategy, alternatives }: ReturnType<typeof zeroResultsHelp>) => ({
  strategy,
  alternatives: alternatives.map(({ query, count }) => [toSearch(query), count]),
});

test("suggests single filters to remove, the most results first", () => {
  const count = createCount({ "brand=opel&fuel=hydrogen": 2, "price-max=500&fuel=hydrogen": 7 });
  expect(summarize(zeroResultsHelp(QUERY, DROPPED, count))).toEqual({
    strategy: "dropOne",
    alternatives: [
      ["price-max=500&fuel=hydrogen", 7],
      ["brand=opel&fuel=hydrogen", 2],
    ],
  });
});

test("counts the results of the linked page, where removing the last brand removes its models", () => {
  const query = parseQuery("brand=opel&model=corsa&price-max=500");
  const help = zeroResultsHelp(query, droppedFilters("brand", "model", "price"), createCount({ "price-max=500": 4 }));
  expect(summarize(help)).toEqual({ strategy: "dropOne", alternatives: [["price-max=500", 4]] });
});

test("suggests a pair of filters if no single one suffices", () => {
  const help = zeroResultsHelp(QUERY, DROPPED, createCount({ "brand=opel": 12 }));
  expect(summarize(help)).toEqual({ strategy: "dropTwo", alternatives: [["brand=opel", 12]] });
  expect(help.alternatives[0]?.filters).toEqual([
    { kind: "facet", facet: "price" },
    { kind: "facet", facet: "fuel" },
  ]);
});

test("suggests to keep one filter if no pair suffices", () => {
  const query = parseQuery("brand=opel&model=corsa&price-max=500&fuel=hydrogen&vat-deductible=1");
  const names = droppedFilters("brand", "model", "price", "fuel", "vat-deductible");
  const help = zeroResultsHelp(query, names, createCount({ "brand=opel&model=corsa": 3, "brand=opel": 12 }));
  expect(summarize(help)).toEqual({
    strategy: "keepOne",
    alternatives: [
      ["brand=opel", 12],
      ["brand=opel&model=corsa", 3],
    ],
  });
});

test("suggests nothing if both of two filters would have to go", () => {
  const help = zeroResultsHelp(parseQuery("brand=opel&fuel=hydrogen"), droppedFilters("brand", "fuel"), () => 0);
  expect(help).toEqual({ strategy: "none", alternatives: [] });
});
