import { type VehicleEvenGone, vehicleName } from "#domain/vehicles/index.ts";
import type { SimilarView } from "../features/similar/similar-view.ts";
import type { WebServices } from "../services.ts";
import { similarVehicles } from "./similar-vehicles.ts";

/** What the page of a vehicle says that found its driver a short while ago. */
export type SoldVehicleView = { readonly name: string; readonly similar: readonly SimilarView[] };

const SHOWN_FOR_MS = 30 * 24 * 3600 * 1000;

/** The vehicle's name and others like it for 30 days after it was taken off; null while it is on sale and later. */
export const soldVehicle = async (
  { vehicle, removed_at }: VehicleEvenGone,
  services: WebServices,
): Promise<SoldVehicleView | null> => {
  if (removed_at === null) return null;
  if (services.clock.now().getTime() - Date.parse(removed_at) >= SHOWN_FOR_MS) return null;
  return { name: vehicleName(vehicle), similar: await similarVehicles(vehicle, services) };
};
