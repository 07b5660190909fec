import { objectCache, type CachedVehicle } from "../object-cache/index.ts";
import type { VehicleCardView } from "./vehicle-card-view.ts";

/** Other previews of a vehicle have less. */
const isCard = (vehicle: CachedVehicle): vehicle is CachedVehicle & VehicleCardView => "attributes" in vehicle;

/**
 * The card of a vehicle that a page displayed within the last minute, as other lists show it. Null for one that was sold
 * or stated its distance from a search.
 */
export const cachedCard = (id: number): VehicleCardView | null => {
  const vehicle = objectCache.getRecent("vehicle", id);
  const card = vehicle && isCard(vehicle) ? vehicle : null;
  return card === null || card.sold || card.distance !== undefined ? null : card;
};
