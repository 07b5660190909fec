import { expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries/index.ts";
import { offeredVehicle, quoteOffer } from "#domain/lease-offers/index.ts";
import { aLeaseOffer, anOfferMarket } from "../../../../tests/builders/lease-offer.ts";
import { someRates } from "../../../../tests/builders/ownership.ts";
import { buildOfferOwnershipView } from "./build-offer-ownership-view.ts";
import type { OfferOwnershipBasis } from "./ownership-basis.ts";

const basisOf = (overrides: object = {}, terms: Partial<OfferOwnershipBasis["terms"]> = {}): OfferOwnershipBasis => {
  const offer = aLeaseOffer(overrides);
  return {
    vehicle: { ...offeredVehicle(offer), wltp: true },
    rates: someRates(),
    countryTerms: COUNTRIES.LU.terms,
    namesValues: true,
    offer,
    title: "Ford Puma",
    terms: { durationMonths: 48, annualMileageKm: 15_000, depositCents: 300_000, ...terms },
    vatShare: 0.17,
  };
};

const viewOf = (basis: OfferOwnershipBasis, query = "") => {
  const view = buildOfferOwnershipView(basis, new URLSearchParams(query));
  if (view === null) throw new Error("no rates in force");
  return view;
};

const NBSP = "\u00a0";

test("the lease costs the payments of the offer's own quote", () => {
  const basis = basisOf();
  const quote = quoteOffer(basis.offer, basis.terms, anOfferMarket());
  const total = quote.ok ? quote.value.totalPaymentsCents : Number.NaN;
  const payments = viewOf(basis).rows.find(({ key }) => key === "lease_payments");
  expect(payments?.cells[2]).toBe(`${Math.round(total / 4800)}${NBSP}€`);
});

test("what the payments include is not paid beside the lease, but by a buyer", () => {
  const rows = new Map(viewOf(basisOf()).rows.map(({ key, cells }) => [key, cells]));
  expect(rows.get("maintenance")).toEqual([`63${NBSP}€`, `63${NBSP}€`, "compris"]);
  expect(rows.get("insurance")?.[2]).toBe(`83${NBSP}€`);
});

test("the conditions are those of the offer at the years of the estimate", () => {
  const conditions = (query: string) =>
    viewOf(basisOf(), query).assumptions.find(({ title }) => title === "Location longue durée")?.text ?? "";
  expect(conditions("")).toMatch(/48\u00a0mois.*48\u00a0loyers de.*Offre valable du.*sous réserve d’acceptation/);
  expect(conditions("cost-years=2&cost-km=20000")).toMatch(/24\u00a0mois et 20\u202f000\u00a0km.*24\u00a0loyers de/);
});

test("begins at the terms of the page where the estimate offers their years", () => {
  const values = (basis: OfferOwnershipBasis) => viewOf(basis).fields.map(({ value }) => value);
  expect(values(basisOf({}, { durationMonths: 36, annualMileageKm: 10_000 })).slice(0, 2)).toEqual([
    "3",
    "10\u202f000",
  ]);
  expect(values(basisOf({}, { durationMonths: 42 }))[0]).toBe("4");
});

test("an offer that cannot be quoted for a use says so", () => {
  const far = viewOf(basisOf(), "cost-km=60000&cost-years=5");
  expect(far.columns.map(({ option }) => option)).toEqual(["cash", "loan"]);
  expect(far.missing).toContain("Pas de leasing");
});
