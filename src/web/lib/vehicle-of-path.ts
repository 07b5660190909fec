import { redirect } from "react-router";
import { isGroupBrand } from "#domain/models/index.ts";
import { vehicleIdOfSlug, type Vehicle } from "#domain/vehicles/index.ts";
import type { WebServices } from "../services.ts";
import { notHere } from "./page-error.ts";
import { resolvePage } from "./resolve-page.ts";
import { soldVehicle } from "./sold-vehicle.ts";

/** What an address says of a vehicle: its slug and, where it stands below a brand, that brand's. */
export type VehicleParams = { readonly vehicle: string; readonly brand?: string | undefined };

/** Below a first segment that is no brand of the group nothing of a vehicle answers: what the catch-all says is thrown. */
export const requireGroupBrand = async (services: WebServices, brand: string | undefined, url: URL): Promise<void> => {
  if (brand === undefined || isGroupBrand(services.catalogue().brands, brand)) return;
  const found = await resolvePage(services, url);
  throw notHere(found.type === "error" ? found.kind : "page-not-found", url.pathname);
};

type Wanted = {
  /** The address in the market's own form, or below the vehicle's brand. */
  readonly rightPath: (vehicle: Vehicle, belowBrand: boolean) => string;
  /** What a vehicle that was taken off is answered with. */
  readonly gone?: "vehicle-not-found" | "vehicle-form-not-found";
};

/**
 * The vehicle that an address names. One whose number is right and whose words or brand are not is sent on (301) to the
 * right path, a foreign brand to the market's form of it; a vehicle that is not on sale is thrown as its error page.
 */
export const vehicleOfPath = async (
  services: WebServices,
  params: VehicleParams,
  url: URL,
  { rightPath, gone = "vehicle-not-found" }: Wanted,
): Promise<Vehicle> => {
  await requireGroupBrand(services, params.brand, url);
  const id = vehicleIdOfSlug(params.vehicle);
  const found = id === null ? null : await services.stock.byIdEvenGone(id);
  if (!found) throw notHere("vehicle-not-found", url.pathname);
  if (found.removed_at !== null) throw notHere(gone, url.pathname, await soldVehicle(found, services));
  const { vehicle } = found;
  const brandFits = params.brand === undefined || params.brand === vehicle.brand.slug;
  if (brandFits && params.vehicle === vehicle.slug) return vehicle;
  throw redirect(rightPath(vehicle, brandFits && params.brand !== undefined) + url.search, 301);
};
