import { expect, test } from "vitest";
import { filterChanges } from "./use-filter-events.ts";

const changes = (before: string, after: string) =>
  filterChanges(new URLSearchParams(before), new URLSearchParams(after), (name) => name !== "page");

test("a value that a filter gains or loses is a change of its own", () => {
  expect(changes("brand=opel&fuel=diesel", "brand=opel&brand=ford&brand=kia")).toEqual([
    { facet: "brand", value: "ford", action: "add" },
    { facet: "brand", value: "kia", action: "add" },
    { facet: "fuel", value: "diesel", action: "remove" },
  ]);
});

test("another value of a filter with one value is one change", () => {
  expect(changes("price-max=15000", "price-max=20000")).toEqual([
    { facet: "price-max", value: "20000", action: "change" },
  ]);
});

test("order and other parameters are no changes", () => {
  expect(changes("brand=opel&fuel=diesel&page=2", "fuel=diesel&brand=opel&page=3")).toEqual([]);
});
