import { expect, test } from "vitest";
import { changedFields } from "./import-report.ts";

test("names the fields that differ by their path, and lists as a whole", () => {
  const before = { model: { name: "Puma" }, price: { purchase: { cents: 100 } }, media: [1, 2], seats: 5 };
  const after = { model: { name: "Puma" }, price: { purchase: { cents: 150 } }, media: [1], doors: 5 };
  expect(changedFields(before, after)).toEqual([
    { path: "doors", before: undefined, after: 5 },
    { path: "media", before: [1, 2], after: [1] },
    { path: "price.purchase.cents", before: 100, after: 150 },
    { path: "seats", before: 5, after: undefined },
  ]);
});

test("counts null and absence as equal", () => {
  expect(changedFields({ color: null }, {})).toEqual([]);
});
