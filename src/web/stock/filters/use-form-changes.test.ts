import { expect, test } from "vitest";
import { isSameSearch, toSearch, withText } from "./use-form-changes.ts";

const form = (fields: readonly (readonly [string, string])[]): FormData => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

test("omits empty fields and the default sort", () => {
  const data = form([
    ["brand", "opel"],
    ["brand", "ford"],
    ["price-min", ""],
    ["price-max", " 20000 "],
    ["sort", "recent"],
    ["q", ""],
  ]);
  expect(toSearch(data, "recent")).toBe("brand=opel&brand=ford&price-max=20000");
});

test("keeps a sort other than the default", () => {
  expect(toSearch(form([["sort", "price-asc"]]), "recent")).toBe("sort=price-asc");
});

test("compares query strings regardless of order", () => {
  expect(isSameSearch("brand=opel&q=toit%20ouvrant&fuel=petrol", "fuel=petrol&brand=opel&q=toit+ouvrant")).toBe(true);
  expect(isSameSearch("brand=opel", "brand=opel&brand=ford")).toBe(false);
});

test.each([
  ["brand=ford&page=3&phrase=ford", " diesel ", "brand=ford&q=diesel&replaces=ford"],
  ["brand=ford&q=opel&replaces=ford", "diesel", "brand=ford&q=diesel&replaces=ford"],
  ["?brand=ford&q=diesel", "", "brand=ford"],
])("of %j, searched with the text %j, the filters stay", (search, text, expected) => {
  expect(withText(search, text)).toBe(expected);
});
