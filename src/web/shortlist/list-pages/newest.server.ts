import type { SiteServices } from "#application/site/index.ts";
import { EMPTY_QUERY, type StockQuery, type Vehicle } from "#domain/vehicles/index.ts";

/** One row of cards on desktops. */
const MAX_NEWEST = 3;

const AVAILABLE: StockQuery = { ...EMPTY_QUERY, values: { availability: ["available"] } };

/** The latest arrivals of the stock, which an empty list shows. */
export const newestVehicles = ({ stock }: SiteServices<"stock">): Promise<readonly Vehicle[]> =>
  stock.byIds(stock.index().search(AVAILABLE, { perPage: MAX_NEWEST, facets: false }).ids);
