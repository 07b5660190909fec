import { expect, test } from "vitest";
import { countItems, matchingEquipment } from "./equipment-search.ts";

const groups = [
  { label: "Confort", items: ["Sièges avant chauffants", "Climatisation automatique", "Volant chauffant"] },
  { label: "Sécurité", items: ["Caméra de recul", "Contrôle d’ascendance", "Œillet d’arrimage"] },
];

const found = (text: string): readonly string[] => matchingEquipment(groups, text).flatMap(({ items }) => items);

test("accents, case, ligatures and the order of words do not matter", () => {
  expect(found("camera")).toEqual(["Caméra de recul"]);
  expect(found("CHAUFFANT siege")).toEqual(["Sièges avant chauffants"]);
  expect(found("oeillet")).toEqual(["Œillet d’arrimage"]);
  expect(found("d'asc")).toEqual(["Contrôle d’ascendance"]);
});

test("a word that is begun finds what begins like it, not what holds it somewhere", () => {
  expect(found("cli")).toEqual(["Climatisation automatique"]);
  expect(found("mera")).toEqual([]);
});

test("without words everything is there, and groups without a hit are not", () => {
  expect(countItems(matchingEquipment(groups, "  - "))).toBe(6);
  expect(matchingEquipment(groups, "volant").map(({ label }) => label)).toEqual(["Confort"]);
});
