import { expect, test } from "vitest";
import { readVin } from "./scalar-readers.ts";

test.each([
  ["wf0axxgaga1b12345", "WF0AXXGAGA1B12345", []],
  [" WF0 AXXG AGA1B12345 ", "WF0AXXGAGA1B12345", []],
  ["WF0AXXGAGA1B1234", null, ["warning not-a-vin"]],
  ["WFOAXXGAGA1B12345", null, ["warning not-a-vin"]],
  ["1M8GDM9A1KP042788", "1M8GDM9A1KP042788", ["doubt unchecked-vin"]],
  ["n/a", null, []],
])("%j is read as %j", (cell, value, issues) => {
  const result = readVin(cell);
  expect([result.value, result.issues.map(({ severity, code }) => `${severity} ${code}`)]).toEqual([value, issues]);
});
