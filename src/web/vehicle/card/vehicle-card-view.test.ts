import { expect, test } from "vitest";
import { toVehicleCardView, type CardContext } from "./vehicle-card-view.ts";
import { EXAMPLE_WORDS, exampleMonthlyOffer, exampleVehicle } from "./vehicle.examples.ts";

const context: CardContext = {
  hrefOf: ({ slug }) => `/stock/${slug}`,
  monthlyOf: exampleMonthlyOffer,
  locationNameOf: () => "Bertrange",
  now: new Date("2026-11-20T10:00:00Z"),
  wltp: true,
  stockOpenedAt: new Date("2026-06-01T08:00:00Z"),
};

test("formats the vehicle in French", () => {
  const card = toVehicleCardView(exampleVehicle(), context);
  expect(card).toMatchObject({
    href: "/stock/100241-1-opel-corsa-gs-1-2-turbo",
    title: "Opel Corsa",
    attributes: ["Occasion · 2024", "12\u202f500\u00a0km", "Essence", "Automatique · 131\u00a0ch"],
    price: "19\u202f490\u00a0€",
    before: { amount: "21\u202f200\u00a0€" },
    monthly: { amount: "279\u00a0€", words: EXAMPLE_WORDS },
    location: "Bertrange",
  });
});

test("has at most two badges, discount and new arrival among them", () => {
  const labels = (changes: Parameters<typeof exampleVehicle>[0]) =>
    toVehicleCardView(exampleVehicle(changes), context).badges.map(({ label }) => label);
  expect(labels({})).toEqual(["−8\u00a0%", "Nouveau"]);
  expect(labels({ fuel_type: "electric" })).toEqual(["−8\u00a0%", "Nouveau"]);
  expect(labels({ availability: "reserved", fuel_type: "electric" })).toEqual(["Réservé", "Nouveau"]);
  expect(labels({ available_from: "2027-01-03" })).toEqual(["Disponible le 3\u00a0janvier", "−8\u00a0%"]);
  expect(labels({ available_from: "2026-11-20" })).toEqual(["−8\u00a0%", "Nouveau"]);
  expect(labels({ availability: "sold", fuel_type: "electric" })).toEqual(["Vendu"]);
  expect(labels({ first_seen_at: "2026-10-01T00:00:00Z", price: { purchase: null } })).toEqual([]);
});

test("does not mark vehicles of the first import as new", () => {
  const badges = toVehicleCardView(exampleVehicle(), {
    ...context,
    stockOpenedAt: new Date(exampleVehicle().first_seen_at),
  }).badges;
  expect(badges.map(({ label }) => label)).not.toContain("Nouveau");
});

test("leaves out unknown attributes", () => {
  const vehicle = exampleVehicle({
    construction_year: null,
    mileage_km: null,
    fuel_type: null,
    transmission_type: null,
    power_kw: null,
    body_style: null,
    color: null,
    price: { purchase: null },
  });
  const card = toVehicleCardView(vehicle, { ...context, monthlyOf: () => null, locationNameOf: () => null });
  expect(card).toMatchObject({
    attributes: ["Occasion", null, null, null],
    price: null,
    monthly: null,
    location: null,
  });
  expect(card.picture).toEqual({ kind: "studio", shape: "covered", color: "unknown", alt: "Opel Corsa" });
});

test("states the range of an electric vehicle where the market displays measured values", () => {
  const vehicle = exampleVehicle({ fuel_type: "electric", range_km: 402 });
  const fuel = (wltp: boolean) => toVehicleCardView(vehicle, { ...context, wltp }).attributes[2];
  expect([fuel(true), fuel(false)]).toEqual(["Électrique · 402\u00a0km", "Électrique"]);
});

test("shows the first five photographs of a vehicle and counts all of them", () => {
  const photosOf = (count: number) =>
    toVehicleCardView(
      exampleVehicle({
        media: Array.from({ length: count }, (_, index) => ({ type: "image", url: `/${index}.webp`, alt: null })),
      }),
      context,
    ).photos;
  expect(photosOf(0)).toBeUndefined();
  expect(photosOf(1)).toBeUndefined();
  expect(photosOf(2)).toEqual({ count: 2, more: ["/1.webp"] });
  expect(photosOf(12)).toEqual({ count: 12, more: ["/1.webp", "/2.webp", "/3.webp", "/4.webp"] });
});

test("prefers a photograph to the studio illustration", () => {
  const media = [
    { type: "video", url: "/film.mp4", alt: null },
    { type: "image", url: "/photo.webp", alt: null },
  ] as const;
  expect(toVehicleCardView(exampleVehicle({ media }), context).picture).toEqual({
    kind: "photo",
    url: "/photo.webp",
    alt: "Opel Corsa, orange",
  });
});

test("says that there is a film, and nothing without one", () => {
  const media = [{ type: "video", url: "https://youtu.be/abcdefghijk", alt: null }] as const;
  expect(toVehicleCardView(exampleVehicle({ media }), context).film).toBe(true);
  expect(toVehicleCardView(exampleVehicle(), context)).not.toHaveProperty("film");
});
