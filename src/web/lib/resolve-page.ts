import { HOME_SLUG, slugOfPath, type Story, type Version } from "#domain/content/index.ts";
import { isGroupBrand } from "#domain/models/index.ts";
import type { Vacancy } from "#domain/people/index.ts";
import { matchRedirect } from "#domain/redirects/index.ts";
import type { PageErrorKind } from "#domain/shared/index.ts";
import { parseStockQuery } from "#domain/vehicles/index.ts";
import type { WebServices } from "../services.ts";
import { vacancyAt } from "./vacancy-page.ts";

export type ResolvedPage =
  | { readonly type: "story"; readonly story: Story }
  | { readonly type: "vacancy"; readonly vacancy: Vacancy }
  | { readonly type: "redirect"; readonly to: string }
  | { readonly type: "error"; readonly kind: PageErrorKind };

type Resolving = Pick<WebServices, "content" | "redirects" | "paths" | "settings" | "catalogue" | "clock">;

/** `/{brand}/stock`: the stock with that brand chosen, beside whatever else the address asks for. */
const stockOfBrand = (services: Resolving, slug: string, url: URL): string | null => {
  const [brand = "", stock, ...rest] = slug.split("/");
  if (stock !== services.settings.segments.stock || rest.length > 0) return null;
  if (!isGroupBrand(services.catalogue().brands, brand)) return null;
  const query = parseStockQuery(url.searchParams);
  return services.paths.stock({ ...query, values: { ...query.values, brand: [brand] } });
};

/**
 * The one place that decides what an address is that no route of its own answers: a story, a
 * vacancy, a redirect or nothing.
 * `/{brand}`, `/{brand}/{model}` and any other content page cannot be told apart by their shape.
 */
export const resolvePage = async (services: Resolving, url: URL, version: Version = {}): Promise<ResolvedPage> => {
  const { content, redirects, paths } = services;
  const slug = slugOfPath(url.pathname);
  const story = await content.story(slug, version);
  if (story && slug === HOME_SLUG && url.pathname !== paths.home()) {
    return { type: "redirect", to: paths.home() + url.search };
  }
  if (story) return { type: "story", story };
  const vacancy = vacancyAt(services, url.pathname);
  if (vacancy) return { type: "vacancy", vacancy };
  const stock = stockOfBrand(services, slug, url);
  if (stock !== null) return { type: "redirect", to: stock };
  const listed = matchRedirect(redirects, url.pathname, "");
  return { type: "error", kind: listed?.kind === "broken" ? "broken-link" : "page-not-found" };
};
