import { expect, test } from "vitest";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { crumbsData } from "../../lib/structured-data.ts";
import { exampleVehicle } from "../stock/example-vehicle.ts";
import { vehicleData } from "./vehicle-data.ts";

const siteUrl = "https://alzette.example";

// As it is written: what is not known is not there.
const dataOf = (changes: Partial<Vehicle> = {}): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(
      vehicleData({
        vehicle: exampleVehicle(changes),
        location: null,
        seller: "Alzette Automobiles",
        url: `${siteUrl}/stock/100241`,
        siteUrl,
        today: "2026-11-20",
      }),
    ),
  ) as Record<string, unknown>;

test("a car says what it is and what it costs in the units schema.org asks for", () => {
  expect(dataOf()).toMatchObject({
    "@type": "Car",
    name: "Opel Corsa GS 1.2 Turbo",
    brand: { "@type": "Brand", name: "Opel" },
    model: "Corsa",
    mileageFromOdometer: { "@type": "QuantitativeValue", value: 12_500, unitCode: "KMT" },
    fuelType: "Essence",
    itemCondition: "https://schema.org/UsedCondition",
    image: [`${siteUrl}/studio/1/hatchback-front-orange.jpg`],
    offers: {
      "@type": "Offer",
      price: "19490.00",
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      seller: { "@type": "AutoDealer", name: "Alzette Automobiles" },
    },
  });
});

test("what the feed does not say is left out, and without a price nothing is offered", () => {
  const data = dataOf({ price: { purchase: null }, color: null, color_name: null, construction_year: null, doors: 0 });
  for (const name of ["offers", "color", "vehicleModelDate", "numberOfDoors"]) expect(data).not.toHaveProperty(name);
});

test("availability is told as it is", () => {
  const offer = (changes: Partial<Vehicle>): unknown => dataOf(changes)["offers"];
  expect(offer({ availability: "reserved" })).toMatchObject({ availability: "https://schema.org/Reserved" });
  expect(offer({ availability: "sold" })).toMatchObject({ availability: "https://schema.org/SoldOut" });
  expect(offer({ available_from: "2027-01-03" })).toMatchObject({ availabilityStarts: "2027-01-03" });
  expect(offer({ available_from: "2026-11-20" })).not.toHaveProperty("availabilityStarts");
});

test("a van is a vehicle, and only pictures that the site serves are named", () => {
  const media = [
    { type: "image", url: "https://feeds.example/1.jpg", alt: null },
    { type: "image", url: "/media/1.webp", alt: null },
  ] as const;
  expect(dataOf({ kind: "van", media })).toMatchObject({ "@type": "Vehicle", image: [`${siteUrl}/media/1.webp`] });
});

test("the way to a page is counted from one, and the page itself needs no address", () => {
  expect(crumbsData([], siteUrl)).toBeNull();
  expect(crumbsData([{ label: "Stock", href: "/stock" }, { label: "Opel Corsa" }], siteUrl)).toMatchObject({
    itemListElement: [
      { position: 1, name: "Stock", item: `${siteUrl}/stock` },
      { position: 2, name: "Opel Corsa" },
    ],
  });
});
