import type { PaymentWords } from "../strings/payment-lines.ts";
import {
  NULL_ATTRIBUTES,
  vehicleSlug,
  vehicleTitle,
  type Vehicle,
  type VehicleAttributes,
} from "#domain/vehicles/index.ts";

const ATTRIBUTES: VehicleAttributes = {
  ...NULL_ATTRIBUTES,
  brand: { slug: "opel", name: "Opel" },
  model: { slug: "corsa", name: "Corsa" },
  trim: "GS 1.2 Turbo",
  kind: "passenger",
  condition: "used",
  price: { purchase: { cents: 1_949_000, before_discount_cents: 2_120_000, reference_cents: 2_120_000 } },
  lowest_price_30_days: 2_120_000,
  vat_deductible: true,
  fuel_type: "petrol",
  body_style: "hatchback",
  transmission_type: "automatic",
  mileage_km: 12_500,
  construction_year: 2024,
  first_registration: "2024-03",
  power_kw: 96,
  cylinder_capacity_cc: 1199,
  cylinders: 3,
  gears: 8,
  drive: "front",
  doors: 5,
  seats: 5,
  color: "orange",
  color_name: "Orange Kalahari",
  interior_color: "black",
  upholstery: "cloth",
  co2_g_km: 126,
  consumption: { combined: 5.6, electric_kwh: null },
  wltp: true,
  energy_class: "C",
  emission_standard: "euro6d",
  towing_kg: 1200,
  weight_kg: 1233,
  max_weight_kg: 1760,
  equipment: ["abs", "isofix", "led_headlights", "heated_seats", "apple_carplay", "rear_camera", "alloy_wheels"],
  options: ["Pack hiver"],
  media: [],
  location_id: 1,
  stock_number: "B-20418",
  vin: "WF0AXXGAGA1B12345",
  warranty_months: 24,
  owners: 1,
  accident_free: true,
  service_book: true,
  next_inspection: "2028-03",
  availability: "available",
};

/** An Opel Corsa with the given changes, for examples and tests. */
export const exampleVehicle = (changes: Partial<Vehicle> = {}): Vehicle => {
  const attributes = { ...ATTRIBUTES, ...changes };
  const id = changes.id ?? 100_241;
  return {
    ...attributes,
    id,
    slug: vehicleSlug(id, attributes),
    title: vehicleTitle(attributes),
    first_seen_at: "2026-11-18T08:00:00Z",
    updated_at: "2026-11-18T08:00:00Z",
    content_hash: "0",
    ...changes,
  };
};

/** The words of a payment on examples of cards. */
export const EXAMPLE_WORDS: PaymentWords = {
  name: "en location avec option d’achat",
  lines:
    "Location avec option d’achat sur 48\u00a0mois et 15\u202f000\u00a0km par an, premier versement {1}.\n\nPrix au comptant\t{0}\nTAEG\t{2}",
  note: "Location avec option d’achat\u00a0: taxes comprises. Loueur\u00a0: Exemple Location S.A.",
};

/** 279 € a month. */
export const exampleMonthlyOffer = () => ({
  cents: 27_900,
  figures: [1_949_000, 290_000, "5,35\u00a0%"],
  words: EXAMPLE_WORDS,
  emissions: "5,3\u00a0l/100\u00a0km\u00a0· CO₂\u00a0121\u00a0g/km (WLTP)",
});
