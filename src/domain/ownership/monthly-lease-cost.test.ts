import fc from "fast-check";
import { expect, test } from "vitest";
import { anElectricVehicle, anOwnedVehicle, someAssumptions, someRates } from "../../../tests/builders/ownership.ts";
import { leaseCostBasis, monthlyLeaseCost, type MonthlyLeaseCost } from "./monthly-lease-cost.ts";
import { estimateOwnership, type OwnedVehicle } from "./estimate.ts";
import type { OwnershipRates } from "./rates-in-force.ts";

const leaseOf = (vehicle: OwnedVehicle, use: { years: number; annualMileageKm: number }, rates = someRates()) => {
  const { details, options } = estimateOwnership(vehicle, someAssumptions(use), rates);
  const lease = options.find(({ option }) => option === "lease");
  if (!details.lease.ok || lease === undefined) throw new Error("no lease");
  return { quote: details.lease.value.quote, monthlyCents: lease.monthlyCents };
};

const costOf = (
  vehicle: OwnedVehicle,
  rates: OwnershipRates,
  included: readonly "maintenance"[] = [],
): MonthlyLeaseCost => {
  const basis = leaseCostBasis(vehicle, rates, included);
  if (basis === null) throw new Error("no basis");
  return monthlyLeaseCost(basis, leaseOf(vehicle, { years: 4, annualMileageKm: 15_000 }, rates).quote);
};

const CHARGES = {
  from: "2026-01-01",
  owner: "Direction",
  source: "Conditions de vente",
  delivery: { cents: 45_000 },
  registration: { cents: 18_500 },
} as const;

const REGISTRATION_TAX = {
  from: "2026-01-01",
  owner: "Direction",
  source: "Loi",
  cases: [{ fuels: ["petrol"], steps: [{ add: 967 }] }],
};

test("leads from the payment to the total that the cost of ownership has for the lease", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        anOwnedVehicle(),
        anElectricVehicle(),
        anOwnedVehicle({ fuel_type: "electric+petrol", consumption: { combined: 1, electric_kwh: 16 } }),
      ),
      fc.constantFrom(2, 3, 4, 5),
      fc.integer({ min: 5000, max: 20_000 }),
      fc.constantFrom(null, CHARGES),
      fc.constantFrom(null, [REGISTRATION_TAX]),
      (vehicle, years, annualMileageKm, charges, registration_tax) => {
        const rates = { ...someRates({ registration_tax }), charges };
        const basis = leaseCostBasis(vehicle, rates, []);
        const { quote, monthlyCents } = leaseOf(vehicle, { years, annualMileageKm }, rates);
        expect(basis && monthlyLeaseCost(basis, quote).monthlyCents).toBe(monthlyCents);
      },
    ),
  );
});

test("names what is added, what the payments include and what is not counted", () => {
  expect(costOf(anOwnedVehicle(), someRates())).toMatchObject({
    hasDeposit: true,
    hasFee: true,
    added: ["energy", "insurance", "maintenance", "vehicle_tax"],
    included: [],
    missing: [],
    hasCharges: false,
    bonus: null,
  });
  expect(costOf(anOwnedVehicle(), someRates({ tax: null }), ["maintenance"])).toMatchObject({
    added: ["energy", "insurance"],
    included: ["maintenance"],
    missing: ["vehicle_tax"],
  });
  expect(costOf(anElectricVehicle(), someRates()).bonus).toMatchObject({ minHoldingMonths: 36 });
});

test("names a registration tax that is added, one that the payments include and one that is not known", () => {
  const rates = someRates({ registration_tax: [REGISTRATION_TAX] });
  expect(costOf(anOwnedVehicle(), rates)).toMatchObject({ hasRegistrationTax: true, missing: [] });
  expect(costOf(anElectricVehicle(), rates)).toMatchObject({
    hasRegistrationTax: false,
    missing: ["registration_tax"],
  });
  expect(leaseCostBasis(anElectricVehicle(), rates, ["registration_tax"])).toMatchObject({
    registrationTaxCents: 0,
    missing: [],
  });
});

test("there is none where the energy is unknown", () => {
  expect(leaseCostBasis(anOwnedVehicle({ consumption: null }), someRates(), [])).toBeNull();
});

test("a tax that is not known is missing; one that the country does not have is not", () => {
  const unknown = { ...someRates(), tax: null };
  expect(costOf(anOwnedVehicle(), unknown).missing).toEqual(["vehicle_tax"]);
  expect(costOf(anOwnedVehicle(), { ...unknown, isTaxed: false }).missing).toEqual([]);
});
