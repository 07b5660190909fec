import fc from "fast-check";
import { expect, test } from "vitest";
import { aLeaseOffer, anOfferMarket } from "../../../tests/builders/lease-offer.ts";
import { BODY_STYLES, FUEL_TYPES } from "../vehicles/index.ts";
import { listOffers, similarOffers } from "./list-offers.ts";
import {
  EMPTY_OFFER_QUERY,
  isOfferQuerySet,
  OFFER_SORTS,
  parseOfferQuery,
  writeOfferQuery,
  type OfferQuery,
} from "./offer-query.ts";
import { publishOffers } from "./publication.ts";
import { quoteOffer } from "./quote-offer.ts";

const market = anOfferMarket();

const MODELS = [
  { brand: "ford", slug: "puma", name: "Puma" },
  { brand: "ford", slug: "kuga", name: "Kuga" },
  { brand: "opel", slug: "corsa", name: "Corsa" },
];

const OFFERS = publishOffers(
  [
    aLeaseOffer(),
    aLeaseOffer({ id: 2, slug: "ford-kuga", model: "kuga", complete_price: 4_000_000 }),
    aLeaseOffer({
      id: 3,
      slug: "opel-corsa",
      brand: "opel",
      model: "corsa",
      body_style: "compact",
      complete_price: 2_000_000,
      specs: { fuel: "electric", consumption: { electric_kwh: 14.1 }, co2: 0 },
    }),
  ],
  {
    brands: [
      { slug: "ford", name: "Ford" },
      { slug: "opel", name: "Opel" },
    ],
    models: MODELS,
    market,
    today: "2026-11-22",
  },
);

const list = (query: Partial<OfferQuery> = {}, mode: "with" | "without" = "with") =>
  listOffers(OFFERS, { ...EMPTY_OFFER_QUERY, ...query }, market, mode);

const slugs = (query: Partial<OfferQuery> = {}): readonly string[] => list(query).offers.map(({ offer }) => offer.slug);

test("lists the cheapest offer first and sorts by price or name", () => {
  expect(slugs()).toEqual(["opel-corsa", "ford-puma", "ford-kuga"]);
  expect(slugs({ sort: "price-desc" })).toEqual(["ford-kuga", "ford-puma", "opel-corsa"]);
  expect(slugs({ sort: "name" })).toEqual(["ford-kuga", "ford-puma", "opel-corsa"]);
});

test("filters by brand, body, fuel and budget, and all of them together", () => {
  expect(slugs({ brand: "ford" })).toEqual(["ford-puma", "ford-kuga"]);
  expect(slugs({ body: "compact" })).toEqual(["opel-corsa"]);
  expect(slugs({ fuel: "petrol", brand: "opel" })).toEqual([]);
  const [, puma] = list().offers;
  const budget = Math.ceil((puma?.quote.monthlyCents ?? 0) / 100);
  expect(slugs({ monthlyMax: budget })).toEqual(["opel-corsa", "ford-puma"]);
  expect(slugs({ monthlyMax: budget - 1 })).toEqual(["opel-corsa"]);
});

test("compares the budget of companies without VAT", () => {
  const [, puma] = list({}, "without").offers;
  const monthlyMax = Math.ceil((puma?.quote.monthlyWithoutVatCents ?? 0) / 100);
  const matches = list({ monthlyMax }, "without").offers.map(({ offer }) => offer.slug);
  expect(matches).toEqual(["opel-corsa", "ford-puma"]);
  expect(slugs({ monthlyMax })).toEqual(["opel-corsa"]);
});

test("calculates every offer at the requested terms and compares budgets at these", () => {
  const [corsa] = list({ durationMonths: 24, annualMileageKm: 10_000 }).offers;
  expect(corsa?.isRecalculated).toBe(true);
  const terms = { durationMonths: 24, annualMileageKm: 10_000, depositCents: 300_000 };
  const expected = corsa && quoteOffer(corsa.offer, terms, market);
  expect(expected).toEqual({ ok: true, value: corsa?.quote });
  expect(list({ durationMonths: 48 }).offers.every(({ isRecalculated }) => !isRecalculated)).toBe(true);
});

test("counts the values of a facet without its own selection and the budgets without theirs", () => {
  const { facets, budgets } = list({ brand: "ford", monthlyMax: 100_000 });
  expect(facets.brand).toEqual([
    { value: "ford", label: "Ford", count: 2 },
    { value: "opel", label: "Opel", count: 1 },
  ]);
  expect(facets.fuel).toEqual([
    { value: "petrol", label: null, count: 2 },
    { value: "electric", label: null, count: 0 },
  ]);
  expect(budgets.at(-1)).toEqual({ euros: 100_000, count: 2 });
});

test("is similar to offers of the same model, then of the same body", () => {
  const [puma] = OFFERS;
  expect(puma && similarOffers(puma, OFFERS, 3).map(({ offer }) => offer.slug)).toEqual(["ford-kuga", "opel-corsa"]);
});

const queryArbitrary: fc.Arbitrary<OfferQuery> = fc.record({
  brand: fc.constantFrom(null, "ford", "opel", "fiat"),
  body: fc.constantFrom(null, ...BODY_STYLES),
  fuel: fc.constantFrom(null, ...FUEL_TYPES),
  monthlyMax: fc.option(fc.integer({ min: 1, max: 100_000 })),
  durationMonths: fc.option(fc.integer({ min: 24, max: 60 })),
  annualMileageKm: fc.option(fc.integer({ min: 5000, max: 60_000 })),
  sort: fc.constantFrom(...OFFER_SORTS),
});

test("every query survives its URL", () => {
  fc.assert(
    fc.property(queryArbitrary, (query) => {
      expect(parseOfferQuery(new URLSearchParams(writeOfferQuery(query).toString()))).toEqual(query);
    }),
  );
  expect(writeOfferQuery(EMPTY_OFFER_QUERY).toString()).toBe("");
  expect(isOfferQuerySet({ ...EMPTY_OFFER_QUERY, sort: "name" })).toBe(true);
});

test("counts are the number of offers after selecting the value", () => {
  fc.assert(
    fc.property(queryArbitrary, (query) => {
      const { facets, budgets } = list(query);
      for (const name of ["brand", "body", "fuel"] as const) {
        for (const { value, count } of facets[name])
          expect(list({ ...query, [name]: value }).offers).toHaveLength(count);
      }
      for (const { euros, count } of budgets) expect(list({ ...query, monthlyMax: euros }).offers).toHaveLength(count);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ["brand=Ford Motor", { brand: null }],
  ["body=tank&fuel=coal&sort=random", EMPTY_OFFER_QUERY],
  ["monthly-max=0&duration=12&mileage=4999", EMPTY_OFFER_QUERY],
  ["monthly-max=300.5", { monthlyMax: null }],
  ["fuel=electric%2Bpetrol", { fuel: "electric+petrol" }],
  ["fuel=electric-petrol", { fuel: "electric+petrol" }],
  ["monthly-max=400&duration=48&mileage=15000", { monthlyMax: 400, durationMonths: 48, annualMileageKm: 15_000 }],
])("reads %s and ignores what is impossible", (search, expected) => {
  expect(parseOfferQuery(new URLSearchParams(search))).toMatchObject(expected);
});
