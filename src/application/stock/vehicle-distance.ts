import type { Location } from "#domain/locations/index.ts";
import type { StockDistances } from "#domain/search/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";

/** The distance of a vehicle in kilometres, by its location; null without a location or where it has no distance. */
export const createVehicleDistance = (
  { byLocation }: StockDistances,
  locations: readonly Pick<Location, "id" | "slug">[],
): ((vehicle: Pick<Vehicle, "location_id">) => number | null) => {
  const byId = new Map(locations.map(({ id, slug }) => [id, byLocation.get(slug) ?? null]));
  return ({ location_id }) => (location_id === null ? null : (byId.get(location_id) ?? null));
};
