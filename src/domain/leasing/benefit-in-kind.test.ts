import { expect, test } from "vitest";
import { FINANCE_PROVENANCE } from "../../../tests/builders/finance.ts";
import { benefitInKind, benefitInKindSchema, type CompanyCar } from "./benefit-in-kind.ts";

/** Luxembourg's rule for cars registered in 2025 and 2026. */
const [RULE] = benefitInKindSchema.parse([
  {
    ...FINANCE_PROVENANCE,
    lines: [
      { fuels: ["electric"], max_kwh_100km: 18, share: 0.005 },
      { fuels: ["electric"], max_kwh_100km: 20, max_power_kw: 150, share: 0.005 },
      { fuels: ["electric"], share: 0.006 },
      { fuels: ["hydrogen"], share: 0.005 },
      { share: 0.02 },
    ],
  },
]);

const benefitOf = (car: Partial<CompanyCar>) =>
  RULE && benefitInKind({ priceCents: 4_000_000, fuel: "electric", co2: 0, kwh100km: 16, powerKw: 150, ...car }, RULE);

test.each([
  ["a frugal electric car", {}, 0.005],
  ["one at the limit", { kwh100km: 18, powerKw: 250 }, 0.005],
  ["a less frugal one of little power", { kwh100km: 20 }, 0.005],
  ["a less frugal one of more power", { kwh100km: 19, powerKw: 151 }, 0.006],
  ["a thirsty one", { kwh100km: 20.1 }, 0.006],
  ["a fuel cell", { fuel: "hydrogen", kwh100km: null }, 0.005],
  ["a plug-in hybrid", { fuel: "electric+petrol", co2: 20 }, 0.02],
  ["a petrol car", { fuel: "petrol", co2: 120, kwh100km: null }, 0.02],
] as const)("%s is %j: %d of the price", (_, car, share) => {
  expect(benefitOf(car)).toEqual({ share, monthlyCents: 4_000_000 * share });
});

test("there is none where an unknown attribute would decide", () => {
  expect(benefitOf({ kwh100km: null })).toBeNull();
  expect(benefitOf({ kwh100km: 19, powerKw: null })).toBeNull();
});
