import { expect, test } from "vitest";
import { toCardView, type CardContext } from "./card-view.ts";
import { exampleVehicle } from "./example-vehicle.ts";

const context: CardContext = {
  hrefOf: ({ slug }) => `/stock/${slug}`,
  monthlyOf: () => ({ cents: 27_900, conditions: "48 mois" }),
  placeOf: () => "Bertrange",
  now: new Date("2026-11-20T10:00:00Z"),
  openedAt: new Date("2026-06-01T08:00:00Z"),
};

test("a card carries what is on it, formatted in French", () => {
  const card = toCardView(exampleVehicle(), context);
  expect(card).toMatchObject({
    href: "/stock/100241-1-opel-corsa-gs-1-2-turbo",
    title: "Opel Corsa",
    facts: ["2024", "12\u202f500\u00a0km", "Essence", "Automatique"],
    price: "19\u202f490\u00a0€",
    before: "21\u202f200\u00a0€",
    monthly: { amount: "279\u00a0€", conditions: "48 mois" },
    place: "Bertrange",
  });
});

test("a price cut and a first week are said, two badges at most", () => {
  const labels = (changes: Parameters<typeof exampleVehicle>[0]) =>
    toCardView(exampleVehicle(changes), context).badges.map(({ label }) => label);
  expect(labels({})).toEqual(["−8\u00a0%", "Nouveau"]);
  expect(labels({ fuel_type: "electric" })).toEqual(["−8\u00a0%", "Électrique"]);
  expect(labels({ availability: "reserved", fuel_type: "electric" })).toEqual(["Réservé", "−8\u00a0%"]);
  expect(labels({ available_from: "2027-01-03" })).toEqual(["Dès le 3\u00a0janvier", "−8\u00a0%"]);
  expect(labels({ available_from: "2026-11-20" })).toEqual(["−8\u00a0%", "Nouveau"]);
  expect(labels({ availability: "sold", fuel_type: "electric" })).toEqual(["Vendu"]);
  expect(labels({ first_seen_at: "2026-10-01T00:00:00Z", price: { purchase: null } })).toEqual([]);
});

test("what came in with the stock's first vehicles is no arrival", () => {
  const badges = toCardView(exampleVehicle(), {
    ...context,
    openedAt: new Date(exampleVehicle().first_seen_at),
  }).badges;
  expect(badges.map(({ label }) => label)).not.toContain("Nouveau");
});

test("what the feed does not say is left out, never guessed", () => {
  const vehicle = exampleVehicle({
    construction_year: null,
    mileage_km: null,
    fuel_type: null,
    transmission_type: null,
    body_style: null,
    color: null,
    price: { purchase: null },
  });
  const card = toCardView(vehicle, { ...context, monthlyOf: () => null, placeOf: () => null });
  expect(card).toMatchObject({ facts: [null, null, null, null], price: null, monthly: null, place: null });
  expect(card.picture).toEqual({ kind: "studio", shape: "covered", color: "unknown", alt: "Opel Corsa" });
});

test("a photograph takes the studio's place", () => {
  const media = [
    { type: "video", url: "/film.mp4", alt: null },
    { type: "image", url: "/photo.webp", alt: null },
  ] as const;
  expect(toCardView(exampleVehicle({ media }), context).picture).toEqual({
    kind: "photo",
    url: "/photo.webp",
    alt: "Opel Corsa, orange",
  });
});
