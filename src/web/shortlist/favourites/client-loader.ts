import { cachedCard } from "../../vehicle/index.ts";
import { cachedFavourites } from "./cached-favourites.ts";
import type { FavouritesView } from "./favourites-view.ts";
import type { Route } from "./+types/route";

let last: FavouritesView | null = null;

/** Remembers the visitor's own list for the next visit to the page in this tab. */
export const rememberFavourites = (view: FavouritesView): void => {
  if (!view.shared) last = view;
};

/**
 * Serves a list whose vehicles were all displayed within the last minute from the client cache, any other from the
 * server.
 */
export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs) => {
  const { searchParams: query } = new URL(request.url);
  const view = last && cachedFavourites({ last, query, cookies: document.cookie, cardOf: cachedCard });
  return view ? { view } : serverLoader();
};
