import fc from "fast-check";
import { expect, test } from "vitest";
import {
  BODY_STYLES,
  CONDITIONS,
  FUEL_TYPES,
  VEHICLE_KINDS,
  type BodyStyle,
  type FuelType,
} from "../vehicles/index.ts";
import { aFinance, aPricedVehicle, FINANCE_PROVENANCE } from "../../../tests/builders/finance.ts";
import { prepareMonthlyPrice } from "./monthly-price.ts";
import type { PricedVehicle } from "./quote.ts";
import { prepareResidual, wearAfter } from "./residual.ts";
import { formatFullConditions, formatShortConditions } from "../../web/vehicle/strings/leasing-strings.ts";
import { monthlyConditions, monthlyPrice } from "../../../tests/builders/monthly-price.ts";

const finance = aFinance({
  rates: [
    { ...FINANCE_PROVENANCE, yearly: 0.06 },
    { ...FINANCE_PROVENANCE, from: "2026-07-01", yearly: 0.05 },
  ],
});

const TODAY = "2026-11-21";

test("calculates deposit, residual value and payment of a new car", () => {
  // 48 months and 60 000 km: a fifth of the way from 0.45 to 0.40; 25 500 € financed, residual 13 200 €.
  const conditions = monthlyConditions(aPricedVehicle(), finance, TODAY);
  expect(conditions).toMatchObject({
    terms: { durationMonths: 48, annualMileageKm: 15_000, depositCents: 450_000 },
    kind: "lease_with_option",
    optionPriceCents: 1_320_000,
    credit: { yearlyRate: 0.05, warning: "Avertissement." },
    monthlyCents: 33_826,
    acceptance: "sous réserve d’acceptation du dossier",
    asOf: TODAY,
  });
});

test("uses the rate in force on the day and returns null before the first", () => {
  expect(monthlyConditions(aPricedVehicle(), finance, "2026-06-30")?.credit?.yearlyRate).toBe(0.06);
  expect(monthlyPrice(aPricedVehicle(), finance, "2025-12-31")).toBeNull();
});

test.each([
  ["a price on request", { price: { purchase: null } }],
  ["a new car without CO₂", { co2_g_km: null }],
  ["a new car without consumption", { consumption: null }],
  ["an unknown fuel", { fuel_type: null }],
  ["a used car without mileage", { condition: "used", first_registration: "2023-04" }],
  ["a used car without age", { condition: "used", mileage_km: 20_000 }],
  ["a car too old at the end", { condition: "used", mileage_km: 20_000, construction_year: 2018 }],
  [
    "a car too far driven at the end of any contract",
    { condition: "used", mileage_km: 150_001, construction_year: 2025 },
  ],
  ["a car below the smallest price", { price: { purchase: { cents: 499_999, before_discount_cents: null } } }],
] as const)("%s has no monthly price and no conditions", (_, overrides) => {
  expect(monthlyPrice(aPricedVehicle(overrides), finance, TODAY)).toBeNull();
  expect(monthlyConditions(aPricedVehicle(overrides), finance, TODAY)).toBeNull();
});

test("a car that is too far driven at the advertised terms is leased at the nearest ones", () => {
  const vehicle = aPricedVehicle({ condition: "used", mileage_km: 100_001, construction_year: 2025 });
  const conditions = monthlyConditions(vehicle, finance, TODAY);
  expect(conditions?.terms).toMatchObject({ durationMonths: 48, annualMileageKm: 10_000 });
  expect(monthlyPrice(vehicle, finance, TODAY)).toBe(conditions?.monthlyCents);
});

const keys = <K extends string>(values: readonly K[]): fc.Arbitrary<K | null> => fc.constantFrom(null, ...values);

