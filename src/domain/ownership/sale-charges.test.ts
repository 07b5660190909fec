import { expect, test } from "vitest";
import { chargedCents } from "./sale-charges.ts";
import { saleChargesSchema } from "./sale-charges-settings.ts";

const provenance = { from: "2026-01-01", owner: "Direction", source: "Conditions de vente" };

test.each([
  ["included", "included", 0],
  ["included", { cents: 18_500 }, 18_500],
  [{ cents: 45_000 }, { cents: 18_500 }, 63_500],
] as const)("a delivery %o and a registration %o cost %i besides the price", (delivery, registration, cents) => {
  const [entry] = saleChargesSchema.parse([{ ...provenance, delivery, registration }]);
  expect(entry && chargedCents(entry)).toBe(cents);
});

test.each([0, "comprise", { cents: 0 }, { cents: -1 }, { cents: 1.5 }, undefined])(
  "refuses the charge %o",
  (delivery) => {
    expect(saleChargesSchema.safeParse([{ ...provenance, delivery, registration: "included" }]).success).toBe(false);
  },
);
