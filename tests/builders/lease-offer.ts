import { COUNTRIES } from "../../src/domain/countries/index.ts";
import { createLeaseOfferSubject, type LeaseOfferSubject } from "../../src/domain/leads/index.ts";
import {
  advertisedOfferTerms,
  leaseOfferSchema,
  offerMarket,
  quoteOffer,
  type LeaseOffer,
  type OfferMarket,
} from "../../src/domain/lease-offers/index.ts";
import { aFinance, FINANCE_PROVENANCE } from "./finance.ts";

/** The row of an import file: a Ford Puma for private customers, 48 months, 15 000 km, 3 000 € at the start. */
export const aLeaseOfferRow = (overrides: object = {}): Record<string, unknown> => ({
  id: 1,
  slug: "ford-puma",
  kind: "private",
  brand: "ford",
  model: "puma",
  trim: "Titanium",
  color: "blue",
  body_style: "suv",
  duration_months: 48,
  annual_mileage_km: 15_000,
  deposit: 300_000,
  complete_price: 3_000_000,
  services: { per_month_cents: 2000, per_km_cents: 2.4 },
  included: ["registration", "maintenance"],
  not_included: ["insurance", "energy"],
  standard_equipment: ["air_conditioning"],
  specs: { fuel: "petrol", transmission: "manual", power_kw: 92, consumption: { combined: 5.3 }, co2: 121 },
  excess_km_cents: 7,
  valid_from: "2026-10-01",
  valid_until: "2026-12-31",
  ...overrides,
});

export const aLeaseOffer = (overrides: object = {}): LeaseOffer => ({
  ...leaseOfferSchema.parse(aLeaseOfferRow(overrides)),
  updated_at: "2026-11-01T08:00:00Z",
});

/** Finance as in `aFinance` and 17 % VAT on 22 November 2026. */
export const anOfferMarket = (finance: object = {}): OfferMarket => {
  const vat = [{ ...FINANCE_PROVENANCE, share: 0.17 }];
  const market = offerMarket({ finance: aFinance(finance), vat, countryTerms: COUNTRIES.LU.terms }, "2026-11-22");
  if (market === null) throw new Error("no finance in force");
  return market;
};

/** The offer of `aLeaseOffer` at its advertised terms, as a lead saves it. */
export const aLeaseOfferSubject = (overrides: object = {}): LeaseOfferSubject => {
  const offer = aLeaseOffer(overrides);
  const quote = quoteOffer(offer, advertisedOfferTerms(offer), anOfferMarket());
  if (!quote.ok) throw new Error(quote.error);
  return createLeaseOfferSubject({ offer, title: "Ford Puma" }, quote.value);
};
