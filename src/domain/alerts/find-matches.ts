import type { StockIndex } from "../search/index.ts";
import { type AlertWish, toStockQuery } from "./alert.ts";
import type { AlertMatch, NotifiedPrices } from "./alert-news.ts";

/**
 * The matches of an alert, newest first. `prices`: current prices of all vehicles on sale. The index may be older than
 * the prices; vehicles without a price entry are no longer on sale and are left out.
 */
export const findAlertMatches = (
  wish: AlertWish,
  index: Pick<StockIndex, "size" | "search">,
  prices: NotifiedPrices,
): readonly AlertMatch[] => {
  const ids =
    wish.kind === "price_alert"
      ? [wish.vehicle_id]
      : index.search(toStockQuery(wish.query), { perPage: index.size, facets: false }).ids;
  return ids.flatMap((id) => {
    const cents = prices.get(id);
    return cents === undefined ? [] : [{ id, cents }];
  });
};
