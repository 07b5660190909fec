import type { Selectable } from "kysely";
import { type Vehicle, type VehicleFacts, vehicleSlug, vehicleTitle } from "#domain/vehicles/index.ts";
import type { VehicleTable } from "./tables/stock.ts";

export const VEHICLE_COLUMNS = ["id", "content_hash", "prior_cents", "first_seen_at", "updated_at", "facts"] as const;

type VehicleRow = Pick<Selectable<VehicleTable>, (typeof VEHICLE_COLUMNS)[number]>;

/** A row as the domain knows it: the facts as fed, completed by what the stock itself knows. */
export const toVehicle = (row: VehicleRow): Vehicle => {
  const facts = JSON.parse(row.facts) as VehicleFacts;
  const purchase = facts.price.purchase;
  return {
    ...facts,
    price:
      purchase === null
        ? facts.price
        : { purchase: { ...purchase, before_discount_cents: purchase.before_discount_cents ?? row.prior_cents } },
    id: row.id,
    slug: vehicleSlug(row.id, facts),
    title: vehicleTitle(facts),
    first_seen_at: row.first_seen_at,
    updated_at: row.updated_at,
    content_hash: row.content_hash,
  };
};
