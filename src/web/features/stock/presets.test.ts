import fc from "fast-check";
import { expect, test } from "vitest";
import { parseStockQuery, writeStockQuery, type StockQuery } from "#domain/vehicles/index.ts";
import { isPresetOn, withoutPreset, withPreset } from "./presets.ts";

const queryOf = (text: string): StockQuery => parseStockQuery(new URLSearchParams(text));
const addressOf = (query: StockQuery): string => writeStockQuery(query).toString();

const PARTS = [
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

const queries = fc.subarray([...PARTS]).map((parts) => queryOf(parts.join("&")));

test("a preset is on when all it asks for is chosen, whatever else is chosen too", () => {
  const preset = queryOf("transmission=automatic&body=suv");
  expect(isPresetOn(queryOf("transmission=automatic&body=suv&brand=opel&q=toit&sort=name&page=2"), preset)).toBe(true);
  expect(isPresetOn(queryOf("body=suv&brand=opel"), preset)).toBe(false);
});

test("a limit counts as the preset's only where it is the same one; the other end is free", () => {
  const preset = queryOf("price-max=15000");
  expect(isPresetOn(queryOf("price-min=5000&price-max=15000"), preset)).toBe(true);
  expect(isPresetOn(queryOf("price-max=12000"), preset)).toBe(false);
});

test("a preset shows what its name promises and leaves every other choice alone", () => {
  const chosen = queryOf("body=estate&brand=opel&sort=name&page=3");
  expect(addressOf(withPreset(chosen, queryOf("body=suv&transmission=automatic")))).toBe(
    "brand=opel&transmission=automatic&body=suv&sort=name",
  );
});

test("a limit of the preset that lies beyond the chosen one takes its place", () => {
  expect(addressOf(withPreset(queryOf("price-min=20000"), queryOf("price-max=15000")))).toBe("price-max=15000");
});

test("once clicked a preset is on, and clicked again nothing of it is left", () => {
  fc.assert(
    fc.property(queries, queries, (query, preset) => {
      const on = withPreset(query, preset);
      expect(isPresetOn(on, preset)).toBe(true);
      const off = addressOf(withoutPreset(on, preset));
      for (const part of addressOf(preset).split("&").filter(Boolean)) expect(off.split("&")).not.toContain(part);
    }),
  );
});

test("taken back a preset leaves exactly what was chosen before it, where the two had nothing in common", () => {
  fc.assert(
    fc.property(queries, queries, (query, preset) => {
      const facets = (of: StockQuery) => [...Object.keys(of.values), ...Object.keys(of.ranges), ...of.flags];
      fc.pre(!facets(preset).some((facet) => facets(query).includes(facet)));
      expect(addressOf(withoutPreset(withPreset(query, preset), preset))).toBe(addressOf(query));
    }),
  );
});
