import { displayedName } from "#application/strings/vehicles/displayed-name.ts";
import type { SimilarVehicleView } from "./similar-view.ts";
import type { SiteServices } from "#application/site/index.ts";
import { similarVehicles } from "./find-similar-vehicles.server.ts";
import type { CurrentOrRemovedVehicle } from "#application/stock/ports.ts";

type SoldVehicleView = { readonly name: string; readonly similar: readonly SimilarVehicleView[] };

/** Displayed instead of a vehicle that was sold recently. */
export type SoldAlternative = { readonly sold: SoldVehicleView | null };

const VISIBLE_FOR_MS = 30 * 24 * 3600 * 1000;

/** Name and similar vehicles for 30 days after the removal; null at any other time. */
export const soldVehicle = async (
  { vehicle, removed_at }: CurrentOrRemovedVehicle,
  services: SiteServices,
): Promise<SoldVehicleView | null> => {
  if (removed_at === null) return null;
  if (services.clock.now().getTime() - Date.parse(removed_at) >= VISIBLE_FOR_MS) return null;
  return { name: displayedName(vehicle), similar: await similarVehicles(vehicle, services) };
};
