import { expect, test } from "vitest";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { crumbsData } from "../../platform/page/structured-data.ts";
import { exampleVehicle } from "../card/vehicle.examples.ts";
import { vehicleData } from "./loader.server.ts";

const siteUrl = "https://alzette.example";

// Serialised, so that undefined values are omitted.
const dataOf = (changes: Partial<Vehicle> = {}, showVin = false): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(
      vehicleData({
        vehicle: exampleVehicle(changes),
        location: null,
        seller: "Alzette Automobiles",
        url: `${siteUrl}/stock/100241`,
        siteUrl,
        showVin,
        today: "2026-11-20",
      }),
    ),
  ) as Record<string, unknown>;

test("describes a car and its offer in schema.org units", () => {
  expect(dataOf()).toMatchObject({
    "@type": "Car",
    name: "Opel Corsa GS 1.2 Turbo",
    brand: { "@type": "Brand", name: "Opel" },
    model: "Corsa",
    mileageFromOdometer: { "@type": "QuantitativeValue", value: 12_500, unitCode: "KMT" },
    fuelType: "Essence",
    itemCondition: "https://schema.org/UsedCondition",
    image: [`${siteUrl}/studio/2/hatchback-front-orange.jpg`],
    offers: {
      "@type": "Offer",
      price: "19490.00",
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      seller: { "@type": "AutoDealer", name: "Alzette Automobiles" },
    },
  });
});

test("leaves out unknown values, and the offer of a vehicle without a price", () => {
  const data = dataOf({ price: { purchase: null }, color: null, color_name: null, construction_year: null, doors: 0 });
  for (const name of ["offers", "color", "vehicleModelDate", "numberOfDoors"]) expect(data).not.toHaveProperty(name);
});

test("maps the availability", () => {
  const offer = (changes: Partial<Vehicle>): unknown => dataOf(changes)["offers"];
  expect(offer({ availability: "reserved" })).toMatchObject({ availability: "https://schema.org/Reserved" });
  expect(offer({ availability: "sold" })).toMatchObject({ availability: "https://schema.org/SoldOut" });
  expect(offer({ available_from: "2027-01-03" })).toMatchObject({ availabilityStarts: "2027-01-03" });
  expect(offer({ available_from: "2026-11-20" })).not.toHaveProperty("availabilityStarts");
});

test("describes a van as a vehicle and names images of the site only", () => {
  const media = [
    { type: "image", url: "https://feeds.example/1.jpg", alt: null },
    { type: "image", url: "/media/1.webp", alt: null },
  ] as const;
  expect(dataOf({ kind: "van", media })).toMatchObject({ "@type": "Vehicle", image: [`${siteUrl}/media/1.webp`] });
});

test("numbers breadcrumbs from one and omits the URL of the current page", () => {
  expect(crumbsData([], siteUrl)).toBeNull();
  expect(crumbsData([{ label: "Stock", href: "/stock" }, { label: "Opel Corsa" }], siteUrl)).toMatchObject({
    itemListElement: [
      { position: 1, name: "Stock", item: `${siteUrl}/stock` },
      { position: 2, name: "Opel Corsa" },
    ],
  });
});
