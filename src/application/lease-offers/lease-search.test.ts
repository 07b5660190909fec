import { beforeEach, expect, test } from "vitest";
import { parseStory, type Story } from "#domain/content/index.ts";
import { EMPTY_OFFER_QUERY, publishOffers, type OfferKind, type OfferQuery } from "#domain/lease-offers/index.ts";
import { prepareQuickSearch } from "#domain/phrases/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { EMPTY_QUERY, parseStockQuery } from "#domain/vehicles/index.ts";
import { aCarStockIndex } from "../../../tests/builders/car-stock.ts";
import { aLeaseOffer, anOfferMarket } from "../../../tests/builders/lease-offer.ts";
import { VEHICLE_LABELS } from "../strings/vehicles/vehicle-labels.ts";
import { answerLeaseSearch } from "./lease-search.ts";

const quickSearch = prepareQuickSearch(VEHICLE_LABELS)(aCarStockIndex());

const golf = publishOffers([aLeaseOffer({ slug: "volkswagen-golf", brand: "volkswagen", model: "golf" })], {
  brands: [{ slug: "volkswagen", name: "Volkswagen" }],
  models: [{ brand: "volkswagen", slug: "golf", name: "Golf" }],
  market: anOfferMarket(),
  today: "2026-11-22",
});

const aStory = (slug: string, kind: OfferKind): Story => {
  const parsed = parseStory(slug, {
    name: slug,
    title: slug,
    updated_at: "2026-11-01T08:00:00Z",
    sections: [{ component: "lease_offers", anchor: "offres", title: "Offres", kind }],
  });
  if (!parsed.ok) throw new Error("no story");
  return parsed.value.value;
};

const STORIES: readonly Story[] = [
  aStory("private-lease", "private"),
  aStory("business-lease", "business"),
  aStory("entreprise/vehicules-utilitaires", "van"),
];

let asked: (readonly [OfferKind, OfferQuery])[] = [];

beforeEach(() => {
  asked = [];
});

const answer = (query: string, { offers = golf, stories = STORIES } = {}) =>
  answerLeaseSearch(parseStockQuery(new URLSearchParams(query)), {
    stock: { quickSearch: () => quickSearch },
    paths: createPaths(FRENCH_SEGMENTS),
    content: { story: async (slug) => stories.find((story) => story.slug === slug) ?? null },
    leaseOffers: {
      list: (kind, offerQuery) => {
        asked.push([kind, offerQuery]);
        return {
          offers: offers.map((offer) => ({ ...offer, isRecalculated: false })),
          facets: { brand: [], body: [], fuel: [] },
          budgets: [],
        };
      },
      ofModel: (kind, model) =>
        offers.filter(({ offer }) => offer.kind === kind && offer.brand === model.brand && offer.model === model.slug),
    },
  });

test("leads to the overview of the kind, with the filters of the text and the editors' anchor", async () => {
  expect(await answer("q=leasing 48 mois moins de 400 € par mois 15 000 km")).toMatchObject({
    href: "/private-lease?monthly-max=400&duration=48&mileage=15000#offres",
    count: 1,
  });
  expect((await answer("q=leasing société"))?.href).toBe("/business-lease#offres");
  expect((await answer("q=leasing utilitaire"))?.href).toBe("/entreprise/vehicules-utilitaires#offres");
  expect(asked.map(([kind]) => kind)).toEqual(["private", "business", "van"]);
  expect(asked[1]).toEqual(["business", EMPTY_OFFER_QUERY]);
});

test("leads to the offer of a model, at the terms of the text", async () => {
  expect((await answer("q=leasing golf"))?.href).toBe("/private-lease/volkswagen-golf");
  expect((await answer("q=leasing golf 36 mois"))?.href).toBe(
    "/private-lease/volkswagen-golf?duration=36&mileage=15000&deposit=3000",
  );
  expect((await answer("q=leasing golf moins de 400 €"))?.href).toBe(
    "/private-lease?brand=volkswagen&monthly-max=400#offres",
  );
  expect((await answer("q=leasing professionnel golf"))?.href).toBe("/business-lease?brand=volkswagen#offres");
});

test("leaves other texts, filtered searches and searches without an offer or a page to the stock", async () => {
  expect(await answer("q=golf")).toBeNull();
  expect(await answer("")).toBeNull();
  expect(await answerLeaseSearch({ ...EMPTY_QUERY, q: null }, {} as never)).toBeNull();
  expect(await answer("q=leasing&fuel=diesel")).toBeNull();
  expect(await answer("q=leasing", { offers: [] })).toBeNull();
  expect(await answer("q=leasing", { stories: [] })).toBeNull();
  expect(await answer("q=leasing&sort=price-asc&page=2")).not.toBeNull();
});
