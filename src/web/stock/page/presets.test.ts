import fc from "fast-check";
import { expect, test } from "vitest";
import { parseStockQuery, writeStockQuery, type StockQuery } from "#domain/vehicles/index.ts";
import { isPresetActive, withoutPreset, withPreset } from "./presets.ts";

const parseQuery = (text: string): StockQuery => parseStockQuery(new URLSearchParams(text));
const toSearch = (query: StockQuery): string => writeStockQuery(query).toString();

const PARAMETERS = [
  "brand=opel",
  "body=suv",
  "body=estate",
  "fuel=electric",
  "transmission=automatic",
  "equipment=tow_bar",
  "price-min=9000",
  "price-max=15000",
  "range-min=400",
  "vat-deductible=1",
  "discounted=1",
] as const;

const queries = fc.subarray([...PARAMETERS]).map((parameters) => parseQuery(parameters.join("&")));

test("is active when the query contains all its filters, whatever else is selected", () => {
  const preset = parseQuery("transmission=automatic&body=suv");
  expect(isPresetActive(parseQuery("transmission=automatic&body=suv&brand=opel&q=toit&sort=name&page=2"), preset)).toBe(
    true,
  );
  expect(isPresetActive(parseQuery("body=suv&brand=opel"), preset)).toBe(false);
});

test("matches a limit by equality and ignores the end the preset leaves open", () => {
  const preset = parseQuery("price-max=15000");
  expect(isPresetActive(parseQuery("price-min=5000&price-max=15000"), preset)).toBe(true);
  expect(isPresetActive(parseQuery("price-max=12000"), preset)).toBe(false);
});

test("replaces its own facets and keeps all other filters", () => {
  const selected = parseQuery("body=estate&brand=opel&sort=name&page=3");
  expect(toSearch(withPreset(selected, parseQuery("body=suv&transmission=automatic")))).toBe(
    "brand=opel&transmission=automatic&body=suv&sort=name",
  );
});

test("replaces a selected limit that would make the range empty", () => {
  expect(toSearch(withPreset(parseQuery("price-min=20000"), parseQuery("price-max=15000")))).toBe("price-max=15000");
});

test("is active once added and leaves no filter once removed", () => {
  fc.assert(
    fc.property(queries, queries, (query, preset) => {
      const on = withPreset(query, preset);
      expect(isPresetActive(on, preset)).toBe(true);
      const off = toSearch(withoutPreset(on, preset));
      for (const parameter of toSearch(preset).split("&").filter(Boolean))
        expect(off.split("&")).not.toContain(parameter);
    }),
  );
});

test("restores the previous query when removed, if the two share no facet", () => {
  fc.assert(
    fc.property(queries, queries, (query, preset) => {
      const facets = (of: StockQuery) => [...Object.keys(of.values), ...Object.keys(of.ranges), ...of.flags];
      fc.pre(!facets(preset).some((facet) => facets(query).includes(facet)));
      expect(toSearch(withoutPreset(withPreset(query, preset), preset))).toBe(toSearch(query));
    }),
  );
});
