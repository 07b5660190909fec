import { expect, test } from "vitest";
import { findOrigin } from "#domain/geo/index.ts";
import { parseStockQuery } from "#domain/vehicles/index.ts";
import { toNearFilterView } from "./near-view.ts";

const viewOf = (search: string) => {
  const query = parseStockQuery(new URLSearchParams(search));
  const origin = query.near && findOrigin(query.near.origin, "LU");
  return toNearFilterView({
    query,
    distances: origin && { origin, byLocation: new Map() },
    country: "LU",
    isOpened: true,
  });
};

test.each([
  ["near=ettelbruck", "Ettelbruck"],
  ["near=esch-sur-alzette", "Esch-sur-Alzette"],
  ["near=l-9000&within=20", "L-9000"],
  ["near=49.61,6.13", "49.61,6.13"],
  ["", ""],
])("shows %j as %j", (search, text) => {
  expect(viewOf(search).text).toBe(text);
  expect(viewOf(search).error).toBeUndefined();
});

test("keeps an unknown origin as it was typed, and says what to write instead", () => {
  const { text, error } = viewOf("near=Atlantide+Ville");
  expect(text).toBe("Atlantide Ville");
  expect(error).toContain("«\u00a0Atlantide Ville\u00a0»");
});

test("offers the radius of the address among the usual ones", () => {
  expect(viewOf("near=arlon&within=35").within).toBe("35");
  expect(viewOf("near=arlon&within=35").radii.map(({ value }) => value)).toEqual([
    "",
    "10",
    "20",
    "35",
    "50",
    "100",
    "200",
  ]);
});

test("lists the larger towns of the country by name", () => {
  const { towns } = viewOf("");
  expect(towns.length).toBeLessThanOrEqual(40);
  expect(towns).toEqual(expect.arrayContaining(["Diekirch", "Ettelbruck", "Luxembourg"]));
  expect(towns).toEqual(towns.toSorted((a, b) => a.localeCompare(b, "fr")));
});
