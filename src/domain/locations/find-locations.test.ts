import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SERVICE_LABELS } from "../../application/strings/services.ts";
import { findLocations } from "./location.ts";
import type { Service } from "./services.ts";

const aLocation = (name: string, postcode: string, town: string, services: readonly Service[]) => ({
  name,
  postcode,
  town,
  address: `1, rue de ${town}`,
  services: [...services],
});

const LOCATIONS = [
  aLocation("Alzette Automobiles Bertrange", "8080", "Bertrange", ["new_vehicles", "tyres"]),
  aLocation("Alzette Automobiles Niederkorn", "4562", "Niederkorn", ["bodywork", "tyres"]),
  aLocation("Alzette Automobiles Esch", "4362", "Esch-sur-Alzette", ["workshop", "dent_and_paint"]),
];

const townsFor = (text: string): readonly string[] =>
  findLocations(LOCATIONS, text, SERVICE_LABELS).map(({ town }) => town);

describe("findLocations", () => {
  it.each([
    ["bertrange", ["Bertrange"]],
    ["  NIEDER ", ["Niederkorn"]],
    ["4362", ["Esch-sur-Alzette"]],
    ["L-4362", ["Esch-sur-Alzette"]],
    ["l4362 esch", ["Esch-sur-Alzette"]],
    ["carrosserie", ["Niederkorn"]],
    ["debosselage", ["Esch-sur-Alzette"]],
    ["pneus", ["Bertrange", "Niederkorn"]],
    ["pneus niederkorn", ["Niederkorn"]],
    ["esch sur alzette", ["Esch-sur-Alzette"]],
    ["Paris", []],
  ])("matches %j with %j", (text, towns) => {
    expect(townsFor(text)).toEqual(towns);
  });

  it("returns all locations for a text without tokens", () => {
    for (const text of ["", "   ", "…"]) expect(townsFor(text)).toHaveLength(LOCATIONS.length);
  });

  it("narrows the result with each further token and preserves the order", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, extraText) => {
        const few = findLocations(LOCATIONS, `${text} ${extraText}`, SERVICE_LABELS);
        const many = findLocations(LOCATIONS, text, SERVICE_LABELS);
        expect(many.filter((location) => few.includes(location))).toEqual(few);
      }),
    );
  });
});
