import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalOrigin, findOrigin } from "./find-position.ts";
import { TOWNS } from "./towns/towns.ts";

test.each([
  ["Esch-sur-Alzette", "esch-sur-alzette"],
  ["  ettelbruck ", "ettelbruck"],
  ["L-9000", "l-9000"],
  ["9000", "9000"],
  ["F-57100  Thionville", "f-57100-thionville"],
  ["49.61167, 6.13", "49.61,6.13"],
  ["Atlantide  Ville", "Atlantide Ville"],
  ["", null],
])("writes %j as %j in addresses", (text, canonical) => {
  expect(canonicalOrigin(text)).toBe(canonical);
});

test("finds the same position for the canonical form of every town", () => {
  for (const country of ["LU", "BE"]) {
    for (const { name } of TOWNS) {
      expect(findOrigin(canonicalOrigin(name) ?? "", country)).toEqual(findOrigin(name, country));
    }
  }
});

test("finds the position of a device without a name, and none for an unknown name", () => {
  expect(findOrigin("49.61,6.13", "LU")).toEqual({ lat: 49.61, lng: 6.13, name: null });
  expect(findOrigin("Atlantide", "LU")).toBeNull();
});

test("leaves a canonical form unchanged", () => {
  const typed = fc.oneof(
    fc.string({ unit: "binary", maxLength: 120 }),
    fc
      .tuple(
        fc.constantFrom("L-", "f", "D ", ""),
        fc.integer({ min: 0, max: 99_999 }),
        fc.constantFrom("", " Metz", ",x"),
      )
      .map((parts) => parts.join("")),
    fc.tuple(fc.double({ min: -95, max: 95 }), fc.double({ min: -190, max: 190 })).map((degrees) => degrees.join(",")),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const canonical = canonicalOrigin(text);
      expect(canonical === null ? null : canonicalOrigin(canonical)).toBe(canonical);
    }),
    { numRuns: 200 },
  );
});
