import type { Location } from "#domain/locations/index.ts";
import type { Paths } from "#domain/site/index.ts";
import type { ExportContext } from "./ports.ts";

/** `siteUrl` is an origin without a trailing slash. */
export const createExportContext = (
  siteUrl: string,
  paths: Pick<Paths, "vehicle">,
  locations: readonly Location[],
): ExportContext => {
  const byId = new Map(locations.map((location) => [location.id, location]));
  return {
    vehicleUrl: (vehicle) => siteUrl + paths.vehicle(vehicle),
    absoluteUrl: (url) => (url.startsWith("/") ? siteUrl + url : url),
    locationById: (id) => (id === null ? null : (byId.get(id) ?? null)),
  };
};
