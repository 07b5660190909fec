import type { ContentVersion } from "#application/content/ports.ts";
import { HOME_PAGE_PATH, HOME_SLUG, pathToSlug, type Story } from "#domain/content/index.ts";
import { isVacancyOpen, type Vacancy } from "#domain/people/index.ts";
import { matchRedirect, withTracking } from "#domain/redirects/index.ts";
import { type PageErrorKind, utcDay } from "#domain/shared/index.ts";
import { parseStockQuery } from "#domain/vehicles/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { isMake } from "#application/stock/index.ts";

/** The open vacancy at a path; null for any other path. */
export const findOpenVacancy = (
  { catalogue, clock, paths }: SiteServices<"catalogue" | "clock" | "paths">,
  pathname: string,
): Vacancy | null => {
  const today = utcDay(clock.now());
  const match = catalogue().vacancies.find((vacancy) => paths.vacancy(vacancy) === pathname);
  return match && isVacancyOpen(match, today) ? match : null;
};

type ResolvedPage =
  | { readonly type: "story"; readonly story: Story }
  | { readonly type: "vacancy"; readonly vacancy: Vacancy }
  | { readonly type: "redirect"; readonly to: string }
  | { readonly type: "error"; readonly kind: PageErrorKind };

/** What an address without its own route is resolved by. */
export type AddressServices = SiteServices<
  "content" | "redirects" | "paths" | "settings" | "catalogue" | "stock" | "clock"
>;

/** `/{make}/stock` redirects to the stock with this make added to the query. */
const stockOfMake = (services: AddressServices, slug: string, url: URL): string | null => {
  const [make = "", stock, ...rest] = slug.split("/");
  if (stock !== services.settings.segments.stock || rest.length > 0) return null;
  if (!isMake(services, make)) return null;
  const query = parseStockQuery(url.searchParams);
  return withTracking(services.paths.stock({ ...query, values: { ...query.values, brand: [make] } }), url.search);
};

const missingKind = ({ redirects, paths }: AddressServices, { pathname, search }: URL): PageErrorKind => {
  if (matchRedirect(redirects(), pathname, search)?.kind === "broken") return "broken-link";
  return pathname.startsWith(`${paths.news()}/`) ? "news-article-not-found" : "page-not-found";
};

/**
 * Resolves a URL without its own route to a story, a vacancy, a redirect or an error. `/{brand}`, `/{brand}/{model}`
 * and other content pages have no distinguishable path pattern.
 */
export const resolvePage = async (
  services: AddressServices,
  url: URL,
  version: ContentVersion = {},
): Promise<ResolvedPage> => {
  const { content, paths } = services;
  const slug = pathToSlug(url.pathname);
  const story = await content.story(slug, version);
  if (story && slug === HOME_SLUG && ![paths.home(), HOME_PAGE_PATH].includes(url.pathname)) {
    return { type: "redirect", to: paths.home() + url.search };
  }
  if (story) return { type: "story", story };
  const vacancy = findOpenVacancy(services, url.pathname);
  if (vacancy) return { type: "vacancy", vacancy };
  const stock = stockOfMake(services, slug, url);
  if (stock !== null) return { type: "redirect", to: stock };
  const moved = content.movedTo?.(slug) ?? null;
  if (moved !== null && (await content.story(moved)) !== null) {
    return { type: "redirect", to: paths.content(moved) + url.search };
  }
  return { type: "error", kind: missingKind(services, url) };
};
