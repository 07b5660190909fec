import { expect, test } from "vitest";
import { formSearch } from "./use-stock-form.ts";

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
