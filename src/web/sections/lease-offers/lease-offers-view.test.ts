import { expect, test } from "vitest";
import { createLeaseOfferService } from "#application/lease-offers/index.ts";
import { COUNTRIES } from "#domain/countries/index.ts";
import { aFinance, FINANCE_PROVENANCE } from "../../../../tests/builders/finance.ts";
import { aLeaseOffer } from "../../../../tests/builders/lease-offer.ts";
import { aModel, buildView, FORD, withSearch } from "../../../../tests/builders/live-sections.ts";
import type { LeaseOffersView } from "./lease-offers-view.ts";
import { createFixedClock } from "../../../../tests/fakes/fixed-clock.ts";

const OFFERS = [
  aLeaseOffer(),
  aLeaseOffer({ id: 2, slug: "ford-kuga", model: "kuga", complete_price: 4_500_000 }),
  aLeaseOffer({ id: 3, slug: "ford-puma-business", kind: "business", deposit: 0 }),
  aLeaseOffer({ id: 4, slug: "ford-transit", kind: "van", model: "transit", body_style: null, deposit: 351_000 }),
  aLeaseOffer({ id: 5, slug: "ford-puma-old", valid_until: "2026-11-01" }),
];

const live = (search = "") => ({
  ...withSearch(search),
  leaseOffers: createLeaseOfferService({
    catalogue: () => ({
      brands: [FORD],
      models: [aModel(1, "puma"), aModel(2, "kuga"), aModel(3, "transit", { kind: "van" })],
      leaseOffers: OFFERS,
    }),
    settings: { finance: aFinance(), vat: [{ ...FINANCE_PROVENANCE, share: 0.17 }], countryTerms: COUNTRIES.LU.terms },
    clock: createFixedClock("2026-11-20T10:00:00Z"),
  }),
});

const section = (overrides: object = {}) => ({
  component: "lease_offers" as const,
  title: "Offres",
  kind: "private",
  ...overrides,
});

test("shows each payment with its terms, conditions, emissions and validity, and no expired offer", async () => {
  const view = await buildView<LeaseOffersView>(section(), live());
  expect(view?.cards.map(({ href }) => href)).toEqual(["/private-lease/ford-puma", "/private-lease/ford-kuga"]);
  const [card] = view?.cards ?? [];
  expect(card).toMatchObject({
    title: "Ford PUMA",
    included: "Compris\u00a0: entretien et usure normale, immatriculation et plaques",
    terms: "48\u00a0mois\u00a0· 15\u202f000\u00a0km/an\u00a0· premier\u00a0versement 3\u202f000\u00a0€ TTC",
    emissions: "5,3\u00a0l/100\u00a0km\u00a0· CO₂\u00a0121\u00a0g/km (WLTP)",
    validity: "Jusqu’au 31\u00a0décembre",
    also: null,
  });
  expect(card?.monthly.suffix).toBe("/mois TTC");
  for (const part of [
    "48\u00a0mois",
    "15\u202f000\u00a0km par an",
    "Premier versement 3\u202f000\u00a0€",
    "Total des loyers et des frais",
    "Kilomètre supplémentaire\u00a0: 0,07\u00a0€",
    "Offre valable du 1er\u00a0octobre\u00a02026 au 31\u00a0décembre\u00a02026",
    "Alzette Location S.A., sous réserve d’acceptation du dossier",
    "5,3\u00a0l/100\u00a0km\u00a0· CO₂\u00a0121\u00a0g/km",
    "Compris\u00a0: immatriculation et plaques, entretien et usure normale.",
    "Non compris\u00a0: assurance casco, carburant ou électricité.",
  ]) {
    expect(card?.conditions).toContain(part);
  }
  expect(card?.conditions).not.toMatch(/TAEG|crédit|résiduelle/);
  expect(card?.name).toBe("en location longue durée");
});

test("hides CO₂ where the settings say so, but not in the legal statement", async () => {
  const view = await buildView<LeaseOffersView>(section(), {
    ...live(),
    display: { wltp: true, lease: { co2: false }, disabledBrandLogos: [], countryTerms: COUNTRIES.LU.terms },
  });
  expect(view?.cards[0]?.emissions).toBe("5,3\u00a0l/100\u00a0km (WLTP)");
  expect(view?.cards[0]?.conditions).toContain("CO₂\u00a0121\u00a0g/km");
});

test("states prices of companies without VAT, with the amount that has it beside", async () => {
  const business = await buildView<LeaseOffersView>(section({ kind: "business" }), live());
  expect(business?.cards[0]?.href).toBe("/business-lease/ford-puma-business");
  expect(business?.cards[0]?.also).toMatch(/€ TTC$/);
  expect(business?.cards[0]?.monthly.suffix).toBe("/mois hors TVA");
  expect(business?.cards[0]?.terms).toMatch(/premier\u00a0versement 0\u00a0€$/);
  const van = await buildView<LeaseOffersView>(section({ kind: "van" }), live());
  expect(van?.cards[0]?.monthly.suffix).toBe("/mois hors TVA");
  expect(van?.cards[0]?.also).toMatch(/€ TTC$/);
  expect(van?.cards[0]?.terms).toMatch(/premier\u00a0versement 3\u202f000\u00a0€ hors TVA$/);
});

test("filters by the parameters of the page and offers them with their counts", async () => {
  const view = await buildView<LeaseOffersView>(section(), live("duration=24&monthly-max=2000"));
  expect(view?.overview?.countLabel).toBe("2\u00a0offres");
  expect(view?.cards.every(({ terms }) => terms.startsWith("24\u00a0mois"))).toBe(true);
  const duration = view?.overview?.filters.find(({ name }) => name === "duration");
  expect(duration?.value).toBe("24");
  const budget = view?.overview?.filters.find(({ name }) => name === "monthly-max");
  expect(budget?.options).toContainEqual({ value: "2000", label: "Jusqu’à 2\u202f000\u00a0€ (2)" });
  expect(view?.overview?.clear?.href).toBe("/page#offres");
});

test("says which filter to drop if nothing matches, with the number of offers", async () => {
  const view = await buildView<LeaseOffersView>(section(), live("brand=ford&monthly-max=50"));
  expect(view?.cards).toEqual([]);
  expect(view?.overview?.alternatives).toEqual([
    { href: "/page?brand=ford#offres", label: "Sans «\u00a0Budget mensuel TTC\u00a0»\u00a0: 2\u00a0offres" },
  ]);
});

test("shows the offers of one model without filters, and nothing without any", async () => {
  const model = { kind: "van", brand: "ford", model: "transit" };
  const view = await buildView<LeaseOffersView>(section(model), live("brand=opel"));
  expect(view).toMatchObject({ overview: null, cards: [{ href: "/business-lease/ford-transit" }] });
  expect(await buildView<LeaseOffersView>(section({ ...model, model: "ranger" }), live())).toBeUndefined();
  expect((await buildView<LeaseOffersView>(section({ limit: 1 }), live()))?.cards).toHaveLength(1);
});
