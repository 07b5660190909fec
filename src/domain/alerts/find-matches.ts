import type { StockQuery } from "../vehicles/index.ts";
import { type AlertCriteria, type AlertMatch, type NotifiedPrices, toStockQuery } from "./alert.ts";

/**
 * The matches of an alert, newest first. `findIds`: ids of all matches of a query. `prices`: current prices of all
 * vehicles on sale. The search may be older than the prices; vehicles without a price entry are no longer on sale and
 * are left out.
 */
export const findAlertMatches = (
  criteria: AlertCriteria,
  findIds: (query: StockQuery) => readonly number[],
  prices: NotifiedPrices,
): readonly AlertMatch[] => {
  const ids = criteria.kind === "price_alert" ? [criteria.vehicle_id] : findIds(toStockQuery(criteria.query));
  return ids.flatMap((id) => {
    const cents = prices.get(id);
    return cents === undefined ? [] : [{ id, cents }];
  });
};
