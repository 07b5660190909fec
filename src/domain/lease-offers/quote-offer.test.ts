import fc from "fast-check";
import { expect, test } from "vitest";
import { aLeaseOffer, anOfferMarket } from "../../../tests/builders/lease-offer.ts";
import { aPricedVehicle } from "../../../tests/builders/finance.ts";
import { quoteLease } from "../leasing/index.ts";
import { advertisedOfferTerms } from "./offer-terms.ts";
import { offerChoices, offerGrid } from "./offer-grid.ts";
import { maxOfferDepositCents, quoteOffer, type OfferQuote, type PricedOffer } from "./quote-offer.ts";

const market = anOfferMarket();

/** The market of leases with an option, whose price is the residual value. */
const WITH_OPTION = anOfferMarket({ payments: { private_lease: "lease_with_option" } });

const quote = (offer: PricedOffer, terms: object = {}, offerMarket = market): OfferQuote => {
  const result = quoteOffer(offer, { ...advertisedOfferTerms(aLeaseOffer()), ...terms }, offerMarket);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

test("is the lease of a new vehicle at the same price and terms, and the services on top", () => {
  const offer = aLeaseOffer();
  const lease = quoteLease(aPricedVehicle({ body_style: "suv" }), advertisedOfferTerms(offer), market.inForce, 0.17);
  if (!lease.ok) throw new Error(lease.error);
  const { monthlyCents, monthlyWithoutVatCents, totalPaymentsCents, servicesCents } = quote(offer);
  // 20 € a month and 2.4 cents a kilometre: 1 250 km a month.
  expect(servicesCents).toBe(5000);
  expect(monthlyCents).toBe(lease.value.monthlyCents + 5000);
  expect(monthlyWithoutVatCents).toBe(lease.value.monthlyWithoutVatCents + 4274);
  expect(totalPaymentsCents).toBe(lease.value.totalPaymentsCents + 48 * 5000);
});

test("uses the offer's own rate, fee, lessor and residual value", () => {
  const own = aLeaseOffer({
    yearly_rate: 0.02,
    establishment_fee: 10_000,
    lessor: "Autre Lease S.A.",
    residual_share: 0.5,
  });
  expect(quote(own, {}, WITH_OPTION).lease).toMatchObject({
    credit: { yearlyRate: 0.02 },
    feeCents: 10_000,
    lessor: "Autre Lease S.A.",
    optionPriceCents: 1_500_000,
  });
});

test("scales its own residual value with duration and mileage as the market's table does", () => {
  const own = aLeaseOffer({ residual_share: 0.5 });
  const few = { annualMileageKm: 10_000 };
  const ratio = (offer: PricedOffer): number =>
    (quote(offer, few, WITH_OPTION).lease.optionPriceCents ?? 0) /
    (quote(offer, {}, WITH_OPTION).lease.optionPriceCents ?? 0);
  expect(ratio(own)).toBeCloseTo(ratio(aLeaseOffer()), 3);
});

test("refuses a deposit above the market's share, but never the advertised one", () => {
  const offer = aLeaseOffer();
  expect(maxOfferDepositCents(offer, market)).toBe(1_050_000);
  expect(quoteOffer(offer, { ...advertisedOfferTerms(offer), depositCents: 1_050_100 }, market)).toEqual({
    ok: false,
    error: "lease/deposit-above-limit",
  });
  expect(maxOfferDepositCents(aLeaseOffer({ deposit: 1_200_000 }), market)).toBe(1_200_000);
});

test("costs more a month with more kilometres and less with a higher deposit", () => {
  const km = fc.integer({ min: 5000, max: 20_000 });
  const deposit = fc.integer({ min: 0, max: 9000 }).map((euros) => euros * 100);
  fc.assert(
    fc.property(km, fc.integer({ min: 500, max: 10_000 }), deposit, (annualMileageKm, more, depositCents) => {
      const base = quote(aLeaseOffer(), { annualMileageKm, depositCents });
      const further = quote(aLeaseOffer(), { annualMileageKm: annualMileageKm + more, depositCents });
      const paidFirst = quote(aLeaseOffer(), { annualMileageKm, depositCents: depositCents + 50_000 });
      expect(further.monthlyCents).toBeGreaterThan(base.monthlyCents);
      expect(paidFirst.monthlyCents).toBeLessThan(base.monthlyCents);
      expect(base.monthlyWithoutVatCents * 1.17).toBeCloseTo(base.monthlyCents, -1);
    }),
    { numRuns: 200 },
  );
});

test("offers the market's terms and its own, ascending, with deposits in round euros", () => {
  const offer = aLeaseOffer({ duration_months: 42, annual_mileage_km: 12_000 });
  expect(offerChoices(offer, market)).toEqual({
    durations: [24, 36, 42, 48, 60],
    mileages: [10_000, 12_000, 15_000],
    deposits: [0, 300_000, 600_000, 900_000],
  });
  const business = aLeaseOffer({ kind: "business", deposit: 0, complete_price: 3_510_000 });
  expect(offerChoices(business, market).deposits).toEqual([0, 351_000, 702_000, 1_053_000]);
});

test("has a grid of a row for each mileage and a cell for each duration, each equal to its own quote", () => {
  const offer = aLeaseOffer();
  const grid = offerGrid(offer, 0, market);
  expect(grid.map(({ annualMileageKm, cells }) => [annualMileageKm, cells.length])).toEqual([
    [10_000, 4],
    [15_000, 4],
  ]);
  for (const { terms, quote: result } of grid.flatMap(({ cells }) => cells)) {
    expect(terms.depositCents).toBe(0);
    expect(result).toEqual(quoteOffer(offer, terms, market));
  }
});

test("says in the cell why terms cannot be calculated", () => {
  const offer = aLeaseOffer({ residual_share: 0.85, deposit: 300_000 });
  const [row] = offerGrid(offer, 600_000, market);
  expect(row?.cells[0]?.quote).toEqual({ ok: false, error: "lease/residual-above-financed" });
});
