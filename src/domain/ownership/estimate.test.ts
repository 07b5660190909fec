import fc from "fast-check";
import { expect, test } from "vitest";
import { anElectricVehicle, anOwnedVehicle, someAssumptions, someRates } from "../../../tests/builders/ownership.ts";
import type { FinanceInForce } from "../leasing/index.ts";
import { ok } from "../shared/index.ts";
import { vehicleLease, type LeaseForUse } from "./acquisition.ts";
import type { OwnershipAssumptions } from "./assumptions.ts";
import { estimateOwnership, type OptionEstimate, type OwnedVehicle, type OwnershipOption } from "./estimate.ts";
import { financeOf } from "./rates-in-force.ts";

const estimate = (vehicle: OwnedVehicle, assumptions: Partial<OwnershipAssumptions> = {}, rates = someRates()) =>
  estimateOwnership(vehicle, someAssumptions(assumptions), rates);

const optionOf = (option: OwnershipOption, ...input: Parameters<typeof estimate>): OptionEstimate => {
  const found = estimate(...input).options.find((candidate) => candidate.option === option);
  if (!found) throw new Error(option);
  return found;
};

const total = (option: OptionEstimate | undefined): number => option?.monthlyCents ?? Number.NaN;

const inForce = (): FinanceInForce => {
  const finance = financeOf(someRates());
  if (finance === null) throw new Error("no finance in force");
  return finance;
};

const itemsOf = ({ items }: OptionEstimate) =>
  Object.fromEntries(items.map(({ key, amount }) => [key, amount.ok ? amount.value : amount.error]));

test("cash costs the loss of value and the running costs", () => {
  const cash = optionOf("cash", anOwnedVehicle());
  expect(itemsOf(cash)).toEqual({
    depreciation: 35_000, // (30 000 € − 44 %) / 48
    energy: 9400, // 750 l at 1.50 € a year: 93.75 €
    vehicle_tax: 500, // 58 € a year
    insurance: 8300, // 400 € and 2 % of 30 000 € a year: 83.33 €
    maintenance: 6300, // 15 000 km at 5 cents: 62.50 €
  });
  expect(cash).toMatchObject({ monthlyCents: 59_500, missing: [] });
});

test("a loan costs its interest as well", () => {
  const loan = optionOf("loan", anOwnedVehicle());
  expect(itemsOf(loan)).toMatchObject({ depreciation: 35_000, interest: 5300 });
  expect(loan.monthlyCents).toBe(59_500 + 5300);
  const { details } = estimate(anOwnedVehicle());
  // 24 000 € at 5 % over 48 months: 552.70 € a month by the textbook annuity, and 6 cents more in the last.
  expect(details.loan.ok && details.loan.value).toMatchObject({
    depositCents: 600_000,
    financedCents: 2_400_000,
    monthlyCents: 55_270,
    interestCents: 252_976,
  });
});

test("a lease costs all its payments, since nothing is left", () => {
  const lease = optionOf("lease", anOwnedVehicle());
  const { details } = estimate(anOwnedVehicle());
  const paid = details.lease.ok ? details.lease.value.quote.totalPaymentsCents : 0;
  expect(itemsOf(lease)).toMatchObject({ lease_payments: Math.round(paid / 4800) * 100, energy: 9400 });
  expect(itemsOf(lease)).not.toHaveProperty("depreciation");
});

test("costs that a lease includes are free beside it, and paid by a buyer", () => {
  const lease = vehicleLease(anOwnedVehicle(), inForce());
  const withServices: LeaseForUse = (use) => {
    const cost = lease(use);
    return cost.ok ? ok({ ...cost.value, included: ["maintenance", "insurance"] }) : cost;
  };
  const { options } = estimateOwnership(anOwnedVehicle(), someAssumptions(), someRates(), withServices);
  const [cash, , leased] = options;
  const included = leased?.items.filter(({ isIncluded }) => isIncluded);
  expect(included?.map(({ key, amount }) => [key, amount])).toEqual([
    ["insurance", ok(0)],
    ["maintenance", ok(0)],
  ]);
  expect(cash?.items.some(({ isIncluded }) => isIncluded)).toBe(false);
  expect(total(leased)).toBe(total(optionOf("lease", anOwnedVehicle())) - 8300 - 6300);
});

test("the bonus of an electric car is a negative item", () => {
  expect(itemsOf(optionOf("cash", anElectricVehicle()))).toMatchObject({
    energy: 5600, // 2250 kWh at 0.30 € a year: 56.25 €
    vehicle_tax: 300,
    maintenance: 3800,
    bonus: -12_500,
  });
  expect(itemsOf(optionOf("cash", anElectricVehicle(), { years: 2 })).bonus).toBe("held-too-short");
});

test("a missing attribute is named and left out of the total", () => {
  const cash = optionOf("cash", anOwnedVehicle({ consumption: null, co2_g_km: null }));
  expect(itemsOf(cash)).toMatchObject({ energy: "consumption-missing", vehicle_tax: "co2-missing" });
  expect(cash).toMatchObject({ monthlyCents: 49_600, missing: ["energy", "vehicle_tax"] });
});

