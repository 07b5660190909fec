import { locationData, requireLocation } from "../../locations/index.server.ts";
import { allowEmbeds, markCacheable, servicesOf } from "../../platform/router-context/index.ts";
import { buildSectionViews, embeddedHosts, sectionsText } from "../../sections/section-views.server.ts";
import type { Route } from "./+types/route";
import { type Location, postalAddress, type Service } from "#domain/locations/index.ts";
import { pathToSlug, type Section, type Story } from "#domain/content/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { loadIcons } from "../../platform/icons/index.ts";
import { brandHref } from "../../platform/addresses/index.server.ts";
import { crumbsData } from "../../platform/page/index.ts";
import { crumbsTo, sharedPicture } from "../../platform/page/index.server.ts";
import { liveContent, type SectionServices } from "../../sections/load-live-content.server.ts";
import {
  type LinkedLabel,
  locationPageStrings as strings,
  type ServiceView,
  toLocationPageView,
} from "../../locations/index.ts";
import { SERVICE_LABELS } from "#application/strings/services.ts";
import { locationForms, tyreForms } from "../../sections/form/location-forms.server.ts";
import { EMPTY_QUERY, type StockQuery } from "#domain/vehicles/index.ts";
import type { LiveContent } from "../../sections/elements/live-content.ts";
import type { SectionView } from "../../sections/elements/define-section.ts";
import { isTeamView, TEAM_FIELDS, type TeamView } from "../../sections/team/team.tsx";

/** Editors' content for a location: the story at the location's URL. */
const locationStory = (
  { content, editing, paths }: SiteServices<"paths" | "content" | "editing">,
  location: Location,
  url: URL,
) => content.story(pathToSlug(paths.location(location)), { draft: editing.editorOf(url.searchParams) !== null });

/** Content pages about services. */
const SERVICE_PAGES: Readonly<Partial<Record<Service, string>>> = {
  used_vehicles: "centre-de-vehicules-d-occasion",
  commercial_vehicles: "entreprise/vehicules-utilitaires",
  leasing: "private-lease",
  fleet: "entreprise/gestion-de-flotte",
  financing: "services/financement",
  workshop: "services/apres-vente",
  bodywork: "services/carrosserie",
  dent_and_paint: "services/debosselage-et-peinture",
  tyres: "services/pneus-et-stockage",
  parts: "services/pieces-et-accessoires",
  conversion: "entreprise/transformation-de-vehicules",
};

const servicePageHref = async (
  { content, paths }: SiteServices<"paths" | "content">,
  service: Service,
): Promise<string | null> => {
  const page = SERVICE_PAGES[service];
  return page !== undefined && (await content.story(page)) !== null ? paths.content(page) : null;
};

/** Services of a location, each with its page if the site has one. */
const serviceViews = (
  services: SiteServices<"paths" | "content">,
  location: Location,
): Promise<readonly ServiceView[]> =>
  Promise.all(
    location.services.map(async (service) => ({
      label: SERVICE_LABELS[service],
      href: await servicePageHref(services, service),
    })),
  );

/** Forms of a location, appointments first. */
const locationActions = async (
  services: SiteServices<"settings" | "paths" | "content">,
  location: Location,
): Promise<readonly LinkedLabel[]> => {
  const [workshop, testDrive, contact, tyreHrefOf] = await Promise.all([
    locationForms(services, "workshop_appointment"),
    locationForms(services, "model_test_drive"),
    locationForms(services, "contact"),
    tyreForms(services),
  ]);
  const { actions: labels } = strings;
  const actions = [
    { label: labels.workshop, href: workshop.hrefOf(location) },
    { label: labels.testDrive, href: testDrive.hrefOf(location) },
    { label: labels.tyres, href: tyreHrefOf(location) },
    { label: labels.contact, href: contact.hrefOf(location) },
  ];
  return actions.flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));
};

const MAX_CARDS = 6;
const MAX_PEOPLE = 12;
const TEAM_ANCHOR = "equipe";

const stockSection = ({ stock }: SiteServices<"stock">, location: Location): Section | null => {
  const query: StockQuery = { ...EMPTY_QUERY, values: { location: [location.slug] } };
  const count = stock.index().count(query);
  if (count === 0) return null;
  return {
    component: "stock_teaser",
    layout: "rail",
    anchor: "stock",
    title: strings.stock(location.town),
    text: strings.stockText(count),
    query,
    limit: MAX_CARDS,
    link_label: strings.allStock(count),
  };
};

const teamSection = (location: Location): Section => ({
  component: "team",
  anchor: TEAM_ANCHOR,
  title: strings.team(location.town),
  text: null,
  location: location.slug,
  department: null,
  employees: [],
  filters: false,
  limit: 200,
});

/** The first people of the team, with a link to all of them if the site has an employees page. */
const shortenTeam = async (
  view: SectionView,
  { content, paths }: SiteServices<"paths" | "content">,
  location: Location,
): Promise<SectionView> => {
  if (!isTeamView(view) || view.anchor !== TEAM_ANCHOR || view.people.length <= MAX_PEOPLE) return view;
  const employees = paths.employees();
  if ((await content.story(pathToSlug(employees))) === null) return view;
  const query = new URLSearchParams({ [TEAM_FIELDS.location]: location.slug });
  const more = { label: strings.wholeTeam(view.people.length), href: `${employees}?${query}` };
  const shortened: TeamView = { ...view, people: view.people.slice(0, MAX_PEOPLE), more };
  return shortened;
};

/** Stock and team of a location, followed by the sections of its story; forms have pages of their own. */
const locationSections = async (
  services: SiteServices<"paths" | "stock" | "content">,
  { location, story, live }: { readonly location: Location; readonly story: Story | null; readonly live: LiveContent },
): Promise<readonly SectionView[]> => {
  const stock = stockSection(services, location);
  const sections = [...(stock ? [stock] : []), teamSection(location), ...(story?.sections ?? [])];
  const views = await buildSectionViews(sections, { ...live, offersForm: () => false });
  return Promise.all(views.map((view) => shortenTeam(view, services, location)));
};

const locationPage = async (
  services: SectionServices & SiteServices<"siteUrl" | "icons" | "editing">,
  location: Location,
  url: URL,
) => {
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

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const location = await requireLocation(services, params, url);
  markCacheable(context, "catalogue", "stock", "content", "minute");
  const { data, ...page } = await locationPage(services, location, url);
  allowEmbeds(context, embeddedHosts(page.sections));
  return {
    ...page,
    sections: sectionsText(context, page.sections),
    structuredData: data,
  };
};
