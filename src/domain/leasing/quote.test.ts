import { expect, test } from "vitest";
import { aFinance, aPricedVehicle } from "../../../tests/builders/finance.ts";
import { advertisedTermsFor, financeInForce } from "./finance-in-force.ts";
import type { LeaseTerms } from "./lease-terms.ts";
import { quoteLease, type PricedVehicle } from "./quote.ts";
import { monthlyConditions } from "../../../tests/builders/monthly-price.ts";

const TODAY = "2026-11-21";

const quote = (terms: Partial<LeaseTerms> = {}, vehicle: Partial<PricedVehicle> = {}, finance = aFinance()) => {
  const inForce = financeInForce(finance, TODAY);
  if (inForce === null) throw new Error("no finance in force");
  const completed = { durationMonths: 48, annualMileageKm: 15_000, depositCents: 450_000, ...terms };
  return quoteLease(aPricedVehicle(vehicle), completed, inForce, 0.17);
};

test("at the advertised terms it equals the advertised month", () => {
  const inForce = financeInForce(aFinance(), TODAY);
  const terms = inForce && advertisedTermsFor(3_000_000, inForce);
  expect(terms).toEqual({ durationMonths: 48, annualMileageKm: 15_000, depositCents: 450_000 });
  const advertised = monthlyConditions(aPricedVehicle(), aFinance(), TODAY);
  const result = quote();
  expect(result.ok && result.value).toMatchObject({
    monthlyCents: advertised?.monthlyCents,
    totalPaymentsCents: advertised?.totalPaymentsCents,
    kind: "lease_with_option",
    credit: { effectiveYearlyRate: advertised?.credit?.effectiveYearlyRate, yearlyRate: 0.05 },
    optionPriceCents: 1_320_000,
    feeCents: 25_000,
    lessor: "Alzette Location S.A.",
    intermediary: null,
    asOf: TODAY,
  });
});

test("a rental costs the same and has neither an option nor a rate, a credit or a warning", () => {
  const rental = quote({}, {}, aFinance({ payments: { stock_monthly: "rental", online_leasing: "rental" } }));
  const lease = quote();
  if (!rental.ok || !lease.ok) throw new Error("refused");
  expect(rental.value).toEqual({ ...lease.value, kind: "rental", optionPriceCents: null, credit: null });
});

test("more kilometres lower the residual value and raise the payment", () => {
  const [few, many] = [quote({ annualMileageKm: 10_000 }), quote({ annualMileageKm: 25_000 })];
  if (!few.ok || !many.ok) throw new Error("refused");
  expect(many.value.optionPriceCents).toBeLessThan(few.value.optionPriceCents ?? 0);
  expect(many.value.monthlyCents).toBeGreaterThan(few.value.monthlyCents);
});

test.each([
  ["lease/mileage-out-of-range", { annualMileageKm: 4999 }, {}],
  ["lease/mileage-out-of-range", { annualMileageKm: 60_001 }, {}],
  ["lease/duration-out-of-range", { durationMonths: 23 }, {}],
  ["lease/price-missing", {}, { price: { purchase: null } }],
  ["lease/price-too-low", {}, { price: { purchase: { cents: 499_999, before_discount_cents: null } } }],
  ["lease/declaration-missing", {}, { co2_g_km: null }],
  ["lease/declaration-missing", {}, { condition: "demonstrator", consumption: null }],
  ["lease/attributes-missing", {}, { fuel_type: null }],
  ["lease/attributes-missing", {}, { condition: "used" }],
  ["lease/too-old-at-end", {}, { condition: "used", mileage_km: 1000, construction_year: 2018 }],
  ["lease/mileage-too-high-at-end", { durationMonths: 60, annualMileageKm: 40_000 }, {}],
  ["lease/residual-above-financed", { depositCents: 2_000_000 }, {}],
  ["lease/deposit-above-price", { depositCents: 3_000_000 }, {}],
] as const)("refuses with %s", (problem, terms, vehicle) => {
  const result = quote(terms, vehicle);
  expect(result.ok ? null : result.error).toBe(problem);
});
