import { expect, test } from "vitest";
import { aLeaseOffer, aLeaseOfferRow } from "../../../tests/builders/lease-offer.ts";
import { leaseOfferSchema } from "./offer.ts";
import { monthlyMileageKm } from "./offer-terms.ts";

const issues = (overrides: object): readonly string[] =>
  (leaseOfferSchema.safeParse(aLeaseOfferRow(overrides)).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")} ${message}`,
  );

test("reads an offer and completes what it leaves out", () => {
  expect(aLeaseOffer()).toMatchObject({ establishment_fee: null, lessor: null, images: [], delivery_weeks: null });
});

test.each([
  [{ valid_until: "2026-09-30" }, "valid_until must not be before valid_from"],
  [{ not_included: ["maintenance"] }, "not_included must not name an item that is included"],
  [{ included: ["assistance", "assistance"] }, "included must not name an item twice"],
  [{ slug: "Ford Puma" }, "slug must be a slug: lower-case letters, digits and single hyphens"],
])("rejects %o", (overrides, issue) => {
  expect(issues(overrides)).toContain(issue);
});

test("rejects a duration, a mileage or a payment out of range, and an unknown field", () => {
  const wrong = { duration_months: 12, annual_mileage_km: 90_000, complete_price: 0, wheels: 4 };
  expect(issues(wrong)).toHaveLength(4);
});

test("gives the kilometres of a month", () => {
  expect([10_000, 15_000, 12_006].map(monthlyMileageKm)).toEqual([833, 1250, 1001]);
});
