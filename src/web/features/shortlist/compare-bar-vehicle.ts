import type { Vehicle } from "#domain/vehicles/index.ts";
import { mainPicture, type Picture } from "../pictures/index.ts";

/** A vehicle in the compare bar. */
export type CompareBarVehicle = {
  readonly id: number;
  readonly title: string;
  readonly href: string;
  readonly picture: Picture;
};

export const toCompareBarVehicle = (vehicle: Vehicle, href: string): CompareBarVehicle => ({
  id: vehicle.id,
  title: vehicle.title,
  href,
  picture: mainPicture(vehicle, ""),
});
