import { expect, test } from "vitest";
import { createFlagReader } from "./scalar-readers.ts";

const read = (text: string | boolean | number, values: Readonly<Record<string, string>> | null = null) =>
  createFlagReader(values)(text).value;

test("reads yes and no in the languages of the market and its neighbours", () => {
  for (const yes of ["oui", "Ja", "TRUE", "VRAI", "wahr", "x", "X", "Y", "1", "yes", "✓", "waar", true, 1]) {
    expect([yes, read(yes)]).toEqual([yes, true]);
  }
  for (const no of ["non", "Nein", "FALSE", "FAUX", "falsch", "nee", "N", "0", "no", "✗", false, 0]) {
    expect([no, read(no)]).toEqual([no, false]);
  }
  expect(read("maybe")).toBeNull();
});

test("reads the words of a profile first", () => {
  expect(read("récupérable", { récupérable: "true", "non*": "false" })).toBe(true);
  expect(read("Non récupérable", { récupérable: "true", "non*": "false" })).toBe(false);
  expect(read("0", { "0": "true" })).toBe(true);
});
