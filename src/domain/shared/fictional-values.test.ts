import { expect, test } from "vitest";
import { findFictionalValues } from "./fictional-values.ts";

test.each([
  ["Écrivez à contact@alzette.example.", ["contact@alzette.example"]],
  ["https://facebook.example/alzette", ["facebook.example"]],
  ["https://www.example.org and https://cars.test", ["www.example.org", "cars.test"]],
  ["R.C.S. Luxembourg B 000000", ["000000"]],
  ["BE 0000.000.000 and BE0000.000.000", ["0000.000.000"]],
])("finds what nobody can have in %s", (text, expected) => {
  expect(findFictionalValues(text)).toEqual(expected);
});

test.each([
  "contact@garage-dupont.lu",
  "par exemple : example, contest.lu, test, www.example.lu",
  "25 000 000 €, 1.000.000, 10000000, 0,000000",
  "LU20261046, R.C.S. Luxembourg B 100200",
  "+352 20 00 01 00",
])("finds nothing in %s", (text) => {
  expect(findFictionalValues(text)).toEqual([]);
});
