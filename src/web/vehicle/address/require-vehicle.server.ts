import { redirect } from "react-router";
import { isGroupBrand } from "#domain/models/index.ts";
import { vehicleIdFromSlug, type Vehicle } from "#domain/vehicles/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { notFound } from "../../platform/errors/index.ts";
import { resolvePage } from "../../platform/addresses/index.server.ts";
import { soldVehicle, type SoldAlternative } from "../similar/index.server.ts";

/** Slugs of the vehicle and, below a brand, of the brand. */
export type VehicleParams = { readonly vehicle: string; readonly brand?: string | undefined };

/** Throws the error of the catch-all route unless the slug is a brand of the group. */
export const requireGroupBrand = async (services: SiteServices, brand: string | undefined, url: URL): Promise<void> => {
  if (brand === undefined || isGroupBrand(services.catalogue().brands, brand)) return;
  const page = await resolvePage(services, url);
  throw notFound(page.type === "error" ? page.kind : "page-not-found", url.pathname);
};

type RequireVehicleOptions = {
  /** The path below the stock, or below the vehicle's brand. */
  readonly canonicalPath: (vehicle: Vehicle, belowBrand: boolean) => string;
  /** Error for a removed vehicle. */
  readonly removedError?: "vehicle-not-found" | "vehicle-form-not-found";
};

/**
 * The vehicle on sale with the id in the slug. Redirects (301) to the canonical path if the rest of the slug differs,
 * and to the path below the stock if the brand differs. Throws 404 for a removed or unknown vehicle.
 */
export const requireVehicle = async (
  services: SiteServices,
  params: VehicleParams,
  url: URL,
  { canonicalPath, removedError = "vehicle-not-found" }: RequireVehicleOptions,
): Promise<Vehicle> => {
  await requireGroupBrand(services, params.brand, url);
  const id = vehicleIdFromSlug(params.vehicle);
  const match = id === null ? null : await services.stock.byIdIncludingRemoved(id);
  if (!match) throw notFound("vehicle-not-found", url.pathname);
  if (match.removed_at !== null) {
    throw notFound(removedError, url.pathname, { sold: await soldVehicle(match, services) } satisfies SoldAlternative);
  }
  const { vehicle } = match;
  const brandMatches = params.brand === undefined || params.brand === vehicle.brand.slug;
  if (brandMatches && params.vehicle === vehicle.slug) return vehicle;
  throw redirect(canonicalPath(vehicle, brandMatches && params.brand !== undefined) + url.search, 301);
};
