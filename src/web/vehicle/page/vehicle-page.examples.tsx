import { COUNTRIES } from "#domain/countries/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { exampleVehicle } from "../card/vehicle.examples.ts";
import { exampleCard } from "../card/vehicle-card.examples.tsx";
import { exampleCalculator } from "../../leasing/calculator/lease-calculator.examples.tsx";
import { VehiclePage } from "./vehicle-page.tsx";
import { buildVehiclePageView } from "./vehicle-page-view.ts";

/** Two price cuts; the second is the discount of the example vehicle. */
const HISTORY = [
  { seen_at: "2026-09-02T06:00:00Z", cents: 2_240_000 },
  { seen_at: "2026-10-12T06:00:00Z", cents: 2_120_000 },
  { seen_at: "2026-11-09T06:00:00Z", cents: 1_949_000 },
];

const view = (changes: Partial<Vehicle>) =>
  buildVehiclePageView({
    vehicle: exampleVehicle(changes),
    location: null,
    adviser: null,
    priceHistory: HISTORY,
    ownershipCost: null,
    calculator: exampleCalculator,
    crumbs: [],
    similar: [{ card: { ...exampleCard, id: 100_243 }, similarity: "Même modèle, prix proche" }],
    settings: {
      timeZone: "Europe/Luxembourg",
      charges: [],
      co2Image: true,
      countryTerms: COUNTRIES.LU.terms,
      wltp: true,
      showVin: false,
      autoproffTradeIn: true,
      ask: { whatsapp: "+352 20 00 01 90", call_back: true },
      frontier_buyers: ["BE", "FR", "DE"],
      locale: "fr-LU",
      vat: [],
    },
    paths: createPaths(FRENCH_SEGMENTS),
    siteUrl: "https://garage.example",
    now: new Date("2026-11-20T10:00:00Z"),
  });

/** A feed with few attributes. */
const SILENT: Partial<Vehicle> = {
  trim: null,
  body_style: null,
  color: null,
  color_name: null,
  fuel_type: null,
  transmission_type: null,
  construction_year: null,
  mileage_km: null,
  power_kw: null,
  consumption: null,
  co2_g_km: null,
  energy_class: null,
  equipment: [],
  options: [],
  stock_number: null,
};

/** One screen per state of the vehicle page. */
export const VEHICLE_SCREENS = {
  vehicule: () => <VehiclePage view={view({})} />,
  "vehicule-peu-connu": () => <VehiclePage view={view(SILENT)} />,
  "vehicule-reserve": () => <VehiclePage view={view({ availability: "reserved" })} />,
  "vehicule-en-route": () => <VehiclePage view={view({ available_from: "2027-01-03" })} />,
  "vehicule-vendu": () => <VehiclePage view={view({ availability: "sold" })} />,
};
