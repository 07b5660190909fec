import { COUNTRIES } from "#domain/countries/index.ts";
import { locationSchema } from "#domain/locations/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { exampleVehicle } from "../card/vehicle.examples.ts";
import { SheetPage } from "./sheet-page.tsx";
import { buildSheetView, type SheetInput } from "./sheet-view.ts";

const OPEN = [{ open: "09:00", closed: "18:30" }];

const location = {
  ...locationSchema.parse({
    id: 1,
    slug: "exempleville",
    name: "Garage Exemple Centre",
    address: "118, rue des Trois Cantons",
    postcode: "8080",
    country: "LU",
    town: "Exempleville",
    lat: 49.61,
    lng: 6.05,
    phone: "+33 1 99 00 00 01",
    email: "centre@garage.example",
    vat_number: "LU00000000",
    showroom_hours: { monday: OPEN, tuesday: OPEN, wednesday: OPEN, thursday: OPEN, friday: OPEN },
  }),
  updated_at: "2026-11-01T00:00:00Z",
};

/** Input of a sheet, for examples and tests. */
export const exampleSheetInput = (changes: Partial<Vehicle> = {}): SheetInput => ({
  vehicle: exampleVehicle(changes),
  location,
  priceHistory: [],
  monthly: {
    amount: "279\u00a0€",
    name: "en location avec option d’achat",
    conditions: "Leasing sur 48\u00a0mois et 15\u202f000\u00a0km par an.",
    emissions: "5,3\u00a0l/100\u00a0km\u00a0· CO₂\u00a0121\u00a0g/km (WLTP)",
  },
  settings: {
    timeZone: "Europe/Luxembourg",
    charges: [],
    co2Image: true,
    countryTerms: COUNTRIES.LU.terms,
    wltp: true,
    showVin: false,
    brand: { logo: null },
    group: { name: "Garage Exemple", legal_name: "Garage Exemple S.A." },
  },
  paths: createPaths(FRENCH_SEGMENTS),
  href: "/stock/100241-1-opel-corsa-gs-1-2-turbo",
  address: "https://www.garage.example/stock/100241-1-opel-corsa-gs-1-2-turbo",
  now: new Date("2026-11-21T10:00:00Z"),
});

const SILENT: SheetInput = {
  ...exampleSheetInput({
    trim: null,
    equipment: [],
    options: [],
    consumption: null,
    co2_g_km: null,
    energy_class: null,
  }),
  location: null,
  monthly: null,
};

/** One screen with all data, one with little. */
export const SHEET_SCREENS = {
  fiche: () => <SheetPage view={buildSheetView(exampleSheetInput())} />,
  "fiche-peu-connue": () => <SheetPage view={buildSheetView(SILENT)} />,
};
