import { describe, expect, test } from "vitest";
import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import { aCarStockIndex } from "../../../../tests/builders/car-stock.ts";
import { writeOfferQuery } from "../../lease-offers/index.ts";
import { prepareQuickSearch } from "../index.ts";

const { parseLease } = prepareQuickSearch(VEHICLE_LABELS)(aCarStockIndex());

const read = (text: string): string | null => {
  const phrase = parseLease(text);
  return phrase && `${phrase.kind} ${writeOfferQuery(phrase.query)}`.trim();
};

describe("reads a search for lease offers", () => {
  test.each([
    ["leasing", "private"],
    ["leasing 48 mois moins de 400 € par mois 15 000 km", "private monthly-max=400&duration=48&mileage=15000"],
    ["Leasing sur 4 ans, 20.000 km/an, max 350€/mois", "private monthly-max=350&duration=48&mileage=20000"],
    ["private lease 36 mois", "private duration=36"],
    ["leasing moins de 300", "private monthly-max=300"],
    ["leasing 300", "private monthly-max=300"],
    ["LLD entre 200 et 400 € par mois", "private monthly-max=400"],
    ["leasing plus de 500 € par mois", "private"],
    ["location longue durée ford", "private brand=ford"],
    ["ford en leasing électrique 10000 km par an", "private brand=ford&fuel=electric&mileage=10000"],
    ["leasing suv diesel", "private body=suv&fuel=diesel"],
    ["leasing professionnel 48 mois", "business duration=48"],
    ["leasing société", "business"],
    ["leasing pour entreprise hors TVA 500 €", "business monthly-max=500"],
    ["business lease 30 000 km", "business mileage=30000"],
    ["leasing htva", "business"],
    ["leasing utilitaire 60 mois", "van duration=60"],
    ["leasing professionnel utilitaire", "van"],
    ["leasing 12 mois", "private"],
    ["leasing 24 mois de garantie", "private"],
    ["leasing 90 000 km", "private"],
  ])("“%s” is %s", (text, expected) => {
    expect(read(text)).toBe(expected);
    expect(read(text.toUpperCase())).toBe(expected);
    expect(read(text.normalize("NFD").replaceAll(/\p{M}/gu, ""))).toBe(expected);
  });
});

test.each(["", "golf", "moins de 300 € par mois", "48 mois", "société", "mensualité 250", "15 000 km par an"])(
  "“%s” does not ask for a lease",
  (text) => {
    expect(parseLease(text)).toBeNull();
  },
);

test("names the model that the text names", () => {
  expect(parseLease("leasing golf")).toMatchObject({
    query: { brand: "volkswagen" },
    model: { brand: "volkswagen", slug: "golf" },
  });
  expect(parseLease("leasing volkswagen")?.model).toBeNull();
});

test("describes the search in one line", () => {
  expect(parseLease("leasing volkswagen 48 mois moins de 400 € par mois 15 000 km")?.label).toBe(
    "Leasing · Volkswagen · 48\u00a0mois · 15\u202f000\u00a0km/an · jusqu’à 400\u00a0€/mois",
  );
  expect(parseLease("leasing pro")?.label).toBe("Leasing professionnel");
});
