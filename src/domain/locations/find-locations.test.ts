import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findLocations, placeHints } from "./find-locations.ts";
import type { Service } from "./services.ts";

const place = (name: string, postcode: string, town: string, services: readonly Service[]) => ({
  name,
  postcode,
  town,
  address: `1, rue de ${town}`,
  services: [...services],
});

const PLACES = [
  place("Alzette Automobiles Bertrange", "8080", "Bertrange", ["new_vehicles", "tyres"]),
  place("Alzette Automobiles Niederkorn", "4562", "Niederkorn", ["bodywork", "tyres"]),
  place("Alzette Automobiles Esch", "4362", "Esch-sur-Alzette", ["workshop", "dent_and_paint"]),
];

const townsFor = (text: string): readonly string[] => findLocations(PLACES, text).map(({ town }) => town);

describe("looking for a place", () => {
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
  ])("%j finds %j", (text, towns) => {
    expect(townsFor(text)).toEqual(towns);
  });

  it("finds all of them without a word", () => {
    for (const text of ["", "   ", "…"]) expect(townsFor(text)).toHaveLength(PLACES.length);
  });

  it("never finds more with one more word, and keeps the order", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, more) => {
        const few = findLocations(PLACES, `${text} ${more}`);
        const many = findLocations(PLACES, text);
        expect(many.filter((one) => few.includes(one))).toEqual(few);
      }),
    );
  });
});

describe("what may be looked for", () => {
  it("is offered once each, and every offer finds a place", () => {
    const hints = placeHints(PLACES);
    const texts = hints.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts).toContain("Carrosserie");
    expect(texts.filter((text) => text === "Pneus et stockage")).toHaveLength(1);
    for (const text of texts) expect([text, findLocations(PLACES, text).length > 0]).toEqual([text, true]);
  });
});
