import { COUNTRIES } from "../countries/index.ts";
import { expect, test } from "vitest";
import { aFinance, FINANCE_PROVENANCE } from "../../../tests/builders/finance.ts";
import { aLeaseOffer, anOfferMarket } from "../../../tests/builders/lease-offer.ts";
import {
  checkPublication,
  findPublicationFaults,
  offerMarket,
  publishOffers,
  type PublicationContext,
} from "./publication.ts";

const context = (overrides: Partial<PublicationContext> = {}): PublicationContext => ({
  brands: [{ slug: "ford", name: "Ford" }],
  models: [{ brand: "ford", slug: "puma", name: "Puma" }],
  market: anOfferMarket(),
  today: "2026-11-22",
  ...overrides,
});

const SPECS = { fuel: "petrol", consumption: { combined: 5.3 }, co2: 121 };

test("publishes an offer that states everything, with its title and figures", () => {
  const { published, faults } = checkPublication(aLeaseOffer(), context());
  expect(faults).toEqual([]);
  expect(published).toMatchObject({ title: "Ford Puma", brandName: "Ford" });
  expect(published?.quote.monthlyCents).toBeGreaterThan(0);
});

test.each([
  ["offer/not-yet-valid", { valid_from: "2026-11-23" }],
  ["offer/expired", { valid_until: "2026-11-21" }],
  ["offer/brand-unknown", { brand: "opel" }],
  ["offer/model-unknown", { model: "kuga" }],
  ["offer/co2-missing", { specs: { ...SPECS, co2: null } }],
  ["offer/consumption-missing", { specs: { ...SPECS, consumption: null } }],
  ["offer/consumption-missing", { specs: { ...SPECS, consumption: { combined: null } } }],
  ["offer/not-calculable", { deposit: 2_900_000 }],
])("%s keeps an offer from being published: %o", (code, overrides) => {
  const offer = aLeaseOffer(overrides);
  const faults = findPublicationFaults(offer, context());
  expect(faults.map((fault) => fault.code)).toEqual([code]);
  expect(faults[0]?.text).toMatch(/^[a-z]/);
  expect(publishOffers([offer, aLeaseOffer({ id: 2, slug: "other" })], context())).toHaveLength(1);
});

test("publishes on the first and on the last day", () => {
  for (const today of ["2026-10-01", "2026-12-31"]) {
    expect(findPublicationFaults(aLeaseOffer(), context({ today }))).toEqual([]);
  }
});

test("publishes nothing without a legal notice or VAT in force", () => {
  const vat = [{ ...FINANCE_PROVENANCE, share: 0.17 }];
  const mentions = [
    {
      ...FINANCE_PROVENANCE,
      from: "2027-01-01",
      acceptance: "sous réserve",
      example: "Exemple.",
      warning: "Avertissement.",
    },
  ];
  const countryTerms = COUNTRIES.LU.terms;
  const without = offerMarket({ finance: aFinance({ mentions }), vat, countryTerms }, "2026-11-22");
  expect(without).toBeNull();
  expect(
    offerMarket(
      { finance: aFinance(), vat: [{ ...FINANCE_PROVENANCE, from: "2027-01-01", share: 0.17 }], countryTerms },
      "2026-11-22",
    ),
  ).toBeNull();
  const faults = findPublicationFaults(aLeaseOffer(), context({ market: without }));
  expect(faults.map(({ code }) => code)).toEqual(["offer/finance-not-in-force"]);
});

test("names every fault of an offer", () => {
  const offer = aLeaseOffer({ valid_until: "2026-11-01", model: "kuga", specs: { fuel: "petrol" } });
  expect(findPublicationFaults(offer, context()).map(({ code }) => code)).toEqual([
    "offer/expired",
    "offer/model-unknown",
    "offer/co2-missing",
    "offer/consumption-missing",
  ]);
});
