import { expect, test } from "vitest";
import { vehicleAttributes } from "../../../../tests/contract/stock-rows.ts";
import type { VehicleAttributes } from "../fields/vehicle-attributes.ts";
import { historyItems } from "./history-items.ts";

const TODAY = "2026-11-28";

const statesOf = (changes: Partial<VehicleAttributes>): Readonly<Record<string, string>> =>
  Object.fromEntries(historyItems(vehicleAttributes(changes), TODAY).map(({ name, state }) => [name, state]));

test("bad news comes first, then what is unknown", () => {
  const facts = historyItems(
    vehicleAttributes({ accident_free: true, owners: 3, service_book: false, warranty_months: 12 }),
    TODAY,
  );
  expect(facts.map(({ name, state }) => `${name} ${state}`)).toEqual([
    "service_book bad",
    "inspection unknown",
    "owners neutral",
    "accident good",
    "warranty good",
  ]);
});

test("a used vehicle has every fact, another one only what is known, a new one an accident alone", () => {
  expect(Object.keys(statesOf({}))).toEqual(["accident", "owners", "service_book", "warranty", "inspection"]);
  expect(statesOf({ condition: "demonstrator", owners: 1 })).toEqual({ owners: "good" });
  expect(statesOf({ condition: "new", accident_free: true, warranty_months: 84 })).toEqual({});
  expect(statesOf({ condition: "new", accident_free: false })).toEqual({ accident: "bad" });
});

test("zero owners and zero months of warranty are unknown", () => {
  expect(statesOf({ owners: 0, warranty_months: 0 })).toMatchObject({ owners: "unknown", warranty: "unknown" });
});

test("an inspection is valid to the end of its day or month, and no good news once it is due soon", () => {
  const inspection = (next_inspection: string) => statesOf({ next_inspection })["inspection"];
  expect(["2026-12", "2026-12-30", "2027-01"].map(inspection)).toEqual(["good", "good", "good"]);
  expect(["2026-11", "2026-11-28", "2026-12-28"].map(inspection)).toEqual(["neutral", "neutral", "neutral"]);
  expect(["2026-10", "2026-11-27"].map(inspection)).toEqual(["bad", "bad"]);
});

test("only vehicles with a plug have the state of a battery, below 70 % a worn one", () => {
  const battery = (changes: Partial<VehicleAttributes>) => statesOf(changes)["battery"];
  expect(battery({ fuel_type: "petrol", battery_health_percent: 95 })).toBeUndefined();
  expect(battery({ fuel_type: "electric" })).toBe("unknown");
  expect(battery({ fuel_type: "electric+petrol", battery_health_percent: 70 })).toBe("good");
  expect(battery({ fuel_type: "electric", battery_health_percent: 69 })).toBe("bad");
});
