import { postalAddress, type Location } from "#domain/locations/index.ts";
import { pathToSlug } from "#domain/content/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { loadIcons } from "../../platform/icons/index.ts";
import { brandHref } from "../../platform/addresses/index.server.ts";
import { crumbsData } from "../../platform/page/index.ts";
import { crumbsTo, sharedPicture } from "../../platform/page/index.server.ts";
import { liveContent } from "../../sections/load-live-content.server.ts";
import { locationPageStrings as strings, toLocationPageView } from "../../locations/index.ts";
import { SERVICE_LABELS } from "#application/strings/services.ts";
import { locationData } from "../../locations/index.server.ts";
import { locationActions, serviceViews } from "./location-links.server.ts";
import { locationSections } from "./location-sections.server.ts";

/** Editors' content for a location: the story at the location's URL. */
const locationStory = ({ content, editing, paths }: SiteServices, location: Location, url: URL) =>
  content.story(pathToSlug(paths.location(location)), { draft: editing.editorOf(url.searchParams) !== null });

export const locationPage = async (services: SiteServices, location: Location, url: URL) => {
  const { catalogue, clock, paths, settings, siteUrl } = services;
  const now = clock.now();
  const { timeZone } = settings;
  const canonical = paths.location(location);
  const story = await locationStory(services, location, url);
  const brands = catalogue().brands.filter(({ slug, in_group }) => in_group && location.brands.includes(slug));
  const brandLinks = await Promise.all(
    brands.map(async (brand) => ({ label: brand.name, href: await brandHref(services, brand) })),
  );
  const crumbs = crumbsTo(services, { label: strings.crumb, href: paths.locations() }, { label: location.town });
  const live = liveContent(services, url);
  const view = toLocationPageView(
    {
      location,
      crumbs,
      intro: story?.description ?? null,
      actions: await locationActions(services, location),
      services: await serviceViews(services, location),
      brands: brandLinks,
      map: live.mapOf({ zone: null, focus: [location], pins: [location], pinHref: null, zoneHref: null }),
    },
    { paths, now, timeZone },
  );
  const sections = await locationSections(services, { location, story, live });
  const dealer = { location, brands, url: siteUrl + canonical, siteUrl, legalName: settings.group.legal_name };
  const data = [locationData({ ...dealer, now, timeZone }), crumbsData(crumbs, siteUrl)];
  const serviceLabels = location.services.map((service) => SERVICE_LABELS[service]);
  const [picture] = location.images;
  return {
    view,
    sections,
    icons: await loadIcons(services.icons, sections),
    title: story?.title ?? strings.title(location.name),
    description: story?.description ?? strings.description(location.name, postalAddress(location), serviceLabels),
    canonical,
    image: picture ? sharedPicture(picture.url, picture.alt, siteUrl) : null,
    data,
  };
};
