import { data } from "react-router";
import { buildFavouritesView } from "./favourites-view.ts";
import { cardContext } from "../../vehicle/index.server.ts";
import { crumbsTo, stockStep } from "../../platform/page/index.server.ts";
import { favouritesOnPage } from "./favourite-changes.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import { listPageStrings } from "../lists/list-pages-strings.ts";
import type { Route } from "./+types/route";

const strings = listPageStrings.favourites;

// Not cacheable, because the list is the visitor's own.
export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths, siteUrl } = services;
  const { headers, ...list } = await favouritesOnPage(request, services);
  const view = buildFavouritesView({
    ...list,
    query: url.searchParams,
    crumbs: crumbsTo(services, stockStep(services), { label: list.shared ? strings.sharedTitle : strings.title }),
    cards: cardContext(services),
    paths,
    siteUrl,
  });
  return data({ view }, { headers });
};
