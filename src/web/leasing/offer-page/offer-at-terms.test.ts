import { expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries/index.ts";
import { offeredVehicle, quoteOffer } from "#domain/lease-offers/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import { aLeaseOffer, anOfferMarket } from "../../../../tests/builders/lease-offer.ts";
import { someRates } from "../../../../tests/builders/ownership.ts";
import { offerAtTerms, offerDetails, type OfferBasis } from "./offer-at-terms.ts";

const offer = aLeaseOffer();

const BASIS: OfferBasis = {
  estimate: {
    vehicle: { ...offeredVehicle(offer), wltp: true },
    rates: someRates(),
    countryTerms: COUNTRIES.LU.terms,
    namesValues: true,
    offer,
    title: "Ford Puma",
    vatShare: 0.17,
  },
  href: "/private-lease/ford-puma",
  requestHref: "/private-lease/ford-puma/demande",
  fleetHref: null,
};

const viewAt = (query: string) => offerAtTerms(BASIS, new URLSearchParams(query));

const detailsAt = (query: string) => offerDetails(BASIS, new URLSearchParams(query));

const TERMS = { durationMonths: 36, annualMileageKm: 10_000, depositCents: 0 };

test("states the figures of the quote in payment, grid, conditions and table alike", () => {
  const quote = quoteOffer(offer, TERMS, anOfferMarket());
  if (!quote.ok) throw new Error(quote.error);
  const amount = formatEuros(quote.value.monthlyCents);
  const view = viewAt("duration=36&mileage=10000&deposit=0");
  expect(view.chosen).toEqual(TERMS);
  expect(view.monthly.amount).toBe(amount);
  expect(view.conditions).toContain(`36\u00a0loyers de ${amount} TTC`);
  const { grid, figures } = detailsAt("duration=36&mileage=10000&deposit=0");
  expect(figures.map(({ value }) => value)).toContain(amount);
  const chosen = grid.rows.flatMap(({ cells }) => cells).filter(({ isChosen }) => isChosen);
  expect(chosen).toEqual([
    { amount, isChosen: true, href: "/private-lease/ford-puma?duration=36&mileage=10000&deposit=0" },
  ]);
  expect(view.requestHref).toBe("/private-lease/ford-puma/demande?duration=36&mileage=10000&deposit=0");
});

test("links to other terms carry the visitor's energy prices, but neither years nor kilometres", () => {
  const { terms } = viewAt("duration=36&cost-years=2&cost-km=9000&cost-fuel=1%2C80");
  expect(terms.advertisedHref).toBe("/private-lease/ford-puma?cost-fuel=1%2C80");
  expect(terms.carried).toEqual([["cost-fuel", "1,80"]]);
  for (const { href } of detailsAt("cost-fuel=1%2C80").grid.deposits)
    expect(href).toMatch(/deposit=\d+&cost-fuel=1%2C80$/);
});

test("falls back to the advertised terms where the requested ones have no payment, and says why", () => {
  const view = viewAt("deposit=28000");
  expect(view.chosen).toEqual({ durationMonths: 48, annualMileageKm: 15_000, depositCents: 300_000 });
  expect(view.search).toBe("duration=48&mileage=15000&deposit=28000");
  expect(view.monthly.amount).toBe(viewAt("").monthly.amount);
  expect(view.terms.problem).toMatch(/premier versement/);
});
