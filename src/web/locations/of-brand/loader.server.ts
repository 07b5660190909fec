import type { Location } from "#domain/locations/index.ts";
import { brandHref, requireBrand } from "../../platform/addresses/index.server.ts";
import { notFound } from "../../platform/errors/index.ts";
import { crumbsData } from "../../platform/page/index.ts";
import { crumbsTo } from "../../platform/page/index.server.ts";
import { markCacheable, servicesOf } from "../../platform/router-context/index.ts";
import type { LocationAlternatives } from "../address/require-location.server.ts";
import { toLocationCard } from "../location/location-card.ts";
import { brandLocationsStrings as strings } from "./brand-locations-strings.ts";
import type { Route } from "./+types/route";

/** Throws 404 with all locations unless one of them sells or serves the brand. */
export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { catalogue, clock, paths, settings, siteUrl } = services;
  const brand = await requireBrand(services, params.brand, url);
  const cardOf = (location: Location) =>
    toLocationCard(location, { paths, now: clock.now(), timeZone: settings.timeZone });
  const all = catalogue().locations;
  const locations = all.filter(({ brands }) => brands.includes(brand.slug));
  if (locations.length === 0)
    throw notFound("location-not-found", url.pathname, { locations: all.map(cardOf) } satisfies LocationAlternatives);
  markCacheable(context, "catalogue", "content", "minute");
  const crumbs = crumbsTo(
    services,
    { label: brand.name, href: await brandHref(services, brand) },
    { label: strings.crumb },
  );
  return {
    locations: locations.map(cardOf),
    crumbs,
    title: strings.title(brand.name),
    text: strings.text(brand.name, locations.length),
    description: strings.description(
      brand.name,
      locations.map(({ town }) => town),
    ),
    canonical: paths.brandLocations(brand),
    structuredData: [crumbsData(crumbs, siteUrl)],
  };
};
