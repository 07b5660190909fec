import { redirect } from "react-router";
import { vehicleIdOfSlug, type Vehicle } from "#domain/vehicles/index.ts";
import type { WebServices } from "../services.ts";
import { notHere } from "./page-error.ts";

/**
 * The vehicle that a slug names. A slug whose number is right and whose words are not is sent on (301) to `rightPath`;
 * a vehicle that is not on sale is thrown as the error page for it.
 */
export const vehicleOfPath = async (
  services: WebServices,
  slug: string,
  url: URL,
  rightPath: (vehicle: Vehicle) => string,
): Promise<Vehicle> => {
  const id = vehicleIdOfSlug(slug);
  const found = id === null ? null : await services.stock.byIdEvenGone(id);
  if (!found || found.removed_at !== null) throw notHere("vehicle-not-found", url.pathname);
  const { vehicle } = found;
  if (vehicle.slug !== slug) throw redirect(rightPath(vehicle) + url.search, 301);
  return vehicle;
};
