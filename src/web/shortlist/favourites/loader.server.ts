import { data } from "react-router";
import { buildFavouritesView } from "./favourites-view.ts";
import { cardContext } from "../../vehicle/index.server.ts";
import { crumbsTo, stockStep } from "../../platform/page/index.server.ts";
import {
  compareFavourites,
  type FavouriteChanges as SeenView,
  readSeenCookie,
  removedOnVisit,
  type SeenFavourites,
  type ViewMoment,
  writeSeenCookie,
} from "#domain/shortlist/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { currentVehicle, viewMoment } from "../seen/current-vehicle.server.ts";
import { isPrefetch, isSecure, type ListOnPage, listOnPage } from "../list-pages/list-on-page.server.ts";
import { newestVehicles } from "../list-pages/newest.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import { listPageStrings } from "../list-pages/list-pages-strings.ts";
import type { Route } from "./+types/route";

const strings = listPageStrings.favourites;

const compareWithSeen = (
  seen: SeenFavourites,
  { vehicles, removedVehicles }: Pick<ListOnPage, "vehicles" | "removedVehicles">,
  moment: ViewMoment,
): SeenView => {
  const removed = removedVehicles.map(({ id, isSold }) => ({
    id,
    cents: null,
    state: isSold ? ("sold" as const) : ("removed" as const),
  }));
  return compareFavourites(seen, [...vehicles.map(currentVehicle), ...removed], moment);
};

/** The favourites with what changed since the visitor's last visit; of a shared list nothing is remembered. */
const favouritesOnPage = async (
  request: Request,
  services: SiteServices<"settings" | "paths" | "siteUrl" | "clock" | "stock">,
) => {
  const moment = viewMoment(services);
  const seen = readSeenCookie(request.headers.get("cookie"));
  const list = await listOnPage("favourites", request, services, removedOnVisit(seen, moment));
  const headers = new Headers(list.headers);
  if (list.shared) return { ...list, headers, changes: [], today: moment.day };
  const view = compareWithSeen(seen, list, moment);
  const isUsed = seen.entries.size > 0 || view.seen.entries.size > 0;
  if (isUsed && !isPrefetch(request)) headers.append("Set-Cookie", writeSeenCookie(view.seen, isSecure(services)));
  return { ...list, headers, changes: view.changes, today: moment.day };
};

// Not cacheable, because the list is the visitor's own.
export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths, siteUrl } = services;
  const { headers, ...list } = await favouritesOnPage(request, services);
  const view = buildFavouritesView({
    ...list,
    newest: list.vehicles.length === 0 ? await newestVehicles(services) : [],
    query: url.searchParams,
    crumbs: crumbsTo(services, stockStep(services), { label: list.shared ? strings.sharedTitle : strings.title }),
    cards: cardContext(services),
    paths,
    siteUrl,
  });
  return data({ view }, { headers });
};
