import type { Vehicle } from "#domain/vehicles/index.ts";
import type { CachedVehicle } from "../../platform/object-cache/index.ts";
import { mainPicture } from "../../platform/pictures/index.ts";

/** A vehicle in the compare bar; its title is displayed beside the picture. */
export type CompareBarVehicle = CachedVehicle;

export const toCompareBarVehicle = (vehicle: Vehicle, href: string): CompareBarVehicle => ({
  id: vehicle.id,
  title: vehicle.title,
  href,
  picture: mainPicture(vehicle, ""),
});
