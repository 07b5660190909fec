import { LOCATIONS } from "../../../../tests/builders/live-sections.ts";
import { COUNTRIES, RESIDENCE_COUNTRIES } from "#domain/countries/index.ts";
import { expect, test } from "vitest";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { exampleCalculator } from "../../leasing/calculator/lease-calculator.examples.tsx";
import { exampleVehicle } from "../card/vehicle.examples.ts";
import { buildVehiclePageView, type VehiclePageInput } from "./vehicle-page-view.ts";

const SETTINGS = {
  timeZone: "Europe/Luxembourg",
  charges: [],
  co2Image: true,
  countryTerms: COUNTRIES.LU.terms,
  wltp: true,
  showVin: false,
  autoproffTradeIn: false,
  ask: { whatsapp: "+352 20 00 01 90", call_back: true },
  frontier_buyers: [...RESIDENCE_COUNTRIES],
  locale: "fr-LU",
  vat: [{ from: "2023-01-01", owner: "o", source: "s", share: 0.17 }],
};

const viewOf = (changes: Partial<Vehicle> = {}, overrides: Partial<VehiclePageInput> = {}) =>
  buildVehiclePageView({
    vehicle: exampleVehicle(changes),
    location: null,
    adviser: null,
    priceHistory: [],
    ownershipCost: null,
    calculator: null,
    crumbs: [],
    similar: [],
    settings: SETTINGS,
    paths: createPaths(FRENCH_SEGMENTS),
    siteUrl: "https://alzette.example",
    now: new Date("2026-11-20T10:00:00Z"),
    ...overrides,
  });

const attributesOf = (changes: Partial<Vehicle>) =>
  Object.fromEntries(
    viewOf(changes).attributes.flatMap(({ attributes }) => attributes.map(({ label, value }) => [label, value])),
  );

test("states the saved amount of a discount", () => {
  expect(viewOf().price).toMatchObject({
    before: { amount: "21\u202f200\u00a0€" },
    saved: "Vous économisez 1\u202f710\u00a0€",
  });
  expect(viewOf({ price: { purchase: null } }).price).toMatchObject({ amount: null, before: null, saved: null });
});

const PAGE = "/stock/100241-1-opel-corsa-gs-1-2-turbo";

test("links to the vehicle's forms that market and vehicle offer", () => {
  expect(viewOf().formHrefs).toEqual({
    interest: `${PAGE}/interessee`,
    file: `${PAGE}/interessee?objet=dossier`,
    photos: `${PAGE}/interessee?objet=photos`,
    testDrive: `${PAGE}/essai-routier`,
    onlineLeasing: null,
    question: `${PAGE}/question`,
    callBack: `${PAGE}/rappel`,
    tradeIn: null,
  });
  const all = viewOf(
    {},
    { calculator: exampleCalculator, settings: { ...SETTINGS, autoproffTradeIn: true } },
  ).formHrefs;
  expect(all).toMatchObject({ onlineLeasing: `${PAGE}/leasing-en-ligne`, tradeIn: `${PAGE}/reprise` });
});

test("offers WhatsApp while the location is open, and what the settings offer, but nothing for a sold vehicle", () => {
  const [location = expect.fail()] = LOCATIONS;
  // A Friday at 11 h, and at 23 h.
  const open = { location, now: new Date("2026-11-20T10:00:00Z") };
  const closed = { location, now: new Date("2026-11-20T22:00:00Z") };
  expect(viewOf({}, open).whatsAppHref).toMatch(/^https:\/\/wa\.me\/35220000190\?text=Bonjour/);
  expect(viewOf({}, closed).whatsAppHref).toBeNull();
  const off = { settings: { ...SETTINGS, ask: { whatsapp: null, call_back: false } } };
  expect(viewOf({}, { ...open, ...off })).toMatchObject({ whatsAppHref: null, formHrefs: { callBack: null } });
  const sold = viewOf({ availability: "sold" }, open);
  expect(sold).toMatchObject({ whatsAppHref: null, formHrefs: { question: null, callBack: null } });
});

