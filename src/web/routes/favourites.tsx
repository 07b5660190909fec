import { data } from "react-router";
import { FavouritesPage } from "../features/shortlist/favourites-page.tsx";
import { buildFavouritesView } from "../features/shortlist/favourites-view.ts";
import { cardContext } from "../lib/card-context.ts";
import { crumbsTo, stockStep } from "../lib/crumbs.ts";
import { listOnPage } from "../lib/kept-list.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { servicesOf } from "../services.ts";
import { listPageStrings } from "../strings/list-pages.ts";
import type { Route } from "./+types/favourites";

const words = listPageStrings.favourites;

// Never kept: it is this visitor's own.
export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths, siteUrl } = services;
  const { headers, ...list } = await listOnPage("favourites", request, services);
  const view = buildFavouritesView({
    ...list,
    query: url.searchParams,
    crumbs: crumbsTo(services, stockStep(services), { label: list.shared ? words.sharedTitle : words.title }),
    cards: cardContext(services),
    paths,
    siteUrl,
  });
  return data({ view }, { headers });
};

/** The cookie that was put right. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData?.view.shared ? words.sharedTitle : words.title,
    description: words.description,
    noindex: true,
  });

const Favourites = ({ loaderData }: Route.ComponentProps) => <FavouritesPage view={loaderData.view} />;

export default Favourites;
