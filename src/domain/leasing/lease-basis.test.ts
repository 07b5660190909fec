import fc from "fast-check";
import { expect, test } from "vitest";
import { aFinance, aPricedVehicle } from "../../../tests/builders/finance.ts";
import { financeInForce } from "./finance-in-force.ts";
import type { LeaseTerms } from "./lease-terms.ts";
import { type LeaseBasis, leaseBasis, nearestTerms, quoteOnBasis } from "./lease-basis.ts";
import { quoteLease, type PricedVehicle } from "./quote.ts";

const finance = aFinance();

const inForce = financeInForce(finance, "2026-11-21");
if (inForce === null) throw new Error("no finance in force");

const basisOf = (vehicle: Partial<PricedVehicle> = {}): LeaseBasis => {
  const basis = leaseBasis(aPricedVehicle(vehicle), finance.choices, inForce, 0.17);
  if (!basis.ok) throw new Error(basis.error);
  // A browser has it from JSON.
  return JSON.parse(JSON.stringify(basis.value)) as LeaseBasis;
};

const terms = (overrides: Partial<LeaseTerms> = {}): LeaseTerms => ({
  durationMonths: 48,
  annualMileageKm: 15_000,
  depositCents: 450_000,
  ...overrides,
});

test("quotes all offered terms as the settings do", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(24, 36, 48, 60),
      fc.constantFrom(10_000, 15_000),
      fc.integer({ min: 0, max: 10_500 }),
      fc.integer({ min: 4_000, max: 120_000 }),
      fc.integer({ min: 0, max: 180_000 }),
      (durationMonths, annualMileageKm, euros, price, mileage_km) => {
        const vehicle = aPricedVehicle({
          price: { purchase: { cents: price * 100, before_discount_cents: null } },
          condition: "used",
          construction_year: 2022,
          mileage_km,
        });
        const chosen = { durationMonths, annualMileageKm, depositCents: euros * 100 };
        const direct = quoteLease(vehicle, chosen, inForce, 0.17);
        const basis = leaseBasis(vehicle, finance.choices, inForce, 0.17);
        const result = basis.ok ? quoteOnBasis(basis.value, chosen) : basis;
        // Above the limit of the deposit the settings still have a figure.
        fc.pre(result.ok || result.error !== "lease/deposit-above-limit");
        expect(result.ok ? result.value : null).toEqual(direct.ok ? direct.value : null);
      },
    ),
  );
});

test.each([
  ["lease/duration-not-offered", { durationMonths: 30 }],
  ["lease/mileage-not-offered", { annualMileageKm: 12_000 }],
  ["lease/deposit-above-limit", { depositCents: 1_050_100 }],
  ["lease/deposit-above-limit", { depositCents: 99_999_999_900 }],
  ["lease/residual-above-financed", { durationMonths: 24, annualMileageKm: 10_000, depositCents: 1_050_000 }],
] as const)("refuses with %s", (problem, overrides) => {
  const result = quoteOnBasis(basisOf({ body_style: "suv" }), terms(overrides));
  expect(result.ok ? null : result.error).toBe(problem);
});

test("has no basis for a vehicle that cannot be leased at any offered terms", () => {
  const old = aPricedVehicle({ condition: "used", mileage_km: 1000, construction_year: 2015 });
  expect(leaseBasis(old, finance.choices, inForce, 0.17)).toEqual({ ok: false, error: "lease/too-old-at-end" });
  const unpriced = aPricedVehicle({ price: { purchase: null } });
  expect(leaseBasis(unpriced, finance.choices, inForce, 0.17)).toMatchObject({ error: "lease/price-missing" });
});

test.each([
  ["the same terms if they can be calculated", {}, {}, {}],
  ["the nearest offered duration", { durationMonths: 51 }, {}, { durationMonths: 48 }],
  ["the nearest offered mileage", { annualMileageKm: 40_000 }, {}, { annualMileageKm: 15_000 }],
  ["the highest deposit", { depositCents: 2_000_000 }, {}, { depositCents: 1_050_000 }],
  [
    "a shorter contract for an old vehicle",
    { durationMonths: 60, depositCents: 100_000 },
    { condition: "used", mileage_km: 1000, construction_year: 2022 },
    { durationMonths: 36 },
  ],
  [
    "the deposit that leaves the residual value to finance",
    { durationMonths: 24, annualMileageKm: 10_000, depositCents: 1_050_000 },
    { body_style: "suv" },
    { durationMonths: 24, annualMileageKm: 10_000, depositCents: 782_400 },
  ],
] as const)("proposes %s", (_, requested, vehicle, expected) => {
  const basis = basisOf(vehicle);
  const proposal = nearestTerms(basis, terms(requested));
  expect(proposal).toEqual(terms({ ...requested, ...expected }));
  expect(proposal && quoteOnBasis(basis, proposal).ok).toBe(true);
});

test("rejects settings that advertise terms which are not offered", () => {
  const choices = { durations_months: [24, 36], annual_mileages_km: [10_000, 15_000], max_deposit_share: 0.35 };
  expect(() => aFinance({ choices })).toThrow("must be terms that choices offers");
});