test("offers no test drive of a reserved or future vehicle", () => {
  const leased = { calculator: exampleCalculator };
  const none = { testDrive: null, onlineLeasing: null };
  expect(viewOf({ availability: "reserved" }, leased).formHrefs).toMatchObject(none);
  expect(viewOf({ availability: "sold" }, leased).formHrefs).toMatchObject({ ...none, tradeIn: null });
  const awaited = viewOf({ available_from: "2026-12-12" }, leased).formHrefs;
  expect(awaited).toMatchObject({ testDrive: null, onlineLeasing: `${PAGE}/leasing-en-ligne` });
});

test("leaves out unknown attributes, but says what is unknown of a used vehicle's past", () => {
  const attributes = attributesOf({ owners: null, accident_free: null, service_book: false, weight_kg: null });
  expect(attributes["Propriétaires"]).toBe("Non renseignés");
  expect(attributes["Accident"]).toBe("Non renseigné");
  expect(attributesOf({ accident_free: null, condition: "new" })).not.toHaveProperty("Accident");
  expect(attributes).not.toHaveProperty("Poids à vide");
  expect(attributes["Carnet d’entretien"]).toBe("Incomplet");
});

test("writes the month of first registration and the manufacturer's colour name", () => {
  expect(attributesOf({ first_registration: "2024-03-17" })["Première immatriculation"]).toBe("mars 2024");
  expect(attributesOf({}).Couleur).toBe("Orange Kalahari");
  expect(attributesOf({ color: "red", color_name: "Magma" }).Couleur).toBe("Rouge (Magma)");
});

test("formats power in kilowatts and horsepower", () => {
  expect(attributesOf({}).Puissance).toBe("96\u00a0kW (131\u00a0ch)");
});

test("formats gas consumption by weight and electric consumption in kilowatt-hours", () => {
  const energyValues = (changes: Partial<Vehicle>) => viewOf(changes).energy?.attributes.map(({ value }) => value);
  expect(energyValues({ fuel_type: "cng", consumption: { combined: 3.9, electric_kwh: null } })).toContain(
    "3,9\u00a0kg/100\u00a0km",
  );
  expect(energyValues({ consumption: { combined: null, electric_kwh: 16.4 } })).toContain("16,4\u00a0kWh/100\u00a0km");
});

test("displays zero CO₂, and no energy block without any value", () => {
  expect(viewOf({ co2_g_km: 0 }).energy?.attributes.map(({ value }) => value)).toContain("0\u00a0g/km");
  const silent = { co2_g_km: null, consumption: null, energy_class: null, range_km: null, battery_kwh: null };
  expect(viewOf(silent).energy).toBeNull();
});

test("shows the picture of the energy class only in a market that displays it", () => {
  const classIn = (settings: Partial<typeof SETTINGS>) =>
    viewOf({ energy_class: "B" }, { settings: { ...SETTINGS, ...settings } }).energy?.class;
  expect([classIn({}), classIn({ co2Image: false })]).toEqual(["B", null]);
});

test("ignores a date of availability in the past", () => {
  expect(viewOf({ available_from: "2026-12-12" }).availability.label).toBe("Disponible dès le 12\u00a0décembre");
  expect(viewOf({ available_from: "2026-11-20" }).availability.label).toBe("Disponible immédiatement");
});

test("explains a reservation and links a sold vehicle to others", () => {
  expect(viewOf({ availability: "reserved" }).availability).toMatchObject({
    label: "Réservé",
    tone: "not",
    isSold: false,
    action: "Laisser une demande",
  });
  expect(viewOf({ availability: "sold" }).availability).toMatchObject({ isSold: true });
});

test("orders photographs before videos and falls back to studio illustrations", () => {
  const media = [
    { type: "video", url: "/a.mp4", alt: null },
    { type: "image", url: "/1.webp", alt: "Face avant" },
    { type: "image", url: "/2.webp", alt: null },
  ] as const;
  expect(
    viewOf({ media }).gallery.map((medium) => (medium.type === "picture" ? medium.picture.alt : medium.type)),
  ).toEqual(["Face avant", "Opel Corsa, photo 2", "video"]);
  expect(viewOf().gallery).toHaveLength(3);
});

test("groups equipment in the order of its table, options last", () => {
  expect(viewOf().equipment.map(({ label }) => label)).toEqual([
    "Sécurité",
    "Confort",
    "Multimédia",
    "Aides à la conduite",
    "Extérieur",
    "Options",
  ]);
});
