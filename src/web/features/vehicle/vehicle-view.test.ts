import { expect, test } from "vitest";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { exampleVehicle } from "../stock/example-vehicle.ts";
import { buildVehiclePageView, type VehiclePageInput } from "./vehicle-view.ts";

const SETTINGS = { timeZone: "Europe/Luxembourg", co2Image: true, wltp: true, autoproffTradeIn: false };

const viewOf = (changes: Partial<Vehicle> = {}, more: Partial<VehiclePageInput> = {}) =>
  buildVehiclePageView({
    vehicle: exampleVehicle(changes),
    location: null,
    priceHistory: [],
    monthly: null,
    crumbs: [],
    similar: [],
    settings: SETTINGS,
    paths: createPaths(FRENCH_SEGMENTS),
    siteUrl: "https://alzette.example",
    now: new Date("2026-11-20T10:00:00Z"),
    ...more,
  });

const factsOf = (changes: Partial<Vehicle>) =>
  Object.fromEntries(viewOf(changes).facts.flatMap(({ facts }) => facts.map(({ label, value }) => [label, value])));

test("a discount says what is saved, in euros", () => {
  expect(viewOf().price).toMatchObject({ before: "21\u202f200\u00a0€", saved: "Vous économisez 1\u202f710\u00a0€" });
  expect(viewOf({ price: { purchase: null } }).price).toMatchObject({ amount: null, before: null, saved: null });
});

const PAGE = "/stock/100241-1-opel-corsa-gs-1-2-turbo";
const MONTHLY = { amount: "212\u00a0€", conditions: "Sur 48 mois." };

test("what can be asked has the vehicle's own forms: what the market or the vehicle does not have is not offered", () => {
  expect(viewOf().ways).toEqual({
    interest: `${PAGE}/interessee`,
    testDrive: `${PAGE}/essai-routier`,
    onlineLeasing: null,
    tradeIn: null,
  });
  const all = viewOf({}, { monthly: MONTHLY, settings: { ...SETTINGS, autoproffTradeIn: true } }).ways;
  expect(all).toMatchObject({ onlineLeasing: `${PAGE}/leasing-en-ligne`, tradeIn: `${PAGE}/reprise` });
});

test("a vehicle that somebody reserved is not driven, one that is on its way is not driven yet", () => {
  const monthly = { monthly: MONTHLY };
  const none = { testDrive: null, onlineLeasing: null };
  expect(viewOf({ availability: "reserved" }, monthly).ways).toMatchObject(none);
  expect(viewOf({ availability: "sold" }, monthly).ways).toMatchObject({ ...none, tradeIn: null });
  const awaited = viewOf({ available_from: "2026-12-12" }, monthly).ways;
  expect(awaited).toMatchObject({ testDrive: null, onlineLeasing: `${PAGE}/leasing-en-ligne` });
});

test("what the feed does not say is in no table", () => {
  const facts = factsOf({ owners: null, accident_free: null, service_book: false, weight_kg: null });
  expect(facts).not.toHaveProperty("Propriétaires");
  expect(facts).not.toHaveProperty("Accident");
  expect(facts).not.toHaveProperty("Poids à vide");
  expect(facts["Carnet d’entretien"]).toBe("Incomplet");
});

test("a month of first registration is written out, and the maker's paint beside the colour", () => {
  expect(factsOf({ first_registration: "2024-03-17" })["Première immatriculation"]).toBe("mars 2024");
  expect(factsOf({}).Couleur).toBe("Orange Kalahari");
  expect(factsOf({ color: "red", color_name: "Magma" }).Couleur).toBe("Rouge (Magma)");
});

test("power stands in kilowatts and in horsepower", () => {
  expect(factsOf({}).Puissance).toBe("96\u00a0kW (131\u00a0ch)");
});

test("gas is consumed by weight, current by the kilowatt-hour", () => {
  const words = (changes: Partial<Vehicle>) => viewOf(changes).energy?.facts.map(({ value }) => value);
  expect(words({ fuel_type: "cng", consumption: { combined: 3.9, electric_kwh: null } })).toContain(
    "3,9\u00a0kg/100\u00a0km",
  );
  expect(words({ consumption: { combined: null, electric_kwh: 16.4 } })).toContain("16,4\u00a0kWh/100\u00a0km");
});

test("a car that burns nothing still shows its zero grams, and one that says nothing has no block at all", () => {
  expect(viewOf({ co2_g_km: 0 }).energy?.facts.map(({ value }) => value)).toContain("0\u00a0g/km");
  const silent = { co2_g_km: null, consumption: null, energy_class: null, range_km: null, battery_kwh: null };
  expect(viewOf(silent).energy).toBeNull();
});

test("a date of availability counts only while it lies ahead", () => {
  expect(viewOf({ available_from: "2026-12-12" }).availability.label).toBe("Disponible dès le 12\u00a0décembre");
  expect(viewOf({ available_from: "2026-11-20" }).availability.label).toBe("Disponible de suite");
});

test("a reserved vehicle says what that means and what can still be asked, a sold one leads to others", () => {
  expect(viewOf({ availability: "reserved" }).availability).toMatchObject({
    label: "Réservé",
    tone: "not",
    gone: false,
    action: "Être prévenu",
  });
  expect(viewOf({ availability: "sold" }).availability).toMatchObject({ gone: true });
});

test("photographs come first and in their order, films after them, and without photographs the studio stands in", () => {
  const media = [
    { type: "video", url: "/a.mp4", alt: null },
    { type: "image", url: "/1.webp", alt: "Face avant" },
    { type: "image", url: "/2.webp", alt: null },
  ] as const;
  expect(
    viewOf({ media }).gallery.map((medium) => (medium.type === "video" ? medium.url : medium.picture.alt)),
  ).toEqual(["Face avant", "Opel Corsa, photo 2", "/a.mp4"]);
  expect(viewOf().gallery).toHaveLength(5);
});

test("equipment is grouped in the order of its table, options of the feed last", () => {
  expect(viewOf().equipment.map(({ label }) => label)).toEqual([
    "Sécurité",
    "Confort",
    "Multimédia",
    "Aides à la conduite",
    "Extérieur",
    "Options",
  ]);
});
