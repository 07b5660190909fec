import { formatNumber } from "#domain/shared/index.ts";
import type { StockQuery } from "#domain/vehicles/index.ts";
import type { LiveContent } from "./live-content.ts";

/** Link to a stock query; `count`: its formatted number of vehicles. */
export type CountedLink = { readonly href: string; readonly count: string };

/** Null without vehicles. */
export const countedLink = ({ count, paths }: LiveContent, query: StockQuery): CountedLink | null => {
  const total = count(query);
  return total > 0 ? { href: paths.stock(query), count: formatNumber(total) } : null;
};
