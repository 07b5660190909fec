import { objectCache, type CachedVehicle } from "../../platform/object-cache/index.ts";
import type { VehicleCardView } from "./vehicle-card-view.ts";

/** True for previews with all fields of a card. */
const isCard = (vehicle: CachedVehicle): vehicle is CachedVehicle & VehicleCardView => "attributes" in vehicle;

/**
 * The card of a vehicle displayed within the last minute, as other lists show it. Null if the vehicle was sold or its
 * card had a distance from a search.
 */
export const cachedCard = (id: number): VehicleCardView | null => {
  const vehicle = objectCache.getRecent("vehicle", id);
  const card = vehicle && isCard(vehicle) ? vehicle : null;
  return card === null || card.state === "sold" || card.distance !== undefined ? null : card;
};
