import { expect, test } from "vitest";
import { aFinance } from "../../../tests/builders/finance.ts";
import { prepareAdvertisedLease } from "./advertised-lease.ts";
import { modelSchema } from "./model.ts";

const TODAY = "2026-11-20";
const finance = aFinance();

const aVersion = (name: string, price: number | null, overrides: object = {}) => ({
  name,
  fuel: "petrol",
  price,
  co2: 120,
  consumption: { combined: 5.3 },
  ...overrides,
});

const aModel = (...versions: readonly object[]) =>
  modelSchema.parse({ id: 1, slug: "puma", brand: "ford", name: "Puma", kind: "passenger", versions });

const toAdvertisedLease = prepareAdvertisedLease(finance, TODAY);

test("advertises the cheapest version with its conditions", () => {
  const lease = toAdvertisedLease(aModel(aVersion("ST-Line", 2_900_000), aVersion("Titanium", 2_700_000)));
  expect(lease?.version.name).toBe("Titanium");
  expect(lease?.conditions).toMatchObject({
    priceCents: 2_700_000,
    terms: { durationMonths: 48, annualMileageKm: 15_000, depositCents: 405_000 },
    lessor: "Alzette Location S.A.",
    intermediary: null,
    acceptance: "sous réserve d’acceptation du dossier",
    kind: "lease_with_option",
    credit: { warning: "Avertissement." },
  });
});

test("skips versions without CO₂ or consumption", () => {
  const incomplete = [
    aVersion("Sans CO₂", 1_500_000, { co2: null }),
    aVersion("Sans consommation", 1_500_000, { consumption: null }),
    aVersion("Vide", 1_500_000, { consumption: { combined: null } }),
  ];
  expect(toAdvertisedLease(aModel(...incomplete, aVersion("Titanium", 2_700_000)))?.version.name).toBe("Titanium");
  expect(toAdvertisedLease(aModel(...incomplete))).toBeNull();
});

test("returns null without a price or without terms for the day", () => {
  expect(toAdvertisedLease(aModel(aVersion("Titanium", null)))).toBeNull();
  expect(prepareAdvertisedLease(finance, "2025-12-31")(aModel(aVersion("Titanium", 2_700_000)))).toBeNull();
});

test("accepts the electric consumption of an electric version", () => {
  const electric = aVersion("Gen-E", 3_500_000, { fuel: "electric", co2: 0, consumption: { electric_kwh: 14.1 } });
  expect(toAdvertisedLease(aModel(electric))?.version.name).toBe("Gen-E");
});
