import { readListCookie, writeIds } from "#domain/shortlist/index.ts";
import { listPageStrings } from "../list-pages/list-pages-strings.ts";
import { NO_LIST_NOTICES } from "../list-pages/list-notices.tsx";
import type { VehicleCardView } from "../../vehicle/index.ts";
import { withChangedFirst } from "./favourite-notes.ts";
import type { FavouritesView } from "./favourites-view.ts";

export type CachedFavouritesInput = {
  /** The visitor's own list as last rendered by the server. */
  readonly last: FavouritesView;
  /** Query of the page's URL. */
  readonly query: URLSearchParams;
  /** Cookies of the document. */
  readonly cookies: string;
  /** Null if the browser has no recent card of the vehicle. */
  readonly cardOf: (id: number) => VehicleCardView | null;
};

/** The URL with these vehicles instead of its own. */
const withIds = (href: string, ids: readonly number[]): string => {
  const [path = ""] = href.split("?");
  return ids.length > 0 ? `${path}?ids=${writeIds(ids)}` : path;
};

/**
 * The visitor's own list, built from cached cards. Null if a card is missing, and for anything that only the server can
 * render: a shared list, another order, a notice, a cookie to correct.
 */
export const cachedFavourites = ({ last, query, cookies, cardOf }: CachedFavouritesInput): FavouritesView | null => {
  const { ids, isCanonical } = readListCookie(cookies, "favourites");
  if (query.size > 0 || !isCanonical) return null;
  const cards = ids.map(cardOf).filter((card) => card !== null);
  if (cards.length < ids.length) return null;
  return {
    ...last,
    ids,
    cards: withChangedFirst(cards.toReversed(), last.notes),
    notices: NO_LIST_NOTICES,
    sorts: last.sorts.map((sort, index) => ({ ...sort, selected: index === 0 })),
    share: {
      url: withIds(last.share.url, ids),
      title: listPageStrings.favourites.shareTitle(ids.length),
    },
    adviserHref: withIds(last.adviserHref, ids),
  };
};
