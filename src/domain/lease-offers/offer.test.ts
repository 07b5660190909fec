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

test.each([
  [
    { not_included: ["winter_tyres"], standard_equipment: ["winter_tyres"] },
    "not_included must not name winter_tyres, which is standard_equipment",
  ],
  [{ standard_equipment: ["abs", "abs"] }, "standard_equipment must not name an item twice"],
  [{ included: ["insurance_excess"] }, "included must not name insurance_excess without insurance"],
  [{ included: ["registration"] }, "services must cost nothing, since no service is included"],
  [{ included: ["maintenance", "excess_km"] }, "excess_km_cents must be 0, since excess_km is included"],
  [
    { not_included: ["excess_km"], excess_km_cents: 0 },
    "excess_km_cents must be above 0, since excess_km is not included",
  ],
  [{ deposit: 3_000_000 }, "deposit must be less than complete_price"],
  [
    { residual_share: 0.9 },
    "residual_share leaves nothing to pay: deposit and residual value together reach complete_price",
  ],
  [{ specs: { fuel: "electric", co2: 12 } }, "specs.co2 must be 0 for an electric vehicle"],
  [{ specs: { fuel: "electric", cylinder_cc: 999 } }, "specs.cylinder_cc must be empty for an electric vehicle"],
  [
    { specs: { fuel: "electric", consumption: { combined: 5 } } },
    "specs.consumption.combined must be empty for an electric vehicle, whose consumption is electric_kwh",
  ],
  [
    { specs: { fuel: "diesel", consumption: { electric_kwh: 15 } } },
    "specs.consumption.electric_kwh must be empty for a vehicle that is not charged",
  ],
  [
    { standard_equipment: ["charging_cable"] },
    "standard_equipment must not name charging_cable or fast_charging for a vehicle that is not charged",
  ],
])("refuses what contradicts itself: %o", (overrides, issue) => {
  expect(issues(overrides)).toEqual([issue]);
});

test("rejects a duration, a mileage or a payment out of range, and an unknown field", () => {
  const wrong = { duration_months: 12, annual_mileage_km: 90_000, complete_price: 0, wheels: 4 };
  expect(issues(wrong)).toHaveLength(4);
});

test("gives the kilometres of a month", () => {
  expect([10_000, 15_000, 12_006].map(monthlyMileageKm)).toEqual([833, 1250, 1001]);
});
