import { expect, test } from "vitest";
import { formSearch, isSameChoice } from "./form-search.ts";

const form = (fields: readonly (readonly [string, string])[]): FormData => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

test("what a form leaves open and the usual sort do not stand in the address", () => {
  const data = form([
    ["brand", "opel"],
    ["brand", "ford"],
    ["price-min", ""],
    ["price-max", " 20000 "],
    ["sort", "recent"],
    ["q", ""],
  ]);
  expect(formSearch(data, "recent")).toBe("brand=opel&brand=ford&price-max=20000");
});

test("a sort of one's own does", () => {
  expect(formSearch(form([["sort", "price-asc"]]), "recent")).toBe("sort=price-asc");
});

test("two addresses ask for the same in whatever order their choices stand", () => {
  expect(isSameChoice("brand=opel&q=toit%20ouvrant&fuel=petrol", "fuel=petrol&brand=opel&q=toit+ouvrant")).toBe(true);
  expect(isSameChoice("brand=opel", "brand=opel&brand=ford")).toBe(false);
});
