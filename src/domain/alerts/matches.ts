import type { StockIndex } from "../search/index.ts";
import { type AlertWish, queryOfAlert } from "./alert.ts";
import type { Match, Told } from "./news.ts";

/**
 * What an alert finds, newest first, in the stock of an index at the `prices` of today. The index may be a moment older
 * than the prices: a vehicle without one is no longer on sale.
 */
export const matchesOf = (
  wish: AlertWish,
  index: Pick<StockIndex, "size" | "search">,
  prices: Told,
): readonly Match[] => {
  const ids =
    wish.kind === "price_alert"
      ? [wish.vehicle_id]
      : index.search(queryOfAlert(wish.query), { perPage: index.size, facets: false }).ids;
  return ids.flatMap((id) => {
    const cents = prices.get(id);
    return cents === undefined ? [] : [{ id, cents }];
  });
};
