import { expect, test } from "vitest";
import { exampleVehicle } from "../../../web/vehicle/card/vehicle.examples.ts";
import { toVehicleDetail, toVehicleSummary } from "./json.ts";

const siteUrl = "https://www.example.lu";
const context = {
  url: () => `${siteUrl}/stock/1`,
  siteUrl,
  monthlyCents: () => null,
  paymentKind: "rental" as const,
  showVin: false,
  priceSuffix: "TTC",
};

test("a vehicle has its name, its price with tax and what it cost before, and its key values", () => {
  expect(toVehicleDetail(exampleVehicle(), context)).toMatchObject({
    brand: { slug: "opel", name: "Opel" },
    model: { slug: "corsa", name: "Corsa" },
    title: "Opel Corsa",
    price: {
      purchase: {
        formatted: "19\u202f490\u00a0€",
        suffix: "TTC",
        before_discount: { formatted: "21\u202f200\u00a0€" },
      },
    },
    mileage_km: 12_500,
    fuel_type: "petrol",
    transmission_type: "automatic",
    construction_year: 2024,
    power_kw: 96,
    equipment: expect.arrayContaining(["abs", "isofix", "led_headlights"]),
  });
});

test("a vehicle without a price, or with a previous price of its feed alone, has no discount", () => {
  const priceOf = (purchase: { cents: number; before_discount_cents: number | null } | null) =>
    toVehicleDetail(exampleVehicle({ price: { purchase } }), context).price.purchase;
  expect(priceOf(null)).toBeNull();
  expect(priceOf({ cents: 1_000_000, before_discount_cents: null })?.before_discount).toBeNull();
  expect(priceOf({ cents: 1_000_000, before_discount_cents: 1_200_000 })?.before_discount).toBeNull();
});

test("a vehicle has its images and videos in the order of the feed", () => {
  const media = [
    { type: "image", url: "/1.webp", alt: "Face avant" },
    { type: "video", url: "/film.mp4", alt: null },
    { type: "image", url: "/2.webp", alt: null },
  ] as const;
  expect(toVehicleDetail(exampleVehicle({ media }), context).media).toEqual(media);
});

test("a vehicle in a list has the first photograph that the site serves, otherwise its illustration", () => {
  const others = [
    { type: "video", url: "/film.mp4", alt: null },
    { type: "image", url: "https://feed.example/1.jpg", alt: null },
  ] as const;
  const imageOf = (media: Parameters<typeof exampleVehicle>[0]) =>
    toVehicleSummary(exampleVehicle(media), context).image;
  expect(imageOf({ media: [...others, { type: "image", url: "/2.webp", alt: "Face avant" }] })).toEqual({
    url: "https://www.example.lu/2.webp",
    alt: "Face avant",
    illustration: false,
  });
  expect(imageOf({ media: others, color: "red" })).toEqual({
    url: expect.stringMatching(/^https:\/\/www\.example\.lu\/studio\/\d+\/[a-z]+-front-red\.jpg$/),
    alt: "Opel Corsa",
    illustration: true,
  });
});
