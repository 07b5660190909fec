import type { Selectable } from "kysely";
import {
  priceBefore,
  type Vehicle,
  type VehicleAttributes,
  vehicleSlug,
  vehicleTitle,
} from "#domain/vehicles/index.ts";
import type { VehicleTable } from "../tables/stock.ts";

export const VEHICLE_COLUMNS = ["id", "content_hash", "prior_cents", "first_seen_at", "updated_at", "facts"] as const;

export type VehicleRow = Pick<Selectable<VehicleTable>, (typeof VEHICLE_COLUMNS)[number]>;

/** Nullable attributes: omitted from the stored document when null and restored when it is read. */
const NULL_ATTRIBUTES: {
  readonly [K in keyof VehicleAttributes as null extends VehicleAttributes[K] ? K : never]: null;
} = {
  model: null,
  trim: null,
  kind: null,
  condition: null,
  vat_deductible: null,
  fuel_type: null,
  body_style: null,
  transmission_type: null,
  mileage_km: null,
  construction_year: null,
  first_registration: null,
  power_kw: null,
  cylinder_capacity_cc: null,
  cylinders: null,
  gears: null,
  drive: null,
  doors: null,
  seats: null,
  color: null,
  color_name: null,
  interior_color: null,
  upholstery: null,
  co2_g_km: null,
  consumption: null,
  wltp: null,
  energy_class: null,
  battery_kwh: null,
  range_km: null,
  emission_standard: null,
  towing_kg: null,
  weight_kg: null,
  location_id: null,
  stock_number: null,
  warranty_months: null,
  owners: null,
  accident_free: null,
  service_book: null,
  available_from: null,
  description: null,
};

/** Serialises the attributes as JSON without those that are null. */
export const serializeAttributes = (attributes: VehicleAttributes): string => {
  const present: Record<string, unknown> = {};
  for (const name in attributes) {
    const value = attributes[name as keyof VehicleAttributes];
    if (value !== null) present[name] = value;
  }
  return JSON.stringify(present);
};

const parseAttributes = (text: string): VehicleAttributes => ({
  ...NULL_ATTRIBUTES,
  ...(JSON.parse(text) as VehicleAttributes),
});

/** The price before the discount that the feed named, in cents. */
export const claimedPriceBefore = (attributes: string): number | null =>
  parseAttributes(attributes).price.purchase?.before_discount_cents ?? null;

/** Converts a row to a vehicle; the price before the discount respects the price history. */
export const toVehicle = (row: VehicleRow): Vehicle => {
  const fedVehicle = toFedVehicle(row);
  const purchase = fedVehicle.price.purchase;
  if (purchase === null) return fedVehicle;
  const before_discount_cents = priceBefore({
    cents: purchase.cents,
    fed: purchase.before_discount_cents,
    lowest: row.prior_cents,
  });
  return { ...fedVehicle, price: { purchase: { ...purchase, before_discount_cents } } };
};

/** Converts a row to a vehicle with the price exactly as the feed gave it. */
export const toFedVehicle = (row: VehicleRow): Vehicle => {
  const attributes = parseAttributes(row.facts);
  return {
    ...attributes,
    id: row.id,
    slug: vehicleSlug(row.id, attributes),
    title: vehicleTitle(attributes),
    first_seen_at: row.first_seen_at,
    updated_at: row.updated_at,
    content_hash: row.content_hash,
  };
};
