import type { FindOnSale } from "#application/content/index.ts";
import type { StockReader } from "#application/stock/ports.ts";

/** Number of vehicles per query. */
const BATCH = 500;

export const findVehiclesOnSale =
  (stock: Pick<StockReader, "byIds">): FindOnSale =>
  async (ids) => {
    const onSale = new Set<number>();
    for (let start = 0; start < ids.length; start += BATCH) {
      for (const { id } of await stock.byIds(ids.slice(start, start + BATCH))) onSale.add(id);
    }
    return onSale;
  };
