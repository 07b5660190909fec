import type { Location } from "#domain/locations/index.ts";
import { notFound } from "../../platform/errors/index.ts";
import { type LocationCard, toLocationCard } from "../location/location-card.ts";
import { type AddressServices, requireBrand, resolvePage } from "../../platform/addresses/index.server.ts";

/** Slugs of the location and, below a brand, of the brand. */
type LocationParams = { readonly location: string; readonly brand?: string | undefined };

/** All locations, listed instead of an unknown one. */
export type LocationAlternatives = { readonly locations: readonly LocationCard[] };

/** Throws 404 with all locations unless the group has the location and, below a brand, the location serves the brand. */
export const requireLocation = async (
  services: AddressServices,
  { location: slug, brand }: LocationParams,
  url: URL,
): Promise<Location> => {
  if (brand !== undefined) await requireBrand(services, brand, url);
  const { locations } = services.catalogue();
  const location = locations.find((candidate) => candidate.slug === slug);
  if (location && (brand === undefined || location.brands.includes(brand))) return location;
  const page = await resolvePage(services, url);
  const kind = page.type === "error" && page.kind === "broken-link" ? page.kind : "location-not-found";
  const context = { paths: services.paths, now: services.clock.now(), timeZone: services.settings.timeZone };
  throw notFound(kind, url.pathname, {
    locations: locations.map((other) => toLocationCard(other, context)),
  } satisfies LocationAlternatives);
};
