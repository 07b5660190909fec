import type { Selectable } from "kysely";
import {
  NULL_ATTRIBUTES,
  priceBefore,
  type Vehicle,
  type VehicleAttributes,
  vehicleSlug,
  vehicleTitle,
} from "#domain/vehicles/index.ts";
import type { VehicleTable } from "../tables/stock.ts";

export const VEHICLE_COLUMNS = ["id", "content_hash", "prior_cents", "first_seen_at", "updated_at", "facts"] as const;

export type VehicleRow = Pick<Selectable<VehicleTable>, (typeof VEHICLE_COLUMNS)[number]>;

/** Restores the null attributes that the stored document omits. */
export const parseAttributes = (text: string): VehicleAttributes => ({
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
  const isLowest = before_discount_cents !== null && before_discount_cents === row.prior_cents;
  return {
    ...fedVehicle,
    price: { purchase: { ...purchase, before_discount_cents, ...(isLowest && { before_is_lowest: true }) } },
  };
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
