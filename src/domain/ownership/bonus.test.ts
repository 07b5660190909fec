import { expect, test } from "vitest";
import { anElectricVehicle, anOwnedVehicle, OWNERSHIP_DAY, someRates } from "../../../tests/builders/ownership.ts";
import { electricBonus, type SubsidisedVehicle } from "./bonus.ts";

const bonusOf = (vehicle: SubsidisedVehicle, { months = 48, isLease = false } = {}) => {
  const scheme = someRates().bonus;
  if (scheme === null) throw new Error("no scheme in force");
  const bonus = electricBonus(vehicle, scheme, { months, isLease, today: OWNERSHIP_DAY });
  return bonus && (bonus.ok ? bonus.value.cents : bonus.error);
};

const kwh = (electric_kwh: number | null) => anElectricVehicle({ consumption: { combined: null, electric_kwh } });

test.each([
  [15.9, 600_000],
  [16, 600_000],
  [16.1, 300_000],
  [18, 300_000],
  [18.1, null],
  [null, "consumption-missing"],
] as const)("a new electric car of %s kWh/100 km gets %s", (consumption, expected) => {
  expect(bonusOf(kwh(consumption))).toBe(expected);
});

const aged = (first_registration: string) =>
  anElectricVehicle({ condition: "used", first_registration, mileage_km: 40_000 });

test("a used electric car gets its bonus from three years of age", () => {
  expect(bonusOf(aged("2023-11"))).toBe(150_000);
  expect(bonusOf(aged("2023-12"))).toBeNull();
  expect(bonusOf(anElectricVehicle({ condition: "used" }))).toBe("attributes-missing");
});

test("the bonus has to be paid back where the car is held too short", () => {
  expect(bonusOf(kwh(15), { months: 36 })).toBe(600_000);
  expect(bonusOf(kwh(15), { months: 24 })).toBe("held-too-short");
  expect(bonusOf(aged("2022-01"), { months: 24 })).toBe(150_000);
});

test("a lease gets the bonus of a new car only", () => {
  expect(bonusOf(kwh(15), { isLease: true })).toBe(600_000);
  expect(bonusOf(aged("2022-01"), { isLease: true })).toBeNull();
});

test("vans, demonstrators and cars with an engine get none", () => {
  expect(bonusOf(anElectricVehicle({ kind: "van" }))).toBeNull();
  expect(
    bonusOf(anElectricVehicle({ condition: "demonstrator", first_registration: "2026-05", mileage_km: 10 })),
  ).toBeNull();
  expect(bonusOf(anOwnedVehicle())).toBeNull();
});
