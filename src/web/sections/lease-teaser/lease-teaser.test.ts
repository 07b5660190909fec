import { COUNTRIES } from "#domain/countries/index.ts";
import { describe, expect, it } from "vitest";
import { createLeaseOfferService } from "#application/lease-offers/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import { aFinance, FINANCE_PROVENANCE } from "../../../../tests/builders/finance.ts";
import { aLeaseOffer } from "../../../../tests/builders/lease-offer.ts";
import type { LiveContent } from "../elements/live-content.ts";
import { FORD, aModel, buildView } from "../../../../tests/builders/live-sections.ts";
import type { LeaseTeaserView } from "./lease-teaser.tsx";
import { createFixedClock } from "../../../../tests/fakes/fixed-clock.ts";

describe("lease teaser section", () => {
  const conditions = {
    monthlyCents: 29_912,
    terms: { durationMonths: 48, annualMileageKm: 15_000, depositCents: 414_000 },
    priceCents: 2_760_000,
    feeCents: 25_000,
    kind: "lease_with_option" as const,
    optionPriceCents: 1_200_000,
    credit: {
      yearlyRate: 0.0499,
      effectiveYearlyRate: 0.0521,
      financedCents: 2_346_000,
      creditCostCents: 314_776,
      totalDueCents: 2_660_776,
      warning: "Attention",
      schedule: [],
    },
    totalPaymentsCents: 1_849_776,
    lessor: "Alzette Location S.A.",
    intermediary: null,
    acceptance: "sous réserve d’acceptation du dossier",
    example: "Exemple.",
    asOf: "2026-11-20",
  };
  const puma = aModel(1, "puma", {
    versions: [{ name: "Titanium", fuel: "petrol", price: 2_760_000, co2: 121, consumption: { combined: 5.3 } }],
  });
  const content: Partial<LiveContent> = {
    brands: [FORD],
    models: [puma, aModel(2, "kuga")],
    count: () => 1,
    leaseOfferOf: ({ versions: [version] }) => (version ? { version, conditions } : null),
  };

  it("displays all conditions, CO₂ and consumption", async () => {
    const view = await buildView<LeaseTeaserView>({ component: "lease_teaser" as const, title: "Leasing" }, content);
    expect(view?.items).toHaveLength(1);
    const [card] = view?.items ?? [];
    expect(card?.monthly).toBe("299\u00a0€");
    expect(card?.name).toBe("en location avec option d’achat");
    for (const term of ["48\u00a0mois", "TAEG", "Alzette Location", "sous réserve", "premier versement"]) {
      expect(card?.conditions).toContain(term);
    }
    expect(card?.emissions).toBe("5,3\u00a0l/100\u00a0km\u00a0· CO₂\u00a0121\u00a0g/km (WLTP)");
  });

  it("is left out without a lease offer", async () => {
    const view = await buildView<LeaseTeaserView>(
      { component: "lease_teaser" as const, title: "Leasing" },
      { ...content, leaseOfferOf: () => null },
    );
    expect(view).toBeUndefined();
  });

  it("shows the private offer of a model in the place of its advertised payment, and leads to it", async () => {
    const leaseOffers = createLeaseOfferService({
      catalogue: () => ({ brands: [FORD], models: [puma], leaseOffers: [aLeaseOffer()] }),
      settings: {
        finance: aFinance(),
        vat: [{ ...FINANCE_PROVENANCE, share: 0.17 }],
        countryTerms: COUNTRIES.LU.terms,
      },
      clock: createFixedClock("2026-11-20T10:00:00Z"),
    });
    const view = await buildView<LeaseTeaserView>(
      { component: "lease_teaser" as const, title: "Leasing" },
      { ...content, models: [puma], leaseOffers },
    );
    const [offer] = leaseOffers.published();
    expect(view?.items).toMatchObject([
      { href: "/private-lease/ford-puma", monthly: formatEuros(offer?.quote.monthlyCents ?? 0), version: "Titanium" },
    ]);
  });
});
