import { consentHosts } from "#domain/consent/index.ts";
import { newestArticles, NEWS_PREFIX } from "#domain/content/index.ts";
import { prepareAdvertisedLease } from "#domain/models/index.ts";
import { isVacancyOpen } from "#domain/people/index.ts";
import { createDerivedCache, minuteOf, utcDay } from "#domain/shared/index.ts";
import { countryOf, marketMap } from "#domain/site/index.ts";
import type { StockQuery } from "#domain/vehicles/index.ts";
import { toVehicleCardView, type VehicleCardView } from "../vehicle/index.ts";
import type { ContentVersion } from "#application/content/ports.ts";
import type { LiveContent } from "./elements/live-content.ts";
import type { SiteServices } from "#application/site/index.ts";
import { cardContext, type CardServices } from "../vehicle/index.server.ts";
import { formSpecForSection, isFormOffered } from "./form/content-form.server.ts";
import { buildMapView } from "../platform/map/index.server.ts";
import { formOnPage, type FormPostResult, orWithoutDatabase } from "../leads/index.server.ts";
import { locationForms, tyreForms } from "./form/location-forms.server.ts";
import { visibleEmployees } from "../locations/index.server.ts";

type Cards = readonly VehicleCardView[];

const loadCards = async (services: CardServices, ids: readonly number[]): Promise<Cards> => {
  const context = cardContext(services);
  return (await services.stock.byIds(ids)).map((vehicle) => toVehicleCardView(vehicle, context));
};

const cachedCards = createDerivedCache<StockQuery, Promise<Cards>>();

/** Includes the minute, because opening hours, pictures and badges change independently of the stock. */
const versionOf = (services: CardServices): LiveContent["version"] => [
  services,
  services.stock.version(),
  services.catalogue(),
  minuteOf(services.clock.now()),
];

const cardsOf = (services: CardServices, query: StockQuery, ids: readonly number[]): Promise<Cards> =>
  cachedCards(query, [...versionOf(services), ids.join()], () => loadCards(services, ids));

/**
 * Each vehicle has one card per page, in the first section that requests it. While the database is down, a page
 * returned after a form submission has no vehicles.
 */
const liveStock = (
  services: CardServices & SiteServices<"isUnavailable">,
  postResult: FormPostResult | null,
): Pick<LiveContent, "count" | "cards"> => {
  const listed = new Set<number>();
  return {
    count: (query) => services.stock.index().count(query),
    async cards(query, limit) {
      const { ids: matches } = services.stock.index().search(query, { perPage: limit + listed.size, facets: false });
      const ids = matches.filter((id) => !listed.has(id)).slice(0, limit);
      for (const id of ids) listed.add(id);
      if (postResult === null) return cardsOf(services, query, ids);
      return orWithoutDatabase(services, () => loadCards(services, ids), []);
    },
  };
};

/** A page that shows a draft has lists with drafts. */
const liveStories = (
  { content }: SiteServices<"content">,
  version: ContentVersion,
): Pick<LiveContent, "articles" | "storySlugs"> => ({
  articles: async (category) => newestArticles(await content.stories(NEWS_PREFIX, version), category),
  storySlugs: async (prefix) => new Set((await content.stories(prefix, version)).map(({ slug }) => slug)),
});

/** What the sections of a page are made of. */
export type SectionServices = CardServices &
  SiteServices<"content" | "integrations" | "thirdParties" | "leaseOffers" | "leads" | "isUnavailable">;

/** Current data for the sections of the page at `url`; `postResult` is the result of the page's action, `version` of its stories. */
export const liveContent = (
  services: SectionServices,
  url: URL,
  postResult: FormPostResult | null = null,
  version: ContentVersion = {},
): LiveContent => {
  const { paths, catalogue, clock, settings } = services;
  const { brands, models, locations, vacancies } = catalogue();
  const country = countryOf(settings);
  const now = clock.now();
  const today = utcDay(now);
  return {
    version: versionOf(services),
    ...liveStock(services, postResult),
    ...liveStories(services, version),
    paths,
    brands,
    models,
    locations,
    employees: visibleEmployees(services),
    vacancies: vacancies.filter((vacancy) => isVacancyOpen(vacancy, today)),
    workshopHrefs: async () => (await locationForms(services, "workshop_appointment")).hrefOf,
    tyreHrefs: () => tyreForms(services),
    display: settings,
    country,
    mapOf: (input) => buildMapView({ ...input, market: marketMap(settings), country }),
    mapTiles: services.integrations.mapTiles,
    leaseOffers: services.leaseOffers,
    leaseOfferOf: prepareAdvertisedLease(settings.finance, today),
    offersForm: (section) => isFormOffered(section, settings),
    formFor: (section, anchor) =>
      formOnPage(services, { url, postResult, anchor }, () => formSpecForSection(section, services)),
    path: url.pathname,
    search: url.searchParams,
    hosts: { ...settings.hosts, consent: consentHosts(services.thirdParties) },
    now,
    timeZone: settings.timeZone,
  };
};
