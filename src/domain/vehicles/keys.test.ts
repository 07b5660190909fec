import { expect, test } from "vitest";
import { EQUIPMENT } from "./equipment.ts";
import { BODY_STYLES, FUEL_TYPES, TRANSMISSIONS, VEHICLE_KINDS } from "./keys.ts";

const FUEL_TYPES_OF_FEEDS = [
  "lpgg3",
  "petrol",
  "electric+petrol",
  "cng",
  "bio-diesel",
  "bio-ethanol",
  "diesel",
  "electric+diesel",
  "electric",
  "hybrid",
  "hydrogen",
  "lpg",
  "e85",
  "other",
];

const BODY_STYLES_OF_FEEDS = [
  "electric",
  "hybrid",
  "compact",
  "high_entry",
  "family",
  "company_car",
  "hatchback",
  "coupe",
  "convertible",
  "saloon",
  "estate",
  "suv",
  "mpv",
];

test.each([
  ["fuel", FUEL_TYPES, FUEL_TYPES_OF_FEEDS],
  ["body style", BODY_STYLES, BODY_STYLES_OF_FEEDS],
  ["vehicle kind", VEHICLE_KINDS, ["passenger", "van"]],
  ["transmission", TRANSMISSIONS, ["manual", "automatic"]],
])("knows every %s of the specification, letter for letter, and no other", (_, keys, expected) => {
  expect([...keys].toSorted()).toEqual(expected.toSorted());
});

test("knows the equipment that the specification names, each key once", () => {
  const named = ["abs", "air_conditioning", "isofix", "led_headlights", "navigation_system", "tow_bar"];
  expect(EQUIPMENT).toEqual(expect.arrayContaining(named));
  expect(new Set(EQUIPMENT).size).toBe(EQUIPMENT.length);
  expect(EQUIPMENT.length).toBeGreaterThan(100);
});
