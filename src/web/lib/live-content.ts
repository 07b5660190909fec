import { articlesOn, NEWS_PREFIX } from "#domain/content/index.ts";
import { prepareAdvertisedMonth } from "#domain/models/index.ts";
import { isOpenOn } from "#domain/people/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import { toCardView } from "../features/stock/card-view.ts";
import type { LiveContent } from "../sections/live-content.ts";
import type { WebServices } from "../services.ts";
import { cardContext } from "./card-context.ts";
import { askedOfSection, isFormOffered } from "./content-form.ts";
import { formOnPage } from "./form-page.ts";
import type { AnsweredForm } from "./form-post.ts";
import { workshopAppointments } from "./workshop-page.ts";

type LiveStock = Pick<LiveContent, "count" | "cards">;

const liveStock = (services: WebServices): LiveStock => ({
  count: (query) => services.stock.index().count(query),
  async cards(query, limit) {
    const { ids } = services.stock.index().search(query, { perPage: limit, facets: false });
    const context = cardContext(services);
    return (await services.stock.byIds(ids)).map((vehicle) => toCardView(vehicle, context));
  },
});

type LiveStories = Pick<LiveContent, "articles" | "storySlugs">;

const liveStories = ({ content }: WebServices, today: string): LiveStories => ({
  articles: async (category) => articlesOn(await content.stories(NEWS_PREFIX), today, category),
  storySlugs: async (prefix) => new Set((await content.stories(prefix)).map(({ slug }) => slug)),
});

/**
 * What the sections of a page show beside the editors' words, as it stands now; `url` is the page's own, `answered` what
 * became of a form that was sent to it.
 */
export const liveContent = (services: WebServices, url: URL, answered: AnsweredForm | null = null): LiveContent => {
  const { paths, catalogue, clock, settings } = services;
  const { brands, models, locations, employees, vacancies } = catalogue();
  const now = clock.now();
  const today = utcDay(now);
  return {
    ...liveStock(services),
    ...liveStories(services, today),
    paths,
    brands,
    models,
    locations,
    employees: settings.showEmployees ? employees : [],
    vacancies: vacancies.filter((vacancy) => isOpenOn(vacancy, today)),
    workshops: () => workshopAppointments(services),
    monthOf: prepareAdvertisedMonth(settings.finance, today),
    offers: (section) => isFormOffered(section, settings),
    formOf: (section, anchor) =>
      formOnPage(services, { url, answered, anchor }, () => askedOfSection(section, services)),
    path: url.pathname,
    search: url.searchParams,
    hosts: settings.hosts,
    now,
    timeZone: settings.timeZone,
  };
};
