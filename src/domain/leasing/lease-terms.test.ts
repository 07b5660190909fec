import fc from "fast-check";
import { expect, test } from "vitest";
import { completeTerms, parseTermsQuery, writeTermsQuery } from "./lease-terms.ts";

test("reads months, kilometres a year and a deposit in euros", () => {
  expect(parseTermsQuery(new URLSearchParams("duration=48&mileage=15000&deposit=5000"))).toEqual({
    durationMonths: 48,
    annualMileageKm: 15_000,
    depositCents: 500_000,
  });
});

test("reads an amount with a space between the thousands", () => {
  expect(parseTermsQuery(new URLSearchParams({ deposit: "5\u202f000" })).depositCents).toBe(500_000);
});

test.each(["", "-1", "4.5", "1e3", "48 mois", "9999999999"])("takes %j for not stated", (text) => {
  expect(parseTermsQuery(new URLSearchParams({ duration: text, mileage: text, deposit: text }))).toEqual({
    durationMonths: null,
    annualMileageKm: null,
    depositCents: null,
  });
});

test("completes what is not stated", () => {
  const defaults = { durationMonths: 48, annualMileageKm: 15_000, depositCents: 450_000 };
  expect(completeTerms(parseTermsQuery(new URLSearchParams("deposit=0")), defaults)).toEqual({
    ...defaults,
    depositCents: 0,
  });
});

test("reads what it writes", () => {
  const terms = fc.record({
    durationMonths: fc.integer({ min: 24, max: 60 }),
    annualMileageKm: fc.integer({ min: 5000, max: 60_000 }),
    depositCents: fc.integer({ min: 0, max: 1_000_000 }).map((euros) => euros * 100),
  });
  fc.assert(
    fc.property(terms, (value) => {
      expect(parseTermsQuery(writeTermsQuery(value))).toEqual(value);
    }),
  );
});
