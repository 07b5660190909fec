import { expect, test } from "vitest";
import { countItems, matchingEquipment } from "./equipment-list.tsx";

const groups = [
  { label: "Confort", items: ["Sièges avant chauffants", "Climatisation automatique", "Volant chauffant"] },
  { label: "Sécurité", items: ["Caméra de recul", "Contrôle d’ascendance", "Œillet d’arrimage"] },
];

const matches = (text: string): readonly string[] => matchingEquipment(groups, text).flatMap(({ items }) => items);

test("ignores accents, case, ligatures and the order of words", () => {
  expect(matches("camera")).toEqual(["Caméra de recul"]);
  expect(matches("CHAUFFANT siege")).toEqual(["Sièges avant chauffants"]);
  expect(matches("oeillet")).toEqual(["Œillet d’arrimage"]);
  expect(matches("d'asc")).toEqual(["Contrôle d’ascendance"]);
});

test("matches prefixes of words only", () => {
  expect(matches("cli")).toEqual(["Climatisation automatique"]);
  expect(matches("mera")).toEqual([]);
});

test("returns all groups for an empty text and leaves out groups without a match", () => {
  expect(countItems(matchingEquipment(groups, "  - "))).toBe(6);
  expect(matchingEquipment(groups, "volant").map(({ label }) => label)).toEqual(["Confort"]);
});

test("finds an item by the less precise equipment that it includes", () => {
  const included = { "Caméra 360°": ["Caméra de recul"] };
  const group = { label: "Aides à la conduite", items: ["Caméra 360°", "Limiteur de vitesse"], included };
  expect(matchingEquipment([group], "camera de recul").map(({ items }) => items)).toEqual([["Caméra 360°"]]);
});
