import type { Selectable } from "kysely";
import {
  applyOverrides,
  NULL_ATTRIBUTES,
  type OverridesInForce,
  referencePrice,
  type Vehicle,
  type VehicleAttributes,
  vehicleSlug,
  vehicleTitle,
} from "#domain/vehicles/index.ts";
import type { VehicleTable } from "../tables/stock.ts";

export const VEHICLE_COLUMNS = [
  "id",
  "content_hash",
  "prior_cents",
  "first_seen_at",
  "updated_at",
  "facts",
  "overrides",
] as const;

export type VehicleRow = Pick<Selectable<VehicleTable>, (typeof VEHICLE_COLUMNS)[number]>;

/** Restores the null attributes that the stored document omits. */
export const parseAttributes = (text: string): VehicleAttributes => ({
  ...NULL_ATTRIBUTES,
  ...(JSON.parse(text) as VehicleAttributes),
});

/** The lowest price of 30 days that the feed stated, in cents. */
export const statedLowestPrice = (attributes: string): number | null =>
  parseAttributes(attributes).lowest_price_30_days;

/** Null: staff say nothing of the vehicle. */
export const parseOverrides = (text: string | null): OverridesInForce | null =>
  text === null ? null : (JSON.parse(text) as OverridesInForce);

/**
 * Converts a row to a vehicle, as every reader of the stock sees it: with what staff say of it, and with the price
 * that a reduction may name.
 */
export const toVehicle = (row: VehicleRow): Vehicle => {
  const overrides = parseOverrides(row.overrides);
  const vehicle = toVehicleOf(row, overrides);
  const purchase = vehicle.price.purchase;
  if (purchase === null) return vehicle;
  const lowest = overrides?.price ? overrides.price.prior_cents : row.prior_cents;
  const reference_cents = referencePrice({ cents: purchase.cents, stated: vehicle.lowest_price_30_days, lowest });
  return reference_cents === null ? vehicle : { ...vehicle, price: { purchase: { ...purchase, reference_cents } } };
};

/** Converts a row to a vehicle as the feed or staff gave it, without the price that a reduction may name. */
export const toStatedVehicle = (row: VehicleRow): Vehicle => toVehicleOf(row, parseOverrides(row.overrides));

const toVehicleOf = (row: VehicleRow, overrides: OverridesInForce | null): Vehicle => {
  const fromFeed = parseAttributes(row.facts);
  const attributes = overrides === null ? fromFeed : applyOverrides(fromFeed, overrides);
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
