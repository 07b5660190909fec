import { redirect } from "react-router";
import {
  meetsDemand,
  type Vehicle,
  type VehicleDemand,
  vehicleIdFromSlug,
  vehicleState,
} from "#domain/vehicles/index.ts";
import type { CurrentOrRemovedVehicle } from "#application/stock/ports.ts";
import type { SiteServices } from "#application/site/index.ts";
import { isMake } from "#application/stock/index.ts";
import { notFound } from "../../platform/errors/index.ts";
import { type AddressServices, resolvePage } from "../../platform/addresses/index.server.ts";
import { type SoldAlternative, soldVehicle } from "../similar/sold-vehicle.server.ts";

/** Slugs of the vehicle and, below a make, of the make. */
export type VehicleParams = { readonly vehicle: string; readonly brand?: string | undefined };

const findVehicle = async ({ stock }: SiteServices<"stock">, slug: string): Promise<CurrentOrRemovedVehicle | null> => {
  const id = vehicleIdFromSlug(slug);
  return id === null ? null : stock.byIdIncludingRemoved(id);
};

/**
 * Throws the error of the catch-all route unless the first segment is a make: one of the group, one in stock, or that of
 * the vehicle, which may have been the last of its make.
 */
export const requireMake = async (
  services: AddressServices,
  { brand, vehicle }: VehicleParams,
  url: URL,
): Promise<void> => {
  if (brand === undefined || isMake(services, brand)) return;
  if ((await findVehicle(services, vehicle))?.vehicle.brand.slug === brand) return;
  const page = await resolvePage(services, url);
  throw notFound(page.type === "error" ? page.kind : "page-not-found", url.pathname);
};

type RequireVehicleOptions = {
  /** The path below the stock, or below the vehicle's make. */
  readonly canonicalPath: (vehicle: Vehicle, belowBrand: boolean) => string;
  /** What the vehicle must be; null for a page that says itself what it is. */
  readonly demand: VehicleDemand | null;
  /** Error for a vehicle that is removed, or not what it must be. */
  readonly removedError?: "vehicle-not-found" | "vehicle-form-not-found";
};

/**
 * The vehicle on sale with the id in the slug. Redirects (301) to the canonical path if the rest of the slug differs,
 * and to the path below the stock if the make differs. Throws 404 for an unknown or removed vehicle and for one that is not
 * what it must be, with what to offer instead.
 */
export const requireVehicle = async (
  services: AddressServices,
  params: VehicleParams,
  url: URL,
  { canonicalPath, demand, removedError = "vehicle-not-found" }: RequireVehicleOptions,
): Promise<Vehicle> => {
  await requireMake(services, params, url);
  const match = await findVehicle(services, params.vehicle);
  if (!match) throw notFound("vehicle-not-found", url.pathname);
  if (match.removed_at !== null || (demand !== null && !meetsDemand(vehicleState(match), demand))) {
    throw notFound(removedError, url.pathname, { sold: await soldVehicle(match, services) } satisfies SoldAlternative);
  }
  const { vehicle } = match;
  const brandMatches = params.brand === undefined || params.brand === vehicle.brand.slug;
  if (brandMatches && params.vehicle === vehicle.slug) return vehicle;
  throw redirect(canonicalPath(vehicle, brandMatches && params.brand !== undefined) + url.search, 301);
};