test("without a price there is no total", () => {
  const { options } = estimate(anOwnedVehicle({ price: { purchase: null } }));
  expect(options.map(({ monthlyCents }) => monthlyCents)).toEqual([null, null, null]);
  expect(itemsOf(optionOf("cash", anOwnedVehicle({ price: { purchase: null } })))).toMatchObject({
    depreciation: "price-missing",
    insurance: "price-missing",
    energy: 9400,
  });
});

const REGISTRATION_TAX = {
  from: "2026-01-01",
  owner: "Test",
  source: "Loi",
  cases: [{ fuels: ["petrol"], steps: [{ add: 960 }] }],
};

test("a registration tax is paid once, and one that is not stated is missing, not 0", () => {
  const rates = someRates({ registration_tax: [REGISTRATION_TAX] });
  const cash = optionOf("cash", anOwnedVehicle(), {}, rates);
  expect(itemsOf(cash)).toMatchObject({ registration_tax: 2000 }); // 960 € over 48 months
  expect(cash.monthlyCents).toBe(59_500 + 2000);
  expect(optionOf("cash", anElectricVehicle(), {}, rates)).toMatchObject({ missing: ["registration_tax"] });
  expect(itemsOf(optionOf("cash", anOwnedVehicle()))).not.toHaveProperty("registration_tax");
});

test("a market without a tax formula says so", () => {
  const cash = optionOf("cash", anOwnedVehicle(), {}, someRates({ tax: null, bonus: null }));
  expect(itemsOf(cash).vehicle_tax).toBe("tax-unknown");
  expect(cash.missing).toEqual(["vehicle_tax"]);
});

test("a vehicle that cannot be leased can still be bought", () => {
  const old = anOwnedVehicle({ condition: "used", mileage_km: 10_000, first_registration: "2024-11-01", wltp: true });
  const { options } = estimate({ ...old, price: { purchase: { cents: 499_900, before_discount_cents: null } } });
  expect(options.map(({ monthlyCents }) => monthlyCents !== null)).toEqual([false, false, false]);
  const cheap = estimate(
    { ...old, price: { purchase: { cents: 499_900, before_discount_cents: null } } },
    { years: 2 },
  );
  expect(cheap.options.map(({ monthlyCents }) => monthlyCents !== null)).toEqual([true, true, false]);
  expect(cheap.details.lease).toEqual({ ok: false, error: "lease/price-too-low" });
});

test("no value is guessed beyond the residual table", () => {
  const far = optionOf("cash", anOwnedVehicle(), { annualMileageKm: 30_000 });
  expect(itemsOf(far).depreciation).toBe("residual-unknown");
});

const anyVehicle = fc
  .record({
    cents: fc.integer({ min: 500_000, max: 20_000_000 }),
    co2: fc.integer({ min: 0, max: 400 }),
    litres: fc.double({ min: 2, max: 20, noNaN: true }),
    fuel_type: fc.constantFrom("petrol" as const, "diesel" as const, "electric" as const, "lpg" as const),
  })
  .map(({ cents, co2, litres, fuel_type }) =>
    anOwnedVehicle({
      price: { purchase: { cents, before_discount_cents: null } },
      co2_g_km: co2,
      fuel_type,
      consumption: { combined: litres, electric_kwh: litres * 3 },
    }),
  );

test("more kilometres are never cheaper", () => {
  const km = fc.integer({ min: 5000, max: 24_000 });
  fc.assert(
    fc.property(anyVehicle, km, fc.integer({ min: 0, max: 1000 }), (vehicle, annualMileageKm, more) => {
      const few = estimate(vehicle, { annualMileageKm });
      const many = estimate(vehicle, { annualMileageKm: annualMileageKm + more });
      few.options.forEach((option, index) => {
        expect(total(many.options[index] ?? option)).toBeGreaterThanOrEqual(total(option));
      });
    }),
  );
});

test("cash never costs more than a loan, and the items add up to the total", () => {
  const years = fc.constantFrom(2, 3, 4);
  fc.assert(
    fc.property(anyVehicle, years, (vehicle, chosen) => {
      const { options } = estimate(vehicle, { years: chosen });
      const [cash, loan] = options.map(total);
      expect(cash).toBeLessThanOrEqual(loan ?? 0);
      for (const option of options) {
        const sum = option.items.reduce((cents, { amount }) => cents + (amount.ok ? amount.value : 0), 0);
        expect(total(option)).toBe(sum);
        expect(sum % 100).toBe(0);
      }
    }),
  );
});

test("a loan without interest costs what cash costs", () => {
  const provenance = { from: "2026-01-01", owner: "Finance", source: "Test" };
  const rates = someRates({ loan: [{ ...provenance, deposit_share: 0 }] });
  const free = { ...rates, finance: { ...rates.finance, rates: [{ ...provenance, yearly: 0 }] } };
  const [cash, loan] = estimate(anOwnedVehicle(), {}, free).options.map(total);
  expect(loan).toBe(cash);
});
