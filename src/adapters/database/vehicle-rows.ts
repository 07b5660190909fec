import type { Selectable } from "kysely";
import { priceBefore, type Vehicle, type VehicleFacts, vehicleSlug, vehicleTitle } from "#domain/vehicles/index.ts";
import type { VehicleTable } from "./tables/stock.ts";

export const VEHICLE_COLUMNS = ["id", "content_hash", "prior_cents", "first_seen_at", "updated_at", "facts"] as const;

export type VehicleRow = Pick<Selectable<VehicleTable>, (typeof VEHICLE_COLUMNS)[number]>;

/** What every fact is where a feed does not say it: left out of the document, and put back when it is read. */
const UNSAID: { readonly [K in keyof VehicleFacts as null extends VehicleFacts[K] ? K : never]: null } = {
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

/** The facts as they are kept: a document of what the feed says, without what it does not. */
export const writeFacts = (facts: VehicleFacts): string => {
  const said: Record<string, unknown> = {};
  for (const name in facts) {
    const value = facts[name as keyof VehicleFacts];
    if (value !== null) said[name] = value;
  }
  return JSON.stringify(said);
};

const readFacts = (text: string): VehicleFacts => ({ ...UNSAID, ...(JSON.parse(text) as VehicleFacts) });

/** What the feed named as the price before, in cents. */
export const claimIn = (facts: string): number | null => readFacts(facts).price.purchase?.before_discount_cents ?? null;

/** A row as the domain knows it: the facts as fed, completed by what the stock itself knows. */
export const toVehicle = (row: VehicleRow): Vehicle => {
  const fed = asFed(row);
  const purchase = fed.price.purchase;
  if (purchase === null) return fed;
  const before_discount_cents = priceBefore({
    cents: purchase.cents,
    fed: purchase.before_discount_cents,
    lowest: row.prior_cents,
  });
  return { ...fed, price: { purchase: { ...purchase, before_discount_cents } } };
};

/** The same with nothing but the feed's own word on its price. */
export const asFed = (row: VehicleRow): Vehicle => {
  const facts = readFacts(row.facts);
  return {
    ...facts,
    id: row.id,
    slug: vehicleSlug(row.id, facts),
    title: vehicleTitle(facts),
    first_seen_at: row.first_seen_at,
    updated_at: row.updated_at,
    content_hash: row.content_hash,
  };
};
