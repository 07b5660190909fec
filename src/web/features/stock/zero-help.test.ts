import { expect, test } from "vitest";
import type { DroppedFilter } from "#domain/search/index.ts";
import { parseStockQuery, writeStockQuery, type StockQuery } from "#domain/vehicles/index.ts";
import { zeroHelp } from "./zero-help.ts";

const queryOf = (text: string): StockQuery => parseStockQuery(new URLSearchParams(text));
const addressOf = (query: StockQuery): string => writeStockQuery(query).toString();

/** An index that knows how many vehicles a few addresses have, and none of any other. */
const counting =
  (known: Readonly<Record<string, number>>) =>
  (query: StockQuery): number =>
    known[addressOf(query)] ?? 0;

const filters = (...names: readonly DroppedFilter["filter"][]): readonly DroppedFilter[] =>
  names.map((filter) => ({ filter, value: null, count: 0 }));

const QUERY = queryOf("brand=opel&price-max=500&fuel=hydrogen&page=3");
const NAMES = filters("brand", "price", "fuel");

const shown = ({ help, ways }: ReturnType<typeof zeroHelp>) => ({
  help,
  ways: ways.map(({ query, count }) => [addressOf(query), count]),
});

test("one filter whose loss helps is named, the best first", () => {
  const count = counting({ "brand=opel&fuel=hydrogen": 2, "price-max=500&fuel=hydrogen": 7 });
  expect(shown(zeroHelp(QUERY, NAMES, count))).toEqual({
    help: "one",
    ways: [
      ["price-max=500&fuel=hydrogen", 7],
      ["brand=opel&fuel=hydrogen", 2],
    ],
  });
});

test("the count is that of the page the link leads to: with the last brand its models go too", () => {
  const query = queryOf("brand=opel&model=corsa&price-max=500");
  const help = zeroHelp(query, filters("brand", "model", "price"), counting({ "price-max=500": 4 }));
  expect(shown(help)).toEqual({ help: "one", ways: [["price-max=500", 4]] });
});

test("where no single one helps, the pair that does is named", () => {
  const help = zeroHelp(QUERY, NAMES, counting({ "brand=opel": 12 }));
  expect(shown(help)).toEqual({ help: "two", ways: [["brand=opel", 12]] });
  expect(help.ways[0]?.choices).toEqual([
    { kind: "facet", facet: "price" },
    { kind: "facet", facet: "fuel" },
  ]);
});

test("where not even two help, each filter is offered alone", () => {
  const query = queryOf("brand=opel&model=corsa&price-max=500&fuel=hydrogen&vat-deductible=1");
  const names = filters("brand", "model", "price", "fuel", "vat-deductible");
  const help = zeroHelp(query, names, counting({ "brand=opel&model=corsa": 3, "brand=opel": 12 }));
  expect(shown(help)).toEqual({
    help: "keep",
    ways: [
      ["brand=opel", 12],
      ["brand=opel&model=corsa", 3],
    ],
  });
});

test("of two filters none is worth dropping both: that would be the whole stock", () => {
  const help = zeroHelp(queryOf("brand=opel&fuel=hydrogen"), filters("brand", "fuel"), () => 0);
  expect(help).toEqual({ help: "none", ways: [] });
});
