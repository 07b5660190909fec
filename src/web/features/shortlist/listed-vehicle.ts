import type { Vehicle } from "#domain/vehicles/index.ts";
import { mainPicture, type Picture } from "../stock/picture.ts";

/** A vehicle in few words, for what follows a visitor from page to page. */
export type ListedVehicle = {
  readonly id: number;
  readonly title: string;
  readonly href: string;
  readonly picture: Picture;
};

export const listedVehicle = (vehicle: Vehicle, href: string): ListedVehicle => ({
  id: vehicle.id,
  title: vehicle.title,
  href,
  picture: mainPicture(vehicle, ""),
});
