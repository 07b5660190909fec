import { expect, test } from "vitest";
import { chargesText, chargesToday } from "./charges-text.ts";

const entry = { from: "2026-01-01", owner: "Direction", source: "Conditions de vente" };

test.each([
  ["included", "included", "Livraison en concession et immatriculation comprises."],
  [
    "included",
    { cents: 18_500 },
    "Livraison en concession comprise. Immatriculation par nos soins : 185 €. Avec ces frais : 25 185 €.",
  ],
  [
    { cents: 45_000 },
    "included",
    "Livraison en concession : 450 €. Immatriculation comprise. Avec ces frais : 25 450 €.",
  ],
  [
    { cents: 45_000 },
    { cents: 18_500 },
    "Livraison en concession : 450 €. Immatriculation par nos soins : 185 €. Avec ces frais : 25 635 €.",
  ],
] as const)("a delivery %o and a registration %o", (delivery, registration, text) => {
  expect(chargesText({ ...entry, delivery, registration }, 2_500_000)?.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(text);
});

test("says that amounts whose day has passed are on request", () => {
  const charges = [{ ...entry, until: "2026-12-31", delivery: "included", registration: { cents: 18_500 } } as const];
  const on = (day: string) => chargesText(chargesToday({ charges }, new Date(`${day}T12:00:00Z`)), 2_500_000);
  expect(on("2026-12-31")).toContain("185");
  expect(on("2027-01-01")).toBe("Livraison et immatriculation\u00a0: montants sur demande.");
});

test("says nothing that the settings do not state", () => {
  expect(chargesText(null, 2_500_000)).toBeNull();
});
