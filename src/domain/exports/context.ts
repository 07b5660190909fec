import type { Location } from "../locations/index.ts";
import type { Paths } from "../site/index.ts";
import type { ExportContext } from "./format.ts";

/** The context of a site that is reached at `siteUrl` (an origin, without a slash at its end). */
export const exportContext = (
  siteUrl: string,
  paths: Pick<Paths, "vehicle">,
  locations: readonly Location[],
): ExportContext => {
  const byId = new Map(locations.map((location) => [location.id, location]));
  return {
    pageOf: (vehicle) => siteUrl + paths.vehicle(vehicle),
    absolute: (url) => (url.startsWith("/") ? siteUrl + url : url),
    locationOf: (id) => (id === null ? null : (byId.get(id) ?? null)),
  };
};
