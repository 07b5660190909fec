import { expect, test } from "vitest";
import { aLeaseOffer, anOfferMarket } from "../../../tests/builders/lease-offer.ts";
import { fleetTotals, quoteFleet } from "./fleet.ts";
import { fleetKey, fleetParameter, parseFleetQuery, writeFleetQuery } from "./fleet-query.ts";
import { type PublishedOffer, publishOffers } from "./publication.ts";

const market = anOfferMarket();

const offers = publishOffers(
  [
    aLeaseOffer({ id: 1, slug: "ford-puma-pro", kind: "business", deposit: 0 }),
    aLeaseOffer({ id: 2, slug: "ford-puma-van", kind: "van", deposit: 100_000 }),
    aLeaseOffer({ id: 3, slug: "ford-puma", kind: "private" }),
  ],
  {
    brands: [{ slug: "ford", name: "Ford" }],
    models: [{ brand: "ford", slug: "puma", name: "Puma" }],
    market,
    today: "2026-11-22",
  },
);

const find = (slug: string): PublishedOffer | null => offers.find(({ offer }) => offer.slug === slug) ?? null;

const parse = (search: string) => parseFleetQuery(new URLSearchParams(search));

test("reads offers, terms and quantities of an address, and writes them back", () => {
  const search = "quantity-ford-puma-pro=5&quantity-ford-puma-van.36.20000.1000=2";
  const { lines, invalid } = parse(search);
  expect(lines).toEqual([
    { slug: "ford-puma-pro", terms: { durationMonths: null, annualMileageKm: null, depositCents: null }, quantity: 5 },
    {
      slug: "ford-puma-van",
      terms: { durationMonths: 36, annualMileageKm: 20_000, depositCents: 100_000 },
      quantity: 2,
    },
  ]);
  expect(invalid).toEqual([]);
  expect(writeFleetQuery(lines).toString()).toBe(search);
  expect(fleetKey(lines)).toBe("ford-puma-pro*5_ford-puma-van.36.20000.1000*2");
  expect(fleetParameter("ford-puma-pro")).toBe("quantity-ford-puma-pro");
});

test.each(["", "0", " 00 ", "&quantity-ford-puma-pro=0"])("%j is no line", (text) => {
  expect(parse(`quantity-ford-puma-pro=${text}`)).toEqual({ lines: [], invalid: [] });
});

test.each(["100", "-1", "2.5", "cinq", "1e1"])("%j is no quantity", (text) => {
  expect(parse(`quantity-ford-puma-pro=${text}&quantity-ford-puma-van=99`)).toMatchObject({
    lines: [{ slug: "ford-puma-van", quantity: 99 }],
    invalid: [{ slug: "ford-puma-pro", entered: text }],
  });
});

test("an offer that a page has twice counts where it has a quantity", () => {
  expect(parse("quantity-a=3&quantity-a=").lines).toMatchObject([{ slug: "a", quantity: 3 }]);
});

test("ignores other parameters and names that are none", () => {
  expect(parse("brand=ford&quantity-=1&quantity-A=1&quantity-a.1=1&quantity-a.48.x=2").lines).toEqual([]);
});

test("quotes offers for companies as they are today, and names the others", () => {
  const { lines } = parse("quantity-ford-puma-pro=5&quantity-ford-puma-van=1&quantity-ford-puma=1&quantity-gone=2");
  const fleet = quoteFleet(lines, find, market);
  expect(fleet.missing).toEqual(["ford-puma", "gone"]);
  expect(fleet.lines.map(({ slug, quantity }) => [slug, quantity])).toEqual([
    ["ford-puma-pro", 5],
    ["ford-puma-van", 1],
  ]);
  expect(fleet.lines[0]?.quote).toEqual(find("ford-puma-pro")?.quote);
});

test("an offer that cannot be calculated at the requested terms is quoted at its own", () => {
  const [line] = quoteFleet(parse("quantity-ford-puma-pro.7.15000=1").lines, find, market).lines;
  expect(line?.quote).toEqual(find("ford-puma-pro")?.quote);
});

test("a total is each amount times its quantity, and each contract its payments, deposit and fee", () => {
  const { lines } = quoteFleet(parse("quantity-ford-puma-pro=5&quantity-ford-puma-van.36.15000=2").lines, find, market);
  const [car, van] = lines;
  if (!car || !van) throw new Error("no lines");
  expect([car.quote.lease.terms.durationMonths, van.quote.lease.terms.durationMonths]).toEqual([48, 36]);
  const monthly = 5 * car.quote.monthlyWithoutVatCents + 2 * van.quote.monthlyWithoutVatCents;
  const start = (cents: number): number => Math.round(cents / 1.17);
  expect(fleetTotals(lines)).toEqual({
    vehicles: 7,
    monthlyWithoutVatCents: monthly,
    monthlyCents: 5 * car.quote.monthlyCents + 2 * van.quote.monthlyCents,
    contractsWithoutVatCents:
      5 * (48 * car.quote.monthlyWithoutVatCents + start(car.quote.lease.feeCents)) +
      2 * (36 * van.quote.monthlyWithoutVatCents + start(100_000 + van.quote.lease.feeCents)),
  });
});