const vehicleArbitrary: fc.Arbitrary<PricedVehicle> = fc.record({
  price: fc.record({
    purchase: fc.option(
      fc.record({ cents: fc.integer({ min: 100_000, max: 15_000_000 }), before_discount_cents: fc.constant(null) }),
    ),
  }),
  kind: fc.constantFrom(...VEHICLE_KINDS),
  condition: keys(CONDITIONS),
  co2_g_km: fc.option(fc.integer({ min: 0, max: 300 })),
  consumption: fc.option(
    fc.record({ combined: fc.option(fc.double({ min: 0, max: 15 })), electric_kwh: fc.constant(null) }),
  ),
  fuel_type: keys<FuelType>(FUEL_TYPES),
  body_style: keys<BodyStyle>(BODY_STYLES),
  mileage_km: fc.option(fc.integer({ min: 0, max: 250_000 })),
  construction_year: fc.option(fc.integer({ min: 2000, max: 2027 })),
  first_registration: fc.option(fc.constantFrom("2016-05", "2022-11-03", "2025-01", "2026-12")),
});

test("the monthly price equals the price of the conditions for any vehicle", () => {
  const monthly = prepareMonthlyPrice(finance, TODAY);
  fc.assert(
    fc.property(vehicleArbitrary, (vehicle) => {
      expect(monthly(vehicle)).toBe(monthlyConditions(vehicle, finance, TODAY)?.monthlyCents ?? null);
    }),
    { numRuns: 1000 },
  );
});

test("more age or mileage never increases the residual share", () => {
  const share = prepareResidual(finance.residuals[0] as (typeof finance.residuals)[number]);
  const wear = fc.record({
    ageMonths: fc.integer({ min: 0, max: 120 }),
    mileageKm: fc.integer({ min: 0, max: 250_000 }),
  });
  fc.assert(
    fc.property(wear, fc.integer({ min: 24, max: 60 }), fc.integer({ min: 5000, max: 40_000 }), (from, months, km) => {
      const lessWear = share("diesel", "suv", from, wearAfter(from, months, km));
      const moreWear = share("diesel", "suv", from, wearAfter(from, months + 6, km + 1000));
      expect(moreWear).toBeLessThanOrEqual(lessWear as number);
      expect(lessWear).toBeLessThanOrEqual(1);
      expect(moreWear).toBeGreaterThan(0);
    }),
  );
});

test("the residual share of a used car is the share at the end over the share today", () => {
  const share = prepareResidual(finance.residuals[0] as (typeof finance.residuals)[number]);
  const today = { ageMonths: 24, mileageKm: 50_000 };
  expect(share("petrol", "saloon", today, { ageMonths: 48, mileageKm: 100_000 })).toBeCloseTo(0.4 / 0.63, 12);
  expect(share("petrol", "suv", today, { ageMonths: 48, mileageKm: 100_000 })).toBeCloseTo((0.4 / 0.63) * 1.1, 12);
});

test("formats short and full conditions in French", () => {
  const conditions = monthlyConditions(aPricedVehicle(), finance, TODAY);
  if (conditions === null) throw new Error("a new car has a monthly price");
  expect(formatShortConditions(conditions).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(
    "48 mois · 15 000 km/an · premier versement 4 500 €",
  );
  expect(formatFullConditions(conditions).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(
    "Location avec option d’achat sur 48 mois et 15 000 km par an, premier versement 4 500 €. " +
      "Prix au comptant 30 000 €, premier versement 4 500 €, mensualité 338,26 €, frais de dossier 250 €, " +
      "prix de l’option d’achat 13 200 €, montant total du crédit 25 500 €, taux débiteur fixe 5,00 %, TAEG 5,48 %, " +
      "coût total du crédit 4 186,50 €, montant total dû 29 686,50 €, total versé, sans l’option d’achat 20 986,50 €, " +
      "total versé, avec l’option d’achat 34 186,50 €. Taxes comprises. " +
      "À la fin, le véhicule est rendu ou acheté au prix de l’option. Loueur : Alzette Location S.A., sous réserve d’acceptation du dossier. Exemple. Avertissement.",
  );
});
